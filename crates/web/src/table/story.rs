//! What happened at a table: the turns since the viewer's last one, and the one that is told.

use super::address;
use crate::game::Names;
use crate::i18n::{Lang, t};
use crate::pages::components::tell::{Goal, Tell, TellStep};
use crate::story::{Span, Tale};
use engine::{Seats, Viewer};

/// More turns than this are reached with the arrows.
const MOST: usize = 8;
/// So many turns stand before and after one that lies further back.
const AROUND: usize = 2;

/// The turns of a table, and which of them is told.
#[derive(Clone, Debug)]
pub(crate) struct Story {
    /// All turns that can be shown.
    pub spans: Vec<Span>,
    /// The place of the one that the board shows; none for the present.
    pub at: Option<usize>,
}

impl Story {
    /// The turn of the `n`th action, counted from one, or the present.
    pub(crate) fn new(spans: Vec<Span>, n: Option<usize>) -> Self {
        let at = n.and_then(|n| spans.iter().position(|span| span.has(n)));
        Self { spans, at }
    }

    /// The turn that the board shows; none for the present.
    pub(crate) fn shown(&self) -> Option<Span> {
        self.at.and_then(|at| self.spans.get(at)).copied()
    }

    /// The turn that is told, and its words: at present the last one of which there is something to tell. A turn that has
    /// just begun may have done nothing that anybody sees.
    pub(crate) fn told(&self, tell: impl Fn(Span) -> Tale) -> Option<(Span, Tale)> {
        if let Some(span) = self.shown() {
            return Some((span, tell(span)));
        }
        let mut all = self.spans.iter().rev().map(|span| (*span, tell(*span)));
        all.find(|(_, tale)| !tale.sentence.0.is_empty())
    }

    /// The first of the turns since the last one of `mine`; a spectator sees the last turn of each seat.
    fn since(&self, mine: Seats, n_seats: usize) -> usize {
        let last = self.spans.iter().rposition(|span| mine.has(span.seat));
        let first = match last {
            _ if mine.is_empty() => self.spans.len().saturating_sub(n_seats),
            // The own turn goes on, or is the last one: what the others did before it is still of interest.
            Some(last) if last + 1 == self.spans.len() => {
                self.spans[..last].iter().rposition(|span| mine.has(span.seat)).map_or(0, |before| before + 1)
            }
            Some(last) => last + 1,
            None => 0,
        };
        first.max(self.spans.len().saturating_sub(MOST))
    }

    /// The turns in the row of steps, from and to, and whether they are those since the viewer's last turn.
    fn window(&self, mine: Seats, n_seats: usize) -> (usize, usize, bool) {
        let first = self.since(mine, n_seats);
        match self.at {
            Some(at) if at < first => {
                (at.saturating_sub(AROUND), (at + AROUND + 1).min(self.spans.len()), false)
            }
            _ => (first, self.spans.len(), true),
        }
    }

    /// The strip for one viewer of the table at `base`.
    pub(crate) fn strip<'a>(&self, told: Option<&'a (Span, Tale)>, looking: &From<'_>) -> Tell<'a> {
        let From { base, viewer, mine, names, lang, is_asked } = *looking;
        let goal = |n: Option<usize>| Goal { href: address::then(base, viewer, n), moment: None };
        let to = |at: usize| self.spans.get(at).map(|span| goal(Some(span.to)));
        let (first, end, is_recent) = self.window(mine, names.n());
        let all: Vec<usize> =
            (first..end).filter(|at| !is_recent || !mine.has(self.spans[*at].seat)).collect();
        let n_all = all.len();
        let steps = all.iter().enumerate().map(|(i, at)| {
            let span = self.spans[*at];
            TellStep {
                seat: span.seat.0 + 1,
                label: t!(lang, "story-step", name = names.of(span.seat), n = i + 1, all = n_all),
                goal: goal(Some(span.to)),
                is_told: self.at == Some(*at),
            }
        });
        let place = self.at.and_then(|told| all.iter().position(|at| *at == told)).filter(|_| is_recent);
        let at = match (self.at, place) {
            (None, _) => None,
            (_, Some(i)) => Some(t!(lang, "story-at", n = i + 1, all = n_all)),
            (Some(at), None) => Some(t!(lang, "story-turn", n = at + 1, all = self.spans.len())),
        };
        // The own turn that goes on is the present.
        let last = self.spans.iter().rposition(|span| !is_asked || !mine.has(span.seat));
        let me = mine.iter().next();
        let back_to_now = if is_asked { t!(lang, "story-to-my-turn") } else { t!(lang, "story-to-now") };
        Tell {
            tale: told.map(|(span, tale)| (span.seat.0 + 1, tale)),
            is_past: self.at.is_some(),
            turn: self.at,
            at,
            steps: steps.collect(),
            back: match self.at {
                None => last.and_then(to),
                Some(at) => at.checked_sub(1).and_then(to),
            },
            forward: self.at.map(|at| {
                to(at + 1).filter(|_| last.is_some_and(|last| at < last)).unwrap_or_else(|| goal(None))
            }),
            now: self.at.map(|_| (goal(None), back_to_now)),
            you: me.map(|seat| (seat.0 + 1, goal(None))),
            has_log: true,
        }
    }

    /// The strip of a replay at `href`, around the moment after `n` actions.
    pub(crate) fn of_replay<'a>(
        &self,
        tale: Option<&'a Tale>,
        href: &str,
        names: &Names,
        lang: Lang,
    ) -> Tell<'a> {
        let goal = |span: &Span| Goal { href: format!("{href}?n={}", span.to), moment: Some(span.to) };
        let at = self.at.unwrap_or(0);
        let n_all = self.spans.len();
        let window = at.saturating_sub(AROUND)..(at + AROUND + 1).min(n_all);
        let steps = window.map(|i| {
            let span = self.spans[i];
            TellStep {
                seat: span.seat.0 + 1,
                label: t!(lang, "story-step", name = names.of(span.seat), n = i + 1, all = n_all),
                goal: goal(&span),
                is_told: self.at == Some(i),
            }
        });
        let beside = |i: Option<usize>| i.and_then(|i| self.spans.get(i)).map(goal);
        Tell {
            tale: self.shown().map(|span| span.seat.0 + 1).zip(tale),
            is_past: true,
            turn: self.at,
            at: self.at.map(|at| t!(lang, "story-turn", n = at + 1, all = n_all)),
            steps: steps.collect(),
            back: beside(self.at.and_then(|at| at.checked_sub(1))),
            forward: beside(Some(self.at.map_or(0, |at| at + 1))),
            now: None,
            you: None,
            has_log: false,
        }
    }
}

/// Who looks at the strip of a table, and from where.
#[derive(Clone, Copy, Debug)]
pub(crate) struct From<'a> {
    /// The address of the table.
    pub base: &'a str,
    /// What may be seen.
    pub viewer: Viewer,
    /// The seats of the person who looks.
    pub mine: Seats,
    /// Who sits where.
    pub names: &'a Names,
    /// The reader's language.
    pub lang: Lang,
    /// Whether one of these seats is asked now.
    pub is_asked: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use engine::Seat;

    fn spans(seats: &[u8]) -> Vec<Span> {
        let span = |(i, seat): (usize, &u8)| Span { seat: Seat(*seat), from: 2 * i, to: 2 * i + 2 };
        seats.iter().enumerate().map(span).collect()
    }

    fn steps(seats: &[u8], n: Option<usize>, mine: &[u8]) -> (Vec<u8>, Option<String>) {
        let story = Story::new(spans(seats), n);
        let names = Names::new(["Ada", "Deneb", "Lyra"].map(str::to_owned).to_vec());
        let mut own = Seats::NONE;
        mine.iter().for_each(|seat| own.add(Seat(*seat)));
        let viewer = mine.first().map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat(*seat)));
        let from = From { base: "/t/x", viewer, mine: own, names: &names, lang: Lang::En, is_asked: true };
        let tell = story.strip(None, &from);
        (tell.steps.iter().map(|step| step.seat - 1).collect(), tell.at)
    }

    #[test]
    fn the_steps_are_the_turns_since_ones_own() {
        assert_eq!(steps(&[0, 1, 2], None, &[0]), (vec![1, 2], None));
        assert_eq!(steps(&[1, 2, 0, 1, 2], Some(10), &[0]), (vec![1, 2], Some("2 of 2".into())));
        assert_eq!(
            steps(&[1, 2], Some(1), &[0]),
            (vec![1, 2], Some("1 of 2".into())),
            "before one's first turn"
        );
    }

    #[test]
    fn during_ones_own_turn_the_others_are_still_told() {
        assert_eq!(steps(&[0, 1, 2, 0], None, &[0]).0, [1, 2]);
    }

    /// The strip is never empty once there is something to tell, not even while a turn has done nothing that is seen.
    #[test]
    fn the_last_turn_with_something_to_tell_is_told() {
        let tell = |untold: &'static [u8]| {
            move |span: Span| {
                let words = if untold.contains(&span.seat.0) { "" } else { "did something" };
                Tale { sentence: maud::PreEscaped(words.to_owned()), keys: vec![], concerns: false }
            }
        };
        let told =
            |n, untold| Story::new(spans(&[0, 1, 2]), n).told(tell(untold)).map(|(span, _)| span.seat.0);
        assert_eq!(told(None, &[]), Some(2));
        assert_eq!(told(None, &[2]), Some(1));
        assert_eq!(told(None, &[0, 1, 2]), None);
        assert_eq!(told(Some(6), &[2]), Some(2), "the turn that the board shows is told in any case");
    }

    #[test]
    fn a_spectator_sees_one_turn_of_each_seat() {
        assert_eq!(steps(&[0, 1, 2, 0, 1, 2], None, &[]).0, [0, 1, 2]);
    }

    #[test]
    fn a_turn_further_back_stands_among_its_neighbours() {
        let (seats, at) = steps(&[0, 1, 2, 0, 1, 2, 0, 1], Some(5), &[0]);
        assert_eq!((seats, at), (vec![0, 1, 2, 0, 1], Some("turn 3 of 8".into())));
    }

    #[test]
    fn the_arrows_lead_through_all_turns_and_back_to_the_present() {
        let names = Names::new(vec!["Ada".into(), "Deneb".into()]);
        let viewer = Viewer::Seat(Seat(0));
        let mut mine = Seats::NONE;
        mine.add(Seat(0));
        let from = From { base: "/t/x", viewer, mine, names: &names, lang: Lang::En, is_asked: true };
        let tell = |n| Story::new(spans(&[0, 1]), n).strip(None, &from);
        let href = |goal: Option<Goal>| goal.map(|goal| goal.href);
        assert_eq!(href(tell(None).back).as_deref(), Some("/t/x?as=p1&then=4"));
        assert_eq!((tell(None).forward, tell(None).now), (None, None));
        assert_eq!(href(tell(Some(4)).back).as_deref(), Some("/t/x?as=p1&then=2"));
        assert_eq!(href(tell(Some(4)).forward).as_deref(), Some("/t/x?as=p1"));
        assert_eq!(tell(Some(2)).back, None);
        // The own turn that goes on is no step of its own.
        let tell = |n| Story::new(spans(&[0, 1, 0]), n).strip(None, &from);
        assert_eq!(href(tell(None).back).as_deref(), Some("/t/x?as=p1&then=4"));
        assert_eq!(href(tell(Some(4)).forward).as_deref(), Some("/t/x?as=p1"));
    }
}
