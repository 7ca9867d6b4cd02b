//! NF-183: the worlds as the rulebook counts them.
