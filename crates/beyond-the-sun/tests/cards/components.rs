//! Cards and pieces of the standard pack against the ledger.

use beyond_the_sun::cards::{AchievementDeck, Border, Pack};
use beyond_the_sun::effect::{Ability, Step};
use beyond_the_sun::ids::{Achievement, EventId, Guild, Set, System, SystemDeck, Tech};

fn pack() -> &'static Pack {
    Pack::standard()
}

fn n_techs(level: u8, set: Set) -> usize {
    pack().techs.iter().filter(|card| card.level == level && card.set == set).count()
}

#[test]
fn bts_001_two_to_four_factions() {
    assert_eq!(pack().setups.iter().map(|setup| setup.players).collect::<Vec<_>>(), [2, 3, 4]);
    let base = pack().factions.iter().filter(|faction| faction.set == Set::Base);
    assert_eq!(base.count(), 4);
}

#[test]
fn bts_002_technologies_by_level() {
    assert_eq!([1, 2, 3, 4].map(|level| n_techs(level, Set::Base)), [4, 16, 16, 10]);
    assert_eq!(pack().techs.iter().filter(|card| card.set == Set::Base).count(), 46);
}

#[test]
fn bts_002_events_achievements_and_systems() {
    let events =
        |level| pack().events.iter().filter(|card| card.set == Set::Base && card.level == level).count();
    assert_eq!([2, 3].map(events), [10, 10]);
    let achievements =
        AchievementDeck::ALL.map(|deck| pack().achievements.iter().filter(|card| card.deck == deck).count());
    assert_eq!(achievements, [2, 4, 4]);
    let systems = SystemDeck::ALL
        .map(|deck| pack().systems.iter().filter(|card| card.set == Set::Base && card.deck == deck).count());
    assert_eq!(systems, [12, 12]);
    assert_eq!(pack().guilds.len(), 4);
}

#[test]
fn bts_003_pieces_of_a_faction() {
    let common = pack().common;
    assert_eq!((common.cubes, common.food_markers, common.ore_markers, common.a_markers), (20, 8, 8, 8));
    for faction in beyond_the_sun::ids::Faction::all().filter(|faction| pack()[*faction].set == Set::Base) {
        let mats = pack().mats.iter().filter(|mat| mat.faction == faction).map(|mat| mat.expert);
        assert_eq!(mats.collect::<Vec<_>>(), [false, true], "{faction}");
    }
}

#[test]
fn bts_007_types_and_hybrids() {
    for card in &pack().techs {
        assert_eq!(usize::from(card.types.len()), card.left.len(), "{}", card.id);
        assert_eq!(card.right, (card.level < 4).then_some(card.left[0]), "{}", card.id);
    }
    let pure = |level| pack().techs.iter().filter(|card| card.level == level && card.left.len() == 1).count();
    assert_eq!(pure(1), 4, "no hybrid at level I");
}

#[test]
fn bts_011_cards_have_spaces_bonuses_and_abilities() {
    let bonus_only = Tech::from_id("advanced-genetics").expect("a known id");
    assert!(pack()[bonus_only].actions.is_empty() && !pack()[bonus_only].immediate.is_none());
    for card in &pack().techs {
        let any = !card.immediate.is_none() || !card.actions.is_empty() || !card.abilities.is_empty();
        assert!(any && card.n_spaces() <= 2, "{}", card.id);
    }
}

#[test]
fn bts_013_bts_070_limited_spaces_of_achievements() {
    for card in &pack().achievements {
        let spaces = [2, 3, 4].map(|players| card.n_spaces(players));
        let expected = if card.deck == AchievementDeck::Basic { [2, 3, 4] } else { [1, 1, 2] };
        assert_eq!(spaces, expected, "{}", card.id);
    }
}

/// BTS-064: spaces fall from the highest VP to the lowest.
#[test]
fn bts_064_points_fall_from_left_to_right() {
    assert!(pack().achievements.iter().all(|card| card.vp.is_sorted_by(|left, right| left > right)));
}

/// BTS-015: A systems need less strength and give fewer VP than B systems.
#[test]
fn bts_015_systems_of_deck_a_are_weaker() {
    let average = |deck, of: fn(&beyond_the_sun::cards::SystemCard) -> u8| {
        let values: Vec<f32> =
            pack().systems.iter().filter(|card| card.deck == deck).map(|card| f32::from(of(card))).collect();
        values.iter().sum::<f32>() / values.len() as f32
    };
    assert!(average(SystemDeck::A, |card| card.strength) < average(SystemDeck::B, |card| card.strength));
    assert!(average(SystemDeck::A, |card| card.vp) < average(SystemDeck::B, |card| card.vp));
    let strongest =
        |deck| pack().systems.iter().filter(move |card| card.deck == deck).map(|card| card.strength);
    assert!(strongest(SystemDeck::A).max() < strongest(SystemDeck::B).min());
}

/// BTS-009: each guild is opened by an event that is always in the game.
#[test]
fn bts_009_every_guild_can_be_opened() {
    for guild in Guild::all() {
        let by = pack()[guild].opened_by;
        assert!(by.iter().any(|event| pack()[event].border == Border::Light), "{guild}");
        for event in by.iter() {
            assert!(pack().code.any_step(pack()[event].effect, &|step| step == Step::OpenGuild(guild)));
        }
    }
    assert_eq!(pack().masks.light_events.len(), 4);
}

/// BTL-005: four cards replace withdrawn ones in every game.
#[test]
fn bts_002_withdrawn_cards_are_replaced() {
    assert_eq!(pack().masks.base_techs.len(), 46);
    let replaced: Vec<_> = pack().techs.iter().filter_map(|card| card.replaces).collect();
    assert_eq!(replaced.len(), 4);
    for old in replaced {
        assert!(pack().deal.withdrawn.has(old) && !pack().masks.base_techs.has(old));
        let new = pack().techs.iter().find(|card| card.replaces == Some(old)).expect("its replacement");
        assert_eq!((&new.name, new.level), (&pack()[old].name, pack()[old].level));
    }
}

#[test]
fn the_expansion_is_there_and_apart() {
    assert_eq!(pack().masks.new_techs.len(), 8);
    let new_systems = System::all().filter(|system| pack()[*system].set == Set::Expansion);
    assert_eq!(new_systems.filter(|system| pack().masks.base_systems.has(*system)).count(), 0);
    let new_events = EventId::all().filter(|event| pack()[*event].set == Set::Expansion);
    assert_eq!(new_events.count(), 4);
    assert_eq!(Achievement::COUNT, 10);
}

#[test]
fn bts_199_modular_fleet_is_three_optional_upgrades_and_three_jumps() {
    let card = &pack()[Tech::from_id("modular-fleet-r").expect("a known id")];
    let text = pack().code.show(card.actions[0].effect).to_string();
    assert_eq!(text.matches("?(").count(), 3);
    assert!(text.ends_with("; jump 3"), "{text}");
}

/// BTS-200 to BTS-202: what copies research, and which option of Mass Cloning has it.
#[test]
fn bts_201_bts_202_actions_that_contain_research() {
    let research = |id: &str| {
        let card = &pack()[Tech::from_id(id).expect("a known id")];
        pack().code.options(card.actions[0].effect).iter().map(|choice| choice.research).collect::<Vec<_>>()
    };
    assert_eq!(research("deep-space-megastructures"), [true]);
    assert_eq!(research("mass-cloning-r"), [false, false, true]);
    assert_eq!(research("quantum-data-exchange"), [true]);
    assert_eq!(research("plasma-cannon"), [false]);
    let technocrats = Guild::from_id("technocrats-guild").expect("a known id");
    assert!(pack().code.options(pack()[technocrats].action.effect)[0].research);
}

#[test]
fn bts_204_bonus_of_lalande() {
    let lalande = System::from_id("lalande-21185").expect("a known id");
    assert_eq!(pack().code.show(pack()[lalande].colonise).to_string(), "grow; mine; trade");
}

#[test]
fn bts_205_ross_154_pushes_pawns() {
    let ross = System::from_id("ross-154").expect("a known id");
    assert_eq!(pack()[ross].abilities, [Ability::PushPawn]);
    assert_eq!(pack().masks.push_pawn.iter().collect::<Vec<_>>(), [ross]);
}

#[test]
fn bts_213_private_technologies() {
    for (id, level) in [("procyon", 2), ("wise-0855-0714", 3)] {
        let system = System::from_id(id).expect("a known id");
        let fits = |step| matches!(step, Step::PrivateTech { level: found, .. } if found == level);
        assert!(pack().code.any_step(pack()[system].colonise, &fits), "{id}");
    }
}

/// BTS-217 to BTS-219: which cards reveal which rows of the display.
#[test]
fn bts_217_bts_218_bts_219_rows_that_cards_reveal() {
    let reveals = |id: &str| pack()[Tech::from_id(id).expect("a known id")].actions[0].reveals;
    assert_eq!(reveals("spacetime-anomaly-studies-r"), 1 << 3);
    assert_eq!(reveals("planetary-scale-research"), 0b1_1110);
    assert_eq!(reveals("recursive-simulation"), 0, "known technologies only");
    let enlightenment = EventId::from_id("mass-enlightenment").expect("a known id");
    let choices = pack().code.options(pack()[enlightenment].effect);
    assert_eq!(choices.iter().fold(0, |levels, choice| levels | choice.unknown_levels), 0);
}
