import * as v from 'valibot';
import { LAYOUT_IDS, TEAM_IDS } from './ids';
import { OwnLayoutSchema } from './layouts/draft';

const SEATS = 4;

const index = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(SEATS - 1));
const colours = v.pipe(
  v.array(v.picklist(TEAM_IDS)),
  v.check((teams) => new Set(teams).size === teams.length, 'Every colour is there once'),
);
const extraFood = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2));

/** What people choose before a game; whatever is left out gets the usual value (OM-SETUP-01). */
export const optionsSchema = v.object({
  layout: v.optional(v.nullable(v.union([v.picklist(LAYOUT_IDS), OwnLayoutSchema])), null),
  teams: v.optional(colours, []),
  startPlayer: v.optional(v.union([v.literal('random'), index]), 'random'),
  maxRounds: v.optional(v.picklist([15, 20, 25]), 25),
  handicap: v.optional(v.pipe(v.array(extraFood), v.maxLength(SEATS)), []),
  guidedCity: v.optional(v.boolean(), false),
});
