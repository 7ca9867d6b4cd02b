//! BTS-021, BTS-022: special set-ups and abilities of every faction mat of the base game.

use super::row::{change, counts, deal, play};
use beyond_the_sun::cards::Pack;
use beyond_the_sun::ids::Set;
use beyond_the_sun::testing::Play;
use beyond_the_sun::{Decision, Options};
use std::collections::BTreeSet;

/// What the special set-up of a mat adds to full columns, 2 population, the ore of the seat and a level 1 ship on
/// Sol.
fn set_up(mat: &str, expert: bool) -> String {
    let picked = ["uns-expert", "nishida-expert", "martian-expert", "belt-expert"];
    let mut table = Play::set_up(4, &Options { expert, ..Options::default() }, 1);
    for other in picked.iter().filter(|_| expert) {
        let seat = table.asked().expect("everybody picks");
        table.play(&format!("{seat} mat {other}"));
    }
    let board = table.board();
    let wanted = board.tableaus.iter().find(|(_, it)| board.pack[it.mat].id == mat).map(|(seat, _)| seat);
    let wanted = wanted.expect("all four play");
    let place = board.clockwise(board.first).position(|seat| seat == wanted).expect("a seat");
    let seat = wanted.to_string();
    let mut jumps = "";
    while table.decision() != Some(Decision::Act) {
        let asked = table.asked().expect("asked");
        if asked == seat {
            assert_eq!(table.decision(), Some(Decision::Jump(1)));
            jumps = ", a jump";
        }
        table.play(&format!("{asked} done"));
    }
    let (tableau, pack) = (table.tableau(&seat), &table.board().pack);
    let taken: u8 = pack[tableau.mat].columns.iter().sum::<u8>() - tableau.n_supply();
    let ore = tableau.ore - u16::from(pack.setup(4).ore[place]);
    let ships = table.ships(&seat).join(" ");
    let (pop, automated) = (tableau.pop - 2, tableau.automated);
    format!("ore +{ore}, pop +{pop}, supply -{taken}, automated {automated:?}, {ships}{jumps}")
}

/// The ore of Nishida's expert mat comes from its ability A: its first automated marker unlocks and triggers it.
#[test]
fn special_set_ups() {
    for (mat, expert, expected) in [
        ("uns-standard", false, "ore +0, pop +2, supply -2, automated [0, 0, 0], sol 1"),
        ("nishida-standard", false, "ore +0, pop +0, supply -0, automated [0, 1, 0], sol 1"),
        ("martian-standard", false, "ore +0, pop +0, supply -0, automated [0, 0, 0], sol 2"),
        ("belt-standard", false, "ore +3, pop +0, supply -0, automated [0, 0, 0], sol 1, a jump"),
        ("uns-expert", true, "ore +2, pop +1, supply -1, automated [0, 0, 0], sol 1"),
        ("nishida-expert", true, "ore +1, pop +0, supply -0, automated [0, 1, 0], sol 1"),
        ("martian-expert", true, "ore +1, pop +0, supply -0, automated [0, 0, 0], sol 2"),
        ("belt-expert", true, "ore +1, pop +0, supply -0, automated [0, 0, 0], sol 1, a jump"),
    ] {
        assert_eq!(set_up(mat, expert), expected, "{mat}");
    }
}

/// What a script changes for a faction with this mat.
fn ability(mat: &str, table: &str, script: &str) -> String {
    let mut table = deal(&format!("p1 mat {mat}; {table}"));
    let before = counts(&table);
    play(&mut table, script);
    change(&before, &counts(&table))
}

/// United Nations of Sol, ability B from 7 markers off the tracks: population costs 2 ore.
#[test]
fn sol_buys_population_for_two_ore() {
    let script = "go basic-recruit; trade; buy; done";
    assert_eq!(
        ability("uns-expert", "p1 removed food 4 ore 3; p1 ore 1; achievements empire", script),
        "p1 A -2, p1 ore -1, p1 pop +2"
    );
    let mut table = deal("p1 mat uns-expert; p1 removed food 3 ore 3; p1 ore 1");
    play(&mut table, "go basic-recruit; trade");
    assert!(!table.offers("p1 buy"), "six are too few");
}

/// Nishida-Østergaard, ability A from the first automated marker: 1 ore for each ore marker automated.
#[test]
fn nishida_gains_ore_by_automating() {
    let script = "go basic-research-1; research I-4";
    let found = ability("nishida-expert", "p1 removed food 1", script);
    assert_eq!(found, "p1 cube I-4 +1, p1 ore +2, p1 ore automated +1, p1 ore off +1, p1 pop -1");
    let found = ability(
        "nishida-expert",
        "p1 removed ore 1; slot I-4 advanced-genetics; slot I-3 advanced-robotics",
        script,
    );
    assert_eq!(
        found, "p1 A -2, p1 cube I-4 +1, p1 food automated +1, p1 food off +1, p1 pop +1",
        "not for food"
    );
}

/// Martian Frontier Alliance, ability A from 3 markers: the first ship of a turn is a level higher.
#[test]
fn mars_builds_higher_ships() {
    let script = "go basic-build-jump; do; done";
    assert_eq!(ability("martian-expert", "p1 removed food 3", script), "p1 pop -1, p1 ship 2 sol +1");
    assert_eq!(ability("martian-expert", "p1 removed food 2", script), "p1 pop -1, p1 ship 1 sol +1");
    let two = "guild architects-guild; slot IV-2 megafleet-construction; p1 researched III-3 III-4; p1 ore 8; p1 removed food 3";
    let found = ability("martian-expert", two, "go architects-guild; research IV-2; done");
    assert_eq!(
        found, "p1 A -2, p1 cube IV-2 +1, p1 ore -8, p1 pop -1, p1 ship 2 sol +1, p1 ship 3 sol +1",
        "the first alone"
    );
}

/// The same ability: a ship built in the turn of another is as high as printed.
#[test]
fn mars_builds_higher_in_its_own_turn() {
    let mut table = deal(
        "turn p2; p1 mat martian-expert; p1 removed food 3; p2 ore 2; p2 researched I-1; event II-1 pirate-raids;
        deck 2 plasma-cannon letters-of-marque; p1 ships sol 1; p2 ships sol 2; p3 ships sol 2",
    );
    play(&mut table, "p2 go basic-research-2; p2 research II-1");
    assert_eq!(table.ships("p1"), ["sol 1 1"]);
}

/// Martian Frontier Alliance, ability B from 6 markers: 1 ore for each place taken in the own turn.
#[test]
fn mars_gains_ore_by_taking_control() {
    let script = "go basic-build-jump; pass; jump 1 sol a2; done";
    let moved = "p1 outpost a2 food +1, p1 ship 1 a2 +1, p1 ship 1 sol -1";
    let found = ability("martian-expert", "p1 removed food 6", script);
    assert_eq!(found, format!("p1 food off +1, p1 ore +1, {moved}"));
    let found = ability("martian-expert", "p1 removed food 5", script);
    assert_eq!(
        found,
        format!("p1 ability 2 +1, p1 food off +1, p1 ore +1, {moved}"),
        "the outpost is the sixth marker and sets off what it unlocks"
    );
    let mut table = deal(
        "turn p2; p1 mat martian-expert; p1 removed food 6; p1 ships a2 1; p2 ships a2 2; p2 outpost a2 food",
    );
    play(&mut table, "p2 go basic-build-jump; p2 pass; p2 jump 2 a2 sol; p2 done");
    assert_eq!(
        (table.outposts("p1"), table.goods("p1").0),
        (vec!["a2 food".to_owned()], 0),
        "not in the turn of another"
    );
}

/// Belt Commonwealth, ability A from 3 ore markers: a jump after ore production.
#[test]
fn the_belt_jumps_after_mining() {
    let found = ability("belt-expert", "p1 removed ore 3", "go basic-recruit; mine; jump 1 sol a2");
    assert_eq!(
        found,
        "p1 A -1, p1 food off +1, p1 ore +4, p1 outpost a2 food +1, p1 pop +1, p1 ship 1 a2 +1, p1 ship 1 sol -1"
    );
    let mut table = deal("p1 mat belt-expert; p1 removed ore 3");
    play(&mut table, "go basic-recruit; grow");
    assert_eq!(table.asked().as_deref(), Some("p2"), "not after growth");
}

/// The same ability: ore production by a bonus is not a production phase.
#[test]
fn the_belt_does_not_jump_for_a_bonus() {
    let mut table = deal(
        "p1 mat belt-expert; p1 removed ore 3; place a1 lalande-21185; p1 ships a1 3 sol 1; p1 outpost a1 ore;
        p1 researched I-2; p1 ore 4",
    );
    play(&mut table, "go terraforming; colonise a1");
    assert_eq!(table.decision(), Some(Decision::Trade), "growth, ore, and trade at once");
}

/// An ability once unlocked stays, though markers come back to the tracks.
#[test]
fn abilities_are_never_lost() {
    let mut table = deal(
        "turn p2; first p2; p1 mat martian-expert; p1 removed food 2; p1 outpost a2 food; p2 ships sol 1; p3 ships sol 1",
    );
    play(&mut table, "p2 go basic-build-jump; p2 pass; p2 jump 1 sol a2; p2 done; p2 mine");
    assert_eq!(table.tableau("p1").removed, [2, 0], "one marker fewer than ability A asks for");
    play(&mut table, "p3 go basic-recruit; p3 mine; go basic-build-jump 2; do; done");
    assert_eq!(table.ships("p1"), ["sol 1 2"], "a level higher all the same");
}

/// Belt Commonwealth, ability B from the first colony: 2 ore for colonising.
#[test]
fn the_belt_gains_ore_by_colonising() {
    let rigged = "p1 colonies sirius; p1 researched I-2; p1 ore 4; p1 ships a2 2; p1 outpost a2 food; deck A wolf-359; p1 supply 5 3 3 3 2";
    let found = ability("belt-expert", rigged, "go terraforming; colonise a2");
    assert_eq!(
        found,
        "a2 barnards-star -1, a2 wolf-359 +1, p1 A -2, p1 E +1, p1 colony barnards-star food food +1, p1 food off +1, p1 ore -2, p1 outpost a2 food -1, p1 pop +2, p1 ship 2 a2 -1"
    );
}

/// The mats above are all that have abilities in the base game; abilities A of Sol and B of Nishida are rules of
/// the ledger and tested with them.
#[test]
fn no_mat_is_left_out() {
    let pack = Pack::standard();
    let expert =
        pack.mats.iter().filter(|mat| mat.expert && pack[mat.faction].set == Set::Base).map(|mat| mat.id);
    let played = ["uns-expert", "nishida-expert", "martian-expert", "belt-expert"];
    assert_eq!(expert.collect::<BTreeSet<_>>(), played.into_iter().collect());
}
