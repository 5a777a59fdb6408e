"""A model: solids and shapes in, painted triangles out."""

import math
from dataclasses import dataclass, field, replace

import numpy as np

from . import meshing
from .colour import painted
from .fields import Field
from .shapes import Shape
from .space import units


@dataclass(frozen=True)
class Finish:
    """How a part takes the paint; 1 is normal, 0 leaves a step out."""

    light: float = 1.0
    """Light from above: undersides cool and dark, tops warm and bright."""
    shade: float = 1.0
    """Wash in recesses and where other parts keep the light off."""
    edges: float = 1.0
    """Dry-brushed edges."""
    variation: float = 0.06
    """Unevenness of the base coat."""
    plain: bool = False
    """Nothing but the base coat: eyes, signs."""


PLAIN = Finish(plain=True)

# What people may paint in colours of their own, in the order of `PAINT_AREAS` in `renderer/table/models/areas.ts`.
AREAS = ('skin', 'hair', 'cloth', 'gear', 'base')


@dataclass(frozen=True)
class Part:
    """Finished triangles, everything by corner: positions, normals and colours (t, 3, 3), curvature (t, 3)."""

    positions: np.ndarray
    normals: np.ndarray
    colours: np.ndarray
    curvature: np.ndarray
    material: str
    finish: Finish
    uv: 'np.ndarray | None' = None
    area: str = ''
    """One of `AREAS`; empty for what keeps its paint."""

    def only(self, keep):
        """The triangles that `keep` marks."""
        uv = None if self.uv is None else self.uv[keep]
        return replace(
            self,
            positions=self.positions[keep],
            normals=self.normals[keep],
            colours=self.colours[keep],
            curvature=self.curvature[keep],
            uv=uv,
        )

    def mirrored(self):
        """Left for right."""
        flip = np.array([-1.0, 1.0, 1.0])
        uv = None if self.uv is None else self.uv[:, ::-1]
        return replace(
            self,
            positions=self.positions[:, ::-1] * flip,
            normals=self.normals[:, ::-1] * flip,
            colours=self.colours[:, ::-1],
            curvature=self.curvature[:, ::-1],
            uv=uv,
        )


@dataclass(frozen=True)
class _Solid:
    field: Field
    colour: object
    triangles: int
    step: float
    covers: bool
    finish: Finish
    material: str
    area: str


@dataclass
class Model:
    """What a script fills: first solids and shapes, then `sculpted()`, then perhaps a base.

    `kind` decides the budget: `miniature`, `pawn` (no base), `foot` (its plate), `building`, `tile`, `wall`, `furniture` or
    `token`. `front` is where its face looks; heads set it. `sheet` is the atlas that its prints lie on, `anchors` what the
    app has to know of its places.
    """

    kind: str
    front: 'np.ndarray | None' = None
    sheet: object = None
    anchors: 'dict | None' = None
    parts: list = field(default_factory=list)
    _solids: list = field(default_factory=list)

    def solid(self, body, colour, triangles, step=0.0075, covers=True, finish=Finish(), material='paint', area='cloth'):
        """Adds a field; returns it.

        `triangles` is its share of the budget, `step` the size of the grid (details smaller than two steps vanish).
        One that `covers` hides what of other parts lies inside it: leave it off for what is hollow. `area` says
        with what else people paint it.
        """
        self._solids.append(_Solid(body, colour, triangles, step, covers, finish, material, area))
        return body

    def shape(self, shape: Shape, colour, crease=40, finish=Finish(), material='paint', area='gear'):
        """Adds polygons; edges sharper than `crease` degrees stay sharp, and 180 shades everything round."""
        self.parts.append(_part_of_shape(shape, colour, crease, finish, material, area))

    def sculpted(self):
        """Meshes the solids and drops what nobody can see. Call it once, before adding a base."""
        covers = [one.field for one in self._solids if one.covers]
        flat = [_without_buried(part, covers) for part in self.parts]
        round_ = [part for one in self._solids if (part := _mesh(one, covers)) is not None]
        self.parts, self._solids = round_ + flat, []
        return self

    def mirror(self):
        """Left for right, everything that is there so far."""
        self.parts = [part.mirrored() for part in self.parts]
        self.front = None if self.front is None else self.front * (-1, 1, 1)
        return self

    def move(self, by, turned=np.eye(3)):
        """Turned about the origin, then moved: everything that is there so far."""
        self.parts = [
            replace(part, positions=part.positions @ turned.T + np.asarray(by), normals=part.normals @ turned.T)
            for part in self.parts
        ]
        self.front = None if self.front is None else turned @ self.front
        return self

    @property
    def triangles(self):
        return sum(len(part.positions) for part in self.parts)


def _mesh(solid, covers):
    others = [one for one in covers if one is not solid.field]
    vertices, faces = meshing.surface_nets(solid.field, solid.step)
    vertices = meshing.project(solid.field, vertices)
    hidden = meshing.buried(vertices, others, 0.004)
    faces = faces[~hidden[faces].all(axis=1)]
    if len(faces) == 0:
        return None
    vertices, faces = meshing.drop_unused(vertices, faces)
    vertices, faces = meshing.simplify(solid.field, vertices, faces, solid.triangles)
    normals = meshing.field_normals(solid.field, vertices, faces, solid.step)
    colours, curvature = painted(solid.colour, vertices, normals), solid.field.curvature(vertices)
    area = _paintable(solid.area, solid.finish)
    return Part(vertices[faces], normals[faces], colours[faces], curvature[faces], solid.material, solid.finish, area=area)


def _paintable(area, finish):
    """Eyes and signs stay as they are."""
    return '' if finish.plain else area


def _without_buried(part, covers):
    """Drops triangles whose corners and middle all lie inside solids."""
    probes = np.concatenate([part.positions, part.positions.mean(axis=1, keepdims=True)], axis=1)
    return part.only(~meshing.buried(probes.reshape(-1, 3), covers, 0.003).reshape(-1, 4).all(axis=1))


def _part_of_shape(shape, colour, crease, finish, material, area):
    fans = [(face[0], face[i], face[i + 1]) for face in shape.faces for i in range(1, len(face) - 1)]
    faces = np.array(fans)
    faces = faces[np.linalg.norm(meshing.face_vectors(shape.vertices, faces), axis=1) > 1e-10]
    positions, normals = shape.vertices[faces], _crease_normals(shape.vertices, faces, crease)
    colours = painted(colour, positions.reshape(-1, 3), normals.reshape(-1, 3)).reshape(positions.shape)
    uv = None if shape.uv is None else shape.uv[faces]
    return Part(positions, normals, colours, np.zeros(positions.shape[:2]), material, finish, uv, _paintable(area, finish))


def _crease_normals(vertices, faces, degrees):
    """A normal a corner: the mean over the faces around its point that turn away by less than `degrees`."""
    vectors = meshing.face_vectors(vertices, faces)
    flat = units(vectors)
    point = np.unique(np.round(vertices, 6), axis=0, return_inverse=True)[1].ravel()[faces]
    around = {}
    for face, corners in enumerate(point):
        for corner in corners:
            around.setdefault(corner, []).append(face)
    least = math.cos(math.radians(degrees)) - 1e-6
    normals = np.empty((len(faces), 3, 3))
    for face, corners in enumerate(point):
        for k, corner in enumerate(corners):
            near = np.array(around[corner])
            normals[face, k] = vectors[near[flat[near] @ flat[face] >= least]].sum(axis=0)
    return units(normals)
