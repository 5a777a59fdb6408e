/** Small hints for players without the lesson: five of its steps, each said once in a game (specification 12). */
import type { HintCursor } from '../../kernel/hints';
import type { DecisionId } from '../decisions';
import type { Asked } from './format';
import { canScavengeFirst, canTradeFirst, shouldRun, uniqueInSight } from './looks';

export type HintId = 'outside' | 'loot' | 'gear' | 'bad-fight' | 'hold';

export interface Hint {
  readonly id: HintId;
  /** Message id of what it says. */
  readonly text: string;
  readonly during: readonly DecisionId[];
  fits(asked: Asked): boolean;
  /** Until when it is said, if nobody closes it. */
  readonly lasts: 'decision' | 'turn' | 'game';
}

/** The team that is asked has lifted the fog from zombies in this turn. */
function hasMetZombies({ log, seat }: Asked): boolean {
  const begun = log.findLastIndex((entry) => entry.type === 'turn-started');
  return log
    .slice(Math.max(0, begun))
    .some((entry) => entry.type === 'fog-lifted' && entry.seat === seat && entry.zombies > 0);
}

export const HINTS: readonly Hint[] = [
  {
    id: 'bad-fight',
    text: 'om.coach.step.14',
    during: ['fightDecide'],
    fits: shouldRun,
    lasts: 'decision',
  },
  { id: 'outside', text: 'om.hint.outside', during: ['acting'], fits: hasMetZombies, lasts: 'turn' },
  { id: 'loot', text: 'om.coach.step.9', during: ['acting'], fits: canScavengeFirst, lasts: 'turn' },
  { id: 'gear', text: 'om.coach.step.12', during: ['acting'], fits: canTradeFirst, lasts: 'turn' },
  {
    id: 'hold',
    text: 'om.coach.step.15',
    during: ['feeding', 'acting'],
    fits: (asked) => uniqueInSight(asked) !== null,
    lasts: 'game',
  },
];

/**
 * A name for the time in which a hint may be said.
 * @param moves how many moves the game has had
 */
export function spanOf({ lasts }: Hint, { state }: Asked, moves: number): string {
  switch (lasts) {
    case 'decision':
      return `move ${moves}`;
    case 'turn':
      return `round ${state.round} turn ${state.turn}`;
    case 'game':
      return 'game';
  }
}

/**
 * The hint for a position; null when there is none. The log is looked at only for hints that may still be said.
 * @param said with `spanOf` the moment at which each was first said
 */
export function hintFor(asked: Asked, moves: number, { first, closed }: HintCursor): Hint | null {
  if (asked.legal.length === 0) return null;
  const isFree = (hint: Hint) =>
    !closed.includes(hint.id) &&
    (first[hint.id] ?? spanOf(hint, asked, moves)) === spanOf(hint, asked, moves);
  const fits = ({ during, ...hint }: Hint) => during.some((id) => id === asked.decision) && hint.fits(asked);
  return HINTS.find((hint) => isFree(hint) && fits(hint)) ?? null;
}
