//! MV-033 to MV-041, MV-166 to MV-171: final scoring.

use engine::Game;
use merchant_of_venus::testing::Play;

fn finish(lines: &str) -> Play {
    let mut play = Play::deal(&format!("round 30\np1 at BIO01\np2 at BIO01\n{lines}"));
    play.idle_until(|_| false);
    play
}

fn points(play: &Play) -> Vec<i32> {
    play.state().outcome().expect("over").points.as_slice().to_vec()
}

fn places(play: &Play) -> Vec<u8> {
    play.state().outcome().expect("over").places.as_slice().to_vec()
}

/// MV-033: most credits win.
#[test]
fn mv_033_most_credits_win() {
    let play = finish("p1 credits 100\np2 credits 110");
    assert_eq!((points(&play), places(&play)), (vec![140, 150], vec![2, 1]), "4 fame each from the dials");
}

/// MV-034: spaceports are sold for 200 each.
#[test]
fn mv_034_spaceports_are_sold() {
    let play = finish("p1 credits 0\nport DES01 p1\nport ICE01 p1\nport JUN01 p2");
    assert_eq!(points(&play)[0], 400 + 40);
    assert_eq!(play.sheet("p2").ports, 200);
}

/// MV-035, MV-166, MV-170, MV-171: all sources of fame add up, infamy comes off.
#[test]
fn mv_035_total_fame() {
    let play = finish(
        "p1 fame 7 infamy 2 laser 5 shield 0 holds 1 credits 0
         p1 rewards rw_01 rw_20
         p1 done ms_05
         p1 titles en_ti_pathfinder
         p1 technologies zen_paint_job jammer",
    );
    let sheet = play.sheet("p1");
    assert_eq!((sheet.markers, sheet.rewards, sheet.missions, sheet.titles), (7, 4 + 6, 14, 4));
    assert_eq!((sheet.dials, sheet.holds, sheet.technologies, sheet.infamy), (12, 2, -3 + 3, 2));
    assert_eq!(points(&play)[0], 10 * (7 + 10 + 14 + 4 + 12 + 2 - 2));
}

/// MV-037: no fame is worth nothing and disqualifies nobody.
#[test]
fn mv_037_zero_fame() {
    let play = finish("p1 credits 50 infamy 4");
    assert_eq!((points(&play)[0], play.sheet("p1").is_disqualified()), (50, false));
}

/// MV-036: disqualified players come last, even behind a player without credits.
#[test]
fn mv_036_disqualified() {
    let play = finish("p1 credits 5000 infamy 5\np2 credits 0 infamy 4");
    assert_eq!(places(&play), [2, 1]);
}

/// MV-036: when everybody is disqualified, nobody is first.
#[test]
fn mv_036_everybody_is_disqualified() {
    let play = finish("p1 credits 5000 infamy 5\np2 credits 10 infamy 9");
    assert_eq!((points(&play), places(&play)), (vec![-1, -1], vec![2, 3]));
    assert!(play.state().outcome().expect("over").winners().is_empty());
}

/// MV-038, MV-208: a double makes every point of fame worth 20; without one it is the sum alone.
#[test]
fn mv_038_fuzzy_double() {
    let plain = finish("p1 credits 0\np1 technologies fuzzy_dice\nthrows 2 5");
    assert_eq!(points(&plain)[0], 10 * (4 + 7));
    let double = finish("p1 credits 0\np1 technologies fuzzy_dice\nthrows 2 2");
    assert_eq!(points(&double)[0], 20 * (4 + 4));
}

/// MV-039: credits on First Contact cards are worth nothing.
#[test]
fn mv_039_credits_on_cards() {
    let play = finish("culture 3 TRP\np1 credits 5\np1 contact 3 90");
    assert_eq!(points(&play)[0], 45);
}

/// MV-040: of equal credits the more famous win.
#[test]
fn mv_040_tie_on_credits() {
    let play = finish("p1 credits 20\np2 credits 0 fame 2");
    assert_eq!((points(&play), places(&play)), (vec![60, 60], vec![2, 1]));
}

/// MV-041: still tied, they share.
#[test]
fn mv_041_shared_victory() {
    assert_eq!(places(&finish("p1 credits 20\np2 credits 20")), [1, 1]);
}

/// MV-167: promotion gives 3 and 5 fame as markers.
#[test]
fn mv_167_promotion_fame() {
    let mut play = Play::deal("culture 6 TRP\np1 at BIO~GB.3 credits 200\nthrows 1+2+3");
    play.play("p1 head GB\np1 go GB\np1 land\np1 promote human_2");
    assert_eq!(play.merchant("p1").fame, 3);
    let mut play = Play::deal("culture 6 TRP\np1 at TRP01 credits 200\np1 pilot human_2\nthrows 1+2+3");
    play.play("p1 head TRP-A\np1 go TRP-A\np1 promote human_3b");
    assert_eq!(play.merchant("p1").fame, 5);
}

/// MV-168, MV-169: ladders of holds and upgrades.
#[test]
fn mv_168_mv_169_ladders() {
    let fame = |lines: &str| {
        let sheet = Play::deal(lines).sheet("p1");
        (sheet.holds, sheet.upgrades)
    };
    assert_eq!(fame(""), (0, 0));
    assert_eq!(fame("p1 holds 1\np1 technologies shuttle"), (2, 0));
    assert_eq!(fame("p1 holds 2\np1 technologies shuttle market_flux"), (6, 2));
}

/// MV-170: a dial gives the fame of the value it shows.
#[test]
fn mv_170_dials() {
    for (value, fame) in [(0, 0), (1, 1), (2, 3), (3, 5), (4, 8), (5, 12)] {
        assert_eq!(Play::deal(&format!("p1 laser {value} shield 0")).sheet("p1").dials, fame);
    }
}

/// MV-187: a spoiler gives fame equal to one die.
#[test]
fn mv_187_spoiler_roll() {
    let play = finish("p1 credits 0\np1 technologies less_fancy_spoiler\nthrows 6");
    assert_eq!(points(&play)[0], 10 * (4 + 6));
}

/// MV-211: Zen costs 3 fame.
#[test]
fn mv_211_zen_costs_fame() {
    assert_eq!(points(&finish("p1 credits 0\np1 technologies zen_paint_job"))[0], 10);
}

/// D-80: the solo player wins with all challenges met and 2000 credits.
#[test]
fn solo_is_won_or_lost() {
    let solo = |credits: u32, met: bool| {
        let mut play = Play::deal(&format!("seats 1\nround 30\ntrials ch_02\np1 at BIO01 credits {credits}"));
        if met {
            play.play("p1 complete ch_02");
        }
        play.idle_until(|board| board.is_over() || !met);
        if !met {
            play.play("p1 stay");
            while let Some(seat) = play.asked() {
                play.play(&format!("{seat} done"));
            }
        }
        places(&play)[0]
    };
    assert_eq!(solo(2000, true), 1);
    assert_eq!(solo(1000, true), 2, "too few credits");
    assert_eq!(solo(3000, false), 2, "a challenge is missed");
}
