//! Armies land on a colony of an enemy: the ground battle and its orders (X4R-237 to X4R-245, X4R-339, X4R-341).

use engine::{Index, List, Log, Part, Quick, Seat};
use serde::{Deserialize, Serialize};

use super::assault::LANDED;
use super::battling::Thrown;
use super::{Offer, Seek, Verdict, conquest, fleets, market, tricks, uprising};
use crate::action::Action;
use crate::affair::Affair;
use crate::cards::{BuiltInAttack, Damage, GroundAttack, GroundTarget, Special};
use crate::combat::{Arm, Body, Invasion, SOLDIERS, Soldier};
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::ids::{Building, Class, Ground, Weapon, named};
use crate::notation::Permission;
use crate::office::Bid;
use crate::realm::{MARKERS, SHIPS};
use crate::siege::Troop;
use crate::state::{Battle, Board, Left, State};
use crate::thing::Thing;
use crate::war::{WarDecision, WarEvent, WarFault};
use crate::warfare::{Tactic, Warfare};

/// X4R-414: ground units of the attacker that fight at most.
pub(crate) const LANDING_MOST: usize = 28;

/// X4R-414: rounds after which the attacker goes back aboard.
const ROUNDS: u8 = 20;

/// How a fortress and a missile base are noted among ground units.
const FORTRESS: u8 = 0xF0;
const BASE: u8 = 0xF1;

/// A ground battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Landing {
    pub(crate) seat: Seat,
    pub(crate) owner: Seat,
    pub(crate) hex: Hex,
    /// The round that comes next, from 1.
    round: u8,
    step: Step,
    /// Whether there was a fortress at the start (X4-226).
    fortified: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Step {
    /// The attacker gives an order, sealed.
    Attacker,
    /// So does the defender.
    Defender,
    /// Both are opened, and the round is fought.
    Fight,
    /// The attacker says whether to fight on.
    PressOn,
}

/// The highest number of a sealed order.
pub(crate) const TACTICS: u8 = Tactic::ALL.len() as u8 - 1;

/// The armies of a seat aboard its fleets in a system.
pub(crate) fn aboard(board: &Board, seat: Seat, hex: Hex) -> impl Iterator<Item = u8> + use<> {
    let there: List<u8, MARKERS> = fleets(board, seat, hex).collect();
    let armies = board.realms[seat].armies;
    (0..MARKERS as u8).filter(move |army| {
        let carrier = armies[usize::from(*army)].and_then(|marker| marker.aboard());
        carrier.is_some_and(|fleet| there.contains(&fleet))
    })
}

fn noted(seat: Seat, soldier: &Soldier) -> Left {
    let ship = match soldier.body {
        Body::Unit(ground) => ground.at() as u8,
        Body::Fortress => FORTRESS,
        Body::Base => BASE,
    };
    Left { seat, ship, layers: soldier.ar.min(15) << 4 | soldier.hu.min(15), ..Left::default() }
}

/// What a note of a ground battle says: a ground unit, or nothing for a building.
pub(crate) fn unit(left: &Left) -> Option<Ground> {
    Ground::all().find(|ground| ground.at() == usize::from(left.ship))
}

/// The same with the buildings.
pub(crate) fn body(left: &Left) -> Troop {
    match left.ship {
        FORTRESS => Troop::Fortress,
        BASE => Troop::Base,
        _ => Troop::Unit(unit(left).unwrap_or_default()),
    }
}

/// X4-204, X4R-341: all that defends a colony: militia, armies of its owner, fortress and missile bases.
pub(super) fn garrison(state: &State, hex: Hex) -> List<Soldier, SOLDIERS> {
    let mut all = List::new();
    let Some(colony) = state.colony_at(hex) else { return all };
    let (pack, books) = (state.pack.pack(), Books::open(state, colony.seat));
    let fortress = named!(Building, "fortress");
    let fortified = colony.buildings.iter().any(|it| it.building == fortress);
    let mut add = |body: Body| {
        if all.len() < SOLDIERS - LANDING_MOST {
            all.push(Soldier::of(pack, &books, (body, hex), true, fortified));
        }
    };
    for standing in colony.buildings.iter() {
        if standing.building == fortress {
            add(Body::Fortress);
        } else if standing.building == named!(Building, "missile-base") {
            add(Body::Base);
        }
    }
    for army in uprising::armies(state, colony.seat, hex) {
        let troops = state.hidden.hands[colony.seat].troops.army(army);
        for (ground, n) in Ground::all().zip(troops) {
            (0..n).for_each(|_| add(Body::Unit(ground)));
        }
    }
    (0..state.militia(hex)).for_each(|_| add(Body::Unit(named!(Ground, "militia"))));
    all
}

/// One of a side is lost: of the attacker from armies aboard, of the defender from armies ashore, militia or buildings.
fn lose_soldier(
    state: &mut State,
    (seat, defends): (Seat, bool),
    (body, n): (Body, u8),
    hex: Hex,
    log: &mut Log<Event>,
) {
    let building = match body {
        Body::Unit(ground) if defends && ground == named!(Ground, "militia") => {
            if let Some(colony) = state.board.colony_mut(hex) {
                colony.militia_lost = colony.militia_lost.saturating_add(n);
            }
            return log.tell(Event::War(WarEvent::MilitiaLost(seat, hex, n)));
        }
        Body::Unit(ground) => {
            let armies: List<u8, MARKERS> = if defends {
                uprising::armies(state, seat, hex).collect()
            } else {
                aboard(state, seat, hex).collect()
            };
            return uprising::lose_from(state, seat, &armies, (ground, n, hex), log);
        }
        Body::Fortress => named!(Building, "fortress"),
        Body::Base => named!(Building, "missile-base"),
    };
    for _ in 0..n {
        let Some(colony) = state.board.colony_mut(hex) else { return };
        if let Some(place) = colony.buildings.iter().position(|it| it.building == building) {
            colony.buildings.remove(place);
            log.tell(Event::Removed(seat, building, hex));
            state.touch(seat);
        }
    }
}

/// All that are destroyed are lost, those of a kind together.
pub(super) fn lose_fallen(
    state: &mut State,
    [attacker, defender]: [Seat; 2],
    all: &[Soldier],
    hex: Hex,
    log: &mut Log<Event>,
) {
    for (place, it) in all.iter().enumerate().filter(|(_, it)| it.hu == 0) {
        let same = |other: &&Soldier| other.hu == 0 && (other.body, other.defends) == (it.body, it.defends);
        if all[..place].iter().any(|other| same(&other)) {
            continue;
        }
        let n = all.iter().filter(same).count() as u8;
        let seat = if it.defends { defender } else { attacker };
        lose_soldier(state, (seat, it.defends), (it.body, n), hex, log);
    }
}

impl Landing {
    /// X4-230, X4R-237: an army aboard, no shield, and nobody at war who could attack the ships.
    pub(super) fn may(state: &State, seat: Seat, hex: Hex) -> Verdict {
        state.may_strike(hex, LANDED)?;
        if aboard(state, seat, hex).next().is_none() {
            return Err(WarFault::NoArmy.into());
        }
        let mut enemies = state.realms.seats().filter(|other| state.at_war(seat, *other));
        if enemies.any(|other| state.has_warships(other, hex)) {
            return Err(WarFault::Guarded.into());
        }
        let shield = state.colony_at(hex).map_or(0, |colony| state.shield(colony));
        let pierces = |make| {
            let effect = state.hull(make).effect.as_ref().map(|text| **text);
            let standings = &state.pack.pack().standings;
            effect.is_some_and(|it| standings.permissions(it).contains(&Permission::LandThroughShield))
        };
        let through = || {
            let mut there = fleets(state, seat, hex);
            there.any(|fleet| state.crew(seat, fleet).any(|(_, vessel)| pierces(vessel.make)))
        };
        if shield > 0 && !through() { Err(WarFault::Shielded.into()) } else { Ok(()) }
    }

    pub(super) fn begin(state: &mut State, seat: Seat, hex: Hex, log: &mut Log<Event>) {
        state.board.strike(hex, LANDED);
        let Some(owner) = state.colony_at(hex).map(|colony| colony.seat) else { return };
        // Everybody sees who fights.
        let troops = state.hidden.hands[seat].troops.show(log);
        state.hidden.hands[owner].troops.show(log);
        let mut list: List<Left, SHIPS> = List::new();
        let (pack, books) = (state.pack.pack(), Books::open(state, seat));
        for army in aboard(state, seat, hex) {
            for (ground, n) in Ground::all().zip(troops[usize::from(army)]) {
                for _ in 0..n {
                    if list.len() < LANDING_MOST {
                        let soldier = Soldier::of(pack, &books, (Body::Unit(ground), hex), false, false);
                        list.push(noted(seat, &soldier));
                    }
                }
            }
        }
        let landed = list.len() as u8;
        let defenders = garrison(state, hex);
        let fortified = defenders.iter().any(|it| it.body == Body::Fortress);
        defenders.iter().for_each(|soldier| list.push(noted(owner, soldier)));
        state.board.battle = Battle { own: list, ..Battle::default() };
        log.tell(Event::War(WarEvent::Landed(seat, owner, hex, landed)));
        let this = Self { seat, owner, hex, round: 1, step: Step::Attacker, fortified };
        this.go_on(state, log);
    }

    /// The units as they stand.
    fn invasion(&self, state: &State, tactics: [Tactic; 2]) -> Invasion<'static> {
        let pack = state.pack.pack();
        let books = [self.seat, self.owner].map(|seat| Books::open(state, seat));
        let mut all = List::new();
        for left in state.battle.own.iter() {
            let defends = left.seat == self.owner;
            let body = match left.ship {
                FORTRESS => Body::Fortress,
                BASE => Body::Base,
                _ => Body::Unit(unit(left).unwrap_or_default()),
            };
            let mut soldier = Soldier::of(
                pack,
                &books[usize::from(defends)],
                (body, self.hex),
                defends,
                self.fortified && defends,
            );
            [soldier.ar, soldier.hu] = left.layers();
            all.push(soldier);
        }
        Invasion { pack, all, fortified: self.fortified, tactics, missile: missile(state, self.owner) }
    }

    /// X4R-245: a side without ground units and fortress has lost; else orders are asked for.
    fn go_on(self, state: &mut State, log: &mut Log<Event>) {
        let invasion = self.invasion(state, [Tactic::Infantry; 2]);
        if !invasion.stands(true) {
            return self.win(state, log);
        }
        if !invasion.stands(false) {
            log.tell(Event::War(WarEvent::Repelled(self.owner, self.seat, self.hex)));
            state.battle = Battle::default();
            return;
        }
        state.push(self);
    }

    fn fight(self, state: &mut State, log: &mut Log<Event>) {
        let tactics = [self.seat, self.owner].map(|seat| {
            let order = std::mem::take(&mut state.hidden.hands[seat].bid).open(log);
            Tactic::ALL[usize::from(order.min(TACTICS))]
        });
        let mut invasion = self.invasion(state, tactics);
        invasion.round(&mut Thrown { chance: &mut state.chance, log });
        log.tell(Event::War(WarEvent::GroundRound(self.hex, self.round, tactics[0], tactics[1])));
        let owner = |it: &Soldier| if it.defends { self.owner } else { self.seat };
        let left = invasion.all.iter().filter(|it| it.hu > 0);
        state.board.battle.own = left.map(|it| noted(owner(it), it)).collect();
        lose_fallen(state, [self.seat, self.owner], &invasion.all, self.hex, log);
        if self.round >= ROUNDS && invasion.stands(true) && invasion.stands(false) {
            return self.break_off(state, log);
        }
        Self { round: self.round + 1, step: Step::PressOn, ..self }.go_on(state, log);
    }

    /// X4R-BM13: what a demolition charge is laid to: the fortress, or else the first missile base.
    fn mined(&self, state: &State) -> Option<usize> {
        let own = &state.battle.own;
        let of = |ship: u8| own.iter().position(|left| left.ship == ship);
        of(FORTRESS).or_else(|| of(BASE))
    }

    /// X4R-BM13: damage goes through armour first; a building without hull points is gone.
    fn blast(&self, state: &mut State, log: &mut Log<Event>) {
        let Some(at) = self.mined(state) else { return };
        let left = state.battle.own[at];
        let [armour, hull] = left.layers();
        let through = tricks::CHARGE.saturating_sub(armour);
        let (armour, hull) = (armour.saturating_sub(tricks::CHARGE), hull.saturating_sub(through));
        state.board.battle.own[at].layers = armour << 4 | hull;
        if hull == 0 {
            state.board.battle.own.remove(at);
            let body = if left.ship == FORTRESS { Body::Fortress } else { Body::Base };
            lose_soldier(state, (self.owner, true), (body, 1), self.hex, log);
        }
    }

    /// X4R-244: the units are still aboard for all other rules, so nothing else changes.
    fn break_off(self, state: &mut State, log: &mut Log<Event>) {
        log.tell(Event::War(WarEvent::BrokeOff(self.seat, self.hex)));
        state.battle = Battle::default();
    }

    /// X4R-246: the colony is taken; the armies stay on it.
    fn win(self, state: &mut State, log: &mut Log<Event>) {
        state.battle = Battle::default();
        uprising::lose_all(state, self.owner, self.hex, log);
        let armies: List<u8, MARKERS> = aboard(state, self.seat, self.hex).collect();
        for army in armies.iter() {
            if let Some(marker) = &mut state.board.realms[self.seat].armies[usize::from(*army)] {
                marker.set_aboard(None);
            }
        }
        conquest::conquer(state, self.seat, self.hex, log);
    }

    /// The round that comes next, from 1.
    pub(crate) const fn round(&self) -> u8 {
        self.round
    }

    fn asked(&self) -> Option<Seat> {
        match self.step {
            Step::Attacker | Step::PressOn => Some(self.seat),
            Step::Defender => Some(self.owner),
            Step::Fight => None,
        }
    }
}

/// X4-211, X4-228, X4R-234: the guns, and if wanted missiles, on the planet of a system, and whose they are.
pub(super) fn guns(
    state: &mut State,
    hex: Hex,
    bases: bool,
    log: &mut Log<Event>,
) -> Option<(Seat, Vec<Arm>)> {
    let owner = state.colony_at(hex)?.seat;
    if uprising::armies(state, owner, hex).next().is_some() {
        // Everybody sees whether guns fire.
        state.hidden.hands[owner].troops.show(log);
    }
    batteries(state, hex, bases)
}

/// The same for the odds, in a world in which nothing is hidden.
pub(crate) fn batteries(state: &State, hex: Hex, bases: bool) -> Option<(Seat, Vec<Arm>)> {
    let colony = state.colony_at(hex)?;
    let (pack, owner) = (state.pack.pack(), colony.seat);
    let base = named!(Building, "missile-base");
    let n_bases = colony.buildings.iter().filter(|it| bases && it.building == base).count();
    let mut arms: Vec<Arm> = missile(state, owner).into_iter().cycle().take(n_bases).collect();
    let (gun, troops) = (named!(Ground, "anti-orbital-gun"), &state.hidden.hands[owner].troops);
    let n_guns: u8 = uprising::armies(state, owner, hex).map(|army| troops.army(army)[gun.at()]).sum();
    let line = pack[gun].attacks.iter().find(|line| line.vs == GroundTarget::Ship);
    let arm = line.map(|line| Arm::built_in(&at_ships(line)));
    arms.extend(arm.into_iter().cycle().take(usize::from(n_guns)));
    (!arms.is_empty()).then_some((owner, arms))
}

fn at_ships(line: &GroundAttack) -> BuiltInAttack {
    let damage = Damage { projectile: line.damage, energy: 0 };
    BuiltInAttack { range: line.range.unwrap_or(1), dice: line.dice, hit: line.hit, damage }
}

/// How often an invasion with all armies aboard would end with a conquest, in so many runs.
pub(crate) fn conquests(state: &State, seat: Seat, hex: Hex, n_runs: u32, seed: u64) -> u32 {
    let Some(owner) = state.colony_at(hex).map(|colony| colony.seat) else { return 0 };
    let (pack, books) = (state.pack.pack(), Books::open(state, seat));
    let mut all = garrison(state, hex);
    let fortified = all.iter().any(|it| it.body == Body::Fortress);
    let defenders = all.len();
    for army in aboard(state, seat, hex) {
        for (ground, n) in Ground::all().zip(state.hidden.hands[seat].troops.army(army)) {
            for _ in 0..n {
                if all.len() < defenders + LANDING_MOST {
                    all.push(Soldier::of(pack, &books, (Body::Unit(ground), hex), false, false));
                }
            }
        }
    }
    let tactics = [Tactic::Infantry; 2];
    let start = Invasion { pack, all, fortified, tactics, missile: missile(state, owner) };
    won(start, 1, n_runs, seed)
}

/// The same for an invasion that is going on, from the round that comes next.
pub(crate) fn conquests_on(state: &State, landing: &Landing, n_runs: u32, seed: u64) -> u32 {
    won(landing.invasion(state, [Tactic::Infantry; 2]), landing.round, n_runs, seed)
}

/// In how many runs the attackers alone stand in the end, if nobody breaks off.
fn won(start: Invasion<'static>, first: u8, n_runs: u32, seed: u64) -> u32 {
    let mut dice = Quick::seeded(seed);
    let won = (0..n_runs).filter(|_| {
        let mut invasion = start;
        for _ in first..=ROUNDS {
            if invasion.stands(true) && invasion.stands(false) {
                invasion.round(&mut dice);
            }
        }
        !invasion.stands(true) && invasion.stands(false)
    });
    won.count() as u32
}

/// X4-228: the best missile that a player has researched; it is chosen anew each round.
fn missile(state: &Board, seat: Seat) -> Option<Arm> {
    let pack = state.pack.pack();
    let techs = state.realms[seat].techs;
    let known = |weapon: &Weapon| {
        let card = &pack[*weapon];
        let is_missile = card.keywords.iter().any(|used| used.keyword.id() == "missile");
        is_missile && card.unlocked_by.iter().all(|tech| techs.has(*tech))
    };
    let arms = Weapon::all().filter(known).map(|weapon| Arm::of(&pack[weapon], 1));
    arms.max_by_key(|arm| arm.prospect(Class::Ks) + arm.prospect(Class::Us))
}

impl Part<State> for Landing {
    fn asks(&self, _: &State) -> Option<Seat> {
        self.asked()
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::War(match self.step {
            Step::PressOn => WarDecision::PressOn(self.hex, self.round),
            _ => WarDecision::Ground(self.hex, self.round),
        })
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        if let Action::Affair(Affair::Play(card)) = action {
            market::play(state, self.seat, card, log);
            self.blast(state, log);
            return self.go_on(state, log);
        }
        let order = match action {
            Action::Warfare(Warfare::Tactic(tactic)) => Bid::of(tactic as u8),
            _ => Bid::NONE,
        };
        match self.step {
            Step::Attacker => {
                state.hidden.hands[self.seat].bid = order;
                state.push(Self { step: Step::Defender, ..self });
            }
            Step::Defender => {
                state.hidden.hands[self.owner].bid = order;
                state.push(Self { step: Step::Fight, ..self });
            }
            Step::PressOn if action == Action::Warfare(Warfare::BreakOff) => self.break_off(state, log),
            _ => state.push(Self { step: Step::Attacker, ..self }),
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        self.fight(state, log);
    }
}

impl Offer for Landing {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        if let Some(seat) = self.asked() {
            let now = self.step == Step::Attacker && self.mined(state).is_some();
            tricks::offer(state, seat, (Special::DemolitionCharge, now), seek, to);
        }
        let mut offer = |warfare: Warfare| {
            if seek.wants(Thing::Warfare(warfare)) {
                to(Action::Warfare(warfare), Ok(()));
            }
        };
        match self.step {
            Step::PressOn => [Warfare::PressOn, Warfare::BreakOff].into_iter().for_each(offer),
            _ => Tactic::ALL.into_iter().for_each(|tactic| offer(Warfare::Tactic(tactic))),
        }
    }
}
