/** The game of the lesson (specification 12): who sits where, and how the cards lie in its first round. */
import type { LoadedDraw, LoadedLuck } from '../../kernel/luck';
import type { CharacterId, CombatId, HordeType, PileCardId, RubbleId, RubbleWeaponId } from '../ids';
import type { Options } from '../state';

export const PUPIL = 'seat-1';
export const PARTNER = 'seat-2';

/** Easy, since nobody should lose the first round they ever play. */
export const LESSON_OPTIONS: Options = { difficulty: 'easy', firstPlayer: 'choose' };

export const LESSON_PICKS = [
  { character: 'ch-pillar', starter: 'wp-machete' },
  { character: 'ch-hipster', starter: 'wp-pipe' },
] as const satisfies readonly { readonly character: CharacterId; readonly starter: RubbleWeaponId }[];

/** What lies in the active pile of the first round, besides WAVE!. */
const PILE: readonly RubbleId[] = [
  'in-planks',
  'am-arrow',
  'in-nails',
  'rd-rodent1',
  'hl-kit',
  'jk-junk',
  'in-wires',
  'hl-bar',
  'sp-cheer',
  'am-bullet',
];

/** In turn from the pupil; the partner delays WAVE! and draws once more. */
const DRAWS: readonly PileCardId[] = [
  'in-planks',
  'am-arrow',
  'in-nails',
  'rd-rodent1',
  'hl-kit',
  'wave',
  'jk-junk',
  'wave',
];

const LINE: readonly HordeType[] = ['wanderer', 'raider', 'survivor', 'brute', 'wanderer'];

/** The Sledge, then the Brute and the last Wanderer. */
const COMBAT: readonly CombatId[] = ['cc-solid', 'cc-even', 'cc-even', 'cc-hit'];

function deck(name: string, cards: readonly string[]): readonly LoadedDraw[] {
  return cards.map((card) => ({ deck: name, card }));
}

/** All other luck is free. */
export const LESSON_LUCK: LoadedLuck = {
  dice: [],
  draws: [
    ...deck('refill', PILE),
    ...deck('rubble', DRAWS),
    ...deck('assault', ['as-stragglers']),
    ...deck('horde', LINE),
    ...deck('combat', COMBAT),
  ],
};
