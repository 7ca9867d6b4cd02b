//! Setting the game up: boards, decks, events, systems, achievements, mats and goods.

use crate::anarchists::{self, FaceDown};
use crate::cards::{AchievementDeck, Revealed};
use crate::flow::{PickingMat, Preparing};
use crate::ids::{Achievement, EventId, Mat, Place, Set, Slot, System, SystemDeck, Tech};
use crate::options::Options;
use crate::state::{Achieved, Board, Hidden, State, ThisTurn};
use crate::tableau::Tableau;
use engine::{Bits, BySeat, Chance, Dealer, Deck, Index, List, Seat, Secret};

/// Sets a match up for two to four players, or for one with the set-up for two (BTA-001).
pub(crate) fn deal(n_seats: u8, options: &Options, mut dealer: Dealer) -> State {
    let pack = options.pack.pack();
    let n_factions = if options.solo.is_some() { 2 } else { n_seats };
    let setup = pack.setup(usize::from(n_factions));
    let first = Seat(dealer.below(u32::from(n_seats)) as u8);

    let mut slots = [None; Slot::COUNT];
    let mut ones: Vec<Tech> = techs(options, 1);
    dealer.shuffle(&mut ones);
    let level_one = Slot::all().filter(|slot| pack[*slot].level == 1);
    level_one.zip(ones).for_each(|(slot, tech)| slots[slot.at()] = Some(tech));
    let techs = [2, 3, 4].map(|level| Deck::shuffled(techs(options, level), &mut dealer));

    let mut systems = [None; Place::COUNT];
    let mut decks = deal_systems(options, n_factions, &mut systems, &mut dealer);
    let hidden = Hidden {
        techs,
        systems: SystemDeck::ALL.map(|deck| Deck::stacked(std::mem::take(&mut decks[deck.at()]))),
        events: deal_events(options, &mut dealer),
        techs_aside: List::new(),
        systems_aside: List::new(),
        anarchists: FaceDown::nothing(),
    };

    let board = Board {
        pack: options.pack,
        map: setup.board,
        display: options.display,
        modules: options.modules,
        first,
        round: 0,
        turn: first,
        last_round: None,
        slots,
        guilds: Bits::EMPTY,
        systems,
        outposts: [None; Place::COUNT],
        joined: [None; 2],
        laid: List::new(),
        dyson: None,
        turned: Bits::EMPTY,
        lasting: Bits::EMPTY,
        achievements: deal_achievements(options, &mut dealer),
        rows: [None; 3],
        shown: Bits::EMPTY,
        shown_systems: Bits::EMPTY,
        offered: Bits::EMPTY,
        shown_achievements: Bits::EMPTY,
        tableaus: BySeat::new(n_factions, |_| Tableau::default()),
        this_turn: ThisTurn::default(),
        anarchists: None,
        frames: List::new(),
    };
    let mut state = State { board, hidden, chance: Chance::default() };
    if let Some(difficulty) = options.solo {
        anarchists::deal(&mut state, difficulty, &mut dealer);
        // BTA-007: any standard mat may be taken.
        state.push(PickingMat { left: 1 });
        state.chance = dealer.into_chance();
        return state;
    }
    for (step, seat) in state.clockwise(first).enumerate() {
        let tableau = &mut state.tableaus[seat];
        tableau.ore = u16::from(setup.ore[step]);
        tableau.pop = setup.pop;
        tableau.add_ship(Place::Sol, setup.start_ship);
        tableau.retinue.start = Some((Place::Sol, setup.start_ship));
    }
    let at_start = pack.deal.display.iter().filter(|row| row.revealed == Revealed::SetUp);
    state.reveal_rows(at_start.fold(0, |levels, row| levels | 1 << row.level), &mut dealer.silent());
    if options.expert {
        state.push(PickingMat { left: n_seats });
        state.chance = dealer.into_chance();
    } else {
        let base = |mat: &Mat| !pack[*mat].expert && pack[pack[*mat].faction].set == Set::Base;
        let mut mats: Vec<Mat> = Mat::all().filter(base).collect();
        dealer.shuffle(&mut mats);
        let seats = state.tableaus.seats();
        seats.zip(mats).for_each(|(seat, mat)| seat_at(&mut state, seat, mat));
        let mut silent = dealer.silent();
        state.chance = dealer.into_chance();
        let next = Preparing::first(&state);
        state.push(next);
        state.run(&mut silent);
    }
    state
}

/// A mat is taken: its columns are filled.
pub(crate) fn seat_at(state: &mut State, seat: Seat, mat: Mat) {
    let columns = state.pack[mat].columns;
    let tableau = &mut state.tableaus[seat];
    (tableau.mat, tableau.seated, tableau.supply) = (mat, true, columns);
}

fn techs(options: &Options, level: usize) -> Vec<Tech> {
    let masks = &options.pack.pack().masks;
    let removed = if options.solo.is_some() { masks.solo_removed_techs } else { Bits::EMPTY };
    masks.level[level].and(masks.techs(options.modules)).without(removed).iter().collect()
}

/// Start systems on the A places, the rest shuffled into the decks, and a card on each B place. The top of a
/// deck is its last card.
fn deal_systems(
    options: &Options,
    n_seats: u8,
    systems: &mut [Option<System>; Place::COUNT],
    dealer: &mut Dealer,
) -> [Vec<System>; 2] {
    let pack = options.pack.pack();
    let masks = &pack.masks;
    let side = &pack[pack.setup(usize::from(n_seats)).board];
    let removed = if options.solo.is_some() { masks.solo_removed_systems } else { Bits::EMPTY };
    let all = masks.systems(options.modules).without(removed);
    let mut start: Vec<System> = all.and(masks.start_systems).iter().collect();
    dealer.shuffle(&mut start);
    let mut a: Vec<System> = all.and(masks.deck[0]).without(masks.start_systems).iter().collect();
    let mut b: Vec<System> = all.and(masks.deck[1]).iter().collect();
    let mut placed = 0;
    for card in side.places.iter().filter(|card| card.deck == Some(SystemDeck::A)) {
        if placed < pack.deal.start_systems {
            systems[card.place.at()] = start.pop();
            placed += 1;
        }
    }
    a.append(&mut start);
    dealer.shuffle(&mut a);
    dealer.shuffle(&mut b);
    for card in side.places.iter().filter(|card| card.deck == Some(SystemDeck::B)) {
        systems[card.place.at()] = b.pop();
    }
    [a, b]
}

/// BTS-010: on each slot of level II and III an event; those with a light border are always among them.
fn deal_events(options: &Options, dealer: &mut Dealer) -> [Option<Secret<EventId>>; Slot::COUNT] {
    let pack = options.pack.pack();
    let mut events = [None; Slot::COUNT];
    if options.solo.is_some() {
        return events;
    }
    for level in [2, 3] {
        let all = pack.masks.event_level[level].and(pack.masks.events(options.modules));
        let mut dealt: Vec<EventId> = all.and(pack.masks.light_events).iter().collect();
        dealer.shuffle(&mut dealt);
        dealt.truncate(usize::from(pack.deal.light_per_level));
        let mut others: Vec<EventId> = all.without(pack.masks.light_events).iter().collect();
        dealer.shuffle(&mut others);
        dealt.extend(others);
        dealt.truncate(usize::from(pack.deal.events_per_level));
        dealer.shuffle(&mut dealt);
        let slots = Slot::all().filter(|slot| usize::from(pack[*slot].level) == level);
        slots.zip(dealt).for_each(|(slot, event)| events[slot.at()] = Some(Secret::keep(event)));
    }
    events
}

/// BTS-012: both basic achievements, one of deck A and one of deck B.
fn deal_achievements(options: &Options, dealer: &mut Dealer) -> List<Achieved, 5> {
    let pack = options.pack.pack();
    let mut achievements = List::new();
    if options.solo.is_some() {
        return achievements;
    }
    for (deck, n) in [
        (AchievementDeck::Basic, u8::MAX),
        (AchievementDeck::A, pack.deal.achievements_a),
        (AchievementDeck::B, pack.deal.achievements_b),
    ] {
        let mut cards: Vec<Achievement> = pack.masks.achievements[deck.at()].iter().collect();
        if deck != AchievementDeck::Basic {
            dealer.shuffle(&mut cards);
        }
        let dealt = cards.into_iter().take(usize::from(n));
        dealt.for_each(|card| achievements.push(Achieved { card, claims: List::new() }));
    }
    achievements
}
