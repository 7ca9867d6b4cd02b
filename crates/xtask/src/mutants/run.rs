//! Mutants built and tested, one at a time, in a copy of the project under `target/mutants`.

use super::{Mutant, copy};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{fmt, fs, io, thread};

/// A test program that runs longer has been caught in a loop: the mutant is noticed.
const LONGEST: Duration = Duration::from_secs(600);

/// What became of a mutant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The tests that were expected to notice it have; the first of them.
    Killed(String),
    /// Only another test has noticed it.
    KilledElsewhere(String),
    /// No test has noticed it.
    Survived,
    /// It is no program.
    DoesNotBuild,
    /// Its text does not stand in the file exactly once.
    DoesNotApply,
}

impl Verdict {
    fn word(&self) -> &'static str {
        match self {
            Self::Killed(_) => "killed",
            Self::KilledElsewhere(_) => "killed by another test",
            Self::Survived => "SURVIVED",
            Self::DoesNotBuild => "DOES NOT BUILD",
            Self::DoesNotApply => "DOES NOT APPLY",
        }
    }

    fn is_killed(&self) -> bool {
        matches!(self, Self::Killed(_) | Self::KilledElsewhere(_))
    }
}

/// What became of all of them.
#[derive(Debug, Default)]
pub struct Report(Vec<(Mutant, Verdict)>);

impl Report {
    /// Whether every mutant was noticed.
    pub fn all_killed(&self) -> bool {
        self.0.iter().all(|(_, verdict)| verdict.is_killed())
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (mutant, verdict) in self.0.iter().filter(|(_, verdict)| !matches!(verdict, Verdict::Killed(_))) {
            line(f, mutant, verdict)?;
            writeln!(f)?;
        }
        let n_killed = self.0.iter().filter(|(_, verdict)| verdict.is_killed()).count();
        write!(f, "{n_killed} of {} mutants killed", self.0.len())
    }
}

fn line(f: &mut impl fmt::Write, mutant: &Mutant, verdict: &Verdict) -> fmt::Result {
    let Mutant { member, id, rule, .. } = mutant;
    write!(f, "{:<22} {member} {id} ({rule})", verdict.word())?;
    match verdict {
        Verdict::Killed(test) | Verdict::KilledElsewhere(test) => write!(f, ": {test}"),
        _ => Ok(()),
    }
}

/// Breaks one rule after the other and tells what the tests say. Without any break all tests must pass.
pub fn all(root: &Path, mutants: &[Mutant]) -> Result<Report, String> {
    let bench = Bench { tree: root.join("target/mutants/tree"), built: root.join("target/mutants/build") };
    let failed = |fault: io::Error| format!("target/mutants: {fault}");
    copy::bring_up_to_date(root, &bench.tree).map_err(failed)?;
    let programs: BTreeSet<_> = mutants.iter().map(|it| (&it.member, &it.program)).collect();
    for (member, program) in programs {
        println!("{member}, {program}: without a break");
        let built = bench.build(member, program).map_err(failed)?;
        let built = built.ok_or_else(|| format!("{member}: its test program {program} does not build"))?;
        if let Some(test) = bench.first_failure(member, &built, "").map_err(failed)? {
            return Err(format!("{member}: {test} fails although nothing is broken"));
        }
    }
    let mut report = Report::default();
    for mutant in mutants {
        let verdict = bench.verdict(mutant).map_err(failed)?;
        let mut text = String::new();
        let _ = line(&mut text, mutant, &verdict);
        println!("{text}");
        report.0.push((mutant.clone(), verdict));
    }
    Ok(report)
}

/// Where mutants are built.
struct Bench {
    /// The copy of the project.
    tree: PathBuf,
    /// What is built from it; it stays there, so that the next run is quick.
    built: PathBuf,
}

impl Bench {
    fn verdict(&self, mutant: &Mutant) -> io::Result<Verdict> {
        let file = self.tree.join(&mutant.file);
        let text = fs::read_to_string(&file)?;
        let Some(broken) = mutant.applied(&text) else { return Ok(Verdict::DoesNotApply) };
        fs::write(&file, broken)?;
        let verdict = self.tested(mutant);
        fs::write(&file, text)?;
        verdict
    }

    /// The verdict on a mutant that is in the copy.
    fn tested(&self, mutant: &Mutant) -> io::Result<Verdict> {
        let Some(program) = self.build(&mutant.member, &mutant.program)? else {
            return Ok(Verdict::DoesNotBuild);
        };
        if let Some(test) = self.first_failure(&mutant.member, &program, &mutant.tests)? {
            return Ok(Verdict::Killed(test));
        }
        let other = self.first_failure(&mutant.member, &program, "")?;
        Ok(other.map_or(Verdict::Survived, Verdict::KilledElsewhere))
    }

    /// Builds a test program as quickly as possible; none if there are errors.
    fn build(&self, member: &str, program: &str) -> io::Result<Option<PathBuf>> {
        // The tests of most crates with rules are a package of their own.
        let has_own_package = self.tree.join("crates").join(member).join("tests/Cargo.toml").exists();
        let package = if has_own_package { format!("{member}-tests") } else { member.to_owned() };
        let output = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
            .args(["test", "--no-run", "--package", &package, "--test", program])
            .args(["--config", "profile.dev.debug=false"])
            .args(["--config", &format!("profile.dev.package.{member}.opt-level=0")])
            .current_dir(&self.tree)
            .env("CARGO_TARGET_DIR", &self.built)
            .env("CARGO_TERM_COLOR", "never")
            .stdin(Stdio::null())
            .output()?;
        let said = String::from_utf8_lossy(&output.stderr);
        Ok(if output.status.success() { executable(&said) } else { None })
    }

    /// The first test that fails of those whose names contain a word.
    fn first_failure(&self, member: &str, program: &Path, tests: &str) -> io::Result<Option<String>> {
        let said = self.built.join("said.txt");
        let folder = self.tree.join("crates").join(member);
        let mut child = Command::new(program)
            .args(if tests.is_empty() { vec![] } else { vec![tests] })
            // As cargo sets it: some tests find their files by it.
            .env("CARGO_MANIFEST_DIR", &folder)
            // Nobody reads why a test failed.
            .env("RUST_BACKTRACE", "0")
            .current_dir(folder)
            .stdin(Stdio::null())
            .stdout(fs::File::create(&said)?)
            .stderr(Stdio::null())
            .spawn()?;
        let began = Instant::now();
        let status = loop {
            if let Some(status) = child.try_wait()? {
                break status;
            }
            if began.elapsed() > LONGEST {
                child.kill()?;
                child.wait()?;
                return Ok(Some("a test that does not end".to_owned()));
            }
            thread::sleep(Duration::from_millis(50));
        };
        if status.success() {
            return Ok(None);
        }
        let said = fs::read_to_string(&said)?;
        Ok(Some(failed(&said).unwrap_or("a test program that breaks off").to_owned()))
    }
}

/// The program that cargo names: `  Executable tests/rules.rs (/…/rules-0123)`.
fn executable(said: &str) -> Option<PathBuf> {
    let line = said.lines().find(|line| line.trim_start().starts_with("Executable "))?;
    let (_, path) = line.trim_end().strip_suffix(')')?.rsplit_once('(')?;
    Some(PathBuf::from(path))
}

/// The first failed test that a program tells of: `test rules::settle::nf_091 ... FAILED`.
fn failed(said: &str) -> Option<&str> {
    said.lines().find_map(|line| line.strip_prefix("test ")?.strip_suffix(" ... FAILED"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_cargo_and_tests_say_is_understood() {
        let said = "   Compiling a v0.1.0 (/tmp/a)\n    Finished `test` profile in 1s\n  \
                    Executable tests/rules.rs (/tmp/build/debug/deps/rules-01ab)\n";
        assert_eq!(executable(said), Some(PathBuf::from("/tmp/build/debug/deps/rules-01ab")));
        assert_eq!(executable("    Finished"), None);
        let said = "test rules::a ... ok\ntest rules::b ... FAILED\ntest rules::c ... FAILED\n";
        assert_eq!(failed(said), Some("rules::b"));
        assert_eq!(failed("test rules::a ... ok\n"), None);
    }

    #[test]
    fn one_survivor_is_enough_to_fail() {
        let mutant = |id: &str| Mutant {
            member: "a".to_owned(),
            id: id.to_owned(),
            rule: "NF-001".to_owned(),
            file: String::new(),
            find: String::new(),
            replace: String::new(),
            program: "rules".to_owned(),
            tests: String::new(),
        };
        let killed = (mutant("one"), Verdict::Killed("nf_001".to_owned()));
        let elsewhere = (mutant("two"), Verdict::KilledElsewhere("nf_002".to_owned()));
        let mut report = Report(vec![killed, elsewhere]);
        assert!(report.all_killed());
        for verdict in [Verdict::Survived, Verdict::DoesNotBuild, Verdict::DoesNotApply] {
            report.0.push((mutant("three"), verdict));
            assert!(!report.all_killed());
            report.0.pop();
        }
        report.0.push((mutant("three"), Verdict::Survived));
        let text = report.to_string();
        assert!(text.contains("killed by another test a two (NF-001): nf_002"), "{text}");
        assert!(text.contains("SURVIVED               a three (NF-001)"), "{text}");
        assert!(text.ends_with("2 of 3 mutants killed"), "{text}");
    }
}
