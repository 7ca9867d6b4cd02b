//! The visitor's own tables, with what each of them waits for.

use crate::app::App;
use crate::art::Lid;
use crate::error::Error;
use crate::naming::{shown, tells_apart};
use crate::pages::mine::{MyTable, Waiting};
use crate::table::{address, name_of};
use crate::visitor::Visitor;
use engine::{Seat, Viewer};
use store::{Listing, Sitter, Status};

/// How many tables the list shows.
const MINE: u32 = 12;

/// The tables, those that wait for the visitor first; none of somebody whom nobody knows yet.
pub(super) async fn all(app: &App, visitor: &Visitor) -> Result<Vec<MyTable>, Error> {
    let mut tables = Vec::new();
    if !visitor.is_known {
        return Ok(tables);
    }
    for listing in app.live().store().tables_of(visitor.guest.id(), MINE).await? {
        if let Ok(game) = app.live().game(&listing.game) {
            tables.push(one(app, visitor, listing, game.lid()).await);
        }
    }
    tables.sort_by(|a, b| a.waits_for.cmp(&b.waits_for));
    Ok(tables)
}

/// The tables that are not over.
pub(super) async fn in_play(app: &App, visitor: &Visitor) -> Result<Vec<MyTable>, Error> {
    let mut tables = all(app, visitor).await?;
    tables.retain(|table| table.waits_for != Waiting::Over);
    Ok(tables)
}

async fn one(app: &App, visitor: &Visitor, listing: Listing, game: &'static Lid) -> MyTable {
    let n_open = listing.seats.iter().filter(|seat| seat.sitter == Sitter::Open).count() as u8;
    let (moment, waits_for) = match listing.status {
        Status::Waiting => (String::new(), Waiting::Gathering { n_open }),
        Status::Finished | Status::Closed => (String::new(), Waiting::Over),
        // A table that cannot be continued stays in the list: its page says why.
        Status::Running => turn(app, visitor, &listing.id).await.unwrap_or((String::new(), Waiting::Over)),
    };
    let is_other = |seat: &store::Seat| {
        seat.owner.as_deref().is_none_or(|owner| owner != visitor.guest.id())
            && !matches!(&seat.sitter, Sitter::Guest(id) if id == visitor.guest.id())
    };
    let others = (1..).zip(&listing.seats).filter(|(_, seat)| is_other(seat));
    let others = others.filter_map(|(n, seat)| seat.name.clone().map(|name| (n, name))).collect();
    MyTable {
        href: address::table(&listing.id),
        name: tells_apart(&listing.name).then(|| shown(&listing.name, app.live().games(), visitor.lang)),
        others,
        game,
        moment,
        waits_for,
    }
}

async fn turn(app: &App, visitor: &Visitor, id: &str) -> Result<(String, Waiting), Error> {
    let slot = app.live().find(id).await?;
    slot.look(|shown| {
        let mine = shown.people.seats_of(visitor.guest.id());
        let asked: Vec<Seat> = shown.table.awaiting().iter().collect();
        let waits_for = match asked.iter().find(|seat| mine.has(**seat)).or(asked.first()) {
            Some(seat) if mine.has(*seat) => Waiting::Mine,
            Some(seat) => {
                Waiting::Theirs { seat: seat.0 + 1, name: name_of(&shown.people, *seat, visitor.lang) }
            }
            None => Waiting::Over,
        };
        (shown.table.moment(Viewer::Spectator, visitor.lang), waits_for)
    })
}
