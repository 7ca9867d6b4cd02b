//! One game of a batch.

use super::arrays::Place;
use crate::any::Playable;
use crate::reward::Reward;
use crate::seen::{Widths, observe};
use bots::{Bot, Level};
use engine::{Chance, Dealer, Log, Quick, Seat, Turn, Viewer};

/// What all games of a batch have in common.
pub(super) struct House<G: Playable> {
    pub(super) n_games: u64,
    pub(super) n_seats: u8,
    pub(super) options: G::Options,
    pub(super) seed: u64,
    pub(super) bots: Vec<Option<Level>>,
    pub(super) reward: Reward,
    pub(super) renews: bool,
    pub(super) patience: u32,
    pub(super) widths: Widths,
}

/// A game of a batch.
pub(super) struct Running<G: Playable> {
    pub(super) state: G,
    /// Who is asked, and what that seat may do.
    pub(super) asked: Option<Seat>,
    pub(super) legal: Vec<G::Action>,
    /// The number of this deal, counted over all deals of the batch.
    pub(super) deal: u64,
    pub(super) n_decisions: u32,
    /// Decisions of the caller over all deals.
    pub(super) n_made: u64,
    /// The random numbers of bots and of random choices.
    pub(super) luck: Quick,
}

impl<G: Playable> House<G> {
    /// What a deal is dealt from.
    pub(super) fn seed_of(&self, deal: u64) -> u64 {
        let mut start = Quick::seeded(self.seed);
        Quick::seeded(start.word() ^ deal).word()
    }
}

impl<G: Playable> Running<G> {
    pub(super) fn new(house: &House<G>, deal: u64) -> Self {
        let seed = house.seed_of(deal);
        let mut game = Self {
            state: G::new(house.n_seats, &house.options, Dealer::seeded(seed)),
            asked: None,
            legal: Vec::new(),
            deal,
            n_decisions: 0,
            n_made: 0,
            // These random numbers must differ from those of the deal, or a choice could follow the bag.
            luck: Quick::seeded(!seed),
        };
        game.ask(house);
        game
    }

    /// Finds out who is asked and lists what that seat may do; bots answer at once.
    fn ask(&mut self, house: &House<G>) {
        loop {
            self.legal.clear();
            self.asked = self.state.awaiting().iter().next();
            let Some(seat) = self.asked else { return };
            self.state.legal(seat, &mut self.legal);
            let Some(level) = house.bots[usize::from(seat.0)] else { return };
            let action = self.advised(level, seat);
            self.state.apply(seat, action, &mut Log::silent());
            self.n_decisions += 1;
        }
    }

    /// What a bot does.
    fn advised(&mut self, level: Level, seat: Seat) -> G::Action {
        let decision = self.state.decision(seat).expect("who is awaited is asked something");
        let legal = std::mem::take(&mut self.legal);
        let turn = Turn { seat, view: self.state.view(Viewer::Seat(seat)), decision, legal };
        let action = level.player::<G>(self.luck.word()).choose(&turn);
        self.legal = turn.legal;
        action
    }

    /// Does the legal action with this number. A game that is over begins again, if games do.
    pub(super) fn choose(&mut self, house: &House<G>, number: usize, place: &mut Place<'_>) {
        let Some(seat) = self.asked else { return };
        self.state.apply(seat, self.legal[number], &mut Log::silent());
        self.n_decisions += 1;
        self.n_made += 1;
        self.ask(house);
        let is_over = self.asked.is_none();
        if !is_over && self.n_decisions < house.patience {
            return;
        }
        (*place.ended, *place.cut_off) = (is_over, !is_over);
        let outcome = self.state.outcome();
        for (seat, reward) in (0..house.n_seats).map(Seat).zip(place.rewards.iter_mut()) {
            *reward = outcome.as_ref().map_or(0.0, |outcome| house.reward.of(outcome, seat));
        }
        if house.renews {
            *self = Self { n_made: self.n_made, ..Self::new(house, self.deal + house.n_games) };
        } else {
            self.asked = None;
            self.legal.clear();
        }
    }

    /// How many legal actions have a number in the action space.
    pub(super) fn n_offered(&self) -> usize {
        self.legal.len().min(G::MOST_ACTIONS)
    }

    /// Writes who is asked, what is legal, and what the seat that is asked may see.
    pub(super) fn show(&self, house: &House<G>, place: Place<'_>) {
        *place.seat = self.asked.map_or(-1, |seat| seat.0 as i8);
        *place.count = self.legal.len() as i32;
        let (legal, others) = place.mask.split_at_mut(self.n_offered());
        legal.fill(true);
        others.fill(false);
        if let Some(row) = place.observation {
            match self.asked {
                Some(seat) => observe(&self.state, seat, house.widths, row),
                None => row.fill(0.0),
            }
        }
    }

    /// What the seat that is asked would see after each of its legal actions, in a state that it imagines.
    pub(super) fn look_ahead(&self, widths: Widths, width: usize, world: u64, rows: &mut [f32]) {
        let Some(seat) = self.asked else { return };
        let imagined = G::imagine(&self.state.view(Viewer::Seat(seat)), seat, Chance::seeded(world));
        for (action, row) in self.legal.iter().zip(rows.chunks_exact_mut(width)) {
            let mut after = imagined.clone();
            after.apply(seat, *action, &mut Log::silent());
            observe(&after, seat, widths, row);
        }
    }
}
