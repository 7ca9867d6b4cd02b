//! NF-144 to NF-154: consuming goods.
