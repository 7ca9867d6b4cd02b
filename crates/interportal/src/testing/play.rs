//! A match that is played in a test, line by line.

use engine::{Game, Log, Seat};

use super::dealt;
use crate::ids::Resource;
use crate::realm::Stock;
use crate::state::{Phase, State};
use crate::thing::Thing;
use crate::{Action, Decision, Event, Reason};

/// A table being played.
#[derive(Clone, Debug)]
pub struct Play {
    /// The table.
    pub state: State,
    events: Vec<Event>,
    revealed: bool,
}

impl Play {
    /// A table for two that is changed by hand before its first round begins; the first seat begins.
    pub fn table(change: impl FnOnce(&mut State)) -> Self {
        Self::of(2, change)
    }

    /// The same for any number of players.
    pub fn of(n_seats: u8, change: impl FnOnce(&mut State)) -> Self {
        let mut state = dealt(n_seats, 1);
        state.first = Seat(0);
        change(&mut state);
        crate::flow::begin(&mut state, &mut Log::written());
        Self { state, events: Vec::new(), revealed: false }
    }

    /// A table that begins its first round.
    pub fn begun(mut state: State) -> Self {
        crate::flow::begin(&mut state, &mut Log::written());
        Self { state, events: Vec::new(), revealed: false }
    }

    /// Everybody passes until the Economy phase of this round.
    pub fn until_economy(&mut self) -> &mut Self {
        while let (Some(seat), Some(Decision::Act(Phase::Politics, _))) = (self.asked(), self.decision()) {
            self.play(&format!("{seat} pass"));
        }
        self
    }

    /// Sets the accounts of a seat: A, food, research, culture.
    #[must_use]
    pub fn with(mut self, seat: Seat, accounts: [i16; 4]) -> Self {
        self.state.realms[seat].accounts = Stock::new(|resource| accounts[resource as usize]);
        self
    }

    /// What is on the accounts of a seat.
    pub fn accounts(&self, seat: Seat) -> [i16; 4] {
        Resource::ALL.map(|resource| self.state.realms[seat].accounts[resource])
    }

    /// Plays lines such as `p1 research drives-1`, separated by line ends or semicolons.
    ///
    /// # Panics
    /// If a line is not legal.
    pub fn play(&mut self, script: &str) -> &mut Self {
        self.events.clear();
        self.revealed = false;
        for line in script.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty()) {
            let (seat, action) = split(line);
            let action: Action = action.parse().unwrap_or_else(|error| panic!("{error}"));
            let legal = self.legal_actions(seat);
            let asked = self.state.awaiting();
            assert!(
                legal.contains(&action),
                "`{line}` is not legal, asked is {asked:?}: {:?}",
                self.legal(seat)
            );
            let mut log = Log::written();
            self.state.apply(seat, action, &mut log);
            self.events.extend(log.events().iter().map(|(_, event)| *event));
            self.revealed |= log.revealed();
        }
        self
    }

    /// What happened in the last script.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Whether the last script showed somebody something hidden.
    pub const fn revealed(&self) -> bool {
        self.revealed
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Action> {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        legal
    }

    /// What a seat may do, as lines.
    pub fn legal(&self, seat: Seat) -> Vec<String> {
        self.legal_actions(seat).iter().map(Action::to_string).collect()
    }

    /// Whether a seat may do this.
    pub fn may(&self, seat: Seat, line: &str) -> bool {
        self.legal(seat).iter().any(|legal| legal == line)
    }

    /// The lines of a seat that begin with this word, without it.
    pub fn choices(&self, seat: Seat, word: &str) -> Vec<String> {
        let rest = |line: &String| line.strip_prefix(word).map(|rest| rest.trim().to_owned());
        self.legal(seat).iter().filter_map(rest).collect()
    }

    /// Why a seat can do nothing with a thing: `p1 tech drives-2`.
    ///
    /// # Panics
    /// If there is no such thing.
    pub fn why(&self, line: &str) -> Option<Reason> {
        let (seat, thing) = split(line);
        let thing: Thing = thing.parse().unwrap_or_else(|error| panic!("{error}"));
        self.state.why_not(seat, thing)
    }

    /// Who is asked.
    pub fn asked(&self) -> Option<Seat> {
        self.state.awaiting().iter().next()
    }

    /// What is asked.
    pub fn decision(&self) -> Option<Decision> {
        self.asked().and_then(|seat| self.state.decision(seat))
    }

    /// Everybody passes until this round is reached or the game is over.
    pub fn until_round(&mut self, round: u8) -> &mut Self {
        while let Some(seat) = self.asked().filter(|_| self.state.round < round) {
            let calm = [
                "pass",
                "end",
                "stop",
                "wait",
                "done",
                "enough",
                "let",
                "stay",
                "honest",
                "spare",
                "keep-cargo",
                "war-on",
            ];
            let line = calm.into_iter().find(|line| self.may(seat, line)).map(str::to_owned);
            let line = line.unwrap_or_else(|| self.legal(seat)[0].clone());
            self.play(&format!("{seat} {line}"));
        }
        self
    }
}

fn split(line: &str) -> (Seat, &str) {
    let (seat, rest) = line.split_once(' ').unwrap_or((line, ""));
    let number: u8 = seat.trim_start_matches('p').parse().unwrap_or_else(|_| panic!("`{line}`: who?"));
    (Seat(number - 1), rest)
}
