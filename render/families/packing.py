"""Vacuum packing and sealing."""

import math

from materials import cardboard, chrome, dark, gloss, lamp, material, paint, pane, plastic, powder, rubber, steel
from parts import box, cable, castor, cushion, cyl, group, knob, label, lathe, loft, plate, prism
from parts import rbox, ring, rod, screw, slots
from parts import tube, wires

from .common import BLACK, feet, mains_lead


def _packed(p, rot=0, kind='steak', w=0.16, d=0.2):
    """Vacuum bag with meat or fish in it, lying on its back."""
    meat = {'steak': ('#8e1f23', '#e9d3c4'), 'salmon': ('#e2703f', '#f0b48c')}[kind]
    with group(p, (0, 0, rot)):
        flesh = material('flesh' + kind, meat[0], 0.25, coat=0.7, grain=0.3, grain_scale=70)
        if kind == 'steak':
            cushion((w * 0.78, d * 0.52, 0.026), (0, 0.005, 0.014), flesh, 0.75, 0.7)
            cushion(
                (w * 0.66, d * 0.1, 0.023), (0.005, d * 0.24, 0.014), material('fat', meat[1], 0.35, coat=0.6), 0.8, 0.7
            )
        else:
            cushion((w * 0.6, d * 0.68, 0.026), (0, 0, 0.014), flesh, 0.6, 0.7)
            for k in range(5):
                tube(
                    [
                        (-w * 0.22, -0.045 + 0.024 * k, 0.0262),
                        (0, -0.032 + 0.024 * k, 0.0278),
                        (w * 0.22, -0.045 + 0.024 * k, 0.0262),
                    ],
                    0.0012,
                    material('fat line', meat[1], 0.4),
                    0.03,
                )
        film = pane('#e6edf0', 0.12)
        cushion((w * 0.9, d * 0.74, 0.032), (0, 0, 0.016), film, 0.4, 0.8)
        box((w, d, 0.0012), (0, 0, 0.003), material('film edge', '#dde4e8', 0.2, coat=0.6), 0)
        for y in (-d / 2 + 0.006, d / 2 - 0.006):
            box((w, 0.006, 0.0022), (0, y, 0.0034), material('seam', '#b9c3c9', 0.3), 0)


def chamber(seal=260, floor=False, reading='99', opening=42):
    """Chamber vacuum sealer with a domed acrylic lid; floor stands on castors."""
    w, d = seal / 1000 + 0.11, seal / 1000 + 0.2
    base, deck = (0.13, 0.86) if floor else (0.03, 0.25)
    sheet, black, metal = steel(0.24), plastic(BLACK, 0.4), chrome()
    front, t = -d / 2, 0.04
    # body with its sloped panel
    slope = 0.09
    section = [(front, base), (d / 2, base), (d / 2, deck - 0.05), (front, deck - 0.05)]
    prism(section, w, 'x', (0, 0, 0), sheet, 0.008, seg=3)
    cheek = [(front, deck - 0.052), (front + slope, deck - 0.052), (front + slope, deck), (front + slope - 0.02, deck)]
    prism(cheek, w, 'x', (0, 0, 0), sheet, 0.003)
    cw, cd, cy = w, d - slope, slope / 2
    well = [(cw, cd, 0.012, deck - 0.052), (cw, cd, 0.012, deck - 0.003), (cw - 0.006, cd - 0.006, 0.012, deck)]
    inner_w, inner_d = cw - 2 * t, cd - 2 * t
    well += [
        (inner_w + 0.006, inner_d + 0.006, 0.03, deck),
        (inner_w, inner_d, 0.03, deck - 0.004),
        (inner_w - 0.01, inner_d - 0.01, 0.04, deck - 0.048),
    ]
    with group((0, cy, 0)):
        loft(well, m=sheet)
        a, b = inner_w / 2 + 0.012, inner_d / 2 + 0.012
        tube(
            [(-a, -b, deck + 0.001), (a, -b, deck + 0.001), (a, b, deck + 0.001), (-a, b, deck + 0.001)],
            0.005,
            rubber(),
            0.03,
            True,
        )
        y = -inner_d / 2 + 0.03
        box((inner_w - 0.05, 0.022, 0.035), (0, y, deck - 0.03), dark(), 0.003)
        box((inner_w - 0.06, 0.009, 0.006), (0, y, deck - 0.011), material('sealing bar', '#c9b06a', 0.5), 0.001)
        for s in (-1, 1):
            cyl(0.008, 0.05, (s * (inner_w / 2 - 0.025), y, deck - 0.022), 'z', metal)
        _packed((0, 0.02, deck - 0.046), 0, 'steak', inner_w * 0.66, inner_d * 0.68)
    # panel
    face = math.hypot(slope - 0.02, 0.05)
    with group((0, front + (slope - 0.02) / 2, deck - 0.026), (math.degrees(math.atan2(0.052, slope - 0.02)), 0, 0)):
        pw = min(w - 0.03, 0.34)
        label(
            'chamber-panel',
            pw,
            pw * 0.25 if pw * 0.25 < face - 0.008 else face - 0.008,
            (0, 0, 0.0012),
            'top',
            rough=0.25,
        )
    logo = min(0.22, w * 0.55)
    high = deck - (0.2 if floor else 0.105)
    label('royal_dark', logo, logo * 0.189, (-w / 2 + 0.03 + logo / 2, front - 0.0008, high))
    lathe([(0.034, 0), (0.034, 0.012), (0.03, 0.015), (0.029, 0.011)], (w / 2 - 0.06, front, high), '-y', metal, 48)
    label('vacuum-gauge', 0.056, 0.056, (w / 2 - 0.06, front - 0.0105, high))
    if floor:
        box((w - 0.06, 0.004, deck - 0.5), (0, front - 0.001, base + (deck - 0.5) / 2 + 0.03), sheet, 0.002)
        slots(9, w * 0.45, 0.007, 0.02, (0, front - 0.003, base + 0.16), 'y')
        for x in (-1, 1):
            for z in (base + 0.05, deck - 0.5 + base):
                screw((x * (w / 2 - 0.05), front - 0.003, z), '-y', 0.0045)
            for y in (-1, 1):
                castor((x * (w / 2 - 0.07), y * (d / 2 - 0.08), 0), 0.057, 30 * x + 20)
    else:
        feet(w / 2 - 0.045, d / 2 - 0.05, 0.018, 0.034)
    for s in (-1, 1):
        slots(6, 0.14, 0.006, 0.015, (s * w / 2, 0.08, base + (0.3 if floor else 0.08)), 'x')
    # domed lid
    with group((0, d / 2 - 0.012, deck + 0.012), (-opening, 0, 0)), group((0, -cd / 2 + 0.006, 0)):
        lw, ld = cw - 0.012, cd - 0.012
        loft(
            [
                (lw, ld, 0.02, 0),
                (lw, ld, 0.02, 0.018),
                (lw - 0.03, ld - 0.03, 0.03, 0.018),
                (lw - 0.03, ld - 0.03, 0.03, 0),
            ],
            m=gloss('lid rim', '#6f7f88', 0.12),
            ends=(False, False),
        )
        dome = [
            (lw - 0.02, ld - 0.02, 0.03, 0.016),
            (lw - 0.03, ld - 0.03, 0.05, 0.05),
            (lw - 0.06, ld - 0.06, 0.06, 0.076),
        ]
        dome += [(lw - 0.11, ld - 0.11, 0.06, 0.09), (lw - 0.2, ld - 0.2, 0.05, 0.095)]
        loft(dome, m=pane('#e2eaee', 0.1), smooth=80, n=12)
        rbox((0.13, 0.03, 0.016), 0.008, 'z', (0, -ld / 2 - 0.008, 0.012), black, 0.005)
        label('royal_light', 0.14, 0.0265, (0, 0, 0.0958), 'top')
    for s in (-1, 1):
        box((0.05, 0.04, 0.03), (s * w * 0.3, d / 2 - 0.002, deck + 0.008), metal, 0.005)
        rod((s * (w / 2 - 0.012), d / 2 - 0.06, deck), (s * (w / 2 - 0.012), d / 2 - 0.09, deck + 0.12), 0.005, metal)
    mains_lead(w / 2 - 0.1, d / 2)


def impulse(seal=200, body='#2d62a3', arm='#c9ccd0', cutter=False, foot=False):
    """Impulse sealer, its arm raised; foot is the pedal sealer on a stand."""
    if foot:
        _foot_sealer(seal, body)
        return
    length, w, h = seal / 1000 + 0.13, 0.086, 0.062
    shell, upper, black = powder(body, 0.4), paint(arm, 0.35), plastic(BLACK)
    a = length / 2
    low = [
        (-a, 0),
        (a, 0),
        (a, h),
        (a - 0.03, h + 0.012),
        (-a + 0.075, h + 0.012),
        (-a + 0.05, h - 0.006),
        (-a + 0.012, h - 0.014),
        (-a, h - 0.028),
    ]
    prism(low, w, 'y', (0, 0, 0.012), shell, 0.008, seg=4)
    box((seal / 1000 + 0.02, 0.03, 0.003), (0.012, 0, h + 0.0255), material('ptfe', '#b98f4e', 0.5), 0.001)
    box((seal / 1000, 0.004, 0.0015), (0.012, 0, h + 0.0275), gloss('wire', '#6d4a1c', 0.4), 0)
    for s in (-1, 1):
        box((0.012, 0.036, 0.006), (0.012 + s * (seal / 2000 + 0.008), 0, h + 0.026), chrome(), 0.002)
    # timer and lamp at the front end
    with group((-a + 0.03, 0, h), (0, -8, 0)):
        label('timer-dial', 0.05, 0.05, (0, 0, 0.0035), 'top')
        knob((0, 0, 0.004), 0.0135, 0.016, 'z', black)
    cyl(0.0055, 0.007, (-a - 0.002, -0.022, h - 0.02), '-x', lamp('#e0392c', 0.9))
    label('royal_light', 0.13, 0.0246, (0.0, -w / 2 - 0.0006, 0.046))
    label(plate('rating'), 0.06, 0.024, (a - 0.05, -w / 2 - 0.0006, 0.046))
    for x in (-1, 1):
        screw((x * (a - 0.014), -w / 2, 0.026), '-y', 0.0035)
    slots(4, 0.03, 0.004, 0.009, (-a + 0.036, -w / 2, 0.04), 'y')
    # hinge and raised arm
    hinge = (a - 0.028, 0, h + 0.03)
    for s in (-1, 1):
        box((0.032, 0.006, 0.05), (hinge[0], s * 0.034, h + 0.018), chrome(), 0.003)
    cyl(0.007, w, hinge, '-y', chrome())
    with group(hinge, (0, 24, 0)):
        reach = length - 0.05
        top = [
            (0.018, -0.008),
            (0.018, 0.016),
            (-0.03, 0.03),
            (-reach + 0.06, 0.03),
            (-reach, 0.018),
            (-reach - 0.012, 0.006),
            (-reach - 0.012, -0.003),
            (-reach + 0.03, -0.003),
        ]
        prism(top, 0.052, 'y', (0, 0, 0), upper, 0.006, seg=4)
        rbox((0.07, 0.058, 0.018), 0.008, 'z', (-reach + 0.018, 0, 0.0135), black, 0.005, rot=(0, -9, 0))
        box((seal / 1000 + 0.02, 0.016, 0.006), (-seal / 2000 - 0.05, 0, -0.005), rubber('#d8d3c8'), 0.002)
        label('royal_dark', 0.12, 0.0227, (-length * 0.42, 0, 0.0306), 'top')
        if cutter:
            rod((-seal / 1000 - 0.05, 0.03, 0.026), (-0.05, 0.03, 0.026), 0.004, chrome())
            rbox((0.034, 0.034, 0.026), 0.008, 'z', (-seal / 2000 - 0.07, 0.03, 0.036), plastic('#b3151b', 0.4), 0.005)
    for x in (-1, 1):
        for y in (-1, 1):
            cyl(0.009, 0.014, (x * (a - 0.03), y * 0.028, 0.007), 'z', rubber(), 0.002)
    cable(
        [(a, 0.02, 0.03), (a + 0.06, 0.04, 0.02), (a + 0.12, -0.03, 0.005), (a + 0.09, -0.12, 0.005)],
        0.0042,
        plastic('#111214'),
    )


def _foot_sealer(seal, body):
    shell, metal, black, bar = powder(body, 0.4), chrome(), plastic(BLACK), powder('#2b2e32')
    w, head = seal / 1000 + 0.12, 0.78
    for s in (-1, 1):
        box((0.04, 0.46, 0.03), (s * 0.19, 0, 0.035), bar, 0.004)
        for y in (-0.2, 0.2):
            cyl(0.02, 0.02, (s * 0.19, y, 0.01), 'z', rubber(), 0.003)
        box((0.035, 0.035, head - 0.1), (s * 0.19, 0.09, 0.05 + (head - 0.1) / 2), bar, 0.004)
    for y, z in ((0.09, 0.05), (0.09, 0.4)):
        box((0.38, 0.035, 0.03), (0, y, z), bar, 0.004)
    # pedal and its rod
    tube([(-0.12, 0.09, 0.07), (-0.12, -0.2, 0.11), (0.12, -0.2, 0.11), (0.12, 0.09, 0.07)], 0.009, metal, 0.03)
    rbox((0.2, 0.09, 0.014), 0.012, 'z', (0, -0.21, 0.116), rubber(), 0.004)
    for k in range(5):
        box((0.18, 0.005, 0.004), (0, -0.242 + 0.016 * k, 0.1245), rubber('#2a2c2f'), 0.001)
    rod((0, -0.02, 0.09), (0, 0.03, head - 0.02), 0.007, metal)
    lathe([(0.014, 0), (0.016, 0.02), (0.014, 0.04)], (0, 0.012, 0.42), m=metal)
    # head with the lower jaw, upper jaw in front of it, table
    rbox((w, 0.15, 0.14), 0.012, 'x', (0, 0.09, head + 0.02), shell, 0.006)
    box((w - 0.06, 0.03, 0.04), (0, 0.0, head + 0.055), bar, 0.004)
    box((seal / 1000 + 0.02, 0.004, 0.022), (0, -0.0165, head + 0.055), material('ptfe', '#b98f4e', 0.5), 0.001)
    box((w - 0.04, 0.03, 0.045), (0, -0.075, head + 0.053), paint('#c9ccd0'), 0.006)
    box((seal / 1000 + 0.02, 0.006, 0.014), (0, -0.057, head + 0.055), rubber('#d8d3c8'), 0.002)
    for s in (-1, 1):
        box((0.016, 0.16, 0.028), (s * (w / 2 - 0.012), -0.012, head + 0.05), paint('#c9ccd0'), 0.004)
        screw((s * (w / 2 - 0.004), -0.06, head + 0.05), 'x' if s > 0 else '-x', 0.006)
    rbox((w - 0.02, 0.24, 0.006), 0.02, 'z', (0, -0.2, head - 0.03), steel(0.26), 0.002)
    box((w - 0.02, 0.006, 0.03), (0, -0.317, head - 0.02), steel(0.26), 0.002)
    for s in (-1, 1):
        tube(
            [(s * 0.17, 0.07, head - 0.06), (s * 0.17, -0.08, head - 0.06), (s * 0.17, -0.28, head - 0.038)],
            0.007,
            bar,
            0.03,
        )
    # control box
    section = [(0.02, 0), (0.16, 0), (0.16, 0.1), (0.075, 0.1), (0.02, 0.045)]
    prism(section, w * 0.8, 'x', (0, 0, head + 0.088), shell, 0.008, seg=3)
    with group((0, 0.0475, head + 0.1605), (-45, 0, 0)):
        label('royal_light', 0.15, 0.0284, (-w * 0.4 + 0.1, -0.0008, 0.0))
        for k, x in enumerate((w * 0.16, w * 0.3)):
            label('timer-dial', 0.058, 0.058, (x, -0.0008, 0))
            knob((x, -0.0008, 0), 0.0155, 0.018, m=black)
        cyl(0.006, 0.007, (w * 0.05, -0.003, 0.0), '-y', lamp('#3fe07a', 0.9))
    cable(
        [
            (w * 0.3, 0.17, head + 0.1),
            (w * 0.4, 0.26, head - 0.1),
            (w * 0.42, 0.2, 0.2),
            (w * 0.5, 0.05, 0.006),
            (w * 0.7, -0.08, 0.006),
        ],
        0.0045,
        plastic('#111214'),
    )


def _bag_stack(width, length, film):
    """A hundred bags in their paper band, and one with fish in it."""
    shade = gloss('film shade', '#b4c0c7', 0.2)
    for k in range(22):
        wobble = 0.0012 * math.sin(k * 2.1), 0.0012 * math.cos(k * 1.7)
        box((width, length, 0.0016), (*wobble, 0.001 + 0.0019 * k), film if k % 3 else shade, 0.0004)
    top = 0.0427
    label('film-emboss', width - 0.01, length - 0.01, (0, 0, top + 0.0008), 'top', rough=0.2)
    for s in (-1, 1):
        box((0.005, length, 0.0008), (s * (width / 2 - 0.0035), 0, top), gloss('seam', '#a8b6be', 0.2), 0)
    box((width + 0.006, 0.09, 0.0457), (0, -0.01, 0.0224), material('band', '#f5f5f2', 0.6), 0.001)
    label(plate('band'), 0.2, 0.086, (0, -0.01, 0.0458), 'top')
    _packed((width / 2 + 0.1, -0.11, 0), -22, 'salmon', 0.17, 0.24)


def _roll(r, long, film, core):
    """A roll of embossed film around its core of board, its end a spiral, with a paper band and two welded edges."""
    lathe([(r, -long / 2), (r, long / 2)], axis='x', m=film, n=96)
    edge = material('roll edge', '#9fb0b8', 0.3, coat=0.5)
    for s in (-1, 1):
        turns = [(0.021 + 0.0009 * i, s * (long / 2 - 0.0016 * (i % 2))) for i in range(int((r - 0.021) / 0.0009) + 1)]
        lathe(turns, axis='x', m=film, n=96)
        lathe([(r + 0.0004, s * (long / 2 - 0.009)), (r + 0.0004, s * (long / 2 - 0.004))], axis='x', m=edge, n=96)
        for k in range(3):
            ring(0.0245 + 0.004 * k, 0.0005, (s * (long / 2 + 0.0002), 0, 0), 'x', edge)
    out, inside = long / 2 + 0.002, 0.018
    lathe([(0.021, -out), (0.021, out), (inside, out), (inside, -out), (0.021, -out)], axis='x', m=core)
    lathe([(r + 0.0006, -0.055), (r + 0.0006, 0.055)], axis='x', m=material('band', '#f5f5f2', 0.6), n=96)
    for k in range(40):
        a = math.radians(9 * k)
        for s in (-1, 1):
            start, end = s * 0.06, s * (long / 2 - 0.012)
            at = lambda x, turn: (x, -(r + 0.0003) * math.sin(a + turn), (r + 0.0003) * math.cos(a + turn))
            wires([[at(start, 0), at((start + end) / 2, 0.08), at(end, 0.16)]], 0.00028, edge)
    with group(rot=(-38, 0, 0)):
        label(plate('band'), 0.1, 0.03, (0, -r - 0.0016, 0))


def vacuumbag(kind='bags', width=20, length=30):
    """Vacuum bags of so many centimetres in a stack, or two rolls of film of that width."""
    film = material('embossed film', '#dfe7eb', 0.16, coat=0.8, vary=0.03)
    if kind == 'bags':
        _bag_stack(width / 100, length / 100, film)
        return
    r, long = 0.035, width / 100
    for k, (x, y, turned) in enumerate(((0, 0, 12), (0.02, 0.115, 4))):
        with group((x, y, r), (0, 0, turned)):
            _roll(r, long, film, cardboard())
            if k == 0:
                loose = [(-0.02, -r + 0.001), (-0.17, -r + 0.001), (-0.17, -r + 0.0002), (-0.02, -r + 0.0002)]
                prism(loose, long, 'x', (0, 0, 0), film, 0)
                label('film-emboss', long - 0.012, 0.13, (0, -0.1, -r + 0.0015), 'top', rough=0.2)
                for s in (-1, 1):
                    box((0.004, 0.14, 0.0006), (s * (long / 2 - 0.004), -0.1, -r + 0.0014), gloss('seam', '#a8b6be', 0.2), 0)
