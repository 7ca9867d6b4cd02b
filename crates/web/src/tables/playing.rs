//! The match of one game behind the interface of all tables.

use super::{AnyTable, Drawn, LogLine, Looking, Next, Past, Refusal, Table, VerdictWords};
use crate::game::{About, Hint, Names, Pages, Rail, Scene, Why};
use crate::i18n::Lang;
use crate::lesson::Guided;
use crate::pages::advice;
use crate::story::{Chapter, Span, Tale};
use bots::analysis::{Analysis, NoAnalysis, Verdict};
use engine::{Illegal, Match, Outcome, Saved, Seat, Seats, Turn, Unreadable, Viewer};
use maud::Markup;
use std::cell::OnceCell;
use std::fmt::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

mod analysed;
mod guided;
mod log;
mod memory;
mod onward;
mod turns;

use memory::Memory;
pub(crate) use onward::go_on;

/// The number of recent events for stages that show them: more than any turn has.
const TOLD: usize = 240;

/// A match being played.
#[derive(Clone, Debug)]
pub struct Playing<G: Pages> {
    played: Match<G>,
    /// Shared with the tables before and after this one.
    memory: Arc<Memory<G>>,
}

impl<G: Pages> Playing<G> {
    /// A table for a match.
    pub fn new(played: Match<G>) -> Self {
        Self { played, memory: Arc::default() }
    }

    /// The table of the same match at another moment.
    fn with(&self, played: Match<G>) -> Self {
        Self { played, memory: self.memory.clone() }
    }

    /// The next table, and who is asked something else after the action of `actor`.
    fn next(self, before: &Self, actor: Seat, lines: Vec<String>) -> Next {
        let mut asked_anew = Seats::NONE;
        for seat in self.played.awaiting().iter() {
            let same = seat != actor
                && before.played.awaiting().has(seat)
                && before.played.decision(seat) == self.played.decision(seat)
                && before.played.legal(seat) == self.played.legal(seat);
            if !same {
                asked_anew.add(seat);
            }
        }
        Next { table: Arc::new(self), lines, asked_anew, is_whole: false }
    }

    /// The match without the last action of `seat`, without those that it is joined to, and without the answers of `bots`.
    fn taken_back(&self, seat: Seat, bots: Seats, joined: &[usize]) -> Result<Self, Illegal> {
        let mut back = self.played.clone();
        while let Some(bot) = back.actions().last().map(|(last, _)| *last).filter(|last| bots.has(*last)) {
            back.undo(bot)?;
        }
        back.undo(seat)?;
        // What was shown on the way stays done.
        while joined.contains(&back.actions().len()) && back.undo(seat).is_ok() {}
        // What follows now is remembered anew.
        Ok(Self::new(back))
    }

    fn turn(&self, viewer: Viewer) -> Option<Turn<G>> {
        match viewer {
            Viewer::Seat(seat) => self.played.turn(seat),
            Viewer::Spectator => None,
        }
    }

    /// Calls `draw` with all that a stage is drawn from.
    pub(crate) fn with_scene<T>(&self, looking: &Looking<'_>, draw: impl FnOnce(&Scene<'_, G>) -> T) -> T {
        let n_actions = self.played.actions().len();
        let view = self.memory.now(&self.played, looking.viewer);
        if looking.seen == Some(n_actions) {
            self.memory.look(looking.viewer, n_actions, &view);
        }
        let before = looking
            .seen
            .filter(|seen| *seen < n_actions)
            .map(|seen| self.memory.view(&self.played, seen, looking.viewer));
        let turn = looking.base.and_then(|_| self.turn(looking.viewer));
        let choices = turn.as_ref().map(|turn| G::choices(turn, looking.lang)).unwrap_or_default();
        let mut choices: Vec<_> = choices.into_iter().map(|choice| looking.names.choice(choice)).collect();
        let only = looking.only.and_then(|only| only.split(';').next());
        choices.retain(|choice| only.is_none_or(|only| choice.line == only));
        // A guide teaches to choose before one confirms.
        for choice in choices.iter_mut().filter(|_| only.is_some()) {
            (choice.is_ready, choice.adds, choice.all, choice.opens) = (false, false, false, false);
        }
        let rail = looking.rail.cloned().unwrap_or_else(|| self.rail(looking));
        let mut told: Vec<G::Event> =
            self.played.log(looking.viewer).rev().map(|said| said.event).take(TOLD).collect();
        told.reverse();
        draw(&Scene {
            lang: looking.lang,
            viewer: looking.viewer,
            view: &view,
            before: before.as_deref(),
            turn: turn.as_ref(),
            choices: &choices,
            only: looking.only,
            names: looking.names,
            base: looking.base,
            rail: &rail,
            told: &told,
            pieces: looking.pieces,
            common: OnceCell::new(),
            asked: OnceCell::new(),
        })
    }
}

impl<G: Pages> Table for Playing<G> {
    fn n_seats(&self) -> u8 {
        self.played.n_seats()
    }

    fn has_secrets(&self) -> bool {
        G::has_secrets(self.played.options())
    }

    fn awaiting(&self) -> Seats {
        self.played.awaiting()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.played.outcome()
    }

    fn written(&self, points: i32) -> String {
        G::written(points)
    }

    fn gained(&self, by: i32, lang: Lang) -> String {
        G::gained(by, lang)
    }

    fn n_actions(&self) -> usize {
        self.played.actions().len()
    }

    fn fixed(&self) -> usize {
        self.played.fixed()
    }

    fn last_actor(&self) -> Option<Seat> {
        self.played.actions().last().map(|(seat, _)| *seat)
    }

    fn last_action_of(&self, seat: Seat) -> usize {
        self.played.actions().iter().rposition(|(actor, _)| *actor == seat).map_or(0, |n| n + 1)
    }

    fn first_replayable(&self) -> usize {
        self.played.first_replayable()
    }

    fn guided(&self) -> Option<Guided> {
        self.in_lesson()
    }

    fn act(&self, seat: Seat, lines: &[&str]) -> Result<Next, Refusal> {
        let mut next = self.played.clone();
        let done = done_by(&mut next, seat, lines)?;
        Ok(self.with(next).next(self, seat, done))
    }

    fn act_on(&self, seat: Seat, lines: &[&str]) -> Result<Next, Refusal> {
        let mut next = self.played.clone();
        let mut done = done_by(&mut next, seat, lines)?;
        // A guide explains every step.
        if G::DOES_WHAT_MUST_BE && self.in_lesson().is_none() {
            done.extend(go_on(&mut next, seat).iter().map(ToString::to_string));
        }
        Ok(self.with(next).next(self, seat, done))
    }

    fn undo(&self, seat: Seat, bots: Seats, joined: &[usize]) -> Result<Next, Illegal> {
        if self.is_given(seat) {
            return Err(Illegal::NothingToUndo);
        }
        Ok(self.taken_back(seat, bots, joined)?.next(self, seat, vec![]))
    }

    fn can_undo(&self, seat: Seat, bots: Seats) -> Result<(), Illegal> {
        if self.is_given(seat) {
            return Err(Illegal::NothingToUndo);
        }
        match self.played.can_undo(seat) {
            Err(Illegal::NotYourAction) if self.last_actor().is_some_and(|last| bots.has(last)) => {
                self.taken_back(seat, bots, &[]).map(|_| ())
            }
            answer => answer,
        }
    }

    fn at(&self, n: usize) -> AnyTable {
        Arc::new(self.with(self.played.at(n)))
    }

    fn saved(&self) -> Saved {
        self.played.saved()
    }

    fn snapshot(&self) -> Vec<u8> {
        self.played.snapshot()
    }

    fn choose(&self, seat: Seat, bot: &str, luck: u64) -> Option<String> {
        if let Some(step) = self.in_lesson().and_then(|guided| guided.step()) {
            // Where several are asked at once, such as for sealed orders, the script has an order: the bot waits for it.
            return (step.seat == seat).then(|| step.line.clone());
        }
        self.played.turn(seat).map(|turn| chosen::<G>(bot, &turn, luck).to_string())
    }

    fn view(&self, viewer: Viewer, into: &mut Vec<u8>) {
        // Plain data written into memory: this cannot fail.
        let _ = serde_json::to_writer(into, &self.played.view(viewer));
    }

    fn decision(&self, seat: Seat) -> Option<String> {
        self.played.decision(seat).map(|decision| log::text(&decision))
    }

    fn legal(&self, seat: Seat) -> String {
        lines(self.played.legal(seat))
    }

    fn log(&self, viewer: Viewer, from: usize) -> String {
        self.log_json(viewer, from)
    }

    fn lines(&self, viewer: Viewer) -> Vec<(Seat, Option<String>)> {
        let known = |seat: Seat| self.line_is_known(seat, viewer);
        self.played
            .actions()
            .iter()
            .map(|(seat, action)| (*seat, known(*seat).then(|| action.to_string())))
            .collect()
    }

    fn about(&self, seat: Seat, thing: &str, names: &Names, lang: Lang) -> Result<Option<About>, Unreadable> {
        let about = G::about(&self.played.view(Viewer::Seat(seat)), seat, thing.parse()?, lang);
        Ok(about.map(|about| names.about(about)))
    }

    fn why_not(
        &self,
        seat: Seat,
        thing: &str,
        names: &Names,
        lang: Lang,
    ) -> Result<Option<(Why, String)>, Unreadable> {
        let reason = self.played.why_not(seat, thing.parse()?);
        let view = || self.played.view(Viewer::Seat(seat));
        let why = |reason: &G::Reason| names.why(G::reason(&view(), reason, lang));
        Ok(reason.map(|reason| (why(&reason), log::text(&reason))))
    }

    fn things(&self, seat: Seat) -> String {
        lines(self.played.things(seat))
    }

    fn hint(&self, seat: Seat, n_nodes: u32, names: &Names, lang: Lang) -> Option<Hint> {
        let begun = Instant::now();
        let goes_on = || begun.elapsed() < LONGEST_SEARCH;
        self.played.turn(seat).map(|turn| names.hint(advice::hint(&turn, n_nodes, names, lang, &goes_on)))
    }

    fn weights(&self) -> Option<u64> {
        G::weights()
    }

    fn analyse(&self, n_nodes: u32, goes_on: &dyn Fn(usize, usize) -> bool) -> Result<Analysis, NoAnalysis> {
        Analysis::of(&self.played, n_nodes, goes_on)
    }

    fn words_of(&self, verdict: &Verdict, names: &Names, lang: Lang) -> Option<VerdictWords> {
        self.verdict_words(verdict, names, lang)
    }

    fn drawn(&self, looking: &Looking<'_>) -> Drawn {
        self.with_scene(looking, |scene| {
            let panes = G::panes(scene);
            Drawn {
                stage_class: G::STAGE,
                moment: G::moment(scene.view, scene.lang),
                plates: (0..self.n_seats()).map(|n| G::plate(scene.view, Seat(n), scene.lang)).collect(),
                ask: scene.turn.map(|turn| scene.names.ask(G::ask(turn, scene.lang))),
                question: scene.turn.map(|turn| question(turn)).unwrap_or_default(),
                choices: scene.choices.to_vec(),
                stage: scene.names.page(G::stage(scene)),
                first_pane: G::first_pane(scene, &panes),
                panes,
            }
        })
    }

    fn board(&self, looking: &Looking<'_>) -> Markup {
        self.with_scene(looking, |scene| scene.names.page(G::stage(scene)))
    }

    fn bearings(&self, looking: &Looking<'_>) -> Vec<(String, Vec<String>)> {
        self.with_scene(looking, |scene| scene.names.bearings(G::bearings(scene)))
    }

    fn area(&self, looking: &Looking<'_>, seat: Seat) -> Markup {
        self.with_scene(looking, |scene| scene.names.page(G::area(scene, seat)))
    }

    fn moment(&self, viewer: Viewer, lang: Lang) -> String {
        G::moment(&self.played.view(viewer), lang)
    }

    fn deed(&self, looking: &Looking<'_>, n: usize) -> Vec<Markup> {
        let said = self.played.log(looking.viewer).filter(|said| said.n as usize + 1 == n);
        let mut events: Vec<G::Event> = said.map(|said| said.event).collect();
        // What was done comes before what it cost.
        events.sort_by_key(|event| self.is_minor(event, looking));
        events.iter().filter_map(|event| self.event(event, looking)).collect()
    }

    fn log_lines(&self, looking: &Looking<'_>, most: Option<usize>) -> Vec<LogLine> {
        self.told_lines(looking, most)
    }

    fn rail(&self, looking: &Looking<'_>) -> Rail {
        let mut lines = self.log_lines(looking, Some(crate::table::LONGEST_LOG + 1));
        let has_more = lines.len() > crate::table::LONGEST_LOG;
        if has_more {
            lines.remove(0);
        }
        crate::table::rail(looking, &lines, has_more)
    }

    fn turns(&self, viewer: Viewer) -> Vec<Span> {
        self.spans(viewer)
    }

    fn tale(&self, looking: &Looking<'_>, span: Span) -> Tale {
        self.tale_of(looking, span)
    }

    fn chapters(&self, looking: &Looking<'_>, from: usize) -> Vec<Chapter> {
        self.chapters_after(looking, from)
    }

    fn history(&self) -> Vec<Past> {
        let first = self.played.first_replayable();
        let mut then = self.played.at(first);
        let mut history = vec![past(&then, None)];
        for (seat, action) in self.played.actions().iter().skip(first) {
            // What was legal when it was played is legal in the replay.
            if then.act(*seat, *action).is_ok() {
                history.push(past(&then, Some(*seat)));
            }
        }
        history
    }

    fn forget(&self) {
        self.memory.forget();
    }

    fn final_sheet(&self, names: &Names, lang: Lang) -> Option<Markup> {
        let outcome = self.played.outcome()?;
        Some(G::final_sheet(&self.played.view(Viewer::Spectator), &outcome, names, lang))
    }
}

/// Does `lines` for `seat`, and gives them as they are stored.
fn done_by<G: Pages>(played: &mut Match<G>, seat: Seat, lines: &[&str]) -> Result<Vec<String>, Refusal> {
    let mut done = Vec::with_capacity(lines.len());
    for line in lines {
        let action: G::Action = line.parse().map_err(Refusal::Unreadable)?;
        played.act(seat, action).map_err(|why| Refusal::Illegal { line: (*line).to_owned(), why })?;
        done.push(action.to_string());
    }
    Ok(done)
}

fn past<G: Pages>(then: &Match<G>, by: Option<Seat>) -> Past {
    let view = then.view(Viewer::Spectator);
    let seats = || (0..then.n_seats()).map(Seat);
    Past {
        n: then.actions().len(),
        by,
        round: G::round(&view),
        is_ending: G::is_ending(&view),
        points: seats().map(|seat| G::points(&view, seat)).collect(),
        rating: seats().map(|seat| G::rating(&view, seat)).collect(),
    }
}

/// A search that has taken so long ends with the best it has found.
const LONGEST_SEARCH: Duration = Duration::from_secs(4);

/// What `bot` does. If its search fails, the failure is logged, and the usual bot moves instead.
fn chosen<G: Pages>(bot: &str, turn: &Turn<G>, luck: u64) -> G::Action {
    let begun = Instant::now();
    let goes_on = || begun.elapsed() < LONGEST_SEARCH;
    let searched = catch_unwind(AssertUnwindSafe(|| G::choose(bot, turn, luck, &goes_on)));
    searched.unwrap_or_else(|_| {
        let instead = bots::Level::NORMAL.name();
        tracing::error!(game = G::NAME, bot, luck, seat = %turn.seat, "a bot failed; {instead} moves instead");
        G::choose(instead, turn, luck, &goes_on)
    })
}

/// A name for a question: the seat and what it is asked. Two equal questions at different times share it, which does
/// no harm, because their versions differ.
fn question<G: Pages>(turn: &Turn<G>) -> String {
    format!("{} {}", turn.seat, log::text(&turn.decision))
}

fn lines<T: std::fmt::Display>(items: Vec<T>) -> String {
    items.into_iter().fold(String::new(), |mut text, item| {
        // Writing into memory cannot fail.
        let _ = writeln!(text, "{item}");
        text
    })
}

impl<G: Pages> Playing<G> {
    /// Whether `viewer` may read the line of an action of `seat`. A line may contain what its events do not show,
    /// such as a sealed choice. So in games with secrets only the own seat reads it, until the end.
    fn line_is_known(&self, seat: Seat, viewer: Viewer) -> bool {
        !self.has_secrets() || viewer == Viewer::Seat(seat) || self.played.outcome().is_some()
    }

    fn event(&self, event: &G::Event, looking: &Looking<'_>) -> Option<Markup> {
        G::event(event, self.played.options(), looking.names, looking.lang)
    }

    /// Whether an event alone is not what a turn is told by.
    fn is_minor(&self, event: &G::Event, looking: &Looking<'_>) -> bool {
        let told =
            G::clauses(std::slice::from_ref(event), self.played.options(), looking.names, looking.lang);
        told.iter().all(|clause| !clause.is_main)
    }
}
