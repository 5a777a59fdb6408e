import { type Ref, useCallback, useImperativeHandle, useRef } from 'react';
import { Color, type InstancedMesh, Matrix4 } from 'three';
import type { Pose } from '../../motion/tween';
import type { Miniature } from '../models/miniature';
import { useQuality } from '../QualityContext';
import { Surface } from '../Surface';
import { standMatrix } from './stand';

/** One piece: where it stands, and the light of lamps around it, by which its paint is multiplied. */
export interface Laid {
  readonly pose: Pose;
  readonly light?: Color;
  /** Width to what it should be, such as that of a flag that unrolls; 1 if left out. */
  readonly wide?: number;
}

export interface MiniaturesHandle {
  /** Puts pieces on the table, and all others of this model back into the box. */
  lay(pieces: readonly Laid[]): void;
}

const UNLIT = new Color(1, 1, 1);
/** Bright vertex colours of what glows, so that it still glows under filmic tone mapping. */
const GLOW = new Color(1.6, 1.6, 1.6);
/** Miniatures are painted brighter than streets and walls, so that people and threats are seen first. */
export const PAINT = new Color(1.4, 1.4, 1.4);
const matrix = new Matrix4();

function lay(mesh: InstancedMesh, pieces: readonly Laid[], scale: number, lit: boolean) {
  mesh.count = Math.min(pieces.length, mesh.instanceMatrix.count);
  mesh.visible = mesh.count > 0;
  pieces.slice(0, mesh.count).forEach(({ pose, light = UNLIT, wide = 1 }, index) => {
    mesh.setMatrixAt(index, standMatrix(pose, scale, matrix, wide));
    if (lit) mesh.setColorAt(index, light);
  });
  mesh.instanceMatrix.needsUpdate = true;
  if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
}

export interface MiniaturesProps {
  readonly model: Miniature;
  /** Most pieces of this model on the table. */
  readonly capacity: number;
  /** Height of a person in cells. */
  readonly scale: number;
  readonly ref: Ref<MiniaturesHandle>;
}

/** All pieces of one model: one draw call, one more for what glows, and one for their shadows, which are coarser. */
export function Miniatures({ model, capacity, scale, ref }: MiniaturesProps) {
  const { shadowSize } = useQuality();
  const body = useRef<InstancedMesh>(null);
  const glow = useRef<InstancedMesh>(null);
  useImperativeHandle(
    ref,
    () => ({
      lay(pieces) {
        if (body.current) lay(body.current, pieces, scale, true);
        if (glow.current) lay(glow.current, pieces, scale, false);
      },
    }),
    [scale],
  );
  const drawShadow = useCallback(
    () => model.body.setDrawRange(model.shadow.start, model.shadow.count),
    [model],
  );
  const drawSeen = useCallback(() => model.body.setDrawRange(model.seen.start, model.seen.count), [model]);
  // The models outlive the table.
  return (
    <>
      <instancedMesh
        ref={body}
        args={[model.body, undefined, capacity]}
        frustumCulled={false}
        castShadow={shadowSize > 0}
        receiveShadow
        onBeforeShadow={drawShadow}
        onAfterShadow={drawSeen}
        raycast={() => null}
      >
        <Surface color={PAINT} roughness={0.58} />
      </instancedMesh>
      {model.glow && (
        <instancedMesh
          ref={glow}
          args={[model.glow, undefined, capacity]}
          frustumCulled={false}
          raycast={() => null}
        >
          <meshBasicMaterial vertexColors color={GLOW} />
        </instancedMesh>
      )}
    </>
  );
}
