//! Before the first action: games, guests, tables and their seats.

use super::at::At;
use super::watch::{facts, status as status_word};
use super::{Caller, created, json};
use crate::app::App;
use crate::asked::{Asked, Found, Json};
use crate::daily;
use crate::error::Error;
use crate::guest::Guest;
use crate::i18n::Lang;
use crate::letters::{check_name, clean_name};
use crate::live::{Deal, NewPlace, NewTable};
use crate::naming::{Made, shown};
use crate::opening::{place, seed};
use crate::pages::lobby::Filter;
use crate::routes::LOOKED_THROUGH;
use crate::table::address;
use crate::timing;
use crate::visitor::name_of;
use axum::extract::State;
use axum::response::Response;
use serde::Deserialize;
use serde_json::{Value, json as value};
use store::Listing;

/// How many tables a list has at most.
const LONGEST: u32 = 100;

/// The games, their variants and their bots.
pub(super) async fn games(State(app): State<App>, caller: Caller) -> Result<Response, Error> {
    let games: Vec<Value> = app
        .live()
        .games()
        .playable
        .iter()
        .map(|game| {
            let seats = game.seats("").ok();
            let switches: Vec<Value> = game.switches(caller.lang)
                .into_iter()
                .filter(|switch| switch.ready)
                .map(|switch| value!({ "word": switch.word, "label": switch.label, "text": switch.text, "on": switch.on }))
                .collect();
            value!({
                "game": game.name(),
                "title": game.lid().title,
                "rules": game.rules(),
                "seats": seats.map(|seats| value!({ "least": seats.start(), "most": seats.end() })),
                "options": switches,
                "bots": game.bots(),
            })
        })
        .collect();
    Ok(json(Value::from(games).to_string()))
}

/// How much there is.
pub(super) async fn status(State(app): State<App>) -> Result<Response, Error> {
    let counts = app.live().store().counts().await?;
    let body = value!({
        "version": env!("CARGO_PKG_VERSION"),
        "live": app.live().n_live(),
        "waiting": counts.waiting,
        "running": counts.running,
        "finished": counts.finished,
        "actions": counts.actions,
        "bytes": counts.bytes,
    });
    Ok(json(body.to_string()))
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NewGuest {
    name: Option<String>,
}

/// Makes a guest and returns the guest's token.
pub(super) async fn new_guest(State(app): State<App>, Json(new): Json<NewGuest>) -> Result<Response, Error> {
    app.limits().count(None).await?;
    let guest = Guest::new()?;
    keep_name(&app, &guest, new.name.as_deref()).await?;
    let name = name_of(&app, &guest).await?;
    Ok(created(value!({ "guest": guest.id(), "name": name, "token": app.keys().token(&guest) })))
}

/// Who the caller is.
pub(super) async fn me(State(app): State<App>, caller: Caller) -> Result<Response, Error> {
    let guest = caller.guest()?;
    Ok(json(value!({ "guest": guest.id(), "name": name_of(&app, guest).await? }).to_string()))
}

/// Gives the caller another name.
pub(super) async fn rename(
    State(app): State<App>,
    caller: Caller,
    Json(new): Json<NewGuest>,
) -> Result<Response, Error> {
    keep_name(&app, caller.guest()?, new.name.as_deref()).await?;
    me(State(app), caller).await
}

async fn keep_name(app: &App, guest: &Guest, name: Option<&str>) -> Result<(), Error> {
    name.map_or(Ok(()), check_name)?;
    let Some(name) = name.and_then(clean_name) else { return Ok(()) };
    let (id, created_at) = (guest.id().to_owned(), app.live().now());
    let kept = store::Guest { id, name, language: None, theme: None, created_at };
    Ok(app.live().store().put_guest(kept).await?)
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "lowercase")]
pub(super) enum Which {
    #[default]
    Open,
    Mine,
    Finished,
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Lists {
    list: Which,
    game: String,
    free: String,
    clock: String,
    rated: String,
    language: String,
}

/// Tables with a free seat, the caller's, or finished ones.
pub(super) async fn list(
    State(app): State<App>,
    caller: Caller,
    Asked(lists): Asked<Lists>,
) -> Result<Response, Error> {
    let store = app.live().store();
    let tables = match lists.list {
        Which::Open => {
            let Lists { game, free, clock, rated, language, .. } = lists;
            let filter = Filter { game, free, clock, rated, language };
            let mut tables = store.open_tables(LOOKED_THROUGH).await?;
            tables.retain(|table| filter.takes(table));
            tables.truncate(LONGEST as usize);
            tables
        }
        Which::Mine => store.tables_of(caller.guest()?.id(), LONGEST).await?,
        Which::Finished => {
            let mut tables = store.finished(LONGEST).await?;
            let now = app.live().now();
            tables.retain(|table| !table.challenge.as_deref().is_some_and(|it| daily::is_on(it, now)));
            tables
        }
    };
    Ok(json(tables.iter().map(|table| listing(table, &caller)).collect::<Value>().to_string()))
}

fn listing(table: &Listing, caller: &Caller) -> Value {
    let outcome: Option<Value> = table.outcome.as_deref().and_then(|text| serde_json::from_str(text).ok());
    let names: Vec<&str> = table.seats.iter().map(|seat| seat.name.as_deref().unwrap_or_default()).collect();
    value!({
        "table": table.id,
        "game": table.game,
        "name": shown(&table.name, caller.games, caller.lang),
        "status": status_word(table.status),
        "version": table.version,
        "actions": table.n_actions,
        "seats": names,
        "seed": table.open_seed,
        "clock": table.terms.clock.map(timing::written),
        "rated": table.terms.rated,
        "language": table.language,
        "outcome": outcome,
        "created": table.created_at,
        "updated": table.updated_at,
    })
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Opening {
    game: String,
    seats: Vec<String>,
    options: String,
    seed: Option<Value>,
    name: Option<String>,
    public: bool,
    open_chat: bool,
    clock: String,
    timeout: Option<String>,
    rated: bool,
    language: Option<String>,
}

/// Opens a table.
pub(super) async fn open(
    State(app): State<App>,
    caller: Caller,
    Json(new): Json<Opening>,
) -> Result<Response, Error> {
    let host = caller.counted(&app).await?;
    let game = app.live().game(&new.game)?;
    let own = name_of(&app, host).await?;
    let places: Vec<NewPlace> =
        new.seats.iter().map(|word| place(game, word, &own)).collect::<Result<_, _>>()?;
    let seed = match &new.seed {
        None | Some(Value::Null) => None,
        Some(Value::String(text)) => seed(text),
        Some(Value::Number(number)) => seed(&number.to_string()),
        Some(_) => return Err(Error::Request("`seed` is a number or a text".into())),
    };
    new.name.as_deref().map_or(Ok(()), check_name)?;
    let name = new.name.as_deref().and_then(clean_name);
    let language = match new.language.as_deref() {
        None => caller.lang,
        Some(code) => {
            Lang::from_code(code).ok_or_else(|| Error::Request(format!("`{code}` is no language: en, de")))?
        }
    };
    let table = NewTable {
        game,
        name: name.unwrap_or_else(|| Made::Table(&own).kept()),
        host: host.clone(),
        places,
        options: new.options,
        seed: seed.map_or(Deal::Drawn, Deal::Chosen),
        is_public: new.public,
        open_chat: new.open_chat,
        clock: timing::read(&new.clock, new.timeout.as_deref())?,
        rated: new.rated,
        language: language.code(),
        challenge: None,
        rematch_of: None,
    };
    let slot = app.live().open(table).await?;
    let body = slot.look(|shown| facts(&slot, shown, &caller))?;
    Ok(created(body))
}

#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct Joining {
    invite: Option<String>,
    seat: Option<String>,
    name: Option<String>,
}

/// Takes a seat, by invitation or a free one.
pub(super) async fn join(
    State(app): State<App>,
    Found(slot): Found,
    caller: Caller,
    Json(joining): Json<Joining>,
) -> Result<Response, Error> {
    let guest = caller.guest()?;
    joining.name.as_deref().map_or(Ok(()), check_name)?;
    let name = match joining.name.as_deref().and_then(clean_name) {
        Some(name) => name,
        None => name_of(&app, guest).await?,
    };
    let seat = match (&joining.invite, &joining.seat) {
        (Some(invite), _) => app.live().join(&slot, invite, guest, &name).await?,
        (None, Some(seat)) => {
            let seat = address::seat(seat).ok_or_else(|| Error::Request(format!("`{seat}` is no seat")))?;
            app.live().sit(&slot, seat, guest, &name).await?
        }
        (None, None) => return Err(Error::Request("say which `invite` or which `seat`".into())),
    };
    let mut body = slot.look(|shown| facts(&slot, shown, &caller))?;
    body["seat"] = seat.to_string().into();
    Ok(json(body.to_string()))
}

/// Gives the free seats to bots and starts the game.
pub(super) async fn fill(
    State(app): State<App>,
    Found(slot): Found,
    caller: Caller,
) -> Result<Response, Error> {
    app.live().fill(&slot, caller.guest()?).await?;
    let body = slot.look(|shown| facts(&slot, shown, &caller))?;
    Ok(json(body.to_string()))
}

/// Leaves a seat while the table still waits.
pub(super) async fn leave(at: At) -> Result<Response, Error> {
    at.live().leave(&at.slot, at.actor()?, at.caller.guest()?).await?;
    Ok(json("{}"))
}
