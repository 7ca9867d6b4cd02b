//! The table of Interportal: what `Pages` asks, answered from the view alone.

mod about;
mod advice;
mod agents;
mod ask;
mod ballot;
mod battle;
mod bearings;
mod blueprints;
mod brief;
mod cabinet;
mod cards;
mod chart;
mod choices;
mod council;
mod empire;
mod events;
mod fleets;
mod galaxy;
mod hand;
mod hyphens;
mod lanes;
mod lid;
mod names;
mod pictures;
mod playback;
mod race;
mod rail;
mod research;
mod senate;
mod sheet;
mod stage;
mod story;
mod tactical;
mod tile;
mod tokens;
mod units;
mod war;
mod why;
mod yard;

use crate::art::Lid;
use crate::game::{About, Ask, CardsPage, Choice, HintWords, Names, Pages, Pane, Plate, Scene, Switch, Why};
use crate::i18n::{Lang, Words, t, words};
use crate::lesson::Lesson;
use crate::pages::assets::{Asset, CSS, SVG, asset};
use crate::pages::rules::ledgers;
use crate::rulebook::{Picture, Sheet, rulebook};
use crate::story::Clause;
use engine::{Outcome, Seat, Turn};
use interportal::{Event, Options, Reason, State, Thing, View, score};
use maud::Markup;
use std::sync::LazyLock;

/// The game's own words.
pub(crate) const WORDS: Words = words![
    "interportal",
    "interportal-table",
    "interportal-council",
    "interportal-agents",
    "interportal-war",
    "interportal-tactical",
    "guide-interportal",
    "lessons-interportal"
];

/// The guided first game and the lessons in prepared positions. That they can be read, and played, is what their tests are
/// for.
static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
    Lesson::all(&[
        include_str!("../../lessons/interportal.txt"),
        include_str!("../../lessons/interportal-war.txt"),
        include_str!("../../lessons/interportal-council.txt"),
        include_str!("../../lessons/interportal-agents.txt"),
        include_str!("../../lessons/interportal-tactics.txt"),
    ])
});

impl Pages for State {
    const LID: &'static Lid = &lid::LID;
    const BOTS: &'static [&'static str] = &bots::Level::RANKS;
    const STAGE: &'static str = "x4";
    const SHEET: Option<&'static Asset> = Some(&asset!(
        "interportal.css",
        CSS,
        [
            "interportal/stage.css",
            "interportal/galaxy.css",
            "interportal/drawers.css",
            "interportal/empire.css",
            "interportal/sizes.css",
            "interportal/pictures.css",
        ]
    ));
    const MORE_SHEETS: &'static [Asset] = &[
        asset!(
            "interportal-battle.css",
            CSS,
            [
                "interportal-battle/battle.css",
                "interportal-battle/exchange.css",
                "interportal-battle/tactical.css",
                "interportal-battle/playback.css"
            ]
        ),
        asset!("interportal-vote.css", CSS, ["interportal-vote/ballot.css"]),
    ];
    const ICONS: Option<&'static Asset> = Some(&asset!("interportal.svg", SVG));
    const SCRIPTS: &'static [&'static str] = &["starmap.js"];
    const LEDGER: Option<[&'static str; 2]> = Some(ledgers!("interportal"));
    const RULEBOOK: &'static [Sheet] = rulebook!(
        "interportal",
        [
            "10-aim",
            "20-table",
            "30-round",
            "40-politics",
            "41-government",
            "42-underground",
            "43-cabinet",
            "44-treaties",
            "45-laws",
            "46-agents",
            "47-war",
            "50-economy",
            "51-research",
            "52-colonies",
            "53-ships",
            "60-movement",
            "70-battles",
            "71-ground",
            "72-tactical",
            "80-closing",
            "90-victory",
        ]
    );
    const PICTURES: &'static [Picture<Self>] = pictures::PICTURES;
    const CARDS: Option<CardsPage> = Some(cards::browser);
    const HINT: HintWords = ask::HINT;
    const POINT: i32 = 2;

    fn bot_text(bot: &str, lang: Lang) -> String {
        match bot {
            "easy" => t!(lang, "x4-level-easy-text"),
            "normal" => t!(lang, "x4-level-normal-text"),
            "hard" => t!(lang, "x4-level-hard-text"),
            "expert" => t!(lang, "x4-level-expert-text"),
            _ => crate::bots::level_text(bot, lang),
        }
    }

    fn switches(lang: Lang) -> Vec<Switch> {
        ask::switches(lang)
    }

    fn conflict(words: &[&str], _: u8, lang: Lang) -> Option<String> {
        ask::conflict(words, lang)
    }

    fn pack(options: &Options) -> u64 {
        options.pack.fingerprint()
    }

    /// X4R-009, X4R-300: fleets, blueprints and hands are seen by their owners alone.
    fn has_secrets(_: &Options) -> bool {
        true
    }

    fn lessons() -> &'static [Lesson] {
        &LESSONS
    }

    fn moment(view: &View, lang: Lang) -> String {
        ask::moment(view, lang)
    }

    fn plate(view: &View, seat: Seat, lang: Lang) -> Plate {
        ask::plate(view, seat, lang)
    }

    fn round(view: &View) -> u32 {
        view.round.into()
    }

    /// X4-157: everybody counts the points; the round limit ends the game as well.
    fn is_ending(view: &View) -> bool {
        let limit = view.pack.end.round_limit;
        view.round >= limit
            || view.realms.seats().any(|seat| score::half_points(view, seat) >= score::threshold(view))
    }

    /// X4R-284: half points, as in the result.
    fn points(view: &View, seat: Seat) -> i32 {
        score::half_points(view, seat)
    }

    fn written(points: i32) -> String {
        names::half(points)
    }

    fn ask(turn: &Turn<Self>, lang: Lang) -> Ask {
        ask::ask(turn, lang)
    }

    fn choices(turn: &Turn<Self>, lang: Lang) -> Vec<Choice> {
        choices::choices(turn, lang)
    }

    fn grounds(turn: &Turn<Self>, action: interportal::Action, lang: Lang) -> Option<String> {
        advice::grounds(turn, action, lang)
    }

    fn stage(scene: &Scene<'_, Self>) -> Markup {
        stage::stage(scene)
    }

    fn bearings(scene: &Scene<'_, Self>) -> Vec<(String, Vec<String>)> {
        bearings::bearings(scene)
    }

    fn area(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        stage::area(scene, seat)
    }

    fn panes(scene: &Scene<'_, Self>) -> Vec<Pane> {
        rail::panes(scene)
    }

    fn first_pane(scene: &Scene<'_, Self>, _: &[Pane]) -> &'static str {
        rail::open(scene)
    }

    fn event(event: &Event, options: &Options, names: &Names, lang: Lang) -> Option<Markup> {
        events::event(event, options, names, lang)
    }

    fn clauses(events: &[Event], options: &Options, names: &Names, lang: Lang) -> Vec<Clause> {
        story::clauses(events, options, names, lang)
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::RoundBegan(_) | Event::PhaseBegan(_))
    }

    fn place_of(key: &str) -> Option<&'static str> {
        key.strip_prefix("hex-").and_then(|hex| hex.parse().ok()).map(names::place)
    }

    fn about(view: &View, seat: Seat, thing: Thing, lang: Lang) -> Option<About> {
        about::about(view, seat, thing, lang)
    }

    fn reason(view: &View, reason: &Reason, lang: Lang) -> Why {
        why::reason(view, reason, lang)
    }

    fn final_sheet(view: &View, outcome: &Outcome, names: &Names, lang: Lang) -> Markup {
        sheet::final_sheet(view, outcome, names, lang)
    }
}
