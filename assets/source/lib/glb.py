"""Writes models as binary glTF, byte for byte the same every time.

Blender 3.4's own exporter is not used: it scrambles colours that belong to corners.
"""

import json
import struct

import numpy as np

from .model import AREAS
from .space import units

# What the app may know about a material: only its name. `paint` is matt, `rim` takes the colour of a seat or a type,
# `print` shows the game's atlas, `glow` shines by itself in the dark.
MATERIALS = {
    'paint': {'roughnessFactor': 0.6},
    'rim': {'roughnessFactor': 0.5},
    'print': {'roughnessFactor': 0.85},
    'glow': {'roughnessFactor': 0.5},
}
# Kinds of models that people paint. The fourth byte of a colour tells what of them: it is full where they keep their paint, and
# lacks 1 for the first of `AREAS`, 2 for the second. An attribute of its own would be kilobytes.
FIGURES = ('miniature', 'pawn', 'foot')
FLOAT, SHORT, BYTE, ARRAY, ELEMENTS = 5126, 5123, 5121, 34962, 34963


class _Binary:
    """Collects buffer views and accessors."""

    def __init__(self):
        self.data, self.views, self.accessors = bytearray(), [], []

    def add(self, array, kind, component, target, **more):
        self.views.append({'buffer': 0, 'byteOffset': len(self.data), 'byteLength': array.nbytes, 'target': target})
        self.data += array.tobytes()
        self.data += b'\0' * (-len(self.data) % 4)
        count = array.size if kind == 'SCALAR' else len(array)
        accessor = {'bufferView': len(self.views) - 1, 'componentType': component, 'count': count, 'type': kind}
        self.accessors.append(accessor | more)
        return len(self.accessors) - 1


def _welded(parts, areas):
    """Vertices and triangles of all parts of one material; corners that are alike become one vertex."""
    columns = [
        np.round(np.concatenate([part.positions.reshape(-1, 3) for part in parts]), 5),
        np.round(units(np.concatenate([part.normals.reshape(-1, 3) for part in parts])), 2),
        np.round(np.concatenate([part.colours.reshape(-1, 3) for part in parts]), 3),
        np.concatenate([np.full((part.positions.size // 3, 1), areas(part)) for part in parts]),
    ]
    if all(part.uv is not None for part in parts):
        columns.append(np.round(np.concatenate([part.uv.reshape(-1, 2) for part in parts]), 5))
    rows, corner = np.unique(np.concatenate(columns, axis=1), axis=0, return_inverse=True)
    faces = corner.reshape(-1, 3)
    a, b, c = faces.T
    return rows, faces[(a != b) & (b != c) & (a != c)]


def _area(part):
    """The number of what people paint it with; 0 for what keeps its paint."""
    return AREAS.index(part.area) + 1 if part.area else 0


def _no_area(_part):
    return 0


def _primitive(binary, parts, material, areas):
    rows, faces = _welded(parts, areas)
    positions, normals = rows[:, :3].astype('<f4'), units(rows[:, 3:6]).astype('<f4')
    alpha = 1 - rows[:, 9] / 255
    colours = np.round(np.column_stack([np.clip(rows[:, 6:9], 0, 1), alpha]) * 65535).astype('<u2')
    bounds = {'min': positions.min(axis=0).tolist(), 'max': positions.max(axis=0).tolist()}
    attributes = {
        'POSITION': binary.add(positions, 'VEC3', FLOAT, ARRAY, **bounds),
        'NORMAL': binary.add(normals, 'VEC3', FLOAT, ARRAY),
        'COLOR_0': binary.add(colours, 'VEC4', SHORT, ARRAY, normalized=True),
    }
    if rows.shape[1] > 10:
        attributes['TEXCOORD_0'] = binary.add(rows[:, 10:].astype('<f4'), 'VEC2', FLOAT, ARRAY)
    indices = binary.add(faces.astype('<u2').ravel(), 'SCALAR', SHORT, ELEMENTS)
    return {'attributes': attributes, 'indices': indices, 'material': material}


def write(model, name, path):
    """Writes a painted model; `name` is its id."""
    names = sorted({part.material for part in model.parts}, key=list(MATERIALS).index)
    binary = _Binary()
    areas = _area if model.kind in FIGURES else _no_area
    primitives = [
        _primitive(binary, [part for part in model.parts if part.material == material], index, areas)
        for index, material in enumerate(names)
    ]
    extras = {'kind': model.kind}
    if model.front is not None:
        extras['front'] = [round(float(x), 3) for x in model.front]
    if model.anchors is not None:
        extras['anchors'] = model.anchors
    document = {
        'asset': {'version': '2.0', 'generator': 'Curfew'},
        'scene': 0,
        'scenes': [{'nodes': [0]}],
        'nodes': [{'mesh': 0, 'name': name, 'extras': extras}],
        'meshes': [{'name': name, 'primitives': primitives}],
        'materials': [{'name': one, 'pbrMetallicRoughness': {'metallicFactor': 0} | MATERIALS[one]} for one in names],
        'accessors': binary.accessors,
        'bufferViews': binary.views,
        'buffers': [{'byteLength': len(binary.data)}],
    }
    text = json.dumps(document, separators=(',', ':')).encode()
    text += b' ' * (-len(text) % 4)
    with open(path, 'wb') as file:
        file.write(struct.pack('<4sII', b'glTF', 2, 28 + len(text) + len(binary.data)))
        file.write(struct.pack('<I4s', len(text), b'JSON') + text)
        file.write(struct.pack('<I4s', len(binary.data), b'BIN\0') + binary.data)
