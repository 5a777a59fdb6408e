import type { MoveOf } from '../moves';
import type { Decision } from '../play';
import { NOT_YOUR_TURN, no } from '../rules/reason';
import { takeScouted } from '../rules/scout';
import { drawerOf } from '../rules/search';

/** All orders of some numbers, the given one first. */
function orders(numbers: readonly number[]): readonly (readonly number[])[] {
  if (numbers.length <= 1) return [numbers];
  return numbers.flatMap((first) =>
    orders(numbers.filter((number) => number !== first)).map((rest) => [first, ...rest]),
  );
}

/** Which of the cards looked at is drawn, and how the others lie afterwards (SD-PERK-08). */
export const scout: Decision<MoveOf<'SCOUT_TAKE'>> = {
  forceable: () => false,
  who: (state) => [drawerOf(state)],
  options({ scouted }) {
    const indexes = [...scouted.keys()];
    return indexes.flatMap((takeIndex) =>
      orders(indexes.filter((index) => index !== takeIndex)).map((restOrder) => ({
        type: 'SCOUT_TAKE' as const,
        takeIndex,
        restOrder,
      })),
    );
  },
  why({ scouted }, move) {
    if (move.type !== 'SCOUT_TAKE') return NOT_YOUR_TURN;
    const named = [move.takeIndex, ...move.restOrder].toSorted((a, b) => a - b);
    return named.length === scouted.length && named.every((index, at) => index === at)
      ? null
      : no('PICK_TAKEN');
  },
  take: (play, { takeIndex, restOrder }) => takeScouted(play, takeIndex, restOrder),
};
