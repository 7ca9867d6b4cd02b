//! BTS-026 to BTS-042: the action phase: the pawn goes to a space, and its action is carried out.

use super::leaders::credit;
use super::{Building, Part, Scope, Source, Weighing, claim, prospect};
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::ids::{Basic, Guild};
use crate::space::{Holder, Space};
use crate::state::State;
use crate::tableau::Tableau;
use engine::{Bits, Index, List, Log, Seat};
use serde::{Deserialize, Serialize};

/// A choice of the action space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Acting {}

/// BTS-032, BTS-033: whatever has spaces that `seat` may use, but its leaders.
pub(crate) fn holders(state: &State, seat: Seat) -> impl Iterator<Item = Holder> + '_ {
    let guilds = Guild::all().filter(|guild| state.guilds.has(*guild)).map(Holder::Guild);
    let researched = state.tableaus[seat].researched.iter().filter_map(|slot| state.slots[slot.at()]);
    let private = state.tableaus[seat].private.iter();
    let techs = researched.chain(private).map(Holder::Tech);
    let dyson = state.dyson.iter().map(|dyson| Holder::Event(dyson.event));
    Basic::all().map(Holder::Basic).chain(guilds).chain(techs).chain(dyson)
}

/// BTS-027, BTS-028, BTS-205: the spaces that the pawn of `seat` may not enter: its own, and those of others
/// unless it may push them aside.
pub(crate) fn blocked(state: &State, seat: Seat) -> List<Space, 4> {
    let masks = &state.pack.masks;
    let pushes = state.tableaus[seat].systems().any(|system| masks.push_pawn.has(system));
    let blocks = |(other, tableau): (Seat, &Tableau)| {
        let stands = if other == seat { true } else { !pushes && !tableau.pushed };
        tableau.pawn.filter(|_| stands)
    };
    // BTS-030, BTS-031: the unlimited space is never one of them.
    let pack = state.pack.pack();
    state.tableaus.iter().filter_map(blocks).filter(|space| !space.is_unlimited(pack)).collect()
}

/// Adds the spaces of `holder` that `seat` may go to.
#[inline]
fn offer(state: &State, seat: Seat, holder: Holder, blocked: &[Space], into: &mut Vec<Action>) {
    let (pack, n_seats) = (state.pack.pack(), state.n_seats());
    // Spaces of one action differ in their surcharge at most, so the look ahead is made once for each.
    let mut known: Option<(u8, u8, bool)> = None;
    for n in 0..holder.n_spaces(pack, n_seats) {
        let space = Space { holder, n };
        if blocked.contains(&space) {
            continue;
        }
        let (printed, extra) = (space.printed(pack), space.surcharge(pack, n_seats));
        let may = match known {
            Some((action, with, may)) if (action, with) == (printed.n, extra) => may,
            _ => holder
                .effect(pack, printed.n)
                .is_some_and(|effect| prospect::may_act(state, seat, printed, effect, extra)),
        };
        known = Some((printed.n, extra, may));
        if may {
            into.push(Action::Go(space));
        }
    }
}

impl Part<State> for Acting {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(state.turn)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Act
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let seat = state.turn;
        let blocked = blocked(state, seat);
        holders(state, seat).for_each(|holder| offer(state, seat, holder, &blocked, into));
        let leaders = state.tableaus[seat].retinue.iter().map(Holder::Leader);
        leaders.for_each(|holder| offer(state, seat, holder, &blocked, into));
        claim::at_any_time(state, seat, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        let seat = state.turn;
        let Action::Go(space) = action else {
            state.push(self);
            return claim::use_now(state, seat, action, log);
        };
        go(state, seat, space, log);
    }
}

/// BTS-026: the pawn of `seat` goes to a space, and its action begins.
pub(crate) fn go(state: &mut State, seat: Seat, space: Space, log: &mut impl Log<Event>) {
    let pack = state.pack.pack();
    let pushed = state.pawn_on(space).filter(|other| *other != seat && !space.is_unlimited(pack));
    let tableau = &mut state.tableaus[seat];
    (tableau.pawn, tableau.pushed) = (Some(space), false);
    log.tell(Event::Went(seat, space));
    if let Some(other) = pushed {
        state.tableaus[other].pushed = true;
        log.tell(Event::Pushed(seat, other));
    }
    let printed = space.printed(pack);
    let ships = state.tableaus[seat].ships;
    let turn = &mut state.this_turn;
    (turn.changed, turn.n_taken, turn.ships) = (false, 0, ships);
    (turn.built_at, turn.reinforced, turn.spared) = (Bits::EMPTY, false, false);
    turn.copies = List::new();
    turn.copies.push(printed);
    state.push(Acted {});
    // With credit at hand the surcharge is paid together with the rest.
    let surcharge = space.surcharge(pack, state.n_seats());
    let extra = if credit(state, seat).is_some() { surcharge } else { 0 };
    state.pay_ore(seat, surcharge - extra, log);
    if let Some(effect) = space.holder.effect(pack, printed.n) {
        let scope = Scope { action: true, extra, on: Source::action(space.holder), ..Scope::default() };
        state.push(Weighing { seat, effect, optional: false, scope, cause: None });
    }
}

/// The end of the action, and of looking ahead.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Acted {}

impl Part<State> for Acted {
    fn run(self, state: &mut State, _: &mut impl Log<Event>) {
        if Building::one_more_is_due(state, state.turn) {
            state.push(self);
            return Building::one_more(state, state.turn);
        }
        let turn = &mut state.this_turn;
        turn.built_at = Bits::EMPTY;
        turn.copies = List::new();
        turn.ships = Default::default();
        (turn.changed, turn.n_taken) = (false, 0);
    }
}

impl State {
    /// Begins the turn of `seat`.
    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut impl Log<Event>) {
        self.turn = seat;
        let places = crate::ids::Place::ALL.into_iter();
        let controlled: Bits<_> = places.filter(|place| self.outposts[place.at()].is_some()).collect();
        self.this_turn = crate::state::ThisTurn { controlled, ..Default::default() };
        log.tell(Event::TurnBegan(seat));
    }
}
