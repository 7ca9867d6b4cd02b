//! Names, icons and keys of spaces, goods, cards and pieces.

use super::atlas;
use crate::called::called;
use crate::i18n::{Lang, t};
pub(super) use crate::pages::breaks::cut;
use engine::Seat;
use merchant_of_venus::cards::{Name, Pack, SpaceKind};
use merchant_of_venus::ids::{
    Category, Colour, Culture, Dial, Good, MarketState, Passenger, Site, Source, Space, Stat, System,
};
use merchant_of_venus::query::Kind;
use merchant_of_venus::state::Slot;
use merchant_of_venus::words::Speaker;
use merchant_of_venus::{Board, Cargo};
use std::sync::LazyLock;

pub(super) use crate::pages::components::press::{Press, press};

/// The name in the reader's language.
pub(super) fn name(name: &Name, lang: Lang) -> &str {
    match lang {
        Lang::En => &name.en,
        Lang::De => &name.de,
    }
}

/// The sentences of the cards.
pub(super) fn speaker(pack: &Pack, lang: Lang) -> Speaker<'_> {
    Speaker { pack, lang }
}

pub(super) fn good(pack: &Pack, good: Good, lang: Lang) -> &str {
    name(&pack[good].name, lang)
}

pub(super) fn culture(pack: &Pack, culture: Culture, lang: Lang) -> &str {
    name(&pack[culture].name, lang)
}

pub(super) fn system(pack: &Pack, system: System, lang: Lang) -> &str {
    name(&pack[system].name, lang)
}

pub(super) fn passenger(pack: &Pack, passenger: Passenger, lang: Lang) -> &str {
    name(&pack[passenger].name, lang)
}

/// A component that carries an effect.
pub(super) fn source(pack: &Pack, source: Source, lang: Lang) -> &str {
    name(
        match source {
            Source::Pilot(it) => &pack[it].name,
            Source::Technology(it) => &pack[it].name,
            Source::Reward(it) => &pack[it].name,
            Source::Encounter(it) => &pack[it].name,
            Source::Equipment(it) => &pack[it].name,
            Source::Mission(it) => &pack[it].name,
            Source::Challenge(it) => &pack[it].name,
        },
        lang,
    )
}

/// What is carried.
pub(super) fn cargo(pack: &Pack, cargo: Cargo, lang: Lang) -> &str {
    match cargo {
        Cargo::Good(it) => good(pack, it, lang),
        Cargo::Technology(it) => name(&pack[it].name, lang),
        Cargo::Passenger(it) => passenger(pack, it, lang),
    }
}

/// Where a passenger goes to or comes from; none is the base.
pub(super) fn destination(pack: &Pack, to: Option<Culture>, lang: Lang) -> String {
    match to {
        Some(it) => format!("{} {}", it.number(), culture(pack, it, lang)),
        None => t!(lang, "mv-base"),
    }
}

/// A space by its name, or by what is printed there.
pub(super) fn space(pack: &Pack, space: Space, lang: Lang) -> String {
    let card = &pack[space];
    if let Some(it) = &card.name {
        return name(it, lang).to_owned();
    }
    let what = match card.kind {
        SpaceKind::Base => return t!(lang, "mv-base"),
        SpaceKind::City => t!(lang, "mv-kind-city"),
        SpaceKind::Port => t!(lang, "mv-kind-port"),
        SpaceKind::Orbit => t!(lang, "mv-kind-orbit"),
        SpaceKind::Nav => t!(lang, "mv-kind-nav"),
        SpaceKind::Encounter => t!(lang, "mv-kind-encounter"),
        SpaceKind::Asteroid => t!(lang, "mv-kind-asteroid"),
        SpaceKind::Hazard => t!(lang, "mv-kind-hazard", test = test(card.test.unwrap_or(Stat::Pilot), lang)),
        SpaceKind::Dot => colour(card.colour, lang),
    };
    t!(lang, "mv-at", what = what, place = place(pack, space, lang))
}

/// A space one could step to: by its name, or by what it is and where it lies.
pub(super) fn step(board: &Board, to: Space, lang: Lang) -> String {
    let pack = board.pack.pack();
    if let Some(it) = &pack[to].name {
        return name(it, lang).to_owned();
    }
    let from = board.merchants[board.turn.seat].ship;
    // On the way a hazard is the test that it asks for.
    let what = match board.kind(to) {
        Kind::Hazard(stat) => test(stat, lang),
        _ => kind(board, to, lang),
    };
    let mut letters = what.chars();
    let first = letters.next().map(char::to_uppercase);
    let what: String = first.into_iter().flatten().chain(letters).collect();
    format!("{} {what}", atlas::arrow(pack, from, to))
}

/// The system a space belongs to, or the two that its route joins.
pub(super) fn place(pack: &Pack, space: Space, lang: Lang) -> String {
    let card = &pack[space];
    if let Some(it) = card.system {
        return system(pack, it, lang).to_owned();
    }
    let ends = card.route.as_deref().and_then(|route| route.split_once('~'));
    let named = |id: &str| System::from_id(id).map(|it| system(pack, it, lang));
    match ends.and_then(|(from, to)| named(from).zip(named(to))) {
        Some((from, to)) => t!(lang, "mv-route", from = from, to = to),
        None => t!(lang, "mv-space"),
    }
}

/// What a space is now, in a few words.
pub(super) fn kind(board: &Board, space: Space, lang: Lang) -> String {
    let pack = board.pack.pack();
    match board.kind(space) {
        Kind::Base => t!(lang, "mv-base"),
        Kind::City => t!(lang, "mv-kind-city"),
        Kind::Port => t!(lang, "mv-kind-port"),
        Kind::Merchant(_, seat) => t!(lang, "mv-kind-merchant", name = called(seat)),
        Kind::Plain if pack[space].is_orbit => match contract_of(board, space) {
            Some(seat) => t!(lang, "mv-kind-reserved", name = called(seat)),
            None => t!(lang, "mv-kind-orbit"),
        },
        Kind::Plain => colour(pack[space].colour, lang),
        Kind::Nav => t!(lang, "mv-kind-nav"),
        Kind::Encounter if is_marked(board, space) => t!(lang, "mv-kind-marker"),
        Kind::Encounter => t!(lang, "mv-kind-encounter"),
        Kind::Asteroid => t!(lang, "mv-kind-asteroid"),
        Kind::Hazard(stat) => t!(lang, "mv-kind-hazard", test = test(stat, lang)),
        Kind::Telegate(n) => t!(lang, "mv-kind-telegate", n = n),
        Kind::Pirate(pirate) => {
            let it = name(&pack[pirate].name, lang);
            t!(lang, "mv-kind-pirate", name = it)
        }
    }
}

/// Whether a face-down marker lies on a space (MV-018).
pub(super) fn is_marked(board: &Board, space: Space) -> bool {
    board.pack.pack()[space].spot.is_some_and(|spot| board.marked.has(spot))
}

/// Who holds the contract of a space (MV-137).
pub(super) fn contract_of(board: &Board, space: Space) -> Option<Seat> {
    let site = board.pack.pack()[space].site?;
    board.contracts.get(usize::from(engine::Index::index(site))).copied().flatten()
}

fn colour(colour: Option<Colour>, lang: Lang) -> String {
    match colour {
        Some(Colour::Yellow) => t!(lang, "mv-kind-yellow"),
        Some(Colour::Red) => t!(lang, "mv-kind-red"),
        Some(Colour::Blue) | None => t!(lang, "mv-kind-blue"),
    }
}

/// A test of the laser, the shield or the pilot.
pub(super) fn test(of: Stat, lang: Lang) -> String {
    t!(lang, "mv-test", stat = stat(of, lang))
}

/// What a test is made against.
pub(super) fn stat(stat: Stat, lang: Lang) -> String {
    match stat {
        Stat::Laser => t!(lang, "mv-laser"),
        Stat::Shield => t!(lang, "mv-shield"),
        Stat::Pilot => t!(lang, "mv-pilot-word"),
    }
}

pub(super) fn dial(dial: Dial, lang: Lang) -> String {
    match dial {
        Dial::Laser => t!(lang, "mv-laser"),
        Dial::Shield => t!(lang, "mv-shield"),
    }
}

/// Where a die is assigned.
pub(super) fn slot(pack: &Pack, slot: Slot, lang: Lang) -> String {
    match slot {
        Slot::Navigation => t!(lang, "mv-navigation"),
        Slot::Thrust => t!(lang, "mv-thrust"),
        Slot::Upgrade(it) => name(&pack[it].name, lang).to_owned(),
    }
}

pub(super) fn stat_icon(stat: Stat) -> &'static str {
    match stat {
        Stat::Laser => "laser",
        Stat::Shield => "shield",
        Stat::Pilot => "pilot",
    }
}

/// The glyph of a good; each culture makes one.
pub(super) fn good_icon(good: Good) -> &'static str {
    const ICONS: [&str; Good::COUNT] = [
        "mv-perfume",
        "mv-silk",
        "mv-spice",
        "mv-wine",
        "mv-dust",
        "mv-video",
        "mv-pelts",
        "mv-grease",
        "mv-liquor",
        "mv-servo",
        "mv-furniture",
        "mv-genes",
        "mv-megalith",
        "mv-sculpture",
    ];
    ICONS[usize::from(engine::Index::index(good))]
}

/// The class that colours a category.
pub(super) fn category_class(category: Category) -> &'static str {
    match category {
        Category::Basic => "k-basic",
        Category::Premium => "k-premium",
        Category::Luxury => "k-luxury",
    }
}

pub(super) fn market_icon(state: MarketState) -> &'static str {
    match state {
        MarketState::Weak => "mk-weak",
        MarketState::Active => "mk-active",
        MarketState::Strong => "mk-strong",
    }
}

/// The icon of a component.
pub(super) fn source_icon(source: Source) -> &'static str {
    match source {
        Source::Pilot(_) => "pilot",
        Source::Technology(_) => "upgrade-slot",
        Source::Reward(_) => "achievement",
        Source::Encounter(_) => "encounter",
        Source::Equipment(_) => "drive",
        Source::Mission(_) => "mission",
        Source::Challenge(_) => "goal",
    }
}

// The keys that tie choices to pieces.

/// An id of the pack as part of an id of the page.
fn key_of(kind: &str, id: &str) -> String {
    format!("{kind}-{}", id.replace('~', "_"))
}

/// The ship of a seat on the map.
pub(super) fn ship_key(seat: Seat) -> String {
    format!("ship-{seat}")
}

/// What the keys of spaces begin with.
pub(super) const SPACE: &str = "space-";

/// The keys of all spaces: maps compare them with those of all choices.
static SPACES: LazyLock<Vec<String>> =
    LazyLock::new(|| Space::all().map(|space| key_of("space", space.id())).collect());

pub(super) fn key_of_space(space: Space) -> &'static str {
    SPACES.get(space.at()).map_or("", String::as_str)
}

pub(super) fn space_key(space: Space) -> String {
    key_of_space(space).to_owned()
}

pub(super) fn system_key(system: System) -> String {
    key_of("system", system.id())
}

/// A good aboard one's own ship.
pub(super) fn good_key(good: Good) -> String {
    key_of("good", good.id())
}

/// A good on a market or in a supply area.
pub(super) fn offer_key(good: Good) -> String {
    key_of("offer", good.id())
}

pub(super) fn passenger_key(passenger: Passenger) -> String {
    key_of("passenger", passenger.id())
}

/// A card of one's own, or one that lies open for all.
pub(super) fn card_key(source: Source) -> String {
    key_of("card", source.id())
}

/// A card that can be bought.
pub(super) fn sale_key(source: Source) -> String {
    key_of("sale", source.id())
}

/// The contract of a site.
pub(super) fn contract_key(site: Site) -> String {
    key_of("sale", &format!("contract-{site}"))
}

pub(super) fn dial_key(dial: Dial) -> String {
    key_of("dial", dial.id())
}

/// The first die that shows `value`.
pub(super) fn die_key(value: u8) -> String {
    format!("die-{value}")
}
