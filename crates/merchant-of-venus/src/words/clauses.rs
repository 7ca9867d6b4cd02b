//! Clauses: when something happens, and what is changed as long as a card is owned.

use super::act::{Act, Order};
use super::{Speaker, say, sentence};
use crate::effect::{Clause, Cond, Effect, Limit, Op, Quantity, Trigger, Value, Window};
use crate::ids::DriveColour;

impl Speaker<'_> {
    /// A clause as a sentence.
    pub(crate) fn clause(&self, clause: &Clause) -> String {
        let text = match clause {
            Clause::Do(block) => self.block(block, Order::Main),
            Clause::End(block) => {
                let what = self.block(block, Order::After);
                say!(self, "at game end, {what}", "am Spielende {what}")
            }
            Clause::On { on, when, limit, block } => {
                let (on, rest, what) =
                    (self.trigger(*on), self.limits(when.as_ref(), *limit), self.block(block, Order::After));
                say!(self, "{on}{rest}, {what}", "{on}{rest} {what}")
            }
            Clause::Use { windows, when, limit, block } => {
                let or = self.pick(" or ", " oder ");
                let window = |window: &Window| match window {
                    // What passes hazard tests does not help in other tests.
                    Window::InTest if block.effects().contains(&&Effect::AutoPass) => self.pick(
                        "after a failed test on a hazard space",
                        "nach einer nicht bestandenen Prüfung auf einem Gefahrenfeld",
                    ),
                    other => self.window(*other),
                };
                let at = windows.iter().map(window).collect::<Vec<_>>().join(or);
                let limit = self.limits(None, *limit);
                let limit = if limit.is_empty() { limit } else { format!("{} ", limit.trim_start()) };
                let what = self.may_block(block, Order::After);
                let when = when.as_ref().map_or_else(String::new, |when| self.if_so(when));
                say!(self, "{limit}{at}, {what}{when}", "{limit}{at} {what}{when}")
            }
            Clause::Mod { quantity, op, value, when, limit } => {
                let change = self.put(&self.modifier(*quantity, *op, value), Order::Main);
                let rest = self.limits(when.as_ref(), *limit);
                format!("{change}{rest}")
            }
            Clause::Goal { cond, cost } => {
                let cond = self.cond(cond, Order::Main);
                if cost.0.is_empty() {
                    cond
                } else {
                    let cost = self.block(cost, Order::Main);
                    format!("{cond}; {cost}")
                }
            }
        };
        format!("{}.", sentence(&text))
    }

    fn limits(&self, when: Option<&Cond>, limit: Option<Limit>) -> String {
        let mut text = String::new();
        if let Some(limit) = limit {
            text.push_str(match limit {
                Limit::Turn => self.pick(" once per turn", " einmal pro Zug"),
                Limit::Round => self.pick(" once per round", " einmal pro Runde"),
                Limit::Game => self.pick(" once per game", " einmal im Spiel"),
            });
        }
        if let Some(when) = when {
            text.push_str(&self.if_so(when));
        }
        text
    }

    fn if_so(&self, when: &Cond) -> String {
        let cond = self.cond(when, Order::Under);
        say!(self, " if {cond}", ", wenn {cond}")
    }

    fn trigger(&self, on: Trigger) -> &'static str {
        match on {
            Trigger::Assign => self.pick("when you assign a die here", "beim Zuweisen eines Würfels"),
            Trigger::EnterAsteroid => self.pick(
                "when you fly over or land on an asteroid",
                "beim Überfliegen oder Landen auf einem Asteroiden",
            ),
            Trigger::SellBlackMarket => self.pick(
                "for each good sold on the black market",
                "für jede auf dem Schwarzmarkt verkaufte Ware",
            ),
            Trigger::Deliver => {
                self.pick("after each passenger you drop off", "nach jedem abgesetzten Passagier")
            }
            Trigger::Build => self.pick("when you build a spaceport", "beim Bau eines Raumhafens"),
            Trigger::PortAction => self.pick(
                "for each trade action at your spaceports",
                "für jede Handelsaktion an eigenen Raumhäfen",
            ),
            Trigger::PirateWin => self.pick("for each win against pirates", "für jeden Sieg über Piraten"),
            Trigger::HazardPass => {
                self.pick("for each hazard test passed", "für jede bestandene Gefahrenprüfung")
            }
        }
    }

    fn window(&self, window: Window) -> &'static str {
        match window {
            Window::BeforeDirection => self.pick("before your direction", "vor der Richtungserklärung"),
            Window::AfterRoll => self.pick("after your speed roll", "nach dem Geschwindigkeitswurf"),
            Window::LeavingNav => {
                self.pick("at a navigation space or telegate", "an einem Navigationsfeld oder Teleportal")
            }
            Window::BeforePirate => self.pick("before a fight with pirates", "vor einem Piratenkampf"),
            Window::InTest => self.pick(
                "after a failed test or fight",
                "nach einer nicht bestandenen Prüfung oder einem verlorenen Kampf",
            ),
            Window::EndOfMove => self.pick("after moving", "nach der Bewegung"),
        }
    }

    /// What a price is asked for.
    fn priced(&self, quantity: Quantity) -> Option<&'static str> {
        Some(match quantity {
            Quantity::PriceGood => self.pick("goods", "Waren"),
            Quantity::PriceEquipment => self.pick("equipment", "Ausrüstung"),
            Quantity::PriceHold => self.pick("cargo holds", "Frachträume"),
            Quantity::PriceTechnology => self.pick("race technologies", "Rassentechnologien"),
            Quantity::PricePort => self.pick("spaceports", "Raumhäfen"),
            _ => return None,
        })
    }

    /// What is switched on.
    fn switch(&self, quantity: Quantity) -> Option<Act> {
        Some(match quantity {
            Quantity::IgnoreTelegate => {
                self.says(["you", "may", "ignore telegates"], ["du", "darfst", "Teleportale ignorieren"])
            }
            Quantity::DoubleDuty => self.says(
                ["one assigned die", "may", "serve two slots"],
                ["ein zugewiesener Würfel", "darf", "zwei Plätzen dienen"],
            ),
            Quantity::BlackMarket => self.says(
                ["you", "may", "sell on the black market"],
                ["du", "darfst", "auf dem Schwarzmarkt verkaufen"],
            ),
            Quantity::BuildAfterBuy => self.says(
                ["you", "may", "build after buying in the same turn"],
                ["du", "darfst", "auch nach Käufen im selben Zug bauen"],
            ),
            _ => return None,
        })
    }

    fn modifier(&self, quantity: Quantity, op: Op, value: &Value) -> Act {
        let n = match value {
            Value::Colours(colours) => {
                let colours: Vec<_> = colours
                    .iter()
                    .map(|colour| format!("{}{}", self.colour(colour), self.pick("", "e")))
                    .collect();
                let colours = colours.join(self.pick(" and ", " und "));
                return self.says(
                    ["you", "skip", &format!("{colours} spaces")],
                    ["du", "überspringst", &format!("{colours} Felder")],
                );
            }
            Value::Variant => {
                return self.says(
                    ["thrust", "uses", "the die values on the back"],
                    ["für Zusatzschub", "gelten", "die Würfelwerte der Rückseite"],
                );
            }
            Value::Number(n) => n,
        };
        if let (Op::Set, Some(switch)) = (op, self.switch(quantity)) {
            return switch;
        }
        let n = &self.expr(n);
        let (more, mehr) = if op == Op::Subtract { ("less", "weniger") } else { ("more", "mehr") };
        if let Some(what) = self.priced(quantity) {
            let (en, de) = match op {
                Op::Set => (n.clone(), n.clone()),
                _ => (format!("{n} {more}"), format!("{n} {mehr}")),
            };
            let one = quantity == Quantity::PriceEquipment;
            let (costs, kosten) = if one { ("costs", "kostet") } else { ("cost", "kosten") };
            return self.says([what, costs, &en], [what, kosten, &de]);
        }
        let points = if n == "1" { ("point", "Bewegungspunkt") } else { ("points", "Bewegungspunkte") };
        let dice = if n == "1" { "die" } else { "dice" };
        let fewer = if op == Op::Subtract { "fewer" } else { "more" };
        match (quantity, op) {
            (Quantity::Move, Op::Set) => self.says(
                ["you", "have", &format!("{n} movement {}", points.0)],
                ["du", "hast", &format!("{n} {}", points.1)],
            ),
            (Quantity::Move, _) => self.says(
                ["you", "have", &format!("{n} {fewer} movement {}", points.0)],
                ["du", "hast", &format!("{n} {} {mehr}", points.1)],
            ),
            (Quantity::GreenCost, Op::Set) => self.says(
                ["green lines", "cost", &format!("{n} movement {}", points.0)],
                ["grüne Linien", "kosten", &format!("{n} {}", points.1)],
            ),
            (Quantity::GreenCost, _) => self.says(
                ["green lines", "cost", &format!("{n} {fewer} movement {}", points.0)],
                ["grüne Linien", "kosten", &format!("{n} {} {mehr}", points.1)],
            ),
            (Quantity::UpgradeDie, Op::Set) => self.says(
                ["dice on ship upgrades", "count", &format!("as {n}")],
                ["Würfel auf Schiffsverbesserungen", "zählen", &format!("als {n}")],
            ),
            (Quantity::UpgradeDie, _) => self.says(
                ["dice on ship upgrades", "count", &format!("{n} {more}")],
                ["Würfel auf Schiffsverbesserungen", "zählen", &format!("{n} {mehr}")],
            ),
            (Quantity::AssignLimit, Op::Set) => self.says(
                ["you", "may", &format!("assign {n} {dice}")],
                ["du", "darfst", &format!("{n} Würfel zuweisen")],
            ),
            (Quantity::AssignLimit, _) => self.says(
                ["you", "may", &format!("assign {n} {fewer} {dice}")],
                ["du", "darfst", &format!("{n} Würfel {mehr} zuweisen")],
            ),
            (Quantity::PassengerCapacity, Op::Set) if n == "0" => self
                .says(["passengers", "take up", "no capacity"], ["Passagiere", "belegen", "keine Kapazität"]),
            (Quantity::PortFee, Op::Set) if n == "0" => self.says(
                ["you", "pay", "no fee at foreign spaceports"],
                ["du", "zahlst", "keine Gebühr an fremden Raumhäfen"],
            ),
            (Quantity::Laser, Op::Add) => self.says(
                ["your Laser", "rises", &format!("by {n} (this part cannot be lowered)")],
                ["dein Laser", "steigt", &format!("um {n} (dieser Teil kann nicht gesenkt werden)")],
            ),
            (Quantity::Shield, Op::Add) => self.says(
                ["your Shield", "rises", &format!("by {n} (this part cannot be lowered)")],
                ["dein Schild", "steigt", &format!("um {n} (dieser Teil kann nicht gesenkt werden)")],
            ),
            (quantity, op) => {
                let what = self.quantity(quantity);
                match op {
                    Op::Set => self.says([what, "is", n], [what, "beträgt", n]),
                    Op::Add => {
                        self.says([what, "rises", &format!("by {n}")], [what, "steigt", &format!("um {n}")])
                    }
                    Op::Subtract => {
                        self.says([what, "falls", &format!("by {n}")], [what, "sinkt", &format!("um {n}")])
                    }
                }
            }
        }
    }

    /// Quantities with a name of their own.
    fn quantity(&self, quantity: Quantity) -> &'static str {
        match quantity {
            Quantity::Laser => self.pick("your Laser", "dein Laser"),
            Quantity::Shield => self.pick("your Shield", "dein Schild"),
            Quantity::Pirate => self.pick("the modifier of pirates", "der Wert der Piraten"),
            Quantity::Capacity => {
                self.pick("your capacity outside the holds", "deine Kapazität außerhalb der Frachträume")
            }
            Quantity::PassengerCapacity => self
                .pick("the capacity that a passenger takes up", "die Kapazität, die ein Passagier belegt,"),
            Quantity::PortFee => {
                self.pick("your fee at foreign spaceports", "deine Gebühr an fremden Raumhäfen")
            }
            Quantity::Move
            | Quantity::Skip
            | Quantity::GreenCost
            | Quantity::IgnoreTelegate
            | Quantity::ThrustValues
            | Quantity::AssignLimit
            | Quantity::DoubleDuty
            | Quantity::UpgradeDie
            | Quantity::PriceGood
            | Quantity::PriceEquipment
            | Quantity::PriceHold
            | Quantity::PriceTechnology
            | Quantity::PricePort
            | Quantity::BlackMarket
            | Quantity::BuildAfterBuy => self.pick("the value", "der Wert"),
        }
    }

    fn colour(&self, colour: DriveColour) -> &'static str {
        match colour {
            DriveColour::Yellow => self.pick("yellow", "gelb"),
            DriveColour::Red => self.pick("red", "rot"),
        }
    }
}
