import * as v from 'valibot';
import type { DeckPair } from './decks/deck';
import { CARD_IDS, PRECON_IDS, SURVIVOR_IDS } from './ids';
import type { Options } from './state';

const MOST_HANDICAP = 6;

const copies = v.record(v.picklist(CARD_IDS), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3)));
const pair: v.GenericSchema<unknown, DeckPair> = v.object({
  name: v.pipe(v.string(), v.maxLength(80)),
  survivor: v.nullable(v.picklist(SURVIVOR_IDS)),
  cards: v.object({ survivor: copies, zombie: copies }),
});
const deck = v.union([v.picklist(PRECON_IDS), pair]);
const handicap = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-MOST_HANDICAP),
  v.maxValue(MOST_HANDICAP),
  v.multipleOf(2),
);
const firstPlayer = v.union([v.literal('random'), v.literal(0), v.literal(1)]);
const headStart = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(6));

/** What people choose before a game (section 4); whatever is left out gets the usual value. */
export const optionsSchema: v.GenericSchema<unknown, Options> = v.object({
  decks: v.optional(v.tuple([deck, deck]), ['hold', 'sight']),
  firstPlayer: v.optional(firstPlayer, 'random'),
  headStartTh: v.optional(headStart, 2),
  handicapHp: v.optional(v.tuple([handicap, handicap]), [0, 0]),
}) as v.GenericSchema<unknown, Options>;
