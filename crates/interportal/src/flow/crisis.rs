//! Crises: when they come, what they do each round, and when they end (X4-167, X4R-270, X4R-271).

use engine::{Index, Log, Seat};

use super::{Seek, Verdict, battling, build, supernova, uprising};
use crate::action::Action;
use crate::cards::Special;
use crate::council_words::{CouncilEvent, CouncilFault};
use crate::economy::Books;
use crate::event::Event;
use crate::hex::{Hex, HexSet};
use crate::ids::{Crisis, Group, Kind, Resource, Tech, named};
use crate::motion::{Matter, Motion};
use crate::notation::{Core, Permission, Verb};
use crate::score;
use crate::state::{Board, State};
use crate::thing::Thing;

/// Research that ends the plague (X4R-CR1).
const CURE: u8 = 12;

/// Capacity steps on a planet from which its machines rise, and further drones with robotronics (X4R-CR6).
const STEPS: u8 = 3;
const ROBOTS: u8 = 2;

impl Board {
    /// Whether an active law or the crisis forbids something.
    pub(crate) fn forbids(&self, permission: Permission) -> bool {
        let pack = self.pack.pack();
        let laws = self.laws.iter().map(|passed| *pack[passed.law].effect);
        let crisis = self.crisis.and_then(|crisis| pack[crisis].effect.as_ref()).map(|text| **text);
        laws.chain(crisis).any(|program| {
            let mut statements = pack.code.statements(program).iter();
            statements.any(|it| matches!(it.core, Core::Do(Verb::Forbid(what)) if what == permission))
        })
    }

    /// The same as a verdict.
    pub(crate) fn may_now(&self, permission: Permission) -> Verdict {
        if self.forbids(permission) { Err(CouncilFault::Forbidden.into()) } else { Ok(()) }
    }

    /// Whether a crisis of this kind goes on.
    pub(crate) fn suffers(&self, special: Special) -> bool {
        self.crisis.is_some_and(|crisis| self.pack[crisis].special == Some(special))
    }

    /// X4R-CR2: the systems next to pirates of the tide, where trade routes connect nothing.
    pub(crate) fn cut_off(&self) -> HexSet {
        if !self.suffers(Special::TideOfPirates) {
            return HexSet::NONE;
        }
        let pirates = self.council.trouble.marked.iter().filter(|hex| self.system(**hex).group.is_some());
        pirates.copied().collect::<HexSet>().grown()
    }
}

/// Step 3 of the Closing phase: the crisis goes on, or one comes.
pub(super) fn step(state: &mut State, log: &mut Log<Event>) {
    if !state.crises {
        return;
    }
    match state.crisis {
        Some(crisis) => go_on(state, crisis, log),
        None if is_due(state) && !state.council.trouble.is_exhausted() => roll(state, log),
        None => {}
    }
}

/// X4-167: an average of 5 colonies, or a player with 5 points.
fn is_due(state: &State) -> bool {
    let numbers = &state.pack.crisis_numbers;
    let average = usize::from(numbers.condition_average_colonies_min) * usize::from(state.n_players());
    let points = 2 * i32::from(numbers.condition_vp_min);
    let mut seats = state.realms.seats();
    state.colonies.len() >= average || seats.any(|seat| score::half_points(state, seat) >= points)
}

/// X4R-270: a die; what has happened is replaced by the next that has not.
fn roll(state: &mut State, log: &mut Log<Event>) {
    let n = Crisis::COUNT as u8;
    let rolled = state.chance.below(u32::from(n), log) as u8 + 1;
    let pack = state.pack.pack();
    let of = |roll: u8| Crisis::all().find(|crisis| pack[*crisis].roll == roll);
    let free = |crisis: &Crisis| !state.council.trouble.has_been(crisis.index());
    let crisis = (0..n).filter_map(|step| of((rolled - 1 + step) % n + 1)).find(free);
    crisis.into_iter().for_each(|crisis| begin(state, crisis, log));
}

/// A crisis begins.
pub(crate) fn begin(state: &mut State, crisis: Crisis, log: &mut Log<Event>) {
    let card = &state.pack.pack()[crisis];
    state.council.trouble.begin(crisis.index(), card.rounds);
    state.crisis = Some(crisis).filter(|_| card.rounds > 0);
    log.tell(Event::Council(CouncilEvent::Crisis(crisis)));
    state.touch_all();
    match card.special {
        Some(Special::TideOfPirates) => pirates(state, log),
        Some(Special::NoxInvasion) => nox(state, log),
        Some(Special::DyingStar) => supernova::mark(state, log),
        Some(Special::MachineUprising) => machines(state, log),
        _ => {}
    }
}

/// X4R-271: one more round of it.
fn go_on(state: &mut State, crisis: Crisis, log: &mut Log<Event>) {
    let special = state.pack[crisis].special;
    let trouble = &mut state.council.trouble;
    trouble.left = trouble.left.saturating_sub(1);
    let left = trouble.left;
    let lives = |state: &State, hex: &Hex| state.system(*hex).group.is_some();
    let over = match special {
        Some(Special::TideOfPirates | Special::NoxInvasion) => {
            !state.council.trouble.marked.iter().any(|hex| lives(state, hex))
        }
        _ => false,
    };
    if special == Some(Special::NoxInvasion) && !over && left > 0 {
        advance(state, log);
    }
    if !over && left > 0 {
        return;
    }
    let marked = state.council.trouble.marked;
    match special {
        Some(Special::DyingStar) => {
            marked.iter().for_each(|hex| supernova::burst(state, *hex, log));
        }
        // The swarm is gone after its rounds.
        Some(Special::NoxInvasion) if !over => marked.iter().for_each(|hex| battling::vanish(state, *hex)),
        _ => {}
    }
    end(state, log);
}

/// The crisis ends.
fn end(state: &mut State, log: &mut Log<Event>) {
    if let Some(crisis) = state.crisis.take() {
        state.council.trouble.marked.clear();
        log.tell(Event::Council(CouncilEvent::CrisisEnded(crisis)));
        state.touch_all();
    }
}

/// One of these systems at random.
pub(super) fn pick(state: &mut State, all: HexSet, log: &mut Log<Event>) -> Option<Hex> {
    let n = all.iter().count() as u32;
    let place = if n == 0 { return None } else { state.chance.below(n, log) };
    all.iter().nth(place as usize)
}

fn place_group(state: &mut State, group: Group, hex: Hex, log: &mut Log<Event>) {
    state.systems[hex.at()].group = Some(group);
    state.council.trouble.marked.push(hex);
    log.tell(Event::GroupPlaced(group, hex));
    state.touch_all();
}

/// X4R-CR2: as many pirate fleets as players, in discovered asteroid fields and nebulae away from home worlds.
fn pirates(state: &mut State, log: &mut Log<Event>) {
    let near_home = |state: &State, hex: Hex| {
        hex.neighbours().any(|next| state.system(next).kind == Some(Kind::HomeWorld))
    };
    for _ in 0..state.n_players() {
        let fits = |hex: &Hex| {
            let system = state.system(*hex);
            let kind = matches!(system.kind, Some(Kind::AsteroidField | Kind::Nebula));
            let empty =
                system.group.is_none() && !state.realms.seats().any(|it| state.presence(it).has(*hex));
            kind && empty && !near_home(state, *hex)
        };
        let all: HexSet = Hex::all().filter(fits).collect();
        let Some(hex) = pick(state, all, log) else { return };
        place_group(state, named!(Group, "pirate-fleet"), hex, log);
    }
}

/// X4R-CR4, X4R-398: the swarm appears in the centre, or in the nearest discovered system without neutral units.
fn nox(state: &mut State, log: &mut Log<Event>) {
    let free = |hex: &Hex| state.system(*hex).kind.is_some() && state.system(*hex).group.is_none();
    let Some(hex) = Hex::all().find(free) else { return };
    place_group(state, named!(Group, "nox-swarm"), hex, log);
}

/// X4R-CR4: the swarm moves towards the home world of the player with most points, and ravages colonies.
fn advance(state: &mut State, log: &mut Log<Event>) {
    let Some(from) = state.council.trouble.marked.first().copied() else { return };
    let leaders = score::leaders(state);
    let chosen = if leaders.len() > 1 { state.chance.below(leaders.len() as u32, log) } else { 0 };
    let Some(leader) = leaders.iter().nth(chosen as usize) else { return };
    let goal = state.realms[leader].capital;
    let free = |hex: &Hex| state.system(*hex).kind.is_some() && state.system(*hex).group.is_none();
    let nearer = from.neighbours().filter(|hex| hex.distance(goal) < from.distance(goal));
    if let Some(to) = nearer.filter(free).min_by_key(|hex| hex.at()) {
        let group = state.systems[from.at()].group.take();
        state.systems[to.at()].group = group;
        let moved = state.board.neutrals.iter_mut().filter(|neutral| neutral.hex == from);
        moved.for_each(|neutral| neutral.hex = to);
        state.council.trouble.marked[0] = to;
        log.tell(Event::Council(CouncilEvent::NoxMoved(from, to)));
        state.touch_all();
    }
    let here = state.council.trouble.marked[0];
    build::lower(state, here, log);
}

/// X4R-CR6: on the planet of each player with most capacity steps the machines rise.
fn machines(state: &mut State, log: &mut Log<Event>) {
    for seat in state.in_order() {
        let steps = |hex: Hex| supernova::capacity_steps(state, hex);
        let worst =
            state.colonies_of(seat).map(|colony| colony.hex).max_by_key(|hex| (steps(*hex), hex.at()));
        let Some(hex) = worst.filter(|hex| steps(*hex) >= STEPS) else { continue };
        let robots = state.realms[seat].techs.has(named!(Tech, "robotronics"));
        let drones = steps(hex) + if robots { ROBOTS } else { 0 };
        let (won, _) = uprising::fight(state, seat, hex, ("war-drones", drones), 0, log);
        log.tell(Event::Council(CouncilEvent::Machines(seat, hex, won)));
        if !won {
            supernova::raze_capacity(state, hex, log);
        }
    }
}

/// X4R-CR1: research that ends the plague, in a turn of the Politics phase.
pub(super) fn offers(state: &State, seat: Seat, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
    let plague = state.suffers(Special::GreatPlague);
    if !plague && seek.only().is_none() {
        return;
    }
    let missing = CURE.saturating_sub(state.council.trouble.fund);
    for research in (1..=missing).filter(|it| seek.wants(Thing::Matter(Matter::Cure(*it)))) {
        let books = Books::open(state, seat);
        let verdict = if plague {
            books.has(Resource::Research, i16::from(research))
        } else {
            Err(CouncilFault::NoPlague.into())
        };
        to(Action::Motion(Motion::Cure(research)), verdict);
    }
}

pub(super) fn cure(state: &mut State, seat: Seat, research: u8, log: &mut Log<Event>) {
    state.realms[seat].accounts[Resource::Research] -= i16::from(research);
    state.council.trouble.fund += research;
    log.tell(Event::Council(CouncilEvent::Cured(seat, research)));
    if state.council.trouble.fund >= CURE {
        end(state, log);
    }
}
