//! What a search tells about a turn, and what an analysis says about a match.

use crate::blind_bag::{Action, BlindBag, Referee, closed};
use crate::playing::{play, players, twin};
use bots::analysis::{Analysis, Grade, NoAnalysis, Verdict, steps};
use bots::{Depth, Insight, Judged, Level, Tree};
use engine::{Match, Quick, Seat, Turn};
use new_frontiers::State;

fn bag(played: Action) -> Insight<BlindBag> {
    let insight = Tree::seeded(Referee, Depth::of(4000), 3).insight(&closed(3), Some(played), &|| true);
    insight.expect("there is a choice")
}

/// Leaving the bag wins three times out of five, opening it one time out of two: the chances say so, also for the
/// action that the search hardly tried.
#[test]
fn chances_are_those_of_the_game() {
    let insight = bag(Action::Open);
    let near = |chance: f32, wanted: f32| (chance - wanted).abs() < 0.04;
    assert_eq!(insight.best[0].action, Action::Leave);
    assert!(near(insight.best[0].chances[0], 0.6), "{:?}", insight.best[0].chances);
    assert!(near(insight.played.expect("asked about")[0], 0.5), "{:?}", insight.played);
    assert_eq!(bag(Action::Leave).played, Some(insight.best[0].chances), "the best is not searched again");
}

/// A line ends where a draw decides: nobody knows what comes then.
#[test]
fn a_line_ends_at_the_first_reveal() {
    let insight = bag(Action::Leave);
    let line = |action: Action| {
        let outlook = insight.best.iter().find(|outlook| outlook.action == action).expect("it was tried");
        outlook.line.iter().map(|step| step.action).collect::<Vec<_>>()
    };
    assert_eq!(line(Action::Leave), [Action::Leave]);
    let open = line(Action::Open);
    assert!(open.len() == 2 && open[0] == Action::Open, "a guess follows: {open:?}");
}

fn insight(turn: &Turn<State>, played: Option<new_frontiers::Action>) -> Option<Insight<State>> {
    State::insight(turn, played, 40, 7, &|| true)
}

#[test]
fn an_insight_knows_nothing_but_the_turn() {
    let (mut elsewhere, mut n_asked) = (Quick::seeded(4), 0);
    play(&mut players::<State>(&[Level::Random; 3], 3), "goals", 3, |turn, action| {
        if n_asked >= 25 {
            return;
        }
        let seen = |turn: &Turn<State>| {
            let insight = insight(turn, Some(action))?;
            let best = insight.best.iter().map(|it| (it.action, it.chances, it.line.len()));
            Some((best.collect::<Vec<_>>(), insight.played))
        };
        let here = seen(turn);
        assert_eq!(here, seen(&twin(turn, elsewhere.word())));
        let Some((best, played)) = here else { return assert_eq!(turn.legal.len(), 1) };
        n_asked += 1;
        assert!((1..=3).contains(&best.len()));
        for chances in best.iter().map(|(_, chances, _)| chances).chain(&played) {
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4, "{chances:?}");
        }
        assert!(best.iter().all(|(action, _, n)| turn.legal.contains(action) && (1..=4).contains(n)));
    });
    assert_eq!(n_asked, 25);
}

/// A line can be played: each move is legal in the state in which it is asked, and it begins with its action.
#[test]
fn a_line_can_be_played() {
    let table = Match::<State>::new(2, Default::default(), 1).expect("two can play");
    let seat = table.awaiting().iter().next().expect("somebody is asked");
    let insight =
        State::insight(&table.turn(seat).expect("asked"), None, 400, 1, &|| true).expect("a choice");
    assert_eq!(insight.played, None);
    for outlook in &insight.best {
        assert_eq!(outlook.line[0].action, outlook.action);
        assert!(outlook.line.iter().all(|step| step.turn.legal.contains(&step.action)));
    }
    assert!(insight.best[0].line.len() > 1, "the first choice reveals nothing, so there is more to say");
}

fn analysed(n_descents: u32) -> (Match<State>, Analysis) {
    let played = play(&mut players::<State>(&[Level::NORMAL, Level::Random], 5), "", 5, |_, _| {});
    let analysis = Analysis::of(&played, n_descents, &|_, _| true).expect("a network judges this game");
    (played, analysis)
}

#[test]
fn an_analysis_tells_the_good_player_from_the_blind_one() {
    let (played, analysis) = analysed(24);
    assert_eq!(analysis, Analysis::of(&played, 24, &|_, _| true).expect("again"), "the same every time");
    let (good, blind) = (Seat(0), Seat(1));
    assert!(analysis.accuracy(good) > analysis.accuracy(blind), "{analysis:?}");
    assert!(analysis.n_of(blind, Grade::Blunder) > analysis.n_of(good, Grade::Blunder));
    assert_eq!(analysis.end, [1000, 0]);
    let (_, seat, change) = analysis.swing().expect("something changed");
    assert!(change > 0 && usize::from(seat.0) < 2);
    for verdict in &analysis.verdicts {
        assert_eq!(played.actions()[verdict.n].0, verdict.seat);
        assert_eq!(verdict.chances.iter().sum::<i32>().abs_diff(1000) / 3, 0, "{verdict:?}");
        let turn = played.at(verdict.n).turn(verdict.seat).expect("it was asked");
        let line = steps(&turn, &verdict.best);
        let lines = line.iter().map(|step| (step.turn.seat, step.action.to_string()));
        assert!(
            !line.is_empty() && lines.zip(&verdict.best).all(|(step, best)| step == *best),
            "{verdict:?}"
        );
    }
}

/// Luck is counted only where something hidden was shown, and it is never a loss.
#[test]
fn luck_follows_a_reveal_only() {
    let played = play(&mut players::<State>(&[Level::Random; 3], 3), "", 3, |_, _| {});
    let analysis = Analysis::of(&played, 8, &|_, _| true).expect("a network judges this game");
    let mut then = played.at(0);
    let mut reveals = vec![];
    for (seat, action) in played.actions() {
        reveals.push(then.act(*seat, *action).expect("legal").revealed());
    }
    let ends = analysis.verdicts.iter().skip(1).map(|verdict| verdict.n).chain([reveals.len()]);
    let mut n_lucky = 0;
    for (verdict, end) in analysis.verdicts.iter().zip(ends) {
        let is_lucky = verdict.luck.iter().any(|luck| *luck != 0);
        n_lucky += u32::from(is_lucky);
        assert!(!is_lucky || reveals[verdict.n..end].contains(&true), "{verdict:?}");
    }
    let n_reveals = reveals.iter().filter(|revealed| **revealed).count();
    assert!(n_lucky > 0, "luck was counted for none of {n_reveals} draws");
}

#[test]
fn an_analysis_can_be_stopped_and_tells_how_far_it_is() {
    let played = play(&mut players::<State>(&[Level::Random; 2], 2), "", 2, |_, _| {});
    let told = std::cell::RefCell::new(vec![]);
    let stopped = Analysis::of(&played, 4, &|done, of| {
        told.borrow_mut().push((done, of));
        done < 3
    });
    assert_eq!(stopped, Err(NoAnalysis::Stopped));
    assert_eq!(told.borrow().last().map(|(done, _)| *done), Some(3));
}

#[test]
fn grades_begin_at_five_ten_and_twenty_points() {
    let grades = [0, 49, 50, 99, 100, 199, 200, 1000].map(Grade::of);
    use Grade::{Blunder, Good, Inaccuracy, Mistake};
    assert_eq!(grades, [Good, Good, Inaccuracy, Inaccuracy, Mistake, Mistake, Blunder, Blunder]);
    let verdict = |loss: i32, is_best: bool| Verdict {
        n: 0,
        seat: Seat(1),
        chances: vec![400, 600],
        played: vec![400 + loss, 600 - loss],
        best: vec![],
        luck: vec![0, 0],
        is_best,
    };
    assert_eq!(
        [verdict(120, false), verdict(120, true), verdict(-30, false)].map(|it| it.loss()),
        [120, 0, 0]
    );
    let analysis = Analysis {
        n_descents: 1,
        verdicts: [0, 50, 100, 900].map(|loss| verdict(loss, false)).into(),
        end: vec![],
    };
    assert_eq!(analysis.accuracy(Seat(1)), Some(56), "1, 3/4, 1/2 and 0 of 4");
    assert_eq!(analysis.accuracy(Seat(0)), None);
}
