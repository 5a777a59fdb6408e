/**
 * Every numbered rule of Outbreak Duel, in the order of the specification. `npm run rules` looks each of them up in the code and
 * in the tests, and fails on one that has no test.
 */
const CHAPTERS = {
  WIN: 5,
  STR: 5,
  SETUP: 7,
  TURN: 8,
  RES: 6,
  ZONE: 4,
  CARD: 3,
  CMB: 8,
  SPAWN: 4,
  ADV: 5,
  ATK: 4,
  DMG: 6,
  ESC: 5,
  REACT: 7,
  PRIV: 6,
  KW: 5,
  DECK: 3,
} as const;

function idsOf(chapter: string, numbers: readonly number[]): readonly string[] {
  return numbers.map((number) => `OD-${chapter}-${String(number).padStart(2, '0')}`);
}

/** The Zombie Phase has numbers of its own for its first and last step. */
const ZOMBIE_PHASE_STEPS = [1, 6];

export const RULE_IDS: readonly string[] = [
  ...Object.entries(CHAPTERS).flatMap(([chapter, count]) =>
    idsOf(
      chapter,
      Array.from({ length: count }, (_, index) => index + 1),
    ),
  ),
  ...idsOf('ZP', ZOMBIE_PHASE_STEPS),
];

/** Parts of the rulebook that tell what an entry comes from. */
export type RuleTopic =
  | 'goal'
  | 'setup'
  | 'turn'
  | 'resources'
  | 'zones'
  | 'cards'
  | 'attack'
  | 'zombie-phase'
  | 'damage'
  | 'escape'
  | 'reacts'
  | 'privacy'
  | 'keywords';
