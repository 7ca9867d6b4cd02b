//! The ladder as a picture: a bar for each bot, strongest first.

use super::{Ladder, Rung};
use std::fmt::Write;

const WIDTH: f64 = 640.0;
const ROW: f64 = 28.0;
const LEFT: f64 = 110.0;
const RIGHT: f64 = 70.0;

/// The picture as SVG. Bars begin at the weakest bot.
pub(super) fn drawn(ladder: &Ladder) -> String {
    let mut rungs: Vec<&Rung> = ladder.rungs.iter().collect();
    rungs.sort_by(|a, b| b.elo.total_cmp(&a.elo));
    let least = rungs.last().map_or(0.0, |rung| rung.elo);
    let most = rungs.first().map_or(0.0, |rung| rung.elo);
    let scale = (WIDTH - LEFT - RIGHT) / (most - least).max(1.0);
    let height = ROW * (rungs.len() as f64 + 1.5);
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" font-family=\"sans-serif\" \
         font-size=\"14\">\n<title>{game}: strength of the bots</title>\n\
         <text x=\"8\" y=\"20\">{game}, {options}: Elo, {n} games of each pair</text>\n",
        game = ladder.game,
        options = ladder.options,
        n = ladder.n_games,
    );
    for (n, rung) in rungs.iter().enumerate() {
        let (top, length) = (ROW * (n as f64 + 1.2), (rung.elo - least) * scale + 2.0);
        let (base, end) = (top + 17.0, LEFT + length + 8.0);
        // Writing into a string cannot fail.
        let _ = writeln!(
            svg,
            "<text x=\"{x}\" y=\"{base}\" text-anchor=\"end\">{bot}</text>\
             <rect x=\"{LEFT}\" y=\"{top}\" width=\"{length:.1}\" height=\"22\" fill=\"#4a7fb5\"/>\
             <text x=\"{end:.1}\" y=\"{base}\">{elo:+.0}</text>",
            x = LEFT - 8.0,
            bot = rung.bot,
            elo = rung.elo,
        );
    }
    svg.push_str("</svg>\n");
    svg
}
