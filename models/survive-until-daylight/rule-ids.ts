/**
 * Every numbered rule of Survive Until Daylight, in the order of the specification: its chapters and how many rules each
 * has. `npm run rules` looks each of them up in the code and in the tests, and fails on one that has no test.
 */
const CHAPTERS = {
  SETUP: 9,
  FP: 2,
  RND: 1,
  PERK: 12,
  ITEM: 8,
  SRCH: 7,
  WAVE: 7,
  ASLT: 6,
  TRADE: 6,
  TURN: 3,
  ATK: 12,
  CC: 1,
  SPEC: 7,
  WIN: 3,
  CRAFT: 8,
  ENEM: 10,
  SURV: 4,
  DMG: 3,
  END: 5,
  EDGE: 33,
} as const;

export const RULE_IDS: readonly string[] = Object.entries(CHAPTERS).flatMap(([chapter, rules]) =>
  Array.from({ length: rules }, (_, index) => `SD-${chapter}-${String(index + 1).padStart(2, '0')}`),
);
