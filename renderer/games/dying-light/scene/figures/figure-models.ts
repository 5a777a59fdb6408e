import { use } from 'react';
import { loadModel } from '../../../../table/models/load';
import { type Miniature, miniatureOf } from '../../../../table/models/miniature';
import { once } from '../../../../table/once';
import { FIGURE_IDS, type FigureId, rimOf } from './figure-kinds';

export type FigureModels = Readonly<Record<FigureId, Miniature>>;

async function loadFigure(id: FigureId): Promise<readonly [FigureId, Miniature]> {
  const url = new URL(`../../../../../assets/models/dying-light/figures/${id}.glb`, import.meta.url);
  return [id, miniatureOf(await loadModel(url.href), rimOf(id))];
}

/** Fetches the miniatures. */
export const loadFigures = once(
  async () => Object.fromEntries(await Promise.all(FIGURE_IDS.map(loadFigure))) as FigureModels,
);

/** The miniatures; suspends until they are there. They stay in memory as long as the app runs. */
export function useFigureModels(): FigureModels {
  return use(loadFigures());
}
