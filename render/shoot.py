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

from departments import DEPARTMENTS, department  # noqa: E402
from products import FAMILIES  # noqa: E402
from scenes import SCENES  # noqa: E402
from studio import frame, outline_points, packshot, reset, sphere_points, stage, turn_points, unstage  # noqa: E402


def read_json(*path):
    with open(os.path.join(HERE, *path), encoding='utf-8') as file:
        return json.load(file)


SPIN_FRAMES = 24  # as many as frames.mjs names


def build(key, view):
    """Puts a product into the scene; returns its points and the camera of the view."""
    family = key.rsplit('-', 1)[0]
    table = read_json('variants', f'{family}.json')
    product = table['products'][key]
    start = time.time()
    FAMILIES[family](**product.get('with', {}))
    points = outline_points()
    print(f'BUILD {key} {time.time() - start:.1f} s', flush=True)
    return points, {**table['views'].get(view, {}), **product.get(view, {})}


def shoot_turn(key, base, size, samples):
    """Frames once around the product, counterclockwise, from one distance; the lights go with the camera."""
    points, camera = build(key, 'spin')
    ring = turn_points(points)
    first = camera.pop('azimuth', -30)
    camera.setdefault('margin', 0.02)  # the ring leaves room enough from most sides
    for i in range(SPIN_FRAMES):
        azimuth = first + i * 360 / SPIN_FRAMES
        frame(ring, azimuth=azimuth, **camera)
        stage(points, azimuth)
        packshot(f'{base}-{i:02d}', size, samples)
        unstage()


def shoot_product(key, view, base, size, samples, shadow):
    points, camera = build(key, view)
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
            SCENES[table['scenes'][key]](base, settings['sceneWidth'], settings['sceneSamples'])
        elif key in DEPARTMENTS:
            department(base, settings['sceneWidth'], settings['sceneSamples'], key)
        elif view == 'spin':
            spin = table['modes']['spin']
            shoot_turn(key, base, settings['size'] if mode == 'proof' else spin['size'], spin['samples'])
        else:
            shoot_product(key, view, base, settings['size'], settings['samples'], mode != 'proof')


main(*sys.argv[sys.argv.index('--') + 1 :])
