//! Card text in both languages.

use beyond_the_sun::cards::{Pack, PlaceKind};
use beyond_the_sun::effect::{Ability, Cost, Cube, Exchange, Face, Neighbour, Site, Spot, Step, Whose};
use beyond_the_sun::ids::{Achievement, Basic, Column, EventId, Mat, Sort, System, SystemDeck, Tech, Type};
use beyond_the_sun::words::{CardText, Lang, Words};
use expect_test::{Expect, expect};

fn both(of: impl Fn(Words<'static>) -> CardText, expected: &Expect) {
    let said = Lang::ALL.map(|lang| of(Words::new(lang, Pack::standard())).0.join("\n"));
    expected.assert_eq(&said.join("\n"));
}

fn tech(id: &str, expected: &Expect) {
    let tech = Tech::from_id(id).expect("a known id");
    both(|words| words.tech(&words.pack[tech]), expected);
}

fn system(id: &str, expected: &Expect) {
    let system = System::from_id(id).expect("a known id");
    both(|words| words.system(&words.pack[system]), expected);
}

fn event(id: &str, expected: &Expect) {
    let event = EventId::from_id(id).expect("a known id");
    both(|words| words.event(&words.pack[event]), expected);
}

#[test]
fn technologies() {
    tech(
        "narrow-beam-lasers",
        &expect![[r#"
        Immediate: Build 1 level 2 ship from supply, then up to 1 jump.
        Action: Pay 1 ore: build 1 level 2 ship from population, then up to 3 jumps.
        Sofort: 1 Raumschiff der Stufe 2 aus Vorrat bauen, dann bis zu 1 Sprung.
        Aktion: 1 Erz zahlen: 1 Raumschiff der Stufe 2 aus Bevölkerung bauen, dann bis zu 3 Sprünge."#]],
    );
    tech(
        "mass-cloning-r",
        &expect![[r#"
            Immediate: Automate food production, then turn 1 supply cube to population.
            Action: A) turn 3 supply cubes to population; B) recall 1 population: gain 4 ore; C) pay 2 ore: research a level II technology with a supply cube.
            Sofort: Nahrungsproduktion automatisieren, dann 1 Vorratswürfel zu Bevölkerung drehen.
            Aktion: A) 3 Vorratswürfel zu Bevölkerung drehen; B) 1 Bevölkerung zurückholen: 4 Erz erhalten; C) 2 Erz zahlen: eine Technologie der Stufe II mit einem Vorratswürfel erforschen."#]],
    );
    tech(
        "modular-fleet-r",
        &expect![[r#"
        Immediate: Build 1 level 2 ship from supply, then up to 2 jumps.
        Action: You may upgrade up to 1 ship by 1 level, then you may pay 1 ore to upgrade up to 1 ship by 2 levels, then you may recall 1 population to upgrade up to 2 ships by 1 level, then up to 3 jumps.
        Sofort: 1 Raumschiff der Stufe 2 aus Vorrat bauen, dann bis zu 2 Sprünge.
        Aktion: Optional bis zu 1 Raumschiff um 1 Stufe aufwerten, dann optional 1 Erz zahlen und dafür bis zu 1 Raumschiff um 2 Stufen aufwerten, dann optional 1 Bevölkerung zurückholen und dafür bis zu 2 Raumschiffe um 1 Stufe aufwerten, dann bis zu 3 Sprünge."#]],
    );
    tech(
        "manufacturing-orbitals",
        &expect![[r#"
            Immediate: Gain 1 ore per controlled place (at most 3 ore), then turn 1 supply cube to population per 2 colonies, then you may build 1 level 2 ship from population, then up to 2 jumps.
            Action: Gain 1 ore per controlled place (at most 3 ore), then turn 1 supply cube to population per 2 colonies, then you may build 1 level 2 ship from population, then up to 2 jumps.
            Sofort: Je kontrollierten Ort 1 Erz erhalten (höchstens 3 Erz), dann je 2 Kolonien 1 Vorratswürfel zu Bevölkerung drehen, dann optional 1 Raumschiff der Stufe 2 aus Bevölkerung bauen, dann bis zu 2 Sprünge.
            Aktion: Je kontrollierten Ort 1 Erz erhalten (höchstens 3 Erz), dann je 2 Kolonien 1 Vorratswürfel zu Bevölkerung drehen, dann optional 1 Raumschiff der Stufe 2 aus Bevölkerung bauen, dann bis zu 2 Sprünge."#]],
    );
    tech(
        "transdimensional-ai",
        &expect![[r#"
        Immediate: Turn 1 supply cube to population, then you may either research a known level I technology without its prerequisites and without its immediate bonus or research a known level II technology without its prerequisites and without its immediate bonus.
        When you research a known technology that needs two technologies, one of them may be missing.
        Sofort: 1 Vorratswürfel zu Bevölkerung drehen, dann optional entweder eine bekannte Technologie der Stufe I ohne Voraussetzungen und ohne Sofortbonus erforschen oder eine bekannte Technologie der Stufe II ohne Voraussetzungen und ohne Sofortbonus erforschen.
        Erforschst du eine bekannte Technologie mit zwei Voraussetzungen, darf eine davon fehlen."#]],
    );
    tech(
        "planetary-scale-research",
        &expect![[r#"
        Immediate: Build 1 level 2 ship from supply, then up to 2 jumps.
        Action: Pay 4 ore: research a technology whose level is I plus 1 per colony (at most IIII).
        Sofort: 1 Raumschiff der Stufe 2 aus Vorrat bauen, dann bis zu 2 Sprünge.
        Aktion: 4 Erz zahlen: eine Technologie der Stufe I plus 1 je Kolonie (höchstens IIII) erforschen."#]],
    );
    tech(
        "stealth-terraformers-r",
        &expect![[r#"
            Immediate: Gain 1 ore, then up to 2 jumps.
            Action: Pay 4 ore: up to 3 jumps (take-control bonuses come after the colonising; that of the colonised system is lost), then colonise a system that nobody controlled at the start of this turn (strength needed, control not).
            Sofort: 1 Erz erhalten, dann bis zu 2 Sprünge.
            Aktion: 4 Erz zahlen: bis zu 3 Sprünge (Boni für übernommene Kontrolle folgen nach der Kolonisierung; der des kolonisierten Systems ist verloren), dann ein System kolonisieren, das zu Beginn des Zuges niemand kontrolliert hat (Stärke nötig, Kontrolle nicht)."#]],
    );
    tech(
        "giga-corporations",
        &expect![[r#"
            Immediate: Automate food or ore production, then gain 2 ore.
            At any time in your turn and before scoring you may exchange your markers on achievements for production markers.
            End: 1 VP per 3 markers off the production tracks (at most 5 VP).
            Sofort: Nahrungs- oder Erzproduktion automatisieren, dann 2 Erz erhalten.
            Jederzeit in deinem Zug und vor der Wertung darfst du eigene Marker auf Errungenschaften gegen Produktionsmarker tauschen.
            Spielende: 1 SP je 3 fehlende Marker der Produktionsleisten (höchstens 5 SP)."#]],
    );
    tech(
        "galactic-empire",
        &expect![[r#"
            Immediate: Up to 3 jumps.
            End: 1 VP per colony (at most 3 VP); 1 VP per controlled place (at most 3 VP).
            Sofort: Bis zu 3 Sprünge.
            Spielende: 1 SP je Kolonie (höchstens 3 SP); 1 SP je kontrollierten Ort (höchstens 3 SP)."#]],
    );
}

#[test]
fn systems() {
    system(
        "tau-ceti",
        &expect![[r#"
        Taking control: Move 1 supply cube to column A.
        Colonising: Turn 2 supply cubes to population, then gain 1 ore.
        Kontrolle: 1 Vorratswürfel in Spalte A legen.
        Kolonisierung: 2 Vorratswürfel zu Bevölkerung drehen, dann 1 Erz erhalten."#]],
    );
    system(
        "van-maanens-star",
        &expect![[r#"
        Jumping here takes 1 more jump for each ship.
        Colonising: A) research a level I technology with a supply cube; B) gain 3 ore.
        Ein Sprung hierher braucht für jedes Raumschiff 1 Sprung mehr.
        Kolonisierung: A) eine Technologie der Stufe I mit einem Vorratswürfel erforschen; B) 3 Erz erhalten."#]],
    );
    system(
        "lhs-292",
        &expect![[r#"
        Taking control: Up to 1 jump. This waits until the move is over.
        Colonising: Turn 1 supply cube to population, then gain 1 ore.
        Kontrolle: Bis zu 1 Sprung. Das wartet das Ende der Bewegung ab.
        Kolonisierung: 1 Vorratswürfel zu Bevölkerung drehen, dann 1 Erz erhalten."#]],
    );
    system(
        "cd-69-2001",
        &expect![[r#"
            Taking control: You may research a known level II technology. Once per faction.
            Colonising: Automate food or ore production, then gain 1 ore.
            Kontrolle: Optional eine bekannte Technologie der Stufe II erforschen. Einmal je Fraktion.
            Kolonisierung: Nahrungs- oder Erzproduktion automatisieren, dann 1 Erz erhalten."#]],
    );
    system(
        "61-cygni",
        &expect![[r#"
            Colonising: Turn 1 supply cube to population.
            Once per turn, at any time in your turn: recall 1 population: gain 2 ore.
            Kolonisierung: 1 Vorratswürfel zu Bevölkerung drehen.
            Einmal je Zug, jederzeit in deinem Zug: 1 Bevölkerung zurückholen: 2 Erz erhalten."#]],
    );
}

#[test]
fn events() {
    event(
        "tyler-lee",
        &expect![[r#"
            Open the Colonists’ Guild. Every faction: up to 1 jump.
            Kolonisten-Gilde öffnen. Jede Fraktion: bis zu 1 Sprung."#]],
    );
    event(
        "mass-enlightenment",
        &expect![[r#"
            Every faction: you may either pay 1 ore to research a known level II technology or pay 3 ore to research a known level III technology or pay 6 ore to research a known level IIII technology.
            Jede Fraktion: optional entweder 1 Erz zahlen und dafür eine bekannte Technologie der Stufe II erforschen oder 3 Erz zahlen und dafür eine bekannte Technologie der Stufe III erforschen oder 6 Erz zahlen und dafür eine bekannte Technologie der Stufe IIII erforschen."#]],
    );
    event(
        "pirate-raids",
        &expect![[r#"
            Each faction with the most ore: lose 1 ore. Each faction with the least military strength: build 1 level 1 ship from supply.
            Wer am meisten Erz hat: 1 Erz verlieren. Wer die geringste militärische Stärke hat: 1 Raumschiff der Stufe 1 aus Vorrat bauen."#]],
    );
    event(
        "dyson-sphere-mk-i",
        &expect![[r#"
        Put a system from deck B under this card.
        Action: Pay 8 ore: take the system under this card as a colony without production markers, and discard this card.
        Ein System aus Stapel B unter diese Karte legen.
        Aktion: 8 Erz zahlen: das System unter dieser Karte als Kolonie ohne Produktionsmarker nehmen und diese Karte ablegen."#]],
    );
    event(
        "interstellar-arms-race",
        &expect![[r#"
            Every faction: upgrade ships by 1 level in all.
            End: 3/1 VP by rank in military strength (everybody tied gets the best of their ranks, the others are skipped; nothing for 0; with two factions only the first rank).
            Jede Fraktion: Raumschiffe um insgesamt 1 Stufe aufwerten.
            Spielende: 3/1 SP nach Rang: militärische Stärke (bei Gleichstand erhalten alle Beteiligten den besten ihrer Ränge, die übrigen entfallen; nichts für 0; zu zweit nur der erste Rang)."#]],
    );
}

#[test]
fn achievements_and_mats() {
    let hegemon = Achievement::from_id("hegemon").expect("a known id");
    both(
        |words| words.achievement(&words.pack[hegemon]),
        &expect![[r#"
        At least 4 controlled places and at least 1 colony. With two players: at least 3 controlled places and at least 1 colony.
        Mindestens 4 kontrollierte Orte und mindestens 1 Kolonie. Zu zweit: mindestens 3 kontrollierte Orte und mindestens 1 Kolonie."#]],
    );
    let privateers = Mat::from_id("privateers-expert").expect("a known id");
    both(
        |words| words.mat(&words.pack[privateers]),
        &expect![[r#"
            Set-up: Gain 2 ore.
            A (from 2 markers off the production tracks): When an action of yours builds ships you may, once and before its jumps, build one more level 1 ship from supply at a place where it has built.
            B (from 5 markers off the production tracks): Choose one at the first use, for the whole game.
            Plunder: When you take control of a place from another faction, once per turn: gain 2 ore.
            Free Port: After your action, once per turn: if you have at least 2 ships in Deep Space: gain 1 ore.
            Aufbau: 2 Erz erhalten.
            A (ab 2 fehlenden Markern der Produktionsleisten): Wenn eine deiner Aktionen Raumschiffe baut, darfst du einmal und vor ihren Sprüngen ein weiteres Raumschiff der Stufe 1 aus Vorrat bauen, an einem Ort, an dem sie gebaut hat.
            B (ab 5 fehlenden Markern der Produktionsleisten): Beim ersten Mal eins für das ganze Spiel wählen.
            Plündern: Wenn du einer anderen Fraktion die Kontrolle über einen Ort abnimmst, einmal je Zug: 2 Erz erhalten.
            Freihafen: Nach deiner Aktion, einmal je Zug: wenn du mindestens 2 Raumschiffe im Deep Space hast: 1 Erz erhalten."#]],
    );
}

/// Every card with an effect has a text in both languages, and every sentence has an end.
#[test]
fn every_card_speaks() {
    for lang in Lang::ALL {
        let words = Words::new(lang, Pack::standard());
        let pack = words.pack;
        let texts = pack.techs.iter().map(|card| words.tech(card));
        let texts = texts.chain(pack.events.iter().map(|card| words.event(card)));
        let texts = texts.chain(pack.systems.iter().map(|card| words.system(card)));
        let texts = texts.chain(pack.achievements.iter().map(|card| words.achievement(card)));
        let texts = texts.chain(pack.mats.iter().map(|card| words.mat(card)));
        for text in texts.chain(pack.guilds.iter().map(|card| words.guild(card))) {
            assert!(!text.0.is_empty());
            for line in text.0 {
                assert!(line.ends_with('.') && !line.contains("  ") && !line.contains(".."), "{line}");
            }
        }
    }
}

#[test]
fn names_of_small_things() {
    let said = Lang::ALL.map(|lang| {
        let words = Words::new(lang, Pack::standard());
        let mut names: Vec<_> = Type::ALL.map(|kind| words.kind(kind)).to_vec();
        names.extend(Sort::ALL.map(|sort| words.sort(sort)));
        names.extend(PlaceKind::ALL.map(|kind| words.place_kind(kind)));
        names.join(", ")
    });
    expect![[r#"
        Science, Economy, Military, Commerce, food, ore, Sol, Deep Space, shipyard, system
        Wissenschaft, Wirtschaft, Militär, Handel, Nahrung, Erz, Sol, Deep Space, Schiffswerft, System"#]]
    .assert_eq(&said.join("\n"));
}

fn lines(of: impl Fn(Words<'static>) -> Vec<String>, expected: &Expect) {
    both(|words| CardText(of(words)), expected);
}

/// Texts that no card of the standard pack has, but an override may have.
#[test]
fn steps_that_only_overrides_use() {
    let convert = |cube, face, from, at| Step::Convert { cube, face, from, at };
    let steps = [
        Step::Pay(2),
        Step::PayPlayer(1),
        Step::LosePop(1),
        convert(Cube::Ship, Face::Supply, None, Spot::SolOrYard),
        convert(Cube::Pop, Face::Supply, None, Spot::SolOrYard),
        convert(Cube::Supply, Face::Ship2, Some(Column::C), Spot::Any),
        convert(Cube::Pop, Face::Ship1, None, Spot::Here),
        convert(Cube::Pop, Face::Ship4, None, Spot::Sol),
        Step::MoveSupply { n: 2, rightmost: false, to: None },
        Step::AttachSystem { deck: SystemDeck::B, next_to: Neighbour::Sol },
        Step::AttachVp { vp: 1, site: Site::System },
        Step::Copy { whose: Whose::Own, research: false },
        Step::Museum(2),
    ];
    lines(
        |words| steps.iter().map(|step| words.step(*step)).collect(),
        &expect![[r#"
            pay 2 ore
            pay 1 ore to another faction
            lose 1 population to supply
            return 1 of your ships to supply
            return 1 population to supply
            build 1 level 2 ship from supply column C at any place
            build 1 level 1 ship from population here
            build 1 level 4 ship from population on Sol
            move 2 supply cubes to columns of your choice
            lay a system from deck B beside the board, one jump from Sol
            lay this card on a system of your choice: 1 VP for its owner or controller at the end
            carry out an action of the basics, an open guild or one of your technologies, at its cost, even if its space is occupied
            put 2 of your ships on this card, out of play
            2 Erz zahlen
            einer anderen Fraktion 1 Erz zahlen
            1 Bevölkerung an den Vorrat verlieren
            1 eigenes Raumschiff in den Vorrat zurücklegen
            1 Bevölkerung in den Vorrat zurücklegen
            1 Raumschiff der Stufe 2 aus Vorratsspalte C an einem beliebigen Ort bauen
            1 Raumschiff der Stufe 1 aus Bevölkerung hier bauen
            1 Raumschiff der Stufe 4 aus Bevölkerung auf Sol bauen
            2 Vorratswürfel in beliebige Spalten legen
            ein System aus Stapel B neben den Plan legen, einen Sprung von Sol entfernt
            diese Karte auf ein System deiner Wahl legen: am Ende 1 SP für Besitz oder Kontrolle
            eine Aktion der Grundlagen, einer offenen Gilde oder einer eigenen Technologie zu ihren Kosten ausführen, auch wenn ihr Feld besetzt ist
            2 eigene Raumschiffe auf diese Karte legen, aus dem Spiel"#]],
    );
}

#[test]
fn abilities_that_only_overrides_use() {
    let effect = Pack::standard()[Basic::from_id("basic-recruit").expect("a known id")].effect;
    let abilities = [
        Ability::GuildDiscount(2),
        Ability::OnGuildOpened(effect),
        Ability::OnResearch(3, effect),
        Ability::OnAutomate(Sort::Food, effect),
        Ability::TradeRate(Exchange::ShipToPop, 0),
        Ability::TradeRate(Exchange::PopToOre, 1),
        Ability::OnTakeControl { own_turn: false, once: true, effect },
        Ability::OnTakeControlFrom { once: false, effect },
        Ability::AnyTime { once: false, effect },
        Ability::FirstBuildBonus(2),
    ];
    lines(
        |words| abilities.iter().map(|ability| words.ability(*ability)).collect(),
        &expect![[r#"
            Guilds cost you 2 ore less.
            Whenever a guild is opened: turn 1 supply cube to population, then gain 1 ore.
            When you research a technology of level III or higher: turn 1 supply cube to population, then gain 1 ore.
            When you automate food production: turn 1 supply cube to population, then gain 1 ore.
            Trading a ship for population costs you 0 ore.
            Trading population for ore costs you 1 ore.
            When you take control of a place, once per turn: turn 1 supply cube to population, then gain 1 ore.
            When you take control of a place from another faction: turn 1 supply cube to population, then gain 1 ore.
            At any time in your turn: turn 1 supply cube to population, then gain 1 ore.
            The first ship you build in your turn has 2 levels more.
            Gilden kosten dich 2 Erz weniger.
            Immer wenn eine Gilde geöffnet wird: 1 Vorratswürfel zu Bevölkerung drehen, dann 1 Erz erhalten.
            Wenn du eine Technologie der Stufe III oder höher erforschst: 1 Vorratswürfel zu Bevölkerung drehen, dann 1 Erz erhalten.
            Wenn du Nahrungsproduktion automatisierst: 1 Vorratswürfel zu Bevölkerung drehen, dann 1 Erz erhalten.
            Der Tausch eines Raumschiffs zu Bevölkerung kostet dich 0 Erz.
            Der Tausch von Bevölkerung zu Erz kostet dich 1 Erz.
            Wenn du die Kontrolle über einen Ort übernimmst, einmal je Zug: 1 Vorratswürfel zu Bevölkerung drehen, dann 1 Erz erhalten.
            Wenn du einer anderen Fraktion die Kontrolle über einen Ort abnimmst: 1 Vorratswürfel zu Bevölkerung drehen, dann 1 Erz erhalten.
            Jederzeit in deinem Zug: 1 Vorratswürfel zu Bevölkerung drehen, dann 1 Erz erhalten.
            Das erste Raumschiff, das du in deinem Zug baust, hat 2 Stufen mehr."#]],
    );
}

#[test]
fn costs() {
    let cost = Cost { ore: 2, ore_to_player: 1, recall: 3, ships: 1, tokens: 1 };
    lines(
        |words| vec![words.cost(cost), words.cost(Cost { ore: 2, ..Cost::FREE })],
        &expect![[r#"
            pay 2 ore, pay 1 ore to another faction, recall 3 population, return 1 of your ships to supply and remove 1 token from this card
            pay 2 ore
            2 Erz zahlen, einer anderen Fraktion 1 Erz zahlen, 3 Bevölkerung zurückholen, 1 eigenes Raumschiff in den Vorrat zurücklegen und 1 Marker von dieser Karte nehmen
            2 Erz zahlen"#]],
    );
}

/// BTA-014, BTA-015: at a solo table cards show their solo text; elsewhere the difference is noted.
#[test]
fn bta_014_bta_015_solo_texts() {
    let generator = Tech::from_id("parallel-universe-generator").expect("a known id");
    let corporations = Tech::from_id("giga-corporations").expect("a known id");
    for (lang, end, swap, note, void) in [
        (Lang::En, "End:", "exchange", "4 VP in place of the scoring", "does not apply"),
        (Lang::De, "Spielende:", "tauschen", "4 SP statt der Wertung", "entfällt"),
    ] {
        let words = Words::new(lang, Pack::standard());
        let text = |words: Words<'_>, tech: Tech| words.tech(&words.pack[tech]).joined();
        let solo = words.at_table(true);
        assert!(text(words, generator).contains(end) && !text(solo, generator).contains(end));
        assert!(text(words, corporations).contains(swap) && !text(solo, corporations).contains(swap));
        assert!(text(solo, corporations).contains(end), "the second paragraph stays");
        let noted = |tech: Tech| words.solo_note(&words.pack[tech]);
        assert!(noted(generator).contains(note), "{}", noted(generator));
        assert!(noted(corporations).contains(swap) && noted(corporations).contains(void));
        let other = Tech::from_id("galactic-empire").expect("a known id");
        assert_eq!((noted(other), text(solo, other)), (String::new(), text(words, other)));
        let card = &words.pack[generator];
        assert_eq!((card.vp_in(true), card.vp_in(false)), (4, card.vp));
    }
}

/// German nouns have the case that their sentence needs.
#[test]
fn german_cases() {
    let words = Words::new(Lang::De, Pack::standard());
    let event = |id: &str| words.event(&words.pack[EventId::from_id(id).expect("a known id")]).joined();
    assert!(event("academic-exchange").starts_with("Wer die wenigsten erforschten Technologien hat:"));
    assert!(event("reparations-treaty").starts_with("Wer die meisten Kolonien hat:"));
    assert!(event("golden-age").starts_with("Wer die meisten automatisierten Marker hat:"));
    assert!(event("pirate-raids").contains("Wer die geringste militärische Stärke hat:"));
    let mat = |id: &str| words.mat(&words.pack[Mat::from_id(id).expect("a known id")]).joined();
    assert!(mat("uns-expert").contains("(ab 2 fehlenden Markern der Produktionsleisten)"));
    assert!(mat("belt-expert").contains("(ab 3 fehlenden Markern der Erzleiste)"));
    assert!(mat("belt-expert").contains("(ab 1 Kolonie)"));
    assert!(mat("nishida-expert").contains("(ab 1 automatisiertem Marker)"));
}
