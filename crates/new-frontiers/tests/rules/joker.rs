//! NF-069 to NF-074: Alien Oort Cloud Refinery, whose kind its owner declares.

use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Reason, score};

const REFINERY: &str = "alien_oort_cloud_refinery";
const DECLARATIONS: [&str; 4] = ["declare novelty", "declare rare", "declare genes", "declare alientech"];

/// NF-069: in each action where it matters the owner declares one of four kinds, independently of earlier
/// declarations.
#[test]
fn nf_069_the_kind_is_declared_in_every_action() {
    let mut play = Play::deal(&format!(
        "seats 3\np1 home barnard_foundries\np1 developments genome_archive\np1 colonies {REFINERY}"
    ));
    play.play("p1 select produce");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p1"), Some(Decision::Declare)));
    assert_eq!(play.legal_of("p1"), DECLARATIONS);
    play.play("p1 declare alientech");
    assert_eq!(play.colonies("p1"), ["alien_oort_cloud_refinery*alientech", "home*rare"]);

    let mut play = Play::deal(&format!(
        "seats 3\np1 home barnard_foundries\np1 developments mining_robots\np1 colonies {REFINERY}"
    ));
    play.play("p1 select retreat_into_isolation\np2 select produce\np1 declare genes");
    assert_eq!(play.colonies("p1"), [REFINERY, "home*rare"], "as Genes it is nothing for Mining Robots");
    play.play("p3 select trade_consume\np1 pass\np1 select retreat_into_isolation\np2 select produce");
    assert_eq!(play.legal_of("p1"), DECLARATIONS, "the next action asks again");
    play.play("p1 declare rare");
    assert_eq!(play.colonies("p1"), ["alien_oort_cloud_refinery*rare", "home*rare"]);
}

/// NF-069: the declared kind counts in the action, as for the credits of Pan-Galactic League.
#[test]
fn nf_069_the_declared_kind_counts() {
    for (kind, credits) in [("genes", 2), ("rare", 1)] {
        let mut play = Play::deal(&format!(
            "seats 3\np1 developments pan_galactic_league\np1 colonies {REFINERY}*rare swarm_nest*"
        ));
        play.play(&format!("p1 select produce\np1 declare {kind}"));
        assert_eq!(play.empire("p1").credits, credits);
    }
}

/// NF-069, ruling R6: if no answer makes a difference, the owner is not asked.
#[test]
fn nf_069_r6_no_question_without_a_difference() {
    let table = |developments: &str, good: &str| {
        let own = format!(
            "p1 home barnard_foundries\np1 developments {developments}\np1 colonies {REFINERY}{good}"
        );
        let mut play = Play::deal(&format!("seats 3\n{own}"));
        play.play("p1 select produce");
        play.decision()
    };
    assert_eq!(
        table("space_marines", "*rare"),
        Some(Decision::Select),
        "it has its good and nothing counts kinds"
    );
    assert_eq!(table("pan_galactic_league", "*rare"), Some(Decision::Declare), "it may count as Genes");
    assert_eq!(table("space_marines", ""), Some(Decision::Declare), "it may get a good");
    let mut play = Play::deal(&format!("seats 3\np2 colonies {REFINERY}"));
    play.play("p1 select produce");
    assert_eq!(play.decision(), Some(Decision::Select), "p2 has no power to put a good on it");
}

/// NF-070: the declared kind counts while it is being settled: as Alien Technology it is cheaper here.
#[test]
fn nf_070_the_declared_kind_serves_its_settling() {
    let table = |credits: u8| {
        let mut play = Play::deal(&format!(
            "seats 3\np1 credits {credits} colonists 1\np1 developments alien_researchers\np1 explored {REFINERY}"
        ));
        play.play("p1 select settle");
        play
    };
    let mut poor = table(0);
    assert_eq!(poor.legal_of("p1"), ["colonists", "settle alien_oort_cloud_refinery as alientech"]);
    poor.play("p1 settle alien_oort_cloud_refinery as alientech");
    assert_eq!(poor.colonies("p1"), ["alien_oort_cloud_refinery*alientech", "home"]);

    let mut rich = table(1);
    assert_eq!(rich.legal_of("p1").len(), 5, "colonists or any of four kinds");
    rich.play("p1 settle alien_oort_cloud_refinery as genes");
    assert_eq!(rich.empire("p1").credits, 0, "as Genes it costs 1");
    assert_eq!(rich.colonies("p1"), ["alien_oort_cloud_refinery*genes", "home"]);
    assert_eq!(rich.board().goods, [19, 17, 12, 11]);
}

/// NF-071: declaring another kind does not change the good that lies there.
#[test]
fn nf_071_the_good_keeps_its_kind() {
    let mut play =
        Play::deal(&format!("seats 3\np1 developments pan_galactic_league\np1 colonies {REFINERY}*novelty"));
    play.play("p1 select produce\np1 declare genes");
    assert_eq!(play.empire("p1").credits, 1, "the colony counts as Genes");
    assert_eq!(play.colonies("p1"), ["alien_oort_cloud_refinery*novelty", "home"]);
    let mut play = Play::deal(&format!(
        "seats 3\np1 home barnard_foundries\np1 developments consumer_markets\np1 colonies {REFINERY}*novelty"
    ));
    play.play("p1 select trade_consume");
    assert_eq!(
        (play.empire("p1").vp, play.board().goods[0]),
        (2, 19),
        "it is consumed and returned as Novelty"
    );
}

/// NF-072: it is never grey, so with Terraforming Engineers it neither replaces a grey colony nor is replaced by a
/// grey world.
#[test]
fn nf_072_it_is_never_grey() {
    let mut play = Play::deal(&format!(
        "seats 3\np1 home barnard_foundries\np1 developments terraforming_engineers\np1 colonies {REFINERY}\np1 explored festival_world cradle_seas"
    ));
    play.play("p1 select settle");
    assert_eq!(play.legal_of("p1"), ["colonists", "replace alien_oort_cloud_refinery with cradle_seas"]);
    let mut play = Play::deal(&format!(
        "seats 3\np1 home doomed_world\np1 developments terraforming_engineers\np1 explored {REFINERY} festival_world"
    ));
    play.play("p1 select settle");
    assert_eq!(play.legal_of("p1"), ["colonists", "replace home with festival_world"]);
}

/// NF-073: its good cannot be sold, in Trade or later, but it can be consumed.
#[test]
fn nf_073_its_good_is_never_sold() {
    let mut play = Play::deal(&format!(
        "seats 3\np1 developments trade_league\np1 colonies {REFINERY}*genes iron_hills*"
    ));
    play.play("p1 select trade_consume");
    assert_eq!(play.legal_of("p1"), ["sell iron_hills", "pass"]);
    assert_eq!(play.why_not("p1", &format!("colony {REFINERY}")), Some(Reason::Untradable));
    play.play("p1 pass");
    assert_eq!(
        play.legal_of("p1"),
        ["consume home", "sell iron_hills"],
        "Trade League sells none of it either"
    );
    play.play("p1 consume home");
    assert_eq!((play.empire("p1").goods.len(), play.empire("p1").vp), (0, 4));

    let mut play = Play::deal(&format!("seats 3\np1 colonies {REFINERY}*genes"));
    play.play("p1 select trade_consume");
    assert_eq!(play.decision(), Some(Decision::Select), "with no other good there is nothing to trade");
}

/// NF-074: before scoring its owner says what it counts as.
#[test]
fn nf_074_its_kind_is_declared_for_scoring() {
    for (kind, points) in [("genes", 2), ("rare", 0)] {
        let mut play = Play::deal(&format!(
            "seats 3\nsupply vp 1\np2 developments pan_galactic_league\np2 colonies {REFINERY}*rare"
        ));
        play.play("p1 select send_diplomatic_envoys\np2 select retreat_into_isolation\np3 select explore");
        while play.decision() != Some(Decision::CountAs) {
            let seat = play.asked().expect("the owner is still to be asked");
            let line = format!("{seat} {}", play.legal_of(&seat)[0]);
            play.play(&line);
        }
        assert_eq!(
            (play.asked().as_deref(), play.legal_of("p2")),
            (Some("p2"), DECLARATIONS.map(str::to_owned).to_vec())
        );
        play.play(&format!("p2 declare {kind}"));
        assert_eq!(play.asked(), None);
        assert_eq!(score::sheet(play.board(), seat_of("p2")).scored_developments, points);
    }
}
