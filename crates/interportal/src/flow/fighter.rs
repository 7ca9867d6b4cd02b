//! Units in a space battle: what they can take, what they shoot with, whom they choose (X4R-203 to X4R-213, X4R-335).

use engine::{List, Log};

use crate::action::Fitting;
use crate::cards::{KeywordUse, NeutralHull, WeaponCard, WeaponLine};
use crate::event::Event;
use crate::ids::{Class, Keyword, Weapon};
use crate::notation::{Core, Expr, Item, Op, Quantity, Verb};
use crate::realm::Make;
use crate::state::State;

/// Weapons of one unit at most.
const ARMS: usize = 12;

/// A unit in a battle.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fighter {
    /// Whether it belongs to the player and not to the neutral group.
    pub(super) own: bool,
    /// Its place in the list of ships, or in the neutral group.
    pub(super) index: u8,
    pub(super) class: Class,
    pub(super) ini: u8,
    pub(super) sh: u8,
    pub(super) ar: u8,
    pub(super) hu: u8,
    keywords: &'static [KeywordUse],
    arms: List<u8, ARMS>,
}

/// The number of a hull keyword.
fn keyword(keywords: &[KeywordUse], id: &str) -> Option<u8> {
    let used = keywords.iter().find(|used| used.keyword.id() == id)?;
    Some(used.x.unwrap_or(1))
}

/// Shield and armour that a piece adds.
fn protection(state: &State, item: Item) -> (u8, u8) {
    let pack = state.pack.pack();
    let Item::Protection(protection) = item else { return (0, 0) };
    let mut both = (0, 0);
    for statement in pack.code.statements(*pack[protection].effect) {
        if let Core::Do(Verb::Mod(change, _)) = &statement.core
            && let Some((Op::Plus, Expr::Number(by))) = &change.by
        {
            match change.quantity {
                Quantity::StatSh => both.0 += *by as u8,
                Quantity::StatAr => both.1 += *by as u8,
                _ => {}
            }
        }
    }
    both
}

fn number(weapon: Weapon) -> u8 {
    engine::Index::index(weapon)
}

/// X4-126, X4R-254: the weapon of an empty slot.
fn emergency() -> u8 {
    Weapon::from_id("emergency-weapon").map_or(0, number)
}

impl Fighter {
    /// A ship of a player, whole but for its hull.
    pub(super) fn ship(state: &State, seat: engine::Seat, index: usize) -> Self {
        let vessel = &state.realms[seat].ships[index];
        let (pack, hull) = (state.pack.pack(), state.hull(vessel.make));
        let mut arms = List::new();
        let (mut sh, mut ar) = (hull.sh, hull.ar);
        let mut wear = |item: Item| {
            let (shield, armour) = protection(state, item);
            sh += shield;
            ar += armour;
        };
        match vessel.make {
            Make::Blueprint(ship, variant) => {
                let drawing = state.hidden.hands[seat].drawings.get(pack, ship, variant);
                let n_slots = crate::drawing::weapon_slots(hull, drawing.set).count();
                for slot in 0..n_slots.min(ARMS) {
                    arms.push(match drawing.item(slot).map(Fitting::item) {
                        Some(Item::Weapon(weapon)) => number(weapon),
                        _ => emergency(),
                    });
                }
                drawing.items().for_each(|fitting| wear(fitting.item()));
            }
            Make::Standard(ship) => {
                pack[ship].weapons.iter().for_each(|weapon| arms.push(number(*weapon)));
                pack[ship].equipment.iter().for_each(|outfit| wear(outfit.0));
            }
            Make::Kosme(ship) => {
                pack[ship].weapons.iter().for_each(|weapon| arms.push(number(*weapon)));
                pack[ship].equipment.iter().for_each(|outfit| wear(outfit.0));
            }
        }
        let (own, index, keywords) = (true, index as u8, &hull.keywords[..]);
        Self { own, index, class: hull.class, ini: hull.ini, sh, ar, hu: vessel.hull, keywords, arms }
    }

    /// A unit of a neutral group.
    pub(super) fn neutral(state: &State, unit: NeutralHull, weapons: &[Weapon], index: u8) -> Self {
        let pack = state.pack.pack();
        let arms = weapons.iter().map(|weapon| number(*weapon)).collect();
        match unit {
            NeutralHull::Ship(ship) => {
                let hull = &pack[ship];
                let (class, ini, sh, ar, hu) = (hull.class, hull.ini, hull.sh, hull.ar, hull.hu);
                Self { own: false, index, class, ini, sh, ar, hu, keywords: &hull.keywords, arms }
            }
            NeutralHull::Unit(unit) => {
                let card = &pack[unit];
                let (class, ini, sh, ar, hu) = (card.class, card.ini, card.sh, card.ar, card.hu);
                Self { own: false, index, class, ini, sh, ar, hu, keywords: &card.keywords, arms }
            }
        }
    }

    pub(super) const fn is_alive(&self) -> bool {
        self.hu > 0
    }

    /// Points until it is destroyed.
    fn points(&self) -> u8 {
        self.sh + self.ar + self.hu
    }

    /// X4R-213, X4R-K10: a hit goes through shield and armour into the hull.
    fn take(&mut self, damage: u8, doubled: bool) {
        let mut left = damage;
        for layer in [&mut self.sh, &mut self.ar] {
            let stopped = left.min(*layer);
            *layer -= stopped;
            left -= stopped;
        }
        self.hu = self.hu.saturating_sub(if doubled { 2 * left } else { left });
    }
}

/// One weapon of a unit as it fires at one target.
struct Shot {
    dice: u8,
    /// The lowest face that hits.
    face: u8,
    damage: u8,
    doubled: bool,
    /// The lowest face that hits twice (X4R-K07, X4R-K08).
    twice: u8,
}

/// X4R-211, X4R-212: the numbers of a weapon against a target; nothing if it cannot harm it.
fn shot(card: &WeaponCard, target: &Fighter, order: usize, nebula: bool) -> Option<Shot> {
    let has = |id: &str| card.keywords.iter().any(|used| used.keyword.id() == id);
    let known: List<Keyword, ARMS> = target.keywords.iter().map(|used| used.keyword).collect();
    let line: &WeaponLine = card.line(&known)?;
    let hit = line.hit.of(target.class).filter(|_| !card.no_effect.contains(&target.class))?;
    let mut bonus = 0_i8;
    if !card.ignore_evade {
        let evade = keyword(target.keywords, "evade").unwrap_or(0);
        bonus -= evade.saturating_sub(card.reduce_evade) as i8;
    }
    let swarm = |vs: &Keyword| vs.id() == "swarm";
    if keyword(target.keywords, "swarm").is_some() && !line.vs.iter().any(swarm) {
        bonus -= 1;
    }
    // X4R-K15, X4R-040.
    if has("light-handicap") && (target.sh > 0 || nebula) {
        bonus -= 1;
    }
    // X4R-K17: each further target of a line of fire is harder to hit.
    let further = if has("line-of-fire") { order as i8 } else { 0 };
    let face = (hit as i8 - bonus.clamp(-3, 3) + further).clamp(2, 6) as u8;
    let lethal = |used: &KeywordUse| {
        let classes = used.classes.as_deref().unwrap_or(&[]);
        used.keyword.id() == "lethal" && classes.contains(&target.class)
    };
    let printed = card.damage_by_order.get(order).copied();
    let damage = printed.unwrap_or(line.damage.projectile + line.damage.energy);
    let lethal = u8::from(card.keywords.iter().any(lethal));
    let twice = if has("he-plus") {
        5
    } else if has("he") {
        6
    } else {
        7
    };
    Some(Shot { dice: line.dice, face, damage: damage + lethal, doubled: has("hull-damage-x2"), twice })
}

impl Shot {
    /// X4R-335: ways out of 6 to the power of the dice to destroy a target.
    fn ways(&self, target: &Fighter) -> u32 {
        if self.damage == 0 {
            return 0;
        }
        let needed = u32::from(target.points().div_ceil(self.damage));
        let (faces, dice) = (u32::from(7 - self.face), u32::from(self.dice));
        let choose = |n: u32, k: u32| (0..k).fold(1, |all, step| all * (n - step) / (step + 1));
        let exactly = |k: u32| choose(dice, k) * faces.pow(k) * (6 - faces).pow(dice - k);
        (needed..=dice).map(exactly).sum()
    }
}

/// X4R-230: whether a target can be chosen: large ones only where no US or HS is left, or from afar or by missiles.
fn may_target(card: &WeaponCard, shooter: &Fighter, target: &Fighter, all: &[Fighter]) -> bool {
    let screen =
        |it: &Fighter| it.own == target.own && it.is_alive() && matches!(it.class, Class::Us | Class::Hs);
    let missile = card.keywords.iter().any(|used| used.keyword.id() == "missile");
    let small = keyword(shooter.keywords, "small-craft").is_some();
    !matches!(target.class, Class::Gs | Class::Mk)
        || card.range >= 3
        || missile
        || small
        || !all.iter().any(screen)
}

/// What a battle takes place in.
#[derive(Clone, Copy)]
pub(super) struct Field {
    /// X4R-228: the distance between the sides.
    pub(super) distance: u8,
    /// X4R-040.
    pub(super) nebula: bool,
    /// X4R-042: all ranges above 2 count as 2.
    pub(super) storm: bool,
}

/// X4R-203, X4R-228, X4R-335, X4R-369: all units act once, the quickest first, each weapon at its best target.
pub(super) fn round(state: &mut State, all: &mut [Fighter], field: Field, log: &mut Log<Event>) {
    for at in order(all) {
        for arm in 0..all[at].arms.len() {
            if !all[at].is_alive() {
                break;
            }
            let weapon: Weapon = engine::Index::from_index(all[at].arms[arm]);
            let card = &state.pack.pack()[weapon];
            fire(state, all, at, card, field, log);
        }
        if all[at].arms.is_empty() && all[at].is_alive() {
            maul(state, all, at, field, log);
        }
    }
}

/// At equal initiative the sides alternate, the defender first (X4R-203).
fn order(all: &[Fighter]) -> Vec<usize> {
    let rank = |at: usize| {
        let it = &all[at];
        all[..at].iter().filter(|other| other.own == it.own && other.ini == it.ini).count()
    };
    let mut order: Vec<usize> = (0..all.len()).collect();
    order.sort_by_key(|at| (std::cmp::Reverse(all[*at].ini), rank(*at), all[*at].own));
    order
}

fn fire(
    state: &mut State,
    all: &mut [Fighter],
    at: usize,
    card: &WeaponCard,
    field: Field,
    log: &mut Log<Event>,
) {
    let range = if field.storm { card.range.min(2) } else { card.range };
    if range < field.distance {
        return;
    }
    let beam = card.keywords.iter().any(|used| used.keyword.id() == "line-of-fire");
    let n_targets = card.targets.unwrap_or(if beam { 3 } else { 1 });
    let mut hit: List<u8, 4> = List::new();
    for order in 0..usize::from(n_targets) {
        let mut best: Option<(u32, u8, usize)> = None;
        for target in 0..all.len() {
            let it = &all[target];
            if it.own == all[at].own || !it.is_alive() || hit.contains(&(target as u8)) {
                continue;
            }
            let Some(shot) =
                shot(card, it, order, field.nebula).filter(|_| may_target(card, &all[at], it, all))
            else {
                continue;
            };
            let (ways, points) = (shot.ways(it), it.points());
            if best.is_none_or(|(most, fewest, _)| ways > most || ways == most && points < fewest) {
                best = Some((ways, points, target));
            }
        }
        let Some((_, _, target)) = best else { return };
        if hit.len() < 4 {
            hit.push(target as u8);
        }
        if let Some(shot) = shot(card, &all[target], order, field.nebula) {
            roll(state, &mut all[target], &shot, log);
        }
    }
}

/// The attack that a unit without weapons has of its own (X4R-N02).
fn maul(state: &mut State, all: &mut [Fighter], at: usize, field: Field, log: &mut Log<Event>) {
    let attack = state.pack.pack().neutral_units.first().map(|card| card.attack);
    let Some(attack) = attack.filter(|attack| !all[at].own && attack.range >= field.distance) else { return };
    let targets = (0..all.len()).filter(|target| all[*target].own && all[*target].is_alive());
    let Some(target) = targets.min_by_key(|target| all[*target].points()) else { return };
    let damage = attack.damage.projectile + attack.damage.energy;
    let shot = Shot { dice: attack.dice, face: attack.hit, damage, doubled: false, twice: 7 };
    roll(state, &mut all[target], &shot, log);
}

/// X4R-211: a natural 1 always misses, a natural 6 always hits.
fn roll(state: &mut State, target: &mut Fighter, shot: &Shot, log: &mut Log<Event>) {
    for _ in 0..shot.dice {
        let die = state.chance.below(6, log) as u8 + 1;
        if die >= shot.face {
            target.take(shot.damage, shot.doubled);
            if die >= shot.twice {
                target.take(shot.damage, shot.doubled);
            }
        }
    }
}
