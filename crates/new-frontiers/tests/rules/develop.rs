//! NF-047 to NF-058: buying developments.
