//! NF-167 to NF-175: scoring.
