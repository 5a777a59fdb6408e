import { useEffect } from 'react';
import type { HouseRules } from '../../models/kernel/house-rules';
import type { Prompt, Seat } from '../../models/kernel/types';
import type { Speed } from '../motion/director';
import type { Settings } from './settings';

/** Milliseconds at single speed before a bot plays, so that one can follow; a game may have its own. */
const PAUSE = 800;
/** Milliseconds of one who need not be followed: the page stays alive beside it. */
const NO_PAUSE = 20;

/**
 * Milliseconds that a bot waits: until everything has been shown, and a moment more. Where nothing moves one follows it by
 * reading: bots are quick only for those who chose that.
 * @param length milliseconds at single speed that the table plays
 */
export function botPause(pace: Settings['botPace'], speed: Speed, length: number, pause = PAUSE): number {
  if (pace === 'instant') return NO_PAUSE;
  return speed === 'instant' ? pause : (pause + length) / speed;
}

/** How long bots wait: as the table agreed, else as the settings of the app say. */
export function botPaceOf({ bots }: HouseRules, { botPace }: Pick<Settings, 'botPace'>): Settings['botPace'] {
  return bots === 'settings' ? botPace : bots;
}

/** Whether a bot is to decide. Where several seats may, the first one named is waited for. */
export function isBotsTurn({ seats: [first] }: Prompt, seats: readonly Seat[]): boolean {
  return seats.some(({ id, controller }) => id === first && controller.kind === 'bot');
}

/** Milliseconds before its pause is over in which a bot makes up its mind: how long it takes is not to be seen (OD-PRIV-06). */
const THOUGHT = 350;

/**
 * Lets the bot that is to decide play after a pause, so that one can follow; not while a menu lies over the table.
 * @param position a new object whenever something changed
 * @param readyBot lets it choose, and returns what makes its move
 * @param pause milliseconds
 */
export function useBots(position: object, isAwake: boolean, readyBot: () => () => void, pause: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every position gives the bot its pause anew
  useEffect(() => {
    if (!isAwake) return;
    const thought = Math.min(THOUGHT, pause);
    let timer = setTimeout(() => {
      const began = performance.now();
      const act = readyBot();
      timer = setTimeout(act, Math.max(0, thought - (performance.now() - began)));
    }, pause - thought);
    return () => clearTimeout(timer);
  }, [position, isAwake, readyBot, pause]);
}
