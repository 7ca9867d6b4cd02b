//! How many entries each section of the pack has.

use interportal::ids::*;

/// The counts of the types are those of the pack.
#[test]
fn every_section_has_its_number_of_entries() {
    macro_rules! counts {
        ($($name:ident)*) => { [$(($name::SECTION, $name::ids().len(), $name::COUNT)),*] };
    }
    let counts = counts![
        Ship Standard Kosme NeutralUnit Group Ground Building Protection Equipment Weapon Area Tech
        Government Goal Policy Advisor AlwaysLaw Law Deck EventCard PlanetaryEvent MarketCard Crisis Wonder
        Investor Deed Planet Keyword WarReason WarGoal Modifier UpkeepRow VpSource Symbol Layout Material
    ];
    for (section, found, expected) in counts {
        assert_eq!(found, expected, "[[{section}]]");
    }
}
