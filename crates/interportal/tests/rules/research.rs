//! Technologies (X4-105 to X4-109, chapter 4.6).

use engine::Seat;
use interportal::ids::Resource;
use interportal::testing::{Play, learn, tech};
use interportal::why::{Fault, Reason};
use interportal::{Books, Event};

const ME: Seat = Seat(0);
const YOU: Seat = Seat(1);

/// X4-106, X4-107, X4R-090: along the arrows, all of them; without arrows for research alone.
#[test]
fn x4_106_along_the_arrows() {
    let mut play = Play::table(|_| {}).with(ME, [0, 0, 60, 0]);
    assert!(play.may(ME, "research refineries") && !play.may(ME, "research high-industry"));
    assert_eq!(play.why("p1 tech high-industry"), Some(Reason::NeedsTech(tech("refineries"))));
    play.play("p1 research refineries; p1 end; p2 pass");
    let missing = Some(Reason::NeedsTech(tech("automated-factories")));
    assert_eq!(play.why("p1 tech high-industry"), missing, "X4R-090: all sources");
    play.play("p1 research automated-factories; p1 slot 3,0 1; p1 research high-industry; p1 slot 3,0 1");
    assert_eq!(play.accounts(ME), [0, 0, 60 - 9 - 9 - 21, 0]);
    assert_eq!(play.why("p1 tech refineries"), Some(Reason::Fault(Fault::Owned)));
}

/// X4-105, X4R-005: a technology costs an action and its price, and no account falls below 0.
#[test]
fn x4_105_prices() {
    let mut play = Play::table(|_| {}).with(ME, [0, 0, 8, 0]);
    let reason = Reason::TooExpensive { resource: Resource::Research, need: 9, have: 8 };
    assert_eq!(play.why("p1 tech refineries"), Some(reason));
    play.play("p1 research drives-1");
    assert_eq!(play.accounts(ME)[2], 2);
}

/// X4R-T01: the research of round 1 does not pay for political philosophy; the bank exchanges what is missing (X4R-067).
#[test]
fn x4r_t01_political_philosophy_in_round_1() {
    let mut play = Play::table(|_| {});
    let reason = Reason::TooExpensive { resource: Resource::Research, need: 10, have: 9 };
    assert_eq!(play.why("p1 tech political-philosophy"), Some(reason));
    play.play("p1 exchange A R; p1 research political-philosophy");
    assert_eq!(play.accounts(ME)[2], 0);
}

/// X4-108: the first researcher is remembered; X4-109: those who follow pay 2 less.
#[test]
fn x4_108_the_first_researcher() {
    let mut play = Play::table(|_| {}).with(ME, [0, 0, 9, 0]).with(YOU, [0, 0, 9, 0]);
    play.play("p1 research refineries");
    assert_eq!(play.events(), [Event::Researched(ME, tech("refineries"), 9, true)]);
    play.play("p1 end; p2 research refineries");
    assert_eq!(play.events(), [Event::Researched(YOU, tech("refineries"), 7, false)]);
    let realms = &play.state.realms;
    assert!(realms[ME].first.has(tech("refineries")) && !realms[YOU].first.has(tech("refineries")));
}

/// X4-347, X4R-102: state size for 20 culture, less by the levels of connected colonies, once per round.
#[test]
fn x4_347_state_size() {
    let mut play = Play::table(|state| learn(state, ME, &["hypercommunication"])).with(ME, [0, 0, 0, 45]);
    assert_eq!(play.why("p1 state-size"), None);
    play.play("p1 state-size");
    assert_eq!((play.accounts(ME)[3], Books::open(&play.state, ME).state_size().1), (25, 5));
    assert_eq!(play.why("p1 state-size"), Some(Reason::Fault(Fault::OncePerRound)));
    play.until_round(2).until_economy();
    if play.asked() == Some(YOU) {
        play.play("p2 pass");
    }
    play.state.realms[ME].accounts[Resource::Culture] = 20;
    assert!(play.may(ME, "state-size"), "X4R-102: each round");
    let without = Play::table(|_| {}).with(ME, [0, 0, 0, 45]);
    assert_eq!(without.why("p1 state-size"), Some(Reason::NeedsTech(tech("hypercommunication"))));
}

/// X4R-067: on the own turn, without using an action, n of one kind for 1 of another.
#[test]
fn x4r_067_exchange_is_no_action() {
    let mut play = Play::table(|_| {}).with(ME, [9, 3, 0, 0]);
    assert_eq!(play.choices(ME, "exchange A"), ["F", "R", "C"]);
    assert!(play.choices(ME, "exchange F").is_empty());
    play.play("p1 exchange A R; p1 exchange A R");
    assert_eq!(play.accounts(ME), [1, 3, 2, 0]);
    assert!(play.may(ME, "pass"), "no action has been taken");
    let reason = Reason::TooExpensive { resource: Resource::Awe, need: 4, have: 1 };
    assert_eq!(play.why("p1 exchange A R"), Some(reason));
}
