"""Raw passes of the pictures named on the command line; develop.mjs finishes them.

blender -b --factory-startup -P shoot.py -- <passes folder> proof|final|plates <key>-<view> ...

Size and samples stand in settings.json. A proof is small and has no shadow; plates are the figures on a product alone.
"""

import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from departments import DEPARTMENTS, department  # noqa: E402
from materials import exchange_decal  # noqa: E402
from scenes import SCENES  # noqa: E402
from studio import cutting, facing_box, frame, outline_points, packshot, parts_of_product, reset  # noqa: E402
from studio import note_place, render_settings, sphere_points, stage, turn_points, unstage  # noqa: E402
from variants import build_product, is_first, read_variant  # noqa: E402


def read_json(*path):
    with open(os.path.join(HERE, *path), encoding='utf-8') as file:
        return json.load(file)


SPIN_FRAMES = 24  # as many as frames.mjs names
PLATE_SAMPLES = 2  # plates are small, and all that is fine on them is writing


def build_once(key):
    """Puts a product into the scene; returns its points and the function from view to camera."""
    start = time.time()
    camera_of = build_product(key)
    points = outline_points()
    print(f'BUILD {key} {time.time() - start:.1f} s', flush=True)
    return points, camera_of


def build(key, view):
    """Puts a product into the scene; returns its points and the camera of the view."""
    points, camera_of = build_once(key)
    return points, camera_of(view)


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


def shoot_views(key, shots, shadow):
    """Views of a product that is built once; shots are (view, base, size, samples)."""
    points, camera_of = build_once(key)
    for view, base, size, samples in shots:
        camera = camera_of(view)
        focus = camera.pop('focus', None)
        frame(sphere_points(*focus) if focus else points, **camera)
        stage(points, camera['azimuth'])
        packshot(base, size, samples, shadow)
        unstage()


def shoot_scene(scene, key, base, settings):
    """A scene of the home page by its name; without one the scene of the department of this key."""
    if scene:
        SCENES[scene](base, settings['sceneWidth'], settings['sceneSamples'])
    else:
        department(base, settings['sceneWidth'], settings['sceneSamples'], key)


def shoot_plates(names, bases, size, samples):
    """The plates alone of products that differ in nothing else: built once, then with the plates of each."""
    key, view = names[0].rsplit('-', 1)
    points, camera = build(key, view)
    focus = camera.pop('focus', None)
    frame(sphere_points(*focus) if focus else points, **camera)
    stage(points, camera['azimuth'])
    render_settings(size, size, samples)  # the shape of the picture, of which the box is a part
    shown = [part for part in parts_of_product() if part.data.materials[0].name.startswith(f'decal {key}.')]
    box = facing_box(shown, size)
    print(f'PLATES {key}-{view} at {box}', flush=True)
    for name, base in zip(names, bases):
        if not box:  # the picture is the other one's
            note_place(base, size, None)
            print(f'RENDER {name}: plates of which none is seen', flush=True)
            continue
        start = time.time()
        for part in shown:
            exchange_decal(part.data.materials[0], name.rsplit('-', 1)[0])
        cutting(base, size, samples, box)
        print(f'RENDER {name}: plates {time.time() - start:.1f} s', flush=True)


def settings_of(modes, names):
    """Size and samples of the pictures of that one view, as modeOf in paths.mjs has them for each."""
    is_further = all(not name.endswith('-front') and not is_first(name.rsplit('-', 1)[0]) for name in names)
    return modes['further' if is_further else 'final']


def by_shape(names):
    """Names of pictures that differ in their plates alone together."""
    shapes = {}
    for name in names:
        key, view = name.rsplit('-', 1)
        family, parameters, camera_of = read_variant(key)
        shapes.setdefault(json.dumps([family, parameters, view, camera_of(view)]), []).append(name)
    return shapes.values()


def main(folder, mode, *names):
    table = read_json('settings.json')
    os.makedirs(folder, exist_ok=True)
    if mode == 'plates':
        for alike in by_shape(names):
            reset()
            bases = [os.path.join(folder, name) for name in alike]
            shot = settings_of(table['modes'], alike)
            shoot_plates(alike, bases, shot['size'], PLATE_SAMPLES * shot['samples'])
        return
    settings = table['modes'][mode]
    shots = {}
    for name in names:
        key, view = name.rsplit('-', 1)
        base = os.path.join(folder, name)
        if key in table['scenes'] or key in DEPARTMENTS:
            reset()
            shoot_scene(table['scenes'].get(key), key, base, settings)
        elif view == 'spin':
            reset()
            spin = table['modes']['spin']
            shoot_turn(key, base, settings['size'] if mode == 'proof' else spin['size'], spin['samples'])
        else:
            shot = settings_of(table['modes'], [name]) if mode == 'final' else settings
            shots.setdefault(key, []).append((view, base, shot['size'], shot['samples']))
    for key, views in shots.items():
        reset()
        shoot_views(key, views, mode != 'proof')


main(*sys.argv[sys.argv.index('--') + 1 :])
