"""Bar stools, folding tables and treatment couches."""

import math

from materials import brass, chrome, leather, material, plastic, powder, rubber, steel, wood
from parts import arc, box, cable, cushion, cyl, group, label, lathe, prism, rbox, ring, rod, rrect, screw
from parts import tube, wires


def _shaped(part, move):
    """Moves every vertex of a part: move(x, y, z) returns its new place."""
    for vertex in part.data.vertices:
        vertex.co = move(*vertex.co)
    return part


def _velvet(colour):
    return material('velvet' + colour, colour, 0.78, grain=0.35, grain_scale=1400, coat=0.06)


def _industrial_seat(h, finish):
    """Screw stool: round wooden seat on a spindle between four bent legs."""
    iron, timber = powder(finish, 0.42), wood('#b9824c', '#8a5a30')
    seat = arc(0.158, -0.014, 0.01, -90, 0, 5) + arc(0.156, 0.006, 0.012, 0, 90, 6)
    lathe([(0, -0.024)] + seat + [(0.08, 0.0165), (0, 0.0145)], (0, 0, h), m=timber, n=96)
    lathe([(0, 0), (0.1, 0), (0.1, 0.006), (0, 0.006)], (0, 0, h - 0.03), m=iron)
    for k in range(4):
        a = math.radians(45 + 90 * k)
        screw((0.08 * math.cos(a), 0.08 * math.sin(a), h + 0.0155), 'z', 0.0065, chrome())
    thread = []
    for i in range(29):
        thread += [(0.0145, i * 0.008), (0.0118, i * 0.008 + 0.004)]
    lathe(thread, (0, 0, h - 0.26), m=steel(0.3), n=48)
    hub = h - 0.13
    cyl(0.03, 0.05, (0, 0, hub), 'z', iron, 0.004)
    cyl(0.023, 0.022, (0, 0, hub + 0.036), 'z', iron, 0.004, 6)
    for k in range(4):
        with group(rot=(0, 0, 45 + 90 * k)):
            top = [(0.02, 0, hub), (0.105, 0, hub - 0.004), (0.15, 0, hub - 0.09), (0.235, 0, 0.016)]
            tube(top, 0.0125, iron, 0.06)
            lathe([(0, 0), (0.024, 0), (0.024, 0.012), (0.0145, 0.03), (0, 0.03)], (0.2365, 0, 0), m=rubber(), n=32)
    for z, thickness in ((0.26, 0.0095), (hub - 0.17, 0.007)):
        ring(0.15 + 0.085 * (hub - 0.09 - z) / (hub - 0.106), thickness, (0, 0, z), 'z', iron)


def _velvet_seat(h, colour, metal):
    """Tub seat with a channelled back on four slender legs."""
    cover, frame = _velvet(colour), powder('#17181a', 0.36)
    lathe([(0, -0.05), (0.2, -0.05), (0.215, -0.03), (0.212, 0), (0, 0)], (0, 0, h), m=cover, n=96)
    cushion((0.41, 0.4, 0.1), (0, -0.01, h + 0.012), cover, e=0.8, ez=0.5)
    ring(0.213, 0.0035, (0, 0, h - 0.004), 'z', cover)
    count, r = 13, 0.213
    for i in range(count):
        a = math.radians(-14 + 208 * i / (count - 1))
        edge = abs(i - (count - 1) / 2) / ((count - 1) / 2)
        tall = 0.33 - 0.12 * edge**2.2
        with group((r * math.cos(a), r * math.sin(a), h + tall / 2 - 0.05), (0, 0, math.degrees(a) - 90)):
            with group(rot=(-7, 0, 0)):
                cushion((0.064 + 0.012, 0.06, tall), (0, 0, 0), cover, e=0.75, ez=0.3, n=36)
    rbox((0.3, 0.3, 0.018), 0.04, 'z', (0, 0, h - 0.058), frame, 0.004)
    corners = []
    z = h * 0.36
    for x, y in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        top, toe = (x * 0.125, y * 0.125, h - 0.06), (x * 0.205, y * 0.205, 0.004)
        rod(top, toe, 0.0125, frame)
        low = tuple(b + (a - b) * 0.14 for a, b in zip(top, toe))
        rod(low, toe, 0.0135, metal)
        share = z / (h - 0.06)
        corners.append(tuple(b + (a - b) * share for a, b in zip(top, toe)))
    tube(corners, 0.0105, metal, 0.012, True)


def _gas_lift(h, base):
    """Five-star base on castors with a gas spring."""
    metal, black = chrome(), plastic('#141516')
    lathe([(0, 0.075), (0.04, 0.075), (0.042, 0.09), (0.036, 0.125), (0.03, 0.135), (0, 0.135)], m=base)
    for k in range(5):
        with group(rot=(0, 0, 72 * k + 20)):
            spoke = [(0.02, 0.08), (0.27, 0.068), (0.285, 0.078), (0.283, 0.09), (0.03, 0.128)]
            prism(spoke, 0.036, 'y', (0, 0, 0), base, 0.006, seg=3)
            for s in (-1, 1):
                cyl(0.026, 0.019, (0.268, s * 0.014, 0.026), '-y', black, 0.006)
            cyl(0.0285, 0.012, (0.268, 0, 0.029), '-y', black, 0.004)
            cyl(0.007, 0.03, (0.268, 0, 0.062), 'z', metal)
    cyl(0.027, 0.22, (0, 0, 0.22), 'z', black, 0.004)
    cyl(0.0145, h - 0.34, (0, 0, h / 2 + 0.12), 'z', metal)


def _saddle_seat(h, colour):
    """Saddle on a gas-lift base."""
    metal, black = chrome(), plastic('#141516')
    _gas_lift(h, metal)
    rbox((0.16, 0.2, 0.022), 0.03, 'z', (0, 0, h - 0.062), black, 0.004)
    tube([(0.05, 0, h - 0.075), (0.15, -0.01, h - 0.08), (0.225, -0.02, h - 0.085)], 0.005, metal, 0.02)
    cyl(0.009, 0.05, (0.235, -0.021, h - 0.0855), 'x', black)

    def saddle(x, y, z):
        taper = 1 - 0.34 * max(0, -y / 0.2) ** 1.4
        return x * taper, y, z - 1.5 * x * x + (0.6 if y < 0 else 1.7) * y * y

    _shaped(cushion((0.4, 0.4, 0.11), m=leather(colour), e=0.62, ez=0.6), saddle).location.z = h
    shell = _shaped(cushion((0.385, 0.385, 0.05), m=black, e=0.62, ez=0.5), saddle)
    shell.location.z = h - 0.034


def _low_back_seat(h, colour):
    """Moulded square seat with a low wrapped back on a round foot."""
    metal, cover = powder('#17181a', 0.32), leather(colour)
    foot = [(0, 0), (0.2, 0), (0.205, 0.004), (0.195, 0.01), (0.06, 0.022), (0.036, 0.04), (0.031, 0.06), (0, 0.06)]
    lathe(foot, m=metal, n=96)
    cyl(0.029, h * 0.55, (0, 0, 0.05 + h * 0.27), 'z', metal)
    cyl(0.021, h * 0.4, (0, 0, h * 0.75), 'z', plastic('#141516', 0.3))
    ring_z = h * 0.38
    bar = [
        (0.03, 0, ring_z),
        (0.15, -0.03, ring_z),
        (0.15, -0.2, ring_z),
        (-0.15, -0.2, ring_z),
        (-0.15, -0.03, ring_z),
    ]
    tube(bar + [(-0.03, 0, ring_z)], 0.011, metal, 0.06)
    cyl(0.036, 0.05, (0, 0, ring_z), 'z', metal)
    rbox((0.2, 0.2, 0.012), 0.03, 'z', (0, 0, h - 0.05), metal, 0.003)
    tube([(0.06, 0, h - 0.06), (0.17, -0.03, h - 0.064), (0.23, -0.04, h - 0.068)], 0.005, chrome(), 0.02)
    cushion((0.43, 0.41, 0.1), (0, -0.005, h), cover, e=0.3, ez=0.5)

    def wrapped(x, y, z):
        a = x / 0.215
        lean = 0.16 * (z + 0.11)
        return 0.215 * math.sin(a), y - 0.2 + 0.4 * math.cos(a) ** 0.75 * 0.99 + lean * math.cos(a), z

    back = cushion((0.66, 0.055, 0.24), m=cover, e=0.35, ez=0.4, n=120)
    _shaped(back, wrapped).location.z = h + 0.1


def barstool(kind='industrial', height=0.72, colour='#3f5b4c'):
    """Bar stool: industrial, velvet, saddle or lowback."""
    if kind == 'industrial':
        _industrial_seat(height, colour)
    elif kind == 'velvet':
        _velvet_seat(height, colour, brass())
    elif kind == 'saddle':
        _saddle_seat(height, colour)
    else:
        _low_back_seat(height, colour)


def _blown_plastic():
    """Hard polyethylene with the fine leather grain of its mould."""
    return material('blown', '#d3d7d8', 0.46, grain=0.5, grain_scale=260, vary=0.03, speckle=('#dde0e0', 300))


def _blown_top(w, d, h, shell, fold):
    """Table top of blow-moulded plastic with its rim; a fold runs across the middle."""
    halves = ((-w / 4, w / 2 - 0.003), (w / 4, w / 2 - 0.003)) if fold else ((0, w),)
    for x, wide in halves:
        rbox((wide, d, 0.026), 0.035, 'z', (x, 0, h - 0.013), shell, 0.009)
        rbox((wide - 0.004, d - 0.004, 0.02), 0.03, 'z', (x, 0, h - 0.032), shell, 0.006)
        bead = [(x + u, v, h - 0.0004) for u, v in rrect(wide - 0.05, d - 0.05, 0.03, 6)]
        wires([bead], 0.0022, shell, closed=True)


def _folding_leg(x, d, h, m, turn):
    """Welded U leg with a cross bar and a brace towards the middle; turn is the side of the table."""
    y, lean = d / 2 - 0.09, 0.05 * turn
    for s in (-1, 1):
        tube([(x, s * (y - 0.1), h - 0.05), (x, s * y, h - 0.09), (x + lean, s * y, 0.012)], 0.0135, m, 0.05)
        cyl(0.0165, 0.035, (x + lean, s * y, 0.0175), 'z', rubber())
    rod((x, -y + 0.1, h - 0.05), (x, y - 0.1, h - 0.05), 0.0135, m)
    z = h * 0.42
    rod((x + lean * 0.6, -y, z), (x + lean * 0.6, y, z), 0.0105, m)
    for s in (-1, 1):
        rod(
            (x + lean * 0.3, s * (y - 0.012) * 0.35, h * 0.6 + 0.09), (x - turn * 0.26, s * y * 0.2, h - 0.05), 0.008, m
        )
    rod((x + lean * 0.3, -y, h * 0.6 + 0.09), (x + lean * 0.3, y, h * 0.6 + 0.09), 0.0085, m)


def _folding(w, d, h, fold, leg):
    shell = _blown_plastic()
    _blown_top(w, d, h, shell, fold)
    for s in (-1, 1):
        rod((-w / 2 + 0.06, s * (d / 2 - 0.1), h - 0.048), (w / 2 - 0.06, s * (d / 2 - 0.1), h - 0.048), 0.011, leg)
        _folding_leg(s * (w / 2 - 0.19), d, h, leg, s)
    if fold:
        handle = [(-0.06, -d / 2 + 0.004, h - 0.03), (-0.06, -d / 2 - 0.02, h - 0.03)]
        tube(
            handle + [(0.06, -d / 2 - 0.02, h - 0.03), (0.06, -d / 2 + 0.004, h - 0.03)],
            0.007,
            plastic('#2a2d30'),
            0.012,
        )
        for s in (-1, 1):
            rbox((0.05, 0.008, 0.026), 0.006, 'y', (s * 0.16, -d / 2 - 0.002, h - 0.03), plastic('#2a2d30'), 0.002)


def foldingtable(kind='rectangular', size=1.8, frame='#5f666c'):
    """Folding table of white plastic: rectangular, round, or a set with two benches."""
    leg = powder(frame, 0.4)
    if kind == 'round':
        shell, r, h = _blown_plastic(), size / 2, 0.74
        for s in (-1, 1):
            half = [(s * (0.002 + u), v) for u, v in arc(0, 0, r, -90, 90, 64)]
            inner = [(s * (0.002 + u), v) for u, v in arc(0, 0, r - 0.006, -90, 90, 64)]
            prism(half, 0.026, 'z', (0, 0, h - 0.013), shell, 0.008, seg=4)
            prism(inner, 0.022, 'z', (0, 0, h - 0.034), shell, 0.004)
            bead = [(s * (0.025 + u), v, h - 0.0004) for u, v in arc(0, 0, r - 0.04, -90, 90, 64)]
            wires([bead], 0.0022, shell, closed=True)
            rod((-r * 0.72, s * 0.3, h - 0.05), (r * 0.72, s * 0.3, h - 0.05), 0.011, leg)
            _folding_leg(s * r * 0.6, 0.95, h, leg, s)
        for s in (-1, 1):
            rbox((0.05, 0.008, 0.024), 0.006, 'y', (s * 0.1, -r + 0.006, h - 0.02), plastic('#2a2d30'), 0.002)
        return
    if kind == 'set':
        _folding(size, 0.72, 0.74, True, leg)
        for s in (-1, 1):
            with group((0, s * 0.72, 0)):
                _folding(size, 0.28, 0.44, True, leg)
        return
    _folding(size, 0.75, 0.74, True, leg)


def _pad(s, p, cover, thick=0.07, r=0.05):
    """Flat upholstery with piping around its upper edge."""
    x, y, z = p
    rbox((s[0], s[1], thick), r, 'z', (x, y, z + thick / 2), cover, 0.024)
    seam = [(x + u, y + v, z + 0.016) for u, v in rrect(s[0] + 0.0005, s[1] + 0.0005, r, 6)]
    wires([seam], 0.0024, cover, closed=True)


def _cradle(x, z, cover, m):
    """Horseshoe face rest at the head end, on two rods."""
    for s in (-1, 1):
        rod((x + 0.03, s * 0.07, z), (x - 0.16, s * 0.07, z + 0.01), 0.008, m)
    box((0.2, 0.2, 0.014), (x - 0.18, 0, z + 0.02), plastic('#1c1e20'), 0.006)
    bow = [(x - 0.27, -0.085, z + 0.06), (x - 0.1, -0.1, z + 0.06), (x - 0.06, 0, z + 0.06)]
    bow += [(x - 0.1, 0.1, z + 0.06), (x - 0.27, 0.085, z + 0.06)]
    tube(bow, 0.043, cover, 0.1)
    for s in (-1, 1):
        lathe(
            [(0, -0.043), (0.03, -0.031), (0.043, 0), (0.03, 0.031), (0, 0.043)],
            (x - 0.27, s * 0.085, z + 0.06),
            m=cover,
        )


def _portable(colour, aluminium, raised):
    L, W, h = 1.86, 0.68, 0.62
    cover = leather(colour)
    frame = material('bright aluminium', '#c6cacd', 0.33, 0.9) if aluminium else wood('#d2a468', '#b07f47')
    sections = [(-L / 4, L / 2 - 0.003), (L / 4, L / 2 - 0.003)] if not raised else [(0.16, 1.22)]
    for x, wide in sections:
        for s in (-1, 1):
            rbox((wide, 0.024, 0.075), 0.006, 'x', (x, s * (W / 2 - 0.022), h - 0.04), frame, 0.003)
        for e in (-1, 1):
            rbox((0.024, W - 0.05, 0.075), 0.006, 'y', (x + e * (wide / 2 - 0.012), 0, h - 0.04), frame, 0.003)
        _pad((wide, W), (x, 0, h), cover)
    head = -L / 2
    if raised:
        with group((-0.45, 0, h), (0, 33, 0)):
            _pad((0.5, W), (-0.252, 0, 0), cover)
            for s in (-1, 1):
                rbox((0.48, 0.024, 0.04), 0.006, 'x', (-0.252, s * (W / 2 - 0.03), -0.022), frame, 0.003)
            with group((-0.5, 0, 0)):
                _cradle(0, -0.03, cover, chrome())
        for s in (-1, 1):
            rod((-0.3, s * (W / 2 - 0.05), h - 0.05), (-0.68, s * (W / 2 - 0.05), h + 0.13), 0.008, chrome())
    else:
        _cradle(head, h + 0.0, cover, chrome())
        for s in (-1, 1):
            rbox((0.05, 0.006, 0.035), 0.006, 'y', (0, s * (W / 2 - 0.008), h - 0.03), chrome(), 0.002)
    label('physa_light' if colour < '#777777' else 'physa', 0.15, 0.0283, (0.45, -W / 2 - 0.001, h + 0.034))
    grip = plastic('#1c1e20')
    ends = (-0.72, 0.72) if not raised else (-0.36, 0.68)
    for x in ends:
        out = 0.07 if x > 0 else -0.07
        for s in (-1, 1):
            top, toe = (x, s * (W / 2 - 0.05), h - 0.03), (x + out, s * (W / 2 - 0.02), 0.015)
            at = lambda t, top=top, toe=toe: tuple(a + (b - a) * t for a, b in zip(top, toe))
            if aluminium:
                rod(top, at(0.72), 0.0165, frame)
                rod(at(0.6), toe, 0.0125, chrome())
                cyl(0.02, 0.03, at(0.72), 'z', grip, 0.004)
            else:
                lean = math.degrees(math.atan2(out, h - 0.045))
                with group(top, (0, 0, 0)), group(rot=(s * 3.0 * 0.95, -lean, 0)):
                    box((0.05, 0.022, 0.46), (0, 0, -0.21), frame, 0.005)
                    box((0.044, 0.02, 0.34), (0, s * 0.0215, -0.42), frame, 0.005)
                    for z in (-0.3, -0.38):
                        lathe(
                            [(0, 0), (0.019, 0), (0.02, 0.004), (0.016, 0.014), (0, 0.016)],
                            (0, s * 0.034, z),
                            '-y' if s < 0 else '+y',
                            grip,
                            48,
                            wave=0.05,
                            waves=6,
                        )
                        cyl(0.006, 0.02, (0, s * 0.04, z), '-y', brass())
            lathe(
                [(0, 0), (0.024, 0), (0.026, 0.01), (0.022, 0.035), (0, 0.035)], (toe[0], toe[1], 0), m=rubber(), n=32
            )
        bar = h * 0.52
        if aluminium:
            rod((x + out * 0.45, -W / 2 + 0.04, bar), (x + out * 0.45, W / 2 - 0.04, bar), 0.0125, frame)
        else:
            box((0.022, W - 0.1, 0.055), (x + out * 0.45, 0, bar), frame, 0.004)
        inner = x - math.copysign(0.5, x)
        for s in (-1, 1):
            a, b = (x + out * 0.45, s * (W / 2 - 0.07), bar), (inner, s * (W / 2 - 0.07), h - 0.05)
            if aluminium:
                rod(a, b, 0.0075, frame)
            else:
                rod(a, b, 0.0028, steel(0.3))
                c = (inner * 0.2, s * (W / 2 - 0.07), h - 0.07)
                rod(a, c, 0.0022, steel(0.3))


def _electric(colour):
    cover, coat, grip = leather(colour), powder('#d3d8db', 0.36), plastic('#2b2f33')
    W, h = 0.62, 0.6
    # foot, lifting column and drive
    rbox((0.98, 0.5, 0.07), 0.06, 'z', (0.02, 0, 0.075), coat, 0.02)
    for x in (-0.4, 0.44):
        for s in (-1, 1):
            lathe(
                [(0, 0), (0.03, 0), (0.03, 0.016), (0.012, 0.02), (0.012, 0.05), (0, 0.05)],
                (x, s * 0.19, 0),
                m=rubber(),
            )
    rbox((0.46, 0.34, 0.2), 0.05, 'z', (0.02, 0, 0.2), coat, 0.02)
    rbox((0.4, 0.28, 0.17), 0.045, 'z', (0.02, 0, 0.36), plastic('#aab1b7', 0.4), 0.012)
    for i in range(5):
        rbox((0.415 - i * 0.006, 0.295 - i * 0.006, 0.012), 0.045, 'z', (0.02, 0, 0.31 + i * 0.026), grip, 0.004)
    rbox((0.5, 0.38, 0.1), 0.04, 'z', (0.02, 0, 0.49), coat, 0.016)
    label('physa', 0.2, 0.0378, (0.02, -0.1708, 0.2))
    rbox((0.66, W - 0.1, 0.035), 0.02, 'z', (0.03, 0, h - 0.022), coat, 0.008)
    # seat, back and leg rest
    _pad((0.5, W), (0.03, 0, h), cover, 0.085)
    with group((-0.235, 0, h), (0, 38, 0)):
        rbox((0.74, W - 0.16, 0.03), 0.02, 'z', (-0.38, 0, -0.015), coat, 0.006)
        _pad((0.78, W), (-0.395, 0, 0), cover, 0.085)
        cushion((0.16, 0.34, 0.085), (-0.68, 0, 0.105), cover, e=0.4, ez=0.7)
        for s in (-1, 1):
            tube(
                [
                    (-0.2, s * (W / 2 - 0.06), -0.02),
                    (-0.2, s * (W / 2 + 0.05), -0.02),
                    (-0.2, s * (W / 2 + 0.05), 0.12),
                ],
                0.013,
                coat,
                0.03,
            )
            with group((-0.14, s * (W / 2 + 0.055), 0.15), (0, -38, 0)):
                cushion((0.42, 0.1, 0.065), (0.1, 0, 0.02), cover, e=0.4, ez=0.6)
                box((0.2, 0.05, 0.012), (0.05, 0, -0.015), coat, 0.004)
    with group((0.295, 0, h), (0, 14, 0)):
        rbox((0.52, W - 0.16, 0.03), 0.02, 'z', (0.27, 0, -0.015), coat, 0.006)
        _pad((0.56, W), (0.285, 0, 0), cover, 0.085)
    rod((-0.2, 0, 0.42), (-0.56, 0, h + 0.18), 0.02, grip)
    rod((-0.38, 0, 0.51), (-0.6, 0, h + 0.22), 0.012, chrome())
    rod((0.22, 0, 0.42), (0.56, 0, h - 0.09), 0.018, grip)
    # hand control
    with group((0.2, -W / 2 - 0.028, h - 0.02), (-6, 0, 0)):
        rbox((0.06, 0.026, 0.15), 0.014, 'y', (0, 0, 0), grip, 0.007)
        for i in range(3):
            for s in (-1, 1):
                box((0.016, 0.004, 0.016), (s * 0.012, -0.0135, 0.045 - i * 0.036), plastic('#dfe3e6'), 0.002)
    cable(
        [(0.2, -W / 2 - 0.02, h - 0.09), (0.2, -W / 2 - 0.02, 0.36), (0.12, -0.26, 0.3), (0.08, -0.15, 0.4)],
        0.0045,
        grip,
    )


def couch(kind='wood', colour='#1d1f22'):
    """Treatment couch: portable with a frame of wood or aluminium, or electric."""
    if kind == 'electric':
        _electric(colour)
    else:
        _portable(colour, kind == 'aluminium', kind == 'aluminium')
