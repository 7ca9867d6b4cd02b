//! What a statement does, or what it says is so.

use super::{
    ActionKind, Advised, Amount, Built, Deal, Destroyed, Discovered, Expr, Filter, Fitted, Found, Into,
    Introduced, Meant, Mover, Performer, Permission, Pick, Quantity, Receiver, Selector, Shift, Shipped,
    Site, When,
};
use crate::ids::{Deck, Deed, Ground, Group, Keyword};
use engine::words;

words! {
    /// How a quantity is changed; sets come first, then factors, then what is added (X4R-002).
    Op {
        /// It becomes this.
        Set = "=",
        /// It is multiplied.
        Times = "*",
        /// It rises.
        Plus = "+",
        /// It falls.
        Minus = "-",
    }
}

words! {
    /// To what a change applies.
    Apply {
        /// The first fitting purchase of a round.
        FirstPerRound = "first-per-round",
        /// One fitting purchase of a round, as the holder likes.
        OnePerRound = "one-per-round",
        /// After all other changes.
        Last = "last",
    }
}

/// So much for every so many.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// For every so many.
    pub per: u8,
    /// Of these.
    pub of: Expr,
    /// The most that comes of it.
    pub cap: Option<u8>,
}

/// A change of a quantity.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Change {
    /// The quantity.
    pub quantity: Quantity,
    /// Of which things.
    pub filter: Filter,
    /// How it is changed, and by what; nothing if only a bound is set.
    pub by: Option<(Op, Expr)>,
    /// How often.
    pub term: Option<Term>,
    /// Never below.
    pub min: Option<u8>,
    /// Never above.
    pub max: Option<u8>,
}

words! {
    /// How long a granted change lasts.
    Span {
        /// To the end of the game.
        Game = "game",
        /// To the end of the round.
        Round = "round",
        /// To the end of the phase.
        Phase = "phase",
        /// For this vote.
        Vote = "vote",
        /// For this battle.
        Battle = "battle",
    }
}

/// How long, and for how many purchases, a granted change lasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lasting {
    /// How long.
    pub span: Span,
    /// For how many purchases.
    pub uses: Option<u8>,
}

/// One thing to do, or one thing that is so.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verb {
    /// A quantity is changed.
    Mod(Change, Option<Apply>),
    /// Something is allowed.
    Allow(Permission),
    /// Something is forbidden.
    Forbid(Permission),
    /// The unit has a keyword.
    Keyword(Keyword, Option<u8>),
    /// A change is stored on the player for a time.
    Grant(Change, Lasting),
    /// Nothing.
    Nothing,
    /// Resources come.
    Gain(Vec<Amount>),
    /// Resources go.
    Pay(Vec<Amount>, Option<Receiver>),
    /// Political actions come.
    Actions(u8, ActionKind, When),
    /// A ship comes; without upkeep if so stated.
    Ship(Shipped, Vec<Site>, Option<u8>),
    /// A ground unit comes.
    Ground(Ground, Vec<Site>),
    /// A neutral group appears.
    Group(Group, Vec<Site>),
    /// A network rises.
    Network(Shift, Vec<Site>),
    /// A watch rises.
    Watch(Shift, Vec<Site>),
    /// A building is built.
    Build(Built, Vec<Site>),
    /// A building gets this step.
    UpgradeBuilding(Selector, u8),
    /// One of these colonies gains a level; the one here if none are named.
    Raise(Option<Selector>),
    /// The colony here gets this level.
    SetLevel(u8),
    /// Cards are drawn from decks of events; the effect is carried out or not, if stated.
    Draw(Vec<Deck>, u8, Option<bool>),
    /// Cards are drawn from another pile.
    Deal(Deal, u8, Option<bool>),
    /// Hull damage, to the explorer or else to the thing at hand.
    Damage(u8, Destroyed),
    /// Something is destroyed.
    Destroy(Destroyed),
    /// The owner removes buildings.
    LoseBuilding(u8, Vec<Site>),
    /// Strategic movement changes, this round or else in the next one.
    Strategic(Mover, Shift, bool),
    /// A unit is moved.
    Relocate(Mover, Vec<Site>, Pick),
    /// The explorer is off the map for a round.
    Aside,
    /// The holder looks at tiles.
    Peek(u8, Selector),
    /// Systems are turned up, with their event or without.
    Discover(u8, Discovered, bool),
    /// One technology for free.
    Research(Selector),
    /// One technology for a fraction of its price.
    BuyTech(Selector, (u8, u8)),
    /// A policy or a government for free.
    Introduce(Introduced),
    /// The price of the last policy comes back.
    RefundPolicy,
    /// An item is fitted for free, even without its technology if stated.
    Fit(Fitted, Into, bool),
    /// An advisor gains a level for free.
    AdvisorUpgrade,
    /// An advisor is looked for.
    SearchAdvisor(Advised, Found),
    /// One more unit like one of these.
    Duplicate(Selector),
    /// An institution action for free; any one if none is named.
    Perform(Option<Deed>, Option<Performer>),
    /// The top planet card becomes a returned planet.
    TakePlanet,
    /// An expedition is sent.
    Expedition,
    /// A fleet is repaired.
    RepairFleet,
    /// A law of the hand passes without a vote.
    PassLaw,
    /// An active law is discarded.
    CancelLaw(Meant),
    /// Sanction levels rise or fall.
    Sanction(Op, u8, Meant),
    /// The named war ends.
    EndWar,
    /// The named players form a federation.
    FoundFederation,
    /// The named candidate wins.
    ElectSovereign,
    /// A treaty without consent.
    ForceTreaty(Vec<Deed>),
    /// Units go to the box.
    Dismiss(Selector),
    /// The planet here produces one more resource.
    AddResource,
}

impl Verb {
    /// Whether it says what is so, rather than doing something.
    pub const fn is_standing(&self) -> bool {
        matches!(self, Self::Mod(..) | Self::Allow(_) | Self::Forbid(_) | Self::Keyword(..))
    }
}
