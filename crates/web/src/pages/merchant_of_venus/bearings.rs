//! How far it is from each ship to where it can land, in words.

use super::names;
use crate::game::Scene;
use crate::i18n::t;
use engine::Seat;
use merchant_of_venus::{State, query};

/// Farther places are asked for when the ship is nearer.
const FAR: u8 = 12;

/// The own ship first, or every ship for one who watches.
pub(super) fn bearings(scene: &Scene<'_, State>) -> Vec<(String, Vec<String>)> {
    let (view, lang) = (scene.view, scene.lang);
    let pack = view.pack.pack();
    let seats = view.merchants.iter().map(|(seat, _)| seat);
    let told: Vec<Seat> = seats.filter(|seat| scene.seat().is_none_or(|own| own == *seat)).collect();
    let from = |seat: Seat| {
        let start = view.merchants[seat].ship;
        let title =
            t!(lang, "mv-bearings", name = scene.names.of(seat), place = names::space(pack, start, lang));
        let landings = query::distance(view, seat, FAR)
            .into_iter()
            .filter(|(space, away)| *away > 0 && view.is_landing_place(*space));
        let sentences = landings.map(|(space, away)| {
            let place = names::place(pack, space, lang);
            t!(lang, "mv-bearing", n = away, name = names::space(pack, space, lang), place = place)
        });
        (title, sentences.collect())
    };
    told.into_iter().map(from).collect()
}
