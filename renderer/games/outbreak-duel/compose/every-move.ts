/** The rules list one move for several pieces that differ in nothing; somebody may point at any of them. */
import type { Move } from '../../../../models/outbreak-duel/moves';
import {
  controllerOf,
  oneOfEachKind,
  standing,
  zombieAt,
} from '../../../../models/outbreak-duel/rules/table';
import type { State, Uid } from '../../../../models/outbreak-duel/state';
import { aimedAt, zombieOf } from './picks';

/** Zombies between which and this one there is nothing to choose, itself first. */
function alike(state: State, uid: Uid): readonly Uid[] {
  const zombie = zombieAt(state, uid);
  if (!zombie) return [uid];
  const others = standing(state).filter(
    (other) => other.uid !== uid && oneOfEachKind([zombie, other]).length === 1,
  );
  return [uid, ...others.map((other) => other.uid)];
}

/** Places of the Row in which the same card lies. */
function sameInRow(state: State, index: number): readonly number[] {
  const { hordeRow } = controllerOf(state);
  return [...hordeRow.keys()].filter((other) => hordeRow[other] === hordeRow[index]);
}

/** Of the ways to keep cards one stands for all, for which cards is asked by itself (OD-SETUP-04). */
export function everyMove(legal: readonly Move[], state: State): readonly Move[] {
  const keep = legal.find(({ type }) => type === 'KEEP');
  if (keep) return [keep];
  return legal.flatMap((move): readonly Move[] => {
    if (move.type === 'SPAWN') return sameInRow(state, move.index).map((index) => ({ ...move, index }));
    const zombie = zombieOf(move);
    return zombie === null ? [move] : alike(state, zombie).map((uid) => aimedAt(move, uid));
  });
}
