//! The toy's pages: as plain as they can be, with everything a real game has.

use super::{Action, Decision, Event, Options, Reason, Stone, Thing, Toy, View};
use bots::{Advice, Evaluate, Greedy, Judged};
use engine::{Game, Outcome, Quick, Seat, Turn};
use maud::{Markup, html};
use web::art::Lid;
use web::daily::Challenge;
use web::game::{Ask, CardsPage, Choice, HintWords, Names, Pages, Pane, Plate, Scene, Switch, Why};
use web::i18n::Lang;
use web::pages::assets::Asset;

/// Judges by the points.
#[derive(Clone, Debug, Default)]
pub(crate) struct Judge;

impl Evaluate<Toy> for Judge {
    fn worth(&self, view: &View, seat: Seat) -> i64 {
        i64::from(view.points[seat]) * 1000
    }
}

impl Judged for Toy {
    type Judge = Judge;
    type ScoreOnly = Judge;
    type Greedy = Greedy<Judge>;
    type Search = Greedy<Judge>;
    type Ranked = bots::Unranked;

    fn greedy(seed: u64) -> Greedy<Judge> {
        Greedy::seeded(Judge, seed)
    }

    fn search(seed: u64) -> Greedy<Judge> {
        Self::greedy(seed)
    }

    fn advice(turn: &Turn<Self>) -> Vec<Advice<Action>> {
        turn.legal.iter().map(|action| Advice { action: *action, worth: 0 }).collect()
    }
}

const LID: Lid = Lid {
    name: Toy::NAME,
    title: "Toy",
    place: 9,
    seats: || Toy::seats(&Options::default()),
    minutes: (5, None),
    blurb: |_| "Seal a stone.".into(),
    sky: ("#000", "#111"),
    picture: || html! { circle r="1" {} },
};

const SHEET: Asset = Asset { name: "toy.css", mime: "text/css; charset=utf-8", bytes: b".toy {}" };

impl Pages for Toy {
    const LID: &'static Lid = &LID;
    const BOTS: &'static [&'static str] = &["blind", "cautious"];
    const OTHER_BOTS: &'static [&'static str] = &["broken"];
    const STAGE: &'static str = "toy";
    const SHEET: Option<&'static Asset> = Some(&SHEET);
    const LEDGER: Option<[&'static str; 2]> = Some([
        "# Toy\n\n- **T-001** [turn] Seal a stone.",
        "# Toy\n\n- **T-001** [turn] Versiegle einen Stein.",
    ]);
    const CARDS: Option<CardsPage> =
        Some(|_, shown| html! { p.toy-cards { "Stones, not " (shown.unwrap_or("one")) } });
    const HINT: HintWords = HintWords {
        choice: |_, it| it,
        clear: |_| "It is the first.".into(),
        close: |_| "It is the first.".into(),
        second: |_, it, gap| format!("{it}, {gap} behind"),
        unit: |_, n| n,
        because: |_, what| what,
    };

    fn switches(_: Lang) -> Vec<Switch> {
        let switch = |word, ready| Switch { word, label: word.into(), text: word.into(), on: false, ready };
        vec![switch("fragile", true), switch("later", false)]
    }

    fn bot_name(bot: &str, _: Lang) -> String {
        bot.to_owned()
    }

    fn pack(_: &Options) -> u64 {
        7
    }

    fn challenge() -> Option<Challenge> {
        Some(Challenge { n_seats: 2, options: "" })
    }

    fn has_secrets(_: &Options) -> bool {
        true
    }

    fn choose(bot: &str, turn: &Turn<Self>, luck: u64, _: &dyn Fn() -> bool) -> Action {
        match bot {
            "broken" => panic!("this bot fails on purpose"),
            "cautious" => turn.legal[turn.legal.len() - 1],
            _ => turn.legal[Quick::seeded(luck).below(turn.legal.len())],
        }
    }

    fn moment(view: &View, _: Lang) -> String {
        format!("Round {}", view.round)
    }

    fn plate(view: &View, seat: Seat, _: Lang) -> Plate {
        Plate { words: format!("{} points", view.points[seat]), amounts: html! { (view.points[seat]) } }
    }

    fn round(view: &View) -> u32 {
        view.round.into()
    }

    fn points(view: &View, seat: Seat) -> i32 {
        view.points[seat]
    }

    fn ask(turn: &Turn<Self>, _: Lang) -> Ask {
        let sentence = match turn.decision {
            Decision::Seal => html! { "Seal a " b { "stone" } "." },
            Decision::Draw => html! { "Draw or pass." },
        };
        Ask { sentence, note: None, trail: vec![] }
    }

    fn choices(turn: &Turn<Self>, _: Lang) -> Vec<Choice> {
        turn.legal
            .iter()
            .map(|action| Choice {
                line: action.to_string(),
                label: action.to_string(),
                key: Toy::thing(*action).map(|thing| thing.to_string().replace(' ', "-")),
                reveals: *action == Action::Draw,
                ..Choice::default()
            })
            .collect()
    }

    fn stage(scene: &Scene<'_, Self>) -> Markup {
        let changed = scene.before.is_some_and(|before| before.points != scene.view.points);
        html! {
            section.pane.pane-board {
                p.is-changed[changed] { "Round " (scene.view.round) ", pile " (scene.view.n_pile) }
                @for stone in scene.view.hand.iter().flat_map(|hand| hand.iter()) { (stone_of(scene, stone)) }
                button data-key="pile" data-why=[scene.why(Thing::Pile)] { "pile" }
            }
            section.pane.pane-log { (scene.rail.log) (scene.rail.chat) }
        }
    }

    fn area(scene: &Scene<'_, Self>, seat: Seat) -> Markup {
        html! { h2 { (scene.names.mark(seat)) } p { (scene.view.n_hands[seat]) " stones" } }
    }

    fn panes(scene: &Scene<'_, Self>) -> Vec<Pane> {
        let n_lit = scene.choices.len() as u32;
        vec![Pane { name: "board", icon: "board", label: "Board".into(), n_lit, n_new: 0 }]
    }

    fn event(event: &Event, _: &Options, names: &Names, _: Lang) -> Option<Markup> {
        Some(match event {
            Event::Sealed(seat) => html! { (names.mark(*seat)) " seals a stone" },
            Event::Opened(seat, stone) => html! { (names.mark(*seat)) " opens " (stone.0) },
            Event::Won(seat, points) => html! { (names.mark(*seat)) " wins " (points) },
            Event::Drew(seat) => html! { (names.mark(*seat)) " draws" },
            Event::Saw(stone) => html! { "It is " (stone.0) },
            Event::Passed(seat) => html! { (names.mark(*seat)) " passes" },
        })
    }

    fn reason(_: &View, reason: &Reason, _: Lang) -> Why {
        let text = match reason.0 {
            None => "You are not asked.",
            Some(Decision::Seal) => "You seal a stone now.",
            Some(Decision::Draw) => "You draw or pass now.",
        };
        Why { title: "Not now".into(), text: text.into(), sums: vec![], rule: "TOY-1" }
    }

    fn final_sheet(_: &View, outcome: &Outcome, names: &Names, _: Lang) -> Markup {
        html! { ul { @for (seat, points) in outcome.points.iter() { li { (names.of(seat)) ": " (points) } } } }
    }
}

fn stone_of(scene: &Scene<'_, Toy>, stone: Stone) -> Markup {
    let key = format!("stone-{}", stone.0);
    html! {
        button data-key=(key) data-act=[scene.lit(&key).next().map(|choice| &choice.line)]
            data-why=[scene.why(Thing::Stone(stone))] { (stone.0) }
    }
}
