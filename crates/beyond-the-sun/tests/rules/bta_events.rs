//! BTA-027 to BTA-033: events of the solo game, and the threat track.

use super::bta::{account, anarchists, markers, moved, own_turn};
use beyond_the_sun::ids::{Guild, Slot};
use beyond_the_sun::testing::Play;
use beyond_the_sun::{Decision, Deed, Event};
use engine::{Game, Viewer};

/// Gives both sides the same event on the slot II-1.
const ARCHIVES: &str =
    "event II-1 leaked-archives\nplot II-1 pirate-squadron\ndeck 2 plasma-cannon modular-fleet-r
    p1 pop 3 ore 4";

/// The player researches II-1, up to the choice of the card.
fn by_player() -> Play {
    let mut play = own_turn(&format!("{ARCHIVES}\np1 researched I-1"));
    play.play("p1 go basic-research-2\np1 research II-1");
    play
}

/// The anarchists research II-1.
fn by_anarchists() -> Play {
    moved(&format!("{ARCHIVES}\np2 researched I-1\nrows convoy-raid research 2 military\ntop convoy-raid"))
}

/// The position of an event in the log.
fn place(play: &Play, fits: impl Fn(&Event) -> bool) -> usize {
    play.events().iter().position(fits).expect("it happened")
}

/// BTA-027: the side that researches an unknown technology reveals the event before a card is chosen.
#[test]
fn bta_027_the_event_comes_before_the_card() {
    let play = by_player();
    assert!(matches!(play.decision(), Some(Decision::ChooseTech(_))), "the event is behind, the card ahead");
    let turned = |event: &Event| matches!(event, Event::Anarchists(Deed::TurnedEvent(..)));
    assert!(place(&play, turned) < place(&play, |it| matches!(it, Event::ShowedTechs(..))));
    let play = by_anarchists();
    assert!(place(&play, turned) < place(&play, |it| matches!(it, Event::ShowedTechs(..))));
    assert_eq!(anarchists(&play).turned.len(), 1);
    let mut known =
        own_turn("slot II-1 plasma-cannon\nevent II-1 leaked-archives\np1 researched I-1\np1 pop 3 ore 4");
    known.play("p1 go basic-research-2\np1 research II-1");
    assert_eq!(anarchists(&known).turned.len(), 0, "a known technology reveals nothing");
}

/// BTA-028: only the section of the side that revealed it is carried out; both open the guild.
#[test]
fn bta_028_two_sections() {
    let play = by_player();
    assert_eq!(play.goods("p1"), (4 - 2 + 2, 3 - 1), "research paid, 2 ore gained, nothing lost");
    let play = by_anarchists();
    assert_eq!(play.goods("p1"), (4 - 1, 3 - 1), "1 ore and 1 population lost, nothing gained");
    for play in [by_player(), by_anarchists()] {
        assert_eq!(play.board().guilds.iter().map(Guild::id).collect::<Vec<_>>(), ["scholars-guild"]);
    }
}

/// BTA-029: the action card stays on the slot until the anarchists research it, and comes after the event.
#[test]
fn bta_029_the_action_card_stays() {
    let mut play = by_player();
    play.play("p1 choose plasma-cannon");
    let on_slot = |play: &Play| play.state().view(Viewer::Spectator).anarchist_actions;
    assert_eq!(on_slot(&play).iter().map(Slot::id).collect::<Vec<_>>(), ["II-1"]);
    let play = by_anarchists();
    assert!(on_slot(&play).is_empty());
    let turned = place(&play, |it| matches!(it, Event::Anarchists(Deed::TurnedEvent(..))));
    let lost = place(&play, |it| matches!(it, Event::Lost(..)));
    let took = place(&play, |it| matches!(it, Event::Anarchists(Deed::TookCard(..))));
    assert!(turned < lost && lost < took);
}

/// BTA-030: the leftmost marker goes beside the track.
#[test]
fn bta_030_the_threat_rises() {
    let play = moved("rows convoy-raid threat +1\ntop convoy-raid");
    assert_eq!(markers(&play), (12, 1));
    assert_eq!([1, 2].map(|field| play.board().markers_on(field)), [0, 1]);
    assert!(account(&play).contains(&"ThreatRose(12)".to_owned()));
}

/// BTA-031: a marker from beside the track goes to the first free field from the right, if there is one.
#[test]
fn bta_031_the_threat_falls() {
    let play = moved("rows convoy-raid threat -1\ntop convoy-raid\nmarkers 9\nbeside 3");
    assert_eq!(markers(&play), (10, 2));
    assert_eq!([3, 4, 5].map(|field| play.board().markers_on(field)), [0, 1, 1]);
    let play = moved("rows convoy-raid threat -1\ntop convoy-raid\nmarkers 9\nbeside 0");
    assert_eq!(markers(&play), (9, 0));
    assert!(account(&play).contains(&"NothingBeside".to_owned()));
}

/// BTA-032: markers on controlled and colonised systems cannot be put back.
#[test]
fn bta_032_markers_on_systems_stay() {
    let table = "rows convoy-raid threat -1\ntop convoy-raid\nmarkers 10\nbeside 0\np2 colonies sirius\np2 outpost a1";
    let play = moved(table);
    assert_eq!((markers(&play), play.outposts("p2").len()), ((10, 0), 1));
}

/// BTA-033: it rises through cards, through events of theirs, and when they take control or colonise.
#[test]
fn bta_033_what_raises_the_threat() {
    let left = |lines: &str| {
        let play = moved(&format!("{lines}\ntop convoy-raid"));
        anarchists(&play).markers
    };
    assert_eq!(left("rows convoy-raid threat +1"), 12, "a card");
    let event = "event II-1 propaganda-war\np2 researched I-1\nrows convoy-raid research 2 military";
    assert_eq!(left(event), 12, "an event");
    assert_eq!(left("p2 ships deep-space 1\nrows convoy-raid jump 1"), 12, "control");
    assert_eq!(left("p2 ships a1 2\np2 outpost a1\nmarkers 12\nrows convoy-raid colonise"), 11, "a colony");
    let mut play =
        own_turn("event II-1 propaganda-war\np1 researched I-1\np1 ore 2 pop 2\nmarkers 12\nbeside 1");
    play.play("p1 go basic-research-2\np1 research II-1");
    assert_eq!(anarchists(&play).markers, 13, "an event of the player lowers it");
}
