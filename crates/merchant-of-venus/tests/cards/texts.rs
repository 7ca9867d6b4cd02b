//! Card text in both languages.

use expect_test::{Expect, expect};
use merchant_of_venus::cards::Pack;
use merchant_of_venus::ids::{Challenge, Encounter, Equipment, Face, Mission, Reward, Source, Technology};
use merchant_of_venus::words::{Lang, text};

fn both(ids: &[&str], expected: &Expect) {
    let mut said = String::new();
    for id in ids {
        let source = Source::from_id(id).unwrap_or_else(|| panic!("`{id}` is no card"));
        for lang in Lang::ALL {
            said.push_str(&format!("{}\n", text(Pack::standard(), source, lang)));
        }
    }
    expected.assert_eq(&said);
}

#[test]
fn technologies() {
    both(
        &["fancy_spoiler", "market_flux", "cloaking_field", "shuttle", "data_probe", "zen_paint_job"],
        &expect![[r#"
            Movement points +1, if the speed roll is odd. Movement points +2, if the speed roll is even. At game end: as much fame as one die shows. Structure, occupies 1. One per player: Fancy Spoiler or Less Fancy Spoiler.
            Bewegungspunkte +1, falls der Geschwindigkeitswurf ungerade ist. Bewegungspunkte +2, falls der Geschwindigkeitswurf gerade ist. Spielende: so viel Ruhm, wie ein Würfel zeigt. Struktur, belegt 1. Nur eins je Spieler: Schicker Spoiler oder Weniger schicker Spoiler.
            When you assign a die here: shift the market of one discovered system. Ship upgrade.
            Wird hier ein Würfel zugewiesen: Marktbewegung in einem entdeckten System. Schiffsverbesserung.
            Fee at foreign spaceports: 0, if a die is assigned here. You may sell on the black market, if a die is assigned here. For each good sold on the black market: 2 infamy. Ship upgrade.
            Gebühr an fremden Raumhäfen: 0, falls hier ein Würfel zugewiesen ist. Verkauf auf dem Schwarzmarkt möglich, falls hier ein Würfel zugewiesen ist. Für jede auf dem Schwarzmarkt verkaufte Ware: 2 Schande. Schiffsverbesserung.
            After your speed roll or after moving, if a die is assigned here, you may: pick up and drop off passengers within as many lines as the die shows. Ship upgrade.
            Nach dem Geschwindigkeitswurf oder nach der Bewegung, falls hier ein Würfel zugewiesen ist, wahlweise: Passagiere im Umkreis so vieler Linien aufnehmen und absetzen, wie der Würfel zeigt. Schiffsverbesserung.
            After your speed roll, once per turn, you may: look secretly at up to 2 face-down First Contact cards; you may: swap them; you may: look at the top encounter card and leave it there or put it under the deck; return this. Supply technology.
            Nach dem Geschwindigkeitswurf, einmal pro Zug, wahlweise: bis zu 2 verdeckte Erstkontaktkarten geheim ansehen; wahlweise: diese tauschen; wahlweise: oberste Begegnungskarte ansehen, oben lassen oder darunter legen; dies zurücklegen. Versorgungstechnologie.
            After each passenger you drop off: receive 10 × 2 dice in credits. At game end: −3 fame. Supply technology.
            Nach jedem abgesetzten Passagier: 10 × 2 Würfel in Credits erhalten. Spielende: −3 Ruhm. Versorgungstechnologie.
        "#]],
    );
}

/// MV-186, MV-201, MV-209, MV-212: texts mention capacity, exclusion, values that cannot be lowered, and hazard
/// spaces.
#[test]
fn what_a_card_does_not_do() {
    both(
        &["less_fancy_spoiler", "stasis_tanks", "variable_laser", "variable_shield", "en_in_almanac"],
        &expect![[r#"
            Movement points +1, if the speed roll is odd. At game end: as much fame as one die shows. Structure, occupies 1. One per player: Fancy Spoiler or Less Fancy Spoiler.
            Bewegungspunkte +1, falls der Geschwindigkeitswurf ungerade ist. Spielende: so viel Ruhm, wie ein Würfel zeigt. Struktur, belegt 1. Nur eins je Spieler: Schicker Spoiler oder Weniger schicker Spoiler.
            Capacity per passenger: 0. Structure, occupies 1.
            Kapazität je Passagier: 0. Struktur, belegt 1.
            Laser + value of the die (this addition cannot be lowered), if a die is assigned here. Ship upgrade.
            Laser + Würfelwert (dieser Zuschlag kann nicht gesenkt werden), falls hier ein Würfel zugewiesen ist. Schiffsverbesserung.
            Shield + value of the die (this addition cannot be lowered), if a die is assigned here. Ship upgrade.
            Schild + Würfelwert (dieser Zuschlag kann nicht gesenkt werden), falls hier ein Würfel zugewiesen ist. Schiffsverbesserung.
            After a failed test on a hazard space you may: the test counts as passed; return this.
            Nach einer nicht bestandenen Prüfung auf einem Gefahrenfeld wahlweise: die Prüfung gilt als bestanden; dies zurücklegen.
        "#]],
    );
}

/// MV-174, D-59: goals that count deeds say from when they count.
#[test]
fn goals_that_count_deeds() {
    both(
        &["ms_20", "ms_21", "ms_26"],
        &expect![[r#"
            Passengers delivered since you have this card: 1 or more.
            Abgesetzte Passagiere, seit diese Karte ausliegt: 1 oder mehr.
            Goods sold (luxury good) since you have this card: 2 or more.
            Verkaufte Waren (Luxusgut), seit diese Karte ausliegt: 2 oder mehr.
            Purchases (equipment) since you have this card: 2 or more.
            Käufe (Ausrüstung), seit diese Karte ausliegt: 2 oder mehr.
        "#]],
    );
}

#[test]
fn cards() {
    both(
        &["rw_12", "rw_18", "rw_01", "human_3b", "qossuth_3b", "ms_02", "ms_25", "ch_12"],
        &expect![[r#"
            After your speed roll, once per turn, you may: turn one speed die to 4.
            Nach dem Geschwindigkeitswurf, einmal pro Zug, wahlweise: einen Geschwindigkeitswürfel auf 4 drehen.
            Yellow spaces are skipped.
            Gelbe Felder werden übersprungen.
            Relic.
            Relikt.
            After your speed roll, once per turn, you may: reroll one speed die. One assigned die may serve two slots.
            Nach dem Geschwindigkeitswurf, einmal pro Zug, wahlweise: einen Geschwindigkeitswürfel neu werfen. Ein zugewiesener Würfel darf zwei Plätzen dienen.
            Modifier of pirates −2. After a failed test or fight, once per turn, you may: roll the effect die again. For each hazard test passed: 2 extra movement points.
            Wert der Piraten −2. Nach einer nicht bestandenen Prüfung oder einem verlorenen Kampf, einmal pro Zug, wahlweise: den Effektwürfel neu werfen. Für jede bestandene Gefahrenprüfung: 2 zusätzliche Bewegungspunkte.
            Land here: Desert World. Basic good aboard: 1 or more; cost: give up one basic good.
            Landung hier: Wüstenwelt. Grundgut an Bord: 1 oder mehr; Kosten: ein Grundgut abgeben.
            Jumps through telegates since you have this card: 1 or more or telegates on the board = 0 and round: 15 or more.
            Sprünge durch Teleportale, seit diese Karte ausliegt: 1 oder mehr oder Teleportale auf dem Spielplan = 0 und Runde: 15 oder mehr.
            Added holds: 1 or more and drives: 1 or more and race technologies: 2 or more. By the end of round 30.
            Zusätzliche Frachträume: 1 oder mehr und Antriebe: 1 oder mehr und Rassentechnologien: 2 oder mehr. Bis Ende von Runde 30.
        "#]],
    );
}

#[test]
fn encounters() {
    both(
        &["en_archaeology", "en_ev_mines", "en_ev_tinker", "en_ti_host", "en_in_wire", "en_pi_gold"],
        &expect![[r#"
            If relics > 0: receive 30 × relics in credits; 1 fame; otherwise you may: pay 20 credits; reveal the top reward and keep it if it is a relic.
            Falls Relikte > 0: 30 × Relikte in Credits erhalten; 1 Ruhm; sonst wahlweise: 20 Credits zahlen; die oberste Belohnung aufdecken und behalten, falls Relikt.
            Laser test: passed, receive 40 credits; otherwise choose: lower Laser by 1, or your turn ends.
            Laserprüfung: bestanden, 40 Credits erhalten; sonst wählen: Laser um 1 senken, oder den Zug beenden.
            You may: pay 30 credits; choose: raise Laser by 1, or raise Shield by 1.
            Wahlweise: 30 Credits zahlen; wählen: Laser um 1 erhöhen, oder Schild um 1 erhöhen.
            Title for the player with the most: delivered passengers. 4 fame at game end.
            Titel für den Spieler mit den meisten: abgesetzte Passagiere. 4 Ruhm bei Spielende.
            Before your direction you may: shift the market of one discovered system; return this.
            Vor der Richtungserklärung wahlweise: Marktbewegung in einem entdeckten System; dies zurücklegen.
            Put a random gold pirate here.
            Einen zufälligen goldenen Piraten hierher legen.
        "#]],
    );
}

/// Every component with an effect has a text, and not the same one in both languages.
#[test]
fn everything_speaks() {
    let sources = Technology::all()
        .map(Source::Technology)
        .chain(Reward::all().map(Source::Reward))
        .chain(Encounter::all().map(Source::Encounter))
        .chain(Equipment::all().map(Source::Equipment))
        .chain(Face::all().map(Source::Pilot))
        .chain(Mission::all().map(Source::Mission))
        .chain(Challenge::all().map(Source::Challenge));
    for source in sources {
        let [en, de] = Lang::ALL.map(|lang| text(Pack::standard(), source, lang));
        assert!(en.len() > 5 && de.len() > 5 && en != de, "{source}: `{en}`, `{de}`");
        assert!(!en.contains("  ") && !de.contains("  "), "{source}");
    }
}
