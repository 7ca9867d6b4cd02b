//! Blocks, statements and effects.

use super::act::{Act, Order};
use super::{Speaker, say};
use crate::effect::{Block, Effect, Expr, Function, Statement};

impl Speaker<'_> {
    /// Statements in their order.
    pub(crate) fn block(&self, block: &Block, order: Order) -> String {
        self.statements(&block.0, order, false)
    }

    /// The same, as something that the player may do.
    pub(crate) fn may_block(&self, block: &Block, order: Order) -> String {
        self.statements(&block.0, order, true)
    }

    fn statements(&self, statements: &[Statement], order: Order, may: bool) -> String {
        let mut said = String::new();
        for (at, statement) in statements.iter().enumerate() {
            if at == 0 {
                said = self.statement(statement, order, may);
            } else {
                said.push_str(self.pick(", then ", ", dann "));
                said.push_str(&self.statement(statement, Order::After, false));
            }
        }
        said
    }

    fn statement(&self, statement: &Statement, order: Order, may: bool) -> String {
        match statement {
            Statement::May(block) => self.may_block(block, order),
            Statement::Choose(blocks) => {
                let or = self.pick(", or ", ", oder ");
                let ways: Vec<_> = blocks.iter().map(|block| self.block(block, Order::Main)).collect();
                let ways = ways.join(or);
                // After another word the verb would have to change its place in each of the ways.
                let holds = if order == Order::After { self.pick("", "gilt: ") } else { "" };
                say!(self, "either {ways}", "{holds}entweder {ways}")
            }
            Statement::If(cond, then, or) => {
                let (cond, then) = (self.cond(cond, Order::Under), self.block(then, Order::After));
                let first = say!(self, "if {cond}, {then}", "wenn {cond}, {then}");
                self.otherwise(first, or)
            }
            Statement::Test(stat, then, or) => {
                let test = self.test(*stat);
                let test = self.you("take", "machst - machen", say!(self, "a {test}", "eine {test}"));
                let test = if may { self.may(&test, order) } else { self.put(&test, order) };
                let then = self.block(then, Order::After);
                let first = say!(self, "{test}: if you pass, {then}", "{test}: bestehst du, {then}");
                self.otherwise(first, or)
            }
            Statement::Effect(effect) => {
                let act = self.effect(effect);
                match may {
                    true if act.is_done() => self.may(&act, order),
                    true => {
                        let so = self.put(&act, Order::Under);
                        match order {
                            Order::After => {
                                say!(self, "you may decide that {so}", "darfst du bestimmen, dass {so}")
                            }
                            _ => say!(self, "you may decide that {so}", "du darfst bestimmen, dass {so}"),
                        }
                    }
                    false => self.put(&act, order),
                }
            }
        }
    }

    fn otherwise(&self, first: String, or: &Block) -> String {
        if or.0.is_empty() {
            return first;
        }
        let or = self.block(or, Order::After);
        say!(self, "{first}; otherwise {or}", "{first}; sonst {or}")
    }

    fn effect(&self, effect: &Effect) -> Act {
        let gain = |rest: String| self.you("gain", "erhältst - erhalten", rest);
        match effect {
            Effect::Credits(Expr::Number(n)) => gain(say!(self, "{n} credits", "{n} Credits")),
            Effect::Credits(n) => gain(match self.each(n) {
                Some((n, of)) => say!(self, "{n} credits {of}", "{n} Credits {of}"),
                None => {
                    let n = self.expr(n);
                    say!(self, "as many credits as {n}", "so viele Credits wie {n}")
                }
            }),
            Effect::Pay(n) => self.you("pay", "zahlst - zahlen", say!(self, "{n} credits", "{n} Credits")),
            Effect::Fame(Expr::Negative(n)) => {
                let n = self.expr(n);
                self.you("lose", "verlierst - verlieren", say!(self, "{n} fame", "{n} Ruhm"))
            }
            Effect::Fame(Expr::Number(n)) if *n < 0 => {
                let n = n.unsigned_abs();
                self.you("lose", "verlierst - verlieren", say!(self, "{n} fame", "{n} Ruhm"))
            }
            Effect::Fame(Expr::Number(n)) => gain(say!(self, "{n} fame", "{n} Ruhm")),
            Effect::Fame(n @ Expr::Dice(1)) => {
                let n = self.expr(n);
                gain(say!(self, "as much fame as {n} shows", "so viel Ruhm, wie {n} zeigt"))
            }
            Effect::Fame(n @ Expr::Dice(_)) => {
                let n = self.expr(n);
                gain(say!(self, "as much fame as {n} show", "so viel Ruhm, wie {n} zeigen"))
            }
            Effect::Fame(n) => gain(match self.each(n) {
                Some((n, of)) => say!(self, "{n} fame {of}", "{n} Ruhm {of}"),
                None => {
                    let n = self.expr(n);
                    say!(self, "as much fame as {n}", "so viel Ruhm wie {n}")
                }
            }),
            Effect::Infamy(n) => {
                let n = self.expr(n);
                gain(say!(self, "{n} infamy", "{n} Schande"))
            }
            Effect::Move(Expr::Negative(n)) => {
                let n = self.points(n);
                self.you("lose", "verlierst - verlieren", n)
            }
            Effect::Move(n) => gain(self.points(n)),
            Effect::Dial(dial, n) => {
                let (dial, by) = (self.dial(*dial), n.unsigned_abs());
                let rest = say!(self, "your {dial} by {by}", "deinen {dial} um {by}");
                if *n < 0 {
                    self.you("lower", "senkst - senken", rest)
                } else {
                    self.you("raise", "erhöhst - erhöhen", rest)
                }
            }
            Effect::Hold(1) => {
                self.you("add", "fügst hinzu hinzufügen", self.pick("1 cargo hold", "1 Frachtraum"))
            }
            Effect::Hold(n) => {
                self.you("add", "fügst hinzu hinzufügen", say!(self, "{n} cargo holds", "{n} Frachträume"))
            }
            Effect::PlaceTelegate(n) => {
                let rest = say!(self, "telegate {n} here", "Teleportal {n} hierher");
                self.you("put", "legst - legen", rest)
            }
            Effect::PlacePirate(category) => {
                let colour = match category.colour() {
                    "copper" => self.pick("copper", "kupfernen"),
                    "silver" => self.pick("silver", "silbernen"),
                    _ => self.pick("gold", "goldenen"),
                };
                let rest =
                    say!(self, "a random {colour} pirate here", "einen zufälligen {colour} Piraten hierher");
                self.you("put", "legst - legen", rest)
            }
            Effect::Restock(n) => {
                let rest = say!(
                    self,
                    "up to {n} goods of a discovered culture from its supply area to its market",
                    "bis zu {n} Waren einer entdeckten Kultur aus ihrem Vorratsbereich auf ihren Markt"
                );
                self.you("move", "legst - legen", rest)
            }
            Effect::GainGood(category) => {
                let what = self.category(*category);
                let rest = say!(
                    self,
                    "one {what} from any supply area if it fits",
                    "ein {what} aus einem beliebigen Vorratsbereich, falls Platz ist,"
                );
                self.you("take", "nimmst - nehmen", rest)
            }
            Effect::LoseGood(category) => {
                let rest = match category {
                    None => self.pick("one good", "eine Ware").to_owned(),
                    Some(category) => {
                        let what = self.category(*category);
                        say!(self, "one {what}", "ein {what}")
                    }
                };
                self.you("give up", "gibst ab abgeben", rest)
            }
            Effect::Peek(n) => {
                let rest = match n {
                    1 => self
                        .pick(
                            "secretly at one face-down First Contact card",
                            "dir geheim eine verdeckte Erstkontaktkarte",
                        )
                        .to_owned(),
                    n => say!(
                        self,
                        "secretly at up to {n} face-down First Contact cards",
                        "dir geheim bis zu {n} verdeckte Erstkontaktkarten"
                    ),
                };
                self.you("look", "siehst an ansehen", rest)
            }
            Effect::SetDie(Some(n)) => {
                let rest = say!(self, "one speed die to {n}", "einen Geschwindigkeitswürfel auf {n}");
                self.you("turn", "drehst - drehen", rest)
            }
            Effect::Shuttle(Expr::Of(Function::Die)) => self.you(
                "pick up and drop off",
                "lässt - lassen",
                self.pick(
                    "passengers within as many lines as the die shows",
                    "Passagiere im Umkreis so vieler Linien, wie der Würfel zeigt, ein- und aussteigen",
                ),
            ),
            Effect::Shuttle(n) => {
                let n = self.expr(n);
                let rest = say!(
                    self,
                    "passengers within {n} lines",
                    "Passagiere im Umkreis von {n} Linien ein- und aussteigen"
                );
                self.you("pick up and drop off", "lässt - lassen", rest)
            }
            other => self.plain(other),
        }
    }

    fn points(&self, n: &Expr) -> String {
        match n {
            Expr::Number(1) => {
                self.pick("1 extra movement point", "1 zusätzlichen Bewegungspunkt").to_owned()
            }
            Expr::Dice(1) => self
                .pick(
                    "as many movement points as one die shows",
                    "so viele Bewegungspunkte, wie ein Würfel zeigt",
                )
                .to_owned(),
            other => {
                let n = self.expr(other);
                say!(self, "{n} extra movement points", "{n} zusätzliche Bewegungspunkte")
            }
        }
    }

    /// Effects without a number.
    fn plain(&self, effect: &Effect) -> Act {
        let you = |en, de, rest_en: &str, rest_de: &str| self.you(en, de, self.pick(rest_en, rest_de));
        match effect {
            Effect::DrawReward => you("draw", "ziehst - ziehen", "a reward card", "eine Belohnung"),
            Effect::DrawRelic => you(
                "reveal",
                "zeigst - zeigen",
                "the top reward and keep it if it is a relic",
                "die oberste Belohnung und behältst sie, falls sie ein Relikt ist",
            ),
            Effect::DrawPassenger => you(
                "draw",
                "ziehst - ziehen",
                "a passenger, who comes aboard or waits at the start",
                "einen Passagier, der an Bord kommt oder am Startort wartet",
            ),
            Effect::PlaceAsteroid => {
                you("put", "legst - legen", "an asteroid here", "einen Asteroiden hierher")
            }
            Effect::PlaceBlue => {
                self.says(["this", "becomes", "a blue space"], ["dieses Feld", "wird", "ein blaues Feld"])
            }
            Effect::Production => you(
                "draw",
                "ziehst - ziehen",
                "a production token: if that culture is known, all goods of its supply area go to its market",
                "einen Produktionsmarker: ist die Kultur entdeckt, kommen alle Waren ihres Vorratsbereichs auf ihren Markt",
            ),
            Effect::MarketMove => you(
                "shift",
                "bewegst - bewegen",
                "the market of one discovered system",
                "den Markt in einem entdeckten System",
            ),
            Effect::EndTurn => self.says(["your turn", "ends", ""], ["dein Zug", "endet", ""]),
            Effect::SwapContacts => you("swap", "tauschst - tauschen", "them", "sie"),
            Effect::Scry => you(
                "look",
                "siehst an ansehen",
                "at the top encounter card and leave it there or put it under the deck",
                "dir die oberste Begegnungskarte, die du dort lässt oder unter den Stapel legst,",
            ),
            Effect::Reroll => {
                you("reroll", "wirfst - werfen", "one speed die", "einen Geschwindigkeitswürfel neu")
            }
            Effect::SetDie(_) => you(
                "turn",
                "drehst - drehen",
                "one speed die to any face",
                "einen Geschwindigkeitswürfel auf eine beliebige Seite",
            ),
            Effect::RerollTest => {
                you("roll", "wirfst - werfen", "the effect die again", "den Effektwürfel neu")
            }
            Effect::AutoPass => {
                self.says(["the test", "counts", "as passed"], ["die Prüfung", "gilt", "als bestanden"])
            }
            Effect::IgnoreSpace => self.says(
                ["the pirate space", "counts", "as blue"],
                ["das Piratenfeld", "gilt", "als blaues Feld"],
            ),
            Effect::NavChoose => you(
                "choose",
                "wählst - wählen",
                "the exit or the telegate freely",
                "den Ausgang oder das Teleportal frei",
            ),
            Effect::Relocate => you(
                "put",
                "setzt - setzen",
                "your ship on any telegate",
                "dein Schiff auf ein beliebiges Teleportal",
            ),
            Effect::Drill => you("put", "legst - legen", "a drill marker there", "dort einen Bohrmarker"),
            Effect::SwapMission => you(
                "swap",
                "tauschst - tauschen",
                "a mission with a player on your space",
                "einen Auftrag mit einem Spieler auf deinem Feld",
            ),
            Effect::Title => {
                self.says(["the leader", "takes", "the title"], ["der Führende", "erhält", "den Titel"])
            }
            Effect::Fuzzy => you(
                "roll",
                "wirfst - werfen",
                "two dice: their sum is fame; on a double each fame point is worth 20 instead of 10",
                "zwei Würfel: ihre Summe ist Ruhm; bei einem Pasch zählt jeder Ruhmespunkt 20 statt 10",
            ),
            Effect::ReturnSelf => you("return", "legst zurück zurücklegen", "this", "dies"),
            Effect::DiscardSelf => {
                you("put", "legst - legen", "this card under its deck", "diese Karte unter den Stapel")
            }
            _ => unreachable!("effects with a number are told elsewhere"),
        }
    }
}
