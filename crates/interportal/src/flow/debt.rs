//! Bankruptcy: what could not be paid at income is covered at once (X4-099, X4R-072 to X4R-074, X4R-328).

use engine::{Index, Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Offer, Seek, Verdict, advising, build, economy, muster, regime};
use crate::action::{Action, Unit};
use crate::affair::Affair;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::ids::Resource;
use crate::object::Object;
use crate::state::State;
use crate::thing::Thing;
use crate::why::Fault;

/// A seat covers its debts, one resource after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Owing {
    pub(super) seat: Seat,
}

impl Owing {
    /// The debt that is covered now.
    fn debt(&self, state: &State) -> Option<(Resource, i16)> {
        let debts = &state.realms[self.seat].debts;
        Resource::ALL.into_iter().map(|it| (it, debts[it])).find(|(_, debt)| *debt > 0)
    }

    fn can_exchange(&self, state: &State, owed: Resource) -> bool {
        let books = Books::open(state, self.seat);
        let others =
            Resource::ALL.into_iter().filter(|it| *it != owed && state.realms[self.seat].debts[*it] == 0);
        others.into_iter().any(|it| books.has(it, i16::from(books.ratio(it, owed))).is_ok())
    }

    /// All that can be done about the debt; it follows from what lies open.
    fn ways(&self, state: &State) -> Vec<Action> {
        let mut ways = Vec::new();
        self.list(state, &mut ways);
        ways
    }

    /// Policies and advisors, which cost culture; an advisor of the highest level stays (X4R-315).
    fn offer_politics(
        &self,
        state: &State,
        seek: Seek,
        removes: Verdict,
        to: &mut dyn FnMut(Action, Verdict),
    ) {
        let realm = &state.realms[self.seat];
        for policy in realm.policies.iter().filter(|it| seek.wants(Thing::Object(Object::Policy(**it)))) {
            to(Action::Affair(Affair::GiveUp(*policy)), removes);
        }
        for recruit in realm.advisors.iter() {
            if seek.wants(Thing::Object(Object::Advisor(recruit.advisor))) {
                let stays: Verdict =
                    if recruit.level < 3 { Ok(()) } else { Err(Fault::MasterAdvisor.into()) };
                to(Action::Affair(Affair::Release(recruit.advisor)), removes.and(stays));
            }
        }
    }

    /// The debt falls by so much.
    fn lower(&self, state: &mut State, owed: Resource, by: i16) {
        let debts = &mut state.board.realms[self.seat].debts;
        debts[owed] = (debts[owed] - by).max(0);
    }
}

/// X4R-072: what the removal of an object with this upkeep takes off a debt.
fn worth(state: &State, food: u8, per: u8) -> i16 {
    let times = state.pack.bankruptcy.removed_object_cancels_upkeep_times;
    i16::from((food * times / per).max(1))
}

/// Food for so many units.
fn unit_upkeep(state: &State, unit: Unit) -> (u8, u8) {
    let pack = state.pack.pack();
    let upkeep = match unit {
        Unit::Ship(ship, _) => pack[ship].upkeep,
        Unit::Standard(ship) => pack[ship].upkeep,
        Unit::Ground(ground) => pack[ground].upkeep,
    };
    (upkeep.food, upkeep.per)
}

fn n_units(state: &State, seat: Seat, unit: Unit) -> u8 {
    let realm = &state.realms[seat];
    match unit {
        Unit::Ground(ground) => realm.ground[ground.at()],
        unit => realm.ships.iter().filter(|vessel| muster::is(vessel, unit)).count() as u8,
    }
}

/// Whether a unit can be removed for its upkeep; variants of a hull cost it together (X4R-088).
fn costs_food(state: &State, seat: Seat, unit: Unit) -> bool {
    let (food, per) = unit_upkeep(state, unit);
    let n = n_units(state, seat, unit);
    if food == 0 || n == 0 {
        return false;
    }
    let all = match unit {
        Unit::Ship(ship, _) => {
            let variants = 1..=state.pack[ship].variants;
            variants.map(|variant| n_units(state, seat, Unit::Ship(ship, variant))).sum()
        }
        _ => n,
    };
    all >= per
}

impl Part<State> for Owing {
    fn asks(&self, state: &State) -> Option<Seat> {
        // X4R-328: the only way is taken without a question.
        self.debt(state).filter(|_| self.ways(state).len() > 1).map(|_| self.seat)
    }

    fn decision(&self, state: &State) -> Decision {
        let (resource, debt) = self.debt(state).unwrap_or((Resource::Awe, 0));
        Decision::Owe(resource, debt)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let Some((owed, _)) = self.debt(state) else { return };
        state.push(self);
        match action {
            Action::Exchange(from, to) => {
                economy::exchange(state, self.seat, from, to, log);
                state.realms[self.seat].accounts[to] -= 1;
                self.lower(state, owed, 1);
            }
            Action::Slot(hex, place) => {
                let colony = state.colony_at(hex).expect("the building stands on a colony");
                let card = &state.pack.pack()[colony.buildings[usize::from(place) - 1].building];
                let by = worth(state, card.upkeep.food, 1);
                build::tear_down(state, self.seat, hex, place, log);
                self.lower(state, owed, by);
            }
            Action::Dismiss(unit) => {
                let (food, per) = unit_upkeep(state, unit);
                log.tell(Event::Dismissed(self.seat, unit));
                muster::dismiss(state, self.seat, unit);
                self.lower(state, owed, worth(state, food, per));
            }
            Action::Affair(Affair::GiveUp(policy)) => {
                let by = worth(state, state.pack[policy].upkeep.culture, 1);
                regime::give_up(state, self.seat, policy, log);
                self.lower(state, owed, by);
            }
            Action::Affair(Affair::Release(advisor)) => {
                let by = worth(state, state.pack[advisor].upkeep.culture, 1);
                advising::release(state, self.seat, advisor, log);
                self.lower(state, owed, by);
            }
            _ => {}
        }
    }

    /// X4R-073: what cannot be covered is forgiven, at the price of one sanction level.
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let Some((owed, debt)) = self.debt(state) else { return };
        if let Some(way) = self.ways(state).first() {
            return self.apply(state, *way, log);
        }
        state.push(self);
        let numbers = &state.pack.pack();
        let realm = &mut state.board.realms[self.seat];
        realm.debts[owed] = 0;
        log.tell(Event::Forgiven(self.seat, owed, debt));
        for _ in 0..numbers.bankruptcy.unpaid_sanction_levels {
            state.sanction(self.seat, log);
        }
        state.touch(self.seat);
    }
}

impl Offer for Owing {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let Some((owed, _)) = self.debt(state) else { return };
        let books = Books::open(state, self.seat);
        economy::exchanges(&books, seek, &mut |action, verdict| {
            let Action::Exchange(from, other) = action else { return };
            let owes = state.realms[self.seat].debts[from] > 0;
            let helps = if other == owed && !owes { Ok(()) } else { Err(Fault::OtherDebt.into()) };
            to(action, helps.and(verdict));
        });
        // X4R-328: first by exchange, then objects with upkeep in that resource.
        let exchanges = self.can_exchange(state, owed);
        let removes_if = |of: Resource| -> Verdict {
            if exchanges {
                Err(Fault::ExchangeFirst.into())
            } else if owed == of {
                Ok(())
            } else {
                Err(Fault::OtherDebt.into())
            }
        };
        self.offer_politics(state, seek, removes_if(Resource::Culture), to);
        let removes = removes_if(Resource::Food);
        // Most debts are covered by exchange, and then no list of objects is needed.
        if seek.is_legal() && removes.is_err() {
            return;
        }
        for (hex, standing, place) in build::own_buildings(state, self.seat) {
            let card = &state.pack.pack()[standing.building];
            let food = card.upkeep_if_food.filter(|_| standing.resource == Some(Resource::Food));
            let costs = food.unwrap_or(card.upkeep).food > 0;
            if costs && seek.wants(Thing::Slot(hex, place)) {
                to(Action::Slot(hex, place), removes);
            }
        }
        for unit in economy::units(state).filter(|unit| seek.wants(Thing::Unit(*unit))) {
            if costs_food(state, self.seat, unit) {
                to(Action::Dismiss(unit), removes);
            }
        }
    }
}
