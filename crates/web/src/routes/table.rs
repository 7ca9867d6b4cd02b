//! The page of a table and all its forms.

use crate::app::App;
use crate::asked::{Asked, Form, Found};
use crate::error::Error;
use crate::events::Events;
use crate::i18n::t;
use crate::live::{News, People, Slot};
use crate::packing::{Wanted, packed};
use crate::pages::components::popover;
use crate::pages::guide::other_way;
use crate::pieces::Pieces;
use crate::record::record;
use crate::sender::sender;
use crate::table::guide::{self, Guide};
use crate::table::{self, Page, Reach, Rematch, Viewpoint, address, last_of};
use crate::tables::Looking;
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::{FromRequestParts, Path, State};
use axum::http::HeaderMap;
use axum::http::header::{HOST, HeaderName};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Redirect, Response};
use engine::Seat;
use maud::{Markup, html};
use serde::Deserialize;
use std::sync::Arc;
use store::Status;

/// The query of the addresses of a table.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Ask {
    /// Which of several own seats to show.
    #[serde(rename = "as")]
    seen_as: Option<String>,
    /// The turn to show, by an action of it.
    then: Option<usize>,
    /// Given if the boards of a finished table are to be shown, not its result.
    boards: Option<String>,
    pub(super) seat: Option<String>,
    pub(super) thing: Option<String>,
    /// Whether the form stands on the table in plain words.
    plain: Option<String>,
    /// Given if the table in plain words is to be loaded again and again.
    again: Option<String>,
}

impl Ask {
    fn seen_as(&self) -> Option<Seat> {
        self.seen_as.as_deref().and_then(address::seat)
    }
}

/// What is made of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Drawn {
    /// The whole page, or the part that a script replaces.
    Page,
    /// The page in plain words.
    Plain,
}

/// One visitor at one table.
pub(super) struct At {
    pub(super) app: App,
    pub(super) slot: Arc<Slot>,
    pub(super) visitor: Visitor,
    wanted: Option<Seat>,
    then: Option<usize>,
    shows_boards: bool,
    is_plain: bool,
    is_repeated: bool,
    /// How the answer is sent.
    wanted_as: Wanted,
    origin: String,
}

impl At {
    pub(super) fn seat(&self) -> Result<Seat, Error> {
        self.viewpoint()?.seat().ok_or(Error::NotYours)
    }

    pub(super) fn viewpoint(&self) -> Result<Viewpoint, Error> {
        self.slot.look(|shown| Viewpoint::of(shown, self.visitor.guest.id(), self.wanted))
    }

    /// Whether the page is to be loaded again after a while: the visitor wants that and has nothing to choose now.
    pub(super) fn is_loaded_again(&self) -> Result<bool, Error> {
        let seat = self.viewpoint()?.seat();
        let is_asked = self.slot.look(|shown| seat.is_some_and(|seat| shown.table.awaiting().has(seat)))?;
        Ok(self.is_repeated && !is_asked)
    }

    /// The page, drawn or in plain words.
    pub(super) async fn drawn(&self, form: Drawn) -> Result<Markup, Error> {
        let name = self.visitor.name(&self.app).await?;
        let shell = self.visitor.shell(Some(&name));
        self.with_page(form, |page| match form {
            Drawn::Plain => table::plain_page(&shell, page),
            Drawn::Page => table::page(&shell, page),
        })
        .await
    }

    /// For a script the part of the page that it replaces, as a whole or in parts.
    async fn fragment(&self) -> Result<Response, Error> {
        let shell = self.visitor.shell(None);
        self.with_page(Drawn::Page, |page| {
            let Some(have) = self.wanted_as.have() else {
                return Ok(packed(table::region(&shell, page, None)?, &self.wanted_as));
            };
            let pieces = Pieces::of(have);
            let table = table::region(&shell, page, Some(&pieces))?;
            if pieces.are_in(&table.0) {
                return Ok(packed(table, &self.wanted_as));
            }
            Ok(packed(table::region(&shell, page, None)?, &self.wanted_as.whole()))
        })
        .await
    }

    /// Calls `draw` with everything that the page is drawn from.
    async fn with_page<T>(
        &self,
        form: Drawn,
        draw: impl FnOnce(&Page<'_>) -> Result<T, Error>,
    ) -> Result<T, Error> {
        let shown = self.slot.shown();
        let viewpoint = self.viewpoint()?;
        let seen = match viewpoint.seat() {
            Some(seat) => Some(self.app.live().last_look(&self.slot, &self.visitor.guest, seat).await?),
            None => None,
        };
        let mut said = self.app.live().said(&self.slot).await?;
        let n_said = said.last().map_or(0, |said| said.n);
        let guest = self.visitor.guest.id();
        let is_at_table = shown.people.is_at_table(guest);
        if !is_at_table && !shown.people.terms.open_chat {
            // Events about seats are for everybody.
            said = said.iter().filter(|said| said.saying.event.is_some()).cloned().collect();
        }
        let seats = (0..shown.people.places.len() as u8).map(Seat);
        let rights =
            seats.map(|seat| self.app.live().rights(&self.slot, &shown.people, seat, guest)).collect();
        let is_over = shown.people.status == Status::Finished;
        let record = match is_over && self.then.is_none() && !self.shows_boards {
            true => Some(record(&self.slot, &shown).await?),
            false => None,
        };
        let number = shown.news(n_said).number();
        let times = self.app.live().time_left(&self.slot).await?;
        let rematch = self.rematch(&shown.people).await?;
        let undo_request = self.app.live().undo_request(&self.slot).await;
        let page = Page {
            slot: &self.slot,
            shown: &shown,
            number,
            guest,
            is_at_table,
            rights,
            times,
            undo_request,
            rematch,
            viewpoint,
            seen,
            then: self.then,
            shows_boards: self.shows_boards,
            record: record.as_deref(),
            said: &said,
            is_alone: self.visitor.is_alone,
            origin: &self.origin,
            reach: Reach::of(&self.origin, self.app.config().host),
            is_plain: form == Drawn::Plain,
            is_repeated: self.is_repeated,
        };
        draw(&page)
    }

    /// What the visitor can do about a rematch.
    async fn rematch(&self, people: &People) -> Result<Rematch, Error> {
        if !matches!(people.status, Status::Finished | Status::Closed) {
            return Ok(Rematch::No);
        }
        let (live, guest) = (self.app.live(), self.visitor.guest.id());
        Ok(match live.next_of(&self.slot).await? {
            Some(next) if people.has_seat_in(&next.shown().people, guest) => Rematch::Join(next.id.clone()),
            Some(next) => Rematch::At(next.id.clone()),
            None if people.is_for_rematch(guest) => Rematch::Propose,
            None => Rematch::No,
        })
    }

    /// After a change: a script gets the table again, a form returns to its page.
    pub(super) async fn answer(&self) -> Result<Response, Error> {
        if self.visitor.wants_fragment {
            return self.fragment().await;
        }
        let base = address::table(&self.slot.id);
        let href = if self.is_plain {
            match self.is_repeated {
                true => address::plain_again(&base, self.wanted),
                false => address::plain(&base, self.wanted),
            }
        } else {
            format!("{base}{}", address::seen_as(self.wanted))
        };
        Ok(Redirect::to(&href).into_response())
    }
}

impl FromRequestParts<App> for At {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Error> {
        let Found(slot) = Found::from_request_parts(parts, app).await?;
        let Asked(ask) = Asked::<Ask>::from_request_parts(parts, app).await?;
        let visitor = parts.extensions.get::<Visitor>().cloned().ok_or(Error::NotYours)?;
        let origin = origin(app, &parts.headers);
        let (wanted, is_plain) = (ask.seen_as(), ask.plain.is_some());
        let (shows_boards, is_repeated) = (ask.boards.is_some(), ask.again.is_some());
        let (app, then) = (app.clone(), ask.then);
        let wanted_as = Wanted::of(&parts.headers);
        Ok(Self { app, slot, visitor, wanted, then, shows_boards, is_plain, is_repeated, wanted_as, origin })
    }
}

/// What invitations start with: the address set by the host, or the address that the visitor used.
pub(super) fn origin(app: &App, headers: &HeaderMap) -> String {
    let text = |name: &HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
    match (&app.config().origin, text(&HOST)) {
        (Some(origin), _) => origin.trim_end_matches('/').to_owned(),
        (None, Some(host)) => format!("http://{host}"),
        (None, None) => String::new(),
    }
}

/// The page.
pub(super) async fn page(at: At) -> Result<Markup, Error> {
    at.drawn(Drawn::Page).await
}

/// The part of the page that an update replaces.
pub(super) async fn fragment(at: At) -> Result<Response, Error> {
    at.fragment().await
}

/// The number of what is newest, now and whenever it changes.
pub(super) async fn events(at: At) -> Result<Response, Error> {
    let listening = at.app.live().listening(&at.slot, &at.visitor.guest);
    let place = at.app.streams().enter(at.visitor.counted(), sender())?;
    Ok(Events::new(&at.slot, place, listening, at.app.stopping(), News::number).into_response())
}

/// Does what the form says.
pub(super) async fn act(at: At, form: Form) -> Result<Response, Error> {
    let seat = at.seat()?;
    let lines: Vec<&str> = form.all("line").flat_map(str::lines).collect();
    at.app.live().act_on(&at.slot, seat, version(&form)?, &lines).await?;
    at.answer().await
}

/// Takes the visitor's last action back.
pub(super) async fn undo(at: At, form: Form) -> Result<Response, Error> {
    let mine = at.viewpoint()?.mine;
    if mine.is_empty() {
        return Err(Error::NotYours);
    }
    let seat = at.slot.look(|shown| last_of(shown, mine))?;
    at.app.live().undo(&at.slot, seat, version(&form)?).await?;
    at.answer().await
}

/// Pages use one number for everything new; the version of the match is a part of it.
pub(super) fn version(form: &Form) -> Result<u64, Error> {
    let number = form.get("version").and_then(|text| text.parse().ok());
    number.map(News::version_in).ok_or_else(|| Error::Request("the version is missing".into()))
}

/// Says something at the table.
pub(super) async fn speak(at: At, form: Form) -> Result<Response, Error> {
    at.app.limits().count(at.visitor.counted()).await?;
    if !at.slot.shown().people.is_at_table(at.visitor.guest.id()) {
        return Err(Error::NotAtTable);
    }
    let viewpoint = at.viewpoint()?;
    let seat = viewpoint.seat().or_else(|| viewpoint.mine.iter().next());
    let name = match seat {
        Some(seat) => table::name_of(&at.slot.shown().people, seat, at.visitor.lang),
        None => at.visitor.name(&at.app).await?,
    };
    at.app.live().say(&at.slot, seat, &name, form.get("text").unwrap_or_default()).await?;
    at.answer().await
}

/// Removes the marks of what is new.
pub(super) async fn seen(at: At) -> Result<Response, Error> {
    at.app.live().seen(&at.slot, &at.visitor.guest).await?;
    at.answer().await
}

/// What a thing is, and why nothing can be done with it.
pub(super) async fn why(
    State(app): State<App>,
    Path(id): Path<String>,
    Extension(visitor): Extension<Visitor>,
    Asked(ask): Asked<Ask>,
) -> Result<Markup, Error> {
    answer_to(&app, &id, &visitor, &ask).await
}

pub(super) async fn answer_to(app: &App, id: &str, visitor: &Visitor, ask: &Ask) -> Result<Markup, Error> {
    let slot = app.live().find(id).await?;
    let lang = visitor.lang;
    let seat = ask.seat.as_deref().and_then(address::seat).ok_or(Error::NotYours)?;
    let (about, answer, is_guided) = slot.look(|shown| {
        if !shown.people.seats_of(visitor.guest.id()).has(seat) {
            return Err(Error::NotYours);
        }
        let thing = ask.thing.as_deref().unwrap_or_default();
        let names = table::names(&shown.people, lang);
        let about = shown.table.about(seat, thing, &names, lang).map_err(Error::Unreadable)?;
        let answer = shown.table.why_not(seat, thing, &names, lang).map_err(Error::Unreadable)?;
        let is_guided =
            Guide::of(shown, Some(seat), !visitor.is_alone).is_some_and(|guide| guide.only().is_some());
        Ok((about, answer, is_guided))
    })??;
    let about = about.map(|about| popover::about(&about.name, &about.lines));
    let Some((why, _)) = answer else {
        if is_guided {
            let other_way = other_way(lang, &guide::post(&slot.id));
            return Ok(html! { @if let Some(about) = about { (about) } (other_way) });
        }
        return Ok(html! { @if let Some(about) = about { (about) } p.free { (t!(lang, "why-nothing")) } });
    };
    let game = slot.game.name();
    let place = app.rulebook(game, lang).and_then(|book| book.place_of(why.rule));
    let why = popover::why_not(lang, game, &why, place.as_ref());
    Ok(html! { @if let Some(about) = about { (about) } (why) })
}

/// What a bot would do in the visitor's place.
pub(super) async fn hint(at: At) -> Result<Markup, Error> {
    let lang = at.visitor.lang;
    let seat = at.seat()?;
    let Some(hint) = at.app.live().hint(&at.slot, seat, lang).await? else {
        return Ok(html! { p { (t!(lang, "hint-none")) } });
    };
    Ok(popover::hint(lang, &hint))
}

/// The area of one seat alone.
pub(super) async fn area(at: At, Path((_, seat)): Path<(String, String)>) -> Result<Markup, Error> {
    area_of(&at, &seat)
}

pub(super) fn area_of(at: &At, seat: &str) -> Result<Markup, Error> {
    let lang = at.visitor.lang;
    let seat = address::seat(seat).ok_or(Error::NoPage)?;
    let viewer = at.viewpoint()?.viewer;
    at.slot.look(|shown| {
        if seat.0 >= shown.table.n_seats() {
            return Err(Error::NoPage);
        }
        let names = table::names(&shown.people, lang);
        let looking = Looking {
            lang,
            viewer,
            names: &names,
            seen: None,
            base: None,
            only: None,
            chat: &html! {},
            rail: None,
            told: None,
            pieces: None,
        };
        Ok(shown.table.area(&looking, seat))
    })?
}
