//! NF-161 to NF-164: the end of a round.
