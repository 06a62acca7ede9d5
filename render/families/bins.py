"""Storage bins."""

from random import Random

from materials import material, plastic, powder, zinc
from parts import box, group, label, lathe, moulded, prism, rbox, rrect, screw, tube

from .warehouse import _roller


def _bin(w, d, h, colour, p=(0, 0, 0), rot=(0, 0, 0), card=True, filled=0):
    """Open-front bin; its back is at +y."""
    shell, t = plastic(colour, 0.36), 0.0028
    front, lip = h * 0.46, -d * 0.16
    with group(p, rot):
        outline = [(-d / 2, 0), (-d / 2, front), (lip, h), (d / 2, h), (d / 2, 0)]
        for s in (-1, 1):
            prism(outline, t, 'x', (s * (w - t) / 2, 0, 0), shell, 0.0006)
        box((w, d, t), (0, 0, t / 2), shell, 0.0006)
        box((w, t, h), (0, (d - t) / 2, h / 2), shell, 0.0006)
        box((w, t, front), (0, -(d - t) / 2, front / 2), shell, 0.0006)
        a, b = w / 2, d / 2
        rim = [(-a, b, h), (-a, lip, h), (-a, -b, front), (a, -b, front), (a, lip, h), (a, b, h)]
        tube(rim, min(0.0032, w * 0.024), shell, 0.012, True)
        for s in (-1, 1):
            tube([(s * a, lip + 0.01, h * 0.3), (s * a, b - 0.01, h * 0.3)], 0.0015, shell)
        if card:
            rbox((w * 0.56, 0.003, front * 0.52), 0.003, 'y', (0, -b - 0.001, front * 0.48), shell, 0.001)
            box((w * 0.48, 0.001, front * 0.34), (0, -b - 0.0026, front * 0.48), material('card', '#f4f4ef', 0.6), 0)
        chance = Random(7)
        for i in range(filled):
            q = min(w, d) * 0.085
            x, y = ((chance.random() - 0.5) * (size - 4.4 * q) for size in (w, d))
            tilt = [chance.uniform(-a, a) for a in (28, 28, 180)]
            nut = [(q * 0.5, 0), (q, 0), (q, q * 0.8), (q * 0.5, q * 0.8), (q * 0.5, 0)]
            lathe(nut, (x, y, t + q * (0.4 + 0.7 * (i % 3))), m=zinc(), n=6, rot=tilt)


def _wall_panel(width, height, small, large, colours):
    """Perforated panels with small bins above and large ones below; columns and rows of each."""
    panel, parts = powder('#4a5157', 0.45), max(1, round(height / 0.39))
    each = height / parts
    for i in range(parts):
        z = each * (i + 0.5)
        rbox((width, 0.008, each - 0.004), 0.01, 'y', (0, 0, z), panel, 0.003)
        for k in range(int(each / 0.052)):
            rail = [(-0.012, 0.014), (-0.008, 0.016), (0, 0.002), (0, 0)]
            at = (0, -0.003, each * i + 0.02 + k * 0.052)
            moulded(rail, width - 0.05, 0.001, 0.0004, p=at, m=panel, n=2)
        for x in (-width / 2 + 0.014, width / 2 - 0.014):
            for dz in (0.014 - each / 2, each / 2 - 0.014):
                screw((x, -0.004, z + dz), '-y', 0.006)
    label('fromm_light', 0.14, 0.0265, (-width / 2 + 0.11, -0.005, height - 0.02))
    squeeze = min(1, (height - 0.045) / (small[1] * 0.108 + large[1] * 0.138))
    bottom = 0.02
    for (columns, rows), (pitch, w, d, h), colour, filled in (
        (large, (0.138, 0.9, 0.17, 0.1), colours[0], 0),
        (small, (0.108, 0.85, 0.115, 0.07), colours[1], 5),
    ):
        step = (width - 0.02) / columns
        for row in range(rows):
            for i in range(columns):
                at = (-(width - 0.02) / 2 + (i + 0.5) * step, -d / 2 - 0.013, bottom + row * pitch * squeeze)
                _bin(min(step * w, d), d, h * squeeze, colour, at, filled=filled if (i + row) % 3 == 0 else 0)
        bottom += rows * pitch * squeeze + 0.01


def _bin_stack(columns, rows, size, colour):
    """Bins upon bins; what is in them is seen in the uppermost."""
    w, d, h = size
    for row in range(rows):
        for i in range(columns):
            full = row == rows - 1 and i % 3 == 1
            at = ((i - (columns - 1) / 2) * w * 1.04, 0, row * h * 1.008)
            _bin(w, d, h, colour, at, filled=12 if full else 0)


def _bin_rack(columns, rows, size, colour):
    """Shelves aslant on a frame with wheels, full of bins."""
    (W, D, H), frame = size, powder('#8b9298', 0.42)
    for x in (-1, 1):
        px = x * (W / 2 - 0.016)
        for y in (-1, 1):
            prism(rrect(0.032, 0.032, 0.004), H - 0.13, 'z', (px, y * (D / 2 - 0.016), (H + 0.13) / 2), frame, 0.002)
            box((0.034, 0.034, 0.008), (px, y * (D / 2 - 0.016), H + 0.003), plastic('#1a1c1e'), 0.003)
            _roller((x * (W / 2 - 0.05), y * (D / 2 - 0.05), 0), 0.06, (180 if y < 0 else 0) + 24 * x, y < 0)
        for z in (0.15, 0.7, H - 0.03):
            box((0.024, D - 0.06, 0.03), (px, 0, z), frame, 0.003)
        grip = [(px + x * out, y, 0.98) for out, y in ((0.012, -0.1), (0.06, -0.1), (0.06, 0.1), (0.012, 0.1))]
        tube(grip, 0.0105, frame, 0.03)
    for y in (-1, 1):
        box((W - 0.03, 0.024, 0.035), (0, y * (D / 2 - 0.016), 0.15), frame, 0.003)
    box((W - 0.03, 0.024, 0.035), (0, D / 2 - 0.016, H - 0.03), frame, 0.003)
    rbox((W - 0.05, 0.012, 0.07), 0.004, 'y', (0, -D / 2 + 0.012, H - 0.04), frame, 0.003)
    label('fromm', 0.34, 0.0642, (0, -D / 2 + 0.0052, H - 0.04))
    pitch, step, deep = (H - 0.238) / rows, (W - 0.068) / columns, D - 0.08
    for row in range(rows):
        with group((0, 0.01, 0.2 + row * pitch), (11, 0, 0)):
            box((W - 0.05, deep, 0.004), (0, 0, -0.004), frame, 0.001)
            box((W - 0.05, 0.004, 0.022), (0, -deep / 2, 0.004), frame, 0.001)
            for i in range(columns):
                at = ((i - (columns - 1) / 2) * step, 0.005, 0)
                full = (i * 5 + row * 2) % 7 == 0
                _bin(step * 0.94, deep - 0.04, min(0.115, pitch * 0.67), colour, at, filled=6 if full else 0)


def bins(kind='wall', size=(0.77, 0.78), small=(6, 3), large=(4, 3), columns=6, rows=6, colour='#1f55a5'):
    """Storage bins: on a wall panel, stacked, or on a rack with wheels.

    size: of the panel, of one bin of a stack, or of the rack. small, large: columns and rows of bins on a panel.
    """
    if kind == 'wall':
        _wall_panel(*size, small, large, (colour, '#b8222a'))
    elif kind == 'stack':
        _bin_stack(columns, rows, size, colour)
    else:
        _bin_rack(columns, rows, size, colour)
