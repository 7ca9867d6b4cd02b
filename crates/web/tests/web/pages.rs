//! Every page of the gallery, in both languages, is valid HTML that people can use with and without a screen.

use std::collections::{BTreeMap, BTreeSet};
use web::GAMES;
use web::i18n::Lang;
use web::pages::assets::files::Files;
use web::pages::layout::{Shell, Theme};
use web::pages::notices::Notices;
use web::pages::{assets, cards, daily, errors, home, new_table, profile, replay, rules, vacation};

#[path = "../../examples/gallery/samples.rs"]
mod samples;
#[path = "../../examples/gallery/table.rs"]
mod table;

fn pages() -> Vec<(String, String)> {
    let ledger = rules::Ledger::read(include_str!("../../../../docs/rules/new-frontiers.md"), Lang::En);
    let mut all = Vec::new();
    for lang in Lang::ALL {
        let shell = Shell {
            lang,
            theme: Some(Theme::Dark),
            guest: Some("Lena"),
            games: GAMES,
            notice: None,
            path: "/",
        };
        let nobody = Shell { theme: None, guest: None, ..shell };
        let refused =
            errors::Refused { status: 404, sentence: samples::lost(lang), way_out: Some(("/x", "Back")) };
        let vacation = vacation::Vacation { until: None, left: 7, of: 28 };
        let known = profile::Profile {
            recent: &[],
            name: "Lena",
            is_saved: true,
            alone: &samples::alone(),
            record: None,
            device: None,
            ratings: &[],
            vacation: Some(&vacation),
            passkeys: Some(&[]),
            notices: Notices { has_mail: true, ..Notices::default() },
        };
        let pages = [
            ("home", home::page(&shell, &samples::home(lang))),
            ("empty home", home::page(&nobody, &samples::empty_home())),
            ("new table", new_table::page(&shell, &samples::new_table(lang))),
            ("rules", rules::page(&shell, &samples::rules(&ledger))),
            ("cards", cards::page(&shell, &samples::cards(lang))),
            ("replay", replay::page(&shell, &samples::replay(&table::stage()))),
            ("replays", replay::list(&shell, &samples::finished(lang))),
            ("no replays", replay::list(&shell, &[])),
            ("error", errors::page(&shell, &refused)),
            ("profile", profile::page(&shell, &known)),
            ("daily", daily::page(&shell, &samples::day(&samples::tries()))),
            ("empty daily", daily::page(&nobody, &samples::day(&[]))),
            ("table", table::page(&shell)),
        ];
        all.extend(pages.map(|(name, page)| (format!("{name} in {}", lang.code()), page.into_string())));
    }
    all
}

/// A tag as written: its name, its attributes, whether it closes.
struct Tag {
    name: String,
    attributes: BTreeMap<String, String>,
    is_end: bool,
}

const VOID: [&str; 8] = ["meta", "link", "input", "br", "hr", "img", "source", "wbr"];

/// The tags of a page in order. Enough of HTML for what our own macro writes.
fn tags(html: &str) -> Vec<Tag> {
    let mut found = Vec::new();
    let mut rest = html;
    while let Some(at) = rest.find('<') {
        rest = &rest[at + 1..];
        let end = rest.find('>').expect("a tag ends");
        let tag = &rest[..end];
        rest = &rest[end + 1..];
        if tag.starts_with('!') {
            continue;
        }
        let is_end = tag.starts_with('/');
        let tag = tag.trim_start_matches('/');
        let (name, attributes) = tag.split_once(' ').unwrap_or((tag, ""));
        if name == "script" && !is_end {
            rest = &rest[rest.find("</script>").expect("a script ends")..];
        }
        found.push(Tag { name: name.to_owned(), attributes: attributes_of(attributes), is_end });
    }
    found
}

fn attributes_of(mut text: &str) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    while !text.trim().is_empty() {
        text = text.trim_start();
        let end = text.find(['=', ' ']).unwrap_or(text.len());
        let name = text[..end].to_owned();
        text = &text[end..];
        let mut value = String::new();
        if let Some(quoted) = text.strip_prefix("=\"") {
            let end = quoted.find('"').expect("a value ends");
            value = quoted[..end].to_owned();
            text = &quoted[end + 1..];
        }
        assert!(all.insert(name.clone(), value).is_none(), "{name} is given twice");
    }
    all
}

#[test]
fn elements_are_balanced() {
    for (page, html) in pages() {
        let mut open: Vec<String> = Vec::new();
        for tag in tags(&html) {
            if tag.is_end {
                assert_eq!(
                    open.pop().as_deref(),
                    Some(tag.name.as_str()),
                    "{page}: </{}> after {open:?}",
                    tag.name
                );
            } else if !VOID.contains(&tag.name.as_str()) {
                open.push(tag.name);
            }
        }
        assert!(open.is_empty(), "{page}: {open:?} stay open");
    }
}

#[test]
fn one_heading_one_language() {
    for (page, html) in pages() {
        let tags = tags(&html);
        let n_headings = tags.iter().filter(|tag| tag.name == "h1" && !tag.is_end).count();
        assert_eq!(n_headings, 1, "{page}");
        let root = tags.iter().find(|tag| tag.name == "html").unwrap();
        assert!(page.ends_with(&format!(" in {}", root.attributes["lang"])), "{page}");
        assert!(html.contains("<title>") && !html.contains("<title> "), "{page} has a title");
        let n_main = tags.iter().filter(|tag| tag.name == "main" && !tag.is_end).count();
        assert_eq!(n_main, 1, "{page}");
    }
}

#[test]
fn ids_are_unique_and_references_lead_somewhere() {
    for (page, html) in pages() {
        // The content of a template is not on the page until a script puts it there.
        let shown = without_templates(&html);
        let tags = tags(&shown);
        let mut ids = BTreeSet::new();
        for tag in &tags {
            if let Some(id) = tag.attributes.get("id") {
                assert!(ids.insert(id.clone()), "{page}: two elements are called {id}");
            }
        }
        for tag in &tags {
            for name in ["for", "aria-labelledby", "aria-describedby", "aria-controls", "data-dialog"] {
                let Some(list) = tag.attributes.get(name) else { continue };
                assert!(
                    list.split(' ').all(|id| ids.contains(id)),
                    "{page}: {name}=\"{list}\" leads nowhere"
                );
            }
            if let Some(id) = tag.attributes.get("href").and_then(|href| href.strip_prefix('#')) {
                assert!(ids.contains(id), "{page}: #{id} leads nowhere");
            }
        }
    }
}

fn without_templates(html: &str) -> String {
    let mut parts = html.split("<template");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |text, part| text + part.split_once("</template>").map_or("", |(_, after)| after))
}

#[test]
fn every_field_has_a_label() {
    for (page, html) in pages() {
        let labelled: BTreeSet<String> = tags(&html)
            .iter()
            .filter(|t| t.name == "label")
            .filter_map(|t| t.attributes.get("for").cloned())
            .collect();
        let mut in_label = 0;
        for tag in tags(&html) {
            if tag.name == "label" {
                in_label += if tag.is_end { -1 } else { 1 };
            }
            let is_field = ["input", "select", "textarea"].contains(&tag.name.as_str()) && !tag.is_end;
            if !is_field || tag.attributes.get("type").is_some_and(|kind| kind == "hidden") {
                continue;
            }
            let by_id = tag.attributes.get("id").is_some_and(|id| labelled.contains(id));
            assert!(
                in_label > 0 || by_id || tag.attributes.contains_key("aria-label"),
                "{page}: {:?}",
                tag.attributes
            );
        }
    }
}

#[test]
fn buttons_and_links_have_names() {
    for (page, html) in pages() {
        for name in ["button", "a"] {
            for element in html.split(&format!("<{name} ")).skip(1) {
                let element = element.split(&format!("</{name}>")).next().unwrap();
                let (head, inside) = element.split_once('>').unwrap();
                assert!(
                    !web::without_tags(inside).trim().is_empty() || head.contains("aria-label="),
                    "{page}: <{name} {head}>"
                );
            }
        }
    }
}

/// So that a host can forbid everything but our own files.
#[test]
fn nothing_is_inline() {
    for (page, html) in pages() {
        for tag in tags(&html) {
            let inline = tag.attributes.keys().find(|name| *name == "style" || name.starts_with("on"));
            assert_eq!(inline, None, "{page}: <{}>", tag.name);
            assert_ne!(tag.name, "style", "{page}");
            let is_data = tag.attributes.get("type").is_some_and(|kind| kind == "application/json");
            assert!(
                tag.name != "script" || tag.is_end || is_data || tag.attributes.contains_key("src"),
                "{page}"
            );
        }
        assert!(!html.contains("http://") && !html.contains("https://"), "{page} asks another server");
    }
}

#[test]
fn files_and_icons_exist() {
    let files = Files::of(GAMES);
    let prefix = format!("/static/{}/", assets::fingerprint());
    for (page, html) in pages() {
        for address in html.split(&prefix).skip(1) {
            let address = address.split('"').next().unwrap();
            let (name, icon) = address.split_once('#').unwrap_or((address, ""));
            let file = files.find(name).unwrap_or_else(|| panic!("{page}: {name}"));
            let has = || String::from_utf8_lossy(&file.bytes).contains(&format!("id=\"{icon}\""));
            assert!(icon.is_empty() || has(), "{page}: {name} has no {icon}");
        }
    }
}

#[test]
fn what_the_page_says_is_escaped() {
    let lang = Lang::En;
    let shell = Shell {
        lang,
        theme: None,
        guest: Some("<script>alert(1)</script>"),
        games: GAMES,
        notice: Some("<b>"),
        path: "/?a=\"b\"&c",
    };
    let html = home::page(&shell, &samples::home(lang)).into_string();
    assert!(
        html.contains("&lt;b&gt;") && !html.contains("<script>alert") && html.contains("&lt;script&gt;alert")
    );
    assert!(html.contains("value=\"/?a=&quot;b&quot;&amp;c\""));
}
