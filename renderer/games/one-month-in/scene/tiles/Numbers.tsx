import { useEffect, useMemo } from 'react';
import { DoubleSide } from 'three';
import type { SeatId } from '../../../../../models/kernel/types';
import { useSame } from '../../../../table/useSame';
import type { SceneModel } from '../scene-model';
import { numberPlates } from './numbers';
import { platesGeometry } from './plates';
import { useTileBox } from './tile-models';

export interface NumbersProps {
  readonly scene: SceneModel;
  /** For whom the blue numbers show the price. */
  readonly viewer: SeatId | null;
}

/** What the numbers depend on, so that they are laid anew only when one of them changes. */
function deciding({ tiles, turned }: SceneModel) {
  const faces = Object.entries(tiles).map(([tile, { id, owner }]) => [tile, id, owner] as const);
  return { faces, turned };
}

/** The numbers of all tiles: never in the shadow, for they must be read. */
export function Numbers({ scene, viewer }: NumbersProps) {
  const { print } = useTileBox();
  const key = useSame(deciding(scene));
  // biome-ignore lint/correctness/useExhaustiveDependencies: nothing else of the scene is printed on them
  const geometry = useMemo(() => platesGeometry(numberPlates(scene, viewer)), [key, viewer]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  return (
    <mesh geometry={geometry} frustumCulled={false} raycast={() => null}>
      <meshBasicMaterial map={print} side={DoubleSide} toneMapped={false} color="#e9e4da" />
    </mesh>
  );
}
