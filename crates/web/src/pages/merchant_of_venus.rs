//! The table of Merchant of Venus: what `Pages` asks, answered from the view alone.

mod about;
mod ask;
mod atlas;
mod bearings;
mod business;
mod cards;
mod choices;
mod cockpit;
mod course;
mod events;
mod gauges;
mod holds;
mod labels;
mod lanes;
mod lid;
mod map;
mod market;
mod names;
mod odds;
mod offer;
mod pictures;
mod plan;
mod plates;
mod preview;
mod rail;
mod sheet;
mod ship;
mod shop;
mod spaces;
mod story;
#[cfg(test)]
mod tests;
mod trades;
mod why;

use crate::art::Lid;
use crate::game::{About, Ask, CardsPage, Choice, HintWords, Names, Pages, Pane, Plate, Scene, Switch, Why};
use crate::i18n::{Lang, Words, t, words};
use crate::lesson::Lesson;
use crate::pages::assets::{Asset, CSS, SVG, asset};
use crate::pages::components::{amount, signed};
use crate::pages::rules::ledgers;
use crate::rulebook::{Picture, Sheet, rulebook};
use crate::story::Clause;
use bots::Level;
use engine::{Outcome, Seat, Turn};
use maud::{Markup, html};
use merchant_of_venus::{Event, Options, Reason, State, Thing, View, score};
use std::sync::LazyLock;

/// The game's own words.
pub(crate) const WORDS: Words = words!["merchant-of-venus", "guide-merchant-of-venus"];

/// The guided first game. That it can be read, and played, is what its tests are for.
static LESSONS: LazyLock<Vec<Lesson>> =
    LazyLock::new(|| Lesson::all(&[include_str!("../../lessons/merchant-of-venus.txt")]));

impl Pages for State {
    const LID: &'static Lid = &lid::LID;
    const BOTS: &'static [&'static str] = &Level::RANKS;
    const USUAL_BOT: usize = 1;
    const STAGE: &'static str = "mv";
    const DOES_WHAT_MUST_BE: bool = true;
    const SHEET: Option<&'static Asset> = Some(&asset!(
        "merchant-of-venus.css",
        CSS,
        [
            "merchant-of-venus/map.css",
            "merchant-of-venus/places.css",
            "merchant-of-venus/controls.css",
            "merchant-of-venus/markets.css",
            "merchant-of-venus/ship.css",
            "merchant-of-venus/missions.css",
            "merchant-of-venus/sizes.css",
            "merchant-of-venus/pictures.css",
        ]
    ));
    const ICONS: Option<&'static Asset> = Some(&asset!("merchant-of-venus.svg", SVG));
    const SCRIPTS: &'static [&'static str] = &["starmap.js", "course.js"];
    const LEDGER: Option<[&'static str; 2]> = Some(ledgers!("merchant-of-venus"));
    const RULEBOOK: &'static [Sheet] = rulebook!(
        "merchant-of-venus",
        [
            "10-aim",
            "20-table",
            "30-turn",
            "40-movement",
            "41-dice",
            "42-crossings",
            "43-hazards",
            "44-encounters",
            "50-contact",
            "60-business",
            "61-buy",
            "62-sell",
            "63-passengers",
            "64-spaceports",
            "70-missions",
            "80-technologies",
            "90-end",
            "91-contracts",
        ]
    );
    const PICTURES: &'static [Picture<Self>] = pictures::PICTURES;
    const CARDS: Option<CardsPage> = Some(cards::browser);
    const HINT: HintWords = HintWords {
        choice: |lang, it| t!(lang, "mv-hint", it = it),
        clear: |lang| t!(lang, "mv-hint-clear"),
        close: |lang| t!(lang, "mv-hint-close"),
        second: |lang, it, gap| t!(lang, "mv-hint-second", it = it, gap = gap),
        unit: |lang, n| t!(lang, "mv-hint-credits", n = n),
        because: |lang, what| t!(lang, "mv-hint-plan", what = what),
    };

    fn grounds(turn: &Turn<Self>, action: merchant_of_venus::Action, lang: Lang) -> Option<String> {
        plan::told(turn, action, lang)
    }

    fn switches(lang: Lang) -> Vec<Switch> {
        let switch = |word, label, text| Switch { word, label, text, on: false, ready: true };
        vec![
            switch("chosen-pilots", t!(lang, "mv-chosen-pilots"), t!(lang, "mv-chosen-pilots-text")),
            switch(
                "contracts-and-markers",
                t!(lang, "mv-contracts-and-markers"),
                t!(lang, "mv-contracts-and-markers-text"),
            ),
        ]
    }

    /// Older tables may still have a bot that plans no journeys: it is called medium, as it was.
    fn bot_name(bot: &str, lang: Lang) -> String {
        match bot.parse() {
            Ok(Level::Score | Level::Greedy) => t!(lang, "level-score"),
            _ => crate::bots::level_name(bot, lang),
        }
    }

    fn bot_text(bot: &str, lang: Lang) -> String {
        match bot.parse() {
            Ok(Level::Random) => t!(lang, "level-random-text"),
            Ok(Level::Score | Level::Greedy) => t!(lang, "mv-level-greedy-text"),
            Ok(Level::EASY) => t!(lang, "mv-level-easy-text"),
            Ok(Level::NORMAL) => t!(lang, "mv-level-normal-text"),
            Ok(Level::HARD) => t!(lang, "mv-level-hard-text"),
            _ => t!(lang, "mv-level-expert-text"),
        }
    }

    fn pack(options: &Options) -> u64 {
        options.pack.fingerprint()
    }

    /// MV-204, MV-206: who has looked at a card knows more than the others.
    fn has_secrets(_: &Options) -> bool {
        true
    }

    fn lessons() -> &'static [Lesson] {
        &LESSONS
    }

    fn moment(view: &View, lang: Lang) -> String {
        if view.is_over() {
            return t!(lang, "moment-over");
        }
        if view.round == 0 {
            return t!(lang, "mv-setting-up");
        }
        t!(lang, "mv-round-of", n = view.round, all = view.pack.pack().constants.rounds)
    }

    fn plate(view: &View, seat: Seat, lang: Lang) -> Plate {
        let merchant = &view.merchants[seat];
        let sheet = score::sheet(view, seat);
        let (worth, fame, ports) = (sheet.credits(), sheet.fame(), view.n_ports(seat));
        let words = [
            t!(lang, "mv-worth", n = worth),
            t!(lang, "mv-credits", n = merchant.credits),
            t!(lang, "mv-fame", n = fame),
            t!(lang, "mv-ports", n = ports),
        ];
        let amounts = html! {
            (amount("worth", worth.into(), &words[0]))
            (amount("credits", merchant.credits.into(), &words[1]))
            (amount("fame", fame.into(), &words[2]))
            (amount("spaceport", ports.into(), &words[3]))
        };
        Plate { words: words.join(", "), amounts }
    }

    fn points(view: &View, seat: Seat) -> i32 {
        score::sheet(view, seat).credits()
    }

    fn gained(by: i32, lang: Lang) -> String {
        t!(lang, "mv-told-worth", n = signed(by.into()))
    }

    fn round(view: &View) -> u32 {
        view.round.into()
    }

    /// MV-032: everybody counts the rounds.
    fn is_ending(view: &View) -> bool {
        view.round >= view.pack.pack().constants.rounds
    }

    fn ask(turn: &Turn<Self>, lang: Lang) -> Ask {
        ask::ask(turn, lang)
    }

    fn choices(turn: &Turn<Self>, lang: Lang) -> Vec<Choice> {
        choices::choices(turn, lang)
    }

    fn stage(scene: &Scene<'_, Self>) -> Markup {
        html! {
            (market::section(scene))
            (map::section(scene))
            (offer::section(scene))
            div.side { (rail::section(scene)) }
            @if let Some(seat) = scene.seat() { (ship::section(scene, seat)) } @else { (ship::everybody(scene)) }
        }
    }

    fn bearings(scene: &Scene<'_, Self>) -> Vec<(String, Vec<String>)> {
        bearings::bearings(scene)
    }

    fn area(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        html! { (ship::section(scene, seat)) (cockpit::papers(scene, seat)) }
    }

    fn panes(scene: &Scene<'_, Self>) -> Vec<Pane> {
        rail::panes(scene)
    }

    fn event(event: &Event, options: &Options, names: &Names, lang: Lang) -> Option<Markup> {
        events::line(event, options.pack.pack(), names, lang)
    }

    fn clauses(events: &[Event], options: &Options, names: &Names, lang: Lang) -> Vec<Clause> {
        story::clauses(events, options.pack.pack(), names, lang)
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::RoundBegan(_) | Event::TurnBegan(_))
    }

    fn is_told_by(event: &Event, next: &Event) -> bool {
        story::is_step_before(event, next)
    }

    fn about(view: &View, seat: Seat, thing: Thing, lang: Lang) -> Option<About> {
        about::about(view, seat, thing, lang)
    }

    fn reason(view: &View, reason: &Reason, lang: Lang) -> Why {
        why::why(view.pack.pack(), reason, lang)
    }

    fn final_sheet(view: &View, outcome: &Outcome, names: &Names, lang: Lang) -> Markup {
        sheet::sheet(view, outcome, names, lang)
    }
}
