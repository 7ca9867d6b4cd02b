//! Clocks of tables as people and programs write and read them.

use crate::error::Error;
use crate::i18n::{Lang, t};
use store::{Clock, Time, TimeLeft, Timeout};

/// The most minutes of a live clock.
pub(crate) const MOST_MINUTES: u32 = 600;
/// The most seconds that a live clock adds for a turn.
pub(crate) const MOST_STEP: u32 = 600;
/// The most days for a turn.
pub(crate) const MOST_DAYS: u32 = 30;

const DAY: i64 = 86_400;

/// A clock in words: nothing or `none`, `live MINUTES SECONDS`, `days DAYS`. `timeout` is `bot` or `close`.
pub(crate) fn read(words: &str, timeout: Option<&str>) -> Result<Option<Clock>, Error> {
    let no_clock = || Error::Request(format!("`{words}` is no clock: none, live MINUTES SECONDS, days DAYS"));
    let number = |text: &str, least: u32, most: u32| {
        text.parse()
            .ok()
            .filter(|n| (least..=most).contains(n))
            .ok_or_else(|| Error::Request(format!("`{text}` does not fit a clock: it has {least} to {most}")))
    };
    let words: Vec<&str> = words.split_whitespace().collect();
    let time = match words[..] {
        [] | ["none"] => return Ok(None),
        ["live", minutes, step] => {
            Time::Live { seconds: number(minutes, 1, MOST_MINUTES)? * 60, step: number(step, 0, MOST_STEP)? }
        }
        ["days", days] => Time::Days(number(days, 1, MOST_DAYS)?),
        _ => return Err(no_clock()),
    };
    let timeout = match timeout {
        None | Some("" | "bot") => Timeout::Bot,
        Some("close") => Timeout::Close,
        Some(other) => return Err(Error::Request(format!("`{other}` is no timeout: bot, close"))),
    };
    Ok(Some(Clock { time, timeout }))
}

/// The same words again.
pub(crate) fn written(clock: Clock) -> String {
    match clock.time {
        Time::Live { seconds, step } => format!("live {} {step}", seconds / 60),
        Time::Days(days) => format!("days {days}"),
    }
}

/// What happens when the time is out, as a word.
pub(crate) fn timeout_word(clock: Clock) -> &'static str {
    match clock.timeout {
        Timeout::Bot => "bot",
        Timeout::Close => "close",
    }
}

/// How much time there is, in a few words.
pub(crate) fn short(clock: Clock, lang: Lang) -> String {
    match clock.time {
        Time::Live { seconds, step } => t!(lang, "clock-live", minutes = seconds / 60, step = step),
        Time::Days(days) => t!(lang, "clock-days", n = days),
    }
}

/// The same with what happens when it is out.
pub(crate) fn told(clock: Clock, lang: Lang) -> String {
    let short = short(clock, lang);
    match clock.timeout {
        Timeout::Bot => t!(lang, "clock-then-bot", clock = short),
        Timeout::Close => t!(lang, "clock-then-close", clock = short),
    }
}

/// What is left, as a clock shows it. The page does the same while the clock runs (`clocks.js`).
pub(crate) fn left(left: &TimeLeft, lang: Lang) -> String {
    let seconds = left.ms / 1000;
    let (days, hours) = (seconds / DAY, seconds % DAY / 3600);
    if days > 0 {
        return t!(lang, "time-days", days = days, hours = hours);
    }
    let (minutes, seconds) = (seconds % 3600 / 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

/// Whether so little is left that it is shown in another colour.
pub(crate) fn is_low(left: &TimeLeft, clock: Clock) -> bool {
    let low = match clock.time {
        Time::Live { .. } => 60_000,
        Time::Days(_) => DAY * 500,
    };
    left.ms < low
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_read_as_they_are_written() {
        for words in ["live 30 20", "days 3", "live 1 0", "days 30"] {
            let clock = read(words, None).unwrap().unwrap();
            assert_eq!((written(clock).as_str(), timeout_word(clock)), (words, "bot"));
        }
        assert_eq!((read("", None), read(" none ", Some("close"))), (Ok(None), Ok(None)));
        assert_eq!(read("days 3", Some("close")).unwrap().map(timeout_word), Some("close"));
    }

    #[test]
    fn what_is_no_clock_is_refused() {
        for bad in ["live", "live 0 5", "live 601 0", "live 5 601", "days 0", "days 31", "days x", "sand"] {
            assert!(matches!(read(bad, None), Err(Error::Request(_))), "{bad}");
        }
        assert!(matches!(read("days 3", Some("never")), Err(Error::Request(_))));
    }

    #[test]
    fn what_is_left_is_shown_like_a_clock() {
        let shown =
            |seconds: i64| left(&TimeLeft { ms: seconds * 1000, runs: true, vacation: None }, Lang::En);
        assert_eq!(shown(0), "0:00");
        assert_eq!(shown(65), "1:05");
        assert_eq!(shown(3600 + 62), "1:01:02");
        assert_eq!(shown(2 * DAY + 3 * 3600 + 59), "2 d 3 h");
    }
}
