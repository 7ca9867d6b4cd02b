//! Opening a table, and joining one.

use crate::app::App;
use crate::asked::{Asked, Form, Found};
use crate::error::Error;
use crate::game::Switch;
use crate::i18n::t;
use crate::letters::{check_name, clean_name, clean_title};
use crate::live::{Deal, NewPlace, NewTable, Slot};
use crate::naming::{Made, shown};
use crate::opening::{number_shared, place, seed};
use crate::pages::layout::{self, Tab};
use crate::pages::new_table::{self, Bot, Offered};
use crate::table::{address, name_of};
use crate::tables::AnyGame;
use crate::timing;
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::{Guest, Sitter, Status};

/// The number of players a quick table has, if the game allows it.
const USUAL: u8 = 4;

#[derive(Debug, Default, Deserialize)]
pub(super) struct Which {
    game: Option<String>,
}

/// The form for a new table.
pub(super) async fn new(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    Asked(which): Asked<Which>,
) -> Result<Markup, Error> {
    let game = match &which.game {
        Some(name) => app.live().game(name)?,
        None => *app.live().games().playable.first().ok_or(Error::NoPage)?,
    };
    form(&app, &visitor, game, None).await
}

async fn form(app: &App, visitor: &Visitor, game: AnyGame, refusal: Option<&Error>) -> Result<Markup, Error> {
    let lang = visitor.lang;
    let name = visitor.name(app).await?;
    let labels: Vec<String> = game.bots().iter().map(|bot| game.bot_name(bot, lang)).collect();
    let texts: Vec<String> = game.bots().iter().map(|bot| game.bot_text(bot, lang)).collect();
    let bots: Vec<Bot<'_>> = game
        .bots()
        .iter()
        .zip(labels.iter().zip(&texts))
        .map(|(word, (label, text))| Bot { word, label, text })
        .collect();
    let offered = |switch: Switch| Offered {
        needs: game.needs(switch.word),
        not_alone: game.conflict(&[switch.word], 1, lang),
        switch,
    };
    let switches: Vec<Offered> = game.switches(lang).into_iter().map(offered).collect();
    let refusal = refusal.map(|error| error.sentence(lang));
    let own_level = game.own_level(lang);
    let table = new_table::NewTable {
        game: game.lid(),
        playable: &app.live().games().playable_lids(),
        host: &name,
        has_guide: app.live().lesson(game).is_some(),
        players: usual(game),
        bots: &bots,
        usual_bot: game.usual_bot(),
        switches: &switches,
        levels: &game.levels(lang),
        own_level: own_level.as_ref(),
        name: &shown(&Made::Table(&name).kept(), app.live().games(), lang),
        refusal: refusal.as_deref(),
    };
    Ok(new_table::page(&visitor.shell(Some(&name)), &table))
}

fn usual(game: AnyGame) -> u8 {
    game.seats("").map_or(USUAL, |seats| USUAL.clamp(*seats.start(), *seats.end()))
}

/// Opens the table that the form describes. A refusal shows the form again.
pub(super) async fn open(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    form: Form,
) -> Result<Response, Error> {
    let game = app.live().game(form.get("game").unwrap_or_default())?;
    match opened(&app, &visitor, game, &form).await {
        Ok(slot) => Ok(Redirect::to(&address::table(&slot.id)).into_response()),
        Err(error) if is_shown_in_form(&error) => {
            let page = self::form(&app, &visitor, game, Some(&error)).await?;
            Ok((StatusCode::UNPROCESSABLE_ENTITY, page).into_response())
        }
        Err(error) => Err(error),
    }
}

/// Whether the visitor can correct it in the form.
fn is_shown_in_form(error: &Error) -> bool {
    matches!(
        error,
        Error::Seats(_)
            | Error::Options(_)
            | Error::Unfit(_)
            | Error::Request(_)
            | Error::BadName
            | Error::Rated
    )
}

async fn opened(app: &App, visitor: &Visitor, game: AnyGame, form: &Form) -> Result<Arc<Slot>, Error> {
    app.limits().count(visitor.counted()).await?;
    let own = visitor.name(app).await?;
    let n_seats: usize = form.get("players").and_then(|n| n.parse().ok()).unwrap_or(usize::from(usual(game)));
    let words = (1..=n_seats.min(99)).map(|n| form.get(&format!("seat-{n}")).unwrap_or("open"));
    let mut places: Vec<NewPlace> = words.map(|word| place(game, word, &own)).collect::<Result<_, _>>()?;
    number_shared(&mut places);
    form.get("name").map_or(Ok(()), check_name)?;
    let name = form.get("name").and_then(clean_title);
    let level = form.get("level").filter(|_| n_seats == 1).map(|word| match word.ends_with('=') {
        true => format!("{word}{}", form.get("number").unwrap_or_default().trim()),
        false => word.to_owned(),
    });
    let words: Vec<&str> = form.all("option").chain(level.as_deref()).collect();
    if let Some(why) = game.conflict(&words, n_seats.min(99) as u8, visitor.lang) {
        return Err(Error::Unfit(why));
    }
    let table = NewTable {
        game,
        name: name.unwrap_or_else(|| Made::Table(&own).kept()),
        host: visitor.guest.clone(),
        places,
        options: words.join(" "),
        seed: form.get("seed").and_then(seed).map_or(Deal::Drawn, Deal::Chosen),
        is_public: form.get("public").is_some(),
        open_chat: form.get("open-chat").is_some(),
        clock: clock(form)?,
        rated: form.get("rated").is_some(),
        language: visitor.lang.code(),
        challenge: None,
        rematch_of: None,
    };
    app.live().open(table).await
}

/// The clock that the form describes.
fn clock(form: &Form) -> Result<Option<store::Clock>, Error> {
    let number = |name: &str| form.get(name).unwrap_or_default().trim().to_owned();
    let words = match form.get("clock") {
        Some("live") => format!("live {} {}", number("clock-minutes"), number("clock-step")),
        Some("days") => format!("days {}", number("clock-days")),
        _ => String::new(),
    };
    timing::read(&words, form.get("timeout"))
}

/// Opens a table against bots at once.
pub(super) async fn quick(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
    form: Form,
) -> Result<Redirect, Error> {
    app.limits().count(visitor.counted()).await?;
    let first = app.live().games().playable.first().map_or("", |game| game.name());
    let game = app.live().game(form.get("game").unwrap_or(first))?;
    let own = visitor.name(&app).await?;
    let bot = game.usual_bot().ok_or(Error::NoPage)?;
    let mut places = vec![NewPlace::Here(own.clone())];
    places.resize(usize::from(usual(game)), NewPlace::Bot(bot));
    // The default is what the form for a new table begins with: the set-up for a first game.
    let mut options: Vec<&str> = form.all("option").collect();
    if options.is_empty() {
        let switches = game.switches(visitor.lang);
        options =
            switches.iter().filter(|switch| switch.on && switch.ready).map(|switch| switch.word).collect();
    }
    let table = NewTable {
        game,
        name: Made::Quick(&own).kept(),
        host: visitor.guest.clone(),
        places,
        options: options.join(" "),
        seed: Deal::Drawn,
        is_public: false,
        open_chat: false,
        clock: None,
        rated: false,
        language: visitor.lang.code(),
        challenge: None,
        rematch_of: None,
    };
    let slot = app.live().open(table).await?;
    Ok(Redirect::to(&address::table(&slot.id)))
}

/// The page of an invitation. Reading takes no seat, because programs that preview links also read it.
pub(super) async fn invited(
    State(app): State<App>,
    Path((id, invite)): Path<(String, String)>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Response, Error> {
    let slot = app.live().find(&id).await?;
    let people = slot.shown().people.clone();
    let n = people.places.iter().position(|place| place.invite == invite).ok_or(Error::NoInvite)?;
    if matches!(&people.places[n].sitter, Sitter::Guest(guest) if guest == visitor.guest.id()) {
        return Ok(Redirect::to(&address::table(&id)).into_response());
    }
    let lang = visitor.lang;
    let name = visitor.name(&app).await?;
    let host = people.seats_of(&people.host).iter().next().unwrap_or_default();
    let title = t!(lang, "join-title", name = shown(&people.name, app.live().games(), lang));
    let main = html! {
        h1.title { (title) }
        div.panel.block {
            @if people.status == Status::Closed {
                p.lead { (t!(lang, "over-closed")) }
            } @else if people.places[n].sitter == Sitter::Open {
                p.lead {
                    (t!(lang, "join-text", host = name_of(&people, host, lang), game = slot.game.lid().title, n = n + 1))
                }
                @if let Some(seed) = &people.open_seed { p { (t!(lang, "seed-chosen", seed = seed.as_str())) } }
                @if let Some(clock) = people.terms.clock { p { (timing::told(clock, lang)) } }
                form method="post" action=(address::invitation(&id, &invite)) {
                    div.field {
                        label.label for="name" { (t!(lang, "join-name")) }
                        input.input #name name="name" value=(name) maxlength=(crate::pages::profile::MAX_NAME)
                            autocomplete="nickname";
                    }
                    button.btn.btn-primary.btn-lg { (t!(lang, "join-go")) }
                }
            } @else {
                p.lead { (t!(lang, "join-taken")) }
                a.btn.btn-lg href=(address::table(&id)) { (t!(lang, "join-watch")) }
            }
        }
    };
    Ok(layout::page(&visitor.shell(Some(&name)), Tab::Play, &title, &main).into_response())
}

/// Takes the seat of an invitation.
pub(super) async fn join(
    State(app): State<App>,
    Path((id, invite)): Path<(String, String)>,
    Extension(visitor): Extension<Visitor>,
    form: Form,
) -> Result<Redirect, Error> {
    let slot = app.live().find(&id).await?;
    let name = named(&app, &visitor, &form).await?;
    app.live().join(&slot, &invite, &visitor.guest, &name).await?;
    Ok(Redirect::to(&address::table(&id)))
}

/// Takes a free seat of an open table.
pub(super) async fn sit(
    State(app): State<App>,
    Found(slot): Found,
    Extension(visitor): Extension<Visitor>,
    form: Form,
) -> Result<Redirect, Error> {
    let name = named(&app, &visitor, &form).await?;
    let seat = form.get("seat").and_then(address::seat).ok_or(Error::NoInvite)?;
    app.live().sit(&slot, seat, &visitor.guest, &name).await?;
    Ok(Redirect::to(&address::table(&slot.id)))
}

/// The name in the form, stored for the next time; otherwise the stored one.
async fn named(app: &App, visitor: &Visitor, form: &Form) -> Result<String, Error> {
    form.get("name").map_or(Ok(()), check_name)?;
    let kept = visitor.name(app).await?;
    let Some(name) = form.get("name").and_then(clean_name) else { return Ok(kept) };
    if name != kept {
        let guest = Guest {
            id: visitor.guest.id().to_owned(),
            name: name.clone(),
            language: Some(visitor.lang.code().to_owned()),
            theme: visitor.theme.map(|theme| theme.code().to_owned()),
            created_at: app.live().now(),
        };
        app.live().store().put_guest(guest).await?;
    }
    Ok(name)
}

/// Gives the free seats to bots and starts the game.
pub(super) async fn fill(
    State(app): State<App>,
    Found(slot): Found,
    Extension(visitor): Extension<Visitor>,
) -> Result<Redirect, Error> {
    app.live().fill(&slot, &visitor.guest).await?;
    Ok(Redirect::to(&address::table(&slot.id)))
}

/// Proposes a rematch of a finished table, or takes the own seat of it.
pub(super) async fn rematch(
    State(app): State<App>,
    Found(slot): Found,
    Extension(visitor): Extension<Visitor>,
) -> Result<Redirect, Error> {
    app.limits().count(visitor.counted()).await?;
    let next = app.live().rematch(&slot, &visitor.guest, visitor.lang.code()).await?;
    Ok(Redirect::to(&address::table(&next.id)))
}

/// The same table once more: the same bots, the same shared device, free seats for the others.
pub(super) async fn again(
    State(app): State<App>,
    Found(slot): Found,
    Extension(visitor): Extension<Visitor>,
) -> Result<Redirect, Error> {
    app.limits().count(visitor.counted()).await?;
    let (people, saved) = slot.look(|shown| (shown.people.clone(), shown.table.saved()))?;
    // The next table deals other cards, so it is no longer a lesson.
    let was_guided = app.live().lessons(slot.game).iter().any(|lesson| lesson.is_of(&saved));
    let name = if was_guided { Made::Quick(&visitor.name(&app).await?).kept() } else { people.name.clone() };
    let places = people.places.iter().enumerate().map(|(n, place)| match &place.sitter {
        Sitter::Guest(guest) if guest == visitor.guest.id() => {
            NewPlace::Here(name_of(&people, Seat(n as u8), visitor.lang))
        }
        // A person played there and may play again.
        Sitter::Bot(_) if place.owner.is_some() || place.resigned => NewPlace::Open,
        Sitter::Bot(name) => {
            let bot = slot.game.bot(name).or(slot.game.usual_bot());
            bot.map_or(NewPlace::Open, NewPlace::Bot)
        }
        Sitter::Guest(_) | Sitter::Open => NewPlace::Open,
    });
    let table = NewTable {
        game: slot.game,
        name,
        host: visitor.guest.clone(),
        places: places.collect(),
        options: saved.options,
        seed: Deal::Drawn,
        is_public: people.terms.is_public,
        open_chat: people.terms.open_chat,
        clock: people.terms.clock,
        rated: people.terms.rated,
        language: visitor.lang.code(),
        challenge: None,
        rematch_of: None,
    };
    let slot = app.live().open(table).await?;
    Ok(Redirect::to(&address::table(&slot.id)))
}
