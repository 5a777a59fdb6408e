import { useEffect, useMemo } from 'react';
import type { MeshLambertMaterial } from 'three';
import { merged, type Standing } from '../../../../table/models/merge';
import { Surface } from '../../../../table/Surface';
import { matrixOf } from '../../../../table/sculpt/shapes';
import { type CityModels, useCityModels } from './city-models';
import { STREET_FURNITURE } from './street-furniture';
import { WALL_PLACES } from './wall-places';

export interface FurnitureProps {
  /** Gets the material of the lamps' glass. */
  readonly register: (material: MeshLambertMaterial | null) => void;
}

function standing({ furniture }: CityModels, material: 'print' | 'glow'): Standing[] {
  return [...WALL_PLACES, ...STREET_FURNITURE].flatMap(({ kind, at, yaw }) => {
    const geometry = furniture[kind][material];
    return geometry ? [{ geometry, place: matrixOf({ at: [at.x, at.y, at.z], turn: [0, yaw, 0] }) }] : [];
  });
}

/** Walls, lamps, vehicles and stalls, merged into one piece. */
export function Furniture({ register }: FurnitureProps) {
  const models = useCityModels();
  const pieces = useMemo(() => merged(standing(models, 'print')), [models]);
  const glass = useMemo(() => merged(standing(models, 'glow')), [models]);
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
        <Surface map={models.print} roughness={0.75} />
      </mesh>
      <mesh geometry={glass} raycast={() => null}>
        <Surface ref={register} emissive="#ffcf86" emissiveIntensity={0} />
      </mesh>
    </>
  );
}
