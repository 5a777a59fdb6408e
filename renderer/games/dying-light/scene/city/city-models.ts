import { use } from 'react';
import type { Texture } from 'three';
import { BUILDING_IDS, type BuildingId } from '../../../../../models/dying-light/ids';
import { loadModels, type ModelParts } from '../../../../table/models/load';
import { once } from '../../../../table/once';
import { loadPrint } from '../../../../table/print/load-print';
import { FURNITURE, type FurnitureKind } from './street-furniture';

export interface CityModels {
  readonly buildings: Readonly<Record<BuildingId, ModelParts>>;
  readonly furniture: Readonly<Record<FurnitureKind, ModelParts>>;
  /** What is printed on everything in the city. */
  readonly print: Texture;
  /** What of it shines by night. */
  readonly glow: Texture;
}

function modelUrl(name: string): URL {
  return new URL(`../../../../../assets/models/dying-light/city/${name}.glb`, import.meta.url);
}

const whole = (parts: ModelParts) => parts;

/** Fetches the models of the city. */
export const loadCity = once(async (): Promise<CityModels> => {
  const [buildings, furniture, print, glow] = await Promise.all([
    loadModels(BUILDING_IDS, (id) => modelUrl(`building-${id.toLowerCase()}`), whole),
    loadModels(FURNITURE, modelUrl, whole),
    loadPrint(new URL('../../../../../assets/textures/dying-light/city.webp', import.meta.url)),
    loadPrint(new URL('../../../../../assets/textures/dying-light/city-glow.webp', import.meta.url)),
  ]);
  return { buildings, furniture, print, glow };
});

/** The models of the city; suspends until they are there. They stay in memory as long as the app runs. */
export function useCityModels(): CityModels {
  return use(loadCity());
}
