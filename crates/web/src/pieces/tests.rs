//! Whole games: what a browser puts together from pieces is what would be drawn.

use super::*;
use crate::game::{Names, Pages};
use crate::i18n::Lang;
use crate::tables::{Looking, Playing, Table};
use engine::{Match, Quick, Seat, Viewer};
use maud::html;
use std::collections::HashMap;

#[test]
fn a_piece_that_the_browser_has_is_not_drawn() {
    let mut have = String::new();
    for round in 0..2 {
        let pieces = Pieces::of(&have);
        let mut n_drawn = 0;
        let mut draw = |n: u8| {
            pieces.piece(&("place", n), || {
                n_drawn += 1;
                html! { p { (n) } }
            })
        };
        let text = html! { i { (draw(1)) } b { (draw(2 + round)) } }.0;
        assert!(pieces.are_in(&text));
        assert_eq!(n_drawn, if round == 0 { 2 } else { 1 }, "one was drawn before, and the other is new");
        let answer = parts::changed(&text, &have).unwrap();
        assert_eq!(answer.contains("<p>1</p>"), round == 0, "{answer:?}");
        assert!(answer.contains(&format!("<p>{}</p>", 2 + round)));
        have = parts::having(&answer, &have).unwrap();
    }
}

#[test]
fn marks_in_what_people_write_are_noticed() {
    let pieces = Pieces::of("");
    let piece = pieces.piece(&7, || html! { "seven" });
    assert!(pieces.are_in(&piece.0));
    for said in ["\u{1c}AAAAAAAAAA", "\u{1d}"] {
        assert!(!pieces.are_in(&html! { (said) (piece) }.0));
    }
    assert!(!pieces.are_in("nothing"), "a piece is missing");
}

/// What is drawn again from something else has mostly the same text, and that is not sent again.
#[test]
fn of_a_long_piece_only_what_differs_is_sent() {
    let cards = |new: u32| html! { @for n in 0..40_u32 { li data-key=(n) { (n * new.pow(u32::from(n == 20))) " " (".".repeat(400)) } } };
    let mut browser = Browser::default();
    let mut sizes = vec![];
    for (new, name) in [(1, 1), (7, 2), (7, 2), (7, 3)] {
        let have = browser.have.clone();
        let pieces = Pieces::of(&have);
        let text = html! { ol { (pieces.piece(&name, || cards(new))) } p { "end" } }.0;
        sizes.push(parts::changed(&text, &have).unwrap().len());
        assert_eq!(browser.fetch(&text), html! { ol { (cards(new)) } p { "end" } }.0);
    }
    assert!(sizes[0] > 16_000 && sizes[1] < 5000 && sizes[2] < 20 && sizes[3] < 100, "{sizes:?}");
}

macro_rules! every_game {
    (playable: [$($game:ident)*], coming: [$($soon:ident)*]) => {
        [$(plays::<::$game::State>()),*]
    };
}

/// A browser with its parts.
#[derive(Default)]
struct Browser {
    have: String,
    texts: HashMap<String, String>,
}

impl Browser {
    /// Puts an answer together.
    fn fetch(&mut self, text: &str) -> String {
        let answer = parts::changed(text, &self.have).expect("nothing is kept that is not there");
        let mut new = answer.split('\u{1e}').skip(1);
        let list = answer.split('\u{1e}').next().unwrap();
        for name in list.split(' ').filter_map(|word| word.strip_prefix('+')) {
            self.texts.insert(name.to_owned(), new.next().unwrap().to_owned());
        }
        self.have = parts::having(&answer, &self.have).unwrap();
        let names = self.have.as_bytes().chunks(10).map(|name| str::from_utf8(name).unwrap());
        names.map(|name| self.texts[name].as_str()).collect()
    }
}

/// The stage as `viewer` sees it.
fn stage<G: Pages>(
    table: &Playing<G>,
    names: &Names,
    viewer: Viewer,
    seen: Option<usize>,
    pieces: Option<&Pieces<'_>>,
) -> String {
    let chat = html! {};
    let looking = Looking {
        lang: Lang::En,
        viewer,
        names,
        seen,
        base: Some("/t/x"),
        only: None,
        chat: &chat,
        rail: None,
        told: None,
        pieces,
    };
    table.drawn(&looking).stage.0
}

/// How many moves of a game are looked at.
const MOVES: usize = 40;

/// The usual game, and each variant that can be switched on.
fn lines<G: Pages>() -> Vec<String> {
    let words =
        G::switches(Lang::En).into_iter().filter(|switch| switch.ready).map(|switch| switch.word.to_owned());
    [String::new(), String::new()].into_iter().chain(words).collect()
}

fn plays<G: Pages>() -> usize {
    let mut n_kept = 0;
    for (n, line) in (0..).zip(lines::<G>()) {
        let Ok(options) = line.parse::<G::Options>() else { continue };
        let n_seats = 4.min(*G::seats(&options).end());
        if let Ok(played) = Match::<G>::new(n_seats, options, n) {
            // Other games are looked at later in their course.
            n_kept += play(played, n, MOVES * (n as usize % 4));
        }
    }
    n_kept
}

/// Plays a game at random, and looks at its moves from number `first` as each viewer sees them; returns how many pieces
/// were not drawn.
fn play<G: Pages>(mut played: Match<G>, seed: u64, first: usize) -> usize {
    let n_seats = played.n_seats();
    let names = Names::new((0..n_seats).map(|n| format!("Player {n}")).collect());
    let viewers = (0..n_seats).map(|n| Viewer::Seat(Seat(n))).chain([Viewer::Spectator]);
    let mut viewers: Vec<_> = viewers.map(|viewer| (viewer, Browser::default(), 0)).collect();
    let mut luck = Quick::seeded(seed);
    let mut n_kept = 0;
    while played.actions().len() < first + MOVES && !played.awaiting().is_empty() {
        let seat = played.awaiting().iter().next().unwrap();
        let legal = played.legal(seat);
        played.act(seat, legal[luck.below(legal.len())]).unwrap();
        let n = played.actions().len();
        viewers[usize::from(seat.0)].2 = n;
        if n < first {
            continue;
        }
        let table = Playing::new(played.clone());
        for (viewer, browser, last) in &mut viewers {
            let seen = matches!(viewer, Viewer::Seat(_)).then_some(*last);
            let have = browser.have.clone();
            let pieces = Pieces::of(&have);
            let text = stage(&table, &names, *viewer, seen, Some(&pieces));
            assert!(pieces.are_in(&text), "{}", G::NAME);
            n_kept += pieces.n_kept.get();
            let (put, whole) = (browser.fetch(&text), stage(&table, &names, *viewer, seen, None));
            if put != whole {
                let same = put.bytes().zip(whole.bytes()).take_while(|(one, other)| one == other).count();
                let near = |text: &str| {
                    let end = text.len().min(same + 200);
                    String::from_utf8_lossy(&text.as_bytes()[same.saturating_sub(300)..end]).into_owned()
                };
                let (put, whole, options) = (near(&put), near(&whole), played.options());
                panic!("{} `{options}` {viewer:?} after {n}:\n{put}\nbut\n{whole}", G::NAME);
            }
        }
    }
    n_kept
}

#[test]
fn what_is_put_together_is_what_would_be_drawn() {
    let n_kept: usize = games::each!(every_game).into_iter().sum();
    assert!(n_kept > 1000, "{n_kept}");
}
