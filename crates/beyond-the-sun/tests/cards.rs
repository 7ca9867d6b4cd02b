//! The component pack: what it holds, how it reads, what it refuses and how it speaks.

mod cards {
    mod anarchists;
    mod boards;
    mod broken;
    mod components;
    mod mats;
    mod needs;
    mod notation;
    mod overrides;
    mod random_notation;
    mod sheet;
    mod texts;
    mod unsound;
    mod unsound_boards;
    mod unsound_effects;
    mod unsound_leaders;
}
