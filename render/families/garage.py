"""Workshop machines, cutting and their consumables."""

import math
import os

import bmesh

from materials import LABELS, brass, cast_iron, chrome, copper, dark, glass, gloss, material, paint, plastic, powder
from materials import hammered, rubber, smoked_acrylic, steel
from parts import (
    plate,
    FACING,
    add_mesh,
    arc,
    box,
    cable,
    castor,
    cyl,
    foot,
    group,
    knob,
    label,
    lathe,
    prism,
    rbox,
    ring,
    rod,
    rrect,
)
from parts import screw, slots, tube, wheel, wires

from .common import feet, handle, mains_lead


def _gauge(p, r=0.025, face='gauge-air', axis='-y'):
    """Pressure gauge on a surface; p is the middle of its back."""
    with group(p, FACING[axis]):
        rim = [(0, 0), (r, 0), (r * 1.04, r * 0.3), (r * 1.04, r * 0.62), (r * 0.93, r * 0.66), (r * 0.9, r * 0.5)]
        lathe(rim + [(0, r * 0.5)], m=chrome())
        label(face, r * 1.84, r * 1.84, (0, 0, r * 0.5 + 0.0006), 'top', rough=0.2)


def _coupling(p, m=None):
    """Quick coupling pointing forwards."""
    x, y, z = p
    metal = m or brass()
    cyl(0.0095, 0.016, (x, y - 0.008, z), '-y', metal, n=6)
    lathe(
        [
            (0.008, 0),
            (0.008, 0.004),
            (0.0125, 0.006),
            (0.0125, 0.024),
            (0.0105, 0.028),
            (0.006, 0.03),
            (0.005, 0.02),
            (0, 0.02),
        ],
        (x, y - 0.014, z),
        '-y',
        chrome(),
        wave=0.012,
        waves=24,
    )


def _plasma_torch():
    """Lies on its side: handle along x, nozzle towards -y."""
    grip, black = rubber('#222427'), plastic('#131415')
    lathe(
        [(0, 0), (0.0125, 0.002), (0.0155, 0.03), (0.014, 0.09), (0.0165, 0.15), (0.015, 0.185), (0, 0.19)],
        (-0.19, 0, 0),
        'x',
        grip,
    )
    for i in range(6):
        ring(0.0152, 0.0014, (-0.165 + i * 0.012, 0, 0), 'x', black)
    box((0.07, 0.014, 0.013), (-0.07, -0.017, 0), plastic('#b3191c', 0.35), 0.005, rot=(0, 0, -6))
    box((0.03, 0.01, 0.018), (-0.02, -0.018, 0), plastic('#efb310', 0.35), 0.004)
    tube([(-0.01, 0, 0), (0.03, 0, 0), (0.046, -0.035, 0)], 0.0145, grip, 0.03)
    with group((0.044, -0.03, 0), (0, 0, 17)):
        lathe(
            [(0.0155, 0), (0.0155, 0.03), (0.0135, 0.034), (0.013, 0.052), (0.009, 0.058), (0, 0.058)],
            axis='-y',
            m=plastic('#1c1d1f'),
        )
        lathe([(0.0088, 0.05), (0.0088, 0.063), (0.0045, 0.073), (0.0012, 0.074), (0, 0.07)], axis='-y', m=copper())


def _earth_clamp():
    """Crocodile clamp on the floor, its jaws towards +x."""
    metal = material('clampsteel', '#b9a06a', 0.35, 0.9)
    for s in (-1, 1):
        with group((0, s * 0.008, 0.014), (0, 0, -s * 7)):
            prism(
                [
                    (-0.075, s * 0.022),
                    (-0.06, s * 0.006),
                    (0.0, 0),
                    (0.055, 0),
                    (0.06, s * 0.006),
                    (0.01, s * 0.014),
                    (-0.06, s * 0.032),
                ],
                0.022,
                'z',
                m=metal,
                b=0.002,
            )
            box((0.055, 0.012, 0.025), (-0.055, s * 0.023, 0), rubber('#222427'), 0.004, rot=(0, 0, -s * 14))
    cyl(0.011, 0.034, (0, 0, 0.014), 'z', chrome())


def plasma(accent='#e8590c', body='#1d2023', logo='stamos', size=(0.2, 0.44, 0.32)):
    """Inverter plasma cutter with torch, earth clamp and compressed-air gauge."""
    W, D, H = size
    shell, moulded, cord = paint(accent), plastic(body, 0.5), rubber('#18191b')
    lift, mid = 0.022, 0.022 + (H - 0.022) / 2
    rbox((W, D - 0.04, H - lift - 0.016), 0.022, 'y', (0, 0, mid), shell, 0.004)
    for y in (-D / 2 + 0.02, D / 2 - 0.02):
        rbox((W + 0.016, 0.045, H - lift), 0.03, 'y', (0, y, mid), moulded, 0.01)
        rbox((W + 0.02, 0.012, H - lift + 0.004), 0.032, 'y', (0, y, mid), rubber(), 0.004)
    for s in (-1, 1):
        x = s * (W / 2 + 0.0006)
        for y in (0.05, 0.115):
            slots(9 if H < 0.4 else 12, 0.05, 0.006, 0.0135, (x, y, mid - 0.03), 'x')
        label(logo, 0.19, 0.036, (s * (W / 2 + 0.0012), -0.03, H - 0.062), 'right' if s > 0 else 'left')
        label('warn-hot', 0.075, 0.03, (s * (W / 2 + 0.0012), -0.1, 0.075), 'right' if s > 0 else 'left')
        for y in (-D / 2 + 0.06, D / 2 - 0.06):
            for z in (0.05, H - 0.035):
                screw((s * W / 2, y, z), 'x' if s > 0 else '-x', 0.0045)
    front = -D / 2 - 0.0065
    # panel, current knob, gauge
    w = W - 0.035
    top = H - 0.028 - w * 0.4
    label(plate('panel'), w, w * 0.8, (0, front + 0.0032, top), rough=0.3)
    knob((w * 0.231, front + 0.003, top - w * 0.144), w * 0.125, 0.022, m=plastic('#26282b'), mark=accent)
    prism(rrect(w, 0.1, 0.012), 0.004, 'y', (0, front + 0.0035, 0.088), plastic('#0e0f10', 0.55), 0.0015)
    gx = -w * 0.29
    socket = [
        (0.0155, 0),
        (0.0155, 0.003),
        (0.012, 0.003),
        (0.0115, -0.006),
        (0.005, -0.006),
        (0.005, 0.001),
        (0, 0.001),
    ]
    _gauge((0.0, front, 0.105), 0.0225)
    # torch on the left, earth on the right
    for x in (gx, -gx):
        cyl(0.022, 0.016, (x, front - 0.006, 0.082), '-y', plastic('#101112'))
    lathe(socket, (-gx, front - 0.0145, 0.082), '-y', brass())
    cyl(0.018, 0.05, (gx, front - 0.036, 0.082), '-y', rubber('#202225'), 0.004)
    cyl(0.0165, 0.045, (-gx, front - 0.034, 0.082), '-y', rubber('#202225'), 0.004)
    y = front
    cable(
        [
            (gx, y - 0.05, 0.082),
            (gx, y - 0.11, 0.08),
            (gx - 0.03, y - 0.13, 0.011),
            (-0.17, y - 0.09, 0.009),
            (-0.25, y + 0.02, 0.009),
            (-0.33, y, 0.009),
            (-0.34, y - 0.14, 0.009),
            (-0.29, y - 0.2, 0.012),
            (-0.235, y - 0.212, 0.0165),
            (-0.21, y - 0.216, 0.0165),
        ],
        0.0085,
        cord,
    )
    with group((-0.025, y - 0.25, 0.0165), (0, 0, -10)):
        _plasma_torch()
    cable(
        [
            (-gx, y - 0.05, 0.082),
            (-gx, y - 0.11, 0.08),
            (-gx + 0.01, y - 0.16, 0.008),
            (-gx + 0.08, y - 0.17, 0.007),
            (-gx + 0.14, y - 0.1, 0.007),
            (-gx + 0.1, y - 0.03, 0.007),
            (-gx + 0.11, y + 0.06, 0.007),
            (-gx + 0.16, y + 0.02, 0.01),
            (-gx + 0.165, y - 0.02, 0.014),
        ],
        0.0065,
        cord,
    )
    with group((-gx + 0.165, y - 0.07, 0), (0, 0, -90)):
        _earth_clamp()
    # carrying handle
    tube(
        [
            (0, -D / 2 + 0.05, H - 0.014),
            (0, -D / 2 + 0.085, H + 0.055),
            (0, D / 2 - 0.085, H + 0.055),
            (0, D / 2 - 0.05, H - 0.014),
        ],
        0.0125,
        chrome(),
        0.035,
    )
    cyl(0.018, D * 0.42, (0, 0, H + 0.055), '-y', rubber('#202225'), 0.006)
    feet(W / 2 - 0.03, D / 2 - 0.05, 0.018, 0.024)
    # back: fan, air filter with its bowl, switch, lead
    back = D / 2 + 0.005
    cyl(0.06, 0.004, (0, back, H * 0.62), '+y', dark())
    for r in (0.014, 0.029, 0.044, 0.059):
        ring(r, 0.002, (0, back + 0.004, H * 0.62), '+y', chrome())
    box((0.04, 0.05, 0.03), (0.04, back + 0.025, 0.12), plastic('#2a2d31'), 0.005)
    lathe(
        [(0, 0), (0.018, 0.004), (0.02, 0.02), (0.02, 0.055), (0, 0.055)], (0.04, back + 0.03, 0.05), m=smoked_acrylic()
    )
    cyl(0.012, 0.03, (0.04, back + 0.03, 0.15), 'z', plastic('#0f1011'))
    box((0.034, 0.01, 0.024), (-0.05, back, 0.12), plastic('#b3191c'), 0.004)
    mains_lead(-0.03, back, 0.06)


HELMET = [  # height, half width, depth of the front, length of the sides, from the chin to the crown
    (0.0, 0.062, 0.100, -0.02),
    (0.06, 0.092, 0.132, 0.0),
    (0.12, 0.112, 0.150, 0.035),
    (0.20, 0.122, 0.158, 0.06),
    (0.26, 0.121, 0.152, 0.065),
    (0.305, 0.112, 0.136, 0.065),
    (0.335, 0.093, 0.104, 0.06),
    (0.353, 0.06, 0.06, 0.055),
    (0.36, 0.012, 0.01, 0.05),
]


def _helmet_point(u, v):
    """u from -1 (left edge) over the front to 1, v from 0 (chin) to 1 (crown)."""
    at = v * (len(HELMET) - 1)
    i = min(int(at), len(HELMET) - 2)
    t = at - i
    p0, p1, p2, p3 = (HELMET[max(0, min(len(HELMET) - 1, i + k))] for k in (-1, 0, 1, 2))
    spline = lambda a, b, c, d: b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)))
    z, a, b, side = map(spline, p0, p1, p2, p3)
    turn, power = min(1, abs(u) / 0.75) * math.pi / 2, 0.8
    x = math.copysign(a * math.sin(turn) ** power, u)
    y = b * max(0, math.cos(turn)) ** power
    plane = 0.138 - 0.14 * (z - 0.2)
    soft = max(0, 0.012 - abs(y - plane)) / 0.012
    y = min(y, plane) - soft * soft * 0.003
    return x, -y + max(0, abs(u) - 0.75) / 0.25 * side, z


def _helmet_shell(m, columns=96, rows=72):
    bm = bmesh.new()
    grid = []
    for j in range(rows + 1):
        v = j / rows
        grid.append([bm.verts.new(_helmet_point(-1 + 2 * i / columns, v)) for i in range(columns + 1)])
    uv = bm.loops.layers.uv.new()
    for j in range(rows):
        for i in range(columns):
            face = bm.faces.new((grid[j][i], grid[j][i + 1], grid[j + 1][i + 1], grid[j + 1][i]))
            for loop, (a, b) in zip(face.loops, ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))):
                loop[uv].uv = (0.002 + 0.996 * a / columns, 0.002 + 0.996 * b / rows)
    shell = add_mesh(bm, m, smooth=60, wn=False)
    solid = shell.modifiers.new('thickness', 'SOLIDIFY')
    solid.thickness = 0.003
    rim = [_helmet_point(-1 + 2 * i / columns, 0) for i in range(columns + 1)]
    edge = lambda side: [_helmet_point(side, j / rows) for j in range(1, rows + 1)]
    wires([rim + edge(1) + edge(-1)[::-1]], 0.0028, plastic('#111213', 0.5), closed=True)


def helmet(skin='helmet-black', window=(0.1, 0.058), trim='#141516', side_windows=False):
    """Automatic welding helmet; window is the size of the glass, skin the unrolled print of the shell."""
    cover = material(f'{skin} shell', rough=0.26, coat=0.5, image=os.path.join(LABELS, f'{skin}.png'))
    frame, w, h = plastic(trim, 0.45), *window
    with group((0, 0, 0.01), (-4, 0, 0)):
        _helmet_shell(cover)
        with group((0, -0.137, 0.2), (-8, 0, 0)):
            fw, fh, bar = w + 0.034, h + 0.044, 0.014
            rbox((fw + 0.012, 0.01, fh + 0.012), 0.016, 'y', (0, 0.003, 0), frame, 0.004)
            for s in (-1, 1):
                rbox((fw, 0.016, bar), 0.005, 'y', (0, -0.006, s * (fh - bar) / 2), frame, 0.003)
                rbox((bar, 0.016, fh), 0.005, 'y', (s * (fw - bar) / 2, -0.006, 0), frame, 0.003)
                rbox((0.02, 0.006, 0.01), 0.003, 'y', (s * fw * 0.3, -0.013, fh / 2 - 0.004), plastic('#2c2f33'), 0.002)
            box((fw - bar, 0.004, fh - bar), (0, -0.003, 0), plastic('#08090a', 0.5), 0)
            z = (fh - bar) / 2 - h / 2 - 0.004
            rbox((w, 0.003, h), 0.005, 'y', (0, -0.0065, z), gloss('filter', '#0b3b2c', 0.04, specular=0.8), 0.001)
            rbox(
                (w * 0.84, 0.002, 0.011),
                0.001,
                'y',
                (0, -0.0062, -fh / 2 + bar + 0.006),
                gloss('solar', '#101c4a', 0.08),
                0.0005,
            )
            for i in range(5):
                box(
                    (0.0006, 0.001, 0.011),
                    ((i - 2) * w * 0.16, -0.0072, -fh / 2 + bar + 0.006),
                    material('solar line', '#8b96b8', 0.4),
                    0,
                )
            for s in (-1, 1):
                cyl(
                    0.0035, 0.002, (s * w * 0.47, -0.0062, -fh / 2 + bar + 0.006), '-y', gloss('sensor', '#2a1216', 0.1)
                )
        for s in (-1, 1):
            x, y, z = _helmet_point(s * 0.86, 0.5)
            knob((x + s * 0.002, y, z), 0.021, 0.02, 'x' if s > 0 else '-x', plastic('#202225'), mark='#55595e')
            if side_windows:
                near, far = _helmet_point(s * 0.5, 0.4), _helmet_point(s * 0.68, 0.4)
                turned = math.degrees(math.atan2(far[1] - near[1], far[0] - near[0]))
                with group(
                    ((near[0] + far[0]) / 2 + s * 0.003, (near[1] + far[1]) / 2 - 0.001, near[2]), (0, 0, turned)
                ):
                    rbox((0.06, 0.008, 0.066), 0.012, 'y', (0, 0, 0), frame, 0.003)
                    rbox(
                        (0.046, 0.01, 0.052),
                        0.008,
                        'y',
                        (0, 0, 0),
                        gloss('filter', '#0b3b2c', 0.04, specular=0.8),
                        0.001,
                    )
        # headgear
        band, pad = plastic('#1a1b1d', 0.5), material('foam', '#3a3d41', 0.9, grain=0.3)
        with group((0, 0.055, 0.262), (6, 0, 0)):
            lathe([(0.093, -0.014), (0.0955, -0.014), (0.0955, 0.014), (0.093, 0.014)], m=band, n=80)
            lathe([(0.086, -0.016), (0.0925, -0.014), (0.0925, 0.014), (0.086, 0.016)], m=pad, n=80)
            wires(
                [
                    [
                        (0.094 * math.cos(a), 0.0, 0.094 * math.sin(a) * 0.9)
                        for a in (math.pi * k / 20 for k in range(21))
                    ]
                ],
                0.004,
                band,
            )
            rbox((0.075, 0.02, 0.036), 0.014, 'y', (0, 0.098, 0), band, 0.004)
            knob((0, 0.106, 0), 0.02, 0.022, '+y', plastic('#b3191c', 0.4), mark='#7d1113')
        tube([(-0.118, 0.02, 0.24), (-0.097, 0.05, 0.262), (-0.085, 0.09, 0.264)], 0.005, band, 0.02)
        tube([(0.118, 0.02, 0.24), (0.097, 0.05, 0.262), (0.085, 0.09, 0.264)], 0.005, band, 0.02)


def _finned_barrel(p, w, h, m, fins=7, cap=0.035):
    """Air-cooled cylinder with its head, standing at p."""
    with group(p):
        cyl(w * 0.36, h, (0, 0, h / 2), 'z', m)
        step = (h - cap) / fins
        for i in range(fins):
            rbox((w, w, step * 0.42), w * 0.3, 'z', (0, 0, step * (i + 0.5)), m, 0.0015)
        rbox((w, w, cap), w * 0.18, 'z', (0, 0, h - cap / 2), m, 0.004)
        for i in range(5):
            box((w * 0.86, 0.004, 0.012), (0, (i - 2) * w * 0.18, h + 0.004), m, 0.0015)
        for x in (-1, 1):
            for y in (-1, 1):
                cyl(0.006, 0.01, (x * w * 0.38, y * w * 0.38, h + 0.003), 'z', chrome(), n=6)


def _air_filter(p, r=0.032, axis='-x'):
    with group(p, FACING[axis]):
        cyl(r * 0.35, 0.02, (0, 0, 0.01), m=chrome())
        lathe(
            [(0, 0.015), (r * 0.9, 0.015), (r, 0.022), (r, 0.062), (r * 0.8, 0.07), (0, 0.07)],
            m=plastic('#141516'),
            wave=0.03,
            waves=18,
        )


def _motor(p, r, length, m, axis='x'):
    """Finned electric motor with its fan cover at the far end."""
    with group(p, FACING[axis]):
        lathe(
            [(0, -length / 2), (r * 0.92, -length / 2), (r * 0.92, length / 2), (0, length / 2)],
            m=m,
            wave=0.06,
            waves=36,
            n=144,
        )
        cyl(r, 0.018, (0, 0, -length / 2), m=m)
        cover = [
            (0, length / 2 + r * 0.42),
            (r * 0.7, length / 2 + r * 0.4),
            (r, length / 2 + r * 0.2),
            (r, length / 2 - 0.01),
        ]
        lathe(cover[::-1], m=plastic('#16181a', 0.5))
        for i in range(12):
            with group(rot=(0, 0, i * 30)):
                box((r * 0.4, 0.006, 0.003), (r * 0.42, 0, length / 2 + r * 0.41), dark(), 0.001)


def _air_unit(x, y, z):
    """Pressure switch, regulator, two gauges and two quick couplings on the front of the tank."""
    black = plastic('#1a1c1e')
    cyl(0.011, 0.09, (x, y + 0.03, z - 0.02), 'z', brass())
    rbox((0.075, 0.06, 0.08), 0.012, 'z', (x, y + 0.03, z + 0.06), black, 0.006)
    cyl(0.013, 0.025, (x, y + 0.03, z + 0.105), 'z', plastic('#c4161c', 0.35), 0.005)
    label('msw', 0.05, 0.0095, (x, y - 0.0006, z + 0.075))
    box((0.15, 0.028, 0.028), (x + 0.01, y + 0.02, z), material('manifold', '#9a9ea3', 0.35, 0.9), 0.006)
    _gauge((x - 0.042, y + 0.006, z), 0.024, 'gauge-tank')
    _gauge((x + 0.02, y + 0.006, z), 0.024, 'gauge-air')
    knob((x + 0.086, y + 0.02, z), 0.019, 0.03, 'x', plastic('#c4161c', 0.4))
    for s in (-1, 1):
        _coupling((x + 0.068 * s - 0.005, y + 0.008, z - 0.026))


def compressor(litres=24, colour='#b3161b', silent=False, logo='msw'):
    """Piston compressor on its tank; from 100 litres with two cylinders and a belt, silent ones without oil."""
    R, L = {24: (0.135, 0.56), 50: (0.155, 0.76), 100: (0.19, 0.98)}[litres]
    belt, body, iron, black = litres >= 100, paint(colour, 0.3), cast_iron(), plastic('#17181a', 0.5)
    alloy = material('pumpalloy', '#a6abb0', 0.42, 0.85, grain=0.15, grain_scale=300)
    rw = R * 0.58
    zc = R + rw * 0.75
    dome = 0.42 * R
    ends = [(R * math.cos(a), L / 2 - dome + dome * math.sin(a)) for a in (math.pi / 2 * k / 12 for k in range(13))]
    profile = [(r, -z) for r, z in ends[::-1]] + ends
    lathe([(max(0, r), z) for r, z in profile], (0, 0, zc), 'x', body, 96)
    for s in (-1, 1):
        ring(R, 0.0025, (s * (L / 2 - dome), 0, zc), 'x', body)
    cyl(0.022, 0.012, (L / 2 + 0.002, 0, zc), 'x', brass(), n=6)
    cyl(0.009, 0.04, (-L * 0.05, 0, zc - R - 0.01), 'z', brass(), n=6)
    # wheels on the left, rubber feet on the right
    wx = -L / 2 + dome * 1.2
    rod((wx, -R - 0.03, rw), (wx, R + 0.03, rw), 0.008, chrome())
    for s in (-1, 1):
        box((0.05, 0.005, R * 0.9), (wx, s * R * 0.82, rw + R * 0.28), body, 0.002)
        wheel((wx, s * (R + 0.012), rw), rw, 0.045, '-y')
        cyl(0.012, 0.012, (wx, s * (R + 0.038), rw), '-y', black)
    fx = L / 2 - dome * 1.2
    prism(
        [(-R * 0.8, 0), (R * 0.8, 0), (R * 0.62, zc - R * 0.72), (-R * 0.62, zc - R * 0.72)],
        0.05,
        'x',
        (fx, 0, 0.028),
        body,
        0.003,
    )
    for s in (-1, 1):
        foot((fx, s * R * 0.68, 0), 0.022, 0.032)
    # deck
    top = zc + R
    deck = L * 0.78
    for x in (-1, 1):
        prism(
            [(-R * 0.75, 0.03), (R * 0.75, 0.03), (R * 0.6, -R * 0.3), (-R * 0.6, -R * 0.3)],
            0.012,
            'x',
            (x * deck * 0.4, 0, top),
            body,
            0.002,
        )
    rbox((deck, R * 1.55, 0.008), 0.015, 'z', (0, 0, top + 0.03), body, 0.002)
    z = top + 0.034
    if silent:
        for s in (-1, 1):
            x = s * 0.085
            rbox((0.07, 0.12, 0.12), 0.02, 'x', (x, 0.01, z + 0.075), alloy, 0.006)
            _finned_barrel((x, 0.01, z + 0.12), 0.092, 0.085, alloy, 4, 0.03)
            _air_filter((x, -0.03, z + 0.19), 0.021, '-y')
            lathe(
                [(0.066, 0), (0.068, 0.012), (0.068, 0.05), (0.055, 0.064), (0, 0.066)],
                (s * 0.118, 0.01, z + 0.075),
                'x' if s > 0 else '-x',
                black,
            )
            for i in range(14):
                with group((s * 0.1838, 0.01, z + 0.075), (i * 360 / 14, 0, 0)):
                    box((0.002, 0.005, 0.026), (0, 0, 0.034), dark(), 0.001)
        lathe([(0.06, -0.06), (0.06, 0.06)], (0, 0.01, z + 0.075), 'x', plastic('#24272a'), wave=0.05, waves=30, n=120)
        tube(
            [(-0.085, 0.06, z + 0.18), (-0.085, 0.1, z + 0.18), (0.085, 0.1, z + 0.18), (0.085, 0.06, z + 0.18)],
            0.007,
            copper(),
            0.03,
        )
        tube([(0.0, 0.1, z + 0.18), (0.0, 0.125, z + 0.1), (0.0, 0.09, z - 0.03)], 0.006, copper(), 0.04)
    elif belt:
        rbox((0.15, 0.16, 0.13), 0.03, 'y', (-0.2, 0, z + 0.068), iron, 0.01)
        label('msw', 0.09, 0.017, (-0.2, -0.0812, z + 0.07))
        for s in (-1, 1):
            with group((-0.2, -0.0, z + 0.1), (0, s * 33, 0)):
                _finned_barrel((0, 0, 0.03), 0.105, 0.16, alloy, 6, 0.04)
            _air_filter((-0.2 + s * 0.15, -0.05, z + 0.24), 0.03, '-y')
        _motor((0.2, -0.03, z + 0.085), 0.075, 0.2, paint('#2a2e33'), '-y')
        rbox((0.11, 0.09, 0.045), 0.01, 'z', (0.2, -0.01, z + 0.175), black, 0.006)
        guard = arc(-0.2, z + 0.11, 0.165, 90, 270, 16) + arc(0.2, z + 0.085, 0.105, -90, 90, 16)
        prism(guard, 0.055, 'y', (0, R * 0.72, 0), plastic('#1d1f22', 0.5), 0.012, seg=4)
        tube(
            [(-0.11, 0, z + 0.24), (0.03, 0, z + 0.3), (0.06, -0.03, z + 0.1), (0.06, -0.05, z - 0.04)],
            0.009,
            copper(),
            0.06,
        )
    else:
        k = R / 0.135
        with group((-0.02, 0, z), scale=k**0.6):
            rbox((0.12, 0.13, 0.13), 0.025, 'x', (-0.07, 0, 0.068), iron, 0.008)
            _finned_barrel((-0.07, 0, 0.11), 0.11, 0.125, iron)
            _air_filter((-0.1, -0.035, 0.205), 0.033, '-y')
            lathe([(0, 0), (0.062, 0), (0.075, 0.015), (0.075, 0.04), (0, 0.04)], (-0.125, 0, 0.075), '-x', black)
            _motor((0.075, 0, 0.078), 0.072, 0.17, paint('#2a2e33'))
            rbox((0.11, 0.085, 0.05), 0.012, 'z', (0.07, 0, 0.165), black, 0.008)
            label(logo if not logo.endswith('dark') else 'msw', 0.08, 0.0151, (0.07, -0.0433, 0.166))
            cyl(0.014, 0.006, (-0.07, -0.067, 0.05), '-y', gloss('sightglass', '#c58a1c'))
            ring(0.015, 0.003, (-0.07, -0.067, 0.05), '-y', brass())
            tube(
                [(-0.07, 0.05, 0.2), (-0.07, 0.1, 0.2), (0.03, 0.11, 0.12), (0.03, 0.09, -0.04)], 0.007, copper(), 0.04
            )
    # push handle over the feet
    grip_x, up = L / 2 - 0.01, top + (0.24 if belt else 0.17) * (R / 0.135) ** 0.5
    out = grip_x + 0.09
    for s in (-1, 1):
        tube(
            [(fx - 0.05, s * R * 0.7, top + 0.03), (grip_x - 0.02, s * R * 0.7, top + 0.05), (out, s * R * 0.7, up)],
            0.0105,
            body,
            0.06,
        )
    tube([(out, -R * 0.7, up - 0.002), (out + 0.001, R * 0.7, up - 0.002)], 0.0105, body, 0.02)
    cyl(0.016, R * 1.3, (out, 0, up - 0.002), '-y', rubber(), 0.005)
    _air_unit(deck * 0.5 - 0.13, -R * 0.98, top - 0.002)
    logo_w = min(0.3, L * 0.36)
    label(logo, logo_w, logo_w * 0.189, (-L * 0.1, -R - 0.0012, zc + 0.012))
    label('warn-hot', 0.085, 0.034, (L * 0.27, -R - 0.001, zc - 0.005))


def _grinding_side(s, r, x, shell, guard_only=False):
    """Wheel, guard, tool rest and spark shield on one side (s = -1 left, 1 right); x is the middle of the wheel."""
    w, black = r * 0.28, powder('#1c1e21')
    stone = material(f'stone{s}', '#8d9094' if s < 0 else '#b9bcbd', 0.95, grain=0.8, grain_scale=320)
    with group((x, 0, 0)):
        lathe([(0.012, -w / 2), (r, -w / 2), (r, w / 2), (0.012, w / 2)], axis='x', m=stone, n=96)
        for k in (-1, 1):
            cyl(r * 0.36, 0.006, (k * w * 0.52, 0, 0), 'x', steel(0.3))
        # guard: open at the front, from the rest to the shield
        outer, inner = arc(0, 0, r * 1.16, -152, 126, 40), arc(0, 0, r * 1.1, 126, -152, 40)
        prism(outer + inner, w + 0.022, 'x', (0, 0, 0), shell, 0.001)
        for k in (-1, 1):
            disc = outer + [(-r * 0.5, r * 0.62), (-r * 0.42, 0), (-r * 0.62, -r * 0.5)]
            prism(disc, 0.004, 'x', (k * (w / 2 + 0.013), 0, 0), shell, 0.001)
        cap = s * (w / 2 + 0.016)
        cyl(r * 0.5, 0.008, (cap, 0, 0), 'x', shell, 0.003)
        for a in (30, 150, 270):
            c, t = math.cos(math.radians(a)), math.sin(math.radians(a))
            screw((cap, r * 0.88 * c, r * 0.88 * t if a != 270 else -r * 0.5), 'x' if s > 0 else '-x', 0.0045)
        cyl(0.011, 0.014, (cap + s * 0.006, 0, 0), 'x', chrome(), n=6)
        # tool rest
        box((w + 0.045, 0.045, 0.006), (0, -r * 1.1 - 0.012, -r * 0.12), steel(0.3), 0.002)
        box((0.026, 0.05, 0.006), (0, -r * 1.02, -r * 0.32), steel(0.3), 0.002, rot=(-58, 0, 0))
        # spark shield with its rod and joint
        with group((0, -r * 0.98, r * 0.62), (28, 0, 0)):
            box((w + 0.05, 0.003, r * 0.72), (0, -0.012, r * 0.1), glass('#dff0ea'), 0.001)
            for k in (-1, 1):
                box((0.005, 0.006, r * 0.74), (k * (w / 2 + 0.026), -0.012, r * 0.1), black, 0.001)
            box((w + 0.056, 0.008, 0.008), (0, -0.012, r * 0.46), black, 0.002)
        rod((0, -r * 1.2 - 0.01, r * 1.02), (0, -r * 0.5, r * 1.17), 0.0045, chrome())
        cyl(0.012, 0.024, (0, -r * 0.56, r * 1.15), 'x', plastic('#17181a'), n=24)


def benchgrinder(disc=0.15, belt=False, colour='#3c4249', logo='msw'):
    """Bench grinder; with a belt, the left disc makes way for an upright belt sander."""
    r, shell, base = disc / 2, hammered(colour), powder('#202327')
    zc, body, half = r * 1.16 + 0.11, r * 0.92, r * 1.25
    accent = plastic('#b3191c', 0.4)
    # foot with switch
    prism(
        [
            (-0.105, 0),
            (0.105, 0),
            (0.1, 0.03),
            (0.062, 0.055),
            (0.052, zc - body * 0.6),
            (-0.052, zc - body * 0.6),
            (-0.062, 0.055),
            (-0.1, 0.03),
        ],
        0.13,
        'y',
        (0, 0, 0.012),
        base,
        0.01,
        seg=4,
    )
    for x in (-1, 1):
        for y in (-1, 1):
            foot((x * 0.082, y * 0.045, 0), 0.016, 0.014)
    rbox((0.05, 0.006, 0.062), 0.008, 'y', (0.0, -0.068, 0.068), plastic('#101112'), 0.002)
    box((0.034, 0.012, 0.022), (0, -0.073, 0.08), plastic('#1f9d4c', 0.35), 0.004)
    box((0.034, 0.016, 0.022), (0, -0.074, 0.055), plastic('#c4161c', 0.35), 0.004)
    # motor
    lathe(
        [(0, -half)]
        + arc(body - 0.02, -half + 0.02, 0.02, -90, 0)
        + arc(body - 0.02, half - 0.02, 0.02, 0, 90)
        + [(0, half)],
        (0, 0, zc),
        'x',
        shell,
        96,
    )
    for k in (-1, 1):
        ring(body + 0.0005, 0.003, (k * half * 0.55, 0, zc), 'x', base)
        for i in range(10):
            with group((k * (half + 0.0005), 0, zc), (i * 36, 0, 0)):
                box((0.002, 0.006, body * 0.3), (0, 0, body * 0.72), dark(), 0.0005)
        lathe([(body * 0.55, 0), (0.025, r * 0.35), (0.02, r * 0.6)], (k * half, 0, zc), 'x' if k > 0 else '-x', shell)
    rbox((half * 0.92, 0.004, body * 0.52), 0.008, 'y', (0, -body - 0.0002, zc), plastic('#15171a'), 0.001)
    label(logo, half * 0.8, half * 0.151, (0, -body - 0.0028, zc))
    label('warn-eyes', 0.06, 0.024, (0, -0.0656, 0.115))
    reach = half + r * 0.62
    rod((-reach, 0, zc), (reach, 0, zc), 0.011, chrome())
    with group((0, 0, zc)):
        _grinding_side(1, r, reach, shell)
        if not belt:
            _grinding_side(-1, r, -reach, shell)
    if belt:
        sand = material('abrasive', '#7c4a33', 0.95, grain=0.9, grain_scale=500)
        with group((-reach - 0.005, 0, zc), (-32, 0, 0)):
            length, low, w = r * 3.3, r * 0.62, 0.05
            loop = arc(0, 0, low, 180, 360, 24) + arc(0, length, low * 0.55, 0, 180, 20)
            prism(loop, w, 'x', (0, 0, 0), sand, 0.001)
            side = arc(0, 0, low * 0.8, 180, 360, 20) + arc(0, length, low * 0.42, 0, 180, 16)
            for k in (-1, 1):
                prism(side, 0.006, 'x', (k * (w / 2 + 0.004), 0, 0), steel(0.3), 0.002)
            housing = [
                (low * 0.35, -low * 1.35),
                (low * 1.55, -low * 0.7),
                (low * 1.45, length * 0.78),
                (low * 0.72, length * 0.9),
                (low * 0.9, 0),
            ]
            prism(housing, w + 0.018, 'x', (0, 0, 0), shell, 0.005)
            prism(arc(0, 0, low * 1.4, 150, 390, 28), 0.006, 'x', (-w / 2 - 0.012, 0, 0), shell, 0.002)
            cyl(0.016, 0.012, (-w / 2 - 0.018, 0, 0), 'x', chrome(), n=6)
            cyl(0.012, 0.02, (-w / 2 - 0.012, 0, length), 'x', chrome(), n=6)
            knob((-w / 2 - 0.012, low * 0.9, length * 0.6), 0.017, 0.022, '-x', accent)
            box((w + 0.04, 0.06, 0.006), (0, -low - 0.034, length * 0.22), steel(0.3), 0.002, rot=(32, 0, 0))
            box((0.006, 0.05, 0.04), (w / 2 + 0.012, -low - 0.01, length * 0.2), steel(0.3), 0.002, rot=(32, 0, 0))
    mains_lead(0.04, 0.06, 0.04)


def press(tonnes=12, colour='#174a94', pump=False, logo='msw'):
    """Workshop press: H-frame, adjustable bed, hydraulic ram; pump puts a hand pump with gauge on the right post."""
    k = {12: 1, 20: 1.18, 50: 1.45}[tonnes]
    (W, H), black = {12: (0.58, 1.28), 20: (0.68, 1.48), 50: (0.88, 1.72)}[tonnes], powder('#1c1f22')
    main, bare, bright = paint(colour, 0.33), steel(0.34), chrome()
    u, d, t = 0.075 * k, 0.12 * k, 0.007 * k
    head = 0.13 * k
    for s in (-1, 1):
        x = s * (W / 2 - u / 2)
        # channel section, open outwards, with its row of holes
        box((t, d, H), (x - s * (u / 2 - t / 2), 0, H / 2 + 0.05), main, 0.002)
        for y in (-1, 1):
            box((u, t, H), (x, y * (d - t) / 2, H / 2 + 0.05), main, 0.002)
        count = int((H * 0.6) / 0.11)
        for i in range(count):
            for y in (-1, 1):
                cyl(0.015 * k, 0.0016, (x, y * d / 2, 0.2 + i * 0.11), '-y', dark(), 0.0003)
        # feet: angle iron along Y, braces
        box((u * 1.05, 0.56 * k**0.6, t), (x, 0, 0.05), main, 0.002)
        box((t, 0.56 * k**0.6, 0.05), (x + s * u * 0.5, 0, 0.028), main, 0.002)
        for y in (-1, 1):
            foot_y = y * 0.24 * k**0.6
            rod((x, foot_y, 0.055), (x, y * d / 2, 0.34 * k**0.5), 0.01 * k, main)
            cyl(0.008 * k, 0.008, (x, foot_y * 1.06, 0.058), 'z', bright, n=6)
    box((W - 2 * u, t, 0.09 * k), (0, 0, 0.1), main, 0.002)
    # head
    for y in (-1, 1):
        box((W + 0.012, t, head), (0, y * (d + t) / 2, H + 0.05 - head / 2), main, 0.003)
        for s in (-1, 1):
            for z in (-0.28, 0.28):
                cyl(
                    0.012 * k,
                    0.009,
                    (s * (W / 2 - u / 2), y * (d / 2 + t + 0.004), H + 0.05 - head * (0.5 + z)),
                    '-y',
                    bright,
                    n=6,
                )
    box((W - 2 * t, d, t), (0, 0, H + 0.05 - t / 2), main, 0.002)
    front = -d / 2 - t - 0.0009
    label(logo, 0.24 * k**0.5, 0.0453 * k**0.5, (0, front, H + 0.05 - head * 0.46))
    label(plate('force'), 0.09 * k, 0.06 * k, (W / 2 - u * 1.9, front, H + 0.05 - head * 0.5))
    label('warn-press', 0.1, 0.04, (-W / 2 + u * 1.75, front, H + 0.05 - head * 0.5))
    # ram: cylinder under the head, pressing plate on two rods with springs
    top, bed = H + 0.05 - head, 0.2 + 0.11 * 3 + (0.11 if tonnes > 12 else 0)
    ram = 0.046 * k
    cyl(ram * 1.25, 0.05, (0, 0, top - 0.025), 'z', black, 0.006)
    cyl(ram, 0.2 * k, (0, 0, top - 0.1 * k), 'z', powder('#b3161b' if tonnes == 12 else '#2a2e33'), 0.008)
    cyl(ram * 1.1, 0.02, (0, 0, top - 0.2 * k), 'z', black, 0.004)
    ram_low = top - 0.2 * k - 0.16
    cyl(ram * 0.55, 0.2, (0, 0, ram_low + 0.09), 'z', bright)
    cyl(ram * 0.8, 0.05, (0, 0, ram_low), 'z', bare, 0.006)
    sole = top - 0.2 * k - 0.055
    rbox((W - 2 * u - 0.03, 0.075 * k, 0.022), 0.008, 'z', (0, 0, sole), main, 0.003)
    for s in (-1, 1):
        x = s * (W / 2 - u - 0.055)
        coil = [
            (x + 0.013 * math.cos(a), 0.013 * math.sin(a), sole + 0.012 + (top - sole - 0.012) * i / 150)
            for i, a in ((i, i * 0.62) for i in range(151))
        ]
        wires([coil], 0.0028, bright)
    # bed on two pins, with V-blocks
    for y in (-1, 1):
        box((W + 0.05, t * 1.3, 0.09 * k), (0, y * (d / 2 + t * 1.2), bed), main, 0.003)
        box((W + 0.05, 0.026 * k, t), (0, y * (d / 2 + t * 1.2 + 0.014 * k), bed + 0.045 * k), main, 0.002)
    for s in (-1, 1):
        x = s * (W / 2 - u / 2)
        rod((x, -d / 2 - 0.06, bed - 0.06 * k), (x, d / 2 + 0.05, bed - 0.06 * k), 0.0135 * k, bright)
        cyl(0.02 * k, 0.008, (x, -d / 2 - 0.055, bed - 0.06 * k), '-y', bright)
        block = [(-0.07, 0), (0.07, 0), (0.07, 0.05), (0.028, 0.05), (0, 0.02), (-0.028, 0.05), (-0.07, 0.05)]
        section = [(a * k**0.5, b * k**0.5) for a, b in block]
        prism(section, d + 0.07, 'y', (s * 0.085 * k, 0, bed + 0.049 * k), bare, 0.003)
    # pump
    if not pump:
        with group((W / 2 - u - 0.13, -d / 2 - 0.012, top - 0.055)):
            box((0.07, 0.06, 0.07), (0, 0, 0), powder('#b3161b'), 0.008)
            rod((0, -0.03, 0), (0.07, -0.3, 0.12), 0.0125, bright)
            rod((0.045, -0.2, 0.078), (0.07, -0.3, 0.122), 0.017, rubber())
            tube([(-0.02, 0.02, 0), (-0.09, 0.03, 0.0), (-0.12, 0.05, 0)], 0.008, bright, 0.03)
    else:
        px = W / 2 + 0.03
        with group((px + 0.04, 0, H * 0.66)):
            box((0.012, d + 0.02, 0.26), (-0.06, 0, 0), main, 0.003)
            rbox((0.11, 0.13, 0.2), 0.016, 'z', (0.01, 0, -0.01), powder('#2a2e33'), 0.008)
            label(logo, 0.09, 0.017, (0.01, -0.0655, -0.04))
            cyl(0.022, 0.05, (0.01, -0.04, 0.11), 'z', bright)
            box((0.03, 0.08, 0.03), (0.01, -0.03, 0.145), main, 0.004)
            rod((0.01, -0.06, 0.145), (0.03, -0.42, 0.27), 0.0125, bright)
            rod((0.024, -0.31, 0.232), (0.03, -0.43, 0.273), 0.017, rubber())
            knob((0.04, -0.066, 0.045), 0.016, 0.02, m=plastic('#c4161c'))
            tube(
                [
                    (0.01, 0.03, 0.09),
                    (0.01, 0.04, H * 0.34 + 0.06),
                    (-px + 0.02, 0.03, H * 0.34 + 0.07),
                    (-px - 0.04, 0, H * 0.34 - head * 0.4),
                ],
                0.009,
                rubber(),
                0.09,
            )
        cyl(0.008, 0.05, (0.0, -d * 0.2, H + 0.06), 'z', brass())
    if tonnes > 12:
        with group((-0.0 if pump else -W * 0.28, -d / 2 - t + 0.004, H + 0.05 + 0.05)):
            cyl(0.008, 0.05, (0, 0.02, -0.04), 'z', brass())
            cyl(0.05, 0.022, (0, 0.024, 0.02), '-y', powder('#1c1f22'))
            _gauge((0, 0.013, 0.02), 0.048, 'gauge-press')


def _spanner(p, length, rotz=0):
    r = length * 0.09
    metal = chrome()
    with group(p, (0, 0, rotz)):
        rbox((length * 0.8, length * 0.07, 0.005), length * 0.03, 'z', (0, 0, 0), metal, 0.001)
        ring(r * 0.72, r * 0.36, (-length * 0.45, 0, 0), 'z', metal)
        prism(
            arc(0, 0, r * 1.15, 40, 320, 20) + [(r * 0.1, -r * 0.5), (-r * 0.25, 0), (r * 0.1, r * 0.5)],
            0.007,
            'z',
            (length * 0.46, 0, 0),
            metal,
            0.001,
        )


def _screwdriver(p, length, colour, rotz=0):
    with group(p, (0, 0, rotz)):
        grip = [(0, 0), (0.011, 0.002), (0.0145, 0.02), (0.013, 0.06), (0.0145, 0.085), (0.008, 0.1), (0, 0.1)]
        lathe(grip, axis='-x', m=plastic(colour, 0.3), wave=0.05, waves=6)
        rod((0, 0, 0), (length, 0, 0), 0.003, chrome())


def toolcart(drawers=7, size=(0.75, 0.475, 0.965), colour='#b3161b', open_top=False, pulled=2, logo='msw'):
    """Tool trolley with full-width drawers; an open one has a tray above and a shelf below. pulled: drawer drawn out."""
    W, D, H = size[0] - 0.09, size[1] - 0.035, size[2] + 0.015  # without the push bar, the rims and the mat
    shell, face, black, rail = (
        paint(colour, 0.3),
        paint(colour, 0.28),
        plastic('#17191b', 0.5),
        material('alurail', '#c3c7ca', 0.3, 0.95),
    )
    low, top = 0.135, H - 0.06
    floor = low if not open_top else top - 0.02 - 0.09 * drawers
    for x in (-1, 1):
        for y in (-1, 1):
            castor((x * (W / 2 - 0.07), y * (D / 2 - 0.07), 0), 0.06, rotz=25 * x if y < 0 else -50)
    bumper = plastic('#17191b', 0.55)
    rbox((W + 0.02, D + 0.02, 0.03), 0.03, 'z', (0, 0, low - 0.005), bumper, 0.006)
    # carcass
    body = top - floor
    for s in (-1, 1):
        box((0.012, D, body), (s * (W / 2 - 0.006), 0, floor + body / 2), shell, 0.003)
        if not open_top:
            for i in range(12):
                for j in range(7):
                    cyl(
                        0.006,
                        0.0014,
                        (s * (W / 2 + 0.0001), (j - 3) * 0.045, floor + 0.14 + i * 0.045),
                        'x',
                        dark(),
                        0.0003,
                        n=16,
                    )
    box((W, 0.008, body), (0, D / 2 - 0.004, floor + body / 2), shell, 0.002)
    box((W, D, 0.012), (0, 0, floor + 0.006), shell, 0.003)
    box((W, D, 0.01), (0, 0, top - 0.005), shell, 0.002)
    box((W - 0.03, D - 0.04, body - 0.02), (0, 0.015, floor + body / 2), dark(), 0)
    if open_top:
        for x in (-1, 1):
            for y in (-1, 1):
                box(
                    (0.035, 0.035, floor - low),
                    (x * (W / 2 - 0.018), y * (D / 2 - 0.018), (floor + low) / 2),
                    shell,
                    0.004,
                )
        box((W, D, 0.012), (0, 0, low + 0.016), shell, 0.003)
        for y in (-1, 1):
            box((W, 0.01, 0.06), (0, y * (D / 2 - 0.005), low + 0.045), shell, 0.003)
        for x in (-1, 1):
            box((0.01, D, 0.06), (x * (W / 2 - 0.005), 0, low + 0.045), shell, 0.003)
    # drawers: small ones above, large ones below
    weights = [1] * (drawers - 2) + [1.55, 2.1] if drawers > 4 else [1] * (drawers - 1) + [1.4]
    unit = (body - 0.02) / sum(weights)
    z = top - 0.01
    for i, weight in enumerate(weights):
        h = unit * weight
        out = 0.2 if i == pulled else 0
        with group((0, -out, z - h / 2)):
            rbox((W - 0.03, 0.016, h - 0.006), 0.004, 'y', (0, -D / 2 - 0.002, 0), face, 0.003)
            box((W - 0.03, 0.02, 0.016), (0, -D / 2 - 0.016, h / 2 - 0.013), rail, 0.005)
            box((W - 0.03, 0.006, 0.008), (0, -D / 2 - 0.024, h / 2 - 0.022), rail, 0.002)
            if out:
                box((W - 0.05, out + 0.1, 0.004), (0, -D / 2 + out / 2 + 0.05, -h / 2 + 0.012), face, 0.001)
                for s in (-1, 1):
                    box((0.004, out + 0.1, h - 0.016), (s * (W / 2 - 0.028), -D / 2 + out / 2 + 0.05, 0), face, 0.001)
                    box((0.008, out + 0.1, 0.012), (s * (W / 2 - 0.02), -D / 2 + out / 2 + 0.05, 0), steel(0.3), 0.001)
                foam_z = -h / 2 + 0.03
                box(
                    (W - 0.065, out, 0.03),
                    (0, -D / 2 + out / 2 + 0.006, foam_z - 0.01),
                    material('foam inlay', '#1d2023', 0.9, grain=0.3),
                    0.004,
                )
                for j in range(9):
                    _spanner((-0.24 + j * 0.034, -D / 2 + out * 0.53, foam_z + 0.008), 0.15 - j * 0.008, 90)
                for j, tint in enumerate(('#b3191c', '#b3191c', '#efb310', '#174a94')):
                    _screwdriver((0.13, -D / 2 + 0.045 + j * 0.037, foam_z + 0.012), 0.1 - j * 0.01, tint, 0)
        z -= h
    label(logo, 0.17, 0.0321, (0, -D / 2 - 0.0107, floor + 0.01 + unit * weights[-1] * 0.42))
    cyl(0.012, 0.008, (W / 2 - 0.028, -D / 2 - 0.006, top + 0.018), '-y', chrome())
    # top: moulded tray with mat
    rbox((W + 0.03, D + 0.035, 0.045), 0.035, 'z', (0, 0, top + 0.02), black, 0.01)
    if open_top:
        for y in (-1, 1):
            box((W + 0.02, 0.012, 0.09), (0, y * (D / 2 + 0.006), top + 0.07), shell, 0.004)
        for x in (-1, 1):
            box((0.012, D + 0.02, 0.09), (x * (W / 2 + 0.006), 0, top + 0.07), shell, 0.004)
        label(plate('load'), 0.1, 0.04, (W * 0.32, -D / 2 - 0.0128, top + 0.07))
        for j in range(5):
            lathe([(0.013, 0), (0.013, 0.1), (0.0, 0.1)], (-0.2 + j * 0.07, 0.1, top + 0.045), m=chrome())
        rbox((0.24, 0.14, 0.1), 0.02, 'z', (0.17, 0.08, top + 0.09), plastic('#efb310'), 0.006)
        handle((0.1, 0.08, top + 0.14), (0.24, 0.08, top + 0.14), (0, 0, 0.045), 0.008, black)
    else:
        rbox((W - 0.05, D - 0.05, 0.004), 0.02, 'z', (0, 0, top + 0.0435), rubber('#26282b'), 0.001)
        for j in range(12):
            box((W - 0.08, 0.004, 0.002), (0, -0.17 + j * 0.031, top + 0.046), rubber('#2f3236'), 0.0005)
    # push bar on the right
    px, pz = W / 2 + 0.012, top - 0.035
    for y in (-1, 1):
        box((0.02, 0.03, 0.05), (px - 0.008, y * (D / 2 - 0.06), pz), black, 0.006)
    tube(
        [
            (px, -D / 2 + 0.06, pz),
            (px + 0.065, -D / 2 + 0.06, pz),
            (px + 0.065, D / 2 - 0.06, pz),
            (px, D / 2 - 0.06, pz),
        ],
        0.0125,
        chrome(),
        0.04,
    )
    cyl(0.017, D - 0.2, (px + 0.065, 0, pz), '-y', rubber(), 0.005)


def _carton(s, p, rot, colour, image, w, h):
    with group(p, rot):
        box(s, (0, 0, s[2] / 2), material('box' + colour, colour, 0.6, grain=0.05), 0.0015)
        label(image, w, h, (0, 0, s[2] + 0.0004), 'top', rough=0.5)


def electrode(kind='rods', colour='#e8590c'):
    """Rod electrodes in and before their packet, or a spool of solid wire."""
    if kind == 'spool':
        shell, wire = plastic('#1a1c1e', 0.4), material('coppered wire', '#b5683a', 0.28, 0.95)
        with group((0, 0, 0.101), (-4, 0, 0)):
            for y in (-0.026, 0.026):
                profile = [(0.026, -0.002), (0.097, -0.002), (0.1, 0), (0.097, 0.002), (0.026, 0.002)]
                lathe(profile, (0, y, 0), '-y', shell, 128)
                for i in range(6):
                    with group((0, y, 0), (0, i * 60, 0)):
                        prism(
                            arc(0, 0, 0.088, 70, 110, 10) + arc(0, 0, 0.074, 110, 70, 10),
                            0.006,
                            'y',
                            (0, 0, 0),
                            plastic('#2a2d30', 0.5),
                            0.001,
                        )
                ring(0.0965, 0.003, (0, y, 0), '-y', shell)
            lathe([(0.026, -0.026), (0.055, -0.026), (0.055, 0.026), (0.026, 0.026)], axis='-y', m=shell)
            lathe([(0.025, -0.03), (0.03, -0.03), (0.03, 0.03), (0.025, 0.03)], axis='-y', m=shell)
            rows = 22
            profile = []
            for i in range(rows):
                y = -0.0235 + 0.047 * i / (rows - 1)
                profile += arc(0.0895, y, 0.00108, -80, 80, 4)
            lathe(profile, axis='-y', m=wire, n=128)
            cyl(0.058, 0.001, (0, -0.0288, 0), '-y', material('spool label', '#f2f2ee', 0.5), 0.0003)
            label(plate('packet'), 0.112, 0.112, (0, -0.0297, 0))
            cyl(0.025, 0.004, (0, -0.0296, 0), '-y', dark(), 0.0005)
            tube(
                [(0.06, -0.0, 0.067), (0.1, -0.004, 0.03), (0.118, -0.01, -0.03), (0.112, -0.02, -0.07)],
                0.0006,
                wire,
                0.05,
            )
        return
    flux, core = material('flux', '#8f8679', 0.85, grain=0.5, grain_scale=900), chrome()
    _carton((0.36, 0.085, 0.03), (0, 0.06, 0), (0, 0, -4), colour, plate('packet'), 0.33, 0.0755)
    with group((0.0, 0.06, 0.03), (0, 0, 3)):
        _carton((0.36, 0.085, 0.03), (0, 0, 0), (0, 0, 0), colour, plate('packet'), 0.33, 0.0755)
    for i in range(13):
        layer, j = (0, i) if i < 8 else (1, i - 8)
        x0, y0 = -0.02 + (i * 37 % 11 - 5) * 0.0022, -0.035 - j * 0.0078 - layer * 0.008
        with group((x0, y0, 0.0032 + layer * 0.0056), (0, 0, (i * 29 % 7 - 3) * 0.8)):
            rod((-0.175, 0, 0), (0.145, 0, 0), 0.0029, flux)
            rod((0.14, 0, 0), (0.175, 0, 0), 0.0016, core)
            rod((-0.1765, 0, 0), (-0.175, 0, 0), 0.0022, material('arc tip', '#3a3632', 0.8))


def airhose(kind='spiral', colour='#1463c4', logo='msw'):
    """Spiral hose, hose reel or a set of quick couplings."""
    hose, metal = material('hose' + colour, colour, 0.28, coat=0.4), material('nickel', '#c4c2bb', 0.25, 1)

    def socket(p, axis='x'):
        with group(p, FACING[axis]):
            cyl(0.0095, 0.018, (0, 0, 0.008), m=brass(), n=6)
            body = [
                (0.008, 0.016),
                (0.0125, 0.018),
                (0.0125, 0.044),
                (0.0115, 0.05),
                (0.0065, 0.05),
                (0.006, 0.04),
                (0, 0.04),
            ]
            lathe(body, m=metal)
            ring(0.0128, 0.0012, (0, 0, 0.024), m=brass())
            ring(0.0128, 0.0009, (0, 0, 0.038), m=metal)

    def nipple(p, axis='x'):
        with group(p, FACING[axis]):
            cyl(0.0095, 0.014, (0, 0, 0.006), m=brass(), n=6)
            body = [
                (0.0055, 0.012),
                (0.0055, 0.022),
                (0.0075, 0.023),
                (0.0075, 0.027),
                (0.0048, 0.029),
                (0.0048, 0.036),
                (0.006, 0.037),
                (0.0055, 0.045),
                (0.003, 0.046),
                (0, 0.04),
            ]
            lathe(body, m=metal)

    if kind == 'spiral':
        turns, R, step = 26, 0.032, 0.0092
        coil, x0 = [], -turns * 0.0092 / 2
        for i in range(turns * 20 + 1):
            a = 2 * math.pi * i / 20
            coil.append((x0 + step * i / 20, R * math.sin(a), 0.036 + R * math.cos(a)))
        curve = wires([coil], 0.0042, hose)
        curve.data.bevel_resolution = 6
        x1 = -x0
        cable(
            [
                coil[0],
                (x0 - 0.004, 0.02, 0.068),
                (x0 - 0.03, 0.02, 0.05),
                (x0 - 0.05, -0.03, 0.012),
                (x0 - 0.02, -0.085, 0.012),
                (x0 + 0.04, -0.095, 0.012),
            ],
            0.0042,
            hose,
        )
        cable(
            [
                coil[-1],
                (x1 + 0.004, -0.02, 0.068),
                (x1 + 0.03, -0.02, 0.045),
                (x1 + 0.05, -0.05, 0.012),
                (x1 + 0.01, -0.09, 0.012),
                (x1 - 0.04, -0.1, 0.012),
            ],
            0.0042,
            hose,
        )
        for x, turned in ((x0 + 0.035, 0), (x1 - 0.035, 180)):
            with group((x, -0.095 if x < 0 else -0.0995, 0.0125), (0, 0, turned)):
                lathe([(0.0045, 0), (0.0075, 0.004), (0.0085, 0.03), (0.0, 0.032)], axis='x', m=rubber())
                (socket if x < 0 else nipple)((0.03, 0, 0))
        return
    if kind == 'reel':
        case, black = plastic(colour, 0.4), plastic('#1a1c1e', 0.5)
        with group((0, 0, 0.2)):
            for y in (-0.05, 0.05):
                rim = [
                    (0, 0.034),
                    (0.06, 0.038),
                    (0.07, 0.03),
                    (0.14, 0.026),
                    (0.155, 0.03),
                    (0.172, 0.02),
                    (0.176, 0.0),
                    (0.17, -0.012),
                    (0, -0.012),
                ]
                lathe(rim, (0, y, 0), '-y' if y < 0 else '+y', case, 128)
            cyl(0.155, 0.12, (0, 0, 0), '-y', dark())
            for i in range(5):
                ring(0.15, 0.0095, (0, -0.038 + i * 0.019, 0), '-y', rubber('#24272a'))
            cyl(0.05, 0.012, (0, -0.09, 0), '-y', black, 0.005)
            for i in range(6):
                a = math.radians(i * 60 + 30)
                screw((0.115 * math.cos(a), -0.0775, 0.115 * math.sin(a)), '-y', 0.006)
            label(logo, 0.075, 0.0142, (0, -0.0964, 0))
            # hose outlet with rollers, stopper and coupling
            box((0.06, 0.09, 0.05), (0.145, 0, -0.12), black, 0.01, rot=(0, 45, 0))
            cable(
                [
                    (0.13, 0, -0.10),
                    (0.17, 0, -0.13),
                    (0.19, -0.01, -0.16),
                    (0.2, -0.05, -0.19),
                    (0.17, -0.13, -0.191),
                    (0.06, -0.17, -0.191),
                ],
                0.0085,
                rubber('#24272a'),
            )
            lathe(
                [(0.012, 0), (0.024, 0.008), (0.024, 0.03), (0.012, 0.038)],
                (0.175, -0.01, -0.135),
                'z',
                plastic('#efb310'),
                rot=(0, 140, 0),
            )
            with group((0.07, -0.168, -0.1895), (0, 0, 20)):
                lathe([(0.0085, 0), (0.011, -0.004), (0.012, -0.03), (0, -0.03)], axis='x', m=brass())
                socket((-0.025, 0, 0), '-x')
        # wall bracket
        rbox((0.07, 0.14, 0.012), 0.01, 'z', (0, 0.0, 0.385), black, 0.003)
        for s in (-1, 1):
            box((0.05, 0.008, 0.2), (0, s * 0.093, 0.29), black, 0.003)
        box((0.11, 0.01, 0.22), (0, 0.13, 0.3), black, 0.004)
        box((0.07, 0.06, 0.012), (0, 0.1, 0.385), black, 0.003)
        tube([(-0.04, 0, 0.39), (-0.04, 0, 0.425), (0.04, 0, 0.425), (0.04, 0, 0.39)], 0.009, black, 0.02)
        return
    for i in range(4):
        x = -0.066 + i * 0.044
        with group((x, 0.03, 0)):
            socket((0, 0, 0.0), 'z')
        with group((x + 0.008, -0.022, 0.0085), (0, 0, -62)):
            nipple((-0.02, 0, 0))
    with group((-0.02, -0.075, 0.0125), (0, 0, -16)):
        nipple((-0.05, 0, 0))
        socket((0.0, 0, 0))
    lathe(
        [
            (0.004, 0),
            (0.0055, 0.001),
            (0.0045, 0.006),
            (0.006, 0.007),
            (0.0045, 0.013),
            (0.006, 0.014),
            (0.0045, 0.02),
            (0.009, 0.021),
            (0.009, 0.028),
            (0, 0.028),
        ],
        (0.062, -0.075, 0.009),
        'x',
        brass(),
    )
    lathe(
        [
            (0.004, 0),
            (0.0055, 0.001),
            (0.0045, 0.006),
            (0.006, 0.007),
            (0.0045, 0.013),
            (0.006, 0.014),
            (0.0045, 0.02),
            (0.009, 0.021),
            (0.009, 0.028),
            (0, 0.028),
        ],
        (-0.105, -0.06, 0.009),
        'x',
        brass(),
    )
