//! Printing effects in the notation, in the one form that all packs use.

use std::fmt;

use super::{Ability, Code, Cost, Item, Research, Shown, Spot, Step, Who};

impl fmt::Display for Shown<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, choice) in self.code.options(self.effect).iter().enumerate() {
            if i > 0 {
                f.write_str(" | ")?;
            }
            if !choice.cost.is_free() {
                write!(f, "{}: ", choice.cost)?;
            }
            for (i, item) in self.code.items(choice.items).iter().enumerate() {
                if i > 0 {
                    f.write_str("; ")?;
                }
                self.item(f, *item)?;
            }
        }
        Ok(())
    }
}

impl Shown<'_> {
    fn item(&self, f: &mut fmt::Formatter<'_>, item: Item) -> fmt::Result {
        let show = |effect| self.code.show(effect);
        match item {
            Item::Step(step, None) => write!(f, "{step}"),
            Item::Step(step, Some(scale)) => write!(f, "{step} {scale}"),
            Item::Repeat(n, effect) => write!(f, "{n}x({})", show(effect)),
            Item::Optional(effect) => write!(f, "?({})", show(effect)),
            Item::Group(effect) => write!(f, "({})", show(effect)),
            Item::If(condition, then, other) if other.is_none() => {
                write!(f, "if {condition} ({})", show(then))
            }
            Item::If(condition, then, other) => {
                write!(f, "if {condition} ({}) else ({})", show(then), show(other))
            }
            Item::For(who, effect) => write!(f, "for {who} ({})", show(effect)),
        }
    }
}

impl fmt::Display for Who {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Me => f.write_str("me"),
            Self::All => f.write_str("all"),
            Self::Others => f.write_str("others"),
            Self::Most(count) => write!(f, "most {count}"),
            Self::Fewest(count) => write!(f, "fewest {count}"),
        }
    }
}

impl fmt::Display for Cost {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = [
            (self.ore, "ore"),
            (self.ore_to_player, "ore to player"),
            (self.recall, "recall"),
            (self.ships, "ship"),
            (self.tokens, "token"),
        ];
        for (i, (number, what)) in parts.into_iter().filter(|(number, _)| *number > 0).enumerate() {
            let and = if i == 0 { "" } else { ", " };
            write!(f, "{and}{number} {what}")?;
        }
        Ok(())
    }
}

impl fmt::Display for Research {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "research {}", self.level)?;
        if let Some((count, max)) = self.plus {
            write!(f, " + {count} max {max}")?;
        }
        let modes = [
            (self.modes.known, " known"),
            (self.modes.no_prereq, " no-prereq"),
            (self.modes.no_bonus, " no-bonus"),
            (self.modes.with_supply, " with supply"),
        ];
        modes.into_iter().filter(|(set, _)| *set).try_for_each(|(_, word)| f.write_str(word))
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Gain(n) => write!(f, "gain {n} ore"),
            Self::Pay(n) => write!(f, "pay {n} ore"),
            Self::PayPlayer(n) => write!(f, "pay {n} ore to player"),
            Self::LoseOre(n) => write!(f, "lose {n} ore"),
            Self::LosePop(n) => write!(f, "lose {n} pop"),
            Self::TakeOre(n) => write!(f, "take {n} ore from others"),
            Self::GiveOre(n) => write!(f, "give {n} ore to others"),
            Self::Convert { cube, face, from, at } => {
                write!(f, "{cube}>{face}")?;
                if let Some(column) = from {
                    write!(f, " from {column}")?;
                }
                if *at == Spot::SolOrYard { Ok(()) } else { write!(f, " @{at}") }
            }
            Self::Grow => f.write_str("grow"),
            Self::Mine => f.write_str("mine"),
            Self::Trade => f.write_str("trade"),
            Self::Automate(sorts) => write!(f, "automate {sorts}"),
            Self::MoveSupply { n, rightmost, to } => {
                let rightmost = if *rightmost { " rightmost" } else { "" };
                write!(f, "move-supply {n}{rightmost} to {}", to.map_or("any", |column| column.id()))
            }
            Self::Research(research) => research.fmt(f),
            Self::PrivateTech { level, draw } => write!(f, "private-tech {level} draw {draw}"),
            Self::Jump { n, hold_bonus } => {
                write!(f, "jump {n}{}", if *hold_bonus { " hold-bonus" } else { "" })
            }
            Self::Warp(n) => write!(f, "warp {n}"),
            Self::UpgradeShips { ships, by } => write!(f, "upgrade up to {ships} ships by {by}"),
            Self::UpgradePoints(n) => write!(f, "upgrade {n} points"),
            Self::UpgradeStart(n) => write!(f, "upgrade start-ship by {n}"),
            Self::Colonise { neutral } => write!(f, "colonise{}", if *neutral { " neutral" } else { "" }),
            Self::Charter { deck, draw } => write!(f, "charter {deck} draw {draw}"),
            Self::Copy { whose, research } => {
                write!(f, "copy-action {whose}{}", if *research { " research" } else { "" })
            }
            Self::OpenGuild(guild) => write!(f, "open-guild {guild}"),
            Self::AttachSystem { deck, next_to } => write!(f, "attach-system {deck} next-to {next_to}"),
            Self::AttachVp { vp, site } => write!(f, "attach-vp {vp} {site}"),
            Self::AttachPrivate { deck, draw } => write!(f, "attach-private {deck} draw {draw}"),
            Self::PrivateAchievement(draw) => write!(f, "private-achievement draw {draw}"),
            Self::PlaceShip { level, at } => write!(f, "place-ship {level} @{at}"),
            Self::PlaceTile(tile) => write!(f, "place-tile {tile}"),
            Self::AttachDyson(deck) => write!(f, "attach-dyson {deck}"),
            Self::TakeDyson => f.write_str("take-dyson"),
            Self::Scatter => f.write_str("scatter"),
            Self::Banish(n) => write!(f, "banish {n}"),
            Self::Museum(n) => write!(f, "museum {n}"),
            Self::Vp(n) => write!(f, "vp {n}"),
            Self::AddAchievement(n) => write!(f, "add-achievement draw {n}"),
            Self::Predict => f.write_str("predict"),
            Self::Threat { rises } => write!(f, "threat {}", if *rises { "+1" } else { "-1" }),
            Self::AnarchistShip(level) => write!(f, "anarchist-ship {level}"),
            Self::AnarchistJump(n) => write!(f, "anarchist-jump {n}"),
        }
    }
}

impl Code {
    /// An ability as text in the notation.
    pub fn ability_text(&self, ability: Ability) -> String {
        let once = |once: bool| if once { " once" } else { "" };
        let words = match ability {
            Ability::SkipOnePrerequisite => "skip-one-prerequisite".to_owned(),
            Ability::RecallAsOre => "recall-as-ore".to_owned(),
            Ability::EitherTrack => "either-track".to_owned(),
            Ability::Wormhole => "wormhole".to_owned(),
            Ability::AnyTime { once: limit, .. } => format!("any-time{}", once(limit)),
            Ability::SwapAchievementMarkers => "swap-achievement-markers".to_owned(),
            Ability::PushPawn => "push-pawn".to_owned(),
            Ability::ColoniseActionDiscount(n) => format!("colonise-action-discount {n}"),
            Ability::GuildDiscount(n) => format!("guild-discount {n}"),
            Ability::OnGuildOpened(_) => "on-guild-opened".to_owned(),
            Ability::OnTakeControl { own_turn, once: limit, .. } => {
                format!("on-take-control{}{}", if own_turn { " own-turn" } else { "" }, once(limit))
            }
            Ability::OnTakeControlFrom { once: limit, .. } => format!("on-take-control-from{}", once(limit)),
            Ability::OnResearch(level, _) => format!("on-research {level}"),
            Ability::OnAutomate(sort, _) => format!("on-automate {sort}"),
            Ability::OnLastMarker(_) => "on-last-marker".to_owned(),
            Ability::OnTrades(n, _) => format!("on-trades {n}"),
            Ability::TradeRate(exchange, n) => format!("trade-rate {exchange} {n}"),
            Ability::FirstBuildBonus(n) => format!("first-build-bonus {n}"),
            Ability::ExtraShip => "extra-ship".to_owned(),
            Ability::OnMinePhase(_) => "on-mine-phase".to_owned(),
            Ability::OnColonise(_) => "on-colonise".to_owned(),
            Ability::OnEvent(_) => "on-event".to_owned(),
            Ability::Predictions => "predictions".to_owned(),
            Ability::ChooseOneForever => "choose-one-forever".to_owned(),
            Ability::AfterAction { once: limit, .. } => format!("after-action{}", once(limit)),
            Ability::TokenExtraAction => "token-extra-action".to_owned(),
            Ability::TokenResearchDiscount(n) => format!("token-research-discount {n}"),
            Ability::TokenPlaceAny => "token-place-any".to_owned(),
            Ability::TokenMoreJumps(n) => format!("token-more-jumps {n}"),
            Ability::TokenPrototype(n) => format!("token-prototype {n}"),
            Ability::PrivateAchievementVp(n) => format!("private-achievement-vp {n}"),
            Ability::Credit { ore, repay } => format!("credit {ore} repay {repay}"),
            Ability::ShipTile(n) => format!("ship-tile {n}"),
            Ability::DefenceBonus(n) => format!("defence-bonus {n}"),
            Ability::PrivateSystem => "private-system".to_owned(),
            Ability::EntryCost(n) => format!("entry-cost {n}"),
            Ability::EntryMinLevel(n) => format!("entry-min-level {n}"),
            Ability::CountsAsYard => "counts-as-yard".to_owned(),
        };
        ability.effect().map_or(words.clone(), |effect| format!("{words}({})", self.show(effect)))
    }
}
