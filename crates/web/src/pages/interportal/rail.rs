//! The side rail: log and chat; and the panes of a phone.

use super::{battle, hand};
use crate::game::{Choice, Pane, Scene};
use crate::i18n::t;
use crate::pages::components::tab;
use interportal::State;
use interportal::state::Phase;
use maud::{Markup, html};

/// Log and chat.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let (lang, rail) = (scene.lang, scene.rail);
    html! {
        aside.rail.panel.pane.pane-log aria-label=(t!(lang, "x4t-rail")) data-tabs {
            div.rail-head {
                div.tabs role="tablist" {
                    (tab("log", "log", &t!(lang, "x4t-log"), rail.n_new, true))
                    (tab("chat", "chat", &t!(lang, "x4t-chat"), 0, false))
                }
            }
            div.scroll id="panel-log" role="tabpanel" aria-labelledby="tab-log" data-tabpanel="log" { (rail.log) }
            div.scroll id="panel-chat" role="tabpanel" aria-labelledby="tab-chat" data-tabpanel="chat" hidden { (rail.chat) }
        }
    }
}

/// The panes of a phone, each with the number of choices that wait there.
pub(super) fn panes(scene: &Scene<'_, State>) -> Vec<Pane> {
    let lang = scene.lang;
    let pane = |name, icon, label, n_new| Pane { name, icon, label, n_lit: n_lit(scene, name), n_new };
    vec![
        pane("map", "map", t!(lang, "x4t-pane-galaxy"), 0),
        pane("mine", "colony", t!(lang, "x4t-pane-empire"), 0),
        pane("board", "research", t!(lang, "x4t-pane-research"), 0),
        pane("yard", "shipyard", t!(lang, "x4t-pane-yard"), 0),
        pane("council", "government", t!(lang, "x4t-pane-council"), 0),
        pane("log", "log", t!(lang, "x4t-pane-log"), scene.rail.n_new),
    ]
}

/// How many choices wait on a pane.
pub(super) fn n_lit(scene: &Scene<'_, State>, pane: &str) -> u32 {
    scene.choices.iter().filter(|choice| pane_of(scene, choice) == pane).count() as u32
}

/// The drawer that is open at first: the map while a battle lies over it, else the first one that holds a choice.
pub(super) fn open(scene: &Scene<'_, State>) -> &'static str {
    if battle::is_fought(scene) {
        return "map";
    }
    if is_vote(scene) {
        return "council";
    }
    // Politics is done in the council, though mercenaries can be hired as well.
    let order = match scene.view.phase() {
        Phase::Politics => ["council", "map", "board", "yard"],
        _ => ["map", "board", "yard", "council"],
    };
    order.into_iter().find(|pane| n_lit(scene, pane) > 0).unwrap_or("map")
}

/// Whether the viewer is asked about the vote that is going on: its choices stand in the bar alone.
fn is_vote(scene: &Scene<'_, State>) -> bool {
    use interportal::{CouncilDecision as It, Decision};
    scene.turn.is_some_and(|turn| {
        matches!(turn.decision, Decision::Council(It::Vote(_) | It::BuyVotes | It::Claim(_)))
    })
}

/// Whether a piece of a drawer stands before those that a press unfolds: where something in the drawer can be chosen,
/// only that, so that all of it is in sight; else what is `usual`. Exchanges unfold nothing and hide nothing.
pub(super) fn comes_first(scene: &Scene<'_, State>, key: &str, usual: bool) -> bool {
    let drawer = pane_of_key(key);
    let asks = scene.choices.iter().any(|choice| pane_of(scene, choice) == drawer && !is_exchange(choice));
    if asks { scene.lit(key).next().is_some() } else { usual }
}

/// Whether exchanges are all that can be chosen in the yard.
pub(super) fn only_exchanges(scene: &Scene<'_, State>) -> bool {
    let mut yard = scene.choices.iter().filter(|choice| pane_of(scene, choice) == "yard").peekable();
    yard.peek().is_some() && yard.all(is_exchange)
}

fn is_exchange(choice: &Choice) -> bool {
    choice.key.as_deref().is_some_and(|key| key.starts_with("exchange-"))
}

/// The pane on which the piece of a choice lies; none for what stands only in the bar.
fn pane_of(scene: &Scene<'_, State>, choice: &Choice) -> &'static str {
    match choice.key.as_deref() {
        Some(key) if hand::is_in_battle(scene, key) => "map",
        Some(key) => pane_of_key(key),
        None => "",
    }
}

fn pane_of_key(key: &str) -> &'static str {
    match key.split_once('-').map_or("", |(kind, _)| kind) {
        "hex" | "fleet" | "ship" | "army" | "cell" | "fighter" => "map",
        "tech" => "board",
        "unit" | "building" | "blueprint" | "item" | "exchange" => "yard",
        "card" | "cabinet" | "underground" => "council",
        _ => "",
    }
}
