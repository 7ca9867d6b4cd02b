//! NF-176 to NF-182: limits, etiquette and timing.
