import { use } from 'react';
import { SURVIVOR_IDS, type SurvivorId } from '../../../../../models/outbreak-duel/ids';
import { loadModels } from '../../../../table/models/load';
import { type Miniature, miniatureOf } from '../../../../table/models/miniature';
import { once } from '../../../../table/once';
import { modelUrl } from '../art/models';

/** The disc under a miniature has its player's colour; the rim is the same for all. */
const RIM = '#d8d2c4';

/** Fetches the miniatures of the four Survivors. */
export const loadSurvivors = once(() =>
  loadModels(SURVIVOR_IDS, modelUrl, (parts, id) => miniatureOf(parts, RIM, `outbreak-duel/${id}`)),
);

/** The miniatures; suspends until they are there. They stay in memory as long as the app runs. */
export function useSurvivorModels(): Readonly<Record<SurvivorId, Miniature>> {
  return use(loadSurvivors());
}
