//! Institution actions: who performs which, where and against whom (X4-419 to X4-508).
//!
//! An action is planned (system, target, blame), announced and paid, perhaps arrested, and then carried out.

mod arresting;
mod ashore;
mod covert;
mod envoys;
mod escaping;
mod guards;
mod killing;
mod mining;
mod offering;
mod price;
mod reach;
mod smuggling;
mod strike;
mod supporting;
mod targets;

use engine::{Log, Part, Seat};
use serde::{Deserialize, Serialize};

use super::{Offer, Seek, Verdict, politics};
use crate::action::{Action, Craft};
use crate::agent::{Agency, Agent, Mission, Pile, Pressure};
use crate::cards::{Character, NeutralHull};
use crate::combat::is_there;
use crate::event::{Decision, Event};
use crate::hex::Hex;
use crate::ids::{Advisor, AlwaysLaw, Group, MarketCard, Resource, Tech, named};
use crate::intrigue::{AgentDecision, AgentEvent, AgentFault};
use crate::notation::ActionKind;
use crate::service::Errand;
use crate::state::{Board, State};
use crate::why::Reason;

pub(crate) use arresting::{Arresting, Haggling};
pub(crate) use escaping::Escaping;
pub(super) use escaping::alarm;
pub(crate) use guards::{Erecting, Patrolling};
pub(crate) use killing::Killing;
pub(super) use killing::may as may_kill;
pub(crate) use mining::Springing;
pub(super) use mining::trip;
pub(crate) use offering::Performing;
pub(super) use offering::{act, is_free, offers};
pub(crate) use smuggling::Unloading;
pub(super) use smuggling::{begin as unload, clear as clear_pips, offers as pips};
pub(crate) use strike::Striking;
pub(super) use strike::{drop_envoys, is_immune, sanction};
pub(crate) use supporting::Supporting;

/// What an action is aimed at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Aim {
    /// Nothing, or what follows from the system.
    Nothing,
    /// A player.
    Seat(Seat),
    /// A unit of a player.
    Craft(Seat, Craft),
    /// A fleet of a player, and what is offered to a unit of it (X4-429).
    Bait(Seat, u8, u8),
    /// The watch of a player.
    Watch(Seat),
    /// A building, from 1.
    Slot(u8),
    /// An advisor.
    Advisor(Advisor),
    /// An ability of an advisor, by its level.
    Ability(Advisor, u8),
    /// Resources, by `Resource`.
    Loot([u8; Resource::COUNT]),
    /// A card of a pile.
    Card(Pile),
    /// A technology.
    Tech(Tech),
    /// A number.
    Number(u8),
    /// A card for cubes; they come or go.
    Press(Pressure, bool),
    /// War weariness.
    Weariness,
    /// An always-law for cubes; they come or go.
    Law(AlwaysLaw, bool),
    /// A unit that moves, and where to.
    Way(Craft, Hex),
    /// A system.
    Hex(Hex),
}

/// An institution action as it is planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Plan {
    pub(super) seat: Seat,
    pub(super) agent: Agent,
    pub(super) character: Character,
    pub(super) mission: Mission,
    /// Whether it is the character's own action of the round (X4-419).
    own: bool,
    /// Whether it comes without any price (X4-162).
    free: bool,
    pub(super) hex: Hex,
    pub(super) aim: Aim,
    /// Who gets the blame (X4-496).
    blamed: Option<Seat>,
    /// Whether forged papers were shown (X4R-BM02).
    papers: bool,
}

/// What is planned next.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Stage {
    Where,
    What,
    Blame,
}

/// An institution action is being planned.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Plotting {
    plan: Plan,
    stage: Stage,
}

/// The units of a neutral group, by their hulls.
fn recruits(board: &Board, group: Group) -> Vec<(NeutralHull, u8)> {
    let units = board.pack.pack()[group].units.iter();
    units.filter(|kind| is_there(board, kind)).map(|kind| (kind.unit, kind.n)).collect()
}

impl Plan {
    /// An action before its system and target are named.
    fn new(state: &State, seat: Seat, agent: Agent, mission: Mission, free: bool) -> Option<Self> {
        let aboard = state.characters(seat, agent);
        Self::by(state, seat, (agent, &aboard), mission, free).ok()
    }

    /// The same for an agent with these characters; else the reason why none of them can perform it.
    fn by(
        state: &State,
        seat: Seat,
        (agent, aboard): (Agent, &[Character]),
        mission: Mission,
        free: bool,
    ) -> Result<Self, Reason> {
        let (character, own) = if free {
            let volunteer = offering::volunteer(state, seat, (agent, aboard), mission);
            (volunteer.ok_or(AgentFault::WrongPlace)?, true)
        } else {
            reach::performer(state, seat, (agent, aboard), mission)?
        };
        let stations = reach::stations(state, seat, agent);
        let hex = stations.iter().next().ok_or(AgentFault::WrongPlace)?;
        let (aim, blamed) = (Aim::Nothing, None);
        Ok(Self { seat, agent, character, mission, own, free, hex, aim, blamed, papers: false })
    }

    /// Whether the whole price can be paid.
    fn may_pay(&self, state: &State) -> Verdict {
        if self.free {
            return Ok(());
        }
        crate::economy::Books::open(state, self.seat).has_culture(self.price(state))
    }

    /// Whether it can be performed in its system at all.
    fn may(&self, state: &State) -> Verdict {
        reach::may_perform(state, self.seat, self.agent, self.mission, self.hex)?;
        self.may_aim(state)
    }

    /// The systems in which it can be performed.
    fn sites(&self, state: &State) -> impl Iterator<Item = Hex> {
        let networks = state.networks(self.seat);
        let all = reach::systems(state, self.seat, self.agent, self.mission, networks);
        let plan = *self;
        all.iter().filter(move |hex| Self { hex: *hex, ..plan }.may(state).is_ok())
    }

    /// X4-495: what forging costs in institution actions.
    fn forging_price(&self, state: &State) -> i16 {
        let others = state.realms.seats().filter(|other| state.is_foreign(self.seat, *other));
        let (mut levels, mut police) = (0, 0);
        for other in others {
            levels += state.guard(other, self.hex, false);
            police += state.guard(other, self.hex, true) - state.guard(other, self.hex, false);
        }
        1 + levels / 2 + police
    }

    /// X4-496: whether own police is there and the action has consequences that can fall on another player.
    fn may_forge(&self, state: &State) -> bool {
        let mission = self.mission.card(state.pack.pack());
        let traced = mission.war_reason.is_some() || self.violates_immunity(state);
        let police = state.has_character(self.seat, Character::Police, self.hex);
        let tokens = &state.realms[self.seat].office.tokens;
        let have = tokens.of(ActionKind::Institution) + tokens.of(ActionKind::Free);
        let spare = i16::from(have) - i16::from(!self.own && !self.free);
        traced && police && spare >= self.forging_price(state) && self.scapegoats(state).next().is_some()
    }

    /// Players who can get the blame.
    fn scapegoats(&self, state: &State) -> impl Iterator<Item = Seat> {
        let victim = self.victim(state);
        let others = state.realms.seats().filter(|other| *other != self.seat);
        others.filter(move |other| Some(*other) != victim)
    }

    fn has_papers(&self, state: &State) -> bool {
        let papers = named!(MarketCard, "bm-forged-papers");
        self.mission.is_illegal(state.pack.pack()) && state.hidden.hands[self.seat].market.contains(&papers)
    }

    /// X4R-292, X4R-304: who has market cards is asked about an illegal action, whatever the cards are.
    fn asks_about_blame(&self, state: &State) -> bool {
        let illegal = self.mission.is_illegal(state.pack.pack());
        illegal && (self.may_forge(state) || !state.hidden.hands[self.seat].market.is_empty())
    }

    /// It is paid and noted; then others can react to what is illegal, and after that it is carried out.
    fn announce(self, state: &mut State, log: &mut Log<Event>) {
        let price = if self.free { 0 } else { self.price(state) };
        let illegal = self.mission.is_illegal(state.pack.pack());
        let safe = crate::economy::Books::open(state, self.seat).unarrestable();
        let Self { seat, agent, character, mission, hex, .. } = self;
        if !self.own && !self.free {
            politics::spend(state, seat, ActionKind::Institution);
        }
        let realm = &mut state.board.realms[seat];
        realm.pay_culture(price);
        realm.service.done.push(Errand { agent, character, mission, hex });
        log.tell(Event::Agent(AgentEvent::Announced(seat, agent, mission, hex, price)));
        let arrestable = illegal && !self.papers && realm.service.record.illegal >= safe;
        if illegal {
            let record = &mut realm.service.record;
            record.illegal = record.illegal.saturating_add(1);
        }
        state.push(Striking { plan: self });
        if arrestable {
            state.push(Arresting::of(self));
        }
    }
}

impl Plotting {
    fn begin(state: &mut State, plan: Plan) {
        state.push(Self { plan, stage: Stage::Where });
    }

    fn at(self, state: &mut State, hex: Hex) {
        state.push(Self { plan: Plan { hex, ..self.plan }, stage: Stage::What });
    }

    fn take_aim(self, state: &mut State, aim: Aim) {
        let plan = Plan { aim, ..self.plan };
        let stage = if plan.is_aimed() { Stage::Blame } else { Stage::What };
        state.push(Self { plan, stage });
    }
}

impl Part<State> for Plotting {
    /// Nobody where there is no choice.
    fn asks(&self, state: &State) -> Option<Seat> {
        let asks = match self.stage {
            Stage::Where => self.plan.sites(state).nth(1).is_some(),
            Stage::What => self.plan.has_choice(),
            Stage::Blame => self.plan.asks_about_blame(state),
        };
        asks.then_some(self.plan.seat)
    }

    fn decision(&self, _: &State) -> Decision {
        let Plan { mission, hex, .. } = self.plan;
        Decision::Agent(match self.stage {
            Stage::Where => AgentDecision::Where(mission),
            Stage::What => AgentDecision::Aim(mission, hex),
            Stage::Blame => AgentDecision::Forge(mission, hex),
        })
    }

    fn legal(&self, state: &State, into: &mut Vec<Action>) {
        self.list(state, into);
    }

    fn apply(self, state: &mut State, action: Action, log: &mut Log<Event>) {
        match (self.stage, action) {
            (Stage::Where, Action::At(hex)) => self.at(state, hex),
            (Stage::What, Action::Agency(Agency::Enough)) => {
                state.push(Self { stage: Stage::Blame, ..self });
            }
            (Stage::What, action) => {
                if let Some(aim) = self.plan.aim_of(action) {
                    self.take_aim(state, aim);
                }
            }
            (Stage::Blame, Action::Agency(Agency::Forge(blamed))) => {
                for _ in 0..self.plan.forging_price(state) {
                    politics::spend(state, self.plan.seat, ActionKind::Institution);
                }
                log.tell(Event::Agent(AgentEvent::Forged(self.plan.seat, blamed)));
                Plan { blamed: Some(blamed), ..self.plan }.announce(state, log);
            }
            (Stage::Blame, Action::Agency(Agency::Papers)) => {
                covert::show_papers(state, self.plan.seat, log);
                Plan { papers: true, ..self.plan }.announce(state, log);
            }
            (Stage::Blame, _) => self.plan.announce(state, log),
            (Stage::Where, _) => {}
        }
    }

    fn run(self, state: &mut State, log: &mut Log<Event>) {
        match self.stage {
            Stage::Where => {
                let only = self.plan.sites(state).next();
                only.into_iter().for_each(|hex| self.at(state, hex));
            }
            Stage::What => state.push(Self { stage: Stage::Blame, ..self }),
            Stage::Blame => self.plan.announce(state, log),
        }
    }
}

impl Offer for Plotting {
    fn offers(&self, state: &State, seek: Seek, to: &mut dyn FnMut(Action, Verdict)) {
        let plan = self.plan;
        let mut offer = |action: Action, verdict: Verdict| {
            if seek.means(action) {
                to(action, verdict);
            }
        };
        match self.stage {
            Stage::Where => plan.sites(state).for_each(|hex| offer(Action::At(hex), Ok(()))),
            Stage::What => plan.targets(state, &mut |action, verdict| offer(action, verdict)),
            Stage::Blame => {
                if plan.may_forge(state) {
                    let forge = |it: Seat| Action::Agency(Agency::Forge(it));
                    plan.scapegoats(state).for_each(|it| offer(forge(it), Ok(())));
                }
                if plan.has_papers(state) {
                    offer(Action::Agency(Agency::Papers), Ok(()));
                }
                offer(Action::Agency(Agency::Honest), Ok(()));
            }
        }
    }
}
