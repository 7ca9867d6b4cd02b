//! NF-155 to NF-160: Send Diplomatic Envoys.
