//! What a statement does, or what it says is so.

use super::{Amount, Expr, Filter, Permission, Place, Quantity, Selector};
use crate::ids::{
    Advisor, Building, Deck, Deed, Equipment, Ground, Group, Keyword, Kosme, Protection, Ship, Standard,
    Weapon, words,
};

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

words! {
    /// Who receives a payment.
    Receiver {
        /// The bank.
        Bank = "bank",
        /// The player who researched the technology first.
        FirstResearcher = "first-researcher",
    }
}

words! {
    /// A kind of political action.
    ActionKind {
        /// Of any kind.
        Free = "free",
        /// Government.
        Government = "government",
        /// Treaty.
        Treaty = "treaty",
        /// Law.
        Law = "law",
        /// Institution.
        Institution = "institution",
    }
}

words! {
    /// When political actions come.
    When {
        /// At once.
        Now = "now",
        /// With the next Politics phase.
        NextPolitics = "next-politics",
    }
}

/// A ship that comes for free.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Shipped {
    /// Of an own blueprint.
    Ship(Ship),
    /// A standardised one.
    Standard(Standard),
    /// A Kosme ship.
    Kosme(Kosme),
    /// One of these.
    One(Selector),
}

/// Where something comes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Site {
    /// A named place.
    Place(Place),
    /// A system that passes a filter.
    System(Filter),
}

/// A change of a level or of a movement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shift {
    /// It rises by so much.
    Add(u8),
    /// It becomes so much.
    Set(u8),
}

/// A building that comes for free.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Built {
    /// This one.
    Building(Building),
    /// One of these.
    One(Selector),
}

words! {
    /// A pile that effects draw from, besides the decks of events.
    Deal {
        /// The deck just drawn from.
        SameDeck = "same-deck",
        /// The black market.
        BlackMarket = "black-market",
    }
}

/// Something that is destroyed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Destroyed {
    /// The ship that explores.
    Explorer,
    /// The thing at hand.
    It,
    /// The target of the action.
    Target,
    /// One of these.
    One(Selector),
}

words! {
    /// A unit that effects move.
    Mover {
        /// The ship that explores, with its fleet.
        Explorer = "explorer",
        /// One own fleet or civil unit.
        OneOwn = "one-own",
        /// One own civil unit.
        OneCivil = "one-civil",
    }
}

words! {
    /// Who picks.
    Pick {
        /// Chance.
        Random = "random",
        /// The holder.
        Holder = "holder",
    }
}

/// Systems that are turned up.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Discovered {
    /// Of those just looked at.
    Peeked,
    /// Of these.
    Of(Selector),
}

/// What is introduced for free.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Introduced {
    /// A policy of the own government.
    Policy,
    /// A government of these.
    Of(Selector),
}

/// A piece that is fitted into blueprints.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Item {
    /// A weapon.
    Weapon(Weapon),
    /// Protection.
    Protection(Protection),
    /// Other equipment.
    Equipment(Equipment),
}

/// What is fitted for free.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fitted {
    /// This item.
    Item(Item),
    /// One item just unlocked.
    OneUnlockedNow,
    /// All items just unlocked.
    AllUnlockedNow,
    /// Any one item.
    AnyItem,
}

words! {
    /// Into which blueprints.
    Into {
        /// One.
        One = "one",
        /// Any number.
        Any = "any",
        /// That of the ship just received.
        NewShip = "new-ship",
    }
}

/// An advisor that is looked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advised {
    /// Any.
    Any,
    /// This one.
    Advisor(Advisor),
}

words! {
    /// Who performs an action for free.
    Performer {
        /// An own agent.
        Agent = "agent",
        /// The ship at hand.
        It = "it",
    }
}

words! {
    /// Who or what is meant.
    Meant {
        /// What was named when the law was put to the vote.
        Named = "named",
        /// The holder, or the holder's choice.
        Holder = "holder",
    }
}

words! {
    /// Where a found advisor goes.
    Found {
        /// Into the hand.
        Hand = "hand",
        /// Into the display.
        Display = "display",
    }
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
