//! Battles against neutral units, in quick mode (X4R-185 to X4R-190, X4R-221 to X4R-231, X4R-369).

use engine::{Chance, List, Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{
    Effecting, Frame, Manoeuvring, Meeting, Offer, Retreating, Seek, Verdict, fleeing, happening, hazard,
    market, moving, muster, privateers, sequel, tricks,
};
use crate::action::{Action, Craft};
use crate::affair::Affair;
use crate::agent;
use crate::attack::Roll;
use crate::cards::{NeutralHull, Special};
use crate::combat::{self, Dice, Field, Order, Orders, Unit};
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::ids::Group;
use crate::notation::Moment;
use crate::odds::{self, HullOf};
use crate::options::BattleMode;
use crate::realm::{Hand, MARKERS, Make, Mark, SHIPS, Vessel};
use crate::state::{Battle, Board, Left, NEUTRALS, Neutral, Phase, State};
use crate::tactical_words::Fighter;
use crate::thing::{Thing, Word};
use crate::why::Fault;

/// Battle rounds at most (X4R-187).
pub(crate) const ROUNDS: u8 = 8;

/// Damaged groups that are kept in mind.
const DAMAGED: usize = 6;

/// The fleets of a seat fight the neutral units of a system.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub(crate) struct Battling {
    pub(crate) seat: Seat,
    pub(crate) hex: Hex,
    /// The round that comes next, from 1.
    pub(crate) round: u8,
}

/// X4R-184, X4R-185: every seat with a fleet or starbase beside hostile neutral units fights.
pub(super) fn begin(state: &mut State, log: &mut Log<Event>) {
    privateers::meet_neutrals(state, log);
    for seat in state.in_order().rev() {
        for hex in Hex::all().rev() {
            // X4-043: who pays pirates does not fight them.
            let fights = state.is_hostile(hex, true) && !state.pays_pirates(seat, hex);
            if fights && is_armed(state, seat, hex) {
                state.push(Battling { seat, hex, round: 1 });
            }
        }
    }
    state.push(Meeting::FIRST);
}

/// Whether both sides of a battle are still there.
pub(super) fn is_open(state: &Board, battle: &Battling) -> bool {
    state.system(battle.hex).group.is_some() && is_armed(state, battle.seat, battle.hex)
}

/// The fleets that take part; cloaked ones ignore the battle (X4-306).
pub(crate) fn fleets(state: &Board, seat: Seat, hex: Hex) -> impl Iterator<Item = u8> + use<> {
    let fleets = state.realms[seat].fleets;
    (0..MARKERS as u8).filter(move |fleet| {
        fleets[usize::from(*fleet)].is_some_and(|it| it.hex == hex && it.course.counts())
    })
}

/// X4-200: the place in the list of ships of the starbase of a seat in a system.
pub(super) fn starbase(state: &Board, seat: Seat, hex: Hex) -> Option<usize> {
    let is_base = |vessel: &Vessel| vessel.at == Some(hex) && state.hull(vessel.make).military;
    state.realms[seat].ships.iter().position(is_base)
}

impl Board {
    /// X4R-462: whether the fleets of a seat fight and withdraw without being told to.
    pub(super) fn leaves_battles(&self, seat: Seat) -> bool {
        self.realms[seat].service.leaves_out(agent::Order::Battles)
    }
}

/// Whether a seat has units in a system that fight.
pub(super) fn is_armed(state: &Board, seat: Seat, hex: Hex) -> bool {
    fleets(state, seat, hex).next().is_some() || starbase(state, seat, hex).is_some()
}

/// The neutral units of a system are gone, and with them what is noted about their damage.
pub(super) fn vanish(state: &mut State, hex: Hex) {
    state.systems[hex.at()].group = None;
    let neutrals = &mut state.board.neutrals;
    if let Some(at) = neutrals.iter().position(|neutral| neutral.hex == hex) {
        neutrals.remove(at);
    }
    state.stir_payers();
    state.touch_all();
}

/// Dice that everybody sees.
pub(super) struct Thrown<'a> {
    pub(super) chance: &'a mut Chance,
    pub(super) log: &'a mut Log<Event>,
}

impl Dice for Thrown<'_> {
    const TELLS: bool = true;

    fn number(&mut self, n: u8) -> u8 {
        self.chance.below(u32::from(n), self.log) as u8
    }
}

/// The same in a battle of quick mode, whose attacks are told.
pub(super) struct Shown<'a, F> {
    pub(super) thrown: Thrown<'a>,
    pub(super) hex: Hex,
    /// The unit at a place on the field.
    pub(super) who: F,
}

impl<F: Fn(usize) -> Fighter> Dice for Shown<'_, F> {
    const TELLS: bool = true;

    fn number(&mut self, n: u8) -> u8 {
        self.thrown.number(n)
    }

    fn tell(&mut self, roll: &Roll) {
        self.thrown.log.tell(Event::Attacked(roll.told(self.hex, &self.who)));
    }
}

/// X4R-311, X4R-369: the field with these fleets of a seat and the neutral units of a system, before this round.
pub(crate) fn field(
    board: &Board,
    (seat, hand): (Seat, &Hand),
    fleets: &[u8],
    (hex, group): (Hex, Group),
    round: u8,
) -> Field {
    let base = starbase(board, seat, hex);
    let ships = hand.berths.of_ships().enumerate();
    let fights = |(ship, berth): &(usize, Option<u8>)| {
        base == Some(*ship) || berth.is_some_and(|fleet| fleets.contains(&fleet))
    };
    let ships = ships.filter(fights).map(|(ship, _)| ship);
    let mut field = combat::manned(board, (seat, hand), ships, (group, hex));
    if round > 1 {
        for unit in &mut field.units {
            let (at, battle) = (usize::from(unit.index), &board.battle);
            let left = if unit.own { battle.own.get(at) } else { battle.neutral.get(at) };
            if let Some(left) = left {
                left.restore(unit);
            }
        }
    }
    field
}

impl Battling {
    fn field(&self, state: &State, group: Group) -> Field {
        let fleets: List<u8, MARKERS> = fleets(state, self.seat, self.hex).collect();
        field(state, (self.seat, &state.hidden.hands[self.seat]), &fleets, (self.hex, group), self.round)
    }

    /// X4R-228: one round, and what follows from it.
    fn fight(self, state: &mut State, group: Group, order: (Option<u8>, bool), log: &mut Log<Event>) {
        let Self { seat, hex, round } = self;
        let mut field = self.field(state, group);
        let target = order.0.and_then(|target| field.place(false, target));
        let orders = Orders::of(seat, Order { target, board: order.1 });
        if round == 1 {
            self.reveal(state, &field, log);
        }
        state.hidden.hands[seat].berths.show(log);
        log.tell(Event::BattleRound(seat, hex, round));
        let pack = state.pack.pack();
        let able = field.doublers;
        let who: Vec<(u8, u8, bool)> = field.units.iter().map(|it| (it.seat, it.index, it.own)).collect();
        let (board, groups) = (&state.board, odds::hulls(&state.board, group));
        let who = |at: usize| {
            let (owner, index, own) = who[at];
            let hull = match own {
                true => HullOf::Ship(board.hull(board.realms[seat].ships[usize::from(index)].make).id),
                false => groups[usize::from(index)],
            };
            Fighter { number: index + 1, owner: Some(Seat(owner)).filter(|_| own), hull }
        };
        let thrown = Thrown { chance: &mut state.chance, log };
        field.round(pack, round, orders, &mut Shown { thrown, hex, who });
        sequel::second_turns(state, able, &field, hex, log);
        self.note(state, &field.units);
        self.losses(state, &field.units, log);
        let (own, neutral) = (field.hull(true), field.hull(false));
        if neutral == 0 {
            self.join(state, group, log);
            self.win(state, group, own > 0, log);
        } else if own == 0 {
            log.tell(Event::BattleLost(seat, group, hex));
            fleeing::flee_from(state, seat, Some(hex), log);
        } else if round < ROUNDS {
            state.push(Self { round: round + 1, ..self });
        } else if own <= neutral {
            // X4R-189: the weaker side withdraws, in a tie the attacker.
            self.join(state, group, log);
            self.withdraw(state, log);
            // X4R-188: what cannot withdraw is destroyed.
            if let Some(base) = starbase(state, seat, hex) {
                hazard::destroy(state, seat, base, hex, log);
            }
        } else {
            self.join(state, group, log);
        }
        // X4R-224: shields and armour are whole again after a battle.
        if !matches!(state.top(), Frame::Battling(next) if next.round > 1) {
            state.battle = Battle::default();
        }
    }

    /// X4R-BM15: the neutral ship that changes sides: the one with the most hull points, of several the first.
    fn defector(&self, state: &State, group: Group) -> Option<usize> {
        let hulls = odds::hulls(state, group);
        let pack = state.pack.pack();
        let fits = |unit: &&Unit| match hulls[usize::from(unit.index)] {
            HullOf::Ship(ship) => !unit.own && unit.is_alive() && tricks::defects(&pack[ship]),
            HullOf::Neutral(_) => false,
        };
        let field = self.field(state, group);
        let most = field.units.iter().filter(|unit| !unit.own).filter(fits).rev().max_by_key(|unit| unit.hu);
        most.map(|unit| usize::from(unit.index))
    }

    /// X4R-198, X4R-301: everybody sees what the ships are fitted with.
    pub(super) fn reveal(&self, state: &mut State, field: &Field, log: &mut Log<Event>) {
        let pack = state.pack.pack();
        for unit in field.units.iter().filter(|unit| unit.own) {
            let realm = &mut state.board.realms[self.seat];
            if let Make::Blueprint(ship, variant) = realm.ships[usize::from(unit.index)].make {
                let drawings = &state.hidden.hands[self.seat].drawings;
                drawings.show(pack, (ship, variant), &mut realm.shown, log);
            }
        }
    }

    /// X4R-K20: captured ships join the first fleet there, without equipment; without a fleet they are lost.
    pub(super) fn join(&self, state: &mut State, group: Group, log: &mut Log<Event>) {
        let Self { seat, hex, .. } = *self;
        let battle = state.battle;
        let Some(hulls) = state.neutrals.iter().find(|neutral| neutral.hex == hex).map(|it| it.hulls) else {
            return;
        };
        let mut places = 0..NEUTRALS;
        for kind in &state.pack.pack()[group].units {
            if !combat::is_there(state, kind) {
                continue;
            }
            for place in places.by_ref().take(usize::from(kind.n)) {
                let NeutralHull::Ship(ship) = kind.unit else { continue };
                if !battle.neutral[place].is_caught() {
                    continue;
                }
                if let Some(neutral) = state.board.neutrals.iter_mut().find(|neutral| neutral.hex == hex) {
                    neutral.hulls[place] = 0;
                }
                let fleet = fleets(state, seat, hex).next();
                if fleet.is_some() && state.realms[seat].ships.len() < SHIPS {
                    let (make, hull) = (Make::Blueprint(ship, 1), hulls[place]);
                    log.tell(Event::ShipCaptured(seat, ship, hex));
                    muster::place(state, seat, Vessel { make, hull, ..Vessel::default() }, hex, fleet);
                }
            }
        }
    }

    /// What is left of units until the next round, and of neutral hulls for good (X4R-260).
    pub(super) fn note(&self, state: &mut State, all: &[Unit]) {
        let is_kosme = |unit: &Unit| {
            let make = state.realms[self.seat].ships[usize::from(unit.index)].make;
            matches!(make, Make::Kosme(_))
        };
        let kosme = state.battle.kosme || all.iter().any(|unit| unit.own && is_kosme(unit));
        let own = [Left::default(); SHIPS].into_iter().collect();
        state.battle = Battle { own, kosme, doubled: state.battle.doubled, ..Battle::default() };
        let mut hulls = [0; NEUTRALS];
        for unit in all {
            let at = usize::from(unit.index);
            if unit.own {
                state.battle.own[at] = Left::of(unit);
            } else {
                state.battle.neutral[at] = Left::of(unit);
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
        state.stir_payers();
    }

    /// Hull points that were lost, and ships; small craft without a place go with their carrier.
    pub(super) fn losses(&self, state: &mut State, all: &[Unit], log: &mut Log<Event>) {
        let Self { seat, hex, .. } = *self;
        let mut own: List<(u8, u8), SHIPS> =
            all.iter().filter(|it| it.own).map(|it| (it.index, it.hu)).collect();
        own.sort_unstable_by(|one, other| other.cmp(one));
        for (ship, hull) in own.iter().copied() {
            let before = state.realms[seat].ships[usize::from(ship)].hull;
            if hull == 0 {
                state.battle.own.remove(usize::from(ship));
            }
            // X4R-K21: units with repair mend in the battle, too.
            state.realms[seat].ships[usize::from(ship)].hull = hull.max(before);
            if hull > before {
                state.stir();
            }
            if hull < before {
                hazard::damage(state, seat, usize::from(ship), hex, before - hull, log);
            }
        }
    }

    /// X4R-190, X4R-260: the group is destroyed; who stays gets the reward.
    pub(super) fn win(&self, state: &mut State, group: Group, stays: bool, log: &mut Log<Event>) {
        let Self { seat, hex, .. } = *self;
        vanish(state, hex);
        // X4R-221: docking comes before the victory is recorded.
        self.dock(state, log);
        log.tell(Event::BattleWon(seat, group, hex));
        if stays {
            let kosme = state.battle.kosme;
            let won = &mut state.board.realms[seat].office.victories;
            won.all = won.all.saturating_add(1);
            won.with_kosme = won.with_kosme.saturating_add(u8::from(kosme));
            happening::happen(state, seat, Moment::BattleWon, Some(hex), log);
            happening::happen(state, seat, Moment::GroupDestroyed, Some(hex), log);
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
    pub(super) fn withdraw(&self, state: &mut State, log: &mut Log<Event>) {
        let Self { seat, hex, .. } = *self;
        self.dock(state, log);
        let mut away = Retreating::of(seat);
        for fleet in fleets(state, seat, hex) {
            let craft = Craft::Fleet(fleet);
            if let Some(to) = fleeing::refuge(state, seat, craft, hex) {
                moving::transfer(state, seat, craft, to);
                moving::course(state, seat, craft).set(Mark::Held, true);
                log.tell(Event::Withdrew(seat, craft, hex, to));
                away.add(craft);
                continue;
            }
            while let Some(ship) = state.crew(seat, fleet).map(|(ship, _)| ship).last() {
                hazard::destroy(state, seat, ship, hex, log);
            }
        }
        away.begin(state);
        // X4R-395: civil units that were with them are alone now.
        fleeing::flee_from(state, seat, Some(hex), log);
    }

    /// X4R-231, X4R-337: from round 2 on, with a refuge. A starbase cannot leave.
    fn may_retreat(&self, state: &State) -> Verdict {
        let mut fleets = fleets(state, self.seat, self.hex).peekable();
        let any = fleets.peek().is_some();
        let refuge =
            fleets.all(|fleet| fleeing::refuge(state, self.seat, Craft::Fleet(fleet), self.hex).is_some());
        if any && refuge { Ok(()) } else { Err(Fault::NoRefuge.into()) }
    }

    /// X4R-462: whether the neutral units have more hull points.
    fn is_outmatched(&self, state: &State, group: Group) -> bool {
        let field = self.field(state, group);
        field.hull(true) < field.hull(false)
    }

    /// X4R-337: the fleets leave; a starbase fights on alone.
    fn retreat(self, state: &mut State, log: &mut Log<Event>) {
        let base = starbase(state, self.seat, self.hex);
        let left = base.and_then(|base| state.battle.own.get(base).copied());
        self.withdraw(state, log);
        let Some((base, left)) = starbase(state, self.seat, self.hex).zip(left) else {
            state.battle = Battle::default();
            return;
        };
        // Ships without a place are lost on leaving, so those after them have other places in the list.
        state.battle.own = [Left::default(); SHIPS].into_iter().collect();
        state.battle.own[base] = left;
        state.push(self);
    }
}

impl Part<State> for Battling {
    /// The first round is fought without asking; then the owner of the fleets decides.
    fn asks(&self, state: &State) -> Option<Seat> {
        let goes_on = state.system(self.hex).group.is_some() && self.round > 1;
        Some(self.seat).filter(|seat| goes_on && !state.leaves_battles(*seat))
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Battle(self.hex, self.round)
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match (action, state.system(self.hex).group) {
            (Action::Affair(Affair::Play(card)), group) => {
                state.push(self);
                if state.pack[card].special == Some(Special::Defector) {
                    let turned = group.and_then(|group| self.defector(state, group));
                    turned.into_iter().for_each(|at| state.board.battle.neutral[at].turn_coat());
                }
                market::play(state, self.seat, card, log);
            }
            (Action::Retreat, Some(group)) => {
                self.join(state, group, log);
                self.retreat(state, log);
            }
            (action, Some(group)) => {
                let (target, board) = match action {
                    Action::Aim(target) => (Some(target - 1), false),
                    Action::Board(target) => (Some(target - 1), true),
                    _ => (None, false),
                };
                self.fight(state, group, (target, board), log);
            }
            _ => {}
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        let there = is_armed(state, self.seat, self.hex);
        if let Some(group) = state.system(self.hex).group.filter(|_| there) {
            if state.battles == BattleMode::Tactical {
                return Manoeuvring::against_neutral(state, self, log);
            }
            if self.round > 1 && self.is_outmatched(state, group) && self.may_retreat(state).is_ok() {
                self.join(state, group, log);
                return self.retreat(state, log);
            }
            self.fight(state, group, (None, false), log);
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
        market::offers(state, self.seat, Phase::Battles, seek, to);
        let Some(group) = state.system(self.hex).group else { return };
        if tricks::is_held(state, self.seat, Special::Defector) {
            let now = self.round == tricks::FIRST_ASKED && self.defector(state, group).is_some();
            tricks::offer(state, self.seat, (Special::Defector, now), seek, to);
        }
        if matches!(seek.only(), None | Some(Thing::Target(_))) {
            let field = self.field(state, group);
            for unit in field.units.iter().filter(|unit| !unit.own) {
                let target = unit.index + 1;
                if seek.wants(Thing::Target(target)) {
                    let verdict = if unit.is_alive() { Ok(()) } else { Err(Fault::NotThere.into()) };
                    to(Action::Aim(target), verdict);
                    let place = field.place(false, unit.index);
                    let boards = place.is_some_and(|place| {
                        field.may_board(state.pack.pack(), self.round, self.seat, place)
                    });
                    to(Action::Board(target), if boards { Ok(()) } else { Err(Fault::NoBoarding.into()) });
                }
            }
        }
    }
}
