//! BTL-054 to BTL-067: technologies, events and systems of the expansion.

use beyond_the_sun::ids::{Achievement, Place};
use beyond_the_sun::testing::{Play, seat_of};
use beyond_the_sun::{Decision, Event, Reason};

/// Turns an event of level II up in the turn of p1.
fn turned(event: &str, table: &str) -> Play {
    let mut play = Play::deal(&format!(
        "event II-1 {event}\ndeck 2 plasma-cannon letters-of-marque\np1 researched I-1\np1 ore 2\n{table}"
    ));
    play.play("p1 go basic-research-2\np1 research II-1");
    play
}

/// BTL-054: Charged Railguns: control is checked after the upgrade and again after the jumps.
#[test]
fn btl_054_two_checks() {
    let mut play = Play::deal(
        "slot II-1 charged-railguns\np1 researched II-1\np1 ore 1\np1 ships a2 1 sol 1\np2 ships a2 1\np2 outpost a2 food",
    );
    play.play("p1 go charged-railguns\np1 upgrade 1 a2\np1 done");
    assert_eq!((play.outposts("p1"), play.decision()), (vec!["a2 food".to_owned()], Some(Decision::Jump(3))));
    play.play("p1 jump 2 a2 sol\np1 done");
    assert_eq!(play.outposts("p2"), ["a2 food"], "lost again by the jump");
}

/// BTL-055: the meeting may be laid on systems that events brought, the one under the Dyson sphere included.
#[test]
fn btl_055_systems_of_events_can_be_chosen() {
    let table = "beside tau-ceti b1\ndyson wolf-359\np2 ore 8";
    let mut play = turned("outer-sector-leaders-meeting", table);
    assert_eq!(play.offered("p1", "attach"), ["a1", "a2", "b1", "b2", "x1", "wolf-359"]);
    play.play("p1 attach wolf-359");
    assert!(play.events().iter().any(|it| matches!(it, Event::LaidEventOnDyson(..))));
    let vp = |play: &Play, seat: &str| play.sheet(seat).events;
    assert_eq!((vp(&play, "p1"), vp(&play, "p2")), (0, 0), "nobody owns it yet");
    play.play("p1 done\np2 done\np3 done\np1 choose plasma-cannon\np1 mine\np2 go dyson-sphere-mk-i");
    assert_eq!((vp(&play, "p1"), vp(&play, "p2")), (0, 2), "it went with the colony");
    let mut play = turned("outer-sector-leaders-meeting", table);
    play.play("p1 attach x1");
    assert_eq!(play.board().laid[0].place, Some(Place::X1));
}

/// BTL-056: the private system may not be chosen.
#[test]
fn btl_056_the_private_system_cannot_be_chosen() {
    let play = turned("outer-sector-leaders-meeting", "p1 leaders smuggler\nplace private wolf-359");
    assert_eq!(play.offered("p1", "attach"), ["a1", "a2", "b1", "b2"]);
}

/// BTL-057: Mega-Corp Sponsorship adds an achievement, whose second space is open with four players only.
#[test]
fn btl_057_an_additional_achievement() {
    for (seats, spaces) in [(3, 1), (4, 2)] {
        let table = format!("seats {seats}\nachievements empire transcendence polymath specialist");
        let mut play = turned("mega-corp-sponsorship", &table);
        assert_eq!(play.decision(), Some(Decision::KeepAchievement));
        let drawn = play.offered("p1", "keep");
        let decks: Vec<_> = drawn
            .iter()
            .map(|it| play.board().pack[Achievement::from_id(it).expect("an achievement")].deck.id())
            .collect();
        assert_eq!(decks, ["A", "B"], "one of each deck that is not in play");
        assert!(play.revealed());
        play.play(&format!("p1 keep {}", drawn[1]));
        let board = play.board();
        let added = board.achievements.last().expect("five are in play");
        assert_eq!((board.achievements.len(), added.card.id()), (5, drawn[1].as_str()));
        assert_eq!(board.pack[added.card].n_spaces(seats), spaces, "{seats} players");
        assert!(play.events().contains(&Event::AddedAchievement(seat_of("p1"), added.card)));
        assert_eq!(play.goods("p1").0, 1, "and 1 ore for everybody");
    }
}

/// BTL-058, OQ-29: claims on it count, for the Parallel Universe Generator and for the end.
#[test]
fn btl_058_its_claims_count() {
    let mut play = Play::deal(
        "achievements empire transcendence polymath specialist grand-armada\np2 claimed empire\np2 claimed transcendence
        p1 ships sol 4 4 4\nslot IV-1 parallel-universe-generator\np1 researched IV-1\np1 claimed transcendence",
    );
    let before = play.sheet("p1").level_4;
    play.play("p1 go basic-recruit\np1 mine\np1 claim grand-armada");
    assert_eq!(play.sheet("p1").level_4 - before, 4);
    assert!(play.board().last_round.is_some());
}

/// CD-69 2001 is taken by p1.
fn cd_69(table: &str) -> Play {
    let mut play = Play::deal(&format!(
        "modules new-systems\nplace b1 cd-69-2001\nslot II-1 plasma-cannon\nslot II-4 orbital-hydroponics\nslot II-2 supply-base
        p1 researched I-1\np1 ships yard-left 1\np1 outpost yard-left food\n{table}"
    ));
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 yard-left b1\np1 done");
    play
}

/// BTL-059, BTL-060, BTL-061: its bonus researches a known technology with its prerequisites; first comes the bonus
/// of that technology, then the turn continues. The use is marked separately from the outpost and is possible once.
#[test]
fn btl_059_btl_060_btl_061_known_research_once() {
    let mut play = cd_69("p1 pop 2");
    assert_eq!(play.legal_of("p1"), ["do", "pass"]);
    play.play("p1 do");
    assert_eq!(play.offered("p1", "research"), ["II-1"], "face up, and with its prerequisites");
    play.play("p1 research II-1\np1 build sol");
    assert_eq!(play.ships("p1"), ["sol 3", "b1 1"], "the immediate bonus");
    assert_eq!(play.decision(), Some(Decision::Produce), "then the turn goes on");
    assert_eq!(play.outposts("p1"), ["b1 ore", "yard-left food"], "the mark is no sign of control");
    assert_eq!(play.tableau("p1").removed, [1, 1], "and no production marker");
    assert!(play.tableau("p1").retinue.marked.iter().any(|it| it.id() == "cd-69-2001"));
    let again = cd_69("p1 pop 2\np1 marked cd-69-2001");
    assert_eq!(again.decision(), Some(Decision::Produce), "each faction once");
    let other = cd_69("p1 pop 2\np2 marked cd-69-2001");
    assert_eq!(other.decision(), Some(Decision::ChooseOrPass), "the mark of another does not matter");
    let mut passed = cd_69("p1 pop 2");
    passed.play("p1 pass");
    assert!(passed.tableau("p1").retinue.marked.is_empty(), "a use that was left out is not marked");
}

/// BTL-062, BTL-063, BTL-064: HD 49995 counts ship cubes, also beside the board, but none out of play or in private.
#[test]
fn btl_062_btl_063_btl_064_ships_are_counted() {
    let vp = |ships: &str, more: &str| {
        let play = Play::deal(&format!("p1 colonies hd-49995\np1 ships {ships}\n{more}"));
        play.sheet("p1").colonies - 4
    };
    assert_eq!(vp("sol 4 4", ""), 1, "cubes, not strength");
    assert_eq!(vp("sol 1 1 1 a2 1", ""), 2);
    assert_eq!(vp("sol 1 x1 1", "beside tau-ceti b1"), 1, "beside the board");
    assert_eq!(vp("sol 1 private 1 1 1", "p1 leaders smuggler\nplace private wolf-359"), 0, "not in private");
    let mut play = Play::deal(
        "guild scholars-guild\nslot II-1 plasma-cannon\np1 researched II-1\np1 ore 5 pop 4\nevent III-1 spacecraft-museum
        p1 colonies hd-49995\np1 ships sol 1 1\ndeck 3 capital-ship mercenary-fleet",
    );
    play.play("p1 go scholars-guild\np1 research III-1\np1 do\np1 museum 1 sol");
    assert_eq!(play.sheet("p1").colonies, 4, "the one in the museum does not count");
}

/// BTL-065: the jump of LHS 292 waits for all jumps, control and the other bonuses; then control is checked again.
#[test]
fn btl_065_the_jump_comes_last() {
    let mut play = Play::deal("place a1 lhs-292\nplace a2 sirius\np1 ships sol 1 1 1");
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 1 sol a1\np1 jump 1 sol a2");
    assert_eq!(play.goods("p1").0, 1, "Sirius first, though LHS 292 was reached before");
    assert_eq!(
        (play.outposts("p1"), play.decision()),
        (vec!["a1 food".to_owned(), "a2 ore".to_owned()], Some(Decision::Jump(1)))
    );
    play.play("p1 jump 1 a1 yard-left");
    assert_eq!(play.outposts("p1").len(), 3, "and control again");
}

/// BTL-065: it waits for the bonuses of others, too.
#[test]
fn btl_065_it_waits_for_others() {
    let mut play = Play::deal(
        "place a1 lhs-292\nplace a2 sirius\np1 ships a2 2\np1 outpost a2 ore\np2 ships a2 1\np3 ships deep-space 1",
    );
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 2 a2 sol\np1 jump 2 sol a1");
    assert_eq!(
        (play.goods("p2").0, play.decision()),
        (1, Some(Decision::Jump(1))),
        "p2 has its ore of Sirius already"
    );
}

/// BTL-066: control may change in a chain: p1 leaves LHS 292, p2 takes it and makes the jump.
#[test]
fn btl_066_a_chain_of_control() {
    let mut play = Play::deal("place a1 lhs-292\np1 ships a1 2\np1 outpost a1 food\np2 ships a1 1");
    play.play("p1 go basic-build-jump\np1 pass\np1 jump 2 a1 sol\np1 done");
    assert_eq!((play.asked().as_deref(), play.decision()), (Some("p2"), Some(Decision::Jump(1))));
    play.play("p2 jump 1 a1 yard-left");
    assert_eq!(
        play.outposts("p2"),
        ["a1 food", "yard-left food"],
        "without a ship it keeps what nobody else wants"
    );
}

/// BTL-067: LP 944-020 makes actions cheaper that colonise, if colonising is what is chosen, copied ones included.
#[test]
fn btl_067_colonise_actions_cost_less() {
    let table = "modules new-systems new-technologies\np1 colonies lp-944-020\np1 ships a2 2\np1 outpost a2 food\np1 researched I-2 III-3\nslot III-3 interstellar-exchange";
    let mut play = Play::deal(&format!("{table}\np1 ore 2"));
    play.play("p1 go terraforming\np1 colonise a2");
    assert_eq!(play.goods("p1").0, 0, "2 in place of 4");
    let play = Play::deal(&format!("{table}\np1 ore 1"));
    let sum = Reason::OtherPrice { printed: 4, extra: 0, off: 2, have: 1 };
    assert_eq!(play.why_not("p1", "space terraforming"), Some(sum), "4 less 2");
    let mut play = Play::deal(&format!("{table}\np1 ore 1"));
    play.play("p1 go interstellar-exchange\np1 option c\np1 colonise a2");
    assert_eq!(play.goods("p1").0, 0, "1 in place of 3 for this option");
    let mut play = Play::deal(&format!("{table}\np1 ore 1"));
    play.play("p1 go interstellar-exchange\np1 option a");
    assert_eq!(play.goods("p1").0, 5, "the others are as printed");
    let mut play = Play::deal(&format!("{table}\nguild colonists-guild\np1 ore 3"));
    play.play("p1 go colonists-guild\np1 colonise a2");
    assert_eq!(play.goods("p1").0, 0, "3 in place of 5 at the Colonists' Guild");
    let copy = "slot II-1 intersystem-diplomacy\np1 researched II-1\np2 researched I-2";
    let mut play = Play::deal(&format!("{table}\n{copy}\np1 ore 3 pop 0").replace("I-2 III-3", "III-3"));
    play.play("p1 go intersystem-diplomacy\np1 copy terraforming");
    assert_eq!(play.decision(), Some(Decision::Colonise), "1 ore to p2, then 2 in place of 4");
}

/// BTL-015: the Guildmaster makes the actions of guilds cheaper, and no others that colonise.
#[test]
fn btl_015_guild_discounts_are_for_guilds() {
    let table =
        "guild colonists-guild\np1 leaders guildmaster\np1 ships a2 2\np1 outpost a2 food\np1 researched I-2";
    for (space, ore) in [("colonists-guild", 5 - 2), ("terraforming", 4)] {
        let mut play = Play::deal(&format!("{table}\np1 ore {ore}"));
        play.play(&format!("p1 go {space}\np1 colonise a2"));
        assert_eq!(play.goods("p1").0, 0, "{space}");
        let poor = Play::deal(&format!("{table}\np1 ore {}", ore - 1));
        assert!(!poor.offers(&format!("p1 go {space}")), "{space}");
    }
}
