//! Finished games: the list, the replay moment by moment, the match as text.

use super::settings::outcome;
use crate::analysing::{self, Standing};
use crate::app::App;
use crate::asked::{Asked, Found};
use crate::daily::{date, is_on};
use crate::error::Error;
use crate::game::Names;
use crate::i18n::{Lang, day};
use crate::live::{Shown, Slot};
use crate::naming;
use crate::pages::components::tell;
use crate::pages::replay::onward::{self, Onward};
use crate::pages::replay::{self, Finished, Moment, Replay, TurningPoint, analysis};
use crate::record::record;
use crate::table::{Left, Story, Viewpoint, address, names, noted, retrospect};
use crate::tables::{AnyTable, Looking};
use crate::text::match_text;
use crate::visitor::Visitor;
use axum::Extension;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::http::{HeaderMap, HeaderValue};
use axum::response::{IntoResponse, Response};
use engine::{Seat, Viewer};
use maud::{Markup, html};
use serde::Deserialize;
use store::{Listing, Status};

/// How many finished games are listed.
const LISTED: u32 = 50;

#[derive(Debug, Default, Deserialize)]
pub(super) struct When {
    n: Option<usize>,
}

/// A moment as one visitor sees it.
struct Then<'a> {
    slot: &'a Slot,
    visitor: &'a Visitor,
    names: Names,
    viewer: Viewer,
    table: AnyTable,
    story: Story,
    /// What the move that led here was worth, if it was analysed.
    verdict: Option<Markup>,
}

impl<'a> Then<'a> {
    fn new(
        slot: &'a Slot,
        shown: &Shown,
        visitor: &'a Visitor,
        when: &When,
        analysed: Option<&Standing>,
    ) -> Self {
        let last = shown.table.n_actions();
        let n = when.n.unwrap_or(last).clamp(shown.table.first_replayable().min(last), last);
        let viewpoint = Viewpoint::of(shown, visitor.guest.id(), None);
        let names = names(&shown.people, visitor.lang);
        let verdict = match analysed {
            Some(Standing::Done(all)) => all.verdicts.iter().find(|verdict| verdict.n + 1 == n),
            _ => None,
        };
        let verdict = verdict.and_then(|verdict| {
            let words = shown.table.words_of(verdict, &names, visitor.lang)?;
            Some(analysis::note(visitor.lang, verdict, &words, &names))
        });
        Self {
            slot,
            visitor,
            names,
            verdict,
            viewer: viewpoint.viewer,
            table: shown.table.at(n),
            story: Story::new(shown.table.turns(viewpoint.viewer), Some(n)),
        }
    }

    fn looking<'b>(&'b self, chat: &'b Markup) -> Looking<'b> {
        Looking {
            lang: self.visitor.lang,
            viewer: self.viewer,
            names: &self.names,
            seen: None,
            base: None,
            only: None,
            chat,
            rail: None,
            told: None,
            pieces: None,
        }
    }

    /// Calls `show` with the moment.
    fn with_moment<T>(&self, show: impl FnOnce(&Moment<'_>) -> T) -> T {
        let lang = self.visitor.lang;
        let chat = html! {};
        let looking = self.looking(&chat);
        let n = self.table.n_actions();
        let label = self.table.moment(self.viewer, lang);
        // The turn as far as it has come: the table knows no more.
        let tale = self.story.shown().map(|span| self.table.tale(&looking, span));
        let href = format!("{}/replay", address::table(&self.slot.id));
        let strip = tell::strip(lang, &self.story.of_replay(tale.as_ref(), &href, &self.names, lang));
        let board = html! { div.stage.(self.slot.game.stage()) { (self.table.board(&looking)) } };
        show(&Moment {
            n: n as u32,
            label: &label,
            strip: &strip,
            verdict: self.verdict.as_ref(),
            board: &board,
        })
    }
}

/// One moment: what the scrubber fetches.
pub(super) async fn at(
    State(app): State<App>,
    Found(slot): Found,
    Extension(visitor): Extension<Visitor>,
    Asked(when): Asked<When>,
) -> Result<(HeaderMap, Markup), Error> {
    let analysed = analysing::standing(&app, &slot, &visitor.guest).await?;
    let moment = slot.look(|shown| {
        Then::new(&slot, shown, &visitor, &when, analysed.as_ref())
            .with_moment(|moment| replay::moment(visitor.lang, moment))
    })?;
    Ok((keeping(&slot.shown()), moment))
}

/// Tells the worker of the browser that everybody may see this and that it does not change any more.
fn keeping(shown: &Shown) -> HeaderMap {
    let mut headers = HeaderMap::new();
    if shown.people.status == Status::Finished {
        headers.insert("x-fernweh-keep", HeaderValue::from_static("replay"));
    }
    headers
}

/// The replay.
pub(super) async fn page(
    State(app): State<App>,
    Found(slot): Found,
    Extension(visitor): Extension<Visitor>,
    headers: HeaderMap,
    Asked(when): Asked<When>,
) -> Result<(HeaderMap, Markup), Error> {
    let shown = slot.shown();
    let origin = super::table::origin(&app, &headers);
    let record = record(&slot, &shown).await?;
    let analysed = analysing::standing(&app, &slot, &visitor.guest).await?;
    let name = visitor.name(&app).await?;
    let table_name = naming::shown(&shown.people.name, app.live().games(), visitor.lang);
    let drawn = slot.guarded(|| {
        let then = Then::new(&slot, &shown, &visitor, &when, analysed.as_ref());
        let curves = retrospect::curves(&record, &slot, &then.names);
        let outcome = shown.table.outcome();
        let winners: Vec<(u8, &str)> = outcome
            .iter()
            .flat_map(|outcome| outcome.winners().iter())
            .map(|seat| (seat.0 + 1, then.names.of(seat)))
            .collect();
        let base = address::table(&slot.id);
        let panel = analysed.as_ref().map(|standing| {
            let n = then.table.n_actions();
            analysis::panel(visitor.lang, &base, n, standing, &shown.table, &then.names)
        });
        let onward = played_on(&slot, &shown, &then, app.live().now());
        let sheet = shown.table.final_sheet(&then.names, visitor.lang);
        let told = retrospect::told(&record, &shown, &then.looking(&html! {}));
        let turns: Vec<TurningPoint<'_>> = told.iter().map(retrospect::Told::point).collect();
        then.with_moment(|moment| {
            let replay = Replay {
                name: &table_name,
                game: slot.game.lid(),
                href: &format!("{base}/replay"),
                origin: &origin,
                picture: &address::picture(&base, visitor.lang, shown.news(0).number()),
                at: &format!("{base}/replay/at"),
                text: &format!("{base}/text"),
                winners: &winners,
                n_moments: shown.table.n_actions() as u32,
                rounds: &record.rounds,
                moment,
                curves: &curves,
                point: slot.game.point(),
                onward: onward.as_ref(),
                analysis: panel.as_ref(),
                turns: &turns,
                sheet: sheet.as_ref(),
                stage_class: slot.game.stage(),
                sheet_of_game: slot.game.sheet().map(|sheet| sheet.name),
            };
            replay::page(&visitor.shell(Some(&name)), &replay)
        })
    })?;
    Ok((keeping(&shown), drawn))
}

/// The panel from which a finished match is played on, at the seat of the visitor unless another one is chosen.
fn played_on(slot: &Slot, shown: &Shown, then: &Then<'_>, now: i64) -> Option<Markup> {
    let is_on = shown.people.challenge.as_deref().is_some_and(|challenge| is_on(challenge, now));
    if shown.people.status != Status::Finished || shown.table.first_replayable() > 0 || is_on {
        return None;
    }
    let (lang, game) = (then.visitor.lang, slot.game);
    let own = match then.viewer {
        Viewer::Seat(seat) => seat,
        Viewer::Spectator => Seat::default(),
    };
    let seats = (0..shown.table.n_seats()).map(Seat);
    let seats: Vec<_> = seats.map(|seat| (seat.to_string(), then.names.of(seat).to_owned())).collect();
    let bots = if seats.len() > 1 { game.bots() } else { &[] };
    let bots: Vec<_> = bots.iter().map(|bot| (*bot, game.bot_name(bot, lang))).collect();
    let onward = Onward {
        action: &format!("{}/onward", address::table(&slot.id)),
        n: then.table.n_actions(),
        seats: &seats,
        own: &own.to_string(),
        bots: &bots,
        usual: game.usual_bot(),
    };
    Some(onward::panel(lang, &onward))
}

/// The match as text, for download.
pub(super) async fn text(State(app): State<App>, Found(slot): Found) -> Result<Response, Error> {
    let text = slot.look(|shown| match_text(&slot, shown, app.live().now()))??;
    let file = format!("attachment; filename=\"{}.txt\"", slot.id);
    let headers = [(CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (CONTENT_DISPOSITION, file)];
    Ok((headers, text).into_response())
}

/// The list of finished games.
pub(super) async fn list(
    State(app): State<App>,
    Extension(visitor): Extension<Visitor>,
) -> Result<Markup, Error> {
    let games = app.live().games();
    let tables = app.live().store().finished(LISTED).await?;
    let titles: Vec<String> =
        tables.iter().map(|table| naming::shown(&table.name, games, visitor.lang)).collect();
    let hrefs: Vec<String> =
        tables.iter().map(|table| format!("{}/replay", address::table(&table.id))).collect();
    let dates: Vec<String> = tables.iter().map(|table| day(visitor.lang, &date(table.updated_at))).collect();
    let names: Vec<Vec<String>> = tables.iter().map(|table| seat_names(table, visitor.lang)).collect();
    let written = |table: &Listing, points: i32| {
        app.live().game(&table.game).map_or_else(|_| points.to_string(), |game| game.written(points))
    };
    let points: Vec<Vec<(u8, &str, String)>> = tables
        .iter()
        .zip(&names)
        .map(|(table, names)| {
            let results = results(table, names).into_iter();
            results.map(|(seat, name, points)| (seat, name, written(table, points))).collect()
        })
        .collect();
    let results: Vec<Vec<(u8, &str, &str)>> = points
        .iter()
        .map(|rows| rows.iter().map(|(seat, name, points)| (*seat, *name, points.as_str())).collect())
        .collect();
    let now = app.live().now();
    let finished: Vec<Finished<'_>> = (0..tables.len())
        .filter(|i| tables[*i].status == Status::Finished && !is_secret(&tables[*i], now))
        .filter_map(|i| {
            let game = app.live().game(&tables[i].game).ok()?.lid();
            Some(Finished { name: &titles[i], href: &hrefs[i], game, when: &dates[i], results: &results[i] })
        })
        .collect();
    let name = visitor.name(&app).await?;
    Ok(replay::list(&visitor.shell(Some(&name)), &finished))
}

/// Whether it is a try at a challenge that others may still play.
fn is_secret(table: &Listing, now: i64) -> bool {
    table.challenge.as_deref().is_some_and(|challenge| is_on(challenge, now))
}

/// The names at a table, with a note for players who left.
fn seat_names(table: &Listing, lang: Lang) -> Vec<String> {
    let name = |seat: &store::Seat| {
        let left =
            Left { stands_in: seat.owner.is_some(), resigned: seat.resigned, timed_out: seat.timed_out };
        noted(seat.name.as_deref().unwrap_or_default(), left, lang)
    };
    table.seats.iter().map(name).collect()
}

/// Seat, name and points, best first.
fn results<'a>(table: &Listing, names: &'a [String]) -> Vec<(u8, &'a str, i32)> {
    let Some((points, places)) = outcome(table) else { return vec![] };
    let mut results: Vec<(u8, u8, &str, i32)> = (1_u8..)
        .zip(names)
        .zip(points.into_iter().zip(places))
        .map(|((n, name), (points, place))| (place, n, name.as_str(), points))
        .collect();
    results.sort_unstable();
    results.into_iter().map(|(_, n, name, points)| (n, name, points)).collect()
}
