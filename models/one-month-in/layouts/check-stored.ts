import * as v from 'valibot';
import type { State } from '../state';
import { OwnLayoutSchema } from './draft';
import { mapOf } from './map-of';

/**
 * A game that is played on a map of somebody's own carries it, and what is carried may have been changed by hand.
 * @throws Error when it is no map, or can't be played by those who sit there
 */
export function checkStored({ options, teams }: State): void {
  const { layout } = options;
  if (layout === null || typeof layout === 'string') return;
  if (!v.is(OwnLayoutSchema, layout)) throw new Error('Its map is damaged.');
  mapOf(layout, teams.length);
}
