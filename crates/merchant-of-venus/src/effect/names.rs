//! The closed sets of words used in clauses.

use engine::words;

words! {
    /// What a modifier changes.
    Quantity {
        /// Movement points after the roll.
        Move = "move",
        /// Laser value in tests and fights.
        Laser = "laser",
        /// Shield value in tests and fights.
        Shield = "shield",
        /// The pirate's modifier.
        Pirate = "pirate",
        /// Colours skipped by a drive.
        Skip = "skip",
        /// Movement points of a green line.
        GreenCost = "green_cost",
        /// Whether telegates may be treated as blue spaces.
        IgnoreTelegate = "ignore_telegate",
        /// Die values that may be assigned to thrust.
        ThrustValues = "thrust_values",
        /// Dice that may be assigned in a turn.
        AssignLimit = "assign_limit",
        /// Whether one die may be assigned to two slots.
        DoubleDuty = "double_duty",
        /// Value of every die on a ship upgrade.
        UpgradeDie = "upgrade_die",
        /// Dots of cargo outside the holds.
        Capacity = "capacity",
        /// Dots that each passenger needs.
        PassengerCapacity = "passenger_capacity",
        /// Price of a good.
        PriceGood = "price_good",
        /// Price of any equipment.
        PriceEquipment = "price_equipment",
        /// Price of a cargo hold, in addition.
        PriceHold = "price_hold",
        /// Price of a race technology.
        PriceTechnology = "price_technology",
        /// Price of building a merchant spaceport.
        PricePort = "price_port",
        /// Fee at foreign merchant spaceports.
        PortFee = "port_fee",
        /// Whether goods may be sold on the black market.
        BlackMarket = "black_market",
        /// Whether building is allowed after buying.
        BuildAfterBuy = "build_after_buy",
    }
}

words! {
    /// When an ability may be used.
    Window {
        /// Before the direction is declared.
        BeforeDirection = "before_direction",
        /// After the roll, before the first step.
        AfterRoll = "after_roll",
        /// About to leave a navigation space or telegate.
        LeavingNav = "leaving_nav",
        /// On a pirate space, before the fight.
        BeforePirate = "before_pirate",
        /// A test or fight has failed.
        InTest = "in_test",
        /// Movement is over.
        EndOfMove = "end_of_move",
    }
}

words! {
    /// What sets an ability off.
    Trigger {
        /// A die was assigned to this upgrade.
        Assign = "assign",
        /// The own ship entered an asteroid.
        EnterAsteroid = "enter(asteroid)",
        /// A good was sold on the black market.
        SellBlackMarket = "sell(black_market)",
        /// A passenger was dropped off.
        Deliver = "deliver",
        /// A merchant spaceport was built.
        Build = "build",
        /// Somebody traded at an own merchant spaceport.
        PortAction = "port_action(mine)",
        /// A pirate was beaten.
        PirateWin = "pirate_win",
        /// A hazard test was passed by the roll.
        HazardPass = "hazard_pass",
    }
}

words! {
    /// How often something may be used.
    Limit {
        /// Once a turn.
        Turn = "turn",
        /// Once a round.
        Round = "round",
        /// Once a game.
        Game = "game",
    }
}

words! {
    /// What can be counted.
    Count {
        /// Own First Contact cards.
        FirstContacts = "first_contacts",
        /// Own merchant spaceports.
        Ports = "ports",
        /// Own completed missions.
        MissionsDone = "missions_done",
        /// Passengers delivered.
        Delivered = "delivered",
        /// Pirates beaten.
        PirateWins = "pirate_wins",
        /// Own relics.
        Relics = "relics",
        /// Own race technologies.
        Technologies = "technologies",
        /// Cargo holds added.
        HoldsAdded = "holds_added",
        /// Drives.
        Drives = "drives",
        /// Cultures discovered by anybody.
        Discovered = "discovered",
        /// Telegates on the board.
        Telegates = "telegates",
    }
}

words! {
    /// A deed that missions and challenges count.
    Deed {
        /// Selling a good.
        Sell = "sell",
        /// A buy action.
        Buy = "buy",
        /// Dropping off a passenger.
        Deliver = "deliver",
        /// Building a merchant spaceport.
        Build = "build",
        /// Making a First Contact.
        FirstContact = "first_contact",
        /// Beating a pirate.
        PirateWin = "pirate_win",
        /// Passing a hazard test.
        HazardPass = "hazard_pass",
        /// Jumping through a telegate.
        Jump = "jump",
        /// Landing.
        Land = "land",
    }
}

words! {
    /// What a deed was done with.
    DeedKind {
        /// Equipment was bought.
        Equipment = "equipment",
        /// A good was bought.
        Good = "good",
        /// A race technology was bought.
        Technology = "technology",
        /// The landing was on an asteroid.
        Asteroid = "asteroid",
        /// The landing was in a city.
        City = "city",
        /// The landing was at a spaceport.
        Port = "port",
    }
}
