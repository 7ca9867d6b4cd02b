//! The worlds against the statistics printed in the rulebook (G3).

use engine::Bits;
use new_frontiers::cards::{Colour, Pack, Points, Yield};
use new_frontiers::effect::{Clause, Power};
use new_frontiers::ids::{Keyword, Kind, World};

fn pack() -> &'static Pack {
    Pack::standard()
}

/// Military worlds, then the others.
fn halves() -> [Bits<World>; 2] {
    let military = pack().masks.military;
    [military, Bits::first(60).without(military)]
}

fn n_worlds(half: Bits<World>, fits: impl Fn(World) -> bool) -> u8 {
    half.iter().filter(|world| fits(*world)).count() as u8
}

#[test]
fn nf_183_values() {
    let [military, others] = halves();
    let by_value = |half, values: std::ops::RangeInclusive<u8>| -> Vec<u8> {
        values.map(|value| n_worlds(half, |world| pack()[world].value == value)).collect()
    };
    assert_eq!(by_value(military, 1..=9), [5, 6, 3, 3, 2, 2, 1, 2, 2]);
    assert_eq!(by_value(others, 0..=7), [1, 3, 12, 5, 4, 6, 2, 1]);
    assert_eq!((military.len(), others.len()), (26, 34));
}

#[test]
fn nf_183_colonists() {
    let by_colonists = |half| [1, 2].map(|n| n_worlds(half, |world| pack()[world].colonists == n));
    assert_eq!(halves().map(by_colonists), [[18, 8], [21, 13]]);
}

#[test]
fn nf_183_types() {
    let types = [Yield::Windfall, Yield::Production, Yield::None];
    let by_type = |half| types.map(|yields| n_worlds(half, |world| pack()[world].yields == yields));
    assert_eq!(halves().map(by_type), [[12, 6, 8], [11, 20, 3]]);
}

#[test]
fn nf_183_kinds() {
    let by_kind = |half: Bits<World>| Kind::ALL.map(|kind| half.and(pack().masks.kind[kind as usize]).len());
    assert_eq!(halves().map(by_kind), [[3, 4, 6, 5], [12, 9, 5, 4]]);
    let jokers = |half| n_worlds(half, |world| pack()[world].colour == Colour::Joker);
    assert_eq!(halves().map(jokers), [0, 1]);
}

#[test]
fn nf_183_keywords() {
    let keywords = [Keyword::Imperium, Keyword::Rebel, Keyword::Uplift];
    let with = |keyword: Keyword| pack().masks.keyword[keyword as usize];
    let by_keyword = |half: Bits<World>| keywords.map(|keyword| half.and(with(keyword)).len());
    assert_eq!(halves().map(by_keyword), [[3, 11, 6], [4, 0, 4]]);
    assert_eq!(with(Keyword::Rebel).and(with(Keyword::Uplift)).len(), 1);
    let grey_alien = n_worlds(with(Keyword::Alien), |world| pack()[world].colour == Colour::Grey);
    assert_eq!(grey_alien, 1);
}

#[test]
fn nf_183_points() {
    let printed = |half: Bits<World>| {
        let vps = half.iter().filter_map(|world| match &pack()[world].points {
            Points::Printed(vp) => Some(*vp),
            Points::Scored(_) => None,
        });
        [vps.clone().min(), vps.max()]
    };
    assert_eq!(halves().map(printed), [[Some(0), Some(9)], [Some(0), Some(6)]]);
    let question_marks = |half: Bits<World>| -> Vec<_> {
        let clauses = half.iter().filter_map(|world| match &pack()[world].points {
            Points::Printed(_) => None,
            Points::Scored(scoring) => Some(scoring.0.clone()),
        });
        let keyword = |clause| match clause {
            Clause::Per(_, group) => group.keyword,
            Clause::PerStrength(_) | Clause::TableByKind(_) => None,
        };
        let mut keywords: Vec<_> = clauses.flatten().filter_map(keyword).collect();
        keywords.sort_unstable();
        keywords
    };
    let [military, others] = halves().map(question_marks);
    assert_eq!(military, [Keyword::Rebel, Keyword::Uplift]);
    assert_eq!(others, [Keyword::Imperium, Keyword::Uplift]);
}

#[test]
fn nf_069_nf_073_the_refinery_is_a_joker_that_is_never_sold() {
    let refinery = &pack()[World::from_id("alien_oort_cloud_refinery").expect("a known id")];
    assert_eq!((refinery.colour, refinery.untradable), (Colour::Joker, true));
    assert!(refinery.powers.is_empty(), "a property is no power");
    assert_eq!(pack().worlds.iter().filter(|card| card.untradable).count(), 1);
}

#[test]
fn nf_130_grey_worlds_have_no_type() {
    for card in &pack().worlds {
        assert_eq!(card.colour == Colour::Grey, card.yields == Yield::None, "{}", card.id);
    }
}

/// Every mask agrees with the cards.
#[test]
fn masks() {
    for world in World::all() {
        let card = &pack()[world];
        let masks = &pack().masks;
        for phase in new_frontiers::ids::Phase::ALL {
            let has = card.powers.iter().any(|power: &Power| power.phase() == phase);
            assert_eq!(masks.worlds_with[phase as usize].has(world), has, "{} {phase}", card.id);
        }
        assert_eq!(masks.windfall.has(world), card.yields == Yield::Windfall);
        assert_eq!(masks.production.has(world), card.yields == Yield::Production);
    }
    for face in new_frontiers::ids::Development::all() {
        assert_eq!(pack().masks.large.has(face), pack()[face].large);
    }
}
