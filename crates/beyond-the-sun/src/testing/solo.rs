//! The lines of a dealt table about the anarchists.

use super::deal::{id, number};
use crate::anarchists::{ANARCHISTS, Anarchists, FaceDown};
use crate::cards::{Pack, PackRef};
use crate::ids::{AnarchistAction, AnarchistEvent, Place, Slot};
use crate::state::{Marker, Outpost, State};
use engine::{Bits, Deck, Index, Secret};

/// The standard pack, or with other rows on action cards: lines such as `rows convoy-raid jump 2 > ship 1 / colonise`;
/// or with another effect of a basic action: `basic basic-recruit gain 2 ore per colony`.
pub(super) fn pack<'l>(lines: impl Iterator<Item = &'l str>) -> PackRef {
    let mut text = String::new();
    for line in lines {
        if let Some((basic, effect)) = line.strip_prefix("basic ").and_then(|rest| rest.split_once(' ')) {
            text += &format!("[[basic]]\nid = \"{basic}\"\neffect = \"{effect}\"\n");
        }
        let Some((card, rows)) = line.strip_prefix("rows ").and_then(|rest| rest.split_once(' ')) else {
            continue;
        };
        let row = |row: &str| format!("{:?}", row.split('>').map(str::trim).collect::<Vec<_>>());
        let rows: Vec<String> = rows.split('/').map(row).collect();
        text += &format!("[[anarchist_action]]\nid = \"{card}\"\nrows = [{}]\n", rows.join(", "));
    }
    if text.is_empty() {
        return PackRef::standard();
    }
    PackRef::new(Pack::with("rows.toml", &text).expect("rows that can be read"))
}

/// Nothing is on the slots, and only the first deck is used.
pub(super) fn clear(state: &mut State) {
    if state.anarchists.is_some() {
        state.hidden.anarchists = FaceDown { deck: Deck::stacked([]), ..FaceDown::nothing() };
        state.tableaus[ANARCHISTS] = Default::default();
    }
}

/// Reads a line of the solo game; false if it is another line.
pub(super) fn tell(state: &mut State, words: &[&str], deck: &mut Vec<AnarchistAction>) -> bool {
    if state.anarchists.is_none() {
        return false;
    }
    let card = |it: &&str| id(it, AnarchistAction::from_id);
    let slot = |it: &str| id(it, Slot::from_id).at();
    if let ["event", at, event] = words {
        let event = Secret::keep(id(event, AnarchistEvent::from_id));
        state.hidden.anarchists.events[slot(at)] = Some(event);
        return true;
    }
    if let ["plot", at, action] = words {
        state.hidden.anarchists.actions[slot(at)] = Some(Secret::keep(card(action)));
        return true;
    }
    if let ["p2", "outpost", place] = words {
        let outpost = Outpost { seat: ANARCHISTS, marker: Marker::Threat };
        state.outposts[id(place, Place::from_id).at()] = Some(outpost);
        return true;
    }
    let Some(anarchists) = &mut state.board.anarchists else { return false };
    match words {
        ["solo", _] | ["rows", ..] => {}
        ["markers", n] => anarchists.markers = number(n) as u8,
        ["beside", n] => anarchists.beside = number(n) as u8,
        ["top", cards @ ..] => anarchists.top = cards.iter().rev().map(card).collect(),
        ["draws", cards @ ..] => *deck = cards.iter().map(card).collect(),
        ["discards", cards @ ..] => anarchists.discards = cards.iter().map(card).collect(),
        ["ban", "colonise"] => anarchists.bans.colonise = true,
        ["ban", "research"] => anarchists.bans.research = true,
        ["ban", "jumps", n] => anarchists.bans.jumps = Some(number(n) as u8),
        _ => return false,
    }
    true
}

/// Known cards that are nowhere else are in the deck, the given ones on top.
pub(super) fn fill(state: &mut State, said: &[AnarchistAction]) {
    let Some(anarchists) = &mut state.board.anarchists else { return };
    let Anarchists { top, discards, .. } = anarchists;
    let open: Bits<AnarchistAction> = top.iter().copied().chain(discards.iter()).collect();
    let on_top: Bits<AnarchistAction> = said.iter().copied().collect();
    anarchists.seen = anarchists.seen.or(open).or(on_top);
    let rest = anarchists.deck().without(on_top);
    state.hidden.anarchists.deck = Deck::stacked(rest.iter().chain(said.iter().rev().copied()));
}
