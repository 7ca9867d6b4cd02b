//! The component pack: its content, its reader, its errors and its texts.

mod cards {
    mod broken;
    mod notation;
    mod overrides;
    mod sheet;
    mod texts;
    mod uncarried;
    mod unsound;
}
