"""Composed pictures for the home page: the same products on plinths and on a worktop."""

import math

import bmesh

from materials import chrome, gloss, linear, material, steel, turned_steel, wood
from parts import add_mesh, arc, box, cyl, group, lathe, rbox, ring, rod, show_plates_of, tube
from products import FAMILIES
from studio import area_light, photograph, world

RANGE_LOAD = [
    ['crate', 1, -0.55, 0.5, 0.24, '#3a4148'],
    ['crate', 1, 0, 0.5, 0.24, '#3a4148'],
    ['carton', 2, -0.58, 0.42, 0.3, 0],
    ['carton', 2, -0.14, 0.36, 0.22, 6],
    ['carton', 0, 0.5, 0.5, 0.34, 0],
    ['crate', 0, -0.5, 0.55, 0.28, '#c8541a'],
]


def place(family, p, turned=0, **parameters):
    show_plates_of(f'{family}-1')
    with group(p, (0, 0, turned)):
        FAMILIES[family](**parameters)


def backdrop():
    """Dark cyclorama: a floor that curves up into the wall."""
    section = [(-9, 0), (-3.6, 0)] + arc(2.6, 1.6, 1.6, -90, 0, 24) + [(4.2, 6)]
    bm = bmesh.new()
    left = [bm.verts.new((-9, y, z)) for y, z in section]
    right = [bm.verts.new((9, y, z)) for y, z in section]
    for i in range(len(left) - 1):
        bm.faces.new((left[i], right[i], right[i + 1], left[i + 1]))
    add_mesh(bm, gloss('cyclorama', '#252e35', 0.85, coat=0, specular=0.15), wn=False, smooth=60)


def product_range(base, width, samples):
    backdrop()
    lime = material('lime', '#c8e02a', 0.5, grain=0.05, vary=0.03)
    grey = material('plinth', '#3d4850', 0.55, grain=0.05, vary=0.03)

    def plinth(x, y, size, m):
        box(size, (x, y, size[2] / 2), m, 0.006)

    place('rack', (1.55, 1.25, 0), -8, load=RANGE_LOAD)
    place('crane', (-0.62, 0.95, 0), 52)
    plinth(0.42, 0.1, (0.78, 0.56, 0.62), grey)
    place('fryer', (0.42, 0.08, 0.62), 10, tanks=2)
    plinth(1.30, -0.42, (0.42, 0.42, 0.46), lime)
    place('scope', (1.30, -0.42, 0.46), 24)
    place('welder', (-0.42, -0.62, 0), 24, panel='weld-tig-acdc')
    place('scale', (0.52, -0.98, 0), 14)
    plinth(2.02, -0.62, (0.58, 0.46, 0.26), grey)
    place('sonic', (2.02, -0.62, 0.26), 8)
    place('stool', (2.42, 0.35, 0), 12)
    world(0.32)
    area_light((-3.2, -3.4, 4.2), 2.6, 420, (0.6, 0, 0.6), (1, 0.97, 0.93))
    area_light((1.2, 0.2, 4.6), 3.2, 330, (0.9, 0, 0.4))
    area_light((4.4, -1.2, 2.2), 1, 170, (1, 0, 0.7), (0.92, 0.97, 1), 3)
    area_light((-3.2, 1.8, 2.2), 0.8, 150, (0.3, 0.4, 0.8), (1, 1, 1), 3)
    area_light((1, 1.0, 3.9), 2.4, 130, (1.2, 4, 1.2), (0.9, 1, 0.95))
    photograph(
        base,
        width,
        round(width * 0.44),
        samples,
        location=(-0.18, -7.7, 1.7),
        aim=(-0.18, 0, 0.83),
        lens=45.5,
        shift=(0, 0.006),
        exposure=0.55,
    )


def wall_tiles():
    made = material('tiles', '#eef0ee', 0.16, coat=0.4, vary=0)
    nodes, link = made.node_tree.nodes, made.node_tree.links.new
    shader = nodes['Principled BSDF'].inputs
    mapping = nodes.new('ShaderNodeMapping')
    mapping.inputs['Rotation'].default_value = (math.radians(90), 0, 0)
    link(nodes.new('ShaderNodeTexCoord').outputs['Object'], mapping.inputs[0])
    bricks = nodes.new('ShaderNodeTexBrick')
    link(mapping.outputs[0], bricks.inputs['Vector'])
    for name, value in (
        ('Scale', 1),
        ('Brick Width', 0.2),
        ('Row Height', 0.1),
        ('Mortar Size', 0.0028),
        ('Mortar Smooth', 0.35),
    ):
        bricks.inputs[name].default_value = value
    for name, colour in (('Color1', '#24493f'), ('Color2', '#2d5549'), ('Mortar', '#b9bcb4')):
        bricks.inputs[name].default_value = linear(colour)
    link(bricks.outputs['Color'], shader['Base Color'])
    joints = nodes.new('ShaderNodeBump')
    joints.invert = True
    joints.inputs['Distance'].default_value, joints.inputs['Strength'].default_value = 0.002, 0.7
    link(bricks.outputs['Fac'], joints.inputs['Height'])
    link(joints.outputs[0], shader['Normal'])
    return made


def kitchen_room(sheet):
    box((7, 0.02, 3.4), (0, 0.42, 1.7), wall_tiles(), 0)
    box((7, 6, 0.02), (0, -2.6, -0.01), material('ground', '#5c5f60', 0.5, grain=0.1), 0)
    box((7, 6, 0.02), (0, -2.6, 3.2), material('ceiling', '#cfcfca', 0.9), 0)
    rbox((4.6, 0.76, 0.045), 0.008, 'z', (0, 0, 0.8775), sheet, 0.004)
    box((4.6, 0.012, 0.1), (0, 0.385, 0.95), sheet, 0.004)
    box((4.5, 0.7, 0.8), (0, 0.02, 0.43), material('cabinet', '#3a3f42', 0.5, 0.3), 0.004)


def kitchen_shelf(sheet):
    """Wall shelf with bowls, pots and plates; a rail with ladles below."""
    y, z = 0.26, 1.592
    rbox((3.4, 0.3, 0.022), 0.004, 'z', (0.15, y, 1.58), sheet, 0.003)
    for x in (-1.35, 0.15, 1.65):
        box((0.012, 0.26, 0.14), (x, 0.28, 1.51), sheet, 0.002)
    for i in range(4):
        r = 0.13 - 0.012 * i
        bowl = [(0, 0), (r * 0.55, 0), (r * 0.95, 0.05), (r, 0.085), (r - 0.003, 0.085), (r * 0.9, 0.05), (0, 0.006)]
        lathe(bowl, (-0.95, 0.27, z + i * 0.03), m=turned_steel(0.2))
    for x, h, r in ((-0.55, 0.19, 0.13), (-0.2, 0.13, 0.11), (1.35, 0.22, 0.14)):
        cyl(r, h, (x, y, z + h / 2), 'z', turned_steel(0.24), 0.004, 72)
        ring(r, 0.004, (x, y, z + h), 'z', sheet)
        for s in (-1, 1):
            near, far, grip_z = x + s * r, x + s * (r + 0.03), z + h * 0.75
            grip = [
                (near, y - 0.03, grip_z),
                (far, y - 0.03, grip_z),
                (far, y + 0.03, grip_z),
                (near, y + 0.03, grip_z),
            ]
            tube(grip, 0.005, chrome(), 0.012)
    for i, colour in enumerate(('#e8e3d6', '#e8e3d6', '#d9d2c0', '#e8e3d6', '#d9d2c0')):
        plate = material('plate' + colour, colour, 0.15, coat=0.5)
        cyl(0.125, 0.014, (0.45, y, 1.6 + 0.016 * i), 'z', plate, 0.005, 64)
    rod((-1.3, 0.33, 1.34), (0.1, 0.33, 1.34), 0.007, chrome())
    for i in range(5):
        x = -1.2 + i * 0.26
        rod((x, 0.325, 1.34), (x, 0.325, 1.06), 0.0045, chrome())
        ladle = [(0, -0.03), (0.028, -0.022), (0.042, 0), (0.04, 0), (0.026, -0.018), (0, -0.026)]
        lathe(ladle, (x, 0.305, 1.06), m=chrome())


def tomatoes():
    rbox((0.44, 0.3, 0.03), 0.02, 'z', (0.86, -0.24, 0.917), wood('#b9854f', '#8e5f33'), 0.006, rot=(0, 0, 12))
    skin, leaf = material('tomato', '#b01c12', 0.18, coat=0.6), material('leaf', '#3c6b23', 0.5)
    outline = [(0, -0.82), (0.5, -0.75), (0.95, -0.25), (1, 0.1), (0.8, 0.6), (0.3, 0.8), (0, 0.68)]
    for x, y, r in ((0.78, -0.24, 0.036), (0.85, -0.28, 0.034), (0.83, -0.19, 0.037), (0.93, -0.22, 0.033)):
        lathe([(a * r, b * r) for a, b in outline], (x, y, 0.932 + r * 0.8), m=skin, n=32)
        stalk = [(0, 0), (r * 0.25, 0.002), (r * 0.5, -0.002), (0, -0.003)]
        lathe(stalk, (x, y, 0.932 + r * 1.52), m=leaf, n=10, wave=0.5, waves=5)


def kitchen(base, width, samples):
    sheet = steel(0.24)
    kitchen_room(sheet)
    kitchen_shelf(sheet)
    place('fryer', (-0.40, -0.02, 0.9), 10, tanks=2)
    place('grill', (0.42, -0.04, 0.9), -6)
    place('boiler', (1.15, 0.05, 0.9), -16)
    place('kettle', (-1.25, 0.02, 0.9), 14, colour='#191a1c')
    tomatoes()
    world(0.5)
    area_light((-0.4, -3.4, 2.3), 3.2, 150, (0, 0, 1.0), (1, 0.97, 0.93))
    area_light((-3.0, -0.6, 2.0), 1.4, 60, (0, 0, 1), (1, 0.95, 0.9), 2.2)
    area_light((-1.6, -2.6, 2.9), 1.8, 120, (0, 0, 1), (1, 0.93, 0.84))
    area_light((2.2, -1.8, 2.6), 1.2, 62, (0.2, 0, 1), (0.93, 0.97, 1))
    area_light((0, -0.3, 3.0), 2.4, 50, (0, 0, 0.9), (1, 0.9, 0.78))
    area_light((0, 0.18, 1.56), 3.2, 9, (0, 0.2, 0.9), (1, 0.86, 0.66), 0.06)
    photograph(
        base,
        width,
        round(width * 0.66),
        samples,
        location=(-0.55, -2.55, 1.62),
        aim=(0.02, 0, 1.17),
        lens=46,
        aperture=2.8,
        focus=(-0.2, -0.25, 1.0),
        exposure=0.1,
    )


SCENES = {'product_range': product_range, 'kitchen': kitchen}
