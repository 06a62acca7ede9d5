"""Pressure washers, wet and dry vacuums, steam cleaners."""

import math

from mathutils import Vector

from materials import brass, chrome, dark, material, plastic, powder, rubber, steel
from parts import arc, box, cable, castor, cyl, group, knob, label, lathe, moulded, plate, prism, rbox, ring, rod
from parts import rrect, screw, slots, tube, wheel, wires, wrapped_label

from .common import AMBER, BLACK, GREEN, mains_lead, signal_lamp


def _ribbed(points, r, m, pitch=0.007):
    """Corrugated hose along a smooth curve through the points."""
    knots = [Vector(q) for q in points]
    knots = [2 * knots[0] - knots[1], *knots, 2 * knots[-1] - knots[-2]]
    path = []
    for a, b, c, d in zip(knots, knots[1:], knots[2:], knots[3:]):
        steps = max(2, round((c - b).length / pitch) * 2)
        for t in (i / steps for i in range(steps)):
            path.append(
                0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
            )
    hose = wires([path], r, m)
    for i, knot in enumerate(hose.data.splines[0].points):
        knot.radius = 1 if i % 4 < 2 else 0.86


def _gauge(p, r, face):
    """Pressure gauge; p lies on the surface."""
    x, y, z = p
    bezel = [(0, 0), (r, 0), (r, 0.016), (r * 0.96, 0.02), (r * 0.88, 0.02), (r * 0.87, 0.014), (0, 0.014)]
    lathe(bezel, p, '-y', chrome(), 64)
    label(face, r * 1.74, r * 1.74, (x, y - 0.0146, z), rough=0.2)


def _coupling(p, r=0.015, length=0.045):
    """Threaded brass connection pointing to the front."""
    x, y, z = p
    cyl(r * 1.35, 0.012, (x, y - 0.006, z), '-y', brass(), 0.002, 6)
    thread = [(r * (1 if i % 2 else 0.9), 0.012 + i * 0.0015) for i in range(int(length / 0.0015) - 8)]
    lathe([(0, 0), (r * 0.9, 0), *thread, (r * 0.7, thread[-1][1] + 0.002), (0, thread[-1][1])], p, '-y', brass(), 40)


def _gun(accent, lance=0.4):
    """Trigger gun, its barrel towards -y, its grip downwards behind the origin."""
    shell = plastic('#1b1d1f', 0.5)
    moulded(
        [(-0.15, -0.012), (-0.03, -0.03), (0.075, -0.02), (0.085, 0.012), (0.03, 0.03), (-0.15, 0.02)],
        0.038,
        0.014,
        0.01,
        m=shell,
    )
    moulded([(0.03, 0.0), (0.085, 0.012), (0.125, -0.125), (0.085, -0.14)], 0.034, 0.012, 0.011, m=shell)
    tube([(0, -0.045, -0.02), (0, -0.035, -0.12), (0, 0.09, -0.135)], 0.007, shell, 0.035)
    moulded([(0.0, -0.02), (0.03, -0.02), (0.062, -0.1), (0.045, -0.104)], 0.016, 0.006, 0.004, m=plastic(accent, 0.4))
    cyl(0.0185, 0.05, (0, -0.165, 0.004), '-y', shell, 0.004)
    rod((0, -0.18, 0.004), (0, -0.18 - lance, 0.004), 0.0085, steel(0.25))
    cyl(0.013, 0.09, (0, -0.25, 0.004), '-y', shell, 0.004)
    end = -0.18 - lance
    nozzle = [(0, 0), (0.013, 0), (0.0165, 0.012), (0.0165, 0.075), (0.012, 0.09), (0.006, 0.094), (0, 0.09)]
    lathe(nozzle, (0, end + 0.03, 0.004), '-y', shell, 48, wave=0.03, waves=12)
    cyl(0.0172, 0.012, (0, end - 0.025, 0.004), '-y', plastic(accent, 0.4), 0.002)


def _reel(p, r, w, turns=9):
    """Hose reel turning about x, with the crank on the right."""
    shell, hose = plastic('#1b1d1f', 0.45), rubber('#141516')
    with group(p):
        cyl(r * 0.62, w, (0, 0, 0), 'x', shell)
        for layer, share in ((0, 0.74), (1, 0.9)):
            pitch = w / turns
            for i in range(turns - layer):
                ring(r * share, pitch * 0.48, (-w / 2 + pitch * (i + 0.5 + layer / 2), 0, 0), 'x', hose)
        flange = [(0, 0.014), (r * 0.3, 0.014), (r * 0.36, 0.004), (r * 0.9, 0.002), (r, 0.008), (r * 1.04, 0.004)]
        for s in (-1, 1):
            lathe(
                flange + [(r * 1.04, -0.002), (r, -0.004), (0, -0.004)],
                (s * (w / 2 + 0.004), 0, 0),
                'x' if s > 0 else '-x',
                shell,
                72,
            )
            for k in range(6):
                a = math.radians(60 * k + 20)
                outline = rrect(r * 0.3, r * 0.2, r * 0.08)
                with group((s * (w / 2 + 0.008), r * 0.64 * math.cos(a), r * 0.64 * math.sin(a)), (60 * k + 20, 0, 0)):
                    prism(outline, 0.002, 'x', (0, 0, 0), dark(), 0.0005)
        with group((w / 2 + 0.02, 0, 0), (35, 0, 0)):
            box((0.012, r * 0.95, 0.022), (0.006, -r * 0.42, 0), shell, 0.005)
            lathe(
                [(0, 0), (0.011, 0), (0.0125, 0.02), (0.0115, 0.05), (0.006, 0.056), (0, 0.056)],
                (0.01, -r * 0.8, 0),
                'x',
                shell,
                40,
            )


def _upright(heavy, accent, logo):
    """Pressure washer to pull along; the heavy one has a tubular frame and a gauge."""
    shell, trim, grey = plastic('#1a1c1e', 0.38), plastic('#101112', 0.55), plastic('#3a3f44', 0.4)
    W = 0.27 if heavy else 0.235
    body = [
        (-0.145, 0.06),
        (-0.165, 0.1),
        (-0.15, 0.3),
        (-0.1, 0.475),
        (-0.055, 0.51),
        (0.1, 0.51),
        (0.135, 0.46),
        (0.145, 0.06),
    ]
    moulded(body, W, 0.04, 0.035, m=shell)
    rbox((W + 0.006, 0.3, 0.06), 0.04, 'z', (0, -0.01, 0.085), trim, 0.02)
    for s in (-1, 1):
        side = [(-0.12, 0.14), (-0.115, 0.3), (-0.075, 0.44), (0.09, 0.44), (0.105, 0.14)]
        moulded(side, 0.006, 0.03, 0.0025, p=(s * (W / 2 + 0.0005), 0, 0), m=grey)
        slots(8, 0.1, 0.007, 0.017, (s * (W / 2 + 0.0037), 0.03, 0.25), 'x')
        for y, z in ((-0.1, 0.16), (0.088, 0.16), (-0.06, 0.42), (0.075, 0.42)):
            screw((s * (W / 2 + 0.0032), y, z), 'x' if s > 0 else '-x', 0.0045, trim)
        label(logo, 0.15, 0.0283, (s * (W / 2 + 0.0042), 0.0, 0.385), 'right' if s > 0 else 'left')
        r, w = (0.125, 0.06) if heavy else (0.088, 0.046)
        wheel((s * (W / 2 + w / 2 + 0.004), 0.115, r), r, w)
        cyl(0.014, 0.014, (s * (W / 2 + w + 0.004), 0.115, r), 'x', plastic(accent, 0.4), 0.004)
    rbox((W - 0.05, 0.06, 0.06), 0.02, 'z', (0, -0.1, 0.03), rubber(), 0.008)
    # front: switch, lettering, couplings
    with group((0, -0.127, 0.388), (-15.9, 0, 0)):
        rbox((W - 0.07, 0.014, 0.15), 0.025, 'y', (0, -0.002, 0.002), trim, 0.005)
        cyl(0.034, 0.006, (0, -0.011, -0.026), '-y', plastic(accent, 0.4), 0.002)
        knob((0, -0.0135, -0.026), 0.0255, 0.026, m=plastic('#202326'), angle=0)
        if heavy:
            _gauge((0, -0.009, 0.042), 0.026, 'wash-gauge')
        else:
            label(plate('pressure'), 0.12, 0.03, (0, -0.0095, 0.045))
    with group((0, -0.1582, 0.205), (-4.3, 0, 0)):
        rbox((W - 0.09, 0.008, 0.11), 0.02, 'y', (0, -0.001, 0), grey, 0.003)
        label(logo, W - 0.115, (W - 0.115) * 0.189, (0, -0.0056, 0.02))
        label(plate('rating'), 0.1, 0.025, (0, -0.0056, -0.022))
    for x in (-0.05, 0.05):
        _coupling((x, -0.16, 0.098), 0.0125, 0.034)
    # handle and reel
    rail = powder('#26292c', 0.35) if heavy else material('rail', '#b9bec2', 0.3, 0.9)
    top, x = 0.83, W / 2 - 0.03
    posts = [(-x, 0.105, 0.45), (-x, 0.125, top), (x, 0.125, top), (x, 0.105, 0.45)]
    tube(posts, 0.0115, rail, 0.045)
    cyl(0.0185, W - 0.13, (0, 0.125, top), 'x', rubber('#1f2123'), 0.006)
    for s in (-1, 1):
        rbox((0.05, 0.055, 0.1), 0.012, 'z', (s * x, 0.106, 0.505), trim, 0.006)
        box((0.014, 0.1, 0.03), (s * (x - 0.002), 0.07, 0.625), trim, 0.006)
    _reel((0, 0.03, 0.625), 0.1, W - 0.1)
    if heavy:
        frame = powder('#26292c', 0.35)
        for s in (-1, 1):
            px = s * (W / 2 + 0.018)
            tube(
                [
                    (px, -0.1, 0.035),
                    (px, -0.19, 0.06),
                    (px, -0.175, 0.32),
                    (px, -0.09, 0.53),
                    (px, 0.1, 0.55),
                    (px, 0.12, 0.2),
                ],
                0.0115,
                frame,
                0.06,
            )
        rod((-W / 2 - 0.018, -0.178, 0.28), (W / 2 + 0.018, -0.178, 0.28), 0.0095, frame)
        rod((-W / 2 - 0.018, -0.1, 0.036), (W / 2 + 0.018, -0.1, 0.036), 0.0115, frame)
    # gun in its holder on the left, hose from the reel
    gx, gz = -W / 2 - (0.055 if heavy else 0.032), 0.66
    for z in (0.2, 0.47):
        rbox((0.06, 0.05, 0.035), 0.014, 'z', (gx + 0.014, -0.02, z), trim, 0.006)
    with group((gx, -0.02, gz), (90, 0, 180)):
        _gun(accent, 0.34)
    cable(
        [
            (-W / 2 + 0.064, -0.058, 0.59),
            (-W / 2 + 0.045, -0.1, 0.53),
            (gx - 0.03, -0.13, 0.4),
            (gx - 0.14, -0.13, 0.4),
            (gx - 0.15, -0.17, 0.62),
            (gx - 0.06, -0.25, 0.74),
            (gx, -0.22, 0.775),
            (gx, -0.145, 0.765),
        ],
        0.0068,
        rubber('#141516'),
    )
    mains_lead(0.05, 0.13, 0.14)


def _stationary(accent):
    """Cabinet with motor and pump to be fixed in place."""
    shell, trim = powder('#202326', 0.42), plastic('#111213', 0.5)
    W, D, H, front = 0.74, 0.52, 0.56, -0.26
    rbox((W, D, H), 0.02, 'z', (0, 0, 0.045 + H / 2), shell, 0.008)
    box((W + 0.002, D + 0.002, 0.004), (0, 0, 0.46), dark(), 0.001)
    for sx in (-1, 1):
        box((0.06, D + 0.02, 0.045), (sx * 0.28, 0, 0.0225), powder('#3d4247', 0.45), 0.004)
        for z in (0.1, 0.42, 0.5, 0.57):
            screw((sx * (W / 2 - 0.025), front, z), '-y', 0.006)
        tube(
            [
                (sx * (W / 2 - 0.001), -0.09, 0.37),
                (sx * (W / 2 + 0.035), -0.09, 0.37),
                (sx * (W / 2 + 0.035), 0.09, 0.37),
                (sx * (W / 2 - 0.001), 0.09, 0.37),
            ],
            0.009,
            trim,
            0.02,
        )
        slots(9, 0.26, 0.009, 0.021, (sx * (W / 2 + 0.0003), 0, 0.2), 'x')
    label('ulsonix_light', 0.34, 0.0642, (-0.12, front - 0.0006, 0.532))
    slots(9, 0.3, 0.009, 0.021, (-0.16, front - 0.0002, 0.25), 'y')
    # control panel with main switch, gauge and pressure regulator
    rbox((0.3, 0.012, 0.3), 0.014, 'y', (0.19, front - 0.003, 0.275), steel(0.27), 0.003)
    for x in (0.055, 0.325):
        for z in (0.14, 0.41):
            screw((x, front - 0.009, z), '-y', 0.0045)
    label(plate('panel'), 0.26, 0.26, (0.19, front - 0.0097, 0.275))
    _gauge((0.255, front - 0.0094, 0.335), 0.042, 'wash-gauge')
    rbox(
        (0.075, 0.006, 0.075),
        0.006,
        'y',
        (0.125, front - 0.011, 0.335),
        material('switch plate', '#f2c200', 0.4),
        0.002,
    )
    knob((0.125, front - 0.014, 0.335), 0.024, 0.03, m=plastic('#b3191c'), angle=0)
    knob((0.255, front - 0.01, 0.225), 0.022, 0.032, m=plastic(BLACK), angle=-30)
    for i, colour in enumerate((GREEN, AMBER, '#ff4336')):
        signal_lamp((0.095 + 0.035 * i, front - 0.01, 0.235), colour, 0.009)
    label('wash-warn', 0.1, 0.04, (-0.31 + 0.05, front - 0.0006, 0.105))
    for x, r in ((0.1, 0.019), (0.28, 0.015)):
        _coupling((x, front, 0.095), r, 0.05)
    # hose with gun, lying in front
    hose = rubber('#141516')
    x, y = 0.28, front
    cyl(0.019, 0.05, (x, y - 0.06, 0.095), '-y', rubber('#202225'), 0.004)
    loop = [(x, y - 0.08, 0.095), (x, y - 0.2, 0.09), (x - 0.02, y - 0.27, 0.012), (x - 0.16, y - 0.34, 0.011)]
    for turn in range(3):
        for k in range(8):
            a = math.radians(60 - 45 * k)
            loop.append(
                (
                    0.03 + (0.15 - turn * 0.004) * math.cos(a),
                    y - 0.2 + 0.115 * math.sin(a),
                    0.012 + 0.016 * turn + 0.002 * k,
                )
            )
    loop += [(0.06, y - 0.09, 0.05), (-0.06, y - 0.06, 0.014), (-0.14, y - 0.045, 0.016), (-0.21, y - 0.06, 0.02)]
    cable(loop, 0.009, hose)
    with group((-0.36, y - 0.13, 0.02), (0, -90, -14)):
        _gun(accent, 0.42)


def pressurewasher(kind='upright', accent='#6aa32b', logo='hillvert_light'):
    """Pressure washer: upright, heavy or stationary."""
    if kind == 'stationary':
        _stationary(accent)
    else:
        with group(scale=1.12 if kind == 'heavy' else 1):
            _upright(kind == 'heavy', accent, logo)


def _nozzle(w, m):
    """Floor nozzle, wide along x, with its neck in the middle of the rear."""
    moulded([(-0.055, 0.008), (0.05, 0.008), (0.055, 0.024), (0.02, 0.05), (-0.045, 0.034)], w, 0.012, 0.014, m=m)
    box((w - 0.02, 0.012, 0.012), (0, -0.045, 0.006), rubber('#2a2c2e'), 0.002)
    for s in (-1, 1):
        cyl(0.014, 0.02, (s * (w / 2 - 0.03), 0.05, 0.014), 'x', rubber(), 0.004)


def _head(r, z, pods):
    """Lid of a vacuum with its motors."""
    shell, trim = plastic('#1d1f22', 0.4), plastic('#111213', 0.5)
    rim = arc(r + 0.008, 0.014, 0.012, -90, 0, 4) + arc(r + 0.002, 0.048, 0.018, 0, 70, 4)
    lathe([(0, 0.002), *rim, (r * 0.86, 0.088), (r * 0.8, 0.096), (0, 0.1)], (0, 0, z), m=shell, n=96)
    ring(r + 0.016, 0.004, (0, 0, z + 0.014), 'z', trim)
    for x, y, q in pods:
        with group((x, y, z + 0.09)):
            lathe([(0, 0), (q * 1.06, 0), (q * 1.06, 0.006), (q, 0.016), (0, 0.016)], m=shell, n=96)
            lathe([(0, 0.012), (q * 0.94, 0.014), (q * 0.94, 0.066), (0, 0.066)], m=trim, n=240, wave=0.022, waves=60)
            cap = arc(q - 0.02, 0.1, 0.024, 0, 80, 5)
            lathe([(0, 0.064), (q, 0.064), (q + 0.004, 0.07), *cap, (0, q * 0.12 + 0.118)], m=shell, n=96)
            with group((0, 0, 0.085), (0, 0, 0)):
                rbox((0.04, 0.014, 0.028), 0.006, 'y', (0, -q - 0.003, 0), trim, 0.003)
                box(
                    (0.028, 0.01, 0.018),
                    (0, -q - 0.008, 0),
                    material('rocker', '#c01f1f', 0.35, glow=0.25),
                    0.003,
                    rot=(8, 0, 0),
                )


def _latch(r, z):
    """Toggle latch between lid and drum, at the right of a round machine."""
    metal = chrome()
    box((0.006, 0.04, 0.07), (r + 0.004, 0, z - 0.05), metal, 0.002)
    rbox((0.01, 0.03, 0.06), 0.008, 'x', (r + 0.013, 0, z - 0.025), metal, 0.003)
    tube(
        [
            (r + 0.013, -0.02, z - 0.03),
            (r + 0.024, -0.02, z + 0.03),
            (r + 0.024, 0.02, z + 0.03),
            (r + 0.013, 0.02, z - 0.03),
        ],
        0.0026,
        metal,
        0.01,
    )


def wetvac(motors=1, drum=0.37, r=0.18):
    """Wet and dry vacuum with a steel drum; two and three motors stand on a trolley."""
    metal = material('drum', '#cfd2d4', 0.2, 1, vary=0.04)
    trim, shell = plastic('#111213', 0.5), plastic('#1d1f22', 0.4)
    base = 0.12 if motors == 1 else 0.13
    top = base + drum
    bead = lambda z: [(r, z - 0.012), (r + 0.004, z - 0.005), (r + 0.004, z + 0.005), (r, z + 0.012)]
    profile = [(0, 0), (r - 0.012, 0), (r, 0.012), *bead(0.06), *bead(drum * 0.8), (r, drum - 0.012)]
    lathe(profile + [(r + 0.006, drum - 0.006), (r + 0.006, drum), (0, drum)], (0, 0, base), m=metal, n=128)
    pods = {
        1: [(0, 0, 0.105)],
        2: [(-0.105, 0, 0.09), (0.105, 0, 0.09)],
        3: [(-0.115, 0.062, 0.086), (0.115, 0.062, 0.086), (0, -0.118, 0.086)],
    }[motors]
    _head(r, top, pods)
    for a in (0, 180):
        with group(rot=(0, 0, a)):
            _latch(r, top + 0.01)
    if motors == 1:
        bar = [(-0.125, 0, top + 0.09), (-0.12, 0, top + 0.245), (0.12, 0, top + 0.245), (0.125, 0, top + 0.09)]
        tube(bar, 0.013, shell, 0.07)
        cyl(0.0165, 0.11, (0, 0, top + 0.245), 'x', rubber('#242628'), 0.006)
        lathe(
            [(0, 0.085), (r + 0.028, 0.085), (r + 0.034, 0.095), (r + 0.03, 0.118), (r + 0.004, 0.13), (0, 0.13)],
            m=shell,
            n=96,
        )
        for k in range(4):
            with group(rot=(0, 0, 45 + 90 * k)):
                rbox((0.075, 0.07, 0.045), 0.03, 'z', (r + 0.012, 0, 0.1), shell, 0.01)
                castor((r + 0.018, 0, 0), 0.038, 20 + 50 * k)
    else:
        frame, back = powder('#24272a', 0.35), r + 0.05
        x = r * 0.82
        lathe(
            [(0, 0.1), (r + 0.01, 0.1), (r + 0.016, 0.108), (r + 0.016, 0.13), (r + 0.006, 0.14), (0, 0.14)],
            m=shell,
            n=96,
        )
        loop = [(-x, back, 0.1), (-x, -r * 0.9, 0.1), (x, -r * 0.9, 0.1), (x, back, 0.1)]
        tube(loop, 0.0135, frame, 0.09)
        high = top + 0.22
        post = [(-x, back - 0.03, 0.1), (-x, back, 0.16), (-x, back + 0.07, high), (x, back + 0.07, high)]
        tube(post + [(x, back, 0.16), (x, back - 0.03, 0.1)], 0.0135, frame, 0.06)
        cyl(0.0185, x * 1.2, (0, back + 0.07, high), 'x', rubber('#242628'), 0.006)
        rod((-x - 0.02, back - 0.02, 0.1), (x + 0.02, back - 0.02, 0.1), 0.01, chrome())
        rod((-x, back + 0.03, base + drum * 0.72), (x, back + 0.03, base + drum * 0.72), 0.0105, frame)
        for s in (-1, 1):
            wheel((s * (x + 0.045), back - 0.02, 0.1), 0.1, 0.042)
            castor((s * x * 0.78, -r * 0.88, 0), 0.042, 25 * s)
            box((0.03, 0.05, 0.05), (s * (r + 0.012), 0.0, base + drum * 0.5), frame, 0.006)
            tube(
                [
                    (s * (r + 0.02), 0, base + drum * 0.5),
                    (s * (r + 0.03), 0.06, base + drum * 0.5),
                    (s * x, back + 0.03, base + drum * 0.72),
                ],
                0.009,
                frame,
                0.03,
            )
        cyl(0.016, 0.05, (0, -r - 0.012, base + 0.045), '-y', brass())
        box((0.012, 0.012, 0.05), (0, -r - 0.03, base + 0.066), material('lever', '#b3191c', 0.35, coat=0.3), 0.004)
    # lettering and inlet
    high = base + drum * 0.52
    with group(rot=(0, 0, -3)):
        wrapped_label('ulsonix', r + 0.0012, high + 0.0, high + 0.053, 0.28 / r * 57.3)
        wrapped_label(plate('rating'), r + 0.0012, high - 0.045, high - 0.012, 0.132 / r * 57.3)
    inlet = base + drum * 0.42
    with group(rot=(0, 0, -64)):
        lathe(
            [(0, -0.02), (0.046, -0.02), (0.046, 0.012), (0.034, 0.02), (0.031, 0.05), (0, 0.05)],
            (0, -r, inlet),
            '-y',
            shell,
        )
        cyl(0.027, 0.06, (0, -r - 0.075, inlet), '-y', trim, 0.005)
        start = Vector((-(r + 0.1) * math.sin(math.radians(64)), -(r + 0.1) * math.cos(math.radians(64)), inlet))
    # wand on the left, with its floor nozzle
    x, tall = -r - 0.2, top + 0.2
    foot, grip = Vector((x, 0.05, 0.07)), Vector((x, 0.19, tall))
    with group((x, -0.02, 0)):
        _nozzle(0.3, shell)
    tube([(x, 0.0, 0.03), (x, 0.045, 0.045), foot + (grip - foot) * 0.09], 0.019, trim, 0.03)
    rod(foot + (grip - foot) * 0.07, grip, 0.0165, chrome())
    rod(foot + (grip - foot) * 0.5, foot + (grip - foot) * 0.55, 0.0195, trim)
    bend = grip + Vector((0, -0.08, 0.11))
    tube([grip - (grip - foot) * 0.05, grip + Vector((0, 0.01, 0.05)), bend], 0.02, shell, 0.05)
    ring(0.0205, 0.004, grip + Vector((0, 0.003, 0.02)), 'z', trim)
    sweep = [
        start,
        start + Vector((-0.07, -0.05, -0.02)),
        (x - 0.02, -r - 0.14, inlet * 0.45),
        (x - 0.13, -r - 0.05, 0.06),
    ]
    sweep += [(x - 0.16, -0.1, inlet * 0.8), (x - 0.1, -0.09, tall * 0.8), bend + Vector((0, -0.05, 0.0)), bend]
    _ribbed(sweep, 0.0205, plastic('#1b1d1f', 0.5))
    mains_lead(0.06, r, base + 0.1 if motors == 1 else 0.2)


def _brush(m):
    """Round brush for a steam lance, bristles towards -y."""
    lathe([(0, 0), (0.012, 0), (0.013, 0.03), (0.032, 0.045), (0.032, 0.058), (0, 0.058)], (0, 0, 0), '-y', m, 48)
    lathe(
        [(0, 0.055), (0.029, 0.055), (0.033, 0.085), (0, 0.083)],
        (0, 0, 0),
        '-y',
        rubber('#3a3126'),
        90,
        wave=0.03,
        waves=30,
    )


def _steam_cabinet(accent):
    """Industrial steam cleaner of stainless steel on castors."""
    metal, trim, shell = steel(0.27), plastic('#141517', 0.5), plastic('#26292c', 0.42)
    W, front = 0.36, -0.25
    body = [(front, 0.13), (front, 0.5), (-0.17, 0.62), (0.24, 0.62), (0.24, 0.13)]
    moulded(body, W, 0.012, 0.006, m=metal)
    rbox((W + 0.03, 0.53, 0.055), 0.05, 'z', (0, -0.005, 0.125), shell, 0.014)
    rbox((W + 0.012, 0.4, 0.03), 0.03, 'z', (0, 0.035, 0.63), shell, 0.008)
    box((W - 0.06, 0.3, 0.004), (0, 0.05, 0.6455), trim, 0.001)
    for s in (-1, 1):
        castor((s * 0.13, -0.17, 0), 0.045, 30 * s)
        wheel((s * (W / 2 + 0.008), 0.17, 0.1), 0.1, 0.04)
        slots(8, 0.16, 0.008, 0.02, (s * (W / 2 + 0.0002), 0.1, 0.28), 'x')
        label('ulsonix', 0.2, 0.0378, (s * (W / 2 + 0.0006), -0.04, 0.53), 'right' if s > 0 else 'left')
        for y, z in ((-0.225, 0.17), (0.215, 0.17), (0.215, 0.58), (-0.225, 0.47)):
            screw((s * W / 2, y, z), 'x' if s > 0 else '-x', 0.005)
        tube(
            [(s * 0.14, 0.235, 0.3), (s * 0.14, 0.275, 0.36), (s * 0.14, 0.33, 0.83), (0, 0.33, 0.83)],
            0.0125,
            powder('#26292c', 0.35),
            0.05,
        )
        for z in (0.34, 0.56):
            box((0.04, 0.04, 0.03), (s * 0.14, 0.255 + (z - 0.34) * 0.14, z), trim, 0.006)
    cyl(0.018, 0.2, (0, 0.33, 0.83), 'x', rubber('#242628'), 0.006)
    # control panel on the slope
    with group((0, -0.21, 0.56), (-33.7, 0, 0)):
        rbox((W - 0.03, 0.012, 0.125), 0.012, 'y', (0, -0.002, 0), trim, 0.004)
        label(plate('panel'), 0.315, 0.11, (0, -0.0087, 0), rough=0.3)
        _gauge((-0.105, -0.0085, 0.008), 0.034, 'steam-gauge')
        knob((0.116, -0.0088, 0.01), 0.021, 0.026, m=plastic('#26292c'), angle=-30)
        for i, colour in enumerate((GREEN, AMBER)):
            signal_lamp((-0.012 + 0.052 * i, -0.0088, -0.033), colour, 0.009)
    # front: door, steam socket, drain
    rbox((W - 0.05, 0.006, 0.27), 0.012, 'y', (0, front - 0.001, 0.335), metal, 0.002)
    for x in (-0.14, 0.14):
        for z in (0.215, 0.455):
            screw((x, front - 0.004, z), '-y', 0.0045)
    label('ulsonix', 0.22, 0.0416, (0, front - 0.0047, 0.425))
    label('steam-warn', 0.09, 0.036, (-0.085, front - 0.0047, 0.235))
    slots(5, 0.1, 0.008, 0.018, (0.085, front - 0.004, 0.26), 'y')
    rbox((0.1, 0.03, 0.085), 0.02, 'y', (-0.07, front - 0.014, 0.335), shell, 0.008)
    cyl(0.026, 0.05, (-0.07, front - 0.045, 0.335), '-y', trim, 0.006)
    box((0.05, 0.012, 0.02), (-0.07, front - 0.03, 0.386), plastic(accent, 0.4), 0.004)
    # filler cap and brushes on the top
    cap = [(0, 0), (0.036, 0), (0.036, 0.026), (0.03, 0.033), (0, 0.034)]
    lathe([(0, 0), (0.046, 0), (0.044, 0.006), (0, 0.006)], (0.1, -0.08, 0.644), m=metal)
    lathe(cap, (0.1, -0.08, 0.649), m=plastic(accent, 0.4), n=96, wave=0.02, waves=24)
    for x, y in ((-0.12, 0.03), (-0.05, 0.08)):
        with group((x, y, 0.735), (90, 0, 0)):
            _brush(shell)
    # extension tubes in clips on the left
    for y in (-0.13, -0.085):
        rod((-W / 2 - 0.022, y, 0.16), (-W / 2 - 0.022, y, 0.6), 0.011, chrome())
        for z in (0.17, 0.585):
            cyl(0.0135, 0.05, (-W / 2 - 0.022, y, z), 'z', trim, 0.004)
    for z in (0.26, 0.46):
        rbox((0.04, 0.1, 0.026), 0.008, 'z', (-W / 2 - 0.016, -0.107, z), trim, 0.005)
    # hose and lance in front
    with group((-0.2, -0.33, 0.02), (0, 90, -124)):
        _gun(accent, 0.2)
        with group((0, -0.41, 0.004)):
            _brush(shell)
    hose = [(-0.07, front - 0.06, 0.335), (-0.066, front - 0.13, 0.32), (0.02, front - 0.21, 0.06)]
    hose += [(0.14, front - 0.17, 0.019), (0.2, front - 0.04, 0.019), (0.12, front + 0.02, 0.019)]
    hose += [(0.02, front + 0.005, 0.019), (-0.038, front - 0.028, 0.02)]
    _ribbed(hose, 0.0145, rubber('#1d1f21'), 0.006)
    mains_lead(0.1, 0.24, 0.2)


def _steam_canister(colour, accent):
    """Small steam cleaner of coloured plastic to pull along."""
    shell, trim, grey = plastic(colour, 0.32), plastic('#161719', 0.45), plastic('#2b2e31', 0.45)
    W = 0.27
    body = [
        (-0.18, 0.04),
        (-0.19, 0.13),
        (-0.135, 0.25),
        (-0.04, 0.3),
        (0.07, 0.295),
        (0.16, 0.22),
        (0.185, 0.1),
        (0.175, 0.04),
    ]
    moulded(body, W, 0.06, 0.06, m=shell, seg=10, n=10)
    base = [(-0.18, 0.045), (-0.2, 0.075), (-0.19, 0.11), (0.185, 0.11), (0.19, 0.07), (0.17, 0.045)]
    moulded(base, W + 0.012, 0.025, 0.045, m=trim, seg=8)
    band = [(-0.115, 0.285), (-0.03, 0.318), (0.075, 0.312), (0.17, 0.22), (0.155, 0.205), (-0.03, 0.25)]
    moulded(band, 0.12, 0.03, 0.02, m=trim)
    for s in (-1, 1):
        wheel((s * (W / 2 + 0.004), 0.1, 0.078), 0.078, 0.038)
        cyl(0.02, 0.016, (s * (W / 2 + 0.018), 0.1, 0.078), 'x', plastic(colour, 0.35), 0.005)
        label('ulsonix', 0.15, 0.0283, (s * (W / 2 + 0.0006), -0.015, 0.18), 'right' if s > 0 else 'left')
    castor((0, -0.15, 0), 0.022, 30)
    # handle, filler cap, controls
    grip = [(0, -0.1, 0.28), (0, -0.085, 0.375), (0, 0.1, 0.385), (0, 0.15, 0.24)]
    tube(grip, 0.0145, trim, 0.06)
    cyl(0.0175, 0.1, (0, 0.005, 0.3802), '-y', rubber('#303336'), 0.006)
    lathe(
        [(0, 0), (0.036, 0), (0.036, 0.02), (0.031, 0.026), (0, 0.027)],
        (0, 0.01, 0.307),
        m=plastic('#b3191c', 0.4),
        n=96,
        wave=0.025,
        waves=18,
    )
    with group((0, -0.1575, 0.2), (-24.6, 0, 0)):
        rbox((0.16, 0.014, 0.1), 0.03, 'y', (0, -0.001, 0.01), grey, 0.005)
        knob((0.042, -0.0085, 0.012), 0.023, 0.022, m=trim, mark=colour, angle=-30)
        for i, lit in enumerate((GREEN, AMBER)):
            signal_lamp((-0.052 + 0.036 * i, -0.0085, 0.028), lit, 0.008)
        label('steam-small', 0.08, 0.02, (-0.034, -0.0086, -0.004))
    cyl(0.03, 0.04, (0, -0.2, 0.105), '-y', grey, 0.008)
    hose = [(0, -0.21, 0.105), (0, -0.27, 0.1), (-0.05, -0.36, 0.03), (-0.22, -0.36, 0.017), (-0.34, -0.2, 0.017)]
    hose += [(-0.33, 0.02, 0.017), (-0.37, 0.05, 0.12), (-0.36, 0.17, 0.4), (-0.3, 0.19, 0.62), (-0.295, 0.14, 0.68)]
    _ribbed(hose, 0.0135, rubber('#1d1f21'), 0.006)
    # lance with floor nozzle, leaning at the left
    x = -0.27
    with group((x, -0.1, 0)):
        _nozzle(0.26, trim)
    foot, top = Vector((x, -0.06, 0.05)), Vector((x, 0.08, 0.6))
    tube([(x, -0.1, 0.03), (x, -0.065, 0.04), foot + (top - foot) * 0.1], 0.017, trim, 0.03)
    rod(foot + (top - foot) * 0.06, top, 0.013, plastic(colour, 0.35))
    rod(foot + (top - foot) * 0.44, foot + (top - foot) * 0.52, 0.0165, trim)
    moulded(
        [(0.055, 0.52), (0.08, 0.515), (0.115, 0.62), (0.19, 0.66), (0.17, 0.7), (0.08, 0.66)],
        0.04,
        0.014,
        0.014,
        p=(x, 0, 0),
        m=trim,
    )


def steamer(kind='cabinet', colour='#f2b705', accent='#f2b705'):
    """Steam cleaner: industrial cabinet or small canister."""
    if kind == 'cabinet':
        _steam_cabinet(accent)
    else:
        _steam_canister(colour, accent)
