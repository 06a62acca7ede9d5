"""Lockers, platform trolleys and ladders."""

import math

from mathutils import Matrix, Vector

from materials import chrome, dark, material, plastic, powder, rubber, steel, zinc
from parts import box, cyl, group, label, lathe, moulded, plate, prism, rbox, rod, rrect, screw, tube


def _lock(p):
    """Cylinder lock with its key."""
    x, y, z = p
    rbox((0.03, 0.004, 0.075), 0.015, 'y', (x, y - 0.002, z), plastic('#1a1c1e'), 0.0015)
    cyl(0.0115, 0.012, (x, y - 0.007, z + 0.014), '-y', chrome(), 0.002)
    box((0.0022, 0.016, 0.006), (x, y - 0.018, z + 0.014), chrome(), 0.0008)
    rbox((0.0022, 0.024, 0.022), 0.009, 'x', (x, y - 0.035, z + 0.014), chrome(), 0.0008)


def _door(w, h, m, number, left, angle):
    """Door of a locker, closed or turned about its hinges; the origin is the lower hinge corner."""
    s = 1 if left else -1
    thick = 0.02
    with group(rot=(0, 0, -s * angle)):
        rbox((w, thick, h), 0.004, 'y', (s * w / 2, -thick / 2, h / 2), m, 0.002)
        box((w - 0.03, 0.002, h - 0.03), (s * w / 2, 0.0005, h / 2), m, 0.0005)
        low, rows = (h * 0.1, 5) if h > 1 else (h * 0.62, 4)
        for z in (low, h * 0.86 - 0.02) if h > 1 else (low,):
            for k in range(rows):
                at = (s * w / 2, -thick, z + k * 0.022)
                prism(rrect(w * 0.42, 0.006, 0.003), 0.0012, 'y', at, dark(), 0.0003)
                moulded(
                    [(-0.005, 0), (0, 0), (0, 0.011)],
                    w * 0.42,
                    0.001,
                    0.0004,
                    p=(at[0], -thick, at[2] + 0.001),
                    m=m,
                    n=2,
                )
        high = h * 0.74 if h > 1 else h * 0.42
        box((0.064, 0.002, 0.034), (s * w / 2, -thick - 0.0005, high), chrome(), 0.0008)
        label(f'locker-{number}', 0.054, 0.027, (s * w / 2, -thick - 0.0019, high))
        _lock((s * (w - 0.035), -thick, h * 0.5 if h > 1 else h * 0.42))
        for z in (0.12, h - 0.12) if h < 1 else (0.15, h / 2, h - 0.15):
            cyl(0.006, 0.06, (s * 0.001, -thick + 0.002, z), 'z', zinc(), 0.001)


def locker(columns=2, rows=1, width=0.6, divided=False, colour='#1f55a5', opened=1, angle=100):
    """Locker with a grey body; opened is the door that stands open, divided what is behind one into two halves."""
    body, doors = powder('#c5cacd', 0.46), powder(colour, 0.42)
    depth, height, base, t, head = 0.5, 1.8, 0.11, 0.012, 0.05
    inner = height - base - head
    for s in (-1, 1):
        box((t, depth, height - base), (s * (width / 2 - t / 2), 0, (height + base) / 2), body, 0.003)
        for y in (-1, 1):
            px, py = s * (width / 2 - 0.025), y * (depth / 2 - 0.025)
            prism(rrect(0.04, 0.04, 0.004), base, 'z', (px, py, base / 2), body, 0.002)
            cyl(0.024, 0.012, (px, py, 0.006), 'z', rubber(), 0.003)
    box((width, depth, t), (0, 0, height - t / 2), body, 0.003)
    box((width - 0.002, depth - 0.002, 0.02), (0, 0, base + 0.01), body, 0.002)
    box((width - 0.01, t, height - base - 0.01), (0, depth / 2 - t, (height + base) / 2), body, 0.001)
    rbox((width - 0.004, 0.02, head), 0.003, 'y', (0, -depth / 2 + 0.01, height - head / 2), body, 0.002)
    label('fromm', 0.2, 0.0378, (-width / 2 + 0.13, -depth / 2 - 0.0006, height - head / 2 - 0.002))
    w, h = width / columns, inner / rows
    for i in range(1, columns):
        box((0.02, depth - 0.02, inner), (-width / 2 + i * w, 0.0, base + inner / 2), body, 0.002)
    for j in range(1, rows):
        box((width - 0.01, depth - 0.02, 0.02), (0, 0.0, base + j * h), body, 0.002)
    for i in range(columns):
        for j in range(rows):
            n = i * rows + (rows - 1 - j)
            left = i < columns - 1 or columns == 1
            x = -width / 2 + i * w + (0.006 if left else w - 0.006)
            with group((x, -depth / 2 + 0.004, base + j * h + 0.004)):
                _door(w - 0.012, h - 0.008, doors, n + 1, left, angle if n == opened else 0)
            if n != opened:
                continue
            cx = -width / 2 + (i + 0.5) * w
            if divided:
                box((0.008, depth - 0.06, inner), (cx, 0.02, base + inner / 2), body, 0.002)
            if rows == 1:  # hat shelf, rail and hangers
                box((w - 0.02, depth - 0.06, 0.012), (cx, 0.02, height - 0.36), body, 0.002)
                rod((cx - w / 2 + 0.01, 0.02, height - 0.41), (cx + w / 2 - 0.01, 0.02, height - 0.41), 0.009, chrome())
                for y, turned in ((0, 12), (0.05, -8)):
                    with group((cx + y, 0.02, height - 0.41), (0, 0, 90 + turned)):
                        hook = [(0, 0, 0.011), (0.012, 0, 0.012), (0.014, 0, -0.01), (0, 0, -0.03), (0, 0, -0.05)]
                        hanger = [
                            (0, 0, -0.05),
                            (0.19, 0, -0.13),
                            (0.18, 0, -0.145),
                            (-0.18, 0, -0.145),
                            (-0.19, 0, -0.13),
                            (0, 0, -0.05),
                        ]
                        tube(hook, 0.0022, chrome(), 0.01)
                        tube(hanger, 0.005, plastic('#26292c'), 0.02)
            else:
                box((w - 0.06, depth * 0.6, 0.09), (cx, 0.0, base + j * h + 0.06), plastic('#3a4148'), 0.01)


def _roller(p, r, rotz=0, brake=False):
    """Transport castor: a steel fork over a grey wheel, rolling along y before it is turned."""
    fork, width = zinc(), r * 0.56
    with group(p, (0, 0, rotz)):
        k = 0.12 * r
        tread = [(r - k * (1 - math.sin(a)), k * (1 - math.cos(a))) for a in (0, 0.5, 1.0, math.pi / 2)]
        half = [(q, -width / 2 + t) for q, t in tread]
        rim = [(r * 0.78, -width / 2), *half, *[(q, -t) for q, t in reversed(half)], (r * 0.78, width / 2)]
        lathe(rim, (0, 0, r), 'x', rubber('#2b2d30'), 64)
        core = [(0, width * 0.34), (r * 0.3, width * 0.34), (r * 0.36, width * 0.2), (r * 0.66, width * 0.24)]
        core += [(r * 0.72, width * 0.46), (r * 0.79, width * 0.46)]
        disc = [(q, -t) for q, t in core] + core[::-1]
        lathe(disc, (0, 0, r), 'x', plastic('#9aa0a5', 0.4), 64)
        arm = [(-0.26 * r, 0.8 * r), (0.26 * r, 0.8 * r), (0.62 * r, 2.0 * r), (-0.62 * r, 2.0 * r)]
        for s in (-1, 1):
            moulded(arm, 0.004, 0.2 * r, 0.001, p=(s * (width / 2 + 0.004), 0, 0), m=fork)
            cyl(r * 0.13, 0.008, (s * (width / 2 + 0.009), 0, r), 'x', chrome(), 0.002, 6)
        rbox((width + 0.012, 1.2 * r, 0.005), 0.2 * r, 'z', (0, 0, 2.0 * r), fork, 0.002)
        cyl(r * 0.5, r * 0.12, (0, 0, 2.09 * r), 'z', fork, 0.003)
        box((width * 1.9, 1.5 * r, 0.005), (0, 0, 2.18 * r), fork, 0.002)
        if brake:
            box((width * 0.8, 0.7 * r, 0.01), (0, 0.75 * r, 1.9 * r), plastic('#b8222a', 0.4), 0.004, rot=(18, 0, 0))


def _mat(L, W, z):
    """Ribbed rubber mat."""
    rbox((L, W, 0.006), 0.012, 'z', (0, 0, z + 0.003), rubber('#26282b'), 0.002)
    n = round(W / 0.022)
    for i in range(n):
        y = (i - (n - 1) / 2) * 0.021
        box((L - 0.04, 0.009, 0.003), (0, y, z + 0.0068), rubber('#26282b'), 0.0012)


def _platform(L, W, r, colour, bars):
    steel_blue, black = powder(colour, 0.4), plastic('#17191b', 0.5)
    z = r * 2.2
    rbox((L, W, 0.034), 0.03, 'z', (0, 0, z + 0.017), steel_blue, 0.006)
    _mat(L - 0.03, W - 0.03, z + 0.033)
    tube(
        [
            (-L / 2, -W / 2, z + 0.014),
            (L / 2, -W / 2, z + 0.014),
            (L / 2, W / 2, z + 0.014),
            (-L / 2, W / 2, z + 0.014),
        ],
        0.0085,
        black,
        0.035,
        True,
    )
    for s in (-1, 1):
        _roller((-L / 2 + 0.09, s * (W / 2 - 0.075), 0), r, 90)
        _roller((L / 2 - 0.1, s * (W / 2 - 0.075), 0), r, -90 + 24 * s, True)
        # hinge of the handle
        y = s * (W / 2 - 0.07)
        moulded(
            [(L / 2 - 0.085, z + 0.03), (L / 2 - 0.005, z + 0.03), (L / 2 - 0.01, z + 0.1), (L / 2 - 0.05, z + 0.11)],
            0.045,
            0.012,
            0.005,
            'y',
            (0, y, 0),
            black,
        )
        cyl(0.008, 0.056, (L / 2 - 0.032, y, z + 0.075), '-y', chrome())
    label(plate('load'), 0.1, 0.04, (L / 2 - 0.16, 0, z + 0.0428), 'top', rot=(0, 0, -90))
    tall, x, y = 0.88, L / 2 - 0.034, W / 2 - 0.07
    metal = powder(colour, 0.36)
    tube([(x, -y, z + 0.06), (x + 0.02, -y, tall), (x + 0.02, y, tall), (x, y, z + 0.06)], 0.0125, metal, 0.09)
    cyl(0.0175, 2 * y - 0.17, (x + 0.02, 0, tall), '-y', rubber('#202225'), 0.006)
    for k in range(bars):
        h = z + 0.2 + k * 0.08
        rod((x + 0.005, -y, h), (x + 0.005, y, h), 0.009, metal)
    # sign on the crossbar
    rbox((0.004, 0.2, 0.062), 0.012, 'x', (x + 0.006, 0, z + 0.24), black, 0.0015)
    for s in (-1, 1):
        label('fromm_light', 0.17, 0.0321, (x + 0.006 + s * 0.0028, 0, z + 0.24), 'right' if s > 0 else 'left')
    box((0.05, 0.09, 0.012), (x + 0.04, 0, z + 0.045), material('pedal', '#b8222a', 0.4), 0.005)


def _table_trolley(L, W, r, colour):
    coat, black = powder(colour, 0.4), plastic('#17191b', 0.5)
    low, high = r * 2.2, 0.72
    for z in (low, high):
        rbox((L, W, 0.03), 0.03, 'z', (0, 0, z + 0.015), coat, 0.006)
        tube(
            [
                (-L / 2 + 0.006, -W / 2 + 0.006, z + 0.04),
                (L / 2 - 0.006, -W / 2 + 0.006, z + 0.04),
                (L / 2 - 0.006, W / 2 - 0.006, z + 0.04),
                (-L / 2 + 0.006, W / 2 - 0.006, z + 0.04),
            ],
            0.008,
            coat,
            0.035,
            True,
        )
        _mat(L - 0.05, W - 0.05, z + 0.0295)
        for s in (-1, 1):
            rbox((L - 0.06, 0.006, 0.05), 0.003, 'x', (0, s * (W / 2 - 0.0015), z + 0.018), coat, 0.002)
            rbox((0.006, W - 0.06, 0.05), 0.003, 'y', (s * (L / 2 - 0.0015), 0, z + 0.018), coat, 0.002)
    y, x = W / 2 - 0.04, L / 2 + 0.012
    for s in (-1, 1):
        top = high + 0.05 if s < 0 else high + 0.2
        out = s * (0.0 if s < 0 else 0.08)
        posts = [
            (s * x, -y, low + 0.005),
            (s * x, -y, high),
            (s * x + out, -y, top),
            (s * x + out, y, top),
            (s * x, y, high),
            (s * x, y, low + 0.005),
        ]
        tube(posts, 0.0145, coat, 0.05)
        for z in (low + 0.018, high + 0.018):
            for q in (-y, y):
                screw((s * (x + 0.0145), q, z), 'x' if s > 0 else '-x', 0.007)
        if s > 0:
            cyl(0.0185, 2 * y - 0.12, (x + out, 0, top), '-y', rubber('#202225'), 0.006)
        for q in (-1, 1):
            _roller((s * (L / 2 - 0.09), q * (W / 2 - 0.075), 0), r, 90 if s < 0 else -90 + 26 * q, s > 0)
            cyl(0.03, 0.03, (s * (x + 0.002), q * y, low + 0.005), 'z', black, 0.008)
    label('fromm_light', 0.2, 0.0378, (-L / 2 + 0.17, -W / 2 - 0.0022, high + 0.018))
    label(plate('load'), 0.1, 0.04, (L / 2 - 0.13, -W / 2 - 0.0022, high + 0.018))


def trolley(kind='folding', length=0.72, width=0.47, wheel_radius=0.05, colour='#1f55a5', bars=1):
    """Platform trolley with a folding handle, or a table trolley with two levels."""
    if kind == 'table':
        _table_trolley(length, width, wheel_radius, colour)
    else:
        _platform(length, width, wheel_radius, colour, bars)


def _aluminium():
    return material('ladder aluminium', '#cfd3d6', 0.3, 0.92, vary=0.06)


def _beam(a, b, w, d, m, edge=0.004):
    """Rectangular section w x d from a to b, standing in a plane across x."""
    a, b = Vector(a), Vector(b)
    v = b - a
    z = v.normalized()
    x = (Vector((1, 0, 0)) - z * z.x).normalized()
    rot = tuple(math.degrees(q) for q in Matrix((x, z.cross(x), z)).transposed().to_euler())
    box((w, d, v.length), (a + b) / 2, m, edge, rot=rot)


def _rung(width, z, m):
    """Ribbed rung along x."""
    rbox((width, 0.034, 0.03), 0.008, 'x', (0, 0, z), m, 0.001)
    for y in (-0.011, -0.004, 0.004, 0.011):
        box((width, 0.0035, 0.002), (0, y, z + 0.0155), m, 0.0008)


def _telescopic(rungs, accent):
    """A-frame ladder of telescoping tubes."""
    metal, black = _aluminium(), plastic('#191b1d', 0.45)
    lean, pitch, half = 15, 0.29, 0.2
    tall = rungs * pitch + 0.1
    foot = tall * math.sin(math.radians(lean))
    for side in (0, 180):
        with group(rot=(0, 0, side)), group((0, -foot, 0.03), (-lean, 0, 0)):
            for i in range(rungs + 1):
                r, z = 0.0275 - 0.0012 * i, i * pitch
                top = z + pitch if i < rungs else tall - 0.03
                for s in (-1, 1):
                    rod((s * half, 0, z), (s * half, 0, top), r, metal)
                    if i < rungs:
                        rbox((0.062, 0.066, 0.05), 0.026, 'z', (s * half, 0, top - 0.012), black, 0.008)
                        box((0.018, 0.012, 0.024), (s * (half - 0.05), -0.03, top - 0.03), plastic(accent, 0.4), 0.004)
                if i < rungs:
                    rbox((2 * half - 0.05, 0.042, 0.03), 0.008, 'x', (0, 0, top - 0.012), metal, 0.001)
                    for y in (-0.014, -0.005, 0.005, 0.014):
                        box((2 * half - 0.06, 0.004, 0.002), (0, y, top + 0.0035), metal, 0.0008)
            # foot bar and hinge
            rbox((0.72 if not side else 0.5, 0.045, 0.03), 0.01, 'x', (0, 0, 0.008), metal, 0.002)
            for s in (-1, 1):
                rbox((0.06, 0.062, 0.05), 0.012, 'x', (s * (0.36 if not side else 0.25), 0, -0.002), rubber(), 0.006)
                rbox((0.075, 0.06, 0.1), 0.02, 'z', (s * half, 0, tall - 0.09), black, 0.008)
            label('hillvert', 0.2, 0.0378, (0, -0.0216, 1 * pitch - 0.012))
            label('ladder-max', 0.07, 0.105, (half, -0.028, 0.15), 'front')
    top = (tall - 0.02) * math.cos(math.radians(lean)) + 0.03
    for s in (-1, 1):
        cyl(0.05, 0.05, (s * half, 0, top), 'x', steel(0.3), 0.004)
        cyl(0.038, 0.062, (s * half, 0, top), 'x', black, 0.006)
        cyl(0.014, 0.07, (s * half, 0, top), 'x', plastic(accent, 0.4), 0.004)
    for s in (-1, 1):
        y = foot - 0.6 * math.tan(math.radians(lean))
        box((0.022, 2 * y, 0.0025), (s * 0.14, 0, 0.56), material('strap', '#1f2123', 0.8), 0.001)


def _tread(width, depth, p, m):
    rbox((width, depth, 0.026), 0.006, 'x', p, m, 0.001)
    n = int(depth / 0.0095)
    for i in range(n):
        box((width, 0.0042, 0.0024), (p[0], p[1] + (i - (n - 1) / 2) * 0.0092, p[2] + 0.0135), m, 0.0008)


def _step_ladder(steps, accent):
    metal, black = _aluminium(), plastic('#191b1d', 0.45)
    pitch = 0.222
    slope = 0.32
    high = steps * pitch
    top = high + 0.62
    half = lambda z: 0.225 - 0.05 * z / top
    y = lambda z: -0.36 + slope * z
    for s in (-1, 1):
        _beam((s * half(0), y(0), 0.01), (s * half(top), y(top), top), 0.022, 0.06, metal)
        rear = (s * half(high), y(high) + 0.24, high - 0.01), (s * 0.235, y(high) + 0.62, 0.01)
        _beam(*rear, 0.02, 0.042, metal)
        for x, q, d in ((s * half(0), y(0), 0.075), (rear[1][0], rear[1][1], 0.058)):
            rbox((0.034, d, 0.055), 0.008, 'x', (x, q, 0.0275), rubber(), 0.006)
            box((0.036, d * 0.5, 0.012), (x, q, 0.046), plastic(accent, 0.4), 0.004)
        rod(
            (s * (half(high * 0.55) - 0.02), y(high * 0.55) + 0.03, high * 0.55),
            (s * 0.2, y(high) + 0.44, high * 0.52),
            0.006,
            metal,
        )
        box((0.012, 0.34, 0.05), (s * (half(high) - 0.004), y(high) + 0.15, high - 0.012), metal, 0.004)
        cyl(0.012, 0.05, (s * half(high), y(high) + 0.24, high - 0.012), 'x', black, 0.003)
        cyl(0.011, 0.034, (s * half(high), y(high) + 0.02, high - 0.012), 'x', chrome(), 0.003)
    for i in range(1, steps):
        z = i * pitch
        _tread(2 * half(z) - 0.012, 0.082, (0, y(z) + 0.012, z), metal)
        for s in (-1, 1):
            box((0.016, 0.06, 0.036), (s * (half(z) - 0.014), y(z) + 0.012, z - 0.016), black, 0.004)
            for dy in (-0.014, 0.016):
                screw((s * (half(z) + 0.011), y(z) + dy, z - 0.004 + dy * 0.3), 'x' if s > 0 else '-x', 0.005)
    rbox((2 * half(high) - 0.03, 0.27, 0.03), 0.012, 'z', (0, y(high) + 0.12, high), black, 0.006)
    _tread(2 * half(high) - 0.06, 0.24, (0, y(high) + 0.12, high + 0.006), metal)
    back = lambda t: (0.235 - (0.235 - half(high)) * t, y(high) + 0.62 - 0.38 * t, high * t)
    for t in (0.22, 0.62):
        x, q, z = back(t)
        rbox((2 * x, 0.018, 0.036), 0.005, 'x', (0, q, z), metal, 0.001)
    # tool tray as the top cap
    q, w = y(top) - 0.02, 2 * half(top) + 0.05
    moulded(
        [(-w / 2, -0.07), (w / 2, -0.07), (w / 2, 0.09), (-w / 2, 0.09)],
        0.055,
        0.03,
        0.012,
        'z',
        (0, q + 0.02, top),
        black,
    )
    rbox((w - 0.06, 0.1, 0.004), 0.02, 'z', (0, q + 0.03, top + 0.0265), plastic('#0e0f10', 0.6), 0.0015)
    for x in (-0.11, 0.11):
        cyl(0.016, 0.006, (x, q + 0.03, top + 0.027), 'z', plastic(accent, 0.4), 0.002)
    label('hillvert_light', 0.16, 0.0302, (0, q - 0.0512, top))
    with group((half(0.58), y(0.5), 0.5), (-math.degrees(math.atan(slope)), 0, 0)):
        label('ladder-strip', 0.018, 0.16, (0, -0.034, 0.09), 'front')


def _combination(rungs, accent):
    """Three sections: two as an A-frame, the third extended above."""
    metal, black = _aluminium(), plastic('#191b1d', 0.45)
    pitch, lean = 0.28, 16
    L = rungs * pitch + 0.07
    apex = (L - 0.06) * math.cos(math.radians(lean))
    foot = (L - 0.06) * math.sin(math.radians(lean))

    def section(half, depth=0.062):
        for s in (-1, 1):
            rbox((0.026, depth, L), 0.006, 'z', (s * half, 0, L / 2), metal, 0.002)
            box(
                (0.004, depth - 0.024, L - 0.004),
                (s * (half + 0.012), 0, L / 2),
                material('groove', '#9ea4a8', 0.4, 0.9),
                0.001,
            )
            for z in (0.012, L - 0.012):
                rbox((0.034, depth + 0.008, 0.05), 0.008, 'z', (s * half, 0, z), black, 0.004)
        for i in range(rungs):
            _rung(2 * half - 0.02, 0.16 + i * pitch, metal)
            for s in (-1, 1):
                screw((s * (half + 0.013), 0, 0.16 + i * pitch), 'x' if s > 0 else '-x', 0.006)

    with group((0, -foot, 0.03), (-lean, 0, 0)):
        section(0.2)
        rbox((1.05, 0.07, 0.034), 0.008, 'x', (0, 0.0, 0.02), metal, 0.002)
        for s in (-1, 1):
            rbox((0.07, 0.09, 0.06), 0.012, 'x', (s * 0.52, 0, 0.006), rubber(), 0.008)
            label('ladder-strip', 0.02, 0.178, (s * 0.2, -0.0318, 1.3), 'front')
        # extended section behind the first one
        with group((0, 0.07, 3 * pitch)):
            section(0.168)
            for s in (-1, 1):
                rbox((0.05, 0.03, 0.09), 0.008, 'z', (s * 0.185, -0.028, L - 3 * pitch - 0.09), steel(0.3), 0.004)
                tube(
                    [(s * 0.15, 0.0, 0.16), (s * 0.15, -0.05, 0.19), (s * 0.15, -0.1, 0.16), (s * 0.15, -0.095, 0.12)],
                    0.006,
                    zinc(),
                    0.02,
                )
    with group(rot=(0, 0, 180)), group((0, -foot, 0.03), (-lean, 0, 0)):
        section(0.235)
        for s in (-1, 1):
            rbox((0.06, 0.08, 0.05), 0.012, 'x', (s * 0.235, 0, 0.006), rubber(), 0.008)
    for s in (-1, 1):
        cyl(0.045, 0.02, (s * 0.222, 0, apex + 0.02), 'x', steel(0.3), 0.003)
        cyl(0.016, 0.06, (s * 0.222, 0, apex + 0.02), 'x', plastic(accent, 0.4), 0.004)
        box((0.026, 2 * foot * 0.66, 0.003), (s * 0.13, 0, 0.34 * apex), material('strap', '#1f2123', 0.8), 0.001)


def ladder(kind='telescopic', rungs=7, accent='#6aa32b'):
    """Ladder of aluminium: telescopic, step or combination."""
    {'telescopic': _telescopic, 'step': _step_ladder, 'combination': _combination}[kind](rungs, accent)
