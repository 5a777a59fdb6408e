/** Which games are played by content of people's own, and what makes it fit to be played. */
import * as v from 'valibot';
import { checkOwn, isHint } from '../../../models/dying-light/content/check/own';
import { ownOf, type ScenarioBody } from '../../../models/dying-light/editor/document';
import type { ContentKind, OwnContent } from '../../../models/kernel/content-kind';
import type { GameId } from '../../../models/kernel/types';
import { LayoutDraftSchema, type OwnLayout } from '../../../models/one-month-in/layouts/draft';
import { problemsOf } from '../../../models/one-month-in/layouts/problems';
import { messageSentence } from '../sentences';

/** What a game makes of content. */
export type Judgement =
  /** What stands in the options of its games, and how many seats it is for; null for any number. */
  | { readonly ok: true; readonly option: unknown; readonly seats: number | null }
  /** What is wrong, a sentence each. */
  | { readonly ok: false; readonly faults: readonly string[] };

export interface Judge {
  readonly game: GameId;
  readonly kind: ContentKind;
  judge(content: OwnContent): Judgement;
}

const SCENARIOS: Judge = {
  game: 'dying-light',
  kind: 'scenario',
  judge({ name, maker, body }) {
    // Whatever it is, the check says what is wrong with it.
    const option = ownOf(Object(body) as ScenarioBody, name, maker);
    const faults = checkOwn(option).filter((fault) => !isHint(fault));
    if (faults.length === 0) return { ok: true, option, seats: null };
    return { ok: false, faults: faults.map((fault) => messageSentence('dying-light', fault)) };
  },
};

const LAYOUTS: Judge = {
  game: 'one-month-in',
  kind: 'layout',
  judge({ name, maker, body }) {
    const draft = v.safeParse(LayoutDraftSchema, body);
    if (!draft.success) return { ok: false, faults: ['Its places are none that fit together.'] };
    const problems = problemsOf(draft.output);
    if (problems.length > 0)
      return { ok: false, faults: problems.map((problem) => messageSentence('one-month-in', problem)) };
    const option: OwnLayout = { name, maker, ...draft.output };
    return { ok: true, option, seats: draft.output.bases.length };
  },
};

export const JUDGES: readonly Judge[] = [SCENARIOS, LAYOUTS];
