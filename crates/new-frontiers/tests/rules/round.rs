//! NF-035 to NF-046: a round, selection by selection.
