/** The shape of every move, for moves that come from outside: the referee, saved games, other programs. */
import * as v from 'valibot';
import type { BorderKey, HexKey } from '../kernel/hex';
import type { SeatId } from '../kernel/types';
import { ZONES } from './ids';
import type { Move } from './moves';

const HEX = '-?\\d+,-?\\d+';

/** A text of a certain form, such as the name of a place. */
function text<T extends string>(form: string, name: string) {
  const pattern = new RegExp(`^${form}$`);
  return v.custom<T>((value) => typeof value === 'string' && pattern.test(value), `Expected ${name}`);
}

const place = text<HexKey>(HEX, 'a tile such as "-1,0"');
const edge = text<BorderKey>(`${HEX}\\|${HEX}`, 'a border such as "-1,0|0,0"');
const team = text<SeatId>('seat-\\d+', 'a seat');
const zone = v.picklist(ZONES);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const some = v.pipe(v.number(), v.integer(), v.minValue(1));
const apClass = v.picklist([1, 2]);
const party = { k1: count, k2: count };

const move = <T extends string, F extends v.ObjectEntries>(type: T, fields: F) =>
  v.object({ type: v.literal(type), ...fields });

export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('type', [
  move('PLACE_SETUP_FENCE', { edge }),
  move('FEED', { picks: v.array(v.object({ tile: place, zone, n: some })) }),
  move('FEED_DONE', {}),
  move('MOVE', { from: place, zone, to: place, ...party }),
  move('ENTER', { tile: place, ...party }),
  move('EXIT', { tile: place, ...party }),
  move('RECLAIM', {
    tile: place,
    pay: v.object({ a: count, b: count, c: count }),
    liftFlag: v.optional(place),
  }),
  move('SCAVENGE', { tile: place, payFrom: apClass }),
  move('FARM', { tile: place, payFrom: apClass }),
  move('TEAR_DOWN', { tile: place, zone, toward: place, payFrom: apClass }),
  move('ATTACK_HERE', { tile: place, zone, team, ...party }),
  move('BUILD_FENCE', { edge }),
  move('ARM', {}),
  move('SUIT', {}),
  move('END_TURN', {}),
  move('ATTACK', { team }),
  move('HOLD_BACK', {}),
  move('FIGHT_ROUND', {}),
  move('RUN', party),
  move('SACRIFICE', { apClass }),
  move('PRESS_ON', {}),
  move('WITHDRAW', { k: some, to: place }),
]);
