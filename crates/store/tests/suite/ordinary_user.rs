//! A command that runs as an ordinary user, even where the tests run as root.

use std::process::Command;

/// PostgreSQL refuses to run as root.
pub(super) fn ordinary_user() -> Command {
    let output = |words: &[&str]| {
        let output = Command::new("id").args(words).output().expect("id");
        String::from_utf8(output.stdout).expect("text").trim().to_owned()
    };
    if output(&["-u"]) != "0" {
        return Command::new("env");
    }
    let user = ["postgres", "nobody"].into_iter().find(|user| !output(&["-u", user]).is_empty());
    let user = user.expect("a user who is not root");
    let mut command = Command::new("setpriv");
    command.arg(format!("--reuid={}", output(&["-u", user])));
    command.arg(format!("--regid={}", output(&["-g", user])));
    command.arg("--clear-groups");
    command
}
