import { once } from '../../table/once';
import type { FiguresFace } from '../face';
import { FIGURE_IDS } from './scene/pieces/figure-ids';

/** The miniatures of One Month In, to be painted. */
export const FIGURES: FiguresFace = {
  ids: FIGURE_IDS,
  load: once(async () => (await (await import('./scene/pieces/piece-models')).loadPieces()).pieces),
};
