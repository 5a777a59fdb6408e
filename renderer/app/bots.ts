import { useEffect } from 'react';
import type { Prompt, Seat } from '../../models/kernel/types';

/** Whether a bot is to decide. Where several seats may, the first one named is waited for. */
export function isBotsTurn({ seats: [first] }: Prompt, seats: readonly Seat[]): boolean {
  return seats.some(({ id, controller }) => id === first && controller.kind === 'bot');
}

/**
 * Lets the bot that is to decide play after a pause, so that one can follow; not while a menu lies over the table.
 * @param position a new object whenever something changed
 * @param pause milliseconds
 */
export function useBots(position: object, isAwake: boolean, playBot: () => void, pause: number): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every position gives the bot its pause anew
  useEffect(() => {
    if (!isAwake) return;
    const timer = setTimeout(playBot, pause);
    return () => clearTimeout(timer);
  }, [position, isAwake, playBot, pause]);
}
