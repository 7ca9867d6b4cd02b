//! The program from outside: what it prints, where, and how it ends.

#[cfg(unix)]
#[path = "../../../store/tests/suite/cluster.rs"]
mod cluster;
mod data;
#[cfg(unix)]
mod guard;
mod help;
#[cfg(unix)]
mod hosting;
mod learning;
mod matches;
#[cfg(unix)]
mod nodes;
mod serving;
mod sim;

use std::ffi::OsStr;
use std::io::Write;
use std::process::{Command, Output, Stdio};

/// The result of a run of the program.
struct Ran {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Ran {
    /// Asserts that it succeeded and printed nothing on standard error.
    #[track_caller]
    fn well(self) -> String {
        assert_eq!((self.code, self.err.as_str()), (Some(0), ""), "{}", self.out);
        self.out
    }

    /// Asserts that it ended with `code` and one sentence on standard error.
    #[track_caller]
    fn badly(self, code: i32) -> String {
        assert_eq!(self.code, Some(code), "{}{}", self.out, self.err);
        self.err.strip_prefix("error: ").expect("an error says so").trim_end().to_owned()
    }
}

impl From<Output> for Ran {
    fn from(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).expect("text");
        Self { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }
}

fn fernweh() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fernweh"));
    command.env_remove("FERNWEH_LOG");
    command
}

fn run(arguments: &[impl AsRef<OsStr>]) -> Ran {
    fernweh().args(arguments).output().expect("the program starts").into()
}

/// Runs the program with a text on its standard input.
fn run_with(arguments: &[impl AsRef<OsStr>], input: &str) -> Ran {
    let mut child = fernweh()
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    // A program that refuses early closes the pipe; its message counts.
    let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
    child.wait_with_output().expect("the program ends").into()
}
