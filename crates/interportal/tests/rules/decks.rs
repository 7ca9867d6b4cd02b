//! Cards are where they belong: decks of prepared tables, and cards that go back (X4R-037, X4R-313, X4R-468).

use std::panic::{AssertUnwindSafe, catch_unwind};

use engine::Seat;
use interportal::ids::{EventCard, Planet, PlanetaryEvent};
use interportal::realm::Held;
use interportal::state::Happened;
use interportal::testing::{
    burst, chart, close_ring, dealt, drawn, found, fresh, hold, is_sound, midgame, n_cards,
};
use interportal::{Hex, State};

const ME: Seat = Seat(0);
const FAR: Hex = Hex::corner(2, 0);
const NEAR: Hex = Hex::corner(1, 0);

fn planet(id: &str) -> Planet {
    Planet::from_id(id).expect("a planet")
}

fn is_broken(state: &State) -> bool {
    catch_unwind(AssertUnwindSafe(|| is_sound(&fresh(state)))).is_err()
}

/// X4R-037: on a prepared table every card is there once: planets that were founded on and events that are held come from
/// their decks.
#[test]
fn x4r_037_prepared_tables_have_every_card_once() {
    for n_seats in 2..=6 {
        is_sound(&midgame(n_seats, 3));
    }
    let mut state = dealt(2, 1);
    let before = n_cards(&state);
    found(&mut state, ME, FAR, "garden-world", 1);
    found(&mut state, ME, NEAR, "ocean-world", 1);
    assert_eq!(n_cards(&state).0 + 2, before.0, "two planets less in their deck");
    let card = EventCard::from_id("old-library").expect("a card");
    hold(&mut state, ME, Held { card, hex: None, level: 1 });
    assert_eq!(n_cards(&state).1.iter().sum::<usize>() + 1, before.1.iter().sum::<usize>());
    drawn(&mut state, PlanetaryEvent::from_id("festival").expect("an event"));
    assert_eq!(n_cards(&state).2, before.2, "it only lies on top");
    is_sound(&fresh(&state));
}

/// The law finds a card that is there twice, and one that is lost.
#[test]
fn x4r_037_cards_that_are_lost_or_twice_are_found() {
    let state = || {
        let mut state = dealt(2, 1);
        chart(&mut state);
        state
    };
    assert!(!is_broken(&state()));
    let mut twice = state();
    twice.systems[FAR.at()].planet = Some(planet("garden-world"));
    assert!(is_broken(&twice), "a planet");
    let mut lost = state();
    found(&mut lost, ME, FAR, "garden-world", 1);
    lost.systems[FAR.at()].planet = None;
    assert!(is_broken(&lost), "a planet that is nowhere");
    let mut twice = state();
    found(&mut twice, ME, FAR, "garden-world", 1);
    let event = PlanetaryEvent::from_id("festival").expect("an event");
    twice.colonies.iter_mut().for_each(|it| it.events.push(Happened::of(event, 0, false)));
    assert!(is_broken(&twice), "a planetary event");
    let mut rock = state();
    rock.systems[FAR.at()].planet = Some(planet("rock-world"));
    assert!(!is_broken(&rock), "X4R-313: rock worlds lie there without a card, too");
}

/// X4R-313, X4R-468, X4R-CR5: a planet card goes under its deck when its star bursts; a rock world that has none is gone.
#[test]
fn x4r_468_planets_go_back() {
    let after = |id: &str, surplus: bool| {
        let mut state = dealt(2, 1);
        chart(&mut state);
        if surplus {
            state.systems[FAR.at()].planet = Some(planet(id));
        } else {
            found(&mut state, ME, FAR, id, 1);
        }
        let before = n_cards(&state).0;
        burst(&mut state, FAR);
        is_sound(&fresh(&state));
        n_cards(&state).0 - before
    };
    assert_eq!(after("garden-world", false), 1);
    assert_eq!(after("rock-world", false), 1);
    assert_eq!(after("rock-world", true), 0, "it has no card");
    assert_eq!(after("ring-planet", false), 0, "neither has a ring world");
}

/// X4R-468, X4R-W3: the card of a planet that becomes a ring world goes under its deck.
#[test]
fn x4r_468_ring_worlds_replace_planets() {
    let mut state = dealt(2, 1);
    chart(&mut state);
    found(&mut state, ME, FAR, "garden-world", 1);
    state.colonies.pop();
    let before = n_cards(&state).0;
    close_ring(&mut state, ME, FAR);
    assert_eq!(state.system(FAR).planet, Planet::from_id("ring-planet"));
    assert_eq!(n_cards(&state).0, before + 1);
    is_sound(&fresh(&state));
}
