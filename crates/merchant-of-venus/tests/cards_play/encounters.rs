//! Every encounter card is drawn and carried out.

use engine::Index;
use merchant_of_venus::Decision;
use merchant_of_venus::cards::{After, Pack};
use merchant_of_venus::ids::Encounter;
use merchant_of_venus::testing::Play;

fn drawn(card: &str, more: &str) -> Play {
    let mut play = Play::deal(&format!("p1 at DES01\ndeck encounters {card}\n{more}"));
    play.play("p1 head DES02\np1 go DES02\np1 go DES03");
    play
}

/// Each card leaves the deck and goes where it belongs.
#[test]
fn every_card_goes_where_it_belongs() {
    let pack = Pack::standard();
    for card in Encounter::all() {
        let play = drawn(card.id(), "p1 credits 100\nthrows 1+2+3");
        assert_eq!(play.board().unseen[card.at()], pack[card].copies - 1, "{card}");
        assert_eq!(
            play.board().discards.contains(&card),
            *pack[card].after.get_ref() == After::Discard,
            "{card}"
        );
        assert_eq!(play.board().row.has(card), *pack[card].after.get_ref() == After::Row, "{card}");
        let held = play.board().merchants.iter().any(|(_, merchant)| merchant.titles.has(card));
        assert_eq!(held, *pack[card].after.get_ref() == After::Holder, "{card}");
    }
}

#[test]
fn distress_call() {
    let mut play = drawn("en_ev_distress", "throws 1+2+3");
    let mut other = play.clone();
    play.play("p1 choose 1");
    assert_eq!((play.merchant("p1").fame, play.asked().as_deref()), (3, Some("p2")));
    other.play("p1 choose 2");
    assert_eq!((other.merchant("p1").infamy, other.asked().as_deref()), (1, Some("p1")));
}

#[test]
fn drifting_crates() {
    let mut play = drawn("en_ev_driftwood", "throws 1+2+3");
    play.play("p1 yes");
    assert_eq!(
        play.legal_of("p1"),
        ["gain space_spice", "gain mulch_wine", "gain finest_dust", "gain chicle_liquor"]
    );
    play.play("p1 gain mulch_wine");
    assert_eq!((play.merchant("p1").n_goods(), play.board().supply[3]), (1, 5));
    let mut full = drawn("en_ev_driftwood", "p1 goods voil_silk voil_silk voil_silk voil_silk\nthrows 1+2+3");
    assert_eq!(full.legal_of("p1"), ["cargo", "no"], "no room yet");
    let mut kept = full.clone();
    full.play("p1 cargo\np1 throw good voil_silk\np1 done\np1 yes\np1 gain mulch_wine");
    assert_eq!((full.merchant("p1").n_goods(), full.board().supply[3]), (4, 5));
    kept.play("p1 cargo\np1 done");
    assert_eq!((kept.decision(), kept.merchant("p1").n_goods()), (Some(Decision::Move), 4));
}

#[test]
fn clogged_injector() {
    let play = drawn("en_ev_injector", "throws 1+2+3 3");
    assert_eq!(play.board().turn.points, 1);
    let play = drawn("en_ev_injector", "throws 1+2+3 6");
    assert_eq!((play.asked().as_deref(), play.ship("p1")), (Some("p2"), "DES03"), "nothing is left");
}

#[test]
fn minefield() {
    assert_eq!(drawn("en_ev_mines", "p1 laser 2 credits 0\nthrows 1+2+3 2").merchant("p1").credits, 40);
    let mut play = drawn("en_ev_mines", "p1 laser 2\nthrows 1+2+3 3");
    assert_eq!(play.legal_of("p1"), ["choose 1", "choose 2"]);
    play.play("p1 choose 1");
    assert_eq!((play.merchant("p1").dials[0], play.asked().as_deref()), (1, Some("p1")));
    let play = drawn("en_ev_mines", "p1 laser 0\nthrows 1+2+3 3");
    assert_eq!(play.asked().as_deref(), Some("p2"), "nothing to lower, so the turn ends");
}

#[test]
fn stowaway() {
    let mut play = drawn("en_ev_stowaway", "throws 1+2+3 0/20");
    assert!(matches!(play.decision(), Some(Decision::TakeAboard(_))));
    let mut other = play.clone();
    play.play("p1 yes");
    assert_eq!(play.merchant("p1").passengers.len(), 1);
    other.play("p1 no");
    assert_eq!(other.board().waiting[3].len(), 1, "waits at culture 3");
    let mut full =
        drawn("en_ev_stowaway", "p1 goods voil_silk voil_silk voil_silk voil_silk\nthrows 1+2+3 0/20");
    assert_eq!(full.legal_of("p1"), ["cargo", "no"], "no room yet");
    let mut left = full.clone();
    full.play("p1 cargo\np1 throw good voil_silk\np1 throw good voil_silk\np1 done\np1 yes");
    assert_eq!(full.merchant("p1").passengers.len(), 1);
    left.play("p1 cargo\np1 done");
    assert_eq!((left.decision(), left.board().waiting[3].len()), (Some(Decision::Move), 1));
}

#[test]
fn tinker_barge() {
    let mut play = drawn("en_ev_tinker", "p1 credits 30 laser 1 shield 1\nthrows 1+2+3");
    play.play("p1 yes\np1 choose 2");
    assert_eq!((play.merchant("p1").credits, play.merchant("p1").dials), (0, [1, 2]));
    let poor = drawn("en_ev_tinker", "p1 credits 29\nthrows 1+2+3");
    assert_eq!(poor.decision(), Some(Decision::Move));
    let mut full = drawn("en_ev_tinker", "p1 credits 30 laser 5 shield 1\nthrows 1+2+3");
    full.play("p1 yes");
    assert_eq!((full.merchant("p1").credits, full.merchant("p1").dials), (0, [5, 2]), "one way is enough");
    let both = drawn("en_ev_tinker", "p1 credits 30 laser 5 shield 5\nthrows 1+2+3");
    assert_eq!(both.decision(), Some(Decision::Move), "nothing to raise");
}

#[test]
fn smugglers_offer() {
    let mut play = drawn("en_ev_smugglers", "p1 credits 0\nthrows 1+2+3");
    play.play("p1 yes");
    assert_eq!((play.merchant("p1").credits, play.merchant("p1").infamy), (50, 3));
}

#[test]
fn silent_wreck() {
    let mut play = drawn("en_ev_wreck", "deck rewards rw_20\nthrows 1+2+3 2");
    play.play("p1 yes");
    assert_eq!((play.merchant("p1").rewards.len(), play.asked().as_deref()), (1, Some("p1")));
    let mut play = drawn("en_ev_wreck", "throws 1+2+3 3");
    play.play("p1 yes");
    assert_eq!(play.asked().as_deref(), Some("p2"), "skill 2");
    let mut play = drawn("en_ev_wreck", "throws 1+2+3");
    play.play("p1 no");
    assert_eq!(play.asked().as_deref(), Some("p1"));
}

#[test]
fn intel_is_used() {
    let mut play = Play::deal(
        "culture 3 TRP\np1 goods space_spice space_spice space_spice\nsupply space_spice 3\np1 intel en_in_freight",
    );
    play.play("p1 use en_in_freight\np1 system TRP");
    assert_eq!(play.board().supply[2], 1, "two of three");

    let mut play = Play::deal("p1 intel en_in_traffic\nthrows 1+2+3");
    play.play("p1 head NEB11\np1 go NEB11\np1 use en_in_traffic\np1 steer NEB10");
    assert_eq!(
        (play.ship("p1"), play.merchant("p1").intel, play.board().navigation()),
        ("NEB10", None, None)
    );

    let mut play = Play::deal("p1 at DES01\ntoken DES03 pirate pi_g6 0\np1 intel en_in_patrol\nthrows 1+2+3");
    play.play("p1 head DES02\np1 go DES02\np1 go DES03\np1 use en_in_patrol\np1 go DES04");
    assert_eq!(play.ship("p1"), "DES04");

    let mut play = Play::deal("p1 at WAR03 laser 0\np1 intel en_in_almanac\nthrows 1+2+3 6");
    play.play("p1 head WAR04\np1 go WAR04\np1 use en_in_almanac");
    assert_eq!((play.decision(), play.merchant("p1").intel), (Some(Decision::Move), None));
    let mut fight = Play::deal(
        "p1 at DES01 shield 0\ntoken DES03 pirate pi_c0a 0\np1 intel en_in_almanac\nthrows 1+2+3 6",
    );
    fight.play("p1 head DES02\np1 go DES02\np1 go DES03\np1 fight shield");
    assert_eq!(fight.asked().as_deref(), Some("p2"), "not in a fight with pirates");
}

/// Each title goes to the player who has most of what it counts.
#[test]
fn every_title_finds_its_leader() {
    let leads = [
        ("en_ti_pathfinder", "culture 3 TRP\np2 contact 3 0"),
        ("en_ti_port_baron", "port DES01 p2"),
        ("en_ti_hammer", "tally p2 wins 1"),
        ("en_ti_host", "tally p2 delivered 1"),
        ("en_ti_errand", "p2 done ms_01"),
    ];
    for (id, table) in leads {
        let title = Encounter::from_id(id).expect("a title");
        assert!(drawn(id, &format!("{table}\nthrows 1+2+3")).merchant("p2").titles.has(title), "{id}");
    }
}
