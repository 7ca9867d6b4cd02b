//! One table for one viewer: the frame, the stage, the decision bar.

use super::guide::Guide;
use super::story::{From, Story};
use super::waiting::Reach;
use super::{
    Rematch, Viewpoint, address, agreeing, chat, names, plain, rematch, result, seats, waiting, with_seed,
};
use crate::error::{Error, reason};
use crate::game::{Names, Rail};
use crate::i18n::{Lang, day, t};
use crate::live::{Rights, Shown, Slot};
use crate::naming;
use crate::pages::components::decision::{self, Decision, State, Step};
use crate::pages::components::icon;
use crate::pages::components::table_frame::{self, PlateClock, SeatPlate, Table};
use crate::pages::components::tell;
use crate::pages::layout::{Share, Shell};
use crate::pieces::Pieces;
use crate::record::Record;
use crate::story::Span;
use crate::tables::{Drawn, Looking};
use crate::timing;
use engine::{Illegal, Seat, Seats, Viewer};
use maud::{Markup, html};
use store::{Said, Status, TimeLeft, UndoRequest};

/// Everything that the page of a table is drawn from.
pub(crate) struct Page<'a> {
    /// The table.
    pub slot: &'a Slot,
    /// What is shown of it.
    pub shown: &'a Shown,
    /// The number of this moment; the page compares it with the numbers of the event stream.
    pub number: u64,
    /// Who asks.
    pub guest: &'a str,
    /// Whether they belong to the table, and not only watch.
    pub is_at_table: bool,
    /// What they may do with each seat.
    pub rights: Vec<Rights>,
    /// How much time the seats have, if there is a clock.
    pub times: Vec<TimeLeft>,
    /// The request to undo that waits for answers.
    pub undo_request: Option<UndoRequest>,
    /// The next table of the same people.
    pub rematch: Rematch,
    /// Where they look from.
    pub viewpoint: Viewpoint,
    /// How many actions they had seen at their last look.
    pub seen: Option<usize>,
    /// The action whose turn they want to see, counted from one; none for the present.
    pub then: Option<usize>,
    /// Whether they want to see the boards of a finished match, not its result.
    pub shows_boards: bool,
    /// How the match went, if it is over and its result is shown in place of the boards.
    pub record: Option<&'a Record>,
    /// What was said last.
    pub said: &'a [Said],
    /// Whether they have switched the guide off.
    pub is_alone: bool,
    /// What invitations start with: `https://games.example.org`.
    pub origin: &'a str,
    /// Why such an invitation can only be opened on this computer, if that is so.
    pub reach: Option<Reach>,
    /// Whether it is the table in plain words.
    pub is_plain: bool,
    /// Whether that table is loaded again and again.
    pub is_repeated: bool,
}

/// The whole page.
pub(crate) fn page(shell: &Shell<'_>, page: &Page<'_>) -> Result<Markup, Error> {
    draw(shell, page, None, table_frame::page)
}

/// The part of the page that an update replaces, without the pieces that the browser has.
pub(crate) fn region(
    shell: &Shell<'_>,
    page: &Page<'_>,
    pieces: Option<&Pieces<'_>>,
) -> Result<Markup, Error> {
    draw(shell, page, pieces, table_frame::region)
}

/// The same in plain words.
pub(crate) fn plain_page(shell: &Shell<'_>, page: &Page<'_>) -> Result<Markup, Error> {
    page.slot.guarded(|| plain::page(shell, page, &Parts::new(shell.lang, page, None)))
}

type Frame = fn(&Shell<'_>, &Table<'_>) -> Markup;

fn draw(
    shell: &Shell<'_>,
    page: &Page<'_>,
    pieces: Option<&Pieces<'_>>,
    frame: Frame,
) -> Result<Markup, Error> {
    page.slot.guarded(|| Parts::new(shell.lang, page, pieces).framed(shell, page, frame))
}

/// What is drawn before the frame is put around it.
pub(super) struct Parts {
    pub(super) base: String,
    pub(super) suffix: String,
    pub(super) names: Names,
    pub(super) drawn: Drawn,
    pub(super) chat: Markup,
    guide: Option<Guide>,
    /// What happened.
    story: Option<Story>,
    /// The same as a strip.
    strip: Option<Markup>,
}

impl Parts {
    fn new(lang: Lang, page: &Page<'_>, pieces: Option<&Pieces<'_>>) -> Self {
        let (shown, base) = (page.shown, address::table(&page.slot.id));
        let names = names(&shown.people, lang);
        let suffix = address::suffix(page.viewpoint.named(), page.is_plain, page.is_repeated);
        // The guide points at the board; plain words offer every choice instead.
        let guide = Guide::of(shown, page.viewpoint.seat(), !page.is_alone).filter(|_| !page.is_plain);
        let post = page.is_at_table.then(|| format!("{base}/chat{suffix}"));
        let is_hidden = !page.is_at_table && !shown.people.terms.open_chat;
        // A closed table asks nobody, and its pieces must not look as if it did.
        let is_closed = shown.people.status == Status::Closed;
        let chat = html! {
            (chat(lang, post.as_deref(), page.said, is_hidden))
            (seats::list(lang, page, &base, &names))
        };
        // What lies before the boards, or in their place, has no pieces.
        let is_open = shown.people.status == Status::Running && page.viewpoint.curtain.is_none();
        let pieces = pieces.filter(|_| is_open);
        // In plain words log and chat stand apart from the board.
        let apart = page.is_plain.then(|| Rail { log: html! {}, n_new: 0, chat: html! {} });
        let looking = Looking {
            lang,
            viewer: if is_closed { Viewer::Spectator } else { page.viewpoint.viewer },
            names: &names,
            seen: page.seen,
            base: Some(&base),
            only: guide.as_ref().and_then(Guide::only),
            chat: &chat,
            rail: apart.as_ref(),
            told: None,
            pieces,
        };
        // The guide tells itself what happened, and a hidden table must not.
        let is_told = guide.is_none()
            && shown.people.status != Status::Waiting
            && (is_closed || page.viewpoint.curtain.is_none());
        let story = is_told.then(|| Story::new(shown.table.turns(looking.viewer), page.then));
        let strip = story.as_ref().map(|story| {
            let from = From {
                base: &base,
                viewer: looking.viewer,
                mine: page.viewpoint.mine,
                names: &names,
                lang,
                is_asked: page.viewpoint.mine.iter().any(|seat| asked(shown).has(seat)),
            };
            let told = story.told(|span| shown.table.tale(&looking, span));
            tell::strip(lang, &story.strip(told.as_ref(), &from))
        });
        let mut drawn = match story.as_ref().and_then(Story::shown) {
            Some(span) => past(shown, &looking, span),
            None => shown.table.drawn(&looking),
        };
        if shown.people.status == Status::Waiting {
            let (guest, mine) = (page.guest, page.viewpoint.mine);
            let links = (page.origin, page.reach);
            let room = waiting::room(page.slot, &shown.people, guest, mine, links, lang);
            drawn =
                drawn.behind(html! { (room) section.panel.block.pane.pane-board.waiting-talk { (chat) } });
        } else if let Some(seat) = page.viewpoint.curtain.filter(|_| !is_closed) {
            drawn = drawn.behind(waiting::curtain(page.slot, &names, seat, lang));
        } else if story.as_ref().is_none_or(|story| story.shown().is_none())
            && let Some(record) = page.record
        {
            drawn = result::in_place_of_boards(drawn, page, record, &looking);
        }
        Self { base, suffix, names, drawn, chat, guide, story, strip }
    }

    fn framed(&self, shell: &Shell<'_>, page: &Page<'_>, frame: Frame) -> Markup {
        let (people, awaiting) = (&page.shown.people, asked(page.shown));
        let words: Vec<String> =
            (0..page.shown.table.n_seats()).map(|n| self.words(shell.lang, page, Seat(n))).collect();
        let hrefs: Vec<String> =
            (1..=words.len()).map(|n| format!("{}/seats/p{n}{}", self.base, self.suffix)).collect();
        let seats: Vec<SeatPlate<'_>> = (0_u8..)
            .zip(&self.drawn.plates)
            .map(|(n, plate)| SeatPlate {
                n: n + 1,
                name: self.names.of(Seat(n)),
                is_me: page.viewpoint.mine.has(Seat(n)),
                is_bot: people.bot(Seat(n)).is_some(),
                is_asked: awaiting.has(Seat(n)),
                words: &words[usize::from(n)],
                clock: self.clock(shell.lang, page, Seat(n)),
                amounts: &plate.amounts,
                href: &hrefs[usize::from(n)],
            })
            .collect();
        let panes = &self.drawn.panes;
        let seen =
            page.viewpoint.seat().map(|seat| format!("{}/seen{}", self.base, address::seen_as(Some(seat))));
        let person = page
            .viewpoint
            .named()
            .filter(|seat| awaiting.has(*seat))
            .map(|seat| self.names.of(seat).to_owned());
        let game = page.slot.game.lid().title.to_owned();
        let game = with_seed(game, people.open_seed.as_deref(), shell.lang);
        let game = if people.terms.rated { t!(shell.lang, "game-rated", game = game) } else { game };
        let title = naming::shown(&people.name, shell.games, shell.lang);
        let turn = self.turn(shell.lang, page);
        let (shared_title, shared) = (format!("{title} · {game}"), self.shared(shell.lang, page));
        let picture = address::picture(&self.base, shell.lang, page.shown.news(0).number());
        let share = Share {
            title: &shared_title,
            text: &shared,
            origin: page.origin,
            path: &self.base,
            picture: Some(&picture),
        };
        frame(
            shell,
            &Table {
                title: &title,
                game: &game,
                turn: turn.as_deref(),
                moment: &self.drawn.moment,
                version: page.number,
                events: &format!("{}/events", self.base),
                fragment: &self.fragment(page),
                seen: seen.as_deref(),
                strip: self.strip.as_ref(),
                is_past: self.shown().is_some(),
                pane: self.drawn.first_pane,
                is_asked: self.drawn.ask.is_some(),
                person: person.as_deref(),
                share: Some(&share),
                seats: &seats,
                panes,
                rules: &format!("/rules/{}", page.slot.game.name()),
                plain: &address::plain(&self.base, page.viewpoint.named()),
                stage: &self.drawn.stage,
                stage_class: self.drawn.stage_class,
                sheet: page.slot.game.sheet().map(|sheet| sheet.name),
                scripts: page.slot.game.scripts(),
                bar: &self.guided(self.bar(shell.lang, page), shell.lang, page),
            },
        )
    }

    /// The table in a sentence that everybody may read: who plays, or who has won.
    fn shared(&self, lang: Lang, page: &Page<'_>) -> String {
        let game = page.slot.game.lid().title;
        let seats = (0..page.shown.table.n_seats()).map(Seat);
        let names: Vec<&str> = seats.map(|seat| self.names.of(seat)).collect();
        let names = names.join(", ");
        match (page.shown.people.status, page.shown.table.outcome()) {
            (Status::Finished, Some(outcome)) => {
                let result = result::sentence(lang, &outcome, &page.shown.table, &self.names);
                t!(lang, "share-over", game = game, names = names, result = result)
            }
            (Status::Waiting, _) => t!(lang, "share-waiting", game = game, names = names),
            _ => t!(lang, "share-running", game = game, names = names),
        }
    }

    /// The past turn that the board shows.
    fn shown(&self) -> Option<Span> {
        self.story.as_ref().and_then(Story::shown)
    }

    /// Where to fetch the table again; an update does not leave the past.
    fn fragment(&self, page: &Page<'_>) -> String {
        let base = format!("{}/fragment", self.base);
        match self.shown() {
            Some(span) => address::then(&base, page.viewpoint.viewer, Some(span.to)),
            None if page.shows_boards => address::boards(&base, page.viewpoint.viewer),
            None => format!("{base}{}", self.suffix),
        }
    }

    /// A seat in words, for screen readers.
    pub(super) fn words(&self, lang: Lang, page: &Page<'_>, seat: Seat) -> String {
        let words = self.drawn.plates.get(usize::from(seat.0)).map_or("", |plate| plate.words.as_str());
        let words = match self.clock(lang, page, seat) {
            Some(PlateClock { vacation: Some(until), .. }) => {
                t!(lang, "plate-vacation", words = words, day = until)
            }
            Some(clock) => t!(lang, "plate-time", words = words, left = clock.text),
            None => words.to_owned(),
        };
        if page.viewpoint.mine.has(seat) {
            t!(lang, "plate-you", name = self.names.of(seat), words = words)
        } else {
            t!(lang, "plate-other", name = self.names.of(seat), words = words)
        }
    }

    /// The clock of a seat; none for a bot, and none after the end.
    fn clock(&self, lang: Lang, page: &Page<'_>, seat: Seat) -> Option<PlateClock> {
        let people = &page.shown.people;
        let (clock, left) = (people.terms.clock?, page.times.get(usize::from(seat.0))?);
        if people.status != Status::Running || people.bot(seat).is_some() {
            return None;
        }
        Some(PlateClock {
            text: timing::left(left, lang),
            ms: left.ms,
            runs: left.runs,
            is_low: timing::is_low(left, clock),
            vacation: left.vacation.map(|at| day(lang, &crate::daily::date(at))),
        })
    }

    /// Whose turn it is, for the title of the page.
    fn turn(&self, lang: Lang, page: &Page<'_>) -> Option<String> {
        if page.shown.people.status != Status::Running {
            return None;
        }
        let asked: Vec<Seat> = page.shown.table.awaiting().iter().collect();
        if asked.iter().any(|seat| page.viewpoint.mine.has(*seat)) {
            return Some(t!(lang, "js-your-turn"));
        }
        let names: Vec<&str> = asked.iter().map(|seat| self.names.of(*seat)).collect();
        (!names.is_empty()).then(|| t!(lang, "title-turn", names = names.join(", ")))
    }

    /// The bar, and beside it the guide, if there is one.
    fn guided(&self, bar: Markup, lang: Lang, page: &Page<'_>) -> Markup {
        match &self.guide {
            Some(guide) => guide.beside(bar, page.shown, page.slot, lang),
            None => bar,
        }
    }

    fn bar(&self, lang: Lang, page: &Page<'_>) -> Markup {
        let post = format!("{}/act{}", self.base, self.suffix);
        let undo = format!("{}/undo{}", self.base, self.suffix);
        let hint = format!("{}/hint{}", self.base, self.suffix);
        let (may_undo, undo_stop) = self.undo(lang, page);
        let is_led = self.guide.as_ref().is_some_and(|guide| guide.only().is_some());
        let (ask, note, trail, state) = match &self.drawn.ask {
            Some(ask) => (ask.sentence.clone(), ask.note.clone(), &ask.trail[..], State::Choose),
            None => {
                let (ask, state) = self.pause(lang, page);
                let note = page.viewpoint.mine.is_empty().then(|| t!(lang, "watching"));
                (ask, note, &[][..], state)
            }
        };
        let trail: Vec<Step<'_>> = trail.iter().map(|(label, at)| Step { label, at: *at }).collect();
        decision::bar(
            lang,
            &Decision {
                state,
                version: page.number,
                key: &self.drawn.question,
                post: &post,
                trail: &trail,
                ask: &ask,
                note: note.as_deref(),
                choices: &self.drawn.choices,
                undo: may_undo.then_some(undo.as_str()),
                undo_stop: undo_stop.as_deref(),
                // A bot may give other advice than the guide, so there is no hint while the guide is shown.
                // Nor where there is nothing to choose from.
                // At a rated table there are none.
                hint: (self.drawn.choices.len() > 1 && !is_led && !page.shown.people.terms.rated)
                    .then_some(hint.as_str()),
                extra: self.extra(lang, page).as_ref(),
            },
        )
    }

    /// What the bar says while the viewer is not asked.
    pub(super) fn pause(&self, lang: Lang, page: &Page<'_>) -> (Markup, State) {
        if let Some(span) = self.shown() {
            return (html! { (t!(lang, "story-past", name = self.names.of(span.seat))) }, State::Wait);
        }
        if page.shown.people.status == Status::Waiting {
            return (html! { (t!(lang, "waiting-for-players")) }, State::Wait);
        }
        if page.shown.people.status == Status::Closed {
            return (html! { b { (Self::closed(lang, page)) } }, State::Over);
        }
        match page.shown.table.outcome() {
            Some(_) if page.record.is_some() => (html! { b { (t!(lang, "over-thanks")) } }, State::Over),
            Some(outcome) => {
                let sentence = result::sentence(lang, &outcome, &page.shown.table, &self.names);
                (html! { b { (sentence) } }, State::Over)
            }
            None => {
                let names: Vec<&str> = asked(page.shown).iter().map(|seat| self.names.of(seat)).collect();
                (html! { (t!(lang, "waiting-for", names = names.join(", "))) }, State::Wait)
            }
        }
    }

    /// Why a closed table has no result, and that it does not count.
    fn closed(lang: Lang, page: &Page<'_>) -> String {
        let people = &page.shown.people;
        let why = match people.places.iter().find(|place| place.timed_out) {
            Some(place) => t!(lang, "over-late", name = place.name.as_deref().unwrap_or_default()),
            None => t!(lang, "over-closed"),
        };
        if people.terms.rated { format!("{why} {}", t!(lang, "over-not-rated")) } else { why }
    }

    /// Whether undo is offered, and why not if something was revealed.
    pub(super) fn undo(&self, lang: Lang, page: &Page<'_>) -> (bool, Option<String>) {
        if page.viewpoint.seat().is_none() || self.shown().is_some() {
            return (false, None);
        }
        if page.shown.people.status == Status::Closed {
            return (false, None);
        }
        let last = last_of(page.shown, page.viewpoint.mine);
        match page.shown.table.can_undo(last, page.shown.people.born_bots()) {
            Ok(()) => (true, None),
            // After the end there is no explanation.
            Err(_) if page.shown.people.status == Status::Finished => (false, None),
            Err(why @ Illegal::AlreadyRevealed) => (false, Some(reason(why, lang))),
            Err(_) => (false, None),
        }
    }

    pub(super) fn extra(&self, lang: Lang, page: &Page<'_>) -> Option<Markup> {
        if self.shown().is_some() {
            let now = address::then(&self.base, page.viewpoint.viewer, None);
            let is_asked = page.viewpoint.mine.iter().any(|seat| asked(page.shown).has(seat));
            let label = if is_asked { t!(lang, "story-to-my-turn") } else { t!(lang, "story-to-now") };
            return Some(html! { a.btn href=(now) data-then { (label) } });
        }
        match page.shown.people.status {
            Status::Waiting => waiting::fill(page.slot, &page.shown.people, page.guest, lang),
            Status::Running if page.undo_request.is_some() && !page.viewpoint.mine.is_empty() => {
                agreeing::request(lang, page, &self.base)
            }
            Status::Running => self
                .guide
                .as_ref()
                .and_then(|guide| guide.way_back(&page.slot.id, lang))
                .or_else(|| seats::next_step(lang, page, &self.base, &self.names))
                .or_else(|| self.notice(lang, page)),
            status @ (Status::Finished | Status::Closed) => Some(html! {
                a.btn.btn-primary href={ (self.base) "/replay" } { (icon("replay")) (t!(lang, "over-replay")) }
                @if status == Status::Closed {
                    a.btn href={ (self.base) "/text" } { (icon("download")) (t!(lang, "over-text")) }
                } @else if page.record.is_some() {
                    a.btn href=(address::boards(&self.base, page.viewpoint.viewer)) { (icon("board")) (t!(lang, "over-boards")) }
                } @else {
                    a.btn href={ (self.base) (self.suffix) } { (icon("medal")) (t!(lang, "over-result")) }
                }
                (rematch::button(lang, page, &self.base))
            }),
        }
    }

    /// The offer to notify the viewer of the own turn, while the table waits for a person: bots are fast.
    fn notice(&self, lang: Lang, page: &Page<'_>) -> Option<Markup> {
        let people = &page.shown.people;
        // Behind a cover the device is passed on, so nobody leaves it.
        let is_covered = page.viewpoint.curtain.is_some();
        let waits = self.drawn.ask.is_none() && !page.viewpoint.mine.is_empty() && !is_covered;
        let for_people = asked(page.shown).iter().any(|seat| people.bot(seat).is_none());
        (waits && for_people).then(|| {
            html! { button.btn type="button" data-tell="on" { (icon("bell")) (t!(lang, "tell-me")) } }
        })
    }
}

/// Whose action an undo on this page reverts: on a shared device that of its seat that acted last.
pub(crate) fn last_of(shown: &Shown, mine: Seats) -> Seat {
    mine.iter().max_by_key(|seat| shown.table.last_action_of(*seat)).unwrap_or_default()
}

/// The table as it was after a turn, beside the log of today. What the turn changed is marked, and nothing is asked.
fn past(shown: &Shown, looking: &Looking<'_>, span: Span) -> Drawn {
    let rail = shown.table.rail(&Looking { told: Some(span), ..*looking });
    let then = Looking { seen: Some(span.from), base: None, only: None, rail: Some(&rail), ..*looking };
    shown.table.at(span.to).drawn(&then)
}

fn asked(shown: &Shown) -> Seats {
    match shown.people.status {
        Status::Waiting | Status::Closed => Seats::NONE,
        Status::Running | Status::Finished => shown.table.awaiting(),
    }
}
