//! Who reads what.

use engine::{Known, Log, Seat, Silent, Viewer, Written};

const EVERYBODY: &str = "the ship leaves";
const FIRST_ALONE: &str = "you drew a comet";

fn spoken() -> Written<&'static str> {
    let mut log = Written::default();
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
fn silence_takes_everything() {
    Log::<&str>::tell(&mut Silent, EVERYBODY);
}
