//! NF-165 and NF-166: the end of the game.
