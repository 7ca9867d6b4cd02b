//! How many presses a turn takes: counted over whole games of bots, in the way in which the page takes presses.

use super::choices::choices;
use crate::game::Pages;
use crate::i18n::Lang;
use crate::tables::go_on;
use engine::{Match, Seat, Viewer};
use merchant_of_venus::ids::Space;
use merchant_of_venus::{Action, Decision, State};

/// Who plays for the person: the bot that pages offer first of all.
const BOT: &str = <State as Pages>::BOTS[<State as Pages>::USUAL_BOT];

fn choice(played: &Match<State>, seat: Seat) -> Option<Action> {
    let luck = played.actions().len() as u64;
    played.turn(seat).map(|turn| State::choose(BOT, &turn, luck, &|| true))
}

/// What one press and its confirmation do: the flight on which nothing can decide anything, or else one action. A person
/// presses the space where a flight ends; which way leads there does not matter.
fn pressed(played: &Match<State>, seat: Seat) -> Vec<Action> {
    let first = choice(played, seat).expect("the seat is asked");
    let turn = played.turn(seat).expect("the seat is asked");
    if turn.decision != Decision::Move {
        return vec![first];
    }
    let mut ahead = played.clone();
    let (mut path, mut places) = (Vec::new(), Vec::new());
    while ahead.turn(seat).is_some_and(|turn| turn.decision == Decision::Move) {
        let Some(action) = choice(&ahead, seat) else { break };
        path.push(action);
        if ahead.act(seat, action).map_or(true, |log| log.revealed()) {
            break;
        }
        let view = ahead.view(Viewer::Seat(seat));
        places.push((view.merchants[seat].ship, view.turn.points));
    }
    let courses = turn.view.courses();
    let begun = courses.iter().map(|course| &course.actions[..course.n_sure]);
    let n_begun =
        begun.filter(|actions| path.starts_with(actions)).map(<[Action]>::len).max().unwrap_or_default();
    let is_end = |(to, left): &(Space, u8)| {
        courses.iter().any(|it| it.n_sure == it.actions.len() && it.to == *to && it.points() >= *left)
    };
    let n_flown = places.iter().rposition(is_end).map_or(0, |at| at + 1);
    path.truncate(n_begun.max(n_flown));
    if path.is_empty() { vec![first] } else { path }
}

/// What the page remembers from one press to the next.
#[derive(Default)]
struct Memory {
    /// What was done last.
    last: Option<Action>,
    /// What is left of flights that go on after dice or cards have decided: it stays planned.
    left: Vec<Vec<Action>>,
}

impl Memory {
    /// The presses that `done` takes: a choice and its confirmation, unless one of both is there already.
    fn presses(&mut self, played: &Match<State>, seat: Seat, done: &[Action]) -> usize {
        let turn = played.turn(seat).expect("the seat is asked");
        let choices = choices(&turn, Lang::En);
        let is_flight = turn.decision == Decision::Move;
        let is_ready = choices.iter().any(|choice| choice.is_ready && done == [choice.line.parse().unwrap()]);
        let is_more = !is_flight && self.last == done.first().copied();
        let is_left = is_flight && self.left.iter().any(|left| left.starts_with(done));
        let courses = if is_flight { turn.view.courses() } else { vec![] };
        let left = courses.iter().filter_map(|course| course.actions.strip_prefix(done));
        self.left = left.filter(|left| !left.is_empty()).map(<[Action]>::to_vec).collect();
        // A further press adds one more as long as that can be done in a row.
        let can_go_on =
            choices.iter().any(|choice| choice.times > 1 && done == [choice.line.parse().unwrap()]);
        self.last = done.first().copied().filter(|_| is_more || can_go_on);
        if is_ready || is_more || is_left { 1 } else { 2 }
    }
}

/// The presses of every turn of a game, and the decisions that the rules ask for in it.
fn turns(n_seats: u8, seed: u64) -> Vec<(usize, usize)> {
    let mut played = Match::<State>::new(n_seats, Default::default(), seed).expect("the options fit");
    let mut turns: Vec<((u8, Seat), usize, usize)> = Vec::new();
    let mut memories: Vec<Memory> = (0..n_seats).map(|_| Memory::default()).collect();
    while let Some(seat) = played.awaiting().iter().next() {
        let view = played.view(Viewer::Seat(seat));
        let (of, is_own) = ((view.round, view.turn.seat), view.turn.seat == seat);
        let mut done = pressed(&played, seat);
        let presses_now = memories[usize::from(seat.0)].presses(&played, seat, &done);
        for action in &done {
            played.act(seat, *action).expect("what a bot chooses is legal");
        }
        done.extend(go_on(&mut played, seat));
        // Before the first round ships are dealt; and what others are asked costs the player nothing.
        if of.0 == 0 || !is_own {
            continue;
        }
        match turns.last_mut() {
            Some((last, presses, decisions)) if *last == of => {
                *presses += presses_now;
                *decisions += done.len();
            }
            _ => turns.push((of, presses_now, done.len())),
        }
    }
    turns.into_iter().map(|(_, presses, decisions)| (presses, decisions)).collect()
}

/// Half of the turns take at most nine presses, and nine of ten at most seventeen: 11 and 20 decisions. Bots fly by single spaces and
/// change their minds; a person who presses the end of a flight needs less, see `a_typical_turn_takes_six_presses`.
#[test]
fn a_turn_takes_few_presses() {
    let all: Vec<(usize, usize)> =
        [(4, 3), (3, 5), (2, 8)].iter().flat_map(|(n, seed)| turns(*n, *seed)).collect();
    let sorted = |of: fn(&(usize, usize)) -> usize| {
        let mut them: Vec<usize> = all.iter().map(of).collect();
        them.sort_unstable();
        them
    };
    let (presses, decisions) = (sorted(|turn| turn.0), sorted(|turn| turn.1));
    let at = |them: &[usize], percent: usize| them[(them.len() - 1) * percent / 100];
    println!(
        "{} turns: presses {} and {}, decisions {} and {} (median and ninth of ten)",
        all.len(),
        at(&presses, 50),
        at(&presses, 90),
        at(&decisions, 50),
        at(&decisions, 90)
    );
    assert!(all.len() >= 200, "{} turns", all.len());
    assert!(at(&presses, 50) <= 9, "the median is {}", at(&presses, 50));
    assert!(at(&presses, 90) <= 17, "the ninth of ten is {}", at(&presses, 90));
}

/// What is offered several times in a row can be done so often and not more, and the end of business is the only choice
/// that the confirm button does by itself.
#[test]
fn several_at_a_time_are_as_many_as_the_rules_allow() {
    let mut played = Match::<State>::new(3, Default::default(), 5).expect("the options fit");
    let mut n_several = 0;
    while n_several < 12 {
        let seat = played.awaiting().iter().next().expect("the game goes on");
        let turn = played.turn(seat).expect("the seat is asked");
        let choices = choices(&turn, Lang::De);
        for choice in choices.iter().filter(|choice| choice.times > 1) {
            let mut again = played.clone();
            let action: Action = choice.line.parse().expect("a line");
            for n in 1..=choice.times {
                assert!(again.act(seat, action).is_ok(), "{} for the {n}th time", choice.line);
            }
            assert!(choice.times == 12 || again.act(seat, action).is_err(), "{} once more", choice.line);
            assert!(choice.note.as_deref().is_some_and(|note| note.contains('×')), "{:?}", choice.note);
            n_several += 1;
        }
        if turn.decision == Decision::Trade {
            let ready: Vec<&str> =
                choices.iter().filter(|choice| choice.is_ready).map(|choice| choice.line.as_str()).collect();
            assert_eq!(ready, ["done"]);
        }
        let action = choice(&played, seat).expect("the seat is asked");
        played.act(seat, action).expect("what a bot chooses is legal");
    }
}
