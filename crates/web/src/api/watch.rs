//! Reading: the table, the caller's view, the log, the text of the match, and the stream of version numbers.

use super::{Ask, Caller, json, listed, quoted};
use crate::app::App;
use crate::asked::{Asked, Found};
use crate::error::Error;
use crate::events::Events;
use crate::guest::Guest;
use crate::live::{Shown, Slot};
use crate::naming;
use crate::sender::sender;
use crate::table::name_of;
use crate::text::match_text;
use crate::timing;
use axum::extract::State;
use axum::http::header::{ETAG, IF_NONE_MATCH};
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use engine::{Seat, Viewer};
use serde_json::{Value, json as value};
use store::{Sitter, Status};

/// The approximate size of a view in bytes: allocating once is cheaper than growing.
const USUAL: usize = 4096;

/// What everybody may know of a table.
pub(super) async fn table(
    State(app): State<App>,
    Found(slot): Found,
    caller: Caller,
) -> Result<Response, Error> {
    let mut body = slot.look(|shown| facts(&slot, shown, &caller))?;
    for (n, left) in app.live().time_left(&slot).await?.into_iter().enumerate() {
        body["seats"][n]["left"] = (left.ms / 1000).into();
        body["seats"][n]["clock_runs"] = left.runs.into();
        body["seats"][n]["vacation_until"] = left.vacation.into();
    }
    let request = app.live().undo_request(&slot).await;
    body["undo_request"] = request.map_or(Value::Null, |request| {
        value!({ "seat": Seat(request.seat).to_string(), "keep": request.keep, "agreed": request.agreed.len() })
    });
    if matches!(slot.shown().people.status, Status::Finished | Status::Closed) {
        body["rematch"] = app.live().store().rematch(&slot.id).await?.into();
    }
    Ok(json(body.to_string()))
}

/// The facts of a table; with invitations for its host and the seats of the caller marked.
pub(super) fn facts(slot: &Slot, shown: &Shown, caller: &Caller) -> Value {
    let mine = caller.seats(shown);
    let is_host = caller.guest.as_ref().is_some_and(|guest| guest.id() == shown.people.host);
    let seats: Vec<Value> = (0_u8..)
        .zip(&shown.people.places)
        .map(|(n, place)| {
            let mut seat = value!({
                "seat": Seat(n).to_string(),
                "name": name_of(&shown.people, Seat(n), caller.lang),
                "kind": kind(&place.sitter),
                "mine": mine.has(Seat(n)),
            });
            if let Sitter::Bot(bot) = &place.sitter {
                seat["bot"] = bot.as_str().into();
                seat["stands_in"] = place.owner.is_some().into();
                seat["resigned"] = place.resigned.into();
                seat["timed_out"] = place.timed_out.into();
            }
            if place.closing {
                seat["wants_to_close"] = true.into();
            }
            if place.owner.is_some() && place.owner.as_deref() == caller.guest.as_ref().map(Guest::id) {
                seat["kept_for_you"] = true.into();
            }
            if is_host && place.sitter == Sitter::Open {
                seat["invite"] = place.invite.as_str().into();
            }
            seat
        })
        .collect();
    let running = shown.people.status == Status::Running;
    let awaiting: Vec<String> =
        shown.table.awaiting().iter().filter(|_| running).map(|seat| seat.to_string()).collect();
    value!({
        "table": slot.id,
        "game": slot.game.name(),
        "name": naming::shown(&shown.people.name, caller.games, caller.lang),
        "status": status(shown.people.status),
        "public": shown.people.terms.is_public,
        "open_chat": shown.people.terms.open_chat,
        "seed": shown.people.open_seed,
        "clock": shown.people.terms.clock.map(timing::written),
        "rated": shown.people.terms.rated,
        "timeout": shown.people.terms.clock.map(timing::timeout_word),
        "version": shown.version,
        "actions": shown.table.n_actions(),
        "awaiting": awaiting,
        "seats": seats,
        "outcome": shown.table.outcome(),
    })
}

fn kind(sitter: &Sitter) -> &'static str {
    match sitter {
        Sitter::Open => "open",
        Sitter::Guest(_) => "person",
        Sitter::Bot(_) => "bot",
    }
}

pub(super) fn status(status: Status) -> &'static str {
    match status {
        Status::Waiting => "waiting",
        Status::Running => "running",
        Status::Finished => "finished",
        Status::Closed => "closed",
    }
}

/// What the caller sees, and what the caller is asked.
pub(super) async fn view(
    Found(slot): Found,
    caller: Caller,
    Asked(ask): Asked<Ask>,
    headers: HeaderMap,
) -> Result<Response, Error> {
    let shown = slot.shown();
    let viewer = slot.guarded(|| caller.viewer(&shown, ask.seat()?))??;
    let tag = format!("\"{}-{}\"", shown.news(0).number(), quoted(viewer).trim_matches('"'));
    if headers.get(IF_NONE_MATCH).is_some_and(|known| known == tag.as_str()) {
        return Ok(StatusCode::NOT_MODIFIED.into_response());
    }
    let mut body = Vec::with_capacity(USUAL);
    body.extend_from_slice(slot.guarded(|| head(&shown, viewer))?.as_bytes());
    slot.view(&shown, viewer, &mut body)?;
    body.push(b'}');
    let mut response = json(body);
    if let Ok(tag) = HeaderValue::try_from(tag) {
        response.headers_mut().insert(ETAG, tag);
    }
    Ok(response)
}

/// The JSON around a view, up to the view itself.
fn head(shown: &Shown, viewer: Viewer) -> String {
    let running = shown.people.status == Status::Running;
    let decision = match viewer {
        Viewer::Seat(seat) if running => shown.table.decision(seat),
        Viewer::Seat(_) | Viewer::Spectator => None,
    };
    let awaiting = if running { listed(shown.table.awaiting()) } else { "[]".to_owned() };
    let (version, status, seat) = (shown.version, status(shown.people.status), quoted(viewer));
    let decision = decision.as_deref().unwrap_or("null");
    format!(
        r#"{{"version":{version},"status":"{status}","seat":{seat},"awaiting":{awaiting},"decision":{decision},"view":"#
    )
}

/// What the caller saw after the first `n` actions.
pub(super) async fn at(
    Found(slot): Found,
    caller: Caller,
    Asked(ask): Asked<Ask>,
) -> Result<Response, Error> {
    let body = slot.look(|shown| {
        let viewer = caller.viewer(shown, ask.seat()?)?;
        let n = ask.n.unwrap_or(usize::MAX).min(shown.table.n_actions());
        let then = shown.table.at(n);
        let mut body =
            format!(r#"{{"n":{},"seat":{},"view":"#, then.n_actions(), quoted(viewer)).into_bytes();
        then.view(viewer, &mut body);
        body.push(b'}');
        Ok::<_, Error>(body)
    })??;
    Ok(json(body))
}

/// What happened, as far as the caller may know it.
pub(super) async fn log(
    Found(slot): Found,
    caller: Caller,
    Asked(ask): Asked<Ask>,
) -> Result<Response, Error> {
    let body = slot.look(|shown| {
        let viewer = caller.viewer(shown, ask.seat()?)?;
        Ok::<_, Error>(shown.table.log(viewer, ask.from.unwrap_or(0)))
    })??;
    Ok(json(body))
}

/// The match as text, with its seed once it is over.
pub(super) async fn text(State(app): State<App>, Found(slot): Found) -> Result<Response, Error> {
    let lines = slot.look(|shown| match_text(&slot, shown, app.live().now()))??;
    Ok(super::text(lines))
}

/// The version, now and whenever it changes.
pub(super) async fn events(
    State(app): State<App>,
    Found(slot): Found,
    caller: Caller,
) -> Result<Response, Error> {
    let listening = caller.guest.as_ref().and_then(|guest| app.live().listening(&slot, guest));
    let place = app.streams().enter(caller.guest.as_ref(), sender())?;
    Ok(Events::new(&slot, place, listening, app.stopping(), |news| news.version).into_response())
}

/// What was said last, and what happened to the seats.
pub(super) async fn chat(
    State(app): State<App>,
    Found(slot): Found,
    caller: Caller,
) -> Result<Response, Error> {
    let people = slot.shown().people.clone();
    let is_at_table = caller.guest.as_ref().is_some_and(|guest| people.is_at_table(guest.id()));
    if !is_at_table && !people.terms.open_chat {
        return Err(Error::NotAtTable);
    }
    let said: Vec<Value> = app
        .live()
        .said(&slot)
        .await?
        .iter()
        .map(|said| {
            let seat = said.saying.seat.map(|seat| Seat(seat).to_string());
            let event = said.saying.event.map(store::Event::word);
            let text = event.map_or(said.saying.text.as_str(), |_| "");
            value!({ "n": said.n, "seat": seat, "name": said.saying.name, "text": text, "event": event, "at": said.saying.at })
        })
        .collect();
    Ok(json(Value::from(said).to_string()))
}
