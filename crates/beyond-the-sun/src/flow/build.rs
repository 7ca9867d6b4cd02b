//! BTS-140 to BTS-143: building ships.

use super::{Part, prospect};
use crate::action::Action;
use crate::effect::{Ability, Cube, Spot};
use crate::event::{Decision, Event};
use crate::ids::{Leader, Place};
use crate::state::State;
use engine::{Bits, Log, Seat};
use serde::{Deserialize, Serialize};

/// A ship about to be placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Building {
    pub seat: Seat,
    /// The cube it is made of.
    pub cube: Cube,
    pub level: u8,
    pub at: Spot,
    /// Whether it may be declined.
    pub offer: Offer,
    /// Whether it is a step of the action, so that one more may follow.
    pub action: bool,
}

/// Whether a ship must be built.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Offer {
    /// It must.
    Printed,
    /// BTS-105: population replaces supply, which may be declined.
    StandsIn,
    /// BTL-051: one more ship, if the action has built one, which may be declined.
    OneMore,
}

impl Building {
    /// Builds without asking if there is nothing to choose.
    pub(crate) fn begin(
        state: &mut State,
        seat: Seat,
        cube: Cube,
        level: u8,
        at: Spot,
        action: bool,
        log: &mut Log<Event>,
    ) {
        let tableau = &state.tableaus[seat];
        let stands_in = cube == Cube::Supply && tableau.n_supply() == 0;
        let from_pop = cube == Cube::Pop || stands_in;
        let spend = |after: &mut State| after.tableaus[seat].pop -= 1;
        if from_pop && tableau.pop == 0 || stands_in && !prospect::can_spare(state, seat, spend) {
            return;
        }
        let cube = if from_pop { Cube::Pop } else { Cube::Supply };
        let offer = if stands_in { Offer::StandsIn } else { Offer::Printed };
        let building = Building { seat, cube, level, at, offer, action };
        let sites = building.sites(state);
        let token = building.anywhere(state).is_some() || building.higher(state).is_some();
        match (sites.nth(0), sites.nth(1)) {
            (Some(only), None) if !stands_in && !token => building.place(state, only, 0, log),
            (Some(_), _) => state.push(building),
            (None, _) => {}
        }
    }

    /// BTL-051: whether the action of `seat` has built and one more ship may be built.
    pub(crate) fn one_more_is_due(state: &State, seat: Seat) -> bool {
        let turn = &state.this_turn;
        let tableau = &state.tableaus[seat];
        !turn.built_at.is_empty()
            && !turn.reinforced
            && tableau.n_supply() + tableau.pop > 0
            && state.may_have(seat, state.pack.masks.easing)
            && state.abilities(seat).any(|(_, ability)| ability == Ability::ExtraShip)
    }

    /// Asks where one more ship is built.
    pub(crate) fn one_more(state: &mut State, seat: Seat) {
        state.this_turn.reinforced = true;
        let cube = if state.tableaus[seat].n_supply() > 0 { Cube::Supply } else { Cube::Pop };
        let spend = |after: &mut State| match cube {
            Cube::Pop => after.tableaus[seat].pop -= 1,
            _ => {
                after.tableaus[seat].take_supply();
            }
        };
        if !prospect::can_spare(state, seat, spend) {
            return;
        }
        let (at, offer) = (Spot::SolOrYard, Offer::OneMore);
        state.push(Building { seat, cube, level: 1, at, offer, action: false });
    }

    fn sites(&self, state: &State) -> Bits<Place> {
        match self.at {
            _ if self.offer == Offer::OneMore => state.this_turn.built_at.and(state.places_for(self.seat)),
            Spot::SolOrYard => state.build_sites(self.seat),
            Spot::DeepSpace => Bits::only(Place::DeepSpace),
            Spot::Sol => Bits::only(Place::Sol),
            Spot::Any | Spot::Here => self.everywhere(state),
        }
    }

    fn everywhere(&self, state: &State) -> Bits<Place> {
        let places = state.places_for(self.seat);
        places.iter().filter(|place| state.may_enter(*place, self.level)).collect()
    }

    /// BTL-028, BTL-037: the leader whose token places the ship anywhere.
    fn anywhere(&self, state: &State) -> Option<Leader> {
        if !state.is_turn_of(self.seat) {
            return None;
        }
        let able = |ability| (ability == Ability::TokenPlaceAny).then_some(());
        state.token_for(self.seat, able).map(|(leader, ())| leader)
    }

    /// The leader whose token raises the ship, and by how much.
    fn higher(&self, state: &State) -> Option<(Leader, u8)> {
        if !state.is_turn_of(self.seat) || self.level + self.first_bonus(state) >= 4 {
            return None;
        }
        let more = |ability| if let Ability::TokenPrototype(more) = ability { Some(more) } else { None };
        state.token_for(self.seat, more)
    }

    /// By how much the first ship of a turn is higher.
    fn first_bonus(&self, state: &State) -> u8 {
        let may_have = || state.may_have(self.seat, state.pack.masks.easing);
        if !state.is_turn_of(self.seat) || state.this_turn.built || !may_have() {
            return 0;
        }
        let more = |ability| if let Ability::FirstBuildBonus(more) = ability { more } else { 0 };
        state.abilities(self.seat).map(|(_, ability)| more(ability)).sum()
    }

    fn place(self, state: &mut State, place: Place, more: u8, log: &mut Log<Event>) {
        let seat = self.seat;
        let level = (self.level + self.first_bonus(state) + more).min(4);
        if seat == state.turn {
            state.this_turn.built = true;
        }
        if self.action {
            state.this_turn.built_at.add(place);
        }
        let tableau = &mut state.tableaus[seat];
        if self.cube == Cube::Pop {
            tableau.pop -= 1;
        } else {
            tableau.take_supply();
        }
        tableau.add_ship(place, level);
        state.this_turn.changed = true;
        log.tell(Event::Built(seat, level, state.spot(place)));
        // BTL-036: a tile without a ship goes under the next one built.
        let tile = state.tableaus[seat].retinue.tile;
        if tile.strength > 0 && tile.under.is_none() {
            state.put_tile(seat, place, level, log);
        }
        state.correct_control(log);
    }
}

impl Part<State> for Building {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        match self.offer {
            Offer::Printed => Decision::Build(self.level),
            Offer::StandsIn => Decision::BuildFromPopulation(self.level),
            Offer::OneMore => Decision::BuildOneMore,
        }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        let sites = self.sites(state);
        into.extend(sites.iter().map(Action::Build));
        if self.anywhere(state).is_some() {
            into.extend(self.everywhere(state).without(sites).iter().map(Action::Build));
        }
        if self.higher(state).is_some() {
            into.extend(sites.iter().map(Action::Prototype));
        }
        if self.offer != Offer::Printed {
            into.push(Action::Pass);
        }
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Build(place) => {
                let token = self.anywhere(state).filter(|_| !self.sites(state).has(place));
                if let Some(leader) = token {
                    state.spend_tokens(self.seat, leader, 1, log);
                }
                self.place(state, place, 0, log);
            }
            Action::Prototype(place) => {
                if let Some((leader, more)) = self.higher(state) {
                    state.spend_tokens(self.seat, leader, 1, log);
                    self.place(state, place, more, log);
                }
            }
            _ => {}
        }
    }
}
