//! Numbers and conditions.

use super::{Speaker, say};
use crate::effect::{Cmp, Cond, Count, Deed, DeedKind, Expr, Function, Tally};

impl Speaker<'_> {
    /// A number.
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
    pub(crate) fn part(&self, expr: &Expr) -> String {
        let text = self.expr(expr);
        if matches!(expr, Expr::Plus(..) | Expr::Minus(..)) { format!("({text})") } else { text }
    }

    fn function(&self, function: Function) -> String {
        match function {
            Function::RollTotal => self.pick("the speed roll", "der Geschwindigkeitswurf").to_owned(),
            Function::Die => self.pick("value of the die", "Würfelwert").to_owned(),
            Function::Dial(dial) => self.dial(dial).to_owned(),
            Function::Level => self.pick("pilot level", "Pilotenstufe").to_owned(),
            Function::Cash => self.pick("cash", "Bargeld").to_owned(),
            Function::Round => self.pick("round", "Runde").to_owned(),
            Function::FameTotal => self.pick("total fame", "Gesamtruhm").to_owned(),
            Function::AboardGoods(None) => self.pick("goods aboard", "Waren an Bord").to_owned(),
            Function::AboardGoods(Some(category)) => {
                let what = self.category(category);
                say!(self, "{what} aboard", "{what} an Bord")
            }
            Function::AboardPassengers => self.pick("passengers aboard", "Passagiere an Bord").to_owned(),
            Function::AboardKinds => {
                self.pick("different goods aboard", "verschiedene Waren an Bord").to_owned()
            }
            Function::Count(count) => self.count(count).to_owned(),
            Function::Tally(tally) => {
                let what = self.tally(tally);
                say!(self, "{what} since you have this card", "{what}, seit diese Karte ausliegt")
            }
            Function::Turn(tally) => {
                let what = self.tally(tally);
                say!(self, "{what} this turn", "{what} in diesem Zug")
            }
        }
    }

    fn count(&self, count: Count) -> &'static str {
        match count {
            Count::FirstContacts => self.pick("First Contact cards", "Erstkontaktkarten"),
            Count::Ports => self.pick("merchant spaceports", "Händler-Raumhäfen"),
            Count::MissionsDone => self.pick("completed missions", "erfüllte Aufträge"),
            Count::Delivered => self.pick("delivered passengers", "abgesetzte Passagiere"),
            Count::PirateWins => self.pick("wins against pirates", "Siege über Piraten"),
            Count::Relics => self.pick("relics", "Relikte"),
            Count::Technologies => self.pick("race technologies", "Rassentechnologien"),
            Count::HoldsAdded => self.pick("added holds", "zusätzliche Frachträume"),
            Count::Drives => self.pick("drives", "Antriebe"),
            Count::Discovered => self.pick("discovered cultures", "entdeckte Kulturen"),
            Count::Telegates => self.pick("telegates on the board", "Teleportale auf dem Spielplan"),
        }
    }

    fn tally(&self, tally: Tally) -> String {
        let deed = match tally.deed {
            Deed::Sell => self.pick("goods sold", "verkaufte Waren"),
            Deed::Buy => self.pick("purchases", "Käufe"),
            Deed::Deliver => self.pick("passengers delivered", "abgesetzte Passagiere"),
            Deed::Build => self.pick("spaceports built", "gebaute Raumhäfen"),
            Deed::FirstContact => self.pick("First Contacts made", "hergestellte Erstkontakte"),
            Deed::PirateWin => self.pick("pirates beaten", "besiegte Piraten"),
            Deed::HazardPass => self.pick("hazard tests passed", "bestandene Gefahrenprüfungen"),
            Deed::Jump => self.pick("jumps through telegates", "Sprünge durch Teleportale"),
            Deed::Land => self.pick("landings", "Landungen"),
        };
        let mut filters = Vec::new();
        filters.extend(tally.category.map(|category| self.category(category).to_owned()));
        if let Some(states) = tally.states {
            let or = self.pick(" or ", " oder ");
            let states = states.iter().map(|state| self.market(state)).collect::<Vec<_>>().join(or);
            filters.push(say!(self, "{states} market", "Markt {states}"));
        }
        filters.extend(tally.kind.map(|kind| self.deed_kind(kind).to_owned()));
        if filters.is_empty() { deed.to_owned() } else { format!("{deed} ({})", filters.join(", ")) }
    }

    fn deed_kind(&self, kind: DeedKind) -> &'static str {
        match kind {
            DeedKind::Equipment => self.pick("equipment", "Ausrüstung"),
            DeedKind::Good => self.pick("goods", "Waren"),
            DeedKind::Technology => self.pick("technologies", "Technologien"),
            DeedKind::Asteroid => self.pick("asteroid", "Asteroid"),
            DeedKind::City => self.pick("city", "Stadt"),
            DeedKind::Port => self.pick("spaceport", "Raumhafen"),
        }
    }

    /// A condition.
    pub(crate) fn cond(&self, cond: &Cond) -> String {
        match cond {
            Cond::Compare(a, cmp, b) => {
                let (a, b) = (self.expr(a), self.expr(b));
                match cmp {
                    Cmp::Equal => format!("{a} = {b}"),
                    Cmp::NotEqual => format!("{a} ≠ {b}"),
                    Cmp::AtLeast => say!(self, "{a}: {b} or more", "{a}: {b} oder mehr"),
                    Cmp::AtMost => say!(self, "{a}: {b} or less", "{a}: {b} oder weniger"),
                    Cmp::Less => format!("{a} < {b}"),
                    Cmp::More => format!("{a} > {b}"),
                }
            }
            Cond::Odd(n) => {
                let n = self.expr(n);
                say!(self, "{n} is odd", "{n} ungerade ist")
            }
            Cond::Even(n) => {
                let n = self.expr(n);
                say!(self, "{n} is even", "{n} gerade ist")
            }
            Cond::Doubles => {
                self.pick("two speed dice match", "zwei Geschwindigkeitswürfel gleich sind").to_owned()
            }
            Cond::Assigned => {
                self.pick("a die is assigned here", "hier ein Würfel zugewiesen ist").to_owned()
            }
            Cond::Landed => self.pick("landed there", "dort gelandet").to_owned(),
            Cond::EndsOn(system) => {
                let system = self.system(*system);
                say!(self, "end your movement here: {system}", "Bewegung hier beenden: {system}")
            }
            Cond::Not(cond) => {
                let cond = self.cond(cond);
                say!(self, "not ({cond})", "nicht ({cond})")
            }
            Cond::And(all) => self.joined(all, self.pick(" and ", " und ")),
            Cond::Or(any) => self.joined(any, self.pick(" or ", " oder ")),
        }
    }

    fn joined(&self, conds: &[Cond], word: &str) -> String {
        conds.iter().map(|cond| self.cond(cond)).collect::<Vec<_>>().join(word)
    }
}
