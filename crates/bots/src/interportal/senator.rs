//! How the planner of Interportal behaves in the council: bills, votes, and what a crisis asks.

use super::regent::Mind;
use engine::Seat;
use interportal::ids::Resource;
use interportal::{Action, Affair, Bill, CouncilDecision, Motion, State, score};

/// What a victory by election is worth.
const CROWN: i64 = 100_000;

/// Of a hundred parts of the points that win: how many a candidate has who will win soon, and how many a player is behind
/// who will not.
const SURE: i32 = 70;
const BEHIND: i32 = 20;

/// What a sanction level of the leader is worth to the others.
const SANCTION: i64 = 60;

impl Mind<'_> {
    /// What a bill brings if it passes: what changes for the own seat, and half of what changes for the best other.
    pub(super) fn weigh(&self, world: &State, bill: Bill) -> i64 {
        match bill {
            Bill::Sovereign(seat) => {
                return if seat == self.seat || self.follows(world, seat) { CROWN } else { -CROWN };
            }
            Bill::Sanction(seat) if seat != self.seat => {
                return if self.leads(world, seat) { SANCTION } else { 0 };
            }
            Bill::Lift(seat) if seat != self.seat => return -SANCTION / 2,
            Bill::Federation(members) => return self.weigh_federation(world, members),
            Bill::Ceasefire(_) => return 0,
            _ => {}
        }
        self.worth(&world.supposing(bill)) - self.worth(world)
    }

    /// X4R-322: whether the election of a leader who will win anyway brings a better place: who votes for the sovereign
    /// comes before those who do not, whatever their points.
    fn follows(&self, world: &State, candidate: Seat) -> bool {
        let points = |seat: Seat| score::half_points(world, seat);
        let (need, theirs, own) = (score::threshold(world), points(candidate), points(self.seat));
        let sure = 100 * theirs >= SURE * need && 100 * (theirs - own) >= BEHIND * need;
        let others = || world.realms.seats().filter(|seat| ![self.seat, candidate].contains(seat));
        sure && self.leads(world, candidate) && others().any(|other| points(other) > own)
    }

    fn leads(&self, world: &State, seat: Seat) -> bool {
        let points = |seat: Seat| score::half_points(world, seat);
        world.realms.seats().all(|other| points(other) <= points(seat))
    }

    /// A choice of the council in an own turn, against passing.
    pub(super) fn rate_motion(&self, world: &State, motion: Motion) -> i64 {
        match motion {
            // A law in hand is worth little by itself, but law actions are good for nothing else.
            Motion::Prepare => 3,
            Motion::Put(bill) => self.weigh(world, bill) / 2 - 10,
            Motion::Cure(n) => {
                let research = world.realms[self.seat].accounts[Resource::Research];
                if research >= 20 && n <= 6 { i64::from(n) } else { -10 }
            }
            _ => -1000,
        }
    }

    /// What the council asks.
    pub(super) fn in_council(
        &self,
        world: &State,
        decision: CouncilDecision,
        legal: &[Action],
    ) -> Option<Action> {
        let best = |rate: &dyn Fn(Action) -> i64| legal.iter().copied().max_by_key(|action| rate(*action));
        match decision {
            CouncilDecision::Put => best(&|action| match action {
                Action::Motion(motion) => self.rate_motion(world, motion),
                _ => 0,
            }),
            CouncilDecision::KeepLaw | CouncilDecision::Decree => best(&|action| match action {
                Action::Motion(Motion::Keep(law) | Motion::Decree(law)) => self.weigh(world, Bill::Card(law)),
                _ => 0,
            }),
            CouncilDecision::Annul => best(&|action| match action {
                Action::Motion(Motion::Annul(law)) => self.weigh(world, Bill::Repeal(law)),
                _ => 0,
            }),
            CouncilDecision::BuyVotes => {
                let spare = world.realms[self.seat].accounts[Resource::Culture] >= 60;
                let bills = || world.council.bills.iter().map(|it| it.bill);
                let crown = bills().any(|bill| matches!(bill, Bill::Sovereign(_)));
                let shared = bills().map(|bill| self.missing_votes(world, bill)).max().unwrap_or(0);
                let most = if crown { 10 } else { u8::from(spare).max(shared) };
                best(&|action| match action {
                    Action::Affair(Affair::Votes(n)) if n <= most => i64::from(n),
                    Action::Affair(Affair::Play(_)) => 100,
                    _ => -1,
                })
            }
            CouncilDecision::Vote(bill) => {
                let worth = self.weigh(world, bill);
                let cast = legal.iter().filter(|it| matches!(it, Action::Motion(Motion::Yes(_)))).count();
                // Votes are shared among the bills that are left, but an election takes all of them.
                let bills = world.council.bills.iter().skip_while(|it| it.bill != bill).count().max(1);
                let most = if worth.abs() >= CROWN { cast } else { cast.div_ceil(bills) };
                best(&|action| match action {
                    Action::Motion(Motion::Yes(n)) if worth > 5 && usize::from(n) <= most => i64::from(n),
                    Action::Motion(Motion::No(n)) if worth < -5 && usize::from(n) <= most => i64::from(n),
                    Action::Motion(Motion::Abstain) => 0,
                    _ => -1,
                })
            }
            CouncilDecision::Claim(_) => best(&|action| match action {
                Action::Produce(resource) => -i64::from(world.realms[self.seat].accounts[resource]),
                _ => i64::MIN,
            }),
            CouncilDecision::Plague(_) => None,
        }
    }
}
