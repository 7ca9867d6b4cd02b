//! What characters, networks and watches are worth, and how reactions are answered.

use super::Table;
use engine::Seat;
use interportal::agent::{Agency, Agent, Mission};
use interportal::hex::Hex;
use interportal::ids::Resource;
use interportal::intrigue::AgentDecision;
use interportal::{Action, State};

/// Characters beyond this number are worth nothing more.
const CHARACTERS: i64 = 3;

impl Table<'_> {
    /// Networks by their levels, watches, and ships with characters, those abroad above all.
    pub(super) fn service(&self) -> i64 {
        let board = self.board;
        let mut levels = (0, 0);
        for system in board.systems.iter() {
            levels.0 += i64::from(system.networks[self.seat]);
            levels.1 += i64::from(system.watches[self.seat]);
        }
        let (mut n, mut abroad) = (0, 0);
        for agent in board.agents(self.seat).filter(|agent| !matches!(agent, Agent::Watch(_))) {
            n += 1;
            abroad += i64::from(self.is_abroad(agent));
        }
        let late = self.rounds.min(6);
        let weights = self.weights;
        (levels.0 * weights.network + levels.1 * weights.watch) * late / 6
            + (n.min(CHARACTERS) + abroad.min(CHARACTERS)) * weights.character * late / 6
    }

    fn is_abroad(&self, agent: Agent) -> bool {
        let at = |ship: u8| self.realm().ships.get(usize::from(ship)).and_then(|vessel| vessel.at);
        match agent {
            Agent::Ship(ship) => at(ship).is_some_and(|hex| self.is_foreign_colony(hex)),
            Agent::Envoy(_) => true,
            Agent::Watch(_) => false,
        }
    }

    fn is_foreign_colony(&self, hex: Hex) -> bool {
        self.board.colony_at(hex).is_some_and(|colony| colony.seat != self.seat)
    }
}

/// The answer to a question about characters that is given without looking ahead.
pub(super) fn answer(world: &State, seat: Seat, decision: AgentDecision, legal: &[Action]) -> Option<Action> {
    let of = |wanted: Agency| legal.iter().copied().find(|action| *action == Action::Agency(wanted));
    let culture = world.realms[seat].accounts[Resource::Culture];
    match decision {
        AgentDecision::Arrest(_, _, hex) => {
            // Who would be robbed or attacked defends itself, if it can pay for it.
            let own = world.colony_at(hex).is_some_and(|colony| colony.seat == seat)
                || world.system(hex).route == Some(seat);
            let guarded = world.system(hex).watches[seat] > 0;
            of(if own && (guarded || culture >= 4) { Agency::Arrest } else { Agency::Let })
        }
        AgentDecision::Wager(mission, _) => {
            let most = if mission == Mission::Assassination { culture / 2 } else { culture / 4 };
            let most = most.clamp(0, 6) as u8;
            let bids = legal.iter().copied().filter_map(|action| match action {
                Action::Agency(Agency::Wager(bid)) if bid <= most => Some((bid, action)),
                _ => None,
            });
            bids.max_by_key(|(bid, _)| *bid).map(|(_, action)| action)
        }
        AgentDecision::Forge(..) => of(Agency::Papers).or_else(|| of(Agency::Honest)),
        AgentDecision::Support(_) => of(Agency::Enough),
        AgentDecision::Escape(..) => of(Agency::Stay),
        AgentDecision::Spring(..) => of(Agency::Spring).or_else(|| of(Agency::Spare)),
        AgentDecision::Cover(_) => of(Agency::Cover).or_else(|| of(Agency::Bare)),
        AgentDecision::Smuggle(_) => {
            let ways = [2, 3, 1].map(Agency::Smuggle);
            ways.into_iter().find_map(of).or_else(|| of(Agency::KeepCargo))
        }
        AgentDecision::Aim(Mission::Theft, _) => of(Agency::Enough).or_else(|| {
            let loot = legal.iter().copied().filter_map(|action| match action {
                Action::Agency(Agency::Steal(_, n)) => Some((n, action)),
                _ => None,
            });
            loot.max_by_key(|(n, _)| *n).map(|(_, action)| action)
        }),
        AgentDecision::Aim(..)
        | AgentDecision::Where(_)
        | AgentDecision::Perform
        | AgentDecision::Bring(_)
        | AgentDecision::SmuggleWhere(_)
        | AgentDecision::Kill => None,
    }
}
