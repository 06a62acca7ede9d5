"""The wide picture at the head of a department: some of what it sells, on plinths before a dark wall."""

import json
import math
import os

from mathutils import Matrix, Vector

from exhibits import arrange
from scenes import backdrop as cyclorama
from studio import area_light, outline_points, parts_of_product, photograph, world

HERE = os.path.dirname(os.path.abspath(__file__))
SHAPE = 0.26  # height by width
LENS, SENSOR = 70, 36
ELEVATION = 8
# The words of the page stand on the left: shares of the picture that the products may fill.
LEFT, RIGHT, BOTTOM, TOP = 0.42, 0.97, 0.09, 0.92


def read_json(name):
    with open(os.path.join(HERE, name), encoding='utf-8') as file:
        return json.load(file)


def backdrop(size):
    before = set(parts_of_product())
    cyclorama()
    for wall in set(parts_of_product()) - before:
        wall.matrix_world = Matrix.Scale(size, 4) @ wall.matrix_world


def camera_for(points):
    """Place, aim and shift at which the points fill their share of the picture."""
    e = math.radians(ELEVATION)
    towards = Vector((0, -math.cos(e), math.sin(e)))
    middle = Vector([(min(p[i] for p in points) + max(p[i] for p in points)) / 2 for i in range(3)])
    to_camera = (-towards).to_track_quat('-Z', 'Y').to_matrix().transposed()
    field = SENSOR / LENS  # width of the picture at distance 1

    def extent(distance):
        seen = [to_camera @ (p - (middle + towards * distance)) for p in points]
        u, w = [v.x / -v.z / field for v in seen], [v.y / -v.z / field for v in seen]
        return min(u), max(u), min(w), max(w)

    near, far = 0.5, 60
    for _ in range(40):
        distance = (near + far) / 2
        left, right, bottom, top = extent(distance)
        fits = right - left <= RIGHT - LEFT and top - bottom <= (TOP - BOTTOM) * SHAPE
        near, far = (near, distance) if fits else (distance, far)
    left, right, bottom, top = extent(far)
    wide = (LEFT + RIGHT) / 2 - 0.5
    high = BOTTOM * SHAPE - SHAPE / 2
    return middle + towards * far, middle, ((left + right) / 2 - wide, bottom - high)


DEPARTMENTS = {f'hero-{key}': rows for key, rows in read_json('departments.json').items()}


def department(base, width, samples, key):
    """Shoots the products that departments.json lists for a department, the last row in front."""
    points = arrange(DEPARTMENTS[key])
    place, aim, shift = camera_for(points)
    size = max(max(p.x for p in points) - min(p.x for p in points), 1.6 * max(p.z for p in points)) / 3.2
    back = max(p.y for p in points)
    backdrop(max(size, (back + 0.4 * size) / 1.4))
    world(0.32)

    def light(location, wide, power, target, *look):
        area_light([v * size for v in location], wide * size, power * size * size, [v * size for v in target], *look)

    light((-3.0, -3.4, 3.6), 2.6, 420, (0, 0, 0.5), (1, 0.97, 0.93))
    light((0.4, -0.2, 4.2), 3.4, 330, (0.1, 0, 0.3))
    light((3.6, -1.6, 2.2), 1, 190, (0.2, 0, 0.5), (0.92, 0.97, 1), 3 * size)
    light((-3.4, 1.2, 2.0), 0.8, 120, (-0.2, 0.4, 0.6), (1, 1, 1), 3 * size)
    photograph(base, width, round(width * SHAPE), samples, place, aim, LENS, shift=shift, exposure=0.55)
