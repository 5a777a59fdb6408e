import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { MeshBasicMaterial } from 'three';
import type { Pose } from '../../../../motion/tween';
import { type Travel, usePoses } from '../../../../table/pieces/usePoses';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import type { SceneModel } from '../scene-model';
import { TileBatch } from './batch';
import { type LaidPart, laidParts } from './laid-parts';
import { LAYERS, type TileShapes, useTileBox } from './tile-models';

/** Parts of 45 tiles: fog, base with its paint, roof, wild and held, border. */
const MOST = 45 * 12;

function useBatches(shapes: TileShapes) {
  const batches = useMemo(
    () => LAYERS.map((layer) => ({ layer, batch: new TileBatch(layer, shapes, MOST) })),
    [shapes],
  );
  useEffect(
    () => () => {
      for (const { batch } of batches) batch.dispose();
    },
    [batches],
  );
  return batches;
}

/** What a part looks like, remembered until it is laid for the last time. */
function useLooks(parts: readonly LaidPart[]) {
  const looks = useRef(new Map<string, Pick<LaidPart, 'model' | 'colour'>>());
  useMemo(() => {
    for (const { key, model, colour } of parts) {
      const before = looks.current.get(key);
      // Boards and borders keep their colour while they are taken down.
      looks.current.set(key, { model, colour: colour ?? before?.colour ?? null });
    }
  }, [parts]);
  return looks;
}

export interface TilesProps {
  readonly scene: SceneModel;
  readonly travel: Travel;
  /** Gets the material of lit windows. */
  readonly register: (windows: MeshBasicMaterial | null) => void;
}

/** All tiles with everything built on them: one draw call a material. */
export function Tiles({ scene, travel, register }: TilesProps) {
  const { shapes, print } = useTileBox();
  const { anisotropy, shadowSize } = useQuality();
  const batches = useBatches(shapes);
  const parts = useMemo(() => laidParts(scene), [scene]);
  const looks = useLooks(parts);
  useLayoutEffect(() => {
    if (print.anisotropy === anisotropy) return;
    print.anisotropy = anisotropy;
    print.needsUpdate = true;
  }, [print, anisotropy]);
  const draw = useCallback(
    (poses: ReadonlyMap<string, Pose>) => {
      for (const [key, pose] of poses) {
        const look = looks.current.get(key);
        if (look) for (const { batch } of batches) batch.lay(key, look.model, pose, look.colour);
      }
      const laid = new Set(poses.keys());
      for (const { batch } of batches) batch.keep(laid);
    },
    [batches, looks],
  );
  usePoses(parts, travel, draw);
  return batches.map(({ layer, batch }) => (
    <primitive
      key={layer}
      object={batch.mesh}
      castShadow={shadowSize > 0 && layer !== 'glow'}
      receiveShadow={layer !== 'glow'}
      raycast={() => null}
      dispose={null}
    >
      {layer === 'glow' ? (
        <meshBasicMaterial ref={register} vertexColors />
      ) : (
        <Surface map={layer === 'print' ? print : null} roughness={layer === 'print' ? 0.88 : 0.6} />
      )}
    </primitive>
  ));
}
