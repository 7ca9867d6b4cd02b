//! What web asks of a game beyond its rules: words, pictures, and players that are not people.

use crate::art::Lid;
use crate::daily::Challenge;
use crate::i18n::{Lang, t};
use crate::lesson::Lesson;
use crate::pages::assets::Asset;
use crate::pages::components::decision::At;
use crate::pages::components::who;
use crate::pages::layout::Shell;
use crate::parts::Digest;
use crate::pieces::Pieces;
use crate::rulebook::{Picture, Sheet};
use crate::story::Clause;
use crate::table::address;
use bots::{Bot, Evaluate, Judged};
use engine::{Game, Outcome, Seat, Turn, Viewer};
use maud::{Markup, html};
use std::cell::OnceCell;
use std::ops::RangeInclusive;

/// The page with every card of a game, the named one in full.
pub type CardsPage = fn(&Shell<'_>, Option<&str>) -> Markup;

/// A game with pages. Implemented once a game, in `pages/<game>.rs`; no other file names a game's types.
pub trait Pages: Judged {
    /// What is said and shown of the game before it is played.
    const LID: &'static Lid;
    /// The bots that can be chosen, by the words they have in addresses and in the database, weakest first.
    const BOTS: &'static [&'static str] = &bots::Level::BY_HAND;
    /// Bots that scripts and older tables may name, whether pages offer them or not.
    const OTHER_BOTS: &'static [&'static str] = &bots::Level::NAMES;
    /// The place in [`Pages::BOTS`] of the bot that sits down where nobody has chosen one: neither the weakest nor, for
    /// a newcomer's sake, the strongest.
    const USUAL_BOT: usize = Self::BOTS.len() / 2;
    /// The class of the stage, which chooses its grid.
    const STAGE: &'static str;
    /// The style sheet of the stage. It goes with the game's pages and no others.
    const SHEET: Option<&'static Asset> = None;
    /// Style sheets that some positions need and most do not: what needs one names it.
    const MORE_SHEETS: &'static [Asset] = &[];
    /// The icons that no other game uses; a page loads them only if it shows one of them.
    const ICONS: Option<&'static Asset> = None;
    /// Scripts of its table beyond those of every table.
    const SCRIPTS: &'static [&'static str] = &[];
    /// The ledger of its rules, by language; none while it is not for readers.
    const LEDGER: Option<[&'static str; Lang::ALL.len()]> = None;
    /// The page with every card; none while the game has no such page.
    const CARDS: Option<CardsPage> = None;
    /// The rulebook for players; empty while the game has none.
    const RULEBOOK: &'static [Sheet] = &[];
    /// The pictures of the rulebook.
    const PICTURES: &'static [Picture<Self>] = &[];
    /// The game's own words for a hint.
    const HINT: HintWords;
    /// What one point counts as in [`Pages::points`] and in an outcome: 2 in games that count in halves.
    const POINT: i32 = 1;
    /// Whether a page does the only legal action of a question for the person who has just moved, where it shows nothing
    /// hidden. Only for games in which nobody gains anything by waiting.
    const DOES_WHAT_MUST_BE: bool = false;

    /// The variants a table can be opened with.
    fn switches(lang: Lang) -> Vec<Switch>;
    /// The name of one of [`Pages::BOTS`].
    fn bot_name(bot: &str, lang: Lang) -> String {
        crate::bots::level_name(bot, lang)
    }
    /// What one of [`Pages::BOTS`] can do, in one sentence.
    fn bot_text(bot: &str, lang: Lang) -> String {
        crate::bots::level_text(bot, lang)
    }
    /// The fingerprint of the components that a match with these options is played with.
    fn pack(options: &Self::Options) -> u64;
    /// Whether what one sees depends on who looks, with these options. Where it does not, a view is written once
    /// for all, the lines of all actions are public, and a device that goes round needs no curtain.
    fn has_secrets(options: &Self::Options) -> bool;
    /// The lessons: the guided first game, then lessons that begin in prepared positions; none while the game has no
    /// such thing.
    fn lessons() -> &'static [Lesson] {
        &[]
    }
    /// How it is played as the challenge of the day; none for a game that is never one.
    fn challenge() -> Option<Challenge> {
        None
    }
    /// How hard the game can be made for one who plays alone; empty where nobody can.
    fn levels(_lang: Lang) -> Vec<Level> {
        vec![]
    }
    /// How hard one who plays alone can make it by a number of their own.
    fn own_level(_lang: Lang) -> Option<OwnLevel> {
        None
    }
    /// The variant without which `word` cannot be chosen, and which is switched on with it.
    fn needs(_word: &str) -> Option<&'static str> {
        None
    }
    /// Why these words of an options line do not go together with so many seats, in the reader's language.
    fn conflict(_words: &[&str], _n_seats: u8, _lang: Lang) -> Option<String> {
        None
    }
    /// What the result of one who played alone with these options means.
    fn alone(_options: &Self::Options, _points: i32, _place: u8, _lang: Lang) -> Option<Alone> {
        None
    }
    /// What `bot` does. The same `luck` always leads to the same choice, unless the time runs out: `goes_on` says
    /// whether the bot may search on.
    fn choose(bot: &str, turn: &Turn<Self>, luck: u64, goes_on: &dyn Fn() -> bool) -> Self::Action {
        bot.parse().unwrap_or(bots::Level::Greedy).player::<Self>(luck).choose_while(turn, goes_on)
    }

    /// Where the game stands: "Round 8 · Settle".
    fn moment(view: &Self::View, lang: Lang) -> String;
    /// A seat in the top bar.
    fn plate(view: &Self::View, seat: Seat, lang: Lang) -> Plate;
    /// The round, from 1; 0 before the first, and in games that have none.
    fn round(view: &Self::View) -> u32;
    /// Whether everybody knows already that the game is about to end.
    fn is_ending(_view: &Self::View) -> bool {
        false
    }
    /// The points of `seat` as far as they lie open, for the curves of a replay; counted as in an outcome.
    fn points(view: &Self::View, seat: Seat) -> i32;
    /// The points of an outcome as people write them. Some games count in halves.
    fn written(points: i32) -> String {
        crate::pages::components::number(points.into())
    }
    /// How a bot rates what `seat` has, in thousandths of a point, to be compared with the others at that moment.
    fn rating(view: &Self::View, seat: Seat) -> i64 {
        Self::Judge::default().worth(view, seat)
    }
    /// The change of a seat's points in a turn, in a few words: "+3 VP".
    fn gained(by: i32, lang: Lang) -> String {
        let sign = if by < 0 { '\u{2212}' } else { '+' };
        t!(lang, "story-points", n = format!("{sign}{}", Self::written(by.abs())))
    }
    /// What is asked, in one sentence.
    fn ask(turn: &Turn<Self>, lang: Lang) -> Ask;
    /// The legal actions as choices; one for each of `turn.legal`, in that order.
    fn choices(turn: &Turn<Self>, lang: Lang) -> Vec<Choice>;
    /// What speaks for a choice in the eyes of a bot, and against it, for a hint: a part of a sentence.
    fn grounds(_turn: &Turn<Self>, _action: Self::Action, _lang: Lang) -> Option<String> {
        None
    }
    /// The boards, the viewer's area and the rail.
    fn stage(scene: &Scene<'_, Self>) -> Markup;
    /// What the boards tell by the places of their pieces alone, for those who hear them: titles, each with sentences.
    fn bearings(_scene: &Scene<'_, Self>) -> Vec<(String, Vec<String>)> {
        vec![]
    }
    /// The area of one seat alone, for a drawer.
    fn area(scene: &Scene<'_, Self>, seat: Seat) -> Markup;
    /// The panes a phone shows one at a time.
    fn panes(scene: &Scene<'_, Self>) -> Vec<Pane>;
    /// The pane that a new question opens: the first one with a choice, unless the game knows better.
    fn first_pane(_scene: &Scene<'_, Self>, panes: &[Pane]) -> &'static str {
        panes.iter().find(|pane| pane.n_lit > 0).or(panes.first()).map_or("board", |pane| pane.name)
    }
    /// An event of a match with these options as a line of the log; `None` for those that only move pieces.
    fn event(event: &Self::Event, options: &Self::Options, names: &Names, lang: Lang) -> Option<Markup>;
    /// The events of one turn as clauses of a sentence, chains merged: "flies to Graw", "sells 2 silks for 140".
    fn clauses(events: &[Self::Event], options: &Self::Options, names: &Names, lang: Lang) -> Vec<Clause> {
        let lines = events.iter().filter_map(|event| Self::event(event, options, names, lang));
        lines.map(Clause::by_nobody).collect()
    }
    /// Whether another turn begins after this event, also where the same seat goes on.
    fn begins_turn(_event: &Self::Event) -> bool {
        false
    }
    /// Whether `next`, which comes right after `event` in the log, says all that a reader wants to know of it: one step
    /// of a flight after another. The log leaves such an event out.
    fn is_told_by(_event: &Self::Event, _next: &Self::Event) -> bool {
        false
    }
    /// The name of the place that a piece stands for, in a game whose news are told by places; `key` is its `data-key`.
    fn place_of(_key: &str) -> Option<&'static str> {
        None
    }
    /// What `thing` is and does, as far as it says more than its label.
    fn about(_view: &Self::View, _seat: Seat, _thing: Self::Thing, _lang: Lang) -> Option<About> {
        None
    }
    /// Why something cannot be chosen now, in the words of the table that `view` shows.
    fn reason(view: &Self::View, reason: &Self::Reason, lang: Lang) -> Why;
    /// The final points, line by line.
    fn final_sheet(view: &Self::View, outcome: &Outcome, names: &Names, lang: Lang) -> Markup;
}

/// How many can play with one of these lines of options or another.
pub(crate) fn seats<G: Game>(lines: &[&str]) -> RangeInclusive<u8> {
    let each = lines.iter().filter_map(|line| line.parse().ok()).map(|options| G::seats(&options));
    let all = each.reduce(|all, it| *all.start().min(it.start())..=*all.end().max(it.end()));
    all.unwrap_or_else(|| G::seats(&G::Options::default()))
}

/// All that a stage is drawn from.
#[derive(Debug)]
pub struct Scene<'a, G: Pages> {
    /// The reader's language.
    pub lang: Lang,
    /// Who looks.
    pub viewer: Viewer,
    /// What the viewer sees.
    pub view: &'a G::View,
    /// What the viewer saw at the last look; what differs is to be marked as changed.
    pub before: Option<&'a G::View>,
    /// What the viewer is asked.
    pub turn: Option<&'a Turn<G>>,
    /// The same as choices.
    pub choices: &'a [Choice],
    /// Where a guide leads the way, the lines that are done in one go from here, joined by `;`.
    pub only: Option<&'a str>,
    /// Who sits where.
    pub names: &'a Names,
    /// The address of the table: `/t/kite-ember-42`. None where nothing can be asked, as in a replay.
    pub base: Option<&'a str>,
    /// Log and chat, ready to be placed in the rail.
    pub rail: &'a Rail,
    /// The last things that happened, as far as the viewer knows of them, oldest first.
    pub told: &'a [G::Event],
    /// The pieces that need not be drawn.
    pub(crate) pieces: Option<&'a Pieces<'a>>,
    /// A digest of what all of them depend on.
    pub(crate) common: OnceCell<Option<Digest>>,
    /// The same with what the viewer is asked.
    pub(crate) asked: OnceCell<Option<Digest>>,
}

impl<G: Pages> Scene<'_, G> {
    /// The seat that looks, if it plays.
    pub fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        }
    }

    /// The choices that light the element `key`.
    pub fn lit(&self, key: &str) -> impl Iterator<Item = &Choice> {
        self.choices.iter().filter(move |choice| choice.key.as_deref() == Some(key))
    }

    /// The address that says why nothing can be done with `thing`, for `data-why`; none for those who only
    /// watch.
    pub fn why(&self, thing: G::Thing) -> Option<String> {
        let (base, seat) = (self.base?, self.seat()?);
        Some(format!("{base}/why?seat={seat}&thing={}", address::encoded(&thing.to_string())))
    }
}

/// The parts of the rail that are the same in every game.
#[derive(Clone, Debug)]
pub struct Rail {
    /// The log, a list with the newest line last.
    pub log: Markup,
    /// How many lines are new since the last look.
    pub n_new: u32,
    /// The chat with its form.
    pub chat: Markup,
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Vec<String>);

impl Names {
    /// The names by seat.
    pub fn new(names: Vec<String>) -> Self {
        Self(names)
    }

    /// How many seats there are.
    pub fn n(&self) -> usize {
        self.0.len()
    }

    /// The names in the order of the seats.
    pub(crate) fn all(&self) -> &[String] {
        &self.0
    }

    /// The name of `seat`.
    pub fn of(&self, seat: Seat) -> &str {
        self.0.get(usize::from(seat.0)).map_or("", String::as_str)
    }

    /// The name of `seat` in its colour and with its shape.
    pub fn mark(&self, seat: Seat) -> Markup {
        who(seat.0 + 1, self.of(seat))
    }

    /// The same with one more name at the next seat, where nobody sits.
    #[must_use]
    pub fn and(&self, name: String) -> Self {
        Self(self.0.iter().cloned().chain([name]).collect())
    }

    /// Several names as a list.
    pub fn list(&self, seats: impl IntoIterator<Item = Seat>) -> Markup {
        html! { @for (i, seat) in seats.into_iter().enumerate() { @if i > 0 { ", " } (self.mark(seat)) } }
    }
}

/// A variant that can be switched on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Switch {
    /// The word it has in the options line of the match.
    pub word: &'static str,
    /// Its name.
    pub label: String,
    /// What it changes, in one sentence.
    pub text: String,
    /// Whether it is on unless switched off.
    pub on: bool,
    /// Whether it can be chosen already; the others are shown as coming.
    pub ready: bool,
}

/// How hard a game is for one who plays alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Level {
    /// The word it has in the options line of the match.
    pub word: &'static str,
    /// Its name.
    pub label: String,
    /// What it changes, in one sentence.
    pub text: String,
}

/// A level that is a number of one's own.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OwnLevel {
    /// The word of the options line that the number is written behind: `solo=`.
    pub word: &'static str,
    /// Its name.
    pub label: String,
    /// What it changes, in one sentence.
    pub text: String,
    /// The least and the greatest number.
    pub numbers: (u8, u8),
    /// The number to begin with.
    pub usual: u8,
}

/// The result of one who played alone.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Alone {
    /// What was played: "Against the anarchists, normal". Results of one level are counted together.
    pub level: String,
    /// What the points mean: "narrow victory".
    pub verdict: String,
    /// Whether it counts as won.
    pub is_won: bool,
}

/// A seat in the top bar.
#[derive(Clone, Debug)]
pub struct Plate {
    /// Everything in words, without the name: "31 points, 4 credits, military 2".
    pub words: String,
    /// The amounts.
    pub amounts: Markup,
}

/// What is asked of the viewer.
#[derive(Clone, Debug)]
pub struct Ask {
    /// The sentence; `<b>` marks what it is about.
    pub sentence: Markup,
    /// A smaller sentence below it.
    pub note: Option<String>,
    /// The steps of the move; empty where it has only one.
    pub trail: Vec<(String, At)>,
}

/// One legal action as a player reads it.
#[derive(Clone, Debug, Default)]
pub struct Choice {
    /// The action in the game's notation: what is sent, and what ties the button to the board.
    pub line: String,
    /// The button in a few words.
    pub label: String,
    /// Cost or gain, below the label.
    pub note: Option<String>,
    /// An icon of the sprite.
    pub icon: Option<&'static str>,
    /// The `data-key` of the element it lights. Choices for the same one stand together.
    pub key: Option<String>,
    /// The verb on the confirm button.
    pub confirm: String,
    /// The sentence that replaces the question once this is chosen, with what it costs and brings.
    pub preview: Option<Markup>,
    /// Whether it shows something hidden, so that there is no undo: it is always asked back.
    pub reveals: bool,
    /// How often it can be done in a row, as one plan: each further press adds one. 0 and 1 are once.
    pub times: u8,
    /// Whether others of this kind can be planned with it and sent as one, such as sales and purchases.
    pub adds: bool,
    /// Whether the first press plans it as often as it can be done, such as the sale of all goods of a kind, or filling a hold.
    pub all: bool,
    /// Whether it only opens further choices: a press does it at once.
    pub opens: bool,
    /// Whether the confirm button does it while nothing else is chosen, such as the end of a turn.
    pub is_ready: bool,
}

/// What a bot would do.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Hint {
    /// The action in the game's notation.
    pub line: String,
    /// The choice in words.
    pub choice: String,
    /// Why, in one sentence.
    pub reason: String,
    /// The chance to win with it, of a hundred; none in games whose bots do not know it.
    pub chance: Option<i32>,
    /// The moves that are likely to follow, in one sentence.
    pub follows: Option<String>,
    /// The next best choices, each with its chance or its distance.
    pub others: Vec<String>,
}

/// The words of a game for a hint.
#[derive(Clone, Copy, Debug)]
pub struct HintWords {
    /// "A bot would choose: …"
    pub choice: fn(Lang, String) -> String,
    /// Why it is clearly the best.
    pub clear: fn(Lang) -> String,
    /// That others are nearly as good.
    pub close: fn(Lang) -> String,
    /// The second choice, and by how much it is behind.
    pub second: fn(Lang, String, String) -> String,
    /// A number of points, or of what else bots count.
    pub unit: fn(Lang, String) -> String,
    /// A sentence with what speaks for the best choice: see [`Pages::grounds`].
    pub because: fn(Lang, String) -> String,
}

/// One pane of a phone's tab bar.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pane {
    /// `board`, `map`, `mine` or `log`.
    pub name: &'static str,
    /// Its icon.
    pub icon: &'static str,
    /// Its label.
    pub label: String,
    /// How many legal choices wait there.
    pub n_lit: u32,
    /// How much is new there.
    pub n_new: u32,
}

/// A thing on the table, explained: the first part of every "Why not?".
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct About {
    /// Its name.
    pub name: String,
    /// What it does, a sentence a line, each with the name of what it belongs to, if anything.
    pub lines: Vec<(String, String)>,
}

/// Why something is not possible now.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize)]
pub struct Why {
    /// The reason in a few words, as a heading.
    pub title: String,
    /// One or two sentences that say what is missing and what would help.
    pub text: String,
    /// What one has and what one needs, as label and value.
    pub sums: Vec<(String, String)>,
    /// The id of the rule.
    pub rule: &'static str,
}
