//! NF-087 to NF-125: in Settle everybody gains two colonists or settles a world.

use super::{Part, settle_legal};
use crate::action::Action;
use crate::cards::Colour;
use crate::effect::Power;
use crate::event::{Decision, Event, Giver};
use crate::ids::{Development, Kind, Phase, Tile, World};
use crate::query;
use crate::state::{Colony, Source, State};
use crate::why::Reason;
use engine::{Bits, Log, Refusal, Seat, Unsaid, require};
use serde::{Deserialize, Serialize};

/// NF-088: colonists for a player who does not settle.
const COLONISTS: u8 = 2;

/// A player's turn in Settle. It may have several steps: discarding goods for strength, settling one or two worlds,
/// replacing a colony.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Settling {
    /// Who.
    pub seat: Seat,
    /// Whether the choice between colonists and settling has been made, and how.
    pub chosen: Option<Chosen>,
    /// Worlds settled in this turn.
    pub n_settled: u8,
    /// Strength from discarded goods; it lasts until the turn ends (NF-105, NF-107).
    pub temporary: u8,
    /// Tiles whose good-for-strength power has been used.
    pub discarded_for: (Bits<Colony>, Bits<Development>),
    /// Colonies replaced by Terraforming Engineers and similar powers in this turn.
    pub n_replaced: u8,
    /// Colonies that arrived in this turn: their powers do not work yet (NF-062) and they cannot be replaced
    /// (NF-119).
    pub fresh: Bits<World>,
}

/// The main choice of Settle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Chosen {
    /// To gain colonists.
    Colonists,
    /// To settle.
    World,
}

impl Part<State> for Settling {
    fn asks(&self, _: &State) -> Option<Seat> {
        Some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        if self.chosen.is_none() { Decision::Settle } else { Decision::SettleMore }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        into.extend(self.may_take::<Unsaid>(state));
        into.extend(self.may_pass::<Unsaid>(state));
        into.extend(self.may_end::<Unsaid>());
        settle_legal::options(self, state, into);
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match action {
            Action::Colonists => {
                let n = COLONISTS.min(state.colonists);
                state.colonists -= n;
                state.empires[self.seat].colonists += n;
                self.chosen = Some(Chosen::Colonists);
                log.tell(Event::TookColonists(self.seat, n));
            }
            Action::Pass => {
                self.chosen = Some(Chosen::Colonists);
                log.tell(Event::TookColonists(self.seat, 0));
            }
            Action::Settle(world) => self.settle(state, world, None, log),
            Action::SettleAs(world, kind) => self.settle(state, world, Some(kind), log),
            Action::SettleForCredits(world) => self.settle_for_credits(state, world, log),
            Action::Discard(colony, source) => self.discard(state, colony, source, log),
            Action::Replace(colony, world) => self.replace(state, colony, world, log),
            _ => return,
        }
        self.go_on(state);
    }
}

impl Settling {
    /// NF-087: the selector's colonist comes first. Then the player is asked.
    pub(crate) fn begin(state: &mut State, seat: Seat, selects: bool, log: &mut Log<Event>) {
        let pack = state.pack;
        let bonus = selects.then(|| query::bonus_powers(&pack, Tile::Settle)).into_iter().flatten();
        let bonus = bonus.map(|power| (Giver::Tile(Tile::Settle), power));
        let own = query::powers(&pack, &state.empires[seat], Phase::Settle);
        for (giver, power) in bonus.chain(own.map(|(source, power)| (Giver::Power(source), power))) {
            if let Power::SettleGain(gains) = power {
                state.gain(seat, gains, giver, log);
            }
        }
        state.push(Settling {
            seat,
            chosen: None,
            n_settled: 0,
            temporary: 0,
            discarded_for: Default::default(),
            n_replaced: 0,
            fresh: Bits::EMPTY,
        });
    }

    /// NF-088, NF-101: whether the player may take colonists.
    pub(crate) fn may_take<R: Refusal<Reason>>(&self, state: &State) -> Result<Action, R> {
        match self.chosen {
            None => require(state.colonists > 0, || Reason::NoColonistsLeft)?,
            Some(Chosen::Colonists) => return Err(R::because(|| Reason::TookColonists)),
            Some(Chosen::World) => return Err(R::because(|| Reason::SettledAlready)),
        }
        Ok(Action::Colonists)
    }

    /// NF-089, NF-102: doing nothing is possible only if there is no colonist to take.
    pub(crate) fn may_pass<R: Refusal<Reason>>(&self, state: &State) -> Result<Action, R> {
        require(self.chosen.is_none(), || Reason::AskedSomethingElse(self.decision(state)))?;
        require(state.colonists == 0, || Reason::MustSettleOrTake)?;
        Ok(Action::Pass)
    }

    /// NF-089: the turn ends after the main choice.
    pub(crate) fn may_end<R: Refusal<Reason>>(&self) -> Result<Action, R> {
        require(self.chosen.is_some(), || Reason::NotDoneYet)?;
        Ok(Action::Done)
    }

    /// The turn ends automatically when nothing is left to choose.
    fn go_on(self, state: &mut State) {
        if self.chosen.is_none() || settle_legal::has_options(&self, state) {
            state.push(self);
        }
    }

    fn settle(&mut self, state: &mut State, world: World, declared: Option<Kind>, log: &mut Log<Event>) {
        let (pack, empire) = (state.pack, state.empires[self.seat]);
        if pack[world].military {
            let strength = query::strength(&pack, &empire, world, self.fresh).saturating_add(self.temporary);
            log.tell(Event::Conquered(self.seat, world, strength));
        } else {
            let cost = query::settle_cost(&pack, &empire, world, declared, self.fresh);
            self.pay(state, world, cost, log);
        }
        self.land(state, world, declared, log);
    }

    fn settle_for_credits(&mut self, state: &mut State, world: World, log: &mut Log<Event>) {
        let (pack, empire) = (state.pack, state.empires[self.seat]);
        let cost = query::price_of_peace(&pack, &empire, world, self.fresh).unwrap_or_default();
        self.pay(state, world, cost, log);
        self.land(state, world, None, log);
    }

    fn pay(&self, state: &mut State, world: World, cost: u8, log: &mut Log<Event>) {
        state.empires[self.seat].credits -= u16::from(cost);
        log.tell(Event::SettledFor(self.seat, world, cost));
    }

    /// NF-091, NF-096, NF-097: the colonists are used, the world becomes a colony, triggered powers work.
    fn land(&mut self, state: &mut State, world: World, declared: Option<Kind>, log: &mut Log<Event>) {
        let (seat, pack, before) = (self.seat, state.pack, state.empires[self.seat]);
        let empire = &mut state.empires[seat];
        empire.colonists -= pack[world].colonists;
        empire.explored.remove(world);
        empire.settled.add(world);
        state.put_windfall_good(seat, world.into(), declared, log);
        for (source, power) in query::powers_without(&pack, &before, Phase::Settle, self.fresh) {
            match power {
                Power::AfterSettleGain(gains) => state.gain(seat, gains, Giver::Power(source), log),
                Power::AfterSettleDraw(n) => state.draw_worlds(seat, n, log),
                _ => {}
            }
        }
        self.fresh.add(world);
        self.chosen = Some(Chosen::World);
        self.n_settled += 1;
    }

    /// NF-105: discards a good for strength.
    fn discard(&mut self, state: &mut State, colony: Colony, source: Source, log: &mut Log<Event>) {
        let empire = &state.empires[self.seat];
        let powers = query::powers_without(&state.pack, empire, Phase::Settle, self.fresh);
        let strength = powers
            .filter(|(on, _)| *on == source)
            .find_map(|(_, power)| match power {
                Power::DiscardForMilitary { military, .. } => Some(military),
                _ => None,
            })
            .unwrap_or_default();
        state.take_good(self.seat, colony);
        match source {
            Source::Colony(on) => self.discarded_for.0.add(on),
            Source::Development(on) => self.discarded_for.1.add(on),
        }
        self.temporary = self.temporary.saturating_add(strength);
        log.tell(Event::DiscardedFor(self.seat, colony, strength));
    }

    /// NF-115 to NF-125: replacing is not settling, so nothing is paid and nothing is triggered.
    fn replace(&mut self, state: &mut State, old: Colony, new: World, log: &mut Log<Event>) {
        let (seat, pack) = (self.seat, state.pack);
        if !settle_legal::replaces_itself(self, state, old, new) {
            self.n_replaced += 1;
        }
        let old_card = query::card(&pack, &state.empires[seat], old);
        // The joker takes the kind of the other colony, whether it is the old or the new one (NF-069, NF-115).
        let declared = match (old_card.colour, pack[new].colour) {
            (Colour::Kind(kind), Colour::Joker) => Some(kind),
            _ => None,
        };
        if state.empires[seat].goods.has(old) {
            state.take_good(seat, old);
        }
        let empire = &mut state.empires[seat];
        empire.colonists = empire.colonists + old_card.colonists - pack[new].colonists;
        empire.explored.remove(new);
        empire.settled.add(new);
        match old.world() {
            Some(world) => {
                empire.settled.remove(world);
                state.leaving.add(world);
            }
            None => empire.home = None,
        }
        log.tell(Event::Replaced(seat, old, new));
        state.put_windfall_good(seat, new.into(), declared, log);
        self.fresh.add(new);
    }
}
