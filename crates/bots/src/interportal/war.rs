//! Treaties and wars: what is offered and answered by rule, without looking ahead.

use engine::{Seat, Seats};
use interportal::duel::{Chances, Duel};
use interportal::hex::Hex;
use interportal::ids::{Capacity, Ground, Resource};
use interportal::war::WarDecision;
use interportal::warfare::{Blow, Pact, Tactic, Warfare};
use interportal::{Action, Books, State, score};

/// Rounds that must be left for a war to be worth it.
const WAR_ROUNDS: i64 = 2;

/// Culture that stays when a war is declared.
const RESERVE: i16 = 3;

/// Steps to a colony for which a war is declared.
const REACH: u8 = 2;

/// Pips of the die from which on peace is wanted in any case.
const EXHAUSTED: u8 = 5;

/// Pips of the die from which on peace is wanted.
const WEARY: u8 = 3;

/// Battles that are imagined to tell the odds of one.
const RUNS: u32 = 40;

/// Percent of victories from which on enemies are attacked.
const GOOD: u32 = 55;

/// Percent of victories below which an attacked player withdraws at once.
const POOR: u32 = 35;

/// Percent of victories below which a battle is left.
const HOPELESS: u32 = 12;

/// How much an action of the turn brings; nothing if it is not about treaties and wars.
pub(super) fn rating(world: &State, seat: Seat, rounds: i64, action: Action) -> Option<i64> {
    if let Action::Blockade(hex) = action {
        // In war a blockade takes the income of a colony; it is lifted by leaving.
        let enemy = world.colony_at(hex).is_some_and(|colony| world.at_war(seat, colony.seat));
        let own = world.system(hex).blockade == Some(seat);
        return Some(if enemy && !own { 40 } else { i64::MIN / 2 });
    }
    let Action::Warfare(warfare) = action else { return None };
    Some(match warfare {
        Warfare::Offer(Pact::TradeTreaty, other) => {
            let spare = world.realms[seat].accounts[Resource::Culture] >= 6;
            let first = !world.has_pact(Pact::TradeTreaty, seat, other);
            if spare && first && !is_at_war(world, other) { 20 } else { -10 }
        }
        // Paid pirates go where they hurt others most: to their routes.
        Warfare::Drive(_, to) => match world.system(to).route {
            Some(other) if other != seat => 30,
            _ => -10,
        },
        Warfare::Declare(other) if is_prey(world, seat, other, rounds) => 300,
        _ => i64::MIN / 2,
    })
}

fn is_at_war(world: &State, seat: Seat) -> bool {
    world.wars.iter().any(|war| war.seats().has(seat))
}

/// Whether a war against a player has a goal within reach: a colony that the armies aboard can take.
fn is_prey(world: &State, seat: Seat, other: Seat, rounds: i64) -> bool {
    let calm = !is_at_war(world, seat) && rounds >= WAR_ROUNDS;
    calm && is_sure(world, seat, other) && quarry(world, seat, other).is_some()
}

/// Whether there is a reason for war, or culture for a stake that the target cannot pay off.
fn is_sure(world: &State, seat: Seat, other: Seat) -> bool {
    let (own, theirs) =
        (world.realms[seat].accounts[Resource::Culture], world.realms[other].accounts[Resource::Culture]);
    let stake = (own - RESERVE).clamp(0, i16::from(u8::MAX)) as u8;
    let books = Books::open(world, seat);
    let paid = stake >= books.least_stake() && books.prevention(stake) > theirs;
    paid || world.reasons(seat, other).next().is_some()
}

/// The colony of a player that a fleet with armies aboard reaches soon and will probably take.
fn quarry(world: &State, seat: Seat, other: Seat) -> Option<Hex> {
    let realm = &world.realms[seat];
    let mut best = None;
    for (fleet, marker) in (0_u8..).zip(&realm.fleets) {
        let Some(marker) = marker else { continue };
        if !realm.armies.iter().flatten().any(|army| army.aboard() == Some(fleet)) {
            continue;
        }
        let near = world.colonies_of(other).filter(|it| it.hex.distance(marker.hex) <= REACH);
        for colony in near.filter(|colony| world.shield(colony) == 0) {
            let won = conquest(world, seat, fleet, colony.hex);
            if won >= GOOD && best.is_none_or(|(most, _)| won > most) {
                best = Some((won, colony.hex));
            }
        }
    }
    best.map(|(_, hex)| hex)
}

/// Percent of victories if a fleet attacks a system and lands its armies.
fn conquest(world: &State, seat: Seat, fleet: u8, hex: Hex) -> u32 {
    let mut there = *world;
    let realm = &mut there.realms[seat];
    let armies = realm.armies.iter_mut().flatten().filter(|army| army.aboard() == Some(fleet));
    armies.for_each(|army| army.hex = hex);
    if let Some(marker) = &mut realm.fleets[usize::from(fleet)] {
        marker.hex = hex;
    }
    let landing = percent(Chances::of_landing(&there, seat, hex, RUNS, 1));
    let mut guards = Seats::NONE;
    let others = there.realms.seats().filter(|other| *other != seat && there.has_warships(*other, hex));
    others.for_each(|other| guards.add(other));
    if guards.is_empty() || landing == 0 {
        return landing;
    }
    landing * percent(Chances::of_attack(&there, &[(seat, fleet)], guards, hex, RUNS, 1)) / 100
}

fn percent(chances: Chances) -> u32 {
    (100 * chances.won).checked_div(chances.n_runs).unwrap_or(0)
}

/// The answer to a question about treaties and wars.
pub(super) fn answer(world: &State, seat: Seat, asked: WarDecision, legal: &[Action]) -> Option<Action> {
    let realm = &world.realms[seat];
    let wanted = match asked {
        WarDecision::Treaty(Pact::Alliance, by) => accept(!is_at_war(world, by) && !is_at_war(world, seat)),
        WarDecision::Treaty(..) => accept(true),
        WarDecision::Trade(_, give, take) => accept(realm.accounts[take] > realm.accounts[give]),
        WarDecision::Share(_) => {
            let books = Books::open(world, seat);
            accept(Capacity::ALL.into_iter().all(|it| books.capacity_left(it) >= 2))
        }
        WarDecision::Hire => return Some(Action::Done),
        WarDecision::Declare(target) => return Some(stake(world, seat, target, legal)),
        WarDecision::Prevent(by, price) => {
            let weaker = score::hull_points(world, seat) < score::hull_points(world, by);
            let rich = realm.accounts[Resource::Culture] >= 2 * i16::from(price);
            if weaker && rich { Warfare::Prevent } else { Warfare::Allow }
        }
        WarDecision::Goal(target) => {
            if legal.contains(&Action::Done) {
                return Some(Action::Done);
            }
            // Else who has no fleet gives no battle: then a colony is the goal, the nearest one.
            let aim = quarry(world, seat, target).map(|hex| Action::Warfare(Warfare::GoalColony(hex)));
            if let Some(aim) = aim.filter(|aim| legal.contains(aim)) {
                return Some(aim);
            }
            let harmless = score::hull_points(world, target) == 0;
            let home = realm.capital;
            let colonies = legal.iter().copied().filter_map(|action| match action {
                Action::Warfare(Warfare::GoalColony(hex)) => Some((hex.distance(home), action)),
                _ => None,
            });
            let nearest = colonies.min_by_key(|(steps, _)| *steps).map(|(_, action)| action);
            let one = Action::Warfare(Warfare::GoalVictories(1));
            let wanted = nearest.filter(|_| harmless || !legal.contains(&one)).unwrap_or(one);
            return Some(wanted);
        }
        WarDecision::Engage(hex) => {
            let good = chances_at(world, seat, hex).is_some_and(|it| 100 * it.won >= GOOD * it.n_runs);
            return pick(legal, if good { Action::Fight } else { Action::Warfare(Warfare::Hold) });
        }
        WarDecision::Decline(_) => {
            let poor = Duel::chances(world, RUNS, 1).is_some_and(|it| 100 * it.lost < POOR * it.n_runs);
            if poor { Warfare::Decline } else { Warfare::Stand }
        }
        WarDecision::Orders(..) => {
            let hopeless = is_hopeless(world, seat) && legal.contains(&Action::Retreat);
            return pick(legal, if hopeless { Action::Retreat } else { Action::Fight });
        }
        WarDecision::Bribe(_) => {
            let rich = realm.accounts[Resource::Awe] >= 20;
            let bribes = |it: &&Action| matches!(it, Action::Warfare(Warfare::Bribe(_)));
            return legal.iter().find(bribes).copied().filter(|_| rich).or(Some(Action::Done));
        }
        WarDecision::KeepMercenary(_, price) => {
            let rich = realm.accounts[Resource::Awe] >= 2 * i16::from(price);
            if rich { Warfare::KeepOn } else { Warfare::LetGo }
        }
        WarDecision::Duplicate(_) => Warfare::Duplicate,
        WarDecision::Assault => return Some(strike(world, seat, legal)),
        WarDecision::Ground(..) => Warfare::Tactic(tactic(world, seat)),
        WarDecision::PressOn(hex, _) => {
            let won = percent(Chances::of_landing(world, seat, hex, RUNS, 1));
            if won >= POOR { Warfare::PressOn } else { Warfare::BreakOff }
        }
        WarDecision::EndWar(other) => {
            let on = Action::Warfare(Warfare::WarOn);
            let prey = legal.contains(&on) && quarry(world, seat, other).is_some();
            if prey { Warfare::WarOn } else { Warfare::EndWar }
        }
        // Ships are repaired at home.
        WarDecision::Refuge(..) => {
            let home = |action: &&Action| match action {
                Action::At(hex) => hex.distance(realm.capital),
                _ => u8::MAX,
            };
            return legal.iter().min_by_key(home).copied();
        }
        WarDecision::Peace(other) => {
            let between = world.wars.iter().filter(|war| war.seats().has(seat) && war.seats().has(other));
            let die = between.map(|war| war.die).max().unwrap_or(0);
            let weaker = score::hull_points(world, seat) <= score::hull_points(world, other);
            let tired = die >= WEARY || weaker;
            // Who is about to take a colony goes on.
            let prey = die < EXHAUSTED && quarry(world, seat, other).is_some();
            if tired && !prey { Warfare::Peace } else { Warfare::WarOn }
        }
    };
    let wanted = Action::Warfare(wanted);
    legal.contains(&wanted).then_some(wanted)
}

/// A reason for the war if there is one; else a stake that the target cannot pay off, or the least.
fn stake(world: &State, seat: Seat, target: Seat, legal: &[Action]) -> Action {
    let books = Books::open(world, seat);
    let (own, theirs) =
        (world.realms[seat].accounts[Resource::Culture], world.realms[target].accounts[Resource::Culture]);
    let stakes = || {
        legal.iter().copied().filter_map(|action| match action {
            Action::Warfare(Warfare::Stake(stake)) => Some((stake, action)),
            _ => None,
        })
    };
    let reason = legal.iter().copied().find(|it| matches!(it, Action::Warfare(Warfare::Reason(_))));
    let sure = stakes().find(|(it, _)| books.prevention(*it) > theirs && i16::from(*it) + RESERVE <= own);
    let action = reason.or(sure.map(|it| it.1)).or_else(|| stakes().next().map(|it| it.1));
    action.unwrap_or(legal[0])
}

fn pick(legal: &[Action], wanted: Action) -> Option<Action> {
    legal.contains(&wanted).then_some(wanted)
}

/// The enemies of a player that have fleets or starbases in a system.
fn enemies_at(world: &State, seat: Seat, hex: Hex) -> Seats {
    let mut all = Seats::NONE;
    let enemies = world.realms.seats().filter(|other| world.at_war(seat, *other));
    enemies.filter(|other| world.has_warships(*other, hex)).for_each(|other| all.add(other));
    all
}

/// The fleets of a player in a system.
fn fleets_at(world: &State, seat: Seat, hex: Hex) -> Vec<(Seat, u8)> {
    let there = (0..).zip(&world.realms[seat].fleets);
    let there = there.filter(|(_, marker)| marker.is_some_and(|it| it.hex == hex && it.course.counts()));
    there.map(|(fleet, _)| (seat, fleet)).collect()
}

/// How an attack with all own fleets in a system on the enemies there would end.
fn chances_at(world: &State, seat: Seat, hex: Hex) -> Option<Chances> {
    let fleets = fleets_at(world, seat, hex);
    let enemies = enemies_at(world, seat, hex);
    let any = !fleets.is_empty() && !enemies.is_empty();
    any.then(|| Chances::of_attack(world, &fleets, enemies, hex, RUNS, 1))
}

/// Whether the own side will almost surely lose the battle that goes on.
fn is_hopeless(world: &State, seat: Seat) -> bool {
    let attacks = Duel::now(world).is_some_and(|duel| duel.attackers.has(seat));
    Duel::chances(world, RUNS, 1).is_some_and(|it| {
        let won = if attacks { it.won } else { it.lost };
        100 * won < HOPELESS * it.n_runs
    })
}

/// What is attacked after the battles: colonies first by bombs, then by armies; other things of enemies besides.
fn strike(world: &State, seat: Seat, legal: &[Action]) -> Action {
    let worth = |action: &Action| match *action {
        Action::Warfare(Warfare::Bombard(Blow::Units, _)) => 6,
        Action::Warfare(Warfare::Invade(hex)) => {
            let chances = Chances::of_landing(world, seat, hex, RUNS, 1);
            if 100 * chances.won >= GOOD * chances.n_runs { 5 } else { -1 }
        }
        Action::Warfare(Warfare::Raze(_)) => 4,
        Action::Warfare(Warfare::Raid(_, _, victim)) if world.at_war(seat, victim) => 3,
        // Pirates that are paid cost no sanction.
        Action::Warfare(Warfare::Raid(_, hex, _)) if world.system(hex).group.is_some() => 2,
        Action::Warfare(Warfare::Plunder(..)) => 2,
        Action::Warfare(Warfare::Hunt(hex)) => hunting(world, seat, hex),
        Action::Warfare(_) => -1,
        _ => 0,
    };
    legal.iter().copied().max_by_key(worth).unwrap_or(Action::Done)
}

/// Privateers are hunted if the own fleets there will probably beat those of their likely owner.
fn hunting(world: &State, seat: Seat, hex: Hex) -> i64 {
    let sails = |other: &Seat| {
        let mut fleets = world.realms[*other].fleets.iter().flatten();
        *other != seat && fleets.any(|marker| marker.hex == hex && marker.is_privateer())
    };
    let Some(owner) = world.realms.seats().find(sails) else { return -1 };
    let fleets = fleets_at(world, seat, hex);
    let chances = Chances::of_attack(world, &fleets, Seats::only(owner), hex, RUNS, 1);
    if !fleets.is_empty() && percent(chances) >= GOOD { 2 } else { -1 }
}

/// The kind of enemies that there are more of is attacked first.
fn tactic(world: &State, seat: Seat) -> Tactic {
    let militia = Ground::from_id("militia").map(engine::Index::at);
    let infantry = Ground::from_id("infantry").map(engine::Index::at);
    let enemies = world.battle.own.iter().filter(|left| left.seat != seat);
    let (mut foot, mut all) = (0, 0);
    for left in enemies {
        all += 1;
        foot += usize::from([militia, infantry].contains(&Some(usize::from(left.ship))));
    }
    if 2 * foot >= all { Tactic::Infantry } else { Tactic::Vehicles }
}

const fn accept(agrees: bool) -> Warfare {
    if agrees { Warfare::Accept } else { Warfare::Refuse }
}
