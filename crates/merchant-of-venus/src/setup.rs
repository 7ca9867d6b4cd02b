//! MV-016 to MV-032: setting the game up.

use crate::cards::{EncounterKind, Pack, SystemKind};
use crate::flow::{ChoosingPilot, SettingDials, supply};
use crate::ids::{
    Category, Challenge, Culture, Encounter, Equipment, Good, Mission, Passenger, Pilot, Pirate, Reward,
    Spot, System, Technology,
};
use crate::options::Options;
use crate::state::{
    Board, Hidden, MAX_ENCOUNTERS, Merchant, OpenMission, State, ThisTurn, Trial, Unturned, Variant,
};
use engine::{Bag, Bits, BySeat, Chance, Dealer, Deck, Index, List, Seat, Seats, Secret};

/// Markers that require a card, so that not every space becomes something else at once.
const DRAWING_MARKERS: u8 = 6;

/// Sets a match up for one to four players.
pub(crate) fn deal(n_seats: u8, options: &Options, mut dealer: Dealer) -> State {
    let pack = options.pack;
    let solo = n_seats == 1;
    let contacts = contacts(&pack, &mut dealer);
    let with_markers = options.contracts_and_markers;
    let in_game = |encounter: &Encounter| {
        let kind = pack[*encounter].kind;
        let removed = solo && pack.solo.remove_encounter_kinds.contains(&kind);
        !(removed || with_markers && is_marker(kind))
    };
    let copies = |encounter: Encounter| if in_game(&encounter) { pack[encounter].copies } else { 0 };
    let cards = Encounter::all().flat_map(|it| std::iter::repeat_n(it, usize::from(copies(it))));
    let encounters: Deck<Encounter, MAX_ENCOUNTERS> = Deck::shuffled(cards, &mut dealer);
    let rewards = Deck::shuffled(Reward::all(), &mut dealer);
    let missions = Deck::shuffled(Mission::all(), &mut dealer);
    let first = Seat(dealer.below(u32::from(n_seats)) as u8);
    let mut pilots: Vec<Pilot> = Pilot::all().collect();
    dealer.shuffle(&mut pilots);

    let money =
        pack.start_money.iter().find(|money| *money.players.get_ref() == n_seats).expect("start money");
    let merchants = BySeat::new(n_seats, |seat| {
        let place = usize::from((seat.0 + n_seats - first.0) % n_seats);
        let credits = if solo { pack.solo.start_credits } else { money.credits[place] };
        let pilot = pilots[usize::from(seat.0)];
        let face = pack[pilot].faces[0];
        Merchant { pilot, face, ship: pack.base(), credits: u32::from(credits), ..Merchant::default() }
    });
    let trials = if solo { trials(&pack, &mut dealer) } else { List::new() };
    let unturned = if with_markers { unturned(&pack) } else { Unturned::default() };
    let marked = if with_markers { Spot::all().collect() } else { Bits::EMPTY };
    let markers = markers(marked, &unturned, &mut dealer);
    let amplifier = Technology::all().find(|it| !pack[*it].variants.is_empty()).expect("the pack has one");
    let board = Board {
        pack,
        contracts_and_markers: with_markers,
        round: 0,
        first,
        turn: ThisTurn { seat: first, ..ThisTurn::default() },
        merchants,
        discovered: [None; System::COUNT],
        contacts: Default::default(),
        markets: [[0, 1, 2]; Culture::COUNT],
        supply: std::array::from_fn(|i| pack[Good::from_index(i as u8)].count),
        offers: Default::default(),
        tech_supply: std::array::from_fn(|i| pack[Technology::from_index(i as u8)].count),
        tech_offers: Default::default(),
        equipment: std::array::from_fn(|i| pack[Equipment::from_index(i as u8)].count),
        amplifiers: Bag::of((0..pack[amplifier].count).map(Variant).collect()),
        waiting: Default::default(),
        passengers: Bag::of(Passenger::all().collect()),
        tokens: Default::default(),
        marked,
        unturned,
        contracts: Default::default(),
        ports: Default::default(),
        pirates: Category::ALL.map(|category| {
            Bag::of(Pirate::all().filter(|pirate| pack[*pirate].category == category).collect::<Bits<_>>())
        }),
        production: Bag::of(Culture::all().collect()),
        unseen: Encounter::all().map(copies).collect(),
        discards: List::new(),
        row: Bits::EMPTY,
        rewards_left: Reward::all().collect(),
        exchanged: Bits::EMPTY,
        missions_left: Mission::all().collect(),
        seen: BySeat::new(n_seats, |_| Bits::EMPTY),
        top_seen: Seats::NONE,
        trials,
        tails: BySeat::new(n_seats, |_| Default::default()),
        frames: List::new(),
    };
    let hidden = Hidden { contacts, encounters, top: None, markers, rewards, missions };
    let mut state = State { board, hidden, chance: Chance::default() };
    for seat in state.order() {
        for _ in 0..pack.start.missions {
            deal_mission(&mut state, seat, &dealer);
        }
    }
    let mut silent = dealer.silent();
    state.chance = dealer.into_chance();
    for _ in 0..pack.start.passengers {
        supply::draw_passenger(&mut state, &mut silent);
    }
    state.push(SettingDials { n_set: 0 });
    if options.choose_pilots {
        state.push(ChoosingPilot { n_chosen: 0, left: Pilot::all().collect() });
    }
    state
}

/// Whether cards of a kind only say what is placed on the space; markers do so instead (D-83).
const fn is_marker(kind: EncounterKind) -> bool {
    matches!(
        kind,
        EncounterKind::Telegate | EncounterKind::Pirate | EncounterKind::Asteroid | EncounterKind::Blue
    )
}

/// D-83: one marker for each such card, and some that require a card.
fn unturned(pack: &Pack) -> Unturned {
    let n_markers = |card: Encounter| if is_marker(pack[card].kind) { pack[card].copies } else { 0 };
    let shows: List<u8, { Encounter::COUNT }> = Encounter::all().map(n_markers).collect();
    let n_shown: u8 = shows.iter().sum();
    Unturned { shows, draws: (Spot::COUNT as u8).saturating_sub(n_shown).max(DRAWING_MARKERS) }
}

/// MV-018: a random marker face down on each of these spaces; the rest is in the box.
pub(crate) fn markers(
    marked: Bits<Spot>,
    unturned: &Unturned,
    dealer: &mut Dealer,
) -> [Secret<Option<Encounter>>; Spot::COUNT] {
    let mut pool: Vec<_> = unturned.iter().collect();
    if !pool.is_empty() {
        dealer.shuffle(&mut pool);
    }
    let is_marked = |place: usize| marked.has(Spot::from_index(place as u8));
    std::array::from_fn(|place| Secret::keep(if is_marked(place) { pool.pop().flatten() } else { None }))
}

/// MV-024: an open mission for `seat` before the game starts.
fn deal_mission(state: &mut State, seat: Seat, dealer: &Dealer) {
    if let Some(mission) = state.hidden.missions.deal(dealer) {
        state.board.missions_left.remove(mission);
        state.board.merchants[seat].missions.push(OpenMission { mission, since: 0 });
    }
}

/// MV-017: one card for each system; systems without a card hold the first culture, which is not used.
fn contacts(pack: &Pack, dealer: &mut Dealer) -> [Secret<Culture>; System::COUNT] {
    let mut cultures: Vec<Culture> = Culture::all().collect();
    dealer.shuffle(&mut cultures);
    let mut contacts = [Secret::keep(Culture::default()); System::COUNT];
    let systems = System::all().filter(|system| pack[*system].kind == SystemKind::System);
    for (system, culture) in systems.zip(cultures) {
        contacts[system.at()] = Secret::keep(culture);
    }
    contacts
}

/// D-80: so many challenges of each tier.
fn trials(pack: &Pack, dealer: &mut Dealer) -> List<Trial, 3> {
    let mut trials = List::new();
    for tier in 1..=3 {
        let mut cards: Vec<Challenge> = Challenge::all().filter(|card| pack[*card].tier == tier).collect();
        dealer.shuffle(&mut cards);
        let drawn = cards.into_iter().take(usize::from(pack.solo.challenges_per_tier));
        drawn.for_each(|challenge| trials.push(Trial { challenge, met: None }));
    }
    trials
}

impl Board {
    /// The seats in the order of their turns (D-04).
    pub fn order(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        let (n_seats, first) = (self.merchants.n_seats(), self.first);
        (0..n_seats).map(move |place| Seat((first.0 + place) % n_seats))
    }

    /// Whether only one plays.
    pub fn is_solo(&self) -> bool {
        self.merchants.n_seats() == 1
    }

    /// Whether intel is in the game at all.
    pub fn has_intel(&self) -> bool {
        !self.is_solo() || !self.pack.solo.remove_encounter_kinds.contains(&EncounterKind::Intel)
    }
}
