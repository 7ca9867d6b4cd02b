//! Writes every page with sample content, in both languages, to a folder:
//! `cargo run -p web --example gallery -- target/gallery`, then serve that folder and look.

use std::error::Error;
use std::fs;
use std::path::Path;
use web::GAMES;
use web::i18n::Lang;
use web::pages::assets::files::Files;
use web::pages::layout::{Shell, Theme};
use web::pages::{assets, cards, daily, errors, home, new_table, profile, replay, rules, vacation};

mod samples;
mod table;

fn main() -> Result<(), Box<dyn Error>> {
    let out = std::env::args().nth(1).unwrap_or_else(|| "target/gallery".to_owned());
    let out = Path::new(&out);
    let folder = out.join("static").join(assets::fingerprint());
    fs::create_dir_all(&folder)?;
    for file in Files::of(GAMES).iter() {
        fs::write(folder.join(file.name), &file.bytes)?;
    }
    let ledger = rules::Ledger::read(include_str!("../../../../docs/rules/new-frontiers.md"), Lang::En);
    for lang in Lang::ALL {
        for theme in [Theme::Dark, Theme::Light] {
            let shell = Shell {
                lang,
                theme: Some(theme),
                guest: Some("Lena"),
                games: GAMES,
                notice: None,
                path: "/",
            };
            let refused = errors::Refused { status: 404, sentence: samples::lost(lang), way_out: None };
            let known = profile::Profile {
                name: "Lena",
                is_saved: false,
                alone: &samples::alone(),
                record: None,
                device: None,
                ratings: &[],
                vacation: Some(&vacation::Vacation { until: None, left: 21, of: 28 }),
                ..profile::Profile::default()
            };
            let pages = [
                ("home", home::page(&shell, &samples::home(lang))),
                ("home-empty", home::page(&Shell { guest: None, ..shell }, &samples::empty_home())),
                ("new", new_table::page(&shell, &samples::new_table(lang))),
                ("rules", rules::page(&shell, &samples::rules(&ledger))),
                ("cards", cards::page(&shell, &samples::cards(lang))),
                ("replay", replay::page(&shell, &samples::replay(&table::stage()))),
                ("replays", replay::list(&shell, &samples::finished(lang))),
                ("error", errors::page(&shell, &refused)),
                ("profile", profile::page(&shell, &known)),
                ("daily", daily::page(&shell, &samples::day(&samples::tries()))),
                ("table", table::page(&shell)),
            ];
            for (name, page) in pages {
                let file = format!("{name}-{}-{}.html", lang.code(), theme.code());
                fs::write(out.join(file), page.into_string())?;
            }
        }
    }
    println!("{}", out.display());
    Ok(())
}
