//! MV-122 to MV-136: business and buying.

use super::{n_goods, n_technologies};
use merchant_of_venus::query::Refusal;
use merchant_of_venus::testing::Play;
use merchant_of_venus::{Decision, Reason};

/// A price that cannot be paid: the total, what there is, the printed price, and the fee in it.
fn dear(need: u32, have: u32, printed: u32, fee: u32) -> Refusal {
    Refusal::TooExpensive { need, have, printed, fee }
}

fn at(culture: u8, more: &str) -> Play {
    let mut play = Play::deal(&format!("culture {culture} TRP\np1 at TRP-A credits 500\n{more}"));
    play.play("p1 stay");
    play
}

/// MV-122, MV-125: business is done at cities and spaceports, printed ones included.
#[test]
fn mv_122_mv_125_places() {
    for (system, space) in
        [("NEB", "NEB-S"), ("AST", "AST-S1"), ("GEN", "GEN-S"), ("BIO", "BIO-S"), ("COL", "COL-A")]
    {
        let mut play = Play::deal(&format!("culture 3 {system}\np1 at {space}"));
        play.play("p1 stay");
        assert_eq!(play.decision(), Some(Decision::Trade), "{space}");
        assert!(play.offers("p1 buy good space_spice"));
    }
}

/// MV-123: without moving any number of actions in any order.
#[test]
fn mv_123_any_number() {
    let mut play = at(7, "p1 goods space_spice space_spice");
    play.play("p1 buy good melf_pelts\np1 sell space_spice\np1 buy good melf_pelts\np1 sell space_spice");
    assert_eq!((n_goods(&play, "p1", "melf_pelts"), n_goods(&play, "p1", "space_spice")), (2, 0));
}

/// MV-124: after landing one buy and one sell action.
#[test]
fn mv_124_one_and_one() {
    let mut play =
        Play::deal("culture 7 BIO\np1 at BIO12 credits 500\np1 goods space_spice space_spice\nthrows 1+2+3");
    play.play(
        "p1 head BIO01\np1 go BIO01\np1 go BIO-S\np1 land\np1 buy good melf_pelts\np1 sell space_spice",
    );
    assert!(play.offered("buy").is_empty() && play.offered("sell").is_empty());
    assert_eq!(play.why_not("p1", "card thrust_amplifier"), Some(Reason::Refused(Refusal::NoActionLeft)));
}

/// MV-126: level times 10 off at home, for goods, technologies and equipment, never below 0.
#[test]
fn mv_126_home_discount() {
    let mut play = at(6, "p1 pilot human_2");
    play.play("p1 buy equipment laser_step\np1 buy technology shuttle\np1 buy good rock_videos");
    assert_eq!(play.merchant("p1").credits, 500 - (50 - 20) - (60 - 20) - (120 - 20));
    let mut play = at(6, "p1 pilot human_3a\noffer 6 good finest_dust");
    play.play("p1 buy good finest_dust");
    assert_eq!(play.merchant("p1").credits, 500, "30 off 10 is nothing, and not a gift");
    let mut away = at(5, "p1 pilot human_3a");
    away.play("p1 buy good finest_dust");
    assert_eq!(away.merchant("p1").credits, 490, "not at home");
}

/// MV-127: every good and technology of the market can be bought.
#[test]
fn mv_127_all_on_offer() {
    let play = at(1, "offer 1 good voil_silk\noffer 1 good space_spice");
    assert_eq!(
        play.offered("buy"),
        [
            "buy good bionic_perfume",
            "buy good voil_silk",
            "buy good space_spice",
            "buy technology fancy_spoiler",
            "buy technology less_fancy_spoiler",
            "buy equipment shield_step",
        ]
    );
}

/// MV-129: the price is paid and the good is aboard; without space it cannot be bought.
#[test]
fn mv_129_goods() {
    let mut play = at(3, "");
    play.play("p1 buy good space_spice");
    assert_eq!(
        (play.merchant("p1").credits, n_goods(&play, "p1", "space_spice"), play.board().offers[2][2]),
        (470, 1, 5)
    );
    let full = at(3, "p1 goods voil_silk voil_silk voil_silk voil_silk");
    assert_eq!(full.why_not("p1", "good space_spice"), Some(Reason::Refused(Refusal::NoRoom)));
}

/// MV-128: what the player cannot pay cannot be bought.
#[test]
fn mv_128_too_expensive() {
    let mut play = Play::deal("culture 10 TRP\np1 at TRP-A credits 199");
    play.play("p1 stay");
    let reason = play.why_not("p1", "good servo_mechanisms");
    assert_eq!(reason, Some(Reason::Refused(dear(200, 199, 200, 0))));
}

/// MV-126, MV-128, MV-160: a price that differs from the printed one is shown with its parts.
#[test]
fn mv_128_parts_of_a_price() {
    let mut home = Play::deal("culture 6 TRP\np1 at TRP-A credits 20\np1 pilot human_2");
    home.play("p1 stay");
    assert_eq!(home.why_not("p1", "card shuttle"), Some(Reason::Refused(dear(40, 20, 60, 0))));
    let mut fee = Play::deal("culture 7 TRP\nport TRP01 p2\np1 at TRP01 credits 20");
    fee.play("p1 stay");
    assert_eq!(fee.why_not("p1", "card thrust_amplifier"), Some(Reason::Refused(dear(40, 20, 30, 10))));
}

/// MV-128: the First Contact card of another player pays nothing.
#[test]
fn mv_128_a_foreign_first_contact_card() {
    let mut play = Play::deal("culture 3 TRP\np1 at TRP-A credits 29\np2 contact 3 50");
    play.play("p1 stay");
    assert_eq!(play.why_not("p1", "good space_spice"), Some(Reason::Refused(dear(30, 29, 30, 0))));
    let mut play = Play::deal("culture 3 TRP\np1 at TRP-A credits 30\np2 contact 3 50");
    play.play("p1 stay\np1 buy good space_spice");
    assert_eq!((play.merchant("p1").credits, play.board().contacts[2].credits), (0, 50));
}

/// MV-130: a dial goes up by 1, to 5 at most.
#[test]
fn mv_130_dials() {
    let mut play = at(8, "p1 laser 4");
    play.play("p1 buy equipment laser_step");
    assert_eq!((play.merchant("p1").dials[0], play.merchant("p1").credits), (5, 450));
    assert_eq!(play.why_not("p1", "card laser_step"), Some(Reason::Refused(Refusal::DialFull)));
    assert_eq!(play.why_not("p1", "card shield_step"), Some(Reason::Refused(Refusal::NotOffered)));
}

/// MV-131: two more holds, each with room for two.
#[test]
fn mv_131_cargo_holds() {
    let mut play = at(3, "p1 goods voil_silk voil_silk voil_silk voil_silk");
    play.play("p1 buy equipment cargo_hold\np1 buy good space_spice\np1 buy good space_spice\np1 buy equipment cargo_hold");
    assert_eq!((play.merchant("p1").holds, play.merchant("p1").n_goods()), (2, 6));
    assert_eq!(play.why_not("p1", "card cargo_hold"), Some(Reason::Refused(Refusal::NoSlot)));
}

/// MV-132, D-19: a new drive replaces the old one, which goes back to the stock.
#[test]
fn mv_132_drives() {
    let mut play = at(2, "p1 drive yellow_drive");
    play.play("p1 buy equipment combined_drive");
    assert_eq!(play.merchant("p1").drive.map(merchant_of_venus::ids::Equipment::id), Some("combined_drive"));
    assert_eq!(play.board().equipment[3..], [4, 4, 3]);
}

/// MV-133: three slots for ship upgrades.
#[test]
fn mv_133_upgrade_slots() {
    let mut play = at(6, "p1 technologies market_flux cloaking_field");
    play.play("p1 buy technology shuttle");
    assert_eq!(n_technologies(&play, "p1", "shuttle"), 1);
    let full = at(6, "p1 technologies market_flux cloaking_field variable_laser");
    assert_eq!(full.why_not("p1", "card shuttle"), Some(Reason::Refused(Refusal::NoSlot)));
}

/// MV-134: a structure takes a dot.
#[test]
fn mv_134_structures_take_room() {
    let full = at(8, "p1 goods voil_silk voil_silk voil_silk voil_silk");
    assert_eq!(full.why_not("p1", "card stasis_tanks"), Some(Reason::Refused(Refusal::NoRoom)));
    let mut play = at(8, "p1 goods voil_silk voil_silk voil_silk");
    play.play("p1 buy technology stasis_tanks");
    assert_eq!(play.why_not("p1", "good immortal_grease"), Some(Reason::Refused(Refusal::NoRoom)));
}

/// MV-135, MV-136: special and supply technologies take no room and cannot be left or thrown away.
#[test]
fn mv_135_mv_136_no_room_needed() {
    let mut play = at(11, "p1 goods voil_silk voil_silk voil_silk voil_silk\np1 technologies jammer");
    play.play("p1 buy technology fuzzy_dice\np1 cargo");
    assert!(
        play.offered("leave").iter().all(|line| line.contains("voil_silk")),
        "{:?}",
        play.offered("leave")
    );
}

/// MV-137, D-02: without the variant there is no spaceport contract.
#[test]
fn mv_137_no_contract() {
    let play = at(3, "");
    assert!(play.legal_of("p1").iter().all(|line| !line.contains("contract")));
}
