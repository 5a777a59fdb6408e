import { useEffect, useMemo } from 'react';
import type { MeshLambertMaterial } from 'three';
import { BUILDING_IDS, type BuildingId } from '../../../../../models/dying-light/ids';
import { printed } from '../../../../table/print/canvas';
import { useQuality } from '../../../../table/QualityContext';
import { Surface } from '../../../../table/Surface';
import { centreOf } from '../../geography';
import type { AreaNames } from '../scene-model';
import { printAtlas } from './atlas';
import { buildingGeometry } from './building';

export interface BuildingsProps {
  readonly names: AreaNames;
  /** Gets each building's material: its windows follow the time of day, and it may fade. */
  readonly register: (id: BuildingId, material: MeshLambertMaterial | null) => void;
}

function useCity(names: AreaNames) {
  const { facadeScale, anisotropy } = useQuality();
  const city = useMemo(() => {
    const atlas = printAtlas(names, facadeScale);
    return {
      colour: printed(atlas.colour, anisotropy),
      glow: printed(atlas.glow, 1),
      buildings: BUILDING_IDS.map((id) => ({ id, geometry: buildingGeometry(id, atlas) })),
    };
  }, [names, facadeScale, anisotropy]);
  useEffect(
    () => () => {
      city.colour.dispose();
      city.glow.dispose();
      for (const { geometry } of city.buildings) geometry.dispose();
    },
    [city],
  );
  return city;
}

/** The thirteen printed cardboard buildings. */
export function Buildings({ names, register }: BuildingsProps) {
  const { colour, glow, buildings } = useCity(names);
  return buildings.map(({ id, geometry }) => {
    const { x, z } = centreOf([id]);
    return (
      <mesh key={id} geometry={geometry} position={[x, 0, z]} castShadow receiveShadow raycast={() => null}>
        <Surface
          ref={(material) => register(id, material)}
          map={colour}
          emissiveMap={glow}
          emissive="#ffffff"
          emissiveIntensity={0}
          roughness={0.88}
        />
      </mesh>
    );
  });
}
