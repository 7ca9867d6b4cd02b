//! Derived numbers and sets: lines, control, prerequisites, counts. They are computed each time and never stored.

mod count;

use crate::cards::{Bearers, Exploration, MatCard};
use crate::effect::{Ability, Modes};
use crate::event::{Cause, Spot};
use crate::ids::{Place, Slot, Sort, System, SystemDeck, Tech, Type};
use crate::space::Owned;
use crate::state::Board;
use crate::tableau::hull;
use crate::why::Reason;
use engine::{Bits, Index, Refusal, Seat, Unsaid, require};

impl Board {
    /// How many factions play; the anarchists of the solo game are one.
    pub fn n_seats(&self) -> u8 {
        self.tableaus.n_seats()
    }

    /// The printed mat of `seat`.
    #[inline]
    pub fn mat_card(&self, seat: Seat) -> &'static MatCard {
        &self.pack.pack()[self.mat(seat)]
    }

    /// The side of the exploration board in use.
    #[inline]
    pub fn side(&self) -> &'static Exploration {
        &self.pack.pack()[self.map]
    }

    /// The seats of those who play from `seat` on, clockwise.
    pub fn clockwise(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n_seats = self.n_players();
        (0..n_seats).map(move |step| Seat((seat.0 + step) % n_seats))
    }

    /// `place` in the form that the log uses.
    pub fn spot(&self, place: Place) -> Spot {
        Spot { place, system: self.systems[place.at()] }
    }

    /// BTS-016: every place in play.
    pub fn places(&self) -> Bits<Place> {
        let beside = [Place::X1, Place::X2, Place::Private];
        let beside = beside.into_iter().filter(|place| self.systems[place.at()].is_some());
        self.side().places.iter().map(|card| card.place).chain(beside).collect()
    }

    /// BTL-045: every place that ships of `seat` may enter: all but the private system of another.
    #[inline]
    pub fn places_for(&self, seat: Seat) -> Bits<Place> {
        let mut places = self.places();
        if places.has(Place::Private) && self.private_owner() != Some(seat) {
            places.remove(Place::Private);
        }
        places
    }

    /// BTS-018: places that can be controlled.
    #[inline]
    pub fn controllable(&self) -> Bits<Place> {
        let word = (0..).zip(&self.systems).filter(|(_, system)| system.is_some());
        let word = word.fold(0, |word, (place, _): (u32, _)| word | 1 << place);
        Bits::of_word(word).or(self.side().yards)
    }

    /// BTL-045, BTL-056: places that can be controlled and chosen by events: all but the private system.
    pub fn open_to_events(&self) -> Bits<Place> {
        let mut places = self.controllable();
        places.remove(Place::Private);
        places
    }

    /// BTS-017: the places one jump away along lines.
    #[inline]
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
        if self.systems[Place::Private.at()].is_some() {
            match place {
                Place::Private => places.add(Place::Sol),
                Place::Sol => places.add(Place::Private),
                _ => {}
            }
        }
        places
    }

    /// Where a ship of `seat` at `from` may jump to: along lines, or anywhere with wormholes.
    pub fn jumps_from(&self, seat: Seat, from: Place, wormhole: bool) -> Bits<Place> {
        if wormhole && !matches!(from, Place::Sol | Place::DeepSpace) {
            return self.places_for(seat).without(Bits::only(from));
        }
        let mut places = self.neighbours(from);
        if places.has(Place::Private) && self.private_owner() != Some(seat) {
            places.remove(Place::Private);
        }
        places
    }

    /// How many jumps one ship needs to enter a place.
    #[inline]
    pub fn entry_cost(&self, place: Place) -> u8 {
        1 + self.board_rule(place, |rule| if let Ability::EntryCost(more) = rule { Some(more) } else { None })
    }

    /// Whether a ship of this level may enter a place; a tile under it makes no difference.
    pub fn may_enter(&self, place: Place, level: u8) -> bool {
        hull(level) >= self.entry_level(place)
    }

    /// The lowest level of a ship that may enter a place.
    #[inline]
    pub fn entry_level(&self, place: Place) -> u8 {
        let least = |rule| if let Ability::EntryMinLevel(least) = rule { Some(least) } else { None };
        self.board_rule(place, least)
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
    #[inline]
    pub fn controller(&self, place: Place) -> Option<Seat> {
        self.outposts[place.at()].map(|outpost| outpost.seat)
    }

    /// Places that `seat` controls (BTS-167).
    #[inline]
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
    #[inline]
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
    #[inline]
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
        let forever = tableau.retinue.forever;
        let mats = mats.flat_map(move |(n, card)| {
            // BTL-052: until one is chosen, both options are available.
            let options = (0_u8..).zip(&card.options);
            let options = options.filter(move |(option, _)| forever.is_none_or(|it| it == *option));
            let options = options.map(move |(option, it)| (Cause::MatOption(n, option), it.ability));
            [(Cause::Mat(n), card.ability)].into_iter().chain(options)
        });
        let leaders = tableau.retinue.iter().flat_map(|leader| {
            pack[leader].abilities.iter().map(move |ability| (Cause::Leader(leader), *ability))
        });
        let techs = self.techs(seat).and(pack.masks.tech_abilities).iter().flat_map(|tech| {
            pack[tech].abilities.iter().map(move |ability| (Cause::Use(Owned::Tech(tech)), *ability))
        });
        let systems = tableau.systems().filter(|system| pack.masks.system_abilities.has(*system));
        let systems = systems.flat_map(|system| {
            pack[system].abilities.iter().map(move |ability| (Cause::Use(Owned::System(system)), *ability))
        });
        mats.chain(techs).chain(systems).chain(leaders)
    }

    /// Whether `seat` may have abilities that only these cards, mats and leaders have. In most positions of the base
    /// game it has none, and this check is fast.
    #[inline]
    pub fn may_have(&self, seat: Seat, cards: Bearers) -> bool {
        let tableau = &self.tableaus[seat];
        tableau.retinue.leaders != [None; 2]
            || !self.mat_card(seat).abilities.is_empty()
            || !cards.techs.is_empty() && self.has_tech(seat, cards.techs)
            || !cards.systems.is_empty() && tableau.systems().any(|system| cards.systems.has(system))
    }

    /// BTS-113 to BTS-117: whether `seat` has what leads to the technology of a slot.
    #[inline]
    fn meets_prerequisites(&self, seat: Seat, slot: Slot, no_prereq: bool) -> bool {
        let card = &self.pack[slot];
        let have = card.needs.and(self.tableaus[seat].researched);
        if no_prereq || have.has_at_least(card.need) {
            return true;
        }
        let skips = self.slots[slot.at()].is_some() && card.level >= 2 && card.need == 2 && !have.is_empty();
        skips && self.has_tech(seat, self.pack.masks.skip_one_prerequisite)
    }

    /// BTS-112 to BTS-117: whether `seat` may research the technology of a slot of this level.
    #[inline]
    pub(crate) fn may_research<R: Refusal<Reason>>(
        &self,
        seat: Seat,
        slot: Slot,
        level: u8,
        modes: Modes,
    ) -> Result<(), R> {
        let (card, researched) = (&self.pack[slot], self.tableaus[seat].researched);
        require(!researched.has(slot), || Reason::AlreadyResearched)?;
        require(card.level == level, || Reason::OtherLevel(level))?;
        require(self.meets_prerequisites(seat, slot, modes.no_prereq), || {
            card.needs.without(researched).nth(0).map_or(Reason::NoCardLeft, Reason::MissingPrerequisite)
        })?;
        if self.slots[slot.at()].is_some() {
            return Ok(());
        }
        require(!modes.known, || Reason::NotFaceUp)?;
        require(!self.types_for(seat, slot).is_empty(), || Reason::NoCardLeft)
    }

    /// The slots of a level that `seat` may research now.
    pub fn open_slots(&self, seat: Seat, level: u8, modes: Modes) -> impl Iterator<Item = Slot> + use<'_> {
        let slots = self.pack.masks.slots[usize::from(level)];
        slots.iter().filter(move |slot| self.may_research::<Unsaid>(seat, *slot, level, modes).is_ok())
    }

    /// Whether there is any such slot.
    pub fn can_research(&self, seat: Seat, level: u8, modes: Modes) -> bool {
        let left = self.pack.masks.slots[usize::from(level)].without(self.tableaus[seat].researched);
        let may = |slot: Slot| self.may_research::<Unsaid>(seat, slot, level, modes).is_ok();
        // For a face-up technology the decks need not be searched.
        left.iter().any(|slot| self.slots[slot.at()].is_some() && may(slot))
            || !modes.known && left.iter().any(|slot| self.slots[slot.at()].is_none() && may(slot))
    }

    /// BTS-124 to BTS-126: the types that may be sought for an unknown technology and can still be found.
    pub fn types_for(&self, seat: Seat, slot: Slot) -> Bits<Type> {
        let pack = self.pack.pack();
        let left = self.undealt_or_open(pack[slot].level);
        let mut types = Bits::EMPTY;
        for needed in pack[slot].needs.and(self.tableaus[seat].researched) {
            let right = self.slots[needed.at()].and_then(|tech| pack[tech].right);
            if let Some(kind) = right.filter(|kind| !left.and(pack.masks.of_type[kind.at()]).is_empty()) {
                types.add(kind);
            }
        }
        types
    }

    /// The technologies this game is played with (BTA-003).
    pub fn techs_in_game(&self) -> Bits<Tech> {
        let masks = &self.pack.masks;
        let all = masks.techs(self.modules);
        if self.is_solo() { all.without(masks.solo_removed_techs) } else { all }
    }

    /// The systems this game is played with (BTA-005).
    pub fn systems_in_game(&self) -> Bits<System> {
        let masks = &self.pack.masks;
        let all = masks.systems(self.modules);
        if self.is_solo() { all.without(masks.solo_removed_systems) } else { all }
    }

    /// Technologies of a level that are neither on a slot nor private nor shown: those in the deck.
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
        let mut left = masks.level[usize::from(level)].and(self.techs_in_game()).without(self.shown);
        for tech in self.slots.iter().flatten() {
            left.remove(*tech);
        }
        self.tableaus.iter().fold(left, |left, (_, tableau)| left.without(tableau.private))
    }

    /// Systems of a deck that are nowhere on the table: those in the deck.
    pub fn undealt_systems(&self, deck: SystemDeck) -> Bits<System> {
        let masks = &self.pack.masks;
        let mut left = masks.deck[deck.at()].and(self.systems_in_game()).without(self.shown_systems);
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
}
