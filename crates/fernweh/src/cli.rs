//! The command line and its help.

mod measures;
mod notices;
mod tables;

pub(crate) use measures::{Bench, Load, What};
pub(crate) use notices::Notices;

use crate::games::NAMES;
use clap::builder::{OsStringValueParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use std::net::IpAddr;
use std::path::PathBuf;
use store::Place;
use tables::{SIM_TABLES, sim_example};
use web::Network;

/// Space-strategy board games in the browser.
///
/// Without a command, fernweh serves the games on this machine and opens the browser. One database file stores
/// everything; stop the server with Ctrl-C and start it again whenever you like.
#[derive(Parser, Debug)]
#[command(
    version,
    args_conflicts_with_subcommands = true,
    subcommand_negates_reqs = true,
    args_override_self = true
)]
pub(crate) struct Cli {
    #[command(flatten)]
    pub(crate) serve: Serve,

    /// Play with corrected tiles: a file with entries that replace those of a game by their id
    #[arg(long, global = true, value_name = "FILE", long_help = pack_help())]
    pub(crate) pack: Vec<PathBuf>,

    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// Reads where a database is; the name of a file need not be text.
fn place() -> impl TypedValueParser<Value = Place> {
    OsStringValueParser::new().map(Place::from)
}

/// How to serve.
#[derive(Args, Clone, Debug)]
pub(crate) struct Serve {
    /// The address to listen on; 0.0.0.0 lets others in the network join
    #[arg(long, default_value = "127.0.0.1")]
    pub(crate) host: IpAddr,

    /// The port to listen on; 0 takes any free port [default: 7467, or any free port if that is taken]
    #[arg(long)]
    pub(crate) port: Option<u16>,

    /// The database file, or postgres://USER:PASSWORD@HOST/DATABASE [default: fernweh.db in your data folder]
    ///
    /// Several servers can share a database at a PostgreSQL server: then each of them serves all tables. Everybody on a
    /// machine can read its command lines, so write an address with a password into the settings or into the variable
    /// FERNWEH_DATABASE.
    #[arg(long, value_name = "PLACE", value_parser = place())]
    pub(crate) database: Option<Place>,

    /// The public address if a proxy is used, such as `https://games.example.org`
    #[arg(long, value_name = "URL", value_parser = web::public_address)]
    pub(crate) origin: Option<String>,

    /// After how many minutes of absence others at the table may let a bot play instead
    #[arg(long, value_name = "MINUTES", default_value_t = 10)]
    pub(crate) away: u32,

    /// How many days of vacation a person has in a year; day clocks stand still meanwhile
    #[arg(long, value_name = "DAYS", default_value_t = 28, value_parser = clap::value_parser!(u32).range(0..=366))]
    pub(crate) vacation: u32,

    /// A proxy whose header X-Forwarded-For is trusted: an address, or a network such as 10.0.0.0/8
    ///
    /// Limits are counted by address. Behind a proxy all visitors seem to come from the proxy, unless it is named
    /// here and sends the header X-Forwarded-For. Can be given several times.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) trusted_proxy: Vec<Network>,

    /// The most connections at the same time [default: as many as the system has files for, at most 20000]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) connections: Option<u32>,

    /// The most connections from one address; never more than half of all
    #[arg(long, value_name = "N", default_value_t = 512, value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) connections_per_address: u32,

    /// How many tables and lines of chat one visitor may make in a minute; ten times as many from one address
    #[arg(long, value_name = "N", default_value_t = 30)]
    pub(crate) per_minute: u32,

    /// How many tables with bots only are played while nobody watches them
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub(crate) unattended: u16,

    /// How many nodes a hint and an analysis search for each choice; 0 for no search and no analysis
    #[arg(long, value_name = "N", default_value_t = 2000)]
    pub(crate) search_nodes: u32,

    /// Remove tables that are over after this many days [default: keep them]
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) keep_finished: Option<u32>,

    /// Remove tables that wait or run after this many days without a change [default: keep them]
    #[arg(long, value_name = "DAYS", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) keep_abandoned: Option<u32>,

    /// A file with the secret that opens the page /host and the figures at /metrics
    ///
    /// The file contains at least 20 letters, digits or signs. Without it there is no such page.
    #[arg(long, value_name = "FILE")]
    pub(crate) host_token_file: Option<PathBuf>,

    /// The folder for copies of the database that are made on the page /host
    #[arg(long, value_name = "FOLDER")]
    pub(crate) backups: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) notices: Notices,

    /// Write a line for every request to standard error
    #[arg(long)]
    pub(crate) access_log: bool,

    /// A file with settings: options without their hyphens, such as port = 7467
    ///
    /// Every option can be set there or by a variable such as FERNWEH_PORT. What is typed wins over variables, and
    /// variables win over the file.
    #[arg(long, value_name = "FILE")]
    pub(crate) settings: Option<PathBuf>,

    /// Do not open the browser
    #[arg(long)]
    pub(crate) no_open: bool,

    /// How fast bots play
    #[arg(long, value_enum, default_value_t = Pace::Usual, hide = true)]
    pub(crate) pace: Pace,
}

/// How fast bots play.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Pace {
    /// With pauses, so that people can follow
    Usual,
    /// Without pauses, for tests
    Fast,
}

/// The commands.
#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    Sim(Sim),
    Ladder(Ladder),
    Train(Train),
    Bench(Bench),
    Cards(Cards),
    Replay(Replay),
    Analyse(Analyse),
    Export(Export),
    Backup(Backup),
    Restore(Restore),
}

/// Play many games between bots and count the results
///
/// The same seed gives the same games with any number of threads. The bots move by one seat with every game, so that
/// none of them always sits first.
#[derive(Args, Debug)]
#[command(
    after_help = sim_example(""),
    after_long_help = format!("{}\n\n{SIM_TABLES}", sim_example(" --csv results.csv"))
)]
pub(crate) struct Sim {
    #[arg(help = game_help())]
    pub(crate) game: String,

    /// The bots, one for each seat, such as greedy,greedy,random
    #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
    pub(crate) seats: Vec<String>,

    /// How many games to play
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub(crate) games: u64,

    /// The variants, as one line, such as first-game
    #[arg(long, value_name = "LINE", default_value = "")]
    pub(crate) options: String,

    /// The seed of all games
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// Give homes, mats, leaders and pilots by lot, to see what each is worth whatever the bots prefer
    #[arg(long)]
    pub(crate) by_lot: bool,

    /// How many threads play [default: one per core]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,

    /// Write a row for each game and seat as comma-separated values
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,

    /// Write the same rows as Parquet; only if the program was built with `--features parquet`
    #[arg(long, value_name = "FILE")]
    pub(crate) parquet: Option<PathBuf>,

    /// Write a row for each entry of the pack: how often it was offered and taken, and how often its owners won
    ///
    /// A name that ends with .parquet is written as Parquet, every other as comma-separated values.
    #[arg(long, value_name = "FILE")]
    pub(crate) entries: Option<PathBuf>,
}

/// Let all bots of a list play against each other, and tell how strong they are
///
/// Every pair plays at a table of two; each deal is played twice, with seats swapped. A shared victory is half a win
/// for each. 400 points of Elo more win ten games for each that is lost.
#[derive(Args, Debug)]
pub(crate) struct Ladder {
    #[arg(help = game_help())]
    pub(crate) game: String,

    /// The bots
    #[arg(
        long,
        value_name = "BOTS",
        value_delimiter = ',',
        default_value = "easy,normal,hard,random,greedy,search"
    )]
    pub(crate) bots: Vec<String>,

    /// How many games each pair plays
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub(crate) games: u64,

    /// The variants, as one line, such as first-game
    #[arg(long, value_name = "LINE", default_value = "")]
    pub(crate) options: String,

    /// The seed of all games
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// How many threads play [default: one per core]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,

    /// Write a row for each pair as comma-separated values
    #[arg(long, value_name = "FILE")]
    pub(crate) csv: Option<PathBuf>,

    /// Write the strengths as a picture
    #[arg(long, value_name = "FILE")]
    pub(crate) svg: Option<PathBuf>,
}

/// Train the network of a game by games of its own bots
///
/// The same seed gives the same weights with any number of threads. A training that was interrupted continues after
/// its last round if the same command is given again.
#[derive(Args, Debug)]
pub(crate) struct Train {
    #[arg(help = game_help())]
    pub(crate) game: String,

    /// How many rounds
    #[arg(long, value_name = "N", default_value_t = 30)]
    pub(crate) rounds: u32,

    /// How many games to play in each round
    #[arg(long, value_name = "N", default_value_t = 60_000)]
    pub(crate) games: u64,

    /// How many games decide whether new weights are better
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub(crate) gate: u64,

    /// Table sizes; a size that is named twice is played twice as often
    #[arg(long, value_name = "SIZES", value_delimiter = ',', default_value = "2")]
    pub(crate) seats: Vec<u8>,

    /// The variants: lines of options, separated by semicolons
    #[arg(long, value_name = "LINES", value_delimiter = ';', default_value = "")]
    pub(crate) options: Vec<String>,

    /// Who plays from the second round on: next, plan, tree:N and bots
    #[arg(long, value_name = "PLAYERS", value_delimiter = ',', default_value = "next,next,next,plan")]
    pub(crate) players: Vec<String>,

    /// The seed of everything
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,

    /// How many threads work [default: one per core]
    #[arg(long, value_name = "N")]
    pub(crate) threads: Option<usize>,

    /// Begin no round that would end later than this
    #[arg(long, value_name = "N")]
    pub(crate) minutes: Option<u64>,

    /// Where to write the network
    #[arg(long, value_name = "FILE")]
    pub(crate) out: PathBuf,

    /// The folder for what is needed to continue [default: the name of the network with .training]
    #[arg(long, value_name = "FOLDER")]
    pub(crate) work: Option<PathBuf>,
}

/// What can stand in the place of a game.
fn game_help() -> String {
    format!("The game: {}", NAMES.join(", "))
}

fn pack_help() -> String {
    let first = NAMES[0];
    format!(
        "Play with corrected tiles: a file with entries that replace those of a game by their id\n\n\
         The file names its game in its first lines (game = \"{first}\") or by its own name ({first}.toml). \
         Tables opened and games simulated from now on use it."
    )
}

/// Print all tiles of a game and their effects
#[derive(Args, Debug)]
pub(crate) struct Cards {
    #[arg(help = game_help())]
    pub(crate) game: String,

    /// The language
    #[arg(long, value_enum, default_value_t = Language::En)]
    pub(crate) lang: Language,
}

/// A language of tiles and pages.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Language {
    /// English
    En,
    /// German
    De,
}

impl From<Language> for pack::Lang {
    fn from(language: Language) -> Self {
        match language {
            Language::En => Self::En,
            Language::De => Self::De,
        }
    }
}

/// Replay a match from its text and print what happened
///
/// The text is what a table's download or `fernweh export` gives. If a line cannot be played, its number and the
/// reason are printed.
#[derive(Args, Debug)]
pub(crate) struct Replay {
    /// The file; - reads standard input
    pub(crate) file: PathBuf,

    /// The language
    #[arg(long, value_enum, default_value_t = Language::En)]
    pub(crate) lang: Language,
}

/// Analyse a match from its text: chances, mistakes with the better choice, and luck
///
/// Every choice is searched as a strong bot does. A choice that loses at least 5 points of a hundred is an inaccuracy,
/// from 10 a mistake, from 20 a blunder. Luck is what draws and dice changed; it is never a mistake. The same file and
/// the same number of nodes give the same table.
#[derive(Args, Debug)]
pub(crate) struct Analyse {
    /// The file; - reads standard input
    pub(crate) file: PathBuf,

    /// How many nodes are searched for each choice
    #[arg(long, value_name = "N", default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    pub(crate) nodes: u32,
}

/// Print a match of the database as text
///
/// The server may be running. The text contains the seed, and with it everything hidden: do not show it to people who
/// still play.
#[derive(Args, Debug)]
pub(crate) struct Export {
    /// The id of the table, as in its address: kite-ember-42
    #[arg(value_name = "MATCH")]
    pub(crate) id: String,

    /// The database: a file, or an address that begins with postgres:// [default: fernweh.db in your data folder]
    #[arg(long, value_name = "PLACE", value_parser = place())]
    pub(crate) database: Option<Place>,
}

/// Copy the database to a new file
///
/// The server may be running: the copy holds everything that was acknowledged before it began. An existing file is not
/// replaced.
#[derive(Args, Debug)]
pub(crate) struct Backup {
    /// The file to write
    pub(crate) file: PathBuf,

    /// The database: a file, or an address that begins with postgres:// [default: fernweh.db in your data folder]
    #[arg(long, value_name = "PLACE", value_parser = place())]
    pub(crate) database: Option<Place>,
}

/// Put a backup in the place of the database
///
/// Stop the server first. The backup is checked before anything changes, and the replaced database is kept beside the
/// new one with `.replaced` after its name.
#[derive(Args, Debug)]
pub(crate) struct Restore {
    /// The backup
    pub(crate) file: PathBuf,

    /// The database: a file, or an address that begins with postgres:// [default: fernweh.db in your data folder]
    #[arg(long, value_name = "PLACE", value_parser = place())]
    pub(crate) database: Option<Place>,
}
