//! Ratings of players, after Weng and Lin: a skill and how uncertain it is, for any number of players at a table.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How strong a player is at a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Skill {
    /// The estimate.
    pub rating: f64,
    /// How uncertain it is: one standard deviation.
    pub uncertainty: f64,
}

impl Default for Skill {
    fn default() -> Self {
        let WengLinRating { rating, uncertainty } = WengLinRating::new();
        Self { rating, uncertainty }
    }
}

impl Skill {
    /// The number that people see: what is rather sure. It is 1500 for a newcomer, and grows with certainty.
    pub fn points(self) -> i64 {
        (1000.0 + 60.0 * (self.rating - 2.0 * self.uncertainty)).round() as i64
    }
}

/// A player on a ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    /// The game.
    pub game: String,
    /// The id of a guest, or `bot:` and the name of a bot. Nobody else may know the id of a guest.
    pub player: String,
    /// The name under which the guest played last; nothing for a bot.
    pub name: String,
    /// How strong the player is.
    pub skill: Skill,
    /// The number that people see.
    pub points: i64,
    /// How many rated games were finished.
    pub n_games: u32,
    /// How many of them were won.
    pub n_won: u32,
}

/// One seat of a rated result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RatedResult {
    /// The number of the result among those of its game, from 1.
    pub n: u64,
    /// Who played.
    pub player: String,
    /// The place, from 1.
    pub place: u8,
}

/// The skills of the players of a table after a result; several seats of one bot count as their mean.
pub fn rate(players: &[(String, Skill)], places: &[u8]) -> Vec<(String, Skill)> {
    let seats: Vec<[WengLinRating; 1]> = players
        .iter()
        .map(|(_, skill)| [WengLinRating { rating: skill.rating, uncertainty: skill.uncertainty }])
        .collect();
    let ranked: Vec<(&[WengLinRating], MultiTeamOutcome)> = seats
        .iter()
        .zip(places)
        .map(|(seat, place)| (&seat[..], MultiTeamOutcome::new((*place).into())))
        .collect();
    let after = weng_lin_multi_team(&ranked, &WengLinConfig::new());
    let mut rated: Vec<(String, Vec<Skill>)> = Vec::new();
    for ((player, _), team) in players.iter().zip(after) {
        let Some(WengLinRating { rating, uncertainty }) = team.first().copied() else { continue };
        let skill = Skill { rating, uncertainty };
        match rated.iter_mut().find(|(other, _)| other == player) {
            Some((_, skills)) => skills.push(skill),
            None => rated.push((player.clone(), vec![skill])),
        }
    }
    rated.into_iter().map(|(player, skills)| (player, mean(&skills))).collect()
}

fn mean(skills: &[Skill]) -> Skill {
    let n = skills.len() as f64;
    Skill {
        rating: skills.iter().map(|skill| skill.rating).sum::<f64>() / n,
        uncertainty: skills.iter().map(|skill| skill.uncertainty).sum::<f64>() / n,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn new(player: &str) -> (String, Skill) {
        (player.to_owned(), Skill::default())
    }

    #[test]
    fn who_wins_rises_and_who_loses_falls() {
        assert_eq!(Skill::default().points(), 1500);
        let after = rate(&[new("ada"), new("bob"), new("cy")], &[2, 1, 3]);
        let points: Vec<i64> = after.iter().map(|(_, skill)| skill.points()).collect();
        assert!(points[1] > points[0] && points[0] > points[2], "{points:?}");
        assert!(after.iter().all(|(_, skill)| skill.uncertainty < Skill::default().uncertainty));
    }

    #[test]
    fn a_tie_of_equals_changes_no_estimate() {
        let after = rate(&[new("ada"), new("bob")], &[1, 1]);
        assert!((after[0].1.rating - after[1].1.rating).abs() < 1e-9);
    }

    #[test]
    fn a_bot_on_two_seats_has_one_rating() {
        let after = rate(&[new("ada"), new("bot:easy"), new("bot:easy")], &[1, 2, 3]);
        let players: Vec<&str> = after.iter().map(|(player, _)| player.as_str()).collect();
        assert_eq!(players, ["ada", "bot:easy"]);
        assert!(after[0].1.rating > after[1].1.rating);
    }
}
