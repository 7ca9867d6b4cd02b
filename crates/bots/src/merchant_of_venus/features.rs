//! What the network reads of a table of Merchant of Venus.
//!
//! Everything here is on the open table. The value of a seat's best plan is the trader's: the network learns what it
//! leaves out, such as the rivals.

use super::Weights;
use super::chart::Chart;
use super::sight::{Sight, turns_after};
use crate::net::{Block, Featured, Sink, Writer};
use engine::{Bits, Index, Seat};
use merchant_of_venus::ids::{Challenge, Culture, Dial, Equipment, Face, Good, Reward, Technology};
use merchant_of_venus::{Board, Decision, State, score};

impl Featured for State {
    const MARGIN: f32 = 600.0;
    const POINTS: f32 = 2000.0;
    const MOST_ACTIONS: usize = 256;
    const ALONE: f32 = 2000.0;

    fn features<S: Sink>(&self, to: &mut Writer<'_, S>) {
        to.begin(Block::Table);
        table(self, to);
        for seat in self.merchants.seats() {
            to.begin(Block::Seat(usize::from(seat.0)));
            merchant(self, seat, to);
        }
    }

    /// What a seat has looked at stays hidden, but not what it chooses.
    fn is_secret(_: Decision) -> bool {
        false
    }
}

fn table<S: Sink>(board: &Board, to: &mut Writer<'_, S>) {
    let n_seats = board.merchants.n_seats();
    to.one_of(Some(usize::from(n_seats) - 1), 4, |n| format!("{} seats", n + 1));
    to.steps(board.round.into(), 1, 30, "round");
    to.flags(board.contracts_and_markers.into(), 1, |_| "contracts and markers".to_owned());
    let known = |culture: &Culture| board.system_of(*culture).is_some();
    let known: Bits<Culture> = Culture::all().filter(known).collect();
    to.flags(known.word(), Culture::COUNT, |n| format!("known: {}", name::<Culture>(n)));
    to.steps(known.len().into(), 1, Culture::COUNT, "known cultures");
    let mut results = [Bits::<Challenge>::EMPTY; 3];
    for trial in board.trials.iter() {
        let result = trial.met.map_or(0, |met| 1 + usize::from(met));
        results[result].add(trial.challenge);
    }
    for (result, challenges) in ["open", "failed", "met"].into_iter().zip(results) {
        to.flags(challenges.word(), Challenge::COUNT, |n| format!("{result}: {}", name::<Challenge>(n)));
        to.steps(challenges.len().into(), 1, 3, format_args!("challenges {result}"));
    }
}

fn merchant<S: Sink>(state: &State, seat: Seat, to: &mut Writer<'_, S>) {
    let board: &Board = state;
    let merchant = &board.merchants[seat];
    prospects(state, seat, to);
    let sheet = score::sheet(board, seat);
    to.number(sheet.credits() as f32 / 1000.0, "credits scored now");
    to.number(merchant.credits as f32 / 1000.0, "cash");
    to.steps(merchant.credits as i32, 60, 12, "cash");
    to.number(sheet.fame() as f32 / 30.0, "fame");
    to.flags(sheet.is_disqualified().into(), 1, |_| "disqualified".to_owned());
    to.steps(board.n_ports(seat).into(), 1, 5, "spaceports");
    for dial in Dial::ALL {
        to.steps(merchant.dials[dial.at()].into(), 1, 6, format_args!("{dial}"));
    }
    to.steps(merchant.holds.into(), 1, 4, "holds");
    to.one_of(merchant.drive.map(Index::at), Equipment::COUNT, |n| format!("drive {}", name::<Equipment>(n)));
    to.one_of(board.has_pilot(seat).then(|| merchant.face.at()), Face::COUNT, |n| {
        format!("pilot {}", name::<Face>(n))
    });
    let owned = |technology: &Technology| merchant.technologies[technology.at()] > 0;
    let owned: Bits<Technology> = Technology::all().filter(owned).collect();
    to.flags(owned.word(), Technology::COUNT, |n| format!("has {}", name::<Technology>(n)));
    to.flags(merchant.rewards.word(), Reward::COUNT, |n| format!("has {}", name::<Reward>(n)));
    let cost = |good: Good| i32::from(merchant.goods[good.at()]) * i32::from(board.pack[good].cost);
    to.number(Good::all().map(cost).sum::<i32>() as f32 / 300.0, "cost of goods aboard");
    to.steps(merchant.n_goods().into(), 1, 8, "goods aboard");
    to.steps(merchant.passengers.len().into(), 1, 4, "passengers");
    to.steps(merchant.missions.len() as i32, 1, 2, "open missions");
    to.steps(merchant.done.len().into(), 1, 6, "missions done");
    to.steps(merchant.titles.len().into(), 1, 3, "titles");
    to.steps(merchant.drills.len().into(), 1, 6, "drills");
    to.steps(merchant.delivered.into(), 1, 8, "passengers delivered");
}

/// The trader's value of the state, and the time that is left.
fn prospects<S: Sink>(state: &State, seat: Seat, to: &mut Writer<'_, S>) {
    const STEP: i32 = 150;
    let board: &Board = state;
    let (chart, weights) = (Chart::of(board, seat), Weights::default());
    let sight = Sight { chart: &chart, weights: &weights, captain: seat, root: Decision::Start };
    let worth = sight.worth(state) as f32;
    let turns = turns_after(board, seat) as f32;
    to.number(worth / 1000.0, "value of the best plan");
    to.number(worth / 1000.0 * turns / 30.0, "value of the best plan by the time left");
    to.steps(worth as i32, STEP, 40, "value of the best plan");
    to.number(turns / 30.0, "turns left");
    let n_seats = board.merchants.n_seats();
    let away = (seat.0 + n_seats - board.turn.seat.0) % n_seats;
    to.one_of(Some(away.into()), 4, |n| format!("{n} turns away"));
}

/// The thing with this number; it is printed by its id.
fn name<I: Index>(n: usize) -> I {
    I::from_index(n as u8)
}
