"""The product families by name: the public functions of families/*.py. Their parameters are the variants in variants/."""

import importlib
import inspect
import pkgutil

import families


def _families_of(module):
    functions = inspect.getmembers(module, inspect.isfunction)
    return {name: f for name, f in functions if f.__module__ == module.__name__ and not name.startswith('_')}


FAMILIES = {}
for _room in pkgutil.iter_modules(families.__path__):
    if _room.name != 'common':
        FAMILIES.update(_families_of(importlib.import_module(f'families.{_room.name}')))
