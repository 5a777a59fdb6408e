/** What the people of one table agree on beside the rules of the book; kept with their game. Nothing of it changes unless they say so. */
import type { Aside } from './types';

/** Every house rule with its choices, the usual one first. */
export const HOUSE_CHOICES = {
  /**
   * How far decisions are taken back: until somebody learned something; past dice and cards, which fall the same way again; or not
   * at all.
   */
  undo: ['learned', 'past-luck', 'none'],
  /** How long bots wait: as the settings of the app say, long enough to be followed, or not at all. */
  bots: ['settings', 'readable', 'instant'],
  /** Whether people are asked for replies as the rules say, or only where nobody minds what the question tells. */
  replies: ['asked', 'open'],
} as const;

export type HouseRules = {
  readonly [Rule in keyof typeof HOUSE_CHOICES]: (typeof HOUSE_CHOICES)[Rule][number];
};
export type HouseRuleId = keyof HouseRules;

/** One house rule that is changed. */
export type HouseRule = {
  readonly [Rule in HouseRuleId]: { readonly rule: Rule; readonly value: HouseRules[Rule] };
}[HouseRuleId];

const USUAL: HouseRules = { undo: 'learned', bots: 'settings', replies: 'asked' };

/** Those that hold where people agreed on these, the last one of each counting. */
export function houseRulesOf(agreed: Iterable<HouseRule>): HouseRules {
  let rules = USUAL;
  for (const { rule, value } of agreed) rules = { ...rules, [rule]: value };
  return rules;
}

/** Those that hold after what happened beside the rules. */
export function houseRulesAfter(asides: Iterable<Aside>): HouseRules {
  return houseRulesOf([...asides].filter((aside) => aside.kind === 'house-rule'));
}

/** What a game must have said of itself. */
interface Played {
  readonly secrets: boolean;
  readonly withOpenReplies?: unknown;
}

/**
 * What people may agree on in a game. Where hands are hidden nothing that was learned is taken back (OD-PRIV-06); replies are only a
 * question where a game knows two ways to ask for them.
 */
export function houseChoicesOf({ secrets, withOpenReplies }: Played): readonly HouseRule[] {
  const all = Object.entries(HOUSE_CHOICES).flatMap(([rule, values]) =>
    values.map((value) => ({ rule, value }) as HouseRule),
  );
  return all.filter(({ rule, value }) => {
    if (rule === 'replies') return withOpenReplies !== undefined;
    return value !== 'past-luck' || !secrets;
  });
}
