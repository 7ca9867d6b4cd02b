//! Looks for a seed with which the moves of a lesson can be played:
//! `cargo run -p web --example lesson -- interportal crates/web/lessons/interportal.txt 0 20000 "ore vein"`.
//!
//! The moves of a lesson are fixed; what is drawn depends on the seed. When a change of the rules moves the draws, this
//! program plays the lesson with other seeds. It prints the first seed with which every move is legal and the log says
//! all the words asked for; if there is none, the seed that comes farthest, what was asked there and what was legal.

use engine::{Seat, Viewer};
use web::GAMES;
use web::game::Names;
use web::i18n::Lang;
use web::lesson::Lesson;
use web::tables::{AnyGame, AnyTable, Looking};

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, path, from, to, wanted @ ..] = &args[..] else {
        return Err("expected GAME LESSON FIRST-SEED LAST-SEED [WORDS OF THE LOG]...".into());
    };
    let game = GAMES.find(game).ok_or_else(|| format!("there is no game {game}"))?;
    let text = std::fs::read_to_string(path).map_err(|error| format!("{path}: {error}"))?;
    let lesson = Lesson::read(&text).map_err(|error| format!("{path}: {error}"))?;
    let number = |text: &str| text.parse::<u64>().map_err(|error| format!("{text}: {error}"));
    let mut farthest: Option<(usize, u64, AnyTable)> = None;
    for seed in number(from)?..=number(to)? {
        let (n, table) = played(game, &lesson, seed)?;
        if n == lesson.moves().count() {
            let said = said(&table, lesson.learner);
            let missing: Vec<_> = wanted.iter().filter(|word| !said.contains(word.as_str())).collect();
            if missing.is_empty() {
                println!("seed {seed} plays all {n} moves");
                return Ok(());
            }
            println!("seed {seed} plays all moves, but the log does not say {missing:?}");
        }
        if farthest.as_ref().is_none_or(|(most, ..)| n > *most) {
            farthest = Some((n, seed, table));
        }
    }
    let Some((n, seed, table)) = farthest else { return Err("no seed was tried".into()) };
    println!("{}", said(&table, lesson.learner));
    let next = lesson.moves().nth(n).map_or("the end", |(_, line)| line);
    println!("seed {seed} plays {n} of {} moves, up to `{next}`", lesson.moves().count());
    for seat in table.awaiting().iter() {
        println!("{seat} is asked {}", table.decision(seat).unwrap_or_default());
        println!("{}", table.legal(seat));
    }
    Ok(())
}

/// Plays as many moves as the rules allow with this seed, and counts them.
fn played(game: AnyGame, lesson: &Lesson, seed: u64) -> Result<(usize, AnyTable), String> {
    let table = game.create(lesson.n_seats, &lesson.options, seed);
    let mut table = table.map_err(|error| format!("{error:?}"))?;
    for (n, (seat, line)) in lesson.moves().enumerate() {
        match table.act(seat, &[line]) {
            Ok(next) => table = next.table,
            Err(_) => return Ok((n, table)),
        }
    }
    Ok((lesson.moves().count(), table))
}

/// The whole log in English, as the learner reads it.
fn said(table: &AnyTable, learner: Seat) -> String {
    let names = Names::new((1..=table.n_seats()).map(|n| format!("P{n}")).collect());
    let chat = maud::html! {};
    let looking = Looking::reading(Lang::En, Viewer::Seat(learner), &names, &chat);
    let deeds = (1..=table.n_actions()).flat_map(|n| table.deed(&looking, n));
    deeds.map(|deed| words(&deed.into_string()) + "\n").collect()
}

/// The words of a piece of a page, without its tags.
fn words(page: &str) -> String {
    let mut parts = page.split('<');
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |words, part| words + part.split_once('>').map_or("", |(_, text)| text))
}
