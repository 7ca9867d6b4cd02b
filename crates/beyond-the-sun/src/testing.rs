//! Tables for tests, described by a few lines of text and played by a script.
//!
//! ```text
//! seats 3                         2 to 4; 3 if not said
//! expert                          expert mats; display: the open rows
//! first p1                        who has the start-player marker
//! turn p2                         whose action phase it is
//! round 4
//! last-round 5                    the end has been triggered
//! place a1 sirius                 the system on a place
//! beside tau-ceti b1              a system beside the board, joined to b1
//! slot II-2 plasma-cannon         the technology on a slot
//! event II-3 bumper-harvest       the event face down on a slot
//! deck 2 letters-of-marque        the top of a technology deck (2, 3, 4), first card first
//! deck A wolf-359                 the top of a system deck
//! row 2 plasma-cannon             an open row of the display
//! guild scholars-guild            open guilds
//! dyson kapteyns-star             the card under the Dyson sphere
//! lasting galactic-census         events beside the achievements
//! achievements empire transcendence polymath specialist
//! p1 ore 5 pop 3 vp 2
//! p1 mat uns-expert               first of the lines of a seat
//! p1 supply 0 4 3 3 3             cubes in the columns
//! p1 removed food 5 ore 4         markers off the tracks, on the automation track
//! p1 ships sol 1 1 a1 4           levels of ships by place
//! p1 outpost a1 food
//! p1 researched I-1 I-2
//! p1 private human-experiments
//! p1 colonies ross-154
//! p1 pawn basic-research-1 2
//! p1 claimed empire
//! modules new-events leaders      parts of the expansion
//! basic basic-recruit gain 4 ore  another effect of a basic action
//! place private wolf-359          the private system of the smuggler
//! p1 leaders opportunist smuggler with their printed tokens and tiles; a ship `1+` lies on the square tile
//! p1 tokens opportunist 1         tokens left
//! p1 credit used                  the tile is turned down
//! p1 goal polymath                the private achievement
//! p1 predicts science commerce military
//! p1 forever 0                    the option of the mat chosen for good
//! p1 marked cd-69-2001            a bonus given once that was used
//! ```
//! For the solo game, in which p2 is the anarchists:
//! ```text
//! solo normal                     the difficulty; turn p2 lets the anarchists begin
//! markers 9                       markers on the threat track; beside 2: those beside it
//! top pirate-squadron             known cards on their deck, the next one first
//! draws wildcat-strikes           the cards below them, the first one on top
//! discards convoy-raid
//! event II-3 double-agents        events are those of the solo game
//! plot II-3 convoy-raid           the action card face down on a slot
//! p2 outpost a1
//! ban colonise                    or research, or jumps 1
//! rows convoy-raid jump 2 > ship 1 / colonise     other rows on an action card
//! ```
//! Everything else is the same for all seats: the standard mat of the United Nations without its special set-up, full
//! columns, 2 population, no ore, a level 1 ship on Sol. The slots of level I have, from top to bottom, Narrow Beam
//! Lasers, Terraforming, Advanced Genetics and Advanced Robotics; other slots are empty and have no event. The
//! systems have neither take-control bonus nor rule: Alpha Centauri, Barnard's Star, Kapteyn's Star and Gliese 876.
//! It is the turn of p1.

mod deal;
mod retinue;
mod solo;

use crate::ids::{EventId, Module};
use crate::options::Options;
use crate::state::{Board, State};
use crate::tableau::Tableau;
use crate::thing::Thing;
use crate::{Action, Decision, Event, Reason, score};
use engine::{Bits, Dealer, Game, Index, Log, Seat, Viewer};

/// BTA-047: which of the anarchists' ships, counted by level, are taken back for a strength of `need`.
pub fn spent(ships: [u8; 4], need: u8) -> [u8; 4] {
    crate::flow::spent(ships, need)
}

/// A table being played in a test.
#[derive(Clone, Debug)]
pub struct Play {
    state: State,
    events: Vec<Event>,
    revealed: bool,
}

impl Play {
    /// Deals the table that `lines` describe.
    ///
    /// # Panics
    /// If a line cannot be understood.
    pub fn deal(lines: &str) -> Self {
        let mut log = Log::written();
        let state = deal::deal(lines, &mut log);
        Self { state, events: log.seen_by(Viewer::Spectator).copied().collect(), revealed: log.revealed() }
    }

    /// A freshly set-up match.
    pub fn set_up(n_seats: u8, options: &Options, seed: u64) -> Self {
        let state = State::new(n_seats, options, Dealer::seeded(seed));
        Self { state, events: Vec::new(), revealed: false }
    }

    /// A table of two on expert mats with leaders, before the set-ups. The start player, whose name is returned, has
    /// picked the named leaders.
    ///
    /// # Panics
    /// If these leaders cannot be picked together.
    pub fn drafted(mat: &str, wanted: [&str; 2]) -> (Self, String) {
        let options = Options::with([Module::Leaders, Module::NewFactions]);
        for seed in 0..2_000 {
            let mut play = Self::set_up(2, &options, seed);
            let first = play.board().first.to_string();
            while let Some(seat) = play.asked().filter(|_| play.board().tableaus.iter().any(unready)) {
                let word = if play.decision() == Some(Decision::PickMat) { "mat" } else { "leader" };
                let own = |it: &&String| (wanted.contains(&it.as_str()) || *it == mat) == (seat == first);
                let Some(pick) = play.offered(&seat, word).iter().find(own).cloned() else { break };
                play.play(&format!("{seat} {word} {pick}"));
            }
            if !play.board().tableaus.iter().any(unready) {
                return (play, first);
            }
        }
        panic!("{wanted:?} are never offered together");
    }

    /// Plays a script of lines such as `p1 go basic-recruit`. Events are those of this script.
    ///
    /// # Panics
    /// If a line is not a legal action of that seat at that moment.
    pub fn play(&mut self, script: &str) -> &mut Self {
        self.events.clear();
        self.revealed = false;
        for line in script.lines().map(str::trim).filter(|line| !line.is_empty()) {
            let (seat, action) = line.split_once(' ').expect("a seat and an action");
            let (seat, action) = (seat_of(seat), action.parse::<Action>().expect("an action"));
            let legal = self.legal(seat);
            let asked = (self.asked(), self.decision());
            assert!(
                legal.contains(&action.to_string()),
                "`{line}` is not legal; asked is {asked:?}, legal is {legal:?}"
            );
            let mut log = Log::written();
            self.state.apply(seat, action, &mut log);
            self.events.extend(log.seen_by(Viewer::Spectator));
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

    /// What `seat` may do of one sort: the lines that begin with `word`, without it.
    pub fn offered(&self, seat: &str, word: &str) -> Vec<String> {
        let rest = |line: &String| line.strip_prefix(word)?.strip_prefix(' ').map(str::to_owned);
        self.legal_of(seat).iter().filter_map(rest).collect()
    }

    /// Whether `p1 some action` is legal now.
    pub fn offers(&self, line: &str) -> bool {
        let (seat, action) = line.split_once(' ').expect("a seat and an action");
        self.legal_of(seat).iter().any(|legal| legal == action)
    }

    /// Why `seat` can do nothing with a thing such as `space terraforming`.
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
    pub fn tableau(&self, seat: &str) -> &Tableau {
        &self.state.tableaus[seat_of(seat)]
    }

    /// Ore and available population of `seat`.
    pub fn goods(&self, seat: &str) -> (u16, u8) {
        let tableau = self.tableau(seat);
        (tableau.ore, tableau.pop)
    }

    /// The ships of `seat` by place, as `sol 1 1`; the one on the strength tile as `1+`.
    pub fn ships(&self, seat: &str) -> Vec<String> {
        let tableau = self.tableau(seat);
        let line = |place: crate::ids::Place| {
            let ships = tableau.levels(place).flat_map(|ship| {
                let n = usize::from(tableau.n_ships(place, ship));
                std::iter::repeat_n(format!(" {}", crate::action::Ship(ship)), n)
            });
            format!("{place}{}", ships.collect::<String>())
        };
        tableau.with_ships().iter().map(line).collect()
    }

    /// The places that `seat` controls, with their markers, as `a1 food`.
    pub fn outposts(&self, seat: &str) -> Vec<String> {
        let line = |place: crate::ids::Place| {
            let marker = self.state.outposts[place.at()].map(|outpost| outpost.marker);
            match marker {
                Some(crate::Marker::Of(sort)) => format!("{place} {sort}"),
                Some(crate::Marker::Threat) => format!("{place} threat"),
                _ => format!("{place} substitute"),
            }
        };
        self.state.controlled(seat_of(seat)).iter().map(line).collect()
    }

    /// The system on a place.
    pub fn system(&self, place: &str) -> Option<String> {
        let place = crate::ids::Place::from_id(place).expect("a place");
        self.state.systems[place.at()].map(|system| system.to_string())
    }

    /// The technology on a slot.
    pub fn tech(&self, slot: &str) -> Option<String> {
        let slot = crate::ids::Slot::from_id(slot).expect("a slot");
        self.state.slots[slot.at()].map(|tech| tech.to_string())
    }

    /// The colonies of `seat`, in the order in which it got them.
    pub fn colonies(&self, seat: &str) -> Vec<String> {
        self.tableau(seat).systems().map(|system| system.to_string()).collect()
    }

    /// The score of `seat` now.
    pub fn sheet(&self, seat: &str) -> score::Sheet {
        score::sheet(&self.state, seat_of(seat))
    }

    /// The events of the last script.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// Whether the last script showed anything hidden.
    pub fn revealed(&self) -> bool {
        self.revealed
    }

    /// The state, for laws and benchmarks.
    pub fn state(&self) -> &State {
        &self.state
    }
}

/// Whether a faction has still to pick a mat or a leader.
fn unready((_, tableau): (Seat, &Tableau)) -> bool {
    !tableau.seated || tableau.retinue.leaders.contains(&None)
}

/// The events that lie face down on the slots, which no view shows.
pub fn events_on(state: &State) -> Bits<EventId> {
    state.hidden.events.iter().flatten().map(engine::Secret::for_its_keeper).collect()
}

/// The seat written as `p1`.
pub fn seat_of(name: &str) -> Seat {
    crate::action::read_seat(name).unwrap_or_else(|| panic!("`{name}` is no seat"))
}
