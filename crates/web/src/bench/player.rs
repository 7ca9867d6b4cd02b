//! The players of one table: they make random moves and fetch what follows.

use super::client::{Sent, Wire, json, text};
use crate::game::Pages;
use crate::live::News;
use crate::tables::go_on;
use engine::{Match, Quick, Seat};
use std::io;
use std::sync::Arc;
use std::time::Instant;

/// How a move is made, and what is fetched after it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Way {
    /// By a program that fetches nothing.
    Act,
    /// By programs that fetch their views.
    Views,
    /// By a browser, which gets its table with the answer; the other browsers fetch theirs.
    Pages,
}

/// The players of one table.
pub(super) struct Player<G: Pages> {
    pub(super) tokens: Vec<Arc<str>>,
    pub(super) table: String,
    version: u64,
    played: Match<G>,
    luck: Quick,
    /// By seat: the parts of the table that its page has.
    have: Vec<String>,
}

impl<G: Pages> Player<G> {
    /// Opens a table with a seat for each of `tokens` and sets up the same game locally.
    pub(super) fn open(wire: &mut Wire, tokens: &[Arc<str>], options: &str, seed: u64) -> io::Result<Self> {
        let mut seats = vec!["me"];
        seats.resize(tokens.len(), "open");
        let body = serde_json::json!({ "game": G::NAME, "seats": seats, "options": options, "seed": seed })
            .to_string();
        let mut facts = json(wire.send("/api/tables", &tokens[0], &Sent::Json(&body))?)?;
        let table = text(&facts["table"])?;
        for (n, token) in tokens.iter().enumerate().skip(1) {
            let body = serde_json::json!({ "invite": text(&facts["seats"][n]["invite"])? }).to_string();
            let joined = wire.send(&format!("/api/tables/{table}/join"), token, &Sent::Json(&body))?;
            if n + 1 == tokens.len() {
                facts = json(joined)?;
            }
        }
        let version = facts["version"].as_u64().unwrap_or_default();
        let options = options.parse().map_err(io::Error::other)?;
        let played = Match::new(tokens.len() as u8, options, seed).map_err(io::Error::other)?;
        let have = vec![String::new(); tokens.len()];
        Ok(Self { tokens: tokens.to_vec(), table, version, played, luck: Quick::seeded(seed), have })
    }

    /// Makes a move and fetches what `way` says. Returns the moment when the move was answered; `None` if the game is
    /// over.
    pub(super) fn play(&mut self, wire: &mut Wire, way: Way) -> io::Result<Option<Instant>> {
        let Some(seat) = self.played.awaiting().iter().next() else { return Ok(None) };
        let legal = self.played.legal(seat);
        let action = legal[self.luck.below(legal.len())];
        self.played.act(seat, action).map_err(io::Error::other)?;
        if way == Way::Pages && G::DOES_WHAT_MUST_BE {
            go_on(&mut self.played, seat);
        }
        let line = action.to_string();
        let (token, table) = (&self.tokens[usize::from(seat.0)], &self.table);
        if way == Way::Pages {
            let number = News { version: self.version, n_said: 0, n_taken: 0 }.number();
            let fields = [("version", number.to_string()), ("line", line)];
            let form = url::form_urlencoded::Serializer::new(String::new()).extend_pairs(fields).finish();
            let have = &mut self.have[usize::from(seat.0)];
            wire.send_as_browser(&format!("/t/{table}/act"), token, &Sent::Form(&form), have)?;
        } else {
            let act = format!("/api/tables/{table}/act?seat={seat}&version={}", self.version);
            wire.send(&act, token, &Sent::Line(&line))?;
        }
        let answered = Instant::now();
        self.version += 1;
        match way {
            Way::Act => {}
            Way::Views => self.fetch_views(wire)?,
            Way::Pages => self.fetch_pages(wire, seat)?,
        }
        Ok(Some(answered))
    }

    fn fetch_views(&self, wire: &mut Wire) -> io::Result<()> {
        let begin = format!("{{\"version\":{},", self.version);
        for (n, token) in self.tokens.iter().enumerate() {
            let view = format!("/api/tables/{}/view?seat={}", self.table, Seat(n as u8));
            if !wire.send(&view, token, &Sent::Nothing)?.starts_with(begin.as_bytes()) {
                return Err(io::Error::other("the view is not of the move just made"));
            }
        }
        Ok(())
    }

    fn fetch_pages(&mut self, wire: &mut Wire, actor: Seat) -> io::Result<()> {
        let path = format!("/t/{}/fragment", self.table);
        for (n, (token, have)) in self.tokens.iter().zip(&mut self.have).enumerate() {
            if n != usize::from(actor.0) {
                wire.send_as_browser(&path, token, &Sent::Nothing, have)?;
            }
        }
        Ok(())
    }
}
