//! Where a purchase comes, and which fleet a ship joins (X4-112, X4R-307).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::buying::{Purchase, may_place};
use super::{Effecting, Offer, Paying, Seek, Verdict, build};
use crate::action::{Action, Unit};
use crate::cards::BuildSite;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::{Hex, HexSet};
use crate::notation::Verb;
use crate::realm::MARKERS;
use crate::state::{Board, State};
use crate::thing::Thing;
use crate::why::Fault;

/// Where a purchase comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Placing {
    seat: Seat,
    pub(super) what: Purchase,
    /// The effect that brings it for free.
    from: Option<Effecting>,
}

impl Placing {
    pub(super) const fn of(seat: Seat, what: Purchase) -> Self {
        Self { seat, what, from: None }
    }

    /// The same for free (X4R-096).
    pub(super) const fn free(effect: Effecting, what: Purchase) -> Self {
        Self { seat: effect.seat, what, from: Some(effect) }
    }

    /// Whether there is a place for it.
    pub(super) fn has_site(&self, state: &State) -> bool {
        let mut any = false;
        self.each(state, &mut |_, verdict| any |= verdict.is_ok());
        any
    }

    /// The systems that the effect names, or else the usual ones.
    fn sites(&self, state: &State, usual: BuildSite) -> HexSet {
        let named = self.from.and_then(|effect| match effect.verb(state)? {
            Verb::Ship(_, sites, _) | Verb::Ground(_, sites) | Verb::Build(_, sites) => {
                Some(sites).filter(|sites| !sites.is_empty()).map(|sites| effect.sites(state, sites))
            }
            _ => None,
        });
        let usual = state.sites(self.seat, usual);
        match (named, self.what) {
            // X4R-078: one route a system, one gate a player.
            (Some(named), Purchase::Building(..)) => named.and(usual),
            (Some(named), _) => named,
            (None, _) => usual,
        }
    }

    fn each(&self, state: &State, to: &mut dyn FnMut(Hex, Verdict)) {
        let books = Books::open(state, self.seat);
        let pack = state.pack.pack();
        match self.what {
            Purchase::Unit(unit) => {
                let site = match unit {
                    Unit::Ship(ship, _) => pack[ship].site,
                    Unit::Standard(ship) => pack[ship].site,
                    Unit::Ground(ground) => pack[ground].site,
                };
                for hex in self.sites(state, site).iter() {
                    to(hex, may_place(state, &books, self.seat, unit, hex, self.from.is_some()));
                }
            }
            Purchase::Building(building, resource) => {
                let card = &pack[building];
                let free = self.from.is_some();
                for hex in self.sites(state, card.site).iter() {
                    to(hex, build::may_build_at(state, &books, self.seat, card, resource, hex, free));
                }
            }
            Purchase::Upgrade(..) | Purchase::Item(_) => {}
        }
    }

    /// How many places there are, and the only one, if there is only one.
    fn only(&self, state: &State) -> (u8, Option<Hex>) {
        let (mut n, mut only) = (0, None);
        self.each(state, &mut |hex, verdict| {
            if verdict.is_ok() {
                n += 1;
                only = Some(hex);
            }
        });
        (n, only.filter(|_| n == 1))
    }

    fn place(self, state: &mut State, hex: Hex) {
        let Self { seat, what, from } = self;
        let free = from.is_some();
        let secret = |board: &Board, unit: Unit| unit.make().is_some_and(|make| board.is_secret(make));
        match what {
            Purchase::Unit(unit) if secret(state, unit) => state.push(Berthing { seat, unit, hex, free }),
            what => state.push(Paying { seat, what, hex, fleet: None, off: [0; 2], free }),
        }
    }
}

impl Part<State> for Placing {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(self.seat).filter(|_| self.only(state).0 > 1)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Place
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, _: &mut Log<Event>) {
        if let Action::At(hex) = action {
            self.place(state, hex);
        }
    }

    fn run(self, state: &mut State, _: &mut Log<Event>) {
        if let (_, Some(hex)) = self.only(state) {
            self.place(state, hex);
        }
    }
}

impl Offer for Placing {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        self.each(state, &mut |hex, verdict| {
            if seek.wants(Thing::System(hex)) {
                to(Action::At(hex), verdict);
            }
        });
    }
}

/// X4R-307: a bought ship joins a fleet of its system or forms a new one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Berthing {
    seat: Seat,
    pub(super) unit: Unit,
    hex: Hex,
    free: bool,
}

impl Berthing {
    fn has_fleet(&self, state: &State) -> bool {
        state.realms[self.seat].fleets.iter().flatten().any(|it| it.hex == self.hex && !it.is_privateer())
    }

    fn join(self, state: &mut State, fleet: Option<u8>) {
        let Self { seat, unit, hex, free } = self;
        state.push(Paying { seat, what: Purchase::Unit(unit), hex, fleet, off: [0; 2], free });
    }
}

impl Part<State> for Berthing {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(self.seat).filter(|_| self.has_fleet(state))
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Berth(self.hex)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, _: &mut Log<Event>) {
        match action {
            Action::Fleet(fleet) => self.join(state, Some(fleet - 1)),
            _ => self.join(state, None),
        }
    }

    fn run(self, state: &mut State, _: &mut Log<Event>) {
        self.join(state, None);
    }
}

impl Offer for Berthing {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let fleets = &state.realms[self.seat].fleets;
        for (marker, fleet) in fleets.iter().zip(1..=MARKERS as u8) {
            let here = marker.is_some_and(|it| it.hex == self.hex && !it.is_privateer());
            if marker.is_some() && seek.wants(Thing::Fleet(fleet)) {
                to(Action::Fleet(fleet), if here { Ok(()) } else { Err(Fault::NoSite.into()) });
            }
        }
        if seek.wants(Thing::of(Action::New)) {
            let free = fleets.iter().any(Option::is_none);
            to(Action::New, if free { Ok(()) } else { Err(Fault::TooMany.into()) });
        }
    }
}
