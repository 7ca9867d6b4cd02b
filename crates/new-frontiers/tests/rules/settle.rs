//! NF-087 to NF-105: settling worlds.
