//! What several turns brought, told by player and place.

use super::Clause;
use engine::Seat;

/// What one seat did, place by place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// Who did it; none for what nobody did.
    pub seat: Option<Seat>,
    /// The places, and what happened there.
    pub places: Vec<Place>,
}

/// What happened at one place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its name; none for what happened nowhere in particular.
    pub name: Option<&'static str>,
    /// Predicates as HTML, and how often.
    pub deeds: Vec<(String, usize)>,
}

/// The clauses of several turns by player and place, both in the order in which they come first; what nobody did, and what
/// happened nowhere in particular, comes last. `place_of` names the place of a piece.
pub(crate) fn chapters(clauses: &[Clause], place_of: fn(&str) -> Option<&'static str>) -> Vec<Chapter> {
    let mut chapters: Vec<Chapter> = Vec::new();
    for clause in clauses.iter().filter(|clause| clause.is_main) {
        let at = chapters.iter().position(|it| it.seat == clause.seat).unwrap_or_else(|| {
            chapters.push(Chapter { seat: clause.seat, places: Vec::new() });
            chapters.len() - 1
        });
        let places = &mut chapters[at].places;
        let name = clause.at.as_deref().and_then(place_of);
        let at = places.iter().position(|it| it.name == name).unwrap_or_else(|| {
            places.push(Place { name, deeds: Vec::new() });
            places.len() - 1
        });
        let (deeds, words) = (&mut places[at].deeds, clause.words.trim_end_matches('.'));
        match deeds.iter_mut().find(|(told, _)| told == words) {
            Some((_, n)) => *n += 1,
            None => deeds.push((words.to_owned(), 1)),
        }
    }
    chapters.sort_by_key(|chapter| chapter.seat.is_none());
    for chapter in &mut chapters {
        chapter.places.sort_by_key(|place| place.name.is_none());
    }
    chapters
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    fn place_of(key: &str) -> Option<&'static str> {
        ["Orun", "Sedna"].into_iter().find(|name| key == name.to_lowercase())
    }

    /// Players and places come in the order of the turns, each once; what is done again is counted.
    #[test]
    fn turns_are_told_by_player_and_place() {
        let did = |seat: u8, words: &str, at: Option<&str>| {
            Clause::of(Seat(seat), words.to_owned()).at(at.map(str::to_owned))
        };
        let clauses = [
            Clause::by_nobody(html! { "A crisis." }),
            did(1, "takes a law", None),
            did(1, "moves to Sedna", Some("sedna")),
            did(2, "founds Orun", Some("orun")),
            did(1, "builds a mine", Some("sedna")),
            did(1, "builds a mine", Some("sedna")),
            did(1, "moves to Orun", Some("orun")),
            did(1, "passes", None).minor_if(true),
        ];
        let told: Vec<String> = chapters(&clauses, place_of)
            .iter()
            .flat_map(|chapter| chapter.places.iter().map(move |place| (chapter.seat, place)))
            .map(|(seat, Place { name, deeds })| format!("{:?} {name:?} {deeds:?}", seat.map(|seat| seat.0)))
            .collect();
        let expected = [
            "Some(1) Some(\"Sedna\") [(\"moves to Sedna\", 1), (\"builds a mine\", 2)]",
            "Some(1) Some(\"Orun\") [(\"moves to Orun\", 1)]",
            "Some(1) None [(\"takes a law\", 1)]",
            "Some(2) Some(\"Orun\") [(\"founds Orun\", 1)]",
            "None None [(\"A crisis\", 1)]",
        ];
        assert_eq!(told, expected);
    }
}
