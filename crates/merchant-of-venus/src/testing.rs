//! Tables for tests, described by a few lines of text and played by a script.
//!
//! ```text
//! seats 2
//! round 5
//! culture 3 TRP order 0 1 2
//! token DES03 pirate pi_c2 3
//! port TRP01 p2
//! marker DES03 en_blue
//! contract TRP01 p2
//! throws 1+4+5 6
//! deck encounters en_blue en_asteroid
//! deck rewards rw_09
//! deck missions ms_05
//! p1 at TRP-A credits 100 fame 3 laser 2 shield 4
//! p1 pilot qossuth_2
//! p1 goods space_spice space_spice
//! p1 technologies shuttle
//! p1 rewards rw_10
//! p1 missions ms_15 ms_20
//! ```
//! Everything else is as after set-up: p1 starts, all players have set the laser to 2, nobody has a mission, pilots
//! are human, whynom, eeepeeep and qossuth in this order, and p1 begins the first turn. `deck` puts the named cards
//! on top, the first of them uppermost. `throws 1+4+5 6` makes chance throw the three speed dice and then a single
//! die like this.

mod table;
mod throws;

pub use table::seat_of;
pub use throws::seed_that_throws;

use crate::options::Options;
use crate::score::{Sheet, sheet};
use crate::state::{Board, Merchant, State};
use crate::thing::Thing;
use crate::{Action, Decision, Event, Reason};
use engine::{Chance, Dealer, Game, Known, Log, Seat, Viewer};

/// A table being played in a test.
#[derive(Clone, Debug)]
pub struct Play {
    state: State,
    said: Vec<(Known, Event)>,
    revealed: bool,
}

impl Play {
    /// Deals the table that `lines` describe.
    ///
    /// # Panics
    /// If a line cannot be understood.
    pub fn deal(lines: &str) -> Self {
        Self::deal_with(&Options::default(), lines)
    }

    /// The same with the given options.
    ///
    /// # Panics
    /// If a line cannot be understood.
    pub fn deal_with(options: &Options, lines: &str) -> Self {
        Self { state: table::deal(options, lines), said: Vec::new(), revealed: false }
    }

    /// A freshly set-up match.
    pub fn set_up(n_seats: u8, options: &Options, seed: u64) -> Self {
        Self { state: State::new(n_seats, options, Dealer::seeded(seed)), said: Vec::new(), revealed: false }
    }

    /// Makes the next throws of single dice and of the three speed dice have these results. A throw of three is
    /// written `1+4+5`, single dice `6`.
    ///
    /// # Panics
    /// If no seed is found that throws them.
    pub fn throws(&mut self, throws: &str) -> &mut Self {
        self.state.chance = Chance::seeded(seed_that_throws(throws));
        self
    }

    /// Plays a script of lines such as `p1 head NEB11`. Events are those of this script.
    ///
    /// # Panics
    /// If a line is not a legal action of that seat at that moment.
    pub fn play(&mut self, script: &str) -> &mut Self {
        self.said.clear();
        self.revealed = false;
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (seat, action) = line.split_once(' ').expect("a seat and an action");
            let (seat, action) = (seat_of(seat), action.parse::<Action>().expect("an action"));
            let legal = self.legal(seat);
            assert!(legal.contains(&action.to_string()), "`{line}` is not legal; legal is {legal:?}");
            let mut log = Log::written();
            self.state.apply(seat, action, &mut log);
            self.said.extend_from_slice(log.events());
            self.revealed |= log.revealed();
        }
        self
    }

    /// What `seat` (as `p1`) may do, as lines.
    pub fn legal_of(&self, seat: &str) -> Vec<String> {
        self.legal(seat_of(seat))
    }

    fn legal(&self, seat: Seat) -> Vec<String> {
        let mut legal = Vec::new();
        self.state.legal(seat, &mut legal);
        legal.iter().map(ToString::to_string).collect()
    }

    /// Whether `p1 some action` is legal now.
    pub fn offers(&self, line: &str) -> bool {
        let (seat, action) = line.split_once(' ').expect("a seat and an action");
        self.legal_of(seat).iter().any(|legal| legal == action)
    }

    /// Legal actions of the seat that is asked, if they begin with `word`.
    pub fn offered(&self, word: &str) -> Vec<String> {
        let seat = self.asked().expect("the game goes on");
        self.legal_of(&seat).into_iter().filter(|action| action.split(' ').next() == Some(word)).collect()
    }

    /// Why `seat` can do nothing with a thing such as `good voil_silk`.
    pub fn why_not(&self, seat: &str, thing: &str) -> Option<Reason> {
        self.state.why_not(seat_of(seat), thing.parse::<Thing>().expect("a thing"))
    }

    /// Who is asked, as `p1`; nothing once it is over.
    pub fn asked(&self) -> Option<String> {
        self.state.awaiting().iter().next().map(|seat| seat.to_string())
    }

    /// What is asked.
    pub fn decision(&self) -> Option<Decision> {
        self.state.awaiting().iter().next().and_then(|seat| self.state.decision(seat))
    }

    /// The open table.
    pub fn board(&self) -> &Board {
        &self.state.board
    }

    /// What `seat` has.
    pub fn merchant(&self, seat: &str) -> &Merchant {
        &self.state.merchants[seat_of(seat)]
    }

    /// Where the ship of `seat` is, by id.
    pub fn ship(&self, seat: &str) -> &'static str {
        self.merchant(seat).ship.id()
    }

    /// The score of `seat` as it would be now.
    pub fn sheet(&self, seat: &str) -> Sheet {
        sheet(&self.state, seat_of(seat))
    }

    /// The public events of the last script.
    pub fn events(&self) -> Vec<Event> {
        self.said.iter().filter(|(known, _)| known.to(Viewer::Spectator)).map(|(_, event)| *event).collect()
    }

    /// The events of the last script, with who may know them.
    pub fn said(&self) -> &[(Known, Event)] {
        &self.said
    }

    /// Whether the last script showed anything hidden.
    pub fn revealed(&self) -> bool {
        self.revealed
    }

    /// The state, for laws and benchmarks.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Repeatedly ends the turn of the seat that is asked with the action that does least, until `until` holds or the
    /// game is over.
    pub fn idle_until(&mut self, until: impl Fn(&Board) -> bool) -> &mut Self {
        const IDLE: [&str; 9] =
            ["stay", "done", "end", "no", "accept", "surrender", "set laser", "land", "drift"];
        while let Some(seat) = self.asked().filter(|_| !until(self.board())) {
            let legal = self.legal_of(&seat);
            let action = IDLE.iter().find(|idle| legal.iter().any(|legal| legal == *idle));
            self.play(&format!("{seat} {}", action.map_or(legal[0].as_str(), |action| action)));
        }
        self
    }

    /// The same until a round has begun.
    pub fn idle_to_round(&mut self, round: u8) -> &mut Self {
        self.idle_until(|board| board.round >= round)
    }
}
