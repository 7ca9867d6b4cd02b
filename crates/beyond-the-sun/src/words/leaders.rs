//! Phrases of the steps and abilities that only leaders have, in both languages.

use super::{Lang, Words, full};
use crate::cards::LeaderCard;
use crate::effect::{Ability, Spot, Step};
use crate::ids::Tile;
use crate::words::CardText;

/// A step of the set-up of a leader.
pub(super) fn step(lang: Lang, step: Step) -> String {
    let [en, de] = match step {
        Step::AttachPrivate { deck, draw } => [
            format!("draw {draw} systems from deck {deck} and keep 1 as private system, one jump from Sol"),
            format!(
                "{draw} Systeme aus Stapel {deck} ziehen und 1 als privates System behalten, einen Sprung von Sol"
            ),
        ],
        Step::PrivateAchievement(draw) => [
            format!("draw {draw} achievements that are not in play and keep 1 as private achievement"),
            format!(
                "{draw} Errungenschaften ziehen, die nicht im Spiel sind, und 1 als private Errungenschaft behalten"
            ),
        ],
        Step::PlaceShip { level, at } => {
            let [en, de] = match at {
                Spot::SolOrYard => ["", ""],
                Spot::DeepSpace => [" in Deep Space", " in den Deep Space"],
                Spot::Any | Spot::Here => [" at any place", " an einen beliebigen Ort"],
                Spot::Sol => [" on Sol", " auf Sol"],
            };
            [
                format!("place a level {level} ship from supply{en}"),
                format!("ein Raumschiff der Stufe {level} aus dem Vorrat{de} setzen"),
            ]
        }
        Step::PlaceTile(Tile::StrengthSquare) => [
            "put the square strength tile under your start ship".to_owned(),
            "das quadratische Stärkeplättchen unter das Startraumschiff legen".to_owned(),
        ],
        Step::PlaceTile(_) => ["take the tile".to_owned(), "das Plättchen nehmen".to_owned()],
        _ => [String::new(), String::new()],
    };
    match lang {
        Lang::En => en,
        Lang::De => de,
    }
}

/// An ability of a leader.
pub(super) fn ability(lang: Lang, ability: Ability) -> String {
    let [en, de] = match ability {
        Ability::TokenExtraAction => [
            "Before production, once per turn: remove 1 token, move your pawn to a free space of a technology \
             researched in this turn and carry out its action at its cost"
                .to_owned(),
            "Vor der Produktion, einmal je Zug: 1 Marker entfernen, deine Figur auf ein freies Feld einer in diesem Zug \
             erforschten Technologie setzen und dessen Aktion zu ihren Kosten ausführen"
                .to_owned(),
        ],
        Ability::TokenResearchDiscount(n) => [
            format!("When you pay for research, once per action: remove 1 token to pay up to {n} ore less"),
            format!("Zahlst du für Forschung, einmal je Aktion: 1 Marker entfernen und bis zu {n} Erz weniger zahlen"),
        ],
        Ability::TokenPlaceAny => [
            "When you build a ship in your turn: remove 1 token to place it anywhere".to_owned(),
            "Baust du in deinem Zug ein Raumschiff: 1 Marker entfernen und es an einen beliebigen Ort setzen".to_owned(),
        ],
        Ability::TokenMoreJumps(n) => [
            format!("When you jump: remove 1 token for {n} more jumps"),
            format!("Springst du: 1 Marker entfernen für {n} weitere Sprünge"),
        ],
        Ability::TokenPrototype(n) => [
            format!("When you build a ship in your turn: remove 1 token to build it {n} level{} higher", if n == 1 { "" } else { "s" }),
            format!("Baust du in deinem Zug ein Raumschiff: 1 Marker entfernen und es {n} {} höher bauen", if n == 1 { "Stufe" } else { "Stufen" }),
        ],
        Ability::PrivateAchievementVp(n) => [
            format!("Only you may claim your private achievement, for {n} VP; it does not bring the end of the game"),
            format!(
                "Nur du darfst deine private Errungenschaft beanspruchen, für {n} SP; sie führt nicht zum Spielende"
            ),
        ],
        Ability::Credit { ore, repay } => [
            format!(
                "When you pay ore in your turn you may turn the credit tile down to pay up to {ore} less; before \
                 production you may pay {repay} ore to turn it up again"
            ),
            format!(
                "Zahlst du in deinem Zug Erz, darfst du das Kreditplättchen umdrehen und bis zu {ore} weniger zahlen; vor \
                 der Produktion darfst du {repay} Erz zahlen und es wieder aufdecken"
            ),
        ],
        Ability::ShipTile(n) => [
            format!("The ship on the square tile has {n} more strength, except in the museum"),
            format!("Das Raumschiff auf dem quadratischen Plättchen hat {n} Stärke mehr, nur nicht im Museum"),
        ],
        Ability::DefenceBonus(n) => [
            format!(
                "Where you already have control and a ship, you have {n} more strength against others who want control"
            ),
            format!("Wo du schon die Kontrolle und ein Raumschiff hast, hast du {n} Stärke mehr gegen Übernahmen"),
        ],
        Ability::PrivateSystem => [
            "Only your ships may enter your private system; events cannot choose it".to_owned(),
            "Nur deine Raumschiffe dürfen in dein privates System; Ereignisse können es nicht wählen".to_owned(),
        ],
        _ => [String::new(), String::new()],
    };
    match lang {
        Lang::En => en,
        Lang::De => de,
    }
}

impl Words<'_> {
    /// Tokens, set-up, actions, abilities and scoring of a leader.
    pub fn leader(&self, card: &LeaderCard) -> CardText {
        let mut text = CardText::default();
        if card.tokens > 0 {
            let tokens = self.pick(if card.tokens == 1 { "token" } else { "tokens" }, "Marker");
            text.add(full(&format!("{} {tokens}", card.tokens)));
        }
        text.add(self.headed(self.pick("Set-up", "Aufbau"), card.setup));
        self.actions(&mut text, &card.actions);
        self.abilities(&mut text, &card.abilities);
        text.add(self.end(card.end));
        text
    }
}
