//! Players for whole games: they prefer profitable actions.

use engine::Quick;
use merchant_of_venus::Action;
use merchant_of_venus::cards::{Pack, SpaceKind};

/// The weight of an action.
fn liking(action: Action) -> usize {
    match action {
        Action::Complete(_) | Action::Drop(_) | Action::Sell(_) => 400,
        Action::Promote(_) | Action::Keep(_) | Action::Take(_) | Action::SecondMission | Action::Build(_) => {
            60
        }
        Action::BuyGood(_) | Action::Land | Action::BuyReward(_) => 40,
        Action::BuyTechnology(_) | Action::BuyEquipment(_) | Action::Smuggle(_) => 15,
        Action::Navigate(_) | Action::Thrust(_) | Action::Power(..) | Action::Use(_) => 4,
        Action::Go(space) | Action::Head(space) if Pack::standard()[space].kind == SpaceKind::City => 300,
        Action::Go(_) | Action::Head(_) | Action::Launch => 10,
        Action::Contract(_) => 3,
        Action::Done => 2,
        Action::Stay | Action::Cargo | Action::Throw(_) | Action::Leave(_) | Action::SwitchOff(_) => 1,
        _ => 6,
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
