//! What an effect brings or is used on, where its holder has a choice: technologies, copies of units, networks.

use engine::{Index, Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Effecting, Offer, Seek, Verdict, advising, battling, muster, regime, research, workshop};
use crate::action::{Action, Unit};
use crate::affair::Affair;
use crate::economy::Books;
use crate::event::{Decision, Event};
use crate::hex::{Hex, HexSet};
use crate::ids::{Government, Ground, Resource, Tech};
use crate::notation::{Destroyed, Flag, Introduced, Named, Property, Selector, Shift, Site, Subject, Verb};
use crate::realm::{MARKERS, Make, SHIPS, Vessel};
use crate::state::State;
use crate::why::{Fault, Reason};

/// The holder picks one thing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Picking {
    pub(super) effect: Effecting,
}

impl Picking {
    fn each(&self, state: &State, to: &mut dyn FnMut(Action, Verdict)) {
        let seat = self.effect.seat;
        match self.effect.verb(state) {
            Some(Verb::Research(of)) => self.technologies(state, of, None, to),
            Some(Verb::BuyTech(of, share)) => self.technologies(state, of, Some(*share), to),
            Some(Verb::Duplicate(of)) => self.duplicates(state, of, to),
            Some(Verb::Introduce(Introduced::Policy)) => {
                let books = Books::open(state, seat);
                for policy in &state.pack.pack()[state.realms[seat].government].policies {
                    let verdict = regime::may_adopt(state, &books, seat, *policy);
                    to(Action::Affair(Affair::Policy(*policy)), verdict);
                }
            }
            Some(Verb::Introduce(Introduced::Of(of))) => {
                for government in Government::all() {
                    let verdict = regime::may_receive(state, seat, of, government);
                    to(Action::Affair(Affair::Government(government)), verdict);
                }
            }
            Some(Verb::RepairFleet) => workshop::damaged_fleets(state, seat, to),
            Some(Verb::AdvisorUpgrade) => advising::free_levels(state, seat, to),
            Some(Verb::Network(shift, sites)) => self.levels(state, *shift, sites, false, to),
            Some(Verb::Watch(shift, sites)) => self.levels(state, *shift, sites, true, to),
            Some(Verb::Destroy(Destroyed::One(of))) if of.subject == Subject::Group => {
                let named =
                    |hex: &Hex| state.system(*hex).group.is_some_and(|group| names(of, Named::Group(group)));
                Hex::all().filter(named).for_each(|hex| to(Action::At(hex), Ok(())));
            }
            _ => {}
        }
    }

    /// Whether anything can be picked; else the first reason against it.
    pub(super) fn may_any(&self, state: &State) -> Verdict {
        let mut verdict: Option<Verdict> = None;
        self.each(state, &mut |_, now| {
            if verdict.is_none() || now.is_ok() {
                verdict = Some(now);
            }
        });
        verdict.unwrap_or(Err(Fault::NotThere.into()))
    }

    /// X4R-091: without its price, or for a share of it, but along the arrows.
    fn technologies(
        &self,
        state: &State,
        of: &Selector,
        share: Option<(u8, u8)>,
        to: &mut dyn FnMut(Action, Verdict),
    ) {
        let seat = self.effect.seat;
        let books = Books::open(state, seat);
        for tech in Tech::all() {
            let may = || -> Verdict {
                if state.realms[seat].techs.has(tech) {
                    return Err(Fault::Owned.into());
                }
                research::needs(state, seat, &state.pack[tech].arrows_from)?;
                if !books.fits_tech(tech, &of.filter) {
                    return Err(Fault::DoesNotFit.into());
                }
                let price = share.map_or(0, |share| part(books.tech_cost(tech), share));
                books.has(Resource::Research, i16::from(price))
            };
            to(Action::Research(tech), may());
        }
    }

    /// The first own unit of this kind that is meant: a ship by its number, or an army.
    fn original(&self, state: &State, of: &Selector, unit: Unit) -> Option<usize> {
        let seat = self.effect.seat;
        let books = Books::open(state, seat);
        let realm = &state.realms[seat];
        match unit {
            Unit::Ground(ground) => {
                let fits = of.filter.iter().all(|test| match test.property {
                    Property::Flag(Flag::Military | Flag::Regular | Flag::Ground) => !test.not,
                    Property::Flag(Flag::Kosme) => test.not,
                    _ => false,
                });
                let troops = &state.hidden.hands[seat].troops;
                // An army aboard a fleet has no room for more.
                let ashore = |army: &usize| realm.armies[*army].is_some_and(|it| it.aboard().is_none());
                let mut armies = (0..MARKERS).filter(ashore).filter(|_| of.subject != Subject::Ship && fits);
                armies.find(|army| troops.army(*army as u8)[ground.at()] > 0)
            }
            unit => (0..realm.ships.len()).find(|ship| {
                let at = workshop::whereabouts(state, seat, *ship);
                let vessel = Vessel { at, ..realm.ships[*ship] };
                Some(vessel.make) == unit.make() && books.fits_ship(&vessel, &of.filter)
            }),
        }
    }

    /// One line for each kind of own unit that is meant.
    fn duplicates(&self, state: &State, of: &Selector, to: &mut dyn FnMut(Action, Verdict)) {
        let realm = &state.realms[self.effect.seat];
        let mut seen: engine::List<Make, SHIPS> = engine::List::new();
        for vessel in realm.ships.iter() {
            let Some(unit) = Unit::of(vessel.make) else { continue };
            if !seen.contains(&vessel.make) {
                seen.push(vessel.make);
                let room: Verdict =
                    if realm.ships.len() < SHIPS { Ok(()) } else { Err(Fault::TooMany.into()) };
                let fits = self.original(state, of, unit).ok_or(Reason::Fault(Fault::DoesNotFit));
                to(Action::Buy(unit), fits.and(room));
            }
        }
        for ground in Ground::all().filter(|ground| realm.ground[ground.at()] > 0) {
            let fits = self.original(state, of, Unit::Ground(ground));
            let fault: Verdict = Err(Fault::DoesNotFit.into());
            to(Action::Buy(Unit::Ground(ground)), fits.map_or(fault, |_| Ok(())));
        }
    }

    /// X4-163, X4R-089: one more unit like it, in the same fleet, army or system.
    fn duplicate(&self, state: &mut State, unit: Unit, log: &mut Log<Event>) {
        let Some(Verb::Duplicate(of)) = self.effect.verb(state) else { return };
        let seat = self.effect.seat;
        let Some(place) = self.original(state, of, unit) else { return };
        // Everybody learns that such a unit is there.
        let berths = state.hidden.hands[seat].berths;
        berths.show(log);
        let (hex, fleet) = match unit {
            Unit::Ground(_) => (state.realms[seat].armies[place].map(|marker| marker.hex), None),
            _ => (workshop::whereabouts(state, seat, place), berths.fleet(place)),
        };
        let Some(hex) = hex else { return };
        log.tell(Event::Bought(seat, unit, hex, 0));
        muster::commission(state, seat, unit, hex, fleet);
    }

    /// X4-449, X4-503, X4R-312: systems where a network or watch can rise.
    fn levels(
        &self,
        state: &State,
        shift: Shift,
        sites: &[Site],
        watch: bool,
        to: &mut dyn FnMut(Action, Verdict),
    ) {
        let seat = self.effect.seat;
        let usual = || Hex::all().filter(|hex| state.is_on_map(*hex)).collect::<HexSet>();
        let hexes = if sites.is_empty() { usual() } else { self.effect.sites(state, sites) };
        let highest = Books::open(state, seat).highest(watch);
        for hex in hexes.iter().filter(|hex| state.system(*hex).kind.is_some()) {
            let level = level(state, seat, hex, watch);
            let rises = match shift {
                Shift::Add(_) => level < highest,
                Shift::Set(set) => level < set.min(highest),
            };
            to(Action::At(hex), if rises { Ok(()) } else { Err(Fault::HighestLevel.into()) });
        }
    }

    fn rise(&self, state: &mut State, shift: Shift, hex: Hex, watch: bool, log: &mut Log<Event>) {
        let seat = self.effect.seat;
        let level = level(state, seat, hex, watch);
        let to = match shift {
            Shift::Add(by) => level + by,
            Shift::Set(set) => set,
        };
        set_level(state, seat, hex, watch, to, log);
    }
}

fn names(of: &Selector, named: Named) -> bool {
    of.filter
        .iter()
        .all(|test| matches!(&test.property, Property::Id(ids) if ids.contains(&named) != test.not))
}

fn part(price: u8, (over, under): (u8, u8)) -> u8 {
    (u16::from(price) * u16::from(over) / u16::from(under)) as u8
}

fn level(state: &State, seat: Seat, hex: Hex, watch: bool) -> u8 {
    let system = state.system(hex);
    if watch { system.watches[seat] } else { system.networks[seat] }
}

/// A network or watch gets a level, never above the highest one.
pub(super) fn set_level(
    state: &mut State,
    seat: Seat,
    hex: Hex,
    watch: bool,
    level: u8,
    log: &mut Log<Event>,
) {
    let level = level.min(Books::open(state, seat).highest(watch));
    let system = &mut state.board.systems[hex.at()];
    if watch {
        system.watches.set(seat, level);
        log.tell(Event::Watch(seat, hex, level));
        // A watch counts for control (X4R-177).
        state.stir();
    } else {
        system.networks.set(seat, level);
        log.tell(Event::Network(seat, hex, level));
    }
    state.touch(seat);
}

impl Part<State> for Picking {
    /// X4R-096: nobody, if nothing can be picked; then it is lost.
    fn asks(&self, state: &State) -> Option<Seat> {
        Some(self.effect.seat).filter(|_| self.may_any(state).is_ok())
    }

    fn decision(&self, _: &State) -> Decision {
        Decision::Pick
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        let seat = self.effect.seat;
        match (self.effect.verb(state), action) {
            (Some(Verb::Research(_)), Action::Research(tech)) => research::learn(state, seat, tech, 0, log),
            (Some(Verb::BuyTech(_, share)), Action::Research(tech)) => {
                let price = part(Books::open(state, seat).tech_cost(tech), *share);
                research::learn(state, seat, tech, price, log);
            }
            (_, Action::Affair(Affair::Policy(policy))) => regime::adopt(state, seat, policy, 0, log),
            (_, Action::Affair(Affair::Government(it))) => regime::introduce(state, seat, it, log),
            (_, Action::Affair(Affair::Promote(advisor, ability))) => {
                advising::rise(state, seat, advisor, ability, log);
            }
            (_, Action::Affair(Affair::Repair(fleet))) => workshop::repair_all(state, seat, fleet, log),
            (_, Action::Buy(unit)) => self.duplicate(state, unit, log),
            (Some(Verb::Network(shift, _)), Action::At(hex)) => self.rise(state, *shift, hex, false, log),
            (Some(Verb::Watch(shift, _)), Action::At(hex)) => self.rise(state, *shift, hex, true, log),
            (_, Action::At(hex)) => battling::vanish(state, hex),
            _ => {}
        }
    }
}

impl Offer for Picking {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        self.each(state, &mut |action, verdict| {
            if seek.means(action) {
                to(action, verdict);
            }
        });
    }
}
