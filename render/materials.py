"""Materials of the packshot studio (Blender 3.4 node trees), built once per scene and shared by name."""

import os

import bpy

LABELS = os.environ.get('LABELS', os.path.join(os.path.dirname(os.path.abspath(__file__)), '.cache', 'labels'))
_made = {}


def forget_materials():
    _made.clear()


def linear(hex_colour):
    """'#rrggbb' as linear RGBA."""
    digits = hex_colour.lstrip('#')
    srgb = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in srgb) + (1,)


class _Tree:
    """The few node operations the materials need."""

    def __init__(self, material):
        material.use_nodes = True
        self.nodes = material.node_tree.nodes
        self.link = material.node_tree.links.new
        self.shader = self.nodes['Principled BSDF'].inputs
        self.coordinates = self.nodes.new('ShaderNodeTexCoord')

    def noise(self, scale, stretch=(1, 1, 1), detail=3):
        mapping = self.nodes.new('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = stretch
        self.link(self.coordinates.outputs['Object'], mapping.inputs['Vector'])
        noise = self.nodes.new('ShaderNodeTexNoise')
        noise.inputs['Scale'].default_value = scale
        noise.inputs['Detail'].default_value = detail
        self.link(mapping.outputs[0], noise.inputs['Vector'])
        return noise.outputs['Fac']

    def roughness(self, source, low, high):
        spread = self.nodes.new('ShaderNodeMapRange')
        for name, value in (('From Min', 0.3), ('From Max', 0.7), ('To Min', low), ('To Max', high)):
            spread.inputs[name].default_value = value
        self.link(source, spread.inputs[0])
        self.link(spread.outputs[0], self.shader['Roughness'])

    def bump(self, source, strength, distance):
        bump = self.nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value = strength
        bump.inputs['Distance'].default_value = distance
        self.link(source, bump.inputs['Height'])
        self.link(bump.outputs[0], self.shader['Normal'])

    def two_tone(self, source, first, second):
        ramp = self.nodes.new('ShaderNodeValToRGB')
        for element, position, colour in zip(ramp.color_ramp.elements, (0.35, 0.65), (first, second)):
            element.position = position
            element.color = linear(colour)
        self.link(source, ramp.inputs[0])
        self.link(ramp.outputs[0], self.shader['Base Color'])

    def picture(self, path, glow):
        texture = self.nodes.new('ShaderNodeTexImage')
        texture.image = bpy.data.images.load(path, check_existing=True)
        texture.extension = 'CLIP'
        self.link(texture.outputs[0], self.shader['Base Color'])
        self.link(texture.outputs['Alpha'], self.shader['Alpha'])
        if glow:
            self.link(texture.outputs[0], self.shader['Emission'])


def material(
    name,
    colour='#cccccc',
    rough=0.45,
    metal=0,
    coat=0,
    transmission=0,
    glow=0,
    brushed=None,
    grain=0,
    grain_scale=900,
    vary=0.05,
    image=None,
    wood=None,
    specular=0.5,
    speckle=None,
):
    """brushed: stretch of the streak noise; grain: fine bump; vary: slow change of roughness.

    speckle: colour and scale of spots."""
    if name in _made:
        return _made[name]
    made = bpy.data.materials.new(name)
    tree = _Tree(made)
    for socket, value in (
        ('Base Color', linear(colour)),
        ('Roughness', rough),
        ('Metallic', metal),
        ('Clearcoat', coat),
        ('Clearcoat Roughness', 0.06),
        ('Transmission', transmission),
        ('IOR', 1.45),
        ('Specular', specular),
        ('Emission Strength', glow),
    ):
        tree.shader[socket].default_value = value
    if brushed:
        streaks = tree.noise(1, brushed, 1)
        tree.roughness(streaks, rough - 0.04, rough + 0.06)
        tree.bump(streaks, 0.03, 0.0004)
    elif vary and not image:
        tree.roughness(tree.noise(9), max(0.02, rough - vary), rough + vary)
    if grain:
        tree.bump(tree.noise(grain_scale, detail=2), grain, 0.0006)
    if wood:
        tree.two_tone(tree.noise(1, (3, 45, 45), 6), wood, colour)
    if speckle:
        spots, scale = speckle
        tree.two_tone(tree.noise(scale, detail=4), spots, colour)
    if image:
        tree.picture(image, glow)
    elif glow:
        tree.shader['Emission'].default_value = linear(colour)
    _made[name] = made
    return made


def steel(rough=0.27):
    """Sheet steel, brushed along X."""
    return material(f'steel{rough}', '#c9ccce', rough, 1, brushed=(2.5, 340, 340))


def turned_steel(rough=0.2):
    """Spun or turned steel: the streaks run around Z."""
    return material(f'turned{rough}', '#c9ccce', rough, 1, brushed=(1.5, 1.5, 420))


def pressed_steel(rough=0.24):
    """Deep-drawn steel, polished: no streaks."""
    return material(f'pressed{rough}', '#cdd0d2', rough, 1, vary=0.03)


def zinc():
    """Hot-dip galvanised steel."""
    return material('zinc', '#b4babf', 0.42, 0.85, vary=0.12, grain=0.12, grain_scale=60)


def chrome():
    return material('chrome', '#e3e5e8', 0.08, 1, vary=0.02)


def brass():
    return material('brass', '#c9a24a', 0.25, 1)


def copper():
    return material('copper', '#b8673c', 0.28, 1)


def cast_iron():
    return material('castiron', '#24262a', 0.55, 0.6, grain=0.5, grain_scale=260)


def paint(colour, rough=0.38):
    return material('paint' + colour, colour, rough, coat=0.25, grain=0.05, grain_scale=700)


def powder(colour, rough=0.5):
    return material('powder' + colour, colour, rough, grain=0.22, grain_scale=1100)


def hammered(colour):
    return material('hammered' + colour, colour, 0.34, coat=0.5, grain=0.5, grain_scale=70)


def enamel(colour):
    return material('enamel' + colour, colour, 0.32, coat=0.35, grain=0.03)


def plastic(colour, rough=0.42):
    return material('plastic' + colour, colour, rough, grain=0.10, grain_scale=1500)


def leather(colour):
    return material('leather' + colour, colour, 0.42, grain=0.45, grain_scale=160)


def rubber(colour='#1b1c1e'):
    return material('rubber' + colour, colour, 0.72, grain=0.1)


def cardboard():
    return material('cardboard', '#b98b58', 0.8, grain=0.25, grain_scale=200)


def chipboard():
    return material('chipboard', '#d8b985', 0.75, wood='#b28d55', grain=0.35, grain_scale=420)


def wood(light='#d9b98a', deep='#b98f5a'):
    return material('wood' + light, light, 0.5, wood=deep, grain=0.05)


def glass(colour='#ffffff'):
    return material('glass' + colour, colour, 0.02, transmission=1, vary=0)


def clear_glass(tint='#fbfdfd', edge='#93a7ab'):
    """Thin clear walls: what is behind shows through unbent, while edges darken and mirror."""
    name = f'clear{tint}{edge}'
    if name in _made:
        return _made[name]
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, link = made.node_tree.nodes, made.node_tree.links.new
    nodes.clear()
    weight = nodes.new('ShaderNodeLayerWeight')
    weight.inputs['Blend'].default_value = 0.5

    def from_face_to_edge(*stops):
        ramp = nodes.new('ShaderNodeValToRGB')
        for element, (position, colour) in zip(ramp.color_ramp.elements, stops):
            element.position, element.color = position, linear(colour)
        link(weight.outputs['Facing'], ramp.inputs[0])
        return ramp.outputs[0]

    clear, mirror, mix = (nodes.new(f'ShaderNode{kind}') for kind in ('BsdfTransparent', 'BsdfGlossy', 'MixShader'))
    mirror.inputs['Roughness'].default_value = 0.03
    link(from_face_to_edge((0.55, tint), (1, edge)), clear.inputs[0])
    link(from_face_to_edge((0.7, '#000000'), (1, '#a8a8a8')), mix.inputs[0])
    link(clear.outputs[0], mix.inputs[1])
    link(mirror.outputs[0], mix.inputs[2])
    link(mix.outputs[0], nodes.new('ShaderNodeOutputMaterial').inputs[0])
    _made[name] = made
    return made


def pane(tint='#fafcfc', sheen=0.05):
    """Window glass, acrylic or film: light passes straight through, so that what stands behind it is lit.

    The reflections are painted streaks of light: a mirrored share of the rays would speckle the denoiser's guides."""
    name = f'pane{tint}{sheen}'
    if name in _made:
        return _made[name]
    made = bpy.data.materials.new(name)
    made.use_nodes, made.cycles.sample_as_light = True, False
    nodes, link = made.node_tree.nodes, made.node_tree.links.new

    def calculate(operation, source, value):
        node = nodes.new('ShaderNodeMath')
        node.operation, node.inputs[1].default_value = operation, value
        link(source, node.inputs[0])
        return node.outputs[0]

    across = nodes.new('ShaderNodeVectorMath')
    across.operation, across.inputs[1].default_value = 'DOT_PRODUCT', (2.3, 1.15, 0)
    link(nodes.new('ShaderNodeTexCoord').outputs['Window'], across.inputs[0])
    streaks = nodes.new('ShaderNodeValToRGB')
    elements = streaks.color_ramp.elements
    stops = [
        (0.1, 0.1),
        (0.24, 0.15),
        (0.26, 1),
        (0.5, 0.8),
        (0.52, 0.15),
        (0.62, 0.1),
        (0.63, 0.7),
        (0.7, 0.65),
        (0.71, 0.1),
    ]
    while len(elements) < len(stops):
        elements.new(0.5)
    for element, (position, value) in zip(elements, stops):
        element.position, element.color = position, (value, value, value, 1)
    link(calculate('FRACT', across.outputs['Value'], 0), streaks.inputs[0])
    clear, light, both = (nodes.new(f'ShaderNode{kind}') for kind in ('BsdfTransparent', 'Emission', 'AddShader'))
    clear.inputs['Color'].default_value = linear(tint)
    link(calculate('MULTIPLY', streaks.outputs[0], sheen), light.inputs['Strength'])
    for socket, shader in zip(both.inputs, (clear, light)):
        link(shader.outputs[0], socket)
    link(both.outputs[0], nodes['Material Output'].inputs['Surface'])
    _made[name] = made
    return made


def smoked_acrylic():
    return material('acrylic', '#34393e', 0.08, coat=1, vary=0)


def lamp(colour, strength=4):
    return material('lamp' + colour, colour, 0.3, glow=strength, vary=0)


def gloss(name, colour, rough=0.05, coat=1.0, specular=0.5):
    """Smooth and even: oil, water, ceramic glass, printed lines."""
    return material(name, colour, rough, coat=coat, vary=0, specular=specular)


def dark():
    return material('dark', '#0b0c0d', 0.8, vary=0)


def decal(image, rough=0.4, glow=0):
    path = os.path.join(LABELS, image + '.png')
    return material(f'decal {image} {glow} {rough}', '#ffffff', rough, image=path, glow=glow)


def exchange_decal(made, other):
    """Puts the plate of another product into the material of a decal."""
    for node in made.node_tree.nodes:
        if node.type == 'TEX_IMAGE':
            plate = os.path.basename(node.image.filepath).split('.', 1)[1]
            node.image = bpy.data.images.load(os.path.join(LABELS, f'{other}.{plate}'), check_existing=True)
