//! Ends a server together with the test program, however the program ends: `Drop` does not run in one that is killed.

use std::io;
use std::process::{Child, ChildStdin, Command, Stdio};

/// Reads until nobody holds its input any more, then ends the process.
const SCRIPT: &str = r#"cat >/dev/null; kill -KILL "$1" 2>/dev/null"#;

/// Ends a process as soon as the test program is gone, and does nothing any more when it is dropped.
pub(super) struct Guard {
    script: Child,
    /// The system closes it when the test program ends.
    pub(super) input: Option<ChildStdin>,
}

impl Guard {
    /// Watches over a process that was started by the test program.
    pub(super) fn of(process: &Child) -> io::Result<Self> {
        let mut command = Command::new("sh");
        command.args(["-c", SCRIPT, "guard", &process.id().to_string()]);
        let mut script = command.stdin(Stdio::piped()).stdout(Stdio::null()).stderr(Stdio::null()).spawn()?;
        let input = script.stdin.take();
        Ok(Self { script, input })
    }
}

impl Drop for Guard {
    /// Before the process is waited for: afterwards its number may belong to another one.
    fn drop(&mut self) {
        let _ = self.script.kill();
        let _ = self.script.wait();
        drop(self.input.take());
    }
}
