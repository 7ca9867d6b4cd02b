//! What cards count of a faction.

use crate::effect::{Ability, Count, Scoring, Term};
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
            Count::Ship => tableau.fleet().iter().sum(),
            Count::PublicShip => {
                let private: u8 = tableau.ships[Place::Private.at()].iter().sum();
                tableau.fleet().iter().sum::<u8>() - private
            }
            Count::SolShip => tableau.ships[Place::Sol.at()].iter().sum(),
            Count::DeepSpaceShip => tableau.ships[Place::DeepSpace.at()].iter().sum(),
            Count::Strength => tableau.total_strength(),
            Count::Pop => tableau.pop,
            Count::Ore => tableau.ore.min(u16::from(u8::MAX)) as u8,
            Count::Supply => tableau.n_supply(),
            Count::Achievement => self.claims(seat).count() as u8 + self.private_claims(seat),
            Count::AchievementVp => {
                self.claims(seat).map(|(_, vp)| vp).sum::<u8>() + self.private_achievement_vp(seat)
            }
            Count::PrivateAchievement => self.private_claims(seat),
            Count::UsedCredit => tableau.retinue.credit_used.into(),
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

    /// How many private achievements `seat` has claimed: one at most.
    pub fn private_claims(&self, seat: Seat) -> u8 {
        self.tableaus[seat].retinue.goal.is_some_and(|goal| goal.claimed).into()
    }

    /// What the private achievement of `seat` is worth once it is claimed.
    pub fn private_vp(&self, seat: Seat) -> u8 {
        let of = |ability| if let Ability::PrivateAchievementVp(vp) = ability { Some(vp) } else { None };
        self.leader_with(seat, of).map_or(0, |(_, vp)| vp)
    }

    /// BTL-047: its VP, including what the leader adds.
    fn private_achievement_vp(&self, seat: Seat) -> u8 {
        let claimed = self.private_claims(seat);
        if claimed == 0 {
            return 0;
        }
        let of = |count| if count == Count::PrivateAchievement { claimed } else { 0 };
        let ends = self.tableaus[seat].retinue.iter().map(|leader| self.pack[leader].end);
        let added: i16 = ends.filter(|end| speaks_of_goal(*end)).map(|end| end.vp(of)).sum();
        self.private_vp(seat).saturating_add_signed(added as i8)
    }

    /// The achievements of `seat`, by their position among those in play, with the VP of the claimed space.
    pub fn claims(&self, seat: Seat) -> impl Iterator<Item = (usize, u8)> + '_ {
        let held = move |claims: &[Claim]| claims.iter().position(|claim| claim.seat == seat);
        self.achievements.iter().enumerate().filter_map(move |(at, achieved)| {
            held(&achieved.claims).map(|space| (at, self.pack[achieved.card].vp[space]))
        })
    }
}

fn speaks_of_goal(end: Scoring) -> bool {
    end.terms().any(|term| matches!(term, Term::Per(_, scale) if scale.count == Count::PrivateAchievement))
}
