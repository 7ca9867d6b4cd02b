//! The scripts of the project, tested with stand-in programs on the search path.

mod machine;
mod needs;
mod running;
