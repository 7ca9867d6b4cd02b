//! Who can act where: the characters aboard, the systems in reach and what an action needs (X4-419 to X4-426).

use engine::{List, Seat, Seats};

use super::super::{Verdict, politics, workshop};
use crate::action::Craft;
use crate::agent::{Agent, Mission};
use crate::cards::{BuildSite, Character, EquipmentCard, Special};
use crate::economy::Books;
use crate::hex::{Hex, HexSet};
use crate::ids::{Deed, Kind, Resource, Tech, named};
use crate::intrigue::AgentFault;
use crate::notation::{ActionKind, Condition, Core, Permission, Position, Verb};
use crate::realm::Mark;
use crate::service::ERRANDS;
use crate::state::{Board, Colony, State};
use crate::why::Reason;

impl Board {
    /// The characters of an agent that everybody knows of (X4R-390).
    pub fn characters(&self, seat: Seat, agent: Agent) -> List<Character, 4> {
        let realm = &self.realms[seat];
        match agent {
            Agent::Envoy(host) if realm.service.envoys[usize::from(host.0)] > 0 => {
                [Character::Diplomat].into_iter().collect()
            }
            Agent::Watch(hex) if self.system(hex).watches[seat] > 0 => {
                [Character::Watch].into_iter().collect()
            }
            Agent::Ship(ship) => {
                let Some(vessel) = realm.ships.get(usize::from(ship)) else { return List::new() };
                let all = [Character::Agent, Character::Diplomat, Character::Police];
                let shown = self.shown_characters(seat, vessel.make);
                let hired = |it: Character| it == Character::Agent && self.is_hired(seat, agent);
                all.into_iter().filter(|it| shown[*it as usize] || hired(*it)).collect()
            }
            _ => List::new(),
        }
    }

    /// X4-049: whether a ship is an agent in this round alone.
    pub(super) fn is_hired(&self, seat: Seat, agent: Agent) -> bool {
        matches!(agent, Agent::Ship(ship) if self.realms[seat].service.witness == Some(ship))
    }

    /// Everybody of a seat who can perform institution actions.
    pub fn agents(&self, seat: Seat) -> impl Iterator<Item = Agent> {
        let realm = &self.realms[seat];
        let ships = (0..realm.ships.len() as u8).map(Agent::Ship);
        let hosts = self.realms.seats().filter(move |host| realm.service.envoys[usize::from(host.0)] > 0);
        let near = self.systems_where(|system| system.watches.near(seat) != 0);
        let watches = near.iter().filter(move |hex| self.system(*hex).watches[seat] > 0);
        let manned = move |agent: &Agent| !self.characters(seat, *agent).is_empty();
        ships.filter(manned).chain(hosts.map(Agent::Envoy)).chain(watches.map(Agent::Watch))
    }

    /// X4R-151: the players whose networks a seat may use, the seat itself among them.
    fn sharing(&self, seat: Seat) -> Seats {
        let shared = named!(Deed, "intelligence-agreement");
        let pacts = self.treaties.iter().filter(|it| it.kind == shared && it.partners.has(seat));
        let mut all = Seats::only(seat);
        pacts.flat_map(|treaty| treaty.partners.iter()).for_each(|partner| all.add(partner));
        all
    }

    /// X4-425, X4R-151: the level of the own network in a system, or of one that a treaty shares.
    pub(crate) fn network(&self, seat: Seat, hex: Hex) -> u8 {
        let networks = self.system(hex).networks;
        // Most systems have none, and then no treaty matters.
        if networks.is_empty() {
            return 0;
        }
        self.sharing(seat).iter().map(|partner| networks[partner]).max().unwrap_or(0)
    }

    /// The systems with such a network.
    pub(super) fn networks(&self, seat: Seat) -> HexSet {
        let all = self.systems_where(|system| !system.networks.is_empty());
        let sharing = self.sharing(seat);
        let is_used = |hex: &Hex| sharing.iter().any(|partner| self.system(*hex).networks[partner] > 0);
        all.iter().filter(is_used).collect()
    }

    /// Whether another player can be the target of what excludes the own federation (X4R-134).
    pub(crate) fn is_foreign(&self, seat: Seat, other: Seat) -> bool {
        other != seat && !self.council.are_federated(seat, other)
    }

    /// The owner of the colony in a system, or else of the trade route, if that is another player.
    pub(crate) fn owner_here(&self, seat: Seat, hex: Hex) -> Option<Seat> {
        let colony = self.colony_at(hex).map(|colony| colony.seat);
        let owner = colony.filter(|owner| *owner != seat).or(self.system(hex).route);
        owner.filter(|owner| self.is_foreign(seat, *owner))
    }

    /// The colony of another player in a system.
    pub(super) fn foreign_colony(&self, seat: Seat, hex: Hex) -> Option<&Colony> {
        self.colony_at(hex).filter(|colony| self.is_foreign(seat, colony.seat))
    }

    /// Whether a colony yields research (X4-486).
    fn yields_research(&self, colony: &Colony) -> bool {
        let planet = self.system(colony.hex).planet.map(|planet| &self.pack.pack()[planet]);
        let printed = planet.is_some_and(|card| card.resources.contains(&Resource::Research));
        let chosen = [colony.choice, colony.extra].contains(&Some(Resource::Research));
        printed || chosen || colony.buildings.iter().any(|it| it.resource == Some(Resource::Research))
    }

    /// Whether a system is such a position for a seat.
    fn is_position(&self, seat: Seat, position: Position, hex: Hex) -> bool {
        let system = self.system(hex);
        let colony = self.foreign_colony(seat, hex);
        match position {
            Position::ForeignHome => {
                let home = colony.filter(|colony| self.realms[colony.seat].capital == hex);
                home.is_some_and(|colony| self.realms[seat].discovered.has(colony.seat))
            }
            Position::ForeignPlanet => colony.is_some(),
            Position::ForeignPlanetOrRoute => self.owner_here(seat, hex).is_some(),
            Position::OwnPlanet => self.colony_at(hex).is_some_and(|colony| colony.seat == seat),
            Position::OwnNetwork => self.network(seat, hex) > 0,
            Position::OwnWatch => system.watches[seat] > 0,
            Position::OwnEmbassy => self.has_embassy(seat, hex),
            Position::AsteroidOrRoute => system.kind == Some(Kind::AsteroidField) || system.route.is_some(),
            Position::ResearchSystem => colony.is_some_and(|colony| self.yields_research(colony)),
            Position::PlanetOfTurnPlayer | Position::IllegalIaSystem | Position::EnteredSystem => false,
        }
    }

    /// Colonies of a player on which a seat has an embassy.
    pub(super) fn embassies(&self, seat: Seat, host: Seat) -> impl Iterator<Item = Hex> {
        self.colonies_of(host).map(|colony| colony.hex).filter(move |hex| self.has_embassy(seat, *hex))
    }
}

/// Where an agent stands; an ambassador wherever there is an own embassy with its host (X4-435).
pub(super) fn stations(state: &State, seat: Seat, agent: Agent) -> HexSet {
    match agent {
        Agent::Ship(ship) => {
            let aside = state.realms[seat].ships[usize::from(ship)].course.is(Mark::Aside);
            let hex = workshop::whereabouts(state, seat, usize::from(ship)).filter(|_| !aside);
            hex.map_or(HexSet::NONE, HexSet::only)
        }
        Agent::Envoy(host) => state.embassies(seat, host).collect(),
        Agent::Watch(hex) => HexSet::only(hex),
    }
}

/// X4-425: how far away an agent is from a system in which it acts; nothing if that is out of reach.
pub(super) fn distance(state: &State, seat: Seat, agent: Agent, mission: Mission, hex: Hex) -> Option<u8> {
    distance_from(state, seat, (agent, stations(state, seat, agent)), mission, hex)
}

/// The same for an agent whose stations are known.
fn distance_from(
    state: &State,
    seat: Seat,
    (agent, stations): (Agent, HexSet),
    mission: Mission,
    hex: Hex,
) -> Option<u8> {
    let away = |from: Hex| if is_through_wormhole(state, seat, from, hex) { 1 } else { from.distance(hex) };
    let distance = stations.iter().map(away).min()?;
    let beyond = match agent {
        Agent::Watch(_) => 0,
        // X4-428: in the same or an adjacent system.
        _ if mission == Mission::RecruitAway => state.network(seat, hex) + 1,
        _ => state.network(seat, hex),
    };
    (distance <= beyond).then_some(distance)
}

/// X4R-EX9: the ends of the wormhole are adjacent for institution actions of who has studied its card.
fn is_through_wormhole(board: &Board, seat: Seat, from: Hex, to: Hex) -> bool {
    let pack = board.pack.pack();
    let studied = |special: Option<Special>| special == Some(Special::WormholeIas);
    let ends = board.wormhole.is_some_and(|ends| ends == [from, to] || ends == [to, from]);
    let mut cards = board.cards_of(seat);
    ends && cards.any(|held| held.level >= 2 && studied(pack[held.card].special_2))
}

/// The systems in which an agent can act; `networks` are those of [`Board::networks`].
pub(super) fn systems(state: &State, seat: Seat, agent: Agent, mission: Mission, networks: HexSet) -> HexSet {
    let stations = stations(state, seat, agent);
    let near = if mission == Mission::RecruitAway { stations.grown() } else { stations };
    let is_in_reach = |hex: &Hex| distance_from(state, seat, (agent, stations), mission, *hex).is_some();
    let far: HexSet = networks.iter().filter(is_in_reach).collect();
    let all = far.or(near);
    all.iter().filter(|hex| state.is_on_map(*hex)).collect()
}

/// X4-419 to X4-421: which of the characters aboard performs an action, and whether it is its own of this round.
pub(super) fn performer(
    state: &State,
    seat: Seat,
    (agent, aboard): (Agent, &[Character]),
    mission: Mission,
) -> Result<(Character, bool), Reason> {
    let card = mission.card(state.pack.pack());
    if card.reaction {
        return Err(AgentFault::OnlyReaction.into());
    }
    let service = &state.realms[seat].service;
    let able = || aboard.iter().copied().filter(|it| card.actor.contains(it));
    if able().next().is_none() {
        return Err(AgentFault::NoCharacter.into());
    }
    let fresh = || able().filter(|it| !service.has_done(agent, *it, mission));
    if fresh().next().is_none() {
        return Err(AgentFault::DoneAlready.into());
    }
    if service.done.len() == ERRANDS {
        return Err(AgentFault::TooManyErrands.into());
    }
    // X4-050: witnesses have no action of their own.
    let is_own = |it: Character| !service.has_acted(agent, it) && !is_only_hired(state, seat, agent, it);
    if let Some(character) = fresh().find(|it| is_own(*it)) {
        return Ok((character, true));
    }
    politics::has_token(state, seat, ActionKind::Institution)?;
    let character = fresh().next().unwrap_or(Character::Agent);
    if character == Character::Watch { Err(AgentFault::DoneAlready.into()) } else { Ok((character, false)) }
}

/// X4-049: whether a ship is such a character only because witnesses were hired.
pub(super) fn is_only_hired(state: &State, seat: Seat, agent: Agent, character: Character) -> bool {
    let Agent::Ship(ship) = agent else { return false };
    let aboard = |card: &EquipmentCard| card.character == Some(character);
    let make = state.realms[seat].ships[usize::from(ship)].make;
    character == Character::Agent && state.is_hired(seat, agent) && !state.shows(seat, make, aboard)
}

/// X4-422, X4-426: whether what an action needs is there.
pub(super) fn may_perform(state: &State, seat: Seat, agent: Agent, mission: Mission, hex: Hex) -> Verdict {
    let distance = distance(state, seat, agent, mission, hex).ok_or(AgentFault::WrongPlace)?;
    let level = state.network(seat, hex);
    let level = if level == 0 { 0 } else { level + Books::open(state, seat).network_prereq() };
    let needs = Needs { state, seat, agent, hex, mission, level: level.saturating_sub(distance) };
    if let Some(condition) = &mission.card(state.pack.pack()).prerequisite {
        needs.hold(condition)?;
    }
    if mission.is_illegal(state.pack.pack()) {
        needs.is_not_forbidden()?;
    }
    Ok(())
}

struct Needs<'s> {
    state: &'s State,
    seat: Seat,
    agent: Agent,
    mission: Mission,
    hex: Hex,
    level: u8,
}

impl Needs<'_> {
    fn hold(&self, condition: &Condition) -> Verdict {
        let (state, seat) = (self.state, self.seat);
        match condition {
            Condition::And(parts) => parts.iter().try_for_each(|part| self.hold(part)),
            // X4-049: witnesses need no technology.
            Condition::Tech(tech) if !state.realms[seat].techs.has(*tech) => {
                if state.is_hired(seat, self.agent) { Ok(()) } else { Err(Reason::NeedsTech(*tech)) }
            }
            Condition::Network(level) if self.level < *level => Err(AgentFault::NeedsNetwork.into()),
            Condition::At(position) if !self.is_at(*position) => Err(AgentFault::WrongPlace.into()),
            _ => Ok(()),
        }
    }

    fn is_at(&self, position: Position) -> bool {
        let (state, seat) = (self.state, self.seat);
        if self.mission == Mission::Reconnaissance && sees_everybody(state, seat) {
            return true;
        }
        // X4-406: diplomats count as standing on a network.
        let contact = self.mission == Mission::GoUnderground && is_contact(state, seat, self.hex);
        contact || state.is_position(seat, position, self.hex)
    }

    /// X4R-A09: on the home world of a player who forbids it.
    fn is_not_forbidden(&self) -> Verdict {
        let owner = self.state.foreign_colony(self.seat, self.hex).map(|colony| colony.seat);
        let home = owner.filter(|owner| self.state.realms[*owner].capital == self.hex);
        if home.is_some_and(|owner| forbids(self.state, owner)) {
            Err(AgentFault::Forbidden.into())
        } else {
            Ok(())
        }
    }
}

/// X4R-A09: whether an advisor of a player forbids illegal actions on the home world.
fn forbids(board: &Board, seat: Seat) -> bool {
    let pack = board.pack.pack();
    let forbid = Core::Do(Verb::Forbid(Permission::IllegalIaAtHome));
    board.realms[seat].advisors.iter().any(|recruit| {
        let card = &pack[recruit.advisor];
        let levels =
            [(2, &card.level2), (3, &card.level3)].into_iter().filter(|(it, _)| recruit.level >= *it);
        let mut abilities =
            levels.filter_map(|(level, all)| all.get(usize::from(recruit.chosen[usize::from(level) - 2])));
        abilities.any(|it| pack.code.statements(*it.effect).iter().any(|it| it.core == forbid))
    })
}

/// X4R-A08: whether reconnaissance needs no position.
pub(super) fn sees_everybody(state: &State, seat: Seat) -> bool {
    Books::open(state, seat).is_allowed(Permission::ReconAnyone)
}

/// X4-406: whether an own diplomat stands there and counts as a network of level 1.
pub(super) fn is_contact(state: &State, seat: Seat, hex: Hex) -> bool {
    let tech = named!(Tech, "deep-contacts");
    state.realms[seat].techs.has(tech) && state.has_character(seat, Character::Diplomat, hex)
}

impl State {
    /// X4-484: steps that a unit has less in this round.
    pub(in crate::flow) fn delay(&self, seat: Seat, craft: Craft) -> u8 {
        u8::from(self.realms[seat].service.slowed.contains(&craft))
    }

    /// X4-141, X4-484: the strategic movement of a civil ship.
    pub(in crate::flow) fn ship_stride(&self, seat: Seat, ship: u8) -> u8 {
        let vessel = &self.realms[seat].ships[usize::from(ship)];
        let stride = Books::open(self, seat).stride(vessel);
        stride.saturating_sub(self.delay(seat, Craft::Ship(ship)))
    }
}

/// Whether a building is an embassy.
pub(super) fn is_embassy(board: &Board, building: crate::ids::Building) -> bool {
    board.pack.pack()[building].site == BuildSite::DiplomatHere
}
