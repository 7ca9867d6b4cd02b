//! Names of the systems, by their number in the spiral of the map; they mean nothing in any language.

use interportal::hex::HEXES;

/// Short, so that they fit into a hex of the map.
pub(super) const PLACES: [&str; HEXES] = [
    "Nexus", "Aurel", "Belor", "Cadra", "Dorun", "Ebris", "Falun", "Gavia", "Halia", "Ilex", "Jorva",
    "Kesim", "Lumen", "Mirel", "Nadir", "Orun", "Pelia", "Quorn", "Rovan", "Senja", "Tavor", "Ulmar",
    "Velis", "Wenda", "Xanto", "Yarel", "Zenor", "Adara", "Bryn", "Corva", "Delos", "Erisa", "Fenra",
    "Goran", "Hydon", "Istra", "Jaspa", "Kalyn", "Loris", "Mavro", "Nerys", "Oltan", "Praxa", "Qirin",
    "Ruvio", "Solen", "Tirza", "Urdan", "Vanto", "Wolna", "Xerra", "Ymira", "Zafra", "Aldis", "Borea",
    "Cyrra", "Drava", "Eldon", "Fyrra", "Gilon", "Hesta", "Imbra", "Junis", "Kyros", "Lyssa", "Monta",
    "Nuvia", "Osmer", "Pavon", "Quena", "Rusta", "Sibra", "Turan", "Umbra", "Vesna", "Wyrra", "Xolan",
    "Ylena", "Zorin", "Arvon", "Besra", "Calis", "Dymas", "Enora", "Fjora", "Grava", "Hurin", "Isaro",
    "Jelva", "Korun", "Lavra",
];

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_systems_have_the_same_name() {
        assert_eq!(PLACES.iter().collect::<BTreeSet<_>>().len(), HEXES);
        assert!(PLACES.iter().all(|name| (4..=5).contains(&name.len())), "a name must fit into its hex");
    }
}
