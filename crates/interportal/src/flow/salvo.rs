//! Guns on planets fire at enemy fleets that stay without a battle (X4-213, X4R-234).

use engine::{List, Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::assault::FOUGHT;
use super::battling::Thrown;
use super::{Battling, bombing, fighters, hazard, landing};
use crate::combat::{self, Arm};
use crate::event::Event;
use crate::hex::Hex;
use crate::state::State;
use crate::war::WarEvent;

/// The battle round by whose distance guns fire.
const NEAR: u8 = 3;

/// All guns fire once, after the battles.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Salvo;

impl Part<State> for Salvo {
    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let sites: List<(Hex, Seat), { crate::state::COLONIES }> =
            state.colonies.iter().map(|colony| (colony.hex, colony.seat)).collect();
        for (hex, owner) in sites.iter().copied() {
            let enemies = state.in_order().filter(|it| state.at_war(owner, *it) && state.has_fleet(*it, hex));
            let enemies: List<Seat, 6> = enemies.collect();
            if enemies.is_empty() || state.is_struck(hex, FOUGHT) {
                continue;
            }
            let Some((_, guns)) = landing::guns(state, hex, false, log) else { continue };
            for enemy in enemies.iter().copied() {
                fire(state, (owner, &guns), enemy, hex, log);
            }
        }
        state.board.struck.clear();
    }
}

fn fire(state: &mut State, (owner, guns): (Seat, &[Arm]), enemy: Seat, hex: Hex, log: &mut Log<Event>) {
    log.tell(Event::War(WarEvent::Salvo(owner, enemy, hex)));
    state.hidden.hands[enemy].berths.show(log);
    let ships = fighters(state, enemy, hex);
    let ships = ships.iter().map(|ship| (enemy, *ship, true));
    let mut field = combat::facing(state, &state.hidden.hands, ships, hex);
    let pack = state.pack.pack();
    let dice = &mut Thrown { chance: &mut state.chance, log };
    field.fire_from_planet(pack, (NEAR, guns), (owner.0, false), dice);
    for unit in field.units.iter().rev() {
        let ship = usize::from(unit.index);
        let before = state.realms[enemy].ships[ship].hull;
        if unit.hu < before {
            hazard::damage(state, enemy, ship, hex, before - unit.hu, log);
        }
    }
    // X4-213: fleets that cannot attack the guns must withdraw.
    if state.has_fleet(enemy, hex) && bombing::weapons(state, enemy, hex).is_empty() {
        Battling { seat: enemy, hex, round: 1 }.withdraw(state, log);
    }
}
