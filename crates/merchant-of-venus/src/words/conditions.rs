//! Numbers and conditions.

use super::act::{Act, Order};
use super::{Speaker, say};
use crate::effect::{Cmp, Cond, Count, Deed, DeedKind, Expr, Function, Tally};

impl Speaker<'_> {
    /// A number, as noun.
    pub(crate) fn expr(&self, expr: &Expr) -> String {
        match expr {
            Expr::Number(n) => n.to_string().replace('-', "−"),
            Expr::Dice(1) => self.pick("one die", "ein Würfel").to_owned(),
            Expr::Dice(n) => say!(self, "{n} dice", "{n} Würfel"),
            Expr::Of(function) => self.function(*function),
            Expr::Times(a, b) => format!("{} × {}", self.part(a), self.part(b)),
            Expr::Plus(a, b) => format!("{} + {}", self.expr(a), self.expr(b)),
            Expr::Minus(a, b) => format!("{} − {}", self.expr(a), self.part(b)),
            Expr::Negative(a) => format!("−{}", self.part(a)),
        }
    }

    /// A part of a product: sums stand in brackets, as in the notation.
    fn part(&self, expr: &Expr) -> String {
        let text = self.expr(expr);
        if matches!(expr, Expr::Plus(..) | Expr::Minus(..)) { format!("({text})") } else { text }
    }

    /// A number for each thing of a kind, `3` and `for each relic`; other products are written as such.
    pub(crate) fn each(&self, expr: &Expr) -> Option<(i32, String)> {
        let Expr::Times(n, of) = expr else { return None };
        let Expr::Number(n) = **n else { return None };
        let of = match &**of {
            Expr::Of(Function::Count(count)) => {
                let (en, de) = match count {
                    Count::FirstContacts => ("First Contact card", "jede Erstkontaktkarte"),
                    Count::Ports => ("merchant spaceport", "jeden Händler-Raumhafen"),
                    Count::MissionsDone => ("completed mission", "jeden erfüllten Auftrag"),
                    Count::Delivered => ("delivered passenger", "jeden abgesetzten Passagier"),
                    Count::PirateWins => ("win against pirates", "jeden Sieg über Piraten"),
                    Count::Relics => ("relic", "jedes Relikt"),
                    Count::Technologies => ("race technology", "jede Rassentechnologie"),
                    Count::HoldsAdded => ("added hold", "jeden zusätzlichen Frachtraum"),
                    Count::Drives => ("drive", "jeden Antrieb"),
                    Count::Discovered => ("discovered culture", "jede entdeckte Kultur"),
                    Count::Telegates => ("telegate on the board", "jedes Teleportal auf dem Spielplan"),
                };
                say!(self, "for each {en}", "für {de}")
            }
            Expr::Dice(1) => self.pick("for each pip of one die", "für jedes Auge eines Würfels").to_owned(),
            Expr::Dice(n) => say!(self, "for each pip of {n} dice", "für jedes Auge von {n} Würfeln"),
            _ => return None,
        };
        Some((n, of))
    }

    fn function(&self, function: Function) -> String {
        match function {
            Function::RollTotal => self.pick("the speed roll", "der Geschwindigkeitswurf").to_owned(),
            Function::Die => self.pick("the value of the die", "den Wert des Würfels").to_owned(),
            Function::Dial(dial) => self.dial(dial).to_owned(),
            Function::Level => self.pick("the pilot level", "die Pilotenstufe").to_owned(),
            Function::Cash => self.pick("your cash", "dein Bargeld").to_owned(),
            Function::Round => self.pick("the round", "die Runde").to_owned(),
            Function::FameTotal => self.pick("your total fame", "dein Gesamtruhm").to_owned(),
            Function::AboardGoods(None) => self.pick("goods aboard", "Waren an Bord").to_owned(),
            Function::AboardGoods(Some(category)) => {
                let what = self.category(category);
                say!(self, "{what} aboard", "{what} an Bord")
            }
            Function::AboardPassengers => self.pick("passengers aboard", "Passagiere an Bord").to_owned(),
            Function::AboardKinds => {
                self.pick("different goods aboard", "verschiedene Waren an Bord").to_owned()
            }
            Function::Count(count) => self.counted(count, false).to_owned(),
            Function::Tally(tally) | Function::Turn(tally) => self.deeds(tally, false),
        }
    }

    /// Of what the leader has the most, after `with the most`.
    pub(crate) fn most(&self, expr: &Expr) -> String {
        match expr {
            Expr::Of(Function::Count(count)) => self
                .pick(
                    self.counted(*count, false),
                    match count {
                        Count::MissionsDone => "erfüllten Aufträgen",
                        Count::Delivered => "abgesetzten Passagieren",
                        Count::PirateWins => "Siegen über Piraten",
                        Count::Relics => "Relikten",
                        Count::HoldsAdded => "zusätzlichen Frachträumen",
                        Count::Drives => "Antrieben",
                        Count::Discovered => "entdeckten Kulturen",
                        Count::Telegates => "Teleportalen auf dem Spielplan",
                        Count::FirstContacts | Count::Ports | Count::Technologies => {
                            self.counted(*count, false)
                        }
                    },
                )
                .to_owned(),
            other => self.expr(other),
        }
    }

    /// What is counted, one or several.
    fn counted(&self, count: Count, one: bool) -> &'static str {
        let (en, de) = match count {
            Count::FirstContacts => {
                (["First Contact card", "First Contact cards"], ["Erstkontaktkarte", "Erstkontaktkarten"])
            }
            Count::Ports => {
                (["merchant spaceport", "merchant spaceports"], ["Händler-Raumhafen", "Händler-Raumhäfen"])
            }
            Count::MissionsDone => {
                (["completed mission", "completed missions"], ["erfüllten Auftrag", "erfüllte Aufträge"])
            }
            Count::Delivered => (
                ["delivered passenger", "delivered passengers"],
                ["abgesetzten Passagier", "abgesetzte Passagiere"],
            ),
            Count::PirateWins => {
                (["win against pirates", "wins against pirates"], ["Sieg über Piraten", "Siege über Piraten"])
            }
            Count::Relics => (["relic", "relics"], ["Relikt", "Relikte"]),
            Count::Technologies => {
                (["race technology", "race technologies"], ["Rassentechnologie", "Rassentechnologien"])
            }
            Count::HoldsAdded => {
                (["added hold", "added holds"], ["zusätzlichen Frachtraum", "zusätzliche Frachträume"])
            }
            Count::Drives => (["drive", "drives"], ["Antrieb", "Antriebe"]),
            Count::Discovered => {
                (["discovered culture", "discovered cultures"], ["entdeckte Kultur", "entdeckte Kulturen"])
            }
            Count::Telegates => (
                ["telegate on the board", "telegates on the board"],
                ["Teleportal auf dem Spielplan", "Teleportale auf dem Spielplan"],
            ),
        };
        let at = usize::from(!one);
        self.pick(en[at], de[at])
    }

    /// What was done, one or several, with where or of which kind.
    fn deeds(&self, tally: Tally, one: bool) -> String {
        let kind = tally.kind;
        let category = tally.category.map(|category| self.goods(category, one));
        let (en, de) = match (tally.deed, kind) {
            (Deed::Sell, _) => (["good", "goods"], ["Ware", "Waren"]),
            (Deed::Buy, Some(DeedKind::Equipment)) => {
                (["piece of equipment", "pieces of equipment"], ["Ausrüstungsstück", "Ausrüstungsstücke"])
            }
            (Deed::Buy, Some(DeedKind::Technology)) => {
                (["technology", "technologies"], ["Technologie", "Technologien"])
            }
            (Deed::Buy, _) => (["good", "goods"], ["Ware", "Waren"]),
            (Deed::Deliver, _) => (["passenger", "passengers"], ["Passagier", "Passagiere"]),
            (Deed::Build, _) => (["spaceport", "spaceports"], ["Raumhafen", "Raumhäfen"]),
            (Deed::FirstContact, _) => (["First Contact", "First Contacts"], ["Erstkontakt", "Erstkontakte"]),
            (Deed::PirateWin, _) => (["pirate", "pirates"], ["Piraten", "Piraten"]),
            (Deed::HazardPass, _) => {
                (["hazard test", "hazard tests"], ["Gefahrenprüfung", "Gefahrenprüfungen"])
            }
            (Deed::Jump, _) => {
                (["telegate jump", "telegate jumps"], ["Teleportalsprung", "Teleportalsprünge"])
            }
            (Deed::Land, Some(DeedKind::Asteroid)) => (
                ["landing on an asteroid", "landings on asteroids"],
                ["Landung auf einem Asteroiden", "Landungen auf Asteroiden"],
            ),
            (Deed::Land, Some(DeedKind::City)) => (
                ["landing in a city", "landings in cities"],
                ["Landung in einer Stadt", "Landungen in Städten"],
            ),
            (Deed::Land, Some(DeedKind::Port)) => (
                ["landing at a spaceport", "landings at spaceports"],
                ["Landung an einem Raumhafen", "Landungen an Raumhäfen"],
            ),
            (Deed::Land, _) => (["landing", "landings"], ["Landung", "Landungen"]),
        };
        let at = usize::from(!one);
        let noun = category.unwrap_or_else(|| self.pick(en[at], de[at]));
        let Some(states) = tally.states else { return noun.to_owned() };
        let or = self.pick(" or ", " oder ");
        let states = states
            .iter()
            .map(|state| format!("{}{}", self.market(state), self.pick("", "en")))
            .collect::<Vec<_>>()
            .join(or);
        let article = if states.starts_with('a') { "an" } else { "a" };
        say!(self, "{noun} in {article} {states} market", "{noun} auf einem {states} Markt")
    }

    /// What must have been done, as clause: `you have sold at least 2 goods`.
    fn done(&self, tally: Tally, n: &str, one: bool, when: (&str, &str)) -> Act {
        let what = self.deeds(tally, one);
        let (en, de) = match tally.deed {
            Deed::Sell => ("sold", "verkauft"),
            Deed::Buy => ("bought", "gekauft"),
            Deed::Deliver => ("delivered", "abgesetzt"),
            Deed::Build => ("built", "gebaut"),
            Deed::FirstContact => ("made", "hergestellt"),
            Deed::PirateWin => ("beaten", "besiegt"),
            Deed::HazardPass => ("passed", "bestanden"),
            Deed::Jump | Deed::Land => ("made", "gemacht"),
        };
        self.says(
            ["you", "have", &format!("{en} {n} {what}{}", when.0)],
            ["du", "hast", &format!("{}{n} {what} {de}", when.1)],
        )
    }

    /// A condition as a sentence of its own or after `if`.
    pub(crate) fn cond(&self, cond: &Cond, order: Order) -> String {
        match cond {
            Cond::And(all) => self.joined(all, self.pick(" and ", " und "), order),
            Cond::Or(any) => self.joined(any, self.pick(" or ", " oder "), order),
            other => self.put(&self.holds(other), order),
        }
    }

    fn holds(&self, cond: &Cond) -> Act {
        match cond {
            Cond::Compare(a, cmp, b) => self.compares(a, *cmp, b),
            Cond::Odd(n) => {
                let n = self.expr(n);
                self.says([&n, "is", "odd"], [&n, "ist", "ungerade"])
            }
            Cond::Even(n) => {
                let n = self.expr(n);
                self.says([&n, "is", "even"], [&n, "ist", "gerade"])
            }
            Cond::Doubles => {
                self.says(["two speed dice", "match", ""], ["zwei Geschwindigkeitswürfel", "sind", "gleich"])
            }
            Cond::Assigned => {
                self.says(["a die", "is", "assigned here"], ["ein Würfel", "ist", "hier zugewiesen"])
            }
            Cond::Landed => self.says(["you", "have", "landed there"], ["du", "bist", "dort gelandet"]),
            Cond::EndsOn(system) => {
                let system = self.system(*system);
                self.says(
                    ["you", "end", &format!("your movement at “{system}”")],
                    ["du", "beendest", &format!("deine Bewegung bei „{system}“")],
                )
            }
            Cond::Not(cond) => {
                let cond = self.cond(cond, Order::Under);
                self.says(
                    ["it", "is", &format!("not so that {cond}")],
                    ["es", "gilt", &format!("nicht, dass {cond}")],
                )
            }
            Cond::And(_) | Cond::Or(_) => Act::default(),
        }
    }

    fn compares(&self, a: &Expr, cmp: Cmp, b: &Expr) -> Act {
        let one =
            matches!((cmp, b), (Cmp::AtLeast | Cmp::Equal, Expr::Number(1)) | (Cmp::More, Expr::Number(0)));
        let bound = self.expr(b);
        let n = match cmp {
            Cmp::Equal => say!(self, "exactly {bound}", "genau {bound}"),
            Cmp::NotEqual => say!(self, "not {bound}", "nicht {bound}"),
            Cmp::AtLeast => say!(self, "at least {bound}", "mindestens {bound}"),
            Cmp::AtMost => say!(self, "at most {bound}", "höchstens {bound}"),
            Cmp::Less => say!(self, "less than {bound}", "weniger als {bound}"),
            Cmp::More if one => self.pick("at least 1", "mindestens 1").to_owned(),
            Cmp::More => say!(self, "more than {bound}", "mehr als {bound}"),
        };
        match a {
            Expr::Of(Function::Count(Count::Telegates)) if *b == Expr::Number(0) && cmp == Cmp::Equal => self
                .says(
                    ["no telegate", "is", "on the board"],
                    ["kein Teleportal", "liegt", "auf dem Spielplan"],
                ),
            Expr::Of(Function::Count(Count::Telegates)) if *b == Expr::Number(0) && cmp == Cmp::More => self
                .says(["a telegate", "is", "on the board"], ["ein Teleportal", "liegt", "auf dem Spielplan"]),
            Expr::Of(Function::Count(Count::Discovered)) => self.says(
                [&format!("{n} cultures"), "are", "discovered"],
                [&format!("{n} Kulturen"), "sind", "entdeckt"],
            ),
            Expr::Of(Function::Count(count)) => {
                let what = format!("{n} {}", self.counted(*count, one));
                self.says(["you", "have", &what], ["du", "hast", &what])
            }
            Expr::Of(Function::AboardGoods(None)) => {
                self.aboard(&n, self.pick_n(one, ["good", "goods"], ["Ware", "Waren"]))
            }
            Expr::Of(Function::AboardGoods(Some(category))) => self.aboard(&n, self.goods(*category, one)),
            Expr::Of(Function::AboardPassengers) => {
                self.aboard(&n, self.pick_n(one, ["passenger", "passengers"], ["Passagier", "Passagiere"]))
            }
            Expr::Of(Function::AboardKinds) => {
                self.aboard(&n, self.pick("different goods", "verschiedene Waren"))
            }
            Expr::Plus(goods, people)
                if **goods == Expr::Of(Function::AboardGoods(None))
                    && **people == Expr::Of(Function::AboardPassengers) =>
            {
                self.aboard(&n, self.pick("goods or passengers", "Waren oder Passagiere"))
            }
            Expr::Of(Function::Tally(tally)) => {
                let since = (" while this card lies before you", "seit Erhalt dieser Karte ");
                self.done(*tally, &n, one, since)
            }
            Expr::Of(Function::Turn(tally)) => self.done(*tally, &n, one, (" this turn", "in diesem Zug ")),
            Expr::Of(Function::Cash) => {
                self.says(["you", "have", &format!("{n} credits")], ["du", "hast", &format!("{n} Credits")])
            }
            Expr::Of(Function::FameTotal) => self.says(
                ["you", "have", &format!("{n} fame in all")],
                ["du", "hast", &format!("insgesamt {n} Ruhm")],
            ),
            Expr::Of(Function::Level) => {
                self.says(["the level of your pilot", "is", &n], ["die Stufe deines Piloten", "ist", &n])
            }
            Expr::Of(Function::Dial(dial)) => {
                let dial = self.dial(*dial);
                self.says([&format!("your {dial}"), "is", &n], [&format!("dein {dial}"), "beträgt", &n])
            }
            Expr::Of(Function::Round) => self.says(["the round", "is", &n], ["die Runde", "ist", &n]),
            Expr::Plus(one, other) => {
                let part =
                    |of: &Expr| self.each(of).map_or_else(|| self.expr(of), |(n, of)| format!("{n} {of}"));
                let (one, other) = (part(one), part(other));
                let sum = say!(self, "{one} and {other}", "{one} und {other}");
                self.says(
                    [&sum, "are", &format!("together {n}")],
                    [&sum, "ergeben", &format!("zusammen {n}")],
                )
            }
            other => {
                let what = self.expr(other);
                self.says([&what, "is", &n], [&what, "ist", &n])
            }
        }
    }

    fn pick_n(&self, one: bool, en: [&'static str; 2], de: [&'static str; 2]) -> &'static str {
        let at = usize::from(!one);
        self.pick(en[at], de[at])
    }

    fn aboard(&self, n: &str, what: &str) -> Act {
        self.says(
            ["you", "have", &format!("{n} {what} aboard")],
            ["du", "hast", &format!("{n} {what} an Bord")],
        )
    }

    fn joined(&self, conds: &[Cond], word: &str, order: Order) -> String {
        conds.iter().map(|cond| self.cond(cond, order)).collect::<Vec<_>>().join(word)
    }
}
