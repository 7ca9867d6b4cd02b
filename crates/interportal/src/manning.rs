//! Crews of imagined fleets and armies: every marker has a unit, and every sum that was named is met (X4R-302).

use engine::{Dealer, Index, Seat};

use crate::flow::{Frame, LANDING_MOST, aboard, unit};
use crate::hex::Hex;
use crate::ids::Ground;
use crate::realm::{Hand, MARKERS, Marker};
use crate::state::Board;

/// Tries before an imagined world gives up on the sums; no position that was met needs a fraction of them.
const TRIES: u32 = 50_000;

/// Fleets of one system whose hull points were named.
struct Squadron {
    markers: Vec<u8>,
    hull: u16,
}

/// Fleets of another player are filled.
pub(crate) fn man_fleets(board: &Board, seat: Seat, hand: &mut Hand, dealer: &mut Dealer) {
    for berth in berths(board, seat, dealer) {
        hand.berths.push(berth);
    }
}

/// Armies of another player are filled.
pub(crate) fn man_armies(board: &Board, seat: Seat, hand: &mut Hand, dealer: &mut Dealer) {
    let realm = &board.realms[seat];
    let mut ground = realm.ground;
    let mut armies = markers(&realm.armies);
    if let Some((there, known)) = board.landed(seat) {
        // Units of the ground battle going on are all that its armies have.
        for (unit, army) in known.iter().zip(spread(known.len(), &there, dealer)) {
            hand.troops.change(army, *unit, 1);
            ground[unit.at()] = ground[unit.at()].saturating_sub(1);
        }
        armies.retain(|army| !there.contains(army));
    }
    let units = Ground::all().flat_map(|it| std::iter::repeat_n(it, usize::from(ground[it.at()])));
    let units: Vec<Ground> = units.collect();
    for (unit, army) in units.iter().zip(spread(units.len(), &armies, dealer)) {
        hand.troops.change(army, *unit, 1);
    }
}

fn markers(all: &[Option<Marker>; MARKERS]) -> Vec<u8> {
    (0..MARKERS as u8).filter(|marker| all[usize::from(*marker)].is_some()).collect()
}

/// So many units over these markers, at least one for each.
fn spread(n: usize, markers: &[u8], dealer: &mut Dealer) -> Vec<u8> {
    let mut berths = markers.to_vec();
    berths.truncate(n);
    while berths.len() < n && !markers.is_empty() {
        berths.push(markers[dealer.below(markers.len() as u32) as usize]);
    }
    dealer.shuffle(&mut berths);
    berths
}

/// The fleet of each ship; nothing for ships whose place is open.
fn berths(board: &Board, seat: Seat, dealer: &mut Dealer) -> Vec<Option<u8>> {
    let realm = &board.realms[seat];
    let (squadrons, free) = squadrons(board, seat);
    let fought = board.fought(seat);
    let known = |ship: usize| fought.is_some_and(|(_, ships)| ships >> ship & 1 == 1);
    let secret = realm.ships.iter().enumerate();
    let secret = secret.filter(|(ship, vessel)| vessel.at.is_none() && !known(*ship));
    let mut ships: Vec<(usize, u8)> = secret.map(|(ship, vessel)| (ship, vessel.hull)).collect();
    dealer.shuffle(&mut ships);
    let mut berths = vec![None; realm.ships.len()];
    let (mut squadrons, mut free) = (squadrons, free);
    if let Some((hex, _)) = fought {
        // Ships of the battle going on are all that its fleets have.
        let there = |fleet: &u8| {
            realm.fleets[usize::from(*fleet)].is_some_and(|it| it.hex == hex && it.course.counts())
        };
        let here: Vec<u8> = markers(&realm.fleets).into_iter().filter(there).collect();
        let crew: Vec<usize> =
            (0..realm.ships.len()).filter(|ship| known(*ship) && realm.ships[*ship].at.is_none()).collect();
        let fleets = spread(crew.len(), &here, dealer);
        crew.into_iter().zip(fleets).for_each(|(ship, fleet)| berths[ship] = Some(fleet));
        squadrons.retain(|squadron| squadron.markers.iter().all(|it| !here.contains(it)));
        free.retain(|it| !here.contains(it));
    }
    let mut left = [0_u8; 256];
    ships.iter().for_each(|(_, hull)| left[usize::from(*hull)] += 1);
    let values: Vec<u8> = (1..=u8::MAX).filter(|value| left[usize::from(*value)] > 0).rev().collect();
    let mut search = Search { values, left, n_free: free.len(), tries: TRIES, chosen: Vec::new() };
    // Without a way to meet the sums all fleets are alike.
    let solved = search.fill(&squadrons, dealer);
    let chosen = if solved { search.chosen } else { Vec::new() };
    for (squadron, counts) in squadrons.iter().zip(chosen) {
        let mut crew = Vec::new();
        for (value, n) in counts {
            for _ in 0..n {
                let at = ships.iter().position(|(_, hull)| *hull == value);
                crew.extend(at.map(|at| ships.swap_remove(at).0));
            }
        }
        dealer.shuffle(&mut crew);
        let fleets = spread(crew.len(), &squadron.markers, dealer);
        crew.into_iter().zip(fleets).for_each(|(ship, fleet)| berths[ship] = Some(fleet));
    }
    let free = if solved { free } else { markers(&realm.fleets) };
    let fleets = spread(ships.len(), &free, dealer);
    ships.into_iter().zip(fleets).for_each(|((ship, _), fleet)| berths[ship] = Some(fleet));
    berths
}

/// The fleets whose hull points were named, by system, and those about which nothing is known.
fn squadrons(board: &Board, seat: Seat) -> (Vec<Squadron>, Vec<u8>) {
    let realm = &board.realms[seat];
    let open = |hex: Hex| -> u16 {
        let bases = realm.ships.iter().filter(|vessel| vessel.at == Some(hex));
        let bases = bases.filter(|vessel| board.hull(vessel.make).military);
        bases.map(|vessel| u16::from(vessel.hull)).sum::<u16>() + u16::from(board.system(hex).watches[seat])
    };
    let mut free = markers(&realm.fleets);
    let mut squadrons = Vec::new();
    for named in board.named.iter().filter(|named| named.seat == seat) {
        let counts = |fleet: &u8| {
            let marker = realm.fleets[usize::from(*fleet)];
            marker.is_some_and(|it| it.hex == named.hex && it.course.counts())
        };
        let markers: Vec<u8> = free.iter().copied().filter(counts).collect();
        free.retain(|fleet| !markers.contains(fleet));
        if !markers.is_empty() {
            squadrons.push(Squadron { markers, hull: named.hull.saturating_sub(open(named.hex)) });
        }
    }
    (squadrons, free)
}

/// A search for ships that meet all sums.
struct Search {
    /// Hull points of single ships, the largest first.
    values: Vec<u8>,
    /// Ships left, by hull points.
    left: [u8; 256],
    /// Fleets about which nothing is known; each needs a ship.
    n_free: usize,
    tries: u32,
    chosen: Vec<Vec<(u8, u8)>>,
}

impl Search {
    fn fill(&mut self, squadrons: &[Squadron], dealer: &mut Dealer) -> bool {
        let Some((first, rest)) = squadrons.split_first() else {
            let left: usize = self.left.iter().map(|n| usize::from(*n)).sum();
            return if self.n_free == 0 { left == 0 } else { left >= self.n_free };
        };
        self.chosen.push(Vec::new());
        let found = self.pick(0, first.hull, first.markers.len(), rest, dealer);
        if !found {
            self.chosen.pop();
        }
        found
    }

    /// Chooses how many ships of each value a squadron has, in any order of numbers.
    fn pick(&mut self, at: usize, hull: u16, n_least: usize, rest: &[Squadron], dealer: &mut Dealer) -> bool {
        self.tries = self.tries.saturating_sub(1);
        if self.tries == 0 {
            return false;
        }
        let Some(value) = self.values.get(at).copied() else {
            return hull == 0 && n_least == 0 && self.fill(rest, dealer);
        };
        let most = u16::from(self.left[usize::from(value)]).min(hull / u16::from(value)) as u8;
        let start = dealer.below(u32::from(most) + 1) as u8;
        for step in 0..=most {
            let n = (start + step) % (most + 1);
            self.left[usize::from(value)] -= n;
            let depth = self.chosen.len();
            self.chosen[depth - 1].push((value, n));
            let lower = hull - u16::from(n) * u16::from(value);
            if self.pick(at + 1, lower, n_least.saturating_sub(usize::from(n)), rest, dealer) {
                return true;
            }
            self.chosen[depth - 1].pop();
            self.left[usize::from(value)] += n;
        }
        false
    }
}

impl Board {
    /// The armies of a seat in the ground battle that is going on, and their units; nothing if there are none.
    fn landed(&self, seat: Seat) -> Option<(Vec<u8>, Vec<Ground>)> {
        let landing = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Landing(landing) => Some(landing),
            _ => None,
        })?;
        let militia = Ground::from_id("militia");
        let own = self.battle.own.iter().filter(|left| left.seat == seat);
        let known: Vec<Ground> = own.filter_map(unit).filter(|it| Some(*it) != militia).collect();
        let ashore = |army: &u8| {
            let marker = self.realms[seat].armies[usize::from(*army)];
            marker.is_some_and(|marker| marker.hex == landing.hex && marker.aboard().is_none())
        };
        let there: Vec<u8> = if seat == landing.seat {
            aboard(self, seat, landing.hex).collect()
        } else if seat == landing.owner {
            (0..MARKERS as u8).filter(ashore).collect()
        } else {
            return None;
        };
        // A side larger than the battle has more units than are noted.
        let in_all: usize = self.realms[seat].ground.iter().map(|n| usize::from(*n)).sum();
        let full = known.len() >= LANDING_MOST && in_all > known.len();
        (!there.is_empty() && !full).then_some((there, known))
    }

    /// The system of the battle that is going on, if its ships are listed, and the ships of a seat in it, a bit for each.
    fn fought(&self, seat: Seat) -> Option<(Hex, u64)> {
        let hex = self.frames.iter().rev().find_map(|frame| match frame {
            Frame::Clash(clash) if !clash.waits() => Some(clash.hex),
            Frame::Manoeuvring(battle) => Some(battle.hex),
            _ => None,
        })?;
        let own = self.battle.own.iter().filter(|left| left.seat == seat);
        let ships = own.fold(0, |ships, left| ships | 1_u64 << left.ship);
        (ships != 0).then_some((hex, ships))
    }
}
