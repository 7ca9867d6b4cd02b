//! Lines of Settle that replace one colony by another.

use super::card::{Card, Fact, Sort, facts, number, worlds};
use super::cards_with;
use new_frontiers::testing::Play;

pub(super) fn claims(line: &str) -> bool {
    line.starts_with("settle: may replace")
}

/// All pairs of own colony and explored world: what is offered is what the notation says.
#[test]
fn every_pair() {
    for (card, lines) in cards_with(claims) {
        let of_engineers = lines.iter().find_map(|line| number(line, "cost +0 to +"));
        let of_itself = lines.iter().any(|line| line.starts_with("settle: may replace this"));
        for old in worlds(false).into_iter().chain(worlds(true)) {
            let colonies = [home(&card), old];
            let explored: Vec<_> = worlds(false)
                .into_iter()
                .chain(worlds(true))
                .filter(|new| new.id != colonies[1].id)
                .collect();
            let ids: Vec<_> = explored.iter().map(|new| new.id).collect();
            let mut play = Play::deal(&format!(
                "{}\np1 colonists 9\np1 colonies {}\np1 explored {}",
                card.dealt(),
                colonies[1].id,
                ids.join(" ")
            ));
            play.play("p1 select settle");
            for (old, name) in colonies.iter().zip(["home", colonies[1].id]) {
                for new in &explored {
                    let engineers = of_engineers.is_some_and(|up_to| replaces(old, new, up_to));
                    let itself = of_itself && old.id == card.id && gives_way_to(new);
                    let offered = play.offers(&format!("p1 replace {name} with {}", new.id));
                    assert_eq!(offered, engineers || itself, "{}: {name} by {}", card.id, new.id);
                }
            }
        }
    }
}

/// The home on the table of a card.
fn home(card: &Card) -> Fact {
    let id = if card.sort == Sort::Home { card.id } else { super::card::PLAIN_HOME };
    facts().into_iter().find(|fact| fact.id == id).expect("a home")
}

/// Same kind, non-military, printed cost higher by at most the number; the joker has any kind but grey.
fn replaces(old: &Fact, new: &Fact, up_to: i32) -> bool {
    let joker = |one: &Fact, other: &Fact| one.colour == "joker" && other.colour != "grey";
    let same = old.colour == new.colour || joker(old, new) || joker(new, old);
    let higher = i32::from(new.value) - i32::from(old.value);
    same && !old.military && !new.military && (0..=up_to).contains(&higher)
}

/// Non-military and without Alien.
fn gives_way_to(new: &Fact) -> bool {
    !new.military && new.keywords.iter().all(|word| word != "alien")
}
