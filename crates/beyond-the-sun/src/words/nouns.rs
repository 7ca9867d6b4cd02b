//! Names of counts, singular and plural.

use super::{Lang, roman};
use crate::effect::Count;

/// The name for this many counted things, without the number; German in the accusative.
pub(super) fn noun(lang: Lang, count: Count, n: u8) -> String {
    let [one, many] = match lang {
        Lang::En => en(count),
        Lang::De => de(count),
    };
    let name = if n == 1 { one } else { many };
    match count {
        Count::Tech1 => name.replace("LEVEL", roman(1)),
        Count::Tech2 => name.replace("LEVEL", roman(2)),
        Count::Tech3 => name.replace("LEVEL", roman(3)),
        Count::Tech4 => name.replace("LEVEL", roman(4)),
        _ => name.to_owned(),
    }
}

/// Whether it is an amount and not a number of things.
pub(super) fn is_mass(count: Count) -> bool {
    matches!(count, Count::Strength | Count::Pop | Count::Ore)
}

fn en(count: Count) -> [&'static str; 2] {
    match count {
        Count::ControlledLocation => ["controlled place", "controlled places"],
        Count::ControlledSystem => ["controlled system", "controlled systems"],
        Count::ControlledYard => ["controlled shipyard", "controlled shipyards"],
        Count::Colony => ["colony", "colonies"],
        Count::BColony => ["colony from deck B", "colonies from deck B"],
        Count::Tech => ["researched technology", "researched technologies"],
        Count::Tech1 | Count::Tech2 | Count::Tech3 | Count::Tech4 => {
            ["researched level LEVEL technology", "researched level LEVEL technologies"]
        }
        Count::Automation => ["automated marker", "automated markers"],
        Count::FoodRemoved => ["marker off the food track", "markers off the food track"],
        Count::OreRemoved => ["marker off the ore track", "markers off the ore track"],
        Count::Removed => ["marker off the production tracks", "markers off the production tracks"],
        Count::EmptyTrack => ["empty production track", "empty production tracks"],
        Count::Ship => ["ship", "ships"],
        Count::PublicShip => ["ship outside private systems", "ships outside private systems"],
        Count::SolShip => ["ship on Sol", "ships on Sol"],
        Count::DeepSpaceShip => ["ship in Deep Space", "ships in Deep Space"],
        Count::Strength => ["military strength", "military strength"],
        Count::Pop => ["available population", "available population"],
        Count::Ore => ["ore", "ore"],
        Count::Supply => ["supply cube", "supply cubes"],
        Count::Achievement => ["claimed achievement", "claimed achievements"],
        Count::AchievementVp => ["VP of your achievements", "VP of your achievements"],
        Count::PrivateAchievement => ["claimed private achievement", "claimed private achievements"],
        Count::UsedCredit => ["credit tile turned down", "credit tiles turned down"],
        Count::TakenLocation => ["place taken from another faction", "places taken from other factions"],
        Count::FoodSpec => ["place specialised in food", "places specialised in food"],
        Count::OreSpec => ["place specialised in ore", "places specialised in ore"],
        Count::BestSpec => ["place of one specialisation", "places of the same specialisation"],
        Count::MuseumLevel => ["level of your ships on this card", "levels of your ships on this card"],
        Count::OpenGuild => ["open guild", "open guilds"],
        Count::Players => ["faction in the game", "factions in the game"],
    }
}

fn de(count: Count) -> [&'static str; 2] {
    match count {
        Count::ControlledLocation => ["kontrollierten Ort", "kontrollierte Orte"],
        Count::ControlledSystem => ["kontrolliertes System", "kontrollierte Systeme"],
        Count::ControlledYard => ["kontrollierte Schiffswerft", "kontrollierte Schiffswerften"],
        Count::Colony => ["Kolonie", "Kolonien"],
        Count::BColony => ["Kolonie aus Stapel B", "Kolonien aus Stapel B"],
        Count::Tech => ["erforschte Technologie", "erforschte Technologien"],
        Count::Tech1 | Count::Tech2 | Count::Tech3 | Count::Tech4 => {
            ["erforschte Technologie der Stufe LEVEL", "erforschte Technologien der Stufe LEVEL"]
        }
        Count::Automation => ["automatisierten Marker", "automatisierte Marker"],
        Count::FoodRemoved => ["fehlenden Marker der Nahrungsleiste", "fehlende Marker der Nahrungsleiste"],
        Count::OreRemoved => ["fehlenden Marker der Erzleiste", "fehlende Marker der Erzleiste"],
        Count::Removed => {
            ["fehlenden Marker der Produktionsleisten", "fehlende Marker der Produktionsleisten"]
        }
        Count::EmptyTrack => ["leere Produktionsleiste", "leere Produktionsleisten"],
        Count::Ship => ["Raumschiff", "Raumschiffe"],
        Count::PublicShip => {
            ["Raumschiff außerhalb privater Systeme", "Raumschiffe außerhalb privater Systeme"]
        }
        Count::SolShip => ["Raumschiff auf Sol", "Raumschiffe auf Sol"],
        Count::DeepSpaceShip => ["Raumschiff im Deep Space", "Raumschiffe im Deep Space"],
        Count::Strength => ["militärische Stärke", "militärische Stärke"],
        Count::Pop => ["verfügbare Bevölkerung", "verfügbare Bevölkerung"],
        Count::Ore => ["Erz", "Erz"],
        Count::Supply => ["Vorratswürfel", "Vorratswürfel"],
        Count::Achievement => ["beanspruchte Errungenschaft", "beanspruchte Errungenschaften"],
        Count::AchievementVp => ["Siegpunkt deiner Errungenschaften", "Siegpunkte deiner Errungenschaften"],
        Count::PrivateAchievement => {
            ["beanspruchte private Errungenschaft", "beanspruchte private Errungenschaften"]
        }
        Count::UsedCredit => ["umgedrehtes Kreditplättchen", "umgedrehte Kreditplättchen"],
        Count::TakenLocation => {
            ["einer anderen Fraktion abgenommenen Ort", "anderen Fraktionen abgenommene Orte"]
        }
        Count::FoodSpec => ["Ort mit der Spezialisierung Nahrung", "Orte mit der Spezialisierung Nahrung"],
        Count::OreSpec => ["Ort mit der Spezialisierung Erz", "Orte mit der Spezialisierung Erz"],
        Count::BestSpec => ["Ort einer Spezialisierung", "Orte derselben Spezialisierung"],
        Count::MuseumLevel => {
            ["Stufe deiner Raumschiffe auf dieser Karte", "Stufen deiner Raumschiffe auf dieser Karte"]
        }
        Count::OpenGuild => ["offene Gilde", "offene Gilden"],
        Count::Players => ["Fraktion im Spiel", "Fraktionen im Spiel"],
    }
}

/// German: the most or the fewest of what is counted, in the accusative.
pub(super) fn de_superlative(count: Count, most: bool) -> String {
    let pick = |top: &'static str, low: &'static str| if most { top } else { low };
    match count {
        Count::Strength => format!("die {} militärische Stärke", pick("größte", "geringste")),
        Count::Ore | Count::Pop => {
            format!("am {} {}", pick("meisten", "wenigsten"), noun(Lang::De, count, 2))
        }
        _ => format!("die {} {}", pick("meisten", "wenigsten"), weak(&noun(Lang::De, count, 2))),
    }
}

/// German: this many counted things, in the dative.
pub(super) fn de_dative(count: Count, n: u8) -> String {
    let name = noun(Lang::De, count, n);
    if n != 1 {
        return dative_plural(&weak(&name));
    }
    // Without an article the adjective shows the case: of "kontrollierten Ort", "kontrolliertes System" and
    // "leere Leiste" come "kontrolliertem Ort", "kontrolliertem System" and "leerer Leiste".
    let Some((adjective, rest)) =
        name.split_once(' ').filter(|(word, _)| word.starts_with(char::is_lowercase))
    else {
        return name;
    };
    match adjective {
        _ if adjective == "einer" => name.replace("abgenommenen", "abgenommenem"),
        _ if adjective.ends_with("en") => format!("{}m {rest}", &adjective[..adjective.len() - 1]),
        _ if adjective.ends_with("es") => format!("{}m {rest}", &adjective[..adjective.len() - 1]),
        _ => format!("{adjective}r {}", rest.replace("private ", "privater ")),
    }
}

/// German: adjectives as they stand after an article or in the dative of many.
fn weak(name: &str) -> String {
    let word = |word: &str| {
        let adjective = word.starts_with(char::is_lowercase) && word.ends_with('e');
        if adjective { format!("{word}n") } else { word.to_owned() }
    };
    name.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

/// German: the noun that the adjectives belong to, or the first one, in the dative of many.
fn dative_plural(name: &str) -> String {
    let words: Vec<&str> = name.split(' ').collect();
    let is_noun = |word: &&str| word.starts_with(char::is_uppercase);
    // In "anderen Fraktionen abgenommenen Orte" the noun is the last word.
    let head = if name.starts_with("anderen ") {
        words.len() - 1
    } else {
        words.iter().position(is_noun).unwrap_or_default()
    };
    let word = |(at, word): (usize, &&str)| {
        let ends =
            word.ends_with(['n', 's']) || *word == "Erz" || *word == "Bevölkerung" || *word == "Stärke";
        if at == head && !ends { format!("{word}n") } else { (*word).to_owned() }
    };
    words.iter().enumerate().map(word).collect::<Vec<_>>().join(" ")
}
