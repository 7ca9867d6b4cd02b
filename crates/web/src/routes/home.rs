//! The first page.

use crate::app::App;
use crate::art::Lid;
use crate::error::Error;
use crate::naming::shown;
use crate::pages::home::{self, Home, OpenTable};
use crate::routes::mine;
use crate::table::{address, with_seed};
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::State;
use maud::Markup;
use store::Listing;

/// How many open tables the list shows.
const OPEN: u32 = 20;

/// The page.
pub(super) async fn home(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Error> {
    let name = visitor.name(&app).await?;
    let mine = mine::all(&app, &visitor).await?;
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
        mine: &mine,
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
