import type { Move } from '../../../../../models/dying-light/moves';

function evades(move: Move): number {
  return move.type === 'MOVE' ? move.boosts.filter(({ icon }) => icon === 'evade').length : 0;
}

function diceSpent(move: Move): number {
  if (move.type === 'MOVE') return move.dice.length;
  return move.type === 'ATTACK' && move.fatigueDie ? 1 : 0;
}

function pushes(move: Move): number {
  return move.type === 'MOVE' || move.type === 'ATTACK' ? move.push.length : 0;
}

/** Cheapest first, so that what is preselected is what one would choose: fewest dice, then most Evade. */
export function cheapestFirst(moves: readonly Move[]): readonly Move[] {
  return moves.toSorted(
    (one, other) =>
      diceSpent(one) - diceSpent(other) || pushes(one) - pushes(other) || evades(other) - evades(one),
  );
}
