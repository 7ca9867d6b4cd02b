//! Characters in the log.

use super::{Teller, bold, place};
use crate::i18n::t;
use crate::pages::interportal::{agents, names};
use engine::Seat;
use interportal::agent::Mission;
use interportal::intrigue::AgentEvent;

impl Teller<'_> {
    fn mission(&self, it: Mission) -> String {
        self.name(&it.card(self.pack).name)
    }

    /// What characters did, and what was done about them.
    pub(super) fn of_agents(&self, event: AgentEvent) -> (Option<Seat>, String) {
        let (pack, lang) = (self.pack, self.lang);
        let other = |seat| self.other(seat);
        let (seat, words) = match event {
            AgentEvent::Announced(seat, _, it, hex, 0) => {
                (seat, t!(lang, "x4a-log-deed-free", it = self.mission(it), place = place(hex)))
            }
            AgentEvent::Announced(seat, _, it, hex, n) => {
                (seat, t!(lang, "x4a-log-deed", it = self.mission(it), place = place(hex), n = n))
            }
            AgentEvent::Forged(seat, by) => (seat, t!(lang, "x4a-log-forged", other = other(by))),
            AgentEvent::Papers(seat) => (seat, t!(lang, "x4a-log-papers")),
            AgentEvent::Arresting(seat, by) => (seat, t!(lang, "x4a-log-arresting", other = other(by))),
            AgentEvent::Wagered(seat, n, 0) => (seat, t!(lang, "x4a-log-wagered", n = n)),
            AgentEvent::Wagered(seat, n, more) => {
                (seat, t!(lang, "x4a-log-wagered-more", n = n, more = more))
            }
            AgentEvent::Arrested(seat, by, it) => {
                (seat, t!(lang, "x4a-log-arrested", other = other(by), it = self.mission(it)))
            }
            AgentEvent::Slipped(seat, by) => (seat, t!(lang, "x4a-log-slipped", other = other(by))),
            AgentEvent::Recruited(seat, it, hex) => {
                let it = bold(names::make(pack, it, lang));
                (seat, t!(lang, "x4a-log-recruited", it = it, place = place(hex)))
            }
            AgentEvent::NobodyCame(seat, hex) => (seat, t!(lang, "x4a-log-nobody", place = place(hex))),
            AgentEvent::Bribed(seat, by, it, n) => {
                let it = self.name(&pack[it].name);
                (seat, t!(lang, "x4a-log-bribed", it = it, other = other(by), n = n))
            }
            AgentEvent::Envoy(seat, by) => (seat, t!(lang, "x4a-log-envoy", other = other(by))),
            AgentEvent::EnvoyBack(seat, hex) => (seat, t!(lang, "x4a-log-envoy-back", place = place(hex))),
            AgentEvent::Pressed(seat, by, it, n) => {
                let it = agents::pressure(it, lang);
                (seat, t!(lang, "x4a-log-pressed", it = it, other = other(by), n = n))
            }
            AgentEvent::Forced(seat, by, it) => {
                (seat, t!(lang, "x4a-log-forced", it = agents::pressure(it, lang), other = other(by)))
            }
            AgentEvent::Weary(seat, n) => (seat, t!(lang, "x4a-log-weary", n = n)),
            AgentEvent::Sanctioned(seat) => (seat, t!(lang, "x4a-log-sanctioned")),
            AgentEvent::Cubes(seat, by, it, n) => {
                let it = self.name(&pack[it].name);
                (seat, t!(lang, "x4a-log-cubes", it = it, other = other(by), n = n))
            }
            AgentEvent::Scouted(seat, by) => (seat, t!(lang, "x4a-log-scouted", other = other(by))),
            AgentEvent::Cargo(seat, hex, false) => (seat, t!(lang, "x4a-log-cargo", place = place(hex))),
            AgentEvent::Cargo(seat, hex, true) => (seat, t!(lang, "x4a-log-gold", place = place(hex))),
            AgentEvent::Smuggled(seat, by, hex, n) => {
                (seat, t!(lang, "x4a-log-smuggled", n = n, other = other(by), place = place(hex)))
            }
            AgentEvent::Seized(seat, by, hex, n) => {
                (seat, t!(lang, "x4a-log-seized", n = n, other = other(by), place = place(hex)))
            }
            AgentEvent::Pips(seat, hex, n) => (seat, t!(lang, "x4a-log-pips", n = n, place = place(hex))),
            AgentEvent::Killed(seat, it) => {
                (seat, t!(lang, "x4a-log-killed", it = self.name(&pack[it].name)))
            }
            AgentEvent::Survived(seat, it) => {
                (seat, t!(lang, "x4a-log-survived", it = self.name(&pack[it].name)))
            }
            AgentEvent::Stolen(seat, by) => (seat, t!(lang, "x4a-log-stolen", other = other(by))),
            AgentEvent::Mined(seat, hex) => (seat, t!(lang, "x4a-log-mined", place = place(hex))),
            AgentEvent::Sprung(seat, by, hex, 0) => {
                (seat, t!(lang, "x4a-log-spared", other = other(by), place = place(hex)))
            }
            AgentEvent::Sprung(seat, by, hex, n) => {
                (seat, t!(lang, "x4a-log-sprung", other = other(by), place = place(hex), n = n))
            }
            AgentEvent::Cleared(seat, hex) => (seat, t!(lang, "x4a-log-cleared", place = place(hex))),
            AgentEvent::Sabotaged(seat, hex) => (seat, t!(lang, "x4a-log-sabotaged", place = place(hex))),
            AgentEvent::Rebelled(seat, hex, true) => (seat, t!(lang, "x4a-log-rebelled", place = place(hex))),
            AgentEvent::Rebelled(seat, hex, false) => {
                (seat, t!(lang, "x4a-log-put-down", place = place(hex)))
            }
            AgentEvent::Slowed(seat, _, hex) => (seat, t!(lang, "x4a-log-slowed", place = place(hex))),
            AgentEvent::Copied(seat, by, it) => {
                (seat, t!(lang, "x4a-log-copied", it = self.tech(it), other = other(by)))
            }
            AgentEvent::Destroyed(seat, hex) => (seat, t!(lang, "x4a-log-destroyed", place = place(hex))),
            AgentEvent::Patrolled(seat, from, to) => {
                (seat, t!(lang, "x4a-log-patrolled", from = place(from), to = place(to)))
            }
            AgentEvent::Gave(seat, by, kind) => {
                (seat, t!(lang, "x4a-log-gave", kind = names::kind(kind, lang), other = other(by)))
            }
            AgentEvent::GaveCard(seat, by, Some(it)) => {
                (seat, t!(lang, "x4a-log-gave-named", it = self.card(it), other = other(by)))
            }
            AgentEvent::GaveCard(seat, by, None) => (seat, t!(lang, "x4a-log-gave-card", other = other(by))),
            AgentEvent::GaveMarket(seat, by) => (seat, t!(lang, "x4a-log-gave-market", other = other(by))),
            AgentEvent::GaveAwe(seat, by, n) => {
                (seat, t!(lang, "x4a-log-gave-awe", n = n, other = other(by)))
            }
            AgentEvent::Murdered(seat, by, hex) => {
                (seat, t!(lang, "x4a-log-murdered", other = other(by), place = place(hex)))
            }
            AgentEvent::Witness(seat, it) => {
                (seat, t!(lang, "x4a-log-witness", it = bold(names::make(pack, it, lang))))
            }
            AgentEvent::Ordered(seat, it, true) => {
                (seat, t!(lang, "x4a-log-order-on", it = agents::order(it, lang)))
            }
            AgentEvent::Ordered(seat, it, false) => {
                (seat, t!(lang, "x4a-log-order-off", it = agents::order(it, lang)))
            }
        };
        (Some(seat), words)
    }
}
