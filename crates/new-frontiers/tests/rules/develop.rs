//! NF-047 to NF-058: buying developments.

use engine::Index;
use new_frontiers::cards::{Pack, Points};
use new_frontiers::ids::{Development, Tile};
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Event, Giver, Price, Reason, Source, query, score};

const SMALL: [&str; 12] = [
    "space_marines",
    "prefab_habitats",
    "contact_specialist",
    "genome_archive",
    "homesteading_pioneers",
    "mining_conglomerate",
    "consumer_markets",
    "imperium_arms_factory",
    "survey_team",
    "mining_robots",
    "alien_monument",
    "drop_ships",
];

fn development(id: &str) -> Development {
    Development::from_id(id).expect("a development")
}

/// p1 with the first `n` small developments and enough credits to buy anything, selecting Develop.
fn developing_with(n: usize) -> Play {
    let owned = SMALL[..n].join(" ");
    let mut play =
        Play::deal(&format!("seats 3\np1 credits 20\np2 credits 9\np3 credits 9\np1 developments {owned}"));
    play.play("p1 select develop");
    play
}

fn spaces(play: &Play, seat: &str) -> u8 {
    query::spaces(&play.board().pack, play.empire(seat))
}

/// NF-047: from the selector on, everybody may buy one development and nobody must.
#[test]
fn nf_047_each_player_may_buy_one_development() {
    let mut play = Play::deal("seats 3\np1 credits 20\np2 credits 20\np3 credits 20");
    play.play("p1 select develop");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p1"), Some(Decision::Develop)));
    assert!(play.offers("p1 pass"));
    play.play("p1 develop space_marines");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p2"), Some(Decision::Develop)));
    assert!(play.offers("p2 pass"));
    play.play("p2 pass");
    assert_eq!(play.events(), [Event::DidNotDevelop(seat_of("p2"))]);
    play.play("p3 develop drop_ships");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p2"), Some(Decision::Select)));
    assert_eq!(play.developments("p1"), ["space_marines"]);
    assert!(play.developments("p2").is_empty());
    assert_eq!(play.developments("p3"), ["drop_ships"]);
}

/// NF-047, ruling R7: a player who can buy nothing is not asked.
#[test]
fn nf_047_r7_nobody_is_asked_in_vain() {
    let mut play = Play::deal("seats 3\np1 credits 9\np3 credits 1");
    play.play("p1 select develop\np1 pass");
    let passed = |seat| Event::DidNotDevelop(seat_of(seat));
    assert_eq!(play.events()[1..], [passed("p1"), passed("p2")]);
    assert_eq!(play.asked().as_deref(), Some("p3"));
    assert_eq!(play.legal_of("p3"), ["develop survey_team", "pass"]);
}

/// NF-048: each face costs exactly the printed number of credits.
#[test]
fn nf_048_the_printed_cost_is_paid() {
    for face in Development::all() {
        let cost = Pack::standard()[face].cost;
        let mut play = Play::deal(&format!("seats 3\nface {face}\np1 credits 9\np2 credits {cost}"));
        play.play(&format!("p1 select develop\np1 pass\np2 develop {face}"));
        assert_eq!(play.empire("p2").credits, 0, "{face}");
        assert!(play.events().contains(&Event::Developed(seat_of("p2"), face, cost)));
        let mut poor = Play::deal(&format!("seats 3\nface {face}\np1 credits 9\np2 credits {}", cost - 1));
        poor.play("p1 select develop\np1 pass");
        assert!(!poor.offers(&format!("p2 develop {face}")));
        if cost > 1 {
            let reason =
                Reason::TooExpensive { need: cost, have: u16::from(cost - 1), price: Price::printed(cost) };
            assert_eq!(poor.why_not("p2", &format!("development {face}")), Some(reason));
        }
    }
}

/// NF-048: discounts for large developments do not change the price of small ones.
#[test]
fn nf_048_a_reduction_for_large_developments() {
    let table = |credits: u8| {
        let mut play =
            Play::deal(&format!("seats 3\np2 credits {credits}\np2 developments technology_investors"));
        play.play("p1 select develop\np1 pass");
        play
    };
    assert!(table(6).offers("p2 develop mining_league"), "9 less 3");
    assert!(!table(5).offers("p2 develop mining_league") && table(5).offers("p2 develop drop_ships"));
    assert!(!table(4).offers("p2 develop drop_ships"), "5 it is");
    let mut play = table(6);
    play.play("p2 develop mining_league");
    assert_eq!(play.empire("p2").credits, 0);
}

/// NF-049: the selector pays 1 less than everybody else.
#[test]
fn nf_049_the_selector_pays_one_less() {
    for face in Development::all() {
        let cost = Pack::standard()[face].cost;
        let mut play = Play::deal(&format!("seats 3\nface {face}\np1 credits {}", cost - 1));
        play.play(&format!("p1 select develop\np1 develop {face}"));
        assert_eq!(play.empire("p1").credits, 0);
        assert!(play.events().contains(&Event::Developed(seat_of("p1"), face, cost - 1)));
        let mut poor = Play::deal(&format!("seats 3\nface {face}\np1 credits {}", cost.saturating_sub(2)));
        poor.play("p1 select develop");
        assert_eq!(poor.offers(&format!("p1 develop {face}")), cost == 1, "{face}");
        let mut other = Play::deal(&format!("seats 3\nface {face}\np2 credits {}", cost - 1));
        other.play("p1 select develop");
        if other.asked().as_deref() == Some("p1") {
            other.play("p1 pass");
        }
        assert!(!other.offers(&format!("p2 develop {face}")), "{face}: not for those who did not select");
    }
}

/// NFX-02: the start player selects Develop; in player order each may buy, the start player at cost -1.
#[test]
fn nfx_02_develop_bonus() {
    let mut play = Play::deal("seats 3\norder p2 p3 p1\np1 credits 2\np2 credits 2\np3 credits 2");
    play.play("p2 select develop\np2 develop contact_specialist\np3 develop space_marines\np1 develop space_marines");
    assert_eq!(["p1", "p2", "p3"].map(|seat| play.empire(seat).credits), [0, 0, 0]);
    let cost = |seat, id, cost| Event::Developed(seat_of(seat), development(id), cost);
    assert_eq!(
        play.events()[1..],
        [cost("p2", "contact_specialist", 2), cost("p3", "space_marines", 2), cost("p1", "space_marines", 2)]
    );
}

/// NF-048, NF-049, NF-063: a player who cannot pay sees the parts of the price.
#[test]
fn nf_048_the_sum_of_a_price() {
    let by = |id: &str| Giver::Power(Source::from_id(id).expect("a tile"));
    let own =
        "p1 home procyon_technocracy credits 1\np1 developments investment_credits technology_investors";
    let mut play = Play::deal(&format!("seats 3\n{own}\np2 credits 4"));
    play.play("p1 select develop");
    let selects = (Giver::Tile(Tile::Develop), 1);
    let investors = (by("technology_investors"), 3);
    let (credits, home) = ((by("investment_credits"), 1), (by("home"), 1));
    let price = Price { printed: 9, less: vec![credits, investors, home, selects] };
    let reason = Reason::TooExpensive { need: 3, have: 1, price };
    assert_eq!(play.why_not("p1", "development mining_league"), Some(reason));
    let price = Price { printed: 5, less: vec![credits, home, selects] };
    let reason = Reason::TooExpensive { need: 2, have: 1, price };
    assert_eq!(play.why_not("p1", "development drop_ships"), Some(reason));
    play.play("p1 pass");
    let reason = Reason::TooExpensive { need: 5, have: 4, price: Price::printed(5) };
    assert_eq!(play.why_not("p2", "development drop_ships"), Some(reason));
}

/// NF-050: however large the discounts, a price never falls below 0.
#[test]
fn nf_050_reductions_stop_at_nothing() {
    let own = "p1 home procyon_technocracy credits 5\np1 developments investment_credits galactic_federation";
    let mut play = Play::deal(&format!("seats 3\n{own}"));
    play.play("p1 select develop\np1 develop space_marines");
    assert_eq!(play.empire("p1").credits, 5, "2 less 4 is 0");
    assert_eq!(play.events().get(1), Some(&Event::Developed(seat_of("p1"), development("space_marines"), 0)));
}

/// NFD-04: printed cost 1, less 1 for selecting and 1 for Investment Credits, is 0.
#[test]
fn nfd_04_cost_floor() {
    let mut play = Play::deal("seats 3\np1 developments investment_credits");
    play.play("p1 select develop");
    assert_eq!(
        play.legal_of("p1"),
        [
            "develop space_marines",
            "develop prefab_habitats",
            "develop survey_team",
            "develop mining_robots",
            "pass"
        ]
    );
    play.play("p1 develop survey_team");
    assert_eq!(play.empire("p1").credits, 0);
}

/// NFD-05: Investment Credits cost their selector 3 - 1 = 2: their power does not reduce their own price.
#[test]
fn nfd_05_investment_credits_do_not_pay_for_themselves() {
    let mut poor = Play::deal("seats 3\np1 credits 1");
    poor.play("p1 select develop");
    assert!(!poor.offers("p1 develop investment_credits"));
    let mut play = Play::deal("seats 3\np1 credits 2");
    play.play("p1 select develop\np1 develop investment_credits");
    assert_eq!(play.empire("p1").credits, 0);
}

/// NF-051: nobody buys the same development twice, though copies are left.
#[test]
fn nf_051_no_development_twice() {
    let mut play = Play::deal("seats 5\np1 credits 20\np1 developments space_marines");
    play.play("p1 select develop");
    assert_eq!(play.board().stock[development("space_marines").at()], 2);
    assert!(!play.offers("p1 develop space_marines"));
    assert_eq!(play.why_not("p1", "development space_marines"), Some(Reason::AlreadyOwned));
}

/// NF-052: only developments on the boards can be bought, and the first buyer gets the last copy.
#[test]
fn nf_052_stock_is_limited() {
    let mut play = Play::deal("seats 3\np1 credits 20\np2 credits 20\np3 credits 20");
    play.play("p1 select develop");
    let open: Vec<_> =
        play.board().faces.iter().map(|face| format!("develop {face}")).chain(["pass".to_owned()]).collect();
    assert_eq!(play.legal_of("p1"), open, "all 24 open faces and no back");
    play.play("p1 develop space_marines\np2 develop space_marines");
    assert_eq!(play.board().stock[development("space_marines").at()], 0);
    assert!(!play.offers("p3 develop space_marines"));
    assert_eq!(play.why_not("p3", "development space_marines"), Some(Reason::BoughtOut));
    assert!(play.offers("p3 develop prefab_habitats"));
}

/// NF-053: a small development takes 1 space of the mat, a large one, which costs 9, takes 2.
#[test]
fn nf_053_large_developments_take_two_spaces() {
    for face in Development::all() {
        let play = Play::deal(&format!("seats 3\np1 developments {face}"));
        let large = Pack::standard()[face].cost == 9;
        assert_eq!(spaces(&play, "p1"), if large { 2 } else { 1 }, "{face}");
    }
    let play = Play::deal("seats 3\np1 developments space_marines drop_ships mining_league imperium_lords");
    assert_eq!(spaces(&play, "p1"), 6);
}

/// NF-054: since developments may be moved at will, the order of buying them never matters.
#[test]
fn nf_054_places_on_the_mat_never_matter() {
    let buy = |first: &str, second: &str| {
        let owned = SMALL[..7].join(" ");
        let mut play = Play::deal(&format!("seats 3\np1 credits 20\np1 developments {owned}"));
        for id in [first, second] {
            play.play(&format!("p1 select develop\np1 develop {id}"));
            play.play("p2 select produce\np3 select trade_consume");
        }
        play.play("p1 select develop");
        play
    };
    let (large_last, large_first) = (buy("drop_ships", "mining_league"), buy("mining_league", "drop_ships"));
    assert_eq!(spaces(&large_last, "p1"), 10);
    assert_eq!(large_last.empire("p1"), large_first.empire("p1"));
    assert_eq!(large_last.legal_of("p1"), large_first.legal_of("p1"));
}

/// NF-055: ten light spaces fill first; the two red ones then hold one more purchase, large or small. With
/// nine filled a large development takes the last light and the first red space.
#[test]
fn nf_055_red_spaces_come_last() {
    for (n_owned, small, large) in [(8, true, true), (9, true, true), (10, true, true), (11, true, false)] {
        let play = developing_with(n_owned);
        assert_eq!(play.offers("p1 develop trade_league"), small, "{n_owned} spaces are filled");
        assert_eq!(play.offers("p1 develop mining_league"), large, "{n_owned} spaces are filled");
    }
    let play = developing_with(11);
    assert_eq!(play.why_not("p1", "development mining_league"), Some(Reason::NoRoom { need: 2, have: 1 }));
    let play = developing_with(12);
    assert_eq!(play.legal_of("p1"), Vec::<String>::new(), "p1 cannot buy and is not asked");
    let mut play = developing_with(9);
    play.play("p1 develop mining_league");
    assert_eq!(spaces(&play, "p1"), 11);
}

/// NF-056: 11 filled spaces end the game after this round; they are counted when Develop is over.
#[test]
fn nf_056_eleven_spaces_end_the_game() {
    for (n_owned, id, near) in [
        (8, "mining_league", false),
        (9, "trade_league", false),
        (9, "mining_league", true),
        (10, "trade_league", true),
        (10, "mining_league", true),
    ] {
        let mut play = developing_with(n_owned);
        play.play(&format!("p1 develop {id}"));
        assert!(!play.board().ending.is_near(), "others still develop");
        play.play("p2 develop homesteading_pioneers\np3 pass");
        assert_eq!(play.board().ending.developments, near, "{n_owned} and {id}");
        assert_eq!(play.board().ending.is_near(), near);
        play.play("p2 select retreat_into_isolation\np3 select produce");
        assert_eq!(play.asked().is_none(), near, "the round is played to its end");
    }
    let mut play = Play::deal(&format!("seats 3\np3 credits 9\np3 developments {}", SMALL[..10].join(" ")));
    play.play("p1 select develop\np1 pass\np3 develop trade_league");
    assert!(play.board().ending.developments, "no matter who fills them");
}

/// NF-057: each development scores the number in its hexagon.
#[test]
fn nf_057_developments_score_their_number() {
    for face in Development::all() {
        if let Points::Printed(vp) = Pack::standard()[face].points {
            let play = Play::deal(&format!("seats 3\np1 developments {face}"));
            let sheet = score::sheet(play.board(), seat_of("p1"));
            assert_eq!((sheet.developments, sheet.scored_developments), (i32::from(vp), 0), "{face}");
        }
    }
    let play = Play::deal("seats 3\np1 developments space_marines drop_ships alien_monument prefab_habitats");
    assert_eq!(score::sheet(play.board(), seat_of("p1")).developments, 1 + 3 + 3 + 1);
}

/// NF-058: the "?" stands on developments of cost 9 and scores by what they say.
#[test]
fn nf_058_question_marks_score_by_their_condition() {
    for face in Development::all() {
        let card = &Pack::standard()[face];
        assert_eq!(matches!(card.points, Points::Scored(_)), card.cost == 9, "{face}");
    }
    let scored = |lines: &str| {
        let play = Play::deal(&format!("seats 3\n{lines}"));
        let sheet = score::sheet(play.board(), seat_of("p1"));
        (sheet.developments, sheet.scored_developments)
    };
    let rare =
        "p1 developments mining_league\np1 colonies comet_zone iron_hills rebel_ore_haulers new_vinland";
    assert_eq!(scored(rare), (0, 6), "2 for each of three rare colonies");
    assert_eq!(scored("p1 developments mining_league"), (0, 0));
    assert_eq!(
        scored("p1 developments galactic_federation space_marines survey_team"),
        (2, 3),
        "1 each, itself too"
    );
}
