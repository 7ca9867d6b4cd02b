//! Colonies change hands or are destroyed, and what follows for capitals and wars (X4R-246 to X4R-249, X4R-253).

use engine::{List, Log, Seat};

use super::{build, falling, returning};
use crate::economy::Books;
use crate::event::Event;
use crate::hex::Hex;
use crate::ids::{WarGoal, WarReason, named};
use crate::notation::{BuildingKind, Permission};
use crate::state::{Standing, State};
use crate::war::WarEvent;

/// X4R-246, X4R-247: the colony belongs to the conqueror, has a level less, no militia, and no income in the next
/// Economy phase.
pub(super) fn conquer(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    let pack = state.pack.pack();
    let books = Books::open(state, seat);
    let loss = books.conquest_loss();
    // X4R-A07: with a general all buildings stay, a centre if the conqueror may have one more.
    let keeps = books.is_allowed(Permission::KeepConqueredBuildings);
    let may_have_centre = books.n_centres() < books.centre_limit();
    let Some(colony) = state.board.colony_mut(hex) else { return };
    let owner = colony.seat;
    colony.seat = seat;
    colony.level = colony.level.saturating_sub(loss).max(1);
    colony.idle = true;
    colony.militia_lost = u8::MAX;
    colony.shield_lost = 0;
    let stays = |standing: &Standing| {
        let card = &pack[standing.building];
        let falls = if keeps {
            card.limit.is_some() && !may_have_centre
        } else {
            card.kind == BuildingKind::Defence || card.limit.is_some()
        };
        !falls && standing.seat != seat
    };
    let mut left = List::new();
    for standing in colony.buildings.iter().filter(|it| stays(it)) {
        let mut standing = *standing;
        standing.seat = if standing.seat == owner { seat } else { standing.seat };
        left.push(standing);
    }
    colony.buildings = left;
    let (level, home) = (colony.level, colony.home && colony.founder == seat);
    log.tell(Event::War(WarEvent::Conquered(seat, owner, hex)));
    log.tell(Event::Raised(seat, hex, level));
    if home {
        // X4R-249: a home world that is retaken is the capital again.
        state.realms[seat].capital = hex;
    }
    lose(state, seat, owner, hex, false, log);
    state.refresh();
    build::make_room(state, hex);
}

/// X4R-253: the colony is gone; the planet and its card stay, its event cards go under their decks.
pub(super) fn destroy(state: &mut State, by: Seat, hex: Hex, log: &mut Log<Event>) {
    let Some(place) = state.colonies.iter().position(|it| it.hex == hex) else { return };
    let colony = state.board.colonies.remove(place);
    returning::events(state, &colony);
    log.tell(Event::War(WarEvent::Destroyed(by, colony.seat, hex)));
    lose(state, by, colony.seat, hex, true, log);
}

/// What a player loses with a colony, and what that means for wars.
fn lose(state: &mut State, by: Seat, owner: Seat, hex: Hex, destroyed: bool, log: &mut Log<Event>) {
    move_capital(state, owner, hex);
    reach_goals(state, by, owner, hex, destroyed, log);
    // X4-192: a reason for war, where there is none yet.
    state.aggrieve(named!(WarReason, "wr-colony-lost"), (owner, by), hex, log);
    state.touch_all();
    state.stir();
    falling::check(state, log);
}

/// X4R-249, X4R-443: who has lost the capital has it on the colony of the highest level.
pub(super) fn move_capital(state: &mut State, seat: Seat, lost: Hex) {
    if state.realms[seat].capital != lost {
        return;
    }
    let best = state.colonies_of(seat).max_by_key(|it| (it.level, std::cmp::Reverse(it.hex.at())));
    if let Some(hex) = best.map(|colony| colony.hex) {
        state.realms[seat].capital = hex;
    }
}

/// X4-192, X4-193, X4R-160: goals of conquest and destruction are fulfilled when it happens.
fn reach_goals(state: &mut State, by: Seat, owner: Seat, hex: Hex, destroyed: bool, log: &mut Log<Event>) {
    let retaken = state.colony_at(hex).is_some_and(|colony| colony.founder == by);
    let wars = state.board.wars.iter_mut();
    for war in wars.filter(|war| war.attackers.has(by) && war.defenders.has(owner)) {
        for aim in war.aims.iter_mut().filter(|aim| !aim.met) {
            let named = aim.goal == named!(WarGoal, "goal-free") && aim.hex == Some(hex);
            let back = aim.goal == named!(WarGoal, "goal-reconquest") && (destroyed || retaken);
            if named || back {
                aim.met = true;
                log.tell(Event::War(WarEvent::GoalMet(war.declarer, aim.goal, aim.hex)));
            }
        }
    }
}
