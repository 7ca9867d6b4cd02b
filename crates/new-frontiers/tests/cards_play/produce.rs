//! Lines of Produce: windfall goods, gains, and the joker with its declared kind.

use super::card::{Card, Sort, facts, fits, gains, kinds, more, purse, times};
use super::cards_with;
use new_frontiers::testing::Play;

pub(super) fn claims(line: &str) -> bool {
    line.starts_with("produce:") || line.starts_with("when produces:") || line == "property: joker"
}

/// A table on which another player selects Produce. The home is grey where the card leaves it open.
fn produced(card: &Card, more: &str) -> Play {
    let home = if card.sort == Sort::Home { "" } else { "p1 home luyten_garrison" };
    let mut play = Play::deal(&format!("order p2 p1 p3\n{}\n{home}\n{more}", card.dealt()));
    play.play("p2 select produce");
    play
}

/// A windfall colony of each kind.
const WINDFALLS: [&str; 4] = ["devolved_uplift_race", "shattered_moon", "cradle_seas", "alien_curio_vault"];

/// A windfall line puts a good on an empty colony of its kind, and on no other.
#[test]
fn windfall_goods() {
    for (card, lines) in cards_with(claims) {
        for (colony, kind) in WINDFALLS.into_iter().zip(kinds()) {
            let play = produced(&card, &format!("p1 colonies {colony}"));
            let served = lines.iter().any(|line| *line == format!("produce: windfall {kind}"));
            assert_eq!(
                play.colonies("p1").contains(&format!("{colony}*{kind}")),
                served,
                "{}: {kind}",
                card.id
            );
            let all = WINDFALLS.join(" ");
            let n_goods = produced(&card, &format!("p1 colonies {all}")).empire("p1").goods.len();
            let own = u8::from(card.lines.iter().any(|line| line.starts_with("when produces:")));
            let n_powers = lines.iter().filter(|line| line.starts_with("produce: windfall")).count() as u8;
            assert_eq!(n_goods, n_powers + own, "{}: one good for each such line", card.id);
        }
    }
}

/// Gains once, for each tile of a group, or when a good is put on the card itself.
#[test]
fn gains_in_produce() {
    let empires = [
        "",
        "rebel_outpost rebel_citadel rebel_ore_haulers*",
        "cradle_seas* swarm_nest* rebel_clone_legion* iron_hills*",
        "uplift_otter_clans* rebel_last_bastion imperium_depot*",
    ];
    for (card, lines) in cards_with(claims) {
        for colonies in empires {
            let colonies: Vec<_> = colonies.split(' ').filter(|word| !word.is_empty()).collect();
            let own = |id: &str| {
                let home = if card.sort == Sort::Home { card.id } else { "luyten_garrison" };
                id == card.id || id == home || colonies.iter().any(|word| word.trim_end_matches('*') == id)
            };
            let tiles: Vec<_> = facts().into_iter().filter(|fact| own(fact.id)).collect();
            let mut expected = [0; 3];
            for line in lines.iter().filter(|line| !line.contains(" if most ")) {
                let Some((_, gain)) = line.split_once(": gain ") else { continue };
                let (gain, n) = match gain.split_once(" per ") {
                    Some((gain, group)) => (gain, tiles.iter().filter(|tile| fits(group, tile, "")).count()),
                    None => (gain, 1),
                };
                let gain = times(gains(gain), n as i32);
                expected = std::array::from_fn(|i| expected[i] + gain[i]);
            }
            let more_colonies = if colonies.is_empty() {
                String::new()
            } else {
                format!("p1 colonies {}", colonies.join(" "))
            };
            let play = produced(&card, &more_colonies);
            assert_eq!(purse(&play), expected, "{} with {colonies:?}", card.id);
        }
    }
}

/// A colony that is full produces nothing and gains nothing.
#[test]
fn nothing_for_a_full_colony() {
    let mut n_cards = 0;
    for (card, lines) in cards_with(claims) {
        if lines.iter().any(|line| line.starts_with("when produces:")) {
            let mut play = Play::deal(&format!("order p2 p1 p3\np1 colonies {}*", card.id));
            play.play("p2 select produce");
            assert_eq!(purse(&play), [0; 3], "{}", card.id);
            n_cards += 1;
        }
    }
    assert!(n_cards > 0);
}

/// "If most": at least one, and nobody more.
#[test]
fn most_of_a_kind() {
    let (own, others) = (["iron_hills", "glass_desert"], ["comet_zone", "imperium_foundry_world"]);
    let mut n_cards = 0;
    for (card, lines) in cards_with(claims) {
        let Some(line) = lines.iter().find(|line| line.contains(" if most ")) else { continue };
        let (gain, kind) = line
            .strip_prefix("produce: gain ")
            .and_then(|rest| rest.split_once(" if most "))
            .expect("a gain and a kind");
        assert_eq!(kind, "rare produced", "the colonies of this test are Rare Elements worlds");
        for n_own in 0..=2 {
            for n_other in 0..=2 {
                let more = format!(
                    "p1 colonies {}\np3 colonies {}",
                    own[..n_own].join(" "),
                    others[..n_other].join(" ")
                );
                let wins = n_own > 0 && n_own >= n_other;
                let expected = times(gains(gain), i32::from(wins));
                assert_eq!(purse(&produced(&card, &more)), expected, "{}: {n_own} and {n_other}", card.id);
            }
        }
        n_cards += 1;
    }
    assert!(n_cards > 0);
}

/// The joker gets a good of whatever kind is declared.
#[test]
fn the_joker_is_what_is_declared() {
    let mut n_cards = 0;
    for (card, _) in cards_with(|line| line == "property: joker") {
        for kind in kinds() {
            let mut play = Play::deal(&format!("p1 home luyten_garrison\np1 colonies {}", card.id));
            let before = purse(&play);
            play.play(&format!("p1 select produce\np1 declare {kind}"));
            assert_eq!(play.colonies("p1"), [format!("{}*{kind}", card.id), "home".to_owned()]);
            assert_eq!(more(before, purse(&play)), [0; 3]);
            n_cards += 1;
        }
    }
    assert_eq!(n_cards, 4);
}
