/**
 * Every move that a person may want. The rules list one of several that are alike (section 9); people point at the very
 * enemy they mean and choose any number of a stack.
 */
import type { SeatId } from '../../../../models/kernel/types';
import type { HordeCardId } from '../../../../models/survive-until-daylight/ids';
import type { Move, MoveOf } from '../../../../models/survive-until-daylight/moves';
import { countOf, kindsOf } from '../../../../models/survive-until-daylight/rules/inventory';
import { isEnemy } from '../../../../models/survive-until-daylight/rules/line';
import { memberOf } from '../../../../models/survive-until-daylight/rules/members';
import type { State } from '../../../../models/survive-until-daylight/state';

function enemiesOf({ line }: State): readonly HordeCardId[] {
  return line.filter(isEnemy).map(({ id }) => id);
}

function upTo(most: number): readonly number[] {
  return Array.from({ length: most }, (_, index) => index + 1);
}

/** The same attack on every enemy. */
function onAll(move: MoveOf<'ATTACK'>, state: State): readonly Move[] {
  return enemiesOf(state).map((targetId) => ({ ...move, targetId }));
}

/** The same spear into every enemy; all else goes where the rules say. */
function intoAll(move: MoveOf<'CRAFT'>, state: State): readonly Move[] {
  if (move.placement.kind !== 'enemy') return [move];
  return enemiesOf(state).map((enemy) => ({ ...move, placement: { kind: 'enemy', enemy } }));
}

function widened(move: Move, state: State): readonly Move[] {
  switch (move.type) {
    case 'ATTACK':
      return onAll(move, state);
    case 'CRAFT':
      return intoAll(move, state);
    case 'OFFER':
      return upTo(move.count).map((count) => ({ ...move, count }));
    default:
      return [move];
  }
}

/** @param legal the moves that the rules list */
export function everyMove(legal: readonly Move[], state: State): readonly Move[] {
  const all = legal.flatMap((move) => widened(move, state));
  return [...new Map(all.map((move) => [JSON.stringify(move), move])).values()];
}

/** Everything that a seat may throw away (SD-ITEM-04), of each card any number. */
export function discardsOf(state: State, seat: SeatId): readonly MoveOf<'DISCARD'>[] {
  const member = memberOf(state, seat);
  return kindsOf(member).flatMap((cardId) =>
    upTo(countOf(member, cardId)).map((count) => ({ type: 'DISCARD' as const, seat, cardId, count })),
  );
}
