//! The lid of Merchant of Venus.

use crate::art::{Kind, Lid, placed};
use crate::game::seats;
use crate::i18n::t;
use engine::Game;
use maud::{Markup, html};
use merchant_of_venus::State;

/// The lid.
pub(crate) const LID: Lid = Lid {
    name: State::NAME,
    title: "Merchant of Venus",
    place: 3,
    seats: || seats::<State>(&[""]),
    minutes: (120, Some(180)),
    blurb: |lang| t!(lang, "mv-blurb"),
    sky: ("#1d1233", "#3a1a34"),
    picture,
};

/// A trader on her route past a ringed giant.
fn picture() -> Markup {
    let route = [(40, 60), (110, 96), (150, 44), (70, 156), (170, 190), (230, 200)];
    html! {
        (placed("lid-3", Kind::Violet, (176, -10), 250))
        (placed("lid-1", Kind::Red, (24, 120), 74))
        g stroke="#f3d9ff" stroke-opacity=".5" stroke-width="1.6" stroke-dasharray="2 6"
            stroke-linecap="round" {
            @for leg in route.windows(2) {
                path d={ "M" (leg[0].0) " " (leg[0].1) "L" (leg[1].0) " " (leg[1].1) } {}
            }
        }
        g fill="#1d1233" stroke="#ffd08a" stroke-width="2" {
            @for (x, y) in route { circle cx=(x) cy=(y) r="7" {} }
        }
        g transform="translate(104 88) rotate(24)" {
            path d="M-26 -7h34l16 7-16 7h-34l6-7Z" fill="#f0e6d2" {}
            path d="M-14 -7v14M-2 -7v14" stroke="#8a6c4a" stroke-width="2" {}
            path d="M-32 0h-16" stroke="#ffb84d" stroke-width="3" stroke-linecap="round" {}
        }
    }
}
