"""Raw passes of the pictures named on the command line; develop.mjs finishes them.

blender -b --factory-startup -P shoot.py -- <passes folder> proof|final <key>-<view> ...

Size and samples stand in settings.json. A proof is small and has no shadow.
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


def read_json(*path):
    with open(os.path.join(HERE, *path), encoding='utf-8') as file:
        return json.load(file)


def shoot_product(key, view, base, size, samples, shadow):
    family = key.rsplit('-', 1)[0]
    table = read_json('variants', f'{family}.json')
    product = table['products'][key]
    camera = {**table['views'].get(view, {}), **product.get(view, {})}
    start = time.time()
    FAMILIES[family](**product.get('with', {}))
    points = outline_points()
    print(f'BUILD {key} {time.time() - start:.1f} s', flush=True)
    focus = camera.pop('focus', None)
    frame(sphere_points(*focus) if focus else points, **camera)
    stage(points, camera['azimuth'])
    packshot(base, size, samples, shadow)


def main(folder, mode, *names):
    table = read_json('settings.json')
    settings = table['modes'][mode]
    os.makedirs(folder, exist_ok=True)
    for name in names:
        key, view = name.rsplit('-', 1)
        base = os.path.join(folder, name)
        reset()
        if key in table['scenes']:
            SCENES[table['scenes'][key]](base, settings['sceneWidth'], settings['samples'])
        else:
            shoot_product(key, view, base, settings['size'], settings['samples'], mode == 'final')


main(*sys.argv[sys.argv.index('--') + 1 :])
