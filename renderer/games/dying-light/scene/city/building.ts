import { type BufferGeometry, PlaneGeometry } from 'three';
import type { BuildingId } from '../../../../../models/dying-light/ids';
import { box, join, matrixOf, type Pose, plain, tint } from '../../../../table/sculpt/shapes';
import { boundsOf, floorOf } from '../../geography';
import { type CityAtlas, FACES, type Face, faceSize, type TextureBox } from './atlas';
import { BUILDING_LOOKS } from './building-looks';
import { rooftop } from './rooftops';

export const KRAFT = '#c8a06a';
const KRAFT_EDGE = '#a87f4c';
const PARAPET = { height: 0.26, thickness: 0.13 };

function printedPlane(id: BuildingId, face: Face, { u0, v0, u1, v1 }: TextureBox): BufferGeometry {
  const { width, height } = faceSize(id, face);
  const plane = new PlaneGeometry(width, height).toNonIndexed();
  const uv = plane.getAttribute('uv');
  for (let i = 0; i < uv.count; i++) uv.setXY(i, u0 + uv.getX(i) * (u1 - u0), v0 + uv.getY(i) * (v1 - v0));
  return tint(plane, '#ffffff', 0);
}

/** Puts a printed face onto the body of a building whose middle is the origin. */
function faceOn(id: BuildingId, face: Face, atlas: CityAtlas): BufferGeometry {
  const { width, depth } = boundsOf(id);
  const height = floorOf(id);
  const pose = {
    south: { at: [0, height / 2, depth / 2], turn: [0, 0, 0] },
    north: { at: [0, height / 2, -depth / 2], turn: [0, Math.PI, 0] },
    east: { at: [width / 2, height / 2, 0], turn: [0, Math.PI / 2, 0] },
    west: { at: [-width / 2, height / 2, 0], turn: [0, -Math.PI / 2, 0] },
    roof: { at: [0, height, 0], turn: [-Math.PI / 2, 0, 0] },
  } as const satisfies Record<Face, Pose>;
  return printedPlane(id, face, atlas.boxes[id][face]).applyMatrix4(matrixOf(pose[face]));
}

/** Cardboard edges: parapet, corner slabs that overlap, and the base plate. */
function cardboard(id: BuildingId): BufferGeometry[] {
  const { width, depth } = boundsOf(id);
  const height = floorOf(id);
  const trim = BUILDING_LOOKS[id].trim;
  const { thickness } = PARAPET;
  const along = (w: number, d: number, x: number, z: number) => [
    box([w, PARAPET.height, d], trim, { at: [x, height + PARAPET.height / 2, z] }),
    box([w + 0.05, 0.05, d + 0.05], KRAFT, { at: [x, height + PARAPET.height, z] }),
  ];
  const [edgeX, edgeZ] = [width / 2 - thickness / 2, depth / 2 - thickness / 2];
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      box([0.17, height + PARAPET.height, 0.17], KRAFT_EDGE, {
        at: [x * (width / 2 - 0.05), (height + PARAPET.height) / 2, z * (depth / 2 - 0.05)],
      }),
    ),
  );
  return [
    ...along(width, thickness, 0, edgeZ),
    ...along(width, thickness, 0, -edgeZ),
    ...along(thickness, depth, edgeX, 0),
    ...along(thickness, depth, -edgeX, 0),
    ...corners,
    box([width + 0.16, 0.07, depth + 0.16], KRAFT, { at: [0, 0.035, 0] }),
  ];
}

const STRIPES = 9;

/** Striped cloth over the shop front. */
function awning(id: BuildingId): BufferGeometry[] {
  const colours = BUILDING_LOOKS[id].awning;
  if (!colours) return [];
  const { width, depth } = boundsOf(id);
  const stripe = (width * 0.72) / STRIPES;
  return [...Array(STRIPES).keys()].map((index) =>
    box([stripe, 0.03, 0.42], colours[index % 2] ?? KRAFT, {
      at: [(index - (STRIPES - 1) / 2) * stripe, 1.18, depth / 2 + 0.17],
      turn: [0.42, 0, 0],
    }),
  );
}

/** One building as a single geometry, its middle on the street being the origin. */
export function buildingGeometry(id: BuildingId, atlas: CityAtlas): BufferGeometry {
  const printed = FACES.map((face) => faceOn(id, face, atlas));
  const plainShapes = [...cardboard(id), ...awning(id), ...rooftop(id)].map(plain);
  return join([...printed, ...plainShapes]);
}
