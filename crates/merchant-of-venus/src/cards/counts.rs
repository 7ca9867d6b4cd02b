//! The component list, which the cards must match exactly, and other totals of the whole pack.

use engine::Index;
use pack::{Reading, Spanned};
use serde::Deserialize;

use super::people::cultures;
use super::{EquipmentKind, Name, Pack};
use crate::ids::{Culture, Face, Origin, Technology};

/// A telegate token.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Telegate {
    #[serde(rename = "id")]
    _id: String,
    #[serde(rename = "name")]
    _name: Name,
    number: u8,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "note")]
    _note: String,
}

/// The production tokens.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Production {
    count: u8,
    #[serde(deserialize_with = "cultures")]
    cultures: Vec<Culture>,
    #[serde(rename = "name")]
    _name: Name,
    #[serde(rename = "origin")]
    _origin: Origin,
    #[serde(rename = "note")]
    _note: String,
}

fn sum(counts: impl Iterator<Item = u8>) -> u16 {
    counts.map(u16::from).sum()
}

/// MV-013, MV-015: the component list agrees with the cards.
pub(super) fn check(
    reading: &mut Reading<'_, '_>,
    pack: &Pack,
    telegates: &[Spanned<Telegate>],
    production: &Production,
) {
    let players = u16::from(pack.meta.players_max);
    let of_kind = |kind: EquipmentKind| {
        sum(pack.equipment.iter().filter(|card| card.kind == kind).map(|card| card.count))
    };
    let holds = u16::from(pack.dashboard.holds_max - pack.dashboard.holds_start);
    let found = [
        ("ship", players),
        ("dashboard", players),
        ("first_contact_card", pack.contacts.len() as u16),
        ("market_token", 3 * pack.markets.len() as u16),
        ("goods_token", sum(pack.goods.iter().map(|card| card.count))),
        ("technology_token", sum(pack.technologies.iter().map(|card| card.count))),
        ("encounter_card", sum(pack.encounters.iter().map(|card| card.copies))),
        ("mission_card", pack.missions.len() as u16),
        ("reward_card", pack.rewards.len() as u16),
        ("pilot_card", Face::COUNT as u16 / 2),
        ("challenge_card", pack.challenges.len() as u16),
        ("passenger_token", pack.passengers.len() as u16),
        ("pirate_token", pack.pirates.len() as u16),
        ("production_token", u16::from(production.count)),
        ("telegate_token", telegates.len() as u16),
        ("drive_token", of_kind(EquipmentKind::Drive)),
        ("hold_token", of_kind(EquipmentKind::Hold)),
        ("port_token", players * u16::from(pack.ports_per_player)),
        ("mission_token", players * u16::from(pack.constants.open_missions_max)),
    ];
    for (id, found) in found {
        match pack.components.iter().find(|component| component.id.get_ref() == id) {
            Some(component) if *component.count.get_ref() == found => {}
            Some(component) => {
                let expected = component.count.get_ref();
                reading
                    .fault(component.count.span(), format!("expected {expected}, found {found} in the pack"));
            }
            None => reading.fault(0..0, format!("missing component \"{id}\"")),
        }
    }
    if holds * players != of_kind(EquipmentKind::Hold) {
        reading.fault(0..0, format!("expected {} cargo holds, {holds} for each player", holds * players));
    }
    check_rules(reading, pack, telegates, production);
}

fn check_rules(
    reading: &mut Reading<'_, '_>,
    pack: &Pack,
    telegates: &[Spanned<Telegate>],
    production: &Production,
) {
    if !telegates.iter().map(|gate| gate.get_ref().number).eq(1..=6) {
        reading
            .fault(telegates.first().map_or(0..0, Spanned::span), "expected the telegates 1 to 6 in order");
    }
    if !production.cultures.iter().copied().eq(Culture::all()) {
        reading.fault(0..0, "expected a production token for each culture in order");
    }
    let track = pack.round_track.spaces.get_ref();
    if !track.iter().map(|space| space.round).eq(1..=pack.constants.rounds) {
        reading.fault(pack.round_track.spaces.span(), "expected a space for each round in order");
    }
    for players in pack.meta.players_min..=pack.meta.players_max {
        let fits = |money: &&super::StartMoney| {
            *money.players.get_ref() == players && money.credits.len() == usize::from(players)
        };
        if pack.start_money.iter().find(fits).is_none() {
            reading.fault(0..0, format!("expected start money for each of {players} players"));
        }
    }
    for dial in &pack.dials {
        if dial.fame.len() != usize::from(dial.max) + 1 {
            reading.fault(dial.id.span(), "expected fame for each value of the dial");
        }
    }
    if pack.scripts.tallies.len() > crate::state::MAX_TALLIES {
        reading.fault(0..0, "expected no more than 16 different deeds to be counted");
    }
    let n_amplifiers = Technology::all().filter(|it| !pack.technologies[it.at()].variants.is_empty()).count();
    if n_amplifiers != 1 {
        reading.fault(0..0, "expected one technology with variants");
    }
    if pack.ratings.first().is_none_or(|rating| rating.min != 0)
        || !pack.ratings.windows(2).all(|pair| pair[0].min < pair[1].min)
    {
        reading.fault(0..0, "expected ratings in ascending order from 0");
    }
}
