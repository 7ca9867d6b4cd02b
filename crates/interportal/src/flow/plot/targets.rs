//! What an institution action can be aimed at in its system, each target with the reason against it.

use engine::Seat;

use super::super::{Verdict, workshop};
use super::price::group_price;
use super::{Aim, Plan, reach};
use crate::action::{Action, Craft};
use crate::agent::{Agency, Agent, Mission, Pile, Pressure};
use crate::cards::Ability;
use crate::economy::Books;
use crate::hex::{Hex, HexSet};
use crate::ids::{Advisor, AlwaysLaw, Class, Deed, Kind, Resource, Tech, named};
use crate::intrigue::AgentFault;
use crate::notation::{Core, Permission, Verb};
use crate::realm::{MARKERS, Mark};
use crate::service::{CARGOES, MINES, SLOWED};
use crate::state::{Board, State};
use crate::why::{Fault, Reason};

/// A resource is stolen in amounts up to this, so that the list of choices stays short.
const MOST_STOLEN: i16 = 20;

impl Board {
    /// Units of a seat in a system that others can deal with: civil ships, and fleets where those count too.
    pub(super) fn crafts_at(&self, seat: Seat, hex: Hex, fleets: bool) -> impl Iterator<Item = Craft> {
        let realm = &self.realms[seat];
        let civil = (0..).zip(realm.ships.iter()).filter(move |(_, vessel)| {
            vessel.at == Some(hex) && vessel.course.counts() && !self.hull(vessel.make).military
        });
        let all = (0..MARKERS as u8).filter(move |fleet| {
            let marker = realm.fleets[usize::from(*fleet)];
            fleets && marker.is_some_and(|marker| marker.hex == hex && marker.course.counts())
        });
        civil.map(|(ship, _)| Craft::Ship(ship)).chain(all.map(Craft::Fleet))
    }

    /// X4-431: whether an ability of an advisor works for another player in this round.
    pub fn is_bribed(&self, seat: Seat, advisor: Advisor, level: u8) -> bool {
        let is = |it: &crate::service::Bribed| it.seat == seat && it.advisor == advisor && it.level == level;
        self.realms.as_slice().iter().filter_map(|realm| realm.service.bribed.as_ref()).any(is)
    }

    /// The ability of a recruited advisor at a level, if it works all the time (X4-431).
    pub(crate) fn lasting_ability(
        &self,
        seat: Seat,
        advisor: Advisor,
        level: u8,
    ) -> Option<&'static Ability> {
        let recruit = self.realms[seat].advisors.iter().find(|it| it.advisor == advisor)?;
        let card = &self.pack.pack()[advisor];
        let all = if level == 2 { &card.level2 } else { &card.level3 };
        let chosen = all.get(usize::from(recruit.chosen[usize::from(level) - 2]))?;
        (recruit.level >= level && !chosen.one_time).then_some(chosen)
    }
}

impl Plan {
    /// Whether its target is named by the player.
    pub(super) const fn has_choice(&self) -> bool {
        matches!(
            self.mission,
            Mission::RecruitAway
                | Mission::Bribery
                | Mission::ExertPressure
                | Mission::VoteBattle
                | Mission::Reconnaissance
                | Mission::GoUnderground
                | Mission::Assassination
                | Mission::Theft
                | Mission::MineMainRoutes
                | Mission::Sabotage
                | Mission::DisruptSystems
                | Mission::Espionage
                | Mission::Subversion
                | Mission::DetectNetwork
                | Mission::Patrol
        )
    }

    /// Whether the target is complete.
    pub(super) fn is_aimed(&self) -> bool {
        match self.aim {
            Aim::Loot(_) | Aim::Bait(_, _, 0) => false,
            Aim::Way(_, to) => to != self.hex,
            _ => true,
        }
    }

    /// What an action of the list means.
    pub(super) fn aim_of(&self, action: Action) -> Option<Aim> {
        Some(match (action, self.aim) {
            (Action::Move(craft), _) => Aim::Way(craft, self.hex),
            (Action::At(hex), Aim::Way(craft, _)) => Aim::Way(craft, hex),
            (Action::At(hex), _) => Aim::Hex(hex),
            (Action::Agency(agency), aim) => match (agency, aim) {
                (Agency::Neutrals, _) => Aim::Nothing,
                (Agency::Prey(seat, Craft::Fleet(fleet)), _) if self.mission == Mission::RecruitAway => {
                    Aim::Bait(seat, fleet, 0)
                }
                (Agency::Charge(n), Aim::Bait(seat, fleet, _)) => Aim::Bait(seat, fleet, n),
                (Agency::Charge(n), _) => Aim::Number(n),
                (Agency::Prey(seat, craft), _) => Aim::Craft(seat, craft),
                (Agency::Rival(seat), _) => Aim::Seat(seat),
                (Agency::TheirWatch(seat), _) => Aim::Watch(seat),
                (Agency::Raze(slot), _) => Aim::Slot(slot),
                (Agency::Rid(advisor), _) => Aim::Advisor(advisor),
                (Agency::Bribe(advisor, level), _) => Aim::Ability(advisor, level),
                (Agency::Steal(resource, n), aim) => {
                    let mut loot = if let Aim::Loot(loot) = aim { loot } else { [0; Resource::COUNT] };
                    loot[resource as usize] = n;
                    Aim::Loot(loot)
                }
                (Agency::StealCard(pile), _) => Aim::Card(pile),
                (Agency::Copy(tech), _) => Aim::Tech(tech),
                (Agency::Press(card), _) => Aim::Press(card, true),
                (Agency::Unpress(card), _) => Aim::Press(card, false),
                (Agency::Weariness, _) => Aim::Weariness,
                (Agency::Cube(law), _) => Aim::Law(law, true),
                (Agency::Uncube(law), _) => Aim::Law(law, false),
                _ => return None,
            },
            _ => return None,
        })
    }

    /// Whether there is a target that can be paid; else the first reason against one.
    pub(super) fn may_aim(&self, state: &State) -> Verdict {
        if !self.has_choice() {
            self.may_at_all(state)?;
            return self.may_pay(state);
        }
        let mut verdict: Option<Verdict> = None;
        self.targets(state, &mut |_, now| {
            if verdict.is_none() || now.is_ok() {
                verdict = Some(now);
            }
        });
        verdict.unwrap_or(Err(AgentFault::NoTarget.into()))
    }

    /// What stands against an action without a choice.
    fn may_at_all(&self, state: &State) -> Verdict {
        let (seat, hex) = (self.seat, self.hex);
        let service = &state.realms[seat].service;
        match self.mission {
            Mission::AppointAmbassador => self.may_appoint(state),
            Mission::BuildNetwork => {
                let level = state.system(hex).networks[seat];
                if level >= Books::open(state, seat).highest(false) {
                    return Err(AgentFault::HighestLevel.into());
                }
                // X4-450: alone in the system, unless the seat controls it.
                let illegal = |it: Mission| it.is_illegal(state.pack.pack());
                let other = service.done.iter().any(|it| it.hex == hex && illegal(it.mission));
                if other && state.controller(hex) != Some(seat) {
                    return Err(AgentFault::OnlyIllegal.into());
                }
                Ok(())
            }
            Mission::Smuggling => match self.agent {
                Agent::Ship(ship) if service.cargo(ship).is_some() => Err(AgentFault::WrongCube.into()),
                Agent::Ship(_) if service.cargoes.len() == CARGOES => Err(AgentFault::NoMorePieces.into()),
                Agent::Ship(_) => Ok(()),
                _ => Err(AgentFault::NoCharacter.into()),
            },
            Mission::ErectWatch => {
                if state.system(hex).watches[seat] >= Books::open(state, seat).highest(true) {
                    return Err(AgentFault::HighestLevel.into());
                }
                super::guards::may_erect_any(state, seat, 0)
            }
            // X4R-442: the last colony of a player stands.
            Mission::Rebellion | Mission::TerrorAttack => {
                let colony = state.foreign_colony(seat, hex).ok_or(AgentFault::WrongPlace)?;
                let last = state.colonies_of(colony.seat).nth(1).is_none();
                let falls = self.mission == Mission::Rebellion || colony.level == 1;
                if last && falls { Err(AgentFault::NoTarget.into()) } else { Ok(()) }
            }
            _ => Ok(()),
        }
    }

    /// X4-433, X4-436: one ambassador with each player; an ambassador can come back.
    fn may_appoint(&self, state: &State) -> Verdict {
        let host = state.foreign_colony(self.seat, self.hex).ok_or(AgentFault::WrongPlace)?.seat;
        match self.agent {
            Agent::Envoy(_) => {
                let full = state.realms[self.seat].ships.len() >= crate::realm::SHIPS;
                if full { Err(Fault::TooMany.into()) } else { Ok(()) }
            }
            _ if state.realms[self.seat].service.envoys[usize::from(host.0)] > 0 => {
                Err(AgentFault::HasEnvoy.into())
            }
            _ => Ok(()),
        }
    }

    /// All targets in its system.
    pub(super) fn targets(&self, state: &State, to: &mut dyn FnMut(Action, Verdict)) {
        let mut offer = |action: Action, fits: Verdict| {
            let pays = || match self.aim_of(action) {
                Some(aim) if self.mission != Mission::GoUnderground => Self { aim, ..*self }.may_pay(state),
                _ => Ok(()),
            };
            to(action, fits.and_then(|()| pays()));
        };
        match self.mission {
            Mission::RecruitAway => self.recruits(state, &mut offer),
            Mission::Bribery | Mission::Assassination => self.advisors(state, &mut offer),
            Mission::ExertPressure => self.cards(state, &mut offer),
            Mission::VoteBattle => self.laws(state, &mut offer),
            Mission::Reconnaissance => {
                let here = state.owner_here(self.seat, self.hex);
                let all = reach::sees_everybody(state, self.seat);
                let known = |it: Seat| Some(it) == here || all && state.realms[self.seat].discovered.has(it);
                let others = state.realms.seats().filter(|it| state.is_foreign(self.seat, *it) && known(*it));
                others.for_each(|it| offer(Action::Agency(Agency::Rival(it)), Ok(())));
            }
            Mission::GoUnderground => self.ways(state, to),
            Mission::Theft => self.loot(state, &mut offer),
            Mission::MineMainRoutes => {
                let own = |it: &&(Hex, Seat)| it.1 == self.seat;
                let full = state.mines.iter().filter(own).count() >= MINES;
                let here = state.mines.contains(&(self.hex, self.seat));
                let fault: Verdict = Err(AgentFault::NoMorePieces.into());
                for x in 1..=3 {
                    offer(Action::Agency(Agency::Charge(x)), if full || here { fault } else { Ok(()) });
                }
            }
            Mission::Sabotage => self.breakables(state, &mut offer),
            Mission::DisruptSystems => self.slowable(state, &mut offer),
            Mission::Espionage => self.technologies(state, &mut offer),
            Mission::Subversion => self.waverers(state, &mut offer),
            Mission::DetectNetwork => {
                let networks = &state.system(self.hex).networks;
                let others = state.realms.seats().filter(|it| state.is_foreign(self.seat, *it));
                let others = others.filter(|it| networks[*it] > 0);
                others.for_each(|it| offer(Action::Agency(Agency::Rival(it)), Ok(())));
            }
            Mission::Patrol => {
                let watched = |hex: &Hex| *hex != self.hex && state.system(*hex).watches[self.seat] > 0;
                Hex::all().filter(watched).for_each(|hex| offer(Action::At(hex), Ok(())));
            }
            _ => {}
        }
    }

    /// X4-428, X4-429: neutral units, and fleets of war-weary players.
    fn recruits(&self, state: &State, offer: &mut dyn FnMut(Action, Verdict)) {
        if let Aim::Bait(seat, ..) = self.aim {
            let most = (2 * state.weariness(seat)).clamp(0, 40) as u8;
            (2..=most).for_each(|n| offer(Action::Agency(Agency::Charge(n)), Ok(())));
            return;
        }
        if state.system(self.hex).group.is_some() {
            let group = state.system(self.hex).group.map_or(0, |group| {
                super::recruits(state, group).iter().map(|(_, n)| usize::from(*n)).sum::<usize>()
            });
            let room = state.realms[self.seat].ships.len() + group <= crate::realm::SHIPS
                && state.realms[self.seat].fleets.iter().any(Option::is_none);
            let fits = match (group_price(state, self.hex), room) {
                (None, _) => Err(AgentFault::NoTarget.into()),
                (_, false) => Err(Fault::TooMany.into()),
                _ => Ok(()),
            };
            offer(Action::Agency(Agency::Neutrals), fits);
        }
        let free = state.realms[self.seat].fleets.iter().any(Option::is_none)
            && state.realms[self.seat].ships.len() < crate::realm::SHIPS;
        for other in state.realms.seats().filter(|it| state.is_foreign(self.seat, *it)) {
            if state.weariness(other) == 0 {
                continue;
            }
            for craft in state.crafts_at(other, self.hex, true).filter(|it| matches!(it, Craft::Fleet(_))) {
                let fits: Verdict = if free { Ok(()) } else { Err(Fault::TooMany.into()) };
                let least = Books::open(state, self.seat).has_culture(2);
                offer(Action::Agency(Agency::Prey(other, craft)), fits.and(least));
            }
        }
    }

    /// X4-431, X4-465: advisors of the owner of the colony.
    fn advisors(&self, state: &State, offer: &mut dyn FnMut(Action, Verdict)) {
        let Some(owner) = state.foreign_colony(self.seat, self.hex).map(|colony| colony.seat) else { return };
        for it in state.realms[owner].advisors.iter() {
            if self.mission == Mission::Assassination {
                offer(Action::Agency(Agency::Rid(it.advisor)), Ok(()));
                continue;
            }
            let forbidden: Verdict = Err(AgentFault::Forbidden.into());
            let fits = if resists(state, it.advisor) { forbidden } else { Ok(()) };
            offer(Action::Agency(Agency::Bribe(it.advisor, 1)), fits);
            for level in [2, 3] {
                if state.lasting_ability(owner, it.advisor, level).is_some() {
                    offer(Action::Agency(Agency::Bribe(it.advisor, level)), fits);
                }
            }
        }
    }

    /// X4-439 to X4-442: the war card, treaty cards, or war weariness.
    fn cards(&self, state: &State, offer: &mut dyn FnMut(Action, Verdict)) {
        let Some(owner) = state.foreign_colony(self.seat, self.hex).map(|colony| colony.seat) else { return };
        if state.at_war(self.seat, owner) {
            offer(Action::Agency(Agency::Weariness), Ok(()));
            return;
        }
        let theirs = state.realms[self.seat].service.cubes[usize::from(owner.0)];
        let own = state.realms[owner].service.cubes[usize::from(self.seat.0)];
        for card in Pressure::ALL {
            let two: Verdict = Err(AgentFault::TwoCubes.into());
            offer(Action::Agency(Agency::Press(card)), if theirs.on(card) < 2 { Ok(()) } else { two });
            if own.on(card) > 0 {
                offer(Action::Agency(Agency::Unpress(card)), Ok(()));
            }
        }
    }

    /// X4-446: always-laws.
    fn laws(&self, state: &State, offer: &mut dyn FnMut(Action, Verdict)) {
        let Some(owner) = state.foreign_colony(self.seat, self.hex).map(|colony| colony.seat) else { return };
        let cubes = state.realms[self.seat].service.cubes[usize::from(owner.0)];
        for law in AlwaysLaw::all() {
            let full: Verdict = Err(AgentFault::TwoCubes.into());
            offer(Action::Agency(Agency::Cube(law)), if cubes.on_law(law) < 3 { Ok(()) } else { full });
            if cubes.on_law(law) > 0 {
                offer(Action::Agency(Agency::Uncube(law)), Ok(()));
            }
        }
    }

    /// X4-462: own small ships on the network, and then where they can go.
    fn ways(&self, state: &State, to: &mut dyn FnMut(Action, Verdict)) {
        if let Aim::Way(craft, _) = self.aim {
            for hex in self.exits(state).iter() {
                let plan = Self { aim: Aim::Way(craft, hex), ..*self };
                to(Action::At(hex), plan.may_pay(state));
            }
            return;
        }
        let pays = |hex: Hex, craft| Self { aim: Aim::Way(craft, hex), ..*self }.may_pay(state).is_ok();
        for craft in small(state, self.seat, self.hex) {
            let open = self.exits(state).iter().any(|hex| pays(hex, craft));
            let none: Verdict = Err(AgentFault::NoRefuge.into());
            to(Action::Move(craft), if open { may_dive(state, self.seat, craft) } else { none });
        }
    }

    /// X4-462, X4-406: other own networks and diplomats, and adjacent discovered systems.
    fn exits(&self, state: &State) -> HexSet {
        let seat = self.seat;
        let is = |hex: &Hex| {
            let near = self.hex.distance(*hex) == 1 && state.system(*hex).kind.is_some();
            let network = state.network(seat, *hex) > 0 || reach::is_contact(state, seat, *hex);
            *hex != self.hex && state.is_on_map(*hex) && (near || network) && state.can_be_entered(*hex)
        };
        Hex::all().filter(is).collect()
    }

    /// X4-467, X4-468: resources and cards of the owner.
    fn loot(&self, state: &State, offer: &mut dyn FnMut(Action, Verdict)) {
        let Some(owner) = state.owner_here(self.seat, self.hex) else { return };
        let taken = if let Aim::Loot(loot) = self.aim { loot } else { [0; Resource::COUNT] };
        for resource in Resource::ALL.into_iter().filter(|it| taken[*it as usize] == 0) {
            let most = state.realms[owner].accounts[resource].clamp(0, MOST_STOLEN) as u8;
            (1..=most).for_each(|n| offer(Action::Agency(Agency::Steal(resource, n)), Ok(())));
        }
        if taken != [0; Resource::COUNT] {
            offer(Action::Agency(Agency::Enough), Ok(()));
            return;
        }
        let hand = &state.hidden.hands[owner];
        let n_events = state.cards_of(owner).count() + hand.events.len();
        for (pile, n) in [(Pile::Event, n_events), (Pile::Market, hand.market.len())] {
            if n > 0 {
                offer(Action::Agency(Agency::StealCard(pile)), Ok(()));
            }
        }
    }

    /// X4-479: civil units, watches and buildings of others.
    fn breakables(&self, state: &State, offer: &mut dyn FnMut(Action, Verdict)) {
        for other in state.realms.seats().filter(|it| state.is_foreign(self.seat, *it)) {
            for craft in state.crafts_at(other, self.hex, false) {
                offer(Action::Agency(Agency::Prey(other, craft)), Ok(()));
            }
            if state.system(self.hex).watches[other] > 0 {
                offer(Action::Agency(Agency::TheirWatch(other)), Ok(()));
            }
        }
        let buildings = state.colony_at(self.hex).into_iter().flat_map(|colony| colony.buildings.iter());
        for (slot, standing) in (1..).zip(buildings) {
            if state.is_foreign(self.seat, standing.seat) {
                offer(Action::Agency(Agency::Raze(slot)), Ok(()));
            }
        }
    }

    /// X4-483: civil units anywhere, in a nebula fleets too if they were looked at.
    fn slowable(&self, state: &State, offer: &mut dyn FnMut(Action, Verdict)) {
        let nebula = state.system(self.hex).kind == Some(Kind::Nebula);
        for other in state.realms.seats().filter(|it| state.is_foreign(self.seat, *it)) {
            let service = &state.realms[other].service;
            for craft in state.crafts_at(other, self.hex, nebula) {
                let seen = state.realms[self.seat].service.seen.has(other);
                let fits = match craft {
                    Craft::Fleet(_) if !seen => Err(AgentFault::NotScouted.into()),
                    _ if service.slowed.contains(&craft) => Err(AgentFault::DoneAlready.into()),
                    _ if service.slowed.len() == SLOWED => Err(AgentFault::NoMorePieces.into()),
                    _ => Ok(()),
                };
                // The price of a fleet that was not looked at is a secret, and is not asked for.
                offer(Action::Agency(Agency::Prey(other, craft)), fits);
            }
        }
    }

    /// X4-486, X4R-091: technologies of the owner that the seat lacks, along the arrows.
    fn technologies(&self, state: &State, offer: &mut dyn FnMut(Action, Verdict)) {
        let Some(owner) = state.foreign_colony(self.seat, self.hex).map(|colony| colony.seat) else { return };
        let (own, theirs) = (state.realms[self.seat].techs, state.realms[owner].techs);
        for tech in theirs.iter().filter(|tech| !own.has(*tech)) {
            let arrows: &[Tech] = &state.pack.pack()[tech].arrows_from;
            let missing = arrows.iter().find(|before| !own.has(**before));
            let fits = missing.map_or(Ok(()), |before| Err(Reason::NeedsTech(*before)));
            offer(Action::Agency(Agency::Copy(tech)), fits);
        }
    }

    /// X4-491, X4-492: a colony of a player at war, or a unit of one that was looked at.
    fn waverers(&self, state: &State, offer: &mut dyn FnMut(Action, Verdict)) {
        let at_war = |it: Seat| state.wars.iter().any(|war| war.attackers.has(it) || war.defenders.has(it));
        let owner = state.foreign_colony(self.seat, self.hex).map(|colony| colony.seat);
        if owner.is_some_and(at_war) {
            offer(Action::Agency(Agency::Weariness), Ok(()));
        }
        let seen = state.realms[self.seat].service.seen;
        for other in seen.iter().filter(|it| state.is_foreign(self.seat, *it)) {
            for ship in 0..state.realms[other].ships.len() {
                let there = workshop::whereabouts(state, other, ship) == Some(self.hex);
                let cloaked = state.realms[other].ships[ship].course.is(Mark::Cloaked);
                let alike = |earlier: usize| {
                    state.realms[other].ships[earlier] == state.realms[other].ships[ship]
                        && workshop::whereabouts(state, other, earlier) == Some(self.hex)
                };
                if there && !cloaked && !(0..ship).any(alike) {
                    offer(Action::Agency(Agency::Prey(other, Craft::Ship(ship as u8))), Ok(()));
                }
            }
        }
    }
}

/// X4-462: own ships of class KS in a system: civil ones, and those that are alone in a fleet.
fn small(state: &State, seat: Seat, hex: Hex) -> impl Iterator<Item = Craft> {
    let realm = &state.realms[seat];
    let is_small = |make| state.hull(make).class == Class::Ks;
    let civil = (0..).zip(realm.ships.iter());
    let civil = civil.filter(move |(_, it)| it.at == Some(hex) && is_small(it.make)).map(|(ship, _)| ship);
    let fleets = (0..MARKERS as u8).filter(move |fleet| {
        let there = realm.fleets[usize::from(*fleet)].is_some_and(|marker| marker.hex == hex);
        let mut crew = state.crew(seat, *fleet);
        let first = crew.next();
        there && crew.next().is_none() && first.is_some_and(|(_, it)| is_small(it.make))
    });
    civil.map(Craft::Ship).chain(fleets.map(Craft::Fleet))
}

/// X4-462: what has moved in this round or is held back does not go underground.
fn may_dive(state: &State, seat: Seat, craft: Craft) -> Verdict {
    let realm = &state.realms[seat];
    let course = match craft {
        Craft::Ship(ship) => realm.ships[usize::from(ship)].course,
        Craft::Fleet(fleet) => realm.fleets[usize::from(fleet)].unwrap_or_default().course,
    };
    let held = course.is(Mark::Held) || course.is(Mark::Aside);
    if held { Err(Fault::HasMoved.into()) } else { Ok(()) }
}

/// X4-440: the treaty of a card; nothing for the war card.
pub(super) fn treaty(card: Pressure) -> Option<Deed> {
    Some(match card {
        Pressure::War => return None,
        Pressure::Alliance => named!(Deed, "alliance"),
        Pressure::Intelligence => named!(Deed, "intelligence-agreement"),
        Pressure::Trade => named!(Deed, "trade-treaty"),
        Pressure::Armaments => named!(Deed, "armaments-cooperation"),
    })
}

/// X4R-A01: whether an advisor cannot be bribed.
fn resists(board: &Board, advisor: Advisor) -> bool {
    let forbid = Core::Do(Verb::Forbid(Permission::BribeThisAdvisor));
    let pack = board.pack.pack();
    pack.code.statements(*pack[advisor].effect).iter().any(|statement| statement.core == forbid)
}
