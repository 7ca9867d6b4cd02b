//! Random games are played to their end; all that their pages say is looked at.

use crate::game::{Names, Pages};
use crate::i18n::Lang;
use engine::{Match, Seat, Viewer};
use interportal::State;
use std::collections::{BTreeMap, BTreeSet};

/// How often a kind of question is looked at in one game.
const LOOKS: u32 = 6;

/// The first word of a value as it is printed for programmers: the name of its variant.
fn variant(value: &impl std::fmt::Debug) -> String {
    let text = format!("{value:?}");
    text.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default().to_owned()
}

/// A text in which no message and no value is missing.
fn assert_whole(text: &str, of: &str, lang: Lang) {
    let missing =
        text.contains("x4-") || text.contains("{$") || text.contains("{ $") || text.trim().is_empty();
    assert!(!missing, "{of} in {}: {text:?}", lang.code());
}

fn look(played: &Match<State>, seat: Seat, things: bool) {
    let Some(turn) = played.turn(seat) else { return };
    for lang in Lang::ALL {
        let of = format!("{:?}", turn.decision);
        let ask = State::ask(&turn, lang);
        assert_whole(&ask.sentence.0, &of, lang);
        ask.note.iter().for_each(|note| assert_whole(note, &of, lang));
        let choices = State::choices(&turn, lang);
        assert_eq!(choices.len(), turn.legal.len());
        for choice in choices {
            assert_whole(&choice.label, &choice.line, lang);
            assert_whole(&choice.confirm, &choice.line, lang);
            choice.note.iter().for_each(|note| assert_whole(note, &choice.line, lang));
            choice.preview.iter().for_each(|preview| assert_whole(&preview.0, &choice.line, lang));
        }
        assert_whole(&State::moment(&turn.view, lang), &of, lang);
        assert_whole(&State::plate(&turn.view, seat, lang).words, &of, lang);
        for thing in played.things(seat).into_iter().filter(|_| things) {
            let name = thing.to_string();
            if let Some(reason) = played.why_not(seat, thing) {
                let why = State::reason(&turn.view, &reason, lang);
                assert_whole(&why.title, &name, lang);
                assert_whole(&why.text, &name, lang);
            }
            if let Some(about) = State::about(&turn.view, seat, thing, lang) {
                assert_whole(&about.name, &name, lang);
                about.lines.iter().for_each(|(_, text)| assert_whole(text, &name, lang));
            }
        }
    }
}

#[test]
fn whole_games_are_told_in_both_languages() {
    let names = Names::new(vec!["Ada".into(), "Bob".into(), "Cleo".into()]);
    let (mut asked, mut told) = (BTreeSet::new(), BTreeSet::new());
    for (seed, n_seats) in [(1, 2), (2, 3), (3, 2)] {
        let options = "quick calm short".parse().unwrap();
        let mut played = Match::<State>::new(n_seats, options, seed).unwrap();
        let mut looks = BTreeMap::new();
        // A simple generator chooses, so that the test needs no bots and always plays the same games.
        let mut luck = seed;
        while let Some(seat) = played.awaiting().iter().next() {
            let kind = variant(&played.decision(seat).unwrap());
            let n: &mut u32 = looks.entry(kind).or_default();
            *n += 1;
            if *n <= LOOKS || n.is_multiple_of(97) {
                look(&played, seat, *n <= 2);
            }
            let legal = played.legal(seat);
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let action = legal[(luck >> 33) as usize % legal.len()];
            played.act(seat, action).unwrap();
        }
        asked.extend(looks.into_keys());
        let mut seen = BTreeMap::<String, u32>::new();
        for said in played.log(Viewer::Seat(Seat(0))) {
            let kind = variant(&said.event);
            let n = seen.entry(kind.clone()).or_default();
            *n += 1;
            for lang in Lang::ALL.into_iter().filter(|_| *n <= 40) {
                let line = State::event(&said.event, played.options(), &names, lang);
                assert_whole(&line.map(|line| line.0).unwrap_or_default(), &kind, lang);
            }
        }
        told.extend(seen.into_keys());
        let view = played.view(Viewer::Spectator);
        let outcome = played.outcome().expect("the game is over");
        for lang in Lang::ALL {
            assert_whole(&State::final_sheet(&view, &outcome, &names, lang).0, "the sheet", lang);
        }
    }
    assert!(asked.len() >= 20, "only these questions came up: {asked:?}");
    assert!(told.len() >= 50, "only these events came up: {told:?}");
}
