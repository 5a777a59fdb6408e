import { LAYOUTS, type Layout, layoutFor } from '../content/layouts';
import type { LayoutId } from '../ids';
import type { Options } from '../state';
import type { OwnLayout } from './draft';
import { isPlayable, plainOf } from './problems';

export interface PlayedMap {
  /** Null for a map of somebody's own. */
  readonly id: LayoutId | null;
  readonly layout: Layout;
}

/** @throws RangeError when it is for another number of teams, or can't be played */
function ownMap(own: OwnLayout, teams: number): Layout {
  const { tiles, bases, core, farms } = own;
  if (!isPlayable(own)) throw new RangeError(`The map "${own.name}" can't be played.`);
  if (bases.length !== teams)
    throw new RangeError(`The map "${own.name}" is for ${bases.length} teams, not for ${teams}.`);
  return { tiles, bases, core, farms, plain: plainOf(own) };
}

/**
 * The map of a game.
 * @param asked null for the recommended one
 * @throws RangeError when there is none for so many teams, or it can't be played by them
 */
export function mapOf(asked: Options['layout'], teams: number): PlayedMap {
  if (typeof asked === 'object' && asked !== null) return { id: null, layout: ownMap(asked, teams) };
  const id = layoutFor(asked, teams);
  return { id, layout: LAYOUTS[id] };
}
