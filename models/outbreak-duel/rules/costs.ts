/** What cards cost (OD-TURN-04, OD-TURN-06). */

import type { Effect } from '../content/effects';
import { EVENTS } from '../content/events';
import { SCRS } from '../content/scr';
import type { SurvivorCardId } from '../ids';
import type { State } from '../state';
import { characterOf, survivorOf } from './table';

export interface Playable {
  readonly ap: number;
  readonly effects: readonly Effect[];
  /** A Critical Response is no Event for any text, and is exiled (3.8). */
  readonly isScr: boolean;
}

/** Only Quick and `dispatch` change what the first Event of a turn costs. */
function eventCost(state: State, ap: number, quick: boolean): number {
  if (state.marks.events > 0) return ap;
  const dispatch = characterOf(survivorOf(state)).ability === 'dispatch' ? 1 : 0;
  return quick ? 0 : Math.max(0, ap - dispatch);
}

/** A card that is played as an Event, at what it costs now; null for all others. */
export function eventOf(state: State, card: SurvivorCardId): Playable | null {
  if (Object.hasOwn(EVENTS, card)) {
    const { ap, quick, effects } = EVENTS[card as keyof typeof EVENTS];
    return { ap: eventCost(state, ap, quick), effects, isScr: false };
  }
  if (!Object.hasOwn(SCRS, card)) return null;
  const scr = SCRS[card as keyof typeof SCRS];
  return scr.speed === 'event' ? { ap: scr.ap, effects: scr.effects, isScr: true } : null;
}
