import * as v from 'valibot';
import { DIFFICULTIES, SCENARIO_IDS } from './ids';

/** What people choose before a game; whatever is left out gets the usual value. */
export const optionsSchema = v.object({
  scenario: v.optional(v.picklist(SCENARIO_IDS), 'sc-errand'),
  difficulty: v.optional(v.picklist(DIFFICULTIES), 'normal'),
  /** Runners of a single seat. With several seats every seat has one. */
  soloRunners: v.optional(v.picklist([1, 2]), 1),
});
