import { rollDie } from '../../kernel/luck';
import { ACTION_DICE } from '../content/dice';
import type { DLPlay, DraftRunner } from '../play';

/** Rolls every die of a Runner's active pool (DL-ACT-03). */
export function rollPool(play: DLPlay, runner: DraftRunner): void {
  runner.pool = runner.pool.map(({ id, type }) => ({
    id,
    type,
    face: rollDie(play.state.luck, type, ACTION_DICE[type].faces),
  }));
  play.tell({ type: 'dice-rolled', runner: runner.id, dice: runner.pool.map((die) => ({ ...die })) });
}
