import { SURVIVOR_IDS } from '../../../models/outbreak-duel/ids';
import { once } from '../../table/once';
import type { FiguresFace } from '../face';

/** The miniatures of Outbreak Duel, to be painted. */
export const FIGURES: FiguresFace = {
  ids: SURVIVOR_IDS,
  load: once(async () => (await import('./scene/pieces/survivor-models')).loadSurvivors()),
};
