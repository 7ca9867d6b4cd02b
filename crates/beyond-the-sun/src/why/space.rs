//! Why an action space cannot be used now.

use super::{Reason, too_little_ore};
use crate::effect::{Cube, EffectOption, Item, Items, Step};
use crate::flow::{self, Scope, Source};
use crate::space::{Holder, Space};
use crate::state::State;
use engine::Seat;

/// The reason against a space that is not legal.
pub(super) fn not(state: &State, seat: Seat, space: Space) -> Reason {
    let pack = state.pack.pack();
    match space.holder {
        Holder::Guild(guild) if !state.guilds.has(guild) => return Reason::GuildClosed,
        Holder::Tech(tech) if !state.techs(seat).has(tech) => return Reason::NotResearched,
        Holder::Leader(leader) if !state.tableaus[seat].retinue.has(leader) => return Reason::NotYourLeader,
        _ => {}
    }
    let tableau = &state.tableaus[seat];
    if !flow::may_enter(state, seat, space) {
        let other = state.pawn_on(space).filter(|other| *other != seat);
        return other.map_or(Reason::StandingThere, Reason::Occupied);
    }
    let printed = space.printed(pack);
    let Some(effect) = space.holder.effect(pack, printed.n) else { return Reason::NothingWouldChange };
    let options = pack.code.options(effect);
    let extra = u16::from(space.surcharge(pack, state.n_seats()));
    let scope = Scope { action: true, on: Source::action(space.holder), ..Scope::default() };
    if let Holder::Leader(leader) = space.holder
        && options.iter().all(|choice| choice.cost.tokens > tableau.retinue.tokens_on(leader))
    {
        return Reason::NoTokenLeft;
    }
    let ore = |choice: &&EffectOption| {
        u16::from(state.ore_price(seat, choice, scope) + choice.cost.ore_to_player) + extra
    };
    if let Some(cheapest) = options.iter().min_by_key(ore).filter(|it| ore(it) > tableau.ore) {
        let printed = u16::from(cheapest.cost.ore + cheapest.cost.ore_to_player);
        return too_little_ore(printed, extra, ore(&cheapest), tableau.ore);
    }
    let pop = |choice: &&EffectOption| choice.cost.recall + population(state, choice.items);
    if let Some(least) = options.iter().min_by_key(pop).filter(|it| pop(it) > tableau.pop) {
        let (recall, need, have) = (least.cost.recall, pop(&least), tableau.pop);
        return match need - recall {
            used @ 1.. if recall > 0 => Reason::PopulationAddsUp { recall, used, have },
            _ => Reason::TooLittlePopulation { need, have },
        };
    }
    if !options.is_empty() && options.iter().all(|choice| state.is_banned(choice)) {
        Reason::Forbidden
    } else if options.iter().any(|choice| choice.colonise) {
        Reason::NothingToColonise
    } else if options.iter().any(|choice| choice.research) {
        Reason::NothingToResearch
    } else {
        Reason::NothingWouldChange
    }
}

/// BTS-110: population that the mandatory steps of an option use, less what they bring before.
fn population(state: &State, items: Items) -> u8 {
    let mut brought = 0_u8;
    let mut need = 0_u8;
    for item in state.pack.code.items(items) {
        match item {
            Item::Step(Step::Research(research), _) if !research.modes.with_supply => need += 1,
            Item::Step(Step::Convert { cube: Cube::Pop, .. }, _) => need += 1,
            Item::Step(step @ Step::Convert { cube: Cube::Supply, .. }, _) if !step.is_build() => {
                brought += 1;
            }
            _ => {}
        }
    }
    need.saturating_sub(brought)
}
