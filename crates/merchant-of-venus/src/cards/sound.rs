//! Checks that the cards agree with each other, and which effect is allowed on which card.

use engine::Index;
use pack::{Reading, Spanned};

use super::carried::{self, Owner};
use super::code::functions_of;
use super::{
    After, CategoryCard, ChallengeCard, ContactCard, CultureCard, EncounterCard, EncounterKind,
    EquipmentCard, EquipmentKind, FaceCard, GoodCard, MarketToken, MissionCard, PassengerCard, PilotCard,
    PirateCard, RewardCard, TechnologyCard, TechnologyType,
};
use crate::effect::{Block, Clause, Effect, Function, Script, Window};
use crate::ids::{Category, Culture, Good};

/// All cards with their places in the files.
pub(super) struct Cards {
    pub(super) technologies: Vec<Spanned<TechnologyCard>>,
    pub(super) equipment: Vec<Spanned<EquipmentCard>>,
    pub(super) missions: Vec<Spanned<MissionCard>>,
    pub(super) rewards: Vec<Spanned<RewardCard>>,
    pub(super) encounters: Vec<Spanned<EncounterCard>>,
    pub(super) challenges: Vec<Spanned<ChallengeCard>>,
    pub(super) faces: Vec<FaceCard>,
    pub(super) pilots: Vec<Spanned<PilotCard>>,
    pub(super) pirates: Vec<Spanned<PirateCard>>,
    pub(super) goods: Vec<Spanned<GoodCard>>,
    pub(super) passengers: Vec<Spanned<PassengerCard>>,
    pub(super) categories: Vec<Spanned<CategoryCard>>,
    pub(super) cultures: Vec<Spanned<CultureCard>>,
    pub(super) contacts: Vec<Spanned<ContactCard>>,
    pub(super) tokens: Vec<Spanned<MarketToken>>,
}

pub(super) fn check(reading: &mut Reading<'_, '_>, cards: &mut Cards) {
    check_cultures(reading, cards);
    check_goods(reading, cards);
    check_tokens(reading, cards);
    check_pilots(reading, cards);
    check_kinds(reading, cards);
    for card in &cards.technologies {
        let upgrade = card.get_ref().kind == TechnologyType::Upgrade;
        script(reading, &card.get_ref().effect, &card.get_ref().script, Owner::Technology(upgrade));
    }
    for face in &cards.faces {
        script(reading, &face.effect, &face.script, Owner::Pilot);
    }
    for card in &cards.rewards {
        script(reading, &card.get_ref().effect, &card.get_ref().script, Owner::Reward);
    }
    for card in &cards.encounters {
        let owner = Owner::Encounter(card.get_ref().kind);
        script(reading, &card.get_ref().effect, &card.get_ref().script, owner);
    }
    for card in &cards.missions {
        goal(reading, &card.get_ref().goal, &card.get_ref().script, card.get_ref().system.is_some());
    }
    for card in &cards.challenges {
        goal(reading, &card.get_ref().goal, &card.get_ref().script, false);
    }
}

/// Cultures, their goods and their First Contact cards are in the same order.
fn check_cultures(reading: &mut Reading<'_, '_>, cards: &Cards) {
    for (number, culture) in Culture::all().enumerate() {
        let listed = cards.cultures.get(number).filter(|card| card.get_ref().id == culture);
        let fits = |card: &&Spanned<CultureCard>| *card.get_ref().good.get_ref() == culture.good().id();
        if listed.filter(fits).is_none() {
            let span = cards.cultures.get(number).map_or(0..0, Spanned::span);
            reading
                .fault(span, format!("expected culture {culture} with the good \"{}\" here", culture.good()));
        }
        let made = cards.goods.get(number);
        if let Some(made) = made.filter(|made| made.get_ref().culture != culture) {
            reading.fault_of(&made.span(), "culture", format!("expected culture {culture}"));
        }
        if cards.contacts.get(number).is_none_or(|card| card.get_ref().culture != culture) {
            let span = cards.contacts.get(number).map_or(0..0, Spanned::span);
            reading.fault(span, format!("expected the First Contact card of culture {culture} here"));
        }
    }
    for card in &cards.categories {
        let category = Category::from_id(card.get_ref().id.get_ref());
        if category.map(Category::colour) != Some(card.get_ref().colour.get_ref()) {
            reading.fault(card.get_ref().colour.span(), "this is not the colour of the category");
        }
    }
}

/// MV-011, MV-194, D-36: costs fit the category, buyers ascend, the black market follows from them.
fn check_goods(reading: &mut Reading<'_, '_>, cards: &Cards) {
    for good in &cards.goods {
        let (span, card) = (good.span(), good.get_ref());
        let category = cards.categories[card.category.at()].get_ref();
        if !(category.cost_min..=category.cost_max).contains(&card.cost) {
            let (least, most) = (category.cost_min, category.cost_max);
            reading.fault_of(&span, "cost", format!("a {} good costs {least} to {most}", card.category));
        }
        if !card.buyers.windows(2).all(|pair| pair[0] < pair[1]) || card.buyers.contains(&card.culture) {
            reading.fault_of(&span, "buyers", "expected other cultures in ascending order");
        }
        if !card.resale.windows(2).all(|pair| pair[0] < pair[1]) {
            reading.fault_of(
                &span,
                "resale",
                "expected a price for weak, active and strong, each above the last",
            );
        }
        let expected = card.buyers.last().map(|last| black_market(*last, &card.buyers));
        if Some(card.black_market) != expected {
            let expected = expected.unwrap_or_default();
            reading.fault_of(
                &span,
                "black_market",
                format!("expected culture {expected}, which follows its buyers"),
            );
        }
        if card.capacity != 1 {
            reading.fault_of(&span, "capacity", "every good needs 1 dot");
        }
    }
}

/// D-36: upwards from the highest buyer to the first culture that is not a buyer itself; 1 follows 14.
fn black_market(last: Culture, buyers: &[Culture]) -> Culture {
    let mut next = last;
    loop {
        next = Culture::numbered(next.number() % Culture::COUNT as u8 + 1).expect("numbers go round");
        if !buyers.contains(&next) {
            return next;
        }
    }
}

/// D-45: three tokens each, which show a state for every good that the culture buys and for no other.
fn check_tokens(reading: &mut Reading<'_, '_>, cards: &mut Cards) {
    for culture in Culture::all() {
        let n = cards.tokens.iter().filter(|token| token.get_ref().culture == culture).count();
        if n != 3 {
            reading.fault(0..0, format!("expected 3 market tokens of culture {culture}, found {n}"));
        }
    }
    for token in &mut cards.tokens {
        let states = token.get_ref().states.clone();
        for (id, state) in states.get_ref() {
            match Good::from_id(id) {
                Some(good) => token.get_mut().of[good.at()] = Some(*state),
                None => reading.fault(states.span(), format!("there is no good \"{id}\"")),
            }
        }
        for good in Good::all() {
            let buys = cards.goods[good.at()].get_ref().buyers.contains(&token.get_ref().culture);
            if buys != token.get_ref().of[good.at()].is_some() {
                let message =
                    format!("expected a state for each good the culture buys; \"{good}\" does not fit");
                reading.fault(states.span(), message);
            }
        }
    }
}

/// The tokens by culture, in the order of the file.
pub(super) fn markets(tokens: Vec<Spanned<MarketToken>>) -> Vec<[MarketToken; 3]> {
    let mut by_culture: Vec<Vec<MarketToken>> = Culture::all().map(|_| Vec::new()).collect();
    for token in tokens {
        let token = token.into_inner();
        by_culture[token.culture.at()].push(token);
    }
    by_culture.into_iter().map(|three| three.try_into().expect("three of each have been counted")).collect()
}

fn check_pilots(reading: &mut Reading<'_, '_>, cards: &Cards) {
    let expected = [(1, ""), (2, ""), (3, "a"), (3, "b")];
    for face in &cards.faces {
        let place = cards.pilots[face.pilot.at()].get_ref().faces;
        let at = place.iter().position(|own| own.id() == face.id.get_ref());
        if at.map(|at| expected[at]) != Some((face.level, face.side.as_str())) {
            reading.fault(face.id.span(), "expected the faces in the order 1, 2, 3a, 3b");
        }
    }
}

/// The kind of a card agrees with its effect.
fn check_kinds(reading: &mut Reading<'_, '_>, cards: &Cards) {
    for card in &cards.encounters {
        let (span, card) = (card.span(), card.get_ref());
        let after = match card.kind {
            EncounterKind::Title => After::Holder,
            EncounterKind::Intel => After::Row,
            EncounterKind::Production | EncounterKind::Archaeology | EncounterKind::Event => After::Discard,
            _ => After::Remove,
        };
        if *card.after.get_ref() != after {
            reading.fault(card.after.span(), format!("a card of kind \"{}\" goes to \"{after}\"", card.kind));
        }
        if (card.kind == EncounterKind::Title) != card.leads.is_some() {
            reading.fault_of(&span, "kind", "a title, and no other card, has a `criterion`");
        }
        if (card.kind == EncounterKind::Intel) != (card.price > 0) {
            reading.fault_of(&span, "kind", "intel, and no other card, has a `price`");
        }
        if matches!(after, After::Holder | After::Row) && card.copies != 1 {
            reading.fault_of(&span, "copies", "of a title or intel there is one");
        }
    }
    for card in &cards.equipment {
        carried::check(reading, &card.get_ref().effect, &card.get_ref().script, Owner::Drive);
        let (span, card) = (card.span(), card.get_ref());
        let fits = match (card.kind, &card.script.0[..]) {
            (EquipmentKind::Drive, [Clause::Mod { .. }]) => !card.skips.is_empty(),
            (EquipmentKind::Dial, [Clause::Do(block)]) => matches!(block.effects()[..], [Effect::Dial(_, 1)]),
            (EquipmentKind::Hold, [Clause::Do(block)]) => matches!(block.effects()[..], [Effect::Hold(1)]),
            _ => false,
        };
        if !fits {
            reading.fault_of(&span, "effect", format!("this is not what a {} does", card.kind));
        }
    }
    for card in &cards.technologies {
        let (span, card) = (card.span(), card.get_ref());
        if (card.kind == TechnologyType::Structure) != (card.capacity == 1) {
            reading.fault_of(&span, "capacity", "a structure, and no other technology, needs 1 dot");
        }
        if !card.variants.is_empty() && card.variants.len() != usize::from(card.count) {
            reading.fault_of(&span, "variants", format!("expected {} rows, one for each token", card.count));
        }
    }
}

fn script(reading: &mut Reading<'_, '_>, text: &Spanned<String>, script: &Script, owner: Owner) {
    let mut n_uses = 0;
    for clause in &script.0 {
        let (block, windows) = match clause {
            Clause::Do(block) if matches!(owner, Owner::Encounter(_) | Owner::Reward) => (block, &[][..]),
            Clause::End(block) | Clause::On { block, .. } => (block, &[][..]),
            Clause::Use { block, windows, .. } => {
                n_uses += 1;
                (block, &windows[..])
            }
            Clause::Mod { .. } => continue,
            Clause::Do(_) | Clause::Goal { .. } => {
                reading.fault(text.span(), "this card has no moment for such a clause");
                continue;
            }
        };
        effects(reading, text, block, windows, owner);
    }
    carried::check(reading, text, script, owner);
    if n_uses > 1 {
        reading.fault(text.span(), "expected at most one \"use\" on a card");
    }
}

/// Effects that make sense only in one window, or only on one kind of card.
fn effects(
    reading: &mut Reading<'_, '_>,
    text: &Spanned<String>,
    block: &Block,
    windows: &[Window],
    owner: Owner,
) {
    for effect in block.effects() {
        let needs = match effect {
            Effect::NavChoose => Some(Window::LeavingNav),
            Effect::IgnoreSpace => Some(Window::BeforePirate),
            Effect::RerollTest | Effect::AutoPass => Some(Window::InTest),
            Effect::Reroll | Effect::SetDie(_) => Some(Window::AfterRoll),
            Effect::Relocate => Some(Window::BeforeDirection),
            Effect::SwapMission => Some(Window::EndOfMove),
            _ => None,
        };
        if let Some(needs) = needs.filter(|needs| windows != [*needs]) {
            reading.fault(text.span(), format!("\"{effect}\" belongs into \"use {needs}\" alone"));
        }
        let on_encounters = matches!(
            effect,
            Effect::PlaceTelegate(_) | Effect::PlacePirate(_) | Effect::PlaceAsteroid | Effect::PlaceBlue
        );
        if on_encounters && !matches!(owner, Owner::Encounter(_)) {
            reading.fault(text.span(), format!("only an encounter card can \"{effect}\""));
        }
        if *effect == Effect::DiscardSelf && owner != Owner::Reward {
            reading.fault(text.span(), "only a reward goes under its deck");
        }
    }
}

fn goal(reading: &mut Reading<'_, '_>, text: &Spanned<String>, script: &Script, has_destination: bool) {
    let [Clause::Goal { cond, cost }] = &script.0[..] else {
        reading.fault(text.span(), "expected one \"goal\"");
        return;
    };
    let tallies = functions_of(cond).into_iter().filter(|function| matches!(function, Function::Tally(_)));
    if tallies.count() > 1 {
        reading.fault(text.span(), "expected at most one \"tally\" in a goal");
    }
    carried::check_goal(reading, text, cond, has_destination);
    let is_cost = |effect: &&Effect| matches!(effect, Effect::Pay(_) | Effect::LoseGood(_));
    if !cost.effects().iter().all(is_cost) {
        reading.fault(text.span(), "a goal can cost \"pay\" and \"lose_good\" alone");
    }
}
