//! BTS-217 to BTS-219: the expert variant with technology display.

use beyond_the_sun::testing::Play;
use beyond_the_sun::{Options, State};
use engine::{Dealer, Game, Viewer};

/// A row of level II and a slot to research.
const DISPLAY: &str = "
    display
    row 2 spacetime-anomaly-studies-r stellar-cartography plasma-cannon letters-of-marque orbital-hydroponics
    deck 2 data-brokers
    p1 researched I-4
    p1 ore 2 pop 1";

/// BTS-218: the card comes from the open row, the row is filled up, and Spacetime Anomaly Studies reveals row III.
#[test]
fn bts_218_a_card_that_reveals_a_row() {
    let mut play = Play::deal(DISPLAY);
    play.play("p1 go basic-research-2\np1 research II-6");
    assert_eq!(
        play.offered("p1", "choose"),
        ["stellar-cartography", "plasma-cannon", "spacetime-anomaly-studies-r"],
        "whatever shows science on its left side"
    );
    assert!(!play.revealed());
    play.play("p1 choose spacetime-anomaly-studies-r");
    assert!(play.revealed());
    let rows = play.board().rows;
    let row = |at: usize| rows[at].map(|row| row.len());
    assert_eq!([row(0), row(1), row(2)], [Some(5), Some(5), None]);
    assert!(rows[0].is_some_and(|row| row.iter().any(|tech| tech.id() == "data-brokers")), "filled up");
}

/// BTS-219: Planetary-scale Research reveals all rows it can reach.
#[test]
fn bts_219_rows_that_are_called_for() {
    let mut play = Play::deal(
        "display
        row 2
        slot II-1 stellar-cartography
        slot III-3 hivemind-computing
        guild scholars-guild
        deck 3 planetary-scale-research transdimensional-ai
        p1 researched I-1 II-1
        p1 ore 5 pop 2",
    );
    play.play("p1 go scholars-guild\np1 research III-1\np1 choose planetary-scale-research");
    assert!(play.board().rows.iter().all(Option::is_some));
}

/// BTS-217: Mass Enlightenment researches level IIII and reveals nothing.
#[test]
fn bts_217_an_event_reveals_no_row() {
    let mut play = Play::deal(&format!("{DISPLAY}\nevent II-6 mass-enlightenment"));
    play.play("p1 go basic-research-2\np1 research II-6");
    assert_eq!(play.board().rows[2], None);
}

/// BTS-217 to BTS-219: at the start the row of level II lies open and no other.
#[test]
fn bts_217_the_rows_at_the_start() {
    let options = Options { display: true, ..Options::default() };
    let view = State::new(4, &options, Dealer::seeded(1)).view(Viewer::Spectator);
    assert_eq!(view.rows.map(|row| row.map(|row| row.len())), [Some(5), None, None]);
    let view = State::new(4, &Options::default(), Dealer::seeded(1)).view(Viewer::Spectator);
    assert_eq!(view.rows, [None; 3]);
}
