//! Deciding: legal actions, acting, undoing, "Why not?".

use super::at::{At, VERSION, versioned};
use super::{Ask, Caller, json, text};
use crate::app::App;
use crate::asked::{Asked, Found, Json, Text};
use crate::error::Error;
use crate::table::names;
use crate::visitor::name_of;
use axum::extract::State;
use axum::response::Response;
use engine::Viewer;
use serde::Deserialize;
use store::Status;

/// The lines the caller's seat may send now.
pub(super) async fn legal(
    Found(slot): Found,
    caller: Caller,
    Asked(ask): Asked<Ask>,
) -> Result<Response, Error> {
    let (version, lines) = slot.look(|shown| {
        let lines = match caller.viewer(shown, ask.seat()?)? {
            Viewer::Seat(seat) if shown.people.status == Status::Running => shown.table.legal(seat),
            Viewer::Seat(_) | Viewer::Spectator => String::new(),
        };
        Ok::<_, Error>((shown.version, lines))
    })??;
    let mut response = text(lines);
    response.headers_mut().insert(VERSION, version.into());
    Ok(response)
}

/// Everything that the caller's seat may ask about.
pub(super) async fn things(
    Found(slot): Found,
    caller: Caller,
    Asked(ask): Asked<Ask>,
) -> Result<Response, Error> {
    let lines =
        slot.look(|shown| Ok::<_, Error>(shown.table.things(caller.actor(shown, ask.seat()?)?)))??;
    Ok(text(lines))
}

/// Does one or more actions, one per line, all or none.
pub(super) async fn act(at: At, Text(body): Text) -> Result<Response, Error> {
    let (version, seat) = (at.version()?, at.actor()?);
    let lines: Vec<&str> = body.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    Ok(versioned(at.live().act(&at.slot, seat, version, &lines).await?))
}

/// Undoes the last action of the caller.
pub(super) async fn undo(at: At) -> Result<Response, Error> {
    let version = at.version()?;
    let seat = at.slot.look(|shown| at.caller.last_actor(shown, at.ask.seat()?))??;
    Ok(versioned(at.live().undo(&at.slot, seat, version).await?))
}

/// Asks the others to agree to an undo of the caller's last act.
pub(super) async fn ask_undo(at: At) -> Result<Response, Error> {
    let guest = at.caller.counted(&at.app).await?;
    let name = name_of(&at.app, guest).await?;
    at.live().ask_undo(&at.slot, guest, &name, at.version()?).await?;
    Ok(versioned(at.slot.shown().version))
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Answering {
    agree: bool,
}

/// Agrees to such an undo, or refuses it.
pub(super) async fn answer_undo(at: At, Json(answering): Json<Answering>) -> Result<Response, Error> {
    let guest = at.caller.counted(&at.app).await?;
    let name = name_of(&at.app, guest).await?;
    at.live().answer_undo(&at.slot, guest, &name, at.version()?, answering.agree).await?;
    Ok(versioned(at.slot.shown().version))
}

/// What a thing is, and why nothing can be done with it.
pub(super) async fn why(
    Found(slot): Found,
    caller: Caller,
    Asked(ask): Asked<Ask>,
) -> Result<Response, Error> {
    let thing = ask.thing.as_deref().ok_or_else(|| Error::Request("say which `thing`".into()))?;
    let (about, answer) = slot.look(|shown| {
        let seat = caller.actor(shown, ask.seat()?)?;
        let names = names(&shown.people, caller.lang);
        let about = shown.table.about(seat, thing, &names, caller.lang).map_err(Error::Unreadable)?;
        let answer = shown.table.why_not(seat, thing, &names, caller.lang).map_err(Error::Unreadable)?;
        Ok::<_, Error>((about, answer))
    })??;
    let about = about.map(|about| serde_json::json!({ "name": about.name, "lines": about.lines }));
    let about = serde_json::Value::from(about);
    Ok(match answer {
        Some((why, reason)) => {
            let why = serde_json::to_string(&why).unwrap_or_default();
            json(format!(r#"{{"possible":false,"about":{about},"why":{why},"reason":{reason}}}"#))
        }
        None => json(format!(r#"{{"possible":true,"about":{about}}}"#)),
    })
}

/// What a bot would do in the caller's place.
pub(super) async fn hint(at: At) -> Result<Response, Error> {
    let hint = at.live().hint(&at.slot, at.actor()?, at.caller.lang).await?;
    let body = hint.map(|hint| {
        serde_json::json!({
            "line": hint.line,
            "choice": hint.choice,
            "chance": hint.chance,
            "reason": hint.reason,
            "follows": hint.follows,
            "others": hint.others,
        })
    });
    Ok(json(serde_json::json!({ "hint": body }).to_string()))
}

/// Records that everything up to now was seen.
pub(super) async fn seen(
    State(app): State<App>,
    Found(slot): Found,
    caller: Caller,
) -> Result<Response, Error> {
    app.live().seen(&slot, caller.guest()?).await?;
    Ok(json("{}"))
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Words {
    text: String,
}

/// Adds a line to the chat.
pub(super) async fn say(
    State(app): State<App>,
    Found(slot): Found,
    caller: Caller,
    Json(words): Json<Words>,
) -> Result<Response, Error> {
    let guest = caller.counted(&app).await?;
    if !slot.shown().people.is_at_table(guest.id()) {
        return Err(Error::NotAtTable);
    }
    let seat = caller.seats(&slot.shown()).iter().next();
    let n = app.live().say(&slot, seat, &name_of(&app, guest).await?, &words.text).await?;
    Ok(json(format!(r#"{{"n":{n}}}"#)))
}
