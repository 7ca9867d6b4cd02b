//! What must hold after every action: pieces are conserved and limits kept.

use engine::{Bits, Game, Index, Seat};
use new_frontiers::cards::{Colour, Pack};
use new_frontiers::ids::{Development, Kind, World};
use new_frontiers::{Board, Colony, Decision, Empire, Options, State};

/// What a table began with.
pub(super) struct Invariants {
    at: String,
    n_seats: u8,
    vp_pool: u16,
    discs: Vec<Seat>,
    copies: Vec<u8>,
}

impl Invariants {
    /// The pieces of the table that is dealt from `seed`.
    pub(super) fn of(n_seats: u8, options: &Options, seed: u64) -> Self {
        let state = State::new(n_seats, options, engine::Dealer::seeded(seed));
        let mut discs = state.discs.to_vec();
        discs.sort();
        Self {
            at: format!("{n_seats} seats, {options}, seed {seed}"),
            n_seats,
            vp_pool: state.vp_pool,
            discs,
            copies: state.stock.to_vec(),
        }
    }

    /// Checks the table.
    ///
    /// # Panics
    /// If anything is lost, duplicated or beyond a limit.
    pub(super) fn hold(&self, state: &State) {
        self.worlds(state);
        self.colonists(state);
        self.goods(state);
        self.developments(state);
        self.points_and_credits(state);
        self.track(state);
        let asked = state.awaiting().iter().next().and_then(|seat| state.decision(seat));
        if asked == Some(Decision::Select) {
            self.between_actions(state);
        }
    }

    /// NF-006, NF-176: each world is in exactly one place.
    fn worlds(&self, board: &Board) {
        let mut places = vec![board.bag.contents(), board.layout, board.leaving];
        for (seat, empire) in board.empires.iter() {
            places.extend([empire.explored, empire.settled]);
            places.extend(board.goals.map(|goals| goals.stockpiles[seat].worlds));
        }
        let n_worlds: usize = places.iter().map(|place| usize::from(place.len())).sum();
        let all = places.into_iter().fold(Bits::EMPTY, Bits::or);
        assert_eq!(n_worlds, World::COUNT, "{}: worlds are lost or doubled", self.at);
        assert_eq!(all, World::all().collect(), "{}: a world is nowhere", self.at);
    }

    /// NF-021, NF-176: twelve colonists a player are in the supply, on mats and on colonies.
    fn colonists(&self, board: &Board) {
        let of = |empire: &Empire| {
            let landed = cards(empire).map(|(_, card)| u32::from(card.colonists)).sum::<u32>();
            u32::from(empire.colonists) + landed
        };
        let owned: u32 = board.empires.iter().map(|(_, empire)| of(empire)).sum();
        let all = u32::from(board.colonists) + owned;
        assert_eq!(all, 12 * u32::from(self.n_seats), "{}: colonists are conserved", self.at);
    }

    /// NF-003, NF-129, NF-130, NF-176: goods of each kind are conserved; they lie on coloured colonies only.
    fn goods(&self, board: &Board) {
        let mut goods = board.goods.map(u32::from);
        for (seat, empire) in board.empires.iter() {
            let at = format!("{}: {seat}", self.at);
            assert!(empire.goods.without(empire.colonies()).is_empty(), "{at}: a good without a colony");
            for (colony, card) in cards(empire).filter(|(colony, _)| empire.goods.has(*colony)) {
                let kind = match card.colour {
                    Colour::Grey => panic!("{at}: a good on grey {colony}"),
                    Colour::Kind(kind) => kind,
                    Colour::Joker => empire.joker_good.expect("the good on the joker has a kind"),
                };
                goods[kind.at()] += 1;
            }
            if empire.joker_good.is_some() {
                let joker = |(colony, card): (Colony, &new_frontiers::cards::ColonyCard)| {
                    card.colour == Colour::Joker && empire.goods.has(colony)
                };
                assert!(cards(empire).any(joker), "{at}: the joker's good lies on the joker");
            }
            let stored = board.goals.map(|goals| goals.stockpiles[seat].goods).unwrap_or_default();
            goods.iter_mut().zip(stored).for_each(|(n, stored)| *n += u32::from(stored));
        }
        let printed = Kind::ALL.map(|kind| u32::from(Pack::standard()[kind].count));
        assert_eq!(goods, printed, "{}: goods are conserved", self.at);
    }

    /// NF-005, NF-014, NF-051, NF-053: copies are conserved, and no mat holds more than twelve spaces.
    fn developments(&self, board: &Board) {
        for face in Development::all() {
            let n_owners = board.empires.iter().filter(|(_, empire)| empire.developments.has(face)).count();
            let n_left = usize::from(board.stock[face.at()]);
            assert_eq!(
                n_owners + n_left,
                usize::from(self.copies[face.at()]),
                "{}: copies of {face}",
                self.at
            );
        }
        for (seat, empire) in board.empires.iter() {
            let spaces = |face: Development| if Pack::standard()[face].cost == 9 { 2 } else { 1 };
            let filled: u32 = empire.developments.iter().map(spaces).sum();
            assert!(filled <= 12, "{}: {seat} has filled {filled} spaces", self.at);
        }
    }

    /// NF-153, NF-177: points come from the pool while it lasts; credits never wrap below 0.
    fn points_and_credits(&self, board: &Board) {
        let paid: u16 = board.empires.iter().map(|(_, empire)| empire.vp).sum();
        assert_eq!(board.vp_pool, self.vp_pool.saturating_sub(paid), "{}: the pool pays", self.at);
        assert_eq!(board.ending.points, board.vp_pool == 0, "{}: an empty pool ends the game", self.at);
        for (seat, empire) in board.empires.iter() {
            assert!(
                empire.credits < 1000 && empire.colonists <= 60,
                "{}: {seat} went below nothing",
                self.at
            );
        }
    }

    /// NF-036, NF-037, NF-176: the same discs stay on the track, and each selects one tile a round.
    fn track(&self, board: &Board) {
        let mut discs = board.discs.to_vec();
        discs.sort();
        assert_eq!(discs, self.discs, "{}: discs are conserved", self.at);
        let n_taken = board.selected.iter().flatten().count();
        let n_selected = usize::from(board.n_selected);
        assert!(n_taken == n_selected || n_taken == n_selected + 1, "{}: a tile for each selection", self.at);
        assert!(n_selected <= discs.len(), "{}: a selection for each disc", self.at);
    }

    /// NF-079, NF-084, NF-121: between two actions the layout is empty and nobody has too many worlds.
    fn between_actions(&self, board: &Board) {
        assert!(board.layout.is_empty() && board.leaving.is_empty(), "{}: worlds lie about", self.at);
        for (seat, empire) in board.empires.iter() {
            let n_worlds = empire.explored.len() + empire.settled.len() + u8::from(empire.home.is_some());
            assert!(n_worlds <= 9, "{}: {seat} has {n_worlds} worlds", self.at);
        }
    }
}

/// The colonies of an empire with their faces.
fn cards(empire: &Empire) -> impl Iterator<Item = (Colony, &'static new_frontiers::cards::ColonyCard)> {
    let home = empire.home.map(|home| (Colony::HOME, &Pack::standard()[home].colony));
    let worlds = empire.settled.iter().map(|world| (Colony::from(world), &Pack::standard()[world]));
    home.into_iter().chain(worlds)
}
