//! Ratings: counted in the transaction that ends a rated game.

use sqlx::Row as _;

use super::{Conn, Row, lock_ladder, number};
use crate::rating::rate;
use crate::{Error, Rated, RatedResult, Result, Skill};

/// Counts the result of a table if it is rated.
pub(crate) async fn count(conn: &mut Conn, match_id: &str, places: &[u8]) -> Result<()> {
    let game: Option<String> = sqlx::query_scalar("SELECT game FROM matches WHERE id = $1 AND rated")
        .bind(match_id)
        .fetch_optional(&mut *conn)
        .await?;
    let Some(game) = game else { return Ok(()) };
    // Results of one game are counted one after the other.
    lock_ladder(conn, &game).await?;
    let seats: Vec<(String, Option<String>)> = sqlx::query_as(
        "SELECT COALESCE(player, 'bot:' || bot) AS who, CASE WHEN player IS NULL THEN '' ELSE name END \
         FROM seats WHERE match_id = $1 AND (player IS NOT NULL OR bot IS NOT NULL) ORDER BY seat",
    )
    .bind(match_id)
    .fetch_all(&mut *conn)
    .await?;
    if seats.len() != places.len() {
        return Err(Error::Other(format!("{} places for {} seats", places.len(), seats.len())));
    }
    let n: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(n), 0) + 1 FROM rated_results WHERE game = $1")
        .bind(&game)
        .fetch_one(&mut *conn)
        .await?;
    let mut players = Vec::with_capacity(seats.len());
    for (seat, ((player, _), place)) in (0_i64..).zip(seats.iter().zip(places)) {
        write_result(conn, (&game, n, seat), match_id, player, *place).await?;
        players.push((player.clone(), skill(conn, &game, player).await?));
    }
    for (player, skill) in rate(&players, places) {
        let of = |(who, _): &(&(String, Option<String>), &u8)| who.0 == player;
        let mine: Vec<_> = seats.iter().zip(places).filter(of).collect();
        let name = mine.first().and_then(|(seat, _)| seat.1.clone()).unwrap_or_default();
        let n_won = i64::from(mine.iter().any(|(_, place)| **place == 1));
        write_rating(conn, (&game, &player, &name), skill, n_won).await?;
    }
    Ok(())
}

async fn skill(conn: &mut Conn, game: &str, player: &str) -> Result<Skill> {
    let found: Option<(f64, f64)> =
        sqlx::query_as("SELECT rating, uncertainty FROM ratings WHERE game = $1 AND player = $2")
            .bind(game)
            .bind(player)
            .fetch_optional(conn)
            .await?;
    Ok(found.map_or_else(Skill::default, |(rating, uncertainty)| Skill { rating, uncertainty }))
}

async fn write_result(
    conn: &mut Conn,
    (game, n, seat): (&str, i64, i64),
    match_id: &str,
    player: &str,
    place: u8,
) -> Result<()> {
    sqlx::query(
        "INSERT INTO rated_results (game, n, seat, match_id, player, place) VALUES ($1, $2, $3, $4, $5, $6)",
    )
    .bind(game)
    .bind(n)
    .bind(seat)
    .bind(match_id)
    .bind(player)
    .bind(i64::from(place))
    .execute(conn)
    .await?;
    Ok(())
}

async fn write_rating(
    conn: &mut Conn,
    (game, player, name): (&str, &str, &str),
    skill: Skill,
    n_won: i64,
) -> Result<()> {
    sqlx::query(
        "INSERT INTO ratings (game, player, name, rating, uncertainty, points, n_games, n_won) \
         VALUES ($1, $2, $3, $4, $5, $6, 1, $7) ON CONFLICT (game, player) DO UPDATE SET name = excluded.name, \
         rating = excluded.rating, uncertainty = excluded.uncertainty, points = excluded.points, \
         n_games = ratings.n_games + 1, n_won = ratings.n_won + excluded.n_won",
    )
    .bind(game)
    .bind(player)
    .bind(name)
    .bind(skill.rating)
    .bind(skill.uncertainty)
    .bind(skill.points())
    .bind(n_won)
    .execute(conn)
    .await?;
    Ok(())
}

fn rated(row: &Row) -> sqlx::Result<Rated> {
    Ok(Rated {
        game: row.try_get("game")?,
        player: row.try_get("player")?,
        name: row.try_get("name")?,
        skill: Skill { rating: row.try_get("rating")?, uncertainty: row.try_get("uncertainty")? },
        points: row.try_get("points")?,
        n_games: number(row, "n_games")?,
        n_won: number(row, "n_won")?,
    })
}

const RATED: &str = "game, player, name, rating, uncertainty, points, n_games, n_won FROM ratings";

/// The best players of a game.
pub(crate) async fn ladder(conn: &mut Conn, game: &str, limit: u32) -> Result<Vec<Rated>> {
    let text = format!("SELECT {RATED} WHERE game = $1 ORDER BY points DESC, player LIMIT $2");
    let rows =
        sqlx::query(sqlx::AssertSqlSafe(text)).bind(game).bind(i64::from(limit)).fetch_all(conn).await?;
    Ok(rows.iter().map(rated).collect::<sqlx::Result<_>>()?)
}

/// The ratings of a player at all games.
pub(crate) async fn of(conn: &mut Conn, player: &str) -> Result<Vec<Rated>> {
    let text = format!("SELECT {RATED} WHERE player = $1 ORDER BY game");
    let rows = sqlx::query(sqlx::AssertSqlSafe(text)).bind(player).fetch_all(conn).await?;
    Ok(rows.iter().map(rated).collect::<sqlx::Result<_>>()?)
}

/// How many players of a game have more points.
pub(crate) async fn n_above(conn: &mut Conn, game: &str, points: i64) -> Result<u64> {
    let n: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM ratings WHERE game = $1 AND points > $2")
        .bind(game)
        .bind(points)
        .fetch_one(conn)
        .await?;
    Ok(n.unsigned_abs())
}

/// The rated results of a game in the order in which they were counted.
pub(crate) async fn results(conn: &mut Conn, game: &str) -> Result<Vec<RatedResult>> {
    let rows = sqlx::query("SELECT n, player, place FROM rated_results WHERE game = $1 ORDER BY n, seat")
        .bind(game)
        .fetch_all(conn)
        .await?;
    let result = |row: &Row| {
        Ok(RatedResult { n: number(row, "n")?, player: row.try_get("player")?, place: number(row, "place")? })
    };
    Ok(rows.iter().map(result).collect::<sqlx::Result<_>>()?)
}
