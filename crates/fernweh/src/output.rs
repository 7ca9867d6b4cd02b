//! Writes to standard output, whose reader may stop early.

use crate::failure::Failure;
use std::fmt::Display;
use std::io::{self, Write};

/// Prints a text and ends the line. A reader that stops early, such as `head`, is not an error.
pub(crate) fn say(text: impl Display) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    match writeln!(out, "{text}").and_then(|()| out.flush()) {
        Err(why) if why.kind() == io::ErrorKind::BrokenPipe => std::process::exit(0),
        written => written.map_err(|why| Failure::work(format_args!("cannot write the output: {why}"))),
    }
}
