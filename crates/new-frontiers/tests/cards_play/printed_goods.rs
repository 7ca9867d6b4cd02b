//! Every line that the notation accepts for Produce, Trade, Consume and the end of the game does what its sentence says,
//! in both languages.

use super::card::{Fact, facts, fits, kinds, more, purse, times};
use super::said::{Said, dealt, filled, said};
use new_frontiers::Decision;
use new_frontiers::score::sheet;
use new_frontiers::testing::{Play, seat_of};

/// Colonies of each kind without any line: a windfall colony, a production colony or a second windfall colony.
const STOCK: [[&str; 2]; 4] = [
    ["devolved_uplift_race", "gem_cutters_moon"],
    ["shattered_moon", "comet_zone"],
    ["cradle_seas", "swarm_nest"],
    ["alien_curio_vault", "alien_seed_reactor"],
];

fn each_line(forms: &[&str], mut check: impl FnMut(&str, &Said, Option<&Said>)) {
    for line in forms.iter().flat_map(|form| filled(form)) {
        let (before, after) = said(&line);
        check(&line, &before, after.as_ref());
    }
}

/// p1 after another player selected Produce.
fn produced(line: &str, tile: &str, table: &str) -> Play {
    let mut play = dealt(line, tile, &format!("order p2 p1 p3\n{table}"));
    play.play("p2 select produce");
    play
}

/// One empty windfall colony of the kind that is named, or of any kind, gets a good.
#[test]
fn windfall_goods() {
    each_line(&["produce: windfall K", "produce: windfall any"], |line, said, _| {
        assert!(said.has("windfall"), "{line}");
        let any = !kinds().iter().any(|kind| said.has(kind));
        for ([colony, _], kind) in STOCK.into_iter().zip(kinds()) {
            let play = produced(line, "development", &format!("p1 colonies {colony}"));
            let n_goods = u8::from(any || said.has(kind));
            assert_eq!(play.empire("p1").goods.len(), n_goods, "{line}: {colony}");
        }
    });
}

/// A gain once, when this colony produces, or for the most goods of a kind.
#[test]
fn gains_in_produce() {
    let forms = ["produce: gain G", "when produces: gain G"];
    each_line(&forms, |line, said, _| {
        for good in ["", "*"] {
            let world = said.has("this");
            if !world && good == "*" {
                continue;
            }
            let tile = if world { "world" } else { "development" };
            let play = produced(line, tile, &format!("p1 colonies iron_hills{good}"));
            let times_gained = i32::from(good.is_empty());
            assert_eq!(more([0; 3], purse(&play)), times(said.gains, times_gained), "{line}{good}");
        }
    });
    each_line(&["produce: gain G if most K produced"], |line, said, _| {
        let producers = ["spice_world", "iron_hills", "swarm_nest", "alien_seed_reactor"];
        for (colony, kind) in producers.into_iter().zip(kinds()) {
            let Some(fact) = facts().into_iter().find(|fact| fact.id == colony) else {
                panic!("no {colony}")
            };
            assert_eq!(fact.colour, kind, "{colony}");
            let play = produced(line, "development", &format!("p1 colonies {colony}"));
            assert_eq!(purse(&play), times(said.gains, i32::from(said.has(kind))), "{line}: {colony}");
        }
    });
}

/// Groups that tell all words of the notation apart.
const GROUPS: [&str; 22] = [
    "tile",
    "colony",
    "development",
    "novelty colony",
    "rare colony",
    "genes tile",
    "alientech colony",
    "alien tile",
    "imperium tile",
    "rebel colony",
    "terraforming tile",
    "uplift colony",
    "military colony",
    "non-military colony",
    "production colony",
    "two-colonist colony",
    "rare rebel military production two-colonist colony",
    "tile with explore power",
    "tile with settle power",
    "development with trade power",
    "colony with consume power",
    "tile with military power",
];

/// An empire with something of every group.
const EMPIRE: &str = "p1 developments prefab_habitats trade_league drop_ships
    p1 colonies rebel_ore_haulers* cradle_seas* spice_world* alien_curio_vault* imperium_depot* uplift_otter_clans*";

fn tiles(play: &Play) -> Vec<Fact> {
    let own = [play.developments("p1"), play.colonies("p1"), vec!["luyten_garrison".to_owned()]].concat();
    let owns = |fact: &Fact| own.iter().any(|id| id.split('*').next() == Some(fact.id));
    let bare = ["space_marines", "luyten_garrison", "mining_league"];
    let facts = facts().into_iter().filter(owns);
    facts
        .map(|fact| if bare.contains(&fact.id) { Fact { lines: Vec::new(), ..fact } } else { fact })
        .collect()
}

/// A gain in Produce and points at the end for each tile of the group that the sentence names.
#[test]
fn groups() {
    for group in GROUPS {
        let forms = [format!("produce: gain G per {group}"), format!("score: # per {group}")];
        each_line(&forms.each_ref().map(String::as_str), |line, said, per| {
            let per = per.unwrap_or_else(|| panic!("{line}: for each what?")).group();
            let scores = line.starts_with("score");
            let tile = if scores { "score" } else { "development" };
            let (play, phase) = if scores {
                (dealt(line, tile, EMPIRE), None)
            } else {
                (produced(line, tile, EMPIRE), Some("produce: gain"))
            };
            let mut own = tiles(&play);
            // The tile with the line under test has a power of its own.
            for fact in own.iter_mut().filter(|fact| fact.id == "space_marines") {
                fact.lines.extend(phase.map(str::to_owned));
            }
            let n_tiles = own.iter().filter(|fact| fits(&per, fact, "")).count() as i32;
            let expected = times(said.gains, n_tiles);
            if scores {
                let found = sheet(play.board(), seat_of("p1")).scored_developments;
                assert_eq!([0, found, 0], expected, "{line}: {n_tiles} of {per}");
            } else {
                // The supply gives as many colonists as it has.
                let expected = [expected[0], expected[1], expected[2].min(50)];
                assert_eq!(purse(&play), expected, "{line}: {n_tiles} of {per}");
            }
        });
    }
}

/// Points for lasting strength and for different kinds.
#[test]
fn other_scores() {
    each_line(&["score: # per strength"], |line, said, per| {
        assert!(per.is_some_and(|per| per.has("lasting")), "{line}");
        let play = dealt(line, "score", "p1 developments drop_ships");
        assert_eq!(sheet(play.board(), seat_of("p1")).scored_developments, said.gains[1] * 3, "{line}");
    });
    each_line(&["score: table 1 2 5 12 by kind", "score: table 12 0 3 1 by kind"], |line, said, _| {
        for n_kinds in 0..=4 {
            let colonies: String =
                STOCK[..n_kinds].iter().map(|of| format!("p1 colonies {}\n", of.join(" "))).collect();
            let play = dealt(line, "score", &colonies);
            let expected = if n_kinds == 0 { 0 } else { said.numbers[n_kinds - 1] };
            assert_eq!(sheet(play.board(), seat_of("p1")).scored_developments, expected, "{line}: {n_kinds}");
        }
    });
}

/// A sale brings so much more, for any good or for the kind that is named.
#[test]
fn trade() {
    each_line(&["trade: +#", "trade: +# vs K"], |line, said, _| {
        let any = !kinds().iter().any(|kind| said.has(kind));
        for (([colony, _], kind), price) in STOCK.into_iter().zip(kinds()).zip(1..) {
            let mut play = dealt(line, "development", &format!("order p2 p1 p3\np1 colonies {colony}*"));
            play.play(&format!("p2 select trade_consume\np1 sell {colony}"));
            let added = if any || said.has(kind) { said.numbers[0] } else { 0 };
            assert_eq!(purse(&play), [price + added, 0, 0], "{line}: {colony}");
        }
    });
}

/// p1 consumes with these goods, after selling nothing, and makes any choice that is asked.
fn consumed(line: &str, have: [usize; 4], more: &str) -> Play {
    let goods: String =
        STOCK.iter().zip(have).flat_map(|(of, n)| &of[..n]).map(|id| format!(" {id}*")).collect();
    let goods = if goods.is_empty() { goods } else { format!("p1 colonies{goods}") };
    let mut play = dealt(line, "development", &format!("order p2 p1 p3\n{goods}\n{more}"));
    play.play("p2 select trade_consume");
    if play.decision() == Some(Decision::Trade) {
        play.play("p1 pass");
    }
    while let Some(Decision::Consume | Decision::Spend(_)) = play.decision() {
        let line = play.legal_of("p1")[0].clone();
        play.play(&format!("p1 {line}"));
    }
    play
}

/// Goods of the number and kind that are named are consumed for the gain that is named, once or for each.
#[test]
fn consume() {
    let forms = [
        "consume: # K -> G",
        "consume: # any -> 1 vp + 2 colonists + 3 credits",
        "consume: # different -> G",
        "consume: up to # K -> G each",
        "consume: up to # any -> 2 credits each",
        "consume: up to # different -> 1 colonist each",
        "consume: nothing -> G",
    ];
    each_line(&forms, |line, said, _| {
        for have in [[0; 4], [1, 0, 0, 0], [2, 1, 0, 0], [0, 0, 2, 2], [1, 1, 1, 1], [2, 2, 2, 2]] {
            let named = kinds().iter().position(|kind| said.has(kind));
            let within = if said.has("different") { have.map(|n| n.min(1)) } else { have };
            let usable = named.map_or(within.iter().sum(), |kind| within[kind]) as i32;
            // Without goods to consume the first number belongs to the gain.
            let wanted = if line.contains("nothing") { 0 } else { said.numbers[0] };
            let (taken, times_gained) = match said.has("up to") {
                true => (wanted.min(usable), wanted.min(usable)),
                false if wanted <= usable => (wanted, 1),
                false => (0, 0),
            };
            let play = consumed(line, have, "");
            let left = i32::from(play.empire("p1").goods.len());
            assert_eq!(have.iter().sum::<usize>() as i32 - left, taken, "{line} with {have:?}");
            assert_eq!(purse(&play), times(said.gains, times_gained), "{line} with {have:?}");
        }
    });
}

/// Points for each good that other powers consume, and more with the other tile.
#[test]
fn points_for_goods_consumed() {
    each_line(&["consume: +# vp per good consumed, +5 vp with galactic_salon"], |line, said, _| {
        for n_goods in 0..=2 {
            for with in ["", "p1 developments galactic_salon"] {
                let festival = format!("p1 colonies festival_world\n{with}");
                let play = consumed(line, [0, n_goods, 0, 0], &festival);
                // Festival World gives a point for each of two goods, the Salon a point of its own.
                let bonus = if with.is_empty() { 0 } else { 1 + said.numbers[1] };
                let expected = n_goods as i32 * (1 + said.numbers[0]) + bonus;
                assert_eq!(purse(&play), [0, expected, 0], "{line}: {n_goods} goods {with}");
            }
        }
    });
}
