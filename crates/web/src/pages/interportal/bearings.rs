//! Which systems lie beside which, in words.

use super::names;
use crate::game::Scene;
use crate::i18n::t;
use interportal::State;
use interportal::hex::Hex;

/// Every system on the map with its neighbours.
pub(super) fn bearings(scene: &Scene<'_, State>) -> Vec<(String, Vec<String>)> {
    let (view, lang) = (scene.view, scene.lang);
    let beside = |hex: Hex| {
        let near = hex.neighbours().filter(|near| view.is_on_map(*near)).map(names::place);
        let near: Vec<&str> = near.collect();
        t!(lang, "x4t-bearing", place = names::place(hex), near = near.join(", "))
    };
    let all = Hex::all().filter(|hex| view.is_on_map(*hex)).map(beside);
    vec![(t!(lang, "x4t-bearings"), all.collect())]
}
