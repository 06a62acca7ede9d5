"""The wide picture at the head of a department: some of what it sells, on plinths before a dark wall."""

import json
import math
import os

import bpy
from mathutils import Matrix, Vector

from materials import material
from parts import box
from products import FAMILIES
from scenes import backdrop as cyclorama
from studio import area_light, photograph, world

HERE = os.path.dirname(os.path.abspath(__file__))
SHAPE = 0.26  # height by width
LENS, SENSOR = 70, 36
ELEVATION = 8
# The words of the page stand on the left: shares of the picture that the products may fill.
LEFT, RIGHT, BOTTOM, TOP = 0.42, 0.97, 0.09, 0.92
GAP = 0.035  # between neighbours, in widths of the widest row
PLINTHS = {'grey': '#3d4850', 'lime': '#c8e02a'}


def read_json(name):
    with open(os.path.join(HERE, name), encoding='utf-8') as file:
        return json.load(file)


def build(key, turned):
    """The product of a key, turned, standing over the origin: its parts and its low and high corner."""
    family = key.rsplit('-', 1)[0]
    product = read_json(f'variants/{family}.json')['products'][key]
    before = set(bpy.context.scene.objects)
    FAMILIES[family](**product.get('with', {}))
    parts = [o for o in bpy.context.scene.objects if o not in before]
    spin = Matrix.Rotation(math.radians(turned), 4, 'Z')
    for part in parts:
        part.matrix_world = spin @ part.matrix_world
    bpy.context.view_layer.update()
    points = corners(parts)
    return parts, [min(p[i] for p in points) for i in range(3)], [max(p[i] for p in points) for i in range(3)]


def corners(parts):
    """Points enough to measure parts by: every hundredth vertex and more of small ones."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for part in parts:
        if part.type not in ('MESH', 'CURVE'):
            continue
        evaluated = part.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        step = max(1, len(mesh.vertices) // 200)
        points += [part.matrix_world @ mesh.vertices[i].co for i in range(0, len(mesh.vertices), step)]
        evaluated.to_mesh_clear()
    return points


def line_up(row, front):
    """Builds a row from left to right with its foremost point at `front`; returns its points, centred over x = 0."""
    built = [(build(key, turned), plinth) for key, turned, *plinth in row]
    gap = GAP * sum(high[0] - low[0] for (_, low, high), _ in built)
    x, points = 0, []
    for (parts, low, high), plinth in built:
        height = plinth[0] if plinth else 0
        deep = high[1] - low[1]
        shift = Vector((x - low[0], front - low[1], height - low[2]))
        for part in parts:
            part.matrix_world = Matrix.Translation(shift) @ part.matrix_world
        if height:
            size = (high[0] - low[0] + 0.04, deep + 0.04, height)
            made = material(plinth[1], PLINTHS[plinth[1]], 0.55, grain=0.05, vary=0.03)
            box(size, (x + (high[0] - low[0]) / 2, front + deep / 2, height / 2), made, 0.006)
            points += [Vector((x - 0.02, front, 0)), Vector((x + high[0] - low[0] + 0.02, front, 0))]
        bpy.context.view_layer.update()
        points += corners(parts)
        x += high[0] - low[0] + gap
    return points, x - gap


def centre(objects, points, width):
    for thing in objects:
        thing.matrix_world = Matrix.Translation((-width / 2, 0, 0)) @ thing.matrix_world
    return [p - Vector((width / 2, 0, 0)) for p in points]


def arrange(rows):
    """All rows, the first at the back; returns the points they fill."""
    front, everything = 0, []
    for row in reversed(rows):
        before = set(bpy.context.scene.objects)
        points, width = line_up(row, front)
        made = [o for o in bpy.context.scene.objects if o not in before]
        everything += centre(made, points, width)
        front = max(p.y for p in everything) + 0.05
    return everything


def backdrop(size):
    before = set(bpy.context.scene.objects)
    cyclorama()
    for wall in [o for o in bpy.context.scene.objects if o not in before]:
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
