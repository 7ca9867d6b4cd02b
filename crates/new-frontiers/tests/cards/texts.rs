//! Card text in both languages.

use expect_test::{Expect, expect};
use new_frontiers::cards::{ColonyCard, Colour, DevelopmentCard, Origin, Pack, Yield};
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
        &expect![[r#"
            Develop: you pay 1 less. | Cost −1
            Entwickeln: Du zahlst 1 weniger. | Kosten −1
            Develop: large developments cost 3 less. | Large −3
            Entwickeln: Große Entwicklungen kosten 3 weniger. | Große −3
            Gain 2 credits after you develop. | Then +2 credits
            Du erhältst 2 Krediteinheiten, nachdem du entwickelt hast. | Danach +2 Krediteinheiten
            Explore: after your pick draw 1 world from the bag. | Draw 1 more
            Erkunden: Ziehe nach deiner Wahl 1 Welt aus dem Beutel. | 1 mehr ziehen
            Explore: after your pick draw 2 worlds from the bag. | Draw 2 more
            Erkunden: Ziehe nach deiner Wahl 2 Welten aus dem Beutel. | 2 mehr ziehen
            Explore: gain 1 colonist. | +1 colonist
            Erkunden: Du erhältst 1 Kolonisten. | +1 Kolonist
            Explore: gain 1 VP, 2 colonists and 1 credit. | +1 VP, 2 colonists and 1 credit
            Erkunden: Du erhältst 1 SP, 2 Kolonisten und 1 Krediteinheit. | +1 SP, 2 Kolonisten und 1 Krediteinheit
        "#]],
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
        &expect![[r#"
            Settle: you have 2 more military strength. | Military +2
            Siedeln: Du hast 2 militärische Stärke mehr. | Stärke +2
            Settle: you have 1 more military strength against Rebel worlds. | Military +1 vs Rebel
            Siedeln: Du hast 1 militärische Stärke mehr gegen Rebellen-Welten. | Stärke +1 gegen Rebellen
            Settle: you have 1 more military strength against Uplift worlds. | Military +1 vs Uplift
            Siedeln: Du hast 1 militärische Stärke mehr gegen genmanipulierte Welten. | Stärke +1 gegen Genmanipulierte
            Settle: you have 1 more military strength against Rare Elements worlds. | Military +1 vs rare
            Siedeln: Du hast 1 militärische Stärke mehr gegen Seltene-Elemente-Welten. | Stärke +1 gegen Seltene Elemente
            Settle: worlds cost 1 less. | Worlds −1
            Siedeln: Welten kosten 1 weniger. | Welten −1
            Settle Rare Elements worlds: you pay 1 less or have 1 more military strength. | Rare worlds −1/+1
            Seltene-Elemente-Welten besiedeln: Du zahlst 1 weniger oder hast 1 militärische Stärke mehr. | Seltene-Elemente-Welten −1/+1
            Settle Uplift worlds: you pay 2 less or have 2 more military strength. | Uplift worlds −2/+2
            Genmanipulierte Welten besiedeln: Du zahlst 2 weniger oder hast 2 militärische Stärke mehr. | Genmanipulierte Welten −2/+2
            Settle: you may discard 1 Rare Elements good for 2 more military strength in this action. | 1 rare: military +2
            Siedeln: Du darfst 1 Seltenes Element abgeben und hast dafür in dieser Aktion 2 militärische Stärke mehr. | 1 Seltenes Element: Stärke +2
            Settle: you may discard 1 good for 2 more military strength in this action. | 1 good: military +2
            Siedeln: Du darfst 1 Gut abgeben und hast dafür in dieser Aktion 2 militärische Stärke mehr. | 1 Gut: Stärke +2
            Settle: you may buy a military world (not Alien) for its defence −1. | Buy military worlds −1
            Siedeln: Du darfst eine militärische Welt (nicht Alien) für ihre Verteidigung −1 kaufen. | Militärische Welten kaufen −1
            Settle: you may buy a military world (not Alien) for its defence. | Buy military worlds
            Siedeln: Du darfst eine militärische Welt (nicht Alien) für ihre Verteidigung kaufen. | Militärische Welten kaufen
            Settle: you may settle a second world. | Settle two worlds
            Siedeln: Du darfst eine zweite Welt besiedeln. | Zwei Welten besiedeln
            Settle: you may swap a non-military colony for an explored non-military world of its kind that costs 0–3 more, free of charge. | Swap a colony, +0–3
            Siedeln: Du darfst eine nicht-militärische Kolonie kostenlos durch eine erkundete nicht-militärische Welt gleicher Art ersetzen, die 0–3 mehr kostet. | Kolonie ersetzen, +0–3
            Settle: you may swap this colony for an explored non-military world (not Alien), free of charge. | Swap this colony
            Siedeln: Du darfst diese Kolonie kostenlos durch eine erkundete nicht-militärische Welt (nicht Alien) ersetzen. | Diese Kolonie ersetzen
            Settle: gain 1 colonist first. | +1 colonist
            Siedeln: Du erhältst zuerst 1 Kolonisten. | +1 Kolonist
            After settling a world draw 1 world from the bag. | Then draw 1
            Ziehe 1 Welt aus dem Beutel, nachdem du eine Welt besiedelt hast. | Danach 1 ziehen
            After settling a world draw 2 worlds from the bag. | Then draw 2
            Ziehe 2 Welten aus dem Beutel, nachdem du eine Welt besiedelt hast. | Danach 2 ziehen
            Gain 1 credit after settling a world. | Then +1 credit
            Du erhältst 1 Krediteinheit, nachdem du eine Welt besiedelt hast. | Danach +1 Krediteinheit
        "#]],
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
        &expect![[r#"
            Produce on one empty Genes windfall colony. | Genes windfall good
            Produziere auf einer leeren Gene-Windfall-Kolonie. | Windfall-Gut: Gen
            Produce on one empty windfall colony. | Windfall good
            Produziere auf einer leeren Windfall-Kolonie. | Windfall-Gut
            Produce: gain 1 credit. | +1 credit
            Produzieren: Du erhältst 1 Krediteinheit. | +1 Krediteinheit
            Produce: gain 1 credit for each Rebel military colony. | +1 credit per Rebel military colony
            Produzieren: Du erhältst 1 Krediteinheit für jede militärische Rebellen-Kolonie. | +1 Krediteinheit je militärische Rebellen-Kolonie
            Produce: gain 2 credits if you produced Rare Elements and nobody produced more. | Most rare: +2 credits
            Produzieren: Du erhältst 2 Krediteinheiten, wenn du Seltene Elemente produziert hast und niemand mehr davon. | Meiste Seltene Elemente: +2 Krediteinheiten
            Gain 1 credit when this colony produces. | Its good: +1 credit
            Du erhältst 1 Krediteinheit, wenn diese Kolonie produziert. | Eigenes Gut: +1 Krediteinheit
            Trade: you receive 1 credit more for any good. | Any sale +1
            Handeln: Du erhältst 1 Krediteinheit mehr für ein beliebiges Gut. | Jeder Verkauf +1
            Trade: you receive 2 credits more for Novelty goods. | Novelty sale +2
            Handeln: Du erhältst 2 Krediteinheiten mehr für Luxusgüter. | Verkauf Luxusgut +2
        "#]],
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
        &expect![[r#"
            Consume 1 good for 1 colonist and 1 credit. | 1 good: 1 colonist and 1 credit
            Verbrauche 1 Gut für 1 Kolonisten und 1 Krediteinheit. | 1 Gut: 1 Kolonist und 1 Krediteinheit
            Consume 2 goods for 3 VP. | 2 goods: 3 VP
            Verbrauche 2 Güter für 3 SP. | 2 Güter: 3 SP
            Consume 2 Genes goods for 3 VP. | 2 genes: 3 VP
            Verbrauche 2 Gene für 3 SP. | 2 Gene: 3 SP
            Consume 1 Novelty good, 2 Rare Elements goods and 1 good for 5 VP. | 1 novelty + 2 rare + 1 good: 5 VP
            Verbrauche 1 Luxusgut, 2 Seltene Elemente und 1 Gut für 5 SP. | 1 Luxusgut + 2 Seltene Elemente + 1 Gut: 5 SP
            Consume 3 different goods for 5 VP. | 3 different: 5 VP
            Verbrauche 3 verschiedene Güter für 5 SP. | 3 verschiedene: 5 SP
            Consume up to 3 Novelty goods for 1 VP each. | Up to 3 novelty: 1 VP each
            Verbrauche bis zu 3 Luxusgüter für je 1 SP. | Bis zu 3 Luxusgüter: je 1 SP
            Consume up to 2 Alien Technology goods for 1 VP and 1 credit each. | Up to 2 alien tech: 1 VP and 1 credit each
            Verbrauche bis zu 2 Güter Alien-Technologie für je 1 SP und 1 Krediteinheit. | Bis zu 2 Güter Alien-Technologie: je 1 SP und 1 Krediteinheit
            Consume up to 4 different goods for 1 VP each. | Up to 4 different: 1 VP each
            Verbrauche bis zu 4 verschiedene Güter für je 1 SP. | Bis zu 4 verschiedene: je 1 SP
            Consume: gain 1 VP. | +1 VP
            Verbrauchen: Du erhältst 1 SP. | +1 SP
            Consume: you may sell 1 more good, without bonuses. | Sell 1 more
            Verbrauchen: Du darfst 1 weiteres Gut ohne Zuschläge verkaufen. | 1 mehr verkaufen
            Consume: each good consumed brings 1 VP more, and 1 VP more with Galactic Salon. | Per good +1 VP; Galactic Salon +1
            Verbrauchen: Jedes verbrauchte Gut bringt 1 SP mehr, mit dem Plättchen „Galaktischer Salon“ noch einmal 1 SP. | Je Gut +1 SP; Galaktischer Salon +1
        "#]],
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
        &expect![[r#"
            2 VP for each Novelty production colony, 1 VP for each other non-military colony. | 2 per novelty production colony, 1 per other non-military colony
            2 SP für jede Luxusgüter-Produktionskolonie, 1 SP für jede andere nicht-militärische Kolonie. | 2 je Luxusgüter-Produktionskolonie, 1 je andere nicht-militärische Kolonie
            2 VP for each Uplift tile, 1 VP for each other Genes colony. | 2 per Uplift tile, 1 per other genes colony
            2 SP für jedes genmanipulierte Plättchen, 1 SP für jede andere Gene-Kolonie. | 2 je genmanipuliertes Plättchen, 1 je andere Gene-Kolonie
            2 VP for each Imperium tile, 1 VP for each other Uplift tile. | 2 per Imperium tile, 1 per other Uplift tile
            2 SP für jedes Imperium-Plättchen, 1 SP für jedes andere genmanipulierte Plättchen. | 2 je Imperium-Plättchen, 1 je anderes genmanipuliertes Plättchen
            2 VP for each tile with an Explore power, 1 VP for each other tile with a military power. | 2 per Explore tile, 1 per other tile with military
            2 SP für jedes Plättchen mit Erkunden-Fähigkeit, 1 SP für jedes andere Plättchen mit militärischer Fähigkeit. | 2 je Erkunden-Plättchen, 1 je anderes Plättchen mit Stärke
            2 VP for each colony with 2 colonists, 1 VP for each other development with a Consume power. | 2 per colony with 2 colonists, 1 per other Consume development
            2 SP für jede Kolonie mit 2 Kolonisten, 1 SP für jede andere Entwicklung mit Verbrauchen-Fähigkeit. | 2 je Kolonie mit 2 Kolonisten, 1 je andere Verbrauchen-Entwicklung
            1 VP for each Rare Elements Rebel military colony. | 1 per rare Rebel military colony
            1 SP für jede militärische Rebellen-Seltene-Elemente-Kolonie. | 1 je militärische Rebellen-Seltene-Elemente-Kolonie
            1 VP for each point of lasting military strength that counts against every world. | 1 per military vs all
            1 SP für jeden Punkt dauerhafter militärischer Stärke, die gegen jede Welt zählt. | 1 je Stärke gegen alle
            1/3/6/10 VP for 1/2/3/4 different kinds of colonies. | 1/3/6/10 for 1–4 kinds
            1/3/6/10 SP für 1/2/3/4 verschiedene Arten von Kolonien. | 1/3/6/10 für 1–4 Arten
            In each action you declare the kind of this colony. | Any kind
            Du bestimmst in jeder Aktion die Art dieser Kolonie. | Beliebige Art
            Its good cannot be sold. | Never sold
            Ihr Gut kann nicht verkauft werden. | Unverkäuflich
        "#]],
    );
}

#[test]
fn bonuses() {
    let mut said = String::new();
    for tile in Tile::ALL {
        for lang in Lang::ALL {
            let words = Words::new(lang, Pack::standard());
            let bonuses: Vec<_> =
                Pack::standard()[tile].bonus.iter().map(|bonus: &Bonus| words.bonus(*bonus)).collect();
            said.push_str(&format!("{tile} {lang}: {}\n", bonuses.join("; ")));
        }
    }
    expect![[r#"
        retreat_into_isolation en: +2 credits
        retreat_into_isolation de: +2 Krediteinheiten
        set_galactic_goals en: Move up one place; +1 credit; Draw 3 goals, keep 1
        set_galactic_goals de: Einen Platz vor; +1 Krediteinheit; 3 Ziele ziehen, 1 behalten
        develop en: Cost −1
        develop de: Kosten −1
        explore en: Take a second world
        explore de: Zweite Welt nehmen
        settle en: +1 colonist
        settle de: +1 Kolonist
        produce en: Take the credits here; Windfall good
        produce de: Krediteinheiten hier nehmen; Windfall-Gut
        trade_consume en: +1 VP
        trade_consume de: +1 SP
        send_diplomatic_envoys en: +1 VP; Move to first place
        send_diplomatic_envoys de: +1 SP; Auf den ersten Platz
    "#]]
    .assert_eq(&said);
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
    expect![[r#"
        Novelty goods, Rare Elements, Genes, Alien Technology
        Alien, Imperium, Rebel, Terraforming, Uplift
        Develop, Explore, Settle, Produce, Trade, Consume
        rulebook, public text, partly ours, ours
        grey, joker, windfall
        Luxusgüter, Seltene Elemente, Gene, Alien-Technologie
        Alien, Imperium, Rebellen, Terraforming, Genmanipuliert
        Entwickeln, Erkunden, Siedeln, Produzieren, Handeln, Verbrauchen
        Regelheft, öffentlicher Text, teils von uns, von uns
        grau, Joker, Windfall
    "#]]
    .assert_eq(&said);
}

#[test]
fn whole_tiles() {
    let pack = Pack::standard();
    let refinery = &pack[World::from_id("alien_oort_cloud_refinery").expect("a known id")];
    let hills = &pack[World::from_id("iron_hills").expect("a known id")];
    assert_eq!(colony_short(pack, refinery, Lang::En), "Any kind · Never sold");
    assert_eq!(colony_text(pack, hills, Lang::De), "");
    let development = |id: &str| Development::from_id(id).expect("a known id");
    assert_eq!(
        development_short(pack, development("mining_league"), Lang::En),
        "2 rare: 3 VP · 2 per rare colony"
    );
    assert_eq!(development_short(pack, development("alien_monument"), Lang::De), "Keine Fähigkeit");
    assert_eq!(
        development_text(pack, development("mining_league"), Lang::De),
        "Verbrauche 2 Seltene Elemente für 3 SP. 2 SP für jede Seltene-Elemente-Kolonie."
    );
}

/// NF-062, NFD-05: a development that makes developments cheaper says that it does not reduce its own price.
#[test]
fn not_for_this_tile() {
    let text = |id: &str, lang| {
        development_text(Pack::standard(), Development::from_id(id).expect("a known id"), lang)
    };
    assert_eq!(text("investment_credits", Lang::En), "Develop: you pay 1 less (not for this tile).");
    assert_eq!(
        text("investment_credits", Lang::De),
        "Entwickeln: Du zahlst 1 weniger (nicht für dieses Plättchen)."
    );
    assert!(
        text("galactic_federation", Lang::En).starts_with("Develop: you pay 1 less (not for this tile).")
    );
    let core = &Pack::standard()[World::from_id("alien_memory_core").expect("a known id")];
    assert_eq!(colony_text(Pack::standard(), core, Lang::En), "Develop: you pay 1 less.");
}

/// NF-140, NF-131, NF-129, NF-099, NF-079, NFG-008, NFG-010: action tiles state all numbers and both steps.
#[test]
fn action_tiles_say_what_they_do() {
    let pack = Pack::standard();
    let text = |tile: Tile, lang| Words::new(lang, pack).name(&pack[tile].text).to_owned();
    for lang in Lang::ALL {
        let trade = text(Tile::TradeConsume, lang);
        let mut rest = trade.as_str();
        for kind in Kind::ALL {
            let (name, price) = (Words::new(lang, pack).kind(kind), pack[kind].price.to_string());
            let after = rest.split_once(name).unwrap_or_else(|| panic!("{lang}: {name} in {trade}")).1;
            let number = after.split(|c: char| !c.is_ascii_digit()).find(|word| !word.is_empty());
            assert_eq!(number, Some(price.as_str()), "{lang}: {name} in {trade}");
            rest = after;
        }
        let ends = pack.ends.colonists_left.to_string();
        assert!(text(Tile::Settle, lang).rsplit(". ").next().is_some_and(|last| last.contains(&ends)));
    }
    let says = |tile, en: &str, de: &str| {
        assert!(text(tile, Lang::En).contains(en) && text(tile, Lang::De).contains(de), "{tile}: {en}");
    };
    says(Tile::Produce, "1 good per world", "1 Gut je Welt");
    says(Tile::Produce, "1 credit is put here at the end of the round", "am Ende der Runde 1 Krediteinheit");
    says(Tile::Explore, "back into the bag", "zurück in den Beutel");
    says(Tile::Goals, "swap your disc", "Tausche zuerst deine Scheibe");
    says(Tile::Goals, "put the others under the stack", "lege die anderen unter den Stapel");
}

/// Text is printed from the effect: two tiles with the same text would have the same effect.
#[test]
fn different_effects_read_differently() {
    let pack = Pack::standard();
    let colonies = pack.worlds.iter().chain(pack.homes.iter().map(|home| &home.colony));
    let lines =
        colonies.flat_map(ColonyCard::lines).chain(pack.developments.iter().flat_map(DevelopmentCard::lines));
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
