"""Meat slicers, mincers and planetary mixers."""

import math

import bmesh

from materials import chrome, dark, material, paint, plastic, steel, turned_steel
from parts import add_mesh, arc, box, cyl, fillet, foot, group, knob, label, lathe, prism, rbox, ring, screw
from parts import slots, tube, wires

from .common import BLACK, frame, mains_lead


def _casting(outline, width, m, p=(0, 0, 0), r=0.03, b=0.015, n=6):
    """Silhouette in (y, z) with corners r, extruded across X with soft rims b: inset rings, so that nothing clamps."""
    rounded = [(v.y, v.z) for v in fillet([(0, y, z) for y, z in outline], r, n, closed=True)]
    count = len(rounded)
    area = sum(
        rounded[i][0] * rounded[(i + 1) % count][1] - rounded[(i + 1) % count][0] * rounded[i][1] for i in range(count)
    )
    inward = []
    for i in range(count):
        (a, c), (e, f) = rounded[i - 1], rounded[(i + 1) % count]
        length = math.hypot(e - a, f - c) * math.copysign(1, area)
        inward.append(((c - f) / length, (e - a) / length))
    steps = [math.radians(18 * i) for i in range(6)]
    rim = [(b * (1 - math.sin(a)), b * (1 - math.cos(a)) - width / 2) for a in steps]
    bm, rings = bmesh.new(), []
    for inset, x in rim + [(inset, -x) for inset, x in reversed(rim)]:
        rings.append([bm.verts.new((x, y + inset * u, z + inset * v)) for (y, z), (u, v) in zip(rounded, inward)])
    bm.faces.new(rings[0])
    bm.faces.new(rings[-1][::-1])
    for one, other in zip(rings, rings[1:]):
        for i in range(count):
            k = (i + 1) % count
            bm.faces.new((one[i], one[k], other[k], other[i]))
    return add_mesh(bm, m, p)


def _push_buttons(p, pitch=0.034, r=0.011):
    """Green and red button on the front, one beside the other."""
    x, y, z = p
    rbox((pitch * 2 + 0.006, 0.006, r * 3.2), 0.008, 'y', (x, y - 0.002, z), plastic('#202226'), 0.002)
    for s, colour in ((-1, '#1f8a4a'), (1, '#b3191c')):
        lathe([(r * 1.25, 0), (r * 1.25, 0.002), (r, 0.004)], (x + s * pitch / 2, y - 0.005, z), '-y', chrome(), 32)
        cyl(r, 0.01, (x + s * pitch / 2, y - 0.008, z), '-y', material('button' + colour, colour, 0.35), 0.002)


def slicer(blade=220, body=None):
    """Gravity slicer with its blade and gauge plate inclined; body is a colour, or anodised aluminium."""
    aluminium = material('anodised', '#c6c9cb', 0.34, 0.9, grain=0.05)
    shell, sheet, black = paint(body) if body else aluminium, steel(0.18), plastic(BLACK)
    k = math.sqrt(blade / 220)  # the blade grows faster than the machine
    polished, r, tilt = material('blade', '#d4d7d9', 0.14, 1, brushed=(340, 2, 2)), 0.11 * k, -24
    with group(scale=k):
        rbox((0.42, 0.3, 0.07), 0.05, 'z', (0, 0, 0.065), shell, 0.018)
        rbox((0.17, 0.25, 0.05), 0.04, 'z', (-0.11, 0.01, 0.115), shell, 0.018)
        label('royal_light' if body else 'royal_dark', 0.14, 0.0264, (0.1, -0.1508, 0.07))
        _push_buttons((-0.015, -0.15, 0.07), 0.03, 0.0095)
        # thickness dial on the front
        cyl(0.034, 0.012, (-0.12, -0.153, 0.085), '-y', aluminium)
        label('slicer-dial', 0.086, 0.086, (-0.12, -0.1598, 0.085))
        knob((-0.12, -0.159, 0.085), 0.026, 0.03, m=black, angle=20)
        for s in (-1, 1):
            for y in (-1, 1):
                foot((s * 0.165, y * 0.11, 0), 0.024, 0.034)
        with group((-0.035, 0.035, 0.135 + r), (0, tilt, 0)):
            # motor housing and blade with its guard
            cyl(0.082, 0.15, (-0.105, 0.01, -0.02), 'x', shell, 0.03, 72)
            rbox((0.09, 0.15, 0.15), 0.05, 'x', (-0.085, 0.005, -0.085), shell, 0.02)
            lathe(
                [
                    (0, -0.03),
                    (r + 0.002, -0.03),
                    (r + 0.014, -0.024),
                    (r + 0.014, 0),
                    (r + 0.008, 0.003),
                    (r + 0.004, 0),
                    (0, -0.002),
                ],
                axis='x',
                m=aluminium,
                n=128,
            )
            lathe([(0, 0), (r, 0.001), (r - 0.012, 0.0055), (r * 0.7, 0.006), (0, 0.006)], axis='x', m=polished, n=128)
            lathe([(r * 0.72, 0.005), (r * 0.72, 0.009), (r * 0.69, 0.0115), (0, 0.0115)], axis='x', m=aluminium, n=96)
            cyl(0.018, 0.012, (0.014, 0, 0), 'x', black, 0.004)
            # sharpener
            with group((-0.012, 0.03, r + 0.03)):
                rbox((0.06, 0.07, 0.05), 0.014, 'x', (0, 0, 0), aluminium, 0.008)
                cyl(0.016, 0.03, (0.01, 0, 0.036), 'z', aluminium)
                lathe(
                    [(0, 0), (0.012, 0), (0.012, 0.012), (0.017, 0.018), (0.015, 0.03), (0, 0.032)],
                    (0.01, 0, 0.05),
                    m=black,
                )
                for y in (-1, 1):
                    cyl(0.009, 0.016, (0.026, y * 0.026, 0.03), 'x', black, 0.003)
            # gauge plate, cut out around the blade
            edge = arc(0, 0, r + 0.012, 232, 128, 24)
            plate = (
                [(-0.245, -0.1 * k), (edge[0][0], -0.1 * k)] + edge + [(edge[-1][0], 0.115 * k), (-0.245, 0.115 * k)]
            )
            prism(plate, 0.012, 'x', (-0.003, 0, 0), aluminium, 0.002)
            for i in range(11):
                z = (-0.085 + i * 0.018) * k
                reach = math.sqrt(max(0, (r + 0.018) ** 2 - z * z))
                box((0.0018, 0.238 - reach, 0.0032), (0.0035, -0.24 + (0.238 - reach) / 2, z), sheet, 0.0006)
            rbox((0.03, 0.2, 0.04), 0.012, 'x', (-0.022, -0.12, -0.06), shell, 0.008)
            # carriage with its end wall, hand guard and pusher
            with group((0, -0.07, 0)):
                x0, wide, z = 0.016, 0.175, -0.1
                rbox((wide, 0.235, 0.009), 0.012, 'z', (x0 + wide / 2, 0, z), sheet, 0.003)
                for i in range(12):
                    box((wide - 0.03, 0.0035, 0.002), (x0 + wide / 2, -0.095 + i * 0.0165, z + 0.005), sheet, 0.0006)
                rbox((wide, 0.008, 0.1), 0.014, 'y', (x0 + wide / 2, -0.117, z + 0.046), sheet, 0.003)
                rbox((0.008, 0.2, 0.03), 0.008, 'x', (x0 + wide - 0.004, 0, z + 0.014), sheet, 0.003)
                rod = [(x0 + wide + 0.008, -0.14, z + 0.02), (x0 + wide + 0.008, -0.14, z + 0.125)]
                tube([rod[0], rod[1], (x0 + 0.03, -0.14, z + 0.125)], 0.0065, chrome(), 0.02)
                cyl(0.014, 0.03, (x0 + 0.12, -0.14, z + 0.125), 'x', black, 0.004)
                tube([(x0 + 0.12, -0.14, z + 0.125), (x0 + 0.12, -0.02, z + 0.125)], 0.0065, chrome(), 0.02)
                rbox((0.01, 0.09, 0.06), 0.02, 'x', (x0 + 0.12, -0.02, z + 0.1), sheet, 0.003)
                grip = [(0, 0), (0.011, 0), (0.015, 0.012), (0.0125, 0.05), (0.016, 0.09), (0.012, 0.104), (0, 0.106)]
                lathe(grip, (x0 + 0.12, -0.14, z + 0.128), rot=(12, 20, 0), m=black)
        # arm that carries the carriage
        box((0.05, 0.05, 0.1), (0.135, -0.035, 0.125), aluminium, 0.012, rot=(0, tilt, 0))
        box((0.03, 0.2, 0.003), (0.135, 0, 0.101), dark(), 0.001)
        mains_lead(-0.12, 0.14, 0.06)


def _perforated(r, m):
    """Mincer plate with its holes, facing -Y."""
    lathe([(r, -0.002), (r, 0.003), (0, 0.003)], axis='-y', m=m, n=64)
    for k, count in enumerate((6, 12, 18)):
        for i in range(count):
            a = 2 * math.pi * i / count + k * 0.2
            reach = r * (0.3 + 0.26 * k)
            cyl(r * 0.085, 0.002, (reach * math.cos(a), -0.0027, reach * math.sin(a)), '-y', dark(), 0.0002, 16)
    cyl(r * 0.13, 0.01, (0, -0.004, 0), '-y', chrome())


def mincer(head=1.0, housing=None):
    """Meat mincer: drive in a box, head with perforated plate, feed tray and stuffer; head scales all but the drive."""
    shell, sheet = paint(housing, 0.42) if housing else steel(0.23), steel(0.2)
    metal, long = material('cast head', '#c3c6c8', 0.24, 1), 0.34 + 0.4 * (head - 1)
    black, front = plastic(BLACK), -0.05
    rbox((0.22, long, 0.25), 0.03, 'y', (0, front + long / 2, 0.165), shell, 0.014)
    rbox((0.16, 0.012, 0.16), 0.03, 'y', (0, front - 0.004, 0.19), sheet, 0.004)
    y, z = front - 0.01, 0.2
    with group((0, y, z), scale=head):
        # head: flange, barrel, ring nut and plate
        barrel = [
            (0, 0),
            (0.05, 0),
            (0.05, 0.014),
            (0.038, 0.02),
            (0.038, 0.075),
            (0.042, 0.085),
            (0.05, 0.095),
            (0.05, 0.115),
            (0, 0.115),
        ]
        lathe(barrel, axis='-y', m=metal, n=72)
        nut = [(0.05, 0.1), (0.058, 0.103), (0.06, 0.108), (0.06, 0.13), (0.057, 0.135), (0.046, 0.135), (0.045, 0.128)]
        lathe(nut, axis='-y', m=metal, n=144, wave=0.02, waves=12)
        with group((0, -0.128, 0)):
            _perforated(0.046, sheet)
        # throat, tray and stuffer
        lathe([(0.03, 0), (0.03, 0.09), (0.032, 0.1), (0.036, 0.13), (0, 0.13)], (0, -0.055, 0.025), m=metal)
        with group((0, -0.045, 0.15)):
            rbox((0.3, 0.21, 0.006), 0.04, 'z', (0, 0, 0.003), sheet, 0.002)
            with group((0, 0, 0.022), (90, 0, 0)):
                frame((0.306, 0.216), (0.296, 0.206), 0.04, (0, 0, 0), sheet, 0.042, 0.038)
            tube(
                [(s * 0.151, t * 0.106, 0.043) for s, t in ((-1, -1), (1, -1), (1, 1), (-1, 1))],
                0.004,
                sheet,
                0.04,
                True,
            )
            cyl(0.031, 0.003, (0, -0.01, 0.0065), 'z', dark(), 0.0005)
            white = plastic('#e9eaea', 0.35)
            stuffer = [(0, 0), (0.027, 0), (0.027, 0.085), (0.04, 0.09), (0.04, 0.097), (0.016, 0.104), (0.014, 0.12)]
            lathe(stuffer + [(0.026, 0.138), (0.024, 0.15), (0, 0.155)], (0, -0.01, 0.004), m=white)
    # clamp screw, handle, switch
    cyl(0.008, 0.05, (0.085, y - 0.012, z), 'x', chrome())
    lathe(
        [(0, 0), (0.024, 0), (0.026, 0.006), (0.024, 0.02), (0, 0.022)],
        (0.105, y - 0.012, z),
        'x',
        black,
        90,
        wave=0.06,
        waves=6,
    )
    tube([(0, v, w) for v, w in ((0.06, 0.288), (0.06, 0.32), (0.2, 0.32), (0.2, 0.288))], 0.009, black, 0.02)
    _push_buttons((-0.045, front - 0.0105, 0.09), 0.034, 0.01)
    for s in (-1, 1):
        face, name = ('right', 'x') if s > 0 else ('left', '-x')
        slots(7, 0.12, 0.006, 0.014, (s * 0.11, 0.18, 0.12), 'x')
        label('royal_light' if housing else 'royal_dark', 0.17, 0.0321, (s * 0.1106, 0.12, 0.24), face)
        label('hand-warning', 0.04, 0.035, (s * 0.1106, 0.02, 0.1), face)
        for v in (0.07, 0.26):
            screw((s * 0.11, front + long - 0.025, v), name, 0.0042)
    for s in (-1, 1):
        for v in (0, front + long - 0.05):
            foot((s * 0.08, v, 0), 0.02, 0.045)
    mains_lead(0.05, front + long)


def _whisk(r, h, m):
    """Balloon whisk hanging from its shank."""
    loops = []
    for k in range(7):
        a = math.pi * k / 7
        side = [(0.012, 0), (r * 0.55, -h * 0.3), (r, -h * 0.68), (r * 0.75, -h * 0.93), (0, -h)]
        points = [(u * math.cos(a), u * math.sin(a), v) for u, v in side]
        points += [(-u * math.cos(a), -u * math.sin(a), v) for u, v in side[-2::-1]]
        loops.append(points)
    wires(loops, 0.0019, m, nurbs=True)
    cyl(0.014, 0.05, (0, 0, 0.01), 'z', m)


def mixer(litres=10, body='#d3d7d9', pedestal=0.1, guard=True):
    """Planetary mixer; pedestal is the height of the bowl above the floor, for a bowl of 10 litres."""
    coat, sheet, black, metal = paint(body, 0.32), turned_steel(0.18), plastic(BLACK), chrome()
    r, h, yb = 0.135, 0.2, -0.06
    rim = pedestal + h
    under, top = rim + 0.13, rim + 0.31
    with group(scale=(litres / 10) ** (1 / 3)):
        outline = [(0.26, 0.03), (0.26, top - 0.01), (0.1, top), (-0.14, top - 0.01), (-0.215, top - 0.05)]
        outline += [(-0.215, under), (0.1, under), (0.1, 0.03)]
        _casting(outline, 0.2, coat, r=0.045, b=0.03)
        rbox((0.32, 0.54, 0.07), 0.09, 'z', (0, 0.0, 0.06), coat, 0.025)
        for s in (-1, 1):
            for y in (-0.2, 0.2):
                foot((s * 0.11, y, 0), 0.026, 0.03)
        # planetary head and whisk
        lathe([(0, 0.01), (0.09, 0.01), (0.092, -0.012), (0.082, -0.018), (0, -0.018)], (0, yb, under), m=sheet)
        cyl(0.028, 0.045, (0.035, yb, under - 0.03), 'z', metal, 0.004)
        with group((0.035, yb, under - 0.05)):
            _whisk(0.075, under - pedestal - 0.075, metal)
        # bowl on its carriage
        inner = r - 0.003
        bowl = [(0, 0), (0.07, 0), (0.075, 0.004), (0.1, 0.022), (r - 0.008, 0.075), (r, 0.12), (r, h - 0.006)]
        bowl += [(r + 0.006, h - 0.004), (r + 0.006, h), (inner, h), (inner, 0.12), (0.1, 0.03), (0, 0.012)]
        lathe(bowl, (0, yb, pedestal), m=sheet, n=128)
        lathe([(0.07, -0.012), (0.078, -0.012), (0.076, 0.004), (0.07, 0.004)], (0, yb, pedestal), m=sheet)
        z = pedestal + 0.145
        yoke = [(s * (r + 0.014), y, z) for s, y in ((-1, yb - 0.02), (-1, 0.08), (1, 0.08), (1, yb - 0.02))]
        tube(yoke, 0.0125, coat, 0.06)
        box((0.13, 0.03, 0.14), (0, 0.095, z), metal, 0.008)
        for s in (-1, 1):
            cyl(0.017, 0.03, (s * (r + 0.014), yb - 0.01, z + 0.012), 'z', metal, 0.003)
            with group((0, yb, z + 0.02), (0, 0, -90 + s * 48)):
                grip = [(x, v, 0) for x, v in ((r, -0.035), (r + 0.038, -0.035), (r + 0.038, 0.035), (r, 0.035))]
                tube(grip, 0.006, metal, 0.018)
        if guard:
            g = r + 0.002
            for k, lift in ((1.0, 0.008), (0.99, 0.04), (0.93, 0.075)):
                ring(g * k, 0.0032, (0, yb, rim + lift), 'z', metal)
            ring(0.098, 0.004, (0, yb, under - 0.014), 'z', metal)
            bars = []
            for k in range(30):
                a = 2 * math.pi * k / 30
                path = ((g, 0.008), (g * 0.99, 0.04), (g * 0.93, 0.075), (0.098, 0.116))
                bars.append([(q * math.cos(a), yb + q * math.sin(a), rim + v) for q, v in path])
            wires(bars, 0.0017, metal)
        # lift lever, speed lever, controls
        cyl(0.02, 0.024, (0.108, 0.17, z), 'x', metal)
        tube([(0.115, 0.17, z), (0.15, 0.17, z), (0.15, 0.03, z + 0.1)], 0.0065, metal, 0.02)
        lathe(
            [(0, 0), (0.012, 0), (0.017, 0.012), (0.014, 0.03), (0, 0.034)],
            (0.15, 0.045, z + 0.09),
            rot=(54, 0, 0),
            m=black,
        )
        mid = (under + top) / 2
        label('mixer-panel', 0.2, 0.1, (-0.1006, 0.03, mid + 0.012), 'left', rough=0.3)
        for y, colour in ((0.098, '#b3191c'), (0.064, '#1f8a4a')):
            cyl(0.0105, 0.012, (-0.104, y, mid + 0.02), '-x', material('button' + colour, colour, 0.35), 0.003)
        with group((-0.1008, -0.035, mid + 0.018), (0, 0, -90)):
            knob((0, 0, 0), 0.017, 0.022, m=plastic('#2a2c30'), angle=-50)
        label('royal_dark' if guard else 'royal_light', 0.15, 0.0283, (0, -0.2156, under + 0.075))
        label('hand-warning', 0.034, 0.03, (-0.1006, -0.12, under + 0.045), 'left')
        for s in (-1, 1):
            slots(7, 0.1, 0.006, 0.014, (s * 0.1, 0.18, 0.17), 'x')
            screw((s * 0.1, 0.22, under + 0.02), 'x' if s > 0 else '-x', 0.0045)
            screw((s * 0.1, -0.17, under + 0.02), 'x' if s > 0 else '-x', 0.0045)
        mains_lead(0.05, 0.26)
