//! What every choice of a match was worth: chances before it, what it lost, the better one, and what luck did.
//!
//! Chances are those of the seat that chooses, as far as it could see: what was hidden from it is dealt anew for every
//! descent, so no choice is called a mistake for a draw that nobody could know.

use crate::net::BySeats;
use crate::{Insight, Judged, Step};
use engine::{Chance, Game, Log, Match, Seat, Turn, Viewer};
use std::fmt;

/// Chances are counted in thousandths.
pub const WHOLE: i32 = 1000;

/// What a choice lost, in words.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Grade {
    /// Less than five points of a hundred.
    Good,
    /// At least five points of a hundred.
    Inaccuracy,
    /// At least ten.
    Mistake,
    /// At least twenty.
    Blunder,
}

impl Grade {
    /// The grade of a choice that lost so many thousandths.
    pub const fn of(loss: i32) -> Self {
        match loss {
            ..50 => Self::Good,
            50..100 => Self::Inaccuracy,
            100..200 => Self::Mistake,
            _ => Self::Blunder,
        }
    }
}

/// What is known about one choice. Choices with a single legal action are none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// How many actions were done before it.
    pub n: usize,
    /// Who chose.
    pub seat: Seat,
    /// The chance of each seat before it, if the best action is taken.
    pub chances: Vec<i32>,
    /// The chance of each seat after the action that was done.
    pub played: Vec<i32>,
    /// The best action and the moves that are likely to follow, as lines of text.
    pub best: Vec<(Seat, String)>,
    /// How much draws and dice changed the chance of each seat, from this choice to the next.
    pub luck: Vec<i32>,
    /// Whether the action that was done is the best one.
    pub is_best: bool,
}

impl Verdict {
    /// How much worse the action is than the best one, for the seat that chose.
    pub fn loss(&self) -> i32 {
        let mine = usize::from(self.seat.0);
        let of = |chances: &[i32]| chances.get(mine).copied().unwrap_or_default();
        if self.is_best { 0 } else { (of(&self.chances) - of(&self.played)).max(0) }
    }

    /// The same in words.
    pub fn grade(&self) -> Grade {
        Grade::of(self.loss())
    }
}

/// An analysis of a match.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Analysis {
    /// How many descents every choice was searched with; 0 where chances come from the worth of states.
    pub n_descents: u32,
    /// The choices in order.
    pub verdicts: Vec<Verdict>,
    /// Each seat's share of the victory; empty if the match is not over.
    pub end: Vec<i32>,
}

/// Why there is no analysis.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoAnalysis {
    /// Nobody can say what the chances are in this game.
    NoChances,
    /// It was told to stop.
    Stopped,
}

impl fmt::Display for NoAnalysis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoChances => "nobody can say what the chances are in this game",
            Self::Stopped => "the analysis was stopped",
        })
    }
}

impl std::error::Error for NoAnalysis {}

/// A choice of a match, and what was done.
struct Asked<G: Game> {
    n: usize,
    turn: Turn<G>,
    played: G::Action,
    /// Whether something hidden was shown between this choice and the next.
    has_luck: bool,
}

impl Analysis {
    /// Analyses a match. `goes_on` is told how many of how many choices are done, and stops the analysis by saying no.
    /// The same match and the same number of descents give the same analysis.
    ///
    /// # Errors
    /// If nobody can say what the chances are, or if it was stopped.
    pub fn of<G: Judged>(
        played: &Match<G>,
        n_descents: u32,
        goes_on: &dyn Fn(usize, usize) -> bool,
    ) -> Result<Self, NoAnalysis> {
        G::weights().ok_or(NoAnalysis::NoChances)?;
        let (asked, end) = choices(played);
        let mut verdicts: Vec<Verdict> = Vec::new();
        let mut has_luck = false;
        for (done, asked_here) in asked.iter().enumerate() {
            if !goes_on(done, asked.len()) {
                return Err(NoAnalysis::Stopped);
            }
            let Asked { n, turn, played: action, has_luck: draws } = asked_here;
            let wanted = || goes_on(done, asked.len());
            let insight = G::insight(turn, Some(*action), n_descents, *n as u64, &wanted);
            if !wanted() {
                return Err(NoAnalysis::Stopped);
            }
            // Where another seat answers first, the search says nothing about this choice.
            let before = insight.as_ref().and_then(|insight| insight.now);
            if let Some(verdict) = insight.and_then(|insight| verdict(*n, turn, *action, played, insight)) {
                if let Some(last) = verdicts.last_mut().filter(|_| has_luck) {
                    let n_seats = verdict.chances.len();
                    let before =
                        before.map_or_else(|| verdict.chances.clone(), |now| thousandths(now, n_seats));
                    last.luck = difference(&before, &last.played);
                }
                verdicts.push(verdict);
                has_luck = false;
            }
            has_luck |= draws;
        }
        goes_on(asked.len(), asked.len());
        if let Some(last) = verdicts.last_mut().filter(|_| has_luck && !end.is_empty()) {
            last.luck = difference(&end, &last.played);
        }
        Ok(Self { n_descents: if G::searches() { n_descents } else { 0 }, verdicts, end })
    }

    /// How well `seat` chose, of a hundred; none if it had no choice. A choice that lost nothing counts fully, one
    /// that lost as much as a blunder not at all.
    pub fn accuracy(&self, seat: Seat) -> Option<i32> {
        const BLUNDER: i32 = 200;
        let kept: Vec<i32> =
            self.of_seat(seat).map(|verdict| BLUNDER - verdict.loss().min(BLUNDER)).collect();
        let n = i32::try_from(kept.len()).ok().filter(|n| *n > 0)?;
        Some((kept.iter().sum::<i32>() * 100 + n * BLUNDER / 2) / (n * BLUNDER))
    }

    /// How much draws and dice changed the chance of `seat` in the whole match.
    pub fn luck(&self, seat: Seat) -> i32 {
        self.verdicts.iter().filter_map(|verdict| verdict.luck.get(usize::from(seat.0))).sum()
    }

    /// How many choices of `seat` have this grade.
    pub fn n_of(&self, seat: Seat, grade: Grade) -> usize {
        self.of_seat(seat).filter(|verdict| verdict.grade() == grade).count()
    }

    /// After which choice the chance of a seat changed most, whose, and by how much.
    pub fn swing(&self) -> Option<(usize, Seat, i32)> {
        let before = self.verdicts.iter().map(|verdict| (verdict.n, &verdict.chances));
        let after = self.verdicts.iter().skip(1).map(|verdict| &verdict.chances).chain([&self.end]);
        let all = before.zip(after).flat_map(|((n, before), after)| {
            let changes = difference(after, before).into_iter().zip(0..);
            changes.map(move |(change, seat)| (n, Seat(seat), change)).collect::<Vec<_>>()
        });
        // The first of equal ones; of two seats the one that gained.
        all.reduce(|most, it| if (it.2.abs(), it.2) > (most.2.abs(), most.2) { it } else { most })
    }

    fn of_seat(&self, seat: Seat) -> impl Iterator<Item = &Verdict> {
        self.verdicts.iter().filter(move |verdict| verdict.seat == seat)
    }
}

/// The choices of a match, and each seat's share of the victory once it is over.
fn choices<G: Judged>(played: &Match<G>) -> (Vec<Asked<G>>, Vec<i32>) {
    let first = played.first_replayable();
    let mut then = played.at(first);
    let mut asked: Vec<Asked<G>> = Vec::new();
    for (n, (seat, action)) in played.actions().iter().enumerate().skip(first) {
        if let Some(turn) = then.turn(*seat).filter(|turn| turn.legal.len() > 1) {
            asked.push(Asked { n, turn, played: *action, has_luck: false });
        }
        // What was legal when it was played is legal in the replay.
        let Ok(log) = then.act(*seat, *action) else { break };
        if let Some(last) = asked.last_mut() {
            last.has_luck |= log.revealed();
        }
    }
    let end = then.outcome().map(|outcome| {
        let winners = outcome.winners();
        let share = WHOLE / (winners.iter().count().max(1) as i32);
        (0..then.n_seats()).map(|seat| if winners.has(Seat(seat)) { share } else { 0 }).collect()
    });
    (asked, end.unwrap_or_default())
}

fn verdict<G: Judged>(
    n: usize,
    turn: &Turn<G>,
    action: G::Action,
    played: &Match<G>,
    insight: Insight<G>,
) -> Option<Verdict> {
    let best = insight.best.into_iter().next()?;
    let n_seats = usize::from(played.n_seats());
    Some(Verdict {
        n,
        seat: turn.seat,
        is_best: best.action == action,
        chances: thousandths(best.chances, n_seats),
        played: thousandths(insight.played?, n_seats),
        best: best.line.iter().map(|step| (step.turn.seat, step.action.to_string())).collect(),
        luck: vec![0; n_seats],
    })
}

fn thousandths(chances: BySeats, n_seats: usize) -> Vec<i32> {
    chances[..n_seats].iter().map(|chance| (chance * WHOLE as f32).round() as i32).collect()
}

fn difference(after: &[i32], before: &[i32]) -> Vec<i32> {
    after.iter().zip(before).map(|(after, before)| after - before).collect()
}

/// The moves of [`Verdict::best`] with the questions that they answer, from the turn of that choice. Moves without a
/// choice in between are done; what is hidden from the seat of `turn` is dealt. It ends before a move that cannot be
/// done in that deal.
pub fn steps<G: Judged>(turn: &Turn<G>, best: &[(Seat, String)]) -> Vec<Step<G>> {
    let mut world = G::imagine(&turn.view, turn.seat, Chance::seeded(0));
    let mut steps: Vec<Step<G>> = Vec::new();
    let mut left = best.iter();
    // Where several seats are asked at once, the line begins with the seat of the turn.
    let mut asked = Some(turn.seat);
    while let Some(seat) = asked.take().or_else(|| world.awaiting().iter().next()) {
        let mut legal = Vec::new();
        world.legal(seat, &mut legal);
        if let [only] = legal[..] {
            world.apply(seat, only, &mut Log::silent());
            continue;
        }
        let wanted = left.next().filter(|(actor, _)| *actor == seat).and_then(|(_, line)| line.parse().ok());
        let Some(action) = wanted.filter(|action| legal.contains(action)) else { break };
        let Some(decision) = world.decision(seat) else { break };
        let turn = Turn { seat, view: world.view(Viewer::Seat(seat)), decision, legal };
        steps.push(Step { turn, action });
        world.apply(seat, action, &mut Log::silent());
        if steps.len() == best.len() {
            break;
        }
    }
    steps
}
