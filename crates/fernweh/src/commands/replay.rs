//! `fernweh replay`: a match replayed from its text.

use crate::cli::Replay;
use crate::failure::Failure;
use crate::files;
use crate::games::{self, Command, Commanded};
use crate::output;
use engine::Seat;
use sim::match_text::{self, Fault, MatchText, act, awaited, check, set_up};
use std::fmt;
use std::path::Path;
use web::game::Names;
use web::i18n::Lang;
use web::without_tags;

pub(crate) fn run(replay: &Replay) -> Result<(), Failure> {
    let text = read(&replay.file)?;
    let tell = Tell { text: &text, lang: replay.lang.into() };
    let Told { told, played, rules } = games::with(&text.game, tell)?;
    output::say(told.trim_end())?;
    played.map_err(|fault| failure(&replay.file, &text, &fault, rules))
}

/// The text of a match in a file.
pub(super) fn read(file: &Path) -> Result<MatchText, Failure> {
    files::text(file)?.parse().map_err(|fault: Fault| Failure::input(at(file, &fault)))
}

/// That a match cannot be played under the rules of this number.
pub(super) fn failure(file: &Path, text: &MatchText, fault: &Fault, rules: u32) -> Failure {
    let fault = at(file, fault);
    if rules == text.rules {
        return Failure::work(fault);
    }
    let differs = format!("the match was played with rules {}, and these are rules {rules}", text.rules);
    Failure::work(format_args!("{fault}\n{differs}, so it may lead elsewhere"))
}

/// A fault and where it is.
fn at(file: &Path, fault: &Fault) -> String {
    match fault.line {
        0 => format!("{}: {}", file.display(), fault.why),
        line => format!("{}:{line}: {}", file.display(), fault.why),
    }
}

/// A match to be told.
struct Tell<'a> {
    text: &'a MatchText,
    lang: Lang,
}

/// What came of it.
struct Told {
    told: String,
    played: Result<(), Fault>,
    rules: u32,
}

impl Command for Tell<'_> {
    type Out = Told;

    fn of<G: Commanded>(self) -> Told {
        let mut told = String::new();
        let played = tell::<G>(self.text, self.lang, &mut told);
        Told { told, played, rules: G::RULES }
    }
}

/// Plays the match and tells it, up to its end or its first fault.
fn tell<G: Commanded>(text: &MatchText, lang: Lang, told: &mut String) -> Result<(), Fault> {
    let mut played = set_up::<G>(text)?;
    let mut line = |line: fmt::Arguments<'_>| {
        told.push_str(&line.to_string());
        told.push('\n');
    };
    line(format_args!("{}, {}, seed {}", G::LID.title, played.options(), text.seed));
    let names = Names::new((0..played.n_seats()).map(|n| Seat(n).to_string()).collect());
    for (n, action) in (1..).zip(&text.actions) {
        let (seat, words) = &action.it;
        let done = act(&mut played, *seat, words).map_err(|why| Fault::new(action.line, why))?;
        line(format_args!("{n:>4} {seat} {words}"));
        // A reader who has the seed could compute every secret, so all events are printed.
        let said =
            done.events().iter().filter_map(|(_, event)| G::event(event, played.options(), &names, lang));
        for event in said {
            line(format_args!("         {}", without_tags(&event.into_string())));
        }
    }
    check(&played, text)?;
    match match_text::result(&played) {
        Some(result) => result.iter().for_each(|said| line(format_args!("{said}"))),
        None => line(format_args!("the match is not over: {} to move", awaited(&played))),
    }
    Ok(())
}
