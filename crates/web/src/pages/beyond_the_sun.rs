//! The table of Beyond the Sun: what `Pages` asks, answered from the view alone.

mod about;
mod achievements;
mod anarchists;
mod ask;
mod basics;
mod cards;
mod choices;
mod events;
mod glyphs;
mod holdings;
mod hyphens;
mod leaders;
mod lid;
mod map;
mod mat;
mod names;
mod news;
mod offer;
mod opening;
mod pictures;
mod preview;
mod rail;
mod retinue;
mod sheet;
mod ships;
mod spaces;
mod story;
mod threat;
mod tree;
mod why;

use crate::art::Lid;
use crate::daily::Challenge;
use crate::game::{
    About, Alone, Ask, CardsPage, Choice, HintWords, Names, OwnLevel, Pages, Pane, Plate, Scene, Switch, Why,
};
use crate::i18n::{Lang, Words, t, words};
use crate::lesson::Lesson;
use crate::pages::assets::{Asset, CSS, SVG, asset};
use crate::pages::components::amount;
use crate::pages::rules::ledgers;
use crate::rulebook::{Picture, Sheet, rulebook};
use crate::story::Clause;
use beyond_the_sun::{Event, Options, Phase, Reason, State, Thing, View, score};
use engine::{Outcome, Seat, Turn};
use maud::{Markup, html};
use std::sync::LazyLock;

/// The game's own words.
pub(crate) const WORDS: Words =
    words!["beyond-the-sun", "guide-beyond-the-sun", "beyond-the-sun-solo", "beyond-the-sun-leaders"];

/// The guided first game. That it can be read, and played, is what its tests are for.
static LESSONS: LazyLock<Vec<Lesson>> =
    LazyLock::new(|| Lesson::all(&[include_str!("../../lessons/beyond-the-sun.txt")]));

impl Pages for State {
    const LID: &'static Lid = &lid::LID;
    const BOTS: &'static [&'static str] = &bots::Level::RANKS;
    const USUAL_BOT: usize = 1;
    const STAGE: &'static str = "bts";
    const SHEET: Option<&'static Asset> = Some(&asset!(
        "beyond-the-sun.css",
        CSS,
        [
            "beyond-the-sun/actions.css",
            "beyond-the-sun/tree.css",
            "beyond-the-sun/map.css",
            "beyond-the-sun/ships.css",
            "beyond-the-sun/faction.css",
            "beyond-the-sun/choices.css",
            "beyond-the-sun/anarchists.css",
            "beyond-the-sun/places.css",
            "beyond-the-sun/wide.css",
            "beyond-the-sun/narrow.css",
        ]
    ));
    const ICONS: Option<&'static Asset> = Some(&asset!("beyond-the-sun.svg", SVG));
    const LEDGER: Option<[&'static str; 2]> = Some(ledgers!("beyond-the-sun"));
    const RULEBOOK: &'static [Sheet] = rulebook!(
        "beyond-the-sun",
        [
            "10-aim",
            "20-table",
            "30-turn",
            "31-action",
            "32-production",
            "33-achievements",
            "40-actions",
            "41-research",
            "42-automate",
            "43-ships",
            "44-jump",
            "45-colonise",
            "46-cubes",
            "50-end",
            "60-cards",
            "70-leaders",
            "80-solo",
        ]
    );
    const PICTURES: &'static [Picture<Self>] = pictures::PICTURES;
    const CARDS: Option<CardsPage> = Some(cards::browser);
    const HINT: HintWords = HintWords {
        choice: |lang, it| t!(lang, "bts-hint", it = it),
        clear: |lang| t!(lang, "bts-hint-clear"),
        close: |lang| t!(lang, "bts-hint-close"),
        second: |lang, it, gap| t!(lang, "bts-hint-second", it = it, gap = gap),
        unit: |lang, n| t!(lang, "hint-points", n = n),
        because: |_, what| what,
    };

    fn bot_text(bot: &str, lang: Lang) -> String {
        match bot {
            "easy" => t!(lang, "bts-level-easy-text"),
            "normal" => t!(lang, "bts-level-normal-text"),
            "hard" => t!(lang, "bts-level-hard-text"),
            "expert" => t!(lang, "bts-level-expert-text"),
            _ => crate::bots::level_text(bot, lang),
        }
    }

    fn switches(lang: Lang) -> Vec<Switch> {
        opening::switches(lang)
    }

    fn needs(word: &str) -> Option<&'static str> {
        opening::needs(word)
    }

    fn conflict(words: &[&str], n_seats: u8, lang: Lang) -> Option<String> {
        opening::conflict(words, n_seats, lang)
    }

    fn levels(lang: Lang) -> Vec<crate::game::Level> {
        opening::levels(lang)
    }

    fn own_level(lang: Lang) -> Option<OwnLevel> {
        Some(opening::own_level(lang))
    }

    fn challenge() -> Option<Challenge> {
        Some(Challenge { n_seats: 1, options: "solo=normal" })
    }

    fn alone(options: &Options, points: i32, _place: u8, lang: Lang) -> Option<Alone> {
        opening::alone(options, points, lang)
    }

    fn pack(options: &Options) -> u64 {
        options.pack.fingerprint()
    }

    /// Only the order of decks and the events on slots are hidden, and from everybody alike (BTS-010, BTS-130).
    fn has_secrets(_: &Options) -> bool {
        false
    }

    fn lessons() -> &'static [Lesson] {
        &LESSONS
    }

    fn moment(view: &View, lang: Lang) -> String {
        let phase = match view.phase() {
            Phase::SettingUp => return t!(lang, "bts-setting-up"),
            Phase::Over => return t!(lang, "moment-over"),
            Phase::Action => t!(lang, "bts-phase-action"),
            Phase::Production => t!(lang, "bts-phase-production"),
            Phase::Achievements => t!(lang, "bts-phase-achievements"),
            Phase::Anarchists => t!(lang, "bta-phase-anarchists"),
        };
        format!("{} · {phase}", t!(lang, "bts-round", n = view.round))
    }

    fn plate(view: &View, seat: Seat, lang: Lang) -> Plate {
        let tableau = &view.tableaus[seat];
        let points = score::sheet(view, seat).total();
        let words = [
            t!(lang, "points", n = points),
            t!(lang, "bts-ore", n = tableau.ore),
            t!(lang, "bts-pop", n = tableau.pop),
        ];
        let amounts = html! {
            (amount("vp", points.into(), &words[0]))
            (amount("ore", tableau.ore.into(), &words[1]))
            (amount("pop", tableau.pop.into(), &words[2]))
        };
        Plate { words: words.join(", "), amounts }
    }

    fn points(view: &View, seat: Seat) -> i32 {
        score::sheet(view, seat).total()
    }

    fn round(view: &View) -> u32 {
        view.round.into()
    }

    fn is_ending(view: &View) -> bool {
        view.last_round.is_some()
    }

    fn ask(turn: &Turn<Self>, lang: Lang) -> Ask {
        ask::ask(turn, lang)
    }

    fn choices(turn: &Turn<Self>, lang: Lang) -> Vec<Choice> {
        choices::choices(turn, lang)
    }

    fn stage(scene: &Scene<'_, Self>) -> Markup {
        let names = names::with_anarchists(scene.view.is_solo(), scene.names, scene.lang);
        let scene = &Scene { names: &names, common: Default::default(), asked: Default::default(), ..*scene };
        html! {
            (basics::section(scene))
            (tree::section(scene))
            (offer::section(scene))
            div.side {
                (map::section(scene))
                @if scene.view.is_solo() { (threat::section(scene)) } @else { (achievements::section(scene)) }
                (rail::section(scene))
            }
            @if let Some(seat) = scene.seat() { (mat::section(scene, seat)) } @else { (mat::everybody(scene)) }
        }
    }

    fn area(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        mat::section(scene, seat)
    }

    fn panes(scene: &Scene<'_, Self>) -> Vec<Pane> {
        rail::panes(scene)
    }

    fn event(event: &Event, options: &Options, names: &Names, lang: Lang) -> Option<Markup> {
        events::line(event, options.pack.pack(), names, options.solo.is_some(), lang)
    }

    fn clauses(events: &[Event], options: &Options, names: &Names, lang: Lang) -> Vec<Clause> {
        story::clauses(events, options, names, lang)
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::RoundBegan(_) | Event::TurnBegan(_))
    }

    fn about(view: &View, seat: Seat, thing: Thing, lang: Lang) -> Option<About> {
        about::about(view, seat, thing, lang)
    }

    fn reason(view: &View, reason: &Reason, lang: Lang) -> Why {
        why::why(view, reason, lang)
    }

    fn final_sheet(view: &View, outcome: &Outcome, names: &Names, lang: Lang) -> Markup {
        let names = names::with_anarchists(view.is_solo(), names, lang);
        sheet::sheet(view, outcome, &names, lang)
    }
}
