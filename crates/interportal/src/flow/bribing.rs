//! Mercenaries are bought off before a battle, or kept (X4-078, X4R-165).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Clash, Frame, Offer, Seek, Verdict, muster};
use crate::action::Action;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::ids::Resource;
use crate::realm::Make;
use crate::state::State;
use crate::thing::Thing;
use crate::war::{WarDecision, WarEvent};
use crate::warfare::Warfare;

/// One player after the other may buy off a mercenary ship of the other side.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Bribing {
    hex: Hex,
    /// The seat whose turn it is.
    seat: u8,
    /// The ship that was named, by its number in the battle; its owner is asked. 0 if none was.
    named: u8,
}

impl Bribing {
    pub(super) const fn at(hex: Hex) -> Self {
        Self { hex, seat: 0, named: 0 }
    }

    /// The battle that begins below this frame.
    fn clash(state: &State) -> Option<&Clash> {
        state.frames.iter().rev().find_map(|frame| match frame {
            Frame::Clash(clash) => Some(clash),
            _ => None,
        })
    }

    /// X4R-165: the full price of a mercenary ship in the battle, by its number from 1.
    fn price(state: &State, number: u8) -> Option<i16> {
        let left = state.battle.own.get(usize::from(number).checked_sub(1)?)?;
        let vessel = state.realms[left.seat].ships.get(usize::from(left.ship))?;
        match vessel.make {
            Make::Standard(standard) if vessel.is_mercenary() => {
                Some(i16::from(state.pack[standard].cost.awe))
            }
            _ => None,
        }
    }

    /// The mercenary ships of the other side, with what they cost.
    fn targets(&self, state: &State) -> Vec<(u8, i16)> {
        let Some(clash) = Self::clash(state) else { return Vec::new() };
        let seat = Seat(self.seat);
        let fights = state.battle.own.iter().any(|left| left.seat == seat);
        let enemy = |other: Seat| fights && clash.attackers.has(seat) != clash.attackers.has(other);
        let all = (1..).zip(state.battle.own.iter()).filter(|(_, left)| enemy(left.seat));
        all.filter_map(|(number, _)| Some((number, Self::price(state, number)?))).collect()
    }

    fn owner(&self, state: &State) -> Option<Seat> {
        let place = usize::from(self.named).checked_sub(1)?;
        state.battle.own.get(place).map(|left| left.seat)
    }

    fn has(state: &State, seat: Seat, price: i16) -> Verdict {
        Books::open(state, seat).has(Resource::Awe, price)
    }

    /// The next player, or nobody.
    fn next(self, state: &mut State) {
        if self.seat + 1 < state.n_players() {
            state.push(Self { seat: self.seat + 1, named: 0, ..self });
        }
    }

    /// The ship goes to the box, and who wanted that pays.
    fn buy_off(self, state: &mut State, number: u8, log: &mut Log<Event>) {
        let Some(price) = Self::price(state, number) else { return self.next(state) };
        let place = usize::from(number) - 1;
        let left = state.battle.own[place];
        state.realms[Seat(self.seat)].accounts[Resource::Awe] -= price;
        log.tell(Event::War(WarEvent::BoughtOff(Seat(self.seat), left.seat, price as u8)));
        Clash::strike_off(state, place);
        muster::remove(state, left.seat, usize::from(left.ship));
        let later = |it: &&mut crate::state::Left| it.seat == left.seat && it.ship > left.ship;
        state.board.battle.own.iter_mut().filter(later).for_each(|it| it.ship -= 1);
        self.next(state);
    }
}

impl Part<State> for Bribing {
    fn asks(&self, state: &State) -> Option<Seat> {
        if self.named > 0 {
            let owner = self.owner(state)?;
            return Some(owner)
                .filter(|_| Self::has(state, owner, Self::price(state, self.named).unwrap_or(0)).is_ok());
        }
        let able = |(_, price): (u8, i16)| Self::has(state, Seat(self.seat), price).is_ok();
        self.targets(state).into_iter().any(able).then_some(Seat(self.seat))
    }

    fn decision(&self, state: &State) -> Decision {
        Decision::War(match self.named {
            0 => WarDecision::Bribe(self.hex),
            n => WarDecision::KeepMercenary(self.hex, Self::price(state, n).unwrap_or(0) as u8),
        })
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Warfare(Warfare::Bribe(number)) => state.push(Self { named: number, ..self }),
            Action::Warfare(Warfare::KeepOn) => {
                // X4R-415: only who keeps it pays.
                if let (Some(owner), Some(price)) = (self.owner(state), Self::price(state, self.named)) {
                    state.realms[owner].accounts[Resource::Awe] -= price;
                    log.tell(Event::War(WarEvent::KeptOn(owner, price as u8)));
                }
                self.next(state);
            }
            Action::Warfare(Warfare::LetGo) => self.buy_off(state, self.named, log),
            _ => self.next(state),
        }
    }

    /// An owner who cannot pay loses the ship.
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        if self.named > 0 { self.buy_off(state, self.named, log) } else { self.next(state) }
    }
}

impl Offer for Bribing {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        if self.named > 0 {
            for warfare in [Warfare::KeepOn, Warfare::LetGo] {
                if seek.wants(Thing::Warfare(warfare)) {
                    to(Action::Warfare(warfare), Ok(()));
                }
            }
            return;
        }
        for (number, price) in self.targets(state) {
            if seek.wants(Thing::Target(number)) {
                let verdict = Self::has(state, Seat(self.seat), price);
                to(Action::Warfare(Warfare::Bribe(number)), verdict);
            }
        }
        if seek.wants(Thing::of(Action::Done)) {
            to(Action::Done, Ok(()));
        }
    }
}
