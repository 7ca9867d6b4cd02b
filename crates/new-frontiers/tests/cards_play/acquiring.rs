//! Every development can be bought, every world settled, every home chosen, each at its printed price.

use super::card::{Fact, Sort, facts};
use new_frontiers::cards::Yield;
use new_frontiers::testing::{Play, seat_of};
use new_frontiers::{Decision, Options};
use std::collections::BTreeSet;

fn of(sort: Sort) -> Vec<Fact> {
    facts().into_iter().filter(|fact| fact.sort == sort).collect()
}

/// A development is offered for its cost and not for less. After the purchase the player owns it and one copy fewer
/// is left.
#[test]
fn developments() {
    for card in of(Sort::Development) {
        for credits in [card.value - 1, card.value] {
            let mut play = Play::deal(&format!("order p2 p1 p3\nface {}\np1 credits {credits}", card.id));
            play.play("p2 select develop");
            if play.asked().as_deref() == Some("p2") {
                play.play("p2 pass");
            }
            let line = format!("p1 develop {}", card.id);
            assert_eq!(play.offers(&line), credits == card.value, "{} for {credits}", card.id);
            if credits == card.value {
                let before: u8 = play.board().stock.iter().sum();
                play.play(&line);
                assert_eq!(play.developments("p1"), [card.id]);
                assert_eq!(play.empire("p1").credits, 0);
                assert_eq!(play.board().stock.iter().sum::<u8>(), before - 1);
            }
        }
    }
}

/// Enough strength for every military world.
const ARMY: &str = "p1 developments expeditionary_force space_marines drop_ships new_galactic_order
    p1 home luyten_garrison";

/// A world is settled with exactly its colonists and, unless military, exactly its cost; windfall worlds get
/// their good.
#[test]
fn worlds() {
    for card in of(Sort::World) {
        let joker = card.colour == "joker";
        let line = if joker { format!("settle {} as genes", card.id) } else { format!("settle {}", card.id) };
        let cost = if card.military { 0 } else { card.value };
        for (colonists, credits) in
            [(card.colonists, cost), (card.colonists - 1, cost), (card.colonists, cost.wrapping_sub(1))]
        {
            if credits == u8::MAX {
                continue;
            }
            let army = if card.military { ARMY } else { "p1 home luyten_garrison" };
            let mut play = Play::deal(&format!(
                "order p2 p1 p3\n{army}\np1 colonists {colonists} credits {credits}\np1 explored {}",
                card.id
            ));
            play.play("p2 select settle\np2 colonists");
            let enough = (colonists, credits) == (card.colonists, cost);
            assert_eq!(play.offers(&format!("p1 {line}")), enough, "{} for {colonists}, {credits}", card.id);
            if !enough {
                continue;
            }
            play.play(&format!("p1 {line}"));
            let kind = if joker { "genes" } else { &card.colour };
            let good = if card.yields == Yield::Windfall { format!("*{kind}") } else { String::new() };
            assert_eq!(play.colonies("p1"), [format!("{}{good}", card.id), "home".to_owned()]);
            assert_eq!((play.empire("p1").colonists, play.empire("p1").credits), (0, 0));
        }
    }
}

/// Every home occurs in some later game, with its good if it is a windfall colony.
#[test]
fn homes() {
    let mut left: BTreeSet<_> = of(Sort::Home).into_iter().map(|home| home.id).collect();
    for seed in 0..200 {
        let mut play = Play::set_up(5, &Options::default(), seed);
        while play.decision() == Some(Decision::ChooseHome) {
            let seat = play.asked().expect("somebody chooses");
            let sides = play.legal_of(&seat);
            assert_eq!(sides.len(), 2);
            let line = &sides[seed as usize % 2];
            play.play(&format!("{seat} {line}"));
            let id = line.strip_prefix("home ").expect("a home");
            let home = of(Sort::Home).into_iter().find(|home| home.id == id).expect("a home");
            let good =
                if home.yields == Yield::Windfall { format!("home*{}", home.colour) } else { "home".into() };
            assert_eq!(play.colonies(&seat), [good], "{id}");
            assert_eq!(play.board().empires[seat_of(&seat)].colonists, 0);
            left.remove(id);
        }
        if left.is_empty() {
            return;
        }
    }
    panic!("never dealt: {left:?}");
}
