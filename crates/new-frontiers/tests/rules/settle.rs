//! NF-087 to NF-092, NF-096, NF-097 and NF-103: the choice in Settle, and worlds that are paid for.

use engine::Index;
use new_frontiers::cards::{Colour, Pack, Points, Yield};
use new_frontiers::ids::World;
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Event, Giver, Price, Reason, Source, score};

/// Nine points of strength without any colony.
const STRONG: &str = "p2 home luyten_garrison\np2 developments expeditionary_force space_marines drop_ships new_galactic_order";

/// p2's turn in a Settle of p1, strong enough for any world, with these credits and colonists.
fn turn_of_p2(world: World, credits: u8, colonists: u8) -> Play {
    let own = format!("{STRONG}\np2 credits {credits} colonists {colonists}\np2 explored {world}");
    let mut play = Play::deal(&format!("seats 3\n{own}"));
    play.play("p1 select settle\np1 colonists");
    play
}

/// The line that settles a world; the joker is settled as Genes.
fn settle(world: World) -> String {
    let joker = Pack::standard()[world].colour == Colour::Joker;
    if joker { format!("settle {world} as genes") } else { format!("settle {world}") }
}

/// NF-087: the selector's colonist comes before the choice, so it can settle at once.
#[test]
fn nf_087_the_selector_gains_a_colonist_first() {
    let mut play =
        Play::deal("seats 3\np1 credits 2\np2 credits 2\np1 explored iron_hills\np2 explored glass_desert");
    play.play("p1 select settle");
    assert_eq!((play.empire("p1").colonists, play.board().colonists), (1, 32));
    assert_eq!(play.legal_of("p1"), ["colonists", "settle iron_hills"]);
    play.play("p1 settle iron_hills");
    assert_eq!(play.colonies("p1"), ["iron_hills", "home"]);
    assert_eq!(play.legal_of("p2"), ["colonists"], "nobody else has one");
}

/// NF-088: from the selector on, everybody takes 2 colonists or settles exactly one explored world.
#[test]
fn nf_088_colonists_or_one_world() {
    let own = "credits 9 colonists 4";
    let mut play = Play::deal(&format!(
        "seats 3\norder p2 p1 p3\np1 {own}\np2 {own}\np1 explored iron_hills comet_zone\np2 explored glass_desert"
    ));
    play.play("p2 select retreat_into_isolation\np1 select settle");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p1"), Some(Decision::Settle)));
    assert_eq!(play.legal_of("p1"), ["colonists", "settle iron_hills", "settle comet_zone"]);
    play.play("p1 settle iron_hills");
    assert_eq!(play.asked().as_deref(), Some("p3"), "one world and no colonists");
    assert_eq!((play.explored("p1"), play.empire("p1").colonists), (vec!["comet_zone".to_owned()], 4));
    play.play("p3 colonists");
    assert_eq!((play.asked().as_deref(), play.empire("p3").colonists), (Some("p2"), 2));
    play.play("p2 colonists");
    assert_eq!((play.explored("p2"), play.empire("p2").colonists), (vec!["glass_desert".to_owned()], 6));
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p3"), Some(Decision::Select)));
}

/// NF-089: a player cannot pass, and is not forced to settle.
#[test]
fn nf_089_no_passing_and_no_duty_to_settle() {
    let mut play = Play::deal("seats 3\np1 credits 9 colonists 4\np1 explored iron_hills");
    play.play("p1 select settle");
    assert!(play.offers("p1 colonists") && play.offers("p1 settle iron_hills"));
    assert!(!play.offers("p1 pass") && !play.offers("p1 done"));
    assert_eq!(play.why_not("p1", "pass"), Some(Reason::MustSettleOrTake));
    assert_eq!(play.why_not("p1", "done"), Some(Reason::NotDoneYet));
}

/// NF-090: colonists come from the supply to the mat, and settling uses those of the mat.
#[test]
fn nf_090_colonists_come_from_the_supply() {
    let mut play = Play::deal("seats 3\np1 credits 2\np1 explored iron_hills");
    play.play("p1 select settle\np1 colonists");
    assert_eq!((play.empire("p1").colonists, play.board().colonists), (3, 30));
    assert_eq!(play.events().last(), Some(&Event::TookColonists(seat_of("p1"), 2)));
    play.play("p2 colonists\np3 colonists\np2 select retreat_into_isolation\np3 select produce");
    play.play("p1 select settle\np1 settle iron_hills");
    assert_eq!((play.empire("p1").colonists, play.board().colonists), (3, 25), "4 less 1; 26 less the bonus");
}

/// NF-091: every world takes its printed colonists, one or two, and no fewer will do.
#[test]
fn nf_091_each_world_takes_its_colonists() {
    for world in World::all() {
        let need = Pack::standard()[world].colonists;
        let mut play = turn_of_p2(world, 9, need);
        play.play(&format!("p2 {}", settle(world)));
        assert_eq!(play.empire("p2").colonists, 0, "{world}");
        let poor = turn_of_p2(world, 9, need - 1);
        assert_eq!(poor.legal_of("p2"), ["colonists"]);
        let reason = Reason::TooFewColonists { need, have: need - 1 };
        assert_eq!(poor.why_not("p2", &format!("world {world}")), Some(reason));
    }
}

/// NF-092: a non-military world costs exactly its printed credits, regardless of strength.
#[test]
fn nf_092_non_military_worlds_are_paid_for() {
    for world in World::all().filter(|world| !Pack::standard()[*world].military) {
        let cost = Pack::standard()[world].value;
        let mut play = turn_of_p2(world, cost, 2);
        play.play(&format!("p2 {}", settle(world)));
        assert_eq!(play.empire("p2").credits, 0, "{world}");
        assert_eq!(play.events()[0], Event::SettledFor(seat_of("p2"), world, cost));
        if cost > 0 {
            let poor = turn_of_p2(world, cost - 1, 2);
            assert_eq!(poor.legal_of("p2"), ["colonists"]);
            let reason = Reason::WorldTooExpensive {
                need: cost,
                have: u16::from(cost - 1),
                price: Price::printed(cost),
            };
            assert_eq!(poor.why_not("p2", &format!("world {world}")), Some(reason));
        }
    }
}

/// NF-092, NF-063: a player who cannot pay sees the parts of the price; the joker takes the cheapest kind.
#[test]
fn nf_092_the_sum_of_a_price() {
    let by = |id: &str| Giver::Power(Source::from_id(id).expect("a tile"));
    let mut play = Play::deal(
        "seats 3
         p1 home alpha_centauri colonists 2
         p1 developments prefab_habitats alien_researchers
         p1 colonies glass_desert
         p1 explored ring_quarry alien_memory_core dream_studios",
    );
    play.play("p1 select settle");
    for (world, need, less) in [
        ("ring_quarry", 3, vec![("prefab_habitats", 1), ("home", 1), ("glass_desert", 1)]),
        ("alien_memory_core", 4, vec![("prefab_habitats", 1), ("alien_researchers", 2)]),
        ("dream_studios", 4, vec![("prefab_habitats", 1)]),
    ] {
        let printed = Pack::standard()[World::from_id(world).expect("a world")].value;
        let price = Price { printed, less: less.into_iter().map(|(id, less)| (by(id), less)).collect() };
        assert_eq!(price.total(), need, "{world}");
        let reason = Reason::WorldTooExpensive { need, have: 0, price };
        assert_eq!(play.why_not("p1", &format!("world {world}")), Some(reason));
    }
}

/// NF-096: a settled world is a colony: its points, keywords and powers are active.
#[test]
fn nf_096_a_settled_world_becomes_a_colony() {
    let mut play = Play::deal(
        "seats 3\np1 credits 5 colonists 3\np1 developments imperium_lords\np1 explored imperium_shipyards swarm_nest",
    );
    let sheet = |play: &Play| score::sheet(play.board(), seat_of("p1"));
    assert_eq!((sheet(&play).colonies, sheet(&play).scored_developments), (3, 1));
    play.play("p1 select settle\np1 settle imperium_shipyards\np2 colonists\np3 colonists");
    assert_eq!(
        (play.explored("p1"), play.colonies("p1")),
        (vec!["swarm_nest".to_owned()], vec!["imperium_shipyards".to_owned(), "home".to_owned()])
    );
    assert_eq!((sheet(&play).colonies, sheet(&play).scored_developments), (3 + 3, 1 + 1));
    play.play("p2 select produce");
    assert_eq!(play.colonies("p1"), ["imperium_shipyards*rare", "home"], "it produces");
    play.play("p3 select retreat_into_isolation\np1 select settle");
    assert_eq!(
        play.why_not("p1", "world swarm_nest"),
        Some(Reason::TooWeak { need: 3, have: 2 }),
        "its strength counts"
    );
}

/// NF-097: a windfall world has its good at once, any other world none.
#[test]
fn nf_097_windfall_worlds_have_their_good_at_once() {
    for world in World::all() {
        let card = &Pack::standard()[world];
        let mut play = turn_of_p2(world, 9, 2);
        play.play(&format!("p2 {}", settle(world)));
        let expected = match (card.yields, card.colour) {
            (Yield::Windfall, Colour::Kind(kind)) => format!("{world}*{kind}"),
            (Yield::Windfall, Colour::Joker) => format!("{world}*genes"),
            _ => world.to_string(),
        };
        assert_eq!(play.colonies("p2")[0], expected);
        let in_supply: u8 = play.board().goods.iter().sum();
        assert_eq!(in_supply, 60 - u8::from(card.yields == Yield::Windfall), "it comes from the supply");
    }
}

/// NF-103: each colony scores its number, and "?" by what the tile says.
#[test]
fn nf_103_colonies_score_their_number() {
    for world in World::all() {
        let play = Play::deal(&format!("seats 3\np1 colonies {world}"));
        let sheet = score::sheet(play.board(), seat_of("p1"));
        match Pack::standard()[world].points {
            Points::Printed(vp) => {
                assert_eq!((sheet.colonies, sheet.scored_colonies), (3 + i32::from(vp), 0), "{world}");
            }
            Points::Scored(_) => assert_eq!(sheet.colonies, 3, "{world}"),
        }
    }
    let scored = |lines: &str| {
        let play = Play::deal(&format!("seats 3\n{lines}"));
        score::sheet(play.board(), seat_of("p1")).scored_colonies
    };
    assert_eq!(
        scored("p1 home rebel_haven\np1 colonies rebel_resistance rebel_outpost iron_hills"),
        6,
        "2 per Rebel tile"
    );
    assert_eq!(
        scored("p1 colonies uplift_concord uplift_otter_clans rebel_uplift_world"),
        3,
        "1 per Uplift tile"
    );
    assert_eq!(scored("p1 colonies uplift_academy uplift_concord"), 4 + 2, "2 and 1 per Uplift tile");
    assert_eq!(
        scored("p1 developments imperium_lords\np1 colonies imperium_throne_world"),
        4,
        "developments too"
    );
    assert_eq!(
        World::all()
            .filter(|world| matches!(Pack::standard()[*world].points, Points::Scored(_)))
            .map(Index::at)
            .count(),
        4
    );
}
