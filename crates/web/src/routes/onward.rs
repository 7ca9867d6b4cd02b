//! A finished match, played on from any of its moments against bots.

use crate::app::App;
use crate::asked::{Form, Found};
use crate::daily::on_until;
use crate::error::Error;
use crate::i18n::t;
use crate::live::{Deal, NewPlace, NewTable};
use crate::naming::Made;
use crate::table::address;
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::State;
use axum::response::Redirect;
use engine::{Seat, Viewer};
use store::Status;

/// Opens a table with the first moves of a finished match: the visitor takes one seat, bots take all others. The seed of a
/// finished match is public, so what is drawn later comes in the same order as in the match.
pub(super) async fn start(
    State(app): State<App>,
    Found(slot): Found,
    Extension(visitor): Extension<Visitor>,
    form: Form,
) -> Result<Redirect, Error> {
    app.limits().count(visitor.counted()).await?;
    let shown = slot.shown();
    if shown.people.status != Status::Finished {
        return Err(Error::StillRunning);
    }
    if let Some(from) = shown.people.challenge.as_deref().and_then(|name| on_until(name, app.live().now())) {
        return Err(Error::ChallengeIsOn { from });
    }
    let (game, lang) = (slot.game, visitor.lang);
    let seat = form.get("seat").and_then(address::seat).filter(|seat| seat.0 < shown.table.n_seats());
    let seat = seat.ok_or(Error::NoSeat)?;
    let n = form.get("n").and_then(|n| n.parse::<usize>().ok()).unwrap_or(0);
    let bot = game.bots().iter().find(|bot| form.get("bot") == Some(**bot)).copied();
    let bot = bot.or_else(|| game.usual_bot());
    let own = visitor.name(&app).await?;
    let (saved, lines) = slot.guarded(|| (shown.table.saved(), shown.table.lines(Viewer::Spectator)))?;
    if saved.rules != game.rules() || shown.table.first_replayable() > 0 {
        return Err(Error::Unfit(t!(lang, "onward-unfit")));
    }
    let moves: Option<Vec<(Seat, String)>> =
        lines.into_iter().take(n).map(|(seat, line)| Some((seat, line?))).collect();
    let moves = moves.ok_or_else(|| Error::Unfit(t!(lang, "onward-unfit")))?;
    let place = |other: Seat| match bot {
        _ if other == seat => Ok(NewPlace::Here(own.clone())),
        Some(bot) => Ok(NewPlace::Bot(bot)),
        None => Err(Error::NoPage),
    };
    let table = NewTable {
        game,
        name: Made::Onward(&own).kept(),
        host: visitor.guest.clone(),
        places: (0..saved.n_seats).map(|n| place(Seat(n))).collect::<Result<_, _>>()?,
        options: saved.options,
        seed: Deal::Chosen(saved.seed),
        is_public: false,
        open_chat: false,
        clock: None,
        rated: false,
        language: lang.code(),
        challenge: None,
        rematch_of: None,
    };
    let slot = app.live().open_after(table, moves).await?;
    Ok(Redirect::to(&address::table(&slot.id)))
}
