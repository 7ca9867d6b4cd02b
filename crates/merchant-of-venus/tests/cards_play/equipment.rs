//! Every piece of equipment is bought from every seller.

use super::cultures::stranger;
use merchant_of_venus::cards::{EquipmentKind, Pack};
use merchant_of_venus::ids::{Culture, Equipment, Space};
use merchant_of_venus::testing::Play;

#[test]
fn every_equipment_at_every_seller() {
    let pack = Pack::standard();
    for equipment in Equipment::all() {
        let card = &pack[equipment];
        for culture in Culture::all() {
            let mut play = Play::deal(&format!(
                "culture {culture} TRP\np1 at TRP-A credits 500 laser 2 shield 2\np1 pilot {}",
                stranger(culture)
            ));
            play.play("p1 stay");
            let line = format!("p1 buy equipment {equipment}");
            assert_eq!(play.offers(&line), card.sellers.contains(&culture), "{equipment} at {culture}");
            if !card.sellers.contains(&culture) {
                continue;
            }
            play.play(&line);
            let merchant = play.merchant("p1");
            assert_eq!(merchant.credits, 500 - u32::from(card.price));
            match card.kind {
                EquipmentKind::Dial => assert_eq!(merchant.dials.iter().sum::<u8>(), 5),
                EquipmentKind::Hold => assert_eq!(merchant.holds, 1),
                EquipmentKind::Drive => assert_eq!(merchant.drive, Some(equipment)),
            }
        }
    }
}

/// Each drive skips its colours on the route from the Rogue Planet to the Desert World.
#[test]
fn every_drive_skips_its_colours() {
    for (drive, spent) in [("yellow_drive", 4), ("red_drive", 5), ("combined_drive", 3)] {
        let mut play = Play::deal(&format!("p1 at TRP06\np1 drive {drive}\nthrows 4+4+4"));
        play.play("p1 head TRP~DES.1");
        for n in 1..=6 {
            play.play(&format!("p1 go TRP~DES.{n}"));
        }
        assert_eq!(12 - play.board().turn.points, spent, "{drive}");
        assert!(Space::from_id(play.ship("p1")).is_some_and(|space| space.at() > 0));
    }
    assert_eq!(Equipment::from_id("red_drive").map(engine::Index::index), Some(4));
}
