import * as v from 'valibot';
import { pathText } from './content/check';
import { checkOwn, isHint } from './content/check/own';
import { DIFFICULTIES, SCENARIO_IDS } from './ids';
import type { OwnScenario } from './scenario/format';

/** A scenario that somebody made; one that could not be played to its end is refused with what is wrong with it first. */
const own = v.pipe(
  v.custom<OwnScenario>((input) => typeof input === 'object' && input !== null),
  v.rawCheck(({ dataset, addIssue }) => {
    const fault = dataset.typed ? checkOwn(dataset.value).find((one) => !isHint(one)) : undefined;
    if (fault)
      addIssue({
        message: `Its scenario can't be played: something is wrong at ${pathText(fault.path) || 'the whole'}.`,
      });
  }),
);

/** What people choose before a game; whatever is left out gets the usual value. */
export const optionsSchema = v.object({
  scenario: v.optional(v.union([v.picklist(SCENARIO_IDS), own]), 'sc-errand'),
  difficulty: v.optional(v.picklist(DIFFICULTIES), 'normal'),
  /** Runners of a single seat. With several seats every seat has one. */
  soloRunners: v.optional(v.picklist([1, 2]), 1),
});
