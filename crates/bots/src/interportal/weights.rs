//! The weights of the judge of Interportal, in thousandths of a point.

/// The weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weights {
    /// A resource on an account, up to [`Weights::plenty`] of a kind.
    pub account: i64,
    /// A resource beyond that.
    pub surplus: i64,
    /// How many of a kind are enough.
    pub plenty: i64,
    /// A resource of income for each round that is left: A, F, R, C.
    pub income: [i64; 4],
    /// A resource of income below zero that must be paid from the account.
    pub shortage: i64,
    /// A debt that is near.
    pub debt: i64,
    /// A colony, for each round that is left.
    pub colony: i64,
    /// The way to a fully developed colony.
    pub developing: i64,
    /// Room for one more colony.
    pub room: i64,
    /// A system that nobody has explored, next to a research ship.
    pub exploring: i64,
    /// An event card in hand.
    pub card: i64,
    /// A card of the black market in hand.
    pub market: i64,
    /// A finished research area, on the way to it.
    pub area: i64,
    /// A goal that is fulfilled and waits for a second one.
    pub goal: i64,
    /// A milestone, on the way to it.
    pub milestone: i64,
    /// A request of investors that will be met.
    pub request: i64,
    /// Advisors of level 1, 2 and 3.
    pub advisor: [i64; 3],
    /// Political actions of a government in every round: free, government, others.
    pub office: [i64; 3],
    /// Political actions that are left in this phase: free, government, others.
    pub token: [i64; 3],
    /// Capacity in every round, ground and space.
    pub capacity: i64,
    /// Warships that are enough to take the core.
    pub core: i64,
    /// A level of a network.
    pub network: i64,
    /// A level of a watch.
    pub watch: i64,
    /// A ship with a character, and once more if it is abroad.
    pub character: i64,
    /// A stage of a wonder that will be whole in time: one that stands, and one to come.
    pub stage: [i64; 2],
    /// Hundredths of what colonies of others are worth that armies could take.
    pub campaign: i64,
    /// How far a player and its partner must be behind a leader before they share a victory, in percent of the points that
    /// win; nobody shares one if it is 0.
    pub behind: i64,
    /// Of a hundred actions of a turn, how many are overlooked for a whole round.
    pub overlooks: u64,
}

impl Weights {
    /// The weights of a player who lets states grow but hardly thinks of goals, wonders, research areas and wars.
    pub fn growing() -> Self {
        Self {
            goal: 150,
            milestone: 200,
            area: 300,
            stage: [0, 0],
            campaign: 0,
            behind: 0,
            advisor: [200, 500, 300],
            ..Self::default()
        }
    }

    /// The weights of a player who gives only what it has too much of to the High Council: it saves for goals, milestones
    /// and advisors, and finishes colonies. So gifts are less than half of what it wins with.
    pub fn saving() -> Self {
        Self {
            account: 25,
            surplus: 18,
            developing: 900,
            goal: 900,
            milestone: 1100,
            advisor: [800, 2200, 300],
            ..Self::default()
        }
    }

    /// The weights of the strongest player: it finishes colonies before it begins others, and gives nothing away while
    /// it can still invest it. They were tuned in games against [`Weights::strong`].
    pub fn finishing() -> Self {
        Self { developing: 700, account: 20, ..Self::strong() }
    }

    /// The weights of a strong player: colonies and advisors count more, as they bring points late, and income a
    /// little less. They were tuned in games against the default weights.
    pub fn strong() -> Self {
        Self { income: [17; 4], colony: 110, advisor: [600, 1650, 300], ..Self::default() }
    }
}

impl Weights {
    /// Changes one weight by its name, all parts of it alike; nothing if there is none of that name. For measurements.
    pub fn change(&mut self, name: &str, to: i64) -> Option<()> {
        match name {
            "account" => self.account = to,
            "surplus" => self.surplus = to,
            "income" => self.income = [to; 4],
            "colony" => self.colony = to,
            "developing" => self.developing = to,
            "room" => self.room = to,
            "exploring" => self.exploring = to,
            "card" => self.card = to,
            "area" => self.area = to,
            "goal" => self.goal = to,
            "milestone" => self.milestone = to,
            "request" => self.request = to,
            "advisor" => self.advisor = [to, 11 * to / 4, 300],
            "capacity" => self.capacity = to,
            "core" => self.core = to,
            "network" => self.network = to,
            "character" => self.character = to,
            "stage" => self.stage = [to, to * 11 / 20],
            "campaign" => self.campaign = to,
            "behind" => self.behind = to,
            "overlooks" => self.overlooks = to.unsigned_abs(),
            _ => return None,
        }
        Some(())
    }
}

impl Default for Weights {
    fn default() -> Self {
        Self {
            account: 17,
            surplus: 14,
            plenty: 30,
            income: [20, 20, 20, 20],
            shortage: 60,
            debt: 400,
            colony: 60,
            developing: 350,
            room: 150,
            exploring: 110,
            card: 40,
            market: 90,
            area: 1100,
            goal: 400,
            milestone: 700,
            request: 130,
            advisor: [400, 1100, 300],
            office: [25, 20, 8],
            token: [40, 35, 10],
            capacity: 6,
            core: 800,
            network: 60,
            watch: 15,
            character: 50,
            stage: [1000, 550],
            campaign: 150,
            behind: 10,
            overlooks: 0,
        }
    }
}
