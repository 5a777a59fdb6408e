import { boostsOf } from '../../../../models/dying-light/content/dice';
import type { Boost, DieId } from '../../../../models/dying-light/ids';
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

/** What an icon could still be good for: Block and Power are kept (9.1.3), then what leads onto roofs, then all others. */
const WORTH: Readonly<Record<Boost, number>> = {
  block: 100,
  power: 100,
  climb: 10,
  jump: 10,
  evade: 1,
  push: 1,
};

function worth(move: Move, state: State): number {
  const icons = diceOf(move).flatMap((id) => {
    const die = findDie(state, id);
    return die ? boostsOf(die.type, die.face) : [];
  });
  return icons.reduce((sum, icon) => sum + WORTH[icon], 0);
}

/** Whoever stands at a goal of the scenario wants that before any loot. */
function isLoot(move: Move, state: State): boolean {
  if (move.type !== 'INTERACT') return false;
  const kind = state.tokens.find(({ id }) => id === move.tokenId)?.kind;
  return kind === 'loot-common' || kind === 'loot-epic';
}

function keysOf(move: Move, state: State): readonly number[] {
  const risk = move.type === 'MOVE' && state.active ? preview(state, move).risk.total : 0;
  const action = BAR.indexOf(categoryOf(move));
  const loot = isLoot(move, state) ? 1 : 0;
  return [action, loot, diceOf(move).length, pushes(move), risk, worth(move, state)];
}

/**
 * In the order of the action bar, and what one would choose first: fewest dice, no Push, least Risk, then the payment
 * that keeps Block and Power, then Climb and Jump (9.1.3); a goal before loot.
 */
export function cheapestFirst(moves: readonly Move[], state: State): readonly Move[] {
  const keyed = moves.map((move) => ({ move, keys: keysOf(move, state) }));
  const difference = (one: readonly number[], other: readonly number[]) =>
    one.map((key, index) => key - (other[index] ?? 0)).find((by) => by !== 0) ?? 0;
  return keyed.toSorted((one, other) => difference(one.keys, other.keys)).map(({ move }) => move);
}
