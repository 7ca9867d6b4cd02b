//! The command `cargo xtask`: what the project checks about itself and what takes too long for a test.

use std::process::ExitCode;
use xtask::css;
use xtask::mutants::{self, List};
use xtask::tree;

const USAGE: &str = "usage: cargo xtask mutants [WORD]...
  breaks rules on purpose, one at a time in a copy of the project, and reports what no test notices;
  with words only those of the crates of these names, or whose id or rule contains a word
usage: cargo xtask css
  writes every style sheet again, with one declaration a line";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words[..] {
        ["mutants", ref wanted @ ..] => mutants(wanted),
        ["css"] => css(),
        _ => {
            eprintln!("{USAGE}");
            ExitCode::from(2)
        }
    }
}

fn css() -> ExitCode {
    let root = tree::root();
    let written = tree::files(&root).map_err(|fault| fault.to_string()).and_then(|files| {
        let sheets = files.iter().filter(|file| file.extension() == "css");
        sheets
            .map(|sheet| (sheet, css::formatted(&sheet.text)))
            .filter(|(sheet, text)| sheet.text != *text)
            .try_for_each(|(sheet, text)| {
                println!("{}", sheet.path);
                std::fs::write(root.join(&sheet.path), text)
                    .map_err(|error| format!("{}: {error}", sheet.path))
            })
    });
    match written {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn mutants(wanted: &[&str]) -> ExitCode {
    let root = tree::root();
    let run = tree::files(&root).map_err(|fault| fault.to_string()).and_then(|files| {
        let List { mutants, faults } = mutants::listed(&files);
        for fault in &faults {
            eprintln!("{fault}");
        }
        let chosen = mutants::chosen(mutants, wanted);
        let report = mutants::run::all(&root, &chosen)?;
        println!("\n{report}");
        Ok(faults.is_empty() && report.all_killed())
    });
    match run {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}
