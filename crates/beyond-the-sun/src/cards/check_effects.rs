//! Which steps are allowed where: some make sense only on one sort of card.

use std::ops::Range;

use engine::{Bits, Index};
use pack::Spanned;

use super::check::Located;
use super::notation::Notation;
use super::{ActionCard, AnarchistEventCard, Stays};
use crate::effect::{Ability, Cost, Count, Effect, Item, Items, Spot, Step, Whose};
use crate::ids::{EventId, Guild};

/// What an effect is printed on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum On {
    Action,
    Bonus,
    System,
    Event,
    EventAction,
    AnarchistEvent,
    SetUp,
    Leader,
    LeaderSetUp,
}

/// The text that is being checked: an entry and one of its fields.
struct At<'a> {
    entry: Range<usize>,
    field: &'a str,
    on: On,
}

pub(super) fn check(notation: &mut Notation<'_, '_>, pack: &Located<'_>) {
    let action = |notation: &mut Notation<'_, '_>, entry: Range<usize>, field, on, actions: &[ActionCard]| {
        for card in actions {
            effect(notation, &At { entry: entry.clone(), field, on }, card.effect);
        }
    };
    for entry in pack.basics {
        effect(
            notation,
            &At { entry: entry.span(), field: "effect", on: On::Action },
            entry.get_ref().effect,
        );
    }
    for entry in pack.guilds {
        action(notation, entry.span(), "effect", On::Action, &[entry.get_ref().action]);
    }
    for entry in pack.techs {
        let card = entry.get_ref();
        action(notation, entry.span(), "actions", On::Action, &card.actions);
        effect(notation, &At { entry: entry.span(), field: "immediate", on: On::Bonus }, card.immediate);
        abilities(notation, &entry.span(), &card.abilities, On::Bonus);
    }
    for entry in pack.systems {
        let card = entry.get_ref();
        effect(notation, &At { entry: entry.span(), field: "control", on: On::System }, card.control);
        effect(notation, &At { entry: entry.span(), field: "colonise", on: On::System }, card.colonise);
        abilities(notation, &entry.span(), &card.abilities, On::Bonus);
    }
    for entry in pack.events {
        let card = entry.get_ref();
        effect(notation, &At { entry: entry.span(), field: "effect", on: On::Event }, card.effect);
        action(notation, entry.span(), "actions", On::EventAction, &card.actions);
    }
    for entry in pack.mats {
        let card = entry.get_ref();
        effect(notation, &At { entry: entry.span(), field: "setup", on: On::SetUp }, card.setup);
        let options = card.abilities.iter().flat_map(|ability| &ability.options).map(|option| option.ability);
        let all: Vec<_> = card.abilities.iter().map(|ability| ability.ability).chain(options).collect();
        abilities(notation, &entry.span(), &all, On::SetUp);
    }
    for entry in pack.leaders {
        let card = entry.get_ref();
        effect(notation, &At { entry: entry.span(), field: "setup", on: On::LeaderSetUp }, card.setup);
        action(notation, entry.span(), "actions", On::Leader, &card.actions);
        abilities(notation, &entry.span(), &card.abilities, On::Leader);
    }
    events(notation, pack);
}

/// The two sections of an event of the solo game.
pub(super) fn anarchist_event(notation: &mut Notation<'_, '_>, entry: &Spanned<AnarchistEventCard>) {
    let card = entry.get_ref();
    for (field, section) in [("you", card.you), ("anarchists", card.anarchists)] {
        effect(notation, &At { entry: entry.span(), field, on: On::AnarchistEvent }, section);
    }
}

/// Abilities of a card; some need what only a mat or only a leader has.
fn abilities(notation: &mut Notation<'_, '_>, entry: &Range<usize>, abilities: &[Ability], of: On) {
    for ability in abilities {
        let of_mat = matches!(ability, Ability::Predictions | Ability::ChooseOneForever);
        if ability.is_of_leader() && of != On::Leader || of_mat && of != On::SetUp {
            let owner = if of_mat { "an expert mat" } else { "a leader" };
            let text = notation.code.ability_text(*ability);
            notation.reading.fault_of(entry, "abilities", format!("{text}: only {owner} has this"));
        }
        let at = At { entry: entry.clone(), field: "abilities", on: On::Bonus };
        effect(notation, &at, ability.effect().unwrap_or(Effect::NONE));
    }
}

fn effect(notation: &mut Notation<'_, '_>, at: &At<'_>, effect: Effect) {
    let choices = notation.code.options(effect).to_vec();
    for choice in choices {
        if choice.cost.tokens > 0 && (at.on != On::Leader || at.field != "actions") {
            notation.reading.fault_of(&at.entry, at.field, "nothing here has tokens to pay with");
        }
        items(notation, at, choice.cost, choice.items);
    }
}

fn items(notation: &mut Notation<'_, '_>, at: &At<'_>, cost: Cost, run: Items) {
    let items = notation.code.items(run).to_vec();
    let mut paid = cost.ore_to_player > 0;
    for (place, item) in items.iter().enumerate() {
        match *item {
            Item::Step(step, scale) => {
                let colonises =
                    items[place..].iter().any(|item| matches!(item, Item::Step(Step::Colonise { .. }, _)));
                let fault = match step {
                    Step::Copy { whose: Whose::Theirs, .. } if !paid => {
                        Some("nobody was paid whose actions these are")
                    }
                    Step::Jump { hold_bonus: true, .. } if !colonises => {
                        Some("no colonise follows for which a bonus waits")
                    }
                    _ => misplaced(step, at.on),
                };
                if let Some(fault) = fault {
                    notation.reading.fault_of(&at.entry, at.field, format!("{step}: {fault}"));
                }
                let taken = scale.is_some_and(|scale| scale.count == Count::TakenLocation);
                if taken && at.on != On::Action {
                    let message = "only an action knows which places were taken";
                    notation.reading.fault_of(&at.entry, at.field, message);
                }
                paid |= matches!(step, Step::PayPlayer(_));
            }
            Item::Repeat(_, inner) | Item::Optional(inner) | Item::Group(inner) | Item::For(_, inner) => {
                effect(notation, at, inner);
            }
            Item::If(_, then, other) => {
                effect(notation, at, then);
                effect(notation, at, other);
            }
        }
    }
}

/// Why a step is not allowed on such a card.
fn misplaced(step: Step, on: On) -> Option<&'static str> {
    let (fits, fault) = match step {
        Step::OpenGuild(_) if on == On::AnarchistEvent => (true, ""),
        Step::OpenGuild(_)
        | Step::AttachSystem { .. }
        | Step::AttachVp { .. }
        | Step::AttachDyson(_)
        | Step::Scatter
        | Step::Museum(_)
        | Step::AddAchievement(_) => (on == On::Event, "only an event does this"),
        Step::Threat { .. } | Step::AnarchistShip(_) | Step::AnarchistJump(_) => {
            (on == On::AnarchistEvent, "only an event of the solo game does this")
        }
        Step::TakeDyson => (on == On::EventAction, "only the action of an event does this"),
        Step::UpgradeStart(_) => {
            (matches!(on, On::SetUp | On::LeaderSetUp), "only the set-up of a mat or leader does this")
        }
        Step::Predict => (on == On::SetUp, "only the set-up of a mat does this"),
        Step::AttachPrivate { .. }
        | Step::PrivateAchievement(_)
        | Step::PlaceShip { .. }
        | Step::PlaceTile(_) => (on == On::LeaderSetUp, "only the set-up of a leader does this"),
        Step::Copy { .. } => (on == On::Action, "only an action copies actions"),
        Step::Convert { at: Spot::Here, .. } => (on == On::System, "only a system is a place"),
        _ => (true, ""),
    };
    (!fits).then_some(fault)
}

/// Events open the guilds that name them and stay where their effect needs them.
fn events(notation: &mut Notation<'_, '_>, pack: &Located<'_>) {
    let mut attached = 0;
    let mut spaces = 0;
    for (id, entry) in EventId::all().zip(pack.events) {
        let card = entry.get_ref();
        let has = |fits: &dyn Fn(Step) -> bool| notation.code.any_step(card.effect, fits);
        let opens: Bits<Guild> =
            Guild::all().filter(|guild| has(&|step| step == Step::OpenGuild(*guild))).collect();
        let named: Bits<Guild> =
            Guild::all().filter(|guild| pack.guilds[guild.at()].get_ref().opened_by.has(id)).collect();
        let system = has(&|step| matches!(step, Step::AttachSystem { .. }));
        let dyson = has(&|step| matches!(step, Step::AttachDyson(_)));
        let museum = has(&|step| matches!(step, Step::Museum(_) | Step::AddAchievement(_)));
        let needs = if system || dyson {
            Some(Stays::Board)
        } else if has(&|step| matches!(step, Step::AttachVp { .. })) {
            Some(Stays::Place)
        } else if has(&|step| matches!(step, Step::Vp(_))) {
            Some(Stays::Player)
        } else if museum || !card.end.is_none() {
            Some(Stays::Achievements)
        } else {
            None
        };
        if opens != named {
            notation.reading.fault_of(
                &entry.span(),
                "effect",
                "`open-guild` and `opened_by` of the guild go together",
            );
        }
        if card.stays != needs.unwrap_or(Stays::No) {
            let expected = needs.unwrap_or(Stays::No);
            notation.reading.fault_of(
                &entry.span(),
                "stays",
                format!("expected \"{expected}\" for this effect"),
            );
        }
        if card.actions.is_empty() == dyson {
            notation.reading.fault_of(&entry.span(), "effect", "`attach-dyson` and an action go together");
        }
        attached += u8::from(system);
        spaces += u8::from(dyson);
        if attached > 2 && system {
            notation.reading.fault_of(&entry.span(), "effect", "at most two events bring a system");
        }
        if spaces > 1 && dyson {
            notation.reading.fault_of(&entry.span(), "effect", "at most one event has an action space");
        }
    }
}
