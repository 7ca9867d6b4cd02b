//! The toy's pages: as plain as they can be, with everything a real game has.

use super::{Action, Decision, Event, Options, Reason, Stone, Thing, Toy, View};
use engine::{Outcome, Quick, Seat, Turn};
use maud::{Markup, html};
use web::daily::Challenge;
use web::game::{Ask, Choice, Hint, Names, Pages, Pane, Plate, Scene, Switch, Why};
use web::i18n::Lang;

impl Pages for Toy {
    const BOTS: &'static [&'static str] = &["blind", "cautious"];
    const STAGE: &'static str = "toy";

    fn title(_: Lang) -> String {
        "Toy".into()
    }

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

    fn choose(bot: &str, turn: &Turn<Self>, luck: u64) -> Action {
        match bot {
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
                key: <Toy as engine::Game>::thing(*action).map(|thing| thing.to_string().replace(' ', "-")),
                reveals: *action == Action::Draw,
                ..Choice::default()
            })
            .collect()
    }

    fn hint(turn: &Turn<Self>, _: Lang) -> Hint {
        let line = turn.legal[0].to_string();
        Hint { choice: line.clone(), line, reason: "It is the first.".into(), second: None }
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
