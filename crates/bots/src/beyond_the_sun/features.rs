//! What the network reads of a table of Beyond the Sun.
//!
//! Everything here is on the open table: no deck and no event that lies face down is read.

mod faction;
mod questions;

use crate::net::{Block, Featured, Sink, Writer};
use beyond_the_sun::anarchists::{ANARCHISTS, solo_result};
use beyond_the_sun::ids::{Achievement, EventId, Guild, Leader, Module, Place, Side, Slot, System, Tech};
use beyond_the_sun::now::Phase;
use beyond_the_sun::{Board, Decision, State};
use engine::{Bits, Game, Index, Seat};
use questions::QUESTIONS;

impl Featured for State {
    const MARGIN: f32 = 15.0;
    const POINTS: f32 = 40.0;
    const MOST_ACTIONS: usize = 256;

    fn features<S: Sink>(&self, to: &mut Writer<'_, S>) {
        let look = Look::new(self);
        to.begin(Block::Table);
        look.table(to);
        for seat in self.players() {
            to.begin(Block::Seat(usize::from(seat.0)));
            look.seat(seat, to);
        }
    }

    /// Everything happens openly.
    fn is_secret(_: Decision) -> bool {
        false
    }
}

/// The parts of a turn, in the order of [`phase`].
const PHASES: [&str; 6] = ["set-up", "action", "production", "achievements", "anarchists", "over"];

const fn phase(phase: Phase) -> usize {
    match phase {
        Phase::SettingUp => 0,
        Phase::Action => 1,
        Phase::Production => 2,
        Phase::Achievements => 3,
        Phase::Anarchists => 4,
        Phase::Over => 5,
    }
}

/// A table with what all seats' inputs need.
struct Look<'s> {
    board: &'s Board,
    asked: Option<(Seat, Decision)>,
    /// Technologies that lie face up on slots.
    open: Bits<Tech>,
    controllable: Bits<Place>,
}

impl<'s> Look<'s> {
    fn new(state: &'s State) -> Self {
        let asked = state.awaiting().iter().next();
        let board: &Board = state;
        Self {
            board,
            asked: asked.and_then(|seat| Some((seat, state.decision(seat)?))),
            open: board.slots.iter().flatten().copied().collect(),
            controllable: board.controllable(),
        }
    }

    fn table<S: Sink>(&self, to: &mut Writer<'_, S>) {
        let board = self.board;
        to.one_of(Some(usize::from(board.n_players()) - 1), 4, |n| format!("{} players", n + 1));
        to.flags((board.map == Side::Two).into(), 1, |_| "small map".to_owned());
        to.flags(board.display.into(), 1, |_| "display".to_owned());
        to.flags(board.modules.word(), Module::COUNT, |n| format!("module {}", name::<Module>(n)));
        to.steps(board.round.into(), 1, 24, "round");
        let rounds_left = board.last_round.map(|last| usize::from(last.saturating_sub(board.round)));
        to.one_of(rounds_left, 2, |n| format!("{n} rounds after this one"));
        to.one_of(Some(phase(board.phase())), PHASES.len(), |n| format!("phase {}", PHASES[n]));
        let decision = self.asked.map(|(_, decision)| decision);
        to.one_of(decision.map(questions::number), QUESTIONS.len(), |n| format!("asked: {}", QUESTIONS[n]));
        to.steps(decision.map_or(0, |decision| questions::left(decision).into()), 1, 6, "steps left");
        to.flags(self.open.word(), Tech::COUNT, |n| format!("face up: {}", name::<Tech>(n)));
        let filled: Bits<Slot> = Slot::all().filter(|slot| board.slots[slot.at()].is_some()).collect();
        to.flags(filled.word(), Slot::COUNT, |n| format!("filled: {}", name::<Slot>(n)));
        let rows: Bits<Tech> = board.rows.iter().flatten().flat_map(|row| row.iter().copied()).collect();
        to.flags(rows.word(), Tech::COUNT, |n| format!("in a row: {}", name::<Tech>(n)));
        to.flags(board.guilds.word(), Guild::COUNT, |n| format!("open guild {}", name::<Guild>(n)));
        to.flags(board.lasting.word(), EventId::COUNT, |n| format!("lasting: {}", name::<EventId>(n)));
        to.flags(board.offered.word(), Leader::COUNT, |n| format!("offered: {}", name::<Leader>(n)));
        self.map(to);
        self.claims(to);
        self.anarchists(to);
    }

    /// Systems on the exploration board, and what it takes to colonise them.
    fn map<S: Sink>(&self, to: &mut Writer<'_, S>) {
        let board = self.board;
        let systems: Bits<System> = board.systems.iter().flatten().copied().collect();
        to.flags(systems.word(), System::COUNT, |n| format!("on the map: {}", name::<System>(n)));
        for place in Place::ALL {
            let card = board.systems[place.at()].map(|system| &board.pack[system]);
            let [strength, vp] = card.map_or([0; 2], |card| [card.strength, card.vp]).map(i32::from);
            to.steps(strength, 1, 6, format_args!("needed at {place}"));
            to.steps(vp, 1, 6, format_args!("VP at {place}"));
        }
        to.steps(board.laid.iter().map(|laid| i32::from(laid.vp)).sum(), 1, 4, "VP laid out");
    }

    fn claims<S: Sink>(&self, to: &mut Writer<'_, S>) {
        let board = self.board;
        let mut n_claims = [None; Achievement::COUNT];
        for achieved in board.achievements.iter() {
            n_claims[achieved.card.at()] = Some(achieved.claims.len());
        }
        for card in Achievement::all() {
            let n = n_claims[card.at()];
            to.flags(n.is_some().into(), 1, |_| format!("in play: {card}"));
            to.steps(n.unwrap_or_default() as i32, 1, 4, format_args!("claims of {card}"));
        }
        let n_claims = n_claims.iter().flatten().sum::<usize>();
        let end = usize::from(board.pack.setup(usize::from(board.n_seats())).end_markers);
        to.steps(end.saturating_sub(n_claims) as i32, 1, 6, "claims to the end");
    }

    /// The opponent of the solo game.
    fn anarchists<S: Sink>(&self, to: &mut Writer<'_, S>) {
        let board = self.board;
        let them = board.anarchists.as_ref();
        to.steps(them.map_or(0, |them| them.markers.into()), 1, 18, "threat markers");
        to.steps(them.map_or(0, |them| them.beside.into()), 1, 6, "threat markers beside the track");
        let bans = them.map_or(0, |them| {
            let bans = them.bans;
            set([bans.colonise, bans.research, bans.jumps.is_some()])
        });
        to.flags(bans, 3, |n| format!("no {}", ["colonising", "research", "free jumps"][n]));
        let tableau = them.map(|_| &board.tableaus[ANARCHISTS]);
        for place in Place::ALL {
            let strength = tableau.map_or(0, |tableau| tableau.strength(place).into());
            to.steps(strength, 1, 6, format_args!("anarchists at {place}"));
        }
        let colonies = tableau.map_or(0, |tableau| tableau.colonies.len());
        to.steps(colonies as i32, 1, 8, "colonies of the anarchists");
        let controlled = them.map_or(Bits::EMPTY, |_| board.controlled(ANARCHISTS));
        to.flags(controlled.word(), Place::COUNT, |n| format!("anarchists control {}", name::<Place>(n)));
        let result = them.and_then(|_| solo_result(board));
        to.number(result.map_or(0.0, |it| it.anarchists.total() as f32 / 20.0), "points of the anarchists");
        to.number(result.map_or(0.0, |it| it.margin as f32 / 20.0), "lead over the anarchists");
    }
}

/// The thing with this number; it is printed by its id.
fn name<I: Index>(n: usize) -> I {
    I::from_index(n as u8)
}

/// Conditions as a word, the first one in the lowest bit.
fn set<const N: usize>(conditions: [bool; N]) -> u64 {
    conditions.into_iter().enumerate().fold(0, |word, (n, holds)| word | u64::from(holds) << n)
}
