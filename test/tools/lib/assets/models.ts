import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Document, type Material, type Primitive } from '@gltf-transform/core';
import { writeAnchors } from '../../../../tools/lib/assets/anchors.mjs';
import { modelIO } from '../../../../tools/lib/assets/library.mjs';
import { writeManifest } from '../../../../tools/lib/assets/manifest.mjs';
import { tempFolder } from '../../../helpers/temp-folder';

export interface Draft {
  readonly kind?: string;
  readonly front?: readonly number[];
  /** How many times the figure's surface is laid on top of itself, 12 triangles each. */
  readonly layers?: number;
  readonly height?: number;
  readonly floor?: number;
  readonly rim?: string;
  readonly rimRadius?: number;
  readonly colours?: boolean;
  readonly insideOut?: boolean;
  readonly scale?: number;
  /** What the model says of its places. */
  readonly anchors?: Readonly<Record<string, unknown>>;
}

const CORNERS = [0, 1, 2, 3, 4, 5, 6, 7].map(
  (i) => [i & 4 ? 1 : -1, i & 2 ? 1 : -1, i & 1 ? 1 : -1] as const,
);
const SIDES = [
  [4, 6, 7, 4, 7, 5],
  [0, 1, 3, 0, 3, 2],
  [2, 3, 7, 2, 7, 6],
  [0, 4, 5, 0, 5, 1],
  [1, 5, 7, 1, 7, 3],
  [0, 2, 6, 0, 6, 4],
].flat();

interface Box {
  readonly radius: number;
  readonly low: number;
  readonly high: number;
}

/** A box around the y axis, its normals away from its middle. */
function box(document: Document, { radius, low, high }: Box, draft: Draft, material: Material): Primitive {
  const buffer = document.getRoot().listBuffers()[0] ?? document.createBuffer();
  const away = (draft.insideOut ? -1 : 1) / Math.sqrt(3);
  const accessor = (type: 'VEC3' | 'VEC4', numbers: readonly number[]) =>
    document.createAccessor().setType(type).setArray(new Float32Array(numbers)).setBuffer(buffer);
  const positions = CORNERS.flatMap(([x, y, z]) => [x * radius, y > 0 ? high : low, z * radius]);
  const indices = Array.from({ length: draft.layers ?? 1 }, () => SIDES).flat();
  const primitive = document
    .createPrimitive()
    .setMaterial(material)
    .setAttribute('POSITION', accessor('VEC3', positions))
    .setAttribute(
      'NORMAL',
      accessor(
        'VEC3',
        CORNERS.flatMap((corner) => corner.map((one) => one * away)),
      ),
    )
    .setIndices(
      document.createAccessor().setType('SCALAR').setArray(new Uint16Array(indices)).setBuffer(buffer),
    );
  return draft.colours === false
    ? primitive
    : primitive.setAttribute(
        'COLOR_0',
        accessor(
          'VEC4',
          CORNERS.flatMap(() => [0.5, 0.4, 0.3, 1]),
        ),
      );
}

/** A miniature as simple as can be: one box on a square base, and good unless the draft spoils it. */
export function aModel(draft: Draft = {}): Document {
  const { height = 1, floor = -0.062, rimRadius = 0.3 } = draft;
  const document = new Document();
  const paint = document.createMaterial('paint');
  const rim = document.createMaterial(draft.rim ?? 'rim');
  const mesh = document
    .createMesh()
    .addPrimitive(box(document, { radius: 0.15, low: 0, high: height }, draft, paint))
    .addPrimitive(box(document, { radius: rimRadius, low: floor, high: 0 }, { ...draft, layers: 1 }, rim));
  const { kind = 'miniature', front = [0, -0.2, 1], scale = 1 } = draft;
  const node = document
    .createNode('figure')
    .setMesh(mesh)
    .setExtras({ kind, front: [...front], ...(draft.anchors ? { anchors: draft.anchors } : {}) });
  document.createScene().addChild(node.setScale([scale, scale, scale]));
  return document;
}

/** A folder like `assets/models` with the drafts at their paths a manifest and anchors that fit. */
export async function modelFolder(drafts: Readonly<Record<string, Draft>>): Promise<string> {
  const folder = tempFolder();
  const io = await modelIO();
  for (const [path, draft] of Object.entries(drafts)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), await io.writeBinary(aModel(draft)));
  }
  await writeManifest(folder, io);
  await writeAnchors(folder, io);
  return folder;
}
