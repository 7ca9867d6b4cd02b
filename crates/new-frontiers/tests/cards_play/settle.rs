//! Lines of Settle about strength, prices, second worlds and what comes after settling.

use super::card::{Card, Fact, Sort, gains, is_meant, kinds, more, number, purse, worlds};
use super::cards_with;
use new_frontiers::testing::Play;

pub(super) fn claims(line: &str) -> bool {
    (line.starts_with("settle:") || line.starts_with("after settle:")) && !line.contains("may replace")
}

/// Additional strength, so that every world is once at the limit of being conquered.
const BOOSTERS: [(&str, i32); 7] = [
    ("", 0),
    ("expeditionary_force", 1),
    ("space_marines", 2),
    ("drop_ships", 3),
    ("expeditionary_force drop_ships", 4),
    ("space_marines drop_ships", 5),
    ("expeditionary_force space_marines drop_ships", 6),
];

/// A table on which p1 holds `card` and has explored all worlds of a sort, about to settle.
fn about_to_settle(card: &Card, military: bool, more: &str) -> Play {
    let explored: Vec<_> = others(card, military).map(|world| world.id).collect();
    let table = format!("{}\np1 explored {}\np1 colonists 9\n{more}", card.dealt(), explored.join(" "));
    let mut play = Play::deal(&table);
    play.play("p1 select settle");
    play
}

fn others(card: &Card, military: bool) -> impl Iterator<Item = Fact> {
    let id = card.id;
    worlds(military).into_iter().filter(move |world| world.id != id)
}

/// What the lines of a card add against a world, without discarding.
fn strength(lines: &[String], world: &Fact) -> i32 {
    let meant = lines.iter().filter(|line| is_meant(line, world, ""));
    let lasting =
        meant.filter(|line| line.starts_with("settle: military +") || line.contains(" or military +"));
    lasting.filter_map(|line| number(line, "military +")).sum()
}

/// What the lines of a card take off the price of a world.
fn discount(lines: &[String], world: &Fact, declared: &str) -> i32 {
    let meant = lines.iter().filter(|line| is_meant(line, world, declared));
    meant.filter_map(|line| number(line, "settle: cost -")).sum()
}

/// Every military world can be conquered with exactly the strength that the notation requires, and not with less.
#[test]
fn strength_against_every_world() {
    for (card, lines) in cards_with(claims) {
        for (boosters, boost) in BOOSTERS.iter().filter(|(boosters, _)| !boosters.contains(card.id)) {
            let more =
                if boosters.is_empty() { String::new() } else { format!("p1 developments {boosters}") };
            let play = about_to_settle(&card, true, &more);
            for world in others(&card, true) {
                let enough = strength(&lines, &world) + boost >= i32::from(world.value);
                let offered = play.offers(&format!("p1 settle {}", world.id));
                assert_eq!(offered, enough, "{} against {} with {boost} more", card.id, world.id);
            }
        }
    }
}

/// Every other world costs exactly what the notation makes of its price; the joker as any of the kinds.
#[test]
fn price_of_every_world() {
    for (card, lines) in cards_with(claims) {
        for credits in 0..=7 {
            let play = about_to_settle(&card, false, &format!("p1 credits {credits}"));
            for world in others(&card, false) {
                let cost = |declared| (i32::from(world.value) - discount(&lines, &world, declared)).max(0);
                if world.colour == "joker" {
                    for kind in kinds() {
                        let offered = play.offers(&format!("p1 settle {} as {kind}", world.id));
                        assert_eq!(offered, cost(kind) <= credits, "{}: {} as {kind}", card.id, world.id);
                    }
                } else {
                    let offered = play.offers(&format!("p1 settle {}", world.id));
                    assert_eq!(offered, cost("") <= credits, "{}: {} for {credits}", card.id, world.id);
                }
            }
        }
    }
}

/// Paying for military worlds: only with such a line, only without Alien, at defence less its number.
#[test]
fn military_worlds_for_credits() {
    for (card, lines) in cards_with(claims) {
        let less = lines.iter().find_map(|line| number(line, "may pay for non-alien military, cost -"));
        for credits in 0..=9 {
            let play = about_to_settle(&card, true, &format!("p1 credits {credits}"));
            for world in others(&card, true) {
                let alien = world.keywords.iter().any(|word| word == "alien");
                let price = less
                    .filter(|_| !alien)
                    .map(|less| (i32::from(world.value) - less - discount(&lines, &world, "")).max(0));
                let offered = play.offers(&format!("p1 settle {} for credits", world.id));
                assert_eq!(offered, price.is_some_and(|price| price <= credits), "{}: {}", card.id, world.id);
            }
        }
    }
}

/// Goods to discard, by kind, on colonies without any Settle line.
const GOODS: [&str; 4] = ["artist_settlement", "iron_hills", "cradle_seas", "alien_curio_vault"];

/// Discarding takes goods of the kind it names and adds its strength once.
#[test]
fn discarding_for_strength() {
    let mut n_discards = 0;
    for (card, lines) in cards_with(claims) {
        let Some(line) = lines.iter().find(|line| line.contains("may discard 1 ")) else { continue };
        let wanted = line.split("discard 1 ").nth(1).and_then(|rest| rest.split(' ').next()).expect("a good");
        let added = number(line, "military +").expect("strength");
        for (colony, kind) in GOODS.into_iter().zip(kinds()) {
            let mut play = about_to_settle(&card, true, &format!("p1 colonies {colony}*"));
            let discard = format!("discard {colony} for {}", card.source());
            let usable = wanted == "any" || wanted == kind;
            assert_eq!(play.offers(&format!("p1 {discard}")), usable, "{} with {kind}", card.id);
            if !usable {
                continue;
            }
            play.play(&format!("p1 {discard}"));
            n_discards += 1;
            assert!(!play.legal_of("p1").iter().any(|line| line.starts_with("discard")), "once");
            for world in others(&card, true) {
                let enough = strength(&lines, &world) + added >= i32::from(world.value);
                let offered = play.offers(&format!("p1 settle {}", world.id));
                assert_eq!(offered, enough, "{} against {} after discarding", card.id, world.id);
            }
        }
    }
    assert!(n_discards > 0);
}

/// After settling: worlds drawn, gains, and a second world where the card says so. Taking colonists does
/// nothing of the kind.
#[test]
fn after_settling() {
    for (card, lines) in cards_with(claims) {
        let drawn: i32 = lines.iter().filter_map(|line| number(line, "after settle: draw ")).sum();
        let gained = lines
            .iter()
            .filter_map(|line| line.strip_prefix("after settle: gain "))
            .map(gains)
            .fold([0; 3], |sum, gains| std::array::from_fn(|i| sum[i] + gains[i]));
        let again = lines.iter().any(|line| line == "settle: may settle 1 more");
        let table = format!(
            "{}\np1 credits 9 colonists 9\np1 explored new_vinland orbital_gardens\nbag iron_hills alien_seed_reactor",
            card.dealt()
        );
        let mut play = Play::deal(&table);
        play.play("p1 select settle");
        let before = purse(&play);
        play.play("p1 settle new_vinland");
        let world = worlds(false).into_iter().find(|world| world.id == "new_vinland").expect("a world");
        let paid = i32::from(world.value) - discount(&lines, &world, "");
        assert_eq!(more(before, purse(&play)), [gained[0] - paid, gained[1], gained[2] - 1], "{}", card.id);
        assert_eq!(2 - play.bag().len() as i32, drawn, "{}", card.id);
        assert_eq!(play.offers("p1 settle orbital_gardens"), again, "{}", card.id);

        let mut play = Play::deal(&table);
        play.play("p1 select settle");
        let before = purse(&play);
        play.play("p1 colonists");
        assert_eq!(more(before, purse(&play)), [0, 0, 2], "{}", card.id);
        assert_eq!(play.bag().len(), 2);
        assert!(!play.offers("p1 settle orbital_gardens"));
    }
}

/// A line of a card that has just been settled does not work until the action is over. A card that was not bought or
/// settled does nothing.
#[test]
fn explored_worlds_do_nothing() {
    for (card, lines) in cards_with(claims) {
        if card.sort != Sort::World {
            continue;
        }
        let mut play =
            Play::deal(&format!("p1 home gliese_gene_vault colonists 9\np1 explored {} swarm_nest", card.id));
        play.play("p1 select settle");
        assert!(!play.offers("p1 settle swarm_nest"), "{lines:?} of {} must not count yet", card.id);
        assert!(!play.legal_of("p1").iter().any(|line| line.starts_with("discard")));
    }
}
