//! Who reads what.

use engine::{Chance, Known, Log, Seat, Viewer};

const EVERYBODY: &str = "the ship leaves";
const FIRST_ALONE: &str = "you drew a comet";

fn spoken() -> Log<&'static str> {
    let mut log = Log::written();
    log.tell(EVERYBODY);
    log.say(Known::Only(Seat(0)), FIRST_ALONE);
    log
}

fn heard(viewer: Viewer) -> Vec<&'static str> {
    spoken().seen_by(viewer).copied().collect()
}

#[test]
fn a_secret_is_read_by_its_seat_alone() {
    assert_eq!(heard(Viewer::Seat(Seat(0))), [EVERYBODY, FIRST_ALONE]);
    assert_eq!(heard(Viewer::Seat(Seat(1))), [EVERYBODY]);
    assert_eq!(heard(Viewer::Spectator), [EVERYBODY]);
}

#[test]
fn a_word_to_another_seat_is_a_whisper() {
    assert!(!spoken().whispers_past(Seat(0)), "it is the actor's own");
    assert!(spoken().whispers_past(Seat(1)));
}

#[test]
fn words_alone_reveal_nothing() {
    assert!(!spoken().revealed());
    assert_eq!(spoken().events().len(), 2);
}

#[test]
fn silence_writes_nothing_down_and_still_notes_a_reveal() {
    let mut log = Log::silent();
    log.tell(EVERYBODY);
    assert!(log.events().is_empty() && !log.revealed());
    Chance::seeded(0).below(2, &mut log);
    assert!(log.revealed());
}

#[test]
fn what_is_said_after_a_reveal_is_not_certain() {
    let mut log = spoken();
    assert_eq!(log.certain().count(), 2, "nothing was shown");
    Chance::seeded(0).below(2, &mut log);
    log.tell("a comet comes up");
    Chance::seeded(0).below(2, &mut log);
    assert_eq!(log.certain().collect::<Vec<_>>(), [&EVERYBODY, &FIRST_ALONE]);
    assert_eq!(log.events().len(), 3);
}
