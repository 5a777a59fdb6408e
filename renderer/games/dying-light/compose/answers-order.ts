import { boostsOf } from '../../../../models/dying-light/content/dice';
import type { DieId } from '../../../../models/dying-light/ids';
import type { Move } from '../../../../models/dying-light/moves';
import { preview } from '../../../../models/dying-light/preview';
import type { State } from '../../../../models/dying-light/state';
import { ACTIONS, type Category, categoryOf } from './category';
import { findDie } from './dice-words';

const BAR: readonly Category[] = ACTIONS;

function diceOf(move: Move): readonly DieId[] {
  if (move.type === 'MOVE') return move.dice;
  if (move.type !== 'ATTACK') return [];
  return move.fatigueDie ? [move.die, move.fatigueDie] : [move.die];
}

function pushes(move: Move): number {
  if (move.type !== 'MOVE' && move.type !== 'ATTACK') return 0;
  return move.boosts.filter(({ icon }) => icon === 'push').length + move.push.length;
}

/** What the dice could still be good for: Block and Power are kept, then every other icon. */
function worth(move: Move, state: State): number {
  const icons = diceOf(move).flatMap((id) => {
    const die = findDie(state, id);
    return die ? boostsOf(die.type, die.face) : [];
  });
  const kept = icons.filter((icon) => icon === 'block' || icon === 'power').length;
  return kept * 10 + icons.length;
}

function keysOf(move: Move, state: State): readonly number[] {
  const risk = move.type === 'MOVE' && state.active ? preview(state, move).risk.total : 0;
  const action = BAR.indexOf(categoryOf(move));
  return [action, diceOf(move).length, pushes(move), risk, worth(move, state)];
}

/**
 * In the order of the action bar, and what one would choose first: fewest dice, no Push, least Risk, then the payment
 * that keeps Block and Power (9.1.3).
 */
export function cheapestFirst(moves: readonly Move[], state: State): readonly Move[] {
  const keyed = moves.map((move) => ({ move, keys: keysOf(move, state) }));
  const difference = (one: readonly number[], other: readonly number[]) =>
    one.map((key, index) => key - (other[index] ?? 0)).find((by) => by !== 0) ?? 0;
  return keyed.toSorted((one, other) => difference(one.keys, other.keys)).map(({ move }) => move);
}
