//! Battles between players, in quick mode (X4R-186 to X4R-190, X4R-221 to X4R-231, X4R-331, X4R-411).

use engine::{List, Log, Part, Seat, Seats};
use serde::{Deserialize, Serialize};

use super::assault::FOUGHT;
use super::battling::{Shown, Thrown, fleets, starbase};
use super::{
    Battling, Bribing, Manoeuvring, Offer, ROUNDS, Seek, Verdict, bombing, fleeing, hazard, landing, market,
    sequel, tricks,
};
use crate::action::{Action, Craft};
use crate::affair::Affair;
use crate::cards::Special;
use crate::combat::{self, Arm, Field, Order, Orders};
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::odds::HullOf;
use crate::options::BattleMode;
use crate::realm::{Make, SHIPS};
use crate::state::{Battle, Board, Left, State};
use crate::tactical_words::Fighter;
use crate::thing::{Thing, Word};
use crate::war::{WarDecision, WarEvent, WarFault};
use crate::warfare::Warfare;
use crate::why::Fault;

/// Two sides fight in a system.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Clash {
    pub(crate) hex: Hex,
    pub(crate) attackers: Seats,
    pub(crate) defenders: Seats,
    /// The round that comes next, from 1.
    pub(crate) round: u8,
    step: Step,
    /// The number of the seat that is asked now.
    asked: u8,
}

/// What is done in a battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
enum Step {
    /// Both sides show their ships (X4R-198).
    #[default]
    Begin,
    /// Defenders may withdraw at once (X4R-202).
    Decline,
    /// A round is fought.
    Fight,
    /// Each player gives orders for the next round (X4R-411).
    Orders,
}

/// The sign of an order that boards its target.
const BOARD: u8 = 0x80;

/// The order to fire at the guns on the planet (X4R-235).
const PLANET: u8 = 0x7F;

/// The ships of a seat that fight in a system, by their place in the list.
pub(crate) fn fighters(state: &State, seat: Seat, hex: Hex) -> List<u8, SHIPS> {
    let all: List<u8, 12> = fleets(state, seat, hex).collect();
    let base = starbase(state, seat, hex);
    let ships = state.hidden.hands[seat].berths.of_ships().enumerate();
    let fights = |(ship, berth): &(usize, Option<u8>)| {
        base == Some(*ship) || berth.is_some_and(|fleet| all.contains(&fleet))
    };
    ships.filter(fights).map(|(ship, _)| ship as u8).collect()
}

impl Clash {
    pub(super) fn of(hex: Hex, attackers: Seats, defenders: Seats) -> Self {
        Self { hex, attackers, defenders, ..Self::default() }
    }

    /// Whether it has not begun.
    pub(crate) fn waits(&self) -> bool {
        self.step == Step::Begin
    }

    /// Whether both sides are still there.
    pub(super) fn is_open(&self, state: &Board) -> bool {
        let there = |side: Seats| side.iter().any(|seat| super::battling::is_armed(state, seat, self.hex));
        there(self.attackers) && there(self.defenders)
    }

    /// The first player of a side.
    pub(super) fn lead(side: Seats) -> Seat {
        side.iter().next().unwrap_or_default()
    }

    pub(super) fn has(&self, seat: Seat) -> bool {
        self.attackers.has(seat) || self.defenders.has(seat)
    }

    /// The field before the next round.
    pub(crate) fn field(&self, state: &State) -> Field {
        let list = &state.battle.own;
        let ships = list.iter().map(|left| (left.seat, left.ship, self.attackers.has(left.seat)));
        let mut field = combat::facing(state, &state.hidden.hands, ships, self.hex);
        if self.step != Step::Begin {
            field.units.iter_mut().zip(list.iter()).for_each(|(unit, left)| left.restore(unit));
        }
        field
    }

    fn is_in(&self, state: &Board, seat: Seat) -> bool {
        state.battle.own.iter().any(|left| left.seat == seat && !left.is_caught())
    }

    /// X4R-198, X4R-301: everybody sees who fights and what the ships are fitted with.
    fn begin(self, state: &mut State, log: &mut Log<Event>) {
        let mut list: List<Left, SHIPS> = List::new();
        for seat in state.in_order().filter(|seat| self.has(*seat)) {
            state.hidden.hands[seat].berths.show(log);
            for ship in fighters(state, seat, self.hex).iter().copied() {
                // No battle comes near so many; a list that is full keeps it going.
                if list.len() < SHIPS {
                    list.push(Left { seat, ship, ..Left::default() });
                }
            }
        }
        state.battle = Battle { own: list, ..Battle::default() };
        let field = self.field(state);
        let pack = state.pack.pack();
        for unit in &field.units {
            let seat = Seat(unit.seat);
            let realm = &mut state.board.realms[seat];
            let make = realm.ships[usize::from(unit.index)].make;
            if let Make::Blueprint(ship, variant) = make {
                let drawings = &state.hidden.hands[seat].drawings;
                drawings.show(pack, (ship, variant), &mut realm.shown, log);
            }
            state.board.battle.kosme |= matches!(make, Make::Kosme(_));
        }
        state.board.battle.own = field.units.iter().map(Left::of).collect();
        let (one, other) = (Self::lead(self.attackers), Self::lead(self.defenders));
        log.tell(Event::War(WarEvent::Clash(one, other, self.hex)));
        state.push(Self { step: Step::Decline, round: 1, asked: 0, ..self });
        state.push(Bribing::at(self.hex));
    }

    /// X4R-202, X4R-337: all ships move by themselves, and there is a refuge.
    fn may_leave(&self, state: &State, seat: Seat) -> Verdict {
        let mut all = fleets(state, seat, self.hex).peekable();
        let any = all.peek().is_some();
        let refuge = all.all(|fleet| fleeing::refuge(state, seat, Craft::Fleet(fleet), self.hex).is_some());
        if any && refuge { Ok(()) } else { Err(Fault::NoRefuge.into()) }
    }

    /// X4R-235: whether weapons of an attacker can fire at guns of a defender on the planet.
    fn may_suppress(&self, state: &State, seat: Seat) -> Verdict {
        if !state.gunner(self.hex).is_some_and(|owner| self.defenders.has(owner)) {
            return Err(WarFault::NoGoal.into());
        }
        let none = self.field(state).bombs(state.pack.pack(), self.round, seat).is_empty();
        if none { Err(WarFault::NoWeapon.into()) } else { Ok(()) }
    }

    /// A unit is no longer in the battle; orders that name later ones name them still.
    pub(super) fn strike_off(state: &mut State, place: usize) {
        let battle = &mut state.board.battle;
        battle.own.remove(place);
        for order in &mut battle.orders {
            let (board, number) = (*order & BOARD, *order & !BOARD);
            if number == PLANET {
                continue;
            }
            *order = match usize::from(number).cmp(&(place + 1)) {
                std::cmp::Ordering::Greater => board | (number - 1),
                std::cmp::Ordering::Equal => 0,
                std::cmp::Ordering::Less => *order,
            };
        }
    }

    /// X4R-222, X4R-337: the fleets of a seat leave; its starbase fights on.
    fn leave(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) {
        let base = starbase(state, seat, self.hex);
        for place in (0..state.battle.own.len()).rev() {
            let left = state.battle.own[place];
            if left.seat == seat && Some(usize::from(left.ship)) != base {
                Self::strike_off(state, place);
            }
        }
        Battling { seat, hex: self.hex, round: 1 }.withdraw(state, log);
        let base = starbase(state, seat, self.hex);
        for left in state.board.battle.own.iter_mut().filter(|left| left.seat == seat) {
            base.into_iter().for_each(|base| left.ship = base as u8);
        }
    }

    /// X4R-202: ships that withdraw at once suffer 1 hull damage on a 1.
    fn decline(&self, state: &mut State, seat: Seat, log: &mut Log<Event>) {
        let mut hit: List<u8, SHIPS> = List::new();
        for left in state.battle.own.iter().filter(|left| left.seat == seat).copied().collect::<Vec<_>>() {
            if state.chance.below(6, log) == 0 {
                hit.push(left.ship);
            }
        }
        hit.sort_unstable_by(|one, other| other.cmp(one));
        for place in (0..state.battle.own.len()).rev() {
            if state.battle.own[place].seat == seat {
                Self::strike_off(state, place);
            }
        }
        hit.iter().for_each(|ship| hazard::damage(state, seat, usize::from(*ship), self.hex, 1, log));
        log.tell(Event::War(WarEvent::Declined(seat, self.hex)));
        Battling { seat, hex: self.hex, round: 1 }.withdraw(state, log);
    }

    fn orders(&self, state: &State) -> Orders {
        let mut orders = Orders::default();
        let named = state.battle.orders.map(|kept| if kept == PLANET { 0 } else { kept });
        for (order, kept) in orders.0.iter_mut().zip(named) {
            let target = usize::from(kept & !BOARD).checked_sub(1);
            *order = Order { target, board: kept & BOARD != 0 };
        }
        orders
    }

    /// X4R-228: one round, and what follows from it.
    fn fight(self, state: &mut State, log: &mut Log<Event>) {
        let mut field = self.field(state);
        let pack = state.pack.pack();
        let orders = self.orders(state);
        let bombers: Vec<Seat> =
            self.attackers.iter().filter(|it| state.battle.orders[usize::from(it.0)] == PLANET).collect();
        let bombs: Vec<_> = bombers.iter().flat_map(|seat| field.bombs(pack, self.round, *seat)).collect();
        let bombs = field.spare(&bombs);
        state.board.battle.orders = [0; 6];
        log.tell(Event::War(WarEvent::Round(self.hex, self.round)));
        state.board.strike(self.hex, FOUGHT);
        let able = field.doublers;
        let all: Vec<(Seat, u8)> = field.units.iter().map(|unit| (Seat(unit.seat), unit.index)).collect();
        let board = &state.board;
        let who = |at: usize| {
            let (seat, ship) = all[at];
            let hull = board.hull(board.realms[seat].ships[usize::from(ship)].make).id;
            Fighter { number: at as u8 + 1, owner: Some(seat), hull: HullOf::Ship(hull) }
        };
        let thrown = Thrown { chance: &mut state.chance, log };
        field.round(pack, self.round, orders, &mut Shown { thrown, hex: self.hex, who });
        sequel::second_turns(state, able, &field, self.hex, log);
        for seat in bombers {
            let fires = |(at, _): &&(usize, Arm)| field.units[*at].seat == seat.0 && field.has_fired(*at);
            let arms: Vec<Arm> = bombs.iter().filter(fires).map(|(_, arm)| *arm).collect();
            bombing::suppress(state, (seat, self.hex), (&arms, 0), log);
        }
        if let Some((seat, guns)) =
            landing::guns(state, self.hex, true, log).filter(|(seat, _)| self.has(*seat))
        {
            let (attacks, dice) = (self.attackers.has(seat), &mut Thrown { chance: &mut state.chance, log });
            field.fire_from_planet(pack, (self.round, &guns), (seat.0, attacks), dice);
        }
        self.losses(state, &field, log);
        let (own, theirs) = (field.hull(true), field.hull(false));
        if own == 0 || theirs == 0 {
            let winner = (own > 0 || theirs > 0).then_some(own > 0);
            return self.end(state, winner, log);
        }
        if self.round < ROUNDS {
            return state.push(Self { step: Step::Orders, round: self.round + 1, asked: 0, ..self });
        }
        // X4R-189: the weaker side withdraws, in a tie the attacker.
        let losers = if own <= theirs { self.attackers } else { self.defenders };
        for seat in losers.iter() {
            self.leave(state, seat, log);
            if let Some(base) = starbase(state, seat, self.hex) {
                hazard::destroy(state, seat, base, self.hex, log);
            }
        }
        state.board.battle.own =
            state.battle.own.iter().copied().filter(|left| !losers.has(left.seat)).collect();
        self.end(state, Some(own > theirs), log);
    }

    /// The same after a tactical battle: which side stays.
    pub(super) fn settle(self, state: &mut State, field: &Field, stays: [bool; 2], log: &mut Log<Event>) {
        self.losses(state, field, log);
        for (side, stays) in [self.defenders, self.attackers].into_iter().zip(stays) {
            for seat in side.iter().filter(|_| !stays) {
                self.leave(state, seat, log);
                if let Some(base) = starbase(state, seat, self.hex) {
                    hazard::destroy(state, seat, base, self.hex, log);
                }
                state.board.battle.own =
                    state.battle.own.iter().copied().filter(|left| left.seat != seat).collect();
            }
        }
        let winner = (stays[0] != stays[1]).then_some(stays[1]);
        self.end(state, winner, log);
    }

    /// The seat that a step asks, if it is one of those and has something to say.
    fn seat(&self, state: &State) -> Option<Seat> {
        let seat = Seat(self.asked);
        let asked = match self.step {
            Step::Begin | Step::Fight => false,
            Step::Decline => self.may_decline(state, seat),
            Step::Orders => self.has(seat) && self.is_in(state, seat),
        };
        Some(seat).filter(|_| asked && !state.leaves_battles(seat))
    }

    /// X4R-462: whether the side of a seat has fewer hull points than the other.
    fn is_outmatched(&self, state: &State, seat: Seat) -> bool {
        let (field, own) = (self.field(state), self.attackers.has(seat));
        field.hull(own) < field.hull(!own)
    }

    /// X4R-462: the fleets of a seat that is not asked withdraw as soon as they can and their side is the weaker one.
    fn withdraw_unasked(&self, state: &mut State, log: &mut Log<Event>) {
        let seat = Seat(self.asked);
        let unasked = self.is_in(state, seat) && state.leaves_battles(seat);
        if !unasked || !self.is_outmatched(state, seat) || self.may_leave(state, seat).is_err() {
            return;
        }
        match self.step {
            Step::Decline if self.may_decline(state, seat) => self.decline(state, seat, log),
            Step::Orders => self.leave(state, seat, log),
            _ => {}
        }
    }

    /// X4R-202: who did not attack, and has no starbase there.
    fn may_decline(&self, state: &State, seat: Seat) -> bool {
        let base = starbase(state, seat, self.hex).is_some();
        self.defenders.has(seat) && self.is_in(state, seat) && !base && self.may_leave(state, seat).is_ok()
    }

    /// The next seat is asked, or the round is fought; a side without units has lost.
    fn go_on(self, state: &mut State, log: &mut Log<Event>) {
        let there = |side: Seats| state.battle.own.iter().any(|it| side.has(it.seat) && !it.is_caught());
        let (own, theirs) = (there(self.attackers), there(self.defenders));
        if !own || !theirs {
            // X4R-202: a declined battle is no defeat.
            let winner = (self.step != Step::Decline && (own || theirs)).then_some(own);
            return self.end(state, winner, log);
        }
        let last = self.asked + 1 >= state.n_players();
        state.push(if last {
            Self { step: Step::Fight, asked: 0, ..self }
        } else {
            Self { asked: self.asked + 1, ..self }
        });
    }
}

impl Part<State> for Clash {
    fn asks(&self, state: &State) -> Option<Seat> {
        self.seat(state)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::War(match self.step {
            Step::Decline => WarDecision::Decline(self.hex),
            _ => WarDecision::Orders(self.hex, self.round),
        })
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Some(seat) = self.seat(state) else { return };
        match action {
            Action::Warfare(Warfare::Decline) => self.decline(state, seat, log),
            Action::Retreat => self.leave(state, seat, log),
            Action::Warfare(Warfare::Suppress) => {
                state.board.battle.orders[seat.0 as usize] = PLANET;
            }
            Action::Aim(target) => state.board.battle.orders[seat.0 as usize] = target,
            Action::Board(target) => state.board.battle.orders[seat.0 as usize] = target | BOARD,
            Action::Affair(Affair::Play(card)) => {
                let turned = self.defector(state, seat);
                turned.into_iter().for_each(|at| state.board.battle.own[at].turn_coat());
                state.push(self);
                return market::play(state, seat, card, log);
            }
            _ => {}
        }
        self.go_on(state, log);
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        match self.step {
            Step::Begin if self.is_open(state) => self.begin(state, log),
            Step::Begin => {}
            Step::Fight if state.battles == BattleMode::Tactical => {
                Manoeuvring::between_players(state, self, log);
            }
            Step::Fight => self.fight(state, log),
            Step::Decline | Step::Orders => {
                self.withdraw_unasked(state, log);
                self.go_on(state, log);
            }
        }
    }
}

impl Offer for Clash {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let Some(seat) = self.seat(state) else { return };
        if tricks::is_held(state, seat, Special::Defector) {
            let first = self.step == Step::Decline || self.round == tricks::FIRST_ASKED;
            let quick = state.battles == BattleMode::Quick;
            let now = first && quick && self.defector(state, seat).is_some();
            tricks::offer(state, seat, (Special::Defector, now), seek, to);
        }
        if self.step == Step::Decline {
            for warfare in [Warfare::Stand, Warfare::Decline] {
                if seek.wants(Thing::Warfare(warfare)) {
                    to(Action::Warfare(warfare), Ok(()));
                }
            }
            return;
        }
        if seek.wants(Thing::Word(Word::Fight)) {
            to(Action::Fight, Ok(()));
        }
        if seek.wants(Thing::Word(Word::Retreat)) {
            to(Action::Retreat, self.may_leave(state, seat));
        }
        if seek.wants(Thing::Warfare(Warfare::Suppress)) && self.attackers.has(seat) {
            to(Action::Warfare(Warfare::Suppress), self.may_suppress(state, seat));
        }
        if !matches!(seek.only(), None | Some(Thing::Target(_))) {
            return;
        }
        let field = self.field(state);
        for (place, left) in state.battle.own.iter().enumerate() {
            let number = place as u8 + 1;
            if self.attackers.has(left.seat) == self.attackers.has(seat) || !seek.wants(Thing::Target(number))
            {
                continue;
            }
            let open = !left.is_caught();
            to(Action::Aim(number), if open { Ok(()) } else { Err(Fault::NotThere.into()) });
            let boards = open && field.may_board(state.pack.pack(), self.round, seat, place);
            to(Action::Board(number), if boards { Ok(()) } else { Err(Fault::NoBoarding.into()) });
        }
    }
}
