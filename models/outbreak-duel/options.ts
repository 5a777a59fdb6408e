import * as v from 'valibot';
import { DeckPairSchema } from './decks/deck';
import { PRECON_IDS } from './ids';
import type { Options } from './state';

const MOST_HANDICAP = 6;

const deck = v.union([v.picklist(PRECON_IDS), DeckPairSchema]);
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
