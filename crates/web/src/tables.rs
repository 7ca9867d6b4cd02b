//! A table of any game: the only place where the type of the game is erased.

mod any_game;
mod playing;

pub use any_game::{AnyGame, Entry, GAMES, Games, NotSetUp, of};
pub use playing::Playing;
pub(crate) use playing::go_on;

use crate::game::{About, Ask, Choice, Hint, Names, Pane, Plate, Rail, Why};
use crate::i18n::Lang;
use crate::lesson::Guided;
use crate::pieces::Pieces;
use crate::story::{Chapter, Span, Tale};
use bots::analysis::{Analysis, NoAnalysis, Verdict};
use engine::{Illegal, Outcome, Saved, Seat, Seats, Unreadable, Viewer};
use maud::{Markup, PreEscaped};
use std::sync::Arc;

/// A match of any game. A table does not change: acting returns the next one.
pub type AnyTable = Arc<dyn Table>;

/// What the server does with a match of any game. Implemented once, by [`Playing`].
pub trait Table: Send + Sync {
    /// How many seats play.
    fn n_seats(&self) -> u8;
    /// Whether the view depends on the viewer.
    fn has_secrets(&self) -> bool;
    /// Who is asked.
    fn awaiting(&self) -> Seats;
    /// The result, once it is over.
    fn outcome(&self) -> Option<Outcome>;
    /// See [`crate::game::Pages::written`].
    fn written(&self, points: i32) -> String;
    /// See [`crate::game::Pages::gained`].
    fn gained(&self, by: i32, lang: Lang) -> String;
    /// How many actions were done.
    fn n_actions(&self) -> usize;
    /// How many of them can no longer be undone.
    fn fixed(&self) -> usize;
    /// Who did the last action.
    fn last_actor(&self) -> Option<Seat>;
    /// How many actions had been done right after the last one of `seat`.
    fn last_action_of(&self, seat: Seat) -> usize;
    /// The first number of actions that [`Table::at`] can go back to.
    fn first_replayable(&self) -> usize;

    /// The lesson that this match follows, while it does.
    fn guided(&self) -> Option<Guided>;

    /// Does the actions written in `lines` one after the other, all or none.
    fn act(&self, seat: Seat, lines: &[&str]) -> Result<Next, Refusal>;
    /// The same, and afterwards everything that `seat` must do and that shows nothing hidden, see
    /// [`crate::game::Pages::DOES_WHAT_MUST_BE`].
    fn act_on(&self, seat: Seat, lines: &[&str]) -> Result<Next, Refusal>;
    /// Undoes the last action of `seat` and the answers of `bots` to it. An action in `joined` was done in one go with
    /// the one before it, which is undone as well.
    fn undo(&self, seat: Seat, bots: Seats, joined: &[usize]) -> Result<Next, Illegal>;
    /// Whether `seat` may undo its last action, and if not, why not.
    fn can_undo(&self, seat: Seat, bots: Seats) -> Result<(), Illegal>;
    /// The table as it was after `n` actions.
    fn at(&self, n: usize) -> AnyTable;
    /// The match as text and bytes. It contains every secret.
    fn saved(&self) -> Saved;
    /// The state as bytes for the database. It contains every secret.
    fn snapshot(&self) -> Vec<u8>;
    /// What `bot` does for `seat`, if that seat is asked; in a lesson, what the script says. Slow: not for the threads that answer requests.
    fn choose(&self, seat: Seat, bot: &str, luck: u64) -> Option<String>;

    /// Adds what `viewer` sees to `into`, as JSON.
    fn view(&self, viewer: Viewer, into: &mut Vec<u8>);
    /// What `seat` is asked, as JSON.
    fn decision(&self, seat: Seat) -> Option<String>;
    /// What `seat` may do, a line each.
    fn legal(&self, seat: Seat) -> String;
    /// What happened since action `from`, as a JSON list, as far as `viewer` may know it.
    fn log(&self, viewer: Viewer, from: usize) -> String;
    /// The actions as lines of text, as far as `viewer` may know them; a dash stands for the others.
    fn lines(&self, viewer: Viewer) -> Vec<(Seat, Option<String>)>;
    /// What a thing is and does, from the perspective of `seat`.
    fn about(&self, seat: Seat, thing: &str, names: &Names, lang: Lang) -> Result<Option<About>, Unreadable>;
    /// Why `seat` can do nothing with `thing`, in words and as JSON; `None` if it can.
    fn why_not(
        &self,
        seat: Seat,
        thing: &str,
        names: &Names,
        lang: Lang,
    ) -> Result<Option<(Why, String)>, Unreadable>;
    /// Everything that `seat` may ask about, one per line.
    fn things(&self, seat: Seat) -> String;
    /// What a bot would do in the place of `seat`, if that seat is asked. Slow, like [`Table::choose`].
    fn hint(&self, seat: Seat, n_nodes: u32, names: &Names, lang: Lang) -> Option<Hint>;

    /// A number that names what the chances of this game depend on, if they are known.
    fn weights(&self) -> Option<u64>;
    /// What every choice was worth, searched with so many nodes. `goes_on` is told how many of how many choices are
    /// done, and stops it by saying no. Slow, like [`Table::choose`].
    fn analyse(&self, n_nodes: u32, goes_on: &dyn Fn(usize, usize) -> bool) -> Result<Analysis, NoAnalysis>;
    /// The choices of a verdict in words. It tells what its seat saw, so the match must be over.
    fn words_of(&self, verdict: &Verdict, names: &Names, lang: Lang) -> Option<VerdictWords>;

    /// The words and pictures of the table.
    fn drawn(&self, looking: &Looking<'_>) -> Drawn;
    /// The boards alone, as in a replay.
    fn board(&self, looking: &Looking<'_>) -> Markup;
    /// See [`crate::game::Pages::bearings`].
    fn bearings(&self, looking: &Looking<'_>) -> Vec<(String, Vec<String>)>;
    /// The area of one seat alone.
    fn area(&self, looking: &Looking<'_>, seat: Seat) -> Markup;
    /// Where the game stands, in words.
    fn moment(&self, viewer: Viewer, lang: Lang) -> String;
    /// What the `n`th action was and brought, counted from one, in words, as far as the viewer may know it.
    fn deed(&self, looking: &Looking<'_>, n: usize) -> Vec<Markup>;
    /// The log from its first line, or as many of its last lines as `most` says.
    fn log_lines(&self, looking: &Looking<'_>, most: Option<usize>) -> Vec<LogLine>;
    /// Log and chat.
    fn rail(&self, looking: &Looking<'_>) -> Rail;
    /// The turns that can be replayed, the first of them first.
    fn turns(&self, viewer: Viewer) -> Vec<Span>;
    /// What happened in a turn, as far as the viewer may know it.
    fn tale(&self, looking: &Looking<'_>, span: Span) -> Tale;
    /// What happened after the first `from` actions, by player and place, as far as the viewer may know it.
    fn chapters(&self, looking: &Looking<'_>, from: usize) -> Vec<Chapter>;
    /// Points and rounds after every action that can be replayed, the first of them first.
    fn history(&self) -> Vec<Past>;
    /// Gives memory back that only makes drawing faster.
    fn forget(&self);
    /// The final points, line by line, once it is over.
    fn final_sheet(&self, names: &Names, lang: Lang) -> Option<Markup>;
}

/// Who looks at a table, and how.
#[derive(Clone, Copy, Debug)]
pub struct Looking<'a> {
    /// The reader's language.
    pub lang: Lang,
    /// Who looks.
    pub viewer: Viewer,
    /// Who sits where.
    pub names: &'a Names,
    /// How many actions the viewer had seen at the last look; what came later is marked.
    pub seen: Option<usize>,
    /// The address of the table; none where nothing can be done, as in a replay.
    pub base: Option<&'a str>,
    /// The one action that is offered while the guide is shown, with those that follow in one click, joined by `;`.
    /// Otherwise all legal actions are offered.
    pub only: Option<&'a str>,
    /// The chat, ready to be placed.
    pub chat: &'a Markup,
    /// Log and chat of another moment: the board of a past turn stands beside the log of today.
    pub rail: Option<&'a Rail>,
    /// The turn that is told; its lines are marked in the log.
    pub told: Option<Span>,
    /// The pieces that need not be drawn, if the page is put together from parts.
    pub(crate) pieces: Option<&'a Pieces<'a>>,
}

impl<'a> Looking<'a> {
    /// Somebody who reads a table and cannot do anything there.
    pub fn reading(lang: Lang, viewer: Viewer, names: &'a Names, chat: &'a Markup) -> Self {
        let (seen, base, only, rail, told, pieces) = (None, None, None, None, None, None);
        Self { lang, viewer, names, seen, base, only, chat, rail, told, pieces }
    }
}

/// A line of the log.
#[derive(Clone, Debug)]
pub struct LogLine {
    /// The number of the action it belongs to, from 0.
    pub n: usize,
    /// The number of the action, from 1, whose turn it is told with: where it begins a turn, the first one of that turn.
    pub told_with: usize,
    /// Who did that action.
    pub seat: Seat,
    /// What happened.
    pub text: PreEscaped<Arc<str>>,
    /// How often it happened in one go.
    pub times: u32,
}

/// The words and pictures of a table for one viewer.
#[derive(Clone, Debug)]
pub struct Drawn {
    /// The class of the stage.
    pub stage_class: &'static str,
    /// Where the game stands.
    pub moment: String,
    /// The seats in the top bar.
    pub plates: Vec<Plate>,
    /// What the viewer is asked.
    pub ask: Option<Ask>,
    /// A name for that question: while it stays the same, a plan survives an update of the page.
    pub question: String,
    /// The legal actions.
    pub choices: Vec<Choice>,
    /// The boards, the viewer's area and the rail.
    pub stage: Markup,
    /// The panes of a phone.
    pub panes: Vec<Pane>,
    /// The pane that a new question opens.
    pub first_pane: &'static str,
}

impl Drawn {
    /// The same table behind a curtain: nothing of it is shown, and nothing asked.
    pub(crate) fn behind(self, front: Markup) -> Self {
        self.with_stage("waiting", front)
    }

    /// The same table with this on its stage in place of the boards, and nothing asked.
    pub(crate) fn with_stage(self, stage_class: &'static str, stage: Markup) -> Self {
        Self { stage_class, ask: None, choices: vec![], stage, panes: vec![], first_pane: "board", ..self }
    }
}

/// A moment that is over.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Past {
    /// How many actions had been done.
    pub n: usize,
    /// Who did the last of them.
    pub by: Option<Seat>,
    /// The round, from 1; 0 before the first.
    pub round: u32,
    /// Whether everybody knew that the game was about to end.
    pub is_ending: bool,
    /// The points that lay open, by seat.
    pub points: Vec<i32>,
    /// How a bot rated what lay open, by seat, in thousandths of a point.
    pub rating: Vec<i64>,
}

/// A verdict in the words of the choices.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct VerdictWords {
    /// What was chosen.
    pub played: String,
    /// What would have been best.
    pub best: String,
    /// What would probably have followed, each with who does it.
    pub follows: Vec<String>,
}

/// The result of an action or an undo.
pub struct Next {
    /// The table after it.
    pub table: AnyTable,
    /// The actions done, as they are stored.
    pub lines: Vec<String>,
    /// Who is asked something else than before; the others may still answer their question.
    pub asked_anew: Seats,
    /// Whether an undo takes all of these lines back at once.
    pub is_whole: bool,
}

/// Why lines were not done. Nothing was changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Refusal {
    /// A line is not an action of this game.
    Unreadable(Unreadable),
    /// A line is an action that may not be done now.
    Illegal {
        /// The line.
        line: String,
        /// Why not.
        why: Illegal,
    },
}
