"""Renders a picture with Cycles: its colours in light, and what ink lines are drawn from. Scripts do not call it."""

import math
import tempfile
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .colour import linear
from .paint import paint_for_lamps
from .space import frame, unit, vec

FAR = 60.0
ATLAS = Path(__file__).resolve().parents[2] / 'textures' / 'dying-light' / 'city.webp'
# Paint for miniatures has their shade in it; lamps add their own, so that it is thinned.
LIFT = 0.9
PASSES = {'light': 'Image', 'depth': 'Depth', 'normal': 'Normal', 'paint': 'DiffCol'}


@dataclass(frozen=True)
class Rendered:
    """Arrays a pixel, the upper row first. Colours are linear."""

    light: np.ndarray
    cover: np.ndarray
    """How much of the pixel something covers, 0 to 1."""
    depth: np.ndarray
    """Distance from the eye."""
    normal: np.ndarray
    paint: np.ndarray
    """Colours without light."""


def blender(v):
    """A point of ours (y up) in Blender's space (z up)."""
    x, y, z = v
    return Vector((x, -z, y))


def render(picture, width, height, samples):
    """The picture at a size in pixels."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    meshes = {}
    for placed in picture.placed:
        key = id(placed.model)
        if key not in meshes:
            meshes[key] = _mesh(_painted(placed.model))
        body = bpy.data.objects.new('thing', meshes[key])
        scene.collection.objects.link(body)
        turned = np.eye(4)
        turned[:3, :3], turned[:3, 3] = placed.turned * placed.scale, placed.at
        body.matrix_world = Matrix((TO_BLENDER @ turned @ TO_BLENDER.T).tolist())
    if picture.floor:
        _floor(scene, picture.mood.ground)
    _light(scene, picture)
    _camera(scene, picture)
    return _shoot(scene, width, height, samples)


_finished = {}


def _painted(model):
    """A model with its finished colours: the same model may be in several pictures, and is painted once."""
    if id(model) not in _finished:
        _finished[id(model)] = paint_for_lamps(model)
    return _finished[id(model)]


TO_BLENDER = np.array([[1.0, 0, 0, 0], [0, 0, -1, 0], [0, 1, 0, 0], [0, 0, 0, 1]])


def _mesh(model):
    """One mesh with the colours and normals of all parts; a slot a material."""
    positions = np.concatenate([part.positions.reshape(-1, 3) for part in model.parts])
    normals = np.concatenate([part.normals.reshape(-1, 3) for part in model.parts])
    colours = np.concatenate([part.colours.reshape(-1, 3) for part in model.parts])
    materials = sorted({part.material for part in model.parts})
    slots = np.concatenate([np.full(len(part.positions), materials.index(part.material)) for part in model.parts])
    mesh = bpy.data.meshes.new('thing')
    swap = positions @ TO_BLENDER[:3, :3].T
    mesh.from_pydata(swap.tolist(), [], np.arange(len(swap)).reshape(-1, 3).tolist())
    layer = mesh.color_attributes.new('paint', 'FLOAT_COLOR', 'POINT')
    layer.data.foreach_set('color', np.column_stack([colours**LIFT, np.ones(len(colours))]).astype(np.float32).ravel())
    if 'print' in materials:
        places = [np.zeros((len(p.positions), 3, 2)) if p.uv is None else p.uv for p in model.parts]
        places = np.concatenate([place.reshape(-1, 2) for place in places]) * (1, -1) + (0, 1)
        mesh.uv_layers.new().data.foreach_set('uv', places.astype(np.float32).ravel())
    for name in materials:
        mesh.materials.append(_material(name))
    mesh.polygons.foreach_set('material_index', slots.astype(np.int32))
    mesh.polygons.foreach_set('use_smooth', np.ones(len(slots), dtype=bool))
    mesh.use_auto_smooth = True
    mesh.normals_split_custom_set_from_vertices((normals @ TO_BLENDER[:3, :3].T).tolist())
    return mesh


def _material(name):
    """Paint takes light; print is the city's atlas in the colour of its paint; what glows gives some light."""
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes, links = material.node_tree.nodes, material.node_tree.links
    shader = nodes['Principled BSDF']
    colour = nodes.new('ShaderNodeVertexColor')
    colour.layer_name = 'paint'
    shader.inputs['Roughness'].default_value = 0.55
    shader.inputs['Specular'].default_value = 0.35
    links.new(_printed(nodes, links, colour) if name == 'print' else colour.outputs[0], shader.inputs['Base Color'])
    if name == 'glow':
        links.new(colour.outputs[0], shader.inputs['Emission'])
        shader.inputs['Emission Strength'].default_value = 2.2
    return material


def _printed(nodes, links, colour):
    sheet, both = nodes.new('ShaderNodeTexImage'), nodes.new('ShaderNodeMixRGB')
    sheet.image = bpy.data.images.load(str(ATLAS))
    both.blend_type, both.inputs[0].default_value = 'MULTIPLY', 1
    links.new(sheet.outputs[0], both.inputs[1])
    links.new(colour.outputs[0], both.inputs[2])
    return both.outputs[0]


def _floor(scene, pot):
    mesh = bpy.data.meshes.new('floor')
    mesh.from_pydata([(-FAR, -FAR, 0), (FAR, -FAR, 0), (FAR, FAR, 0), (-FAR, FAR, 0)], [], [(0, 1, 2, 3)])
    material = bpy.data.materials.new('floor')
    material.use_nodes = True
    material.node_tree.nodes['Principled BSDF'].inputs['Base Color'].default_value = (*linear(pot), 1)
    material.node_tree.nodes['Principled BSDF'].inputs['Roughness'].default_value = 0.9
    mesh.materials.append(material)
    scene.collection.objects.link(bpy.data.objects.new('floor', mesh))


def _sun(scene, pot, towards, energy, softness):
    sun = bpy.data.lights.new('sun', 'SUN')
    sun.energy, sun.color, sun.angle = energy, linear(pot), math.radians(softness)
    lamp = bpy.data.objects.new('sun', sun)
    lamp.rotation_euler = blender(-unit(towards)).to_track_quat('-Z', 'Y').to_euler()
    scene.collection.objects.link(lamp)


def _light(scene, picture):
    """Key and rim are told in the frame of whoever looks, so that the rim is always behind."""
    mood, sight = picture.mood, vec(picture.eye) - vec(picture.aim)
    seen = frame(sight * (1, 0, 1))
    _sun(scene, mood.key, seen @ vec(picture.key), 5.6, 5)
    _sun(scene, mood.rim, seen @ vec(-picture.key[0] * 0.9, 0.45, -1.0), 5.5, 6)
    for one in picture.lamps:
        bulb = bpy.data.lights.new('lamp', 'POINT')
        bulb.energy, bulb.color, bulb.shadow_soft_size = one.power, linear(one.pot), 0.05
        lamp = bpy.data.objects.new('lamp', bulb)
        lamp.location = blender(one.at)
        scene.collection.objects.link(lamp)
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    sky = scene.world.node_tree.nodes['Background']
    sky.inputs[0].default_value, sky.inputs[1].default_value = (*linear(mood.fill), 1), 0.8


def _camera(scene, picture):
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.sensor_fit, camera.sensor_height, camera.clip_start = picture.lens, 'VERTICAL', 24, 0.01
    eye = bpy.data.objects.new('camera', camera)
    eye.location = blender(picture.eye)
    eye.rotation_euler = (blender(picture.aim) - eye.location).to_track_quat('-Z', 'Y').to_euler()
    eye.rotation_euler.rotate_axis('Z', math.radians(picture.tilt))
    scene.collection.objects.link(eye)
    scene.camera = eye


def _shoot(scene, width, height, samples):
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising, cycles.use_adaptive_sampling = samples, False, False
    cycles.max_bounces, cycles.sample_clamp_indirect, cycles.seed = 3, 3, 1
    scene.render.resolution_x, scene.render.resolution_y, scene.render.resolution_percentage = width, height, 100
    scene.render.film_transparent = True
    scene.view_settings.view_transform = 'Standard'
    layer = scene.view_layers[0]
    layer.use_pass_z = layer.use_pass_normal = layer.use_pass_diffuse_color = True
    with tempfile.TemporaryDirectory() as folder:
        _write_passes(scene, folder)
        scene.render.filepath = f'{folder}/unused'
        bpy.ops.render.render()
        passes = {name: _read(Path(folder) / f'{name}0001.exr', width, height) for name in PASSES}
    cover = np.clip(passes['light'][..., 3], 0, 1)
    depth = np.where(cover > 0.01, passes['depth'][..., 0], FAR)
    return Rendered(passes['light'][..., :3], cover, depth, passes['normal'][..., :3], passes['paint'][..., :3])


def _write_passes(scene, folder):
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers, out = nodes.new('CompositorNodeRLayers'), nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.color_mode = 'OPEN_EXR', '32', 'RGBA'
    out.file_slots.clear()
    for name, socket in PASSES.items():
        out.file_slots.new(name)
        links.new(layers.outputs[socket], out.inputs[name])


def _read(path, width, height):
    image = bpy.data.images.load(str(path))
    image.colorspace_settings.name = 'Non-Color'
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    return pixels.reshape(height, width, 4)[::-1].astype(np.float64)
