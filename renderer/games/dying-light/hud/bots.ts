import { useEffect } from 'react';
import type { Snapshot } from './game-context';

/** Whether a bot is to decide. */
export function isBotsTurn({ position, prompt }: Snapshot): boolean {
  const seats = position.state.seats.filter((seat) => prompt.seats.includes(seat.id));
  return seats.length > 0 && seats.every((seat) => seat.controller.kind === 'bot');
}

/** Lets the bot that is to decide play after a pause, so that one can follow; not while a menu lies over the table. */
export function useBots(snapshot: Snapshot, playBot: () => void, pause: number, awake: boolean): void {
  useEffect(() => {
    if (!awake || !isBotsTurn(snapshot)) return;
    const timer = setTimeout(playBot, pause);
    return () => clearTimeout(timer);
  }, [snapshot, playBot, pause, awake]);
}
