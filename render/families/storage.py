"""Shelving and seating."""

from materials import cardboard, chipboard, chrome, dark, leather, material, paint, plastic, rubber, zinc
from parts import box, cushion, cyl, group, label, lathe, plate, prism, rbox, ring, rod, rrect, screw, slots, tube
from parts import wires


def _crate(p, s, colour):
    width, depth, h = s
    shell = plastic(colour, 0.5)
    with group(p):
        for x in (-1, 1):
            box((0.008, depth, h), (x * width / 2, 0, h / 2), shell, 0.003)
        for y in (-1, 1):
            box((width, 0.008, h), (0, y * depth / 2, h / 2), shell, 0.003)
        box((width, depth, 0.01), (0, 0, 0.01), shell, 0.002)
        a, b = width / 2, depth / 2
        tube([(-a, -b, h), (a, -b, h), (a, b, h), (-a, b, h)], 0.011, shell, 0.03, True)
        for k in (-1, 0, 1):
            box((0.012, 0.012, h - 0.03), (k * width * 0.33, -b - 0.006, h / 2), shell, 0.003)
        rbox((width * 0.35, 0.006, 0.035), 0.015, 'y', (0, -b - 0.006, h * 0.72), dark(), 0.001)


def _carton(p, s, turned=0):
    x, y, z = p
    width, depth, h = s
    box(s, (x, y, z + h / 2), cardboard(), 0.004, rot=(0, 0, turned))
    box((0.06, depth + 0.002, 0.001), (x, y, z + h + 0.0005), material('tape', '#c9a878', 0.3), 0, rot=(0, 0, turned))


def _finish(colour):
    return zinc() if colour == 'galvanised' else paint(colour, 0.34)


def rack(
    width=1.8,
    height=1.8,
    depth=0.6,
    levels=4,
    uprights='#1f4e9c',
    beams='#e8700c',
    beam=0.085,
    boards='chipboard',
    load=None,
):
    """Bolt-free shelving. load: lists of [kind, level, x, width, height, colour or turn]."""
    post, rail = _finish(uprights), _finish(beams)
    shelf = chipboard() if boards == 'chipboard' else _finish(boards)
    spacing = (height - 0.2) / (levels - 1)
    level_z = lambda i: 0.12 + i * spacing
    for x in (-1, 1):
        for y in (-1, 1):
            px, py = x * (width / 2 - 0.025), y * (depth / 2 - 0.025)
            prism(rrect(0.05, 0.046, 0.003), height, 'z', (px, py, height / 2), post, 0.001)
            if y < 0:
                slots(int(height / 0.075), 0.012, 0.03, 0.075, (px, py - 0.0232, height / 2), 'y', r=0.004)
            slots(int(height / 0.075), 0.012, 0.03, 0.075, (px + x * 0.0252, py, height / 2), 'x', r=0.004)
            box((0.085, 0.075, 0.004), (px, py, 0.002), post, 0.001)
            screw((px + 0.03 * x, py, 0.004), 'z', 0.006)
        step = (height - 0.4) / 3
        for i in range(4):
            box((0.006, depth - 0.05, 0.03), (x * (width / 2 - 0.025), 0, 0.2 + i * step), post, 0.001)
        for i in range(3):
            z, px = 0.2 + i * step, x * (width / 2 - 0.025)
            rod((px, -depth / 2 + 0.03, z), (px, depth / 2 - 0.03, z + step), 0.008, post)
    for i in range(levels):
        z = level_z(i)
        for y in (-1, 1):
            rbox((width - 0.06, 0.04, beam), 0.004, 'x', (0, y * (depth / 2 - 0.022), z), rail, 0.001)
            for x in (-1, 1):
                px = x * (width / 2 - 0.052)
                box((0.006, 0.05, beam + 0.045), (px, y * (depth / 2 - 0.022), z), rail, 0.001)
                for k in (-0.45, 0.45) if y < 0 else ():
                    cyl(0.006, 0.004, (px + x * 0.003, -depth / 2 - 0.004, z + k * beam), '-y', chrome())
        box((width - 0.06, depth - 0.06, 0.018), (0, 0, z + beam / 2 - 0.0085), shelf, 0.001)
    front = -depth / 2 - 0.0025
    logo = min(0.34, beam * 4)
    label('fromm', logo, logo * 0.189, (-width / 4, front, level_z(levels // 2)), 'front')
    label(plate('load'), beam * 1.65, beam * 0.66, (width / 3, front, level_z(levels - 1)), 'front')
    for kind, level, x, w, h, extra in load or ():
        top = level_z(level) + beam / 2 + 0.001
        if kind == 'crate':
            _crate((x, 0, top), (w, depth * 0.68, h), extra)
        else:
            _carton((x, 0.01, top), (w, depth * 0.66, h), extra)


def stool(height=0.76, seat='#1d1f22'):
    """Swivel stool with foot ring and low back."""
    metal, black, cover = chrome(), plastic('#141516'), leather(seat)
    post = material('post chrome', '#a3a8ad', 0.16, 1, vary=0)  # what stands upright mirrors nothing but bright walls
    h, column = height, height - 0.05
    lathe(
        [(0, 0), (0.205, 0), (0.21, 0.004), (0.2, 0.012), (0.06, 0.028), (0.04, 0.05), (0.034, 0.06), (0, 0.06)],
        m=metal,
        n=96,
    )
    ring(0.2, 0.006, (0, 0, 0.006), 'z', rubber())
    cyl(0.03, column * 0.6, (0, 0, 0.05 + column * 0.3), 'z', post)
    lathe([(0.031, 0), (0.034, 0.004), (0.034, 0.022), (0.031, 0.026)], (0, 0, 0.036 + column * 0.6), m=black)
    cyl(0.024, h * 0.4, (0, 0, h * 0.76), 'z', plastic('#141516', 0.3))
    ring_z = h * 0.4
    ring(0.17, 0.011, (0, -0.06, ring_z), 'z', metal)
    rod((0, 0, ring_z), (0, -0.23, ring_z), 0.011, metal)
    cyl(0.038, 0.05, (0, 0, ring_z), 'z', black, 0.004)
    rbox((0.2, 0.2, 0.012), 0.03, 'z', (0, 0, h - 0.03), black, 0.003)
    tube([(0.06, 0, h - 0.045), (0.17, -0.03, h - 0.05), (0.235, -0.04, h - 0.055)], 0.005, metal, 0.02)
    cyl(0.009, 0.05, (0.245, -0.0415, h - 0.0555), 'x', black)
    cushion((0.43, 0.41, 0.095), (0, 0, h + 0.02), cover)
    rbox((0.38, 0.36, 0.012), 0.09, 'z', (0, 0, h - 0.024), black, 0.003)
    wires([[(x, y, h + 0.02) for x, y in rrect(0.432, 0.412, 0.1, 10)]], 0.003, cover, closed=True)
    with group((0, 0.17, h + 0.06), (-12, 0, 0)):
        cushion((0.41, 0.25, 0.075), (0, 0.03, 0.14), cover, rot=(90, 0, 0))
        wires([[(x, 0.03, z + 0.14) for x, z in rrect(0.412, 0.252, 0.06, 10)]], 0.003, cover, closed=True)
    for s in (-1, 1):
        tube([(s * 0.12, 0.1, h - 0.02), (s * 0.12, 0.225, h), (s * 0.12, 0.235, h + 0.2)], 0.01, metal, 0.05)
