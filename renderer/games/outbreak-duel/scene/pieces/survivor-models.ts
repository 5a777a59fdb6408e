import { use } from 'react';
import { SURVIVOR_IDS, type SurvivorId } from '../../../../../models/outbreak-duel/ids';
import { loadModels } from '../../../../table/models/load';
import { type Miniature, miniatureOf } from '../../../../table/models/miniature';
import { once } from '../../../../table/once';

const STAND_INS: Readonly<Record<SurvivorId, string>> = {
  V01: 'oskar',
  V02: 'mara',
  V03: 'mara',
  V04: 'oskar',
};

const urlOf = (id: SurvivorId) =>
  new URL(`../../../../../assets/models/dying-light/figures/${STAND_INS[id]}.glb`, import.meta.url);

/** Fetches the miniatures of the four Survivors. */
export const loadSurvivors = once(() =>
  loadModels(SURVIVOR_IDS, urlOf, (parts) => miniatureOf(parts, '#ffffff')),
);

/** The miniatures; suspends until they are there. They stay in memory as long as the app runs. */
export function useSurvivorModels(): Readonly<Record<SurvivorId, Miniature>> {
  return use(loadSurvivors());
}
