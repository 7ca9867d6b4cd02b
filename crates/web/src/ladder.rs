//! Ladders: the ratings of the store as people and programs read them. The id of a guest stays secret.

use crate::app::App;
use crate::art::Lid;
use crate::error::Error;
use crate::i18n::Lang;
use crate::pages::ladder::Row;
use crate::tables::AnyGame;
use store::Rated;

/// How many players a ladder shows.
pub(crate) const LONGEST: u32 = 100;

fn row(rated: &Rated, game: AnyGame, place: u64, guest: Option<&str>, lang: Lang) -> Row {
    let bot = rated.player.strip_prefix("bot:");
    Row {
        place,
        name: bot.map_or_else(|| rated.name.clone(), |bot| game.bot_name(bot, lang)),
        is_bot: bot.is_some(),
        is_own: guest == Some(&rated.player),
        points: rated.points,
        n_games: rated.n_games,
        n_won: rated.n_won,
    }
}

/// The best players of a game; `guest` is who asks.
pub(crate) async fn best(
    app: &App,
    game: AnyGame,
    guest: Option<&str>,
    lang: Lang,
) -> Result<Vec<Row>, Error> {
    let rated = app.live().store().ladder(game.name(), LONGEST).await?;
    let mut rows: Vec<Row> = Vec::with_capacity(rated.len());
    for (n, it) in (1..).zip(&rated) {
        let place = rows.last().filter(|last| last.points == it.points).map_or(n, |last| last.place);
        rows.push(row(it, game, place, guest, lang));
    }
    Ok(rows)
}

/// The ratings of a guest, by game.
pub(crate) async fn own(app: &App, guest: &str, lang: Lang) -> Result<Vec<(&'static Lid, Row)>, Error> {
    let mut rows = Vec::new();
    for rated in app.live().store().ratings_of(guest).await? {
        let Ok(game) = app.live().game(&rated.game) else { continue };
        let place = app.live().store().n_rated_above(&rated.game, rated.points).await? + 1;
        rows.push((game.lid(), row(&rated, game, place, Some(guest), lang)));
    }
    Ok(rows)
}
