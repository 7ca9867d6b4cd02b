//! The side rail: log and chat; and the panes of a phone.

use crate::game::{Choice, Pane, Scene};
use crate::i18n::t;
use crate::pages::components::tab;
use interportal::State;
use maud::{Markup, html};

/// Log and chat.
pub(super) fn section(scene: &Scene<'_, State>) -> Markup {
    let (lang, rail) = (scene.lang, scene.rail);
    html! {
        aside.rail.panel.pane.pane-log aria-label=(t!(lang, "x4t-rail")) {
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
    let lit = |pane: &str| scene.choices.iter().filter(|choice| pane_of(choice) == pane).count() as u32;
    let pane = |name, icon, label, n_new| Pane { name, icon, label, n_lit: lit(name), n_new };
    vec![
        pane("map", "map", t!(lang, "x4t-pane-galaxy"), 0),
        pane("mine", "empire", t!(lang, "x4t-pane-empire"), 0),
        pane("board", "tech", t!(lang, "x4t-pane-research"), 0),
        pane("yard", "ship-2", t!(lang, "x4t-pane-yard"), 0),
        pane("log", "log", t!(lang, "x4t-pane-log"), scene.rail.n_new),
    ]
}

/// The pane on which the piece of a choice lies; none for what stands only in the bar.
fn pane_of(choice: &Choice) -> &'static str {
    let Some((kind, _)) = choice.key.as_deref().and_then(|key| key.split_once('-')) else { return "" };
    match kind {
        "hex" | "fleet" => "map",
        "tech" => "board",
        "unit" | "building" => "yard",
        _ => "mine",
    }
}
