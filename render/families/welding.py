"""What welders wear and use up besides their filler metal."""

import math

from materials import brass, dark, leather, material, paint, plastic, powder
from parts import arc, cushion, cyl, group, lathe, loft, ring, rod, tube


def shieldinggas(shoulder='#0b5a3c', height=0.78, r=0.0705):
    """Cylinder of shielding gas: grey body, shoulder in the colour of the gas, valve and guard (EN 1089-3)."""
    body, head, guard = powder('#7d838a', 0.42), paint(shoulder, 0.3), powder('#c9ced3', 0.45)
    bend, neck = 0.085, 0.017
    side = [(r - 0.012, 0)] + arc(r - 0.012, 0.012, 0.012, 270, 360, 6)[1:]
    lathe([(0, 0)] + side + [(r, height * 0.86)], m=body, n=128)
    top = height * 0.86
    dome = [
        (neck + (r - neck) * math.cos(math.radians(a)), top + bend * math.sin(math.radians(a))) for a in range(0, 91, 6)
    ]
    lathe([(r, top - 0.03), (r + 0.0003, top - 0.03), (r + 0.0003, top)] + dome[1:] + [(neck, top + bend + 0.012)], m=head, n=128)
    z = top + bend
    lathe([(0.024, z - 0.004), (0.026, z), (0.026, z + 0.014), (0.019, z + 0.018)], m=powder('#8f969c', 0.4), n=64)
    cyl(0.0135, 0.052, (0, 0, z + 0.042), m=brass(), n=8)
    cyl(0.0105, 0.03, (0, -0.026, z + 0.04), '-y', brass(), 0.001)
    cyl(0.0128, 0.012, (0, -0.044, z + 0.04), '-y', plastic('#1d6fb0', 0.4), 0.002)
    lathe([(0, 0), (0.006, 0), (0.006, 0.02)], (0, 0, z + 0.066), m=brass())
    lathe([(0.02, 0), (0.0235, 0.003), (0.0235, 0.012), (0.02, 0.015), (0, 0.016)], (0, 0, z + 0.084), m=dark(), n=96, wave=0.05, waves=9)
    for x in (-1, 1):
        tube([(x * 0.047, 0.03, z - 0.03), (x * 0.047, 0.03, z + 0.118), (x * 0.047, -0.03, z + 0.118), (x * 0.047, -0.03, z - 0.03)], 0.0052, guard, 0.02)
    rod((-0.047, 0.03, z + 0.118), (0.047, 0.03, z + 0.118), 0.0052, guard)
    ring(0.05, 0.0055, (0, 0, z - 0.012), 'z', guard)
    ring(r + 0.0002, 0.0016, (0, 0, 0.05), 'z', powder('#6b7178', 0.45))
    paper = material('gas paper', '#f4f5f3', 0.55)
    with group((0, 0, height * 0.5), (0, 0, 0)):
        lathe([(r + 0.0006, -0.09), (r + 0.0007, -0.09), (r + 0.0007, 0.09), (r + 0.0006, 0.09)], m=paper, n=128)
        lathe([(r + 0.0008, 0.052), (r + 0.0009, 0.052), (r + 0.0009, 0.084), (r + 0.0008, 0.084)], m=paint(shoulder, 0.4), n=128)
        for i, w in enumerate((0.9, 0.62, 0.76)):
            zc = 0.022 - i * 0.03
            lathe([(r + 0.0008, zc), (r + 0.0009, zc), (r + 0.0009, zc + 0.006 + 0.003 * w), (r + 0.0008, zc + 0.006 + 0.003 * w)], m=material('gas print', '#50565c', 0.6), n=128)


def _glove(hand, cuff, trim, cuff_length, side):
    """One glove on its palm, fingers towards +Y; side is -1 for the thumb on the left, 1 on the right."""
    def pad(size, p, rot=(0, 0, 0), m=hand, e=0.75, ez=0.8):
        cushion(size, p, m, e, ez, rot)

    pad((0.104, 0.118, 0.044), (0, 0, 0.024), e=0.5)
    for x, y, length, turn in ((-0.038, 0.082, 0.098, 5), (-0.0125, 0.092, 0.112, 1), (0.0135, 0.089, 0.106, -2), (0.0385, 0.074, 0.09, -7)):
        pad((0.0285, length, 0.0285), (-side * x, y, 0.021), (6, 0, -side * turn))
    pad((0.034, 0.1, 0.034), (side * 0.068, 0.028, 0.022), (0, 0, -side * 34))
    pad((0.05, 0.07, 0.036), (side * 0.042, -0.008, 0.024), (0, 0, -side * 24))
    sections = [(0.098, 0.04, 0.0185, 0), (0.104, 0.044, 0.02, cuff_length * 0.3), (0.122, 0.05, 0.023, cuff_length * 0.75), (0.13, 0.054, 0.024, cuff_length)]
    with group((0, -0.046, 0.027), (90, 0, 0)):
        loft(sections, m=cuff, n=10, smooth=80, ends=(True, False))
        hem = [(0.132, 0.056, 0.0244, -0.009), (0.134, 0.058, 0.025, -0.006), (0.134, 0.058, 0.025, 0.003), (0.128, 0.052, 0.0226, 0.003), (0.126, 0.05, 0.022, -0.01)]
        loft([(w, d, r, cuff_length + z) for w, d, r, z in hem], m=trim, n=10, smooth=50, ends=(False, False))
        lining = [(0.1, 0.034, 0.015, cuff_length * 0.35), (0.126, 0.05, 0.022, cuff_length - 0.004)]
        loft(lining, m=material('lining', '#4a4d50', 0.9), n=10, smooth=60, ends=(True, False))
        loft([(0.1, 0.0425, 0.0192, -0.004), (0.101, 0.043, 0.0194, 0.004)], m=trim, n=10, smooth=60, ends=(False, False))
    for x in (-0.026, 0, 0.026):
        tube([(x, -0.03, 0.0468), (x * 0.96, 0.0, 0.0474), (x * 1.02, 0.036, 0.044)], 0.0011, trim, 0.01)


def weldingglove(hand='#c7a06a', cuff='#8a5a2b', trim='#3b2a1a', cuff_length=0.15):
    """A pair of leather gloves: short and thin for TIG, with a long gauntlet against heat for MMA and MAG."""
    hide, gauntlet, seam = leather(hand), leather(cuff), material('seam' + trim, trim, 0.7)
    with group((-0.094, 0.0, 0), (0, 0, 10)):
        _glove(hide, gauntlet, seam, cuff_length, 1)
    with group((0.1, 0.012, 0), (0, 0, -9)):
        _glove(hide, gauntlet, seam, cuff_length, -1)
