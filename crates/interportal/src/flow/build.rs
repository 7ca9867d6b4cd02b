//! Buildings: slots, resources, upgrades and tearing down (X4-128 to X4-136, X4R-059), and colony levels.

use std::cell::OnceCell;

use engine::{Bits, List, Log, Seat};

use super::site::Sites;
use super::{Losing, Verdict, founding, research};
use crate::action::Action;
use crate::cards::{BuildSite, BuildingCard};
use crate::economy::Books;
use crate::event::Event;
use crate::hex::{Hex, HexSet};
use crate::ids::{Building, Resource, named};
use crate::notation::{BuildingKind, Permission, Quantity};
use crate::realm::Recruit;
use crate::state::{Board, COLONIES, Colony, Standing, State};
use crate::why::Fault;

/// What might be done with a kind of building: build it, or reach it from a lower step.
pub(super) fn offers(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    building: Building,
    sites: &Sites<'_>,
    to: &mut dyn FnMut(Action, Verdict),
) {
    let card = &state.pack.pack()[building];
    if card.site == BuildSite::None || card.kind == BuildingKind::Ship {
        to(Action::Build(building, None), Err(Fault::NotForSale.into()));
        return;
    }
    let resources = card.site == BuildSite::OwnColonyWithResource;
    for resource in Resource::ALL.into_iter().filter(|_| resources) {
        let verdict = may_build(state, books, seat, building, Some(resource), sites);
        to(Action::Build(building, Some(resource)), verdict);
    }
    if !resources {
        to(Action::Build(building, None), may_build(state, books, seat, building, None, sites));
    }
    if !card.upgrades.is_empty() {
        to(Action::Upgrade(building), may_upgrade(state, books, seat, building));
    }
}

/// What a colony offers to buildings, looked up once for a listing.
#[derive(Clone, Copy, Default)]
struct Plot {
    hex: Hex,
    free: u8,
    /// The resources that a building can yield there, a bit for each.
    resources: u8,
}

fn plots(state: &State, books: &Books<'_>, seat: Seat) -> List<Plot, COLONIES> {
    let yields = |colony: &Colony| {
        let produced = Resource::ALL.into_iter().filter(|it| produces(state, books, colony, *it));
        produced.fold(0, |all, resource| all | 1 << resource as u8)
    };
    let plot = |colony: &Colony| {
        let (free, resources) = (books.free_slots(colony), yields(colony));
        Plot { hex: colony.hex, free, resources }
    };
    state.colonies_of(seat).map(plot).collect()
}

/// All that can be built or upgraded now.
pub(super) fn list(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    sites: &Sites<'_>,
    to: &mut dyn FnMut(Action, Verdict),
) {
    let (pack, techs) = (state.pack.pack(), state.realms[seat].techs);
    let fixed = books.is_same_everywhere([Quantity::CostBuilding, Quantity::CapcostBuilding]);
    // Spare capacity lowers a printed price, never to less than 1.
    let most = if books.builds_as_printed() { books.most_awe() } else { u8::MAX };
    let own: Bits<Building> = own_buildings(state, seat).map(|(_, standing, _)| standing.building).collect();
    let plots = OnceCell::new();
    for (card, needs) in pack.buildings.iter().zip(&pack.fits.buildings) {
        let for_sale = card.site != BuildSite::None && card.kind != BuildingKind::Ship;
        if !for_sale || !needs.without(techs).is_empty() {
            continue;
        }
        let (all, none) = (0b1111, 0b1_0000);
        let wanted = if card.site == BuildSite::OwnColonyWithResource { all } else { none };
        let least = card.cost_dangerous.map_or(card.cost.awe, |price| price.awe.min(card.cost.awe));
        let pays = least <= most && (!fixed || books.affords(&books.least_building_quote(card)).is_ok());
        let limited = card.limit.is_some() && books.n_centres() >= books.centre_limit();
        let mut open = 0_u8;
        let here = if pays && !limited { sites.at(card.site) } else { HexSet::NONE };
        for hex in here.iter() {
            let mut new = wanted & !open;
            if card.slots > 0 {
                let plots = plots.get_or_init(|| self::plots(state, books, seat));
                let own = plots.iter().find(|plot| plot.hex == hex).copied();
                let plot = own.unwrap_or_else(|| Plot { hex, free: room_abroad(state, hex), resources: 0 });
                new &= plot.resources | none;
                let crowns = |colony| may_crown(books, card, colony).is_ok();
                if plot.free < card.slots && !state.colony_at(hex).is_some_and(crowns) {
                    continue;
                }
            }
            let same = fixed && card.cost_dangerous.is_none();
            if new != 0 && (same || books.affords(&books.building_quote(card.id, None, hex)).is_ok()) {
                open |= new;
            }
            if open == wanted {
                break;
            }
        }
        if open & none != 0 {
            to(Action::Build(card.id, None), Ok(()));
        }
        for resource in Resource::ALL.into_iter().filter(|it| open & 1 << *it as u8 != 0) {
            to(Action::Build(card.id, Some(resource)), Ok(()));
        }
        let can_rise = card.upgrades.iter().any(|upgrade| own.has(upgrade.from));
        if can_rise && may_upgrade(state, books, seat, card.id).is_ok() {
            to(Action::Upgrade(card.id), Ok(()));
        }
    }
}

/// X4R-397: the free slots of a colony of another player.
fn room_abroad(state: &State, hex: Hex) -> u8 {
    state.colony_at(hex).map_or(0, |colony| Books::open(state, colony.seat).free_slots(colony))
}

fn may_build(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    building: Building,
    resource: Option<Resource>,
    sites: &Sites<'_>,
) -> Verdict {
    let card = &state.pack.pack()[building];
    research::needs(state, seat, &card.unlocked_by)?;
    let mut verdict = Err(Fault::NoSite.into());
    for hex in sites.at(card.site).iter() {
        verdict = may_build_at(state, books, seat, card, resource, hex, false);
        if verdict.is_ok() {
            break;
        }
    }
    verdict
}

/// Whether a building can stand in a system of its sites.
pub(super) fn may_build_at(
    state: &State,
    books: &Books<'_>,
    seat: Seat,
    card: &BuildingCard,
    resource: Option<Resource>,
    hex: Hex,
    free: bool,
) -> Verdict {
    if card.site == BuildSite::DiplomatHere {
        if room_abroad(state, hex) < card.slots {
            return Err(Fault::NoSlot.into());
        }
    } else if card.slots > 0 {
        let own = state.colony_at(hex).filter(|colony| colony.seat == seat);
        let colony = own.ok_or(Fault::NotYours)?;
        if resource.is_some_and(|resource| !produces(state, books, colony, resource)) {
            return Err(Fault::WrongResource.into());
        }
        if books.free_slots(colony) < card.slots {
            may_crown(books, card, colony)?;
        }
    }
    if card.limit.is_some() && books.n_centres() >= books.centre_limit() {
        return Err(Fault::CentreLimit.into());
    }
    if free { Ok(()) } else { books.affords(&books.building_quote(card.id, None, hex)) }
}

/// X4-225: a centre may come without a free slot, if the colony can be raised to the highest level with it.
fn may_crown(books: &Books<'_>, card: &BuildingCard, colony: &Colony) -> Verdict {
    if card.limit.is_none()
        || colony.level != books.max_level(colony)
        || books.free_slots(colony) + 1 < card.slots
    {
        return Err(Fault::NoSlot.into());
    }
    if colony.raised {
        return Err(Fault::RaisedThisRound.into());
    }
    books.may_now(Permission::RaiseColony)?;
    let food = books.level_price(colony).ok_or(Fault::NoSlot)?;
    books.has(Resource::Food, i16::from(food))
}

/// X4-132, X4-404: the planet produces the resource, or any will do.
fn produces(state: &State, books: &Books<'_>, colony: &Colony, resource: Resource) -> bool {
    let planet = state.system(colony.hex).planet.map(|planet| &state.pack.pack()[planet]);
    let produced = planet.is_some_and(|card| card.resources.contains(&resource));
    let produced = produced || state.is_ring_world(colony.hex);
    produced || colony.extra == Some(resource) || books.is_allowed(Permission::AnyResourceBuilding)
}

fn may_upgrade(state: &State, books: &Books<'_>, seat: Seat, to: Building) -> Verdict {
    let card = &state.pack.pack()[to];
    research::needs(state, seat, &card.unlocked_by)?;
    if card.kind == BuildingKind::Resource && card.step == Some(3) {
        state.may_now(Permission::ResourceStep3)?;
    }
    let mut verdict = Err(Fault::NothingToUpgrade.into());
    for (hex, standing, _) in own_buildings(state, seat) {
        if card.upgrades.iter().any(|upgrade| upgrade.from == standing.building) {
            verdict = books.affords(&books.building_quote(to, Some(standing.building), hex));
            if verdict.is_ok() {
                break;
            }
        }
    }
    verdict
}

/// The buildings of a seat on colonies, with their places from 1.
pub(super) fn own_buildings(state: &State, seat: Seat) -> impl Iterator<Item = (Hex, Standing, u8)> {
    state.colonies.iter().flat_map(move |colony| {
        let places = colony.buildings.iter().zip(1..).filter(move |(standing, _)| standing.seat == seat);
        places.map(move |(standing, place)| (colony.hex, *standing, place))
    })
}

pub(super) fn may_tear_down(state: &State, seat: Seat) -> Verdict {
    own_buildings(state, seat).next().map_or(Err(Fault::NothingToRemove.into()), |_| Ok(()))
}

/// A building goes, by its place from 1; without a centre a colony may stand too high (X4R-055).
pub(super) fn tear_down(state: &mut State, seat: Seat, hex: Hex, place: u8, log: &mut Log<Event>) {
    let Some(colony) = state.board.colony_mut(hex) else { return };
    let removed = colony.buildings.remove(usize::from(place) - 1);
    if removed.building == named!(Building, "planetary-shield") {
        // X4R-236: built anew, it is whole.
        colony.shield_lost = 0;
    }
    let owner = colony.seat;
    log.tell(Event::Removed(seat, removed.building, hex));
    state.touch(owner);
    state.touch(seat);
    state.refresh();
    let Some(colony) = state.colony_at(hex) else { return };
    let highest = Books::open(state, owner).max_level(colony);
    if colony.level > highest {
        if let Some(colony) = state.board.colony_mut(hex) {
            colony.level = highest;
        }
        log.tell(Event::Raised(owner, hex, highest));
        state.touch(owner);
    }
    make_room(state, hex);
}

/// A colony of level 2 or more loses a level.
pub(super) fn lower(state: &mut State, hex: Hex, log: &mut Log<Event>) {
    let Some(colony) = state.board.colony_mut(hex).filter(|colony| colony.level > 1) else { return };
    colony.level -= 1;
    let (owner, level) = (colony.seat, colony.level);
    log.tell(Event::Raised(owner, hex, level));
    state.touch(owner);
    make_room(state, hex);
}

/// X4R-058: without enough slots further buildings go; X4R-A07: not those of a conquered colony, with a general.
pub(super) fn make_room(state: &mut State, hex: Hex) {
    state.refresh();
    let Some(colony) = state.colony_at(hex) else { return };
    let n = excess(state, colony);
    if n > 0 {
        state.push(Losing { hex, n });
    }
}

/// Buildings of a colony that must go.
fn excess(board: &Board, colony: &Colony) -> u8 {
    let books = Books::open(board, colony.seat);
    let n = books.used_slots(colony).saturating_sub(books.slots(colony));
    if n > 0 && board.keeps_buildings(colony) { 0 } else { n }
}

/// X4R-467: who no longer has the general gives up what its conquered colonies have no slots for.
pub(super) fn without_general(state: &mut State) {
    let waits = |hex: Hex| {
        state.frames.iter().any(|frame| matches!(frame, super::Frame::Losing(losing) if losing.hex == hex))
    };
    let conquered = state.colonies.iter().filter(|colony| colony.founder != colony.seat);
    let full = conquered.filter(|colony| !waits(colony.hex));
    let full: Vec<Losing> = full
        .map(|colony| Losing { hex: colony.hex, n: excess(state, colony) })
        .filter(|it| it.n > 0)
        .collect();
    full.into_iter().for_each(|losing| state.push(losing));
}

impl Board {
    /// X4R-A07, X4R-467: whether a conquered colony may have more buildings than slots. A bribed general is not gone.
    pub(crate) fn keeps_buildings(&self, colony: &Colony) -> bool {
        let pack = self.pack.pack();
        let keeps = |recruit: &Recruit| {
            let ability = pack[recruit.advisor].level3.get(usize::from(recruit.chosen[1]));
            let effect = ability.filter(|it| recruit.level >= 3 && !it.one_time).map(|it| *it.effect);
            effect.is_some_and(|effect| {
                pack.standings.permissions(effect).contains(&Permission::KeepConqueredBuildings)
            })
        };
        let general = || self.realms[colony.seat].advisors.iter().any(keeps);
        let books = Books::open(self, colony.seat);
        let now = || books.is_allowed(Permission::KeepConqueredBuildings);
        colony.founder != colony.seat && (general() || now())
    }
}

/// A colony rises by a level (X4R-054); one that is played with events draws the card of that level (X4-104).
pub(super) fn raise(state: &mut State, hex: Hex, log: &mut Log<Event>) {
    let events_at = &state.pack.pack().colony_levels.events_at_levels;
    let Some(colony) = state.board.colony_mut(hex) else { return };
    colony.level += 1;
    colony.raised = true;
    let (seat, level) = (colony.seat, colony.level);
    // X4R-396: raised again, it has the card of this level already.
    let lacks = colony.events.len() < usize::from(level);
    let draws = lacks && !colony.events.is_empty() && events_at.contains(&level);
    log.tell(Event::Raised(seat, hex, level));
    state.touch(seat);
    if draws {
        founding::draw_event(state, seat, hex, log);
    }
}
