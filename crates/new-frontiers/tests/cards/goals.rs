//! The goal tiles of the variant.

use new_frontiers::cards::{Counts, GoalCard, GoalRule, Moment, Pack, Stored};
use new_frontiers::ids::Goal;

fn goal(id: &str) -> &'static GoalCard {
    &Pack::standard()[Goal::from_id(id).expect("a known id")]
}

fn vps(id: &str) -> [u8; 9] {
    std::array::from_fn(|amount| goal(id).vp(amount as u8))
}

/// NFG-027: between two steps the lower one counts.
#[test]
fn nfg_028_to_nfg_035_steps() {
    assert_eq!(vps("skilled_workers"), [0, 0, 0, 0, 2, 5, 8, 8, 8]);
    assert_eq!(vps("volunteer_programme"), [0, 0, 2, 2, 5, 5, 8, 8, 8]);
    assert_eq!(vps("diversity"), [0, 0, 0, 3, 8, 8, 8, 8, 8]);
    assert_eq!(vps("faction_tolerance"), [0, 0, 0, 2, 5, 8, 8, 8, 8]);
    assert_eq!(vps("conscription"), [0, 0, 0, 2, 2, 5, 5, 8, 8]);
    assert_eq!(vps("exploration"), [0, 2, 5, 5, 8, 8, 8, 8, 8]);
    assert_eq!(vps("stockpile_resources"), [0, 0, 2, 2, 5, 5, 8, 8, 8]);
    assert_eq!(vps("trade_taxes"), [0, 0, 0, 2, 2, 5, 5, 8, 8]);
}

#[test]
fn nfg_012_three_goals_are_stockpiles() {
    let stockpiles: Vec<_> = Goal::all()
        .filter(|goal| Pack::standard()[*goal].rule == GoalRule::Stockpile)
        .map(|goal| Pack::standard()[goal].counts)
        .collect();
    assert_eq!(stockpiles, [Counts::Worlds, Counts::Goods, Counts::Credits]);
}

/// NFG-014, NFG-018, NFG-021, NFG-022.
#[test]
fn nfg_014_what_can_be_stored() {
    let store = |id: &str| {
        let store = goal(id).store.as_ref().expect("a stockpile");
        (store.after.as_slice(), store.what, store.per_action, store.max)
    };
    let after = [Moment::Explore, Moment::Settle];
    assert_eq!(store("exploration"), (after.as_slice(), Stored::ReturnedWorld, Some(1), 4));
    assert_eq!(store("stockpile_resources"), ([Moment::Produce].as_slice(), Stored::OwnGoods, None, 6));
    assert_eq!(store("trade_taxes"), ([Moment::Sale].as_slice(), Stored::SaleCredits, None, 7));
}
