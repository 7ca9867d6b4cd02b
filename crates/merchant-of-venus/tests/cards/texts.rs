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
            You have 1 more movement point if the speed roll is odd. You have 2 more movement points if the speed roll is even. At game end, gain as much fame as one die shows. Structure; it takes up 1 capacity. A player may have only one of Fancy Spoiler or Less Fancy Spoiler.
            Du hast 1 Bewegungspunkt mehr, wenn der Geschwindigkeitswurf ungerade ist. Du hast 2 Bewegungspunkte mehr, wenn der Geschwindigkeitswurf gerade ist. Am Spielende erhältst du so viel Ruhm, wie ein Würfel zeigt. Struktur; sie belegt 1 Kapazität. Ein Spieler darf nur eines haben: Schicker Spoiler oder Weniger schicker Spoiler.
            When you assign a die here, shift the market of one discovered system. Ship upgrade.
            Beim Zuweisen eines Würfels bewegst du den Markt in einem entdeckten System. Schiffsverbesserung.
            You pay no fee at foreign spaceports if a die is assigned here. You may sell on the black market if a die is assigned here. For each good sold on the black market, gain 2 infamy. Ship upgrade.
            Du zahlst keine Gebühr an fremden Raumhäfen, wenn ein Würfel hier zugewiesen ist. Du darfst auf dem Schwarzmarkt verkaufen, wenn ein Würfel hier zugewiesen ist. Für jede auf dem Schwarzmarkt verkaufte Ware erhältst du 2 Schande. Schiffsverbesserung.
            After your speed roll or after moving, you may pick up and drop off passengers within as many lines as the die shows if a die is assigned here. Ship upgrade.
            Nach dem Geschwindigkeitswurf oder nach der Bewegung darfst du Passagiere im Umkreis so vieler Linien, wie der Würfel zeigt, ein- und aussteigen lassen, wenn ein Würfel hier zugewiesen ist. Schiffsverbesserung.
            Once per turn after your speed roll, you may look secretly at up to 2 face-down First Contact cards, then you may swap them, then you may look at the top encounter card and leave it there or put it under the deck, then return this. Supply technology.
            Einmal pro Zug nach dem Geschwindigkeitswurf darfst du dir geheim bis zu 2 verdeckte Erstkontaktkarten ansehen, dann darfst du sie tauschen, dann darfst du dir die oberste Begegnungskarte, die du dort lässt oder unter den Stapel legst, ansehen, dann legst du dies zurück. Versorgungstechnologie.
            After each passenger you drop off, gain 10 credits for each pip of 2 dice. At game end, lose 3 fame. Supply technology.
            Nach jedem abgesetzten Passagier erhältst du 10 Credits für jedes Auge von 2 Würfeln. Am Spielende verlierst du 3 Ruhm. Versorgungstechnologie.
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
            You have 1 more movement point if the speed roll is odd. At game end, gain as much fame as one die shows. Structure; it takes up 1 capacity. A player may have only one of Fancy Spoiler or Less Fancy Spoiler.
            Du hast 1 Bewegungspunkt mehr, wenn der Geschwindigkeitswurf ungerade ist. Am Spielende erhältst du so viel Ruhm, wie ein Würfel zeigt. Struktur; sie belegt 1 Kapazität. Ein Spieler darf nur eines haben: Schicker Spoiler oder Weniger schicker Spoiler.
            Passengers take up no capacity. Structure; it takes up 1 capacity.
            Passagiere belegen keine Kapazität. Struktur; sie belegt 1 Kapazität.
            Your Laser rises by the value of the die (this part cannot be lowered) if a die is assigned here. Ship upgrade.
            Dein Laser steigt um den Wert des Würfels (dieser Teil kann nicht gesenkt werden), wenn ein Würfel hier zugewiesen ist. Schiffsverbesserung.
            Your Shield rises by the value of the die (this part cannot be lowered) if a die is assigned here. Ship upgrade.
            Dein Schild steigt um den Wert des Würfels (dieser Teil kann nicht gesenkt werden), wenn ein Würfel hier zugewiesen ist. Schiffsverbesserung.
            After a failed test on a hazard space, you may decide that the test counts as passed, then return this.
            Nach einer nicht bestandenen Prüfung auf einem Gefahrenfeld darfst du bestimmen, dass die Prüfung als bestanden gilt, dann legst du dies zurück.
        "#]],
    );
}

/// MV-174, D-59: goals that count deeds say from when they count.
#[test]
fn goals_that_count_deeds() {
    both(
        &["ms_20", "ms_21", "ms_26"],
        &expect![[r#"
            You have delivered at least 1 passenger while this card lies before you.
            Du hast seit Erhalt dieser Karte mindestens 1 Passagier abgesetzt.
            You have sold at least 2 luxury goods while this card lies before you.
            Du hast seit Erhalt dieser Karte mindestens 2 Luxusgüter verkauft.
            You have bought at least 2 pieces of equipment while this card lies before you.
            Du hast seit Erhalt dieser Karte mindestens 2 Ausrüstungsstücke gekauft.
        "#]],
    );
}

#[test]
fn cards() {
    both(
        &["rw_12", "rw_18", "rw_01", "human_3b", "qossuth_3b", "ms_02", "ms_25", "ch_12"],
        &expect![[r#"
            Once per turn after your speed roll, you may turn one speed die to 4.
            Einmal pro Zug nach dem Geschwindigkeitswurf darfst du einen Geschwindigkeitswürfel auf 4 drehen.
            You skip yellow spaces.
            Du überspringst gelbe Felder.
            Relic.
            Relikt.
            Once per turn after your speed roll, you may reroll one speed die. One assigned die may serve two slots.
            Einmal pro Zug nach dem Geschwindigkeitswurf darfst du einen Geschwindigkeitswürfel neu werfen. Ein zugewiesener Würfel darf zwei Plätzen dienen.
            The modifier of pirates falls by 2. Once per turn after a failed test or fight, you may roll the effect die again. For each hazard test passed, gain 2 extra movement points.
            Der Wert der Piraten sinkt um 2. Einmal pro Zug nach einer nicht bestandenen Prüfung oder einem verlorenen Kampf darfst du den Effektwürfel neu werfen. Für jede bestandene Gefahrenprüfung erhältst du 2 zusätzliche Bewegungspunkte.
            You land at “Desert World”. You have at least 1 basic good aboard; give up one basic good.
            Du landest bei „Wüstenwelt“. Du hast mindestens 1 Grundgut an Bord; du gibst ein Grundgut ab.
            You have made at least 1 telegate jump while this card lies before you or no telegate is on the board and the round is at least 15.
            Du hast seit Erhalt dieser Karte mindestens 1 Teleportalsprung gemacht oder kein Teleportal liegt auf dem Spielplan und die Runde ist mindestens 15.
            By the end of round 30: You have at least 1 added hold and you have at least 1 drive and you have at least 2 race technologies.
            Bis zum Ende von Runde 30: Du hast mindestens 1 zusätzlichen Frachtraum und du hast mindestens 1 Antrieb und du hast mindestens 2 Rassentechnologien.
        "#]],
    );
}

#[test]
fn encounters() {
    both(
        &["en_archaeology", "en_ev_mines", "en_ev_tinker", "en_ti_host", "en_in_wire", "en_pi_gold"],
        &expect![[r#"
            If you have at least 1 relic, gain 30 credits for each relic, then gain 1 fame; otherwise you may pay 20 credits, then reveal the top reward and keep it if it is a relic.
            Wenn du mindestens 1 Relikt hast, erhältst du 30 Credits für jedes Relikt, dann erhältst du 1 Ruhm; sonst darfst du 20 Credits zahlen, dann zeigst du die oberste Belohnung und behältst sie, falls sie ein Relikt ist.
            Take a Laser test: if you pass, gain 40 credits; otherwise either lower your Laser by 1, or your turn ends.
            Du machst eine Laserprüfung: bestehst du, erhältst du 40 Credits; sonst gilt: entweder du senkst deinen Laser um 1, oder dein Zug endet.
            You may pay 30 credits, then either raise your Laser by 1, or raise your Shield by 1.
            Du darfst 30 Credits zahlen, dann gilt: entweder du erhöhst deinen Laser um 1, oder du erhöhst deinen Schild um 1.
            The player with the most delivered passengers has this title, worth 4 fame at game end.
            Der Spieler mit den meisten abgesetzten Passagieren hat diesen Titel, der am Spielende 4 Ruhm bringt.
            Before your direction, you may shift the market of one discovered system, then return this.
            Vor der Richtungserklärung darfst du den Markt in einem entdeckten System bewegen, dann legst du dies zurück.
            Put a random gold pirate here.
            Du legst einen zufälligen goldenen Piraten hierher.
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
