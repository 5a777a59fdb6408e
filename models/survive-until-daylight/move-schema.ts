/** The shape of every move, for moves that come from outside: the referee, saved games, other programs. */
import * as v from 'valibot';
import { HORDE } from './content/horde';
import {
  CHARACTER_IDS,
  HEALING_IDS,
  HORDE_TYPES,
  type HordeCardId,
  INGREDIENT_IDS,
  LUCKY_ASKS,
  RECIPE_IDS,
  RED_IDS,
  RUBBLE_IDS,
  RUBBLE_WEAPON_IDS,
  UNIQUE_WEAPON_IDS,
} from './ids';
import type { Move } from './moves';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.custom<`seat-${number}`>(
  (id) => typeof id === 'string' && /^seat-\d+$/.test(id),
  'Expected a seat',
);
const HORDE_CARD = new RegExp(`^(${HORDE_TYPES.join('|')})-(\\d+)$`);
const enemy = v.custom<HordeCardId>((id) => {
  const [, type, number] = typeof id === 'string' ? (HORDE_CARD.exec(id) ?? []) : [];
  const kind = HORDE_TYPES.find((one) => one === type);
  return kind !== undefined && Number(number) >= 1 && Number(number) <= HORDE[kind].count;
}, 'Expected a horde card');
const card = v.picklist([
  ...RUBBLE_IDS.filter((id) => !RED_IDS.some((red) => red === id)),
  ...UNIQUE_WEAPON_IDS,
] as Exclude<(typeof RUBBLE_IDS)[number] | (typeof UNIQUE_WEAPON_IDS)[number], (typeof RED_IDS)[number]>[]);
const discard = v.nullable(v.object({ cardId: card, count }));
const side = v.picklist(['left', 'right']);
const placement = v.variant('kind', [
  v.object({ kind: v.literal('own') }),
  v.object({ kind: v.literal('seat'), seat }),
  v.object({ kind: v.literal('enemy'), enemy }),
  v.object({ kind: v.literal('pair'), left: enemy, right: v.nullable(enemy) }),
]);

const move = <T extends string, F extends v.ObjectEntries>(type: T, fields: F) =>
  v.object({ type: v.literal(type), ...fields });

export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  move('PICK_CHARACTER', { seat, characterId: v.picklist(CHARACTER_IDS) }),
  move('SET_FIRST', { seat }),
  move('PICK_STARTER', { seat, weaponId: v.picklist(RUBBLE_WEAPON_IDS) }),
  move('SET_SEAT_OPTION', {
    seat,
    luckyAsk: v.optional(v.picklist(LUCKY_ASKS)),
    autoKeep: v.optional(v.boolean()),
  }),
  move('DISCARD', { seat, cardId: card, count }),
  move('DRAW', {}),
  move('SCOUT', {}),
  move('SCOUT_TAKE', { takeIndex: count, restOrder: v.array(count) }),
  move('KEEP', { discard }),
  move('LEAVE', {}),
  move('ACCEPT', {}),
  move('DELAY', {}),
  move('OFFER', { from: seat, to: seat, cardId: card, count }),
  move('TAKE', { discard }),
  move('REFUSE', {}),
  move('JUNK_MARKET', { seat, count }),
  move('READY', { seat }),
  move('UNREADY', { seat }),
  move('HEAL', { seat, cardId: v.picklist(HEALING_IDS) }),
  move('PLAY', { cardId: v.picklist(['sp-energy', 'sp-focus', 'sp-bloodlust']) }),
  move('CHEER', { seat }),
  move('ATTACK', {
    weaponId: v.picklist([...UNIQUE_WEAPON_IDS, ...RUBBLE_WEAPON_IDS, 'bare-hands']),
    targetId: enemy,
    ammo: count,
    vitaly: count,
  }),
  move('CRAFT', {
    recipeId: v.picklist(RECIPE_IDS),
    junkFor: v.nullable(v.picklist(INGREDIENT_IDS)),
    placement,
  }),
  move('END_TURN', {}),
  move('LUCKY', { seat, cardIndex: count }),
  move('PASS', { seat }),
  move('CHOOSE', { cardIndex: count }),
  move('SPREAD', { left: count, target: count, right: count }),
  move('CARRY', { side }),
  move('SKIP', {}),
  move('ABSORB', { count }),
]);
