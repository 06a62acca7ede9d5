"""The photo studio: stage, lights, camera and render passes for Blender 3.4 / Cycles, run headless."""

import json
import math
import os
import time

import bmesh
import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector

from materials import forget_materials, gloss
from parts import add_mesh, forget_groups, group, placement

THREADS = 2
LENS, SENSOR = 85, 36
FLOOR = 'floor'
SHADOW_SIZE, SHADOW_SAMPLES = 200, 24


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    forget_materials()
    forget_groups()


def parts_of_product():
    return [o for o in bpy.context.scene.objects if o.type in ('MESH', 'CURVE') and o.name != FLOOR]


def outline_points(parts=None):
    """About 200 points of every part, enough to frame the product; of all parts when none are named."""
    graph = bpy.context.evaluated_depsgraph_get()
    points = []
    for part in parts_of_product() if parts is None else parts:
        evaluated = part.evaluated_get(graph)
        mesh = evaluated.to_mesh()
        count = len(mesh.vertices)
        points += [part.matrix_world @ mesh.vertices[i].co for i in range(0, count, max(1, count // 200))]
        evaluated.to_mesh_clear()
    return points


def sphere_points(x, y, z, radius):
    return [
        Vector((x, y, z)) + radius * Vector(axis)
        for axis in ((1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1))
    ]


def turn_points(points):
    """A ring around everything the product fills when it is turned: framed alike from every side."""
    bounds = Bounds(points)
    c = bounds.centre
    reach = max(math.hypot(p.x - c.x, p.y - c.y) for p in points)
    low, high = min(p.z for p in points), max(p.z for p in points)
    angles = [math.radians(15 * i) for i in range(24)]
    return [Vector((c.x + reach * math.cos(a), c.y + reach * math.sin(a), z)) for a in angles for z in (low, high)]


class Bounds:
    def __init__(self, points):
        low = Vector([min(p[i] for p in points) for i in range(3)])
        high = Vector([max(p[i] for p in points) for i in range(3)])
        self.centre = (low + high) / 2
        self.radius = max((p - self.centre).length for p in points)


def add_camera(location, rotation, lens=LENS):
    scene = bpy.context.scene
    camera = bpy.data.objects.new('camera', bpy.data.cameras.new('camera'))
    scene.collection.objects.link(camera)
    scene.camera = camera
    camera.data.lens, camera.data.sensor_width, camera.data.clip_end = lens, SENSOR, 500
    camera.matrix_world = Matrix.Translation(location) @ rotation.to_matrix().to_4x4()
    return camera.data


def frame(points, azimuth=-32, elevation=16, margin=0.07):
    """Square picture of the points: nearest distance at which they fit, then centred by lens shift."""
    bounds = Bounds(points)
    a, e = math.radians(azimuth - 90), math.radians(elevation)
    towards = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))
    rotation = (-towards).to_track_quat('-Z', 'Y')
    to_camera = rotation.to_matrix().transposed()
    half_field = SENSOR / 2 / LENS

    def extent(distance):
        seen = [to_camera @ (p - (bounds.centre + towards * distance)) for p in points]
        if any(v.z > -0.01 for v in seen):
            return None
        u, w = [v.x / -v.z for v in seen], [v.y / -v.z for v in seen]
        return min(u), max(u), min(w), max(w)

    near, far = bounds.radius * 1.05, bounds.radius * 60
    for _ in range(40):
        middle = (near + far) / 2
        seen = extent(middle)
        fits = seen and max(seen[1] - seen[0], seen[3] - seen[2]) / 2 <= half_field * (1 - 2 * margin)
        near, far = (near, middle) if fits else (middle, far)
    left, right, bottom, top = extent(far)
    camera = add_camera(bounds.centre + towards * far, rotation)
    camera.shift_x = (left + right) / (4 * half_field)
    camera.shift_y = (bottom + top) / (4 * half_field)


def area_light(location, size, power, target, colour=(1, 1, 1), height=None):
    light = bpy.data.lights.new('area', 'AREA')
    light.energy, light.size, light.color = power, size, colour
    if height:
        light.shape, light.size_y = 'RECTANGLE', height
    holder = bpy.data.objects.new('area', light)
    bpy.context.scene.collection.objects.link(holder)
    holder.location = location
    holder.rotation_euler = (Vector(target) - Vector(location)).to_track_quat('-Z', 'Y').to_euler()


def world(strength=0.55):
    """A gradient with dark bands: they give steel its edges."""
    made = bpy.data.worlds.new('world')
    bpy.context.scene.world = made
    made.use_nodes = True
    # By itself Cycles measures a gradient in four million places, for seconds before each picture.
    made.cycles.sampling_method, made.cycles.sample_map_resolution = 'MANUAL', 256
    nodes, link = made.node_tree.nodes, made.node_tree.links.new
    direction = nodes.new('ShaderNodeSeparateXYZ')
    link(nodes.new('ShaderNodeTexCoord').outputs['Generated'], direction.inputs[0])

    def bands(source, stops):
        ramp = nodes.new('ShaderNodeValToRGB')
        ramp.color_ramp.interpolation = 'EASE'
        elements = ramp.color_ramp.elements
        while len(elements) < len(stops):
            elements.new(0.5)
        for element, (position, value) in zip(elements, stops):
            element.position, element.color = position, (value, value, value * 1.01, 1)
        unit = nodes.new('ShaderNodeMapRange')
        unit.inputs[1].default_value = -1
        link(source, unit.inputs[0])
        link(unit.outputs[0], ramp.inputs[0])
        return ramp.outputs[0]

    upright = [(0, 0.55), (0.47, 0.6), (0.5, 0.16), (0.58, 0.22), (0.72, 0.75), (1, 1.0)]
    across = [(0, 0.75), (0.2, 1), (0.34, 0.3), (0.42, 1), (0.62, 1), (0.70, 0.25), (0.82, 0.9), (1, 0.5)]
    both = nodes.new('ShaderNodeMixRGB')
    both.blend_type = 'MULTIPLY'
    both.inputs[0].default_value = 0.85
    link(bands(direction.outputs['Z'], upright), both.inputs[1])
    link(bands(direction.outputs['X'], across), both.inputs[2])
    link(both.outputs[0], nodes['Background'].inputs[0])
    nodes['Background'].inputs[1].default_value = strength


def stage(points, azimuth):
    """White floor and four softboxes, sized by the product and turned with the camera."""
    bounds = Bounds(points)
    c, r = bounds.centre, bounds.radius
    power = r * r
    world()
    with group((c.x, c.y, 0), (0, 0, azimuth)):
        at = placement()
        area_light(at @ Vector((-2.6 * r, -2.2 * r, 3.0 * r)), 2.4 * r, 95 * power, c, (1, 0.985, 0.96))
        area_light(at @ Vector((0.4 * r, 0.9 * r, 4.0 * r)), 3.6 * r, 110 * power, c)
        area_light(at @ Vector((3.4 * r, -0.3 * r, 1.7 * r)), 0.8 * r, 42 * power, c, (0.95, 0.98, 1), 3.2 * r)
        area_light(at @ Vector((-3.0 * r, 1.8 * r, 1.6 * r)), 0.7 * r, 40 * power, c, (1, 1, 1), 3 * r)
    ground = bmesh.new()
    bmesh.ops.create_grid(ground, x_segments=1, y_segments=1, size=r * 14)
    matt_white = gloss('floor', '#f6f7f8', 0.6, coat=0, specular=0.1)
    add_mesh(ground, matt_white, (c.x, c.y, -0.0005), wn=False).name = FLOOR


def unstage():
    """Takes camera, lights and floor away again and makes the product visible to the next camera."""
    for thing in list(bpy.context.scene.objects):
        if thing.type in ('CAMERA', 'LIGHT') or thing.name == FLOOR:
            bpy.data.objects.remove(thing, do_unlink=True)
    for part in parts_of_product():
        part.visible_camera, part.hide_render = True, False


def render_settings(width, height, samples, exposure=0.22):
    scene = bpy.context.scene
    cycles, render, view = scene.cycles, scene.render, scene.view_settings
    render.engine = 'CYCLES'
    render.threads_mode, render.threads = 'FIXED', THREADS
    cycles.samples = samples
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, 0.02, 8
    cycles.use_denoising = False
    cycles.transparent_max_bounces = cycles.min_transparent_bounces = 24  # layers of clear glass
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 7, 3, 5, 6
    cycles.sample_clamp_indirect = 3
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy = 0.8
    cycles.pixel_filter_type = 'BLACKMAN_HARRIS'
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.use_persistent_data = True
    render.image_settings.file_format = 'PNG'
    render.image_settings.color_mode = 'RGBA'
    render.image_settings.color_depth = '16'
    render.image_settings.compression = 10
    view.view_transform, view.look, view.exposure = 'Filmic', 'Medium High Contrast', exposure
    return scene


def write_guides(base):
    """Also writes albedo (base.alb) and normals (base.nrm), which guide the denoiser."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    nodes, link = scene.node_tree.nodes, scene.node_tree.links.new
    nodes.clear()
    layers, composite = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeComposite')
    link(layers.outputs['Image'], composite.inputs[0])
    link(layers.outputs['Alpha'], composite.inputs['Alpha'])

    def calculate(operation, source, value):
        node = nodes.new('CompositorNodeMixRGB')
        node.blend_type = operation
        node.inputs[2].default_value = (value, value, value, 1)
        link(source, node.inputs[1])
        return node.outputs[0]

    normals = calculate('MULTIPLY', calculate('ADD', layers.outputs['Denoising Normal'], 1), 0.5)
    files = nodes.new('CompositorNodeOutputFile')
    files.base_path = os.path.dirname(base)
    files.format.file_format, files.format.color_mode, files.format.color_depth = 'PNG', 'RGB', '8'
    files.file_slots.clear()
    name = os.path.basename(base)
    for i, (suffix, source) in enumerate((('.alb', layers.outputs['Denoising Albedo']), ('.nrm', normals))):
        files.file_slots.new(name + suffix)
        link(source, files.inputs[i])


def _render_to(path):
    bpy.context.scene.render.filepath = path
    bpy.ops.render.render(write_still=True)


def render_colour(base):
    """base.rgb.png, with the guides beside it."""
    write_guides(base)
    _render_to(f'{base}.rgb.png')


def render_shadow(base, scene):
    """base.sh.png and base.sh0.png: the floor with and without the product, which the camera does not see.

    Small on purpose: a shadow catcher over the full frame costs 3.5 times the product itself."""
    floor, parts = bpy.data.objects[FLOOR], parts_of_product()
    scene.use_nodes = False
    scene.view_layers[0].cycles.denoising_store_passes = False
    scene.render.film_transparent = False
    scene.render.image_settings.color_mode = 'RGB'
    scene.view_settings.view_transform, scene.view_settings.look = 'Standard', 'None'
    scene.view_settings.exposure = -1.2
    scene.cycles.diffuse_bounces = scene.cycles.glossy_bounces = 1
    scene.cycles.samples = SHADOW_SAMPLES
    percentage = max(4, min(25, round(100 * SHADOW_SIZE / scene.render.resolution_x)))
    floor.visible_camera = True
    for part in parts:
        part.visible_camera = False
    scene.render.resolution_percentage = percentage
    _render_to(base + '.sh.png')
    for part in parts:
        part.hide_render = True
    scene.render.resolution_percentage = max(2, percentage // 4)
    _render_to(base + '.sh0.png')


def packshot(base, size, samples, shadow=True):
    start = time.time()
    scene = render_settings(size, size, samples)
    scene.render.film_transparent = True
    bpy.data.objects[FLOOR].visible_camera = False
    render_colour(base)
    product = time.time()
    if shadow:
        render_shadow(base, scene)
    print(
        f'RENDER {os.path.basename(base)} {size} px, {samples} samples: '
        f'product {product - start:.1f} s, shadow {time.time() - product:.1f} s',
        flush=True,
    )


def facing_box(parts, size, margin=15):
    """Pixels [left, top, right, bottom] that the parts fill where they face the camera, on a grid of threes; or None."""
    scene = bpy.context.scene
    eye = scene.camera.matrix_world.translation
    bpy.context.view_layer.update()
    seen = []
    for part in parts:
        for face in part.data.polygons:
            corners = [part.matrix_world @ part.data.vertices[i].co for i in face.vertices]
            normal = part.matrix_world.to_3x3() @ face.normal
            if normal.dot(eye - corners[0]) > 0:
                seen += [world_to_camera_view(scene, scene.camera, corner) for corner in corners]
    seen = [p for p in seen if -0.2 < p.x < 1.2 and -0.2 < p.y < 1.2]
    if not seen:
        return None
    left, right = min(p.x for p in seen) * size - margin, max(p.x for p in seen) * size + margin
    top, bottom = (1 - max(p.y for p in seen)) * size - margin, (1 - min(p.y for p in seen)) * size + margin
    steps = [math.floor(left / 3), math.floor(top / 3), math.ceil(right / 3), math.ceil(bottom / 3)]
    left, top, right, bottom = (max(0, min(size, 3 * step)) for step in steps)
    return [left, top, right, bottom] if left < right and top < bottom else None


def note_place(base, size, box):
    """base.at.json: where in a picture of this size the pixels are; null without any."""
    left, top, right, bottom = box or [0, 0, 0, 0]
    place = {'left': left, 'top': top, 'width': right - left, 'height': bottom - top, 'of': size}
    with open(f'{base}.at.json', 'w', encoding='utf-8') as file:
        json.dump(place if box else None, file)


def cutting(base, size, samples, box):
    """Like packshot, of these pixels alone and without a shadow; base.at.json says which they are."""
    left, top, right, bottom = box
    scene = render_settings(size, size, samples)
    scene.render.film_transparent = True
    bpy.data.objects[FLOOR].visible_camera = False
    render = scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = (left + 0.01) / size, (right + 0.01) / size
    render.border_min_y, render.border_max_y = (size - bottom + 0.01) / size, (size - top + 0.01) / size
    render_colour(base)
    note_place(base, size, box)


def photograph(
    base, width, height, samples, location, aim, lens, aperture=None, focus=None, shift=(0, 0), exposure=0.2
):
    """A composed scene with its own background, light and camera."""
    start = time.time()
    rotation = (Vector(aim) - Vector(location)).to_track_quat('-Z', 'Y')
    camera = add_camera(Vector(location), rotation, lens)
    camera.shift_x, camera.shift_y = shift
    if aperture:
        camera.dof.use_dof, camera.dof.aperture_fstop = True, aperture
        camera.dof.focus_distance = (Vector(focus) - Vector(location)).length
    scene = render_settings(width, height, samples, exposure)
    scene.render.film_transparent = False
    render_colour(base)
    print(
        f'RENDER {os.path.basename(base)} {width} x {height}, {samples} samples: {time.time() - start:.1f} s',
        flush=True,
    )
