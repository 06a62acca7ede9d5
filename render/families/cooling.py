"""Refrigeration."""

import math

from materials import chrome, dark, enamel, gloss, lamp, material, pane, plastic, powder, rubber, steel
from parts import box, castor, cyl, foot, group, label, lathe, loft, plate, prism, rbox, rod, screw, slots, tube, wires

from .common import BLACK, gn_container, handle

BOTTLES = [('#0f4a22', '#e9e2cf'), ('#6b3310', '#b3191c'), ('#1d6f3c', '#f2c230'), ('#c9902a', '#1d3f75')]
CARTONS = [('#2a63a8', 'fish'), ('#b3261f', 'berries'), ('#2f8a4a', 'peas'), ('#e2a41d', 'chips'), ('#e9ecee', 'ice')]


def _bottle(p, kind, tall=1.0):
    colour, paper = BOTTLES[kind % len(BOTTLES)]
    body = [(0, 0), (0.029, 0), (0.031, 0.004), (0.031, 0.128), (0.027, 0.15), (0.0145, 0.178), (0.0128, 0.215)]
    with group(p, scale=tall):
        lathe(body + [(0, 0.216)], m=gloss('bottle' + colour, colour, 0.06), n=28)
        lathe([(0.0314, 0.045), (0.0314, 0.105)], m=material('paper' + paper, paper, 0.6), n=28)
        seal = material('seal' + colour, '#d8b45a' if paper != '#f2c230' else '#7a1f1c', 0.4)
        for z in (0.05, 0.1):
            lathe([(0.0317, z - 0.0012), (0.0317, z + 0.0012)], m=seal, n=28)
        cyl(0.0125, 0.004, (0, -0.03, 0.075), '-y', seal, 0.0005, n=24)
        cyl(0.009, 0.004, (0, -0.0303, 0.075), '-y', material('paper' + colour, colour, 0.6), 0.0005, n=24)
        lathe([(0.0135, 0.172), (0.0135, 0.187)], m=material('paper' + paper, paper, 0.6), n=20)
        lathe([(0.0148, 0.212), (0.0145, 0.216), (0.0125, 0.223), (0, 0.223)], m=gloss('cap' + paper, paper, 0.3), n=20)


def _wire_shelf(w, d, p, m, step=0.026, r=0.0018):
    x0, y0, z0 = p
    a, b = w / 2, d / 2
    count = max(2, round(w / step))
    lines = [[(x0 - a + i * w / count, y0 - b, z0), (x0 - a + i * w / count, y0 + b, z0)] for i in range(count + 1)]
    wires(lines, r, m)
    tube([(x0 - a, y0 - b, z0), (x0 + a, y0 - b, z0), (x0 + a, y0 + b, z0), (x0 - a, y0 + b, z0)], r * 2, m, 0.01, True)
    rod((x0 - a, y0, z0 - r * 2), (x0 + a, y0, z0 - r * 2), r * 1.6, m)


def _cabinet(w, d, low, top, wall, m, liner):
    """Hollow body, open to the front, from low to top."""
    h, z = top - low, (top + low) / 2
    for s in (-1, 1):
        box((wall, d, h), (s * (w - wall) / 2, 0, z), m, 0.004)
        box((0.002, d - wall - 0.006, h - 2 * wall), (s * (w / 2 - wall - 0.001), -wall / 2, z), liner, 0)
    for at in (top - wall / 2, low + wall / 2):
        box((w - 2 * wall + 0.006, d - 0.002, wall), (0, 0, at), m, 0.001)
    box((w - 0.004, wall, h - 0.004), (0, (d - wall) / 2, z), m, 0.003)
    box((w - 2 * wall, 0.002, h - 2 * wall), (0, d / 2 - wall - 0.001, z), liner, 0)
    box((w - 2 * wall, d - wall - 0.006, 0.002), (0, -wall / 2, low + wall + 0.001), liner, 0)


def _grille(w, h, p, m):
    """Plinth with lamellae; p is the centre of its front."""
    x, y, z = p
    box((w, 0.004, h), (x, y, z), dark(), 0.001)
    count = int(h / 0.013)
    for i in range(count):
        box((w, 0.012, 0.006), (x, y - 0.005, z + (i - (count - 1) / 2) * 0.013), m, 0.002, rot=(25, 0, 0))


def bottlecooler(doors=1, tall=False):
    """Back-bar cooler with glass doors, lit and filled; tall is the upright cabinet of steel."""
    pitch = 0.6 if tall else 0.56 if doors == 1 else 0.46
    w, d, h = pitch * doors + 0.04, 0.58 if tall else 0.5, 1.86 if tall else 0.88
    shell = steel(0.26) if tall else powder('#191a1c', 0.42)
    frame, bar = powder('#202225', 0.4), steel(0.22)
    wall, low, head = 0.035, 0.17 if tall else 0.13, 0.17 if tall else 0.0
    top, front = h - head, -d / 2
    liner = material('cooler liner', '#dfe5ea', 0.35, 0.3, glow=0.12, vary=0)
    liner.cycles.sample_as_light = False
    _cabinet(w, d, low, top, wall, shell, liner)
    # machine compartment below, canopy above
    box((w, d - 0.03, low - 0.035), (0, 0.015, 0.035 + (low - 0.035) / 2), shell, 0.004)
    _grille(w - 0.05, low - 0.055, (0, front + 0.004, 0.035 + (low - 0.035) / 2), frame)
    if tall:
        box((w, d, head), (0, 0, top + head / 2), shell, 0.006)
        box((w - 0.02, 0.012, head - 0.02), (0, front - 0.004, top + head / 2), frame, 0.004)
        label('royal_light', 0.36, 0.068, (-0.06, front - 0.0108, top + head / 2))
        label(
            plate('controller'), 0.12, 0.05, (w / 2 - 0.1, front - 0.011, top + head / 2), glow=0.7, rough=0.2
        )
    # light and shelves
    cold, rail = lamp('#f3f8ff', 9), chrome()
    for s in (-1, 1):
        box((0.008, 0.008, top - low - 0.12), (s * (w / 2 - wall - 0.008), front + 0.03, (top + low) / 2), cold, 0)
    box((w - 0.1, 0.02, 0.006), (0, front + 0.05, top - wall - 0.005), cold, 0)
    shelves = 5 if tall else 2
    space = (top - low - 2 * wall) / shelves
    inner = w - 2 * wall
    for k in range(shelves):
        z = low + wall + 0.012 + k * space
        if k:
            _wire_shelf(inner - 0.02, d - 0.14, (0, 0, z), rail)
        count = int((inner - 0.03) / 0.082)
        for i in range(count):
            x = (i - (count - 1) / 2) * (inner - 0.03) / count
            kind = (i * doors // count + k + (2 if tall else 0)) if doors > 1 else k
            for y in (-0.14, -0.05):
                _bottle((x, y + 0.004 * ((i + k) % 3), z + 0.003), kind, 1.22 if tall else 1.25)
    # doors
    leaf_h, z = top - low - 0.008, (top + low) / 2
    for i in range(doors):
        leaf = (w - 0.012) / doors - 0.004
        with group(((i - (doors - 1) / 2) * (w - 0.012) / doors, front - 0.022, z)):
            for s in (-1, 1):
                box((0.042, 0.034, leaf_h), (s * (leaf / 2 - 0.021), 0, 0), frame, 0.004)
            edge = 0.062 if tall else 0.055
            box((leaf - 0.08, 0.034, edge), (0, 0, leaf_h / 2 - edge / 2), frame, 0.004)
            box((leaf - 0.08, 0.034, 0.045), (0, 0, -leaf_h / 2 + 0.0225), frame, 0.004)
            box((leaf - 0.07, 0.004, leaf_h - 0.09), (0, -0.006, -0.005), pane(), 0)
            side = 1 if i < doors / 2 and doors > 1 else -1
            x = side * (leaf / 2 - 0.021)
            length = 0.42 if tall else 0.26
            handle((x, -0.016, -length / 2 + 0.1), (x, -0.016, length / 2 + 0.1), (0, -0.034, 0), 0.008, bar, 0.014)
            cyl(0.009, 0.006, (x, -0.018, -leaf_h / 2 + 0.1 if tall else -0.16), '-y', chrome())
            for s in (-1, 1):
                box((0.05, 0.02, 0.012), (-side * (leaf / 2 - 0.024), 0.002, s * (leaf_h / 2 + 0.001)), bar, 0.003)
            if not tall and i == 0:
                label('royal_light', 0.2, 0.0378, (0, -0.0178, leaf_h / 2 - 0.027))
            if not tall and i == doors - 1:
                x = leaf / 2 - 0.075
                label(plate('controller'), 0.084, 0.035, (x, -0.0178, leaf_h / 2 - 0.027), glow=0.7, rough=0.2)
    if not tall:
        box((w + 0.004, d + 0.05, 0.014), (0, -0.02, h + 0.005), shell, 0.004)
    for x in (-1, 1):
        for y in (-1, 1):
            cyl(0.014, 0.02, (x * (w / 2 - 0.06), y * (d / 2 - 0.07), 0.028), 'z', bar)
            foot((x * (w / 2 - 0.06), y * (d / 2 - 0.07), 0), 0.02, 0.02)


def fridge(doors=1, body=None, width=0.68, depth=0.8, height=2.0, opening=0):
    """Upright storage cabinet for GN 2/1; the right door stands open by so many degrees."""
    w, d, h = width, depth, height
    shell, inside = enamel(body) if body else steel(0.25), material('liner', '#e4e7e9', 0.34, 0.15, vary=0)
    bar, black = steel(0.2), plastic(BLACK, 0.4)
    legs, head, wall, front = 0.13, 0.2, 0.055, -depth / 2
    low, top = legs + 0.06, h - head
    z, leaf_h = (low + top) / 2, top - low - 0.008
    _cabinet(w, d, low, top, wall, shell, inside)
    box((w, d, 0.07), (0, 0, legs + 0.03), shell, 0.004)
    # machine compartment with its sloped panel
    section = [
        (front, 0),
        (d / 2, 0),
        (d / 2, head),
        (front + 0.04, head),
        (front - 0.05, head - 0.02),
        (front - 0.05, 0),
    ]
    prism(section, w, 'x', (0, 0, top), shell, 0.004)
    face = front - 0.0505
    label('royal_dark', 0.34, 0.0642, (-w / 2 + 0.22, face - 0.0006, top + 0.095))
    label(plate('controller'), 0.15, 0.0625, (w / 2 - 0.13, face - 0.001, top + 0.095), glow=0.7, rough=0.2)
    slots(3, 0.16, 0.006, 0.014, (w / 2 - 0.13, face, top + 0.035), 'y')
    for s in (-1, 1):
        slots(8, 0.2, 0.006, 0.015, (s * w / 2, 0.15, top + 0.1), 'x')
        screw((s * (w / 2 - 0.02), face, top + 0.16), '-y', 0.004)
    # shelves and what stands on them
    chamber = (w - 2 * wall) / doors
    for i in range(doors):
        x = (i - (doors - 1) / 2) * chamber
        box((chamber - 0.14, 0.03, 0.008), (x, front + 0.12, top - wall - 0.006), lamp('#f6faff', 7), 0)
        for s in (-1, 1):
            for y in (front + 0.14, d / 2 - 0.16):
                box((0.006, 0.02, leaf_h - 0.2), (x + s * (chamber / 2 - 0.005), y, z), bar, 0.001)
        for k in range(4):
            at = low + wall + 0.12 + k * (leaf_h - 0.26) / 3.4
            _wire_shelf(chamber - 0.03, d - 0.18, (x, 0, at), chrome(), 0.03, 0.0026)
            with group((x, -0.03, at + 0.006)):
                if k == 1:
                    for s in (-1, 1):
                        gn_container(0.176, 0.325, 0.1, (s * 0.105, -0.07, 0), ['#b8442c', '#5f8f3a'][s > 0])
                if k == 2:
                    gn_container(0.325, 0.53, 0.065, (0, 0, 0), '#d9b45c')
                if k == 0:
                    gn_container(min(0.53, chamber - 0.06), 0.325, 0.15, (0, -0.08, 0))
        if doors > 1 and i:
            box((0.03, 0.05, leaf_h), (0, front + 0.025, z), shell, 0.003)
    # doors
    for i in range(doors):
        leaf = w / doors - 0.004
        side = -1 if doors > 1 and i == 0 else 1  # of the hinge
        edge = (i - (doors - 1) / 2) * w / doors + side * leaf / 2
        with group((edge, front - 0.002, z), (0, 0, opening if i == doors - 1 else 0)):
            with group((-side * leaf / 2, -0.026, 0)):
                rbox((leaf, 0.048, leaf_h), 0.006, 'y', (0, 0, 0), shell, 0.005)
                rbox((leaf - 0.06, 0.012, leaf_h - 0.06), 0.02, 'y', (0, 0.026, 0), inside, 0.004)
                a, b = leaf / 2 - 0.02, leaf_h / 2 - 0.02
                tube(
                    [(-a, 0.027, -b), (a, 0.027, -b), (a, 0.027, b), (-a, 0.027, b)],
                    0.006,
                    rubber('#55595e'),
                    0.01,
                    True,
                )
                x = -side * (leaf / 2 - 0.045)
                handle((x, -0.022, -0.1), (x, -0.022, 0.32), (0, -0.045, 0), 0.0115, black, 0.02)
                cyl(0.012, 0.008, (x, -0.026, -0.2), '-y', chrome())
                for s in (-1, 1):
                    box((0.07, 0.05, 0.014), (side * (leaf / 2 - 0.034), 0, s * (leaf_h / 2 + 0.003)), bar, 0.003)
    for x in (-1, 1):
        for y in (-1, 1):
            at = (x * (w / 2 - 0.06), y * (d / 2 - 0.07))
            cyl(0.021, legs - 0.02, (*at, legs / 2 + 0.008), 'z', bar, 0.002)
            cyl(0.024, 0.02, (*at, 0.01), 'z', black, 0.004)


def freezer(litres=200, lid='solid', opening=0):
    """Chest freezer with a hinged lid, or with two sliding lids of curved glass."""
    w, d = {200: 0.82, 370: 1.18, 500: 1.42}[litres], 0.64
    white = material('lacquer', '#f1f3f4', 0.3, coat=0.3, vary=0)  # what varies on broad white sides looks like dirt
    grey, black = plastic('#c3c8cc'), plastic(BLACK)
    inside = material('chest liner', '#eef2f5', 0.3, vary=0)
    base, rim, t = 0.088, 0.78, 0.06
    shell = [
        (w - 0.02, d - 0.02, 0.03, base),
        (w, d, 0.04, base + 0.01),
        (w, d, 0.04, rim),
        (w - 0.01, d - 0.01, 0.036, rim + 0.006),
    ]
    well = [(w - 2 * t, d - 2 * t, 0.05, rim + 0.006), (w - 2 * t - 0.01, d - 2 * t - 0.01, 0.05, 0.3)]
    loft(shell + well, m=white)
    loft(
        [
            (w - 0.005, d - 0.005, 0.04, rim - 0.012),
            (w + 0.006, d + 0.006, 0.042, rim - 0.01),
            (w + 0.006, d + 0.006, 0.042, rim + 0.01),
            (w - 2 * t, d - 2 * t, 0.05, rim + 0.012),
            (w - 2 * t, d - 2 * t, 0.05, rim - 0.012),
        ],
        m=grey,
        ends=(False, False),
    )
    front = -d / 2
    if lid == 'solid':
        with group((0, d / 2 - 0.01, rim + 0.018), (-opening, 0, 0)), group((0, -d / 2 + 0.01, 0)):
            top = [
                (w + 0.002, d + 0.006, 0.04, 0.0),
                (w + 0.012, d + 0.016, 0.046, 0.012),
                (w + 0.012, d + 0.016, 0.046, 0.05),
            ]
            loft(top + [(w - 0.004, d, 0.04, 0.064), (w - 0.05, d - 0.05, 0.03, 0.067)], m=white)
            loft(
                [(w - 2 * t - 0.04, d - 2 * t - 0.04, 0.04, -0.03), (w - 2 * t - 0.02, d - 2 * t - 0.02, 0.05, 0.002)],
                m=inside,
            )
            a, b = w / 2 - 0.03, d / 2 - 0.03
            tube(
                [(-a, -b, -0.002), (a, -b, -0.002), (a, b, -0.002), (-a, b, -0.002)],
                0.008,
                rubber('#8d9297'),
                0.03,
                True,
            )
            rbox((0.2, 0.05, 0.026), 0.012, 'z', (0, -d / 2 - 0.024, 0.03), grey, 0.008)
            cyl(0.008, 0.008, (0, -d / 2 - 0.05, 0.03), '-y', chrome())
            for s in (-1, 1):
                box((0.06, 0.05, 0.02), (s * (w / 2 - 0.14), d / 2 - 0.004, 0.0), grey, 0.005)
    else:
        metal = steel(0.3)
        for i, lift in ((-1, 0.0), (1, 0.022)):
            with group((i * (w / 4 - 0.022), 0, rim + 0.03 + lift)):
                a, n = w / 4 - 0.005, 10
                bow = [(-d / 2 + 0.03 + (d - 0.06) * k / n, 0.035 * math.sin(math.pi * k / n)) for k in range(n + 1)]
                section = bow + [(y, z - 0.004) for y, z in reversed(bow)]
                prism(section, 2 * a, 'x', (0, 0, 0), pane('#eef8f8', 0.09), 0)
                for s in (-1, 1):
                    wires([[(s * a, y, z) for y, z in bow]], 0.009, metal)
                    rod((-a, s * (d / 2 - 0.03), 0), (a, s * (d / 2 - 0.03), 0), 0.009, metal)
                rbox((0.025, 0.14, 0.02), 0.008, 'z', (i * (a - 0.03), -0.06, 0.035), black, 0.006)
        loft(
            [
                (w - 0.02, d - 0.02, 0.03, rim + 0.008),
                (w - 0.02, d - 0.02, 0.03, rim + 0.04),
                (w - 2 * t, d - 2 * t, 0.04, rim + 0.04),
                (w - 2 * t, d - 2 * t, 0.04, rim + 0.008),
            ],
            m=metal,
            ends=(False, False),
        )
    # baskets and frozen goods
    baskets = 1 if lid == 'solid' else 3
    for i in range(baskets):
        bw = 0.34 if baskets == 1 else (w - 2 * t - 0.04) / 3
        with group(((i - 1) * (bw + 0.005) if baskets > 1 else -w / 2 + t + bw / 2 + 0.03, 0, rim - 0.2)):
            _basket(bw - 0.015, d - 2 * t - 0.03, 0.18, gloss('coated wire', '#f4f6f7', 0.3))
            _cartons(bw - 0.05, d - 2 * t - 0.08, 0.13, i)
    # front
    label('royal_dark', 0.26, 0.0491, (-w / 2 + 0.2, front - 0.001, rim - 0.075))
    x = w / 2 - 0.17
    rbox((0.24, 0.012, 0.11), 0.012, 'y', (x, front - 0.002, base + 0.1), grey, 0.004)
    slots(5, 0.1, 0.006, 0.015, (x - 0.05, front - 0.008, base + 0.1), 'y')
    cyl(0.019, 0.016, (x + 0.06, front - 0.014, base + 0.11), '-y', black, 0.003)
    for k, colour in enumerate(('#3fe07a', '#ff9a2b', '#ff3b2f')):
        cyl(0.004, 0.004, (x + 0.035 + 0.025 * k, front - 0.009, base + 0.07), '-y', lamp(colour, 0.9))
    cyl(0.015, 0.012, (-w / 2 + 0.08, front - 0.004, base + 0.05), '-y', grey)
    label(plate('frost'), 0.085, 0.034, (w / 2 - 0.095, front - 0.001, rim - 0.075))
    for sx in (-1, 1):
        for sy in (-1, 1):
            castor((sx * (w / 2 - 0.075), sy * (d / 2 - 0.06), 0), 0.04, 25 + 40 * sx)


def _basket(w, d, h, m):
    lines = []
    for k in range(5):
        z, s = k * h / 5, 0.94 + 0.06 * k / 5
        a, b = w / 2 * s, d / 2 * s
        lines.append([(-a, -b, z), (a, -b, z), (a, b, z), (-a, b, z), (-a, -b, z)])
    for i in range(int(w / 0.03) + 1):
        x = -w / 2 + i * w / int(w / 0.03)
        lines.append([(x, -d / 2, h), (x * 0.94, -d / 2 * 0.94, 0), (x * 0.94, d / 2 * 0.94, 0), (x, d / 2, h)])
    for i in range(int(d / 0.03) + 1):
        y = -d / 2 + i * d / int(d / 0.03)
        lines.append([(-w / 2, y, h), (-w / 2 * 0.94, y * 0.94, 0), (w / 2 * 0.94, y * 0.94, 0), (w / 2, y, h)])
    wires(lines, 0.0017, m)
    tube([(-w / 2, -d / 2, h), (w / 2, -d / 2, h), (w / 2, d / 2, h), (-w / 2, d / 2, h)], 0.0038, m, 0.02, True)


def _cartons(w, d, height, kind):
    for i in range(2):
        for j in range(4):
            colour, name = CARTONS[(i * 2 + j + kind * 2) % len(CARTONS)]
            at = ((i - 0.5) * w / 2, (j - 1.5) * d / 4, height / 2 + 0.006 + 0.012 * ((i + j + kind) % 3))
            with group(at, (0, 0, 3 * ((i + j) % 3 - 1))):
                s = (w / 2 - 0.012, d / 4 - 0.01, height)
                box(s, (0, 0, 0), material('carton' + colour, colour, 0.5), 0.004)
                label(f'carton-{name}', s[0] * 0.9, s[0] * 0.54, (0, 0, height / 2 + 0.0005), 'top')
                label(f'carton-{name}', s[0] * 0.9, s[0] * 0.54, (0, -s[1] / 2 - 0.0005, 0))
