//! NF-126 to NF-136: every production colony without a good gets one.

use super::Part;
use crate::action::Action;
use crate::cards::{Colour, Yield};
use crate::effect::{Bonus, Gains, Good, Power};
use crate::event::{Decision, Event, Giver};
use crate::ids::{Kind, Phase, Tile};
use crate::query;
use crate::state::{Colony, State};
use engine::{Bits, Index, Log, Seat};
use serde::{Deserialize, Serialize};

/// A player's turn in Produce. It runs without asking, except where there is a choice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Producing {
    /// Who.
    pub seat: Seat,
    /// Whether this player selected Produce.
    pub selects: bool,
    /// What the joker is in this action, once declared.
    pub joker: Option<Kind>,
    /// How far the turn has come.
    pub step: Step,
    /// Whether the player is asked.
    pub asking: bool,
}

/// The steps of a turn in Produce, in order.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Step {
    /// The joker is declared, if it matters (NF-069).
    Declare,
    /// Production colonies of this kind (by number) get goods.
    Production(u8),
    /// The windfall power of this number is used, the selector's bonus first.
    Windfall(u8),
}

impl Part<State> for Producing {
    fn asks(&self, _: &State) -> Option<Seat> {
        self.asking.then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        match self.step {
            Step::Declare => Decision::Declare,
            Step::Production(kind) => Decision::ProduceShort(Kind::ALL[usize::from(kind)]),
            Step::Windfall(_) => Decision::Windfall,
        }
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        match self.step {
            Step::Declare => into.extend(Kind::ALL.map(Action::Declare)),
            Step::Production(kind) => into.extend(self.empty(state, kind).iter().map(Action::Produce)),
            Step::Windfall(n) => into.extend(self.windfalls(state, n).iter().map(Action::Produce)),
        }
    }

    fn apply(mut self, state: &mut State, action: Action, log: &mut Log<Event>) {
        self.asking = false;
        match action {
            Action::Declare(kind) => {
                self.joker = Some(kind);
                self.step = Step::Production(0);
                log.tell(Event::Declared(self.seat, kind));
            }
            Action::Produce(colony) => {
                self.produce(state, colony, log);
                // A shortage may leave goods for further colonies of the kind; a windfall power works once.
                if let Step::Windfall(n) = self.step {
                    self.step = Step::Windfall(n + 1);
                }
            }
            _ => return,
        }
        state.push(self);
    }

    fn run(mut self, state: &mut State, log: &mut Log<Event>) {
        match self.step {
            Step::Declare => self.declare(state),
            Step::Production(kind) => self.produce_all(state, kind, log),
            Step::Windfall(n) => self.produce_windfall(state, n, log),
        }
    }
}

impl Producing {
    /// NF-127: the selector takes the credits on the tile; then production runs.
    pub(crate) fn begin(state: &mut State, seat: Seat, selects: bool, log: &mut Log<Event>) {
        let takes = state.pack[Tile::Produce].bonus.contains(&Bonus::TakeTileCredits);
        if selects && takes {
            let credits = std::mem::take(&mut state.produce_credits);
            state.gain(seat, Gains { credits, ..Gains::default() }, Giver::Tile(Tile::Produce), log);
        }
        state.push(Producing { seat, selects, joker: None, step: Step::Declare, asking: false });
    }

    /// NF-069: the joker is declared in every action; the player is asked only if the answer can matter.
    fn declare(&mut self, state: &mut State) {
        let (pack, empire) = (state.pack, state.empires[self.seat]);
        let joker = empire.settled.iter().find(|world| pack[*world].colour == Colour::Joker);
        let counts = |power| matches!(power, Power::ProduceGainPer(_, group) if group.kind.is_some());
        self.asking = joker.is_some_and(|joker| {
            let may_get_good =
                !empire.goods.has(joker.into()) && self.windfall_powers(state).next().is_some();
            may_get_good || query::powers(&pack, &empire, Phase::Produce).any(|(_, power)| counts(power))
        });
        if !self.asking {
            self.step = Step::Production(0);
        }
        state.push(*self);
    }

    /// NF-126, NF-136: all colonies of the kind, unless goods are short.
    fn produce_all(&mut self, state: &mut State, kind: u8, log: &mut Log<Event>) {
        if usize::from(kind) == Kind::ALL.len() {
            self.step = Step::Windfall(0);
            state.push(*self);
            return;
        }
        let empty = self.empty(state, kind);
        let left = state.goods[usize::from(kind)];
        if empty.len() > left && left > 0 {
            self.asking = true;
        } else {
            if left > 0 {
                empty.iter().for_each(|colony| self.produce(state, colony, log));
            }
            self.step = Step::Production(kind + 1);
        }
        state.push(*self);
    }

    /// NF-128: the owner chooses among several; with one or none there is nothing to choose.
    fn produce_windfall(&mut self, state: &mut State, n: u8, log: &mut Log<Event>) {
        if self.windfall_powers(state).nth(usize::from(n)).is_none() {
            self.gain_powers(state, log);
            return;
        }
        let windfalls = self.windfalls(state, n);
        if windfalls.len() > 1 {
            self.asking = true;
        } else {
            windfalls.iter().for_each(|colony| self.produce(state, colony, log));
            self.step = Step::Windfall(n + 1);
        }
        state.push(*self);
    }

    /// NF-132: a good is put on a colony and may trigger the colony's own power.
    fn produce(&self, state: &mut State, colony: Colony, log: &mut Log<Event>) {
        let pack = state.pack;
        let card = query::card(&pack, &state.empires[self.seat], colony);
        let Some(kind) = query::kind(card, self.joker) else { return };
        if !state.put_good(self.seat, colony, kind) {
            return;
        }
        state.produced[self.seat][kind.at()] += 1;
        log.tell(Event::Produced(self.seat, colony, kind));
        for power in &card.powers {
            if let Power::WhenProduces(gains) = power {
                let giver = Giver::Power(crate::state::Source::Colony(colony));
                state.gain(self.seat, *gains, giver, log);
            }
        }
    }

    fn gain_powers(&self, state: &mut State, log: &mut Log<Event>) {
        let (pack, empire) = (state.pack, state.empires[self.seat]);
        for (source, power) in query::powers(&pack, &empire, Phase::Produce) {
            let (gains, times) = match power {
                Power::ProduceGain(gains) => (gains, 1),
                Power::ProduceGainPer(gains, group) => {
                    (gains, query::n_in_group(&pack, &empire, &group, self.joker))
                }
                _ => continue,
            };
            state.gain(self.seat, gains.times(times), Giver::Power(source), log);
        }
    }

    /// NF-133: after everybody has produced, the player with most goods of a kind gets the reward; all tied players
    /// get it.
    pub(crate) fn reward_most(state: &mut State, order: &[Seat], log: &mut Log<Event>) {
        let pack = state.pack;
        for seat in order.iter().copied() {
            let empire = state.empires[seat];
            for (source, power) in query::powers(&pack, &empire, Phase::Produce) {
                let Power::ProduceGainIfMost(gains, kind) = power else { continue };
                let of = |seat: Seat| state.produced[seat][kind.at()];
                if of(seat) > 0 && order.iter().all(|other| of(*other) <= of(seat)) {
                    state.gain(seat, gains, Giver::Power(source), log);
                }
            }
        }
    }

    /// Production colonies of a kind that have no good.
    fn empty(&self, state: &State, kind: u8) -> Bits<Colony> {
        let (pack, empire) = (&state.pack, &state.empires[self.seat]);
        let colour = Colour::Kind(Kind::ALL[usize::from(kind)]);
        let empty = empire.colonies().without(empire.goods).iter();
        empty
            .filter(|colony| {
                let card = query::card(pack, empire, *colony);
                card.yields == Yield::Production && card.colour == colour
            })
            .collect()
    }

    /// The windfall powers to be used in this turn, the selector's bonus first.
    fn windfall_powers<'a>(&self, state: &'a State) -> impl Iterator<Item = Good> + use<'a> {
        let bonus = self.selects.then(|| query::bonus_powers(&state.pack, Tile::Produce));
        let own = query::powers(&state.pack, &state.empires[self.seat], Phase::Produce);
        bonus
            .into_iter()
            .flatten()
            .chain(own.map(|(_, power)| power))
            .filter_map(|power| if let Power::Windfall(good) = power { Some(good) } else { None })
    }

    /// Windfall colonies on which the power of this number can produce.
    fn windfalls(&self, state: &State, n: u8) -> Bits<Colony> {
        let (pack, empire) = (&state.pack, &state.empires[self.seat]);
        let Some(good) = self.windfall_powers(state).nth(usize::from(n)) else { return Bits::EMPTY };
        let empty = empire.colonies().without(empire.goods).iter();
        empty
            .filter(|colony| {
                let card = query::card(pack, empire, *colony);
                card.yields == Yield::Windfall
                    && query::kind(card, self.joker)
                        .is_some_and(|kind| query::is_good(good, kind) && state.goods[kind.at()] > 0)
            })
            .collect()
    }
}
