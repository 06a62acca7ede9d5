"""Weighing, microscopy and ultrasonic cleaning."""

import bmesh

from materials import chrome, enamel, glass, gloss, lamp, material, plastic, powder, steel
from parts import add_mesh, box, cable, cyl, foot, group, label, lathe, plate, prism, rbox, ring
from parts import rrect, slots, tube, wires

from .common import cable_coil, feet, handle


def _indicator():
    """Weighing indicator, seen from the front, its foot at the origin."""
    prism(
        [(-0.115, -0.07), (0.115, -0.07), (0.122, 0.06), (0.112, 0.078), (-0.112, 0.078), (-0.122, 0.06)],
        0.055,
        'y',
        (0, 0, 0.02),
        plastic('#d9dcdf'),
        0.012,
        seg=4,
    )


def _display():
    label('scale-keys', 0.205, 0.1276, (0, -0.0285, 0.022))
    label(plate('display'), 0.168, 0.05, (0, -0.0291, 0.0487), glow=0.35, rough=0.15)
    rbox((0.19, 0.002, 0.062), 0.006, 'y', (0, -0.0298, 0.0487), glass(), 0.0004)


def _chequer_pattern(size, z, m, pitch=0.034):
    """Raised lozenges in alternating directions, one mesh for all."""
    bm = bmesh.new()
    count = int(size / pitch)
    for i in range(count):
        for j in range(count):
            x, y = (i - (count - 1) / 2) * pitch, (j - (count - 1) / 2) * pitch
            a, b = (0.0135, 0.0042) if (i + j) % 2 else (0.0042, 0.0135)
            outline = [
                (a, 0),
                (a * 0.5, b * 0.8),
                (0, b),
                (-a * 0.5, b * 0.8),
                (-a, 0),
                (-a * 0.5, -b * 0.8),
                (0, -b),
                (a * 0.5, -b * 0.8),
            ]
            low = [bm.verts.new((x + u, y + v, z)) for u, v in outline]
            high = [bm.verts.new((x + u * 0.7, y + v * 0.6, z + 0.0016)) for u, v in outline]
            bm.faces.new(high)
            for n in range(8):
                bm.faces.new((low[n], low[(n + 1) % 8], high[(n + 1) % 8], high[n]))
    add_mesh(bm, m, wn=False)


def scale(size=0.5, column=True, chequered=False):
    """Platform scale; without a column the indicator stands in front on its own foot."""
    sheet, frame, h = steel(0.26), powder('#2b2f33'), 0.075
    rbox((size, size, 0.028), 0.022, 'z', (0, 0, h + 0.014), sheet, 0.009)
    if chequered:
        _chequer_pattern(size - 0.05, h + 0.0279, sheet)
    rbox((size * 0.94, size * 0.94, 0.03), 0.015, 'z', (0, 0, h - 0.014), frame, 0.004)
    for x in (-1, 1):
        for y in (-1, 1):
            foot((x * size * 0.41, y * size * 0.41, 0), 0.026, 0.022)
            cyl(0.006, 0.05, (x * size * 0.41, y * size * 0.41, 0.045), 'z', chrome())
    level = [(0, 0), (0.011, 0), (0.011, 0.003), (0.002, 0.003), (0, 0.002)]
    lathe(level, (size * 0.5 - 0.035, -size * 0.5 + 0.035, h + 0.028), 'z', gloss('level', '#b7d940', 0.1), 32)
    label('steinberg', 0.19, 0.0359, (0, -size / 2 - 0.0008, h + 0.014))
    cord = plastic('#111214', 0.5)
    if not column:
        with group((-0.1, -size / 2 - 0.2, 0)):
            rbox((0.2, 0.12, 0.014), 0.02, 'z', (0, 0.03, 0.007), plastic('#1b1d20'), 0.004)
            box((0.09, 0.012, 0.07), (0, 0.055, 0.045), plastic('#1b1d20'), 0.004, rot=(-20, 0, 0))
            with group((0, 0.018, 0.088), (-34, 0, 0)):
                _indicator()
                _display()
        cable_coil((0.12, -size / 2 - 0.12, 0.014), (0.16, -size / 2 + 0.02, 0.014), 12, 0.011, 0.003)
        y = -size / 2 - 0.12
        cable([(0.0, y + 0.02, 0.05), (0.05, y + 0.04, 0.02), (0.1, y - 0.03, 0.006), (0.131, y, 0.014)], 0.003, cord)
        return
    back = size / 2 + 0.03
    box((0.16, 0.09, 0.006), (0, size / 2, h - 0.025), frame, 0.002)
    cyl(0.02, 0.62, (0, back, h + 0.28), 'z', sheet)
    cyl(0.032, 0.03, (0, back, h - 0.01), 'z', plastic('#1b1d20'))
    with group((0, back - 0.012, h + 0.60), (-28, 0, 0)):
        _indicator()
        _display()
    cyl(0.03, 0.05, (0, back + 0.005, h + 0.575), '-y', plastic('#1b1d20'))
    cable(
        [
            (0, back + 0.03, h + 0.58),
            (0.04, back + 0.09, h + 0.5),
            (0.05, back + 0.08, h + 0.2),
            (0.03, back + 0.06, h + 0.02),
            (0.02, size / 2 - 0.02, h - 0.03),
        ],
        0.0042,
        cord,
    )


def _eyepiece(rubber_black, length=0.0):
    profile = [
        (0, 0),
        (0.019, 0),
        (0.0195, 0.012),
        (0.017, 0.02),
        (0.019, 0.03),
        (0.0185, 0.036),
        (0.012, 0.036),
        (0.011, 0.03),
        (0, 0.03),
    ]
    cyl(0.0155, 0.03, (0, -0.055 - length, 0), '-y', chrome())
    lathe(profile, (0, -0.062 - length, 0), '-y', rubber_black)


def scope(body='#eef0f1', head='binocular', objectives=4):
    """Compound microscope with three or four objectives; head is binocular or monocular."""
    coat, black, metal = enamel(body), plastic('#1a1c1f', 0.4), chrome()
    base = [
        (-0.085, -0.12),
        (0.085, -0.12),
        (0.1, -0.05),
        (0.1, 0.09),
        (0.075, 0.125),
        (-0.075, 0.125),
        (-0.1, 0.09),
        (-0.1, -0.05),
    ]
    prism(base, 0.05, 'z', (0, 0, 0.03), coat, 0.014, seg=4)
    cyl(0.036, 0.02, (0, -0.035, 0.062), 'z', black)
    cyl(0.028, 0.006, (0, -0.035, 0.073), 'z', lamp('#fff6df', 1.2))
    ring(0.03, 0.003, (0, -0.035, 0.074), 'z', metal)
    arm = [
        (0.055, 0),
        (0.12, 0),
        (0.122, 0.16),
        (0.10, 0.25),
        (0.02, 0.30),
        (-0.035, 0.30),
        (-0.035, 0.262),
        (0.02, 0.25),
        (0.062, 0.19),
        (0.062, 0.08),
    ]
    prism(arm, 0.062, 'x', (0, 0, 0.05), coat, 0.012, seg=4)
    # stage with slide and clips
    box((0.16, 0.15, 0.012), (0, -0.03, 0.17), black, 0.003)
    box((0.05, 0.15, 0.02), (0, 0.05, 0.165), black, 0.004)
    box((0.076, 0.026, 0.0012), (0, -0.035, 0.1772), glass('#e9f5f7'), 0)
    for s in (-1, 1):
        tube([(s * 0.06, 0.01, 0.178), (s * 0.055, -0.03, 0.18), (s * 0.02, -0.05, 0.178)], 0.0022, metal, 0.02)
    cyl(0.014, 0.05, (0.07, 0, 0.145), 'z', metal)
    cyl(0.016, 0.014, (0.07, 0, 0.122), 'z', black)
    cyl(0.0155, 0.012, (0.07, 0, 0.138), 'z', black)
    lathe(
        [(0, -0.012), (0.026, -0.012), (0.03, 0), (0.03, 0.012), (0.022, 0.02), (0, 0.02)],
        (0, -0.035, 0.125),
        'z',
        black,
    )
    cyl(0.012, 0.03, (0, -0.035, 0.11), 'z', metal)
    with group((0, -0.035, 0.305)):
        with group((0, 0.008, -0.015), (14, 0, 0)):
            turret = [(0, -0.02), (0.028, -0.02), (0.038, -0.006), (0.038, 0.004), (0, 0.006)]
            lathe(turret, m=metal, wave=0.008, waves=60, n=120)
            lenses = ((0.052, '#1f5fae'), (0.036, '#d6a900'), (0.028, '#b3191c'), (0.042, '#2a8f4a'))
            for i, (length, colour) in enumerate(lenses[:objectives]):
                with group((0, 0, -0.012), (0, 0, 360 / objectives * i)), group((0, -0.018, -0.004), (-14, 0, 0)):
                    tip = [
                        (0, -length),
                        (0.004, -length),
                        (0.006, -length + 0.006),
                        (0.0095, -length * 0.62),
                        (0.0105, -length * 0.6),
                        (0.0105, 0),
                        (0, 0),
                    ]
                    lathe(tip, m=metal)
                    cyl(0.0108, 0.003, (0, 0, -length * 0.45), 'z', material('ring' + colour, colour, 0.4))
        cyl(0.036, 0.03, (0, 0.008, 0.018), 'z', coat)
    lathe(
        [(0, -0.01), (0.045, -0.01), (0.048, 0), (0.046, 0.035), (0.03, 0.045), (0, 0.046)],
        (0, -0.027, 0.352),
        'z',
        coat,
    )
    if head == 'monocular':
        with group((0, -0.03, 0.372), (-42, 0, 0)):
            lathe(
                [
                    (0, 0),
                    (0.036, 0),
                    (0.034, 0.03),
                    (0.021, 0.05),
                    (0.021, 0.11),
                    (0.0225, 0.115),
                    (0.0225, 0.125),
                    (0, 0.125),
                ],
                (0, 0.02, 0),
                '-y',
                coat,
                72,
            )
            with group((0, -0.06, 0)):
                _eyepiece(black)
    else:
        with group((0, -0.04, 0.375), (-30, 0, 0)):
            rbox((0.10, 0.075, 0.045), 0.018, 'y', (0, -0.02, 0.01), coat, 0.008)
            for s in (-1, 1):
                with group((s * 0.031, -0.05, 0.012)):
                    cyl(0.0185, 0.05, (0, -0.02, 0), '-y', coat, 0.003)
                    _eyepiece(black)
    for s in (-1, 1):
        axis = 'x' if s > 0 else '-x'
        coarse = [(0, 0), (0.024, 0), (0.026, 0.002), (0.026, 0.016), (0.024, 0.018), (0, 0.018)]
        fine = [(0, 0), (0.012, 0), (0.013, 0.002), (0.013, 0.012), (0.011, 0.014), (0, 0.014)]
        lathe(coarse, (s * 0.031, 0.09, 0.1), axis, black, 120, wave=0.012, waves=50)
        lathe(fine, (s * 0.049, 0.09, 0.1), axis, metal, 120, wave=0.015, waves=36)
    dark_coat = sum(int(body[i : i + 2], 16) for i in (1, 3, 5)) < 330
    label('steinberg_light' if dark_coat else 'steinberg', 0.12, 0.0227, (0, -0.121, 0.034), 'front')
    for x in (-1, 1):
        for y in (-1, 1):
            foot((x * 0.07, y * 0.09, 0), 0.012, 0.006)


BATHS = {  # litres: outer width, depth, height
    3: (0.27, 0.19, 0.22),
    6: (0.33, 0.21, 0.24),
    10: (0.36, 0.26, 0.26),
    22: (0.54, 0.31, 0.28),
    30: (0.64, 0.33, 0.32),
}


def sonic(litres=10):
    """Ultrasonic cleaner, lid leaning open, basket in the bath."""
    width, depth, h = BATHS[litres]
    sheet, black, metal = steel(0.22), plastic('#17181a'), chrome()
    middle = 0.03 + (h - 0.05) / 2
    rbox((width, depth, h - 0.05), 0.018, 'z', (0, 0, middle), sheet, 0.003)
    box((width - 0.006, 0.004, h - 0.09), (0, -depth / 2 - 0.001, middle), sheet, 0.001)
    panel = min(0.29, width - 0.06)
    label(f'sonic-{litres}', panel, panel * 420 / 1100, (0, -depth / 2 - 0.0036, middle), rough=0.25)
    # rim and bath
    z, bath_w, bath_d = h - 0.02, width - 0.06, depth - 0.06
    for x in (-1, 1):
        box((0.034, depth + 0.008, 0.01), (x * (bath_w / 2 + 0.017), 0, z + 0.003), sheet, 0.004)
    for y in (-1, 1):
        box((bath_w + 0.004, 0.034, 0.01), (0, y * (bath_d / 2 + 0.017), z + 0.003), sheet, 0.004)
    a, b = bath_w / 2, bath_d / 2
    tube([(-a, -b, z + 0.008), (a, -b, z + 0.008), (a, b, z + 0.008), (-a, b, z + 0.008)], 0.004, sheet, 0.03, True)
    box((bath_w, bath_d, 0.002), (0, 0, z - 0.025), gloss('water', '#bfe2ee', 0.02, specular=0.8), 0)
    for x in (-1, 1):
        grip = [
            (x * (a - 0.012), y, dz + z) for y, dz in ((-0.035, -0.03), (-0.035, 0.03), (0.035, 0.03), (0.035, -0.03))
        ]
        tube(grip, 0.0025, metal, 0.012)
    bars = [[(-a + 0.012, y, z - 0.02), (a - 0.012, y, z - 0.02)] for y in (-b + 0.015, b - 0.015)]
    bars += [[(x, -b + 0.015, z - 0.02), (x, b - 0.015, z - 0.02)] for x in (-a + 0.012, a - 0.012)]
    wires(bars, 0.0022, metal)
    # lid
    with group((0, depth / 2 - 0.01, z + 0.012), (68, 0, 0)):
        rbox((width + 0.004, depth + 0.004, 0.006), 0.02, 'z', (0, depth / 2, 0), sheet, 0.0025)
        rbox((width - 0.03, depth - 0.03, 0.012), 0.02, 'z', (0, depth / 2, 0.006), sheet, 0.005)
        handle((-0.05, depth / 2, -0.003), (0.05, depth / 2, -0.003), (0, 0, -0.03), 0.006, black)
    for s in (-1, 1):
        prism(rrect(0.11, 0.03, 0.012), 0.012, 'x', (s * (width / 2 + 0.004), 0, h - 0.07), black, 0.004)
        slots(6, 0.07, 0.004, 0.009, (s * width / 2, 0, 0.085), 'x')
    if litres >= 6:  # drain valve
        x, y = width / 2, depth / 2 - 0.04
        cyl(0.009, 0.03, (x + 0.012, y, 0.055), 'x', metal)
        cyl(0.013, 0.02, (x + 0.03, y, 0.055), 'x', metal)
        box((0.01, 0.05, 0.01), (x + 0.03, y - 0.02, 0.068), material('blue lever', '#1d62a8', 0.35), 0.003)
        cyl(0.007, 0.03, (x + 0.03, y, 0.04), 'z', metal)
    feet(width / 2 - 0.04, depth / 2 - 0.035, 0.016)
