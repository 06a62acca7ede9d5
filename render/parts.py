"""Parts that products are built of. Front faces -Y, units are metres, the floor is z = 0.

The parameters are the same everywhere: s size (x, y, z), p position, m material, b bevel, r radius, h height,
rot rotation in degrees, axis the direction in which a part points ('-y' is towards the viewer). A profile is a list of
(radius, height); an outline a list of points in a plane.
"""

import math

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

from materials import dark, decal, material, plastic, rubber, steel

_groups = [Matrix.Identity(4)]


def placement():
    """Transform of the innermost group."""
    return _groups[-1].copy()


def forget_groups():
    _groups[:] = [Matrix.Identity(4)]


def turn(rot):
    return Euler([math.radians(a) for a in rot]).to_matrix().to_4x4()


class group:
    """with group(p, rot, scale): everything built inside moves along."""

    def __init__(self, p=(0, 0, 0), rot=(0, 0, 0), scale=1):
        self.transform = Matrix.Translation(p) @ turn(rot) @ Matrix.Scale(scale, 4)

    def __enter__(self):
        _groups.append(_groups[-1] @ self.transform)

    def __exit__(self, *_):
        _groups.pop()


def _link(o):
    bpy.context.scene.collection.objects.link(o)


def add_mesh(bm, m, p=(0, 0, 0), rot=(0, 0, 0), smooth=35, wn=True):
    """A finished bmesh as an object; wn weights the normals, which keeps flat faces flat beside bevels.

    Raises TypeError without a material: Blender would render the part white and say nothing.
    """
    if m is None:
        raise TypeError('A part needs a material')
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    me = bpy.data.meshes.new('mesh')
    bm.to_mesh(me)
    bm.free()
    for f in me.polygons:
        f.use_smooth = True
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(smooth)
    o = bpy.data.objects.new('part', me)
    _link(o)
    me.materials.append(m)
    o.matrix_world = placement() @ Matrix.Translation(p) @ turn(rot)
    if wn:
        o.modifiers.new('weighted normals', 'WEIGHTED_NORMAL').keep_sharp = True
    return o


FACING = {'z': (0, 0, 0), 'x': (0, 90, 0), '-x': (0, -90, 0), '-y': (90, 0, 0), '+y': (-90, 0, 0)}

# outline point (u, v) and depth t -> x, y, z
ALONG = {'x': lambda u, v, t: (t, u, v), 'y': lambda u, v, t: (u, t, v), 'z': lambda u, v, t: (u, v, t)}


def _bevel(bm, edges, offset, segments):
    bmesh.ops.bevel(bm, geom=edges, offset=offset, segments=segments, profile=0.5, affect='EDGES', clamp_overlap=True)


def _bridge(bm, lower, upper):
    """Closed wall between two rings of as many vertices; a pole counts as a ring of one repeated vertex."""
    n = len(lower)
    for i in range(n):
        k = (i + 1) % n
        corners = list(dict.fromkeys((lower[i], lower[k], upper[k], upper[i])))
        if len(corners) > 2:
            bm.faces.new(corners)


def box(s, p=(0, 0, 0), m=None, b=0.003, seg=3, rot=(0, 0, 0)):
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.scale(bm, vec=s, verts=bm.verts)
    if b:
        _bevel(bm, bm.edges[:], min(b, min(s) * 0.45), seg)
    return add_mesh(bm, m, p, rot)


def arc(cx, cz, r, start, end, n=5):
    angles = [math.radians(start + (end - start) * i / n) for i in range(n + 1)]
    return [(cx + r * math.cos(a), cz + r * math.sin(a)) for a in angles]


def rrect(w, h, r, n=8):
    """Outline of a rounded rectangle."""
    r = min(r, w / 2 - 1e-5, h / 2 - 1e-5)
    x, y = w / 2 - r, h / 2 - r
    return arc(x, y, r, 0, 90, n) + arc(-x, y, r, 90, 180, n) + arc(-x, -y, r, 180, 270, n) + arc(x, -y, r, 270, 360, n)


def prism(outline, depth, axis='y', p=(0, 0, 0), m=None, b=0.002, rot=(0, 0, 0), seg=2):
    """Outline extruded along an axis, centred on p; its plane is x: (y, z), y: (x, z), z: (x, y)."""
    bm, at = bmesh.new(), ALONG[axis]
    front, back = ([bm.verts.new(at(u, v, t)) for u, v in outline] for t in (-depth / 2, depth / 2))
    caps = bm.faces.new(front), bm.faces.new(back[::-1])
    _bridge(bm, front, back)
    if b:
        _bevel(bm, [edge for cap in caps for edge in cap.edges], min(b, depth * 0.45), seg)
    return add_mesh(bm, m, p, rot)


def rbox(s, r, axis='z', p=(0, 0, 0), m=None, b=0.002, rot=(0, 0, 0), seg=5, n=10):
    """Box with outline radius r across the axis and rims b: stacked inset rings, so that no bevel can clamp."""
    x, y, z = s
    w, h, depth = {'x': (y, z, x), 'y': (x, z, y), 'z': (x, y, z)}[axis]
    b = min(b, depth * 0.49)
    r = max(min(r, w / 2 - 1e-4, h / 2 - 1e-4), b + 1e-4)
    steps = [math.radians(90 * i / seg) for i in range(seg + 1)]
    rim = [(b * (1 - math.sin(a)), b * (1 - math.cos(a)) - depth / 2) for a in steps]
    bm, at = bmesh.new(), ALONG[axis]
    rings = []
    for inset, t in rim + [(inset, -t) for inset, t in reversed(rim)]:
        rings.append([bm.verts.new(at(u, v, t)) for u, v in rrect(w - 2 * inset, h - 2 * inset, r - inset, n)])
    bm.faces.new(rings[0])
    bm.faces.new(rings[-1][::-1])
    for lower, upper in zip(rings, rings[1:]):
        _bridge(bm, lower, upper)
    return add_mesh(bm, m, p, rot)


def loft(sections, p=(0, 0, 0), m=None, rot=(0, 0, 0), n=8, smooth=35, ends=(True, True)):
    """Skin over rounded rectangles (w, d, r, z) or (w, d, r, z, dx, dy), the ends closed or open."""
    bm, rings = bmesh.new(), []
    for w, d, r, z, *shift in sections:
        dx, dy = shift or (0, 0)
        rings.append([bm.verts.new((u + dx, v + dy, z)) for u, v in rrect(w, d, r, n)])
    for closed, ring_of_end in zip(ends, (rings[0], rings[-1][::-1])):
        if closed:
            bm.faces.new(ring_of_end)
    for lower, upper in zip(rings, rings[1:]):
        _bridge(bm, lower, upper)
    return add_mesh(bm, m, p, rot, smooth=smooth)
def _inset(outline, d):
    """The polygon, anticlockwise, with every side moved inwards."""
    corners = [Vector(q) for q in outline]
    out = []
    for i, corner in enumerate(corners):
        before = (corner - corners[i - 1]).normalized()
        after = (corners[(i + 1) % len(corners)] - corner).normalized()
        normals = Vector((-before.y, before.x)) + Vector((-after.y, after.x))
        out.append(corner + normals * d / (1 + before.dot(after)))
    return out


def moulded(outline, depth, r=0.02, rim=0.01, axis='x', p=(0, 0, 0), m=None, rot=(0, 0, 0), seg=6, n=6):
    """Like prism, for few corners: they get the radius r, and the faces broad rounded rims of inset rings."""
    doubled = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, [*outline[1:], outline[0]]))
    outline = outline if doubled > 0 else outline[::-1]
    steps = [math.radians(90 * i / seg) for i in range(seg + 1)]
    edge = [(rim * (1 - math.sin(a)), rim * (1 - math.cos(a)) - depth / 2) for a in steps]
    bm, at, rings = bmesh.new(), ALONG[axis], []
    for inset, t in edge + [(inset, -t) for inset, t in reversed(edge)]:
        corners = [(*q, 0) for q in _inset(outline, inset)]
        rings.append([bm.verts.new(at(q.x, q.y, t)) for q in fillet(corners, max(r - inset, 0.001), n, True)])
    bm.faces.new(rings[0])
    bm.faces.new(rings[-1][::-1])
    for lower, upper in zip(rings, rings[1:]):
        _bridge(bm, lower, upper)
    return add_mesh(bm, m, p, rot)


def cushion(s, p=(0, 0, 0), m=None, e=0.28, ez=0.55, rot=(0, 0, 0), n=72):
    """Upholstered pad: a superellipsoid, squarer the smaller its exponents (e in plan, ez upright)."""
    power = lambda v, exponent: math.copysign(abs(v) ** exponent, v)
    plan = [2 * math.pi * i / n for i in range(n)]
    bm, rings = bmesh.new(), []
    for j in range(n // 2 + 1):
        a = math.pi * (j / (n // 2) - 0.5)
        across, z = power(math.cos(a), ez), s[2] / 2 * power(math.sin(a), ez)
        x, y = s[0] / 2 * across, s[1] / 2 * across
        rings.append([bm.verts.new((x * power(math.cos(t), e), y * power(math.sin(t), e), z)) for t in plan])
    for lower, upper in zip(rings, rings[1:]):
        _bridge(bm, lower, upper)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
    return add_mesh(bm, m, p, rot, smooth=80, wn=False)


def lathe(profile, p=(0, 0, 0), axis='z', m=None, n=64, rot=None, wave=0, waves=0):
    """Profile turned around the axis; wave and waves flute the side."""
    angles = [2 * math.pi * i / n for i in range(n)]
    bm, rings = bmesh.new(), []
    for r, z in profile:
        if r < 1e-6:
            rings.append([bm.verts.new((0, 0, z))] * n)
            continue
        radii = [r * (1 + wave * math.cos(waves * a)) for a in angles]
        rings.append([bm.verts.new((q * math.cos(a), q * math.sin(a), z)) for q, a in zip(radii, angles)])
    for lower, upper in zip(rings, rings[1:]):
        _bridge(bm, lower, upper)
    return add_mesh(bm, m, p, rot or FACING[axis], wn=False)


def cyl(r, h, p=(0, 0, 0), axis='z', m=None, b=0.0015, n=48, rot=None):
    b = min(b, r * 0.4, h * 0.4)
    rims = arc(r - b, -h / 2 + b, b, -90, 0) + arc(r - b, h / 2 - b, b, 0, 90)
    return lathe([(0, -h / 2)] + rims + [(0, h / 2)], p, axis, m, n, rot)


def ring(radius, thickness, p=(0, 0, 0), axis='z', m=None):
    return lathe(arc(radius, 0, thickness, 0, 360, 16), p, axis, m)


def fillet(points, r=0.02, n=6, closed=False):
    """The polyline with its corners rounded."""
    points = [Vector(q) for q in points]
    out = []
    for i, corner in enumerate(points):
        if not closed and i in (0, len(points) - 1):
            out.append(corner)
            continue
        before, after = points[i - 1] - corner, points[(i + 1) % len(points)] - corner
        d = min(r, before.length * 0.48, after.length * 0.48)
        start, end = corner + before.normalized() * d, corner + after.normalized() * d
        for t in (k / n for k in range(n + 1)):
            out.append((1 - t) ** 2 * start + 2 * t * (1 - t) * corner + t * t * end)
    return out


def wires(lines, r, m, closed=False, nurbs=False):
    """Round wires of radius r along polylines, or along smooth curves through their neighbourhood."""
    curve = bpy.data.curves.new('wires', 'CURVE')
    curve.dimensions = '3D'
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = r, 4 if r > 0.004 else 2, True
    for points in lines:
        spline = curve.splines.new('NURBS' if nurbs else 'POLY')
        spline.points.add(len(points) - 1)
        for knot, point in zip(spline.points, points):
            knot.co = (*point, 1)
        spline.use_cyclic_u, spline.use_smooth = closed, True
        if nurbs:
            spline.order_u, spline.use_endpoint_u, spline.resolution_u = 4, True, 10
    o = bpy.data.objects.new('wires', curve)
    _link(o)
    curve.materials.append(m)
    o.matrix_world = placement()
    return o


def tube(points, r, m, rad=0.03, closed=False):
    return wires([fillet(points, rad, closed=closed)], r, m, closed)


def cable(points, r, m):
    return wires([points], r, m, nurbs=True)


def rod(a, b, r, m):
    return wires([[a, b]], r, m)


_product = None


def show_plates_of(key):
    """From here on plates are those of this product."""
    global _product
    _product = key


def plate(name):
    """The image of a plate that says something of the product being built: see plates.mjs."""
    return f'{_product}.{name}'


def label(image, w, h, p, face='front', glow=0, rough=0.4, rot=(0, 0, 0)):
    """Decal from labels/. Put it 0.3 to 1 mm off the surface."""
    bm = bmesh.new()
    corners = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
    sheet = bm.faces.new([bm.verts.new((u * w / 2, 0, v * h / 2)) for u, v in corners])
    uv = bm.loops.layers.uv.new()
    for loop, (u, v) in zip(sheet.loops, corners):
        loop[uv].uv = ((u + 1) / 2, (v + 1) / 2)
    mesh = bpy.data.meshes.new('label')
    bm.to_mesh(mesh)
    bm.free()
    o = bpy.data.objects.new('label', mesh)
    _link(o)
    mesh.materials.append(decal(image, rough, glow))
    facing = {'front': (0, 0, 0), 'top': (-90, 0, 0), 'right': (0, 0, 90), 'left': (0, 0, -90), 'back': (0, 0, 180)}
    o.matrix_world = placement() @ Matrix.Translation(p) @ turn(rot) @ turn(facing[face])
    o.visible_glossy = False  # or steel would mirror a print beside the print
    return o


def wrapped_label(image, r, low, high, degrees, n=24):
    """Decal bent around the front of a round part of radius r."""
    bm = bmesh.new()
    uv = bm.loops.layers.uv.new()
    angles = [math.radians(degrees * (i / n - 0.5)) for i in range(n + 1)]
    columns = [[bm.verts.new((r * math.sin(a), -r * math.cos(a), z)) for z in (low, high)] for a in angles]
    for i in range(n):
        sheet = bm.faces.new((columns[i][0], columns[i + 1][0], columns[i + 1][1], columns[i][1]))
        for loop, (u, v) in zip(sheet.loops, ((i, 0), (i + 1, 0), (i + 1, 1), (i, 1))):
            loop[uv].uv = (u / n, v)
    return add_mesh(bm, decal(image), wn=False)


# ---------------------------------------------------------------- fittings


def _scaled(profile, r, h):
    return [(a * r, z * h) for a, z in profile]


def screw(p, axis='-y', r=0.004, m=None):
    """Button head with a hexagon socket."""
    head = [(0, 0.55), (0.45, 0.55), (0.45, 0.15), (0.46, 0.15), (0.5, 0.6), (0.85, 0.5), (1, 0.1)]
    lathe(_scaled(head, r, r) + [(r, -0.001)], p, axis, m or steel(0.3), 24)


def foot(p, r=0.018, h=0.02):
    cyl(r, h, (p[0], p[1], p[2] + h / 2), 'z', rubber(), 0.003)


def knob(p, r=0.022, h=0.022, axis='-y', m=None, mark='#ffffff', angle=-40):
    """Fluted turning knob with a pointer."""
    skirt = _scaled([(0, 0), (1.25, 0), (1.25, 0.12), (1.2, 0.18), (1, 0.2)], r, r)
    top = [(r * 0.94, h * 0.9)] + arc(r * 0.82, h * 0.88, r * 0.12, 0, 90)
    dish = [(r * 0.6, h), (r * 0.55, h * 0.97), (0, h * 0.97)]
    with group(p, FACING[axis]):
        lathe(skirt + top + dish, m=m or plastic('#17181a', 0.4), n=96, wave=0.012, waves=24)
        with group(rot=(0, 0, angle)):
            box((r * 0.1, r * 0.62, 0.0012), (0, r * 0.6, h + 0.0003), material('mark' + mark, mark, 0.5), b=0)


def slots(n, w, h, gap, p, face='y', r=None):
    """n dark ventilation slots above one another; p is the centre on the surface."""
    x, y, z = p
    outline = rrect(w, h, r or min(w, h) / 2, 5)
    for i in range(n):
        prism(outline, 0.0012, face, (x, y, z + (i - (n - 1) / 2) * gap), dark(), 0.0003)


def wheel(p, r, w, axis='x'):
    k = w * 0.3
    tread = arc(r - k, -w / 2 + k, k, -90, 0) + arc(r - k, w / 2 - k, k, 0, 90)
    lathe([(r * 0.55, -w / 2)] + tread + [(r * 0.55, w / 2)], p, axis, rubber(), 56)
    side = [(0, 0.55), (0.18, 0.55), (0.2, 0.35), (0.5, 0.3), (0.56, 0.5)]
    rim = [(a, -z) for a, z in side] + [(0.58, 0)] + side[::-1]
    lathe(_scaled(rim, r, w), p, axis, plastic('#8d9196'), 48)


def castor(p, r=0.05, rotz=30):
    """Swivel castor with its fork, turned by rotz."""
    metal = steel(0.3)
    with group(p, (0, 0, rotz)):
        wheel((0, 0.012, r), r, r * 0.55)
        for s in (-1, 1):
            box((0.004, r * 1.1, r * 1.3), (s * r * 0.42, 0.006, r * 1.25), metal, 0.002)
        box((r * 0.95, r * 1.25, 0.006), (0, 0, r * 1.95), metal, 0.002)
        cyl(r * 0.3, r * 0.25, (0, 0, r * 2.1), 'z', metal)
