import { useCallback, useEffect, useMemo } from 'react';
import { type BufferAttribute, DoubleSide, Vector3 } from 'three';
import { type Facing, useFacing } from '../../../../table/useFacing';
import { useSame } from '../../../../table/useSame';
import type { SceneModel } from '../scene-model';
import { plateOf } from '../tiles/atlas';
import { type LaidPlate, platesGeometry, writePlates } from '../tiles/plates';
import { useTileBox } from '../tiles/tile-models';
import { type Count, countsIn } from './counts';

function laid({ kind, number, at, half }: Count, { right, up }: Facing): readonly LaidPlate[] {
  const plate = plateOf(kind, number);
  if (!plate) return [];
  return [
    {
      plate,
      at: new Vector3(...at),
      right: right.clone().multiplyScalar(half * plate.aspect),
      up: up.clone().multiplyScalar(half),
    },
  ];
}

const FLAT: Facing = { right: new Vector3(1, 0, 0), up: new Vector3(0, 1, 0) };

/** Numbers that float over the table and face the eye; those too large for a plate are among the labels. */
export function Counts({ scene }: { readonly scene: SceneModel }) {
  const { print } = useTileBox();
  const counts = useSame(countsIn(scene));
  const geometry = useMemo(() => platesGeometry(counts.flatMap((count) => laid(count, FLAT))), [counts]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  useFacing(
    useCallback(
      (facing) => {
        const position = geometry.getAttribute('position') as BufferAttribute;
        const plates = counts.flatMap((count) => laid(count, facing));
        writePlates(plates, position.array as Float32Array);
        position.needsUpdate = true;
      },
      [geometry, counts],
    ),
  );
  return (
    <mesh geometry={geometry} frustumCulled={false} renderOrder={10} raycast={() => null}>
      <meshBasicMaterial
        map={print}
        side={DoubleSide}
        toneMapped={false}
        depthTest={false}
        transparent
        fog={false}
      />
    </mesh>
  );
}
