"""Buffet and snacks: keeping warm, popcorn, candy floss, slush."""

import math
import random

import bmesh
from mathutils import Matrix, Vector

from materials import brass, chrome, dark, enamel, gloss, lamp, material, pane, plastic, powder, pressed_steel, rubber
from materials import steel, turned_steel
from parts import add_mesh, arc, box, cushion, cyl, foot, group, knob, label, lathe, loft, moulded, plate, prism, rbox
from parts import ring, rod, screw, slots, tube, wires

from .common import AMBER, BLACK, GREEN, feet, gn_container, handle, mains_lead, signal_lamp


def _morsels(spots, size, m, seed=1):
    """Many small irregular lumps in one mesh."""
    dice, bm = random.Random(seed), bmesh.new()
    for x, y, z in spots:
        stretch = [size * dice.uniform(0.7, 1.3) for _ in range(3)]
        at = (
            Matrix.Translation((x, y, z)) @ Matrix.Rotation(dice.uniform(0, 6), 4, 'X') @ Matrix.Diagonal((*stretch, 1))
        )
        bmesh.ops.create_icosphere(bm, subdivisions=2 if size > 0.008 else 1, radius=1, matrix=at)
    return add_mesh(bm, m, smooth=80, wn=False)


def _burner(p):
    """Fuel can in its holder."""
    x, y, z = p
    lathe([(0, 0), (0.045, 0), (0.045, 0.05), (0.042, 0.055), (0.028, 0.055), (0.026, 0.05), (0, 0.05)], p, m=chrome())
    cyl(0.02, 0.004, (x, y, z + 0.054), 'z', gloss('fuel gel', '#6a4fb0', 0.3))
    lathe(
        [(0, 0), (0.055, 0), (0.062, 0.006), (0.058, 0.006), (0.052, 0.003), (0, 0.003)],
        (x, y, z - 0.003),
        m=steel(0.2),
    )


def _chafing_stand(w, d, h):
    metal, black = chrome(), plastic(BLACK)
    a, b = w / 2, d / 2
    frame = [(-a, -b, h), (a, -b, h), (a, b, h), (-a, b, h)]
    tube(frame, 0.006, metal, 0.03, True)
    low = [(x * 0.96, y * 0.9, 0.075) for x, y, _ in frame]
    tube(low, 0.004, metal, 0.03, True)
    for sx in (-1, 1):
        for sy in (-1, 1):
            leg = [
                (sx * a, sy * b * 0.82, h),
                (sx * a * 0.96, sy * b * 0.82, 0.07),
                (sx * a * 1.02, sy * b * 0.9, 0.008),
            ]
            tube(leg, 0.0065, metal, 0.04)
            cyl(0.011, 0.014, (sx * a * 1.02, sy * b * 0.9, 0.007), 'z', black, 0.003)
    for x in (-a * 0.45, a * 0.45):
        rbox((0.14, d * 0.86, 0.004), 0.03, 'z', (x, 0, 0.074), steel(0.2), 0.001)
        _burner((x, 0, 0.08))


def _soup_chafing():
    polished, metal, black = pressed_steel(0.18), chrome(), plastic(BLACK)
    for k in range(3):
        with group(rot=(0, 0, 120 * k + 30)):
            leg = [(0.17, 0, 0.2), (0.185, 0, 0.12), (0.15, 0, 0.06), (0.19, 0, 0.008)]
            tube(leg, 0.0075, metal, 0.05)
            cyl(0.012, 0.014, (0.19, 0, 0.007), 'z', black, 0.003)
    for r, z in ((0.186, 0.2), (0.15, 0.07)):
        ring(r, 0.006, (0, 0, z), 'z', metal)
    lathe([(0, 0), (0.15, 0), (0.15, 0.004), (0, 0.004)], (0, 0, 0.064), m=polished)
    _burner((0, 0, 0.072))
    with group((0, 0, 0.18)):
        pot = [
            (0, 0),
            (0.12, 0),
            (0.15, 0.01),
            (0.172, 0.04),
            (0.178, 0.1),
            (0.178, 0.18),
            (0.19, 0.186),
            (0.19, 0.192),
        ]
        lathe(pot + [(0.16, 0.194)], m=polished, n=96)
        dome = [(0.168, 0.192), (0.172, 0.2), (0.165, 0.222), (0.14, 0.252), (0.09, 0.278), (0.03, 0.288), (0, 0.289)]
        lathe(dome, m=polished, n=96)
        lathe(
            [(0, 0), (0.01, 0), (0.009, 0.014), (0.02, 0.024), (0.02, 0.034), (0.012, 0.04), (0, 0.04)],
            (0, 0, 0.288),
            m=black,
        )
        for s in (-1, 1):
            handle((s * 0.176, -0.04, 0.13), (s * 0.176, 0.04, 0.13), (s * 0.045, 0, 0.012), 0.007, metal, 0.02)
        # ladle in its cut-out
        tube([(0.1, -0.1, 0.19), (0.16, -0.16, 0.3), (0.185, -0.185, 0.33), (0.205, -0.205, 0.31)], 0.0045, metal, 0.03)
        cyl(0.018, 0.01, (0.108, -0.108, 0.2), 'z', black, 0.003)
        with group(rot=(0, 0, -8)):
            label('royal_dark', 0.08, 0.0151, (0, -0.1772, 0.075), rot=(5, 0, 0))


# What lies in a dish: ground, and lumps of it by colour, size in metres and how many on a GN 1/1 container.
DISHES = (
    ('#b9843f', (('#dca650', 0.013, 70), ('#c98a35', 0.012, 60), ('#e3bb6a', 0.011, 50), ('#4f7a2c', 0.004, 90))),
    ('#6f7f33', (('#6d9a35', 0.007, 330), ('#d9782a', 0.0085, 90), ('#e6cf5a', 0.006, 120))),
    ('#7c3a22', (('#7d3d24', 0.014, 70), ('#94502f', 0.012, 60), ('#c2402a', 0.009, 40), ('#46702a', 0.004, 70))),
)


def _dish(width, depth, high, p, number, share):
    """A container full of one dish, heaped towards its middle; share of a GN 1/1."""
    ground, lumps = DISHES[number % len(DISHES)]
    gn_container(width, depth, high, p, ground)
    dice, a, b = random.Random(4 + number), width / 2 - 0.026, depth / 2 - 0.026
    for k, (colour, size, count) in enumerate(lumps):
        spots = []
        for _ in range(int(count * share)):
            x, y = dice.uniform(-1, 1), dice.uniform(-1, 1)
            heap = 0.014 * (1 - x * x) * (1 - y * y)
            spots.append((p[0] + x * a, p[1] + y * b, p[2] + high * 0.8 + heap + size * dice.uniform(0, 0.5)))
        _morsels(spots, size, material('bite' + colour, colour, 0.4, coat=0.15, grain=0.35, grain_scale=90), 9 * number + k)


def chafing(kind='rolltop', containers=1, opening=62):
    """Chafing dish for GN 1/1 or as much in two or three containers: rolltop, hinged lid, or the round one for soup."""
    if kind == 'soup':
        _soup_chafing()
        return
    w, d, h = 0.57, 0.37, 0.25
    polished, metal, satin = pressed_steel(0.18), chrome(), material('satin steel', '#dfe2e4', 0.36, 1, vary=0.02)
    _chafing_stand(w, d, h - 0.075)
    with group((0, 0, h - 0.1)):
        pan = [(w - 0.08, d - 0.08, 0.03, 0), (w - 0.05, d - 0.05, 0.04, 0.012), (w - 0.03, d - 0.03, 0.03, 0.09)]
        pan += [(w + 0.02, d + 0.02, 0.03, 0.094), (w + 0.022, d + 0.022, 0.03, 0.1), (w - 0.04, d - 0.04, 0.02, 0.102)]
        loft(pan + [(w - 0.05, d - 0.05, 0.02, 0.09), (w - 0.08, d - 0.08, 0.03, 0.01)], m=polished)
        label('royal_dark', 0.17, 0.0321, (0, -d / 2 + 0.0196, 0.048), rot=(7.3, 0, 0))
        pitch = 0.53 / containers
        for i in range(containers):
            x = (i - (containers - 1) / 2) * pitch
            _dish(pitch - 0.003, 0.325, 0.065, (x, 0, 0.042), i, 1 / containers)
        for s in (-1, 1):
            end = s * (w / 2 + 0.005)
            handle((end, -0.07, 0.09), (end, 0.07, 0.09), (s * 0.04, 0, 0), 0.0065, metal, 0.02)
    if kind == 'rolltop':
        r, half = 0.205, w / 2 + 0.016
        with group((0, 0, h + 0.002), (-opening, 0, 0)):
            at = lambda radius: [
                (radius * math.cos(math.radians(a)), radius * math.sin(math.radians(a))) for a in range(0, 181, 5)
            ]
            outer = at(r)
            prism(outer + at(r * 0.988)[::-1], 2 * half, 'x', (0, 0, 0), polished, 0)
            prism(at(r * 0.987) + at(r * 0.975)[::-1], 2 * half - 0.008, 'x', (0, 0, 0), satin, 0)
            for s in (-1, 1):
                prism(outer, 0.003, 'x', (s * half, 0, 0), polished, 0.001)
                prism(at(r * 0.97), 0.001, 'x', (s * (half - 0.003), 0, 0), satin, 0)
                cyl(0.018, 0.012, (s * (half + 0.006), 0, 0.012), 'x', metal)
            for edge in (outer[0], outer[-1]):
                rod((-half, edge[0], edge[1] + 0.004), (half, edge[0], edge[1] + 0.004), 0.006, metal)
            handle((-0.07, -r, 0.03), (0.07, -r, 0.03), (0, -0.042, 0.008), 0.0075, metal, 0.02)
        return
    with group((0, d / 2, h + 0.006), (-opening, 0, 0)), group((0, -d / 2, 0)):
        cover = [
            (w + 0.014, d + 0.014, 0.03, 0),
            (w + 0.014, d + 0.014, 0.03, 0.006),
            (w - 0.01, d - 0.01, 0.03, 0.008),
        ]
        cover += [(w - 0.03, d - 0.03, 0.05, 0.05), (w - 0.07, d - 0.07, 0.06, 0.085), (w - 0.15, d - 0.13, 0.06, 0.1)]
        loft(cover, m=polished, ends=(False, True))
        lining = [(a - 0.008, b - 0.008, c, z - 0.003) for a, b, c, z in cover[2:]]
        loft(lining, m=satin, ends=(False, True))
        handle((-0.06, -0.02, 0.1), (0.06, -0.02, 0.1), (0, 0, 0.042), 0.008, metal, 0.02)
    for s in (-1, 1):
        box((0.05, 0.03, 0.02), (s * w * 0.33, d / 2 + 0.01, h + 0.004), metal, 0.005)


def _pizza(r, seed=1, slices=6):
    crust, cheese = material('crust', '#b9793a', 0.6, grain=0.5, grain_scale=90), material(
        'cheese', '#e8b64c', 0.4, grain=0.4, grain_scale=70
    )
    lathe([(0, 0), (r, 0), (r + 0.004, 0.008), (r - 0.002, 0.016), (r - 0.012, 0.012), (0, 0.012)], m=crust, n=64)
    cyl(r - 0.014, 0.003, (0, 0, 0.0125), 'z', cheese, 0.001)
    dice = random.Random(seed)
    for k in range(slices):
        with group(rot=(0, 0, 360 / slices * k)):
            rod((0, 0, 0.0142), (r + 0.003, 0, 0.0142), 0.0012, material('cut', '#8a5426', 0.7))
            for dist, a in ((0.45, 22), (0.75, 42), (0.75, 14)):
                at = (r * dist * math.cos(math.radians(a)), r * dist * math.sin(math.radians(a)), 0.0145)
                cyl(0.015, 0.003, at, 'z', material('salami', '#a8321f', 0.4, grain=0.2, grain_scale=120), 0.001, n=20)
    spots = [(r * 0.8 * dice.uniform(-0.7, 0.7), r * 0.8 * dice.uniform(-0.7, 0.7), 0.015) for _ in range(26)]
    _morsels(spots, 0.005, material('basil', '#2f6b2c', 0.5), seed)


def _pastry(p, kind, seed):
    """Croissant, roll or pie, about 11 cm."""
    crumb = material('crumb', '#c98a3e', 0.42, coat=0.15, grain=0.35, grain_scale=70, speckle=('#ae6a26', 38))
    dice = random.Random(seed)
    with group(p, (0, 0, dice.uniform(-14, 14))):
        if kind == 'croissant':
            for i in range(7):
                t = (i - 3) / 3
                size = 0.052 * (1 - 0.62 * t * t)
                cushion(
                    (0.034, size * 1.15, size), (0.046 * t, 0.02 * t * t, size / 2), crumb, 0.8, 0.9, (0, 0, 22 * t), 24
                )
        elif kind == 'roll':
            steps = [math.pi / 20 * k for k in range(10)]
            dome = [(0.0465 * math.cos(a) ** 0.8, 0.014 + 0.038 * math.sin(a)) for a in steps]
            cut = material('crumb cut', '#e6bd77', 0.6, grain=0.4, grain_scale=90)
            lathe([(0, 0), (0.036, 0), (0.044, 0.006), *dome, (0, 0.052)], m=crumb, n=56)
            for turned in (30, 150):
                with group((0, 0, 0.0478), (0, 0, turned)):
                    box((0.05, 0.005, 0.006), (0, 0.006, 0), cut, 0.0025)
            seeds = [
                (
                    0.02 * math.cos(k * 2.4) * (k % 4) / 2.4,
                    0.02 * math.sin(k * 2.4) * (k % 4) / 2.4,
                    0.05 - 0.0022 * (k % 4),
                )
                for k in range(18)
            ]
            _morsels(seeds, 0.0022, material('sesame', '#f1e2b8', 0.5), seed)
        else:
            lathe(
                [(0, 0), (0.035, 0), (0.037, 0.004), (0.044, 0.026)],
                m=material('paper', '#f3ead8', 0.7),
                n=112,
                wave=0.03,
                waves=28,
            )
            crown = [(0.049 * math.cos(a), 0.03 + 0.026 * math.sin(a)) for a in (math.pi / 16 * k for k in range(8))]
            lathe([(0.04, 0.024), (0.047, 0.025), *crown, (0, 0.056)], m=crumb, n=56, wave=0.012, waves=5)
            reach = [0.03 * (k % 5) / 4 for k in range(12)]
            drops = [(r * math.cos(k * 2.4), r * math.sin(k * 2.4), 0.053 - 9 * r * r) for k, r in enumerate(reach)]
            _morsels(drops, 0.0034, material('chocolate', '#3a2013', 0.4), seed)


def display(shelves=2, width=0.56, body=None, pizza=False, space=0.15):
    """Heated glass display, so many shelves at that space from one another; the slim one shows pizzas."""
    w, d = width, 0.46 if pizza else 0.44
    shell = powder(body, 0.42) if body else steel(0.24)
    metal, black, warm = chrome(), plastic(BLACK), lamp('#ffd9a0', 7)
    base = 0.15
    roof = base + 0.012 + space * shelves + 0.03
    front = -d / 2
    rbox((w, d, base - 0.03), 0.012, 'z', (0, 0, 0.03 + (base - 0.03) / 2), shell, 0.004)
    rbox((w + 0.008, d + 0.008, 0.014), 0.014, 'z', (0, 0, base + 0.002), shell, 0.005)
    rbox(
        (w + 0.008, d + 0.008 if pizza else d * 0.74, 0.05),
        0.014,
        'z',
        (0, 0 if pizza else d * 0.13, roof + 0.025),
        shell,
        0.006,
    )
    post = 0.012 if pizza else 0.008
    z, h = (base + roof) / 2, roof - base
    for sx in (-1, 1):
        for y in (front + 0.01, d / 2 - 0.01):
            if y > 0 or pizza:
                box((post, post, h), (sx * (w / 2 - 0.008), y, z), shell, 0.002)
    side = [
        (front + 0.006, base),
        (d / 2 - 0.01, base),
        (d / 2 - 0.01, roof),
        (front + (0.006 if pizza else 0.1), roof),
    ]
    slope = 0 if pizza else 0.094
    if not pizza:
        side.insert(4, (front + 0.006, base + 0.16))
    for sx in (-1, 1):
        prism(side, 0.004, 'x', (sx * (w / 2 - 0.004), 0, 0), pane('#f4faf8'), 0)
    if pizza:
        box((w - 0.02, 0.004, h), (0, front + 0.004, z), pane(), 0)
        label('pizza-sign', w - 0.06, (w - 0.06) * 0.1, (0, front - 0.0046, roof + 0.025), glow=0.5)
    else:
        with group((0, front + 0.006, base + 0.16), (math.degrees(-math.atan2(slope, roof - base - 0.16)), 0, 0)):
            long = math.hypot(slope, roof - base - 0.16)
            box((w - 0.004, 0.004, long), (0, 0, long / 2), pane(), 0)
        box((w - 0.004, 0.004, 0.16), (0, front + 0.006, base + 0.08), pane(), 0)
        edge = [(-w / 2 + 0.004, front + 0.004, base + 0.16), (w / 2 - 0.004, front + 0.004, base + 0.16)]
        wires([edge], 0.003, gloss('glass edge', '#7fa79c', 0.1))
    box((w - 0.02, 0.004, h), (0, d / 2 - 0.01, z), pane(sheen=0.01), 0)
    rod((-w / 2 + 0.05, 0.02, roof - 0.006), (w / 2 - 0.05, 0.02, roof - 0.006), 0.006, warm)
    if pizza:
        cyl(0.006, roof - base, (0, 0, z), 'z', metal)
    for k in range(shelves):
        at = base + 0.014 + k * space
        if pizza:
            r = w / 2 - 0.024
            lathe([(0, 0), (r - 0.005, 0), (r, 0.006), (0, 0.004)], (0, 0.0, at + 0.01), m=metal)
            with group((0, 0, at + 0.018), (0, 0, 25 * k)):
                _pizza(r - 0.022, k)
            continue
        inset = 0 if k == 0 else 0.025 + 0.05 * (k == 2)
        depth = d - 0.05 - 2 * inset * 0.8
        count = int((w - 0.04) / 0.02)
        y = inset
        lines = [
            [
                (-(w - 0.04) / 2 + i * (w - 0.04) / count, y - depth / 2, at),
                (-(w - 0.04) / 2 + i * (w - 0.04) / count, y + depth / 2, at),
            ]
            for i in range(count + 1)
        ]
        wires(lines, 0.0017, metal)
        a, b = w / 2 - 0.015, depth / 2
        tube([(-a, y - b, at), (a, y - b, at), (a, y + b, at), (-a, y + b, at)], 0.004, metal, 0.01, True)
        if k:
            for sx in (-1, 1):
                arm = [(y - b + 0.02, at - 0.008), (d / 2 - 0.016, at - 0.026)]
                arm += [(d / 2 - 0.016, at - 0.004), (y - b + 0.02, at - 0.003)]
                prism(arm, 0.003, 'x', (sx * (w / 2 - 0.012), 0, 0), shell, 0.0006)
        label('price-rail', 0.09, 0.027, (-w / 2 + 0.12, y - b - 0.006, at + 0.004))
        kind = ('croissant', 'roll', 'pie')[k % 3]
        pitch = 0.125 if kind == 'croissant' else 0.108
        number = int((w - 0.08) / pitch)
        for i in range(number):
            for j in range(2 if k else 3):
                _pastry(((i - (number - 1) / 2) * pitch, y - b + 0.065 + 0.105 * j, at + 0.003), kind, i + 5 * j)
    # controls
    x = w / 2 - 0.09
    with group((0, front - 0.0004, 0.094)):
        label(plate('dial'), 0.075, 0.075, (x, -0.0008, 0))
        knob((x, -0.0005, 0), 0.019, 0.022, m=black)
        box((0.022, 0.006, 0.034), (x - 0.16, 0, 0), black, 0.002)
        box((0.014, 0.006, 0.024), (x - 0.16, -0.003, 0), lamp('#e0392c', 0.6), 0.002, rot=(6, 0, 0))
        for k, colour in enumerate((GREEN, AMBER)):
            signal_lamp((x - 0.075 - k * 0.036, 0, 0), colour, 0.0085)
        logo = min(0.2, w * 0.36, w - 0.3)
        label('royal_light' if body else 'royal_dark', logo, logo * 0.189, (-w / 2 + 0.03 + logo / 2, -0.0006, 0))
    for s in (-1, 1):
        slots(5, 0.12, 0.005, 0.012, (s * w / 2, 0.05, 0.09), 'x')
    feet(w / 2 - 0.045, d / 2 - 0.05, 0.018, 0.034)
    mains_lead(w / 2 - 0.1, d / 2)


def _cart_wheel(p, r, m):
    with group(p):
        ring(r - 0.012, 0.012, (0, 0, r), 'x', rubber())
        ring(r - 0.03, 0.007, (0, 0, r), 'x', m)
        cyl(0.03, 0.05, (0, 0, r), 'x', m)
        cyl(0.018, 0.062, (0, 0, r), 'x', brass())
        for k in range(10):
            a = math.radians(36 * k)
            rod((0, 0, r), (0, (r - 0.03) * math.cos(a), r + (r - 0.03) * math.sin(a)), 0.004, m)


def _cart(w, d, top, m, trim, logo):
    """Two large wheels on the right, legs and a push bar on the left."""
    r = 0.23
    box((w, d, 0.34), (0, 0, top - 0.17), m, 0.01)
    box((w - 0.06, 0.006, 0.26), (0, -d / 2 - 0.001, top - 0.17), m, 0.004)
    box((w + 0.06, d + 0.06, 0.02), (0, 0, top - 0.008), m, 0.006)
    tube(
        [(x * (w / 2 - 0.03), -d / 2 - 0.005, top - 0.17 + z * 0.13) for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
        0.004,
        trim,
        0.01,
        True,
    )
    label(logo, 0.26, 0.0491, (0, -d / 2 - 0.0052, top - 0.11))
    cyl(0.014, 0.018, (w / 2 - 0.08, -d / 2 - 0.012, top - 0.17), '-y', chrome())
    for y in (-d / 2 + 0.04, d / 2 - 0.04):
        box((0.03, 0.03, top - 0.3), (w / 2 - 0.1, y, (top - 0.3) / 2 + r * 0.9), m, 0.004)
        tube([(-w / 2 + 0.05, y, top - 0.3), (-w / 2 + 0.03, y, 0.02)], 0.014, m)
        foot((-w / 2 + 0.03, y, 0), 0.02, 0.03)
    rod((-w / 2 + 0.04, -d / 2 + 0.04, 0.2), (-w / 2 + 0.04, d / 2 - 0.04, 0.2), 0.009, m)
    rod((w / 2 - 0.1, -d / 2 - 0.06, r), (w / 2 - 0.1, d / 2 + 0.06, r), 0.012, chrome())
    for s in (-1, 1):
        with group((w / 2 - 0.1, s * (d / 2 + 0.045), 0), (0, 0, 90)):
            _cart_wheel((0, 0, 0), r, trim)
    grip = [
        (-w / 2, -d / 2 + 0.05, top - 0.06),
        (-w / 2 - 0.16, -d / 2 + 0.05, top - 0.02),
        (-w / 2 - 0.16, d / 2 - 0.05, top - 0.02),
    ]
    tube(grip + [(-w / 2, d / 2 - 0.05, top - 0.06)], 0.011, chrome(), 0.04)
    rod((-w / 2 - 0.16, -0.11, top - 0.02), (-w / 2 - 0.16, 0.11, top - 0.02), 0.015, rubber())


def popcorn(body='#b3151b', cart=False, retro=False, sign='popcorn-red'):
    """Popcorn machine with its glass cabinet, on the table or on a cart."""
    w, d, base, tall = 0.5, 0.38, 0.17, 0.42
    shell, metal, black = enamel(body), steel(0.2), plastic(BLACK)
    trim = brass() if retro else chrome()
    lift = 0.72 if cart else 0.0
    if cart:
        _cart(0.62, 0.42, lift, shell, brass() if retro else material('gold', '#c9a24a', 0.3, 0.9), 'royal_light')
    with group((0, 0, lift)):
        roof, front = base + tall, -d / 2
        box((w, d, base - 0.025), (0, 0, 0.025 + (base - 0.025) / 2), shell, 0.006)
        box((w + 0.01, d + 0.01, 0.012), (0, 0, base), trim, 0.004)
        rbox((w - 0.16, 0.012, 0.07), 0.006, 'y', (-0.05, front - 0.004, 0.07), shell, 0.004)
        handle((-0.11, front - 0.008, 0.07), (0.01, front - 0.008, 0.07), (0, -0.022, 0), 0.005, chrome(), 0.01)
        for k, colour in enumerate(('#e0392c', '#e0a12c', '#3fb85a')):
            box((0.022, 0.008, 0.03), (w / 2 - 0.09 + 0.028 * k, front - 0.002, 0.125), black, 0.002)
            box(
                (0.014, 0.006, 0.02),
                (w / 2 - 0.09 + 0.028 * k, front - 0.006, 0.125),
                lamp(colour, 0.5),
                0.002,
                rot=(7, 0, 0),
            )
        label('royal_light' if not retro else 'royal_dark', 0.17, 0.0321, (-w / 2 + 0.125, front - 0.0006, 0.128))
        # glass between posts
        z = base + tall / 2
        for sx in (-1, 1):
            for sy in (-1, 1):
                box(
                    (0.018, 0.018, tall),
                    (sx * (w / 2 - 0.01), sy * (d / 2 - 0.01), z),
                    shell if not retro else trim,
                    0.003,
                )
            box((0.004, d - 0.04, tall), (sx * (w / 2 - 0.008), 0, z), pane(), 0)
        box((w - 0.04, 0.004, tall), (0, front + 0.006, z), pane(), 0)
        box((w - 0.04, 0.004, tall), (0, d / 2 - 0.006, z), pane(sheen=0.01), 0)
        box((0.008, 0.008, tall), (0, front + 0.004, z), trim, 0.002)
        handle((0.03, front + 0.002, z - 0.05), (0.03, front + 0.002, z + 0.03), (0, -0.024, 0), 0.005, chrome(), 0.01)
        # roof
        if retro:
            for a, b, c in ((0.03, 0.0, 0.05), (-0.02, 0.05, 0.035), (-0.14, 0.085, 0.03)):
                loft(
                    [
                        (w + a, d + a, 0.03, b),
                        (w + a, d + a, 0.03, b + c - 0.008),
                        (w + a - 0.04, d + a - 0.04, 0.03, b + c),
                    ],
                    (0, 0, roof),
                    shell,
                )
                ring_z = roof + b + 0.004
                p = [(sx * (w + a) / 2, sy * (d + a) / 2, ring_z) for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
                tube(p, 0.004, trim, 0.02, True)
            label(sign, 0.3, 0.075, (0, front - 0.026, roof + 0.09), rot=(0, 0, 0))
            rbox((0.34, 0.012, 0.1), 0.03, 'y', (0, front - 0.018, roof + 0.09), shell, 0.004)
            tube(
                [(x * 0.165, front - 0.024, roof + 0.09 + v * 0.046) for x, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
                0.003,
                trim,
                0.03,
                True,
            )
        else:
            loft(
                [(w + 0.02, d + 0.02, 0.012, 0), (w + 0.02, d + 0.02, 0.012, 0.1), (w, d, 0.012, 0.11)],
                (0, 0, roof),
                shell,
            )
            label(sign, w - 0.02, (w - 0.02) * 0.19, (0, front - 0.0106, roof + 0.052))
            label(sign, 0.34, 0.0646, (-w / 2 - 0.0106, 0, roof + 0.052), 'left')
            label(sign, 0.34, 0.0646, (w / 2 + 0.0106, 0, roof + 0.052), 'right')
            for zz in (roof + 0.004, roof + 0.1):
                tube(
                    [(x * (w / 2 + 0.011), y * (d / 2 + 0.011), zz) for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
                    0.004,
                    trim,
                    0.012,
                    True,
                )
        box((w - 0.1, d - 0.1, 0.004), (0, 0, roof - 0.004), lamp('#fff0d2', 3.2), 0)
        # kettle with popcorn spilling from it, heap below
        with group((0.03, 0.03, base + 0.2), (0, 0, -20)):
            for s in (-1, 1):
                rod((s * 0.07, 0, 0.1), (s * 0.07, 0, 0.22), 0.005, chrome())
            lathe(
                [(0, 0), (0.085, 0), (0.1, 0.012), (0.1, 0.1), (0.106, 0.104), (0.1, 0.108), (0.09, 0.104), (0, 0.1)],
                m=metal,
                n=64,
            )
            lathe([(0.1, 0.108), (0.08, 0.122), (0.02, 0.13), (0, 0.13)], m=metal, n=64)
            tube([(-0.1, 0, 0.06), (-0.15, 0, 0.08), (-0.17, 0, 0.05)], 0.005, chrome(), 0.03)
            cyl(0.01, 0.05, (-0.172, 0, 0.035), 'z', black, 0.004)
        box((w - 0.03, d - 0.03, 0.008), (0, 0, base + 0.01), material('corn floor', '#f1e3b4', 0.7), 0.001)
        dice = random.Random(7)
        for tint, seed in (('#f8efcf', 1), ('#f3dc95', 2), ('#fbf6e6', 3)):
            spots = []
            for _ in range(600):
                x, y = dice.uniform(-1, 1), dice.uniform(-1, 1)
                peak = 0.02 + 0.15 * max(0.0, 1 - 0.7 * (x + 0.3) ** 2 - 0.35 * y * y)
                low = 0.05 if max(abs(x), abs(y)) > 0.8 else 0.55
                spots.append((x * (w / 2 - 0.022), y * (d / 2 - 0.022), base + 0.012 + peak * dice.uniform(low, 1)))
            _morsels(spots, 0.0115, material('corn' + tint, tint, 0.6, grain=0.3, grain_scale=120), seed)
        for x in (-1, 1):
            for y in (-1, 1):
                foot((x * (w / 2 - 0.05), y * (d / 2 - 0.05), 0), 0.016, 0.028)
    if not cart:
        mains_lead(w / 2 - 0.08, d / 2)


def candyfloss(body='#f2a6c4', cart=False, logo='royal_dark'):
    """Candy floss machine with its bowl and a stick of floss."""
    w, d, h = 0.42, 0.4, 0.25
    shell = steel(0.24) if body is None else enamel(body)
    metal, black, bowl = chrome(), plastic(BLACK), turned_steel(0.2)
    lift = 0.7 if cart else 0.0
    if cart:
        _cart(0.6, 0.44, lift, shell, material('gold', '#c9a24a', 0.3, 0.9), 'royal_light')
    with group((0, 0, lift)):
        front = -d / 2
        section = [(front, 0.03), (d / 2, 0.03), (d / 2, h), (front + 0.05, h), (front, h - 0.04)]
        prism(section, w, 'x', (0, 0, 0), shell, 0.012, seg=4)
        label('floss-panel', 0.24, 0.11, (0.075, front - 0.0008, 0.115), rough=0.3)
        for k, colour in enumerate(('#e0392c', '#3fb85a')):
            box((0.024, 0.008, 0.034), (0.0 + 0.042 * k, front - 0.003, 0.105), black, 0.002)
            box((0.015, 0.006, 0.024), (0.0 + 0.042 * k, front - 0.007, 0.105), lamp(colour, 0.5), 0.002, rot=(7, 0, 0))
        knob((0.105, front - 0.0009, 0.105), 0.018, 0.02, m=black)
        lathe([(0.026, 0), (0.026, 0.01), (0.022, 0.012)], (0.162, front, 0.105), '-y', metal, 40)
        cyl(0.022, 0.006, (0.162, front - 0.004, 0.105), '-y', gloss('meter', '#f4f4ee', 0.2))
        rod((0.162, front - 0.0085, 0.095), (0.152, front - 0.0085, 0.118), 0.0008, gloss('needle', '#b3151b', 0.4))
        label(logo, 0.14, 0.0265, (-0.125, front - 0.0009, 0.17))
        label('floss-sign', 0.13, 0.13, (-0.125, front - 0.0012, 0.098))
        for s in (-1, 1):
            slots(6, 0.13, 0.006, 0.015, (s * w / 2, 0.02, 0.12), 'x')
        # drawer for sticks under the panel
        rim, r = 0.2, 0.27
        with group((0, 0, h - 0.004)):
            cyl(0.09, 0.02, (0, 0, 0.01), 'z', black, 0.004)
            wall = [(0, 0.014), (0.17, 0.014), (0.2, 0.022), (0.232, 0.06), (r, rim), (r + 0.006, rim + 0.006)]
            lathe(
                wall
                + [
                    (r + 0.002, rim + 0.011),
                    (r - 0.006, rim + 0.004),
                    (0.226, 0.064),
                    (0.196, 0.028),
                    (0.05, 0.022),
                    (0, 0.022),
                ],
                m=bowl,
                n=128,
            )
            lathe(
                [
                    (0, 0.02),
                    (0.03, 0.02),
                    (0.03, 0.09),
                    (0.062, 0.096),
                    (0.066, 0.125),
                    (0.05, 0.135),
                    (0.03, 0.128),
                    (0, 0.128),
                ],
                m=metal,
                n=72,
            )
            lathe([(0.0668, 0.1), (0.0668, 0.121)], m=dark(), n=72)
            for k in range(3):
                a = math.radians(120 * k + 40)
                box(
                    (0.05, 0.02, 0.02),
                    (0.19 * math.cos(a), 0.19 * math.sin(a), 0.026),
                    black,
                    0.004,
                    rot=(0, 0, 120 * k + 40),
                )
            _floss((0.115, -0.04, 0.2))
        for x in (-1, 1):
            for y in (-1, 1):
                foot((x * (w / 2 - 0.05), y * (d / 2 - 0.05), 0), 0.018, 0.034)
    if not cart:
        mains_lead(w / 2 - 0.08, d / 2)


def _floss(p, r=0.105):
    """Ball of spun sugar on a paper stick, leaning against the bowl."""
    sugar = material('sugar', '#f49cc2', 0.9, grain=1, grain_scale=150, vary=0, speckle=('#f7b9d3', 60))
    dice = random.Random(11)
    lumps = [[dice.uniform(0, 6), dice.randint(1, 4), dice.randint(1, 3), dice.uniform(0.02, 0.045)] for _ in range(9)]

    def surface(around, up):
        """The uneven ball; around and up in radians."""
        out = r * (1 + sum(high * math.sin(a + m * around) * math.cos(a + k * up) for a, m, k, high in lumps))
        flat = out * math.cos(up) ** 0.85
        return Vector((flat * math.cos(around), flat * math.sin(around), 0.09 + 1.22 * out * math.sin(up)))

    with group(p, (-8, 24, 0)):
        lathe([(0, -0.17), (0.004, -0.17), (0.009, 0.05), (0, 0.06)], m=material('stick', '#f4f1ea', 0.6), n=24)
        bm, n = bmesh.new(), 72
        rings = [
            [bm.verts.new(surface(2 * math.pi * i / n, math.pi * (j / 40 - 0.5))) for i in range(n)]
            for j in range(1, 40)
        ]
        for low, high in zip(rings, rings[1:]):
            for i in range(n):
                bm.faces.new((low[i], low[(i + 1) % n], high[(i + 1) % n], high[i]))
        bm.faces.new(rings[0])
        bm.faces.new(rings[-1])
        add_mesh(bm, sugar, smooth=80, wn=False)
        for tint, count in (('#f8c3da', 700), ('#f2a0c3', 700), ('#fbdcea', 300)):
            lines = []
            for _ in range(count):
                a, b = dice.uniform(0, 2 * math.pi), math.asin(dice.uniform(-0.98, 0.98))
                long, tilt = dice.uniform(0.25, 0.9), dice.gauss(0, 0.16)
                off = [dice.uniform(-0.004, 0.004) for _ in range(2)]
                line = []
                for k in range(7):
                    v = max(-1.5, min(1.5, b + tilt * k / 6 + 0.03 * math.sin(3 * k + a)))
                    out = 1 + (off[0] + (off[1] - off[0]) * k / 6) / r
                    middle = Vector((0, 0, 0.09))
                    line.append(tuple(middle + out * (surface(a + long * k / 6, v) - middle)))
                lines.append(line)
            wires(lines, 0.00045, material('thread' + tint, tint, 0.85, vary=0), nurbs=True)


SLUSH = ['#c8102e', '#1b5fc4', '#e58a10']
FROST = {'#c8102e': '#e2485f', '#1b5fc4': '#4d8fe6', '#e58a10': '#f4b04a'}


def _trough(w, tall, n=16):
    """Outline of a tank from the front: half round below, upright above."""
    r = w / 2
    return arc(0, r, r, 180, 360, n) + [(r, tall), (-r, tall)]


def _slush_tank(w, d, tall, ice):
    """Clear tank, three quarters full; the auger rises out of the slush."""
    white, edge, level = plastic('#eef2f4', 0.3), gloss('tank edge', '#a9bcc4', 0.1), tall * 0.6
    moulded(_trough(w - 0.012, level, 8), d - 0.02, 0.012, 0.012, 'y', (0, 0, 0.006), ice)
    dice = random.Random(3)
    heap = [(dice.uniform(-1, 1), dice.uniform(-1, 1)) for _ in range(420)]
    spots = [(x * (w / 2 - 0.017), y * (d / 2 - 0.024), level + 0.004 + 0.014 * math.cos(9 * y)) for x, y in heap]
    _morsels(spots, 0.011, ice, 5)
    cyl(0.02, d - 0.05, (0, 0, 0.148), '-y', white, 0.004)
    for k in range(5):
        blade = []
        for i in range(25):
            a = 2 * math.pi * i / 24
            blade.append((0.08 * math.cos(a), d * (0.17 * (k - 2) + 0.07 * (i / 24 - 0.5)), 0.148 + 0.08 * math.sin(a)))
        wires([blade], 0.0085, white, nurbs=True)
    skin = _trough(w, tall)
    wall = skin + [(u * 0.972, v * 0.972 + 0.004) for u, v in reversed(skin)]
    prism(wall, d, 'y', (0, 0, 0), pane('#eef7fa', 0.1), 0)
    for s in (-1, 1):
        prism(skin, 0.003, 'y', (0, s * (d / 2 - 0.0015), 0), pane('#f1f8fa', 0.1), 0)
        wires([[(u, s * d / 2, v) for u, v in skin]], 0.0016, edge, closed=True)
        rod((s * w / 2, -d / 2, tall), (s * w / 2, d / 2, tall), 0.0016, edge)


def slush(tanks=2, body='#17181a'):
    """Slush machine: each tank with its auger, lid and tap."""
    pitch, d, h = 0.2, 0.5, 0.4
    w = pitch * tanks + 0.03
    shell, metal, black = steel(0.24), chrome(), plastic(BLACK, 0.38)
    front = -d / 2 + 0.06
    # cooling unit
    box((w, d - 0.08, h - 0.05), (0, 0.03, 0.04 + (h - 0.05) / 2), shell, 0.006)
    rbox((w + 0.012, d - 0.06, 0.03), 0.014, 'z', (0, 0.03, h), plastic(body, 0.4), 0.006)
    for s in (-1, 1):
        slots(11, 0.2, 0.007, 0.019, (s * w / 2, 0.08, 0.19), 'x')
        for z in (0.07, 0.34):
            screw((s * (w / 2 - 0.014), front - 0.0105, z), '-y', 0.004)
    section = [(front - 0.02, 0.05), (front + 0.01, 0.05), (front + 0.01, 0.36), (front - 0.012, 0.36)]
    prism(section, w - 0.04, 'x', (0, 0, 0), plastic(body, 0.4), 0.006)
    label('royal_light', min(0.2, w - 0.09), min(0.2, w - 0.09) * 0.189, (0, front - 0.0195, 0.13))
    # drip tray
    rbox((w - 0.03, 0.1, 0.04), 0.02, 'z', (0, front - 0.075, 0.075), black, 0.008)
    rbox((w - 0.05, 0.08, 0.004), 0.012, 'z', (0, front - 0.075, 0.096), metal, 0.001)
    slots_count = int((w - 0.07) / 0.018)
    for i in range(slots_count):
        box((0.006, 0.062, 0.002), ((i - (slots_count - 1) / 2) * 0.018, front - 0.075, 0.0985), dark(), 0.0005)
    for i in range(tanks):
        x, colour = (i - (tanks - 1) / 2) * pitch, SLUSH[(i + (tanks == 1)) % 3]
        ice = material('slush' + colour, colour, 0.26, coat=0.4, grain=0.9, grain_scale=190, speckle=(FROST[colour], 75))
        with group((x, 0, h + 0.014)):
            tank_w, tank_d, tall = 0.186, 0.4, 0.31
            _slush_tank(tank_w, tank_d, tall, ice)
            # lid with its lit badge
            lid = [(tank_w + 0.006, tank_d + 0.012, 0.02, 0), (tank_w + 0.01, tank_d + 0.016, 0.022, 0.01)]
            loft(
                lid + [(tank_w + 0.01, tank_d + 0.016, 0.022, 0.05), (tank_w - 0.02, tank_d - 0.02, 0.02, 0.064)],
                (0, 0, tall - 0.004),
                black,
            )
            label('slush-sign', 0.15, 0.042, (0, -tank_d / 2 - 0.0088, tall + 0.026), glow=0.7)
            # tap
            face = -tank_d / 2 + 0.008
            rbox((0.07, 0.024, 0.07), 0.02, 'y', (0, face - 0.008, 0.05), black, 0.006)
            cyl(0.019, 0.075, (0, face - 0.035, 0.03), 'z', plastic('#eef2f4', 0.3), 0.003)
            cyl(0.012, 0.024, (0, face - 0.035, -0.016), 'z', plastic('#eef2f4', 0.3), 0.002)
            with group((0, face - 0.035, 0.07), (-14, 0, 0)):
                box((0.02, 0.016, 0.07), (0, 0, 0.02), black, 0.005)
                rbox((0.05, 0.02, 0.05), 0.01, 'y', (0, 0, 0.062), plastic(colour, 0.35), 0.006)
        for k, tint in enumerate(('#3fb85a', '#3f8be0')):
            at = (x - 0.03 + 0.06 * k, front - 0.014, 0.3)
            box((0.026, 0.012, 0.036), at, black, 0.002)
            box((0.016, 0.008, 0.026), (at[0], at[1] - 0.006, 0.3), lamp(tint, 0.5), 0.002, rot=(7, 0, 0))
    for s in (-1, 1):
        for y in (-0.11, 0.18):
            foot((s * (w / 2 - 0.04), y, 0), 0.02, 0.042)
    mains_lead(w / 2 - 0.06, d / 2 - 0.02)
