/** The words of content: ids that exist, numbers in their range, values that scale. */
import * as v from 'valibot';
import {
  AREA_IDS,
  COMMON_ITEM_IDS,
  DIFFICULTIES,
  EPIC_DECK_IDS,
  INFECTED_TYPES,
  STARTING_WEAPON_IDS,
  TOKEN_KINDS,
  ZONE_IDS,
} from '../../ids';
import type { PerDifficulty, PerRunners, Sentence } from '../../scenario/format';
import { ROUND_SPACES } from '../board';
import { TOKEN_IDS } from '../tokens';

/** A schema for a type of the game; what comes in may be anything. */
export type Checks<T> = v.GenericSchema<unknown, T>;

/** Content as an author writes it: with an id that the game need not know yet. */
export type Written<T> = T extends unknown ? Omit<T, 'id'> & { readonly id: string } : never;

function named<const Id extends string>(what: string, ids: readonly Id[]) {
  return v.picklist(ids, ({ received }) => `${received} is no ${what}.`);
}

export const zone = named('Zone', ZONE_IDS);
export const area = named('Area', AREA_IDS);
export const infected = named('kind of Infected', INFECTED_TYPES);
export const tokenKind = named('kind of token', TOKEN_KINDS);
export const tokenId = named('token of the box', Object.values(TOKEN_IDS).flat());
export const item = named('Item', [
  ...COMMON_ITEM_IDS,
  ...EPIC_DECK_IDS,
  'e-inhibitor',
  ...STARTING_WEAPON_IDS,
]);

export const whole = v.pipe(v.number(), v.integer('A whole number is expected.'));
export const count = v.pipe(whole, v.minValue(0, 'This cannot be less than 0.'));
export const atLeastOne = v.pipe(whole, v.minValue(1, 'This must be 1 or more.'));
export const round = v.pipe(
  atLeastOne,
  v.maxValue(ROUND_SPACES, `The Round tracker ends at ${ROUND_SPACES}.`),
);

export const name = v.pipe(v.string(), v.nonEmpty('A name is expected.'));
export const message = v.pipe(
  v.string(),
  v.regex(/^[\w-]+(\.[\w-]+)+$/, 'The key of a sentence is expected, such as "dl.card.S01.text".'),
);

/** Letters that a sentence of somebody's own may have. */
export const LONGEST_SENTENCE = 600;

export const ownWords = v.pipe(v.string(), v.maxLength(LONGEST_SENTENCE, 'This sentence is too long.'));
const verbatim = v.strictObject({ text: ownWords });

/** A sentence of the locale files, or the words of whoever made the scenario. */
export const sentence: Checks<Sentence> = v.lazy((input) => (typeof input === 'object' ? verbatim : message));

/** An id with the prefix of its kind: `sc-errand`. */
export function ownId(prefix: string, what: string) {
  const pattern = new RegExp(`^(${prefix})-[a-z]+$`);
  return v.pipe(v.string(), v.regex(pattern, `The id of a ${what} is "${prefix}-" and a word.`));
}

export function perDifficulty<T>(value: Checks<T>): Checks<PerDifficulty<T>> {
  const [easy, normal, hard] = DIFFICULTIES;
  return v.strictObject({ [easy]: value, [normal]: value, [hard]: value });
}

const WRONG_LENGTH = v.never('Four values are expected: for 1, 2, 3 and 4 Runners.');

export function perRunners<T>(value: Checks<T>): Checks<PerRunners<T>> {
  const four = v.tuple([value, value, value, value]);
  return v.lazy((input) => (Array.isArray(input) && input.length !== 4 ? WRONG_LENGTH : four));
}
