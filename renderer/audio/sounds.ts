/** Every sound of the app by its id. */
import type { Recipe } from './recipe';
import { BODY } from './sounds/body';
import { BUILDING } from './sounds/building';
import { CITY } from './sounds/city';
import { CREATURES } from './sounds/creatures';
import { DISTANCE } from './sounds/distance';
import { INTERFACE } from './sounds/interface';
import { STINGS } from './sounds/stings';
import { TABLE } from './sounds/table';

const ALL = {
  ...TABLE,
  ...BODY,
  ...CREATURES,
  ...CITY,
  ...BUILDING,
  ...INTERFACE,
  ...STINGS,
  ...DISTANCE,
} as const;

export type SoundId = keyof typeof ALL;

export const SOUNDS: Readonly<Record<SoundId, Recipe>> = ALL;
