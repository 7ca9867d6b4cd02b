//! Battles against neutral units, in quick mode (X4R-185 to X4R-190, X4R-221 to X4R-231, X4R-369).

use engine::{List, Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::fighter::{self, Field, Fighter};
use super::{Effecting, Frame, Offer, Seek, Verdict, fleeing, hazard, moving};
use crate::action::{Action, Craft};
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::ids::{Group, Kind};
use crate::realm::{MARKERS, Mark, SHIPS};
use crate::state::{Battle, NEUTRALS, Neutral, State};
use crate::thing::{Thing, Word};
use crate::why::Fault;

/// Battle rounds at most (X4R-187).
const ROUNDS: u8 = 8;

/// Damaged groups that are kept in mind.
const DAMAGED: usize = 6;

/// The fleets of a seat fight the neutral units of a system.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Battling {
    seat: Seat,
    hex: Hex,
    /// The round that comes next, from 1.
    round: u8,
}

/// X4R-184, X4R-185: every seat with a fleet beside hostile neutral units fights, in turn order.
pub(super) fn begin(state: &mut State) {
    for seat in state.in_order().rev() {
        for hex in Hex::all().rev() {
            if state.is_hostile(hex, true) && fleets(state, seat, hex).next().is_some() {
                state.push(Battling { seat, hex, round: 1 });
            }
        }
    }
}

/// The fleets that take part; cloaked ones ignore the battle (X4-306).
fn fleets(state: &State, seat: Seat, hex: Hex) -> impl Iterator<Item = u8> + use<> {
    let fleets = state.realms[seat].fleets;
    (0..MARKERS as u8).filter(move |fleet| {
        fleets[usize::from(*fleet)].is_some_and(|it| it.hex == hex && it.course.counts())
    })
}

/// The units of a group as they are dealt in this round.
fn group_units(state: &State, group: Group) -> Vec<Fighter> {
    let (n, mut units) = (state.n_players(), Vec::new());
    for kind in &state.pack.pack()[group].units {
        let players =
            kind.players_min.is_none_or(|min| n >= min) && kind.players_max.is_none_or(|max| n <= max);
        if players && kind.from_round.is_none_or(|round| state.round >= round) {
            for _ in 0..kind.n {
                units.push(Fighter::neutral(state, kind.unit, &kind.weapons, units.len() as u8));
            }
        }
    }
    units
}

/// The neutral units of a system are gone, and with them what is noted about their damage.
pub(super) fn vanish(state: &mut State, hex: Hex) {
    state.systems[hex.at()].group = None;
    let neutrals = &mut state.board.neutrals;
    if let Some(at) = neutrals.iter().position(|neutral| neutral.hex == hex) {
        neutrals.remove(at);
    }
    state.touch_all();
}

impl Battling {
    /// All units, as they stand before this round.
    fn units(&self, state: &State, group: Group) -> Vec<Fighter> {
        let Self { seat, hex, round } = *self;
        let mut all = Vec::new();
        for fleet in fleets(state, seat, hex) {
            all.extend(state.crew(seat, fleet).map(|(ship, _)| Fighter::ship(state, seat, ship)));
        }
        all.extend(group_units(state, group));
        let hulls = state.neutrals.iter().find(|neutral| neutral.hex == hex).map(|neutral| neutral.hulls);
        let nebula = state.system(hex).kind == Some(Kind::Nebula);
        for unit in &mut all {
            let at = usize::from(unit.index);
            if nebula {
                unit.sh /= 2;
            }
            let layers = if unit.own { &state.battle.own[..] } else { &state.battle.neutral[..] };
            if let Some(left) = layers.get(at).filter(|_| round > 1) {
                (unit.sh, unit.ar) = (left >> 4, left & 0xF);
            }
            if let Some(hulls) = hulls.filter(|_| !unit.own) {
                unit.hu = hulls[at];
            }
        }
        all
    }

    /// X4R-228: one round, and what follows from it.
    fn fight(self, state: &mut State, group: Group, log: &mut Log<Event>) {
        let Self { seat, hex, round } = self;
        let mut all = self.units(state, group);
        let kind = state.system(hex).kind;
        let distance = match round {
            1 => 5,
            2 => 3,
            _ => 1,
        };
        let field = Field { distance, nebula: kind == Some(Kind::Nebula), storm: kind == Some(Kind::Storm) };
        state.hidden.hands[seat].berths.show(log);
        log.tell(Event::BattleRound(seat, hex, round));
        fighter::round(state, &mut all, field, log);
        self.note(state, &all);
        self.losses(state, &all, log);
        let left =
            |own: bool| all.iter().filter(move |it| it.own == own).map(|it| u16::from(it.hu)).sum::<u16>();
        let (own, neutral) = (left(true), left(false));
        if neutral == 0 {
            self.win(state, group, own > 0, log);
        } else if own == 0 {
            log.tell(Event::BattleLost(seat, group, hex));
        } else if round < ROUNDS {
            state.push(Self { round: round + 1, ..self });
        } else if own <= neutral {
            // X4R-189: the weaker side withdraws, in a tie the attacker.
            self.withdraw(state, log);
        }
        // X4R-224: shields and armour are whole again after a battle.
        if !matches!(state.top(), Frame::Battling(next) if next.round > 1) {
            state.battle = Battle::default();
        }
    }

    /// What is left of shields and armour until the next round, and of neutral hulls for good (X4R-260).
    fn note(&self, state: &mut State, all: &[Fighter]) {
        let layers = |unit: &Fighter| unit.sh.min(15) << 4 | unit.ar.min(15);
        state.battle = Battle { own: [0; SHIPS].into_iter().collect(), neutral: [0; NEUTRALS] };
        let mut hulls = [0; NEUTRALS];
        for unit in all {
            let at = usize::from(unit.index);
            if unit.own {
                state.battle.own[at] = layers(unit);
            } else {
                state.battle.neutral[at] = layers(unit);
                hulls[at] = unit.hu;
            }
        }
        let neutrals = &mut state.board.neutrals;
        match neutrals.iter_mut().find(|neutral| neutral.hex == self.hex) {
            Some(neutral) => neutral.hulls = hulls,
            None => {
                // The oldest damage is forgotten first.
                if neutrals.len() == DAMAGED {
                    neutrals.remove(0);
                }
                neutrals.push(Neutral { hex: self.hex, hulls });
            }
        }
    }

    /// Hull points that were lost, and ships; small craft without a place go with their carrier.
    fn losses(&self, state: &mut State, all: &[Fighter], log: &mut Log<Event>) {
        let Self { seat, hex, .. } = *self;
        let mut own: List<(u8, u8), SHIPS> =
            all.iter().filter(|it| it.own).map(|it| (it.index, it.hu)).collect();
        own.sort_unstable_by(|one, other| other.cmp(one));
        for (ship, hull) in own.iter().copied() {
            let before = state.realms[seat].ships[usize::from(ship)].hull;
            if hull == 0 {
                state.battle.own.remove(usize::from(ship));
            }
            if hull < before {
                hazard::damage(state, seat, usize::from(ship), hex, before - hull, log);
            }
        }
    }

    /// X4R-190, X4R-260: the group is destroyed; who stays gets the reward.
    fn win(&self, state: &mut State, group: Group, stays: bool, log: &mut Log<Event>) {
        let Self { seat, hex, .. } = *self;
        vanish(state, hex);
        log.tell(Event::BattleWon(seat, group, hex));
        self.dock(state, log);
        if stays {
            state.push(Effecting::card(seat, hex, *state.pack.pack()[group].reward));
        }
    }

    /// X4R-223: small craft without a place after the battle are lost.
    fn dock(&self, state: &mut State, log: &mut Log<Event>) {
        for fleet in fleets(state, self.seat, self.hex) {
            hazard::shed(state, self.seat, fleet, self.hex, log);
        }
    }

    /// X4R-183, X4R-222: the fleets go back and stay where they are in the next round; without a refuge they are lost.
    fn withdraw(&self, state: &mut State, log: &mut Log<Event>) {
        let Self { seat, hex, .. } = *self;
        self.dock(state, log);
        for fleet in fleets(state, seat, hex) {
            let craft = Craft::Fleet(fleet);
            if let Some(to) = fleeing::refuge(state, seat, craft, hex) {
                moving::transfer(state, seat, craft, to);
                moving::course(state, seat, craft).set(Mark::Held, true);
                log.tell(Event::Withdrew(seat, craft, hex, to));
                continue;
            }
            while let Some(ship) = state.crew(seat, fleet).map(|(ship, _)| ship).last() {
                hazard::destroy(state, seat, ship, hex, log);
            }
        }
    }

    /// X4R-231, X4R-337: from round 2 on, with a refuge.
    fn may_retreat(&self, state: &State) -> Verdict {
        let mut fleets = fleets(state, self.seat, self.hex);
        let refuge =
            fleets.all(|fleet| fleeing::refuge(state, self.seat, Craft::Fleet(fleet), self.hex).is_some());
        if refuge { Ok(()) } else { Err(Fault::NoRefuge.into()) }
    }
}

impl Part<State> for Battling {
    /// The first round is fought without asking; then the owner of the fleets decides.
    fn asks(&self, state: &State) -> Option<Seat> {
        let goes_on = state.system(self.hex).group.is_some() && self.round > 1;
        goes_on.then_some(self.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Battle(self.hex, self.round)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match (action, state.system(self.hex).group) {
            (Action::Retreat, _) => {
                self.withdraw(state, log);
                state.battle = Battle::default();
            }
            (_, Some(group)) => self.fight(state, group, log),
            _ => {}
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let there = fleets(state, self.seat, self.hex).next().is_some();
        if let Some(group) = state.system(self.hex).group.filter(|_| there) {
            self.fight(state, group, log);
        }
    }
}

impl Offer for Battling {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        if seek.wants(Thing::Word(Word::Fight)) {
            to(Action::Fight, Ok(()));
        }
        if seek.wants(Thing::Word(Word::Retreat)) {
            to(Action::Retreat, self.may_retreat(state));
        }
    }
}
