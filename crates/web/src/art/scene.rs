//! The lid of a game: what is said and shown of it before it is played.

use super::dice::{Dice, c, o};
use super::palette::Kind;
use super::planet;
use crate::i18n::{Lang, t};
use maud::{Markup, html};
use std::ops::RangeInclusive;

/// A game as the pages speak of it: name, number of players, length, one sentence, and a picture.
#[derive(Clone, Copy, Debug)]
pub struct Lid {
    /// Its word in addresses, commands and the database.
    pub name: &'static str,
    /// Its name for people; the same in every language.
    pub title: &'static str,
    /// Its place on the first page, counted from one.
    pub place: u8,
    /// How many can play, with any of its variants.
    pub seats: fn() -> RangeInclusive<u8>,
    /// The least and the greatest number of minutes; `None` where there is no saying how long it may take.
    pub minutes: (u16, Option<u16>),
    /// What the game is about, in one sentence.
    pub blurb: fn(Lang) -> String,
    /// The two colours of its sky.
    pub sky: (&'static str, &'static str),
    /// What stands before that sky, on a canvas of 400 to 230.
    pub picture: fn() -> Markup,
}

/// Names are unique, and functions cannot be compared.
impl PartialEq for Lid {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl Eq for Lid {}

impl Lid {
    /// How long a game takes.
    pub fn length(&self, lang: Lang) -> String {
        match self.minutes {
            (least, Some(most)) => t!(lang, "length-between", least = least, most = most),
            (least, None) => t!(lang, "length-from", least = least),
        }
    }
}

/// The skies of the lids.
pub(super) fn skies(lids: &[&'static Lid]) -> Markup {
    html! {
        @for lid in lids {
            linearGradient id={ "sky-" (lid.name) } x1="0" y1="0" x2="1" y2="1" {
                stop stop-color=(lid.sky.0) {}
                stop offset="1" stop-color=(lid.sky.1) {}
            }
        }
    }
}

/// The picture on a lid.
pub fn scene(lid: &Lid) -> Markup {
    html! {
        svg.scene viewBox="0 0 400 230" preserveAspectRatio="xMidYMid slice" aria-hidden="true" {
            rect width="400" height="230" fill={ "url(#sky-" (lid.name) ")" } {}
            (before_sky(lid))
        }
    }
}

/// The stars of a lid and what stands before them, without sky and frame.
pub(crate) fn before_sky(lid: &Lid) -> Markup {
    html! { (stars(lid.name)) ((lid.picture)()) }
}

fn stars(seed: &str) -> Markup {
    let mut dice = Dice::new(seed);
    let stars: Vec<_> = (0..64)
        .map(|_| {
            (
                dice.between(0.0, 400.0),
                dice.between(0.0, 230.0),
                dice.between(0.6, 1.3),
                dice.between(0.25, 0.9),
            )
        })
        .collect();
    html! {
        g fill="#dfe8ff" {
            @for (x, y, r, opacity) in &stars {
                circle cx=(c(*x)) cy=(c(*y)) r=(c(*r)) opacity=(o(*opacity)) {}
            }
        }
    }
}

/// A world of `size` at a place of the picture.
pub(crate) fn placed(seed: &str, kind: Kind, (x, y): (i32, i32), size: u32) -> Markup {
    html! {
        svg x=(x) y=(y) width=(size) height=(size) viewBox="0 0 80 80" overflow="visible" {
            (planet::body(seed, kind))
        }
    }
}
