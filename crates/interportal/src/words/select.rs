//! Noun phrases for selected things: `connected colony`, `verbundene Kolonien`.

use super::property::Part;
use super::{Lang, Words};
use crate::notation::{Selector, Subject, Test};

/// The gender of a German noun.
#[derive(Clone, Copy)]
enum Gender {
    M,
    F,
    N,
}

impl Words<'_> {
    fn noun(&self, subject: Subject) -> (&'static str, &'static str, Gender) {
        use Gender::{F, M, N};
        use Subject as S;
        let (one, many, de_one, de_many, gender) = match subject {
            S::Colony => ("colony", "colonies", "Kolonie", "Kolonien", F),
            S::Building => ("building", "buildings", "Gebäude", "Gebäude", N),
            S::Unit => ("unit", "units", "Einheit", "Einheiten", F),
            S::Ship => ("ship", "ships", "Schiff", "Schiffe", N),
            S::Ground => ("ground unit", "ground units", "Bodeneinheit", "Bodeneinheiten", F),
            S::Network => ("network", "networks", "Netzwerk", "Netzwerke", N),
            S::Watch => ("watch", "watches", "Wache", "Wachen", F),
            S::Tech => ("technology", "technologies", "Technologie", "Technologien", F),
            S::Policy => ("policy", "policies", "Politik", "Politiken", F),
            S::Advisor => ("advisor", "advisors", "Berater", "Berater", M),
            S::Law => ("law", "laws", "Gesetz", "Gesetze", N),
            S::Treaty => ("treaty", "treaties", "Vertrag", "Verträge", M),
            S::Player => ("player", "players", "Spieler", "Spieler", M),
            S::Card => ("event card", "event cards", "Ereigniskarte", "Ereigniskarten", F),
            S::System => ("system", "systems", "System", "Systeme", N),
            S::Group => ("neutral group", "neutral groups", "neutrale Gruppe", "neutrale Gruppen", F),
            S::Government => ("government", "governments", "Regierung", "Regierungen", F),
            S::Fitting => ("fitted item", "fitted items", "eingebautes Teil", "eingebaute Teile", N),
            S::Item => ("item", "items", "Ausrüstung", "Ausrüstungen", F),
            S::Attack => ("attack", "attacks", "Angriff", "Angriffe", M),
            S::Ia => {
                ("institution action", "institution actions", "Institutionsaktion", "Institutionsaktionen", F)
            }
            S::War => ("war", "wars", "Krieg", "Kriege", M),
            S::Ratio => ("pair", "pairs", "Paar", "Paare", N),
            S::Trigger => ("event", "events", "Ereignis", "Ereignisse", N),
        };
        (self.pick(one, de_one), self.pick(many, de_many), gender)
    }

    /// The things of a sort with a filter, one of them or several.
    pub(super) fn things(&self, subject: Subject, filter: &[Test], many: bool) -> String {
        let (one, several, gender) = self.noun(subject);
        let mut noun = if many { several } else { one }.to_owned();
        let mut renamed = false;
        let named = filter.iter().any(|test| matches!(self.part(subject, test), Part::Names(_)));
        let (mut before, mut after) = (String::new(), String::new());
        for test in filter {
            match self.part(subject, test) {
                // Names have genders of their own, so that nothing is said before them.
                Part::Before(word) if named => after.push_str(&format!(" ({word})")),
                Part::Before(word) => {
                    let ending = match (self.lang, many, gender) {
                        (Lang::En, ..) => "",
                        (Lang::De, true, _) | (Lang::De, false, Gender::F) => "e",
                        (Lang::De, false, Gender::N) => "es",
                        (Lang::De, false, Gender::M) => "en",
                    };
                    before.push_str(&format!("{word}{ending} "));
                }
                Part::After(text) => after.push_str(&format!(" {text}")),
                Part::Instead(single, plural) => {
                    let name = if many { plural } else { single };
                    noun = if renamed { format!("{noun} ({name})") } else { name };
                    renamed = true;
                }
                Part::Names(names) => {
                    noun = if renamed { format!("{noun} ({names})") } else { names };
                    renamed = true;
                }
                Part::Unsaid => {}
            }
        }
        format!("{before}{noun}{after}")
    }

    /// Whether the things are told by their names.
    pub(super) fn is_named(&self, of: &Selector) -> bool {
        of.filter.iter().any(|test| matches!(self.part(of.subject, test), Part::Names(_)))
    }

    /// One of the selected things.
    pub(super) fn one(&self, of: &Selector) -> String {
        self.things(of.subject, &of.filter, false)
    }

    /// The selected things.
    pub(super) fn many(&self, of: &Selector) -> String {
        self.things(of.subject, &of.filter, true)
    }
}
