//! What cards say to players, in both languages.

use interportal::cards::{Pack, sheet};
use interportal::ids::{Building, Equipment, EventCard, Law, Policy, Tech, Weapon};
use interportal::words::{Lang, Words};

fn both(say: impl Fn(&Words<'static>) -> String) -> [String; 2] {
    [Lang::En, Lang::De].map(|lang| say(&Words::new(lang, Pack::standard())))
}

#[test]
fn technologies() {
    let pack = Pack::standard();
    let tech = |id: &str| &pack[Tech::from_id(id).expect("a technology")];
    assert_eq!(
        both(|words| words.tech(tech("excellence-initiative"))),
        [
            "Unlocks veteran crew. Upkeep of each advisor: -1 (not below 0). Price of advisor levels: -3 (not below 1).",
            "Schaltet frei: Erfahrene Besatzung. Unterhalt je Berater: -1 (nicht unter 0). Preis von Beraterstufen: -3 \
             (nicht unter 1).",
        ]
    );
    assert_eq!(
        both(|words| words.bonus(tech("sensors-1"))),
        [
            "Discover up to 1 undiscovered system next to your research ships.",
            "Bis zu 1 unentdecktes System neben eigenen Forschungsschiffen entdecken.",
        ]
    );
}

#[test]
fn policies_and_laws() {
    let pack = Pack::standard();
    let policy = |id: &str| *pack[Policy::from_id(id).expect("a policy")].effect;
    assert_eq!(
        both(|words| words.program(policy("pilgrim-roads"))),
        ["Culture income: +1 per connected colony.", "Kultureinkommen: +1 je verbundene Kolonie."]
    );
    assert_eq!(
        both(|words| words.program(policy("core-mission"))),
        [
            "If you hold the galactic core: culture income: +3.",
            "Falls du den galaktischen Kern hältst: Kultureinkommen: +3.",
        ]
    );
    let law = |id: &str| *pack[Law::from_id(id).expect("a law")].effect;
    assert_eq!(
        both(|words| words.program(law("disarmament"))),
        [
            "Upkeep of each unit: +1 for military ships of class GS or larger.",
            "Unterhalt je Einheit: +1 für militärische Schiffe ab Klasse GS.",
        ]
    );
    assert_eq!(
        both(|words| words.program(law("customs-barriers"))),
        ["Exchange ratio: not below 3.", "Tauschverhältnis: nicht unter 3."]
    );
}

/// Brackets inside of brackets cannot be read.
#[test]
fn changes_for_some_things_are_sentences() {
    let pack = Pack::standard();
    let tech = |id: &str| &pack[Tech::from_id(id).expect("a technology")];
    assert_eq!(
        both(|words| words.tech(tech("metropolises"))),
        [
            "Building slots: +1 for colonies of level 3. Building slots: +2 for colonies of level 4.",
            "Bauplätze: +1 für Kolonien der Stufe 3. Bauplätze: +2 für Kolonien der Stufe 4.",
        ]
    );
}

/// The name of a keyword alone says nothing.
#[test]
fn equipment_with_a_keyword_says_what_it_means() {
    let pack = Pack::standard();
    let equipment = |id: &str| &pack[Equipment::from_id(id).expect("equipment")];
    let [en, de] = both(|words| words.equipment(equipment("stabilisers")));
    assert!(en.starts_with("Stabilisers. May be stabilised: no movement action"), "{en}");
    assert!(de.starts_with("Stabilisatoren. Darf sich stabilisieren"), "{de}");
}

#[test]
fn equipment_weapons_and_buildings() {
    let pack = Pack::standard();
    let agent = &pack[Equipment::from_id("agent").expect("equipment")];
    assert_eq!(
        both(|words| words.equipment(agent)),
        [
            "The ship acts as agent, with 1 institution action of its own per round.",
            "Das Schiff handelt als Agent, mit 1 eigenen Institutionsaktion je Runde.",
        ]
    );
    let gun = &pack[Weapon::from_id("rapid-fire-gun").expect("a weapon")];
    assert_eq!(
        both(|words| words.attacks(gun)),
        [
            "3d6 6+: 1 P; vs close range or swarm: 3d6 4+: 1 P",
            "3W6 6+: 1 P; gegen Nahbereich oder Schwarm: 3W6 4+: 1 P",
        ]
    );
    assert_eq!(
        both(|words| words.weapon_notes(gun)),
        ["Evading helps 1 less.", "Ausweichen hilft um 1 weniger."]
    );
    let building = &pack[Building::from_id("capacity-building-2").expect("a building")];
    assert_eq!(
        both(|words| words.building(building)),
        [
            "+2 ground capacity, +2 space capacity; ships can be built here.",
            "+2 Bodenkapazität, +2 Weltraumkapazität; hier können Schiffe gebaut werden.",
        ]
    );
}

#[test]
fn events_roll_and_choose() {
    let pack = Pack::standard();
    let event = |id: &str| &pack[EventCard::from_id(id).expect("an event")];
    assert_eq!(
        both(|words| words.event(event("collision"))),
        [
            "Roll 1d6: 1–2 – 1 hull damage: the explorer; otherwise – gain 2 AWE.",
            "1W6 würfeln: 1–2 – 1 Hüllenschaden: erkundendes Schiff; sonst – 2 AWE erhalten.",
        ]
    );
    assert_eq!(
        both(|words| words.event(event("wreck-field"))),
        [
            "Choose A) gain 3 AWE; B) free: steel corvette here.",
            "Wählen: A) 3 AWE erhalten; B) kostenlos: Korvette Typ Stahl hier.",
        ]
    );
}

/// Nothing of the notation shows through, and no cell of a text is empty.
#[test]
fn people_read_words() {
    for lang in Lang::ALL {
        let sheet = sheet(lang);
        for line in sheet.lines().filter(|line| line.starts_with("| ")) {
            assert!(!line.contains(['[', ']', '_', '=', '{']), "{line}");
            assert!(!line.contains("()") && !line.contains("  :"), "{line}");
        }
    }
    let rows = |lang| sheet(lang).lines().filter(|line| line.starts_with("| ")).count();
    assert_eq!(rows(Lang::En), rows(Lang::De));
}
