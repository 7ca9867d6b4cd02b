//! The distance to a technology of level IIII.

use super::Table;
use super::means::Task;
use beyond_the_sun::ids::Slot;
use engine::Index;

/// How much longer it takes if no action leads there yet, in tenths of a turn.
const SHUT: i64 = 20;

impl Table<'_> {
    /// The progress to the nearest technology of level IIII.
    pub(super) fn way_up(&self) -> i64 {
        let Some(task) = self.nearest(4, 1) else { return 0 };
        self.soon(self.weights.summit, self.tenths(task))
    }

    /// Whether a technology of level IIII has been researched.
    pub(super) fn reached(&self) -> bool {
        !self.tableau().researched.and(self.board.pack.masks.slots[4]).is_empty()
    }

    /// What is needed to research the `n` nearest technologies of a level; `None` if there are fewer.
    pub(super) fn nearest(&self, level: usize, n: usize) -> Option<Task> {
        let slots = self.board.pack.masks.slots[level].without(self.tableau().researched);
        let missing = self.missing(level);
        let mut tasks: Vec<Task> = slots.iter().map(|slot| missing[slot.at()]).collect();
        tasks.sort_by_key(|task| task.tenths);
        (tasks.len() >= n).then(|| {
            let shut = if self.means.research(level as u8).1 { 0 } else { SHUT };
            let task = tasks.iter().take(n).copied().fold(Task::default(), Task::and);
            Task { tenths: task.tenths + shut, ..task }
        })
    }

    /// What is missing for each technology up to a level, including the technology itself. Those of higher levels need
    /// those of lower ones, so each is looked at once.
    fn missing(&self, level: usize) -> [Task; Slot::COUNT] {
        let mut missing = [Task::default(); Slot::COUNT];
        for slots in &self.board.pack.masks.slots[1..=level] {
            for slot in slots.without(self.tableau().researched).iter() {
                let card = &self.board.pack[slot];
                let (price, _) = self.means.research(card.level);
                let own = Task { tenths: 10, price };
                let mut ways = [Task { tenths: i64::MAX, ..Task::default() }; 3];
                for (way, need) in ways.iter_mut().zip(card.needs) {
                    *way = missing[need.at()];
                }
                ways.sort_unstable_by_key(|way| way.tenths);
                missing[slot.at()] = ways.iter().take(card.need.into()).copied().fold(own, Task::and);
            }
        }
        missing
    }
}
