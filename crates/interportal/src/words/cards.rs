//! What whole cards say.

use super::{Words, full};
use crate::cards::{
    AdvisorCard, BuildingCard, EquipmentCard, EventFace, KeywordUse, ShipCard, SlotOnly, Slots, Special,
    TechCard, Text, Unlocks, WeaponCard,
};
use crate::ids::Class;
use crate::notation::Program;

impl Words<'_> {
    /// An effect and a procedure, either of which may be missing.
    pub fn text(&self, effect: Option<&Text<Program>>, special: Option<Special>) -> String {
        let effect = effect.map(|effect| self.program(**effect));
        let special = special.map(|special| full(self.special(special)));
        let parts: Vec<String> = effect.into_iter().chain(special).collect();
        if parts.is_empty() { "–".to_owned() } else { parts.join(" ") }
    }

    /// What a technology does and unlocks.
    pub fn tech(&self, card: &TechCard) -> String {
        let mut parts = Vec::new();
        let unlocked = self.unlocked(&card.unlocks);
        if !unlocked.is_empty() {
            parts.push(format!("{} {}.", self.pick("Unlocks", "Schaltet frei:"), unlocked.join(", ")));
        }
        if card.effect.is_some() || card.special.is_some() {
            parts.push(self.text(card.effect.as_ref(), card.special));
        }
        if parts.is_empty() { "–".to_owned() } else { parts.join(" ") }
    }

    /// What the first researcher of a technology receives.
    pub fn bonus(&self, card: &TechCard) -> String {
        self.text(card.bonus.as_ref(), card.bonus_special)
    }

    fn unlocked(&self, unlocks: &Unlocks) -> Vec<&str> {
        let pack = self.pack;
        let mut names = Vec::new();
        names.extend(unlocks.ships.iter().map(|it| self.name(&pack[*it].name)));
        names.extend(unlocks.ground.iter().map(|it| self.name(&pack[*it].name)));
        names.extend(unlocks.buildings.iter().map(|it| self.name(&pack[*it].name)));
        names.extend(unlocks.weapons.iter().map(|it| self.name(&pack[*it].name)));
        names.extend(unlocks.protection.iter().map(|it| self.name(&pack[*it].name)));
        names.extend(unlocks.equipment.iter().map(|it| self.name(&pack[*it].name)));
        names.extend(unlocks.actions.iter().map(|it| self.name(&pack[*it].name)));
        // A starbase is a ship and a building, and stands in both lists.
        let mut once: Vec<&str> = Vec::new();
        for name in names {
            if !once.contains(&name) {
                once.push(name);
            }
        }
        once
    }

    /// The abilities of an advisor, by level.
    pub fn advisor(&self, card: &AdvisorCard) -> [String; 3] {
        let level = |abilities: &[crate::cards::Ability]| {
            let said = abilities.iter().zip(["A", "B"]).map(|(ability, letter)| {
                let once = if ability.one_time { self.pick(" (once)", " (einmalig)") } else { "" };
                format!("{letter}{once}: {}", self.program(*ability.effect))
            });
            said.collect::<Vec<_>>().join(" ")
        };
        [self.program(*card.effect), level(&card.level2), level(&card.level3)]
    }

    /// What an event does, with the levels of an anomaly and what it does from the hand.
    pub fn event(&self, card: &EventFace) -> String {
        let mut parts = Vec::new();
        if card.effect.is_some() || card.special.is_some() {
            parts.push(self.text(card.effect.as_ref(), card.special));
        }
        let levels = [("II", &card.effect_2, card.special_2), ("III", &card.effect_3, None)];
        for (level, effect, special) in levels {
            if effect.is_some() || special.is_some() {
                let needs = card.level_2_needs.as_ref().filter(|_| level == "II");
                let needs = needs.map_or_else(String::new, |needs| {
                    let needs = self.under(needs);
                    self.pick(format!(", if {needs}"), format!(", wenn {needs}"))
                });
                parts.push(format!("{level}{needs}: {}", self.text(effect.as_ref(), special)));
            }
        }
        if let Some(effect) = &card.hand_effect {
            let hand =
                self.pick("From the hand, in the Movement phase", "Von der Hand, in der Bewegungsphase");
            parts.push(format!("{hand}: {}", self.program(**effect)));
        }
        parts.join(" ")
    }

    /// Keywords with their numbers.
    pub fn keywords(&self, uses: &[KeywordUse]) -> String {
        let said: Vec<String> = uses.iter().map(|used| self.keyword(used)).collect();
        if said.is_empty() { "–".to_owned() } else { said.join(", ") }
    }

    fn keyword(&self, used: &KeywordUse) -> String {
        let name = self.name(&self.pack[used.keyword].name);
        let classes =
            |classes: &[Class]| classes.iter().map(|class| class.id()).collect::<Vec<_>>().join(", ");
        let mut text = name.to_owned();
        if let Some(n) = used.x.or(used.n) {
            text.push_str(&format!(" {n}"));
        }
        if let (Some(r), Some(d)) = (used.r, used.d) {
            text.push_str(&format!(" {r}: {d}"));
        }
        if let Some(of) = &used.classes {
            text.push_str(&format!(": {}", classes(of)));
        }
        if let Some(vs) = &used.vs {
            let names: Vec<_> = vs.iter().map(|it| self.name(&self.pack[*it].name)).collect();
            text.push_str(&format!(": {}", names.join(", ")));
        }
        text
    }

    /// The weapon slots of a hull.
    pub fn slots(&self, card: &ShipCard) -> String {
        let slot = |slots: &Slots| {
            let only: Vec<_> = slots.only.iter().map(|only| self.only(*only)).collect();
            let only = if only.is_empty() { String::new() } else { format!(" ({})", only.join(", ")) };
            format!("{} {}{only}", slots.n, slots.size)
        };
        let set = |set: &Vec<Slots>| set.iter().map(slot).collect::<Vec<_>>().join(" + ");
        let sets: Vec<String> = card.slot_sets.iter().map(set).filter(|set| !set.is_empty()).collect();
        if sets.is_empty() { "–".to_owned() } else { self.or(&sets) }
    }

    fn only(&self, only: SlotOnly) -> &'static str {
        match only {
            SlotOnly::Fighter => self.pick("for fighters", "für Jäger"),
            SlotOnly::Bomber => self.pick("for bombers", "für Bomber"),
            SlotOnly::Missile => self.pick("missiles", "Raketen"),
            SlotOnly::Energy => self.pick("energy", "Energie"),
            SlotOnly::Projectile => self.pick("projectiles", "Projektile"),
            SlotOnly::PointDefence => self.pick("point defence", "Punktverteidigung"),
        }
    }

    /// How a weapon attacks, line by line: `2d6 4+: 1 P`.
    pub fn attacks(&self, card: &WeaponCard) -> String {
        let lines = card.lines.iter().map(|line| {
            let vs: Vec<_> = line.vs.iter().map(|it| self.name(&self.pack[*it].name).to_owned()).collect();
            let vs = if vs.is_empty() {
                String::new()
            } else {
                format!("{} {}: ", self.pick("vs", "gegen"), self.or(&vs))
            };
            let hits = Class::ALL.map(|class| line.hit.of(class));
            let all = hits.iter().all(|hit| *hit == hits[0]);
            let hits: Vec<String> = Class::ALL
                .into_iter()
                .zip(hits)
                .filter_map(|(class, hit)| Some(format!("{class} {}+", hit?)))
                .collect();
            let hits = match line.hit.ks.filter(|_| all) {
                Some(hit) => format!("{hit}+"),
                None => hits.join(", "),
            };
            let (p, e) = (line.damage.projectile, line.damage.energy);
            let damage = match (p, e) {
                (p, 0) => format!("{p} P"),
                (0, e) => format!("{e} E"),
                (p, e) => format!("{p} P + {e} E"),
            };
            format!("{vs}{}{} {hits}: {damage}", line.dice, self.pick("d6", "W6"))
        });
        lines.collect::<Vec<_>>().join("; ")
    }

    /// What is special about a weapon, besides its keywords.
    pub fn weapon_notes(&self, card: &WeaponCard) -> String {
        let mut notes = Vec::new();
        if let Some(units) = &card.fits_units {
            let names: Vec<_> = units.iter().map(|it| self.name(&self.pack[*it].name).to_owned()).collect();
            notes.push(
                self.pick(format!("only for {}", self.or(&names)), format!("nur für: {}", names.join(", "))),
            );
        }
        if card.reduce_evade > 0 {
            let n = card.reduce_evade;
            notes.push(
                self.pick(format!("evading helps {n} less"), format!("Ausweichen hilft um {n} weniger")),
            );
        }
        if card.ignore_evade {
            notes.push(self.pick("evading does not help", "Ausweichen hilft nicht").to_owned());
        }
        if card.arc.is_some() {
            let sides = ("to the sides only, 1 target on each", "nur zu den Seiten, je 1 Ziel");
            notes.push(self.pick(sides.0, sides.1).to_owned());
        }
        if !card.damage_by_order.is_empty() {
            let damage: Vec<_> = card.damage_by_order.iter().map(u8::to_string).collect();
            let damage = damage.join("/");
            notes.push(self.pick(
                format!("{damage} damage to the first, second and third target"),
                format!("{damage} Schaden am ersten, zweiten und dritten Ziel"),
            ));
        }
        if notes.is_empty() { "–".to_owned() } else { full(&notes.join("; ")) }
    }

    /// What a building yields, and what else it does.
    pub fn building(&self, card: &BuildingCard) -> String {
        let yields = card.yields;
        let mut parts = Vec::new();
        if yields.res > 0 {
            let n = yields.res;
            parts.push(self.pick(
                format!("Yields {n} of one resource of the planet."),
                format!("Bringt {n} von einem Rohstoff des Planeten."),
            ));
        }
        if yields.gcap > 0 {
            let (ground, space) = (yields.gcap, yields.scap);
            parts.push(self.pick(
                format!(
                    "Yields {ground} ground capacity and {space} space capacity; ships can be built here."
                ),
                format!(
                    "Bringt {ground} Bodenkapazität und {space} Weltraumkapazität; hier können Schiffe gebaut werden."
                ),
            ));
        }
        if card.effect.is_some() || card.special.is_some() {
            parts.push(self.text(card.effect.as_ref(), card.special));
        }
        if parts.is_empty() { "–".to_owned() } else { parts.join(" ") }
    }

    /// What a piece of equipment does.
    pub fn equipment(&self, card: &EquipmentCard) -> String {
        match card.character {
            None => self.text(card.effect.as_ref(), card.special),
            Some(_) => {
                let name = self.name(&card.name);
                self.pick(
                    format!("The ship acts as {name}, with 1 institution action of its own per round."),
                    format!("Das Schiff handelt als {name}, mit 1 eigenen Institutionsaktion je Runde."),
                )
            }
        }
    }

    /// Where a piece of equipment fits.
    pub fn allowed(&self, card: &EquipmentCard) -> String {
        let allowed = &card.allowed;
        if !allowed.units.is_empty() {
            let names: Vec<_> = allowed.units.iter().map(|it| self.name(&self.pack[*it].name)).collect();
            return names.join(", ");
        }
        if let Some(class) = allowed.class_min {
            return self.pick(format!("{class} and larger"), format!("ab {class}"));
        }
        if let Some(class) = allowed.class_max {
            return self.pick(format!("{class} and smaller"), format!("bis {class}"));
        }
        if let Some(keyword) = allowed.keyword {
            let name = self.name(&self.pack[keyword].name);
            return self.pick(format!("units with {name}"), format!("Einheiten mit {name}"));
        }
        let all = if allowed.not_civil { ("all but civil", "alle außer zivilen") } else { ("all", "alle") };
        self.pick(all.0, all.1).to_owned()
    }
}
