//! NF-183: the worlds of the standard pack against the printed statistics.

use new_frontiers::cards::{ColonyCard, Colour, Pack, Points, Yield};
use new_frontiers::ids::{Keyword, Kind, World};

fn worlds(military: bool) -> Vec<&'static ColonyCard> {
    let pack = Pack::standard();
    World::all().map(|world| &pack[world]).filter(|card| card.military == military).collect()
}

fn count(cards: &[&ColonyCard], fits: impl Fn(&ColonyCard) -> bool) -> usize {
    cards.iter().filter(|card| fits(card)).count()
}

/// NF-183: sixty worlds, by defence and by cost.
#[test]
fn nf_183_values() {
    let (military, peaceful) = (worlds(true), worlds(false));
    assert_eq!((military.len(), peaceful.len()), (26, 34));
    let by_value =
        |cards: &[&ColonyCard]| [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map(|n| count(cards, |c| c.value == n));
    assert_eq!(by_value(&military), [0, 5, 6, 3, 3, 2, 2, 1, 2, 2]);
    assert_eq!(by_value(&peaceful), [1, 3, 12, 5, 4, 6, 2, 1, 0, 0]);
}

/// NF-183: colonists, types and kinds.
#[test]
fn nf_183_colonists_types_and_kinds() {
    let row = |cards: &[&ColonyCard]| {
        let colonists = [1, 2].map(|n| count(cards, |card| card.colonists == n));
        let yields = [Yield::Windfall, Yield::Production, Yield::None]
            .map(|yields| count(cards, |card| card.yields == yields));
        let kinds = Kind::ALL.map(|kind| count(cards, |card| card.colour == Colour::Kind(kind)));
        let jokers = count(cards, |card| card.colour == Colour::Joker);
        let grey = count(cards, |card| card.colour == Colour::Grey);
        (colonists, yields, kinds, jokers, grey)
    };
    assert_eq!(row(&worlds(true)), ([18, 8], [12, 6, 8], [3, 4, 6, 5], 0, 8));
    // 11 + 20 + 3 are all 34, so the joker is one of the windfall worlds.
    assert_eq!(row(&worlds(false)), ([21, 13], [11, 20, 3], [12, 9, 5, 4], 1, 3));
}

/// NF-183: keywords, the two special rows included.
#[test]
fn nf_183_keywords() {
    let has = |keyword| move |card: &ColonyCard| card.keywords.contains(keyword);
    let (military, peaceful) = (worlds(true), worlds(false));
    let row = |cards: &[&ColonyCard]| {
        [Keyword::Imperium, Keyword::Rebel, Keyword::Uplift].map(|keyword| count(cards, has(keyword)))
    };
    assert_eq!(row(&military), [3, 11, 6]);
    assert_eq!(row(&peaceful), [4, 0, 4]);
    assert_eq!(count(&military, |card| has(Keyword::Rebel)(card) && has(Keyword::Uplift)(card)), 1);
    assert_eq!(count(&peaceful, |card| has(Keyword::Alien)(card) && card.colour == Colour::Grey), 1);
}

/// NF-183: printed points reach from 0 to 9 and from 0 to 6; the "?" worlds score by these keywords.
#[test]
fn nf_183_points() {
    for (military, most, by) in [(true, 9, ["uplift", "rebel"]), (false, 6, ["uplift", "imperium"])] {
        let cards = worlds(military);
        let printed = cards.iter().filter_map(|card| match card.points {
            Points::Printed(vp) => Some(vp),
            Points::Scored(_) => None,
        });
        assert_eq!((printed.clone().min(), printed.max()), (Some(0), Some(most)));
        let scored: Vec<_> = cards
            .iter()
            .filter_map(|card| match &card.points {
                Points::Printed(_) => None,
                Points::Scored(scoring) => Some(scoring.to_string()),
            })
            .collect();
        assert_eq!(scored.len(), 2);
        for (line, keyword) in scored.iter().zip(by) {
            assert!(line.ends_with(&format!("per {keyword} tile")), "{line}");
        }
    }
}
