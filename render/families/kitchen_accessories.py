"""What goes with ovens, fryers and gastronorm appliances."""

import math

from materials import chrome, dark, material, pressed_steel
from parts import cyl, group, label, lathe, loft, plate, prism, rbox, rod, screw, tube, wires

from .common import BLACK, gn_container, wire_basket


def fryerbasket(halves=False, grip=BLACK):
    """Frying basket of wire, or a pair of half baskets."""
    metal = chrome()
    if not halves:
        with group(rot=(0, 0, 14)):
            wire_basket(0.21, 0.24, 0.12, metal, grip)
            _hook(0.24, 0.12, metal)
        return
    for s, turned in ((-1, 16), (1, 10)):
        with group((s * 0.085, 0.03 * s, 0), (0, 0, turned)):
            wire_basket(0.125, 0.27, 0.13, metal, grip, 0.0115)
            _hook(0.27, 0.13, metal, 0.03)


def _hook(d, h, m, half=0.045):
    """By which the basket drains over the bath."""
    tube(
        [(-half, d / 2, h), (-half, d / 2 + 0.028, h + 0.006), (half, d / 2 + 0.028, h + 0.006), (half, d / 2, h)],
        0.0028,
        m,
        0.012,
    )


SIZES = {'1/1': (0.53, 0.325), '1/2': (0.325, 0.265), '1/3': (0.325, 0.176)}


def gncontainer(size='1/1', height=0.1, lid=False):
    """Gastronorm container of stainless steel, or its lid."""
    w, d = SIZES[size]
    if not lid:
        gn_container(w, d, height)
        label(plate('size'), 0.09, 0.03, (w * 0.22, -d / 2 + 0.0156, height * 0.76), rot=(7.5, 0, 0))
        return
    sheet = pressed_steel()
    sheet_metal = [
        (w, d, 0.016, 0),
        (w, d, 0.016, 0.006),
        (w - 0.016, d - 0.016, 0.02, 0.008),
        (w - 0.03, d - 0.03, 0.03, 0.001),
    ]
    sheet_metal += [(w - 0.05, d - 0.05, 0.03, 0.001), (w - 0.075, d - 0.075, 0.04, 0.014), (w - 0.1, d - 0.1, 0.04, 0.0165)]
    loft(sheet_metal, m=sheet)
    rbox((0.13, 0.07, 0.002), 0.034, 'z', (0, 0, 0.0168), material('recess', '#8d9296', 0.25, 1), 0.0008)
    tube([(-0.05, 0, 0.014), (-0.045, 0, 0.05), (0.045, 0, 0.05), (0.05, 0, 0.014)], 0.0055, chrome(), 0.02)
    label('royal_dark', 0.12, 0.0227, (-w / 2 + 0.13, -d / 2 + 0.07, 0.0172), 'top')


def pizzatool(kind='peel'):
    """Pizza peel, baking stone in its carrier, or pan and screen."""
    {'peel': _peel, 'stone': _stone, 'pans': _pans}[kind]()


def _peel():
    alu = material('aluminium', '#d3d6d9', 0.3, 1, brushed=(340, 2.5, 340))
    edge = [(-0.155, 0), (0.155, 0), (0.165, 0.012), (0.165, 0.27)]
    shoulder = [
        (0.165 - 0.14 * (1 - math.cos(math.radians(a))), 0.27 + 0.09 * math.sin(math.radians(a)))
        for a in range(15, 91, 15)
    ]
    half = edge[1:] + shoulder
    outline = half + [(-x, y) for x, y in reversed(half)]
    with group((0, 0, 0.004)):
        prism(outline, 0.003, 'z', (0, 0, 0.002), alu, 0.001)
        for x in range(-5, 6):
            for y in range(7):
                if abs(x) < 5 or y < 6:
                    rbox((0.008, 0.022, 0.0006), 0.004, 'z', (x * 0.027, 0.045 + y * 0.036, 0.0036), dark(), 0.0002)
        prism([(-0.026, 0.33), (0.026, 0.33), (0.017, 0.46), (-0.017, 0.46)], 0.004, 'z', (0, 0, 0.006), alu, 0.001)
        for y in (0.352, 0.39):
            screw((0, y, 0.008), 'z', 0.006)
        rod((0, 0.42, 0.015), (0, 0.92, 0.022), 0.0135, alu)
        rod((0, 0.9, 0.0216), (0, 1.06, 0.0238), 0.0165, material('grip', '#17181a', 0.6))
        for y in (0.93, 0.98, 1.03):
            cyl(0.0174, 0.006, (0, y, 0.0221), '-y', material('grip ring', '#b3151b', 0.5), 0.001)
        tube(
            [(-0.01, 1.055, 0.024), (-0.014, 1.09, 0.024), (0.014, 1.09, 0.024), (0.01, 1.055, 0.024)],
            0.0028,
            chrome(),
            0.012,
        )
        label('royal_dark', 0.13, 0.0246, (0, 0.31, 0.0042), 'top')


def _stone():
    stone, metal = material('cordierite', '#d9c7a4', 0.85, grain=0.5, grain_scale=320), chrome()
    rbox((0.38, 0.38, 0.016), 0.02, 'z', (0, 0, 0.04), stone, 0.004)
    a, b = 0.195, 0.165
    for y in (-b, b):
        tube(
            [
                (-a - 0.05, y * 0.4, 0.072),
                (-a - 0.03, y * 0.4, 0.055),
                (-a, y, 0.028),
                (a, y, 0.028),
                (a + 0.03, y * 0.4, 0.055),
                (a + 0.05, y * 0.4, 0.072),
            ],
            0.0035,
            metal,
            0.03,
        )
    for s in (-1, 1):
        rod((s * (a + 0.05), -b * 0.4, 0.072), (s * (a + 0.05), b * 0.4, 0.072), 0.0042, metal)
        rod((s * 0.1, -b, 0.028), (s * 0.1, b, 0.028), 0.003, metal)
        for y in (-b, b):
            tube([(s * 0.15, y, 0.028), (s * 0.15, y * 1.04, 0.004), (s * 0.13, y * 1.04, 0.004)], 0.0035, metal, 0.01)
            rod((s * a, y, 0.028), (s * a, y * 0.98, 0.054), 0.0032, metal)
    label('royal_stamp', 0.16, 0.0302, (0, -0.13, 0.0485), 'top', rough=0.8)


def _pans():
    alu, iron = material('aluminium', '#d3d6d9', 0.3, 1), material('blue steel', '#2a2e34', 0.34, 0.8, vary=0.08)
    r = 0.16
    with group((0.07, 0.13, 0)):
        lathe(
            [
                (0, 0.001),
                (r - 0.012, 0.001),
                (r - 0.004, 0.004),
                (r + 0.006, 0.026),
                (r + 0.011, 0.027),
                (r + 0.011, 0.024),
                (r + 0.007, 0.022),
                (r, 0),
                (0, 0),
            ],
            m=iron,
            n=96,
        )
    with group((-0.05, -0.1, 0)), group((0, 0, 0.0245), (6.6, 0, 0)):
        lathe([(r, -0.003), (r + 0.01, -0.003), (r + 0.01, 0.003), (r, 0.003), (r, -0.003)], m=alu, n=96)
        lines, step = [], 0.0105
        for k in range(-int(r / step) * 2, int(r / step) * 2 + 1):
            c = k * step * 0.72
            if abs(c) < r:
                half = math.sqrt(r * r - c * c)
                for s in (-1, 1):
                    ux, uy = math.cos(0.55 * s), math.sin(0.55 * s)
                    lines.append(
                        [
                            (-uy * c - ux * half, ux * c - uy * half, 0.0006 * s),
                            (-uy * c + ux * half, ux * c + uy * half, 0.0006 * s),
                        ]
                    )
        wires(lines, 0.0011, alu)
