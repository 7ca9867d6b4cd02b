//! Pictures for the rulebook: positions of the lessons, drawn by the functions that draw the table.

use crate::game::{Names, Pages, Scene};
use crate::i18n::{Lang, t};
use crate::lesson::Lesson;
use crate::tables::{Looking, Playing};
use engine::{Match, Viewer};
use maud::{Markup, PreEscaped, html};
use std::fmt::Write;

/// One picture of a game's rulebook.
pub struct Picture<G: Pages> {
    /// Its name in `{{picture name | caption}}`.
    pub name: &'static str,
    /// The name of the lesson that the position is from.
    pub lesson: &'static str,
    /// After how many moves of the lesson.
    pub step: usize,
    /// Whether what the learner may do is lit.
    pub lit: bool,
    /// Where numbers are put on it, in hundredths of its width and height; the list after the picture explains them.
    pub marks: &'static [(u8, u8)],
    /// What of the table is drawn.
    pub draw: fn(&Scene<'_, G>) -> Markup,
}

impl<G: Pages> Picture<G> {
    /// A picture without numbers from the guided first game.
    pub const fn plain(
        name: &'static str,
        step: usize,
        lit: bool,
        draw: fn(&Scene<'_, G>) -> Markup,
    ) -> Self {
        Self::of("first", name, step, lit, draw)
    }

    /// The same from another lesson.
    pub const fn of(
        lesson: &'static str,
        name: &'static str,
        step: usize,
        lit: bool,
        draw: fn(&Scene<'_, G>) -> Markup,
    ) -> Self {
        Self { name, lesson, step, lit, marks: &[], draw }
    }
}

/// The names at the tables of pictures, by seat.
const NAMES: [&str; 6] = ["Lena", "Mira", "Tobias", "Ada", "Jonas", "Nora"];

/// The picture called `name`; none if the game has none or its lesson cannot be played, which the tests of lessons and
/// rulebooks notice.
pub(crate) fn drawn<G: Pages>(name: &str, lang: Lang) -> Option<Markup> {
    let picture = G::PICTURES.iter().find(|picture| picture.name == name)?;
    let lesson = G::lessons().iter().find(|lesson| lesson.name == picture.lesson)?;
    let names = Names::new(NAMES.iter().take(lesson.n_seats.into()).map(|name| (*name).to_owned()).collect());
    let chat = Markup::default();
    let looking = Looking {
        base: picture.lit.then_some("/rules"),
        ..Looking::reading(lang, Viewer::Seat(lesson.learner), &names, &chat)
    };
    let table = Playing::new(played::<G>(lesson, picture.step)?);
    let inner = table.with_scene(&looking, |scene| scene.names.page((picture.draw)(scene))).into_string();
    Some(framed::<G>(lang, picture, &renamed(&inner, picture.name)))
}

fn framed<G: Pages>(lang: Lang, picture: &Picture<G>, inner: &str) -> Markup {
    // Tiles in a row are as wide as they are; everything else takes the width of the page.
    let is_wide = !inner.starts_with("<div class=\"shot-row\"");
    html! {
        div.shot.shot-wide[is_wide] role="img" aria-label=(t!(lang, "book-picture")) {
            div.shot-in.{ (G::STAGE) }.{ "shot-" (picture.name) } inert { (PreEscaped(inner)) }
            @if !picture.marks.is_empty() {
                svg.shot-marks aria-hidden="true" {
                    @for (n, (x, y)) in (1..).zip(picture.marks) {
                        svg x={ (x) "%" } y={ (y) "%" } overflow="visible" {
                            circle r="10" {} text y="4" { (n) }
                        }
                    }
                }
            }
        }
    }
}

/// The lesson after so many moves.
fn played<G: Pages>(lesson: &Lesson, n_moves: usize) -> Option<Match<G>> {
    let mut played = Match::<G>::new(lesson.n_seats, lesson.options.parse().ok()?, lesson.seed).ok()?;
    lesson.steps.get(..n_moves)?;
    for (seat, line) in lesson.moves().take(lesson.given.len() + n_moves) {
        played.act(seat, line.parse().ok()?).ok()?;
    }
    Some(played)
}

/// Several pictures stand on one page: each gets names of its own for its pieces, also where they are referred to.
fn renamed(html: &str, picture: &str) -> String {
    let mut ids: Vec<&str> = html.split(" id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
    ids.sort_unstable();
    ids.dedup();
    let mut out = html.to_owned();
    for id in ids {
        let mut new = String::new();
        let _ = write!(new, "{picture}-{id}");
        for (before, after) in [
            (" id=\"", "\""),
            ("url(#", ")"),
            ("href=\"#", "\""),
            ("for=\"", "\""),
            ("aria-labelledby=\"", "\""),
        ] {
            out = out.replace(&format!("{before}{id}{after}"), &format!("{before}{new}{after}"));
        }
    }
    out
}
