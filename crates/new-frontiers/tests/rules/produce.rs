//! NF-126 to NF-136: producing goods.
