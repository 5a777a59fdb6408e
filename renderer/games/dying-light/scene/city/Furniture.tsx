import { useEffect, useMemo } from 'react';
import type { MeshLambertMaterial } from 'three';
import { Surface } from '../../../../table/Surface';
import { join } from '../../../../table/sculpt/shapes';
import { LAMPS, lampGlass, streetFurniture } from './furniture';
import { allWalls } from './walls';

export interface FurnitureProps {
  /** Gets the material of the lamps' glass. */
  readonly register: (material: MeshLambertMaterial | null) => void;
}

/** Walls, lamps, vehicles and stalls, merged into one piece. */
export function Furniture({ register }: FurnitureProps) {
  const pieces = useMemo(() => join([...allWalls(), ...streetFurniture()]), []);
  const glass = useMemo(() => join(LAMPS.map(lampGlass)), []);
  useEffect(
    () => () => {
      pieces.dispose();
      glass.dispose();
    },
    [pieces, glass],
  );
  return (
    <>
      <mesh geometry={pieces} castShadow receiveShadow raycast={() => null}>
        <Surface roughness={0.75} />
      </mesh>
      <mesh geometry={glass} raycast={() => null}>
        <Surface ref={register} emissive="#ffcf86" emissiveIntensity={0} />
      </mesh>
    </>
  );
}
