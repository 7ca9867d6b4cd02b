//! Battles that are only imagined, to tell the odds: every unit acts by itself (X4R-335, X4R-454).

use engine::{Log, Seats};

use super::super::battling::Thrown;
use super::{Manoeuvring, Next, orders};
use crate::combat::{Melee, Unit};
use crate::event::Event;
use crate::hex::Hex;
use crate::state::State;
use crate::tactical::TacticalAction as Order;
use crate::tactics::Stage;

/// How an imagined battle ended.
pub(crate) struct Ending {
    /// Ships and neutral units as they are left.
    pub(crate) units: Vec<Unit>,
    /// Turns of units that were played.
    pub(crate) n_turns: u32,
}

/// What the owner of the unit on turn orders: as little as possible, and the unit does the rest.
pub(super) fn order(melee: &Melee) -> Order {
    match melee.map.stage {
        Stage::Joining => Order::TakePart,
        Stage::Mining | Stage::Preparing => Order::Ready,
        Stage::Deploying | Stage::Facing => Order::LineUp,
        Stage::Choosing => Order::Act(melee.map.unit + 1),
        Stage::Yielding if melee.has_prey(usize::from(melee.map.unit)) => Order::YieldMovement,
        Stage::Yielding => Order::YieldAttack,
        Stage::Acting => act(melee),
    }
}

/// X4R-463: the first unit that has attacked takes the second turn.
fn act(melee: &Melee) -> Order {
    let (at, step) = (usize::from(melee.map.unit), melee.map.step);
    if !(step.moved && step.ceased) || melee.may_repeat(at).is_err() {
        Order::ByItself
    } else if step.attacked {
        Order::Again
    } else {
        Order::EndTurn
    }
}

impl Manoeuvring {
    /// Fights a battle to its end in a world in which nothing is hidden; nothing if nobody can fight there.
    pub(crate) fn imagine(
        world: &mut State,
        hex: Hex,
        [attackers, defenders]: [Seats; 2],
        log: &mut Log<Event>,
    ) -> Option<Ending> {
        let battle = Self { hex, attackers, defenders };
        battle.begin(world, log);
        if !world.tactics.is_on() {
            return None;
        }
        let (mut melee, mut n_turns) = (Melee::of(world), 0);
        loop {
            battle.shell(world, &mut melee, log);
            n_turns += u32::from(melee.map.stage == Stage::Acting);
            let mut dice = Thrown { chance: &mut world.chance, log };
            let (asks, next) = Self::advance(&world.board, &mut melee, &mut dice);
            if matches!(next, Next::Over) {
                break;
            }
            if asks {
                let order = order(&melee);
                orders::carry_out(&world.board, &mut melee, order, &mut dice);
            }
            melee.told.clear();
        }
        Some(Ending { units: melee.spread_out(world), n_turns })
    }
}
