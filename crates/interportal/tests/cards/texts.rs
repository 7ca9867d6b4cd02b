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
            "Unlocks veteran crew. Each advisor costs 1 upkeep less. A level of an advisor costs 3 resources less, but at \
             least 1.",
            "Schaltet frei: Erfahrene Besatzung. Jeder Berater kostet 1 Unterhalt weniger. Eine Beraterstufe kostet 3 \
             Rohstoffe weniger, mindestens aber 1.",
        ]
    );
    assert_eq!(
        both(|words| words.bonus(tech("sensors-1"))),
        [
            "Discover an undiscovered system next to your research ships.",
            "Du entdeckst ein unentdecktes System neben deinen Forschungsschiffen.",
        ]
    );
}

#[test]
fn policies_and_laws() {
    let pack = Pack::standard();
    let policy = |id: &str| *pack[Policy::from_id(id).expect("a policy")].effect;
    assert_eq!(
        both(|words| words.program(policy("pilgrim-roads"))),
        [
            "Your culture income rises by 1 for each connected colony.",
            "Dein Kultureinkommen steigt um 1 für jede verbundene Kolonie.",
        ]
    );
    assert_eq!(
        both(|words| words.program(policy("core-mission"))),
        [
            "If you hold the galactic core, your culture income rises by 3.",
            "Wenn du den galaktischen Kern hältst, steigt dein Kultureinkommen um 3.",
        ]
    );
    let law = |id: &str| *pack[Law::from_id(id).expect("a law")].effect;
    assert_eq!(
        both(|words| words.program(law("disarmament"))),
        [
            "Military ships of class GS or larger cost 1 upkeep more.",
            "Militärische Schiffe ab Klasse GS kosten 1 Unterhalt mehr.",
        ]
    );
    assert_eq!(
        both(|words| words.program(law("customs-barriers"))),
        ["Your exchange ratio is at least 3.", "Dein Tauschverhältnis beträgt mindestens 3."]
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
            "Colonies of level 3 have 1 more building slot. Colonies of level 4 have 2 more building slots.",
            "Kolonien der Stufe 3 haben 1 Bauplatz mehr. Kolonien der Stufe 4 haben 2 Bauplätze mehr.",
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
            "Yields 2 ground capacity and 2 space capacity; ships can be built here.",
            "Bringt 2 Bodenkapazität und 2 Weltraumkapazität; hier können Schiffe gebaut werden.",
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
            "Roll a die: on 1–2, the exploring ship takes 1 hull damage; otherwise gain 2 AWE.",
            "Du wirfst einen Würfel: bei 1–2 erleidet das erkundende Schiff 1 Hüllenschaden; sonst erhältst du 2 AWE.",
        ]
    );
    assert_eq!(
        both(|words| words.event(event("wreck-field"))),
        [
            "Either gain 3 AWE, or receive a steel corvette for free here.",
            "Entweder du erhältst 3 AWE, oder du erhältst kostenlos eine Korvette Typ Stahl hier.",
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
