//! `fernweh replay`: a match played again from its text.

use crate::cli::{Language, Replay};
use crate::failure::Failure;
use crate::files;
use crate::match_text::{self, Fault, MatchText};
use engine::{Game, Match, Seat, Unreadable, Written};
use new_frontiers::State as NewFrontiers;
use sim::Reported;
use std::fmt::Display;
use web::game::{Names, Pages};
use web::i18n::Lang;

pub(crate) fn run(replay: &Replay) -> Result<(), Failure> {
    let text = files::text(&replay.file)?;
    let at = |fault: &Fault| match fault.line {
        0 => format!("{}: {}", replay.file.display(), fault.why),
        line => format!("{}:{line}: {}", replay.file.display(), fault.why),
    };
    let text: MatchText = text.parse().map_err(|fault: Fault| Failure::input(at(&fault)))?;
    let lang = match replay.lang {
        Language::En => Lang::En,
        Language::De => Lang::De,
    };
    let played = match text.game.as_str() {
        NewFrontiers::NAME => play::<NewFrontiers>(&text, lang),
        other => return Err(super::unknown_game(other)),
    };
    played.map_err(|(fault, rules)| match rules {
        rules if rules == text.rules => Failure::work(at(&fault)),
        rules => Failure::work(format_args!(
            "{}\nThe match was played with rules {} and these are rules {rules}, so it may lead elsewhere.",
            at(&fault),
            text.rules
        )),
    })
}

/// Plays and tells; a fault comes with the rules number it was found under.
fn play<G: Pages + Reported>(text: &MatchText, lang: Lang) -> Result<(), (Fault, u32)> {
    told::<G>(text, lang).map_err(|fault| (fault, G::RULES))
}

fn told<G: Pages + Reported>(text: &MatchText, lang: Lang) -> Result<(), Fault> {
    let options: G::Options = text.options.it.parse().map_err(|why| Fault::new(text.options.line, why))?;
    let mut played = Match::<G>::new(text.n_seats.it, options, text.seed)
        .map_err(|why| Fault::new(text.n_seats.line, why))?;
    println!("{}, {}, {} seats, seed {}", G::title(lang), played.options(), played.n_seats(), text.seed);
    let names = Names::new((0..played.n_seats()).map(|n| Seat(n).to_string()).collect());
    for (n, action) in (1..).zip(&text.actions) {
        let (seat, line) = &action.it;
        let done = act(&mut played, *seat, line).map_err(|why| Fault::new(action.line, why))?;
        println!("{n:>4} {seat} {line}");
        // Whoever holds the seed could work out every secret, so all events are told.
        for (_, event) in done.events() {
            if let Some(words) = G::event(event, &names, lang) {
                println!("         {}", plain(&words.into_string()));
            }
        }
    }
    check(&played, text)?;
    match match_text::result(&played) {
        Some(result) => result.iter().for_each(|line| println!("{line}")),
        None => println!("the match is not over: {} to move", awaited(&played)),
    }
    Ok(())
}

fn act<G: Game>(played: &mut Match<G>, seat: Seat, line: &str) -> Result<Written<G::Event>, String> {
    let action: G::Action = line.parse().map_err(|why: Unreadable| why.to_string())?;
    played.act(seat, action).map_err(|why| {
        let legal = played.legal(seat);
        let offered = if legal.is_empty() {
            format!("{} to move", awaited(played))
        } else {
            format!("legal are {}", listed(&legal))
        };
        format!("`{seat} {line}`: {why}; {offered}")
    })
}

/// The written result must be the one the match has come to.
fn check<G: Reported>(played: &Match<G>, text: &MatchText) -> Result<(), Fault> {
    let Some(first) = text.result.first() else { return Ok(()) };
    let Some(result) = match_text::result(played) else {
        let who = awaited(played);
        return Err(Fault::new(first.line, format_args!("there is a result, but the match is not over: {who} to move")));
    };
    for said in &text.result {
        if !result.contains(&said.it) {
            let came_to = result.iter().find(|line| line.split(' ').next() == said.it.split(' ').next());
            let came_to = came_to.map_or("", String::as_str);
            return Err(Fault::new(said.line, format_args!("`{}`, but the match came to `{came_to}`", said.it)));
        }
    }
    Ok(())
}

fn awaited<G: Game>(played: &Match<G>) -> String {
    listed(&played.awaiting().iter().collect::<Vec<_>>())
}

fn listed(items: &[impl Display]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// The words of a page without its tags.
fn plain(html: &str) -> String {
    let mut words = String::new();
    let mut in_tag = false;
    for letter in html.chars() {
        match letter {
            '<' => in_tag = true,
            '>' => in_tag = false,
            letter if !in_tag => words.push(letter),
            _ => {}
        }
    }
    // The ampersand goes last, or an escaped one would escape again what follows it.
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")]
        .iter()
        .fold(words, |words, (escaped, letter)| words.replace(escaped, letter))
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn plain_words_have_no_tags() {
        assert_eq!(plain("<b class=\"x\">Ada</b> took Q&amp;A &lt;1&gt;"), "Ada took Q&A <1>");
        assert_eq!(plain("&amp;lt;"), "&lt;");
    }
}
