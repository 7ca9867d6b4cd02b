//! An institution action is carried out, and what follows from it: reasons for war and sanctions (X4-265, X4R-148).

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::super::happening;
use super::{Aim, Plan};
use crate::action::Craft;
use crate::agent::Mission;
use crate::cards::{Character, EquipmentCard};
use crate::event::Event;
use crate::hex::Hex;
use crate::ids::Ship;
use crate::intrigue::AgentEvent;
use crate::notation::Moment;
use crate::realm::{Make, SHIPS, Vessel};
use crate::state::{Board, State};

/// The action that was announced is carried out, if nobody has prevented it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Striking {
    pub(super) plan: Plan,
}

impl Part<State> for Striking {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let plan = self.plan;
        let (victim, violates) = (plan.victim(state), plan.violates_immunity(state));
        let cloaked = plan.is_cloaked(state);
        let before = state.board.frames.len();
        state.realms[plan.seat].service.record.ever = true;
        plan.carry_out(state, log);
        // X4R-148, X4-496: the blame falls on the actor, or on who was named.
        let guilty = plan.blamed.unwrap_or(plan.seat);
        let reason = plan.mission.card(state.pack.pack()).war_reason;
        if let (Some(reason), Some(victim)) = (reason.filter(|_| !cloaked && !plan.papers), victim) {
            state.aggrieve(reason, (victim, guilty), plan.hex, log);
        }
        if violates && !cloaked {
            sanction(state, guilty, log);
        }
        if state.board.frames.len() == before {
            happening::happen(state, plan.seat, Moment::IaDone, Some(plan.hex), log);
        }
    }
}

impl Plan {
    /// X4-264, X4-265: whether it destroys a unit or building with diplomatic immunity.
    pub(super) fn violates_immunity(&self, state: &State) -> bool {
        match (self.mission, self.aim) {
            (Mission::Sabotage | Mission::Subversion, Aim::Craft(seat, Craft::Ship(ship))) => {
                is_immune(state, seat, ship)
            }
            (Mission::Sabotage, Aim::Slot(slot)) => {
                let colony = state.colony_at(self.hex);
                let standing = colony.and_then(|it| it.buildings.get(usize::from(slot) - 1).copied());
                standing.is_some_and(|it| super::reach::is_embassy(state, it.building))
            }
            _ => false,
        }
    }

    fn carry_out(self, state: &mut State, log: &mut Log<Event>) {
        match self.mission {
            Mission::RecruitAway => self.recruit_away(state, log),
            Mission::Bribery => self.bribe(state, log),
            Mission::AppointAmbassador => self.appoint(state, log),
            Mission::Dialogue => self.talk(state, log),
            Mission::ExertPressure => self.press(state, log),
            Mission::VoteBattle => self.lay_cubes(state, log),
            Mission::Reconnaissance => self.scout(state, log),
            Mission::BuildNetwork => self.build_network(state, log),
            Mission::Smuggling => self.load(state, log),
            Mission::GoUnderground => self.dive(state, log),
            Mission::Assassination => self.attack_advisor(state),
            Mission::Theft => self.steal(state, log),
            Mission::MineMainRoutes => self.mine(state, log),
            Mission::PromoteCorruption => self.corrupt(state, log),
            Mission::ProbeTheSituation => self.probe(state, log),
            Mission::Sabotage => self.sabotage(state, log),
            Mission::Rebellion => self.rebel(state, log),
            Mission::DisruptSystems => self.disrupt(state, log),
            Mission::Espionage => self.copy(state, log),
            Mission::TerrorAttack => self.terrorise(state, log),
            Mission::Subversion => self.subvert(state, log),
            Mission::DetectNetwork => self.detect(state, log),
            Mission::Patrol => self.patrol(state, log),
            Mission::ErectWatch => self.erect(state),
            // Reactions are no actions of a turn.
            Mission::PoliticalSupport | Mission::EscapePlan | Mission::ForgeEvidence | Mission::Arrest => {}
        }
    }
}

/// X4-264: whether a ship carries a diplomat, and so has diplomatic immunity.
pub(in crate::flow) fn is_immune(board: &Board, seat: Seat, ship: u8) -> bool {
    let aboard = |card: &EquipmentCard| card.character == Some(Character::Diplomat);
    let vessel = board.realms[seat].ships.get(usize::from(ship));
    vessel.is_some_and(|vessel| board.shows(seat, vessel.make, aboard))
}

/// X4-265, X4-266: a sanction level for violated immunity, any number of times per round.
pub(in crate::flow) fn sanction(state: &mut State, seat: Seat, log: &mut Log<Event>) {
    let highest = state.pack.sanctions.levels_max;
    let levels = &mut state.board.realms[seat].sanctions;
    *levels = (*levels + 1).min(highest);
    log.tell(Event::Agent(AgentEvent::Sanctioned(seat)));
    state.touch(seat);
}

/// X4R-149: an ambassador without any embassy with its host goes home.
pub(in crate::flow) fn drop_envoys(state: &mut State, log: &mut Log<Event>) {
    // Few games have any, and this is looked at before every decision.
    if state.realms.as_slice().iter().all(|realm| realm.service.envoys == [0; 6]) {
        return;
    }
    for seat in state.in_order() {
        for host in state.in_order() {
            let envoy = state.realms[seat].service.envoys[usize::from(host.0)];
            if envoy > 0 && state.embassies(seat, host).next().is_none() {
                let home = state.realms[seat].capital;
                recall(state, seat, host, home, log);
            }
        }
    }
}

/// The ship of an ambassador comes to a system.
pub(super) fn recall(state: &mut State, seat: Seat, host: Seat, hex: Hex, log: &mut Log<Event>) {
    let variant = std::mem::take(&mut state.board.realms[seat].service.envoys[usize::from(host.0)]);
    if variant == 0 || state.realms[seat].ships.len() >= SHIPS {
        return;
    }
    let ship = Ship::from_id("research-ship").unwrap_or_default();
    let vessel = Vessel::built(state, Make::Blueprint(ship, variant));
    super::super::place(state, seat, vessel, hex, None);
    log.tell(Event::Agent(AgentEvent::EnvoyBack(seat, hex)));
}
