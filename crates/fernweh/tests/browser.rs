//! The pages in a real browser: Chromium against the real program, from the first click to the final sheet.

mod browser {
    mod chromium;
    mod fit;
    mod keys;
    mod player;
    mod script;
    mod stage;
    mod window;

    mod battles;
    mod beyond_guide;
    mod deals;
    mod device;
    mod factions;
    mod figures;
    mod games;
    mod guide;
    mod interportal_guide;
    mod interportal_lessons;
    mod keyboard;
    mod merchant_guide;
    mod newcomer;
    mod nine;
    mod notices;
    mod packed;
    mod pages;
    mod passkeys;
    mod people;
    mod plain;
    mod playback;
    mod sight;
    mod starmap;
    mod story;
    mod toasts;
    mod together;
    mod updates;
    mod why_not;
}
