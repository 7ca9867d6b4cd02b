//! BTS-060 to BTS-070, BTS-013: the achievement phase.

use beyond_the_sun::ids::Achievement;
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Decision, Event, Reason};

const CARDS: &str = "achievements empire transcendence industrial-giant grand-armada";

/// A table after the production phase of p1.
fn after_production(lines: &str) -> Play {
    let mut play = Play::deal(&format!("{CARDS}\n{lines}"));
    play.play("p1 go basic-recruit\np1 mine");
    play
}

fn card(id: &str) -> Achievement {
    Achievement::from_id(id).expect("a known id")
}

/// The seats on an achievement, from left to right.
fn claims(play: &Play, id: &str) -> Vec<u8> {
    let achieved = play.board().achievements.iter().find(|it| it.card == card(id)).expect("in play");
    achieved.claims.iter().map(|claim| claim.seat.0 + 1).collect()
}

/// Meets Industrial Giant (automation 7) and Grand Armada (strength 12).
const BOTH: &str = "p1 removed food 4 ore 3\np1 ships sol 4 4 4";

/// BTS-060, BTS-062: one claim a turn, of choice if there are several.
#[test]
fn bts_060_bts_062_one_of_choice_each_turn() {
    let mut play = after_production(BOTH);
    assert_eq!(play.legal_of("p1"), ["claim industrial-giant", "claim grand-armada"]);
    play.play("p1 claim grand-armada");
    assert_eq!(play.asked().as_deref(), Some("p2"), "no second claim in this turn");
    assert_eq!((claims(&play, "grand-armada"), claims(&play, "industrial-giant")), (vec![1], vec![]));
    play.play("p2 go basic-recruit\np2 mine\np3 go basic-recruit\np3 mine\np1 go basic-recruit\np1 mine");
    assert_eq!(play.legal_of("p1"), ["claim industrial-giant"], "the other one a turn later");
}

/// BTS-061: a player who meets a condition must claim; a player who meets none is not asked.
#[test]
fn bts_061_claiming_is_mandatory() {
    let play = after_production("p1 removed food 4 ore 3");
    assert_eq!(
        (play.decision(), play.legal_of("p1")),
        (Some(Decision::Claim), vec!["claim industrial-giant".to_owned()])
    );
    assert_eq!(play.why_not("p1", "pass"), Some(Reason::Mandatory));
    assert_eq!(play.why_not("p1", "done"), Some(Reason::Mandatory));
    assert_eq!(play.why_not("p1", "achievement grand-armada"), Some(Reason::ConditionNotMet));
    let play = after_production("p1 removed food 3 ore 3");
    assert_eq!(play.asked().as_deref(), Some("p2"), "six markers are one too few");
}

/// BTS-063, BTS-064: a marker goes to the leftmost free space, which has the most VP left.
#[test]
fn bts_063_bts_064_spaces_fill_from_the_left() {
    for (before, vp) in [("", 5), ("p2 claimed empire", 3), ("p2 claimed empire\np3 claimed empire", 2)] {
        let colonies = "p1 colonies procyon wolf-359 ross-128 struve-2398";
        let mut play = after_production(&format!("{before}\n{colonies}"));
        play.play("p1 claim empire");
        assert!(play.events().contains(&Event::Claimed(seat_of("p1"), card("empire"), vp)));
        assert_eq!(claims(&play, "empire").last(), Some(&1));
        assert_eq!(play.sheet("p1").achievements, i32::from(vp));
    }
}

/// BTS-065, BTS-013: a card whose spaces are all taken cannot be claimed any more.
#[test]
fn bts_065_bts_013_no_space_left() {
    let play = after_production(&format!("{BOTH}\np2 claimed industrial-giant"));
    assert_eq!(play.legal_of("p1"), ["claim grand-armada"]);
    assert_eq!(play.why_not("p1", "achievement industrial-giant"), Some(Reason::NoSpaceLeft));
    let play = after_production("p1 removed food 4 ore 3\np2 claimed industrial-giant");
    assert_eq!(play.asked().as_deref(), Some("p2"), "nothing is left to claim");
}

/// BTS-066: each achievement once per faction, however far its condition is exceeded.
#[test]
fn bts_066_each_achievement_once() {
    let eight =
        "p1 colonies procyon wolf-359 ross-128 struve-2398 sirius luytens-star ez-aquarii lalande-21185";
    let play = after_production(&format!("{eight}\n{BOTH}\np1 claimed empire"));
    assert_eq!(play.legal_of("p1"), ["claim industrial-giant", "claim grand-armada"]);
    assert_eq!(play.why_not("p1", "achievement empire"), Some(Reason::AlreadyClaimed));
}

/// BTS-067: a claim stays though its condition fails later.
#[test]
fn bts_067_claims_stay() {
    let mut play = after_production("seats 2\np1 ships sol 4 4 4");
    play.play("p1 claim grand-armada\np2 go basic-recruit\np2 mine");
    play.play("p1 go basic-recruit\np1 trade\np1 retire 4 sol\np1 retire 4 sol\np1 done");
    assert_eq!(play.ships("p1"), ["sol 4"], "strength 4 is left");
    assert_eq!((claims(&play, "grand-armada"), play.sheet("p1").achievements), (vec![1], 4));
}

/// BTS-068: the third sort of markers never runs out: a ninth of them claims.
#[test]
fn bts_068_markers_for_claims_never_run_out() {
    let mut play = Play::deal(&format!(
        "{CARDS}\np1 removed food 8 ore 8\np1 ore 9\np1 researched I-3\nslot II-4 orbital-hydroponics
        p1 outpost a1 food\np1 outpost a2 food\np1 outpost b1 food\np1 outpost b2 ore
        p1 outpost yard-left food\np1 outpost yard-right ore"
    ));
    assert!(play.outposts("p1").iter().all(|outpost| outpost.ends_with("substitute")), "six of them");
    play.play("p1 go basic-research-2\np1 research II-4");
    assert_eq!(play.tableau("p1").automated, [8, 8, 2], "and two more");
    play.play("p1 mine\np1 claim industrial-giant");
    assert_eq!(claims(&play, "industrial-giant"), [1]);
}

/// BTS-069: only the player whose turn it is claims.
#[test]
fn bts_069_claims_in_the_own_turn_only() {
    let mut play = after_production("p2 removed food 4 ore 3");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p2"), Some(Decision::Act)));
    assert!(claims(&play, "industrial-giant").is_empty(), "p2 waits for the own achievement phase");
    play.play("p2 go basic-recruit\np2 mine\np2 claim industrial-giant");
    assert_eq!(claims(&play, "industrial-giant"), [2]);
}

/// BTS-070: a second space is open with four players only.
#[test]
fn bts_070_second_spaces_with_four_players() {
    let table = "p1 removed food 4 ore 3\np2 claimed industrial-giant";
    let mut play = after_production(&format!("seats 4\n{table}"));
    play.play("p1 claim industrial-giant");
    assert_eq!(play.sheet("p1").achievements, 2);
    for n_seats in [2, 3] {
        let play = after_production(&format!("seats {n_seats}\n{table}"));
        assert_eq!(play.asked().as_deref(), Some("p2"), "{n_seats} players");
    }
}
