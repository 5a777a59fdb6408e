import { once } from '../../table/once';
import type { FiguresFace } from '../face';
import { FIGURE_IDS } from './scene/figures/figure-kinds';

/** The miniatures of Dying Light, to be painted. */
export const FIGURES: FiguresFace = {
  ids: FIGURE_IDS,
  load: once(async () => (await import('./scene/figures/figure-models')).loadFigures()),
};
