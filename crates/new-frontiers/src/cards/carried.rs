//! Refuses what can be written in a pack but what the rules do not carry out.

use pack::{Reading, Spanned};

use super::raw::RawTile;
use super::{ColonyCard, Colour, DevelopmentCard, HomeCard, Yield};
use crate::effect::{Bonus, Power};
use crate::ids::Tile;

/// A line about the good of this colony needs a colony that can have one.
pub(super) fn check_grey(reading: &mut Reading<'_, '_>, texts: &[Spanned<String>]) {
    let about_its_good = |text: &str| text.starts_with("when produces:") || text == "property: untradable";
    for text in texts.iter().filter(|text| about_its_good(text.get_ref())) {
        reading.fault(text.span(), "a grey colony never has a good");
    }
}

/// NF-069 to NF-074: one world may be a joker; a match remembers one declared kind for each player.
pub(super) fn check_jokers(
    reading: &mut Reading<'_, '_>,
    worlds: &[Spanned<ColonyCard>],
    homes: &[Spanned<HomeCard>],
) {
    for home in homes.iter().filter(|home| home.get_ref().colony.colour == Colour::Joker) {
        reading.fault_of(&home.span(), "kind", "a home cannot be a joker: only a world is declared");
    }
    let mut jokers = worlds.iter().filter(|world| world.get_ref().colour == Colour::Joker);
    let Some(joker) = jokers.next() else { return };
    if joker.get_ref().military {
        reading.fault_of(&joker.span(), "military", "a joker is paid for: its kind is declared when it is");
    }
    if joker.get_ref().yields != Yield::Windfall {
        reading.fault_of(&joker.span(), "type", "a joker is a \"windfall\" colony");
    }
    for second in jokers {
        let id = joker.get_ref().id;
        reading.fault_of(&second.span(), "kind", format!("there is one joker at most, and \"{id}\" is it"));
    }
}

/// NF-115: a turn counts replacements and does not remember which power was used, so all have the same number.
pub(super) fn check_replacing(
    reading: &mut Reading<'_, '_>,
    worlds: &[Spanned<ColonyCard>],
    homes: &[Spanned<HomeCard>],
    developments: &[Spanned<DevelopmentCard>],
) {
    let tiles = developments.iter().map(|card| (card.span(), &card.get_ref().powers));
    let tiles = tiles.chain(homes.iter().map(|card| (card.span(), &card.get_ref().colony.powers)));
    let tiles = tiles.chain(worlds.iter().map(|card| (card.span(), &card.get_ref().powers)));
    let mut first = None;
    for (span, powers) in tiles {
        for power in powers {
            let Power::ReplaceColony { up_to } = *power else { continue };
            let expected = *first.get_or_insert(up_to);
            if up_to != expected {
                let message = format!(
                    "all powers to replace a colony have the same number: expected +{expected}, found +{up_to}"
                );
                reading.fault_of(&span, "powers", message);
            }
        }
    }
}

/// An action tile has the bonuses that its action can give, and is executed by those who can execute it.
pub(super) fn check_tile(reading: &mut Reading<'_, '_>, tile: Tile, raw: &RawTile, bonuses: &[Bonus]) {
    let everyone = !matches!(tile, Tile::Isolation | Tile::Goals | Tile::Envoys);
    if raw.everyone != everyone {
        let who = if everyone { "everyone executes it" } else { "only the selector executes it" };
        reading.fault(raw.id.span(), format!("expected `everyone = {everyone}`: {who}"));
    }
    if raw.credit_if_unchosen > 0 && tile != Tile::Produce {
        reading.fault(raw.id.span(), "only Produce gets credits in a round without it (NF-131)");
    }
    for (text, bonus) in raw.bonus.iter().zip(bonuses) {
        let fits = match bonus {
            Bonus::Gain(_) => true,
            Bonus::PickOneMore => tile == Tile::Explore,
            Bonus::TakeTileCredits => tile == Tile::Produce,
            // The order of an action that everybody executes is fixed before its bonus.
            Bonus::MoveFirst | Bonus::MoveUp => !everyone,
            Bonus::DrawGoals => tile == Tile::Goals,
            Bonus::Power(Power::DevelopCost(_) | Power::DevelopLargeCost(_)) => tile == Tile::Develop,
            Bonus::Power(Power::SettleGain(_)) => tile == Tile::Settle,
            Bonus::Power(Power::Windfall(_)) => tile == Tile::Produce,
            Bonus::Power(_) => false,
        };
        if !fits {
            reading.fault(text.span(), format!("this action tile cannot give the bonus \"{bonus}\""));
        }
    }
}
