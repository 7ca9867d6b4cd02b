//! NF-076 to NF-086: taking worlds.
