//! `fernweh analyse`: what every choice of a match was worth.

use super::replay;
use crate::cli::Analyse;
use crate::failure::Failure;
use crate::games::{self, Command, Commanded};
use crate::output;
use bots::analysis::{Analysis, Grade, NoAnalysis, Verdict};
use engine::{Match, Seat};
use indicatif::{ProgressBar, ProgressStyle};
use sim::match_text::{self, Fault, MatchText};
use std::fmt::Write;

pub(crate) fn run(analyse: &Analyse) -> Result<(), Failure> {
    let text = replay::read(&analyse.file)?;
    let told = games::with(&text.game, Judge { text: &text, n_descents: analyse.nodes })?;
    let table = told.map_err(|why| match why {
        Trouble::Fault(fault, rules) => replay::failure(&analyse.file, &text, &fault, rules),
        Trouble::None(why) => Failure::work(format_args!("{}: {why}", text.game)),
    })?;
    output::say(table.trim_end())
}

/// A match to be analysed.
struct Judge<'a> {
    text: &'a MatchText,
    n_descents: u32,
}

/// Why there is no table.
enum Trouble {
    /// The text cannot be played, under the rules of this number.
    Fault(Fault, u32),
    /// The match cannot be analysed.
    None(NoAnalysis),
}

impl Command for Judge<'_> {
    type Out = Result<String, Trouble>;

    fn of<G: Commanded>(self) -> Self::Out {
        let played = match_text::played::<G>(self.text).map_err(|fault| Trouble::Fault(fault, G::RULES))?;
        let bar = bar();
        let analysis = Analysis::of(&played, self.n_descents, &|done, of| {
            bar.set_length(of as u64);
            bar.set_position(done as u64);
            true
        });
        bar.finish_and_clear();
        let analysis = analysis.map_err(Trouble::None)?;
        let head = format!("{}, {}, seed {}", G::LID.title, played.options(), self.text.seed);
        Ok(table(&head, &played, &analysis))
    }
}

/// Shown on standard error, and only to people.
fn bar() -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} choices, {eta} left");
    ProgressBar::new(0).with_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()))
}

/// The table: one line for each choice, then what it comes to for each seat.
fn table<G: Commanded>(head: &str, played: &Match<G>, analysis: &Analysis) -> String {
    let mut text = match analysis.n_descents {
        0 => format!("{head}, chances from the worth of positions\n\n"),
        n => format!("{head}, {n} nodes for each choice\n\n"),
    };
    let mut line = |line: std::fmt::Arguments<'_>| {
        // Writing into memory cannot fail.
        let _ = writeln!(text, "{}", line.to_string().trim_end());
    };
    line(format_args!("   n seat chance   loss   luck  choice"));
    for verdict in &analysis.verdicts {
        let mine = usize::from(verdict.seat.0);
        let of = |values: &[i32]| values.get(mine).copied().unwrap_or_default();
        let (n, seat) = (verdict.n + 1, verdict.seat.to_string());
        let (chance, loss) = (tenths(of(&verdict.chances)), tenths(verdict.loss()));
        let luck = of(&verdict.luck);
        let luck = if luck == 0 { String::new() } else { signed(luck) };
        let choice = played.actions()[verdict.n].1;
        line(format_args!("{n:>4} {seat:<4} {chance:>6} {loss:>6} {luck:>6}  {choice}{}", better(verdict)));
    }
    line(format_args!("\nseat accuracy inaccuracies mistakes blunders   luck"));
    for seat in (0..played.n_seats()).map(Seat) {
        let accuracy = analysis.accuracy(seat).map_or_else(String::new, |n| n.to_string());
        let n = |grade| analysis.n_of(seat, grade);
        let (fair, bad, worst) = (n(Grade::Inaccuracy), n(Grade::Mistake), n(Grade::Blunder));
        let luck = signed(analysis.luck(seat));
        let seat = seat.to_string();
        line(format_args!("{seat:<4} {accuracy:>8} {fair:>12} {bad:>8} {worst:>8} {luck:>6}"));
    }
    if let Some((n, seat, change)) = analysis.swing() {
        line(format_args!("\nbiggest swing: {} for {seat} after action {}", signed(change), n + 1));
    }
    text
}

/// What a choice that lost something is called, and what would have been better.
fn better(verdict: &Verdict) -> String {
    let name = match verdict.grade() {
        Grade::Good => return String::new(),
        Grade::Inaccuracy => "inaccuracy",
        Grade::Mistake => "mistake",
        Grade::Blunder => "blunder",
    };
    let Some(((_, best), then)) = verdict.best.split_first() else { return String::new() };
    let then: Vec<String> = then.iter().map(|(seat, line)| format!("{seat} {line}")).collect();
    let then = if then.is_empty() { String::new() } else { format!(", then {}", then.join(", ")) };
    format!("  ({name}; better: {best}{then})")
}

/// Thousandths as points of a hundred.
fn tenths(thousandths: i32) -> String {
    format!("{}.{}", thousandths / 10, thousandths % 10)
}

fn signed(thousandths: i32) -> String {
    let sign = if thousandths < 0 { '-' } else { '+' };
    format!("{sign}{}", tenths(thousandths.abs()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn verdict(loss: i32) -> Verdict {
        Verdict {
            n: 3,
            seat: Seat(0),
            chances: vec![620, 380],
            played: vec![620 - loss, 380 + loss],
            best: vec![(Seat(0), "go".into()), (Seat(1), "stay".into())],
            luck: vec![0, 0],
            is_best: false,
        }
    }

    #[test]
    fn only_what_lost_something_is_told_with_the_better_choice() {
        assert_eq!(better(&verdict(49)), "");
        assert_eq!(better(&verdict(50)), "  (inaccuracy; better: go, then p2 stay)");
        assert_eq!(better(&verdict(210)), "  (blunder; better: go, then p2 stay)");
    }

    #[test]
    fn points_have_one_place_and_luck_its_sign() {
        assert_eq!([tenths(0), tenths(7), tenths(1000)], ["0.0", "0.7", "100.0"]);
        assert_eq!([signed(-7), signed(123)], ["-0.7", "+12.3"]);
    }
}
