//! What a guest has played: one entry for each of their tables, and what these add up to.

use crate::i18n::Lang;
use crate::naming;
use crate::routes::outcome;
use crate::table::address;
use crate::tables::{AnyGame, Games};
use store::{Listing, Seat, Sitter, Status};

/// One table of a guest.
#[derive(Clone, Debug)]
pub struct Played {
    /// The table's name.
    pub name: String,
    /// Whether the name tells it apart; else lists call it by its game.
    pub is_told_apart: bool,
    /// Where it is; a finished one leads to its replay.
    pub href: String,
    /// The game.
    pub game: AnyGame,
    /// When it was last changed, in unix seconds.
    pub at: i64,
    /// Its status.
    pub status: Status,
    /// The own seat, counted from one; none for a host who does not play.
    pub seat: Option<u8>,
    /// How many seats there are.
    pub n_seats: u8,
    /// Who else sits there.
    pub others: Vec<Other>,
    /// The own result.
    pub result: Option<OwnResult>,
    /// Whose time was out when the table closed without a result.
    pub late: Option<String>,
}

/// The own result at a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OwnResult {
    /// The place, from 1. One who loses alone is second.
    pub place: u8,
    /// The points, as in an outcome.
    pub points: i32,
}

/// Somebody else at a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Other {
    /// The seat, counted from one.
    pub seat: u8,
    /// The name.
    pub name: String,
    /// The word of a bot.
    pub bot: Option<String>,
    /// The place in the end.
    pub place: Option<u8>,
    /// The points in the end, as in an outcome.
    pub points: Option<i32>,
}

impl Played {
    /// The entry of a table for `guest`; none for a game that this server does not have.
    pub fn of(table: &Listing, guest: &str, games: Games, lang: Lang) -> Option<Self> {
        let game = games.find(&table.game)?;
        let kept = (table.status == Status::Finished).then(|| outcome(table)).flatten();
        let result = |n: usize| {
            let (points, places) = kept.as_ref()?;
            Some(OwnResult { place: *places.get(n)?, points: *points.get(n)? })
        };
        let mine: Vec<usize> = (0..table.seats.len()).filter(|n| is_of(&table.seats[*n], guest)).collect();
        // On a shared device the best of the own seats counts.
        let own = mine.iter().copied().min_by_key(|n| result(*n).map_or(u8::MAX, |it| it.place));
        let others =
            table.seats.iter().enumerate().filter(|(n, _)| !mine.contains(n)).map(|(n, seat)| Other {
                seat: n as u8 + 1,
                name: seat.name.clone().unwrap_or_default(),
                bot: match &seat.sitter {
                    Sitter::Bot(bot) if seat.owner.is_none() => Some(bot.clone()),
                    _ => None,
                },
                place: result(n).map(|it| it.place),
                points: result(n).map(|it| it.points),
            });
        let base = address::table(&table.id);
        Some(Self {
            name: naming::shown(&table.name, games, lang),
            is_told_apart: naming::tells_apart(&table.name),
            href: if kept.is_some() { format!("{base}/replay") } else { base },
            game,
            at: table.updated_at,
            status: table.status,
            seat: own.map(|n| n as u8 + 1),
            n_seats: table.seats.len() as u8,
            others: others.collect(),
            result: own.and_then(result),
            late: table
                .seats
                .iter()
                .find(|seat| table.status == Status::Closed && seat.timed_out)
                .map(|seat| seat.name.clone().unwrap_or_default()),
        })
    }

    /// Whether it was won.
    pub fn is_won(&self) -> bool {
        self.result.is_some_and(|result| result.place == 1)
    }

    /// Whether the table has one seat: then there is a victory or a defeat, and no place.
    pub fn is_alone(&self) -> bool {
        self.n_seats == 1
    }

    /// Whether people sat there besides the guest.
    pub fn is_with_people(&self) -> bool {
        self.others.iter().any(|other| other.bot.is_none())
    }
}

fn is_of(seat: &Seat, guest: &str) -> bool {
    let sits = matches!(&seat.sitter, Sitter::Guest(id) if id == guest);
    (sits || seat.owner.as_deref() == Some(guest)) && !seat.resigned
}

/// Games and wins of one kind.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sum {
    /// What they have in common: a number of seats, a name, a bot.
    pub of: String,
    /// How many.
    pub n: u32,
    /// In how many of them the guest was first, or before this opponent.
    pub n_won: u32,
}

/// What a guest has done in one game.
#[derive(Clone, Debug)]
pub struct GameRecord {
    /// The game.
    pub game: AnyGame,
    /// Finished games.
    pub n: u32,
    /// How many of them were won.
    pub n_won: u32,
    /// The best points.
    pub best: i32,
    /// Where the best points were reached.
    pub best_at: String,
    /// The points of the last games, oldest first.
    pub curve: Vec<i32>,
}

/// Everything that a guest has finished.
#[derive(Clone, Debug, Default)]
pub struct Record {
    /// Finished games.
    pub n: u32,
    /// How many of them were won.
    pub n_won: u32,
    /// Finished games with others at the table.
    pub n_against: u32,
    /// How many of these were won.
    pub n_won_against: u32,
    /// How many victories over others chance alone would bring, in hundredths: a game of four counts for 25.
    pub expected: u32,
    /// The most victories over others in a row.
    pub row: u32,
    /// When the first of them ended, in unix seconds.
    pub since: i64,
    /// With how many seats, and how many of these games were won.
    pub by_seats: Vec<Sum>,
    /// By game; the one with most games first.
    pub games: Vec<GameRecord>,
    /// Against people, by name; most games first.
    pub people: Vec<Sum>,
    /// Against bots, by name; most games first.
    pub bots: Vec<Sum>,
}

/// A curve shows so many games.
const CURVE: usize = 30;
/// So many opponents are listed.
const OPPONENTS: usize = 12;

impl Record {
    /// Adds up tables, newest first.
    pub fn of(tables: &[Played], lang: Lang) -> Self {
        let mut record = Self::default();
        let mut in_a_row = 0;
        for played in tables {
            let Some(result) = played.result else { continue };
            record.count(played, result);
            record.n += 1;
            record.n_won += u32::from(played.is_won());
            record.since = played.at;
            if !played.is_alone() {
                record.n_against += 1;
                record.n_won_against += u32::from(played.is_won());
                record.expected += 100 / u32::from(played.n_seats);
                in_a_row = if played.is_won() { in_a_row + 1 } else { 0 };
                record.row = record.row.max(in_a_row);
                add(&mut record.by_seats, played.n_seats.to_string(), played.is_won());
            }
            for other in &played.others {
                let is_before = other.place.is_some_and(|place| result.place < place);
                match &other.bot {
                    Some(bot) => add(&mut record.bots, played.game.bot_name(bot, lang), is_before),
                    None => add(&mut record.people, other.name.clone(), is_before),
                }
            }
        }
        record.games.sort_by_key(|game| std::cmp::Reverse(game.n));
        record.by_seats.sort_by(|a, b| a.of.cmp(&b.of));
        for game in &mut record.games {
            game.curve.reverse();
        }
        for sums in [&mut record.people, &mut record.bots] {
            sums.sort_by_key(|sum| std::cmp::Reverse(sum.n));
            sums.truncate(OPPONENTS);
        }
        record
    }

    fn count(&mut self, played: &Played, result: OwnResult) {
        let name = played.game.name();
        let at = self.games.iter().position(|kept| kept.game.name() == name).unwrap_or_else(|| {
            self.games.push(GameRecord {
                game: played.game,
                n: 0,
                n_won: 0,
                best: i32::MIN,
                best_at: String::new(),
                curve: vec![],
            });
            self.games.len() - 1
        });
        let Some(kept) = self.games.get_mut(at) else { return };
        kept.n += 1;
        kept.n_won += u32::from(played.is_won());
        if result.points > kept.best {
            kept.best = result.points;
            kept.best_at.clone_from(&played.href);
        }
        if kept.curve.len() < CURVE {
            kept.curve.push(result.points);
        }
    }
}

fn add(sums: &mut Vec<Sum>, of: String, is_won: bool) {
    match sums.iter_mut().find(|sum| sum.of == of) {
        Some(sum) => {
            sum.n += 1;
            sum.n_won += u32::from(is_won);
        }
        None => sums.push(Sum { of, n: 1, n_won: u32::from(is_won) }),
    }
}
