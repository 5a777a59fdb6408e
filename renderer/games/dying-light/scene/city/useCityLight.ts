import { useCallback, useRef } from 'react';
import type { MeshLambertMaterial } from 'three';
import type { BuildingId } from '../../../../../models/dying-light/ids';
import type { Daylight } from '../../../../table/light/daylight';

const POOL_STRENGTH = 13;
const WINDOW_STRENGTH = 0.9;
const GLASS_STRENGTH = 2;

/** Switches lamps, windows and pools of light with the time of day. */
export function useCityLight() {
  const board = useRef<MeshLambertMaterial | null>(null);
  const glass = useRef<MeshLambertMaterial | null>(null);
  const buildings = useRef(new Map<BuildingId, MeshLambertMaterial>());
  const lamps = useRef(0);

  const apply = useCallback(() => {
    if (board.current) board.current.lightMapIntensity = lamps.current * POOL_STRENGTH;
    if (glass.current) glass.current.emissiveIntensity = lamps.current * GLASS_STRENGTH;
    for (const material of buildings.current.values())
      material.emissiveIntensity = (0.12 + lamps.current) * WINDOW_STRENGTH;
  }, []);

  const onLight = useCallback(
    (light: Daylight) => {
      lamps.current = light.lamps;
      apply();
    },
    [apply],
  );
  const registerBoard = useCallback(
    (material: MeshLambertMaterial | null) => {
      board.current = material;
      apply();
    },
    [apply],
  );
  const registerGlass = useCallback(
    (material: MeshLambertMaterial | null) => {
      glass.current = material;
      apply();
    },
    [apply],
  );
  const registerBuilding = useCallback(
    (id: BuildingId, material: MeshLambertMaterial | null) => {
      if (material) buildings.current.set(id, material);
      else buildings.current.delete(id);
      apply();
    },
    [apply],
  );
  return { onLight, registerBoard, registerGlass, registerBuilding, buildings };
}
