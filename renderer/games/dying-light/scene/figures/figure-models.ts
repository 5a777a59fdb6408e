import { use } from 'react';
import { loadModels } from '../../../../table/models/load';
import { type Miniature, miniatureOf } from '../../../../table/models/miniature';
import { once } from '../../../../table/once';
import { FIGURE_IDS, type FigureId, rimOf } from './figure-kinds';

export type FigureModels = Readonly<Record<FigureId, Miniature>>;

const urlOf = (id: FigureId) =>
  new URL(`../../../../../assets/models/dying-light/figures/${id}.glb`, import.meta.url);

/** Fetches the miniatures. */
export const loadFigures = once(() =>
  loadModels(FIGURE_IDS, urlOf, (parts, id) => miniatureOf(parts, rimOf(id), `dying-light/${id}`)),
);

/** The miniatures; suspends until they are there. They stay in memory as long as the app runs. */
export function useFigureModels(): FigureModels {
  return use(loadFigures());
}
