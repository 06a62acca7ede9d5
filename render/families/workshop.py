"""Welding and lifting equipment."""

import math

from mathutils import Vector

from materials import brass, chrome, copper, dark, material, paint, plastic, powder, rubber, smoked_acrylic
from parts import box, cable, castor, cyl, group, knob, label, lathe, prism, rbox, ring, rod, rrect, screw, slots
from parts import tube

from .common import feet


def _tig_torch():
    lathe(
        [(0, 0), (0.010, 0), (0.0125, 0.02), (0.0115, 0.11), (0.012, 0.14), (0, 0.145)],
        (0, 0, -0.15),
        m=rubber('#26282b'),
    )
    with group((0, 0, -0.15), (0, 62, 0)):
        cup = [
            (0, 0.02),
            (0.009, 0.02),
            (0.0105, 0),
            (0.0105, -0.03),
            (0.0085, -0.035),
            (0.0078, -0.075),
            (0.0062, -0.077),
            (0.006, -0.05),
        ]
        lathe(cup, m=material('ceramic', '#d38a72', 0.55))
        cyl(0.0012, 0.02, (0, 0, -0.083), 'z', chrome())
        lathe([(0, 0.055), (0.006, 0.053), (0.009, 0.02), (0, 0.02)], m=plastic('#151618'))


def _electrode_holder():
    lathe(
        [(0, 0), (0.011, 0), (0.0145, 0.015), (0.0125, 0.09), (0.0155, 0.14), (0.012, 0.15), (0, 0.15)],
        (0, 0, -0.15),
        m=rubber('#26282b'),
        wave=0.03,
        waves=10,
    )
    for s in (-1, 1):
        box((0.007, 0.016, 0.075), (s * 0.006, 0, -0.18), plastic('#b3191c', 0.4), 0.003, rot=(0, s * 3, 0))
    rod((0.0, 0.004, -0.2), (-0.03, 0.17, -0.235), 0.0026, material('electrode', '#9a9184', 0.7))
    rod((0.0, 0.004, -0.2), (0.004, -0.018, -0.195), 0.0016, chrome())


def _mig_torch():
    lathe(
        [(0, 0), (0.010, 0), (0.0145, 0.03), (0.0135, 0.10), (0.0165, 0.15), (0.012, 0.165), (0, 0.165)],
        (0, 0, -0.15),
        m=rubber('#26282b'),
    )
    box((0.008, 0.012, 0.035), (0, -0.016, -0.08), plastic('#b3191c', 0.4), 0.003)
    tube([(0, 0, -0.14), (0, 0, -0.205), (0, -0.06, -0.262)], 0.0075, chrome(), 0.05)
    rod((0, -0.05, -0.2525), (0, -0.105, -0.305), 0.0115, copper())
    rod((0, -0.105, -0.305), (0, -0.114, -0.3135), 0.0008, chrome())


LEADS = {'tig': _tig_torch, 'mma': _electrode_holder, 'mig': _mig_torch}


def welder(panel, lead='tig', body='#1f2226', accent='#e8590c', logo='stamos', size=(0.23, 0.50, 0.36)):
    """Inverter welder; panel is a label, lead the torch on the floor, size the housing."""
    W, depth, H = size
    k, lift, front = W / 0.23, H - 0.36, -depth / 2 - 0.0115
    shell, side, moulded, cord = powder(body), paint(accent), plastic('#141517', 0.5), rubber('#18191b')
    y1, y0 = depth / 2, -depth / 2
    section = [
        (y0 + 0.03, 0),
        (y1 - 0.03, 0),
        (y1, 0.03),
        (y1, H - 0.06),
        (y1 - 0.05, H),
        (y0 + 0.07, H),
        (y0 + 0.005, H - 0.08),
        (y0, 0.03),
    ]
    prism(section, W - 0.02, 'x', (0, 0, 0.03), shell, 0.006, seg=3)
    cover = [
        (y0 + 0.055, 0.025),
        (y1 - 0.055, 0.025),
        (y1 - 0.03, 0.05),
        (y1 - 0.03, H - 0.07),
        (y1 - 0.065, H - 0.02),
        (y0 + 0.09, H - 0.02),
        (y0 + 0.045, H - 0.08),
        (y0 + 0.045, 0.05),
    ]
    for s in (-1, 1):
        prism(cover, 0.012, 'x', (s * (W / 2 - 0.004), 0, 0.03), side, 0.003, seg=3)
        for y in (y1 - 0.115, y1 - 0.182):
            slots(9, 0.055, 0.0065, 0.0145, (s * (W / 2 + 0.0022), y, 0.175), 'x')
        label(logo, 0.21 * k, 0.0397 * k, (s * (W / 2 + 0.0027), -0.045, 0.315 + lift), 'right' if s > 0 else 'left')
        for y in (y0 + 0.06, y1 - 0.06):
            for z in (0.075, 0.30 + lift):
                screw((s * (W / 2 + 0.002), y, z), 'x' if s > 0 else '-x', 0.0045)
    if lead == 'mig':  # window of the wire compartment
        rbox((0.004, 0.19, 0.13), 0.03, 'x', (-(W / 2 + 0.002), y0 + 0.2, 0.2), moulded, 0.0015)
        rbox((0.003, 0.165, 0.105), 0.022, 'x', (-(W / 2 + 0.0045), y0 + 0.2, 0.2), smoked_acrylic(), 0.001)
        ring(0.036, 0.002, (-(W / 2 + 0.006), y0 + 0.2, 0.2), 'x', material('spool', '#4a5056', 0.4))
    # moulded front with panel, knobs and sockets
    rbox((W + 0.012, 0.03, H - 0.02), 0.03, 'y', (0, y0 + 0.004, H / 2 + 0.028), moulded, 0.01)
    with group((0, 0, lift)):
        label(panel, 0.205 * k, 0.156 * k, (0, front - 0.0008, 0.265), rough=0.3)
        knob((0.0451 * k, front - 0.0012, 0.265 + 0.033 * k), 0.019, 0.022, m=plastic('#26282b'), mark=accent)
        for x, angle in ((0.0205, -40), (0.0718, 30)):
            knob((x * k, front - 0.0012, 0.265 - 0.037 * k), 0.0115, 0.017, m=plastic('#26282b'), angle=angle)
    prism(rrect(0.205 * k, 0.1, 0.012), 0.006, 'y', (0, front, 0.125), plastic('#0e0f10', 0.55), 0.002)
    socket = [
        (0.0185, 0),
        (0.0185, 0.003),
        (0.014, 0.003),
        (0.0135, -0.008),
        (0.006, -0.008),
        (0.006, 0.001),
        (0, 0.001),
    ]
    plug = -0.062 * k
    for x in (plug, -plug):
        cyl(0.024, 0.016, (x, front - 0.008, 0.115), '-y', plastic('#101112'))
        lathe(socket, (x, front - 0.0165, 0.115), '-y', brass(), 48)
    cyl(0.011, 0.014, (0, front - 0.006, 0.133), '-y', brass())
    cyl(0.013, 0.01, (0, front - 0.004, 0.098), '-y', chrome())
    # lead, plugged in on the left, lying on the floor
    cyl(0.019, 0.05, (plug, front - 0.04, 0.115), '-y', rubber('#202225'), 0.004)
    y = front
    cable(
        [
            (plug, y - 0.06, 0.115),
            (plug - 0.003, y - 0.13, 0.11),
            (-0.09, y - 0.16, 0.02),
            (-0.16, y - 0.14, 0.0095),
            (-0.27, y - 0.02, 0.0095),
            (-0.26, y + 0.12, 0.0095),
            (-0.2, y + 0.1, 0.0095),
            (-0.215, y - 0.045, 0.0095),
            (-0.29, y - 0.115, 0.011),
            (-0.335, y - 0.1372, 0.012),
            (-0.36, y - 0.1475, 0.012),
        ],
        0.0085,
        cord,
    )
    with group((-0.33, y - 0.135, 0.012), (0, 90, 22)):
        LEADS[lead]()
    # carrying handle
    for y in (-0.11, 0.13):
        prism(rrect(0.05, 0.05, 0.012), 0.055, 'z', (0, y, H + 0.05), moulded, 0.006)
    tube(
        [(0, -0.15, H + 0.045), (0, -0.115, H + 0.085), (0, 0.13, H + 0.085), (0, 0.165, H + 0.045)],
        0.0165,
        moulded,
        0.04,
    )
    cyl(0.019, 0.16, (0, 0.0075, H + 0.085), '-y', rubber('#202225'), 0.006)
    feet(W / 2 - 0.035, depth / 2 - 0.07, 0.02)
    # back: fan grille, switch, gas inlet, mains lead
    rbox((W - 0.03, 0.008, H - 0.06), 0.02, 'y', (0, y1 + 0.002, H / 2 + 0.028), moulded, 0.003)
    cyl(0.068, 0.004, (0, y1 + 0.006, 0.255), '+y', dark())
    for r in (0.014, 0.027, 0.04, 0.053, 0.066):
        ring(r, 0.0022, (0, y1 + 0.010, 0.255), '+y', chrome())
    for i in range(4):
        x, z = 0.068 * math.cos(i * 0.785), 0.068 * math.sin(i * 0.785)
        rod((-x, y1 + 0.009, 0.255 - z), (x, y1 + 0.009, 0.255 + z), 0.002, chrome())
    box((0.04, 0.012, 0.028), (-0.05, y1 + 0.008, 0.125), plastic('#b3191c'), 0.004)
    cyl(0.008, 0.035, (0.05, y1 + 0.02, 0.125), '+y', brass())
    cyl(0.012, 0.03, (0, y1 + 0.015, 0.075), '+y', cord)
    cable(
        [
            (0, y1 + 0.03, 0.075),
            (0, y1 + 0.09, 0.07),
            (0.03, y1 + 0.11, 0.01),
            (0.1, y1 + 0.04, 0.007),
            (0.17, y1 - 0.06, 0.007),
            (0.2, y1 - 0.02, 0.007),
            (0.19, y1 + 0.07, 0.007),
        ],
        0.006,
        cord,
    )


def crane(capacity=1000, colour='#b3161b', extension='#202327', logo='msw'):
    """Workshop crane with a V-shaped base; heavier models have thicker beams."""
    k = {1000: 1, 2000: 1.22, 3000: 1.4}[capacity]
    main, black = paint(colour, 0.33), powder('#202327')
    beam = lambda s: tuple(v * k if v < 0.12 else v for v in s)  # cross-sections grow, lengths stay
    for s in (-1, 1):
        with group((s * 0.17, -0.02, 0), (0, 0, s * 7)):
            rbox(beam((0.065, 1.35, 0.085)), 0.006, 'y', (0, -0.45, 0.15), main, 0.002)
            castor((0, -1.08, 0), 0.045 * k**0.3, rotz=s * 30)
            rbox(beam((0.058, 0.004, 0.078)), 0.006, 'y', (0, -1.128, 0.15), plastic('#111214'), 0.001)
        castor((s * 0.28, 0.27, 0), 0.055, rotz=-40 * s)
    rbox(beam((0.66, 0.08, 0.085)), 0.006, 'x', (0, 0.26, 0.155), main, 0.002)
    rbox(beam((0.07, 0.5, 0.085)), 0.006, 'y', (0, 0.05, 0.155), main, 0.002)
    rbox(beam((0.085, 0.105, 1.35)), 0.006, 'z', (0, 0.2, 0.85), main, 0.002)
    for s in (-1, 1):
        rod((s * 0.26, 0.26, 0.19), (s * 0.04, 0.22, 1.0), 0.012 * k, main)
        box((0.008, 0.2, 0.24), (s * 0.048 * k, 0.17, 1.47), main, 0.002)
        cyl(0.016, 0.02, (s * 0.055 * k, 0.19, 1.53), 'x', chrome())
    with group((0, 0.19, 1.53), (-20, 0, 0)):
        rbox(beam((0.075, 1.0, 0.085)), 0.006, 'y', (0, -0.36, 0), main, 0.002)
        rbox(beam((0.058, 0.62, 0.068)), 0.005, 'y', (0, -0.98, 0), powder(extension), 0.002)
        pin = 0.06 * k
        rod((-pin, -0.8, 0), (pin, -0.8, 0), 0.009, chrome())
        cyl(0.014, 0.012, (pin - 0.008, -0.8, 0), 'x', chrome())
        for i in range(4):
            for s in (-1, 1):
                cyl(0.008, 0.0015, (s * (0.029 * k + 0.0003), -1.0 - 0.08 * i, 0), 'x', dark(), 0.0003)
        for s in (-1, 1):
            label(logo, 0.34, 0.0642, (s * (0.0375 * k + 0.0007), -0.36, 0), 'right' if s > 0 else 'left')
            box((0.008, 0.1, 0.13), (s * 0.041 * k, -0.48, -0.06), main, 0.002)
    # the boom's tip and the ram's upper pin, tilted like the boom
    tilt = math.radians(20)
    on_boom = lambda y, z: Vector(
        (0, 0.19 + y * math.cos(tilt) + z * math.sin(tilt), 1.53 - y * math.sin(tilt) + z * math.cos(tilt))
    )
    tip, upper = on_boom(-1.25, -0.03 * k), on_boom(-0.48, -0.1)
    lower = Vector((0, 0.115, 0.72))
    stroke = upper - lower
    middle = lower + stroke * 0.55
    rod(lower, middle, 0.042 * k**0.5, black)
    rod(middle - stroke * 0.02, upper, 0.017 * k**0.5, chrome())
    rod(middle - stroke * 0.03, middle + stroke * 0.01, 0.047 * k**0.5, main)
    for s in (-1, 1):
        box((0.008, 0.12, 0.12), (s * 0.035 * k, 0.12, 0.72), main, 0.002)
    cyl(0.016, 0.1 * k, lower, 'x', chrome())
    cyl(0.015, 0.1 * k, upper, 'x', chrome())
    valve = lower + stroke * 0.1
    rod(valve + Vector((0.045, 0, 0)), valve + Vector((0.075, -0.03, 0)), 0.016, black)
    rod(valve + Vector((0.07, -0.03, 0)), valve + Vector((0.10, -0.34, 0.26)), 0.010, chrome())
    rod(valve + Vector((0.092, -0.26, 0.192)), valve + Vector((0.10, -0.35, 0.268)), 0.015, rubber())
    # chain and hook
    for i in range(7):
        with group(tip + Vector((0, 0, -0.025 - 0.034 * i)), (0, 0, 90 * (i % 2))):
            tube(
                [(-0.009, 0, 0.02), (0.009, 0, 0.02), (0.009, 0, -0.02), (-0.009, 0, -0.02)],
                0.0042,
                chrome(),
                0.012,
                True,
            )
    with group(tip + Vector((0, 0, -0.29)), scale=k**0.5):
        cyl(0.016, 0.04, (0, 0, 0.02), 'z', black)
        hook = [
            (0, 0, 0),
            (0, 0, -0.03),
            (0.045, 0, -0.06),
            (0.05, 0, -0.12),
            (0, 0, -0.15),
            (-0.05, 0, -0.125),
            (-0.052, 0, -0.085),
        ]
        tube(hook, 0.0115, black, 0.04)
        rod((-0.046, 0, -0.09), (-0.004, 0, -0.035), 0.0035, chrome())
    # push handle
    tube([(-0.14, 0.25, 0.95), (-0.14, 0.38, 1.02), (0.14, 0.38, 1.02), (0.14, 0.25, 0.95)], 0.0125, main, 0.04)
    rod((-0.14, 0.25, 0.95), (0.14, 0.25, 0.95), 0.0125, main)
    box((0.3, 0.006, 0.05), (0, 0.25, 0.95), main, 0.002)
    label(f'warn-{capacity}', 0.084 * k, 0.0336 * k, (0, 0.2 - 0.0525 * k - 0.0008, 1.15), 'front')
    tone = 'dark' if logo.endswith('dark') else 'light'
    for s in (-1, 1):
        face = 'right' if s > 0 else 'left'
        label(f'capacity-{capacity}-{tone}', 0.09 * k, 0.06 * k, (s * (0.0425 * k + 0.0008), 0.2, 0.62), face)
