//! The closed sets of words that the notation is made of.

use engine::words;

words! {
    /// What a filter or a selector speaks of.
    Subject {
        /// Own colonies, home world included.
        Colony = "colony",
        /// Own buildings, routes and gates.
        Building = "building",
        /// Own ships and ground units.
        Unit = "unit",
        /// Own ships.
        Ship = "ship",
        /// Own ground units.
        Ground = "ground",
        /// Own networks.
        Network = "network",
        /// Own watches.
        Watch = "watch",
        /// Technologies.
        Tech = "tech",
        /// Active policies.
        Policy = "policy",
        /// Recruited advisors.
        Advisor = "advisor",
        /// Active law cards.
        Law = "law",
        /// Active treaties.
        Treaty = "treaty",
        /// Other players.
        Player = "player",
        /// Event cards in hand.
        Card = "card",
        /// Systems of the map.
        System = "system",
        /// Neutral groups.
        Group = "group",
        /// Governments that can be introduced.
        Government = "government",
        /// Weapons and items fitted into blueprints.
        Fitting = "fitting",
        /// Weapons and items to be fitted.
        Item = "item",
        /// Attacks.
        Attack = "attack",
        /// Institution actions.
        Ia = "ia",
        /// Wars.
        War = "war",
        /// Exchange ratios.
        Ratio = "ratio",
        /// Happenings that a trigger waits for.
        Trigger = "trigger",
    }
}

impl Subject {
    /// What selectors can select.
    pub const SELECTED: [Self; 18] = [
        Self::Colony,
        Self::Building,
        Self::Unit,
        Self::Ship,
        Self::Ground,
        Self::Network,
        Self::Watch,
        Self::Tech,
        Self::Policy,
        Self::Advisor,
        Self::Law,
        Self::Treaty,
        Self::Player,
        Self::Card,
        Self::System,
        Self::Group,
        Self::Government,
        Self::Fitting,
    ];

    /// Whether it is a unit of some sort.
    pub const fn is_unit(self) -> bool {
        matches!(self, Self::Unit | Self::Ship | Self::Ground)
    }
}

words! {
    /// A moment at which standing effects run.
    Moment {
        /// Income is received.
        Income = "income",
        /// The Politics phase begins.
        PoliticsStart = "politics-start",
        /// Planetary events are checked.
        ClosingEvents = "closing-events",
        /// An own colony is founded.
        Found = "found",
        /// An own unit explores and an event card is drawn.
        Explore = "explore",
        /// The holder turns up a system.
        Discover = "discover",
        /// The holder receives a first-researcher bonus.
        TechFirst = "tech-first",
        /// Another player receives one.
        TechFirstOther = "tech-first-other",
        /// The holder buys a technology that another player has researched.
        BuyKnownTech = "buy-known-tech",
        /// The holder's side wins a battle.
        BattleWon = "battle-won",
        /// The holder wins an arrest.
        ArrestWon = "arrest-won",
        /// The holder lowers a foreign network.
        NetworkDetected = "network-detected",
        /// The holder makes the last hit on a neutral group.
        GroupDestroyed = "group-destroyed",
        /// Privateers of the holder destroy a route or a civil unit.
        PrivateerDestroys = "privateer-destroys",
        /// A foreign unit uses a route or gate of the holder for the first time in a round.
        Toll = "toll",
        /// Units enter the system.
        Enter = "enter",
        /// An institution action of the holder was carried out.
        IaDone = "ia-done",
        /// A law that the holder put to the vote passed.
        LawPassed = "law-passed",
    }
}

words! {
    /// Something that effects allow or forbid.
    Permission {
        /// Fleets can be declared privateers.
        Privateers = "privateers",
        /// Resource buildings need no resource of the planet.
        AnyResourceBuilding = "any-resource-building",
        /// Culture prices can be paid with A, 2 for 1.
        CultureByAwe = "culture-by-awe",
        /// Gates of all players can be used.
        ForeignGates = "foreign-gates",
        /// Ships move to own gates as if adjacent.
        GateJump = "gate-jump",
        /// Routes quicken on every entry.
        Lifelines = "lifelines",
        /// Sensors detect cloaked units and choose events.
        ImprovedSensors = "improved-sensors",
        /// Sensors reach adjacent systems.
        AdvancedSensors = "advanced-sensors",
        /// Advisor levels can be paid in any one resource.
        UpgradeAdvisorAnyResource = "upgrade-advisor-any-resource",
        /// Reconnaissance needs no position.
        ReconAnyone = "recon-anyone",
        /// Reconnaissance needs no character.
        ReconWithoutCharacter = "recon-without-character",
        /// All fleets are visible.
        SeeAllFleets = "see-all-fleets",
        /// Own colonies are adjacent to each other.
        ColoniesAdjacent = "colonies-adjacent",
        /// Ships can be built here.
        ShipyardHere = "shipyard-here",
        /// Ground units land while the planetary shield holds.
        LandThroughShield = "land-through-shield",
        /// One unit per battle takes a second turn.
        SecondTurn = "second-turn",
        /// Retreating units choose freely among adjacent systems.
        FreeRetreat = "free-retreat",
        /// Conquered colonies keep all buildings.
        KeepConqueredBuildings = "keep-conquered-buildings",
        /// Exploring draws two events.
        ExploreTwo = "explore-two",
        /// Once per round a war without reason costs nothing and cannot be prevented.
        JustWar = "just-war",
        /// This advisor can be bribed.
        BribeThisAdvisor = "bribe-this-advisor",
        /// Colony ships can be bought.
        BuyColonyShip = "buy-colony-ship",
        /// Mercenaries can be hired.
        HireMercenaries = "hire-mercenaries",
        /// Colonies can be raised.
        RaiseColony = "raise-colony",
        /// Black-market cards can be auctioned.
        Auction = "auction",
        /// Black-market cards are drawn.
        BlackMarketDraw = "black-market-draw",
        /// Resource buildings can have step 3.
        ResourceStep3 = "resource-step-3",
        /// Illegal actions of others can have a target on the home world.
        IllegalIaAtHome = "illegal-ia-at-home",
        /// The system can be entered without a route on it.
        EnterWithoutRoute = "enter-without-route",
    }
}

words! {
    /// A number that the moment of reading gives.
    Variable {
        /// Earlier uses of this action by the player.
        Uses = "uses",
        /// Victory points of the player.
        Vp = "vp",
        /// A number chosen by the player.
        X = "x",
        /// Systems between start and goal.
        Distance = "distance",
        /// Level of the player's network in the target system.
        NetworkLevel = "network-level",
        /// Rank of the ship's class.
        ClassRank = "class-rank",
        /// Research areas finished.
        FinishedAreas = "finished-areas",
        /// First-researcher bonuses received.
        FirstBonuses = "first-bonuses",
        /// 1 if the core is held.
        CoreHeld = "core-held",
        /// Sanction levels.
        Sanctions = "sanctions",
    }
}

words! {
    /// A number of something in the context of the effect.
    Measure {
        /// Level of a colony, watch or network.
        Level = "level",
        /// Price of the target.
        Cost = "cost",
        /// Hull points of the target.
        Hull = "hull",
        /// War weariness of the target.
        Weariness = "weariness",
        /// Militia of the target.
        Militia = "militia",
        /// Foreign police.
        Police = "police",
        /// Foreign watch levels.
        WatchLevels = "watch-levels",
        /// Own police.
        OwnPolice = "own-police",
        /// Own watch levels.
        OwnWatchLevels = "own-watch-levels",
        /// Networks of both partners.
        NetworksOfBoth = "networks-of-both",
    }
}

words! {
    /// What a measure is taken of.
    Context {
        /// The system or colony of the entry.
        Here = "here",
        /// The target of the action.
        Target = "target",
    }
}

words! {
    /// What is added up over selected things.
    Field {
        /// Levels.
        Level = "level",
        /// Steps of buildings.
        Step = "step",
        /// A prices.
        Cost = "cost",
        /// Present hull points.
        Hull = "hu",
    }
}

words! {
    /// How far back happenings are counted.
    Scope {
        /// All game.
        Game = "game",
        /// This round.
        Round = "round",
        /// Since the government became active.
        Government = "government",
    }
}

words! {
    /// A condition that is one word.
    Circumstance {
        /// The player holds the galactic core.
        HoldsCore = "holds-core",
        /// The player is in a war.
        AtWar = "at-war",
        /// No player has fewer victory points.
        FewestVp = "fewest-vp",
        /// All other players are discovered.
        AllDiscovered = "all-discovered",
    }
}

words! {
    /// Where the actor of an action must be.
    Position {
        /// The home world of another player.
        ForeignHome = "foreign-home",
        /// A colony of another player.
        ForeignPlanet = "foreign-planet",
        /// A colony or trade route of another player.
        ForeignPlanetOrRoute = "foreign-planet-or-route",
        /// An own colony.
        OwnPlanet = "own-planet",
        /// A system with an own network.
        OwnNetwork = "own-network",
        /// A system with an own watch.
        OwnWatch = "own-watch",
        /// A system with an own embassy.
        OwnEmbassy = "own-embassy",
        /// An asteroid field or a trade route.
        AsteroidOrRoute = "asteroid-or-route",
        /// A colony of the player on turn.
        PlanetOfTurnPlayer = "planet-of-turn-player",
        /// A system where another player's colony yields research.
        ResearchSystem = "research-system",
        /// A system where an illegal action is being performed.
        IllegalIaSystem = "illegal-ia-system",
        /// A system that a unit of another player has just entered.
        EnteredSystem = "entered-system",
    }
}

words! {
    /// A place on the map.
    Place {
        /// The capital.
        Home = "home",
        /// The system of the entry.
        Here = "here",
        /// An own colony.
        Colony = "colony",
        /// A system with an own network.
        Network = "network",
        /// A system with an own watch.
        Watch = "watch",
        /// An own army, or a new one.
        Army = "army",
        /// A system with an own research ship.
        ResearchShip = "research-ship",
        /// An own system that produces space capacity.
        ScapSite = "scap-site",
        /// A system with an own unit or colony.
        Presence = "presence",
        /// Any discovered system.
        Any = "any",
        /// The galactic centre.
        GalacticCentre = "galactic-centre",
    }
}
