//! How far the goals of missions and challenges are met.

use crate::effect::{Cmp, Cond};
use crate::eval::Context;
use crate::ids::Source;
use crate::state::Board;
use engine::{Index, Seat};

/// A number that a goal asks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// What there is.
    pub have: i32,
    /// What it takes.
    pub want: i32,
    /// For deeds that count from when the card came into play: how many were done before and do not count.
    pub before: Option<u8>,
}

impl Board {
    /// The evaluation of a mission or challenge of `seat`: deeds count since the card came into play.
    pub(crate) fn goal_context(&self, seat: Seat, source: Source) -> Context {
        let open = self.merchants[seat].missions.iter().find(|open| Source::Mission(open.mission) == source);
        Context { seat, source: Some(source), since: open.map_or(0, |open| open.since) }
    }

    /// How far a mission or challenge of `seat` is met, as numbers. Of several numbers it is the first that is not
    /// reached.
    pub fn progress(&self, seat: Seat, source: Source) -> Option<Progress> {
        let scripts = &self.pack.pack().scripts;
        let goal = match source {
            Source::Mission(mission) => &scripts.missions[mission.at()],
            Source::Challenge(challenge) => &scripts.challenges[challenge.at()],
            _ => return None,
        };
        let context = self.goal_context(seat, source);
        let before = goal.tally.map(|_| context.since);
        self.measured(&goal.cond, context).map(|progress| Progress { before, ..progress })
    }

    fn measured(&self, cond: &Cond, context: Context) -> Option<Progress> {
        match cond {
            Cond::Compare(have, cmp, want) => {
                let more = match cmp {
                    Cmp::AtLeast | Cmp::Equal => 0,
                    Cmp::More => 1,
                    _ => return None,
                };
                let want = self.value(want, context) + more;
                Some(Progress { have: self.value(have, context).max(0), want, before: None })
            }
            Cond::And(all) => {
                let open = all.iter().filter(|cond| !self.holds(cond, context));
                open.chain(all).find_map(|cond| self.measured(cond, context))
            }
            Cond::Or(any) => any.iter().find_map(|cond| self.measured(cond, context)),
            _ => None,
        }
    }
}
