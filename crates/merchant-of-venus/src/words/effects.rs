//! Blocks, statements and effects.

use super::{Speaker, say};
use crate::effect::{Block, Effect, Expr, Function, Statement};

impl Speaker<'_> {
    /// Statements in their order.
    pub(crate) fn block(&self, block: &Block) -> String {
        block.0.iter().map(|statement| self.statement(statement)).collect::<Vec<_>>().join("; ")
    }

    fn statement(&self, statement: &Statement) -> String {
        match statement {
            Statement::May(block) => {
                let what = self.block(block);
                say!(self, "you may: {what}", "wahlweise: {what}")
            }
            Statement::Choose(blocks) => {
                let or = self.pick(", or ", ", oder ");
                let ways = blocks.iter().map(|block| self.block(block)).collect::<Vec<_>>().join(or);
                say!(self, "choose: {ways}", "wählen: {ways}")
            }
            Statement::If(cond, then, or) => {
                let (cond, then) = (self.cond(cond), self.block(then));
                let first = say!(self, "if {cond}: {then}", "falls {cond}: {then}");
                self.otherwise(first, or)
            }
            Statement::Test(stat, then, or) => {
                let (test, then) = (self.test(*stat), self.block(then));
                let first = say!(self, "{test}: passed, {then}", "{test}: bestanden, {then}");
                self.otherwise(first, or)
            }
            Statement::Effect(effect) => self.effect(effect),
        }
    }

    fn otherwise(&self, first: String, or: &Block) -> String {
        if or.0.is_empty() {
            return first;
        }
        let or = self.block(or);
        say!(self, "{first}; otherwise {or}", "{first}; sonst {or}")
    }

    fn effect(&self, effect: &Effect) -> String {
        match effect {
            Effect::Credits(Expr::Number(n)) => say!(self, "receive {n} credits", "{n} Credits erhalten"),
            Effect::Credits(n) => {
                let n = self.expr(n);
                say!(self, "receive {n} in credits", "{n} in Credits erhalten")
            }
            Effect::Pay(n) => say!(self, "pay {n} credits", "{n} Credits zahlen"),
            Effect::Fame(n @ (Expr::Number(_) | Expr::Negative(_))) => {
                let n = self.expr(n);
                say!(self, "{n} fame", "{n} Ruhm")
            }
            Effect::Fame(n @ Expr::Dice(_)) => {
                let n = self.expr(n);
                say!(self, "as much fame as {n} shows", "so viel Ruhm, wie {n} zeigt")
            }
            Effect::Fame(Expr::Times(each, of)) => {
                let (each, of) = (self.part(each), self.part(of));
                say!(self, "{each} fame × {of}", "{each} Ruhm × {of}")
            }
            Effect::Fame(n) => {
                let n = self.expr(n);
                say!(self, "fame: {n}", "Ruhm: {n}")
            }
            Effect::Infamy(n) => {
                let n = self.expr(n);
                say!(self, "{n} infamy", "{n} Schande")
            }
            Effect::Move(Expr::Negative(n)) => {
                let n = self.part(n);
                say!(self, "lose {n} movement points", "{n} Bewegungspunkte verlieren")
            }
            Effect::Move(n) => {
                let n = self.expr(n);
                say!(self, "{n} extra movement points", "{n} zusätzliche Bewegungspunkte")
            }
            Effect::Dial(dial, n) => {
                let (dial, by) = (self.dial(*dial), n.unsigned_abs());
                if *n < 0 {
                    say!(self, "lower {dial} by {by}", "{dial} um {by} senken")
                } else {
                    say!(self, "raise {dial} by {by}", "{dial} um {by} erhöhen")
                }
            }
            Effect::Hold(n) => say!(self, "add {n} cargo hold", "{n} Frachtraum hinzufügen"),
            Effect::PlaceTelegate(n) => say!(self, "put telegate {n} here", "Teleportal {n} hierher legen"),
            Effect::PlacePirate(category) => {
                let colour = match category.colour() {
                    "copper" => self.pick("copper", "kupfernen"),
                    "silver" => self.pick("silver", "silbernen"),
                    _ => self.pick("gold", "goldenen"),
                };
                say!(
                    self,
                    "put a random {colour} pirate here",
                    "einen zufälligen {colour} Piraten hierher legen"
                )
            }
            Effect::Restock(n) => say!(
                self,
                "up to {n} goods of a discovered culture go from its supply area to its market",
                "bis zu {n} Waren einer entdeckten Kultur aus ihrem Vorratsbereich auf ihren Markt"
            ),
            Effect::GainGood(category) => {
                let what = self.category(*category);
                say!(
                    self,
                    "take one {what} from any supply area, if it fits",
                    "ein {what} aus einem beliebigen Vorratsbereich nehmen, falls Platz ist"
                )
            }
            Effect::LoseGood(category) => {
                let Some(category) = category else {
                    return self.pick("give up one good", "eine Ware abgeben").to_owned();
                };
                let what = self.category(*category);
                say!(self, "give up one {what}", "ein {what} abgeben")
            }
            Effect::Peek(1) => self
                .pick(
                    "look secretly at one face-down First Contact card",
                    "eine verdeckte Erstkontaktkarte geheim ansehen",
                )
                .to_owned(),
            Effect::Peek(n) => say!(
                self,
                "look secretly at up to {n} face-down First Contact cards",
                "bis zu {n} verdeckte Erstkontaktkarten geheim ansehen"
            ),
            Effect::SetDie(Some(n)) => {
                say!(self, "turn one speed die to {n}", "einen Geschwindigkeitswürfel auf {n} drehen")
            }
            Effect::Shuttle(Expr::Of(Function::Die)) => say!(
                self,
                "pick up and drop off passengers within as many lines as the die shows",
                "Passagiere im Umkreis so vieler Linien aufnehmen und absetzen, wie der Würfel zeigt"
            ),
            Effect::Shuttle(n) => {
                let n = self.expr(n);
                say!(
                    self,
                    "pick up and drop off passengers within {n} lines",
                    "Passagiere im Umkreis von {n} Linien aufnehmen und absetzen"
                )
            }
            other => self.plain(other).to_owned(),
        }
    }

    /// Effects without a number.
    fn plain(&self, effect: &Effect) -> &'static str {
        match effect {
            Effect::DrawReward => self.pick("draw a reward card", "eine Belohnung ziehen"),
            Effect::DrawRelic => self.pick(
                "reveal the top reward and keep it if it is a relic",
                "die oberste Belohnung aufdecken und behalten, falls Relikt",
            ),
            Effect::DrawPassenger => self.pick(
                "draw a passenger, who comes aboard or waits at the start",
                "einen Passagier ziehen, der an Bord kommt oder am Startort wartet",
            ),
            Effect::PlaceAsteroid => self.pick("put an asteroid here", "einen Asteroiden hierher legen"),
            Effect::PlaceBlue => self.pick("this becomes a blue space", "dies wird ein blaues Feld"),
            Effect::Production => self.pick(
                "draw a production token: if that culture is known, all goods of its supply area go to its market",
                "Produktionsmarker ziehen: Ist die Kultur entdeckt, kommen alle Waren ihres Vorratsbereichs auf ihren Markt",
            ),
            Effect::MarketMove => {
                self.pick("shift the market of one discovered system", "Marktbewegung in einem entdeckten System")
            }
            Effect::EndTurn => self.pick("your turn ends", "den Zug beenden"),
            Effect::SwapContacts => self.pick("swap them", "diese tauschen"),
            Effect::Scry => self.pick(
                "look at the top encounter card and leave it there or put it under the deck",
                "oberste Begegnungskarte ansehen, oben lassen oder darunter legen",
            ),
            Effect::Reroll => self.pick("reroll one speed die", "einen Geschwindigkeitswürfel neu werfen"),
            Effect::SetDie(_) => {
                self.pick("turn one speed die to any face", "einen Geschwindigkeitswürfel beliebig drehen")
            }
            Effect::RerollTest => self.pick("roll the effect die again", "den Effektwürfel neu werfen"),
            Effect::AutoPass => self.pick("the test counts as passed", "die Prüfung gilt als bestanden"),
            Effect::IgnoreSpace => {
                self.pick("the pirate space counts as blue", "das Piratenfeld gilt als blaues Feld")
            }
            Effect::NavChoose => self.pick("choose the exit or the telegate freely", "Ausgang oder Teleportal frei wählen"),
            Effect::Relocate => self.pick("put your ship on any telegate", "das Schiff auf ein beliebiges Teleportal setzen"),
            Effect::Drill => self.pick("put a drill marker there", "dort einen Bohrmarker legen"),
            Effect::SwapMission => self.pick(
                "swap a mission with a player on your space",
                "einen Auftrag mit einem Spieler auf demselben Feld tauschen",
            ),
            Effect::Title => self.pick("the leader takes the title", "der Führende erhält den Titel"),
            Effect::Fuzzy => self.pick(
                "roll two dice: their sum is fame; on a double each fame point is worth 20 instead of 10",
                "zwei Würfel werfen: Summe als Ruhm; bei Pasch zählt jeder Ruhmespunkt 20 statt 10",
            ),
            Effect::ReturnSelf => self.pick("return this", "dies zurücklegen"),
            Effect::DiscardSelf => self.pick("put this card under its deck", "diese Karte unter den Stapel legen"),
            _ => unreachable!("effects with a number are told elsewhere"),
        }
    }
}
