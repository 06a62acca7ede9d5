"""Hoists, trucks, tables and jacks."""

import math

from mathutils import Vector

from materials import chrome, dark, material, paint, plastic, powder, rubber, steel
from parts import arc, box, cable, castor, cyl, fillet, group, knob, label, lathe, plate, prism, rbox, ring, rod, rrect
from parts import screw, tube, wires

BLACK = '#16181a'


def _chain(points, pitch, r, m):
    """Round-link chain along a polyline, its links alternately crossed."""
    points = [Vector(q) for q in points]
    lengths = [(b - a).length for a, b in zip(points, points[1:])]

    def at(distance):
        for a, b, length in zip(points, points[1:], lengths):
            if distance <= length:
                return a + (b - a) * (distance / length), (b - a).normalized()
            distance -= length
        return points[-1], (points[-1] - points[-2]).normalized()

    count, links = round(sum(lengths) / pitch), []
    pitch = sum(lengths) / count
    for i in range(count):
        c, along = at((i + 0.5) * pitch)
        side = along.cross(Vector((0, 1, 0)) if abs(along.y) < 0.8 else Vector((1, 0, 0))).normalized()
        if i % 2:
            side = along.cross(side)
        a, b = along * (pitch / 2 + r * 0.95), side * r * 1.9
        links.append(fillet([c - a - b, c + a - b, c + a + b, c - a + b], r * 1.8, 4, True))
    wires(links, r, m, closed=True)


def _hook(p, k=1, colour=BLACK, rotz=0, up=False):
    """Safety hook below its swivel at p, or above it."""
    body = paint(colour, 0.4)
    with group(p, (180 if up else 0, 0, rotz), k):
        cyl(0.017, 0.02, (0, 0, -0.008), 'z', body, 0.004)
        cyl(0.012, 0.03, (0, 0, -0.025), 'z', body, 0.003)
        bow = [
            (0.008 + 0.042 * math.sin(a), 0, -0.085 + 0.042 * math.cos(a))
            for a in (math.radians(g) for g in range(-8, 272, 8))
        ]
        curve = wires([bow], 0.0105, body)
        for i, point in enumerate(curve.data.splines[0].points):  # thick below, thin at the tip
            t = i / (len(bow) - 1)
            point.radius = 1 + 0.5 * math.sin(math.pi * min(1, t * 1.1)) - 0.9 * max(0, t - 0.75)
        rod((0, 0, -0.03), bow[0], 0.0115, body)
        tip = bow[-1]
        lathe([(0, -0.0075), (0.0078, 0), (0, 0.0075)], tip, m=body, n=20)
        rod((-0.004, 0, -0.044), (tip[0] + 0.002, 0, tip[2] + 0.002), 0.0042, chrome())


def _pendant(p, turned=0):
    """Control pendant hanging from its cable end at p."""
    case, black = plastic('#efb310', 0.4), plastic('#17191b')
    with group(p, (0, 0, turned)):
        lathe([(0.006, 0.02), (0.01, 0), (0.013, -0.03), (0, -0.03)], m=rubber())
        prism(rrect(0.062, 0.19, 0.024), 0.046, 'y', (0, 0, -0.12), case, 0.01, seg=4)
        rbox((0.046, 0.004, 0.15), 0.012, 'y', (0, -0.0235, -0.12), black, 0.001)
        cyl(0.013, 0.01, (0, -0.028, -0.066), '-y', plastic('#efb310'))
        lathe(
            [(0.008, 0), (0.008, 0.008), (0.0145, 0.011), (0.0135, 0.019), (0, 0.021)],
            (0, -0.03, -0.066),
            '-y',
            plastic('#c4161c', 0.3),
        )
        for z, image in ((-0.112, 'key-up'), (-0.155, 'key-down')):
            cyl(0.0155, 0.012, (0, -0.028, z), '-y', plastic('#e8eaec'), 0.004)
            label(image, 0.02, 0.02, (0, -0.0345, z))


def _rope(a, b, r=0.0028):
    rod(a, b, r, material('wirerope', '#a3a8ad', 0.45, 0.9, grain=0.8, grain_scale=900))


def hoist(load=500, colour='#efb310', trolley=False, logo='msw_dark'):
    """Electric wire-rope hoist; with a trolley it hangs from a piece of beam."""
    k = 1 if load <= 500 else 1.18
    body, black, bare = paint(colour, 0.32), powder(BLACK), steel(0.3)
    z0 = 0.60 if load <= 500 else 0.63
    with group((0, 0, z0), scale=k):
        # motor
        lathe(
            [(0, -0.11), (0.078, -0.11), (0.078, 0.09), (0, 0.09)], (-0.2, 0, 0), 'x', body, 144, wave=0.055, waves=36
        )
        cyl(0.086, 0.024, (-0.1, 0, 0), 'x', body, 0.004)
        fan = [(0.083, 0), (0.083, 0.035), (0.07, 0.052), (0.02, 0.056), (0, 0.056)]
        lathe(fan, (-0.3, 0, 0), '-x', black)
        for i in range(16):
            with group((-0.3525, 0, 0), (i * 22.5, 0, 0)):
                box((0.003, 0.006, 0.036), (0, 0, 0.046), dark(), 0.001)
        rbox((0.17, 0.004, 0.062), 0.01, 'y', (-0.195, -0.0815, 0), body, 0.001)
        label(logo, 0.15, 0.0283, (-0.195, -0.0842, 0))
        # drum with rope between two flanges
        for x in (-0.088, 0.118):
            rbox((0.008, 0.17, 0.16), 0.03, 'x', (x, 0, 0.0), body, 0.003)
        cyl(0.04, 0.2, (0.015, 0, 0), 'x', bare)
        rope = material('wirerope', '#a3a8ad', 0.45, 0.9, grain=0.8, grain_scale=900)
        for i in range(24):
            ring(0.0425, 0.0028, (-0.068 + i * 0.0058, 0, 0), 'x', rope)
        rbox((0.206, 0.17, 0.01), 0.01, 'z', (0.015, 0, 0.078), body, 0.003)
        prism(arc(0, 0, 0.082, 92, 172, 16) + arc(0, 0, 0.078, 172, 92, 16), 0.2, 'x', (0.015, 0, 0), body, 0.001)
        label(plate('load'), 0.112, 0.028, (0.015, -0.0729, 0.0421), rot=(-30, 0, 0))
        # gearbox
        lathe(
            [(0, -0.045), (0.088, -0.045), (0.09, -0.04), (0.09, 0.02), (0.075, 0.045), (0.03, 0.05), (0, 0.05)],
            (0.168, 0, 0),
            'x',
            body,
            96,
        )
        for i in range(8):
            a = math.radians(22.5 + i * 45)
            screw((0.1935, 0.079 * math.cos(a), 0.079 * math.sin(a)), 'x', 0.005, chrome())
        # clamps
        for x in (-0.055, 0.09):
            rbox((0.034, 0.15, 0.01), 0.006, 'z', (x, 0, 0.09), black, 0.002)
            rbox((0.034, 0.15, 0.01), 0.006, 'z', (x, 0, 0.152), black, 0.002)
            for y in (-0.058, 0.058):
                rod((x, y, 0.07), (x, y, 0.172), 0.006, chrome())
                for z in (0.1, 0.162):
                    cyl(0.0105, 0.009, (x, y, z), 'z', chrome(), n=6)
        # electrics below the motor
        rbox((0.14, 0.09, 0.06), 0.012, 'z', (-0.2, 0, -0.112), black, 0.006)
        cyl(0.009, 0.03, (-0.235, -0.02, -0.15), 'z', rubber())
        # limit lever and its weight on the rope
        rod((-0.1, -0.052, -0.06), (0.03, -0.046, -0.1), 0.004, bare)
        cyl(0.024, 0.018, (0.03, -0.045, -0.12), 'z', paint('#b3161b' if colour != '#b3161b' else '#efb310'), 0.004)
        drop = -0.3
        if load >= 500:
            _rope((0.03, -0.0445, 0), (0.03, -0.0445, drop + 0.03))
            _rope((0.105, -0.0445, -0.05), (0.105, -0.0445, drop + 0.03))
            box((0.02, 0.03, 0.03), (0.105, -0.045, -0.06), black, 0.004)
            with group((0.0675, -0.0445, drop)):
                lathe(
                    [(0.02, -0.012), (0.041, -0.012), (0.036, 0), (0.041, 0.012), (0.02, 0.012)],
                    (0, 0, 0.02),
                    '-y',
                    bare,
                )
                cheek = [(-0.046, 0.05), (0.046, 0.05), (0.05, 0), (0.02, -0.05), (-0.02, -0.05), (-0.05, 0)]
                for s in (-1, 1):
                    prism(cheek, 0.005, 'y', (0, s * 0.017, 0.015), paint(colour), 0.002)
                label('stripes', 0.05, 0.02, (0, -0.0202, 0.05))
                cyl(0.011, 0.046, (0, 0, 0.02), '-y', chrome(), n=6)
                box((0.036, 0.034, 0.03), (0, 0, -0.035), black, 0.006)
                _hook((0, 0, -0.052), 0.85, BLACK, 25)
        else:
            _rope((0.03, -0.0445, 0), (0.03, -0.0445, drop))
            lathe([(0.005, 0.05), (0.019, 0.03), (0.021, -0.02), (0, -0.02)], (0.03, -0.0445, drop), m=paint(colour))
            _hook((0.03, -0.0445, drop - 0.02), 0.85, BLACK, 25)
        if trolley:
            beam = material('beam', '#767c82', 0.5, 0.6, grain=0.3, grain_scale=200)
            h, low = 0.17, 0.245
            for z in (low, low + h):
                box((0.66, 0.1, 0.01), (0.0, 0, z), beam, 0.002)
            box((0.66, 0.008, h), (0.0, 0, low + h / 2), beam, 0.001)
            for s in (-1, 1):
                cheek = [(-0.13, 0.18), (0.165, 0.18), (0.15, 0.3), (-0.115, 0.3)]
                prism(cheek, 0.01, 'y', (0, s * 0.078, 0), body, 0.003)
                for x in (-0.055, 0.09):
                    lathe(
                        [(0.0, -0.02), (0.034, -0.02), (0.038, 0.012), (0.03, 0.014), (0, 0.014)],
                        (x, s * 0.05, low + 0.042),
                        '+y' if s < 0 else '-y',
                        bare,
                    )
                    cyl(0.011, 0.012, (x, s * 0.087, low + 0.042), '-y', chrome(), n=6)
            for x in (-0.02, 0.055):
                rod((x, -0.1, 0.2), (x, 0.1, 0.2), 0.009, chrome())
            cyl(0.042, 0.1, (0.02, -0.14, 0.225), '-y', paint(BLACK), 0.006)
            cyl(0.046, 0.03, (0.02, -0.2, 0.225), '-y', black, 0.008)
    cable_end = Vector((-0.40, -0.12, 0.36))
    x, z = -0.235 * k, z0 - 0.165 * k
    cable(
        [
            (x, -0.02, z),
            (x, -0.03, z - 0.12),
            (x - 0.03, -0.06, z - 0.26),
            (x - 0.09, -0.1, z - 0.2),
            (-0.41, -0.12, z + 0.03),
            (-0.42, -0.12, 0.46),
            (-0.40, -0.12, 0.40),
            tuple(cable_end),
        ],
        0.0058,
        rubber('#1a1b1d'),
    )
    _pendant(tuple(cable_end), -8)


def chainblock(load=1, strands=1, lever=False, colour='#efb310', logo='msw_dark'):
    """Manual chain hoist, or a lever hoist; with two strands the load hangs from a pulley."""
    k = (1 if load < 2 else 1.12) * (0.86 if lever else 1)
    body, black, bare, link = (
        paint(colour, 0.32),
        paint(BLACK, 0.4),
        steel(0.3),
        material('chainsteel', '#9fa4a9', 0.35, 0.95),
    )
    z0 = 0.41 if lever else 0.62 if load >= 2 else 0.56
    with group((0, 0, z0), scale=k):
        # frame plates, spacers, front and rear cover
        for y in (-0.028, 0.028):
            prism(
                [(0.078 * math.cos(math.radians(a)), 0.088 * math.sin(math.radians(a))) for a in range(0, 360, 12)],
                0.006,
                'y',
                (0, y, 0),
                black,
                0.002,
            )
        for a in (35, 145, 215, 325):
            x, z = 0.062 * math.cos(math.radians(a)), 0.07 * math.sin(math.radians(a))
            cyl(0.007, 0.13, (x, 0, z), '-y', chrome())
            cyl(0.011, 0.008, (x, 0.066, z), '-y', chrome(), n=6)
        cyl(0.034, 0.052, (0, 0, 0), '-y', bare)
        rear = [(0.075, 0), (0.075, 0.025), (0.062, 0.042), (0.03, 0.046), (0, 0.046)]
        lathe(rear, (0, 0.03, 0), '+y', body, 96)
        if lever:
            front = [(0.066, 0), (0.066, 0.016), (0.056, 0.03), (0, 0.03)]
            lathe(front, (0, -0.03, 0), '-y', body, 96)
            lathe(
                [(0, 0.028), (0.03, 0.028), (0.036, 0.034), (0.036, 0.048), (0.03, 0.054), (0, 0.054)],
                (0, -0.03, 0),
                '-y',
                paint(BLACK),
                96,
                wave=0.05,
                waves=10,
            )
            label(plate('load'), 0.045, 0.03, (0, -0.0848, 0))
            with group((0, -0.046, 0), (0, -38, 0)):
                grip = [
                    (-0.03, -0.034),
                    (0.05, -0.03),
                    (0.09, -0.016),
                    (0.3, -0.014),
                    (0.3, 0.014),
                    (0.09, 0.016),
                    (0.05, 0.03),
                    (-0.03, 0.034),
                ]
                prism(grip, 0.016, 'y', (0.01, 0.004, 0), body, 0.005, seg=3)
                label(logo, 0.1, 0.019, (0.135, -0.0046, 0.0))
                rbox((0.13, 0.03, 0.036), 0.012, 'x', (0.27, 0.004, 0), rubber(), 0.008)
                for i in range(7):
                    box((0.004, 0.0315, 0.0375), (0.222 + i * 0.016, 0.004, 0), rubber('#2a2c2e'), 0.001)
                box((0.026, 0.012, 0.016), (0.068, -0.008, 0), paint(BLACK), 0.004)
        else:
            front = [
                (0.098, 0),
                (0.098, 0.045),
                (0.09, 0.056),
                (0.058, 0.058),
                (0.054, 0.066),
                (0.016, 0.068),
                (0, 0.068),
            ]
            lathe(front, (0, -0.028, 0), '-y', body, 96)
            for s in (-1, 1):  # chain guides
                rbox((0.03, 0.034, 0.045), 0.01, 'z', (s * 0.082, -0.05, -0.058), body, 0.006)
                box((0.018, 0.022, 0.004), (s * 0.082, -0.05, -0.0805), dark(), 0.001)
            label(logo, 0.17, 0.0321, (0, -0.0968, 0.022))
            label(plate('load'), 0.084, 0.056, (0, -0.0968, -0.018))
            for a in (90, 210, 330):
                screw(
                    (0.076 * math.cos(math.radians(a)), -0.0855, 0.076 * math.sin(math.radians(a))),
                    '-y',
                    0.006,
                    chrome(),
                )
        # top hook and its yoke
        rbox((0.07, 0.04, 0.03), 0.01, 'z', (0, 0, 0.096), black, 0.006)
        _hook((0, 0, 0.115), 1.0, colour if lever else BLACK, 20, up=True)
        # load chain and lower hook
        if strands == 2:
            for x in (-0.032, 0.032):
                _chain([(x, 0, -0.06), (x, 0, -0.32)], 0.021, 0.0034, link)
            for y in (-0.018, 0.018):
                prism(rrect(0.1, 0.085, 0.036), 0.006, 'y', (0, y, -0.335), body, 0.002)
            lathe([(0, -0.013), (0.038, -0.013), (0.03, 0), (0.038, 0.013), (0, 0.013)], (0, 0, -0.33), '-y', bare)
            cyl(0.01, 0.05, (0, 0, -0.33), '-y', chrome(), n=6)
            _hook((0, 0, -0.382), 1.0, BLACK, 20)
        else:
            _chain([(-0.022, 0, -0.06), (-0.022, 0, -0.29)], 0.0205, 0.0034, link)
            _chain(
                [(0.026, 0, -0.06), (0.026, 0, -0.17), (0.034, 0.01, -0.23), (0.04, 0.02, -0.28)], 0.0205, 0.0034, link
            )
            ring(0.018, 0.004, (0.041, 0.02, -0.302), '-y', bare)
            rbox((0.036, 0.03, 0.042), 0.012, 'z', (-0.022, 0, -0.302), black, 0.006)
            _hook((-0.022, 0, -0.325), 1.0, colour if lever else BLACK, 20)
        if not lever:
            bottom = arc(0, -0.4, 0.082, 180, 360, 16)
            loop = (
                [(-0.082, -0.05, -0.07)]
                + [(x, -0.05 - 0.03 * math.sin(math.pi * i / 16), z) for i, (x, z) in enumerate(bottom)]
                + [(0.082, -0.05, -0.07)]
            )
            _chain(loop, 0.0225, 0.0026, link)


def pallettruck(length=1.15, colour='#efb310', stainless=False, scale=False, logo='msw_dark'):
    """Hand pallet truck, forks towards the viewer; scale adds the weighing indicator."""
    main = steel(0.27) if stainless else paint(colour, 0.32)
    black, bright, tyre = powder(BLACK), chrome(), material('polyurethane', '#8c1d18', 0.5, grain=0.1)
    if stainless:
        tyre = material('polyamide', '#e4e3dc', 0.5)
    top = 0.115
    for s in (-1, 1):
        x = s * 0.19
        plan = [
            (-0.08, 0.0),
            (0.08, 0.0),
            (0.08, -length + 0.09),
            (0.06, -length + 0.02),
            (0.03, -length),
            (-0.03, -length),
            (-0.06, -length + 0.02),
            (-0.08, -length + 0.09),
        ]
        prism(plan, 0.008, 'z', (x, 0, top), main, 0.003)
        for e in (-1, 1):
            side = [
                (0.0, 0.0),
                (-length + 0.12, 0.0),
                (-length + 0.06, -0.022),
                (-length + 0.16, -0.052),
                (-length + 0.34, -0.052),
                (-length + 0.42, -0.036),
                (-0.1, -0.036),
                (0, -0.036),
            ]
            prism(side, 0.006, 'x', (x + e * 0.077, 0, top), main, 0.002)
        prism(
            [(-length, 0.0), (-length + 0.09, 0.0), (-length + 0.09, -0.03), (-length + 0.02, -0.018)],
            0.09,
            'x',
            (x, 0, top),
            main,
            0.004,
        )
        # tandem rollers on their rocker
        for y in (-length + 0.2, -length + 0.29):
            cyl(0.038, 0.085, (x, y, 0.039), 'x', tyre, 0.006)
            cyl(0.014, 0.1, (x, y, 0.039), 'x', bright)
        for e in (-1, 1):
            box((0.008, 0.16, 0.03), (x + e * 0.052, -length + 0.245, 0.045), black, 0.004)
        cyl(0.02, 0.1, (x, -length + 0.045, 0.075), 'x', tyre, 0.005)
        rod((x, -length + 0.3, 0.07), (x, 0.05, 0.085), 0.01, black)
        label(logo, 0.2, 0.0378, (x, -length * 0.32, top + 0.0046), 'top', rot=(0, 0, 90))
    # heel: cross plate and the inclined frame
    box((0.54, 0.12, 0.01), (0, 0.0, top), main, 0.003)
    heel = [(-0.02, 0.06), (0.06, 0.06), (0.1, 0.16), (0.075, 0.40), (0.03, 0.40), (-0.02, 0.15)]
    for s in (-1, 1):
        prism(heel, 0.012, 'x', (s * 0.16, 0, 0), main, 0.004)
        box((0.11, 0.012, 0.13), (s * 0.212, -0.004, 0.155), main, 0.004)
        prism(
            [(0, 0), (0.1, 0), (0, 0.24)],
            0.012,
            'y',
            (s * 0.155, 0.0, 0.16),
            main,
            0.003,
            rot=(0, 0, 180 if s < 0 else 0),
        )
    box((0.33, 0.012, 0.25), (0, 0.004, 0.28), main, 0.004, rot=(-6, 0, 0))
    box((0.33, 0.07, 0.02), (0, 0.05, 0.405), main, 0.005)
    label(plate('load'), 0.15, 0.06, (0, -0.0035, 0.31), rot=(-6, 0, 0))
    # pump, steering wheels
    rbox((0.12, 0.15, 0.1), 0.02, 'z', (0, 0.16, 0.22), main, 0.008)
    cyl(0.042, 0.14, (0, 0.13, 0.31), 'z', main, 0.006)
    cyl(0.022, 0.1, (0, 0.09, 0.38), 'z', bright)
    box((0.09, 0.06, 0.08), (0, 0.17, 0.14), main, 0.01)
    rod((-0.1, 0.17, 0.1), (0.1, 0.17, 0.1), 0.014, bright)
    for s in (-1, 1):
        lathe(
            [(0.06, -0.026), (0.094, -0.026), (0.1, -0.018), (0.1, 0.018), (0.094, 0.026), (0.06, 0.026)],
            (s * 0.078, 0.17, 0.1),
            'x',
            tyre,
            64,
        )
        hub = [
            (0, -0.026),
            (0.026, -0.026),
            (0.032, -0.012),
            (0.055, -0.01),
            (0.062, -0.026),
            (0.062, 0.026),
            (0.055, 0.01),
            (0.032, 0.012),
            (0.026, 0.026),
            (0, 0.026),
        ]
        lathe(hub, (s * 0.078, 0.17, 0.1), 'x', material('hub', '#9a9ea2', 0.4, 0.8), 48)
    # tiller
    with group((0, 0.19, 0.30), (-13, 0, 0)):
        for s in (-1, 1):
            box((0.014, 0.06, 0.14), (s * 0.045, 0, 0.02), main, 0.006)
        rod((-0.06, 0, 0.0), (0.06, 0, 0.0), 0.012, bright)
        rbox((0.085, 0.05, 0.07), 0.014, 'z', (0, 0, 0.09), main, 0.006)
        rod((0, 0, 0.08), (0, 0, 0.72), 0.019, main)
        lathe([(0.019, 0), (0.03, 0.02), (0.03, 0.07), (0.0, 0.08)], (0, 0, 0.70), m=black)
        grip = rubber('#1c1d1f')
        loop = [
            (0, 0, 0.76),
            (-0.13, 0, 0.80),
            (-0.14, 0, 0.92),
            (-0.06, 0, 0.96),
            (0.06, 0, 0.96),
            (0.14, 0, 0.92),
            (0.13, 0, 0.80),
        ]
        tube(loop, 0.0155, main if stainless else black, 0.05, True)
        for s in (-1, 1):
            rod((s * 0.134, 0, 0.825), (s * 0.139, 0, 0.9), 0.0205, grip)
        rod((0, 0, 0.76), (0, 0, 0.83), 0.018, black)
        box((0.022, 0.012, 0.12), (0.028, -0.015, 0.83), paint('#c4161c'), 0.005, rot=(-10, 0, -4))
    if scale:
        with group((0, 0.045, 0.52), (0, 0, 180)):
            rod((0, 0, -0.12), (0, 0.0, 0.0), 0.016, steel(0.3))
            with group((0, 0, 0.03), (-38, 0, 0)):
                rbox((0.25, 0.06, 0.15), 0.02, 'y', (0, 0.01, 0), plastic('#d9dcdf'), 0.01)
                label('scale-keys', 0.205, 0.1276, (0, -0.0207, 0))
                label(plate('display'), 0.168, 0.05, (0, -0.0214, 0.0267), glow=0.35, rough=0.15)


def _scissor(x0, x1, z0, z1, y, m, width=0.055):
    """Two crossed arms between the heights z0 and z1."""
    for (xa, xb), shift in (((x0, x1), 0.012), ((x1, x0), -0.006)):
        a, b = Vector((xa, 0, z0)), Vector((xb, 0, z1))
        length = (b - a).length
        tilt = -math.degrees(math.atan2(z1 - z0, xb - xa))
        with group(((xa + xb) / 2, y + math.copysign(shift, y), (z0 + z1) / 2), (0, tilt, 0)):
            rbox((length + width * 0.7, 0.012, width), width * 0.48, 'y', (0, 0, 0), m, 0.003)
            for k in (-1, 0, 1):
                cyl(0.014, 0.02, (k * length / 2, 0, 0), '-y', chrome())
                cyl(0.008, 0.026, (k * length / 2, 0, 0), '-y', chrome(), n=6)


def lifttable(load=300, colour='#174a94', double=False, logo='msw'):
    """Mobile lifting table, raised; double ones stand on two pairs of scissors."""
    L, D, H = {300: (0.82, 0.5, 0.72), 500: (0.92, 0.54, 0.78), 350: (0.88, 0.52, 1.16)}[load]
    main, deck, black, bright = paint(colour, 0.33), paint(colour, 0.4), powder('#202327'), chrome()
    base, reach = 0.165, L * 0.40
    for s in (-1, 1):
        castor((L / 2 - 0.07, s * (D / 2 - 0.07), 0), 0.062, rotz=60 + 20 * s)
        x = -L / 2 + 0.08
        cyl(0.062, 0.036, (x, s * (D / 2 - 0.06), 0.062), '-y', rubber(), 0.006)
        cyl(0.034, 0.04, (x, s * (D / 2 - 0.06), 0.062), '-y', plastic('#8d9196'))
        for e in (-1, 1):
            box((0.07, 0.005, 0.11), (x, s * (D / 2 - 0.06) + e * 0.025, 0.1), steel(0.3), 0.002)
        rbox((L, 0.05, 0.06), 0.006, 'x', (0, s * (D / 2 - 0.05), base - 0.02), main, 0.003)
    for x in (-L / 2 + 0.03, L / 2 - 0.03):
        rbox((0.05, D - 0.09, 0.052), 0.006, 'y', (x, 0, base - 0.021), main, 0.003)
    # top with rolled edge
    rbox((L, D, 0.05), 0.016, 'z', (0, 0, H - 0.025), deck, 0.008)
    rbox((L - 0.06, D - 0.06, 0.003), 0.01, 'z', (0, 0, H + 0.0012), rubber('#2b2e31'), 0.001)
    for s in (-1, 1):
        box((L - 0.05, 0.012, 0.04), (0, s * (D / 2 - 0.045), H - 0.065), main, 0.003)
    tiers = 2 if double else 1
    step = (H - 0.065 - base) / tiers
    for i in range(tiers):
        z0, z1 = base + i * step, base + (i + 1) * step
        for s in (-1, 1):
            _scissor(-reach, reach, z0 + 0.012, z1 - 0.002, s * (D / 2 - 0.075), main)
        for x, z in ((-reach, z0 + 0.012), (reach, z0 + 0.012), (-reach, z1), (reach, z1), (0, (z0 + z1) / 2)):
            rod((x, -D / 2 + 0.08, z), (x, D / 2 - 0.08, z), 0.013, main if x else bright)
    for s in (-1, 1):  # rollers of the moving ends
        cyl(0.02, 0.02, (reach, s * (D / 2 - 0.05), base + 0.016), '-y', bright)
        cyl(0.02, 0.02, (reach, s * (D / 2 - 0.05), H - 0.07), '-y', bright)
    # hydraulic ram
    low, high = Vector((reach * 0.86, 0, base + 0.005)), Vector((-reach * 0.30, 0, base + step * 0.66))
    middle = low + (high - low) * 0.58
    rod(low, middle, 0.03, black)
    rod(middle, high, 0.016, bright)
    rod(high - Vector((0, D * 0.34, 0)), high + Vector((0, D * 0.34, 0)), 0.014, main)
    # pump with its pedal, push handle
    rbox((0.12, 0.12, 0.09), 0.015, 'z', (L / 2 - 0.03, 0.03, base + 0.03), black, 0.006)
    rod((L / 2, 0.02, base + 0.02), (L / 2 + 0.16, -0.03, base - 0.035), 0.012, black)
    rbox((0.07, 0.09, 0.016), 0.01, 'z', (L / 2 + 0.17, -0.035, base - 0.035), rubber('#b3191c'), 0.005)
    hx, top = L / 2 + 0.005, 0.98
    tube(
        [
            (hx, -D / 2 + 0.06, base),
            (hx + 0.06, -D / 2 + 0.06, 0.5),
            (hx + 0.13, -D / 2 + 0.06, top),
            (hx + 0.13, D / 2 - 0.06, top),
            (hx + 0.06, D / 2 - 0.06, 0.5),
            (hx, D / 2 - 0.06, base),
        ],
        0.0145,
        bright if not double else main,
        0.09,
    )
    rod((hx + 0.13, -D / 2 + 0.16, top), (hx + 0.13, D / 2 - 0.16, top), 0.0195, rubber())
    box((0.012, 0.08, 0.018), (hx + 0.155, 0.06, top - 0.03), plastic('#c4161c'), 0.005)
    cable(
        [
            (hx + 0.13, 0.03, top - 0.02),
            (hx + 0.10, 0.02, 0.7),
            (hx + 0.04, 0.02, 0.4),
            (L / 2 - 0.02, 0.03, base + 0.07),
        ],
        0.004,
        rubber(),
    )
    label(logo, 0.2, 0.0378, (-L * 0.22, -D / 2 - 0.0008, H - 0.025))
    label(plate('load'), 0.1, 0.04, (L * 0.3, -D / 2 - 0.0008, H - 0.025))
    label('stripes', 0.12, 0.032, (0, -D / 2 + 0.0248 - 0.0004, base - 0.02))


def jack(load=2, colour='#b3161b', aluminium=False, logo='msw'):
    """Floor jack, its saddle raised; wheels in front, handle behind."""
    k = {2: 1, 2.5: 1.04, 3: 1.15}[load]
    main = material('jackalu', '#b9bec3', 0.34, 0.9, grain=0.15, grain_scale=300) if aluminium else paint(colour, 0.3)
    accent = paint(colour if aluminium else BLACK, 0.35)
    bright, black = chrome(), paint(BLACK, 0.4)
    with group(scale=k):
        w = 0.115
        cheek = [
            (-0.33, 0.03),
            (-0.30, 0.02),
            (0.22, 0.02),
            (0.30, 0.05),
            (0.30, 0.115),
            (0.25, 0.15),
            (0.12, 0.155),
            (-0.05, 0.095),
            (-0.29, 0.078),
            (-0.33, 0.06),
        ]
        for s in (-1, 1):
            prism(cheek, 0.012 if aluminium else 0.007, 'x', (s * w, 0, 0.012), main, 0.003, seg=3)
            if aluminium:
                for a, b in ((-0.17, 0.062), (-0.05, 0.072), (0.06, 0.085)):
                    cyl(0.018, 0.0016, (s * (w + 0.0062), a, b), 'x', dark(), 0.0004)
            # side handle
            tube(
                [
                    (s * w, -0.09, 0.075),
                    (s * (w + 0.032), -0.09, 0.075),
                    (s * (w + 0.032), 0.03, 0.09),
                    (s * w, 0.03, 0.09),
                ],
                0.006,
                bright,
                0.016,
            )
            for y, z in ((-0.27, 0.06), (0.17, 0.12), (0.26, 0.1), (-0.18, 0.055)):
                cyl(0.012, 0.008, (s * (w + 0.007), y, z), 'x', bright, n=6)
            # front wheels, rear castors
            lathe(
                [(0.01, -0.02), (0.034, -0.02), (0.038, -0.016), (0.038, 0.016), (0.034, 0.02), (0.01, 0.02)],
                (s * (w + 0.032), -0.28, 0.038),
                'x',
                material('jackwheel', '#2a2c2f', 0.35, 0.6),
                56,
            )
            cyl(0.014, 0.05, (s * (w + 0.03), -0.28, 0.038), 'x', bright)
            castor((s * (w - 0.002), 0.285, 0), 0.03, rotz=20 * s)
            label(
                logo,
                0.13,
                0.0246,
                (s * (w + (0.0065 if aluminium else 0.0043)), 0.13, 0.108),
                'right' if s > 0 else 'left',
            )
        rod((-w - 0.03, -0.28, 0.038), (w + 0.03, -0.28, 0.038), 0.01, bright)
        rod((-w, -0.18, 0.055), (w, -0.18, 0.055), 0.009, bright)
        box((2 * w, 0.16, 0.006), (0, 0.20, 0.163), accent, 0.002)
        box((2 * w, 0.09, 0.006), (0, -0.27, 0.03), main, 0.002)
        label(plate('load'), 0.1, 0.04, (0, 0.2, 0.1668), 'top')
        # hydraulic unit
        rbox((0.12, 0.12, 0.09), 0.02, 'y', (0, 0.2, 0.085), black, 0.008)
        cyl(0.045, 0.2, (0, 0.07, 0.075), '-y', accent)
        cyl(0.018, 0.18, (0, -0.095, 0.065), '-y', bright)
        # lifting arm and saddle
        tilt = -30
        pivot, reach = Vector((0, 0.12, 0.125)), 0.4
        with group(pivot, (tilt, 0, 0)):
            arm = [
                (0.03, -0.035),
                (0.03, 0.03),
                (-0.05, 0.045),
                (-reach, 0.026),
                (-reach - 0.03, 0.0),
                (-reach, -0.026),
                (-0.1, -0.04),
            ]
            for s in (-1, 1):
                prism(arm, 0.008, 'x', (s * 0.062, 0, 0), accent if aluminium else main, 0.003)
            prism(
                [(-0.06, 0.03), (-reach + 0.04, 0.018), (-reach + 0.04, 0.028), (-0.06, 0.04)],
                0.125,
                'x',
                (0, 0, 0),
                accent if aluminium else main,
                0.003,
            )
            rod((-0.075, 0, 0), (0.075, 0, 0), 0.014, bright)
            rod((-0.08, -reach, 0), (0.08, -reach, 0), 0.011, bright)
        c, t = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
        head = pivot + Vector((0, -reach * c, -reach * t))
        for s in (-1, 1):
            rod((s * 0.08, head.y, head.z), (s * 0.08, -0.18, 0.057), 0.009, accent)
        box((0.1, 0.06, 0.05), head + Vector((0, 0, 0.005)), black, 0.008)
        cyl(0.02, 0.04, head + Vector((0, 0, 0.035)), 'z', bright)
        saddle = [(0, 0), (0.045, 0), (0.056, 0.012), (0.06, 0.03), (0.05, 0.03), (0.048, 0.016), (0, 0.014)]
        lathe(saddle, head + Vector((0, 0, 0.048)), m=black, n=64, wave=0.03, waves=8)
        lathe(
            [(0, 0), (0.047, 0), (0.047, 0.012), (0.03, 0.016), (0, 0.014)],
            head + Vector((0, 0, 0.062)),
            m=rubber('#232527'),
            n=48,
        )
        # handle in its socket
        with group((0, 0.27, 0.135), (-42, 0, 0)):
            for s in (-1, 1):
                box((0.01, 0.05, 0.07), (s * 0.035, 0, 0.0), accent, 0.004)
            rod((-0.05, 0, 0), (0.05, 0, 0), 0.011, bright)
            cyl(0.03, 0.09, (0, 0, 0.07), 'z', accent, 0.005)
            knob((0, -0.032, 0.085), 0.011, 0.018, m=plastic('#17181a'))
            rod((0, 0, 0.1), (0, 0, 0.72), 0.0165, main)
            cyl(0.021, 0.02, (0, 0, 0.36), 'z', black)
            cyl(0.026, 0.2, (0, 0, 0.56), 'z', rubber('#1c1d1f'), 0.01)
            rod((0, 0, 0.66), (0, 0, 0.735), 0.0185, black)


def sling(kind='round', load=1, colour='#6b2f8f'):
    """Endless textile sling coiled up, or a two-leg chain sling."""
    if kind == 'chain':
        metal, red = material('chainsteel', '#55595e', 0.4, 0.9), '#c4161c'
        top = 0.78
        tube(
            [(-0.042, 0, top + 0.07), (0.042, 0, top + 0.07), (0.042, 0, top - 0.07), (-0.042, 0, top - 0.07)],
            0.0095,
            paint(red),
            0.045,
            True,
        )
        rbox(
            (0.055, 0.004, 0.075), 0.012, 'y', (0.075, -0.012, top - 0.13), material('tag', '#d9b21c', 0.4, 0.4), 0.001
        )
        label(plate('tag'), 0.046, 0.064, (0.075, -0.0146, top - 0.13))
        for s in (-1, 1):
            path = [(s * 0.014, 0, top - 0.066), (s * 0.05, 0, top - 0.18), (s * 0.115, 0, 0.25)]
            _chain([path[0], (s * 0.03, 0, top - 0.12)], 0.028, 0.0055, paint(red))
            _chain([(s * 0.03, 0, top - 0.12), (s * 0.115, 0, 0.25)], 0.0265, 0.0045, metal)
            with group((s * 0.115, 0, 0.245), (0, 0, 0)):
                tube(
                    [(-0.012, 0, 0.005), (0.012, 0, 0.005), (0.014, 0, -0.03), (-0.014, 0, -0.03)],
                    0.006,
                    paint(red),
                    0.012,
                    True,
                )
                _hook((0, 0, -0.025), 1.15, red, 0 if s > 0 else 180)
        return
    cloth = material('sling' + colour, colour, 0.85, grain=0.7, grain_scale=700)
    seam = material('seam' + colour, colour, 0.9, grain=0.9, grain_scale=300)
    turns = 3
    r, pts = (0.017, []) if load < 2 else (0.021, [])
    n = 40
    for i in range(turns * n):
        a = 2 * math.pi * i / n
        t = i / n
        wobble = 0.012 * math.sin(a * 2 + t * 1.7) + 0.01 * math.sin(t * 4)
        spread = (t - turns / 2) * r * 1.1
        x = (0.25 + spread + wobble) * math.cos(a)
        y = (0.125 + spread * 0.9 + wobble * 0.6) * math.sin(a)
        z = r + r * 1.5 * (0.5 - 0.5 * math.cos(2 * math.pi * t / turns)) + 0.004 * math.sin(a * 3 + t)
        pts.append((x, y, z))
    curve = wires([pts], r, cloth, closed=True)
    curve.data.bevel_resolution = 8
    wires([[(x, y, z + r * 0.97) for x, y, z in pts]], 0.0012, seam, closed=True)
    for i in (0, 1):
        x, y, z = pts[int(n * (0.75 + 2 * i))]
        with group((x, y - 0.0, z)):
            rbox((0.12, 2 * r + 0.008, 2 * r + 0.008), r, 'x', (0, 0, 0), cloth, 0.004)
    x, y, z = pts[int(n * 2.75)]
    with group((x - 0.02, y - r - 0.004, z), (-28, 0, 0)):
        rbox((0.1, 0.002, 0.055), 0.004, 'y', (0, -0.004, -0.004), material('tagcloth', '#f1f1ec', 0.8), 0.0006)
        label(plate('tag'), 0.094, 0.05, (0, -0.0056, -0.004), rough=0.8)
