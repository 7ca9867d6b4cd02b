//! Choices inside an effect: which of its options, whether once more, and what of one's own it improves.

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Effecting, Offer, Picking, Seek, Verdict, build};
use crate::action::Action;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::ids::{Building, Resource};
use crate::notation::{Core, Program, Verb};
use crate::state::{Colony, Happened, Standing, State};
use crate::thing::Thing;
use crate::why::{Fault, Reason};

/// One of several options (X4R-096).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Electing {
    pub(super) effect: Effecting,
}

/// Something may be done so many times more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Optional {
    pub(super) effect: Effecting,
    pub(super) left: u8,
}

impl Electing {
    fn options(&self, state: &State) -> &'static [Program] {
        match self.effect.statement(state).map(|statement| &statement.core) {
            Some(Core::Choose(options)) => options,
            _ => &[],
        }
    }

    /// Whether what an option costs can be paid.
    pub(super) fn may(&self, state: &State, program: Program) -> Verdict {
        let books = Books::open(state, self.effect.seat);
        for (at, statement) in (0..).zip(state.pack.pack().code.statements(program)) {
            match &statement.core {
                // An option that cannot be carried out is none.
                Core::Do(
                    Verb::AdvisorUpgrade | Verb::Introduce(_) | Verb::Research(_) | Verb::Duplicate(_),
                ) => Picking { effect: Effecting { program, at, ..self.effect } }.may_any(state)?,
                Core::Do(Verb::Pay(amounts, _)) => {
                    for (resource, need) in self.effect.amounts(state, amounts).iter().copied() {
                        books.has(resource, need)?;
                    }
                }
                Core::Block(inner) => self.may(state, *inner)?,
                _ => {}
            }
        }
        Ok(())
    }

    /// A card beside a colony remembers what was chosen.
    fn note(&self, state: &mut State, option: u8) {
        let colony = self.effect.here.and_then(|hex| state.board.colony_mut(hex));
        if let Some(happened) = colony.and_then(|colony| colony.events.last_mut()) {
            *happened = Happened::of(happened.event, option, happened.is_paid());
        }
        state.touch(self.effect.seat);
    }
}

impl Part<State> for Electing {
    /// Nobody, if no option can be paid; then the first without a price to pay is missing too, and nothing happens.
    fn asks(&self, state: &State) -> Option<Seat> {
        let open = self.options(state).iter().any(|program| self.may(state, *program).is_ok());
        Some(self.effect.seat).filter(|_| open)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Elect
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, _: &mut Log<Event>) {
        let Action::Option(option) = action else { return };
        let program = self.options(state)[usize::from(option) - 1];
        self.note(state, option - 1);
        state.push(Effecting { program, at: 0, ..self.effect });
    }
}

impl Offer for Electing {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        for (option, program) in (1..).zip(self.options(state)) {
            if seek.wants(Thing::Option(option)) {
                to(Action::Option(option), self.may(state, *program));
            }
        }
    }
}

/// A free upgrade, level or resource for something of one's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Improving {
    pub(super) effect: Effecting,
}

impl Improving {
    /// X4R-096: the step that a building gets, if it fits.
    fn step(&self, state: &State, hex: Hex, standing: Standing) -> Option<Building> {
        let Some(Verb::UpgradeBuilding(selector, step)) = self.effect.verb(state) else { return None };
        let books = Books::open(state, self.effect.seat);
        if !books.fits_building(standing, hex, &selector.filter) {
            return None;
        }
        let family = state.pack[standing.building].family?;
        let pack = state.pack.pack();
        Building::all().find(|it| pack[*it].family == Some(family) && pack[*it].step == Some(*step))
    }

    /// X4R-054: whether a colony can rise for free.
    fn may_rise(&self, state: &State, colony: &Colony) -> Verdict {
        let Some(Verb::Raise(Some(selector))) = self.effect.verb(state) else {
            return Err(Fault::NotYours.into());
        };
        let books = Books::open(state, self.effect.seat);
        if colony.raised {
            return Err(Fault::RaisedThisRound.into());
        }
        let fits = books.fits_colony(colony, &selector.filter);
        let room = books.raise_cost(colony).is_some();
        if fits && room { Ok(()) } else { Err(Fault::HighestLevel.into()) }
    }

    fn each(&self, state: &State, to: &mut dyn FnMut(Action, Verdict)) {
        let seat = self.effect.seat;
        match self.effect.verb(state) {
            Some(Verb::UpgradeBuilding(..)) => {
                for (hex, standing, place) in build::own_buildings(state, seat) {
                    let fits = self.step(state, hex, standing).is_some();
                    let fault: Reason = Fault::NothingToUpgrade.into();
                    to(Action::Slot(hex, place), if fits { Ok(()) } else { Err(fault) });
                }
            }
            Some(Verb::Raise(Some(_))) => {
                for colony in state.colonies_of(seat) {
                    to(Action::At(colony.hex), self.may_rise(state, colony));
                }
            }
            Some(Verb::AddResource) => {
                for resource in Resource::ALL {
                    to(Action::Produce(resource), Ok(()));
                }
            }
            _ => {}
        }
    }
}

impl Part<State> for Improving {
    /// X4R-096: nobody, if nothing fits; then the bonus is lost.
    fn asks(&self, state: &State) -> Option<Seat> {
        let mut open = false;
        self.each(state, &mut |_, verdict| open |= verdict.is_ok());
        Some(self.effect.seat).filter(|_| open)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Improve
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let seat = self.effect.seat;
        match action {
            Action::Slot(hex, place) => {
                let place = usize::from(place) - 1;
                let standing = state.colony_at(hex).map(|colony| colony.buildings[place]);
                let Some(to) = standing.and_then(|standing| self.step(state, hex, standing)) else { return };
                if let Some(colony) = state.board.colony_mut(hex) {
                    colony.buildings[place].building = to;
                }
                log.tell(Event::Upgraded(seat, to, hex, 0));
                state.touch(seat);
            }
            Action::At(hex) => build::raise(state, hex, log),
            Action::Produce(resource) => {
                if let Some(colony) = self.effect.here.and_then(|hex| state.board.colony_mut(hex)) {
                    colony.extra = Some(resource);
                }
                state.touch(seat);
            }
            _ => {}
        }
    }
}

impl Offer for Improving {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        self.each(state, &mut |action, verdict| {
            if seek.means(action) {
                to(action, verdict);
            }
        });
    }
}
