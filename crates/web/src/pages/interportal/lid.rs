//! The lid of Interportal.

use crate::art::{Lid, coordinate as c, opacity as o};
use crate::game::seats;
use crate::i18n::t;
use engine::Game;
use interportal::State;
use maud::{Markup, html};

/// The lid.
pub(crate) const LID: Lid = Lid {
    name: State::NAME,
    title: "Interportal",
    place: 4,
    seats: || seats::<State>(&[""]),
    minutes: (180, None),
    blurb: |lang| t!(lang, "x4-blurb"),
    sky: ("#081c22", "#0d2f3c"),
    picture,
};

/// A portal, and the fleet that comes through it.
fn picture() -> Markup {
    let fleet = [("78 70", "1.3"), ("118 150", "1"), ("54 180", ".8"), ("330 54", ".7")];
    html! {
        g fill="none" stroke="#5fe0dc" {
            @for i in 0..9_u8 {
                @let step = f64::from(i);
                ellipse cx="226" cy="116" rx=(c(118.0 - 11.0 * step)) ry=(c(86.0 - 8.5 * step))
                    transform={ "rotate(" (c(6.0 * step - 24.0)) " 226 116)" }
                    stroke-opacity=(o(0.14 + 0.075 * step)) stroke-width=(c(1.2 + 0.22 * step)) {}
            }
        }
        ellipse cx="226" cy="116" rx="22" ry="13" fill="#d8fffb" opacity=".9" {}
        circle cx="226" cy="116" r="120" fill="url(#glow-star)" opacity=".18" {}
        @for (at, scale) in fleet {
            g transform={ "translate(" (at) ") rotate(68) scale(" (scale) ")" } {
                path d="M0 -20 7 4 14 14 0 9-14 14-7 4Z" fill="#e6eef8" {}
                path d="M0 9v12" stroke="#5fe0dc" stroke-width="3" stroke-linecap="round" {}
            }
        }
    }
}
