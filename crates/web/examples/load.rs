//! Measures a server on the loopback: `cargo run --release -p web --example load [TABLES] [MOVES]`.

use std::process::{Command, ExitCode};
use std::{env, fs};
use store::Store;
use tokio::net::TcpListener;
use web::bench::{Load, measure};
use web::{App, Config, GAMES, serve};

fn main() -> ExitCode {
    let words: Vec<String> = env::args().skip(1).collect();
    let done = match &words[..] {
        [word, path] if word == "serve" => run(path),
        words => load(words),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn load(words: &[String]) -> Result<(), String> {
    let number = |n: usize, usual: usize| words.get(n).map_or(Ok(usual), |word| word.parse()).map_err(said);
    let load = Load::default();
    let (n_tables, n_moves) = (number(0, load.n_tables)?, number(1, load.n_moves)?);
    let folder = env::temp_dir().join(format!("fernweh-load-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(said)?;
    let mut command = Command::new(env::current_exe().map_err(said)?);
    command.arg("serve").arg(folder.join("load.db"));
    let figures = measure::<new_frontiers::State>(&mut command, &Load { n_tables, n_moves, ..load });
    fs::remove_dir_all(&folder).map_err(said)?;
    println!("{}", figures.map_err(said)?);
    Ok(())
}

#[tokio::main]
async fn run(path: &str) -> Result<(), String> {
    let store = Store::open(path).await.map_err(said)?;
    let config = Config { per_minute: u32::MAX, ..Config::default() };
    let state = App::new(config, store, GAMES).await.map_err(said)?;
    let listener = TcpListener::bind("127.0.0.1:0").await.map_err(said)?;
    println!("listening on http://{}", listener.local_addr().map_err(said)?);
    serve(listener, state, std::future::pending()).await.map_err(said)
}

fn said(error: impl std::fmt::Display) -> String {
    error.to_string()
}
