//! Every mission is completed in a position that fits, and not in one that does not.

use merchant_of_venus::cards::Pack;
use merchant_of_venus::ids::Mission;
use merchant_of_venus::testing::Play;

/// For each mission: what the table must have, the script that completes it, and what is missing on a table where it
/// cannot be completed.
const POSITIONS: [(&str, &str, &str, &str); 28] = [
    ("ms_01", "culture 3 TRP\np1 at TRP-A shield 2", "p1 stay", "shield 2"),
    ("ms_02", "culture 3 DES\np1 at DES-A\np1 goods space_spice", "p1 stay", "p1 goods space_spice"),
    ("ms_03", "culture 9 BIO\np1 at BIO-S\np1 goods space_spice mulch_wine", "p1 stay", "mulch_wine"),
    (
        "ms_04",
        "culture 3 JUN\np1 at JUN-A\np1 goods voil_silk\np1 passengers pa_02",
        "p1 stay",
        "p1 passengers pa_02",
    ),
    ("ms_05", "culture 3 ICE\np1 at ICE-A", "p1 stay", ""),
    (
        "ms_06",
        "culture 3 COL\nculture 4 TRP\np1 contact 3 0\np1 contact 4 0\np1 at COL-A",
        "p1 stay",
        "p1 contact 4 0",
    ),
    ("ms_07", "culture 3 NEB\np1 at NEB-S\np1 pilot human_2", "p1 stay", "p1 pilot human_2"),
    ("ms_08", "culture 3 WAR\np1 at WAR-A shield 1\np1 laser 2", "p1 stay", ""),
    ("ms_09", "culture 3 POL\np1 at POL-A credits 30", "p1 stay", "30"),
    ("ms_10", "culture 9 MOO\np1 at MOO-A\np1 goods voil_silk", "p1 stay", "p1 goods voil_silk"),
    ("ms_11", "culture 7 WAT\np1 at WAT-A\np1 goods space_spice", "p1 stay\np1 sell space_spice", ""),
    (
        "ms_12",
        "culture 9 GEN\np1 at GEN-S\np1 goods space_spice mulch_wine voil_silk",
        "p1 stay",
        "voil_silk",
    ),
    (
        "ms_13",
        "culture 7 GIA order 0 1 2\np1 at GIA-A\np1 goods space_spice",
        "p1 stay\np1 sell space_spice",
        "",
    ),
    ("ms_14", "culture 9 AST\np1 at AST-S1\np1 goods space_spice", "p1 stay", "p1 goods space_spice"),
    ("ms_15", "p1 at MOO~SNO.3 shield 0\nthrows 1+1+1 6", "p1 head SNO01\np1 go SNO01", ""),
    ("ms_16", "p1 at GIA~SGI.3 shield 0\np1 pilot human_1\nthrows 1+1+1 6", "", ""),
    (
        "ms_17",
        "p1 at DES01 shield 5\ntoken DES03 pirate pi_c0a 0\nthrows 1+2+3 1",
        "p1 head DES02\np1 go DES02\np1 go DES03\np1 fight shield",
        "",
    ),
    ("ms_18", "p1 goods space_spice space_spice mulch_wine mulch_wine", "", "mulch_wine mulch_wine"),
    ("ms_19", "", "", ""),
    ("ms_20", "p1 passengers pa_02", "p1 stay\np1 drop pa_02", ""),
    (
        "ms_21",
        "culture 3 TRP\np1 at TRP-A\np1 goods voil_silk voil_silk",
        "p1 stay\np1 sell voil_silk\np1 sell voil_silk",
        "",
    ),
    ("ms_22", "culture 3 TRP\np1 at TRP-A credits 300", "p1 stay\np1 build TRP01", ""),
    ("ms_23", "p1 technologies jammer fuzzy_dice", "", "fuzzy_dice"),
    ("ms_24", "p1 at DES04\nthrows 1+2+3", "p1 head DES05\np1 go DES05\np1 land", ""),
    (
        "ms_25",
        "p1 at DES01\ntoken DES03 telegate 2\ntoken JUN05 telegate 5\nthrows 1+2+3 5",
        "p1 head DES02\np1 go DES02\np1 go DES03\np1 jump",
        "",
    ),
    (
        "ms_26",
        "culture 8 TRP\np1 at TRP-A credits 500",
        "p1 stay\np1 buy equipment laser_step\np1 buy equipment laser_step",
        "",
    ),
    ("ms_27", "p1 at DES~SNO.2 shield 5\nthrows 1+2+3 1 1", "p1 head SNO04\np1 go SNO04\np1 go SNO05", ""),
    ("ms_28", "culture 7 TRP order 0 1 2\np1 at TRP-A\np1 goods space_spice", "", ""),
];

fn dealt(mission: &str, table: &str) -> Play {
    Play::deal(&format!("p1 missions {mission}\ndeck rewards rw_20\n{table}"))
}

#[test]
fn every_mission_is_completed() {
    for (mission, table, script, _) in POSITIONS {
        let (table, script) = match mission {
            "ms_16" => ("p1 at GIA~SGI.3 shield 0\nthrows 1+1+1 6".to_owned(), supergiant()),
            "ms_19" => ("p1 at BIO12\nculture 1 TRP\nculture 2 COL".to_owned(), String::new()),
            _ => (table.to_owned(), script.to_owned()),
        };
        if ["ms_19", "ms_28"].contains(&mission) {
            continue;
        }
        let mut play = dealt(mission, &table);
        play.play(&script);
        play.play(&format!("p1 complete {mission}"));
        if play.offered("give").len() > 1 {
            let give = play.offered("give")[0].clone();
            play.play(&format!("p1 {give}"));
        }
        let id = Mission::from_id(mission).expect("a mission");
        assert!(play.merchant("p1").done.has(id), "{mission}");
        assert_eq!(play.sheet("p1").missions, i32::from(Pack::standard()[id].fame));
    }
}

/// The path onto the Supergiant.
fn supergiant() -> String {
    let pack = Pack::standard();
    let start = merchant_of_venus::ids::Space::from_id("GIA~SGI.3").expect("a space");
    let line = pack[start].lines.iter().find(|line| line.to.id().starts_with("SGI")).expect("it leads there");
    format!("p1 head {0}\np1 go {0}", line.to)
}

/// Two First Contacts, one turn after the other, complete ms_19.
#[test]
fn two_first_contacts() {
    let mut play = dealt("ms_19", "p1 at BIO12\np2 at BIO01\nthrows 1+2+3 1");
    play.play("p1 head BIO01\np1 go BIO01\np1 go BIO-S\np1 land");
    assert!(play.offered("complete").is_empty());
    play.play("p1 done\np2 stay");
    play.throws("6+6+6 1");
    play.play(
        "p1 head BIO01\np1 go BIO01\np1 go BIO12\np1 go BIO~GB.1\np1 go BIO~GB.2\np1 go BIO~GB.3\np1 go GB",
    );
    play.play("p1 go GB~COL.1\np1 go GB~COL.2\np1 go GB~COL.3\np1 go GB~COL.4\np1 go COL06\np1 go COL05\np1 go COL04");
    play.play("p1 go COL-B\np1 complete ms_19");
}

/// Three sales on strong markets complete ms_28: the market moves after each.
#[test]
fn three_strong_sales() {
    let mut play =
        dealt("ms_28", "culture 7 TRP order 0 1 2\np1 at TRP-A\np1 goods space_spice mulch_wine finest_dust");
    play.play("p1 stay\np1 sell space_spice\np1 sell mulch_wine\np1 sell finest_dust\np1 complete ms_28");
}

/// A mission whose conditions are not met is not offered.
#[test]
fn no_mission_is_completed_without() {
    for (mission, table, script, missing) in POSITIONS.iter().filter(|(.., missing)| !missing.is_empty()) {
        let less = match *missing {
            "shield 2" => table.replace("shield 2", "shield 1"),
            "30" => table.replace("credits 30", "credits 29"),
            missing => table.replace(missing, ""),
        };
        let less = less.replace("p1 goods \n", "\n");
        let mut play = dealt(mission, less.trim_end_matches("p1 goods "));
        play.play(script);
        assert!(!play.offers(&format!("p1 complete {mission}")), "{mission}");
    }
}
