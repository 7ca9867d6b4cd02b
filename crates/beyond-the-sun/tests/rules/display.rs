//! BTS-217 to BTS-219 and rulings R21 to R24: the expert variant with technology display.

use beyond_the_sun::testing::Play;
use beyond_the_sun::{Event, Options};

/// The number of open cards in each row of the display; nothing for a row not revealed.
fn rows(play: &Play) -> [Option<usize>; 3] {
    play.board().rows.map(|row| row.map(|row| row.len()))
}

/// BTS-217: Mass Enlightenment does not reveal the row of level IIII; opening the Architects' Guild does.
#[test]
fn bts_217_mass_enlightenment_reveals_nothing() {
    let after = |event: &str| {
        let mut play = Play::deal(&format!(
            "display\nguild scholars-guild\nslot II-1 plasma-cannon\np1 researched II-1\np1 ore 5 pop 2\nevent III-1 {event}
            deck 3 capital-ship mercenary-fleet"
        ));
        play.play("p1 go scholars-guild\np1 research III-1");
        rows(&play)
    };
    assert_eq!(after("mass-enlightenment"), [None, None, None]);
    assert_eq!(after("ono"), [None, None, Some(4)]);
}

/// The table after p1 has put `card` on a slot of level II or III with the display in use.
fn with_display(card: &str) -> Play {
    let mut play =
        Play::deal(&format!("display\nrow 2 {card} orbital-hydroponics\np1 researched I-4\np1 ore 2"));
    play.play("p1 go basic-research-2\np1 research II-6");
    play
}

/// BTS-218: Spacetime Anomaly Studies reveal the row of level III.
#[test]
fn bts_218_spacetime_anomaly_studies_reveal_row_three() {
    let play = with_display("spacetime-anomaly-studies-r");
    assert_eq!(
        play.tech("II-6").as_deref(),
        Some("spacetime-anomaly-studies-r"),
        "the only science card of the row"
    );
    assert_eq!(rows(&play), [Some(5), Some(5), None], "row II is refilled");
    assert_eq!(play.events().iter().filter(|event| matches!(event, Event::OpenedTech(_))).count(), 4 + 5);
    assert_eq!(rows(&with_display("stellar-cartography")), [Some(5), None, None]);
}

/// BTS-219: Planetary-scale Research reveals all rows it can reach.
#[test]
fn bts_219_planetary_scale_research_reveals_its_rows() {
    let mut play = Play::deal(
        "display\nguild scholars-guild\nslot II-1 plasma-cannon\np1 researched II-1\np1 ore 5 pop 2
        deck 3 planetary-scale-research mercenary-fleet",
    );
    play.play("p1 go scholars-guild\np1 research III-1");
    assert_eq!(rows(&play), [None, None, None]);
    play.play("p1 choose planetary-scale-research");
    assert_eq!(rows(&play), [Some(5), Some(5), Some(4)]);
}

/// R21 (BTS-217, BTS-218, BTS-219): at the start the row of level II lies open and no other; without the variant none.
#[test]
fn r21_the_rows_at_the_start() {
    let options = Options { display: true, ..Options::default() };
    assert_eq!(rows(&Play::set_up(4, &options, 1)), [Some(5), None, None]);
    assert_eq!(rows(&Play::set_up(4, &Options::default(), 1)), [None; 3]);
}

/// The open cards of a row.
fn row(play: &Play, level: usize) -> Vec<String> {
    let row = play.board().rows[level - 2].expect("an open row");
    row.iter().map(ToString::to_string).collect()
}

/// R22: with the display a card of the type is taken from the row, which is refilled from the deck at once.
#[test]
fn r22_cards_come_from_the_open_row() {
    let mut play = Play::deal(
        "display\nrow 2 plasma-cannon data-brokers letters-of-marque generation-ships orbital-hydroponics
        deck 2 supply-base human-experiments\np1 ore 2\np1 researched I-1",
    );
    play.play("p1 go basic-research-2\np1 research II-1");
    assert_eq!(
        play.legal_of("p1"),
        ["choose plasma-cannon", "choose letters-of-marque"],
        "the military ones"
    );
    assert!(!play.revealed(), "they lie open");
    play.play("p1 choose letters-of-marque");
    let expected =
        ["plasma-cannon", "data-brokers", "generation-ships", "orbital-hydroponics", "supply-base"];
    assert_eq!(row(&play, 2), expected);
}

/// R23: if no card of the row shows the type, the deck is turned up until one does, which must be taken.
#[test]
fn r23_the_deck_steps_in_for_the_row() {
    let mut play = Play::deal(
        "display\nrow 2 data-brokers generation-ships orbital-hydroponics android-inspector stellar-cartography
        deck 2 bio-synaptic-network plasma-cannon human-experiments\np1 ore 2\np1 researched I-1",
    );
    play.play("p1 go basic-research-2\np1 research II-1");
    assert_eq!(play.tech("II-1").as_deref(), Some("plasma-cannon"));
    assert_eq!(row(&play, 2).len(), 5, "the row stays as it was");
    assert!(!row(&play, 2).contains(&"bio-synaptic-network".to_owned()));
}

/// R24: private technologies come from the deck, also with the display.
#[test]
fn r24_private_technologies_come_from_the_deck() {
    let mut play = Play::deal(
        "display\nrow 2 plasma-cannon letters-of-marque\nplace a1 procyon\np1 ships a1 3\np1 outpost a1 food
        p1 researched I-2\np1 ore 4\ndeck 2 data-brokers supply-base human-experiments",
    );
    play.play("p1 go terraforming\np1 colonise a1\np1 marker food");
    assert_eq!(
        play.legal_of("p1"),
        ["choose human-experiments", "choose data-brokers", "choose supply-base"]
    );
}
