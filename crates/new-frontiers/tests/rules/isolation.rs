//! NF-075: Retreat into Isolation.
