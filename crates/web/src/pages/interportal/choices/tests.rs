//! Random games are played to their end; all that their pages say is looked at.

use crate::game::{Names, Pages};
use crate::i18n::Lang;
use engine::{Match, Seat, Turn, Viewer};
use interportal::action::Craft;
use interportal::state::Phase;
use interportal::{Decision, State};
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

/// Every question of the guided first game.
fn questions() -> Vec<Turn<State>> {
    let lesson = State::lessons().first().expect("a lesson");
    let options = lesson.options.parse().expect("options");
    let mut played = Match::<State>::new(lesson.n_seats, options, lesson.seed).expect("a match");
    let mut turns = Vec::new();
    for step in &lesson.steps {
        turns.push(played.turn(step.seat).expect("the seat is asked"));
        played.act(step.seat, step.line.parse().expect("an action")).expect("a legal action");
    }
    turns
}

/// X4R-228: a fleet that may move onto neutral units is told its odds first, and nothing where nobody waits.
#[test]
fn x4r_228_a_step_onto_neutral_units_tells_its_odds() {
    let moves = |turn: &Turn<State>| matches!(turn.decision, Decision::Move(Craft::Fleet(_), _));
    let mut n_told = 0;
    for turn in questions().into_iter().filter(moves) {
        for (action, choice) in turn.legal.iter().zip(State::choices(&turn, Lang::En)) {
            let interportal::Action::Go(hex) = action else { continue };
            let waits = turn.view.system(*hex).group.is_some();
            let note = choice.note.unwrap_or_default();
            assert_eq!(note.contains("% won"), waits, "{}: {note}", choice.line);
            let preview = choice.preview.expect("a preview").0;
            assert_eq!(preview.contains("4000 quick battles with other dice"), waits, "{preview}");
            n_told += u32::from(waits);
        }
    }
    assert_eq!(n_told, 1, "the pirates of the lesson");
}

/// Every choice of the Politics phase has its place in the council, but for the end of the turn and for giving something
/// up: the next question asks what.
#[test]
fn every_political_choice_lights_a_piece() {
    let politics = |turn: &Turn<State>| matches!(turn.decision, Decision::Act(Phase::Politics, _));
    let turns: Vec<Turn<State>> = questions().into_iter().filter(politics).collect();
    assert!(turns.len() > 4);
    for choice in turns.iter().flat_map(|turn| State::choices(turn, Lang::De)) {
        let is_plain = ["pass", "end", "abandon"].contains(&choice.line.as_str());
        assert_eq!(choice.key.is_none(), is_plain, "{}", choice.line);
    }
}
