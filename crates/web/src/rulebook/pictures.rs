//! Pictures for the rulebook: positions of the guided game, drawn by the functions that draw the table.

use crate::game::{Names, Pages, Scene};
use crate::i18n::{Lang, t};
use crate::lesson::Lesson;
use crate::tables::{Looking, Playing};
use engine::{Match, Viewer};
use maud::{Markup, PreEscaped, html};
use std::collections::BTreeMap;
use std::fmt::Write;

/// One picture of a game's rulebook.
pub struct Picture<G: Pages> {
    /// Its name in `{{picture name | caption}}`.
    pub name: &'static str,
    /// After how many moves of the guided game.
    pub step: usize,
    /// Whether what the learner may do is lit.
    pub lit: bool,
    /// Where numbers are put on it, in hundredths of its width and height; the list after the picture explains them.
    pub marks: &'static [(u8, u8)],
    /// What of the table is drawn.
    pub draw: fn(&Scene<'_, G>) -> Markup,
}

/// The names at the tables of pictures, by seat.
const NAMES: [&str; 6] = ["Lena", "Mira", "Tobias", "Ada", "Jonas", "Nora"];

/// All pictures of a game. A lesson that cannot be played gives none of the later ones; the tests of lessons and
/// rulebooks notice that.
pub(crate) fn drawn<G: Pages>(lang: Lang) -> BTreeMap<&'static str, Markup> {
    let Some((lesson, played)) = G::lesson().and_then(|lesson| Some((lesson, played::<G>(lesson)?))) else {
        return BTreeMap::new();
    };
    let names = Names::new(NAMES.iter().take(lesson.n_seats.into()).map(|name| (*name).to_owned()).collect());
    let chat = Markup::default();
    let mut all = BTreeMap::new();
    for picture in G::PICTURES.iter().filter(|picture| picture.step <= played.actions().len()) {
        let looking = Looking {
            lang,
            viewer: Viewer::Seat(lesson.learner),
            names: &names,
            seen: None,
            base: picture.lit.then_some("/rules"),
            only: None,
            chat: &chat,
            rail: None,
            told: None,
        };
        let table = Playing::new(played.at(picture.step));
        let inner = renamed(&table.with_scene(&looking, |scene| (picture.draw)(scene)).into_string(), picture.name);
        all.insert(picture.name, framed::<G>(lang, picture, &inner));
    }
    all
}

fn framed<G: Pages>(lang: Lang, picture: &Picture<G>, inner: &str) -> Markup {
    html! {
        div.shot role="img" aria-label=(t!(lang, "book-picture")) {
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

/// The guided game, played to its end.
fn played<G: Pages>(lesson: &Lesson) -> Option<Match<G>> {
    let mut played = Match::<G>::new(lesson.n_seats, lesson.options.parse().ok()?, lesson.seed).ok()?;
    for step in &lesson.steps {
        played.act(step.seat, step.line.parse().ok()?).ok()?;
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
        for (before, after) in
            [(" id=\"", "\""), ("url(#", ")"), ("href=\"#", "\""), ("for=\"", "\""), ("aria-labelledby=\"", "\"")]
        {
            out = out.replace(&format!("{before}{id}{after}"), &format!("{before}{new}{after}"));
        }
    }
    out
}
