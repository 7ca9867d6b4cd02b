//! Reading abilities of the notation.

use super::Misread;
use super::cursor::{Counting, Cursor, GRAMMAR};
use super::{Ability, Code, Exchange};
use crate::ids::Sort;

impl Code {
    /// Reads an ability; its effect goes into the code.
    ///
    /// # Errors
    /// The first place at which the text is not valid notation.
    pub fn read_ability(&mut self, text: &str) -> Result<Ability, Misread> {
        let mut cursor = Cursor::new(text, &GRAMMAR);
        let ability = self.ability_at(&mut cursor)?;
        cursor.end()?;
        Ok(ability)
    }

    fn ability_at(&mut self, cursor: &mut Cursor<'_>) -> Result<Ability, Misread> {
        type Rest = fn(&mut Code, &mut Cursor<'_>) -> Result<Ability, Misread>;
        let known: [(&str, Rest); 38] = [
            ("skip-one-prerequisite", |_, _| Ok(Ability::SkipOnePrerequisite)),
            ("recall-as-ore", |_, _| Ok(Ability::RecallAsOre)),
            ("either-track", |_, _| Ok(Ability::EitherTrack)),
            ("wormhole", |_, _| Ok(Ability::Wormhole)),
            ("any-time", |code, cursor| {
                Ok(Ability::AnyTime { once: cursor.take("once"), effect: code.group_at(cursor)? })
            }),
            ("swap-achievement-markers", |_, _| Ok(Ability::SwapAchievementMarkers)),
            ("push-pawn", |_, _| Ok(Ability::PushPawn)),
            ("colonise-action-discount", |_, cursor| Ok(Ability::ColoniseActionDiscount(cursor.some()?))),
            ("guild-discount", |_, cursor| Ok(Ability::GuildDiscount(cursor.some()?))),
            ("on-guild-opened", |code, cursor| Ok(Ability::OnGuildOpened(code.group_at(cursor)?))),
            ("on-take-control", |code, cursor| {
                let own_turn = cursor.take("own-turn");
                let once = cursor.take("once");
                Ok(Ability::OnTakeControl { own_turn, once, effect: code.group_at(cursor)? })
            }),
            ("on-take-control-from", |code, cursor| {
                Ok(Ability::OnTakeControlFrom { once: cursor.take("once"), effect: code.group_at(cursor)? })
            }),
            ("on-research", |code, cursor| {
                Ok(Ability::OnResearch(cursor.number(1..=4)?, code.group_at(cursor)?))
            }),
            ("on-automate", |code, cursor| {
                let sort = cursor.one_of(&Sort::ALL.map(|sort| (sort.id(), sort)))?;
                Ok(Ability::OnAutomate(sort, code.group_at(cursor)?))
            }),
            ("on-last-marker", |code, cursor| Ok(Ability::OnLastMarker(code.group_at(cursor)?))),
            ("on-trades", |code, cursor| Ok(Ability::OnTrades(cursor.some()?, code.group_at(cursor)?))),
            ("trade-rate", |_, cursor| {
                let known = Exchange::ALL.map(|exchange| (exchange.id(), exchange));
                Ok(Ability::TradeRate(cursor.one_of(&known)?, cursor.number(0..=99)?))
            }),
            ("first-build-bonus", |_, cursor| Ok(Ability::FirstBuildBonus(cursor.number(1..=3)?))),
            ("extra-ship", |_, _| Ok(Ability::ExtraShip)),
            ("on-mine-phase", |code, cursor| Ok(Ability::OnMinePhase(code.group_at(cursor)?))),
            ("on-colonise", |code, cursor| Ok(Ability::OnColonise(code.group_at(cursor)?))),
            ("on-event", |code, cursor| Ok(Ability::OnEvent(code.group_at(cursor)?))),
            ("predictions", |_, _| Ok(Ability::Predictions)),
            ("choose-one-forever", |_, _| Ok(Ability::ChooseOneForever)),
            ("after-action", |code, cursor| {
                Ok(Ability::AfterAction { once: cursor.take("once"), effect: code.group_at(cursor)? })
            }),
            ("token-extra-action", |_, _| Ok(Ability::TokenExtraAction)),
            ("token-research-discount", |_, cursor| Ok(Ability::TokenResearchDiscount(cursor.some()?))),
            ("token-place-any", |_, _| Ok(Ability::TokenPlaceAny)),
            ("token-more-jumps", |_, cursor| Ok(Ability::TokenMoreJumps(cursor.some()?))),
            ("token-prototype", |_, cursor| Ok(Ability::TokenPrototype(cursor.number(1..=3)?))),
            ("private-achievement-vp", |_, cursor| Ok(Ability::PrivateAchievementVp(cursor.some()?))),
            ("credit", |_, cursor| {
                let ore = cursor.some()?;
                cursor.expect("repay")?;
                Ok(Ability::Credit { ore, repay: cursor.some()? })
            }),
            ("ship-tile", |_, cursor| Ok(Ability::ShipTile(cursor.number(1..=9)?))),
            ("defence-bonus", |_, cursor| Ok(Ability::DefenceBonus(cursor.number(1..=9)?))),
            ("private-system", |_, _| Ok(Ability::PrivateSystem)),
            ("entry-cost", |_, cursor| Ok(Ability::EntryCost(cursor.some()?))),
            ("entry-min-level", |_, cursor| Ok(Ability::EntryMinLevel(cursor.number(2..=4)?))),
            ("counts-as-yard", |_, _| Ok(Ability::CountsAsYard)),
        ];
        let rest =
            cursor.one_of(&known).map_err(|miss| Misread { expected: "an ability".to_owned(), ..miss })?;
        rest(self, cursor)
    }
}
