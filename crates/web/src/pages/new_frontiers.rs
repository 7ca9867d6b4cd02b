//! The table of New Frontiers: what `Pages` asks, answered from the view alone.

mod about;
mod ask;
mod boards;
mod cards;
mod choices;
mod events;
mod goals;
mod hyphens;
mod lid;
mod mat;
mod names;
mod pictures;
mod rail;
mod sheet;
mod story;
mod text;
mod tiles;
mod why;
mod world;

use crate::art::Lid;
use crate::game::{About, Ask, CardsPage, Choice, HintWords, Names, Pages, Pane, Plate, Scene, Switch, Why};
use crate::i18n::{Lang, Words, t, words};
use crate::lesson::Lesson;
use crate::pages::assets::{Asset, CSS, SVG, asset};
use crate::pages::components::amount;
use crate::pages::rules::ledgers;
use crate::rulebook::{Picture, Sheet, rulebook};
use crate::story::Clause;
use engine::{Outcome, Seat, Turn};
use maud::{Markup, html};
use new_frontiers::{Event, Options, Reason, State, Thing, View, query, score};
use std::sync::LazyLock;

/// The game's own words.
pub(crate) const WORDS: Words = words!["new-frontiers", "guide-new-frontiers"];

/// The guided first game. That it can be read, and played, is what its tests are for.
static LESSONS: LazyLock<Vec<Lesson>> =
    LazyLock::new(|| Lesson::all(&[include_str!("../../lessons/new-frontiers.txt")]));

impl Pages for State {
    const LID: &'static Lid = &lid::LID;
    const BOTS: &'static [&'static str] = &bots::Level::RANKS;
    const USUAL_BOT: usize = 1;
    const STAGE: &'static str = "nf";
    const SHEET: Option<&'static Asset> = Some(&asset!(
        "new-frontiers.css",
        CSS,
        [
            "new-frontiers/boards.css",
            "new-frontiers/empire.css",
            "new-frontiers/offers.css",
            "new-frontiers/sizes.css",
            "new-frontiers/pictures.css",
        ]
    ));
    const ICONS: Option<&'static Asset> = Some(&asset!("new-frontiers.svg", SVG));
    const LEDGER: Option<[&'static str; 2]> = Some(ledgers!("new-frontiers"));
    const RULEBOOK: &'static [Sheet] = rulebook!(
        "new-frontiers",
        [
            "10-aim",
            "20-table",
            "30-round",
            "40-actions",
            "41-develop",
            "42-explore",
            "43-settle",
            "44-produce",
            "45-trade",
            "46-envoys",
            "47-isolation",
            "50-powers",
            "60-end",
            "70-goals",
        ]
    );
    const PICTURES: &'static [Picture<Self>] = pictures::PICTURES;
    const CARDS: Option<CardsPage> = Some(cards::browser);
    const HINT: HintWords = HintWords {
        choice: |lang, it| t!(lang, "nf-hint", it = it),
        clear: |lang| t!(lang, "nf-hint-clear"),
        close: |lang| t!(lang, "nf-hint-close"),
        second: |lang, it, gap| t!(lang, "nf-hint-second", it = it, gap = gap),
        unit: |lang, n| t!(lang, "hint-points", n = n),
        because: |_, what| what,
    };

    fn bot_text(bot: &str, lang: Lang) -> String {
        match bot {
            "easy" => t!(lang, "nf-level-easy-text"),
            "normal" => t!(lang, "nf-level-normal-text"),
            "hard" => t!(lang, "nf-level-hard-text"),
            "expert" => t!(lang, "nf-level-expert-text"),
            _ => crate::bots::level_text(bot, lang),
        }
    }

    fn switches(lang: Lang) -> Vec<Switch> {
        vec![
            Switch {
                word: "first-game",
                label: t!(lang, "nf-first-game"),
                text: t!(lang, "nf-first-game-text"),
                on: true,
                ready: true,
            },
            Switch {
                word: "goals",
                label: t!(lang, "nf-goals"),
                text: t!(lang, "nf-goals-text"),
                on: false,
                ready: true,
            },
        ]
    }

    fn pack(options: &Options) -> u64 {
        options.pack.fingerprint()
    }

    /// NF-178, NFG-009: all lies open but goals that are face down.
    fn has_secrets(options: &Options) -> bool {
        options.goals
    }

    fn lessons() -> &'static [Lesson] {
        &LESSONS
    }

    fn moment(view: &View, lang: Lang) -> String {
        let round = t!(lang, "nf-round", n = view.round);
        match view.underway() {
            _ if view.is_over() => t!(lang, "moment-over"),
            _ if view.round == 0 => t!(lang, "nf-choosing-homes"),
            Some(underway) => format!("{round} · {}", names::tile(view, underway.tile, lang)),
            None => round,
        }
    }

    fn plate(view: &View, seat: Seat, lang: Lang) -> Plate {
        let empire = &view.empires[seat];
        let points = score::sheet(view, seat).total();
        let military = query::permanent_strength(&view.pack, empire);
        let words = [
            t!(lang, "points", n = points),
            t!(lang, "nf-credits", n = empire.credits),
            t!(lang, "nf-military", n = military),
        ];
        let amounts = html! {
            (amount("vp", points.into(), &words[0]))
            (amount("credits", empire.credits.into(), &words[1]))
            (amount("mil", military.into(), &words[2]))
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
        view.ending.is_near()
    }

    fn ask(turn: &Turn<Self>, lang: Lang) -> Ask {
        ask::ask(turn, lang)
    }

    fn choices(turn: &Turn<Self>, lang: Lang) -> Vec<Choice> {
        turn.legal.iter().map(|action| choices::choice(turn, *action, lang)).collect()
    }

    fn stage(scene: &Scene<'_, Self>) -> Markup {
        let mine = scene.seat();
        html! {
            (tiles::section(scene))
            (boards::section(scene))
            div.side { (rail::section(scene)) (goals::panel(scene)) }
            @if let Some(seat) = mine { (mat::section(scene, seat)) } @else { (mat::everybody(scene)) }
        }
    }

    fn area(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        mat::section(scene, seat)
    }

    fn panes(scene: &Scene<'_, Self>) -> Vec<Pane> {
        rail::panes(scene)
    }

    fn event(event: &Event, options: &Options, names: &Names, lang: Lang) -> Option<Markup> {
        events::line(event, &options.pack, names, lang)
    }

    fn clauses(events: &[Event], options: &Options, _names: &Names, lang: Lang) -> Vec<Clause> {
        story::clauses(events, &options.pack, lang)
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::RoundBegan(_))
    }

    fn about(view: &View, seat: Seat, thing: Thing, lang: Lang) -> Option<About> {
        about::about(view, seat, thing, lang)
    }

    fn reason(view: &View, reason: &Reason, lang: Lang) -> Why {
        why::why(view, reason, lang)
    }

    fn final_sheet(view: &View, outcome: &Outcome, names: &Names, lang: Lang) -> Markup {
        sheet::sheet(view, outcome, names, lang)
    }
}
