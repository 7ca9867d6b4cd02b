//! The cards of the anarchists in words.

use super::{CardText, Lang, Words, full, roman};
use crate::cards::{AnarchistActionCard, AnarchistEventCard};
use crate::effect::Plot;

impl Words<'_> {
    /// The rows of an action card of the anarchists, one line each; arrows lead to the next effect that is tried.
    pub fn anarchist_action(&self, card: &AnarchistActionCard) -> CardText {
        let row = |plots: &Vec<Plot>| {
            let plots: Vec<_> = plots.iter().map(|plot| self.plot(*plot)).collect();
            full(&plots.join(" → "))
        };
        CardText(card.rows.iter().map(row).collect())
    }

    /// Both sections of an event of the solo game.
    pub fn anarchist_event(&self, card: &AnarchistEventCard) -> CardText {
        let you = self.pick("You turned it up", "Du hast es aufgedeckt");
        let they = self.pick("The anarchists turned it up", "Die Anarchisten haben es aufgedeckt");
        let line = |head: &str, effect| format!("{head}: {}", self.happening(effect));
        CardText(vec![line(you, card.you), line(they, card.anarchists)])
    }

    /// One effect of an action card of the anarchists in a few words.
    pub fn plot(&self, plot: Plot) -> String {
        match self.lang {
            Lang::En => self.plot_en(plot),
            Lang::De => self.plot_de(plot),
        }
    }

    fn plot_en(&self, plot: Plot) -> String {
        match plot {
            Plot::MoreThreat => "+1 threat".to_owned(),
            Plot::LessThreat => "−1 threat".to_owned(),
            Plot::Ship(level) => format!("level {level} ship to Deep Space"),
            Plot::Jump(1) => "1 jump to the target".to_owned(),
            Plot::Jump(n) => format!("{n} jumps to the target"),
            Plot::Colonise => "colonise a system".to_owned(),
            Plot::Research { level, kind, known } => {
                let known = if known { "known " } else { "" };
                match kind {
                    Some(kind) => format!("research {known}level {} {}", roman(level), self.kind(kind)),
                    None => format!("research any {known}level {}", roman(level)),
                }
            }
            Plot::DrawCard => "draw and carry out another action card".to_owned(),
            Plot::ForbidColonise => "in your next turn no action colonises".to_owned(),
            Plot::ForbidResearch => "in your next turn no action researches level II or III".to_owned(),
            Plot::LimitJumps(1) => "in your next turn you make at most 1 jump".to_owned(),
            Plot::LimitJumps(n) => format!("in your next turn you make at most {n} jumps"),
        }
    }

    fn plot_de(&self, plot: Plot) -> String {
        match plot {
            Plot::MoreThreat => "+1 Bedrohung".to_owned(),
            Plot::LessThreat => "−1 Bedrohung".to_owned(),
            Plot::Ship(level) => format!("Raumschiff der Stufe {level} in den Deep Space"),
            Plot::Jump(1) => "1 Sprung zum Ziel".to_owned(),
            Plot::Jump(n) => format!("{n} Sprünge zum Ziel"),
            Plot::Colonise => "ein System kolonisieren".to_owned(),
            Plot::Research { level, kind, known } => {
                let known = if known { "bekannte " } else { "" };
                match kind {
                    Some(kind) => format!("{known}Stufe {} {} erforschen", roman(level), self.kind(kind)),
                    None => format!("beliebige {known}Stufe {} erforschen", roman(level)),
                }
            }
            Plot::DrawCard => "eine weitere Aktionskarte ziehen und ausführen".to_owned(),
            Plot::ForbidColonise => "in deinem nächsten Zug kolonisiert keine Aktion".to_owned(),
            Plot::ForbidResearch => {
                "in deinem nächsten Zug erforscht keine Aktion Stufe II oder III".to_owned()
            }
            Plot::LimitJumps(1) => "in deinem nächsten Zug machst du höchstens 1 Sprung".to_owned(),
            Plot::LimitJumps(n) => format!("in deinem nächsten Zug machst du höchstens {n} Sprünge"),
        }
    }
}
