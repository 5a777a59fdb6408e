import { useEffect, useRef, useState } from 'react';
import type { Speed } from '../motion/director';
import { lengthOf, type Story } from '../motion/story';
import { useApp } from './app-context';

/** Milliseconds at single speed in which the table is left alone after the last motion: the light may still change. */
const FAREWELL = 2500;

/** Milliseconds from the last move to the result; 0 when there is nothing to see. */
export function farewellOf(story: Story, speed: Speed): number {
  if (speed === 'instant' || story.motions.length === 0) return 0;
  return (lengthOf(story) + FAREWELL) / speed;
}

export interface GameOverOptions {
  readonly story: Story;
  readonly speed: Speed;
  /** Any change shows the result at once. */
  readonly skip: number;
  /** False while a menu lies over the table: the result waits. */
  readonly shown: boolean;
}

/** Goes to the result once the table has shown how the game ended; whoever comes back to look at the table may stay. */
export function useGameOver(over: boolean, { story, speed, skip, shown }: GameOverOptions): void {
  const { send } = useApp();
  const [begun, setBegun] = useState({ story, skip });
  if (begun.story !== story) setBegun({ story, skip });
  const pause = skip === begun.skip ? farewellOf(story, speed) : 0;
  const told = useRef<Story | null>(null);
  useEffect(() => {
    if (!over || !shown || told.current === story) return;
    const timer = setTimeout(() => {
      told.current = story;
      send('GAME_OVER');
    }, pause);
    return () => clearTimeout(timer);
  }, [over, shown, story, pause, send]);
}
