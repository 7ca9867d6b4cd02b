//! Players for whole games: they prefer actions that bring the game forward.

use beyond_the_sun::Action;
use engine::Quick;

/// The weight of an action.
fn liking(action: Action) -> usize {
    match action {
        Action::Research(_) | Action::Colonise(_) | Action::Claim(_) => 60,
        Action::Go(space) => match space.to_string().split('-').next() {
            Some("basic") => 2,
            _ => 9,
        },
        Action::Grow | Action::Mine => 30,
        Action::Do | Action::Use(_) => 12,
        Action::Jump(..) | Action::Warp(..) | Action::Build(_) | Action::Upgrade(..) => 6,
        Action::Pass | Action::Trade | Action::Buy | Action::Sell | Action::Retire(..) => 1,
        _ => 4,
    }
}

/// One of the legal actions, with a probability in proportion to its weight.
pub(crate) fn choose(legal: &[Action], luck: &mut Quick) -> Action {
    let total: usize = legal.iter().map(|action| liking(*action)).sum();
    let mut at = luck.below(total);
    for action in legal {
        let liked = liking(*action);
        if at < liked {
            return *action;
        }
        at -= liked;
    }
    legal[0]
}
