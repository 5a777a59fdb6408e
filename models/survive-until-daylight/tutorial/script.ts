/** The script of the lesson, step by step (specification 12). */
import { PARTNER, PUPIL } from './cast';
import type { EntryPattern, LessonStep, Spot, Word } from './format';

function word(n: number, opens: LessonStep['opens'], explains: Word, ...shows: readonly Spot[]): LessonStep {
  return { n, kind: 'word', opens, closes: [], during: [], by: [], explains, shows };
}

function found(
  seat: typeof PUPIL | typeof PARTNER,
  card: 'in-planks' | 'am-arrow' | 'wave',
): { once: EntryPattern } {
  return { once: { type: 'card-found', seat, card } };
}

export const SCRIPT: readonly LessonStep[] = [
  {
    n: 1,
    kind: 'aim',
    opens: { once: { type: 'round-started', round: 1 } },
    closes: [{ type: 'card-found', seat: PUPIL }],
    during: ['searchTurn'],
    by: [{ type: 'DRAW' }],
    explains: 'rubble',
    shows: [{ pile: 'active' }, { hud: 'draw' }],
  },
  {
    n: 2,
    kind: 'aim',
    opens: found(PUPIL, 'in-planks'),
    closes: [{ type: 'card-kept', card: 'in-planks' }],
    during: ['keep'],
    by: [{ type: 'KEEP' }],
    explains: 'slot',
    shows: [{ hud: 'keep' }],
  },
  word(3, found(PARTNER, 'am-arrow'), 'bag', { hud: 'seat-2' }, { seat: PARTNER }),
  word(4, { once: { type: 'card-kept', card: 'in-nails' } }, 'barricade', { hud: 'ingredients' }),
  word(5, { once: { type: 'damage-taken', seat: PARTNER, source: 'rd-rodent1' } }, 'red', { hud: 'seat-2' }),
  word(6, { once: { type: 'card-kept', card: 'hl-kit' } }, 'heal', { hud: 'medkit' }),
  { ...word(7, found(PARTNER, 'wave'), 'wave', { hud: 'pile' }), closes: [{ type: 'wave-delayed' }] },
  {
    n: 8,
    kind: 'aim',
    opens: found(PUPIL, 'wave'),
    closes: [{ type: 'wave-accepted' }],
    during: ['wave'],
    by: [{ type: 'ACCEPT' }],
    shows: [{ hud: 'accept' }],
  },
  word(9, { once: { type: 'line-joined' } }, 'line', { hud: 'line' }),
  {
    n: 10,
    kind: 'aim',
    opens: { once: { type: 'gift-offered', from: PARTNER } },
    closes: [{ type: 'gift-taken' }, { type: 'gift-refused' }],
    during: ['offer'],
    by: [{ type: 'TAKE' }, { type: 'REFUSE' }],
    explains: 'give',
    shows: [{ hud: 'offer' }],
  },
  {
    n: 11,
    kind: 'aim',
    opens: { once: { type: 'turn-started', seat: PUPIL } },
    closes: [{ type: 'crafted', recipe: 'rc-barricade' }],
    during: ['combatTurn'],
    by: [{ type: 'CRAFT', recipeId: 'rc-barricade' }],
    explains: 'craft',
    shows: [{ hud: 'craft' }],
  },
  {
    n: 12,
    kind: 'aim',
    opens: { after: 11 },
    closes: [{ type: 'line-damaged', card: 'raider-1', total: 3 }],
    during: ['combatTurn'],
    by: [{ type: 'ATTACK', weaponId: 'sw-pillar' }],
    explains: 'best-of-two',
    shows: [{ enemy: 'raider-1' }, { hud: 'attack' }],
  },
  word(
    13,
    { once: { type: 'attack-declared', seat: PARTNER } },
    'splash',
    { enemy: 'survivor-1' },
    { hud: 'line' },
  ),
  { ...word(14, { after: 13 }, 'brute', { hud: 'barricades' }), closes: [{ type: 'round-ended' }] },
  word(15, { once: { type: 'token-passed' } }, 'first', { hud: 'token' }),
  {
    n: 16,
    kind: 'aim',
    opens: { once: { type: 'round-started', round: 2 } },
    closes: [{ type: 'card-found', seat: PUPIL }, { type: 'wave-accepted' }],
    during: ['searchTurn', 'keep', 'wave'],
    by: [],
    shows: [{ hud: 'pile' }],
  },
];

/** Something that is worth a word when it first happens after the lesson; its words are `sd.coach.hint.<id>`. */
export interface Hint {
  readonly id: 'monster' | 'last-wave';
  readonly opens: EntryPattern;
  /** When it has been said for long enough. */
  readonly closes: EntryPattern;
  readonly shows: readonly Spot[];
}

export const HINTS: readonly Hint[] = [
  {
    id: 'monster',
    opens: { type: 'assault-turned', assault: 'as-nightmare' },
    closes: { type: 'enemies-began' },
    shows: [{ hud: 'line' }],
  },
  {
    id: 'last-wave',
    opens: { type: 'round-started', round: 6 },
    closes: { type: 'enemies-began' },
    shows: [{ hud: 'pile' }],
  },
];
