import { type Ref, useCallback, useEffect, useImperativeHandle, useMemo, useRef } from 'react';
import {
  Color,
  InstancedBufferAttribute,
  type InstancedMesh,
  Matrix4,
  type MeshLambertMaterial,
  type Texture,
} from 'three';
import type { Pose } from '../../motion/tween';
import { useQuality } from '../QualityContext';
import { Surface } from '../Surface';
import { cardGeometry } from './card-geometry';
import { cardMatrix } from './card-matrix';
import type { CardSheet } from './card-sheet';

/** One card on the table. */
export interface LaidCard {
  readonly pose: Pose;
  /** Number of its front and back on the sheet. */
  readonly front: number;
  readonly back: number;
  /** How many cards it stands for; 1 if left out. */
  readonly cards?: number;
  /** The print is multiplied by this. */
  readonly light?: Color;
}

export interface CardsHandle {
  /** Puts cards on the table and takes all others away. */
  lay(cards: readonly LaidCard[]): void;
}

export interface CardsProps {
  readonly sheet: CardSheet;
  /** The sheet as a texture; it belongs to the caller. */
  readonly print: Texture;
  /** Most cards and piles on the table. */
  readonly capacity: number;
  readonly ref: Ref<CardsHandle>;
}

type Shader = Parameters<MeshLambertMaterial['onBeforeCompile']>[0];

const UNLIT = new Color(1, 1, 1);
const matrix = new Matrix4();

const DECLARED =
  'attribute vec2 faces;\nattribute float side;\nuniform vec2 sheetSize;\n#include <uv_pars_vertex>';
const PLACED = `#include <uv_vertex>
  float face = floor(mix(faces.x, faces.y, side) + 0.5);
  vec2 corner = vec2(mod(face, sheetSize.x), floor(face / sheetSize.x));
  vMapUv = vec2((corner.x + uv.x) / sheetSize.x, 1.0 - (corner.y + 1.0 - uv.y) / sheetSize.y);`;

/** Lets every card of the mesh show its own part of the sheet. */
function faceByFace(shader: Shader, { columns, rows }: CardSheet) {
  shader.uniforms.sheetSize = { value: [columns, rows] };
  shader.vertexShader = shader.vertexShader
    .replace('#include <uv_pars_vertex>', DECLARED)
    .replace('#include <uv_vertex>', PLACED);
}

function lay(mesh: InstancedMesh, cards: readonly LaidCard[]) {
  const faces = mesh.geometry.getAttribute('faces');
  mesh.count = Math.min(cards.length, mesh.instanceMatrix.count);
  cards.slice(0, mesh.count).forEach(({ pose, front, back, cards: many = 1, light = UNLIT }, index) => {
    mesh.setMatrixAt(index, cardMatrix(pose, many, matrix));
    mesh.setColorAt(index, light);
    faces.setXY(index, front, back);
  });
  faces.needsUpdate = true;
  mesh.instanceMatrix.needsUpdate = true;
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}

/** All cards and piles of the table: one draw call, and one for their shadows. */
export function Cards({ sheet, print, capacity, ref }: CardsProps) {
  const { shadowSize } = useQuality();
  const mesh = useRef<InstancedMesh>(null);
  const geometry = useMemo(
    () =>
      cardGeometry().setAttribute('faces', new InstancedBufferAttribute(new Float32Array(capacity * 2), 2)),
    [capacity],
  );
  const own = useCallback(
    (material: MeshLambertMaterial | null) => {
      if (material) material.onBeforeCompile = (shader) => faceByFace(shader, sheet);
    },
    [sheet],
  );
  useImperativeHandle(ref, () => ({ lay: (cards) => mesh.current && lay(mesh.current, cards) }), []);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <instancedMesh
      ref={mesh}
      args={[geometry, undefined, capacity]}
      frustumCulled={false}
      castShadow={shadowSize > 0}
      receiveShadow
      raycast={() => null}
    >
      <Surface ref={own} map={print} roughness={0.62} />
    </instancedMesh>
  );
}
