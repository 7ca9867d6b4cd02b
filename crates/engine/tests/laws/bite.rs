//! Each fault breaks its law, and no other law fails before.

use super::broken::{Broken, Fault};
use super::faults::*;
use crate::toy::Options;
use engine::Game;
use engine::testing::{conforms, soaks};

/// Enough games for every fault to show.
fn judge<F: Fault>() {
    conforms::<Broken<F>>(3, &Default::default(), 0..40, 200);
}

fn soak<F: Fault>() {
    for seed in 0..40 {
        soaks::<Broken<F>>(3, &Default::default(), seed, 200, |_| ());
    }
}

#[test]
fn the_wrapper_itself_is_innocent() {
    judge::<Honest>();
    soak::<Honest>();
    let options = <Broken<Honest> as Game>::Options::default();
    assert_eq!(options.to_string(), Options::default().to_string());
}

/// One test for each fault: the law must fail with this message.
macro_rules! bites {
    ($($name:ident: $by:ident::<$fault:ty>() => $words:literal;)+) => {$(
        #[test]
        #[should_panic(expected = $words)]
        fn $name() {
            $by::<$fault>();
        }
    )+};
}

bites! {
    a_leaked_hand: judge::<LeaksHand>() => "holds nothing hidden";
    a_leak_to_spectators: judge::<LeaksToSpectators>() => "holds nothing hidden";
    legality_by_a_hidden_card: judge::<LegalByHiddenCard>() => "legality needs nothing hidden";
    reasons_by_a_hidden_card: judge::<ReasonByHiddenCard>() => "reasons need nothing hidden";
    asking_by_a_hidden_card: judge::<AskedByHiddenCard>() => "who is asked is public";
    an_unmarked_peek: judge::<PeeksUnmarked>() => "what is not marked shows the actor nothing new";
    an_unmarked_opening: judge::<OpensUnmarked>() => "what is not marked";
    unmarked_words: judge::<TellsTheActor>() => "nor do its words";
    an_unmarked_whisper: judge::<Whispers>() => "what is not marked tells nobody else a secret";
    a_dead_end: judge::<DeadEnd>() => "is asked but has no action";
    a_dead_end_in_a_soak: soak::<DeadEnd>() => "is asked but has no action";
    an_order_of_choices_made_at_once: judge::<FirstComeFirstServed>() => "choices made at once commute";
    actions_that_do_not_read_back: judge::<MixesUpActions>() => "`bury` reads back";
    things_that_do_not_read_back: judge::<MixesUpThings>() => "the thing `hold right` reads back";
    options_that_do_not_read_back: judge::<MixesUpOptions>() => "cannot read `rounds=6 delving=yes`";
    an_action_offered_twice: judge::<OffersTwice>() => "is offered once";
    a_reason_against_a_legal_action: judge::<ReasonAgainstLegal>() => "`hold left` is legal or has a reason";
    no_reason_against_an_illegal_one: judge::<NoReasonAtAll>() => "`deck` is legal or has a reason";
    a_choice_that_cannot_be_pointed_at: judge::<ForgetsAThing>() => "`hold right` can be pointed at";
    a_refusal_of_what_is_listed: judge::<RefusesWhatItLists>() => "`pass` is listed, so it is allowed";
    a_permission_beside_the_list: judge::<AllowsWhatItDoesNotList>() => "`pass` is not listed, so it is not allowed";
    a_permission_of_somebody_not_asked: judge::<AllowsUnasked>() => "is not asked, so nothing is allowed";
    an_action_of_somebody_not_asked: judge::<ActsUnasked>() => "is not asked and may do nothing";
    a_decision_of_somebody_not_asked: judge::<DecidesUnasked>() => "is not asked";
    no_decision_of_somebody_asked: soak::<AsksNothing>() => "is asked something";
    no_reason_for_somebody_not_asked: judge::<NoReasonUnasked>() => "has a reason for";
    a_snapshot_that_forgets: judge::<ForgetsAField>() => "the actions do not lead to the stored state";
    a_snapshot_that_forgets_under_way: judge::<ForgetsTheBids>() => "the actions do not lead to the stored state";
    a_game_without_end: judge::<NeverEnds>() => "a game ends";
    a_soak_without_end: soak::<NeverEnds>() => "a game ends";
    an_end_without_a_result: judge::<NoResult>() => "nobody is asked, so it is over";
    a_soak_without_a_result: soak::<NoResult>() => "nobody is asked, so it is over";
    a_result_before_the_end: judge::<ResultTooEarly>() => "is asked, so there is no result yet";
    an_action_after_the_end: judge::<ActsAfterTheEnd>() => "it is over, so p1 may do nothing";
    a_decision_after_the_end: judge::<AsksAfterTheEnd>() => "it is over, so p1 is asked nothing";
    an_undo_that_is_not_exact: judge::<ReadsOutside>() => "undo is exact";
    a_replay_that_is_not_exact: judge::<ReadsOutsideAndMarks>() => "replay is exact";
}
