/**
 * Every numbered rule of One Month In, in the order of the specification: its chapters and how many rules each has.
 * `npm run rules` looks each of them up in the code and in the tests, and fails on one that has no test.
 */
const CHAPTERS = {
  SETUP: 9,
  TURN: 8,
  FEED: 4,
  MOVE: 11,
  FIGHT: 10,
  RUN: 4,
  CLAIM: 8,
  LOOT: 8,
  FARM: 6,
  FENCE: 6,
  GEAR: 5,
  PVP: 12,
  END: 6,
  SCORE: 6,
  INFO: 1,
} as const;

export const RULE_IDS: readonly string[] = Object.entries(CHAPTERS).flatMap(([chapter, rules]) =>
  Array.from({ length: rules }, (_, index) => `OM-${chapter}-${String(index + 1).padStart(2, '0')}`),
);
