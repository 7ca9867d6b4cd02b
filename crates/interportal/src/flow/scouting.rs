//! Effects of events on systems and on the explorer (X4R-051, X4R-261, X4R-366).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Effecting, Frame, Moving, Offer, Seek, Verdict, exploring, hazard, market, moving};
use crate::action::{Action, Craft};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::{Hex, HexSet};
use crate::notation::{
    Condition, Core, Deal, Destroyed, Discovered, Flag, Mover, Pick, Prefix, Program, Property, Selector,
    Shift, Statement, Subject, Verb,
};
use crate::realm::Mark;
use crate::state::State;
use crate::thing::Thing;
use crate::why::Fault;

/// The holder of an effect names systems, so many more.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Scouting {
    pub(super) effect: Effecting,
    left: u8,
}

/// The owner of a fleet names the ship that explored.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Injuring {
    pub(super) effect: Effecting,
}

impl State {
    /// The craft that explores, while it is there.
    pub(super) fn explorer(&self) -> Option<Moving> {
        let frames = self.frames.iter().rev();
        let mut moves = frames.filter_map(|frame| match frame {
            Frame::Moving(moving) => Some(*moving),
            _ => None,
        });
        moves.next().filter(|moving| moving.hex(self).is_some())
    }
}

impl Effecting {
    /// Does what only events of exploring do.
    pub(super) fn explore(self, state: &mut State, verb: &'static Verb, log: &mut Log<Event>) {
        let seat = self.seat;
        match verb {
            Verb::Group(group, _) => {
                let Some(hex) = self.here else { return };
                state.systems[hex.at()].group = Some(*group);
                log.tell(Event::GroupPlaced(*group, hex));
                state.touch_all();
            }
            Verb::Deal(Deal::BlackMarket, n, _) => {
                let mut drawn = 0;
                for _ in 0..*n {
                    let Some(card) = market::draw(state, log) else { break };
                    state.hidden.hands[seat].market.push(card);
                    drawn += 1;
                }
                log.tell(Event::MarketDrawn(seat, drawn));
            }
            Verb::Draw(decks, n, Some(false)) => exploring::take(state, seat, decks, *n, log),
            // X4R-PL08.
            Verb::Draw(decks, n, _) => {
                if let (Some(hex), Some(deck)) = (self.here, decks.first()) {
                    exploring::unearth(state, seat, hex, *deck, *n, log);
                }
            }
            // X4R-G18.
            Verb::Deal(Deal::SameDeck, n, _) => {
                if let Some(deck) = self.here.and_then(|hex| exploring::deck_at(state, hex)) {
                    exploring::take(state, seat, &[deck], *n, log);
                }
            }
            Verb::Damage(_, Destroyed::Explorer) | Verb::Destroy(Destroyed::Explorer) => {
                state.push(Injuring { effect: self });
            }
            Verb::Strategic(Mover::Explorer, Shift::Set(0), _) => self.mark(state, Mark::Held),
            Verb::Aside => {
                self.mark(state, Mark::Aside);
                state.stir();
            }
            Verb::Relocate(Mover::Explorer, _, Pick::Random) => {
                let sites = self.targets(state);
                let n = sites.iter().count() as u32;
                if n > 0 {
                    let at = state.chance.below(n, log) as usize;
                    sites.iter().nth(at).into_iter().for_each(|hex| self.relocate(state, hex, log));
                }
            }
            Verb::Peek(n, _) | Verb::Discover(n, ..) => state.push(Scouting { effect: self, left: *n }),
            Verb::Relocate(Mover::Explorer, _, Pick::Holder) => {
                state.push(Scouting { effect: self, left: 1 });
            }
            Verb::TakePlanet if !state.hidden.planets.is_empty() => {
                let planet = state.hidden.planets.draw(log);
                let old = std::mem::replace(&mut state.board.realms[seat].returned, planet);
                old.into_iter().for_each(|planet| state.hidden.planets.put_under(planet));
                planet.into_iter().for_each(|planet| log.tell(Event::PlanetReturned(seat, planet)));
            }
            _ => {}
        }
    }

    fn mark(&self, state: &mut State, mark: Mark) {
        if let Some(moving) = state.explorer() {
            moving::course(state, moving.seat, moving.craft).set(mark, true);
        }
    }

    fn relocate(&self, state: &mut State, hex: Hex, log: &mut Log<Event>) {
        let Some(moving) = state.explorer() else { return };
        let Some(from) = moving.hex(state) else { return };
        moving::transfer(state, moving.seat, moving.craft, hex);
        log.tell(Event::Moved(moving.seat, moving.craft, from, hex));
    }

    fn fitting(&self, state: &State, selector: &Selector) -> HexSet {
        let books = Books::open(state, self.seat);
        let fits = |hex: &Hex| state.is_on_map(*hex) && books.fits_system(*hex, &selector.filter, self.here);
        Hex::all().filter(fits).collect()
    }

    /// The systems that the verb can mean, as everybody can work out.
    fn targets(&self, state: &State) -> HexSet {
        match self.verb(state) {
            Some(Verb::Peek(_, selector) | Verb::Discover(_, Discovered::Of(selector), _)) => {
                self.fitting(state, selector)
            }
            Some(Verb::Discover(_, Discovered::Peeked, _)) => {
                let near = self.here.map_or(HexSet::NONE, Hex::beside);
                near.iter().filter(|hex| state.is_on_map(*hex) && state.system(*hex).kind.is_none()).collect()
            }
            Some(Verb::Relocate(_, sites, _)) => {
                let sites = self.sites(state, sites);
                let sites = self.here.map_or(sites, |here| sites.without(here));
                sites.iter().filter(|hex| state.can_be_entered(*hex)).collect()
            }
            _ => HexSet::NONE,
        }
    }

    /// What a filter tells of ships in this system: each of them is treated alone (X4R-ES2, X4R-EB1).
    pub(super) fn each_ship(
        self,
        state: &mut State,
        of: &Selector,
        statement: &'static Statement,
        log: &mut Log<Event>,
    ) {
        let here = |test: &crate::notation::Test| test.property == Property::Flag(Flag::Here);
        let (Some(hex), true) = (self.here, of.subject == Subject::Ship && of.filter.iter().any(here)) else {
            return;
        };
        let Core::Roll { cases, .. } = &statement.core else { return };
        for seat in state.realms.seats() {
            for ship in (0..state.realms[seat].ships.len()).rev() {
                if !is_there(state, seat, ship, hex) {
                    continue;
                }
                let roll = state.chance.below(6, log) as u8 + 1;
                let fits =
                    |range: &Option<(u8, u8)>| range.is_none_or(|(low, high)| (low..=high).contains(&roll));
                if let Some(case) = cases.iter().find(|case| fits(&case.results)) {
                    suffer(state, case.program, seat, ship, hex, log);
                }
            }
            for fleet in 0..crate::realm::MARKERS as u8 {
                if state.realms[seat].fleets[usize::from(fleet)].is_some_and(|marker| marker.hex == hex) {
                    hazard::shed(state, seat, fleet, hex, log);
                }
            }
        }
    }
}

/// Whether a ship is in a system and rolls for itself (X4R-047).
fn is_there(state: &State, seat: Seat, ship: usize, hex: Hex) -> bool {
    let vessel = &state.realms[seat].ships[ship];
    let fleet = state.hidden.hands[seat].berths.fleet(ship);
    let marker = fleet.and_then(|fleet| state.realms[seat].fleets[usize::from(fleet)]);
    let place = vessel.at.or(marker.map(|marker| marker.hex));
    place == Some(hex) && (vessel.at.is_some() || !state.is_carried(vessel))
}

/// What happens to one ship.
fn suffer(state: &mut State, program: Program, seat: Seat, ship: usize, hex: Hex, log: &mut Log<Event>) {
    let n_ships = state.realms[seat].ships.len();
    for statement in state.pack.pack().code.statements(program) {
        let frail = hazard::is_frail(state, seat, ship);
        let holds = statement.prefixes.iter().all(|prefix| match prefix {
            Prefix::When(Condition::SmallOrCivil) => frail,
            Prefix::When(Condition::Not(inner)) if **inner == Condition::SmallOrCivil => !frail,
            _ => false,
        });
        match &statement.core {
            Core::Block(inner) if holds => suffer(state, *inner, seat, ship, hex, log),
            Core::Do(Verb::Damage(n, Destroyed::It)) if holds => {
                hazard::damage(state, seat, ship, hex, *n, log);
            }
            Core::Do(Verb::Destroy(Destroyed::It)) if holds => hazard::destroy(state, seat, ship, hex, log),
            _ => {}
        }
        // What comes after the loss of the ship would hit the next one of the list.
        if state.realms[seat].ships.len() < n_ships {
            return;
        }
    }
}

impl Part<State> for Scouting {
    /// Nobody, if there is no such system.
    fn asks(&self, state: &State) -> Option<Seat> {
        let open = self.left > 0 && !self.effect.targets(state).is_empty();
        open.then_some(self.effect.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::PickSystem
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Action::At(hex) = action else { return };
        let Self { effect, left } = self;
        let seat = effect.seat;
        if left > 1 {
            state.push(Self { left: left - 1, ..self });
        }
        match effect.verb(state) {
            Some(Verb::Peek(..)) => state.glimpse(seat, hex, log),
            Some(Verb::Discover(_, _, event)) => exploring::chart(state, seat, hex, *event, log),
            Some(Verb::Relocate(..)) => effect.relocate(state, hex, log),
            _ => {}
        }
    }
}

impl Offer for Scouting {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let targets = self.effect.targets(state);
        let peeked = matches!(self.effect.verb(state), Some(Verb::Discover(_, Discovered::Peeked, _)));
        let seen = |hex: Hex| state.hidden.hands[self.effect.seat].has_seen(hex);
        // Who imagines this seat does not know what it has seen.
        let any_seen = targets.iter().any(seen);
        for hex in targets.iter().filter(|hex| seek.wants(Thing::System(*hex))) {
            let fits = !peeked || !any_seen || seen(hex);
            to(Action::At(hex), if fits { Ok(()) } else { Err(Fault::NoSite.into()) });
        }
    }
}

impl Injuring {
    fn injure(self, state: &mut State, seat: Seat, ship: usize, log: &mut Log<Event>) {
        let Some(moving) = state.explorer() else { return };
        let Some(hex) = moving.hex(state) else { return };
        match self.effect.verb(state) {
            Some(Verb::Damage(n, _)) => hazard::damage(state, seat, ship, hex, *n, log),
            _ => hazard::destroy(state, seat, ship, hex, log),
        }
        if let Craft::Fleet(fleet) = moving.craft {
            hazard::shed(state, seat, fleet, hex, log);
        }
    }
}

impl Part<State> for Injuring {
    /// X4R-051: the owner of a fleet, whatever it consists of.
    fn asks(&self, state: &State) -> Option<Seat> {
        state.explorer().filter(Moving::is_fleet).map(|moving| moving.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::PickShip
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Ship(ship) = action {
            self.injure(state, self.effect.seat, usize::from(ship) - 1, log);
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        if let Some(Moving { seat, craft: Craft::Ship(ship), .. }) = state.explorer() {
            self.injure(state, seat, usize::from(ship), log);
        }
    }
}

impl Offer for Injuring {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let Some(Moving { seat, craft: Craft::Fleet(fleet), .. }) = state.explorer() else { return };
        let kinds = state.kinds(seat, fleet);
        for ship in kinds.iter().filter(|ship| seek.wants(Thing::Vessel(**ship + 1))) {
            to(Action::Ship(ship + 1), Ok(()));
        }
    }
}
