//! What governments, advisors, goals and milestones are worth.

use super::Table;
use interportal::ids::{Area, Building, Goal, Government, Investor, Resource, Tech};
use interportal::notation::ActionKind;
use interportal::state::{Colony, System};

impl Table<'_> {
    /// Political actions, those left in this phase and those of the rounds to come.
    pub(super) fn offices(&self) -> i64 {
        let (office, weights) = (&self.realm().office, self.weights);
        let left = [ActionKind::Free, ActionKind::Government].map(|kind| i64::from(office.tokens.of(kind)));
        let others = i64::from(office.tokens.total()) - left[0] - left[1];
        let actions = &self.board.pack.pack()[self.government()].actions;
        let each = [actions.free, actions.government, actions.treaty + actions.law + actions.institution];
        let each: i64 = each.iter().zip(weights.office).map(|(n, worth)| i64::from(*n) * worth).sum();
        let now = left[0] * weights.token[0] + left[1] * weights.token[1] + others * weights.token[2];
        now + each * self.rounds.min(8)
    }

    /// The government in force, or the one that comes with the end of the phase.
    fn government(&self) -> Government {
        self.realm().office.coming.unwrap_or(self.realm().government)
    }

    /// Advisors on their way to points.
    pub(super) fn advisors(&self) -> i64 {
        let late = self.rounds < 3;
        let worth = |level: u8| match level {
            3.. => self.weights.advisor[2],
            _ if late => 60,
            level => self.weights.advisor[usize::from(level) - 1],
        };
        self.realm().advisors.iter().map(|recruit| worth(recruit.level)).sum()
    }

    /// X4R-112: goals that are met but have no second one yet, and the way to those of the government.
    pub(super) fn goals(&self) -> i64 {
        let (met, weights) = (&self.realm().goals, self.weights);
        let waiting = if met.len() % 2 == 1 { weights.goal } else { 0 };
        let goals = &self.board.pack.pack()[self.government()].goals;
        let open = goals.iter().filter(|goal| !met.has(**goal));
        let way = |goal: &Goal| {
            let share = self.progress(*goal).clamp(0, 100);
            weights.goal * share * share / 10_000
        };
        waiting + open.map(way).sum::<i64>()
    }

    /// How much of a goal is done, in hundredths.
    fn progress(&self, goal: Goal) -> i64 {
        let realm = self.realm();
        let account = |resource: Resource| i64::from(realm.accounts[resource]);
        let of = |have: i64, need: i64| have.min(need) * 100 / need;
        let colonies = || self.board.colonies_of(self.seat);
        let levels = || colonies().map(|colony| i64::from(colony.level));
        let advisor = realm.advisors.iter().map(|recruit| i64::from(recruit.level)).max().unwrap_or(0);
        match goal.id() {
            "goal-royal-capital" => {
                of(colonies().filter(|it| it.home).map(|it| i64::from(it.level)).sum(), 4)
            }
            "goal-five-lands" => of(colonies().count() as i64, 5),
            "goal-seven-lands" => of(colonies().count() as i64, 7),
            "goal-ten-technologies" => of(realm.techs.len() as i64, 10),
            "goal-twenty-technologies" => of(realm.techs.len() as i64, 20),
            "goal-pioneers" => of(realm.first.len() as i64, 3),
            "goal-complete-science" => of(self.finished_areas(), 1),
            "goal-trade-network" => of(self.connected(), 4),
            "goal-full-coffers" => of(account(Resource::Awe), 30),
            "goal-corporate-wealth" => of(account(Resource::Awe), 50),
            "goal-three-pillars" => of(realm.policies.len() as i64, 3),
            "goal-four-pillars" => of(realm.policies.len() as i64, 4),
            "goal-spiritual-treasury" => of(account(Resource::Culture), 25),
            "goal-union-of-worlds" => of(levels().sum(), 14),
            "goal-master-advisor" => of(advisor, 3),
            "goal-skilled-advisor" => of(advisor, 2),
            "goal-two-advisors" => of(realm.advisors.len() as i64, 2),
            "goal-formed-world" => {
                of(colonies().filter(|it| !it.home).map(|it| i64::from(it.level)).max().unwrap_or(0), 3)
            }
            "goal-ten-buildings" => of(colonies().map(|it| i64::from(self.books.used_slots(it))).sum(), 10),
            "goal-five-routes" => of(self.routes(), 5),
            "goal-collector" => of(self.n_cards(), 6),
            "goal-standing-fleet" => of(self.hull_points(), 12),
            "goal-guardians-of-the-core" => of(i64::from(self.board.core == Some(self.seat)), 1),
            other => self.rare_progress(other),
        }
    }

    /// The same for goals of war, law and intrigue.
    fn rare_progress(&self, goal: &str) -> i64 {
        let (realm, board) = (self.realm(), self.board);
        let of = |have: i64, need: i64| have.min(need) * 100 / need;
        let won = &realm.office.victories;
        let (all, players) = (i64::from(won.all), i64::from(won.players));
        let laws = || board.laws.iter().filter(|law| law.seat == self.seat).count() as i64;
        let systems = |is: &dyn Fn(&System) -> bool| board.systems.iter().filter(|it| is(it)).count() as i64;
        match goal {
            "goal-treaty-web" => {
                of(board.treaties.iter().filter(|it| it.partners.has(self.seat)).count() as i64, 3)
            }
            "goal-lawgiver" => of(laws(), 2),
            "goal-constitution" => of(laws(), 2),
            "goal-baptism-of-fire" => of(2 * players + (all - players), 2),
            "goal-three-victories" => of(all, 3),
            "goal-kosme-victory" => of(won.with_kosme.into(), 1),
            "goal-conquest" => {
                let taken = |it: &Colony| it.founder != self.seat;
                of(i64::from(board.colonies_of(self.seat).any(taken)), 1)
            }
            "goal-great-ship" => self.shipbuilding().min(90) * 10 / 9,
            "goal-peak-industry" => {
                let highest = ["resource-building-3", "capacity-building-3"].map(Building::from_id);
                let of_colony = |it: &Colony| {
                    it.buildings.iter().filter(|it| highest.contains(&Some(it.building))).count()
                };
                of(board.colonies_of(self.seat).map(of_colony).sum::<usize>() as i64, 3)
            }
            "goal-web-of-clans" => of(systems(&|it| it.networks[self.seat] > 0), 5),
            "goal-three-watches" => of(systems(&|it| it.watches[self.seat] > 0), 3),
            "goal-law-and-order" => of(i64::from(realm.service.record.arrests).max(laws()), 2),
            "goal-busy-night" => of(realm.service.record.illegal.into(), 3),
            "goal-two-gates" => of(systems(&|it| it.gates.has(self.seat)), 2),
            "goal-deep-insight" => {
                of(board.cards_of(self.seat).map(|it| i64::from(it.level)).max().unwrap_or(0), 3)
            }
            _ => 0,
        }
    }

    /// Own trade routes.
    fn routes(&self) -> i64 {
        self.board.systems.iter().filter(|system| system.route == Some(self.seat)).count() as i64
    }

    /// Research areas that are finished.
    fn finished_areas(&self) -> i64 {
        let pack = self.board.pack.pack();
        let open =
            |area: &Area| Tech::all().any(|tech| pack[tech].area == *area && !self.realm().techs.has(tech));
        Area::all().filter(|area| !open(area)).count() as i64
    }

    /// Colonies connected with the capital.
    pub(super) fn connected(&self) -> i64 {
        self.books.connected().iter().filter(|hex| *hex != self.realm().capital).count() as i64
    }

    /// X4R-276: requests and milestones of investors that nobody has met.
    pub(super) fn investors(&self) -> i64 {
        Investor::all().map(|investor| self.investor(investor)).sum()
    }

    fn investor(&self, investor: Investor) -> i64 {
        let (realm, weights) = (self.realm(), self.weights);
        let on_the_way = |have: i64, need: i64| {
            let have = have.clamp(0, need);
            weights.milestone * have * (have + need) / (2 * need * need)
        };
        let level = realm.advisors.iter().map(|recruit| recruit.level).max().unwrap_or(0);
        let (request, milestone) = match investor.id() {
            "investor-form" => {
                let colonies = || self.board.colonies_of(self.seat);
                let raised = colonies().any(|colony| !colony.home && colony.level >= 2);
                let best = colonies()
                    .map(|colony| i64::from(colony.level.min(4) + self.books.used_slots(colony).min(4)));
                (raised, on_the_way(best.max().unwrap_or(0), 8))
            }
            "investor-heaven" => (!realm.policies.is_empty(), on_the_way(realm.policies.len() as i64, 4)),
            "investor-soul" => {
                let culture = if level >= 2 { i64::from(realm.accounts[Resource::Culture]) } else { 0 };
                (level >= 1, on_the_way(culture, 20))
            }
            "investor-gate" => (self.connected() > 0, on_the_way(self.connected(), 3)),
            "investor-kosme" => {
                let titan =
                    realm.ships.iter().any(|it| self.hull(it.make).is_some_and(|it| it.id.id() == "titan"));
                let way = if titan { 100 } else { self.shipbuilding() * 9 / 10 };
                (false, on_the_way(way, 100))
            }
            "investor-clans" => {
                let mut levels: Vec<i64> =
                    self.board.systems.iter().map(|it| i64::from(it.networks[self.seat]).min(3)).collect();
                levels.sort_unstable_by_key(|level| std::cmp::Reverse(*level));
                (realm.service.record.ever, on_the_way(levels.iter().take(3).sum(), 9))
            }
            "investor-wave" => {
                let anomalies = self.board.cards_of(self.seat).filter(|it| it.level > 0).count();
                (anomalies >= 2, on_the_way(self.best_area(), 100))
            }
            _ => (false, 0),
        };
        let request = if request && !self.board.requests.has(investor) { weights.request } else { 0 };
        request + if self.board.milestones.has(investor) { 0 } else { milestone }
    }
}
