//! Procedures that a piece names instead of writing them in the notation.

use engine::words;

words! {
    /// A procedure of one piece or a few; the notation page tells each in full.
    Special {
        /// Replaced by a colony in the Economy phase (X4-102).
        ColonyShip = "colony-ship",
        /// A die of levels that counts as a building (X4-506).
        Watch = "watch",
        /// Repairs a vehicle instead of attacking (X4-205).
        FieldRepair = "field-repair",
        /// Surplus damage goes on; protected by others (X4-206).
        Artillery = "artillery",
        /// Helps a unit to hit instead of attacking (X4-209).
        DroneSupport = "drone-support",
        /// Helps one or two units to hit instead of attacking (X4-210).
        AirSupport = "air-support",
        /// Fights in the space battle of its system (X4-211).
        AntiOrbital = "anti-orbital",
        /// Attacked only by few, at the price of a sanction (X4-264).
        DiplomaticImmunity = "diplomatic-immunity",
        /// Adjacent to all gates of its owner (X4-217).
        ArtificialGate = "artificial-gate",
        /// Can be built together with a raise of its colony (X4-225).
        Centre = "centre",
        /// Takes all damage first; militia fights as infantry (X4-226).
        Fortress = "fortress",
        /// Fires a researched missile in battles of its system (X4-228).
        MissileBase = "missile-base",
        /// Keeps invaders off until it fails (X4-230).
        PlanetaryShield = "planetary-shield",
        /// Connects colonies and quickens ships (X4-138).
        TradeRoute = "trade-route",
        /// Every ship of the variant is an agent, a diplomat or police (X4-093).
        Character = "character",
        /// Half the price comes back when destroyed (X4-262).
        SalvageModule = "salvage-module",
        /// Takes an action from an enemy unit (X4-270).
        EWarCentre = "e-war-centre",
        /// Harder to hit while it cannot attack (X4-277).
        HologramField = "hologram-field",
        /// Names a target for small ships (X4-279).
        CommandCentre = "command-centre",
        /// One more die for a missile weapon (X4-282).
        MacroMagazine = "macro-magazine",
        /// Lays mines on the tactical map (X4-284).
        Mines = "mines",
        /// Turns like the next smaller class (X4-290).
        RotationDrive = "rotation-drive",
        /// The next projectile hit goes deeper (X4-291).
        WeakPointAnalyser = "weak-point-analyser",
        /// Looks before it explores (X4-292).
        Sensors = "sensors",
        /// Cheaper ships with less upkeep (X4-298).
        StaffHeadquarters = "staff-headquarters",
        /// Fighters and bombers near it hit better (X4-299).
        SquadronCentre = "squadron-centre",
        /// Stops equipment around it (X4-301).
        Jammer = "jammer",
        /// Carried small craft are deployed freely (X4-303).
        AssaultRamp = "assault-ramp",
        /// Unseen until detected (X4-305).
        Cloak = "cloak",
        /// The first interception hit is ignored (X4-309).
        Decoys = "decoys",
        /// Projectile hits are at most 1 (X4-241).
        HeavyArmour = "heavy-armour",
        /// Restores 1 SH each turn (X4-242).
        ShieldCapacitors = "shield-capacitors",
        /// A hit that meets the shield does no other damage (X4-243).
        AbsorptionShield = "absorption-shield",
        /// Restores all AR each turn until it was 0 (X4-245).
        RegenerativeArmour = "regenerative-armour",
        /// A change of government that is cheap and at once (X4-369).
        PolymorphicCabinet = "polymorphic-cabinet",
        /// Diplomats count as standing on a network (X4-406).
        DeepContacts = "deep-contacts",
        /// Capacity buildings lower capacity prices (X4-357).
        CapacityRebate = "capacity-rebate",
        /// A for capacity, spent on buildings at once (X4-358).
        MassProductionGrant = "mass-production-grant",
        /// Capacity becomes resources (X4-384).
        ConvertCapacity = "convert-capacity",
        /// A research ship explores its system once more (X4-400).
        Rediscover = "rediscover",
        /// All research ships do so (X4-401).
        RediscoverAll = "rediscover-all",
        /// Units are built twice in war (X4-353).
        WarDuplication = "war-duplication",
        /// Further copies of an item cost capacity (X4-414).
        BulkFitting = "bulk-fitting",
        /// Sets the price of underground actions (X4-034).
        ClanGovernment = "clan-government",
        /// Two systems become adjacent (X4R-263).
        Wormhole = "wormhole",
        /// Adjacent for institution actions too.
        WormholeIas = "wormhole-ias",
        /// Ground units must put down a rebellion.
        Uprising = "uprising",
        /// An illegal action without arrest and without war reason.
        ForgedPapers = "forged-papers",
        /// Damage to a defence building.
        DemolitionCharge = "demolition-charge",
        /// An enemy ship changes sides.
        Defector = "defector",
        /// Food or levels, until the plague is fought.
        GreatPlague = "great-plague",
        /// Pirates near the routes.
        TideOfPirates = "tide-of-pirates",
        /// A swarm moves towards the leader.
        NoxInvasion = "nox-invasion",
        /// A system becomes a supernova.
        DyingStar = "dying-star",
        /// War drones attack the greatest industry.
        MachineUprising = "machine-uprising",
        /// The system gets a planet of all resources.
        RingWorld = "ring-world",
    }
}
