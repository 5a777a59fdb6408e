/** What bots leave to chance: the same in the same position, and drawn from nothing that luck will bring. */
import { hashOfText } from '../../kernel/hash';
import type { SeatId } from '../../kernel/types';
import type { State } from '../state';

/** What tells positions of a game apart, as far as its own seat knows them. */
function textOf({ players, round, active, phase, nextUid, marks, stack }: State): string {
  const counters = players.map(({ hp, ap, tp, th, hand, deck, board, hordeRow }) =>
    [
      hp,
      ap,
      tp,
      th,
      hand.join(),
      deck.length,
      hordeRow.join(),
      ...board.map(({ uid, hp: left }) => `${uid}/${left}`),
    ].join(),
  );
  return [round, active, phase, nextUid, marks.events, stack.length, ...counters].join(' ');
}

/** @returns a number from 0 to below 1 for a name, another one in every position */
export function lotsOf(state: State, seat: SeatId): (name: string) => number {
  const position = `${seat} ${textOf(state)}`;
  return (name) => Number.parseInt(hashOfText(`${position} ${name}`), 16) / 2 ** 53;
}
