"""Centrifuges, stirrers, power supplies, water baths and what belongs to them."""

import math

from materials import brass, chrome, clear_glass, dark, enamel, gloss, material, plastic, powder, rubber
from materials import steel, turned_steel
from parts import arc, box, cable, cyl, foot, group, knob, label, lathe, plate, prism, rbox, ring
from parts import rod, rrect, slots, tube
from parts import wires, wrapped_label

from .common import BLACK, GREEN, drain_tap, feet, handle, mains_lead, signal_lamp


def _rotor(r, tubes, tilt, metal, caps, bore):
    """Angle rotor with its tubes, standing on z = 0."""
    lathe(
        [(0, 0), (r * 0.8, 0), (r, r * 0.16), (r, r * 0.24), (r * 0.42, r * 0.56), (r * 0.2, r * 0.6), (0, r * 0.6)],
        m=metal,
        n=96,
    )
    lathe(
        [(0.3 * r, 0.58 * r), (0.26 * r, 0.7 * r), (0.12 * r, 0.74 * r), (0, 0.74 * r)],
        m=plastic('#17181a'),
        wave=0.03,
        waves=12,
    )
    for i in range(tubes):
        with group(rot=(0, 0, 360 * i / tubes + 14)), group((0, -r * 0.68, r * 0.41), (tilt, 0, 0)):
            ring(bore * 1.15, bore * 0.18, (0, 0, 0.002), 'z', dark())
            cyl(bore * 0.95, bore * 1.3, (0, 0, bore * 0.4), 'z', clear_glass('#eef3f4', '#8ea1a8'))
            colour = caps[i % len(caps)]
            lathe(
                [
                    (0, bore * 1.9),
                    (bore, bore * 1.9),
                    (bore * 1.16, bore * 1.75),
                    (bore * 1.16, bore * 0.7),
                    (0, bore * 0.7),
                ],
                m=plastic(colour, 0.35),
                wave=0.02,
                waves=18,
            )


def centrifuge(kind='compact', tubes=6, body='#eef0f1', accent='#1d6fb0'):
    """Laboratory centrifuge, lid open; the micro centrifuge has a clear lid, closed. Four tubes are those of 50 ml."""
    shell, black, metal = enamel(body), plastic('#1b1e21'), material('rotor', '#aeb4ba', 0.3, 0.9)
    if kind == 'micro':
        lathe(
            [(0, 0.012), (0.078, 0.012), (0.084, 0.018), (0.082, 0.06), (0.076, 0.085), (0.07, 0.09), (0, 0.09)],
            m=shell,
            n=96,
        )
        lathe([(0.0815, 0.064), (0.0835, 0.066), (0.081, 0.076), (0.078, 0.078)], m=plastic(accent, 0.35), n=96)
        lathe([(0, 0.0895), (0.065, 0.0895), (0.065, 0.094), (0.068, 0.094), (0.068, 0.088)], m=black, n=96)
        with group((0, 0, 0.092)):
            _rotor(0.056, tubes, 36, plastic('#2f363d', 0.35), ('#e9ebed', accent, '#e9ebed', '#d9a21b'), 0.0052)
        dome = [(0.071, 0.09)] + [
            (0.071 * math.cos(math.radians(a)), 0.108 + 0.042 * math.sin(math.radians(a))) for a in range(0, 91, 6)
        ]
        lathe(dome[:-1] + [(0, 0.15)], m=clear_glass('#e2f1fa', '#5d9cc6'), n=96)
        ring(0.071, 0.002, (0, 0, 0.092), 'z', clear_glass('#cfe6f5', '#4f8fbb'))
        rbox((0.03, 0.014, 0.022), 0.006, 'z', (0, 0.074, 0.098), black, 0.003)
        rbox((0.026, 0.01, 0.008), 0.004, 'z', (0, -0.073, 0.095), plastic(accent, 0.35), 0.002)
        rbox((0.1, 0.03, 0.04), 0.01, 'y', (0, -0.074, 0.037), shell, 0.008)
        label('steinberg', 0.074, 0.014, (-0.007, -0.0895, 0.044))
        label(plate('speed'), 0.06, 0.012, (-0.007, -0.0895, 0.029))
        box((0.014, 0.008, 0.02), (0.038, -0.089, 0.037), plastic('#b3191c', 0.35), 0.003, rot=(10, 0, 0))
        for a in (0.5, 2.1, 3.7, 5.3):
            foot((0.06 * math.cos(a), 0.06 * math.sin(a), 0), 0.012, 0.014)
        mains_lead(0.03, 0.076, 0.04)
        return
    big = kind == 'standard'
    W, D, H, r = (0.34, 0.4, 0.22, 0.125) if big else (0.27, 0.32, 0.18, 0.098)
    section = [
        (-D / 2, 0),
        (D / 2, 0),
        (D / 2, H),
        (-D / 2 + 0.075, H),
        (-D / 2 + 0.004, H - 0.115),
        (-D / 2, H - 0.14),
    ]
    prism(section, W, 'x', (0, 0, 0.02), shell, 0.016, seg=5)
    rbox((W - 0.02, D - 0.02, 0.02), 0.03, 'z', (0, 0, 0.02), black, 0.004)
    lean = math.degrees(math.atan2(0.071, 0.115))
    with group((0, -D / 2 + 0.0395, H + 0.02 - 0.0575), (-lean, 0, 0)):
        w = W - 0.05
        label(plate('panel'), w, w * 460 / 1100, (0, -0.0009, 0), rough=0.25)
    y, z = 0.035, H + 0.02
    # bowl collar, floor and rotor
    collar = [(r, -0.002), (r + 0.012, 0), (r + 0.012, 0.02), (r + 0.008, 0.026), (r + 0.002, 0.026), (r, 0.02)]
    lathe(collar + [(r, -0.002)], (0, y, z), m=steel(0.22), n=96)
    ring(r + 0.006, 0.004, (0, y, z + 0.026), 'z', rubber())
    cyl(r + 0.002, 0.004, (0, y, z + 0.001), 'z', material('bowl', '#4a4f55', 0.4, 0.6))
    with group((0, y, z + 0.004)):
        caps = ('#2a7fc1', '#d9a21b', '#c0392b') if big else ('#2a7fc1',)
        _rotor(r * 0.92, tubes, 32, metal, caps, 0.019 if tubes == 4 else 0.0105 if big else 0.01)
    # lid
    with group((0, D / 2 - 0.012, z + 0.016), (-74, 0, 0)):
        lid = D - 0.1
        rbox((W - 0.012, lid, 0.03), 0.045, 'z', (0, -lid / 2, 0.008), shell, 0.011)
        lathe(
            [(r + 0.012, 0), (r + 0.012, -0.006), (r - 0.002, -0.008), (0, -0.008)],
            (0, -lid / 2 - 0.01, -0.006),
            m=black,
            n=96,
        )
        lathe(
            [(0, 0), (r - 0.02, 0), (r - 0.016, 0.003)],
            (0, -lid / 2 - 0.01, -0.0185),
            m=material('lid steel', '#b9bec3', 0.3, 0.9),
            n=96,
        )
        rbox((0.014, 0.02, 0.012), 0.003, 'z', (0, -lid + 0.012, -0.012), chrome(), 0.002)
        rbox((0.09, 0.022, 0.012), 0.008, 'z', (0, -lid - 0.004, 0.012), plastic(accent, 0.35), 0.004)
    for s in (-1, 1):
        cyl(0.011, 0.045, (s * (W / 2 - 0.06), D / 2 - 0.012, z + 0.008), 'x', black)
        slots(7, 0.1, 0.005, 0.011, (s * W / 2, 0.05, 0.09), 'x')
        x = W / 2 - 0.045
        foot((s * x, -D / 2 + 0.05, 0), 0.02, 0.022)
        foot((s * x, D / 2 - 0.05, 0), 0.02, 0.022)
    box((0.036, 0.006, 0.008), (0, y - r - 0.018, z + 0.001), dark(), 0.002)
    box((W - 0.1, 0.003, 0.006), (0, -D / 2 - 0.0005, 0.05), plastic(accent, 0.35), 0.001)
    mains_lead(W / 2 - 0.08, D / 2)


def _graduation(r, z, mass):
    """White marks and volume printed on the front of a glass."""
    white = gloss('print white', '#f7f9f9', 0.5, coat=0)
    for i, height in enumerate(z):
        wide = 12 if i % 2 else 20
        points = [
            (r * math.sin(math.radians(a)), -r * math.cos(math.radians(a)), height) for a in range(-wide, wide + 1, 4)
        ]
        wires([points], 0.0005, white)
    label(f'volume-{mass}', r * 0.72, r * 0.144, (0, -r - 0.0004, z[-1] + r * 0.24))


def _beaker(p, r, h, volume, liquid=None, fill=0.55):
    """Beaker with rim and spout; the spout points to the left."""
    clear = clear_glass()
    with group(p):
        wall = (
            arc(r * 0.88, r * 0.12, r * 0.12, 270, 360, 6)
            + [(r, h * 0.94)]
            + arc(r + 0.004, h * 0.94, 0.004, 180, 90, 4)
        )
        lathe([(0, 0)] + wall, m=clear, n=96)
        ring(r + 0.003, 0.0013, (0, 0, h * 0.94 + 0.0038), 'z', clear_glass('#e6eeef', '#7d9297'))
        ring(r * 0.86, 0.0016, (0, 0, 0.0016), 'z', clear_glass('#e6eeef', '#7d9297'))
        tube(
            [(-r * 0.8, -0.008, h * 0.955), (-r - 0.009, 0, h * 0.975), (-r * 0.8, 0.008, h * 0.955)],
            0.0016,
            clear,
            0.01,
        )
        if liquid:
            level = h * fill
            body = arc(r * 0.86, r * 0.13, r * 0.1, 270, 360, 6) + [(r * 0.975, level), (0, level)]
            lathe([(0, r * 0.03)] + body, m=liquid, n=96)
        _graduation(r + 0.0004, [h * f for f in (0.2, 0.29, 0.38, 0.47, 0.56, 0.65)], volume)


def _flask(p, r, h, volume, liquid=None):
    """Erlenmeyer flask."""
    clear, neck = clear_glass(), r * 0.42
    cone = lambda t: (r + (neck - r) * t, h * (0.06 + 0.64 * t))
    wall = arc(r * 0.9, r * 0.1, r * 0.1, 270, 350, 5) + [cone(t / 10) for t in range(1, 10)]
    top = [(neck * 1.02, h * 0.71), (neck, h * 0.75), (neck, h * 0.95), (neck + 0.003, h * 0.985), (neck + 0.005, h)]
    with group(p):
        lathe([(0, 0)] + wall + top, m=clear, n=96)
        ring(neck + 0.005, 0.0018, (0, 0, h), 'z', clear_glass('#e6eeef', '#7d9297'))
        ring(r * 0.88, 0.0016, (0, 0, 0.0016), 'z', clear_glass('#e6eeef', '#7d9297'))
        if liquid:
            inner = [(a * 0.97, b) for a, b in wall[3:10]]
            lathe([(0, r * 0.03), (r * 0.86, r * 0.03)] + inner + [(0, inner[-1][1])], m=liquid, n=96)
        slope = math.degrees(math.atan2(r - neck, h * 0.64))
        a, z = cone(0.4)
        with group((0, -a, z), (-slope, 0, 0)):
            label(f'volume-{volume}', r * 0.62, r * 0.124, (0, -0.0012, 0))
        white = gloss('print white', '#f7f9f9', 0.5, coat=0)
        for t in (0.12, 0.2, 0.28, 0.55, 0.63):
            a, z = cone(t)
            turns = [math.radians(d) for d in range(-14, 15, 4)]
            wires([[((a + 0.0005) * math.sin(d), -(a + 0.0005) * math.cos(d), z) for d in turns]], 0.0005, white)


def _liquid(colour):
    return material('liquid' + colour, colour, 0.08, coat=0.6, glow=0.12, vary=0)


# Where the glasses of a set stand, the largest first, and what is in them.
GLASS_PLACES = {
    4: ((-0.1, 0.045), (0.045, 0.05), (-0.035, -0.065), (0.075, -0.06)),
    5: ((-0.105, 0.035), (0.02, 0.045), (-0.035, -0.05), (0.058, -0.052), (0.118, -0.01)),
    6: ((-0.095, 0.05), (0, 0.05), (0.095, 0.05), (-0.095, -0.045), (0, -0.045), (0.095, -0.045)),
}


def beaker(kind='beakers', volumes=(1000, 500, 250, 100, 50)):
    """Laboratory glassware: a set of beakers, or Erlenmeyer flasks, by their volumes in millilitres."""
    liquids = (None, _liquid('#7fc3e6'), None, _liquid('#f2c46a'), None, None)
    spread = 1.25 if max(volumes) > 1000 else 1
    for (x, y), volume, liquid in zip(GLASS_PLACES[len(volumes)], volumes, liquids):
        k, at = (volume / 1000) ** (1 / 3), (x * spread, y * spread, 0)
        if kind == 'beakers':
            _beaker(at, 0.055 * k, 0.155 * k, volume, liquid)
        else:
            _flask(at, 0.062 * k, 0.19 * k, volume, liquid)


def _stir_bar(p, turn=30):
    x, y, z = p
    with group((x, y, z + 0.004), (0, 0, turn)):
        cyl(0.004, 0.03, (0, 0, 0), 'x', plastic('#f4f5f5', 0.3), 0.003)
        ring(0.0042, 0.0007, (0, 0, 0), 'x', plastic('#e6e8e9', 0.3))


def stirrer(places=1, heat=False, body='#eef0f1'):
    """Magnetic stirrer; heated ones have a ceramic plate and a probe on a rod, others one place or six."""
    shell, dark_trim, metal = enamel(body), plastic('#2a2f34'), chrome()
    if places > 1:
        W, D, h = 0.5, 0.34, 0.07
        section = [(-D / 2, 0), (D / 2, 0), (D / 2, h), (-D / 2 + 0.06, h), (-D / 2, h - 0.036)]
    else:
        W, D, h = (0.185, 0.28, 0.085) if heat else (0.165, 0.24, 0.07)
        section = [(-D / 2, 0), (D / 2, 0), (D / 2, h), (-D / 2 + 0.075, h), (-D / 2, h - 0.05)]
    prism(section, W, 'x', (0, 0, 0.014), shell, 0.009, seg=4)
    rbox((W - 0.02, D - 0.02, 0.008), 0.02, 'z', (0, 0, 0.014), dark_trim, 0.003)
    top, run, drop = h + 0.014, section[3][0] - section[4][0], h - section[4][1]
    lean = 90 - math.degrees(math.atan2(drop, run))
    with group((0, -D / 2 + run / 2, top - drop / 2), (-lean, 0, 0)):
        if places > 1:
            for i in range(places):
                x = (i - (places - 1) / 2) * 0.077
                label('turn-scale', 0.05, 0.05, (x, -0.0006, 0.003))
                knob((x, -0.0008, 0.003), 0.0135, 0.016, m=plastic('#2a2f34'), angle=-60 + i * 25)
        elif heat:
            label('stir-heat', 0.112, 0.0468, (-0.027, -0.0008, 0.014), rough=0.25)
            label('turn-scale', 0.056, 0.056, (0.055, -0.0006, 0.008))
            knob((0.055, -0.0008, 0.008), 0.0155, 0.018, m=plastic('#2a2f34'))
            label('steinberg', 0.08, 0.0151, (-0.042, -0.0008, -0.021))
        else:
            label('turn-scale', 0.066, 0.066, (0.034, -0.0006, 0.004))
            knob((0.034, -0.0008, 0.004), 0.0185, 0.019, m=plastic('#2a2f34'))
            box((0.016, 0.006, 0.024), (-0.052, -0.002, 0.012), plastic('#1f7a3c', 0.35), 0.003)
            signal_lamp((-0.026, 0, 0.012), GREEN, 0.005)
            label('steinberg', 0.062, 0.0117, (-0.043, -0.0008, -0.018))
    if places > 1:
        label('steinberg', 0.15, 0.0283, (-0.13, -D / 2 - 0.0008, 0.03))
        for i in range(6):
            x, y = (i % 3 - 1) * 0.158, -0.035 + (i // 3) * 0.132
            lathe(
                [(0, 0), (0.056, 0), (0.058, 0.003), (0.056, 0.007), (0, 0.007)],
                (x, y, top),
                m=turned_steel(0.22),
                n=96,
            )
            ring(0.034, 0.0007, (x, y, top + 0.0072), 'z', plastic('#8a9198'))
            if i in (1, 3):
                _stir_bar((x, y, top + 0.007), 20 + i * 25)
        _beaker((-0.158, 0.097, top + 0.007), 0.043, 0.122, 400, _liquid('#8fd0b0'))
        _beaker((0.158, -0.035, top + 0.007), 0.036, 0.1, 250, _liquid('#7fc3e6'))
    elif heat:
        y = 0.05
        rbox((0.13, 0.13, 0.012), 0.02, 'z', (0, y, top + 0.006), dark_trim, 0.004)
        rbox((0.178, 0.178, 0.012), 0.014, 'z', (0, y, top + 0.02), gloss('ceramic plate', '#f3f3ef', 0.12), 0.004)
        ring(0.06, 0.0007, (0, y, top + 0.0262), 'z', gloss('ceramic mark', '#a9adb0', 0.4))
        _beaker((0, y, top + 0.026), 0.045, 0.128, 500, _liquid('#7fc3e6'), 0.6)
        _stir_bar((0, y, top + 0.029), 25)
        label('plate-hot', 0.05, 0.02, (W / 2 + 0.0008, -0.01, 0.05), 'right')
        label('plate-hot', 0.05, 0.02, (-W / 2 - 0.0008, 0.06, 0.05), 'left')
        # rod, clamp and probe
        rx, ry = W / 2 - 0.02, D / 2 + 0.012
        rbox((0.03, 0.03, 0.03), 0.006, 'z', (rx, ry, 0.05), dark_trim, 0.003)
        cyl(0.005, 0.36, (rx, ry, 0.22), 'z', metal)
        rbox((0.022, 0.026, 0.024), 0.006, 'z', (rx, ry, 0.36), dark_trim, 0.004)
        cyl(0.008, 0.012, (rx + 0.016, ry, 0.36), 'x', dark_trim)
        rod((rx, ry, 0.36), (0.018, y, 0.36), 0.004, metal)
        cyl(0.0075, 0.05, (0.018, y, 0.365), 'z', plastic('#1b1d20'))
        cyl(0.0022, 0.2, (0.018, y, 0.25), 'z', metal)
        cord = plastic('#111214')
        cable(
            [
                (0.018, y, 0.39),
                (0.016, y + 0.01, 0.44),
                (0.1, ry + 0.06, 0.4),
                (0.07, ry + 0.05, 0.16),
                (0.02, D / 2, 0.05),
            ],
            0.0024,
            cord,
        )
    else:
        y = 0.042
        lathe([(0, 0), (0.064, 0), (0.066, 0.004), (0.064, 0.01), (0, 0.01)], (0, y, top), m=turned_steel(0.2), n=96)
        _beaker((0, y, top + 0.01), 0.043, 0.12, 400, _liquid('#7fc3e6'))
        _stir_bar((0, y, top + 0.0125), 25)
    feet(W / 2 - 0.025, D / 2 - 0.03, 0.012, 0.016)
    mains_lead(W / 4, D / 2, 0.04)


def labpower(channels=1, amperes=5):
    """Bench power supply; each channel has its displays, four knobs and three posts."""
    k = 0.21 if amperes < 10 or channels > 1 else 0.235
    h, d = k * 0.9, 0.27
    w = h * 620 * channels / 1180 + 0.022
    case, face = powder('#c9cdd0', 0.46), -d / 2 - 0.006
    z = 0.016 + h / 2
    rbox((w, d, h), 0.008, 'y', (0, 0, z), case, 0.004)
    rbox((w + 0.006, 0.014, h + 0.006), 0.012, 'y', (0, -d / 2, z), plastic('#1c2024', 0.5), 0.004)
    unit = (h - 0.008) / 1180
    label(plate('panel'), 620 * channels * unit, h - 0.008, (0, face - 0.0016, z), glow=0.12, rough=0.3)
    at = lambda px, py: (px * unit - 310 * channels * unit, z + (590 - py) * unit)
    for c in range(channels):
        for row in (0, 1):
            for column in (0, 1):
                x, kz = at(c * 620 + 175 + column * 270, 580 + row * 190)
                knob(
                    (x, face - 0.0018, kz), 52 * unit, 0.015, m=plastic('#3a4148'), angle=-70 + 45 * (column + 2 * row)
                )
        for i, colour in enumerate(('#17181a', '#1f8a3f', '#b3191c')):
            x, pz = at(c * 620 + 130 + i * 180, 1075)
            post = plastic(colour, 0.35)
            cyl(0.0075, 0.005, (x, face - 0.004, pz), '-y', post)
            cyl(0.003, 0.02, (x, face - 0.012, pz), '-y', brass())
            lathe(
                [(0.0038, 0), (0.0072, 0), (0.0072, 0.011), (0.0055, 0.013), (0.0028, 0.013), (0.0028, 0.006)],
                (x, face - 0.012, pz),
                '-y',
                post,
                wave=0.04,
                waves=14,
            )
    x, sz = at(560 if channels == 1 else 620, 925)
    box((0.016, 0.008, 0.02), (x, face - 0.003, sz), plastic('#b3191c', 0.35), 0.003, rot=(8, 0, 0))
    # handle, vents, feet
    for s in (-1, 1):
        slots(9, 0.13, 0.0045, 0.011, (s * w / 2, 0.03, z), 'x')
        box((0.018, 0.022, 0.014), (0, s * 0.075, h + 0.02), plastic('#1c2024'), 0.004)
    rbox((0.022, 0.18, 0.008), 0.006, 'y', (0, 0, h + 0.032), rubber('#202327'), 0.003)
    feet(w / 2 - 0.02, d / 2 - 0.035, 0.011, 0.018)
    mains_lead(w / 4, d / 2, 0.05)


def _ring_lid(p, r):
    """Cover of concentric rings with a knob."""
    sheet = turned_steel(0.2)
    with group(p):
        for i, (outer, inner) in enumerate(((r, r * 0.76), (r * 0.76, r * 0.5), (r * 0.5, 0))):
            z = 0.004 + i * 0.004
            lathe([(outer, 0), (outer, z - 0.002), (outer - 0.002, z), (inner, z)], m=sheet, n=96)
        lathe([(0, 0.012), (0.007, 0.012), (0.006, 0.02), (0.013, 0.026), (0.013, 0.031), (0, 0.034)], m=plastic(BLACK))


def waterbath(openings=0):
    """Water bath with a gabled lid, or with ring covers over its openings."""
    columns = {0: 1, 2: 2, 4: 2}[openings]
    W, D, H = {0: (0.34, 0.3, 0.19), 2: (0.42, 0.27, 0.19), 4: (0.42, 0.44, 0.19)}[openings]
    shell, sheet, front = powder('#e9ecee', 0.42), steel(0.22), -D / 2
    rbox((W, D, H), 0.018, 'z', (0, 0, 0.022 + H / 2), shell, 0.006)
    z = H + 0.022
    rbox((W + 0.008, D + 0.008, 0.012), 0.02, 'z', (0, 0, z), sheet, 0.004)
    box((W - 0.03, 0.004, 0.115), (0, front - 0.001, 0.12), plastic('#cfd5da'), 0.001)
    p = 0.2
    label(
        'waterbath-panel',
        p,
        p * 460 / 1100,
        (-W / 2 + 0.02 + p / 2 + 0.005, front - 0.0037, 0.12),
        glow=0.1,
        rough=0.25,
    )
    x = W / 2 - 0.05
    box((0.022, 0.01, 0.032), (x, front - 0.004, 0.14), plastic('#1f7a3c', 0.35), 0.004, rot=(8, 0, 0))
    signal_lamp((x, front - 0.003, 0.1), GREEN, 0.008)
    drain_tap((W / 2 - 0.05, front, 0.055))
    if openings:
        pitch = 0.19
        for i in range(openings):
            cx = (i % columns - (columns - 1) / 2) * pitch
            cy = (i // columns - (openings / columns - 1) / 2) * pitch + 0.005
            if i == openings - 1:  # one stands open
                cyl(0.076, 0.004, (cx, cy, z + 0.005), 'z', gloss('bath water', '#3f6b7d', 0.03, specular=0.8))
                ring(0.076, 0.004, (cx, cy, z + 0.007), 'z', sheet)
                ring(0.058, 0.0025, (cx, cy, z + 0.0078), 'z', turned_steel(0.2))
            else:
                _ring_lid((cx, cy, z + 0.006), 0.085)
    else:
        rbox((W - 0.03, D - 0.03, 0.008), 0.02, 'z', (0, 0, z + 0.007), sheet, 0.003)
        w, gable = W - 0.05, D - 0.05
        roof = [(-gable / 2, 0), (gable / 2, 0), (gable / 2, 0.012), (0.03, 0.062), (-0.03, 0.062), (-gable / 2, 0.012)]
        prism(roof, w, 'x', (0, 0, z + 0.011), sheet, 0.004, seg=3)
        handle((-0.045, 0, z + 0.072), (0.045, 0, z + 0.072), (0, 0, 0.032), 0.0065, plastic(BLACK), 0.02)
    tx, ty = -W / 2 + 0.022, D / 2 - 0.022
    cyl(0.008, 0.014, (tx, ty, z + 0.012), 'z', rubber())
    cyl(0.0032, 0.13, (tx, ty, z + 0.07), 'z', clear_glass())
    cyl(0.0012, 0.08, (tx, ty, z + 0.05), 'z', material('spirit', '#c0201c', 0.3))
    for s in (-1, 1):
        prism(rrect(0.1, 0.03, 0.012), 0.012, 'x', (s * (W / 2 + 0.004), 0, H - 0.02), plastic(BLACK), 0.004)
        slots(5, 0.08, 0.004, 0.009, (s * W / 2, 0, 0.07), 'x')
    feet(W / 2 - 0.045, D / 2 - 0.04, 0.016, 0.024)
    mains_lead(W / 2 - 0.1, D / 2)


def concentrate(litres=1):
    """Cleaning concentrate: a bottle, or a canister with a handle."""
    if litres == 1:
        shell, cap = plastic('#e9eef1', 0.3), plastic('#1d6fb0', 0.35)
        r = 0.04
        shoulder = [
            (r * math.cos(math.radians(a)) * 0.62 + r * 0.38, 0.185 + 0.034 * math.sin(math.radians(a)))
            for a in range(0, 91, 10)
        ]
        lathe(arc(r - 0.006, 0.006, 0.006, 270, 360, 5) + shoulder + [(0.0145, 0.222), (0.0145, 0.236)], m=shell, n=96)
        lathe([(0, 0), (r - 0.006, 0)], m=shell, n=96)
        lathe(
            [(0.018, 0.226), (0.0185, 0.228), (0.0185, 0.252), (0.017, 0.255), (0, 0.255)],
            m=cap,
            n=120,
            wave=0.018,
            waves=40,
        )
        ring(0.0172, 0.0018, (0, 0, 0.2245), 'z', cap)
        wrapped_label(plate('bottle'), r + 0.0004, 0.04, 0.166, 130)
        return
    shell, cap = plastic('#2b6ea8', 0.36), plastic('#d8dcdf', 0.4)
    W, D, H = 0.19, 0.13, 0.235
    rbox((W, D, H), 0.026, 'z', (0, 0, H / 2), shell, 0.016)
    for zc in (0.02, 0.21):
        rbox((W + 0.003, D + 0.003, 0.012), 0.027, 'z', (0, 0, zc), shell, 0.005)
    rbox((W * 0.72, D * 0.66, 0.03), 0.03, 'z', (0, 0, H), shell, 0.012)
    x = -W / 2 + 0.045
    lathe([(0.03, 0), (0.026, 0.012), (0.024, 0.024)], (x, 0, H + 0.008), m=shell)
    lathe(
        [(0.0265, 0.018), (0.027, 0.02), (0.027, 0.042), (0.0255, 0.045), (0, 0.045)],
        (x, 0, H + 0.008),
        m=cap,
        n=120,
        wave=0.02,
        waves=44,
    )
    ring(0.026, 0.0022, (x, 0, H + 0.0225), 'z', cap)
    tube([(-0.012, 0, H), (-0.006, 0, H + 0.048), (0.075, 0, H + 0.048), (0.086, 0, H - 0.02)], 0.0125, shell, 0.03)
    label(plate('bottle'), 0.132, 0.165, (0, -D / 2 - 0.0012, 0.115), rough=0.35)
