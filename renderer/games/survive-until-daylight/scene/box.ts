import { use } from 'react';
import { once } from '../../../table/once';
import { loadArt } from './cards/card-art';
import { loadModels } from './pieces/piece-models';

const loadBox = once(() => Promise.all([loadArt(), loadModels()]));

/**
 * Suspends until everything that the table is made of is there. Fetched together: whoever waits for one thing after the
 * other prints all boards and cards anew each time.
 */
export function useBox(): void {
  use(loadBox());
}
