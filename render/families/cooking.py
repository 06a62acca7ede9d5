"""Ovens, grills, griddles, waffle irons, rice cookers and microwaves."""

import math
import random

import bmesh

from materials import cast_iron, chrome, dark, enamel, gloss, lamp, material, plastic, powder, steel
from parts import add_mesh, box, cyl, foot, group, knob, label, lathe, plate, prism, rbox, ring, screw
from parts import slots, tube, wires

from .common import AMBER, BLACK, GREEN, feet, frame, mains_lead, pane, signal_lamp, thermostat


def _cavity(w, d, h, p, m):
    """Lining of an oven: back, sides, floor and ceiling; p is the middle of its front opening."""
    with group(p):
        box((w, 0.002, h), (0, d, 0), m, 0)
        for s in (-1, 1):
            box((0.0015, d, h), (s * w / 2, d / 2, 0), m, 0)
            box((w, d, 0.0015), (0, d / 2, s * h / 2), m, 0)


def _bar_handle(a, b, out, m, r=0.011):
    """Straight grip between two posts which leave the door towards the viewer."""
    (x0, y, z0), (x1, _, z1) = a, b
    upright = abs(z1 - z0) > abs(x1 - x0)
    for x, z in ((x0, z0), (x1, z1)):
        cyl(r * 0.62, out, (x, y - out / 2, z), '-y', chrome())
    length = abs(z1 - z0 if upright else x1 - x0) + 0.05
    middle = ((x0 + x1) / 2, y - out, (z0 + z1) / 2)
    cyl(r, length, middle, 'z' if upright else 'x', m, 0.004)


def _pizza(p, r=0.15):
    crust = material('crust', '#b87934', 0.75, grain=0.6, grain_scale=45)
    cheese = material('cheese', '#e0b04c', 0.45, grain=0.7, grain_scale=60)
    with group(p):
        profile = [(0, 0), (r, 0), (r * 1.05, 0.007), (r, 0.016), (r * 0.92, 0.012), (0, 0.011)]
        lathe(profile, m=crust, wave=0.012, waves=7)
        lathe([(r * 0.9, 0.011), (r * 0.85, 0.0135), (0, 0.0135)], m=cheese, wave=0.02, waves=11)
        for k in range(9):
            reach = r * (0.68 if k % 3 else 0.3)
            at = (reach * math.cos(k * 0.74), reach * math.sin(k * 0.74), 0.0145)
            cyl(r * 0.13, 0.003, at, 'z', material('salami', '#8f2417', 0.4))


def pizzaoven(decks=1, wide=False):
    """Electric pizza oven; every deck has a hinged door with a window and two thermostats."""
    sheet, black = steel(0.24), plastic(BLACK)
    w, d, h = 0.96 if wide else 0.62, 0.54, 0.255
    door, x, front = w - 0.19, -0.07, -d / 2
    stone, lining = material('stone', '#cbb592', 0.8, grain=0.3), material('lining', '#5d6064', 0.45, 0.7)
    for k in range(decks):
        with group((0, 0, 0.085 + h / 2 + k * (h + 0.006))):
            frame((w, h), (door - 0.03, 0.155), d, (0, 0, 0), sheet, 0.008, shift=(x, 0))
            _cavity(door - 0.03, d - 0.06, 0.154, (x, front + 0.004, 0), lining)
            box((w - 0.01, 0.004, h - 0.01), (0, d / 2 - 0.004, 0), sheet, 0.001)
            box((door - 0.034, d - 0.08, 0.016), (x, -0.02, -0.066), stone, 0.003)
            box((door - 0.1, 0.02, 0.008), (x, front + 0.03, 0.07), lamp('#ffe2b8', 16), 0.002)
            for y in (-0.12, 0, 0.12):
                cyl(0.005, door - 0.06, (x, y, 0.062), 'x', lamp('#ff5a1a', 2.2))
            for s in (-1, 1) if wide else (0,):
                _pizza((x + s * 0.18, -0.03, -0.058), 0.155)
            # door with its window, hinged below
            frame((door, 0.196), (door - 0.1, 0.104), 0.024, (x, front - 0.0135, 0), sheet, 0.01, 0.012, b=0.003)
            frame((door - 0.092, 0.112), (door - 0.124, 0.08), 0.004, (x, front - 0.0255, 0), black, 0.014, 0.01)
            pane(door - 0.094, 0.11, (x, front - 0.02, 0))
            grip = front - 0.025
            _bar_handle((x - door * 0.32, grip, 0.076), (x + door * 0.32, grip, 0.076), 0.046, black)
            for s in (-1, 1):
                cyl(0.009, 0.045, (x + s * (door / 2 - 0.05), front - 0.018, -0.104), 'x', chrome())
            label('royal_dark', 0.15, 0.0283, (x - door / 2 + 0.11, front - 0.0262, -0.076))
            label('hot', 0.032, 0.028, (x + door / 2 - 0.045, front - 0.0262, -0.075))
            # controls
            for z, name in ((0.062, 'heat-above'), (-0.05, 'heat-below')):
                thermostat((w / 2 - 0.066, front, z), size=0.084)
                label(name, 0.026, 0.026, (w / 2 - 0.129, front - 0.0008, z + 0.016))
                signal_lamp((w / 2 - 0.129, front, z - 0.02), AMBER, 0.009)
            for s in (-1, 1):
                for z in (-1, 1):
                    screw((s * (w / 2 - 0.014), front, z * (h / 2 - 0.014)), '-y', 0.0038)
            for s in (-1, 1):
                _side_panel(s * w / 2, d, 0.012 - h / 2, h / 2 - 0.012)
    top = 0.085 + decks * (h + 0.006)
    rbox((w + 0.006, d + 0.006, 0.02), 0.01, 'z', (0, 0, top + 0.004), sheet, 0.005)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl(0.02, 0.066, (sx * (w / 2 - 0.06), sy * (d / 2 - 0.06), 0.055), 'z', sheet)
            foot((sx * (w / 2 - 0.06), sy * (d / 2 - 0.06), 0), 0.024, 0.024)


def _tray(w, d, p, rolls):
    """Baking tray with rows of bread rolls."""
    crust = material('roll', '#b8742d', 0.5, grain=0.4, grain_scale=70)
    with group(p):
        rbox((w, d, 0.012), 0.012, 'z', (0, 0, 0), material('tray', '#8d9196', 0.35, 0.9), 0.004)
        for i in range(rolls):
            for y in (-0.32, -0.02):
                x = (i - (rolls - 1) / 2) * w * 0.9 / rolls
                profile = [(0.03, 0), (0.038, 0.01), (0.034, 0.024), (0.018, 0.034), (0, 0.037)]
                lathe(profile, (x, y * d, 0.006), m=crust, n=24)


def _stand(w, d, h, m):
    """Open frame of square tube with a shelf and runners for trays."""
    for sx in (-1, 1):
        for sy in (-1, 1):
            box((0.04, 0.04, h - 0.03), (sx * (w / 2 - 0.03), sy * (d / 2 - 0.04), h / 2 + 0.015), m, 0.004)
            foot((sx * (w / 2 - 0.03), sy * (d / 2 - 0.04), 0), 0.022, 0.032)
        for k in range(5):
            box((0.03, d - 0.12, 0.003), (sx * (w / 2 - 0.063), 0, 0.27 + k * 0.085), m, 0.001)
        box((0.03, d - 0.1, 0.03), (sx * (w / 2 - 0.03), 0, h - 0.018), m, 0.003)
    for sy in (-1, 1):
        box((w - 0.08, 0.03, 0.03), (0, sy * (d / 2 - 0.04), h - 0.018), m, 0.003)
    rbox((w - 0.03, d - 0.05, 0.03), 0.006, 'z', (0, 0, 0.16), m, 0.003)


def convection(trays=4, dials=('dial', 'timer'), keys=False, stand=0):
    """Convection oven with a full glass door and dials or keys; stand is the height of the frame below it."""
    sheet, black, tall = steel(0.23), plastic(BLACK), trays > 4
    w, d = (0.76, 0.74) if tall else (0.62, 0.58)
    pitch, panel, lift = 0.078, 0.115, stand or 0.05
    inside = trays * pitch + 0.03
    h = inside + panel + 0.06
    front, z0 = -d / 2, lift + 0.03 + inside / 2  # middle of the chamber
    frame((w, h), (w - 0.11, inside), d, (0, 0, lift + h / 2), sheet, 0.012, shift=(0, z0 - lift - h / 2), b=0.003)
    lining = material('lining', '#a9adb1', 0.5, 0.3)
    _cavity(w - 0.11, d - 0.09, inside, (0, front + 0.004, z0), lining)
    box((w - 0.01, 0.004, h - 0.01), (0, d / 2 - 0.005, lift + h / 2), sheet, 0.001)
    for s in (-1, 1):
        box((0.006, 0.012, inside - 0.05), (s * (w / 2 - 0.06), front + 0.02, z0), lamp('#fff0d8', 9), 0.002)
    for k in range(max(1, trays // 5)):
        fan = (0, front + d - 0.1, z0 + (k - (max(1, trays // 5) - 1) / 2) * 0.36)
        for r in (0.03, 0.06, 0.09, 0.12):
            ring(r, 0.0025, fan, '-y', chrome())
        cyl(0.018, 0.01, fan, '-y', chrome())
    for k in range(trays):
        z = z0 - inside / 2 + 0.03 + k * pitch
        _tray(w - 0.14, d - 0.16, (0, -0.02, z), (4 if tall else 3) if k % 2 == 0 else 0)
    # door
    door_w, door_h, y = w - 0.02, inside + 0.045, front - 0.018
    frame((door_w, door_h), (door_w - 0.075, door_h - 0.075), 0.03, (0, y, z0), sheet, 0.012, 0.016, b=0.003)
    frame((door_w - 0.066, door_h - 0.066), (door_w - 0.14, door_h - 0.14), 0.004, (0, y - 0.0148, z0), black, 0.02)
    pane(door_w - 0.07, door_h - 0.07, (0, y - 0.009, z0))
    reach, x = min(door_h * 0.3, 0.22), door_w / 2 - 0.034
    _bar_handle((x, y - 0.015, z0 - reach), (x, y - 0.015, z0 + reach), 0.045, black, 0.012)
    for s in (-1, 1):
        cyl(0.009, 0.05, (-door_w / 2 - 0.002, y, z0 + s * (door_h / 2 - 0.06)), 'z', chrome())
    # controls
    z = lift + h - panel / 2 + 0.006
    label('oven-strip', w - 0.04, (w - 0.04) * 0.15, (0, front - 0.0006, z))
    if keys:
        label(plate('panel'), 0.32, 0.0896, (w / 2 - 0.19, front - 0.0012, z), glow=0.3, rough=0.25)
    else:
        for k, dial in enumerate(reversed(dials)):
            x = w / 2 - 0.075 - k * 0.105
            scale = plate(dial) if dial in ('dial', 'timer') else dial + '-light'
            label(scale, 0.078, 0.078, (x, front - 0.0012, z))
            knob((x, front - 0.0012, z), 0.0195, 0.024, m=plastic('#2c2e32'), angle=-60 + 45 * k)
        for k, colour in enumerate((AMBER, GREEN)):
            signal_lamp((w / 2 - 0.045 - len(dials) * 0.105, front - 0.001, z + 0.018 - 0.036 * k), colour, 0.009)
    label('hot', 0.034, 0.03, (-w / 2 + 0.05, y - 0.0156, z0 - door_h / 2 + 0.02))
    for s in (-1, 1):
        slots(8, 0.2, 0.006, 0.014, (s * w / 2, 0.1, lift + h - 0.12), 'x')
        for v in (0.03, h - 0.03):
            screw((s * w / 2, front + 0.03, lift + v), 'x' if s > 0 else '-x', 0.0045)
    if stand:
        _stand(w, d, lift, sheet)
    else:
        feet(w / 2 - 0.06, d / 2 - 0.06, 0.02, 0.052)
        mains_lead(w / 2 - 0.1, d / 2)


def salamander(width=0.6, zones=1, timed=False, keys=False):
    """Grill whose head with the glowing elements is lifted along the back column; a knob for each zone, or keys."""
    sheet, w, d = steel(0.22), width, 0.44
    front, metal = -d / 2, chrome()
    # base with drip tray and grid
    rbox((w, d, 0.06), 0.012, 'z', (0, 0, 0.065), sheet, 0.004)
    rbox((w - 0.05, d - 0.12, 0.012), 0.012, 'z', (0, -0.035, 0.098), material('tray', '#8d9196', 0.35, 0.9), 0.004)
    rbox((w - 0.12, 0.03, 0.02), 0.006, 'z', (0, front - 0.008, 0.09), sheet, 0.004)
    y0, y1, z = front + 0.035, d / 2 - 0.105, 0.142
    bars = [[(x, y0, z), (x, y1, z)] for x in (-w / 2 + 0.04 + i * 0.0165 for i in range(int((w - 0.08) / 0.0165) + 1))]
    wires(bars, 0.0026, metal)
    a = w / 2 - 0.032
    tube([(-a, y0, z), (a, y0, z), (a, y1, z), (-a, y1, z)], 0.004, metal, 0.02, True)
    for s in (-1, 1):
        for y in (y0 + 0.04, y1 - 0.04):
            tube([(s * a, y, z), (s * a, y, 0.1)], 0.004, metal)
    # column with its guides
    box((w - 0.03, 0.09, 0.44), (0, d / 2 - 0.05, 0.31), sheet, 0.004)
    for s in (-1, 1):
        cyl(0.011, 0.36, (s * (w / 2 - 0.06), d / 2 - 0.108, 0.3), 'z', metal)
        slots(7, 0.03, 0.006, 0.013, (s * (w / 2 - 0.015), d / 2 - 0.05, 0.42), 'x')
    # head
    low, high = 0.31, 0.44
    with group((0, -0.05, 0)):
        section = [(front, low), (d / 2 - 0.06, low), (d / 2 - 0.06, high), (front + 0.05, high), (front, high - 0.03)]
        prism(section, w, 'x', (0, 0, 0), sheet, 0.008, seg=4)
        box((w - 0.06, d - 0.12, 0.002), (0, -0.03, low - 0.0005), dark(), 0)
        for i in range(4):
            y = front + 0.06 + i * 0.075
            cyl(0.008, w - 0.09, (0, y, low - 0.012), 'x', lamp('#ff5212', 3.2))
        box((w - 0.04, 0.006, 0.03), (0, front + 0.008, low - 0.012), sheet, 0.002)
        for s in (-1, 1):
            box((0.012, d - 0.1, 0.026), (s * (w / 2 - 0.03), -0.03, low - 0.012), sheet, 0.002)
        mid = (low + high) / 2 - 0.012
        right = w / 2 - 0.065
        dials = ['timer'] * timed + ['dial'] * zones
        if keys:
            label(plate('panel'), 0.27, 0.0756, (right - 0.1, front - 0.0009, mid), glow=0.3, rough=0.25)
        else:
            for k, dial in enumerate(dials):
                label(plate(dial), 0.08, 0.08, (right - k * 0.105, front - 0.0009, mid))
                knob((right - k * 0.105, front - 0.0006, mid), 0.0195, 0.024, m=plastic(BLACK), angle=-30)
            for k, colour in enumerate((GREEN, AMBER)):
                x = right + 0.035 - len(dials) * 0.105
                signal_lamp((x, front, mid + 0.018 - 0.036 * k), colour, 0.009)
        label('royal_dark', 0.15, 0.0283, (-w / 2 + 0.105, front - 0.0009, mid + 0.02))
        label('hot', 0.034, 0.03, (-w / 2 + 0.046, front - 0.0009, mid - 0.024))
        reach = w / 2 - 0.08
        bar = [(-reach, low + 0.014), (reach, low + 0.014)]
        for x, v in bar:
            tube([(x, front + 0.01, v), (x, front - 0.05, v - 0.012)], 0.006, metal)
        cyl(0.0125, 2 * reach + 0.05, (0, front - 0.052, low + 0.0015), 'x', plastic(BLACK), 0.005)
    slots(5, w * 0.5, 0.006, 0.014, (0, 0.02, high), 'z')
    feet(w / 2 - 0.05, d / 2 - 0.05, 0.018, 0.036)
    mains_lead(w / 2 - 0.1, d / 2)


def _side_panel(x, d, low, high):
    """Side of a housing: a sheet screwed on, a hand's breadth of louvres and the rating plate."""
    out, sheet = (1 if x > 0 else -1), steel(0.22)
    rbox((0.0024, d - 0.03, high - low), 0.008, 'x', (x + out * 0.0008, 0, (low + high) / 2), sheet, 0.001)
    for y in (-d / 2 + 0.032, d / 2 - 0.032):
        for z in (low + 0.016, high - 0.016):
            screw((x + out * 0.002, y, z), 'x' if out > 0 else '-x', 0.0042)
    rows = min(7, int((high - low - 0.04) / 0.015))
    for y in (0.02, 0.12):
        for i in range(rows):
            at = (x + out * 0.002, y, (low + high) / 2 + (i - (rows - 1) / 2) * 0.015)
            rbox((0.004, 0.07, 0.007), 0.003, 'x', at, sheet, 0.0012, rot=(0, out * 24, 0))
            box((0.0012, 0.066, 0.003), (x + out * 0.0022, y, at[2] - 0.0042), dark(), 0)
    rating = material('rating', '#dfe2e4', 0.3, 0.6)
    rbox((0.001, 0.07, 0.036), 0.004, 'x', (x + out * 0.0024, -d / 2 + 0.1, low + 0.05), rating, 0.0003)


def griddle(width=0.55, ribbed=False, top='steel', zones=1):
    """Electric griddle with splash guard and fat drawer; ribbed covers the left half."""
    sheet, w, d, h = steel(0.22), width, 0.46, 0.235
    front, deck = -d / 2, h - 0.012
    top = chrome() if top == 'chrome' else material('griddle plate', '#686b70', 0.24, 0.95, vary=0.1)
    rbox((w, d, h - 0.055), 0.012, 'z', (0, 0, 0.04 + (h - 0.055) / 2), sheet, 0.004)
    a, gutter = w / 2 - 0.012, front + 0.058
    box((2 * a, d - 0.07, 0.016), (0, 0.022, deck - 0.003), top, 0.003)
    box((2 * a, 0.038, 0.004), (0, gutter - 0.022, deck - 0.008), sheet, 0.001)
    box((2 * a, 0.006, 0.022), (0, gutter - 0.042, deck), sheet, 0.002)
    rbox((0.075, 0.022, 0.002), 0.01, 'z', (-w * 0.18, gutter - 0.021, deck - 0.0055), dark(), 0.0005)
    if ribbed:
        step = 0.0135
        count = int((a - 0.02) / step)
        rib = [(-0.0038, 0), (0.0038, 0), (0.002, 0.0055), (-0.002, 0.0055)]
        for i in range(count):
            prism(rib, d - 0.085, 'y', (-a + 0.016 + i * step, 0.024, deck + 0.0045), top, 0.0006)
    if zones > 1:
        box((0.003, d - 0.08, 0.001), (0, 0.022, deck + 0.0048), dark(), 0)
    # splash guard
    for s in (-1, 1):
        side = [(front + 0.035, -0.03), (d / 2, -0.03), (d / 2, 0.085), (d / 2 - 0.13, 0.085), (front + 0.035, 0.012)]
        prism(side, 0.005, 'x', (s * (w / 2 - 0.0045), 0, deck), sheet, 0.002)
    box((w - 0.006, 0.005, 0.115), (0, d / 2 - 0.003, deck + 0.0275), sheet, 0.002)
    # front
    right = w / 2 - 0.075
    for k in range(zones):
        x = right - k * min(0.2, w * 0.34)
        thermostat((x, front, 0.13), '#17181a', 0.086)
        for i, colour in enumerate((GREEN, AMBER)):
            signal_lamp((x - 0.066, front, 0.148 - 0.034 * i), colour, 0.009)
    label('royal_dark', 0.135, 0.0255, (-w / 2 + 0.09, front - 0.0009, 0.165))
    drawer = min(0.2, w * 0.4)
    x = -w / 2 + drawer / 2 + 0.03
    rbox((drawer, 0.014, 0.055), 0.006, 'y', (x, front - 0.006, 0.098), sheet, 0.003)
    tube(
        [
            (x - 0.04, front - 0.012, 0.1),
            (x - 0.04, front - 0.04, 0.1),
            (x + 0.04, front - 0.04, 0.1),
            (x + 0.04, front - 0.012, 0.1),
        ],
        0.005,
        plastic(BLACK),
        0.012,
    )
    label('hot', 0.03, 0.0264, (w / 2 - 0.03, front - 0.0009, 0.188))
    for s in (-1, 1):
        _side_panel(s * w / 2, d, 0.06, h - 0.03)
    feet(w / 2 - 0.05, d / 2 - 0.05, 0.02, 0.042)
    mains_lead(w / 2 - 0.1, d / 2)


def _bubbles(r, m):
    """Staggered half balls within a circle."""
    step = 0.031
    for j in range(-4, 5):
        for i in range(-4, 5):
            x, y = (i + 0.5 * (j % 2)) * step, j * step * 0.866
            if math.hypot(x, y) < r - 0.008:
                lathe([(0.0138, -0.001)] + [(0.0138 * c, 0.0138 * s) for c, s in _QUARTER], (x, y, 0), m=m, n=20)


_QUARTER = [(math.cos(math.radians(a)), math.sin(math.radians(a))) for a in (0, 20, 40, 60, 78)] + [(0, 1)]


def _waffle_grid(pattern, size, m, deep=0):
    """Raised pattern of an iron, and of the waffle that it leaves: size to each side, and so deep if not as much."""
    if pattern == 'bubble':
        _bubbles(size, m)
        return
    step, rib, high = (0.033, 0.0085, 0.015) if pattern == 'brussels' else (0.0192, 0.0052, 0.008)
    section = [(-rib, 0), (rib, 0), (rib * 0.55, high), (-rib * 0.55, high)]
    if deep:
        for along, reach, turned in ((size, deep, 0), (deep, size, 90)):
            lines = round(2 * along / 0.027)
            with group((0, 0, 0), (0, 0, turned)):
                for i in range(lines + 1):
                    at = (i / lines * 2 - 1) * (along - 0.004)
                    prism([(u * 0.62, v * 0.8) for u, v in section], 2 * reach, 'y', (at, 0, 0), m, 0.001)
        return
    count = int(size / step)
    for i in range(-count, count + 1):
        reach = size if pattern == 'brussels' else math.sqrt(max(0, size**2 - (i * step) ** 2))
        if reach > 0.02:
            prism(section, 2 * reach - 0.004, 'y', (i * step, 0, 0), m, 0.001)
            with group((0, 0, -0.0005), (0, 0, 90)):
                prism(section, 2 * reach - 0.004, 'y', (i * step, 0, 0), m, 0.001)


def _half_iron(pattern, upper, served, each=1):
    """Half of a waffle iron for so many waffles, pattern upwards; the handle leaves it to the front."""
    sheet, iron, golden = steel(0.2), cast_iron(), material('waffle', '#d29a45', 0.55, grain=0.3, grain_scale=90)
    if pattern == 'brussels':
        size = 0.102
        rbox((0.25, 0.25, 0.042), 0.02, 'z', (0, 0, -0.021), sheet, 0.008)
        rbox((0.232, 0.232, 0.012), 0.012, 'z', (0, 0, 0), iron, 0.003)
        rbox((0.212, 0.212, 0.002), 0.008, 'z', (0, 0, 0.0062), dark(), 0.0005)
    else:
        size = 0.092
        turned = [(0, -0.044), (0.09, -0.044), (0.112, -0.034), (0.118, -0.02), (0.118, -0.003), (0.114, 0), (0, 0)]
        lathe(turned, m=sheet, n=96)
        lathe([(0.108, 0), (0.107, 0.006), (0.1, 0.007), (0.097, 0.002), (0, 0.002)], m=iron, n=96)
    with group((0, 0, 0.003)):
        _waffle_grid(pattern, size, iron)
    if served:
        with group((0, 0, 0.0085)):
            if each == 2:
                for s in (-1, 1):
                    rbox((0.1, 0.166, 0.016), 0.012, 'z', (s * 0.0535, 0, 0.004), golden, 0.005)
            elif pattern == 'brussels':
                rbox((0.208, 0.208, 0.014), 0.012, 'z', (0, 0, 0.004), golden, 0.004)
            else:
                lathe([(0.094, -0.004), (0.096, 0.004), (0.092, 0.009), (0, 0.009)], m=golden, n=96)
            plates = ((-0.0535, 0.047, 0.08), (0.0535, 0.047, 0.08)) if each == 2 else ((0, size - 0.004, 0),)
            for x, width, deep in plates:
                with group((x, 0, 0.0085)):
                    _waffle_grid(pattern, width, golden, deep)
    edge = -0.12
    z = -0.02
    tube([(0, edge, z), (0, edge - 0.03, z), (0, edge - 0.06, z - 0.006)], 0.0065, chrome(), 0.03)
    grip = [(0, 0), (0.012, 0), (0.016, 0.01), (0.0138, 0.04), (0.0165, 0.08), (0.013, 0.094), (0, 0.096)]
    lathe(grip, (0, edge - 0.045, z - 0.004), rot=(82 if upper else 98, 0, 0), m=plastic(BLACK))


def waffle(irons=1, pattern='round', each=1):
    """Waffle maker, opened; pattern is round, brussels or bubble, each how many waffles an iron bakes."""
    sheet, pitch, d = steel(0.23), 0.29, 0.36
    front = -d / 2
    for i in range(irons):
        with group(((i - (irons - 1) / 2) * (pitch + 0.004), 0, 0)):
            section = [(front, 0), (d / 2, 0), (d / 2, 0.1), (front + 0.035, 0.1), (front, 0.082)]
            prism(section, pitch, 'x', (0, 0, 0.03), sheet, 0.007, seg=4)
            for x, dial in ((0.015, plate('dial')), (0.095, plate('timer'))):
                label(dial, 0.068, 0.068, (x, front - 0.0009, 0.07))
                knob((x, front - 0.0006, 0.07), 0.0165, 0.022, m=plastic(BLACK), angle=-30)
            for k, colour in enumerate((GREEN, AMBER)):
                signal_lamp((-0.045, front, 0.085 - 0.03 * k), colour, 0.008)
            label('royal_dark', 0.085, 0.016, (-0.096, front - 0.0009, 0.088))
            label('hot', 0.024, 0.021, (-0.12, front - 0.0009, 0.057))
            # bearing, lower half, hinge and raised upper half
            cyl(0.05, 0.03, (0, 0.0, 0.142), 'z', sheet, 0.004)
            ring(0.052, 0.004, (0, 0.0, 0.133), 'z', chrome())
            with group((0, 0, 0.196)):
                _half_iron(pattern, False, True, each)
                for s in (-1, 1):
                    box((0.016, 0.05, 0.05), (s * 0.04, 0.132, -0.01), sheet, 0.004)
                cyl(0.009, 0.12, (0, 0.148, 0.014), 'x', chrome())
                with group((0, 0.148, 0.014), (-74, 0, 0)):
                    for s in (-1, 1):
                        box((0.014, 0.05, 0.02), (s * 0.022, -0.02, 0.014), sheet, 0.004)
                    with group((0, -0.15, 0.014), (0, 180, 0)):
                        _half_iron(pattern, True, False)
            for s in (-1, 1):
                slots(5, 0.1, 0.005, 0.012, (s * pitch / 2, 0.06, 0.075), 'x')
    width = irons * (pitch + 0.004)
    feet(width / 2 - 0.04, d / 2 - 0.045, 0.018, 0.034)
    mains_lead(width / 2 - 0.08, d / 2)


RICE_COOKERS = {10: (0.19, 0.27), 13: (0.2, 0.3), 23: (0.24, 0.35)}  # litres: radius, height


def _grains(r, z, count):
    """Boiled rice: long grains lying at random, one mesh for all."""
    dice, bm = random.Random(4), bmesh.new()
    for _ in range(count):
        reach, a = r * math.sqrt(dice.random()), 2 * math.pi * dice.random()
        turned, tilt = 2 * math.pi * dice.random(), dice.uniform(-0.5, 0.5)
        x, y = reach * math.cos(a), reach * math.sin(a)
        top = z + 0.014 * (1 - (reach / r) ** 2) + dice.uniform(0, 0.003)
        rings = []
        for along, thick in ((-1, 0.25), (-0.6, 0.85), (0, 1), (0.6, 0.85), (1, 0.25)):
            u, w = 0.0052 * along * math.cos(tilt), 0.0052 * along * math.sin(tilt)
            cx, cy = x + u * math.cos(turned), y + u * math.sin(turned)
            side = (-math.sin(turned), math.cos(turned))
            q = 0.0017 * thick
            loop = [(q * math.cos(t), q * math.sin(t)) for t in (k * math.pi / 3 for k in range(6))]
            rings.append([bm.verts.new((cx + side[0] * p, cy + side[1] * p, top + w + v)) for p, v in loop])
        bm.faces.new(rings[0])
        bm.faces.new(rings[-1])
        for one, other in zip(rings, rings[1:]):
            for k in range(6):
                bm.faces.new((one[k], one[(k + 1) % 6], other[(k + 1) % 6], other[k]))
    add_mesh(bm, gloss('rice', '#f3efe4', 0.45, coat=0.2), smooth=80, wn=False)


def ricecooker(litres=10, body='#eceeef', lid=74):
    """Rice cooker filled with rice; lid is the angle at which its lid stands open."""
    r, h = RICE_COOKERS[litres]
    sheet, shell, black = steel(0.2), enamel(body) if body else steel(0.22), plastic(BLACK)
    pot, top = material('pot', '#a9adb1', 0.28, 0.9), 0.035 + h
    wall = [(r - 0.012, 0.03), (r - 0.004, 0.036), (r, 0.06), (r, top - 0.03)]
    lathe([(0, 0.03)] + wall, m=shell, n=128)
    lathe(
        [(r, top - 0.032), (r + 0.005, top - 0.03), (r + 0.005, top - 0.006), (r, top), (r - 0.02, top)], m=sheet, n=128
    )
    lathe([(r + 0.0012, 0.05), (r + 0.003, 0.052), (r + 0.003, 0.075), (r + 0.0012, 0.077)], m=sheet, n=128)
    lip = r - 0.02
    lathe(
        [
            (lip, top),
            (lip + 0.004, top + 0.004),
            (lip - 0.004, top + 0.005),
            (lip - 0.008, top - 0.002),
            (lip - 0.01, top - 0.09),
            (0, top - 0.09),
        ],
        m=pot,
        n=128,
    )
    lathe(
        [(lip - 0.009, top - 0.05), (lip * 0.6, top - 0.041), (0, top - 0.037)], m=gloss('rice', '#f3efe4', 0.45), n=64
    )
    _grains(lip - 0.014, top - 0.05, int(2600 * (r / 0.19) ** 2))
    # lid on its hinge
    back = r + 0.006
    box((0.09, 0.03, 0.05), (0, back + 0.006, top - 0.018), black, 0.008)
    cyl(0.008, 0.1, (0, back + 0.014, top + 0.012), 'x', chrome())
    with group((0, back + 0.014, top + 0.012), (-lid, 0, 0)), group((0, -back - 0.014, 0)):
        box((0.07, 0.05, 0.012), (0, back - 0.012, 0.012), black, 0.004)
        dome = [
            (r + 0.002, -0.004),
            (r + 0.006, 0.004),
            (r + 0.002, 0.018),
            (r * 0.85, 0.036),
            (r * 0.45, 0.052),
            (0, 0.056),
        ]
        lathe(dome, m=shell, n=128)
        lathe(
            [(r + 0.002, -0.004), (r - 0.006, -0.007), (r - 0.014, -0.004), (r - 0.02, 0.006), (0, 0.012)],
            m=sheet,
            n=128,
        )
        ring(r - 0.022, 0.005, (0, 0, 0.002), 'z', plastic('#8b9095'))
        for k in range(4):
            a = 0.8 + 1.57 * k
            cyl(0.009, 0.003, (0.6 * r * math.cos(a), 0.6 * r * math.sin(a), 0.0085), 'z', dark())
        cyl(0.016, 0.02, (0, r * 0.4, 0.056), 'z', black, 0.004)
        tube(
            [(-0.05, -0.03, 0.048), (-0.05, -0.03, 0.082), (0.05, -0.03, 0.082), (0.05, -0.03, 0.048)],
            0.009,
            black,
            0.02,
        )
        rbox((0.06, 0.022, 0.03), 0.008, 'z', (0, -r - 0.01, 0.006), black, 0.005)
    # front with switch, latch and handles
    rbox((0.034, 0.016, 0.03), 0.006, 'y', (0, -r - 0.01, top - 0.02), black, 0.004)
    rbox((0.15, 0.05, 0.1), 0.014, 'y', (0, -r + 0.004, 0.1), plastic('#1b1c1f'), 0.006)
    y = -r - 0.0212
    label('rice-panel', 0.13, 0.0802, (0, y, 0.1), rough=0.3)
    rbox(
        (0.034, 0.02, 0.012), 0.004, 'y', (0.036, y - 0.009, 0.093), material('lever', '#b3191c', 0.35, coat=0.3), 0.003
    )
    for k, colour in enumerate((AMBER, GREEN)):
        signal_lamp((-0.045 + 0.034 * k, y, 0.094), colour, 0.007)
    label('royal_dark' if body != BLACK else 'royal_light', 0.14, 0.0264, (0, -r - 0.0024, top - 0.075))
    for s in (-1, 1):
        grip = [(s * (r - 0.01), v, top - 0.06) for v in (-0.05, 0.05)]
        out = [(s * (r + 0.042), v, top - 0.06) for v in (-0.05, 0.05)]
        tube([grip[0], out[0], out[1], grip[1]], 0.0105, black, 0.025)
        rbox((0.014, 0.14, 0.03), 0.008, 'x', (s * (r - 0.002), 0, top - 0.06), black, 0.005)
    for k in range(4):
        foot(((r - 0.05) * math.cos(1.57 * k + 0.8), (r - 0.05) * math.sin(1.57 * k + 0.8), 0), 0.018, 0.032)
    mains_lead(0.06, r - 0.01, 0.06)


def microwave(litres=25, keypad=False, housing=None):
    """Commercial microwave, its chamber lit; keypad replaces the two knobs."""
    shell = powder(housing, 0.4) if housing else steel(0.23)
    w, d, h = (0.56, 0.47, 0.35) if litres > 30 else (0.51, 0.43, 0.31)
    black, front, lift = plastic('#151618', 0.35), -d / 2, 0.03
    panel, z = 0.125, lift + h / 2
    door = w - panel - 0.014
    x, open_w, open_h = -panel / 2 - 0.001, door - 0.1, h - 0.09
    frame((w, h), (open_w, open_h), d, (0, 0, z), shell, 0.014, 0.012, (x, 0), b=0.004)
    box((w - 0.02, 0.004, h - 0.02), (0, d / 2 - 0.004, z), shell, 0.001)
    lining = material('chamber', '#dcdfe1', 0.5, 0.1)
    _cavity(open_w, d - 0.08, open_h, (x, front + 0.004, z), lining)
    floor = z - open_h / 2
    box((open_w - 0.004, d - 0.1, 0.004), (x, -0.01, floor + 0.003), gloss('ceramic', '#e8e8e4', 0.2), 0.001)
    box((0.012, 0.07, 0.05), (x + open_w / 2 - 0.012, 0.02, z + 0.05), lamp('#ffe9c4', 30), 0.003)
    bowl = [(0.03, 0), (0.05, 0.006), (0.078, 0.034), (0.086, 0.05), (0.082, 0.05), (0.072, 0.034)]
    lathe(bowl, (x, -0.02, floor + 0.005), m=gloss('china', '#2f5a82', 0.15))
    lathe([(0.076, 0.04), (0, 0.041)], (x, -0.02, floor + 0.005), m=gloss('soup', '#c4541f', 0.25))
    # door
    y = front - 0.013
    trim = shell if housing is None else black
    frame((door, h - 0.014), (door - 0.055, h - 0.075), 0.024, (x, y, z), trim, 0.012, 0.014, b=0.003)
    frame((door - 0.05, h - 0.07), (open_w - 0.02, open_h - 0.035), 0.004, (x, y - 0.007, z), black, 0.012, 0.014)
    pane(open_w - 0.015, open_h - 0.03, (x, y - 0.006, z), 0.15)
    label('mesh', open_w - 0.02, (open_w - 0.02) * 0.62, (x, y - 0.002, z))
    hx = x + door / 2 - 0.014
    _bar_handle(
        (hx - 0.004, y - 0.011, z - h * 0.26),
        (hx - 0.004, y - 0.011, z + h * 0.26),
        0.034,
        chrome() if housing is None else shell,
        0.009,
    )
    # controls
    px, py = w / 2 - panel / 2 - 0.004, front - 0.007
    rbox((panel - 0.006, 0.013, h - 0.014), 0.012, 'y', (px, py, z), black if housing or keypad else shell, 0.004)
    py -= 0.0072
    if keypad:
        label('keypad', panel - 0.02, (panel - 0.02) * 2.4, (px, py, z + 0.006), rough=0.25, glow=0.15)
    else:
        light = '-light' if housing else ''
        for v, dial in ((0.072, 'dial-power' + light), (-0.03, plate('timer'))):
            label(dial, 0.088, 0.088, (px, py, z + v))
            knob((px, py, z + v), 0.0225, 0.024, m=plastic('#2a2c30'), angle=-50)
        label('royal_light' if housing else 'royal_dark', 0.092, 0.0174, (px, py, z + 0.133))
        rbox((0.07, 0.005, 0.03), 0.006, 'y', (px, py, z - h / 2 + 0.045), plastic('#3b3e43'), 0.002)
    for s in (-1, 1):
        slots(9, 0.14, 0.005, 0.013, (s * w / 2, 0.08, z - 0.02), 'x')
        for v in (-1, 1):
            screw((s * w / 2, -0.12, z + v * (h / 2 - 0.03)), 'x' if s > 0 else '-x', 0.0042)
    feet(w / 2 - 0.06, d / 2 - 0.05, 0.018, 0.032)
    mains_lead(w / 2 - 0.1, d / 2)
