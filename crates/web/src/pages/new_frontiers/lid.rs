//! The lid of New Frontiers.

use crate::art::{Kind, Lid, placed};
use crate::game::seats;
use crate::i18n::t;
use engine::Game;
use maud::{Markup, html};
use new_frontiers::State;

/// The lid.
pub(crate) const LID: Lid = Lid {
    name: State::NAME,
    title: "New Frontiers",
    place: 2,
    seats: || seats::<State>(&[""]),
    minutes: (45, Some(75)),
    blurb: |lang| t!(lang, "nf-blurb"),
    sky: ("#0a1a2c", "#123040"),
    picture,
};

/// Four worlds along one way.
fn picture() -> Markup {
    html! {
        path d="M-20 190C90 110 260 80 430 40" fill="none" stroke="#9fd0e6" stroke-opacity=".35"
            stroke-width="2.5"
            stroke-dasharray="2 8" stroke-linecap="round" {}
        (placed("lid-9", Kind::Genes, (-30, 70), 210))
        (placed("lid-9", Kind::Rare, (168, 70), 110))
        (placed("lid-2", Kind::Novelty, (272, 14), 96))
        (placed("lid-10", Kind::Alien, (318, 128), 92))
    }
}
