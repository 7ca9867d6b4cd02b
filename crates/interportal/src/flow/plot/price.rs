//! What an institution action costs: its price, police, watches, reductions and cards (X4R-140, X4R-141).

use engine::Seat;

use super::{Aim, Plan};
use crate::action::Craft;
use crate::agent::{Agent, Mission};
use crate::cards::{Character, NeutralHull, Price, Surcharge};
use crate::economy::{Books, Deal};
use crate::hex::Hex;
use crate::ids::{Advisor, Resource};
use crate::realm::Make;
use crate::state::{Board, State};

/// X4-451, X4-482: an action costs 3 culture for each level of a colony.
const PER_LEVEL: i16 = 3;
/// X4-468: culture for a card.
const CARD: i16 = 5;
/// X4-491: culture for a pip of war weariness.
const SUBVERSION: i16 = 5;

impl Board {
    /// X4R-164: the war weariness of a player: the pips of all own war cards, half of them as defender.
    pub fn weariness(&self, seat: Seat) -> i16 {
        let of = |war: &crate::state::War| {
            let extra = i16::from(war.extra[seat]);
            if war.attackers.has(seat) {
                i16::from(war.die) + extra
            } else if war.defenders.has(seat) {
                i16::from(war.die / 2) + extra
            } else {
                0
            }
        };
        self.wars.iter().map(of).sum()
    }

    /// X4-289: what police of others adds to an institution action in a system.
    pub(super) fn police_surcharges(&self, seat: Seat, hex: Hex) -> i16 {
        let others = self.realms.seats().filter(|other| self.is_foreign(seat, *other));
        let each = |other: Seat| {
            let n = self.n_characters(other, Character::Police, hex);
            if n == 0 { 0 } else { n * Books::open(self, other).police_surcharge() }
        };
        others.map(each).sum()
    }

    /// X4-504: what watches of others add to an illegal one.
    fn watch_surcharges(&self, seat: Seat, hex: Hex) -> i16 {
        let others = self.realms.seats().filter(|other| self.is_foreign(seat, *other));
        others.map(|other| self.guard(other, hex, false)).sum()
    }

    /// X4-494, X4-497, X4-500: levels of the watch of a player in a system, and its police there if that counts.
    pub(super) fn guard(&self, seat: Seat, hex: Hex, police: bool) -> i16 {
        let books = Books::open(self, seat);
        let n_police = if police { self.n_characters(seat, Character::Police, hex) } else { 0 };
        let counted = if n_police == 0 { 0 } else { n_police * books.police_count() };
        books.watch_level(self.system(hex).watches[seat]) + counted
    }

    /// X4-204: militia of a colony: two for each level.
    pub(crate) fn militia(&self, hex: Hex) -> u8 {
        self.colony_at(hex).map_or(0, |colony| {
            Books::open(self, colony.seat).militia(colony).saturating_sub(colony.militia_lost)
        })
    }
}

/// All that a price is paid in, as culture.
fn total(price: Price) -> i16 {
    Resource::ALL.into_iter().map(|it| i16::from(price[it])).sum()
}

/// The printed price of a ship.
pub(super) fn printed(board: &Board, make: Make) -> i16 {
    let pack = board.pack.pack();
    i16::from(match make {
        Make::Blueprint(ship, _) => pack[ship].cost.awe,
        Make::Standard(ship) => pack[ship].cost.awe,
        Make::Kosme(ship) => pack[pack[ship].base].cost.awe,
    })
}

/// X4-428: twice the price of all units of the group in a system; nothing if some of them have none.
pub(super) fn group_price(board: &Board, hex: Hex) -> Option<i16> {
    let group = board.system(hex).group?;
    let units = super::recruits(board, group);
    let mut sum = 0;
    for (unit, n) in units.iter() {
        let NeutralHull::Ship(ship) = unit else { return None };
        sum += 2 * i16::from(*n) * i16::from(board.pack.pack()[*ship].cost.awe);
    }
    Some(sum).filter(|sum| *sum > 0)
}

/// X4-432: half the price of the level of an ability.
fn ability_price(board: &Board, advisor: Advisor, level: u8) -> i16 {
    let card = &board.pack.pack()[advisor];
    total(match level {
        1 => card.cost,
        2 => card.level2_cost,
        _ => card.level3_cost,
    }) / 2
}

/// Hull points of a unit, for who knows them.
pub(super) fn hull_points(state: &State, seat: Seat, craft: Craft) -> i16 {
    match craft {
        Craft::Ship(ship) => i16::from(state.realms[seat].ships[usize::from(ship)].hull),
        Craft::Fleet(fleet) => state.crew(seat, fleet).map(|(_, vessel)| i16::from(vessel.hull)).sum(),
    }
}

impl Plan {
    /// The price before surcharges.
    pub(super) fn base(&self, state: &State) -> i16 {
        let level = || state.colony_at(self.hex).map_or(0, |colony| i16::from(colony.level));
        let fixed = || self.mission.card(state.pack.pack()).cost.map_or(0, |price| i16::from(price.culture));
        match (self.mission, self.aim) {
            (Mission::RecruitAway, Aim::Bait(_, _, n)) => i16::from(n),
            (Mission::RecruitAway, _) => group_price(state, self.hex).unwrap_or(0),
            (Mission::Bribery, Aim::Ability(advisor, level)) => ability_price(state, advisor, level),
            (Mission::BuildNetwork, _) => i16::from(state.system(self.hex).networks[self.seat]) + 1,
            (Mission::GoUnderground, Aim::Way(_, to)) => i16::from(self.hex.distance(to)) / 2,
            (Mission::Theft, Aim::Loot(loot)) => loot.iter().map(|n| i16::from(*n)).sum(),
            (Mission::Theft, Aim::Card(_)) => CARD,
            (Mission::Rebellion, _) => {
                let police = state.n_police(self.seat, self.hex);
                i16::from(state.militia(self.hex)) * (1 + police)
            }
            (Mission::DisruptSystems, Aim::Craft(seat, craft)) => hull_points(state, seat, craft),
            (Mission::Espionage, Aim::Tech(tech)) => i16::from(state.pack[tech].cost.research) / 2,
            (Mission::TerrorAttack, _) => PER_LEVEL * level(),
            (Mission::Subversion, Aim::Craft(seat, Craft::Ship(ship))) => {
                2 * printed(state, state.realms[seat].ships[usize::from(ship)].make)
            }
            (Mission::Subversion, _) => SUBVERSION,
            (Mission::DetectNetwork, Aim::Seat(seat)) => i16::from(state.system(self.hex).networks[seat]),
            // X4-508: each level is paid when it is erected.
            (Mission::ErectWatch, _) => 0,
            _ => fixed(),
        }
    }

    /// What is taken off after surcharges.
    fn reduction(&self, state: &State) -> i16 {
        match self.mission {
            // X4-463: by the network that it starts from.
            Mission::GoUnderground => {
                let contact = u8::from(super::reach::is_contact(state, self.seat, self.hex));
                i16::from(state.network(self.seat, self.hex).max(contact))
            }
            Mission::Rebellion => {
                let owner = state.colony_at(self.hex).map(|colony| colony.seat);
                owner.map_or(0, |owner| Books::open(state, owner).upkeep().wars)
            }
            Mission::Subversion => self.victim(state).map_or(0, |victim| state.weariness(victim)),
            Mission::DetectNetwork => state.guard(self.seat, self.hex, true),
            _ => 0,
        }
    }

    /// X4R-140: base, police, watches, reductions, cards; never below 0.
    pub(super) fn price(&self, state: &State) -> i16 {
        let card = self.mission.card(state.pack.pack());
        let illegal = self.mission.is_illegal(state.pack.pack());
        let (seat, hex) = (self.seat, self.hex);
        let police = || state.police_surcharges(seat, hex);
        let watches = || if illegal { state.watch_surcharges(seat, hex) } else { 0 };
        let surcharge = match card.surcharge.unwrap_or(Surcharge::None) {
            Surcharge::Standard => police() + watches(),
            Surcharge::WatchesOnly => watches(),
            Surcharge::None => 0,
        };
        // X4-497: who forges evidence is protected by the own police and watch.
        let less = if self.blamed.is_some() { state.guard(seat, hex, true) } else { 0 };
        let surcharge = (surcharge - less).max(0);
        let price = (self.base(state) + surcharge - self.reduction(state)).max(0);
        let deal = Deal { mission: self.mission, hex, victim: self.victim(state) };
        Books::open(state, seat).deed_price(deal, price)
    }

    /// Who suffers from it.
    pub(super) fn victim(&self, state: &State) -> Option<Seat> {
        match self.aim {
            Aim::Seat(seat) | Aim::Craft(seat, _) | Aim::Watch(seat) | Aim::Bait(seat, ..) => Some(seat),
            _ => match self.mission {
                Mission::BuildNetwork | Mission::Smuggling | Mission::GoUnderground => None,
                Mission::ProbeTheSituation | Mission::Patrol | Mission::ErectWatch => None,
                Mission::RecruitAway | Mission::MineMainRoutes => None,
                _ => state.owner_here(self.seat, self.hex),
            },
        }
    }

    /// Whether the acting unit is cloaked (X4R-148).
    pub(super) fn is_cloaked(&self, state: &State) -> bool {
        let Agent::Ship(ship) = self.agent else { return false };
        let vessel = state.realms[self.seat].ships.get(usize::from(ship));
        vessel.is_some_and(|vessel| vessel.course.is(crate::realm::Mark::Cloaked))
    }
}
