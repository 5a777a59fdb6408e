/** The shape of every move, for moves that come from outside: the referee, saved games, other programs. */
import * as v from 'valibot';
import {
  AREA_IDS,
  BOOSTS,
  BUILDING_IDS,
  COMMON_ITEM_IDS,
  type DieId,
  EPIC_DECK_IDS,
  GEAR_IDS,
  GEAR_SET_IDS,
  INFECTED_TYPES,
  RUNNER_IDS,
  STARTING_WEAPON_IDS,
  STREET_ZONE_IDS,
  type TokenId,
  WOUND_IDS,
} from './ids';
import type { Move } from './moves';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.custom<`seat-${number}`>(
  (id) => typeof id === 'string' && /^seat-\d+$/.test(id),
  'Expected a seat',
);
const die = v.custom<DieId>(
  (id) => typeof id === 'string' && /^die-(basic|parkour|combat|momentum)-\d+$/.test(id),
  'Expected a die',
);
const runner = v.picklist(RUNNER_IDS);
const area = v.picklist(AREA_IDS);
const zone = v.picklist([...STREET_ZONE_IDS, ...BUILDING_IDS]);
const infected = v.picklist(INFECTED_TYPES);
const gear = v.picklist(GEAR_IDS);
const item = v.picklist([...COMMON_ITEM_IDS, ...EPIC_DECK_IDS, 'e-inhibitor', ...STARTING_WEAPON_IDS]);
const text = v.string();
const token = v.custom<TokenId>((id) => typeof id === 'string', 'Expected a token');
const boosts = v.array(v.object({ dieId: die, icon: v.picklist(BOOSTS) }));
const gearBoosts = v.array(gear);
const push = v.array(v.object({ type: infected, toArea: area }));
const target = v.nullable(v.object({ areaId: area, type: infected, down: v.boolean() }));
const counts = v.object({ biter: count, viral: count, volatile: count, howler: count });

const move = <T extends string, F extends v.ObjectEntries>(type: T, fields: F) =>
  v.object({ type: v.literal(type), ...fields });

export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  move('PICK_RUNNER', { seat, runnerId: runner }),
  move('CONFIRM', {}),
  move('PICK_GEAR', { setId: v.picklist(GEAR_SET_IDS) }),
  move('PICK_WEAPON', { weaponId: v.picklist(STARTING_WEAPON_IDS) }),
  move('ACK', { seat, cardId: text }),
  move('ACTIVATE', { runnerId: runner }),
  move('MOVE', {
    kind: v.picklist(['run', 'climb', 'jump', 'pad']),
    to: zone,
    dice: v.array(die),
    boosts,
    gearBoosts,
    push,
  }),
  move('ATTACK', {
    mode: v.picklist(['standard', 'special']),
    targetArea: area,
    targetType: infected,
    targetDown: v.boolean(),
    die,
    boosts,
    gearBoosts,
    fatigueDie: v.nullable(die),
    push,
  }),
  move('USE', { itemId: item, target }),
  move('SWITCH_WEAPON', { itemId: item }),
  move('EXCHANGE', { otherRunner: runner, give: v.array(item), take: v.array(item) }),
  move('INTERACT', { tokenId: token, target }),
  move('PASS', {}),
  move('RESOLVE_AREA', { areaId: area }),
  move('ASSIGN', {
    assignment: v.object({
      mara: v.exactOptional(counts),
      oskar: v.exactOptional(counts),
      juno: v.exactOptional(counts),
      teo: v.exactOptional(counts),
    }),
  }),
  move('NEXT_DEFENDER', { runnerId: runner }),
  move('DEFEND', { dice: v.array(die), boosts, gearBoosts }),
  move('DESPERATE', { trackSlots: v.array(count) }),
  move('GEAR', { gearId: gear }),
  move('VEST', {}),
  move('COMMIT', {}),
  move('USE_GEAR', { gearId: gear }),
  move('DECLINE', {}),
  move('CHOOSE_DIE', { dieId: die }),
  move('SPEND_CRIT', { areaId: area, infected, down: v.boolean() }),
  move('CLEAVE', { infected, down: v.boolean() }),
  move('KNOCK', { infected }),
  move('PUSH', { infected, toArea: area }),
  move('SKIP', {}),
  move('DONE', {}),
  move('NEST', { tokenId: token }),
  move('AREA', { areaId: area }),
  move('RUNNER', { runnerId: runner }),
  move('HEAVY', { woundId: v.picklist(WOUND_IDS) }),
  move('STEP', { to: zone }),
  move('CHOOSE_GEAR', { gearId: gear }),
  move('ITEM', { itemId: item }),
  move('MOVE_ENEMY', { infected, toArea: area }),
  move('KILL', { infected, down: v.boolean() }),
  move('UPGRADE', { dieId: die, to: v.picklist(['parkour', 'combat']) }),
  move('ACCEPT', {}),
  move('REFUSE', {}),
  move('CHOOSE', { optionId: text }),
]);
