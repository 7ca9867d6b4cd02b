//! One match: what a seat may see, choose and do. Nothing here reads the state, only views.

use crate::any::{Family, Make, Playable};
use crate::error::Error;
use crate::reward::Reward;
use crate::seen::{Widths, observe};
use bots::{Bot, Level};
use engine::{Chance, Illegal, Log, Match, Seat, Viewer};
use sim::match_text::{self, MatchText};

/// Matches of all games.
pub(crate) struct Matches;

impl Family for Matches {
    type Of<G: Playable> = Table<G>;
}

/// A match and what it was dealt from.
#[derive(Clone, Debug)]
pub(crate) struct Table<G: Playable> {
    played: Match<G>,
    seed: u64,
    widths: Widths,
}

/// What a new match needs.
pub(crate) struct Deal<'a> {
    pub(crate) n_seats: Option<u8>,
    pub(crate) options: &'a str,
    pub(crate) seed: u64,
}

impl Make<Matches> for Deal<'_> {
    fn make<G: Playable>(self) -> Result<Table<G>, Error> {
        let options: G::Options = self.options.parse().map_err(Error::value)?;
        let n_seats = self.n_seats.unwrap_or_else(|| usual::<G>(&options));
        let refused = |why| Error::value(format_args!("{}: {why}", G::NAME));
        let played = Match::new(n_seats, options, self.seed).map_err(refused)?;
        Ok(Table::new(played, self.seed))
    }
}

impl Make<Matches> for &MatchText {
    fn make<G: Playable>(self) -> Result<Table<G>, Error> {
        let played = match_text::played::<G>(self).map_err(|fault| {
            let differs = format!("; the text has rules {}, and these are rules {}", self.rules, G::RULES);
            Error::Text(format!("{fault}{}", if self.rules == G::RULES { "" } else { &differs }))
        })?;
        Ok(Table::new(played, self.seed))
    }
}

/// Two seats, or the nearest number that the options allow.
pub(crate) fn usual<G: Playable>(options: &G::Options) -> u8 {
    let seats = G::seats(options);
    2.clamp(*seats.start(), *seats.end())
}

impl<G: Playable> Table<G> {
    fn new(played: Match<G>, seed: u64) -> Self {
        let view = played.view(Viewer::Seat(Seat(0)));
        let widths = Widths::of(&G::imagine(&view, Seat(0), Chance::seeded(0)));
        Self { played, seed, widths }
    }

    pub(crate) const fn game(&self) -> &'static str {
        G::NAME
    }

    pub(crate) const fn most_actions(&self) -> usize {
        G::MOST_ACTIONS
    }

    pub(crate) const fn seed(&self) -> u64 {
        self.seed
    }

    pub(crate) fn n_seats(&self) -> u8 {
        self.played.n_seats()
    }

    pub(crate) fn options(&self) -> String {
        self.played.options().to_string()
    }

    pub(crate) fn n_decisions(&self) -> usize {
        self.played.actions().len()
    }

    pub(crate) const fn n_features(&self, n_seats: u8) -> usize {
        self.widths.whole(n_seats)
    }

    /// The seat that is asked; the lowest one if several choose at the same time.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.played.awaiting().iter().next()
    }

    fn who(&self) -> Result<Seat, Error> {
        self.asked().ok_or_else(|| Error::illegal("the match is over: nobody is asked"))
    }

    /// The seat that is meant: the one that is asked if none is named.
    fn meant(&self, seat: Option<u8>) -> Result<Seat, Error> {
        match seat {
            None => self.who(),
            Some(seat) if seat < self.n_seats() => Ok(Seat(seat)),
            Some(seat) => Err(self.no_seat(seat)),
        }
    }

    fn no_seat(&self, seat: u8) -> Error {
        Error::value(format_args!("there is no seat {seat}: seats are 0 to {}", self.n_seats() - 1))
    }

    pub(crate) fn n_legal(&self) -> usize {
        self.asked().map_or(0, |seat| self.played.legal(seat).len())
    }

    pub(crate) fn legal_lines(&self, seat: Option<u8>) -> Result<Vec<String>, Error> {
        if seat.is_none() && self.asked().is_none() {
            return Ok(Vec::new());
        }
        let seat = self.meant(seat)?;
        if !self.played.awaiting().has(seat) {
            return Ok(Vec::new());
        }
        Ok(self.played.legal(seat).iter().map(ToString::to_string).collect())
    }

    /// Does the legal action with this number.
    pub(crate) fn step(&mut self, number: usize) -> Result<(), Error> {
        let seat = self.who()?;
        let legal = self.played.legal(seat);
        let action = legal.get(number).copied().ok_or_else(|| {
            Error::illegal(format_args!("{seat} has {} legal actions, and no action {number}", legal.len()))
        })?;
        self.act(seat, action)
    }

    /// Does the action that is written as this line.
    pub(crate) fn say(&mut self, line: &str, seat: Option<u8>) -> Result<(), Error> {
        let seat = self.meant(seat)?;
        let action: G::Action = line.parse().map_err(Error::value)?;
        self.act(seat, action)
    }

    fn act(&mut self, seat: Seat, action: G::Action) -> Result<(), Error> {
        let refused = |why: Illegal| Error::illegal(format_args!("{seat} {action}: {why}"));
        self.played.act(seat, action).map(|_| ()).map_err(refused)
    }

    /// What `seat` may see, as numbers. It is computed from an imagined state, dealt by the number `world`: only the
    /// view of the seat enters.
    pub(crate) fn observation(&self, seat: Option<u8>, world: u64) -> Result<Vec<f32>, Error> {
        let seat = self.meant(seat)?;
        let imagined = self.imagined(seat, world);
        let mut row = vec![0.0; self.n_features(self.n_seats())];
        observe(&imagined, seat, self.widths, &mut row);
        Ok(row)
    }

    fn imagined(&self, seat: Seat, world: u64) -> G {
        G::imagine(&self.played.view(Viewer::Seat(seat)), seat, Chance::seeded(world))
    }

    /// What the seat that is asked would see after each of its legal actions, in an imagined state.
    pub(crate) fn afterstates(&self, world: u64) -> Result<Vec<f32>, Error> {
        let seat = self.who()?;
        let (imagined, legal) = (self.imagined(seat, world), self.played.legal(seat));
        let width = self.n_features(self.n_seats());
        let mut rows = vec![0.0; width * legal.len()];
        for (action, row) in legal.into_iter().zip(rows.chunks_exact_mut(width)) {
            let mut after = imagined.clone();
            after.apply(seat, action, &mut Log::silent());
            observe(&after, seat, self.widths, row);
        }
        Ok(rows)
    }

    /// What a viewer may see, as JSON.
    pub(crate) fn view(&self, seat: Option<u8>) -> Result<String, Error> {
        let viewer = match seat {
            None => Viewer::Spectator,
            seat => Viewer::Seat(self.meant(seat)?),
        };
        serde_json::to_string(&self.played.view(viewer)).map_err(Error::value)
    }

    /// The number of the action that a bot chooses for the seat that is asked.
    pub(crate) fn advised(&self, level: Level, luck: u64) -> Result<usize, Error> {
        let turn = self.played.turn(self.who()?).ok_or_else(|| Error::illegal("nobody is asked"))?;
        let action = level.player::<G>(luck).choose(&turn);
        let number = turn.legal.iter().position(|legal| *legal == action);
        number.ok_or_else(|| Error::illegal(format_args!("the bot chose `{action}`, which is not legal")))
    }

    pub(crate) fn rewards(&self, reward: Reward) -> Vec<f32> {
        let seats = (0..self.n_seats()).map(Seat);
        let outcome = self.played.outcome();
        seats.map(|seat| outcome.as_ref().map_or(0.0, |outcome| reward.of(outcome, seat))).collect()
    }

    pub(crate) fn points(&self) -> Option<Vec<i32>> {
        self.played.outcome().map(|outcome| outcome.points.as_slice().to_vec())
    }

    pub(crate) fn places(&self) -> Option<Vec<u8>> {
        self.played.outcome().map(|outcome| outcome.places.as_slice().to_vec())
    }

    pub(crate) fn actions(&self) -> Vec<(u8, String)> {
        self.played.actions().iter().map(|(seat, action)| (seat.0, action.to_string())).collect()
    }

    pub(crate) fn undo(&mut self) -> Result<(), Error> {
        let last = self.played.actions().last().map_or(Seat(0), |(seat, _)| *seat);
        self.played.undo(last).map(|_| ()).map_err(Error::illegal)
    }

    pub(crate) fn text(&self) -> String {
        match_text::written(&self.played, G::RULES, self.seed)
    }
}
