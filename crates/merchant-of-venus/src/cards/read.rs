//! Turns the texts of a pack into tables.

use pack::{Document, Errors, Reading, Section, Shape, Spanned, suggestion};
use serde::de::DeserializeOwned;
use std::str::FromStr;

use super::rules::{Constants, Dashboard, DialCard, Meta, Rating};
use super::{
    CategoryCard, ChallengeCard, ContactCard, CultureCard, EncounterCard, EquipmentCard, FaceCard, GoodCard,
    MarketToken, MissionCard, Pack, PassengerCard, PilotCard, PirateCard, RewardCard, Scripts,
    TechnologyCard, code, counts, map, sound,
};
use crate::effect::{Clause, Misread, Script, Value};
use crate::ids::{
    Category, Challenge, Dial, Encounter, Equipment, Face, Good, Mission, Passenger, Pilot, Pirate, Reward,
    Source, System, Technology,
};
use engine::Index;

const fn table(name: &'static str) -> Section {
    Section { name, shape: Shape::Table }
}

const fn list(name: &'static str, key: &'static str) -> Section {
    Section { name, shape: Shape::List { key } }
}

pub(super) const SECTIONS: &[Section] = &[
    table("pack"),
    list("start_money", "players"),
    table("start"),
    list("player_colour", "id"),
    table("constants"),
    table("promotion_fame"),
    table("round_track"),
    list("component", "id"),
    list("spaces", "id"),
    list("sites", "orbit"),
    // Lines have no name; messages use their number.
    list("edges", "id"),
    list("system", "id"),
    list("category", "id"),
    list("culture", "id"),
    list("good", "id"),
    list("first_contact", "id"),
    list("market_token", "id"),
    list("technology", "id"),
    table("dashboard"),
    list("dial", "id"),
    list("equipment", "id"),
    table("ports"),
    list("pilot", "id"),
    list("passenger", "id"),
    list("mission", "id"),
    list("reward", "id"),
    list("encounter", "id"),
    list("pirate", "id"),
    list("telegate", "id"),
    table("production"),
    table("solo"),
    Section { name: "rating", shape: Shape::OpenList { key: "min", most: 20 } },
    list("challenge", "id"),
];

/// Fields that people read and rules do not.
const TALK: &[&str] =
    &["name", "note", "origin", "species", "title", "edition", "x", "y", "player_colour", "component"];

pub(super) fn read(document: &Document<'_>, _is_printed: bool) -> Result<Pack, Errors> {
    let mut reading = document.reading();
    let tables = tables(&mut reading, document);
    reading.finish()?;
    Ok(tables.expect("a table that could not be read has left a fault"))
}

/// Reads the entries of a list and stores each at the place of its id.
pub(super) fn in_order<C: DeserializeOwned>(
    reading: &mut Reading<'_, '_>,
    section: &str,
    known: &[&'static str],
    id: impl Fn(&C) -> &Spanned<String>,
) -> Option<Vec<Spanned<C>>> {
    let clean = reading.is_clean();
    let mut cards: Vec<Option<Spanned<C>>> = known.iter().map(|_| None).collect();
    for entry in reading.list::<C>(section) {
        let text = id(entry.get_ref());
        let Some(place) = known.iter().position(|known| known == text.get_ref()) else {
            let near = suggestion(text.get_ref(), known.iter().copied());
            reading.fault(text.span(), format!("there is no such {section}{near}"));
            continue;
        };
        cards[place] = Some(entry);
    }
    // An entry that cannot be read is not reported as missing.
    if clean && reading.is_clean() {
        for (id, _) in known.iter().zip(&cards).filter(|(_, card)| card.is_none()) {
            reading.fault(0..0, format!("missing {section} \"{id}\""));
        }
    }
    cards.into_iter().collect()
}

/// Reads the notation in a field; a fault is reported at its position.
fn notation<T: FromStr<Err = Misread>>(reading: &mut Reading<'_, '_>, text: &Spanned<String>) -> Option<T> {
    match text.get_ref().parse() {
        Ok(read) => Some(read),
        Err(misread) => {
            reading.fault_in(text, misread.at, &misread);
            None
        }
    }
}

macro_rules! cards {
    ($reading:ident, $section:literal, $id:ident: $card:ident) => {{
        let known: Vec<_> = $id::all().map($id::id).collect();
        in_order($reading, $section, &known, |card: &$card| &card.id)
    }};
}

/// The same with a script in one of the fields.
macro_rules! scripted {
    ($reading:ident, $section:literal, $id:ident: $card:ident, $field:ident) => {{
        let mut cards = cards!($reading, $section, $id: $card);
        for card in cards.iter_mut().flatten() {
            let text = card.get_ref().$field.clone();
            card.get_mut().script = notation::<Script>($reading, &text).unwrap_or_default();
        }
        cards
    }};
}

fn tables(reading: &mut Reading<'_, '_>, document: &Document<'_>) -> Option<Pack> {
    // All sections are read before a missing one is reported, so that all faults of a file are reported at once.
    let meta = reading.table::<Meta>("pack");
    let start_money = reading.list("start_money");
    let start = reading.table("start");
    let player_colours = reading.list("player_colour");
    let constants = reading.table::<Constants>("constants");
    let promotion_fame = reading.table("promotion_fame");
    let round_track = reading.table("round_track");
    let components = reading.list("component");
    let map = map::read(reading);
    let known: Vec<_> = Category::ALL.map(Category::id).to_vec();
    let categories = in_order(reading, "category", &known, |card: &CategoryCard| &card.id);
    let cultures = reading.list::<CultureCard>("culture");
    let goods = cards!(reading, "good", Good: GoodCard);
    let contacts = reading.list::<ContactCard>("first_contact");
    let tokens = reading.list::<MarketToken>("market_token");
    let technologies = scripted!(reading, "technology", Technology: TechnologyCard, effect);
    let dashboard = reading.table::<Dashboard>("dashboard");
    let known: Vec<_> = Dial::ALL.map(Dial::id).to_vec();
    let dials = in_order(reading, "dial", &known, |card: &DialCard| &card.id);
    let equipment = scripted!(reading, "equipment", Equipment: EquipmentCard, effect);
    let ports = reading.table::<Ports>("ports");
    let pilots = cards!(reading, "pilot", Pilot: PilotCard);
    let passengers = cards!(reading, "passenger", Passenger: PassengerCard);
    let missions = scripted!(reading, "mission", Mission: MissionCard, goal);
    let rewards = scripted!(reading, "reward", Reward: RewardCard, effect);
    let encounters = scripted!(reading, "encounter", Encounter: EncounterCard, effect);
    let pirates = cards!(reading, "pirate", Pirate: PirateCard);
    let telegates = reading.list::<counts::Telegate>("telegate");
    let production = reading.table::<counts::Production>("production");
    let solo = reading.table("solo");
    let mut ratings = reading.list::<Rating>("rating");
    // An override adds its ratings at the end.
    ratings.sort_by_key(|rating| rating.get_ref().min);
    let challenges = scripted!(reading, "challenge", Challenge: ChallengeCard, goal);

    let mut cards = sound::Cards {
        technologies: technologies?,
        equipment: equipment?,
        missions: missions?,
        rewards: rewards?,
        encounters: encounters?,
        challenges: challenges?,
        faces: Vec::new(),
        pilots: pilots?,
        pirates: pirates?,
        goods: goods?,
        passengers: passengers?,
        categories: categories?,
        cultures,
        contacts,
        tokens,
    };
    complete(reading, &mut cards);
    let map = map?;
    // If a card cannot be read, further checks of it would report nonsense.
    if reading.is_clean() {
        sound::check(reading, &mut cards);
    }
    if !reading.is_clean() {
        return None;
    }
    let mut scripts = Scripts::default();
    for source in code::sources() {
        scripts.add(source, cards.script(source));
    }
    scripts.finish();
    let pack = Pack {
        meta: meta?,
        start_money: bare(start_money),
        start: start?,
        player_colours: bare(player_colours),
        constants: constants?,
        promotion_fame: promotion_fame?,
        round_track: round_track?,
        components: bare(components),
        spaces: map.spaces,
        sites: map.sites,
        systems: map.systems,
        rocks: map.rocks,
        spots: map.spots,
        categories: bare(cards.categories),
        cultures: bare(cards.cultures),
        goods: bare(cards.goods),
        contacts: bare(cards.contacts),
        markets: sound::markets(cards.tokens),
        technologies: bare(cards.technologies),
        dashboard: dashboard?,
        dials: bare(dials?),
        equipment: bare(cards.equipment),
        ports_per_player: ports?.per_player,
        pilots: bare(cards.pilots),
        faces: cards.faces,
        passengers: bare(cards.passengers),
        missions: bare(cards.missions),
        rewards: bare(cards.rewards),
        encounters: bare(cards.encounters),
        pirates: bare(cards.pirates),
        solo: solo?,
        ratings: bare(ratings),
        challenges: bare(cards.challenges),
        scripts,
        fingerprint: document.fingerprint(TALK),
        content: document.fingerprint(&[]),
    };
    counts::check(reading, &pack, &telegates, &production?);
    reading.is_clean().then_some(pack)
}

/// Fills in what follows from other fields.
fn complete(reading: &mut Reading<'_, '_>, cards: &mut sound::Cards) {
    for card in &mut cards.missions {
        let destination = card.get_ref().destination.clone();
        let system = System::from_id(destination.get_ref());
        if system.is_none() && !destination.get_ref().is_empty() {
            let near = suggestion(destination.get_ref(), System::all().map(System::id));
            reading.fault(destination.span(), format!("there is no such system{near}"));
        }
        card.get_mut().system = system;
    }
    for card in &mut cards.encounters {
        if let Some(criterion) = card.get_ref().criterion.clone() {
            card.get_mut().leads = notation(reading, &criterion);
        }
    }
    for card in &mut cards.equipment {
        let skips = card.get_ref().script.0.iter().find_map(|clause| match clause {
            Clause::Mod { value: Value::Colours(colours), .. } => Some(*colours),
            _ => None,
        });
        card.get_mut().skips = skips.unwrap_or_default();
    }
    for card in &mut cards.pirates {
        let colour = card.get_ref().colour.clone();
        match Category::from_colour(colour.get_ref()) {
            Some(category) => card.get_mut().category = category,
            None => reading.fault(colour.span(), "expected \"copper\", \"silver\" or \"gold\""),
        }
    }
    let mut faces: Vec<Option<FaceCard>> = Face::all().map(|_| None).collect();
    for (number, card) in cards.pilots.iter_mut().enumerate() {
        let mut own = [Face::default(); 4];
        let written = std::mem::take(&mut card.get_mut().face);
        for (place, face) in written.iter().enumerate().take(4) {
            let mut face = face.get_ref().clone();
            let Some(id) = Face::from_id(face.id.get_ref()) else {
                reading.fault(face.id.span(), "there is no such face");
                continue;
            };
            own[place] = id;
            face.pilot = Pilot::from_index(number as u8);
            face.script = notation(reading, &face.effect.clone()).unwrap_or_default();
            faces[id.at()] = Some(face);
        }
        card.get_mut().faces = own;
    }
    match faces.into_iter().collect() {
        Some(faces) => cards.faces = faces,
        None => reading.fault(0..0, "every pilot needs the faces of levels 1, 2, 3a and 3b"),
    }
}

#[derive(serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Ports {
    per_player: u8,
    #[serde(rename = "origin")]
    _origin: crate::ids::Origin,
    #[serde(rename = "note")]
    _note: String,
}

fn bare<T>(located: Vec<Spanned<T>>) -> Vec<T> {
    located.into_iter().map(Spanned::into_inner).collect()
}

impl sound::Cards {
    fn script(&self, source: Source) -> &Script {
        match source {
            Source::Pilot(face) => &self.faces[face.at()].script,
            Source::Technology(it) => &self.technologies[it.at()].get_ref().script,
            Source::Reward(it) => &self.rewards[it.at()].get_ref().script,
            Source::Encounter(it) => &self.encounters[it.at()].get_ref().script,
            Source::Equipment(it) => &self.equipment[it.at()].get_ref().script,
            Source::Mission(it) => &self.missions[it.at()].get_ref().script,
            Source::Challenge(it) => &self.challenges[it.at()].get_ref().script,
        }
    }
}
