//! The component pack: its content, its reader, its errors and its texts.

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
