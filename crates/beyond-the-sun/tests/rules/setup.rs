//! BTS-001 to BTS-022, BTS-037: the table before the first turn.

use beyond_the_sun::cards::{AchievementDeck, PlaceKind};
use beyond_the_sun::ids::{Mat, Place, Slot};
use beyond_the_sun::testing::Play;
use beyond_the_sun::{Decision, Options, Reason, State};
use engine::{Game, Index, Match, Viewer};
use std::collections::BTreeSet;

/// Tables of every size before the first turn.
fn tables() -> impl Iterator<Item = (u8, Play)> {
    (2..=4).flat_map(|n| (0..20).map(move |seed| (n, ready(Play::set_up(n, &Options::default(), seed)))))
}

/// Skips the jump of a special set-up.
fn ready(mut play: Play) -> Play {
    if let Some(seat) = play.asked().filter(|_| play.decision() != Some(Decision::Act)) {
        play.play(&format!("{seat} done"));
    }
    play
}

/// BTS-001: two, three or four factions play, each with its own set.
#[test]
fn bts_001_two_to_four_factions_play() {
    let may = |n: &u8| Match::<State>::new(*n, Options::default(), 1).is_ok();
    assert_eq!((0..=6).filter(may).collect::<Vec<_>>(), [2, 3, 4]);
    for (n_seats, play) in tables() {
        let board = play.board();
        let factions: BTreeSet<_> =
            board.tableaus.iter().map(|(_, it)| board.pack[it.mat].faction.to_string()).collect();
        assert_eq!(factions.len(), usize::from(n_seats), "nobody shares a faction");
    }
}

/// BTS-003, BTS-021: a mat holds full supply columns, both tracks are covered but for special set-ups, and every
/// faction has its 20 cubes.
#[test]
fn bts_003_bts_021_mats_are_filled() {
    for (_, play) in tables() {
        let board = play.board();
        for (seat, tableau) in board.tableaus.iter() {
            let card = board.mat_card(seat);
            let cubes = tableau.n_supply() + tableau.pop + tableau.fleet().iter().sum::<u8>();
            assert_eq!(cubes, 20, "{}", card.id);
            assert!(!card.expert, "{}", card.id);
            match card.id {
                "uns-standard" => assert_eq!((tableau.supply, tableau.pop), ([4, 2, 3, 3, 3, 0], 4)),
                "nishida-standard" => assert_eq!((tableau.removed, tableau.automated), ([0, 1], [0, 1, 0])),
                "martian-standard" => assert_eq!(tableau.ships[Place::Sol.at()], [0, 1, 0, 0]),
                _ => assert_eq!((tableau.supply, tableau.pop), ([4, 4, 3, 3, 3, 0], 2)),
            }
        }
    }
}

/// BTS-008: with the basics alone, levels I and II can be researched; III and IIII need guilds and cards.
#[test]
fn bts_008_the_basics_reach_levels_one_and_two() {
    let table = "p1 ore 20 pop 9
        p1 researched I-1 I-2 I-3 II-1 II-2 II-3 II-4 III-1 III-3 III-4";
    let mut play = Play::deal(table);
    assert_eq!(play.why_not("p1", "space scholars-guild"), Some(Reason::GuildClosed));
    play.play("p1 go basic-research-1");
    assert_eq!(play.offered("p1", "research"), ["I-4"]);
    assert_eq!(play.why_not("p1", "slot III-2"), Some(Reason::OtherLevel(1)));
    let mut play = Play::deal(&format!(
        "slot II-1 plasma-cannon\nslot II-3 supply-base\nslot III-3 capital-ship\nguild scholars-guild architects-guild\n{table}"
    ));
    play.play("p1 go scholars-guild");
    assert_eq!(play.offered("p1", "research"), ["III-2"], "III-5 lacks its second prerequisite");
    let mut play = Play::deal(&format!("slot III-1 metahuman-chambers\nslot III-3 capital-ship\n{table}"));
    play.play("p1 go metahuman-chambers");
    assert_eq!(play.offered("p1", "research"), ["IV-1", "IV-2"]);
}

/// BTS-009: all guilds are closed at the start; an event opens one for everybody.
#[test]
fn bts_009_guilds_are_opened_by_events() {
    for (_, play) in tables() {
        assert!(play.board().guilds.is_empty());
    }
    let mut play = Play::deal(
        "p1 ore 2\np1 researched I-1\nevent II-1 maya-chaturvedi\ndeck 2 plasma-cannon letters-of-marque
        slot II-6 data-brokers\np2 researched I-4 II-6\np2 ore 4 pop 5",
    );
    assert_eq!(play.board().guilds.len(), 0);
    play.play("p1 go basic-research-2\np1 research II-1\np1 choose plasma-cannon\np1 mine");
    let open: Vec<_> = play.board().guilds.iter().map(|guild| guild.to_string()).collect();
    assert_eq!(open, ["scholars-guild"]);
    assert!(play.offers("p2 go scholars-guild"), "5 ore now, and a technology of level III in reach");
    assert_eq!(play.why_not("p2", "space colonists-guild"), Some(Reason::GuildClosed));
}

/// BTS-010: one event lies face down on each slot of levels II and III, and nobody sees which.
#[test]
fn bts_010_events_lie_face_down() {
    for (_, play) in tables() {
        let view = play.state().view(Viewer::Spectator);
        let level = |slot: Slot| play.board().pack[slot].level;
        let expected: Vec<_> = Slot::all().filter(|slot| matches!(level(*slot), 2 | 3)).collect();
        assert_eq!(view.events.iter().collect::<Vec<_>>(), expected);
        assert!(expected.iter().all(|slot| view.slots[slot.at()].is_none()));
        assert!(Slot::all().filter(|slot| level(*slot) == 1).all(|slot| view.slots[slot.at()].is_some()));
    }
    let view = |event: &str| Play::deal(&format!("event II-1 {event}")).state().view(Viewer::Spectator);
    assert_eq!(view("bumper-harvest"), view("asteroid-rush"), "the view does not tell them apart");
}

/// BTS-012: both basic achievements and two random ones, one of each deck.
#[test]
fn bts_012_achievements_in_play() {
    let mut drawn = BTreeSet::new();
    for (_, play) in tables() {
        let board = play.board();
        let decks: Vec<_> = board.achievements.iter().map(|it| board.pack[it.card].deck).collect();
        use AchievementDeck::{A, B, Basic};
        assert_eq!(decks, [Basic, Basic, A, B]);
        drawn.extend(board.achievements.iter().map(|it| it.card.to_string()));
    }
    assert_eq!(drawn.len(), 10, "every card comes up sooner or later");
}

/// BTS-014, BTS-015, BTS-016: A places hold start systems of deck A, B places systems of deck B, other places none.
#[test]
fn bts_014_bts_015_bts_016_systems_on_the_board() {
    for (n_seats, play) in tables() {
        let board = play.board();
        let kinds: Vec<_> = board.side().places.iter().map(|card| card.kind).collect();
        let n = |kind| kinds.iter().filter(|it| **it == kind).count();
        let expected = if n_seats == 2 { (1, 3, 1, 1) } else { (1, 4, 2, 1) };
        let found = (n(PlaceKind::Sol), n(PlaceKind::System), n(PlaceKind::Yard), n(PlaceKind::DeepSpace));
        assert_eq!(found, expected);
        for card in &board.side().places {
            let system = board.systems[card.place.at()].map(|system| &board.pack[system]);
            assert_eq!(system.map(|it| it.deck), card.deck, "{}", card.place);
            assert!(system.is_none_or(|it| it.strength > 0 && !it.spec.is_empty() && it.vp > 0));
            if matches!(card.place, Place::A1 | Place::A2) {
                assert!(system.is_some_and(|it| it.start));
            }
        }
    }
}

/// BTS-022: standard mats are dealt; expert mats are picked, the last player first, and bring their own columns.
#[test]
fn bts_022_expert_mats_are_picked_in_reverse_order() {
    let options = Options { expert: true, ..Options::default() };
    let mut play = Play::set_up(3, &options, 5);
    let first = play.board().first.0;
    let seats: Vec<_> = (0..3).map(|n| format!("p{}", (first + 2 - n) % 3 + 1)).collect();
    let mats = ["uns-expert", "nishida-expert", "martian-expert"];
    for (n, (seat, mat)) in seats.iter().zip(mats).enumerate() {
        assert_eq!(play.asked().as_ref(), Some(seat));
        assert_eq!(play.offered(seat, "mat").len(), 4 - n, "a mat is taken once");
        play.play(&format!("{seat} mat {mat}"));
    }
    let supply = |seat: &str| play.tableau(seat).supply;
    assert_eq!(supply(&seats[0]), [4, 4, 4, 4, 0, 0], "its special set-up");
    assert_eq!(supply(&seats[1]), [4, 3, 3, 3, 2, 2]);
    assert_eq!(play.tableau(&seats[1]).removed, [0, 1], "its special set-up");
    assert_eq!(play.asked().as_ref(), seats.last(), "the first player begins");
    assert_eq!(Mat::all().filter(|mat| !play.board().pack[*mat].expert).count(), 4);
}

/// BTS-037: pawns are off the board at the start, so no space is taken.
#[test]
fn bts_037_no_pawn_stands_anywhere() {
    for (_, play) in tables() {
        assert!(play.board().tableaus.iter().all(|(_, tableau)| tableau.pawn.is_none()));
    }
    let play = Play::deal("seats 4\np1 ore 3\np1 researched I-1");
    let basics = ["basic-research-1", "basic-research-1 2", "basic-research-1 3", "basic-research-2"];
    let more = ["basic-research-2 2", "basic-build-jump", "basic-build-jump 2", "basic-recruit"];
    let tech = ["narrow-beam-lasers"];
    assert_eq!(play.offered("p1", "go"), [&basics[..], &more[..], &tech[..]].concat());
}
