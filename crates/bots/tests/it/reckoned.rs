//! Chances from the worth of states, and the plans behind a choice, in the games that have no network.

use crate::playing::{play, players, twin};
use bots::analysis::{Analysis, Verdict, steps};
use bots::merchant_of_venus::Itinerary;
use bots::{Judged, Level, Reckoned};
use engine::{Match, Quick, Seat, Turn};
use merchant_of_venus::{Decision, State as Merchant};

type Interportal = interportal::State;

/// Calls `each` with some turns of a game of strong bots, and with what was done.
fn some_turns<G: Judged>(n_seats: usize, one_of: u64, n: usize, mut each: impl FnMut(&Turn<G>, G::Action)) {
    let (mut luck, mut n_asked) = (Quick::seeded(5), 0);
    let table = Match::<G>::new(n_seats as u8, Default::default(), 3).expect("so many can play");
    let mut table = table;
    let mut bots = players::<G>(&vec![Level::NORMAL; n_seats], 3);
    while n_asked < n {
        let seat = table.awaiting().iter().next().expect("the game goes on");
        let turn = table.turn(seat).expect("asked");
        let action = bots::Bot::choose(&mut bots[usize::from(seat.0)], &turn);
        if turn.legal.len() > 1 && luck.below(one_of as usize) == 0 {
            each(&turn, turn.legal[luck.below(turn.legal.len())]);
            n_asked += 1;
        }
        table.act(seat, action).expect("legal");
    }
}

fn knows_nothing_but_the_turn<G: Reckoned>(n_seats: usize) {
    let mut elsewhere = Quick::seeded(4);
    some_turns::<G>(n_seats, 12, 20, |turn, played| {
        let seen = |turn: &Turn<G>| {
            let hint = G::insight(turn, None, 0, 0, &|| true).expect("there is a choice");
            let verdict = G::insight(turn, Some(played), 0, 0, &|| true).expect("there is a choice");
            let best = |it: &bots::Outlook<G>| (it.action, it.chances, it.behind, it.line.len());
            (hint.best.iter().map(best).collect::<Vec<_>>(), hint.now, verdict.played)
        };
        let here = seen(turn);
        assert_eq!(here, seen(&twin(turn, elsewhere.word())));
        let (best, now, played) = here;
        assert!((1..=3).contains(&best.len()), "{best:?}");
        assert_eq!(best[0].2, Some(0), "the best is behind nothing");
        for chances in best.iter().map(|it| it.1).chain(now).chain(played) {
            let sum: f32 = chances.iter().sum();
            assert!((sum - 1.0).abs() < 1e-4 || n_seats == 1 && (0.0..=1.0).contains(&sum), "{chances:?}");
        }
        assert!(best.iter().all(|it| turn.legal.contains(&it.0) && (1..=4).contains(&it.3)), "{best:?}");
    });
}

#[test]
fn an_insight_into_interportal_knows_nothing_but_the_turn() {
    knows_nothing_but_the_turn::<Interportal>(3);
}

#[test]
fn an_insight_into_merchant_of_venus_knows_nothing_but_the_turn() {
    knows_nothing_but_the_turn::<Merchant>(2);
    knows_nothing_but_the_turn::<Merchant>(1);
}

/// A line can be played, each move in the state in which it is asked.
#[test]
fn a_line_can_be_played() {
    let mut n_long = 0;
    some_turns::<Interportal>(2, 5, 20, |turn, _| {
        let insight = Interportal::insight(turn, None, 0, 0, &|| true).expect("there is a choice");
        for outlook in &insight.best {
            assert_eq!(outlook.line[0].action, outlook.action);
            let line: Vec<_> =
                outlook.line.iter().map(|step| (step.turn.seat, step.action.to_string())).collect();
            let again = steps(turn, &line);
            assert_eq!(again.len(), line.len(), "{line:?}");
            n_long += usize::from(line.len() > 2);
        }
    });
    assert!(n_long > 5, "only {n_long} lines say what follows");
}

/// On the way, one step is like another: alternatives lead elsewhere, as long as there are such.
#[test]
fn alternatives_on_the_way_are_other_plans() {
    let (mut n_flights, mut n_plans) = (0, 0);
    some_turns::<Merchant>(2, 3, 60, |turn, _| {
        let first = |action| Itinerary::after(turn, action).stops.first().map(|stop| stop.system);
        let places = |actions: &[merchant_of_venus::Action]| {
            let mut places: Vec<_> = actions.iter().map(|action| first(*action)).collect();
            places.sort();
            places.dedup();
            places.len()
        };
        if !matches!(turn.decision, Decision::Start | Decision::Move) {
            return;
        }
        n_flights += 1;
        let insight = Merchant::insight(turn, None, 0, 0, &|| true).expect("there is a choice");
        let told: Vec<_> = insight.best.iter().map(|it| it.action).collect();
        let considered: Vec<_> = bots::advice(turn)
            .iter()
            .take_while(|advice| advice.worth > -1_000_000_000)
            .map(|advice| advice.action)
            .collect();
        let n_places = places(&told);
        assert!(n_places >= told.len().min(places(&considered)), "{told:?} of {considered:?}");
        n_plans += usize::from(n_places > 1);
    });
    assert!(n_flights > 20 && n_plans > 10, "{n_plans} choices between plans in {n_flights} flights");
}

/// A plan names its stops in the order in which they are reached, and what they bring adds up to what it brings.
#[test]
fn a_plan_is_what_its_stops_bring() {
    let (mut n_stops, mut n_income) = (0, 0);
    some_turns::<Merchant>(2, 4, 60, |turn, _| {
        let plan = Itinerary::after(turn, bots::advice(turn)[0].action);
        assert!(plan.stops.windows(2).all(|pair| pair[0].rounds <= pair[1].rounds), "{plan:?}");
        assert!(plan.stops.windows(2).all(|pair| pair[0].system != pair[1].system), "{plan:?}");
        n_stops += plan.stops.len();
        n_income += usize::from(plan.each_round.is_some_and(|each| (1..600).contains(&each)));
    });
    assert!(n_stops > 60 && n_income > 40, "{n_stops} stops and {n_income} incomes of 60 plans");
}

fn of_seat(analysis: &Analysis, seat: Seat) -> impl Iterator<Item = &Verdict> {
    analysis.verdicts.iter().filter(move |verdict| verdict.seat == seat)
}

/// Who plays blindly loses more, and every verdict has a line that can be played.
#[test]
fn an_analysis_tells_the_trader_from_the_blind_player() {
    let played = play(&mut players::<Merchant>(&[Level::EXPERT, Level::Random], 5), "", 5, |_, _| {});
    let analysis = Analysis::of(&played, 50, &|_, _| true).expect("worth gives chances");
    assert_eq!(analysis.n_descents, 0, "nothing was searched");
    let (good, blind) = (Seat(0), Seat(1));
    assert!(analysis.accuracy(good) > analysis.accuracy(blind), "{:?}", analysis.accuracy(good));
    let lost = |seat| -> i32 { of_seat(&analysis, seat).map(Verdict::loss).sum() };
    assert!(lost(blind) > 3 * lost(good), "{} and {}", lost(blind), lost(good));
    assert_eq!(analysis.end, [1000, 0]);
    let last = analysis.verdicts.last().expect("there were choices");
    assert!(last.chances[0] > 950, "a trader is far ahead of a blind player: {last:?}");
    for verdict in &analysis.verdicts {
        let turn = played.at(verdict.n).turn(verdict.seat).expect("it was asked");
        assert!(!steps(&turn, &verdict.best).is_empty(), "{verdict:?}");
    }
}

#[test]
fn every_game_says_what_its_chances_depend_on() {
    let all = [
        new_frontiers::State::weights(),
        beyond_the_sun::State::weights(),
        Merchant::weights(),
        Interportal::weights(),
    ];
    for (n, weights) in all.iter().enumerate() {
        assert!(weights.is_some() && !all[..n].contains(weights), "{all:?}");
    }
    assert!(new_frontiers::State::searches() && !Merchant::searches() && !Interportal::searches());
}
