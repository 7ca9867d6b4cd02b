//! The component pack: what it holds, how it reads, what it refuses and how it speaks.

mod cards {
    mod broken;
    mod components;
    mod counts;
    mod notation;
    mod overrides;
    mod printed;
    mod sheet;
    mod texts;
    mod unsound;
}
