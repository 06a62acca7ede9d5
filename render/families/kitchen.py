"""Catering equipment."""

import math

from materials import chrome, dark, cast_iron, glass, gloss, hammered, material, plastic, powder, rubber
from materials import smoked_acrylic, steel, turned_steel
from parts import box, cyl, foot, group, knob, label, lathe, plate, prism, rbox, ring, screw, slots, tube

from .common import AMBER, BLACK, GREEN, drain_tap, feet, handle, mains_lead, signal_lamp, thermostat, wire_basket


def fryer(tanks=1, litres=8, accent=BLACK):
    """Table-top deep fryer; each tank is a unit of its own with control head, basket and drain tap."""
    width, depth, lift = (0.31, 0.46, 0.022) if litres > 8 else (0.285, 0.43, 0)
    sheet, grip = steel(0.24), plastic(accent)
    W, d, body = width - 0.004, depth, 0.19 + lift
    bath_w, bath_d, bath_y = W - 0.05, d - 0.15, -0.03
    front, back = d / 2 + bath_y - bath_d / 2, d / 2 - bath_y - bath_d / 2
    for i in range(tanks):
        with group(((i - (tanks - 1) / 2) * (width + 0.005), 0, 0)):
            for x in (-1, 1):
                box((0.004, d, body), (x * (W / 2 - 0.002), 0, 0.03 + body / 2), sheet, 0.0015)
            for y in (-1, 1):
                box((W, 0.004, body), (0, y * (d / 2 - 0.002), 0.03 + body / 2), sheet, 0.0015)
            box((W, d, 0.004), (0, 0, 0.032), sheet, 0.001)
            with group((0, 0, lift)):
                # deck around the bath
                side = (W - bath_w) / 2
                for x in (-1, 1):
                    box((side, d, 0.012), (x * (bath_w + side) / 2, 0, 0.226), sheet, 0.004)
                box((bath_w + 0.002, front, 0.012), (0, -d / 2 + front / 2, 0.226), sheet, 0.004)
                box((bath_w + 0.002, back, 0.012), (0, d / 2 - back / 2, 0.226), sheet, 0.004)
                near, far = bath_y - bath_d / 2, bath_y + bath_d / 2
                rim = [
                    (-bath_w / 2, near, 0.232),
                    (bath_w / 2, near, 0.232),
                    (bath_w / 2, far, 0.232),
                    (-bath_w / 2, far, 0.232),
                ]
                tube(rim, 0.004, sheet, 0.018, True)
                for x in (-1, 1):
                    box((0.002, bath_d, 0.17), (x * bath_w / 2, bath_y, 0.145), sheet, 0.0005)
                for y in (near, far):
                    box((bath_w, 0.002, 0.17), (0, y, 0.145), sheet, 0.0005)
                box((bath_w, bath_d, 0.002), (0, bath_y, 0.165), gloss('oil', '#c98a16', coat=0.6), 0)
                # control head with its sloped face
                section = [(-0.075, 0), (0.055, 0), (0.055, 0.135), (-0.035, 0.135), (-0.075, 0.02)]
                prism(section, W, 'x', (0, d / 2 - 0.058, 0.232), sheet, 0.003)
                with group((0, d / 2 - 0.1338, 0.252), (-19.2, 0, 0)):
                    thermostat((-0.045, 0, 0.052), accent)
                    for k, colour in enumerate((AMBER, GREEN)):
                        signal_lamp((0.052, 0, 0.075 - k * 0.042), colour)
                    label('royal_dark', 0.10, 0.019, (0, -0.0009, 0.008))
                with group((0, bath_y, 0.135 if i % 2 == 0 else 0.118)):
                    wire_basket(bath_w - 0.03, bath_d - 0.03, 0.11, chrome(), accent)
                if i == 0:
                    handle((-W / 2, -0.05, 0.19), (-W / 2, 0.05, 0.19), (-0.028, 0, 0), 0.005, grip, 0.015)
                if i == tanks - 1:
                    handle((W / 2, -0.05, 0.19), (W / 2, 0.05, 0.19), (0.028, 0, 0), 0.005, grip, 0.015)
                label('royal_dark', 0.15, 0.0283, (0, -d / 2 - 0.0008, 0.155))
            feet(0.11, d / 2 - 0.045, 0.02, 0.034)
            drain_tap((0, -d / 2, 0.07))
            for x in (-1, 1):
                for z in (0.05, 0.2 + lift):
                    screw((x * (W / 2 - 0.014), -d / 2, z), '-y', 0.0038)


def _grill_plate(w, d, ribbed, upwards):
    """Cast-iron plate, its face towards +Z or -Z."""
    iron, up = cast_iron(), 1 if upwards else -1
    rbox((w, d, 0.014), 0.01, 'z', (0, 0, 0.004), iron, 0.003)
    if not ribbed:
        rbox(
            (w - 0.018, d - 0.018, 0.003),
            0.008,
            'z',
            (0, 0, 0.004 + up * 0.0075),
            material('smooth iron', '#2a2c30', 0.34, 0.7),
            0.001,
        )
        return
    count = int((w - 0.012) / 0.0142)
    rib = [(-0.0035, 0), (0.0035, 0), (0.0018, up * 0.006), (-0.0018, up * 0.006)]
    for i in range(count):
        prism(rib, d - 0.02, 'y', ((i - (count - 1) / 2) * 0.0142, 0, 0.004 + up * 0.0068), iron, 0.0004)


def grill(double=False, ribbed=True):
    """Contact grill with one or two hinged upper plates."""
    sheet, depth, lids = steel(0.23), 0.36, 2 if double else 1
    width = 0.57 if double else 0.41
    front = -depth / 2
    rbox((width, depth, 0.085), 0.02, 'z', (0, 0, 0.075), sheet, 0.006)
    box((width - 0.02, 0.003, 0.06), (0, front - 0.001, 0.072), sheet, 0.001)
    for x in (0.19, -0.005) if double else (0.11,):
        thermostat((x, front - 0.0022, 0.072), '#17181a', 0.078, 0.0195)
        for k, colour in enumerate((GREEN, AMBER)):
            signal_lamp((x - 0.075 - k * (0.03 if double else 0.035), front - 0.0025, 0.085), colour, 0.009)
    logo = 0.115 if double else 0.14
    label('royal_dark', logo, logo * 0.189, (-width / 2 + 0.03 + logo / 2, front - 0.003, 0.088))
    with group((0, -0.015, 0.118)):
        _grill_plate(width - 0.03, depth - 0.08, ribbed, True)
    lid = (width - 0.01) / lids
    for i in range(lids):
        # hinged open; the second lid of a double grill a little further
        with group(((i - (lids - 1) / 2) * lid, 0.145, 0.15), (-33 - 8 * i, 0, 0)), group((0, -0.16, 0.02)):
            w = lid - 0.006 * (lids - 1)
            rbox((w, 0.31, 0.06), 0.022, 'z', (0, 0, 0.04), sheet, 0.012)
            _grill_plate(w - 0.03, depth - 0.085, ribbed, False)
            inset = w / 2 - (0.045 if double else 0)
            for s in (-1, 1):
                arm = [(s * inset, 0.04, 0.045), (s * (inset + 0.015), 0, 0.045), (s * (inset + 0.015), -0.215, 0.062)]
                if double:
                    arm = [(s * inset, -0.14, 0.045), (s * inset, -0.215, 0.062)]
                tube(arm, 0.006, sheet, 0.02)
            cyl(0.0165, w - 0.05 if double else w + 0.06, (0, -0.215, 0.062), 'x', plastic(BLACK, 0.5), 0.006)
            label('royal_dark', 0.17, 0.0321, (0, 0, 0.0708), 'top')
    for x in [(i - (lids - 1) / 2) * lid + s * (lid / 2 - 0.035) for i in range(lids) for s in (-1, 1)]:
        prism(
            [(-0.025, -0.05), (0.025, -0.05), (0.025, 0.03), (0.01, 0.05), (-0.01, 0.05), (-0.025, 0.03)],
            0.018,
            'x',
            (x, 0.165, 0.145),
            sheet,
            0.004,
        )
        cyl(0.016, 0.03, (x, 0.16, 0.168), 'x', chrome())
    rbox((0.16, 0.03, 0.018), 0.006, 'z', (0, front - 0.02, 0.035), sheet, 0.003)  # grease tray
    feet(width / 2 - 0.045, 0.13, 0.018, 0.034)
    mains_lead(width / 2 - 0.085, depth / 2)


def induction(hobs=1, housing=None):
    """Table-top induction cooker; housing is a colour, or steel."""
    shell = powder(housing, 0.42) if housing else steel(0.23)
    ceramic, print_grey = gloss('ceramic glass', '#0a0b0c'), gloss('print', '#b9bdc2', 0.5, coat=0)
    pitch = 0.33
    width, depth, h = pitch * hobs + 0.01, 0.42, 0.1
    section = [(-depth / 2 + 0.03, 0), (depth / 2, 0), (depth / 2, h), (-depth / 2 + 0.07, h), (-depth / 2, h - 0.03)]
    prism(section, width, 'x', (0, 0, 0.03), shell, 0.006, seg=4)
    rbox((width - 0.03, depth - 0.11, 0.006), 0.012, 'z', (0, 0.03, h + 0.032), ceramic, 0.002)
    for i in range(hobs):
        x = (i - (hobs - 1) / 2) * pitch
        for r, thickness in ((0.11, 0.0012), (0.06, 0.0009)):
            ring(r, thickness, (x, 0.03, h + 0.0348), 'z', print_grey)
        for s in (-1, 1):
            box((0.024, 0.0014, 0.0005), (x, 0.03 + s * 0.11, h + 0.0352), print_grey, 0)
        with group((x, -depth / 2 + 0.0148, 0.065), (23.2, 0, 0)):
            label(plate('panel'), 0.19, 0.0494, (-0.055, -0.0012, 0), rough=0.25)
            knob((0.105, -0.0012, 0), 0.0195, 0.022, m=plastic('#17181a' if not housing else '#3a3d41'))
    label('royal_light', 0.1, 0.0189, (0, -0.103, h + 0.0356), 'top')
    for s in (-1, 1):
        slots(7, 0.09, 0.0055, 0.012, (s * width / 2, 0.05, 0.075), 'x')
    feet(width / 2 - 0.04, 0.15, 0.016)
    mains_lead(width / 2 - 0.12, depth / 2)


def bain(wells=3):
    """Bain-marie with covered GN 1/3 containers side by side."""
    sheet, lid, front = steel(0.22), steel(0.17), -0.19
    width, depth, h = 0.24 * wells + 0.06, 0.38, 0.2
    rbox((width, depth, h), 0.012, 'z', (0, 0, 0.03 + h / 2), sheet, 0.004)
    rbox((width + 0.012, depth + 0.012, 0.012), 0.014, 'z', (0, 0, h + 0.034), sheet, 0.004)
    for i in range(wells):
        x = (i - (wells - 1) / 2) * 0.24
        rbox((0.23, 0.34, 0.012), 0.02, 'z', (x, 0, h + 0.045), lid, 0.005)
        rbox((0.205, 0.31, 0.02), 0.03, 'z', (x, 0, h + 0.052), lid, 0.009)
        rbox((0.17, 0.27, 0.016), 0.04, 'z', (x, 0, h + 0.062), lid, 0.007)
        grip = [
            (x - 0.04, -0.02, h + 0.065),
            (x - 0.04, -0.02, h + 0.098),
            (x + 0.04, -0.02, h + 0.098),
            (x + 0.04, -0.02, h + 0.065),
        ]
        tube(grip, 0.006, plastic(BLACK), 0.02)
        cyl(0.009, 0.006, (x + 0.1, 0.155, h + 0.046), 'z', dark())
    if wells == 1:
        thermostat((0.075, front, 0.13))
        lamps, lamp_z, logo = -0.035, 0.115, (0.125, -0.06, 0.165)
    else:
        thermostat((width / 2 - 0.12, front, 0.12))
        lamps, lamp_z, logo = width / 2 - 0.22, 0.12, (0.17, -width / 2 + 0.145, 0.15)
    for k, colour in enumerate((GREEN, AMBER)):
        signal_lamp((lamps - k * 0.04, front, lamp_z), colour)
    label('royal_dark', logo[0], logo[0] * 0.189, (logo[1], front - 0.0008, logo[2]))
    drain_tap((-width / 2 + 0.06, front, 0.065))
    feet(width / 2 - 0.05, 0.14)
    mains_lead(width / 2 - 0.1, depth / 2)


BOILER_SIZES = {8: (0.132, 0.33), 14: (0.135, 0.44), 20: (0.15, 0.53), 30: (0.165, 0.64)}


def boiler(litres=14):
    """Hot-drinks boiler with sight glass and dispensing tap."""
    r, h = BOILER_SIZES[litres]
    sheet, black = turned_steel(0.2), plastic('#16171a', 0.4)
    base = [(0, 0.02), (r + 0.006, 0.02), (r + 0.008, 0.03), (r + 0.006, 0.085), (r, 0.09), (0, 0.09)]
    lathe(base, m=black, n=96)
    lathe([(r, 0.088), (r, h), (r - 0.004, h + 0.006), (0, h + 0.006)], m=sheet, n=128)
    for z in (0.12, h - 0.03):
        ring(r, 0.0035, (0, 0, z), 'z', sheet)
    lathe(
        [(r + 0.006, h + 0.004), (r + 0.006, h + 0.012), (r - 0.01, h + 0.022), (0.05, h + 0.045), (0, h + 0.048)],
        m=sheet,
        n=96,
    )
    lathe(
        [(0, 0), (0.014, 0), (0.012, 0.015), (0.026, 0.028), (0.026, 0.036), (0.018, 0.042), (0, 0.042)],
        (0, 0, h + 0.047),
        m=black,
    )
    # tap
    cyl(0.013, 0.06, (0, -r - 0.025, 0.135), '-y', chrome())
    cyl(0.011, 0.05, (0, -r - 0.05, 0.125), 'z', chrome())
    cyl(0.017, 0.03, (0, -r - 0.05, 0.155), 'z', chrome())
    lathe(
        [(0, 0), (0.008, 0), (0.01, 0.03), (0.014, 0.055), (0, 0.058)], (0, -r - 0.05, 0.168), m=black, rot=(28, 0, 0)
    )
    # sight glass, a little over half full
    low, high = 0.19, h - 0.05
    cyl(0.006, high - low, (0, -r - 0.012, (low + high) / 2), 'z', glass('#eaf4f7'))
    level = (high - low) * 0.6
    cyl(0.0035, level, (0, -r - 0.012, low + level / 2), 'z', material('coffee', '#5a2f14', 0.2))
    for z in (low, high):
        cyl(0.01, 0.016, (0, -r - 0.01, z), 'z', chrome())
    for s in (-1, 1):
        grip = [
            (s * (r - 0.005), 0, h - 0.05),
            (s * (r + 0.05), 0, h - 0.05),
            (s * (r + 0.05), 0, h - 0.15),
            (s * (r - 0.005), 0, h - 0.15),
        ]
        tube(grip, 0.0105, black, 0.03)
    with group(rot=(0, 0, -26)):
        knob((0, -r - 0.007, 0.055), 0.017, 0.018, m=plastic('#2b2d31'))
    with group(rot=(0, 0, 2)):
        label('royal_light', 0.095, 0.018, (0, -r - 0.0095, 0.056))
    for k in range(4):
        foot(((r - 0.035) * math.cos(1.57 * k + 0.8), (r - 0.035) * math.sin(1.57 * k + 0.8), 0), 0.014, 0.022)


def kettle(colour=None, litres=10, trim=BLACK):
    """Soup kettle; colour of the hammered body, or brushed steel."""
    body = hammered(colour) if colour else turned_steel(0.24)
    lid, black, squat = turned_steel(0.2), plastic(trim), 0.9 if litres < 10 else 1
    top = 0.3 * squat
    lathe(
        [
            (0, 0.02),
            (0.15, 0.02),
            (0.165, 0.03),
            (0.175, 0.09),
            (0.18, 0.2 * squat),
            (0.178, top - 0.015),
            (0.17, top),
            (0, top),
        ],
        m=body,
        n=96,
    )
    ring(0.172, 0.007, (0, 0, top + 0.002), 'z', lid)
    with group((0, 0, top - 0.3)):
        lathe(
            [(0.185, 0.305), (0.188, 0.309), (0.17, 0.318), (0.12, 0.345), (0.06, 0.362), (0.02, 0.366), (0, 0.366)],
            m=lid,
            n=96,
        )
        lathe(
            [(0, 0), (0.012, 0), (0.01, 0.012), (0.02, 0.022), (0.022, 0.032), (0.016, 0.038), (0, 0.038)],
            (0, 0, 0.365),
            m=black,
        )
        for s in (-1, 1):
            tube(
                [(s * 0.172, -0.04, 0.25), (s * 0.215, -0.04, 0.25), (s * 0.215, 0.04, 0.25), (s * 0.172, 0.04, 0.25)],
                0.008,
                black,
                0.02,
            )
    rbox((0.13, 0.04, 0.085), 0.012, 'y', (0, -0.163, 0.085), black, 0.006)
    knob((0, -0.183, 0.09), 0.021, 0.022, m=plastic('#2a2c2f'))
    label('royal_light', 0.11, 0.0208, (0, -0.1836, 0.058))
    for k in range(3):
        foot((0.12 * math.cos(2.1 * k + 0.5), 0.12 * math.sin(2.1 * k + 0.5), 0), 0.014, 0.024)


def vacuum(seal=300, housing=None):
    """Vacuum sealer, lid open; seal is the length of the sealing bar in mm."""
    width, depth, h = seal / 1000 + 0.12, 0.36, 0.11
    dark_shell, shell = plastic('#2a2d31', 0.38), powder(housing, 0.42) if housing else steel(0.24)
    section = [(-depth / 2, 0), (depth / 2, 0), (depth / 2, h), (-depth / 2 + 0.1, h), (-depth / 2, h * 0.55)]
    prism(section, width, 'x', (0, 0, 0.02), shell, 0.012, seg=4)
    with group((0, -depth / 2 + 0.05, 0.02 + h * 0.775), (math.degrees(math.atan2(h * 0.45, 0.1)), 0, 0)):
        label('vacuum', 0.33, 0.0858, (0, 0, 0.0012), 'top', rough=0.25)
    with group((0, 0.04, h + 0.02)):
        rbox((width - 0.02, 0.22, 0.012), 0.02, 'z', (0, 0, 0.002), dark_shell, 0.004)
        rbox((width - 0.07, 0.13, 0.004), 0.03, 'z', (0, -0.02, 0.0095), dark(), 0.001)
        x = width / 2 - 0.05
        tube(
            [(-x, -0.085, 0.011), (x, -0.085, 0.011), (x, 0.04, 0.011), (-x, 0.04, 0.011)],
            0.0055,
            rubber('#5b6067'),
            0.03,
            True,
        )
        box((width - 0.06, 0.008, 0.006), (0, -0.1, 0.01), material('sealing bar', '#c9b06a', 0.5), 0.001)
        with group((0, 0.1, 0.012), (-62, 0, 0)):
            rbox((width - 0.02, 0.235, 0.03), 0.03, 'z', (0, -0.117, 0.01), smoked_acrylic(), 0.009)
            rbox((0.14, 0.03, 0.02), 0.01, 'z', (0, -0.235, 0.012), steel(0.24), 0.005)
            label('royal_light', 0.2, 0.0378, (0, -0.1, 0.0257), 'top')
    for s in (-1, 1):
        cyl(0.014, 0.03, (s * (width / 2 - 0.03), 0.14, h + 0.035), 'x', steel(0.24))
    feet(width / 2 - 0.04, 0.14, 0.015, 0.022)
