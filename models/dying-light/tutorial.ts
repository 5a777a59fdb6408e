/** The game of the lesson (specification 12): "Last Light Errand" alone on easy, with the first roll fixed. */
import type { LoadedLuck } from '../kernel/luck';
import type { Options } from './state';

export const LESSON_OPTIONS: Options = { scenario: 'sc-errand', difficulty: 'easy', soloRunners: 1 };

export const LESSON_PICKS = { runner: 'oskar', gear: 'courier', weapon: 'w-hammer' } as const;

/** The five dice of the first turn; all other luck is free. */
export const LESSON_LUCK: LoadedLuck = {
  dice: [
    { die: 'basic', face: 'jump' },
    { die: 'basic', face: 'climb' },
    { die: 'basic', face: 'evade' },
    { die: 'combat', face: 'power' },
    { die: 'parkour', face: 'jump+climb' },
  ],
  draws: [],
};

export { advise, afterMove, LAST_STEP, type Lesson } from './tutorial/coach';
export type { HudPart, MovePattern, Spot } from './tutorial/format';
export { SCRIPT } from './tutorial/script';
