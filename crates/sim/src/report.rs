//! The report of a simulation, counted and printed.

mod tables;

use crate::{Played, Relation, Share, Spread, Tallies};
use bots::Level;
use comfy_table::{CellAlignment, Table, presets};
use std::collections::BTreeMap;
use std::fmt;

/// The results of a simulation.
#[derive(Clone, PartialEq, Debug)]
pub struct Report {
    /// The name of the game.
    pub game: &'static str,
    /// What is counted in the end, such as points.
    pub unit: &'static str,
    /// The variants, as one line.
    pub options: String,
    /// What all games were dealt from.
    pub seed: u64,
    /// Whether homes, mats, leaders and pilots were given by lot.
    pub by_lot: bool,
    /// Where points come from.
    pub sources: &'static [&'static str],
    /// How many games were played to their end.
    pub n_games: u64,
    /// How many games were stopped after [`Order::patience`] decisions; they count nowhere else.
    ///
    /// [`Order::patience`]: crate::Order::patience
    pub n_unfinished: u64,
    /// Who played, in the order they were named.
    pub entrants: Vec<Entrant>,
    /// Games won from each seat, the first to play first.
    pub seat_wins: Vec<u64>,
    /// Rounds a game.
    pub rounds: Spread,
    /// How many games took this many rounds.
    pub lengths: BTreeMap<u32, u64>,
    /// Decisions a game.
    pub decisions: Spread,
    /// How often each thing ended a game; two may end the same one.
    pub endings: BTreeMap<&'static str, u64>,
    /// How often each entry of the pack was offered and taken, and how its owners did.
    pub tallies: Tallies,
    /// What else tables of results have of each seat, by column, and how it goes with the points.
    pub facts: Vec<(&'static str, Relation)>,
    /// How long it took.
    pub seconds: f64,
}

/// A bot that played in all games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entrant {
    /// How well it plays.
    pub bot: Level,
    /// Games won; a shared victory is a win for each.
    pub n_wins: u64,
    /// Points a game.
    pub points: Spread,
    /// Places a game, from 1.
    pub places: Spread,
}

impl Report {
    pub(crate) fn new(
        (game, unit): (&'static str, &'static str),
        options: String,
        seed: u64,
        bots: &[Level],
        (sources, facts): (&'static [&'static str], &[&'static str]),
    ) -> Self {
        let entrant = |bot: &Level| Entrant {
            bot: *bot,
            n_wins: 0,
            points: Spread::default(),
            places: Spread::default(),
        };
        Self {
            game,
            unit,
            options,
            seed,
            by_lot: false,
            sources,
            n_games: 0,
            n_unfinished: 0,
            entrants: bots.iter().map(entrant).collect(),
            seat_wins: vec![0; bots.len()],
            rounds: Spread::default(),
            lengths: BTreeMap::new(),
            decisions: Spread::default(),
            endings: BTreeMap::new(),
            tallies: Tallies::default(),
            facts: facts.iter().map(|name| (*name, Relation::default())).collect(),
            seconds: 0.0,
        }
    }

    /// Counts a game; `entrant` says who sat where.
    pub(crate) fn add(&mut self, played: &Played, entrant: impl Fn(usize) -> usize) {
        if !played.finished {
            self.n_unfinished += 1;
            return;
        }
        self.n_games += 1;
        self.rounds.add(played.n_rounds.into());
        self.decisions.add(played.n_decisions.into());
        for ending in &played.endings {
            *self.endings.entry(ending).or_default() += 1;
        }
        *self.lengths.entry(played.n_rounds).or_default() += 1;
        self.tallies.add(played, self.sources);
        self.tallies.end(&self.endings, self.n_games);
        for (seat, seated) in played.seats.iter().enumerate() {
            self.seat_wins[seat] += u64::from(seated.place == 1);
            let entrant = &mut self.entrants[entrant(seat)];
            entrant.n_wins += u64::from(seated.place == 1);
            entrant.points.add(seated.points.into());
            entrant.places.add(seated.place.into());
            for ((_, relation), fact) in self.facts.iter_mut().zip(&seated.facts[self.sources.len()..]) {
                relation.add((*fact).into(), seated.points.into());
            }
        }
    }

    /// Half of the games took at most this many rounds.
    pub fn median_rounds(&self) -> u32 {
        let mut n_shorter = 0;
        let median = self.lengths.iter().find(|(_, n_games)| {
            n_shorter += **n_games;
            2 * n_shorter >= self.n_games
        });
        median.map_or(0, |(n_rounds, _)| *n_rounds)
    }

    fn per_second(&self, n: f64) -> f64 {
        n / self.seconds.max(f64::MIN_POSITIVE)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { game, options, seed, n_games, .. } = self;
        let lots = if self.by_lot { ", set-up choices by lot" } else { "" };
        writeln!(f, "{game}, {options}: {n_games} games from seed {seed}{lots}")?;
        let mut table = Table::new();
        table.load_style(presets::UTF8_FULL_CONDENSED);
        let columns =
            ["#", "bot", "wins", "share", "95 % interval", self.unit, "95 % of the mean", "± sd", "place"];
        table.set_header(columns);
        for (n, entrant) in self.entrants.iter().enumerate() {
            let wins = Share { n: entrant.n_wins, of: self.n_games };
            let (least, most) = wins.interval();
            let (low, high) = entrant.points.interval();
            table.add_row([
                (n + 1).to_string(),
                entrant.bot.to_string(),
                entrant.n_wins.to_string(),
                percent(wins.value()),
                format!("{} to {}", percent(least), percent(most)),
                format!("{:.1}", entrant.points.mean()),
                format!("{low:.1} to {high:.1}"),
                format!("{:.1}", entrant.points.deviation()),
                format!("{:.2}", entrant.places.mean()),
            ]);
        }
        for column in table.column_iter_mut().enumerate().filter(|(n, _)| *n != 1).map(|(_, column)| column) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        writeln!(f, "{}", table.trim_fmt())?;
        let (fewest, most) = self.rounds.ends().unwrap_or_default();
        writeln!(
            f,
            "rounds    {:.1} a game (± {:.1}, {fewest} to {most}, median {})",
            self.rounds.mean(),
            self.rounds.deviation(),
            self.median_rounds()
        )?;
        let endings: Vec<String> = self
            .endings
            .iter()
            .map(|(ending, n)| format!("{ending} {}", percent(Share { n: *n, of: self.n_games }.value())))
            .collect();
        writeln!(f, "ended by  {}", endings.join(", "))?;
        let shares = self.seat_wins.iter().map(|n| percent(Share { n: *n, of: self.n_games }.value()));
        writeln!(f, "by seat   {}", shares.collect::<Vec<_>>().join(", "))?;
        if self.n_unfinished > 0 {
            writeln!(f, "unfinished {} more, given up and not counted above", self.n_unfinished)?;
        }
        writeln!(f, "decisions {:.0} a game (± {:.0})", self.decisions.mean(), self.decisions.deviation())?;
        write!(
            f,
            "speed     {:.0} games/s, {:.0} decisions/s",
            self.per_second(self.n_games as f64),
            self.per_second(self.decisions.sum() as f64)
        )?;
        tables::write(self, f)
    }
}

fn percent(share: f64) -> String {
    format!("{:.1} %", 100.0 * share)
}
