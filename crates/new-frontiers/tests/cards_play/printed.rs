//! Every line that the notation accepts for Develop, Explore and Settle does what its sentence says, in both languages.

use super::card::{facts, more, purse, worlds};
use super::said::{Said, dealt, filled, said};
use new_frontiers::testing::Play;

/// The lines of some forms on a development, with what they say before `for each`.
fn each_line(forms: &[&str], mut check: impl FnMut(&str, &Said)) {
    for line in forms.iter().flat_map(|form| filled(form)) {
        check(&line, &said(&line).0);
    }
}

/// Developments cost less by the number, all of them or the large ones.
#[test]
fn develop_costs() {
    each_line(&["develop: cost -#", "develop: cost -# for large"], |line, said| {
        for (ware, large, cost) in [("drop_ships", false, 5), ("imperium_lords", true, 9)] {
            let less = if said.has("large") && !large { 0 } else { said.numbers[0] };
            let offered = |credits: &i32| {
                let table = format!("order p2 p1 p3\np1 credits {credits}\nface {ware}");
                let mut play = dealt(line, "development", &table);
                play.play("p2 select develop");
                if play.asked().as_deref() == Some("p2") {
                    play.play("p2 pass");
                }
                play.offers(&format!("p1 develop {ware}"))
            };
            let price = (0..20).find(offered).expect("nothing costs more than 9");
            assert_eq!(price, (cost - less).max(0), "{line}: {ware}");
        }
    });
}

/// A gain after buying a development, in Explore, and at the beginning of Settle or after settling.
#[test]
fn gains() {
    let forms = ["after develop: gain G", "explore: gain G", "settle: gain G", "after settle: gain G"];
    each_line(&forms, |line, said| {
        let table = "p1 credits 9 colonists 1\np1 explored new_vinland\nface prefab_habitats";
        let mut play = dealt(line, "development", table);
        let before = purse(&play);
        let mut spent = [0; 3];
        match line.split(':').next().expect("a head") {
            "after develop" => {
                play.play("p1 select develop\np1 develop prefab_habitats");
                spent = [1, 0, 0];
            }
            "explore" => {
                play.play("p1 select explore");
                let take = play.legal_of("p1")[0].clone();
                play.play(&format!("p1 {take}"));
            }
            "settle" => {
                play.play("p1 select settle");
                spent = [0, 0, -1];
            }
            _ => {
                play.play("p1 select settle\np1 settle new_vinland");
                spent = [price_of("new_vinland"), 0, 0];
            }
        }
        // The selector gains one colonist in Settle; the world needs one.
        let gained = more(before, purse(&play));
        assert_eq!(gained, std::array::from_fn(|i| said.gains[i] - spent[i]), "{line}");
    });
}

fn price_of(world: &str) -> i32 {
    let card = facts().into_iter().find(|fact| fact.id == world).expect("a world");
    i32::from(card.value)
}

/// Worlds are drawn from the bag, as many as the number says while there are any.
#[test]
fn draws() {
    each_line(&["explore: draw # extra"], |line, said| {
        let mut play = dealt(line, "development", "order p2 p1 p3");
        play.play("p2 select explore");
        for seat in ["p2", "p1"] {
            let take = play.legal_of(seat)[0].clone();
            play.play(&format!("{seat} {take}"));
        }
        assert_eq!(play.explored("p1").len() as i32, 1 + said.numbers[0], "{line}");
    });
    each_line(&["after settle: draw # world"], |line, said| {
        let mut play =
            dealt(line, "development", "order p2 p1 p3\np1 credits 9 colonists 1\np1 explored new_vinland");
        play.play("p2 select settle\np2 colonists\np1 settle new_vinland");
        assert_eq!(play.explored("p1").len() as i32, said.numbers[0], "{line}");
    });
}

/// A turn in Settle of p1, who has explored all worlds of a sort but `without`.
fn settling(line: &str, military: bool, table: &str) -> Play {
    let ids: Vec<_> = worlds(military).into_iter().map(|world| world.id).collect();
    let ids: Vec<_> = ids.into_iter().filter(|id| *id != "iron_hills" && !table.contains(id)).collect();
    let table = format!("p1 explored {}\np1 colonists 9\n{table}", ids.join(" "));
    let tile = if line.contains("may replace") { "engineers" } else { "development" };
    let mut play = dealt(line, tile, &table);
    play.play("p1 select settle");
    play
}

/// Strength counts against the worlds that the sentence names, and for no others.
#[test]
fn strength() {
    let forms = ["settle: military +#", "settle: military +# vs T", "settle: cost -1 or military +# vs T"];
    each_line(&forms, |line, said| {
        assert!(said.has("strength"), "{line}");
        let play = settling(line, true, "");
        for world in worlds(true) {
            let strength = said.numbers.last().filter(|_| said.means(&world, "")).copied().unwrap_or(0);
            let offered = play.offers(&format!("p1 settle {}", world.id));
            assert_eq!(offered, strength >= i32::from(world.value), "{line}: {}", world.id);
        }
    });
}

/// The worlds that the sentence names cost less by its first number; the joker as the kind that is declared.
#[test]
fn settle_costs() {
    each_line(&["settle: cost -#", "settle: cost -# or military +1 vs T"], |line, said| {
        for credits in 0..=5 {
            let play = settling(line, false, &format!("p1 credits {credits}"));
            for world in worlds(false).iter().filter(|world| world.id != "iron_hills") {
                let declared: &[&str] =
                    if world.colour == "joker" { &["novelty", "rare", "genes", "alientech"] } else { &[""] };
                for kind in declared {
                    let less = if said.means(world, kind) { said.numbers[0] } else { 0 };
                    let as_kind = if kind.is_empty() { String::new() } else { format!(" as {kind}") };
                    let offered = play.offers(&format!("p1 settle {}{as_kind}", world.id));
                    let enough = i32::from(world.value) - less <= credits;
                    assert_eq!(offered, enough, "{line}: {} for {credits}", world.id);
                }
            }
        }
    });
}

/// Military worlds can be bought for their defence less the number, but not those the sentence excludes.
#[test]
fn military_worlds_for_credits() {
    let forms = [
        "settle: may pay for non-alien military, cost -#",
        "settle: may pay for non-alien military, cost -0",
    ];
    each_line(&forms, |line, said| {
        assert!(said.has("defence") && said.has("non-alien") && said.has("may"), "{line}");
        for credits in 0..=9 {
            let play = settling(line, true, &format!("p1 credits {credits}"));
            for world in worlds(true) {
                let alien = world.keywords.iter().any(|word| word == "alien");
                let price = i32::from(world.value) - said.numbers.first().copied().unwrap_or(0);
                let offered = play.offers(&format!("p1 settle {} for credits", world.id));
                assert_eq!(offered, !alien && price <= credits, "{line}: {}", world.id);
            }
        }
    });
}

/// One good of the kind that is named, or any good, is discarded for the strength that is named.
#[test]
fn goods_for_strength() {
    let stock = [
        ("artist_settlement", "novelty"),
        ("shattered_moon", "rare"),
        ("cradle_seas", "genes"),
        ("alien_curio_vault", "alientech"),
    ];
    let forms = [
        "settle: may discard 1 K good: military +# this action",
        "settle: may discard 1 any good: military +# this action",
    ];
    each_line(&forms, |line, said| {
        let any = !stock.iter().any(|(_, kind)| said.has(kind));
        for (colony, kind) in stock {
            let mut play = settling(line, true, &format!("p1 colonies {colony}*"));
            let discard = format!("p1 discard {colony} for space_marines");
            let weakest = worlds(true).iter().map(|world| i32::from(world.value)).min().unwrap_or(0);
            let useful = said.numbers[1] >= weakest;
            assert_eq!(play.offers(&discard), (any || said.has(kind)) && useful, "{line}: {colony}");
            if play.offers(&discard) {
                play.play(&discard);
                for world in worlds(true) {
                    let offered = play.offers(&format!("p1 settle {}", world.id));
                    assert_eq!(offered, said.numbers[1] >= i32::from(world.value), "{line}: {}", world.id);
                }
            }
        }
    });
}

/// A second world may be settled, and no third one.
#[test]
fn a_second_world() {
    each_line(&["settle: may settle 1 more"], |line, said| {
        assert!(said.has("second") && said.has("may"));
        let mut play = settling(line, false, "p1 credits 40");
        for n_settled in 0..3 {
            let next = play.legal_of("p1").into_iter().find(|line| line.starts_with("settle "));
            assert_eq!(next.is_some(), n_settled < 2, "{n_settled} are settled");
            next.iter().for_each(|line| {
                play.play(&format!("p1 {line}"));
            });
        }
    });
}

/// A colony is replaced by a world of its kind that costs up to so much more, or this colony by a world of any kind.
#[test]
fn replacements() {
    let of = |id: &str| facts().into_iter().find(|fact| fact.id == id).expect("a world");
    each_line(&["settle: may replace colony: same kind, cost +0 to +#"], |line, said| {
        assert!(said.has("non-military") && said.has("may"), "{line}");
        let old = of("glass_desert");
        let play = settling(line, false, "p1 colonies glass_desert");
        for new in worlds(false).into_iter().filter(|new| !["iron_hills", old.id].contains(&new.id)) {
            let dearer = i32::from(new.value) - i32::from(old.value);
            let same = new.colour == old.colour || new.colour == "joker";
            let fits = same && (said.numbers[0]..=said.numbers[1]).contains(&dearer);
            assert_eq!(
                play.offers(&format!("p1 replace {} with {}", old.id, new.id)),
                fits,
                "{line}: {}",
                new.id
            );
        }
    });
    let line = "settle: may replace this: non-military non-alien, cost 0";
    let (said, _) = said(line);
    assert!(said.has("this") && said.has("non-alien") && said.has("non-military"), "{said:?}");
    let others = [worlds(true), worlds(false)].into_iter().flatten();
    let others: Vec<_> = others.filter(|world| world.id != "iron_hills").collect();
    let explored: Vec<_> = others.iter().map(|fact| fact.id).collect();
    let mut play = dealt(line, "world", &format!("p1 colonists 9\np1 explored {}", explored.join(" ")));
    play.play("p1 select settle");
    for new in others {
        let fits = !new.military && !new.keywords.iter().any(|word| word == "alien");
        assert_eq!(play.offers(&format!("p1 replace iron_hills with {}", new.id)), fits, "{}", new.id);
    }
}
