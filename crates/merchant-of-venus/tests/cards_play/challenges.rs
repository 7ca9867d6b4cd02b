//! Every challenge is met in a position that fits.

use merchant_of_venus::cards::Pack;
use merchant_of_venus::ids::Challenge;
use merchant_of_venus::testing::Play;

const POSITIONS: [(&str, &str); 12] = [
    (
        "ch_01",
        "culture 1 TRP\nculture 2 COL\nculture 3 JUN\nculture 4 ICE\np1 contact 1 0\np1 contact 2 0\np1 contact 3 0\np1 contact 4 0",
    ),
    ("ch_02", "p1 credits 400"),
    ("ch_03", "p1 pilot human_2\np1 done ms_01"),
    ("ch_04", "tally sell 6"),
    (
        "ch_05",
        "culture 1 TRP\nculture 2 COL\nculture 3 JUN\nculture 4 ICE\nculture 5 POL\nculture 6 WAT\nculture 7 MOO\nculture 8 GIA",
    ),
    ("ch_06", "port DES01 p1\nport DES04 p1"),
    ("ch_07", "p1 laser 3 shield 3"),
    ("ch_08", "tally delivered 3"),
    (
        "ch_09",
        "culture 1 TRP\nculture 2 COL\nculture 3 JUN\nculture 4 ICE\nculture 5 POL\nculture 6 WAT\nculture 7 MOO\nculture 8 GIA\nculture 9 GEN\nculture 10 NEB\nculture 11 BIO\nculture 12 DES",
    ),
    ("ch_10", "p1 credits 1600\nport DES01 p1"),
    ("ch_11", "p1 fame 26"),
    ("ch_12", "p1 holds 1 drive red_drive\np1 technologies jammer fuzzy_dice"),
];

#[test]
fn every_challenge_is_met() {
    for (id, table) in POSITIONS {
        let challenge = Challenge::from_id(id).expect("a challenge");
        let mut play = Play::deal(&format!("seats 1\ntrials {id}\np1 at BIO01\n{table}"));
        let fame = play.merchant("p1").fame;
        play.play(&format!("p1 complete {id}"));
        let card = &Pack::standard()[challenge];
        assert_eq!(play.merchant("p1").fame, fame + u16::from(card.fame), "{id}");
        assert_eq!(play.board().trials[0].met, Some(true));
    }
}

/// D-80: a missed deadline costs infamy, once.
#[test]
fn every_challenge_has_a_deadline() {
    for challenge in Challenge::all() {
        let card = &Pack::standard()[challenge];
        let mut play = Play::deal(&format!(
            "seats 1\nround {}\ntrials {challenge}\np1 at BIO01 credits 0 laser 1",
            card.deadline
        ));
        assert!(play.offered("complete").is_empty(), "{challenge}");
        play.play("p1 stay");
        assert_eq!(play.merchant("p1").infamy, u16::from(card.infamy), "{challenge}");
        play.idle_until(|_| false);
        assert_eq!(play.merchant("p1").infamy, u16::from(card.infamy));
    }
}
