/** The four Survivor Critical Responses (3.8). Each is exiled when it is played, so it works once per game (OD-CARD-03). */
import type { ScrId, SurvivorId } from '../ids';
import { damage, fx, one, some } from './effect-words';
import type { Effect } from './effects';
import type { Trigger } from './reacts';

interface Signature {
  readonly type: 'scr';
  /** The only Survivor in whose deck it may be. */
  readonly survivor: SurvivorId;
  readonly effects: readonly Effect[];
}

/** It is played at the timing of an Event or of a React, but is neither for card text. */
export type ScrCard = Signature &
  (
    | { readonly speed: 'event'; readonly ap: number }
    | { readonly speed: 'react'; readonly tp: number; readonly trigger: Trigger }
  );

const lethalShot = damage(one('any'), 5, true);

export const SCRS: Readonly<Record<ScrId, ScrCard>> = {
  S01: {
    type: 'scr',
    survivor: 'V01',
    speed: 'react',
    tp: 2,
    trigger: 'attack',
    effects: [fx('negate'), fx('negateRest')],
  },
  S02: { type: 'scr', survivor: 'V02', speed: 'event', ap: 2, effects: [lethalShot, lethalShot] },
  S03: {
    type: 'scr',
    survivor: 'V03',
    speed: 'event',
    ap: 2,
    effects: [some('heal', 7), fx('cure'), fx('cover')],
  },
  S04: {
    type: 'scr',
    survivor: 'V04',
    speed: 'event',
    ap: 1,
    effects: [some('draw', 2), some('gainAp', 2), some('gainTp', 1)],
  },
};
