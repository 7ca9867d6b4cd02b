//! Card text in both languages.

use expect_test::{Expect, expect};
use new_frontiers::cards::{Colour, Origin, Pack, Yield};
use new_frontiers::effect::{Bonus, Line};
use new_frontiers::ids::{Development, Keyword, Kind, Phase, Tile, World};
use new_frontiers::words::{Lang, Words, colony_short, colony_text, development_short, development_text};

fn both(texts: &[&str], expected: &Expect) {
    let mut said = String::new();
    for text in texts {
        let line: Line = text.parse().unwrap_or_else(|misread| panic!("{text}: {misread}"));
        for lang in Lang::ALL {
            let words = Words::new(lang, Pack::standard());
            said.push_str(&format!("{} | {}\n", words.sentence(&line), words.short(&line)));
        }
    }
    expected.assert_eq(&said);
}

#[test]
fn develop_and_explore() {
    both(
        &[
            "develop: cost -1",
            "develop: cost -3 for large",
            "after develop: gain 2 credits",
            "explore: draw 1 extra",
            "explore: draw 2 extra",
            "explore: gain 1 colonist",
            "explore: gain 1 vp + 2 colonists + 1 credit",
        ],
        &expect![],
    );
}

#[test]
fn settle() {
    both(
        &[
            "settle: military +2",
            "settle: military +1 vs rebel",
            "settle: military +1 vs uplift",
            "settle: military +1 vs rare",
            "settle: cost -1",
            "settle: cost -1 or military +1 vs rare",
            "settle: cost -2 or military +2 vs uplift",
            "settle: may discard 1 rare good: military +2 this action",
            "settle: may discard 1 any good: military +2 this action",
            "settle: may pay for non-alien military, cost -1",
            "settle: may pay for non-alien military, cost -0",
            "settle: may settle 1 more",
            "settle: may replace colony: same kind, cost +0 to +3",
            "settle: may replace this: non-military non-alien, cost 0",
            "settle: gain 1 colonist",
            "after settle: draw 1 world",
            "after settle: draw 2 world",
            "after settle: gain 1 credit",
        ],
        &expect![],
    );
}

#[test]
fn produce_and_trade() {
    both(
        &[
            "produce: windfall genes",
            "produce: windfall any",
            "produce: gain 1 credit",
            "produce: gain 1 credit per rebel military colony",
            "produce: gain 2 credits if most rare produced",
            "when produces: gain 1 credit",
            "trade: +1",
            "trade: +2 vs novelty",
        ],
        &expect![],
    );
}

#[test]
fn consume() {
    both(
        &[
            "consume: 1 any -> 1 colonist + 1 credit",
            "consume: 2 any -> 3 vp",
            "consume: 2 genes -> 3 vp",
            "consume: 1 novelty + 2 rare + 1 any -> 5 vp",
            "consume: 3 different -> 5 vp",
            "consume: up to 3 novelty -> 1 vp each",
            "consume: up to 2 alientech -> 1 vp + 1 credit each",
            "consume: up to 4 different -> 1 vp each",
            "consume: nothing -> 1 vp",
            "consume: may sell 1 at base price",
            "consume: +1 vp per good consumed, +1 vp with galactic_salon",
        ],
        &expect![],
    );
}

#[test]
fn scores_and_properties() {
    both(
        &[
            "score: 2 per novelty production colony; 1 per other non-military colony",
            "score: 2 per uplift tile; 1 per other genes colony",
            "score: 2 per imperium tile; 1 per other uplift tile",
            "score: 2 per tile with explore power; 1 per other tile with military power",
            "score: 2 per two-colonist colony; 1 per other development with consume power",
            "score: 1 per rebel rare military colony",
            "score: 1 per strength",
            "score: table 1 3 6 10 by kind",
            "property: joker",
            "property: untradable",
        ],
        &expect![],
    );
}

#[test]
fn bonuses() {
    let mut said = String::new();
    for tile in Tile::ALL {
        for lang in Lang::ALL {
            let words = Words::new(lang, Pack::standard());
            let bonuses: Vec<_> = Pack::standard()[tile].bonus.iter().map(|bonus: &Bonus| words.bonus(*bonus)).collect();
            said.push_str(&format!("{tile} {lang}: {}\n", bonuses.join("; ")));
        }
    }
    expect![].assert_eq(&said);
}

#[test]
fn names() {
    let mut said = String::new();
    for lang in Lang::ALL {
        let words = Words::new(lang, Pack::standard());
        let mut row = |names: Vec<&str>| said.push_str(&format!("{}\n", names.join(", ")));
        row(Kind::ALL.map(|kind| words.kind(kind)).to_vec());
        row(Keyword::ALL.map(|keyword| words.keyword(keyword)).to_vec());
        row(Phase::ALL.map(|phase| words.phase(phase)).to_vec());
        row(Origin::ALL.map(|origin| words.origin(origin)).to_vec());
        row(vec![words.colour(Colour::Grey), words.colour(Colour::Joker), words.yields(Yield::Windfall)]);
    }
    expect![].assert_eq(&said);
}

#[test]
fn whole_tiles() {
    let pack = Pack::standard();
    let refinery = &pack[World::from_id("alien_oort_cloud_refinery").expect("a known id")];
    let hills = &pack[World::from_id("iron_hills").expect("a known id")];
    assert_eq!(colony_short(pack, refinery, Lang::En), "Any kind · Never sold");
    assert_eq!(colony_text(pack, hills, Lang::De), "");
    let development = |id: &str| Development::from_id(id).expect("a known id");
    assert_eq!(development_short(pack, development("mining_league"), Lang::En), "2 rare: 3 VP · 2 per rare colony");
    assert_eq!(development_short(pack, development("alien_monument"), Lang::De), "Keine Fähigkeit");
    assert_eq!(
        development_text(pack, development("mining_league"), Lang::De),
        "Verbrauche 2 Seltene Elemente für 3 SP. 2 SP für jede Seltene-Elemente-Kolonie."
    );
}

/// Text is told from the effect: two tiles with one text would be one effect.
#[test]
fn different_effects_read_differently() {
    let pack = Pack::standard();
    let colonies = pack.worlds.iter().chain(pack.homes.iter().map(|home| &home.colony));
    let lines = colonies.flat_map(|card| card.lines()).chain(pack.developments.iter().flat_map(|card| card.lines()));
    let lines: Vec<_> = lines.collect();
    for lang in Lang::ALL {
        let words = Words::new(lang, pack);
        let mut texts = std::collections::BTreeMap::new();
        for line in &lines {
            let other = texts.insert(words.sentence(line), line.to_string());
            assert!(other.is_none_or(|other| other == line.to_string()), "{}", words.sentence(line));
        }
    }
}
