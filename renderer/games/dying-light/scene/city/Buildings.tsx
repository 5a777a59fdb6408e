import { useCallback, useLayoutEffect } from 'react';
import type { BufferGeometry, MeshLambertMaterial } from 'three';
import { BUILDING_IDS, type BuildingId } from '../../../../../models/dying-light/ids';
import { useQuality } from '../../../../table/QualityContext';
import { Surface, type SurfaceProps } from '../../../../table/Surface';
import { centreOf } from '../../layout/city';
import type { AreaNames } from '../scene-model';
import { type CityModels, useCityModels } from './city-models';
import { muteRoofs } from './mute-roofs';
import { RoofNames } from './RoofNames';

type Register = (id: BuildingId, material: MeshLambertMaterial | null) => void;

export interface BuildingsProps {
  readonly names: AreaNames;
  /** Gets each building's material: its windows follow the time of day, and it may fade. */
  readonly register: Register;
}

function Walls({
  ref,
  print,
  glow,
  faded = false,
}: Pick<CityModels, 'print' | 'glow'> & Pick<SurfaceProps, 'ref'> & { readonly faded?: boolean }) {
  return (
    <Surface
      ref={ref ?? null}
      map={print}
      emissiveMap={glow}
      emissive="#ffffff"
      emissiveIntensity={0}
      roughness={0.88}
      transparent={faded}
      onBeforeCompile={muteRoofs}
    />
  );
}

interface BuildingProps extends Pick<CityModels, 'print' | 'glow'> {
  readonly id: BuildingId;
  readonly geometry: BufferGeometry;
  readonly register: Register;
}

/** One building; its material is its own, since it may fade, and goes with it, while the model stays for the next table. */
function Building({ id, geometry, print, glow, register }: BuildingProps) {
  const { x, z } = centreOf([id]);
  const ref = useCallback(
    (material: MeshLambertMaterial) => {
      register(id, material);
      return () => {
        register(id, null);
        material.dispose();
      };
    },
    [id, register],
  );
  return (
    <mesh
      geometry={geometry}
      position={[x, 0, z]}
      castShadow
      receiveShadow
      raycast={() => null}
      dispose={null}
    >
      <Walls ref={ref} print={print} glow={glow} />
    </mesh>
  );
}

/** Keeps the program of walls that are seen through: they fade in the middle of a move. */
function FadedUnderstudy({ geometry, ...prints }: Pick<BuildingProps, 'geometry' | 'print' | 'glow'>) {
  const ref = useCallback((material: MeshLambertMaterial) => () => material.dispose(), []);
  return (
    <mesh visible={false} geometry={geometry} receiveShadow raycast={() => null} dispose={null}>
      <Walls ref={ref} {...prints} faded />
    </mesh>
  );
}

/** The thirteen printed cardboard buildings. */
export function Buildings({ names, register }: BuildingsProps) {
  const { buildings, print, glow } = useCityModels();
  const { anisotropy } = useQuality();
  // Before the first frame: a change afterwards would send the whole print to the graphics card a second time.
  useLayoutEffect(() => {
    if (print.anisotropy === anisotropy) return;
    print.anisotropy = anisotropy;
    print.needsUpdate = true;
  }, [print, anisotropy]);
  return (
    <>
      {BUILDING_IDS.map((id) => {
        const geometry = buildings[id].print;
        return (
          geometry && (
            <Building key={id} id={id} geometry={geometry} print={print} glow={glow} register={register} />
          )
        );
      })}
      {buildings.A.print && <FadedUnderstudy geometry={buildings.A.print} print={print} glow={glow} />}
      <RoofNames names={names} />
    </>
  );
}
