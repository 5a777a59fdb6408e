/** The shape of every move, for moves that come from outside: the referee, saved games, other programs. */
import * as v from 'valibot';
import type { SeatId } from '../kernel/types';
import { TRIGGERS } from './content/reacts';
import { CARD_IDS, SURVIVOR_CARD_IDS } from './ids';
import type { Move } from './moves';

const seat = v.custom<SeatId>(
  (value) => typeof value === 'string' && /^seat-\d+$/.test(value),
  'Expected a seat',
);
const uid = v.pipe(v.number(), v.integer(), v.minValue(0));
const numbers = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6))),
  v.maxLength(2),
);
const card = v.picklist(SURVIVOR_CARD_IDS);
const answer = v.picklist(['ask', 'pass'] as const);

const autoPassSchema = v.object({
  triggers: v.object(v.entriesFromList(TRIGGERS, answer)),
  minAttackDamage: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)),
  passRest: v.boolean(),
});

const move = <T extends string, F extends v.ObjectEntries>(type: T, fields: F) =>
  v.object({ type: v.literal(type), ...fields });

export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  move('READY', {}),
  move('KEEP', { cards: v.pipe(v.array(card), v.maxLength(5)) }),
  move('ATTACK', { target: uid, numbers: v.optional(numbers) }),
  move('PLAY', { card }),
  move('EVENT', { card }),
  move('USE_ITEM', { item: uid }),
  move('USE_ABILITY', {}),
  move('LOOT', { card }),
  move('END_SURVIVOR_PHASE', {}),
  move('SPAWN', { index: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(3)) }),
  move('END_SPAWN', {}),
  move('DECLARE', { zombie: uid, surge: v.boolean() }),
  move('ACT', { zombie: uid }),
  move('END_ABILITIES', {}),
  move('SNAP_ATTACK', { target: uid, numbers: v.optional(numbers) }),
  move('QUICK_ESCAPE', {}),
  move('REACT', { card }),
  move('PASS', {}),
  move('TARGET', { zombie: uid }),
  move('DONE', {}),
  move('PICK_CARD', { card: v.picklist(CARD_IDS) }),
  move('DROP_ITEM', { item: uid }),
  move('NUMBERS', { numbers }),
  move('CONCEDE', { seat }),
  move('AUTO_PASS', { seat, settings: autoPassSchema }),
]);
