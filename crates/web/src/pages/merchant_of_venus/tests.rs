//! How many presses a turn takes: counted over whole games of bots, in the way in which the page takes presses.

use super::choices::choices;
use super::course::{aims, likely};
use crate::game::{Choice, Pages};
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

/// The sales and purchases that a person plans together and sends as one, as far as a bot makes them in a row.
struct Deals {
    start: Match<State>,
    made: Vec<Deal>,
}

struct Deal {
    action: Action,
    /// How often the page offers it in a row just then, and whether the first press plans it so often.
    times: usize,
    all: bool,
}

impl Deal {
    /// The deal that `done` is, if it can be planned together with others.
    fn of(choices: &[Choice], done: &[Action]) -> Option<Self> {
        let [action] = *done else { return None };
        let choice = choices.iter().find(|choice| choice.adds && choice.line == action.to_string())?;
        Some(Self { action, times: usize::from(choice.times.max(1)), all: choice.all })
    }

    /// The presses that plan it `n` times: after all of them the page goes on with one.
    fn presses(&self, n: usize) -> usize {
        match self.all {
            true if n == self.times => 1,
            true => n + 1,
            false => n,
        }
    }
}

impl Deals {
    /// The presses until all of it is confirmed: as one plan if it was all lit in the beginning and leads to the same, else
    /// kind by kind.
    fn presses(&self, seat: Seat, then: &Match<State>) -> usize {
        self.as_one(seat, then).unwrap_or_else(|| {
            let kinds = self.made.chunk_by(|one, other| one.action == other.action);
            kinds.map(|kind| kind[0].presses(kind.len()) + 1).sum()
        })
    }

    fn as_one(&self, seat: Seat, then: &Match<State>) -> Option<usize> {
        let turn = self.start.turn(seat)?;
        let lit = choices(&turn, Lang::En);
        let mut kinds: Vec<(Action, usize)> = Vec::new();
        for deal in &self.made {
            match kinds.iter_mut().find(|(action, _)| *action == deal.action) {
                Some((_, n)) => *n += 1,
                None => kinds.push((deal.action, 1)),
            }
        }
        let (mut presses, mut planned) = (1, self.start.clone());
        for (action, n) in kinds {
            presses += Deal::of(&lit, &[action]).filter(|deal| n <= deal.times)?.presses(n);
            for _ in 0..n {
                planned.act(seat, action).ok()?;
            }
        }
        let seen = |played: &Match<State>| played.view(Viewer::Seat(seat));
        (seen(&planned) == seen(then)).then_some(presses)
    }
}

/// What the page remembers from one press to the next.
#[derive(Default)]
struct Memory {
    /// What is planned together and not confirmed yet.
    deals: Option<Deals>,
    /// What is left of flights that go on after dice or cards have decided: it stays planned.
    left: Vec<Vec<Action>>,
    /// Where one can aim at before the roll, in the direction that was declared: a flight there is planned after it.
    aims: Vec<Space>,
}

impl Memory {
    /// The presses that `done` takes, with those for what was planned before: a choice and its confirmation, unless one of
    /// both is there already. What is only planned costs nothing until it is confirmed.
    fn presses(&mut self, played: &Match<State>, seat: Seat, done: &[Action]) -> usize {
        let turn = played.turn(seat).expect("the seat is asked");
        let choices = choices(&turn, Lang::En);
        if let Some(deal) = Deal::of(&choices, done) {
            let deals = self.deals.get_or_insert_with(|| Deals { start: played.clone(), made: vec![] });
            deals.made.push(deal);
            return 0;
        }
        let planned = self.confirm(played, seat);
        let is_flight = turn.decision == Decision::Move;
        let opens = choices.iter().any(|choice| choice.opens && done == [choice.line.parse().unwrap()]);
        let is_ready = choices.iter().any(|choice| choice.is_ready && done == [choice.line.parse().unwrap()]);
        let is_left = is_flight && self.left.iter().any(|left| left.starts_with(done));
        let declared =
            aims(&turn, &likely(&turn)).into_iter().filter(|aim| done.first() == aim.actions.first());
        let aimed = std::mem::replace(&mut self.aims, declared.map(|aim| aim.to).collect());
        let courses = if is_flight { turn.view.courses() } else { vec![] };
        let is_aim = courses.iter().any(|it| aimed.contains(&it.to) && it.actions[..it.n_sure] == *done);
        let left = courses.iter().filter_map(|course| course.actions.strip_prefix(done));
        self.left = left.filter(|left| !left.is_empty()).map(<[Action]>::to_vec).collect();
        match is_ready {
            // The end of business confirms what is planned, too.
            true if planned > 0 => planned,
            true => 1,
            false => planned + if is_left || is_aim || opens { 1 } else { 2 },
        }
    }

    /// The presses for what is planned, which is confirmed now.
    fn confirm(&mut self, played: &Match<State>, seat: Seat) -> usize {
        self.deals.take().map_or(0, |deals| deals.presses(seat, played))
    }
}

/// The presses of every turn of a game, and the decisions that the rules ask for in it.
fn turns(n_seats: u8, seed: u64) -> Vec<(usize, usize)> {
    let mut played = Match::<State>::new(n_seats, Default::default(), seed).expect("the options fit");
    let mut turns: Vec<((u8, Seat), usize, usize)> = Vec::new();
    let mut memories: Vec<Memory> = (0..n_seats).map(|_| Memory::default()).collect();
    while let Some(seat) = played.awaiting().iter().next() {
        // A turn that ended by itself: what was planned was confirmed.
        for (other, memory) in (0..n_seats).map(Seat).zip(&mut memories).filter(|(other, _)| *other != seat) {
            let presses = memory.confirm(&played, other);
            if let Some((_, sum, _)) = turns.iter_mut().rev().find(|((_, of), ..)| *of == other) {
                *sum += presses;
            }
        }
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

/// Half of the turns take at most seven presses, and nine of ten at most sixteen: 11 and 20 decisions. Bots change their
/// minds in flight; a person who presses the end of a flight needs less, see `a_typical_turn_takes_six_presses`.
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
    assert!(at(&presses, 50) <= 7, "the median is {}", at(&presses, 50));
    assert!(at(&presses, 90) <= 16, "the ninth of ten is {}", at(&presses, 90));
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
