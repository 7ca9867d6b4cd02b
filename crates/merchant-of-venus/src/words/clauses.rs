//! Clauses: when something happens, and what is changed as long as a card is owned.

use super::{Speaker, say, sentence};
use crate::effect::{Clause, Cond, Effect, Expr, Limit, Op, Quantity, Trigger, Value, Window};
use crate::ids::DriveColour;

impl Speaker<'_> {
    /// A clause as a sentence.
    pub(crate) fn clause(&self, clause: &Clause) -> String {
        let text = match clause {
            Clause::Do(block) => self.block(block),
            Clause::End(block) => {
                let what = self.block(block);
                say!(self, "at game end: {what}", "Spielende: {what}")
            }
            Clause::On { on, when, limit, block } => {
                let (on, rest, what) =
                    (self.trigger(*on), self.limits(when.as_ref(), *limit), self.block(block));
                format!("{on}{rest}: {what}")
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
                let (rest, what) = (self.limits(when.as_ref(), *limit), self.block(block));
                let comma = if rest.is_empty() { "" } else { "," };
                say!(self, "{at}{rest}{comma} you may: {what}", "{at}{rest}{comma} wahlweise: {what}")
            }
            Clause::Mod { quantity, op, value, when, limit } => {
                let change = self.modifier(*quantity, *op, value);
                let rest = self.limits(when.as_ref(), *limit);
                format!("{change}{rest}")
            }
            Clause::Goal { cond, cost } => {
                let cond = self.cond(cond);
                if cost.0.is_empty() {
                    cond
                } else {
                    let cost = self.block(cost);
                    say!(self, "{cond}; cost: {cost}", "{cond}; Kosten: {cost}")
                }
            }
        };
        format!("{}.", sentence(&text))
    }

    fn limits(&self, when: Option<&Cond>, limit: Option<Limit>) -> String {
        let mut text = String::new();
        if let Some(limit) = limit {
            text.push_str(match limit {
                Limit::Turn => self.pick(", once per turn", ", einmal pro Zug"),
                Limit::Round => self.pick(", once per round", ", einmal pro Runde"),
                Limit::Game => self.pick(", once per game", ", einmal im Spiel"),
            });
        }
        if let Some(when) = when {
            let cond = self.cond(when);
            text.push_str(&say!(self, ", if {cond}", ", falls {cond}"));
        }
        text
    }

    fn trigger(&self, on: Trigger) -> &'static str {
        match on {
            Trigger::Assign => self.pick("when you assign a die here", "wird hier ein Würfel zugewiesen"),
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

    fn quantity(&self, quantity: Quantity) -> &'static str {
        match quantity {
            Quantity::Move => self.pick("movement points", "Bewegungspunkte"),
            Quantity::Laser => "Laser",
            Quantity::Shield => self.pick("shield", "Schild"),
            Quantity::Pirate => self.pick("modifier of pirates", "Wert der Piraten"),
            Quantity::Skip => self.pick("skipped spaces", "übersprungene Felder"),
            Quantity::GreenCost => {
                self.pick("movement points of green lines", "Bewegungspunkte grüner Linien")
            }
            Quantity::IgnoreTelegate => {
                self.pick("telegates can be ignored", "Teleportale können ignoriert werden")
            }
            Quantity::ThrustValues => self.pick("die values for thrust", "Würfelwerte für Zusatzschub"),
            Quantity::AssignLimit => self.pick("dice you may assign", "zuweisbare Würfel"),
            Quantity::DoubleDuty => self.pick(
                "one assigned die may serve two slots",
                "ein zugewiesener Würfel darf zwei Plätzen dienen",
            ),
            Quantity::UpgradeDie => self.pick("dice on ship upgrades", "Würfel auf Schiffsverbesserungen"),
            Quantity::Capacity => {
                self.pick("capacity outside the holds", "Kapazität außerhalb der Frachträume")
            }
            Quantity::PassengerCapacity => self.pick("capacity per passenger", "Kapazität je Passagier"),
            Quantity::PriceGood => self.pick("price of goods", "Preis von Waren"),
            Quantity::PriceEquipment => self.pick("price of equipment", "Preis von Ausrüstung"),
            Quantity::PriceHold => self.pick("price of cargo holds", "Preis von Frachträumen"),
            Quantity::PriceTechnology => {
                self.pick("price of race technologies", "Preis von Rassentechnologien")
            }
            Quantity::PricePort => self.pick("price of spaceports", "Preis von Raumhäfen"),
            Quantity::PortFee => self.pick("fee at foreign spaceports", "Gebühr an fremden Raumhäfen"),
            Quantity::BlackMarket => {
                self.pick("you may sell on the black market", "Verkauf auf dem Schwarzmarkt möglich")
            }
            Quantity::BuildAfterBuy => {
                self.pick("you may build after buying in the same turn", "Bau auch nach Käufen im selben Zug")
            }
        }
    }

    fn modifier(&self, quantity: Quantity, op: Op, value: &Value) -> String {
        let what = self.quantity(quantity);
        match (value, op) {
            (Value::Colours(colours), _) => {
                let colours: Vec<_> = colours
                    .iter()
                    .map(|colour| format!("{}{}", self.colour(colour), self.pick("", "e")))
                    .collect();
                let colours = colours.join(self.pick(" and ", " und "));
                say!(self, "{colours} spaces are skipped", "{colours} Felder werden übersprungen")
            }
            (Value::Variant, _) => say!(self, "{what}: those on the back", "{what}: die auf der Rückseite"),
            // A switch has its own sentence.
            (Value::Number(_), Op::Set)
                if matches!(
                    quantity,
                    Quantity::IgnoreTelegate
                        | Quantity::DoubleDuty
                        | Quantity::BlackMarket
                        | Quantity::BuildAfterBuy
                ) =>
            {
                what.to_owned()
            }
            (Value::Number(n), Op::Set) => format!("{what}: {}", self.expr(n)),
            (Value::Number(n), Op::Add) if matches!(quantity, Quantity::Laser | Quantity::Shield) => {
                let n = self.expr(n);
                say!(
                    self,
                    "{what} + {n} (this addition cannot be lowered)",
                    "{what} + {n} (dieser Zuschlag kann nicht gesenkt werden)"
                )
            }
            (Value::Number(n @ Expr::Number(_)), Op::Add) => format!("{what} +{}", self.expr(n)),
            (Value::Number(n @ Expr::Number(_)), Op::Subtract) => format!("{what} −{}", self.expr(n)),
            (Value::Number(n), Op::Add) => format!("{what} + {}", self.expr(n)),
            (Value::Number(n), Op::Subtract) => format!("{what} − {}", self.expr(n)),
        }
    }

    fn colour(&self, colour: DriveColour) -> &'static str {
        match colour {
            DriveColour::Yellow => self.pick("yellow", "gelb"),
            DriveColour::Red => self.pick("red", "rot"),
        }
    }
}
