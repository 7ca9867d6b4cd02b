//! What a viewer sees, and imagined states that look the same.

use crate::cards::SystemKind;
use crate::ids::{Culture, Encounter, System};
use crate::setup;
use crate::state::{Hidden, State, View};
use engine::{Chance, Deck, Index, Seat, Secret, Viewer};

/// What `viewer` may see: everything open, and the cards it has looked at (MV-206).
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let knows = |system: System| match viewer {
        Viewer::Seat(seat) => state.seen[seat].has(system),
        Viewer::Spectator => false,
    };
    let known = std::array::from_fn(|i| {
        let system = System::from_index(i as u8);
        let looked = knows(system).then(|| state.hidden.contacts[i].for_its_keeper());
        state.discovered[i].or(looked)
    });
    let top = state.hidden.top.filter(|_| matches!(viewer, Viewer::Seat(seat) if state.top_seen.has(seat)));
    View { board: state.board, known, top: top.map(|top| top.for_its_keeper()) }
}

/// What the seat cannot know is dealt again.
pub(crate) fn imagine(view: &View, _: Seat, chance: Chance) -> State {
    let board = view.board;
    let mut dealer = chance.dealer();
    let mut cultures: Vec<Culture> =
        Culture::all().filter(|culture| !view.known.contains(&Some(*culture))).collect();
    dealer.shuffle(&mut cultures);
    let contacts = std::array::from_fn(|i| {
        let is_system = board.pack[System::from_index(i as u8)].kind == SystemKind::System;
        let dealt = view.known[i].or_else(|| if is_system { cultures.pop() } else { None });
        Secret::keep(dealt.unwrap_or_default())
    });
    let mut cards: Vec<Encounter> = Encounter::all()
        .flat_map(|card| std::iter::repeat_n(card, usize::from(board.unseen[card.at()])))
        .collect();
    dealer.shuffle(&mut cards);
    let top = if board.top_seen.is_empty() {
        None
    } else {
        let place = cards.iter().position(|card| view.top.is_none_or(|top| top == *card));
        place.map(|place| Secret::keep(cards.swap_remove(place)))
    };
    let rewards = Deck::shuffled(board.rewards_left, &mut dealer);
    let missions = Deck::shuffled(board.missions_left, &mut dealer);
    let markers = setup::markers(board.marked, &board.unturned, &mut dealer);
    let hidden = Hidden { contacts, encounters: Deck::stacked(cards), top, markers, rewards, missions };
    State { board, hidden, chance: dealer.into_chance() }
}
