//! NF-137 to NF-143: selling a good.
