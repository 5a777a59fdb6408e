import type { EntryOf } from '../entries';
import type { RunnerId } from '../ids';
import type { Target } from '../moves';
import type { DLPlay } from '../play';
import { removeInfected } from './infected';

/** Removes an enemy to the supply because a Runner has beaten it (DL-ATK-05). */
export function killEnemy(
  play: DLPlay,
  runner: RunnerId,
  { areaId, type, down }: Target,
  by: EntryOf<'enemy-killed'>['by'],
): void {
  removeInfected(play, areaId, type, down);
  play.tell({ type: 'enemy-killed', runner, infected: type, area: areaId, down, by });
}
