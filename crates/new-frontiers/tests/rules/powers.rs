//! NF-059 to NF-074: what powers do in general, and the joker.
