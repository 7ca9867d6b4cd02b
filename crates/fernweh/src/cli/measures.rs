//! The words of `fernweh bench`.

use super::game_help;
use crate::games::NAMES;
use clap::{Args, Subcommand};

/// Measure how fast fernweh is on this machine
#[derive(Args, Debug)]
pub(crate) struct Bench {
    #[command(subcommand)]
    pub(crate) what: What,
}

/// What to measure.
#[derive(Subcommand, Debug)]
pub(crate) enum What {
    /// The rules: decisions per second, copies, undo, reload
    Rules {
        #[arg(help = game_help(), default_value = NAMES[0])]
        game: String,

        /// How many seats the table has
        #[arg(long, value_name = "N", default_value_t = 4)]
        seats: u8,

        /// How long to measure each figure
        #[arg(long, value_name = "N", default_value_t = 2.0)]
        seconds: f64,
    },

    /// Bots: how long they think, how many descents a tree makes in a second, and how far chances come true
    ///
    /// The games are played on one thread. Times are processor time.
    Bots {
        #[arg(help = game_help())]
        game: String,

        /// The bots, one for each seat, such as hard,hard
        #[arg(long, value_name = "BOTS", value_delimiter = ',', required = true)]
        seats: Vec<String>,

        /// How many games to play
        #[arg(long, value_name = "N", default_value_t = 2)]
        games: u64,

        /// The variants, as one line, such as first-game
        #[arg(long, value_name = "LINE", default_value = "")]
        options: String,

        /// The seed of all games
        #[arg(long, value_name = "N", default_value_t = 1)]
        seed: u64,

        /// Ask a search for the chances of all seats at every eighth choice and compare them with the results
        #[arg(long)]
        chances: bool,
    },

    /// The server: moves per processor second, answer times, memory
    ///
    /// Starts a separate server with a temporary database. Every move is on disk before it is answered. Moves are posted
    /// alone, then with the views of all seats as programs fetch them, and with --pages as browsers do.
    Server(Load),
}

/// The load on the server.
#[derive(Args, Debug)]
pub(crate) struct Load {
    #[arg(help = game_help(), default_value = NAMES[0])]
    pub(crate) game: String,

    /// Measure moves of browsers as well: the table is drawn for each seat and compressed
    #[arg(long)]
    pub(crate) pages: bool,

    /// Event streams that are open at each table meanwhile
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub(crate) listen: usize,

    /// Number of tables
    #[arg(long, value_name = "N", default_value_t = 1000)]
    pub(crate) tables: usize,

    /// Moves that are sent as fast as they are answered, to measure the cost of one; as many for each figure
    #[arg(long, value_name = "N", default_value_t = 20_000)]
    pub(crate) moves: usize,

    /// Moves per second after that, to measure the answer time
    #[arg(long, value_name = "N", default_value_t = 500)]
    pub(crate) rate: u32,

    /// How long to keep that rate, in seconds
    #[arg(long, value_name = "N", default_value_t = 20.0)]
    pub(crate) seconds: f64,

    /// Number of parallel connections
    #[arg(long, value_name = "N", default_value_t = 16)]
    pub(crate) connections: usize,

    /// How many seats each table has
    #[arg(long, value_name = "N", default_value_t = 4)]
    pub(crate) seats: u8,
}
