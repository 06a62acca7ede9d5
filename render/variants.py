"""What variants/ says of a product: the family and its parameters, and the camera of each view."""

import json
import os

from parts import show_plates_of

HERE = os.path.dirname(os.path.abspath(__file__))


def read_family(key):
    """Family of the product of a key, and what variants/ says of it."""
    family = key.rsplit('-', 1)[0]
    with open(os.path.join(HERE, 'variants', f'{family}.json'), encoding='utf-8') as file:
        return family, json.load(file)


def is_first(key):
    """Whether the product of a key is the first of its family."""
    return key == next(iter(read_family(key)[1]['products']))


def read_variant(key):
    """Family, parameters, and a function from view to camera of the product of a key; see readTable in paths.mjs."""
    family, table = read_family(key)
    product = table['products'][key]
    model = table['products'].get(product.get('like'), {})
    parameters = {**model.get('with', {}), **product.get('with', {})}
    return family, parameters, lambda view: {**table['views'].get(view, {}), **model.get(view, {}), **product.get(view, {})}


def build_product(key):
    """Builds the product of a key with its plates; returns the function from view to camera."""
    from products import FAMILIES  # families build sets of products too

    family, parameters, camera_of = read_variant(key)
    show_plates_of(key)
    FAMILIES[family](**parameters)
    return camera_of
