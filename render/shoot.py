"""Raw passes of the pictures named on the command line; develop.mjs finishes them.

blender -b --factory-startup -P shoot.py -- <passes folder> proof|final <key>-<view> ...

Size and samples stand in variants.json. A proof is small and has no shadow.
"""

import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from products import FAMILIES  # noqa: E402
from scenes import SCENES  # noqa: E402
from studio import frame, outline_points, packshot, reset, sphere_points, stage  # noqa: E402


def shoot_product(table, key, view, base, size, samples, shadow):
    product = table['products'][key]
    camera = {**table['views'][product['family']].get(view, {}), **product.get(view, {})}
    start = time.time()
    FAMILIES[product['family']](**product.get('with', {}))
    points = outline_points()
    print(f'BUILD {key} {time.time() - start:.1f} s', flush=True)
    focus = camera.pop('focus', None)
    frame(sphere_points(*focus) if focus else points, **camera)
    stage(points, camera['azimuth'])
    packshot(base, size, samples, shadow)


def main(folder, mode, *names):
    with open(os.path.join(HERE, 'variants.json'), encoding='utf-8') as file:
        table = json.load(file)
    settings = table['settings'][mode]
    os.makedirs(folder, exist_ok=True)
    for name in names:
        key, view = name.rsplit('-', 1)
        base = os.path.join(folder, name)
        reset()
        if key in table['scenes']:
            SCENES[table['scenes'][key]](base, settings['sceneWidth'], settings['samples'])
        else:
            shoot_product(table, key, view, base, settings['size'], settings['samples'], mode == 'final')


main(*sys.argv[sys.argv.index('--') + 1 :])
