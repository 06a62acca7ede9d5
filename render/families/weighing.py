"""Crane scales, balances, floor scales and calibration weights."""

import math

from materials import chrome, clear_glass, dark, gloss, material, paint, plastic, powder, rubber, steel
from materials import turned_steel, wood
from parts import arc, box, cable, cyl, foot, group, label, lathe, plate, prism, rbox, ring, screw, slots, tube, wheel
from parts import wires, wrapped_label

from .common import cable_coil, mains_lead
from .laboratory import _chequer_pattern, _display, _indicator


def _forged(points, radii, m):
    """Round bar whose thickness changes from point to point."""
    bar = wires([points], 1, m)
    for knot, r in zip(bar.data.splines[0].points, radii):
        knot.radius = r
    return bar


def _hook(k, m):
    """Swivel hook with a safety latch, hanging from the origin."""
    centre, r = -0.082 * k, 0.047 * k
    turns = [98 + i * 12 for i in range(25)]
    bend = [(r * math.cos(math.radians(a)), 0, centre + r * math.sin(math.radians(a))) for a in turns]
    tip = bend[-1]
    points = [(0, 0, 0.004), (0, 0, -0.02 * k)] + bend + [(tip[0] + 0.006 * k, 0, tip[2] + 0.012 * k)]
    thick = [0.0105 + 0.0065 * math.sin(math.radians(min(180, max(0, (a - 98) * 0.72)))) for a in turns]
    _forged(points, [0.011 * k, 0.0105 * k] + [t * k for t in thick] + [0.006 * k], m)
    lathe([(0, 0), (0.017, 0), (0.02, 0.004), (0.02, 0.02), (0.015, 0.026), (0, 0.026)], (0, 0, -0.012 * k), m=chrome())
    with group((0.008 * k, 0, centre + r * 0.92), (0, 38, 0)):
        box((0.046 * k, 0.02 * k, 0.003), (0.021 * k, 0, 0), chrome(), 0.001)
        cyl(0.005 * k, 0.032 * k, (0, 0, 0), '-y', steel(0.3))


def cranescale(colour='#e2620e', size=1.0, logo='light'):
    """Hanging scale with shackle, red display and remote control, upright on its hook."""
    shell = material('cast silver', '#b9bec3', 0.34, 0.75, grain=0.12) if colour == 'silver' else paint(colour, 0.36)
    black, metal = plastic('#1b1d20', 0.45), chrome()
    with group(scale=size):
        with group((0, 0, 0.151)):
            _hook(1, paint('#202327', 0.35))
        z, front = 0.285, -0.056
        lathe([(0.034, 0.165), (0.04, 0.172), (0.046, 0.195), (0, 0.2)], m=shell)
        rbox((0.2, 0.11, 0.205), 0.04, 'y', (0, 0, z), shell, 0.018)
        rbox((0.212, 0.07, 0.15), 0.03, 'y', (0, 0.004, z), black, 0.014)
        rbox((0.174, 0.012, 0.166), 0.026, 'y', (0, front, z), black, 0.004)
        label(plate('panel'), 0.162, 0.1458, (0, front - 0.0067, z), glow=0.25, rough=0.25)
        rbox((0.142, 0.003, 0.066), 0.005, 'y', (0, front - 0.0068, z + 0.0307), clear_glass(), 0.001)
        for x in (-0.083, 0.083):
            for dz in (-0.086, 0.086):
                screw((x, front + 0.001, z + dz), '-y', 0.0055)
        for s in (-1, 1):
            slots(5, 0.05, 0.005, 0.012, (s * 0.106, 0.004, z), 'x')
            face = 'right' if s > 0 else 'left'
            label(plate('load'), 0.075, 0.015, (s * 0.1067, 0.004, z + 0.05), face)
        # lug and bow shackle
        rbox((0.058, 0.05, 0.03), 0.012, 'z', (0, 0, 0.4), shell, 0.006)
        rbox((0.03, 0.03, 0.05), 0.014, 'y', (0, 0, 0.423), metal, 0.004)
        bow = [(-0.029, 0, 0.425), (-0.029, 0, 0.447)]
        bow += [(x, 0, 0.485 + v) for x, v in arc(0, 0, 0.044, 212, -32, 22)]
        bow += [(0.029, 0, 0.447), (0.029, 0, 0.425)]
        galvanised = material('shackle', '#a9aeb3', 0.3, 0.9)
        _forged(bow, [0.0105] * len(bow), galvanised)
        for s in (-1, 1):
            cyl(0.017, 0.021, (s * 0.029, 0, 0.427), 'x', galvanised, 0.004)
        cyl(0.0095, 0.092, (0.004, 0, 0.427), 'x', metal)
        cyl(0.017, 0.01, (0.046, 0, 0.427), 'x', metal, n=6)
    with group((0.1 * size, -0.04 * size, 0.009), (0, 0, -22)):
        rbox((0.046, 0.1, 0.016), 0.012, 'z', (0, 0, 0), black, 0.006)
        label('remote-control', 0.036, 0.081, (0, -0.003, 0.0085), 'top')


def _draught_shield(w, d, h, m):
    """Glass chamber standing on z = 0 around the origin."""
    pane, grip = clear_glass(), plastic('#22262a')
    for x in (-1, 1):
        for y in (-1, 1):
            rbox((0.011, 0.011, h), 0.004, 'z', (x * w / 2, y * d / 2, h / 2), m, 0.001)
        box((0.002, d - 0.012, h - 0.012), (x * w / 2, 0, h / 2), pane, 0)
        rbox((0.011, d, 0.011), 0.004, 'y', (x * w / 2, 0, h - 0.0055), m, 0.001)
        cyl(0.006, 0.012, (x * (w / 2 + 0.006), -d / 2 + 0.025, h * 0.5), 'x', grip)
    for y in (-1, 1):
        rbox((w, 0.011, 0.011), 0.004, 'x', (0, y * d / 2, h - 0.0055), m, 0.001)
        box((w - 0.012, 0.002, h - 0.012), (0, y * d / 2, h / 2), pane, 0)
    box((w - 0.012, d - 0.012, 0.002), (0, 0, h - 0.002), pane, 0)
    rbox((0.05, 0.012, 0.008), 0.004, 'z', (0, -d / 2 + 0.03, h + 0.003), grip, 0.002)


def balance(body='#eceeef', pan='square', shield=False):
    """Laboratory balance; with a shield its round pan stands in a glass chamber."""
    shell, metal = plastic(body, 0.36), turned_steel(0.2)
    trim = plastic('#3d454c')
    width, back, top = 0.21, (0.17 if shield else 0.15), 0.082
    section = [(-0.15, 0), (back, 0), (back, top), (-0.035, top), (-0.142, 0.034), (-0.15, 0.022)]
    prism(section, width, 'x', (0, 0, 0.014), shell, 0.009, seg=4)
    rbox((width - 0.02, back + 0.13, 0.01), 0.02, 'z', (0, (back - 0.15) / 2, 0.014), trim, 0.003)
    with group((0, -0.0885, 0.0721), (-(90 - math.degrees(math.atan2(0.048, 0.107))), 0, 0)):
        label(plate('panel'), 0.186, 0.0868, (0, -0.0006, 0), glow=0.18, rough=0.25)
        rbox((0.168, 0.002, 0.044), 0.004, 'y', (0, -0.001, 0.0132), clear_glass(), 0.0005)
    z = top + 0.014
    if shield:
        with group((0, 0.067, z)):
            rbox((width - 0.008, 0.196, 0.006), 0.014, 'z', (0, 0, 0.002), trim, 0.002)
            _draught_shield(0.184, 0.18, 0.235, material('shield frame', '#c9cdd1', 0.3, 0.8))
            cyl(0.008, 0.03, (0, 0, 0.015), 'z', metal)
            lathe([(0, 0.026), (0.044, 0.026), (0.046, 0.028), (0.045, 0.031), (0, 0.0305)], m=metal, n=96)
            lathe([(0.056, 0.004), (0.056, 0.017), (0.0545, 0.017), (0.0545, 0.004)], m=metal, n=96)
            lathe([(0, 0.0305), (0.017, 0.0305), (0.018, 0.034), (0.018, 0.062), (0.015, 0.064)], m=chrome())
            lathe(
                [(0.015, 0.064), (0.008, 0.067), (0.008, 0.072), (0.012, 0.078), (0.011, 0.084), (0, 0.085)], m=chrome()
            )
    elif pan == 'round':
        lathe([(0, 0.012), (0.078, 0.012), (0.081, 0.015), (0.079, 0.019), (0, 0.018)], (0, 0.058, z), m=metal, n=96)
        lathe([(0.086, -0.002), (0.086, 0.009), (0.083, 0.009), (0.083, -0.002)], (0, 0.058, z), m=trim, n=96)
        cyl(0.02, 0.02, (0, 0.058, z + 0.006), 'z', trim)
    else:
        rbox((0.18, 0.168, 0.006), 0.016, 'z', (0, 0.055, z + 0.014), steel(0.22), 0.0025)
        rbox((0.15, 0.14, 0.016), 0.02, 'z', (0, 0.055, z + 0.003), trim, 0.003)
    logo = 'steinberg_light' if body < '#888888' else 'steinberg'
    label(logo, 0.088, 0.0166, (-0.047, -0.1504, 0.0262))
    level = [(0, 0), (0.009, 0), (0.009, 0.003), (0.002, 0.003), (0, 0.002)]
    lathe(level, (0.085, -0.0235, z), 'z', gloss('level', '#b7d940', 0.1), 32)
    for x in (-1, 1):
        slots(6, 0.06, 0.003, 0.007, (x * width / 2, 0.08, 0.05), 'x')
        for y in (-0.115, back - 0.035):
            lathe(
                [(0, 0), (0.013, 0), (0.013, 0.006), (0, 0.006)], (x * 0.085, y, 0.002), m=rubber(), wave=0.02, waves=20
            )
            cyl(0.005, 0.016, (x * 0.085, y, 0.01), 'z', chrome())
    mains_lead(0.06, back, 0.05)


def _stand(p, h):
    """Indicator on a column with a round foot."""
    metal, black = steel(0.26), plastic('#1b1d20')
    with group(p):
        lathe(
            [(0, 0), (0.17, 0), (0.175, 0.006), (0.165, 0.012), (0.05, 0.022), (0.03, 0.05), (0, 0.05)],
            m=powder('#2b2f33'),
        )
        cyl(0.02, h - 0.03, (0, 0, h / 2), 'z', metal)
        cyl(0.032, 0.05, (0, 0.005, h - 0.02), '-y', black)
        with group((0, -0.01, h), (-28, 0, 0), 1.5):
            _indicator()
            _display()


def floorscale(frame='platform', size=1.0, colour='#59636c', ramp=False):
    """Floor scale: chequered platform, with a ramp if wanted, or a U-shaped frame for pallets."""
    rim, h = powder('#2b2f33'), 0.085
    coat = material('floor plate' + colour, colour, 0.32, 0.35, coat=0.15, grain=0.08)
    if frame == 'u':
        w, d, arm = 0.84, 1.2, 0.13
        plan = [(-w / 2, -d / 2), (-w / 2 + arm, -d / 2), (-w / 2 + arm, d / 2 - arm), (w / 2 - arm, d / 2 - arm)]
        plan += [(w / 2 - arm, -d / 2), (w / 2, -d / 2), (w / 2, d / 2), (-w / 2, d / 2)]
        prism(plan, h - 0.025, 'z', (0, 0, 0.025 + (h - 0.025) / 2), coat, 0.007, seg=4)
        for s in (-1, 1):
            x = s * (w - arm) / 2
            box(
                (arm - 0.03, d - 0.2, 0.003),
                (x, -0.02, h + 0.001),
                material('tread', '#1c1e20', 0.85, grain=0.6),
                0.001,
            )
            for y in (-d / 2 + 0.07, d / 2 - 0.2):
                lathe([(0.024, 0), (0.024, 0.004), (0.014, 0.004), (0.012, 0), (0, 0)], (x, y, h + 0.001), m=chrome())
                foot((x, y, 0), 0.03, 0.03)
            wheel((s * (w / 2 - 0.1), d / 2 + 0.035, 0.045), 0.045, 0.035)
            box((0.006, 0.08, 0.05), (s * (w / 2 - 0.1) - 0.024, d / 2 + 0.02, 0.05), coat, 0.002)
            prism([(-0.03, 0), (0.03, 0), (0.03, 0.018), (-0.03, 0.05)], 0.008, 'x', (s * (w / 2 - arm), 0, 0.03), coat)
            label('steinberg_light', 0.3, 0.0567, (s * (w / 2 + 0.0008), -0.1, 0.056), 'right' if s > 0 else 'left')
            box((arm, 0.004, 0.05), (x, -d / 2 - 0.002, 0.055), material('hazard', '#f2b90c', 0.5), 0.001)
        tube(
            [(-0.14, d / 2 - 0.05, h), (-0.14, d / 2, 0.2), (0.14, d / 2, 0.2), (0.14, d / 2 - 0.05, h)],
            0.012,
            rim,
            0.05,
        )
        _stand((w / 2 + 0.2, d / 2 - 0.25, 0), 0.72)
        start = (w / 2 + 0.13, d / 2 - 0.28)
    else:
        w = d = size
        rbox((w, d, h - 0.03), 0.012, 'z', (0, 0, 0.03 + (h - 0.03) / 2), coat, 0.006)
        with group((0, 0, h - 0.0001), scale=1.8):
            _chequer_pattern((size - 0.02) / 1.8, 0, coat)
        for x in (-1, 1):
            for y in (-1, 1):
                px, py = x * (w / 2 - 0.09), y * (d / 2 - 0.09)
                cyl(0.033, 0.004, (px, py, h + 0.001), 'z', plastic('#1b1d20'))
                foot((px, py, 0), 0.035, 0.035)
        for x in (-1, 1):
            for y in (-0.3, 0.3):
                cyl(0.012, 0.003, (x * w / 2, y * d, 0.058), 'x', dark())
        label('steinberg_light', 0.36, 0.068, (0, -d / 2 - 0.0008, 0.058))
        if ramp:
            run = 0.55
            wedge = [(0, 0.012), (0, h), (-0.03, h), (-run, 0.01), (-run, 0)]
            prism(wedge, w, 'x', (0, -d / 2 - 0.012, 0), coat, 0.003)
            slope = math.degrees(math.atan2(h - 0.01, run - 0.03))
            for x in (-1, 1):
                with group((x * w / 4, -d / 2 - 0.012 - (run + 0.03) / 2, (h + 0.01) / 2), (slope, 0, 0), 1.8):
                    _chequer_pattern(0.5 / 1.8, 0, coat)
                box((0.02, 0.06, 0.006), (x * w * 0.3, -d / 2 - 0.01, h + 0.002), rim, 0.002)
        _stand((w / 2 + 0.2, d / 2 - 0.1, 0), 0.76)
        start = (w / 2 + 0.13, d / 2 - 0.13)
    x, y = start
    cable_coil((x + 0.05, y - 0.12, 0.018), (x - 0.03, y - 0.36, 0.018), 14, 0.014, 0.004)
    cord = plastic('#111214', 0.5)
    cable([(x + 0.07, y + 0.02, 0.03), (x + 0.1, y - 0.05, 0.008), (x + 0.064, y - 0.12, 0.018)], 0.004, cord)
    cable([(x - 0.02, y - 0.36, 0.018), (x - 0.06, y - 0.42, 0.01), (x - 0.14, y - 0.36, 0.045)], 0.004, cord)


def _weight(p, r, m, mass=None):
    """Cylindrical weight with a knob."""
    k = r / 0.024
    body = [(0, 0), (r - 0.001, 0), (r, 0.001), (r, 0.05 * k), (r - 0.0015, 0.052 * k), (r * 0.5, 0.054 * k)]
    neck = [(r * 0.36, 0.058 * k), (r * 0.36, 0.064 * k)]
    button = [(0.0088 * k + u, 0.071 * k + v) for u, v in arc(0, 0, 0.0058 * k, -80, 80, 8)]
    lathe(body + neck + [(r * 0.52, 0.0665 * k)] + button + [(0, 0.077 * k)], p, m=m, n=96)
    if mass:
        with group(p, (0, 0, -24)):
            wrapped_label(mass, r + 0.0002, 0.026 * k, 0.036 * k, 120)


# Radii of the weights of a set in metres, from 200 g down to 1 g, as they stand in two rows.
HEAVY, LIGHT = (0.0155, 0.0125, 0.0125, 0.01), (0.0076, 0.0076, 0.0062, 0.005, 0.0042, 0.0042, 0.0036)


def _sheet_weights(count, p, m):
    """Weights of less than a gram: bent sheets in two rows of a tray."""
    for i in range(count):
        size = 0.0085 - 0.0004 * i
        at = (p[0] + (i % 6 - 2.5) * 0.0125, p[1] - (i // 6) * 0.013, p[2] + 0.0012)
        box((size, size, 0.0005), at, m, 0)
        box((size, 0.0005, 0.0032), (at[0], at[1] + size / 2, at[2] + 0.0016), m, 0)


def calweight(boxed=True, sheets=0):
    """Calibration weights: a set in its wooden case, eleven with knobs and so many sheets; or one weight on its own."""
    metal = material('weight steel', '#d5d7d9', 0.14, 1, vary=0.03)
    if not boxed:
        _weight((0, 0, 0), 0.024, metal, plate('mass'))
        return
    case, velvet = wood('#a8703f', '#8a5529'), material('velvet', '#1f3a63', 0.95, grain=0.5, grain_scale=1800)
    hinge = material('brass hinge', '#c9a24a', 0.25, 1)
    W, D, H = 0.18, 0.13 if sheets else 0.105, 0.026
    rbox((W, D, H), 0.006, 'z', (0, 0, H / 2), case, 0.003)
    rbox((W - 0.014, D - 0.014, 0.003), 0.004, 'z', (0, 0, H), velvet, 0.001)
    for radii, y, gap in ((HEAVY, D / 2 - 0.028, 0.0075), (LIGHT, D / 2 - 0.06, 0.0075)):
        x = -sum(r * 2 + gap for r in radii) / 2
        for r in radii:
            x += r + gap / 2
            ring(r + 0.001, 0.0012, (x, y, H + 0.0012), 'z', velvet)
            _weight((x, y, H - 0.003), r, metal)
            x += r + gap / 2
    front = -D / 2 + 0.02
    if sheets:
        rbox((0.086, 0.034, 0.002), 0.003, 'z', (-0.03, front + 0.006, H + 0.002), plastic('#f2f3f1', 0.3), 0.001)
        _sheet_weights(sheets, (-0.03, front + 0.0125, H + 0.0035), material('leaf', '#c3c6c8', 0.3, 1))
    left = 0.026 if sheets else -0.05
    for s in (-1, 1):  # tweezers in front
        bow = [(left, front, H + 0.006), (left + 0.032, front + s * 0.005, H + 0.006), (left + 0.055, front, H + 0.005)]
        tube(bow, 0.0012, metal)
    with group((0, D / 2, H + 0.002), (-18, 0, 0)):
        rbox((W, 0.016, D), 0.006, 'y', (0, 0.01, D / 2), case, 0.003)
        rbox((W - 0.016, 0.004, D - 0.016), 0.004, 'y', (0, 0.001, D / 2), velvet, 0.001)
        label('steinberg_light', 0.1, 0.0189, (0, -0.0016, D / 2))
    for s in (-1, 1):
        cyl(0.0035, 0.022, (s * 0.055, D / 2 + 0.003, H), 'x', hinge)
    box((0.016, 0.004, 0.012), (0, -D / 2 - 0.001, H - 0.009), hinge, 0.0015)
