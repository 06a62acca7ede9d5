"""Fittings that several families share."""

import math

import bmesh

from materials import chrome, gloss, lamp, material, plastic, pressed_steel, rubber
from parts import add_mesh, box, cable, cyl, foot, knob, label, lathe, loft, plate, rbox, rrect, tube, wires
from mathutils import Vector


BLACK = '#141516'
GREEN, AMBER = '#3fe07a', '#ff9a2b'


def handle(start, end, out, r, m, rad=0.02):
    start, end, out = Vector(start), Vector(end), Vector(out)
    tube([start, start + out, end + out, end], r, m, rad)


def frame(outer, inner, depth, p, m, r=0.006, ri=0.006, shift=(0, 0), b=0.0015):
    """Plate or body across Y with a rounded opening through it, the opening shifted from the middle."""
    bm, back, front = bmesh.new(), depth / 2, -depth / 2

    def loop(size, radius, grow, y, at=(0, 0)):
        outline = rrect(size[0] + 2 * grow, size[1] + 2 * grow, max(radius + grow, 0.0005), 6)
        return [bm.verts.new((u + at[0], y, v + at[1])) for u, v in outline]

    rings = [loop(outer, r, -b, back), loop(outer, r, 0, back - b), loop(outer, r, 0, front + b)]
    rings += [loop(outer, r, -b, front), loop(inner, ri, b, front, shift), loop(inner, ri, 0, front + b, shift)]
    rings += [loop(inner, ri, 0, back, shift)]
    for one, other in zip(rings, rings[1:] + rings[:1]):
        for i in range(len(one)):
            k = (i + 1) % len(one)
            bm.faces.new((one[i], one[k], other[k], other[i]))
    return add_mesh(bm, m, p)


def pane(w, h, p, opacity=0.2, r=0.01):
    """Window that light passes straight through: far less noise than refracting glass."""
    m = gloss(f'pane{opacity}', '#101214', 0.03, specular=0.8)
    m.node_tree.nodes['Principled BSDF'].inputs['Alpha'].default_value = opacity
    rbox((w, 0.003, h), r, 'y', p, m, 0.0006)


def feet(x, y, r=0.018, h=0.032):
    for sx in (-1, 1):
        for sy in (-1, 1):
            foot((sx * x, sy * y, 0), r, h)


def signal_lamp(p, colour, r=0.011):
    x, y, z = p
    lathe([(r, 0), (r, 0.002), (r * 0.73, 0.0035)], p, '-y', chrome(), 32)
    cyl(r * 0.73, 0.007, (x, y - 0.001, z), '-y', lamp(colour, 0.9))


def thermostat(p, grip=BLACK, size=0.085, r=0.0215):
    """Knob on a printed dial; p lies on the surface."""
    x, y, z = p
    label(plate('dial'), size, size, (x, y - 0.0009, z))
    knob((x, y - 0.0006, z), r, 0.024, m=plastic(grip))


def drain_tap(p):
    """Ball tap with a red lever; p lies on the front."""
    x, y, z = p
    cyl(0.014, 0.035, (x, y - 0.017, z), '-y', chrome())
    cyl(0.019, 0.012, (x, y - 0.035, z), '-y', chrome())
    box((0.012, 0.012, 0.05), (x, y - 0.04, z + 0.022), material('lever', '#b3191c', 0.35, coat=0.3), 0.004)


def mains_lead(x, y, z=0.07):
    """Leaves the back at (x, y) and comes round to the right."""
    cable(
        [
            (x, y, z),
            (x + 0.04, y + 0.06, z - 0.02),
            (x + 0.13, y + 0.05, 0.006),
            (x + 0.21, y - 0.06, 0.006),
            (x + 0.19, y - 0.14, 0.006),
        ],
        0.0048,
        plastic('#111214'),
    )


def wire_basket(w, d, h, m, grip, step=0.012):
    taper = 0.9
    lines = []
    for i in range(int(w / step) + 1):
        x = -w / 2 + i * w / int(w / step)
        lines.append([(x, -d / 2, h), (x * taper, -d / 2 * taper, 0), (x * taper, d / 2 * taper, 0), (x, d / 2, h)])
    for i in range(int(d / step) + 1):
        y = -d / 2 + i * d / int(d / step)
        lines.append([(-w / 2, y, h), (-w / 2 * taper, y * taper, 0), (w / 2 * taper, y * taper, 0), (w / 2, y, h)])
    for k in range(1, int(h / step)):
        z = k * h / int(h / step)
        s = taper + (1 - taper) * z / h
        a, b = w / 2 * s, d / 2 * s
        lines.append([(-a, -b, z), (a, -b, z), (a, b, z), (-a, b, z), (-a, -b, z)])
    wires(lines, 0.0009, m)
    tube([(-w / 2, -d / 2, h), (w / 2, -d / 2, h), (w / 2, d / 2, h), (-w / 2, d / 2, h)], 0.0028, m, 0.02, True)
    for s in (-1, 1):
        tube(
            [(s * 0.022, -d / 2, h), (s * 0.022, -d / 2 - 0.05, h + 0.035), (s * 0.012, -d / 2 - 0.2, h + 0.05)],
            0.003,
            m,
            0.03,
        )
    profile = [(0, 0), (0.012, 0), (0.0165, 0.012), (0.0145, 0.05), (0.017, 0.10), (0.014, 0.125), (0, 0.128)]
    lathe(profile, (0, -d / 2 - 0.17, h + 0.048), rot=(84, 0, 0), m=plastic(grip))


def cable_coil(start, end, turns, r, thickness):
    """Spiral lead between two points along Y."""
    (x0, y0, z0), (x1, y1, z1) = start, end
    points = []
    for i in range(turns * 10 + 1):
        t, a = i / (turns * 10), 2 * math.pi * i / 10
        points.append((x0 + (x1 - x0) * t + r * math.cos(a), y0 + (y1 - y0) * t, z0 + (z1 - z0) * t + r * math.sin(a)))
    cable(points, thickness, rubber('#18191b'))


def gn_container(w, d, h, p=(0, 0, 0), content=None, m=None):
    """Gastronorm container; content is the colour of what it holds."""
    x, y, z = p
    sections = [
        (w, d, 0.016, h - 0.005),
        (w, d, 0.016, h),
        (w - 0.018, d - 0.018, 0.03, h),
        (w - 0.026, d - 0.026, 0.03, h - 0.006),
    ]
    sections += [(w - 0.036, d - 0.036, 0.035, h * 0.62), (w - 0.044, d - 0.044, 0.035, h * 0.6)]
    sections += [
        (w - 0.054, d - 0.054, 0.035, 0.016),
        (w - 0.062, d - 0.062, 0.035, 0.005),
        (w - 0.09, d - 0.09, 0.03, 0),
    ]
    loft(sections, p, m or pressed_steel(), ends=(False, True))
    if content:
        filled = [
            (w - 0.04, d - 0.04, 0.03, h * 0.7),
            (w - 0.034, d - 0.034, 0.03, h * 0.78),
            (w - 0.09, d - 0.09, 0.03, h * 0.84),
        ]
        loft(filled, p, material('food' + content, content, 0.5, grain=0.6, grain_scale=60), smooth=80)
