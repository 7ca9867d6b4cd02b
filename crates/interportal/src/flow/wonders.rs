//! Space wonders, built stage by stage (X4-177, X4R-280 to X4R-282).

use engine::{Index, Log, Seat};

use super::{Seek, Verdict, research, returning};
use crate::action::Action;
use crate::affair::Affair;
use crate::cards::{Special, WonderCard};
use crate::economy::{Books, Quote};
use crate::event::Event;
use crate::hex::{Hex, HexSet};
use crate::ids::{Capacity, Planet, Resource, Wonder};
use crate::notation::Permission;
use crate::object::Object;
use crate::score;
use crate::state::{Board, Built, State};
use crate::thing::Thing;
use crate::why::Fault;

/// Stages that might be built.
pub(super) fn offers(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    seek: Seek,
    to: &mut dyn FnMut(Action, Verdict),
) {
    if !matches!(seek.only(), None | Some(Thing::Object(Object::Wonder(_)))) {
        return;
    }
    let able = may_pay(state, books, seat);
    // Few can ever build one, and all wonders cost the same.
    if seek.only().is_none() && able.is_err() {
        return;
    }
    for wonder in Wonder::all().filter(|it| seek.wants(Thing::Object(Object::Wonder(*it)))) {
        let stage = |hex| Action::Affair(Affair::Stage(wonder, hex));
        match state.wonders[wonder.at()] {
            Some(built) if built.seat != seat => to(stage(None), Err(Fault::Taken.into())),
            Some(built) if built.stages >= state.pack.wonder_numbers.stages => {
                to(stage(None), Err(Fault::InForce.into()));
            }
            Some(_) => to(stage(None), able),
            None => {
                let sites = sites(state, seat);
                sites.iter().for_each(|hex| to(stage(Some(hex)), able));
                if sites.is_empty() {
                    to(stage(None), able.and(Err(Fault::NoSite.into())));
                }
            }
        }
    }
}

/// X4R-281: controlled systems with an own colony or an own research ship, without a wonder.
fn sites(board: &Board, seat: Seat) -> HexSet {
    let colonies: HexSet = board.colonies_of(seat).map(|colony| colony.hex).collect();
    let all = colonies.or(board.research_ships(seat));
    let taken = |hex: Hex| board.wonders.iter().flatten().any(|built| built.hex == hex);
    all.iter().filter(|hex| board.controller(*hex) == Some(seat) && !taken(*hex)).collect()
}

/// X4R-280, X4R-281: with the technology, once per round, for resources and space capacity.
fn may_pay(state: &State, books: &Books<'_>, seat: Seat) -> Verdict {
    let numbers = &state.pack.pack().wonder_numbers;
    research::needs(state, seat, &numbers.unlocked_by)?;
    if state.realms[seat].done.stages >= numbers.stages_per_player_and_round {
        return Err(Fault::OncePerRound.into());
    }
    for resource in Resource::ALL {
        books.has(resource, i16::from(books.stage_cost(resource)))?;
    }
    books.affords(&Quote { awe: 0, capacity: [0, numbers.stage_capacity.scap], saved: 0 })
}

/// One more stage; the last one brings the points.
pub(super) fn stage(state: &mut State, seat: Seat, wonder: Wonder, hex: Option<Hex>, log: &mut Log<Event>) {
    let pack = state.pack.pack();
    let costs = {
        let books = Books::open(state, seat);
        Resource::ALL.map(|resource| books.stage_cost(resource))
    };
    let realm = &mut state.board.realms[seat];
    for (resource, cost) in Resource::ALL.into_iter().zip(costs) {
        realm.accounts[resource] -= i16::from(cost);
    }
    realm.spent[Capacity::Space as usize] += pack.wonder_numbers.stage_capacity.scap;
    realm.done.stages += 1;
    let begun = hex.map(|hex| Built { seat, hex, stages: 0 });
    let Some(built) = &mut state.board.wonders[wonder.at()] else {
        state.board.wonders[wonder.at()] = begun.map(|begun| Built { stages: 1, ..begun });
        log.tell(Event::StageBuilt(seat, wonder, 1));
        return;
    };
    built.stages += 1;
    let stages = built.stages;
    log.tell(Event::StageBuilt(seat, wonder, stages));
    let at = built.hex;
    if stages == pack.wonder_numbers.stages {
        score::book(state, seat, "vp-wonder-completed", log);
        if pack[wonder].special == Some(Special::RingWorld) {
            close_ring(state, seat, at, log);
        }
        state.touch_all();
        state.refresh();
        show_fleets(state, seat, log);
    }
}

/// X4R-W3: a system without a colony gets the planet of the ring; a colony that is there becomes it and stays as it is.
pub(crate) fn close_ring(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
    let ring = Planet::from_id("ring-planet").filter(|_| state.colony_at(hex).is_none());
    if let Some(ring) = ring {
        returning::planet(state, hex);
        state.systems[hex.at()].planet = Some(ring);
        log.tell(Event::PlanetPlaced(seat, hex, ring));
    }
}

/// X4R-W5: who sees all fleets sees them from now on.
fn show_fleets(state: &State, seat: Seat, log: &mut Log<Event>) {
    if state.sees_fleets(seat) {
        for other in state.realms.seats().filter(|other| *other != seat) {
            state.hidden.hands[other].berths.show(log);
        }
    }
}

impl Board {
    /// X4R-W3: whether a completed ring world is here.
    pub(crate) fn is_ring_world(&self, hex: Hex) -> bool {
        let pack = self.pack.pack();
        let is_ring = |(built, card): (&Option<Built>, &WonderCard)| {
            let ring = card.special == Some(Special::RingWorld);
            ring && built.is_some_and(|it| it.hex == hex && it.stages == pack.wonder_numbers.stages)
        };
        self.wonders.iter().zip(&pack.wonders).any(is_ring)
    }

    /// X4R-W5: whether a seat sees the fleets of all others. Few have a wonder, so that is looked at first.
    pub fn sees_fleets(&self, seat: Seat) -> bool {
        let wonder = self.wonders.iter().flatten().any(|built| built.seat == seat);
        wonder && Books::open(self, seat).is_allowed(Permission::SeeAllFleets)
    }
}

impl Board {
    /// X4R-W5, X4R-134, X4-447: whether a seat sees the fleets of another one: of all, of its federation, or of who was
    /// looked at in this round.
    pub fn sees_fleets_of(&self, seat: Seat, other: Seat) -> bool {
        let looks = self.realms[seat].service.seen.has(other) || self.council.are_federated(seat, other);
        seat != other && (looks || self.sees_fleets(seat))
    }
}

impl State {
    /// X4R-W5: what is changed in fleets and blueprints of a seat is shown to a player who sees all fleets.
    pub(super) fn overlook(&self, seat: Seat, log: &mut Log<Event>) {
        if self.realms.seats().any(|other| self.sees_fleets_of(other, seat)) {
            self.hidden.hands[seat].berths.show(log);
        }
    }
}
