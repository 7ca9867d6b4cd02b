//! Which language a visitor reads: the cookie first, then what the browser asks for, then English.

use super::Lang;

/// Chooses by the value of the `lang` cookie, then by the `Accept-Language` header.
pub fn choose(cookie: Option<&str>, accept_language: Option<&str>) -> Lang {
    cookie.and_then(Lang::from_code).or_else(|| asked_for(accept_language?)).unwrap_or_default()
}

/// The preferred language of an `Accept-Language` header that the pages have; `q=0` means "not this one".
fn asked_for(header: &str) -> Option<Lang> {
    let mut best: Option<(Lang, f32)> = None;
    for part in header.split(',') {
        let mut pieces = part.split(';');
        let Some(lang) = pieces.next().and_then(Lang::from_code) else { continue };
        let weight = pieces
            .find_map(|p| p.trim().strip_prefix("q="))
            .map_or(1.0, |q| q.trim().parse::<f32>().unwrap_or(0.0));
        if weight > best.map_or(0.0, |(_, w)| w) {
            best = Some((lang, weight));
        }
    }
    best.map(|(lang, _)| lang)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cookie_wins_over_header() {
        assert_eq!(choose(Some("de"), Some("en-GB,en;q=0.9")), Lang::De);
        assert_eq!(choose(Some("xx"), Some("de-AT")), Lang::De);
    }

    #[test]
    fn header_is_read_by_weight() {
        assert_eq!(choose(None, Some("fr, en;q=0.4, de;q=0.8")), Lang::De);
        assert_eq!(choose(None, Some("de;q=0, en;q=0.1")), Lang::En);
        assert_eq!(choose(None, Some("en, de")), Lang::En);
    }

    #[test]
    fn nothing_known_is_english() {
        assert_eq!(choose(None, None), Lang::En);
        assert_eq!(choose(Some(""), Some("fr-FR,*;q=0.1")), Lang::En);
    }
}
