/** The 18 Events (3.6). */
import type { EventId } from '../ids';
import { attack, changeTh, damage, each, fx, moveBack, one, some, stun, upTo } from './effect-words';
import type { Effect } from './effects';

export interface EventCard {
  readonly type: 'event';
  readonly ap: number;
  /** It costs 0 AP as the first Event of a turn. */
  readonly quick: boolean;
  readonly effects: readonly Effect[];
}

function event(ap: number, ...effects: readonly Effect[]): EventCard {
  return { type: 'event', ap, quick: false, effects };
}

/** All Quick Events cost 1 AP. */
function quick(...effects: readonly Effect[]): EventCard {
  return { type: 'event', ap: 1, quick: true, effects };
}

export const EVENTS: Readonly<Record<EventId, EventCard>> = {
  E01: event(1, some('draw', 2)),
  E02: event(1, attack('weaponOrUnarmed', { hit: 1, damage: 2 })),
  E03: event(2, damage(each('threat'), 3)),
  E04: event(1, moveBack(upTo(3, 'threat'))),
  E05: quick(some('exileGrave', 3), some('draw', 1)),
  E06: quick({ kind: 'search', type: 'weapon' }),
  E07: quick({ kind: 'recover', types: ['weapon', 'item'] }),
  E08: event(0, some('gainAp', 2), some('loseHp', 1)),
  E09: quick(some('attackBonus', 1)),
  E10: quick(some('rollBonus', 1)),
  E11: event(1, changeTh('self', 2)),
  E12: event(2, some('raise', 3)),
  E13: event(1, fx('cover'), some('gainTp', 1)),
  E14: event(1, some('heal', 5)),
  E15: event(1, stun(upTo(2, 'any'))),
  E16: event(1, damage(one('threat'), 3)),
  E17: event(1, damage(one('zombie'), 3)),
  E18: event(1, changeTh('opponent', -2)),
};
