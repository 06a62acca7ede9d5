"""The product families by name. Each is a function; its parameters are the variants in variants.json."""

from families.kitchen import bain, boiler, fryer, grill, induction, kettle, vacuum
from families.laboratory import scale, scope, sonic
from families.storage import rack, stool
from families.workshop import crane, welder

FAMILIES = {
    family.__name__: family
    for family in (
        bain,
        boiler,
        crane,
        fryer,
        grill,
        induction,
        kettle,
        rack,
        scale,
        scope,
        sonic,
        stool,
        vacuum,
        welder,
    )
}
