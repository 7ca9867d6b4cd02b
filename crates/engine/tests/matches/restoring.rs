//! Restoring from text and bytes: under the same rules, under other rules, and with damage.

use super::{P1, P2, asked, played, step, trace};
use crate::laws::broken::Broken;
use crate::laws::faults::{Honest, NewRules};
use crate::toy::Toy;
use engine::{Broken as Unplayable, Game, Illegal, Match, Quick, Refused, Saved, Viewer};

/// The game as it was when the match was saved.
type Old = Broken<Honest>;
/// The same game after a change of rules: stowing now gives fuel.
type New = Broken<NewRules>;

fn restored<G: Game>(saved: &Saved) -> Match<G> {
    Match::restore(saved).unwrap_or_else(|broken| panic!("{broken}"))
}

fn refused(saved: &Saved) -> Unplayable {
    Match::<Toy>::restore(saved).map(|_| ()).expect_err("it is damaged")
}

#[test]
fn a_match_comes_back_at_any_moment() {
    for n in 0..40 {
        let m = played::<Toy>(n, n as usize);
        let mut saved = m.saved();
        assert_eq!(trace(&restored::<Toy>(&saved)), trace(&m), "with its stored state");
        saved.snapshot = None;
        assert_eq!(trace(&restored::<Toy>(&saved)), trace(&m), "from its actions alone");
    }
}

#[test]
fn it_plays_on_as_if_nothing_had_been() {
    let mut m = played::<Toy>(3, 10);
    let mut back = restored::<Toy>(&m.saved());
    let (mut luck, mut same_luck) = (Quick::seeded(9), Quick::seeded(9));
    while !m.awaiting().is_empty() {
        step(&mut m, &mut luck);
        step(&mut back, &mut same_luck);
        assert_eq!(trace(&back), trace(&m));
    }
}

#[test]
fn what_was_final_stays_final() {
    let mut m = played::<Toy>(1, 0);
    let first = m.legal(P1)[0];
    m.act(P1, first).expect("it is legal");
    let mut saved = m.saved();
    saved.fixed = 1;
    assert_eq!(
        restored::<Toy>(&saved).can_undo(P1),
        Err(Illegal::AlreadyRevealed),
        "a barrier set from outside"
    );
    saved.fixed = 99;
    assert_eq!(restored::<Toy>(&saved).fixed(), 1, "there are no more actions than that");
    let mut later = played::<Toy>(1, 3).saved();
    later.fixed = 0;
    assert_eq!(restored::<Toy>(&later).fixed(), 3, "what was shown cannot be forgotten");
}

/// A match under the old rules in which somebody has stowed something, so that the new rules lead to another state.
fn played_under_old_rules() -> Match<Old> {
    (0..100)
        .map(|seed| played::<Old>(seed, 12))
        .find(|m| m.actions().iter().any(|(_, action)| action.to_string().starts_with("stow")))
        .expect("stowing is common")
}

#[test]
fn other_rules_that_lead_to_the_same_place_change_nothing() {
    let m = played::<Old>(1, 2);
    let back = restored::<New>(&m.saved());
    assert_eq!(back.first_replayable(), 0);
    assert_eq!(back.snapshot(), m.snapshot());
    assert_eq!(back.fixed(), m.fixed());
}

#[test]
fn other_rules_go_on_from_the_kept_state() {
    let m = played_under_old_rules();
    let n = m.actions().len();
    let mut back = restored::<New>(&m.saved());
    assert_eq!(back.snapshot(), m.snapshot(), "what the players saw is what they find");
    assert_eq!((back.first_replayable(), back.fixed()), (n, n), "the change of rules is a barrier");
    let last = m.actions()[n - 1].0;
    assert_eq!(back.can_undo(last), Err(Illegal::AlreadyRevealed));
    assert_eq!(back.at(0).snapshot(), m.snapshot(), "nothing before it can be shown again");
    assert_eq!(back.log(Viewer::Spectator).count(), 0);

    let mut luck = Quick::seeded(2);
    while back.actions().len() == back.fixed() {
        step(&mut back, &mut luck);
    }
    let seat = back.actions().last().expect("somebody has acted").0;
    back.undo(seat).expect("nothing was shown by it");
    while !back.awaiting().is_empty() {
        step(&mut back, &mut luck);
    }
    assert!(back.outcome().is_some(), "it is played to its end under the new rules");
}

/// A host restarts more than once: a match that has crossed a change of rules must come back every time.
#[test]
fn a_match_that_crossed_a_change_of_rules_comes_back_again_and_again() {
    let mut m = restored::<New>(&played_under_old_rules().saved());
    let mut luck = Quick::seeded(2);
    while !m.awaiting().is_empty() {
        m = restored::<New>(&m.saved());
        step(&mut m, &mut luck);
        let back = restored::<New>(&m.saved());
        assert_eq!(back.snapshot(), m.snapshot());
        assert_eq!(back.actions(), m.actions());
    }
}

#[test]
fn without_a_kept_state_other_rules_must_still_allow_every_action() {
    let mut saved = played_under_old_rules().saved();
    saved.snapshot = None;
    assert_eq!(restored::<New>(&saved).actions().len(), saved.actions.len());
}

#[test]
fn an_unreadable_line_is_shown() {
    let mut saved = played::<Toy>(1, 5).saved();
    saved.actions[2].1 = "bit 7".into();
    assert_eq!(
        refused(&saved).to_string(),
        "cannot read `bit 7`: expected bid N, stow left, stow right, drop, dig, keep, bury or pass"
    );
}

#[test]
fn unreadable_options_are_shown() {
    let mut saved = played::<Toy>(1, 5).saved();
    saved.options = "rounds=9 digging=yes".into();
    assert_eq!(
        refused(&saved).to_string(),
        "cannot read `rounds=9 digging=yes`: expected rounds=1..6 digging=yes or no"
    );
}

#[test]
fn a_line_that_was_not_legal_is_named() {
    let mut saved = played::<Toy>(1, 5).saved();
    saved.actions[1].1 = "pass".into();
    let broken = refused(&saved);
    assert_eq!(broken, Unplayable::Action { n: 1, line: "pass".into(), why: Illegal::NotAllowed });
    assert_eq!(broken.to_string(), "action 2 (`pass`): this is not among the legal actions");
}

#[test]
fn a_line_of_another_seat_is_named() {
    let m = played::<Toy>(1, 3);
    let mut saved = m.saved();
    let winner = asked(&m);
    saved.actions.push((if winner == P1 { P2 } else { P1 }, "drop".into()));
    assert!(matches!(refused(&saved), Unplayable::Action { n: 3, why: Illegal::NotYourDecision, .. }));
}

#[test]
fn lost_and_foreign_lines_are_noticed() {
    let mut saved = played::<Toy>(1, 5).saved();
    saved.actions.pop();
    assert_eq!(refused(&saved), Unplayable::Disagrees);
    let mut saved = played::<Toy>(1, 5).saved();
    saved.snapshot = played::<Toy>(2, 5).saved().snapshot;
    assert_eq!(refused(&saved), Unplayable::Disagrees);
    assert_eq!(refused(&saved).to_string(), "the actions do not lead to the stored state");
}

#[test]
fn a_damaged_snapshot_is_refused() {
    let mut saved = played::<Toy>(1, 5).saved();
    saved.snapshot.as_mut().expect("it is kept").truncate(10);
    let broken = refused(&saved);
    assert!(matches!(broken, Unplayable::Snapshot(_)));
    assert!(broken.to_string().starts_with("the stored state cannot be read: "), "{broken}");
}

#[test]
fn a_damaged_number_of_seats_is_refused() {
    let mut saved = played::<Toy>(1, 0).saved();
    saved.n_seats = 7;
    let broken = refused(&saved);
    assert_eq!(broken, Unplayable::Refused(Refused::Seats { wanted: 7, least: 2, most: 3 }));
    assert_eq!(broken.to_string(), "7 players cannot play this: choose 2 to 3");
}

/// If any single byte of the stored state is damaged, it is refused or harmless, but never continued with the damage.
#[test]
fn no_flipped_byte_is_played_on() {
    let m = played::<Toy>(1, 7);
    let whole = m.saved();
    let n_bytes = whole.snapshot.as_ref().map_or(0, Vec::len);
    for at in 0..n_bytes {
        let mut saved = whole.clone();
        saved.snapshot.as_mut().expect("it is kept")[at] ^= 0x15;
        match Match::<Toy>::restore(&saved) {
            Ok(back) => assert_eq!(back.snapshot(), m.snapshot(), "byte {at}"),
            Err(Unplayable::Snapshot(_) | Unplayable::Disagrees) => {}
            Err(other) => panic!("byte {at}: {other}"),
        }
    }
}
