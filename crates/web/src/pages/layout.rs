//! The frame of every page: head, top bar, star field, and the texts for the scripts.

use crate::art;
use crate::i18n::{Lang, t};
use crate::pages::assets::files::BASE;
use crate::pages::assets::{self, PAGE_FACES};
use crate::pages::components::{icon, mark};
use crate::tables::Games;
use maud::{DOCTYPE, Markup, PreEscaped, html};

/// Dark star chart or light paper chart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Theme {
    /// The dark star chart.
    Dark,
    /// The paper chart.
    Light,
}

impl Theme {
    /// The value of the `theme` cookie and of `data-theme`.
    pub fn code(self) -> &'static str {
        match self {
            Theme::Dark => "dark",
            Theme::Light => "light",
        }
    }

    /// Reads a `theme` cookie.
    pub fn from_code(code: &str) -> Option<Theme> {
        [Theme::Dark, Theme::Light].into_iter().find(|theme| theme.code() == code)
    }
}

/// Which entry of the main navigation a page belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tab {
    /// The first page, a new table.
    Play,
    /// Open tables, ladders.
    Tables,
    /// Rules and cards.
    Rules,
    /// Finished games.
    Replays,
    /// None of them: profile, errors.
    None,
}

/// What the frame must know about a request.
#[derive(Clone, Copy, Debug)]
pub struct Shell<'a> {
    /// The visitor's language.
    pub lang: Lang,
    /// The chosen theme; `None` before the first choice, then the browser's preference decides.
    pub theme: Option<Theme>,
    /// The visitor's name, if there is one.
    pub guest: Option<&'a str>,
    /// The games of the server.
    pub games: Games,
    /// What the host of the server tells everybody.
    pub notice: Option<&'a str>,
    /// The path and query of this page, to come back to after a change of language.
    pub path: &'a str,
}

/// A page with top bar and one `main` column.
pub fn page(shell: &Shell<'_>, tab: Tab, title: &str, main: &Markup) -> Markup {
    let body = html! {
        a.skip href="#main" { (t!(shell.lang, "skip-to-content")) }
        (top_bar(shell, tab))
        main.page #main { (main) }
    };
    document(
        shell,
        title,
        &Document {
            class: None,
            faces: &PAGE_FACES,
            sheets: &["pages.css"],
            scripts: &[],
            body: &body,
            share: None,
        },
    )
}

/// A page with its own layout below the top bar, and its own style sheets and scripts.
pub fn wide_page(
    shell: &Shell<'_>,
    tab: Tab,
    title: &str,
    sheets: &[&str],
    scripts: &[&str],
    body: &Markup,
) -> Markup {
    shared_page(
        shell,
        tab,
        title,
        &Document { class: None, faces: &PAGE_FACES, sheets, scripts, body, share: None },
    )
}

/// The same page, with what others see of it where somebody shares its address.
pub fn shared_page(shell: &Shell<'_>, tab: Tab, title: &str, below: &Document<'_>) -> Markup {
    let body = html! {
        a.skip href="#main" { (t!(shell.lang, "skip-to-content")) }
        (top_bar(shell, tab))
        (below.body)
    };
    document(shell, title, &Document { body: &body, ..*below })
}

/// What stands between `<html>` and `</html>`, apart from what all pages share.
#[derive(Clone, Copy, Debug)]
pub struct Document<'a> {
    /// The class of the body.
    pub class: Option<&'a str>,
    /// The faces of the letters that are seen at once.
    pub faces: &'a [&'a str],
    /// Style sheets beyond that of all pages.
    pub sheets: &'a [&'a str],
    /// Modules beyond `app.js`.
    pub scripts: &'a [&'a str],
    /// The body itself.
    pub body: &'a Markup,
    /// What others see of the page where somebody shares its address.
    pub share: Option<&'a Share<'a>>,
}

/// What a chat or another site shows of an address: a title, a sentence and our picture.
#[derive(Clone, Copy, Debug)]
pub struct Share<'a> {
    /// The title.
    pub title: &'a str,
    /// One sentence that everybody may read.
    pub text: &'a str,
    /// What the addresses of this server start with: `https://games.example.org`.
    pub origin: &'a str,
    /// The path of the page.
    pub path: &'a str,
    /// The path of a picture of its own; none for the picture that all pages share.
    pub picture: Option<&'a str>,
}

impl Share<'_> {
    fn tags(&self, lang: Lang) -> Markup {
        let locale = match lang {
            Lang::En => "en_GB",
            Lang::De => "de_DE",
        };
        let picture = self.picture.map_or_else(|| assets::url("share.png"), str::to_owned);
        let picture = format!("{}{picture}", self.origin);
        html! {
            meta name="description" content=(self.text);
            meta property="og:type" content="website";
            meta property="og:site_name" content="Fernweh";
            meta property="og:locale" content=(locale);
            meta property="og:title" content=(self.title);
            meta property="og:description" content=(self.text);
            meta property="og:url" content={ (self.origin) (self.path) };
            meta property="og:image" content=(picture);
            meta property="og:image:width" content="1200";
            meta property="og:image:height" content="630";
            meta name="twitter:card" content="summary_large_image";
        }
    }
}

/// The whole document. Pages normally call [`page`]; a table brings its own top bar.
pub fn document(shell: &Shell<'_>, title: &str, document: &Document<'_>) -> Markup {
    let words: serde_json::Map<_, _> = crate::i18n::browser_words(shell.lang)
        .into_iter()
        .map(|(id, text)| (id.to_owned(), text.into()))
        .collect();
    // `<` must not end the script element early.
    let words = serde_json::Value::from(words).to_string().replace('<', "\\u003c");
    html! {
        (DOCTYPE)
        html lang=(shell.lang.code()) data-theme=[shell.theme.map(Theme::code)] {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover";
                meta name="color-scheme" content="dark light";
                title { (title) " · Fernweh" }
                @if let Some(share) = document.share { (share.tags(shell.lang)) }
                link rel="icon" type="image/svg+xml" href=(assets::url("favicon.svg"))
                    data-mark=(assets::url("favicon-turn.svg"));
                link rel="apple-touch-icon" href=(assets::url("icon-180.png"));
                link rel="manifest" href="/manifest.webmanifest";
                // The sheets name them, too, but the browser would ask for them only after it has read a sheet.
                @for face in document.faces {
                    link rel="preload" as="font" type="font/woff2" crossorigin href=(assets::url(face));
                }
                // Before the first paint, so that the light theme does not start dark.
                script src=(assets::url("theme.js")) {}
                @for sheet in [BASE.0].iter().chain(document.sheets) {
                    link rel="stylesheet" href=(assets::url(sheet));
                }
                @for script in ["app.js"].iter().chain(document.scripts) {
                    script type="module" src=(assets::url(script)) {}
                }
            }
            body class=[document.class] {
                (art::defs(&shell.games.lids()))
                div.stars aria-hidden="true" {}
                (document.body)
                div.toasts #toasts role="status" aria-live="polite" {}
                @if let Some(notice) = shell.notice {
                    div.announcement role="note" aria-label=(t!(shell.lang, "host-notice")) data-announcement {
                        (icon("event"))
                        p { (notice) }
                        button.btn.btn-quiet.btn-icon type="button" data-dismiss
                            aria-label=(t!(shell.lang, "dismiss")) { (icon("close")) }
                    }
                }
                script type="application/json" #words { (PreEscaped(words)) }
            }
        }
    }
}

/// The top bar of the site.
fn top_bar(shell: &Shell<'_>, tab: Tab) -> Markup {
    let entries = [
        (Tab::Play, "/", t!(shell.lang, "nav-play")),
        (Tab::Tables, "/lobby", t!(shell.lang, "nav-tables")),
        (Tab::Rules, "/rules", t!(shell.lang, "nav-rules")),
        (Tab::Replays, "/replays", t!(shell.lang, "nav-replays")),
    ];
    html! {
        header.sky.site {
            (brand())
            nav.nav aria-label=(t!(shell.lang, "nav-main")) {
                @for (entry, href, label) in &entries {
                    a href=(href) aria-current=[(*entry == tab).then_some("page")] { (label) }
                }
            }
            span.grow {}
            (language_switch(shell))
            (theme_switch(shell))
            a.btn.btn-quiet href="/profile"
                aria-label=(t!(shell.lang, "nav-profile", name = shell.guest.unwrap_or_default())) {
                (mark(1))
                @if let Some(name) = shell.guest { span.guest.hide-s { (name) } }
            }
        }
    }
}

/// The brand, a link home.
pub fn brand() -> Markup {
    html! { a.brand href="/" { (art::brand()) span { "Fernweh" } } }
}

/// EN or DE. It is a form, so that it works without scripts; the script keeps the scroll position.
pub fn language_switch(shell: &Shell<'_>) -> Markup {
    html! {
        form.seg.lang.hide-s method="post" action="/settings" role="radiogroup"
            aria-label=(t!(shell.lang, "language")) data-switch="lang" {
            input type="hidden" name="back" value=(shell.path);
            @for lang in Lang::ALL {
                button name="lang" value=(lang.code()) role="radio" lang=(lang.code())
                    aria-checked=(if lang == shell.lang { "true" } else { "false" })
                    aria-label=(lang.own_name()) { (lang.code().to_uppercase()) }
            }
        }
    }
}

/// The same switch as one button, for the crowded top bar of a table.
pub fn language_button(shell: &Shell<'_>) -> Markup {
    let other = if shell.lang == Lang::En { Lang::De } else { Lang::En };
    html! {
        form method="post" action="/settings" data-switch="lang" {
            input type="hidden" name="back" value=(shell.path);
            button.btn.btn-quiet.btn-icon name="lang" value=(other.code())
                aria-label=(t!(shell.lang, "language-to", name = other.own_name())) { (icon("language")) }
        }
    }
}

/// The button that switches between light and dark.
pub fn theme_switch(shell: &Shell<'_>) -> Markup {
    let other = if shell.theme == Some(Theme::Light) { Theme::Dark } else { Theme::Light };
    html! {
        form method="post" action="/settings" data-switch="theme" {
            input type="hidden" name="back" value=(shell.path);
            button.btn.btn-quiet.btn-icon name="theme" value=(other.code())
                aria-label=(t!(shell.lang, "theme-switch")) { (icon("theme")) }
        }
    }
}
