//! What can be seen and predicted of the anarchists.

use super::bta::{idle, moved, own_turn};
use beyond_the_sun::anarchists::{Foreseen, Until};
use beyond_the_sun::testing::Play;
use beyond_the_sun::{ANARCHISTS, Deed, Event, Phase, Reason};
use engine::{Game, Seat, Viewer};

fn next(play: &Play) -> Option<Foreseen> {
    play.state().view(Viewer::Seat(Seat(0))).anarchists_next()
}

/// BTA-061: the preview of an open card is the same as the later report.
#[test]
fn bta_061_the_open_card_is_foreseen() {
    let mut play =
        own_turn("rows convoy-raid jump 1 > ship 1 / threat +1\ntop convoy-raid\np2 ships deep-space 2");
    let foreseen = next(&play).expect("the top card is open");
    assert_eq!((foreseen.card.id(), foreseen.until), ("convoy-raid", Until::End));
    idle(&mut play);
    let from =
        play.events().iter().position(|event| *event == Event::TurnBegan(ANARCHISTS)).expect("their turn");
    let happened: Vec<_> =
        play.events()[from..].iter().filter(|it| **it != Event::TurnBegan(Seat(0))).collect();
    assert_eq!(foreseen.events.iter().collect::<Vec<_>>(), happened);
    assert_eq!(next(&play), None, "the next card lies face down");
}

/// BTA-061: the preview ends where something hidden is revealed or the player decides.
#[test]
fn bta_061_foresight_ends() {
    let hidden = "rows convoy-raid threat +1 / research 2 military\ntop convoy-raid\np2 researched I-1\nevent II-1 broken-seal";
    let foreseen = next(&own_turn(hidden)).expect("open");
    assert_eq!(foreseen.until, Until::Hidden);
    assert!(foreseen.events.contains(&Event::Anarchists(Deed::ThreatRose(12))));
    assert!(!foreseen.events.iter().any(|event| matches!(event, Event::Anarchists(Deed::TurnedEvent(..)))));
    let choice = next(&own_turn("rows convoy-raid research 1 any\ntop convoy-raid")).expect("open");
    assert_eq!(choice.until, Until::Choice);
}

/// While the player decides for them it is still their turn, and the board says so.
#[test]
fn the_phase_of_the_anarchists() {
    let mut play = moved("rows convoy-raid research 1 any\ntop convoy-raid");
    assert_eq!((play.board().phase(), play.board().turn), (Phase::Anarchists, ANARCHISTS));
    assert!(matches!(play.why_not("p1", "space basic-recruit"), Some(Reason::AskedSomethingElse(_))));
    play.play("p1 research I-1");
    assert_eq!(play.board().phase(), Phase::Action);
}

/// While the event asks something, its card can be looked up.
#[test]
fn the_event_under_way() {
    let mut play =
        own_turn("event II-1 double-agents\np1 researched I-1\np1 ore 2 pop 2\nbeside 1\nmarkers 12");
    play.play("p1 go basic-research-2\np1 research II-1");
    let underway = play.board().anarchist_event_underway();
    assert_eq!(underway.map(|(by, event)| (by, event.id())), Some((Seat(0), "double-agents")));
    play.play("p1 done");
    assert_eq!(play.board().anarchist_event_underway(), None);
}
