//! What a choice would bring, and what purchases cost at least: numbers for the screen.

use engine::{Chance, Game, Log, Seat, Viewer};

use crate::action::{Action, Unit};
use crate::economy::{Books, Quote};
use crate::event::Event;
use crate::ids::{Building, Capacity};
use crate::realm::Stock;
use crate::state::{Board, State};
use crate::view::View;

pub use crate::flow::Topic;

/// What an action would bring to the seat that does it, as far as that is certain.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Forecast {
    /// What the accounts change by.
    pub stock: Stock,
    /// What the capacity left changes by, by `Capacity`.
    pub capacity: [i16; Capacity::COUNT],
    /// Half points gained or lost.
    pub half_points: i32,
    /// Whether something hidden is shown or dice are thrown, so that there is no undo.
    pub reveals: bool,
    /// What happens at once, without anything that chance or a hidden card decides.
    pub events: Vec<Event>,
}

impl View {
    /// Does `action` in an imagined state and compares the two states. What dice and hidden cards bring is left out.
    pub fn forecast(&self, seat: Seat, action: Action) -> Forecast {
        let mut world = State::imagine(self, seat, Chance::seeded(0));
        let mut log = Log::written();
        world.apply(seat, action, &mut log);
        if log.revealed() {
            return Forecast { reveals: true, ..Forecast::default() };
        }
        let (before, after) = (&self.board, &world.board);
        let left = |board: &Board| {
            let books = Books::open(board, seat);
            Capacity::ALL.map(|capacity| i16::from(books.capacity_left(capacity)))
        };
        let (had, has) = (left(before), left(after));
        let points = |board: &Board| crate::score::half_points(board, seat);
        let accounts = |board: &Board| board.realms[seat].accounts;
        Forecast {
            stock: Stock::new(|resource| accounts(after)[resource] - accounts(before)[resource]),
            capacity: Capacity::ALL.map(|capacity| has[capacity as usize] - had[capacity as usize]),
            half_points: points(after) - points(before),
            reveals: false,
            events: log.seen_by(Viewer::Seat(seat)).copied().collect(),
        }
    }
}

impl Board {
    /// The lowest price of a unit among the systems where it could come; nothing if there is none.
    pub fn cheapest_unit(&self, seat: Seat, unit: Unit) -> Option<Quote> {
        let (pack, books) = (self.pack.pack(), Books::open(self, seat));
        let site = match unit {
            Unit::Ship(ship, _) => pack[ship].site,
            Unit::Standard(ship) => pack[ship].site,
            Unit::Ground(ground) => pack[ground].site,
        };
        lowest(self.sites(seat, site).iter().map(|hex| books.unit_quote(unit, hex)))
    }

    /// The lowest price of a new building among the systems where it could come; nothing if there is none.
    pub fn cheapest_building(&self, seat: Seat, building: Building) -> Option<Quote> {
        let books = Books::open(self, seat);
        let sites = self.sites(seat, self.pack.pack()[building].site);
        lowest(sites.iter().map(|hex| books.building_quote(building, None, hex)))
    }

    /// The lowest price of raising one of the own buildings to this step; nothing if there is none.
    pub fn cheapest_upgrade(&self, seat: Seat, to: Building) -> Option<Quote> {
        let books = Books::open(self, seat);
        let upgrades = &self.pack.pack()[to].upgrades;
        let own = self
            .colonies
            .iter()
            .flat_map(|colony| colony.buildings.iter().map(|standing| (colony.hex, *standing)));
        let fits = |building: Building| upgrades.iter().any(|upgrade| upgrade.from == building);
        let own = own.filter(|(_, standing)| standing.seat == seat && fits(standing.building));
        lowest(own.map(|(hex, standing)| books.building_quote(to, Some(standing.building), hex)))
    }
}

fn lowest(quotes: impl Iterator<Item = Quote>) -> Option<Quote> {
    quotes.min_by_key(|quote| (quote.awe, quote.capacity))
}
