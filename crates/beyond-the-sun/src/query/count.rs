//! What cards count of a faction.

use crate::effect::Count;
use crate::ids::{Place, Sort, SystemDeck};
use crate::state::{Board, Claim};
use crate::tableau::{Tableau, strength};
use engine::{Index, Seat};

impl Board {
    /// What cards count of a faction.
    pub fn count(&self, seat: Seat, count: Count) -> u8 {
        let tableau = &self.tableaus[seat];
        match count {
            Count::ControlledLocation => self.controlled(seat).len(),
            Count::ControlledSystem => self.controlled(seat).without(self.side().yards).len(),
            Count::ControlledYard => self.controlled(seat).and(self.side().yards).len(),
            Count::Colony => tableau.colonies.len() as u8,
            Count::BColony => {
                tableau.systems().filter(|system| self.pack[*system].deck == SystemDeck::B).count() as u8
            }
            Count::Tech => tableau.researched.len() + tableau.private.len(),
            Count::Tech1 => self.n_techs(tableau, 1),
            Count::Tech2 => self.n_techs(tableau, 2),
            Count::Tech3 => self.n_techs(tableau, 3),
            Count::Tech4 => self.n_techs(tableau, 4),
            Count::Automation => tableau.n_automated(),
            Count::FoodRemoved => tableau.removed[Sort::Food.at()],
            Count::OreRemoved => tableau.removed[Sort::Ore.at()],
            Count::Removed => tableau.removed.iter().sum(),
            Count::EmptyTrack => {
                Sort::ALL.iter().filter(|sort| tableau.is_empty(&self.pack, **sort)).count() as u8
            }
            Count::Ship | Count::PublicShip => tableau.fleet().iter().sum(),
            Count::SolShip => tableau.ships[Place::Sol.at()].iter().sum(),
            Count::DeepSpaceShip => tableau.ships[Place::DeepSpace.at()].iter().sum(),
            Count::Strength => strength(tableau.fleet()),
            Count::Pop => tableau.pop,
            Count::Ore => tableau.ore.min(u16::from(u8::MAX)) as u8,
            Count::Supply => tableau.n_supply(),
            Count::Achievement => self.claims(seat).count() as u8,
            Count::AchievementVp => self.claims(seat).map(|(_, vp)| vp).sum(),
            Count::TakenLocation => self.this_turn.n_taken,
            Count::FoodSpec => self.n_spec(seat, Sort::Food),
            Count::OreSpec => self.n_spec(seat, Sort::Ore),
            Count::BestSpec => self.n_spec(seat, Sort::Food).max(self.n_spec(seat, Sort::Ore)),
            Count::MuseumLevel => strength(tableau.museum),
            Count::OpenGuild => self.guilds.len(),
            Count::Players => self.n_players(),
        }
    }

    fn n_techs(&self, tableau: &Tableau, level: u8) -> u8 {
        let researched = tableau.researched.iter().filter(|slot| self.pack[*slot].level == level).count();
        researched as u8 + tableau.private.and(self.pack.masks.level[usize::from(level)]).len()
    }

    /// BTS-210: printed specialisations of places controlled and systems colonised.
    fn n_spec(&self, seat: Seat, sort: Sort) -> u8 {
        let places = self.controlled(seat).iter().filter(|place| self.spec(*place).has(sort)).count();
        let colonies = self.tableaus[seat].systems().filter(|system| self.pack[*system].spec.has(sort));
        (places + colonies.count()) as u8
    }

    /// The achievements of `seat`, by their place among those in play, with the VP of the space held.
    pub fn claims(&self, seat: Seat) -> impl Iterator<Item = (usize, u8)> + '_ {
        let held = move |claims: &[Claim]| claims.iter().position(|claim| claim.seat == seat);
        self.achievements.iter().enumerate().filter_map(move |(at, achieved)| {
            held(&achieved.claims).map(|space| (at, self.pack[achieved.card].vp[space]))
        })
    }
}
