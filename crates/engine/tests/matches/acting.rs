//! Acting: a legal action is done, an illegal one changes nothing.

use super::{P1, P2, P3, asked, bid, bid_all, played, step, story, toy_match, trace};
use crate::toy::{Action, Card, Decision, Event, Options, Toy};
use engine::{Illegal, Known, Match, Quick, Refused, Seat, Viewer};

/// Refuses with `why`, and nothing at all has changed.
fn refuses(m: &mut Match<Toy>, seat: Seat, action: Action, why: Illegal) {
    let before = trace(m);
    assert_eq!(m.check(seat, action), Err(why));
    assert_eq!(m.act(seat, action).map(|_| ()), Err(why));
    assert_eq!(trace(m), before, "nothing was changed");
}

#[test]
fn only_legal_actions_are_done() {
    let mut m = toy_match(1);
    let theirs = bid(&m, P2);
    refuses(&mut m, P1, theirs, Illegal::NotAllowed);
    refuses(&mut m, P1, Action::Bid(Card(99)), Illegal::NotAllowed);
    refuses(&mut m, P1, Action::Pass, Illegal::NotAllowed);
    let mine = bid(&m, P1);
    m.act(P1, mine).expect("it is legal");
    refuses(&mut m, P1, mine, Illegal::NotYourDecision);
}

#[test]
fn a_seat_that_is_not_at_the_table_is_not_asked() {
    let mut m = toy_match(1);
    refuses(&mut m, Seat(3), Action::Pass, Illegal::NotYourDecision);
}

#[test]
fn after_the_end_nothing_is_done() {
    let mut m = played::<Toy>(1, 500);
    assert!(m.outcome().is_some());
    refuses(&mut m, P1, Action::Pass, Illegal::Over);
}

#[test]
fn a_game_is_for_so_many() {
    for wanted in [0, 1, 4] {
        let refused = Match::<Toy>::new(wanted, Options::default(), 1).map(|_| ());
        assert_eq!(refused, Err(Refused::Seats { wanted, least: 2, most: 3 }));
    }
    let refused = Refused::Seats { wanted: 4, least: 2, most: 3 };
    assert_eq!(refused.to_string(), "4 players cannot play this: choose 2 to 3");
}

#[test]
fn a_turn_is_all_a_decider_gets() {
    let mut m = toy_match(1);
    let turn = m.turn(P2).expect("all are asked at once");
    assert_eq!((turn.seat, turn.decision), (P2, Decision::Bid));
    assert_eq!(turn.view, m.view(Viewer::Seat(P2)));
    assert_eq!(turn.legal, m.legal(P2));
    m.act(P2, turn.legal[0]).expect("it is legal");
    assert!(m.turn(P2).is_none(), "who has chosen is not asked again");
}

#[test]
fn the_log_is_read_by_those_who_may() {
    let mut m = toy_match(1);
    bid_all(&mut m);
    let winner = asked(&m);
    m.act(winner, Action::Drop).expect("one may always drop it");
    m.act(winner, Action::Dig).expect("there is fuel at first");
    let secrets = |viewer: Viewer| {
        m.log(viewer)
            .filter(|said| matches!(said.event, Event::Saw(_)))
            .map(|said| said.known)
            .collect::<Vec<_>>()
    };
    assert_eq!(secrets(Viewer::Seat(winner)), [Known::Only(winner)]);
    for other in [P1, P2, P3].into_iter().filter(|seat| *seat != winner) {
        assert!(secrets(Viewer::Seat(other)).is_empty());
    }
    assert!(secrets(Viewer::Spectator).is_empty());
    let numbers: Vec<u32> = m.log(Viewer::Spectator).map(|said| said.n).collect();
    assert!(numbers.is_sorted() && numbers.last() == Some(&4), "each line names its action: {numbers:?}");
}

#[test]
fn any_moment_can_be_shown_again() {
    let mut m = toy_match(5);
    let mut luck = Quick::seeded(5);
    let mut moments = vec![story(&m)];
    while !m.awaiting().is_empty() {
        step(&mut m, &mut luck);
        moments.push(story(&m));
    }
    for (n, moment) in moments.iter().enumerate() {
        assert_eq!(&story(&m.at(n)), moment, "after {n} actions");
        assert_eq!(m.at(n).fixed(), n.min(m.fixed()), "what is shown again is not taken back");
    }
    assert_eq!(trace(&m.at(usize::MAX)), trace(&m), "beyond the end is the end");
    assert_eq!(m.first_replayable(), 0);
}

#[test]
fn refusals_say_what_is_the_matter() {
    let sentences = [
        (Illegal::NotYourDecision, "another seat is asked now"),
        (Illegal::NotAllowed, "this is not among the legal actions"),
        (Illegal::NothingToUndo, "there is nothing to undo yet"),
        (Illegal::NotYourAction, "another seat acted last"),
        (Illegal::AlreadyRevealed, "something hidden was shown, so it cannot be undone"),
        (Illegal::Over, "the match is over"),
    ];
    for (why, sentence) in sentences {
        assert_eq!(why.to_string(), sentence);
    }
}
