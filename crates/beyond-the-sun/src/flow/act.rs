//! BTS-026 to BTS-042: the action phase: the pawn moves to a space, and its action is carried out.

use super::leaders::credit;
use super::prospect::Outlook;
use super::{Building, Part, Scope, Source, Weighing, claim};
use crate::action::Action;
use crate::cards::{ActionCard, Pack};
use crate::event::{Decision, Event};
use crate::ids::{Basic, Tech};
use crate::space::{Holder, Printed, Space};
use crate::state::State;
use crate::tableau::Tableau;
use crate::why::Reason;
use engine::{Bits, Index, List, Log, Seat, Unsaid};
use serde::{Deserialize, Serialize};

/// A choice of the action space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Acting {}

/// BTS-032, BTS-033: everything that has spaces which `seat` may use.
fn holders(state: &State, seat: Seat) -> impl Iterator<Item = Holder> {
    let tableau = &state.tableaus[seat];
    let researched = tableau.researched.iter().filter_map(|slot| state.slots[slot.at()]);
    Basic::all()
        .map(Holder::Basic)
        .chain(state.guilds.iter().map(Holder::Guild))
        .chain(researched.chain(tableau.private.iter()).map(Holder::Tech))
        .chain(state.dyson.map(|dyson| Holder::Event(dyson.event)))
        .chain(tableau.retinue.iter().map(Holder::Leader))
}

/// Whether the pawn of `seat` may go to a space: the conditions of [`Offer`], for a single space.
pub(crate) fn may_go(state: &State, seat: Seat, space: Space) -> Result<Action, Reason> {
    let (pack, holder) = (state.pack.pack(), space.holder);
    if !holders(state, seat).any(|own| own == holder) {
        return Err(match holder {
            Holder::Guild(_) => Reason::GuildClosed,
            Holder::Tech(_) => Reason::NotResearched,
            Holder::Leader(_) => Reason::NotYourLeader,
            Holder::Basic(_) | Holder::Event(_) => Reason::CannotBeCarriedOut,
        });
    }
    if blocked(state, seat).contains(&space) {
        let other = state.pawn_on(space).filter(|other| *other != seat);
        return Err(other.map_or(Reason::StandingThere, Reason::Occupied));
    }
    let printed = space.printed(pack);
    let effect = holder.effect(pack, printed.n).filter(|_| space.n < holder.n_spaces(pack, state.n_seats()));
    let effect = effect.ok_or(Reason::CannotBeCarriedOut)?;
    Outlook::of(state, seat).may_act(printed, effect, space.surcharge(pack, state.n_seats()))?;
    Ok(Action::Go(space))
}

/// BTS-027, BTS-028, BTS-205: the spaces that the pawn of `seat` may not enter: its own, and those of others
/// unless it may push them aside.
fn blocked(state: &State, seat: Seat) -> List<Space, 4> {
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

/// The spaces to which the pawn of a seat may go, while they are collected.
struct Offer<'s, 'v> {
    state: &'s State,
    pack: &'static Pack,
    outlook: Outlook<'s>,
    blocked: List<Space, 4>,
    /// Basic actions and technologies with a blocked space; the others need not be compared with every pawn.
    crowded: (Bits<Basic>, Bits<Tech>),
    into: &'v mut Vec<Action>,
}

impl<'s, 'v> Offer<'s, 'v> {
    fn to(state: &'s State, seat: Seat, into: &'v mut Vec<Action>) -> Self {
        let blocked = blocked(state, seat);
        let mut crowded = (Bits::EMPTY, Bits::EMPTY);
        for space in blocked.iter() {
            match space.holder {
                Holder::Basic(basic) => crowded.0.add(basic),
                Holder::Tech(tech) => crowded.1.add(tech),
                _ => {}
            }
        }
        Self { state, pack: state.pack.pack(), outlook: Outlook::of(state, seat), blocked, crowded, into }
    }

    fn all(&mut self, seat: Seat) {
        holders(self.state, seat).for_each(|holder| match holder {
            Holder::Basic(basic) => self.basic(basic),
            Holder::Tech(tech) => {
                self.cards(holder, &self.pack[tech].actions, !self.crowded.1.has(tech));
            }
            _ => self.cards(holder, holder.actions(self.pack), false),
        });
    }

    fn basic(&mut self, basic: Basic) {
        let (holder, card) = (Holder::Basic(basic), &self.pack[basic]);
        let empty = !self.crowded.0.has(basic);
        let surcharges = if card.unlimited { &[0] } else { card.spaces(self.state.n_seats()) };
        // Spaces of an action differ only in their surcharge, so one look ahead serves all of them.
        let mut known: Option<(u8, bool)> = None;
        for (n, extra) in (0..).zip(surcharges.iter().copied()) {
            let space = Space { holder, n };
            if !empty && self.blocked.contains(&space) {
                continue;
            }
            let may = match known {
                Some((with, may)) if with == extra => may,
                _ => self.outlook.may_act::<Unsaid>(Printed { holder, n: 0 }, card.effect, extra).is_ok(),
            };
            known = Some((extra, may));
            if may {
                self.into.push(Action::Go(space));
            }
        }
    }

    /// The actions of a card; the caller may know that all its spaces are empty.
    fn cards(&mut self, holder: Holder, actions: &[ActionCard], empty: bool) {
        let mut first = 0;
        for (at, card) in (0..).zip(actions) {
            let spaces = first..first + card.spaces;
            first += card.spaces;
            let is_free = |n: u8| empty || !self.blocked.contains(&Space { holder, n });
            if !spaces.clone().any(is_free)
                || self.outlook.may_act::<Unsaid>(Printed { holder, n: at }, card.effect, 0).is_err()
            {
                continue;
            }
            for n in spaces {
                if is_free(n) {
                    self.into.push(Action::Go(Space { holder, n }));
                }
            }
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
        Offer::to(state, seat, into).all(seat);
        claim::at_any_time(state, seat, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let seat = state.turn;
        let Action::Go(space) = action else {
            state.push(self);
            return claim::use_now(state, seat, action, log);
        };
        go(state, seat, space, log);
    }
}

/// BTS-026: the pawn of `seat` moves to a space, and its action begins.
pub(crate) fn go(state: &mut State, seat: Seat, space: Space, log: &mut Log<Event>) {
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
    // If a credit tile is available, the surcharge is paid together with the rest.
    let surcharge = space.surcharge(pack, state.n_seats());
    let extra = if credit(state, seat).is_some() { surcharge } else { 0 };
    state.pay_ore(seat, surcharge - extra, log);
    if let Some(effect) = space.holder.effect(pack, printed.n) {
        let scope = Scope { action: true, extra, on: Source::action(space.holder), ..Scope::default() };
        state.push(Weighing { seat, effect, optional: false, scope, cause: None });
    }
}

/// The end of the action. A look ahead stops here.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Acted {}

impl Part<State> for Acted {
    fn run(self, state: &mut State, _: &mut Log<Event>) {
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
    pub(crate) fn begin_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.turn = seat;
        let places = crate::ids::Place::ALL.into_iter();
        let controlled: Bits<_> = places.filter(|place| self.outposts[place.at()].is_some()).collect();
        self.this_turn = crate::state::ThisTurn { controlled, ..Default::default() };
        log.tell(Event::TurnBegan(seat));
    }
}
