//! Whether enemies that are together fight, at the start of the Battles phase (X4R-185, X4R-186, X4R-310).

use engine::{List, Log, Part, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::battling::is_armed;
use super::sequencing::n_waiting;
use super::{Clash, Offer, Seek, Sequencing, Verdict};
use crate::action::Action;
use crate::event::{Decision, Event};
use crate::hex::{Hex, HexSet};
use crate::realm::Mark;
use crate::state::{Board, State, War};
use crate::thing::{Thing, Word};
use crate::war::WarDecision;
use crate::warfare::Warfare;

/// Meetings of one phase at most.
const MEETINGS: usize = 24;

/// Frames above which no further battle is begun; no game comes near so many.
const DEEPEST: usize = 17;

/// One meeting of enemies after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Meeting {
    n: u8,
    /// Whether the other side is asked, too, as hull points are equal.
    second: bool,
}

/// The two sides of a war in a system.
#[derive(Clone, Copy, Default)]
struct Sides {
    hex: Hex,
    attackers: Seats,
    defenders: Seats,
}

fn present(state: &Board, side: Seats, hex: Hex) -> Seats {
    let mut all = Seats::NONE;
    side.iter().filter(|seat| is_armed(state, *seat, hex)).for_each(|seat| all.add(seat));
    all
}

/// Wars whose two sides have fleets or starbases in one system, at least one of them a fleet.
fn meetings(state: &Board) -> List<Sides, MEETINGS> {
    let mut all = List::new();
    if state.wars.is_empty() {
        return all;
    }
    // Only where both sides of a war have anything at all.
    let presence = state.realms.map(|seat, _| state.presence(seat));
    let of = |side: Seats| side.iter().fold(HexSet::NONE, |all, seat| all.or(presence[seat]));
    let both = |war: &War| of(war.attackers).and(of(war.defenders));
    let near = state.wars.iter().fold(HexSet::NONE, |all, war| all.or(both(war)));
    for hex in near.iter() {
        for war in state.wars.iter() {
            let attackers = present(state, war.attackers, hex);
            let defenders = present(state, war.defenders, hex);
            let fleet = |side: Seats| side.iter().any(|seat| state.has_fleet(seat, hex));
            let meet =
                !attackers.is_empty() && !defenders.is_empty() && (fleet(attackers) || fleet(defenders));
            if meet && all.len() < MEETINGS {
                all.push(Sides { hex, attackers, defenders });
            }
        }
    }
    all
}

impl Sides {
    fn hull(&self, state: &Board, side: Seats) -> u16 {
        let here = state.named.iter().filter(|it| it.hex == self.hex && side.has(it.seat));
        here.map(|it| it.hull).sum()
    }

    /// X4R-310: who decides: the side with more hull points; in a tie both, one after the other.
    fn decider(&self, state: &Board, second: bool) -> Option<Seat> {
        let (one, other) = (self.hull(state, self.attackers), self.hull(state, self.defenders));
        let side = match one.cmp(&other) {
            std::cmp::Ordering::Greater if !second => self.attackers,
            std::cmp::Ordering::Less if !second => self.defenders,
            std::cmp::Ordering::Equal if second => self.defenders,
            std::cmp::Ordering::Equal => self.attackers,
            _ => return None,
        };
        let controller = state.controller(self.hex).filter(|seat| side.has(*seat));
        controller.or_else(|| side.iter().next())
    }

    /// X4R-186, X4R-410: the attacker is the side that came in this phase; if both did, the one that wants the battle.
    fn clash(&self, state: &Board, by: Seat) -> Clash {
        let came = |side: Seats| {
            let markers = side.iter().flat_map(|seat| state.realms[seat].fleets.iter().flatten());
            markers.into_iter().any(|it| it.hex == self.hex && it.course.is(Mark::Moved))
        };
        let first = match (came(self.attackers), came(self.defenders)) {
            (true, false) => true,
            (false, true) => false,
            _ => self.attackers.has(by),
        };
        let (one, other) = (self.attackers, self.defenders);
        if first { Clash::of(self.hex, one, other) } else { Clash::of(self.hex, other, one) }
    }
}

impl Meeting {
    pub(super) const FIRST: Self = Self { n: 0, second: false };

    fn sides(&self, state: &Board) -> Option<Sides> {
        meetings(state).get(usize::from(self.n)).copied()
    }

    const fn next(self) -> Self {
        Self { n: self.n + 1, second: false }
    }
}

impl Part<State> for Meeting {
    fn asks(&self, state: &State) -> Option<Seat> {
        self.sides(state)?.decider(state, self.second)
    }

    fn decision(&self, state: &State) -> Decision {
        let hex = self.sides(state).map_or(Hex::CENTRE, |sides| sides.hex);
        Decision::War(WarDecision::Engage(hex))
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, _: &mut Log<Event>) {
        let Some(sides) = self.sides(state) else { return };
        let Some(by) = sides.decider(state, self.second) else { return };
        if action == Action::Fight {
            let clash = sides.clash(state, by);
            if state.frames.len() < DEEPEST {
                state.push(clash);
            }
            state.push(self.next());
        } else if !self.second && sides.decider(state, true).is_some() {
            state.push(Self { second: true, ..self });
        } else {
            state.push(self.next());
        }
    }

    /// When all have decided, the battles are put in order (X4R-184).
    fn run(self, state: &mut State, _: &mut Log<Event>) {
        if self.sides(state).is_some() {
            return state.push(self.next());
        }
        if n_waiting(state) > 1 {
            state.push(Sequencing::FIRST);
        }
    }
}

impl Offer for Meeting {
    fn offers(&self, _: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        if seek.wants(Thing::Word(Word::Fight)) {
            to(Action::Fight, Ok(()));
        }
        if seek.wants(Thing::Warfare(Warfare::Hold)) {
            to(Action::Warfare(Warfare::Hold), Ok(()));
        }
    }
}
