//! From the text of a pack to its tables.

use engine::Bits;
use pack::{Document, Errors, Reading, Spanned, suggestion};
use serde::de::DeserializeOwned;

use super::raw::{RawAction, SECTIONS, TALK};
use super::raw_boards::{
    RawAchievements, RawCommon, RawDisplay, RawEvents, RawScoring, RawSystems, RawTechs,
};
use super::{ActionCard, Common, Deal, Masks, Meta, Pack, ScoreTable, SetUp, TradeRates, TypeCard};
use super::{check, read_boards, read_cards, read_mats};
use crate::effect::{Ability, Code, Condition, Effect, Scoring};
use crate::ids::{Tech, Type};

/// Parses a pack from its files.
pub(super) fn parse<'t>(files: &[(&'t str, &'t str)]) -> Result<Document<'t>, Errors> {
    Document::read(SECTIONS, files)
}

/// Reads the tables of a pack.
pub(super) fn read(document: &Document<'_>) -> Result<Pack, Errors> {
    let mut notation = Notation { reading: document.reading(), code: Code::default() };
    let tables = tables(&mut notation, document);
    notation.reading.finish()?;
    Ok(tables.expect("a table that could not be read has left a fault"))
}

/// A reading together with the code that its effects go into.
pub(super) struct Notation<'d, 't> {
    pub(super) reading: Reading<'d, 't>,
    pub(super) code: Code,
}

impl Notation<'_, '_> {
    /// An effect; none if there is no text or it cannot be read.
    pub(super) fn effect(&mut self, text: Option<&Spanned<String>>) -> Effect {
        let Some(text) = text else { return Effect::NONE };
        self.code.read_effect(text.get_ref()).unwrap_or_else(|misread| {
            self.reading.fault_in(text, misread.at, misread);
            Effect::NONE
        })
    }

    /// The action spaces of a card.
    pub(super) fn action(&mut self, spaces: &Spanned<u8>, effect: &Spanned<String>) -> ActionCard {
        if !(1..=2).contains(spaces.get_ref()) {
            self.reading.fault(spaces.span(), format!("expected 1 or 2 spaces, found {}", spaces.get_ref()));
        }
        let effect = self.effect(Some(effect));
        let options = self.code.options(effect);
        let reveals = options.iter().fold(0, |levels, choice| levels | choice.unknown_levels);
        ActionCard { spaces: *spaces.get_ref(), effect, reveals }
    }

    pub(super) fn actions(&mut self, raw: &[RawAction]) -> Vec<ActionCard> {
        raw.iter().map(|action| self.action(&action.spaces, &action.effect)).collect()
    }

    /// Abilities, each of them of an owner or of a system on the board.
    pub(super) fn abilities(&mut self, texts: &[Spanned<String>], on_board: bool) -> Vec<Ability> {
        texts.iter().filter_map(|text| self.ability(text, on_board)).collect()
    }

    pub(super) fn ability(&mut self, text: &Spanned<String>, on_board: bool) -> Option<Ability> {
        match self.code.read_ability(text.get_ref()) {
            Ok(ability) if ability.is_board_rule() == on_board => Some(ability),
            Ok(_) => {
                let place = if on_board { "abilities" } else { "board_rules" };
                self.reading.fault(text.span(), format!("this belongs to `{place}`"));
                None
            }
            Err(misread) => {
                self.reading.fault_in(text, misread.at, misread);
                None
            }
        }
    }

    pub(super) fn scoring(&mut self, text: Option<&Spanned<String>>) -> Scoring {
        let Some(text) = text else { return Scoring::default() };
        text.get_ref().parse().unwrap_or_else(|misread: crate::effect::Misread| {
            self.reading.fault_in(text, misread.at, misread);
            Scoring::default()
        })
    }

    pub(super) fn condition(&mut self, text: &Spanned<String>) -> Option<Condition> {
        match text.get_ref().parse::<Condition>() {
            Ok(condition) => Some(condition),
            Err(misread) => {
                self.reading.fault_in(text, misread.at, misread);
                None
            }
        }
    }

    /// The thing that a text names.
    pub(super) fn named<T: Copy>(
        &mut self,
        text: &Spanned<String>,
        what: &str,
        all: impl Iterator<Item = T>,
        id: fn(T) -> &'static str,
    ) -> Option<T> {
        let all: Vec<T> = all.collect();
        let found = all.iter().copied().find(|thing| id(*thing) == text.get_ref());
        if found.is_none() {
            let near = suggestion(text.get_ref(), all.into_iter().map(id));
            self.reading.fault(text.span(), format!("there is no such {what}{near}"));
        }
        found
    }

    /// Reads the entries of a list and puts each in the place of its id.
    pub(super) fn in_order<R: DeserializeOwned, C>(
        &mut self,
        section: &str,
        known: impl Iterator<Item = &'static str>,
        id: impl Fn(&R) -> &Spanned<String>,
        mut card: impl FnMut(&mut Self, &'static str, R) -> Option<C>,
    ) -> Option<Vec<Spanned<C>>> {
        let known: Vec<_> = known.collect();
        let clean = self.reading.is_clean();
        let mut cards: Vec<Option<Spanned<C>>> = known.iter().map(|_| None).collect();
        for entry in self.reading.list::<R>(section) {
            let span = entry.span();
            let entry = entry.into_inner();
            let text = id(&entry).get_ref();
            let Some(place) = known.iter().position(|known| known == text) else {
                let near = suggestion(text, known.iter().copied());
                self.reading.fault(id(&entry).span(), format!("there is no such {section}{near}"));
                continue;
            };
            cards[place] = card(self, known[place], entry).map(|card| Spanned::new(span, card));
        }
        // An entry that could not be read is not missing.
        if clean && self.reading.is_clean() {
            for (id, _) in known.iter().zip(&cards).filter(|(_, card)| card.is_none()) {
                self.reading.fault(0..0, format!("missing {section} \"{id}\""));
            }
        }
        cards.into_iter().collect()
    }
}

fn tables(notation: &mut Notation<'_, '_>, document: &Document<'_>) -> Option<Pack> {
    // Every section is read before any is missed: all faults of a file come at once.
    let meta = notation.reading.table::<Meta>("pack");
    let types = types(notation);
    let setups = notation.reading.list::<SetUp>("players");
    let deal = deal(notation);
    let scoring = notation.reading.table::<RawScoring>("scoring");
    let common = common(notation);
    let tech_board = read_boards::tech_board(notation);
    let slots = read_boards::slots(notation);
    let basics = read_boards::basics(notation);
    let guilds = read_boards::guilds(notation);
    let sides = read_boards::sides(notation);
    let techs = read_cards::techs(notation);
    let events = read_cards::events(notation);
    let systems = read_cards::systems(notation);
    let achievements = read_cards::achievements(notation);
    let factions = read_mats::factions(notation);
    let mats = read_mats::mats(notation);
    let predictions = read_mats::predictions(notation);

    let (deal, common) = (deal?, common?);
    let (slots, basics, guilds, sides) = (slots?, basics?, guilds?, sides?);
    let (techs, events, systems, achievements) = (techs?, events?, systems?, achievements?);
    let (factions, mats) = (factions?, mats?);
    if !notation.reading.is_clean() {
        return None;
    }
    let located = check::Located {
        setups: &setups,
        deal: &deal,
        common: &common,
        slots: &slots,
        guilds: &guilds,
        sides: &sides,
        techs: &techs,
        events: &events,
        systems: &systems,
        achievements: &achievements,
        mats: &mats,
    };
    check::check(notation, &located);
    if !notation.reading.is_clean() {
        return None;
    }

    let scoring = scoring?;
    let (techs, events, systems) = (bare(techs), bare(events), bare(systems));
    let (achievements, mats) = (bare(achievements), bare(mats));
    let masks = Masks::new(&techs, deal.withdrawn, &systems, &events, &achievements, &mats);
    Some(Pack {
        meta: meta?,
        code: std::mem::take(&mut notation.code),
        types: types?,
        techs,
        events,
        systems,
        achievements,
        tech_board: tech_board?,
        slots: bare(slots),
        basics: bare(basics),
        guilds: bare(guilds),
        sides: bare(sides),
        factions: bare(factions),
        mats,
        predictions,
        common,
        setups: bare(setups),
        deal,
        score: ScoreTable {
            tech: scoring.tech_vp.by_level(),
            private_tech: scoring.private_tech_vp.by_level(),
            outpost: scoring.outpost_vp,
            majority_places: scoring.majority_places.into_iter().collect(),
            majority: scoring.majority_vp,
            majority_without_ships: scoring.majority_without_ships_vp,
        },
        masks,
        fingerprint: document.fingerprint(TALK),
        content: document.fingerprint(&[]),
    })
}

fn bare<T>(located: Vec<Spanned<T>>) -> Vec<T> {
    located.into_iter().map(Spanned::into_inner).collect()
}

fn types(notation: &mut Notation<'_, '_>) -> Option<Vec<TypeCard>> {
    let clean = notation.reading.is_clean();
    let mut types: Vec<Option<TypeCard>> = Type::ALL.iter().map(|_| None).collect();
    for (name, card) in notation.reading.tables::<TypeCard>("type") {
        if let Some(kind) = notation.named(&name, "type", Type::ALL.into_iter(), Type::id) {
            types[kind as usize] = Some(card);
        }
    }
    if clean && notation.reading.is_clean() {
        for (kind, _) in Type::ALL.iter().zip(&types).filter(|(_, card)| card.is_none()) {
            notation.reading.fault(0..0, format!("missing section [type.{kind}]"));
        }
    }
    types.into_iter().collect()
}

fn common(notation: &mut Notation<'_, '_>) -> Option<Common> {
    let raw = notation.reading.table::<RawCommon>("common")?;
    if *raw.automation_levels.get_ref() != 7 {
        notation.reading.fault(raw.automation_levels.span(), "the automation track has 7 levels");
    }
    for track in [&raw.food_markers, &raw.ore_markers] {
        if !(1..=15).contains(track.get_ref()) {
            notation.reading.fault(track.span(), "a track has 1 to 15 markers");
        }
    }
    if !(1..=20).contains(raw.cubes.get_ref()) {
        notation.reading.fault(raw.cubes.span(), "a faction has 1 to 20 cubes");
    }
    Some(Common {
        cubes: raw.cubes.into_inner(),
        food_markers: raw.food_markers.into_inner(),
        ore_markers: raw.ore_markers.into_inner(),
        a_markers: raw.a_markers,
        automation_levels: raw.automation_levels.into_inner(),
        trade: TradeRates {
            ore_to_pop: notation.effect(Some(&raw.trade.ore_to_pop)),
            ship_to_pop: notation.effect(Some(&raw.trade.ship_to_pop)),
            pop_to_ore: notation.effect(Some(&raw.trade.pop_to_ore)),
        },
    })
}

fn deal(notation: &mut Notation<'_, '_>) -> Option<Deal> {
    let techs = notation.reading.table::<RawTechs>("techs");
    let events = notation.reading.table::<RawEvents>("events");
    let systems = notation.reading.table::<RawSystems>("systems");
    let achievements = notation.reading.table::<RawAchievements>("achievements");
    let display = notation.reading.table::<RawDisplay>("display");
    let (techs, events, systems) = (techs?, events?, systems?);
    let (achievements, display) = (achievements?, display?);
    let mut withdrawn = Bits::EMPTY;
    for text in &techs.withdrawn {
        if let Some(tech) = notation.named(text, "tech", Tech::all(), Tech::id) {
            withdrawn.add(tech);
        }
    }
    let rows = display.rows.span();
    let found = display.rows.into_inner();
    let levels: Vec<u8> = found.iter().map(|row| row.level).collect();
    if levels != [2, 3, 4] || found.iter().any(|row| !(1..=6).contains(&row.size)) {
        notation.reading.fault(rows, "expected rows for levels 2, 3 and 4 with 1 to 6 cards each");
        return None;
    }
    Some(Deal {
        withdrawn,
        matches: techs.reveal_until_matches,
        events_per_level: events.per_level.into_inner(),
        light_per_level: events.light_per_level.into_inner(),
        start_systems: systems.start_on_a.into_inner(),
        achievements_a: achievements.from_a.into_inner(),
        achievements_b: achievements.from_b.into_inner(),
        display: [found[0], found[1], found[2]],
    })
}
