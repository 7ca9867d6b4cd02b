//! Derived numbers and sets: counts, lines, prerequisites, costs. Folded each time, never stored.

use crate::cards::{Exploration, MatCard};
use crate::effect::{Ability, Count, Modes};
use crate::event::Cause;
use crate::ids::{Place, Slot, Sort, System, SystemDeck, Tech, Type};
use crate::space::Owned;
use crate::state::Board;
use crate::tableau::Tableau;
use engine::{Bits, Index, Seat};

impl Board {
    /// How many factions play.
    pub fn n_seats(&self) -> u8 {
        self.tableaus.n_seats()
    }

    /// The printed mat of `seat`.
    pub fn mat_card(&self, seat: Seat) -> &'static MatCard {
        &self.pack.pack()[self.mat(seat)]
    }

    /// The side of the exploration board in use.
    pub fn side(&self) -> &'static Exploration {
        let pack = self.pack.pack();
        &pack[pack.setup(usize::from(self.n_seats())).board]
    }

    /// The seats from `seat` on, clockwise.
    pub fn clockwise(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n_seats = self.n_seats();
        (0..n_seats).map(move |step| Seat((seat.0 + step) % n_seats))
    }

    /// BTS-016: every place in play.
    pub fn places(&self) -> Bits<Place> {
        let beside = [Place::X1, Place::X2].into_iter().filter(|place| self.systems[place.at()].is_some());
        self.side().places.iter().map(|card| card.place).chain(beside).collect()
    }

    /// BTS-018: places that can be controlled.
    pub fn controllable(&self) -> Bits<Place> {
        let word = (0..).zip(&self.systems).filter(|(_, system)| system.is_some());
        let word = word.fold(0, |word, (place, _): (u32, _)| word | 1 << place);
        Bits::of_word(word).or(self.side().yards)
    }

    /// BTS-017: the places one jump away along lines.
    pub fn neighbours(&self, place: Place) -> Bits<Place> {
        let mut places = self.side().neighbours[place.at()];
        for (beside, joined) in [Place::X1, Place::X2].into_iter().zip(self.joined) {
            let Some(joined) = joined.filter(|_| self.systems[beside.at()].is_some()) else { continue };
            if place == beside {
                places.add(joined);
            } else if place == joined {
                places.add(beside);
            }
        }
        places
    }

    /// Where a ship at `from` may jump to: along lines, or anywhere with wormholes.
    pub fn jumps_from(&self, from: Place, wormhole: bool) -> Bits<Place> {
        if wormhole && !matches!(from, Place::Sol | Place::DeepSpace) {
            return self.places().without(Bits::only(from));
        }
        self.neighbours(from)
    }

    /// How many jumps one ship needs to enter a place.
    pub fn entry_cost(&self, place: Place) -> u8 {
        1 + self.board_rule(place, |rule| if let Ability::EntryCost(more) = rule { Some(more) } else { None })
    }

    /// Whether a ship of this level may enter a place.
    pub fn may_enter(&self, place: Place, level: u8) -> bool {
        let least = |rule| if let Ability::EntryMinLevel(least) = rule { Some(least) } else { None };
        level >= self.board_rule(place, least)
    }

    fn board_rule(&self, place: Place, number: impl Fn(Ability) -> Option<u8>) -> u8 {
        let Some(system) = self.systems[place.at()] else { return 0 };
        self.pack[system].board_rules.iter().find_map(|rule| number(*rule)).unwrap_or_default()
    }

    /// The specialisations of a place.
    pub fn spec(&self, place: Place) -> Bits<Sort> {
        self.systems[place.at()].map_or_else(|| self.side().spec[place.at()], |system| self.pack[system].spec)
    }

    /// Who controls a place.
    pub fn controller(&self, place: Place) -> Option<Seat> {
        self.outposts[place.at()].map(|outpost| outpost.seat)
    }

    /// Places that `seat` controls (BTS-167).
    pub fn controlled(&self, seat: Seat) -> Bits<Place> {
        let own = (0..).zip(&self.outposts).filter(|(_, outpost)| outpost.is_some_and(|it| it.seat == seat));
        Bits::of_word(own.fold(0, |word, (place, _): (u32, _)| word | 1 << place))
    }

    /// BTS-141: where `seat` may build.
    pub fn build_sites(&self, seat: Seat) -> Bits<Place> {
        let counts = |place: &Place| {
            let Some(system) = self.systems[place.at()] else { return false };
            self.pack[system].board_rules.contains(&Ability::CountsAsYard)
        };
        let controlled = self.controlled(seat);
        let mut sites = controlled.and(self.side().yards);
        sites.add(Place::Sol);
        controlled.iter().filter(counts).for_each(|place| sites.add(place));
        sites
    }

    /// The technologies of `seat`, private ones included.
    pub fn techs(&self, seat: Seat) -> Bits<Tech> {
        let tableau = &self.tableaus[seat];
        let mut techs = tableau.private;
        for slot in tableau.researched {
            if let Some(tech) = self.slots[slot.at()] {
                techs.add(tech);
            }
        }
        techs
    }

    /// Whether `seat` has a technology out of a set.
    pub fn has_tech(&self, seat: Seat, of: Bits<Tech>) -> bool {
        !self.techs(seat).and(of).is_empty()
    }

    /// Whether `seat` may take markers from either track.
    pub fn either_track(&self, seat: Seat) -> bool {
        self.has_tech(seat, self.pack.masks.either_track)
    }

    /// The abilities of `seat`, with what they are printed on: those of its mat that are unlocked, of its
    /// technologies and of its colonies.
    pub fn abilities(&self, seat: Seat) -> impl Iterator<Item = (Cause, Ability)> + '_ {
        let (pack, tableau) = (self.pack.pack(), &self.tableaus[seat]);
        let mats = (0_u8..).zip(&self.mat_card(seat).abilities);
        let mats = mats.filter(|(n, _)| tableau.unlocked[usize::from(*n)]);
        let mats = mats.map(|(n, card)| (Cause::Mat(n), card.ability));
        let techs = self.techs(seat).and(pack.masks.tech_abilities).iter().flat_map(|tech| {
            pack[tech].abilities.iter().map(move |ability| (Cause::Use(Owned::Tech(tech)), *ability))
        });
        let systems = tableau.systems().filter(|system| pack.masks.system_abilities.has(*system));
        let systems = systems.flat_map(|system| {
            pack[system].abilities.iter().map(move |ability| (Cause::Use(Owned::System(system)), *ability))
        });
        mats.chain(techs).chain(systems)
    }

    /// BTS-113 to BTS-117: whether `seat` may research the technology of a slot.
    pub fn meets_prerequisites(&self, seat: Seat, slot: Slot, no_prereq: bool) -> bool {
        let card = &self.pack[slot];
        let have = card.needs.and(self.tableaus[seat].researched).len();
        if no_prereq || have >= card.need {
            return true;
        }
        let skips = self.slots[slot.at()].is_some() && card.level >= 2 && card.need == 2 && have == 1;
        skips && self.has_tech(seat, self.pack.masks.skip_one_prerequisite)
    }

    /// BTS-112: the slots of a level that `seat` may research now.
    pub fn open_slots(&self, seat: Seat, level: u8, modes: Modes) -> impl Iterator<Item = Slot> + use<'_> {
        let researched = self.tableaus[seat].researched;
        Slot::all().filter(move |slot| {
            self.pack[*slot].level == level
                && !researched.has(*slot)
                && self.meets_prerequisites(seat, *slot, modes.no_prereq)
                && (self.slots[slot.at()].is_some()
                    || !modes.known && !self.types_for(seat, *slot).is_empty())
        })
    }

    /// BTS-124 to BTS-126: the types that may be sought for an unknown technology and can still be found.
    pub fn types_for(&self, seat: Seat, slot: Slot) -> Bits<Type> {
        let researched = self.pack[slot].needs.and(self.tableaus[seat].researched);
        let left = self.undealt_or_open(self.pack[slot].level);
        let right = |slot: Slot| self.slots[slot.at()].and_then(|tech| self.pack[tech].right);
        let findable = |kind: &Type| !left.and(self.pack.masks.of_type[kind.at()]).is_empty();
        researched.iter().filter_map(right).filter(findable).collect()
    }

    /// Technologies of a level that are neither on a slot nor private nor shown: those of the deck.
    pub fn undealt(&self, level: u8) -> Bits<Tech> {
        let mut left = self.undealt_or_open(level);
        for tech in self.rows.iter().flatten().flat_map(|row| row.iter()) {
            left.remove(*tech);
        }
        left
    }

    /// The same with the cards of the open row.
    pub fn undealt_or_open(&self, level: u8) -> Bits<Tech> {
        let masks = &self.pack.masks;
        let mut left = masks.level[usize::from(level)].and(masks.base_techs).without(self.shown);
        for tech in self.slots.iter().flatten() {
            left.remove(*tech);
        }
        self.tableaus.iter().fold(left, |left, (_, tableau)| left.without(tableau.private))
    }

    /// Systems of a deck that lie nowhere on the table: those of the deck.
    pub fn undealt_systems(&self, deck: SystemDeck) -> Bits<System> {
        let masks = &self.pack.masks;
        let mut left = masks.deck[deck.at()].and(masks.base_systems).without(self.shown_systems);
        let colonies = self.tableaus.iter().flat_map(|(_, tableau)| tableau.systems());
        self.systems
            .iter()
            .flatten()
            .copied()
            .chain(self.dyson.map(|dyson| dyson.system))
            .chain(colonies)
            .for_each(|it| left.remove(it));
        left
    }

    /// What cards count of a faction.
    pub fn count(&self, seat: Seat, count: Count) -> u8 {
        let tableau = &self.tableaus[seat];
        match count {
            Count::ControlledLocation => self.controlled(seat).len(),
            Count::ControlledSystem => self.controlled(seat).without(self.side().yards).len(),
            Count::ControlledYard => self.controlled(seat).and(self.side().yards).len(),
            Count::Colony => tableau.colonies.len() as u8,
            Count::BColony => {
                tableau.systems().filter(|system| self.pack[*system].deck == SystemDeck::B).count() as u8
            }
            Count::Tech => tableau.researched.len() + tableau.private.len(),
            Count::Tech1 => self.n_techs(tableau, 1),
            Count::Tech2 => self.n_techs(tableau, 2),
            Count::Tech3 => self.n_techs(tableau, 3),
            Count::Tech4 => self.n_techs(tableau, 4),
            Count::Automation => tableau.n_automated(),
            Count::FoodRemoved => tableau.removed[Sort::Food.at()],
            Count::OreRemoved => tableau.removed[Sort::Ore.at()],
            Count::Removed => tableau.removed.iter().sum(),
            Count::EmptyTrack => {
                Sort::ALL.iter().filter(|sort| tableau.is_empty(&self.pack, **sort)).count() as u8
            }
            Count::Ship | Count::PublicShip => tableau.fleet().iter().sum(),
            Count::SolShip => tableau.ships[Place::Sol.at()].iter().sum(),
            Count::DeepSpaceShip => tableau.ships[Place::DeepSpace.at()].iter().sum(),
            Count::Strength => crate::tableau::strength(tableau.fleet()),
            Count::Pop => tableau.pop,
            Count::Ore => tableau.ore.min(u16::from(u8::MAX)) as u8,
            Count::Supply => tableau.n_supply(),
            Count::Achievement => self.claims(seat).count() as u8,
            Count::AchievementVp => self.claims(seat).map(|(_, vp)| vp).sum(),
            Count::TakenLocation => self.this_turn.n_taken,
            Count::FoodSpec => self.n_spec(seat, Sort::Food),
            Count::OreSpec => self.n_spec(seat, Sort::Ore),
            Count::BestSpec => self.n_spec(seat, Sort::Food).max(self.n_spec(seat, Sort::Ore)),
            Count::MuseumLevel => crate::tableau::strength(tableau.museum),
            Count::OpenGuild => self.guilds.len(),
            Count::Players => self.n_seats(),
        }
    }

    fn n_techs(&self, tableau: &Tableau, level: u8) -> u8 {
        let researched = tableau.researched.iter().filter(|slot| self.pack[*slot].level == level).count();
        researched as u8 + tableau.private.and(self.pack.masks.level[usize::from(level)]).len()
    }

    /// BTS-210: printed specialisations of places controlled and systems colonised.
    fn n_spec(&self, seat: Seat, sort: Sort) -> u8 {
        let places = self.controlled(seat).iter().filter(|place| self.spec(*place).has(sort)).count();
        let colonies = self.tableaus[seat].systems().filter(|system| self.pack[*system].spec.has(sort));
        (places + colonies.count()) as u8
    }

    /// The achievements of `seat`, by their place among those in play, with the VP of the space held.
    pub fn claims(&self, seat: Seat) -> impl Iterator<Item = (usize, u8)> + '_ {
        let held = move |claims: &[crate::state::Claim]| claims.iter().position(|claim| claim.seat == seat);
        self.achievements.iter().enumerate().filter_map(move |(at, achieved)| {
            held(&achieved.claims).map(|space| (at, self.pack[achieved.card].vp[space]))
        })
    }
}
