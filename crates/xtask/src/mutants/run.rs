//! Mutants built and tested, one at a time, in a copy of the project under `target/mutants`.

use super::grid::{self, Built};
use super::{Mutant, copy};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{fmt, fs, io, thread};

/// A test program that runs longer has been caught in a loop: the mutant is noticed.
const LONGEST: Duration = Duration::from_secs(600);
/// With several mutants at once it is stopped earlier, and each of them is tested alone.
const LONGEST_TOGETHER: Duration = Duration::from_secs(120);

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
///
/// The mutants of a test program are first built in groups, see [`grid`]; those of which that says nothing certain are
/// built alone.
pub fn all(root: &Path, mutants: &[Mutant]) -> Result<Report, String> {
    let bench = Bench { tree: root.join("target/mutants/tree"), built: root.join("target/mutants/build") };
    let failed = |fault: io::Error| format!("target/mutants: {fault}");
    copy::bring_up_to_date(root, &bench.tree).map_err(failed)?;
    let mut programs = BTreeMap::<_, Vec<&Mutant>>::new();
    for mutant in mutants {
        programs.entry((&mutant.member, &mutant.program)).or_default().push(mutant);
    }
    let mut report = Report::default();
    for ((member, program), mutants) in programs {
        println!("{member}, {program}: without a break");
        let built = bench.build(member, program).map_err(failed)?;
        let built = built.ok_or_else(|| format!("{member}: its test program {program} does not build"))?;
        match bench.run(member, &built, &[], LONGEST).map_err(failed)? {
            Ran::Passed => {}
            other => return Err(format!("{member}: {} fails although nothing is broken", other.first())),
        }
        let known = bench.together(member, program, &mutants).map_err(failed)?;
        for (mutant, known) in mutants.into_iter().zip(known) {
            let verdict = known.map_or_else(|| bench.verdict(mutant), |test| Ok(Verdict::Killed(test)));
            let verdict = verdict.map_err(failed)?;
            let mut text = String::new();
            let _ = line(&mut text, mutant, &verdict);
            println!("{text}");
            report.0.push((mutant.clone(), verdict));
        }
    }
    Ok(report)
}

/// How a test program ended.
enum Ran {
    Passed,
    /// The tests that failed.
    Failed(Vec<String>),
    /// It was stopped, or broke off.
    Lost(&'static str),
}

impl Ran {
    /// The first test that failed.
    fn first(self) -> String {
        match self {
            Ran::Failed(tests) => tests.into_iter().next().unwrap_or_default(),
            Ran::Lost(what) => what.to_owned(),
            Ran::Passed => String::new(),
        }
    }
}

/// Where mutants are built.
struct Bench {
    /// The copy of the project.
    tree: PathBuf,
    /// What is built from it; it stays there, so that the next run is quick.
    built: PathBuf,
}

impl Bench {
    /// The test that certainly notices each mutant, as far as builds with several of them tell.
    fn together(&self, member: &str, program: &str, mutants: &[&Mutant]) -> io::Result<Vec<Option<String>>> {
        let words: BTreeSet<&str> = mutants.iter().map(|it| it.tests.as_str()).collect();
        let words: Vec<&str> = words.into_iter().collect();
        let mut builds = Vec::new();
        for line in grid::lines(mutants.len()) {
            let (mut texts, mut applied) = (BTreeMap::<&str, [String; 2]>::new(), BTreeSet::new());
            for at in line {
                let Mutant { file, .. } = mutants[at];
                if !texts.contains_key(file.as_str()) {
                    let whole = fs::read_to_string(self.tree.join(file))?;
                    texts.insert(file, [whole.clone(), whole]);
                }
                if let Some([_, text]) = texts.get_mut(file.as_str())
                    && let Some(broken) = mutants[at].applied(text)
                {
                    *text = broken;
                    applied.insert(at);
                }
            }
            for (file, [_, broken]) in &texts {
                fs::write(self.tree.join(file), broken)?;
            }
            let built = self.build(member, program);
            for (file, [whole, _]) in &texts {
                fs::write(self.tree.join(file), whole)?;
            }
            let failed = match built? {
                None => None,
                Some(program) => match self.run(member, &program, &words, LONGEST_TOGETHER)? {
                    Ran::Passed => Some(BTreeSet::new()),
                    Ran::Failed(tests) => Some(tests.into_iter().collect()),
                    Ran::Lost(_) => None,
                },
            };
            builds.push(Built { mutants: applied, failed });
        }
        let noticed = |(at, mutant): (usize, &&Mutant)| {
            grid::noticed(at, &builds).find(|test| test.contains(&mutant.tests)).cloned()
        };
        Ok(mutants.iter().enumerate().map(noticed).collect())
    }

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
        match self.run(&mutant.member, &program, &[&mutant.tests], LONGEST)? {
            Ran::Passed => {}
            noticed => return Ok(Verdict::Killed(noticed.first())),
        }
        Ok(match self.run(&mutant.member, &program, &[], LONGEST)? {
            Ran::Passed => Verdict::Survived,
            noticed => Verdict::KilledElsewhere(noticed.first()),
        })
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

    /// Runs the tests whose names contain one of these words, or all if there is none.
    fn run(&self, member: &str, program: &Path, words: &[&str], longest: Duration) -> io::Result<Ran> {
        let said = self.built.join("said.txt");
        let folder = self.tree.join("crates").join(member);
        let mut child = Command::new(program)
            .args(words)
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
            if began.elapsed() > longest {
                child.kill()?;
                child.wait()?;
                return Ok(Ran::Lost("a test that does not end"));
            }
            thread::sleep(Duration::from_millis(50));
        };
        if status.success() {
            return Ok(Ran::Passed);
        }
        let tests = failed(&fs::read_to_string(&said)?);
        Ok(if tests.is_empty() { Ran::Lost("a test program that breaks off") } else { Ran::Failed(tests) })
    }
}

/// The program that cargo names: `  Executable tests/rules.rs (/…/rules-0123)`.
fn executable(said: &str) -> Option<PathBuf> {
    let line = said.lines().find(|line| line.trim_start().starts_with("Executable "))?;
    let (_, path) = line.trim_end().strip_suffix(')')?.rsplit_once('(')?;
    Some(PathBuf::from(path))
}

/// The failed tests that a program tells of: `test rules::settle::nf_091 ... FAILED`. None if it broke off before it told
/// its result.
fn failed(said: &str) -> Vec<String> {
    if !said.contains("\ntest result: ") {
        return Vec::new();
    }
    let name = |line: &str| Some(line.strip_prefix("test ")?.strip_suffix(" ... FAILED")?.to_owned());
    said.lines().filter_map(name).collect()
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
        assert_eq!(failed(said), Vec::<String>::new(), "it broke off");
        let said = format!("{said}\ntest result: FAILED. 1 passed; 2 failed\n");
        assert_eq!(failed(&said), ["rules::b", "rules::c"]);
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
