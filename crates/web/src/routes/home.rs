//! The first page.

use crate::app::App;
use crate::art::Lid;
use crate::error::Error;
use crate::naming::shown;
use crate::pages::home::{self, Home, MyTable, OpenTable, Waiting};
use crate::table::{address, name_of, with_seed};
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::State;
use engine::{Seat, Viewer};
use maud::Markup;
use store::{Listing, Sitter, Status};

/// How many tables each list shows.
const MINE: u32 = 12;
const OPEN: u32 = 20;

/// One of the visitor's tables, with all its words.
struct Mine {
    name: String,
    href: String,
    game: &'static Lid,
    moment: String,
    seats: Vec<u8>,
    waits_for: WaitsFor,
}

/// What a table waits for, the visitor's turn first.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum WaitsFor {
    Me,
    Another(u8, String),
    People(u8),
    Nothing,
}

/// The page.
pub(super) async fn home(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Error> {
    let name = visitor.name(&app).await?;
    let mine = if visitor.is_known { mine(&app, &visitor).await? } else { vec![] };
    let my_tables: Vec<MyTable<'_>> = mine
        .iter()
        .map(|table| MyTable {
            name: &table.name,
            href: &table.href,
            game: table.game,
            moment: &table.moment,
            seats: &table.seats,
            waits_for: match &table.waits_for {
                WaitsFor::Me => Waiting::Mine,
                WaitsFor::Another(seat, name) => Waiting::Theirs { seat: *seat, name },
                WaitsFor::People(n_open) => Waiting::Gathering { n_open: *n_open },
                WaitsFor::Nothing => Waiting::Over,
            },
        })
        .collect();
    let open: Vec<Listing> = app.live().store().open_tables(OPEN).await?;
    let names: Vec<String> =
        open.iter().map(|table| shown(&table.name, app.live().games(), visitor.lang)).collect();
    let titles: Vec<String> = open.iter().map(|table| what(&app, table, &visitor)).collect();
    let hrefs: Vec<String> = open.iter().map(|table| address::table(&table.id)).collect();
    let people: Vec<Vec<(u8, &str)>> = open.iter().map(people).collect();
    let open_tables: Vec<OpenTable<'_>> = (0..open.len())
        .map(|i| OpenTable {
            name: &names[i],
            href: &hrefs[i],
            what: &titles[i],
            people: &people[i],
            has_seat: true,
        })
        .collect();
    let games = app.live().games();
    let guided = games.playable.iter().filter(|game| app.live().lesson(**game).is_some());
    let guided: Vec<&'static Lid> = guided.map(|game| game.lid()).collect();
    let lessons: Vec<_> = games.playable.iter().map(|game| (game.lid(), app.live().lessons(*game))).collect();
    let home = Home {
        playable: &games.playable_lids(),
        mine: &my_tables,
        guides: &guided,
        lessons: &lessons,
        has_daily: games.playable.iter().any(|game| game.challenge().is_some()),
        open: &open_tables,
    };
    Ok(home::page(&visitor.shell(Some(&name)), &home))
}

/// The game of a table, and its seed where the host chose it.
fn what(app: &App, table: &Listing, visitor: &Visitor) -> String {
    let game = app.live().game(&table.game);
    let game = game.map_or_else(|_| table.game.clone(), |game| game.lid().title.to_owned());
    with_seed(game, table.open_seed.as_deref(), visitor.lang)
}

fn people(table: &Listing) -> Vec<(u8, &str)> {
    let seats = (1_u8..).zip(&table.seats);
    seats.filter_map(|(n, seat)| seat.name.as_deref().map(|name| (n, name))).collect()
}

async fn mine(app: &App, visitor: &Visitor) -> Result<Vec<Mine>, Error> {
    let mut tables = Vec::new();
    for listing in app.live().store().tables_of(visitor.guest.id(), MINE).await? {
        if let Ok(game) = app.live().game(&listing.game) {
            tables.push(one_of_mine(app, visitor, listing, game.lid()).await);
        }
    }
    tables.sort_by(|a, b| a.waits_for.cmp(&b.waits_for));
    Ok(tables)
}

async fn one_of_mine(app: &App, visitor: &Visitor, listing: Listing, game: &'static Lid) -> Mine {
    let n_open = listing.seats.iter().filter(|seat| seat.sitter == Sitter::Open).count() as u8;
    let (moment, waits_for) = match listing.status {
        Status::Waiting => (String::new(), WaitsFor::People(n_open)),
        Status::Finished | Status::Closed => (String::new(), WaitsFor::Nothing),
        // A table that cannot be continued stays in the list: its page says why.
        Status::Running => {
            turn(app, visitor, &listing.id).await.unwrap_or((String::new(), WaitsFor::Nothing))
        }
    };
    Mine {
        href: address::table(&listing.id),
        seats: (1..=listing.seats.len() as u8).collect(),
        name: shown(&listing.name, app.live().games(), visitor.lang),
        game,
        moment,
        waits_for,
    }
}

async fn turn(app: &App, visitor: &Visitor, id: &str) -> Result<(String, WaitsFor), Error> {
    let slot = app.live().find(id).await?;
    slot.look(|shown| {
        let mine = shown.people.seats_of(visitor.guest.id());
        let asked: Vec<Seat> = shown.table.awaiting().iter().collect();
        let waits_for = match asked.iter().find(|seat| mine.has(**seat)).or(asked.first()) {
            Some(seat) if mine.has(*seat) => WaitsFor::Me,
            Some(seat) => WaitsFor::Another(seat.0 + 1, name_of(&shown.people, *seat, visitor.lang)),
            None => WaitsFor::Nothing,
        };
        (shown.table.moment(Viewer::Spectator, visitor.lang), waits_for)
    })
}
