//! Units and buildings that come for free (X4R-096).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::buying::Purchase;
use super::{Effecting, Offer, Placing, Seek, Verdict};
use crate::action::{Action, Unit};
use crate::cards::BuildSite;
use crate::event::{Decision, Event};
use crate::ids::{Building, Resource, Ship};
use crate::notation::{Built, Flag, Property, Shipped, Verb};
use crate::state::State;
use crate::why::Fault;

/// What comes is chosen, if there is a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Receiving {
    pub(super) effect: Effecting,
}

impl Receiving {
    fn each(&self, state: &State, to: &mut dyn FnMut(Purchase)) {
        let pack = state.pack.pack();
        let mut ships = |ship: Ship| {
            for variant in 1..=pack[ship].variants {
                to(Purchase::Unit(Unit::Ship(ship, variant)));
            }
        };
        match self.effect.verb(state) {
            Some(Verb::Ship(Shipped::Ship(ship), ..)) => ships(*ship),
            Some(Verb::Ship(Shipped::Standard(ship), ..)) => to(Purchase::Unit(Unit::Standard(*ship))),
            Some(Verb::Ship(Shipped::One(_), ..)) => {
                // X4-391: one of the ships just unlocked.
                let unlocked = self.effect.tech.map_or(&[][..], |tech| &pack[tech].unlocks.ships);
                unlocked.iter().copied().for_each(ships);
            }
            Some(Verb::Ground(ground, _)) => to(Purchase::Unit(Unit::Ground(*ground))),
            Some(Verb::Build(Built::Building(building), _)) => buildings(state, *building, to),
            Some(Verb::Build(Built::One(selector), _)) => {
                for building in Building::all() {
                    let fits = selector.filter.iter().all(|test| match &test.property {
                        Property::Building(kinds) => kinds.contains(&pack[building].kind) != test.not,
                        Property::Flag(Flag::Available) => {
                            let owned = |tech| state.realms[self.effect.seat].techs.has(tech);
                            pack[building].unlocked_by.iter().all(|tech| owned(*tech)) != test.not
                        }
                        _ => false,
                    });
                    if fits {
                        buildings(state, building, to);
                    }
                }
            }
            _ => {}
        }
    }

    fn placing(&self, what: Purchase) -> Placing {
        Placing::free(self.effect, what)
    }

    /// The only thing that can come, if there is only one.
    fn only(&self, state: &State) -> (u8, Option<Purchase>) {
        let (mut n, mut only) = (0, None);
        self.each(state, &mut |what| {
            if self.placing(what).has_site(state) {
                n += 1;
                only = Some(what);
            }
        });
        (n, only.filter(|_| n == 1))
    }
}

/// A building, once for each resource that it can yield.
fn buildings(state: &State, building: Building, to: &mut dyn FnMut(Purchase)) {
    let card = &state.pack.pack()[building];
    match card.site {
        BuildSite::None | BuildSite::Starbase => {}
        BuildSite::OwnColonyWithResource => {
            Resource::ALL.into_iter().for_each(|it| to(Purchase::Building(building, Some(it))));
        }
        _ => to(Purchase::Building(building, None)),
    }
}

const fn action(what: Purchase) -> Option<Action> {
    match what {
        Purchase::Unit(unit) => Some(Action::Buy(unit)),
        Purchase::Building(building, resource) => Some(Action::Build(building, resource)),
        Purchase::Upgrade(..) | Purchase::Item(_) => None,
    }
}

impl Part<State> for Receiving {
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(self.effect.seat).filter(|_| self.only(state).0 > 1)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Receive
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, _: &mut Log<Event>) {
        let what = match action {
            Action::Buy(unit) => Purchase::Unit(unit),
            Action::Build(building, resource) => Purchase::Building(building, resource),
            _ => return,
        };
        state.push(self.placing(what));
    }

    fn run(self, state: &mut State, _: &mut Log<Event>) {
        self.only(state).1.into_iter().for_each(|what| state.push(self.placing(what)));
    }
}

impl Offer for Receiving {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        self.each(state, &mut |what| {
            if let Some(action) = action(what).filter(|action| seek.means(*action)) {
                let open = self.placing(what).has_site(state);
                to(action, if open { Ok(()) } else { Err(Fault::NoSite.into()) });
            }
        });
    }
}
