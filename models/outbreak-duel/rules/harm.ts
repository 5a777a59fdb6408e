/** Damage to S and the last reply to it (OD-DMG-01, OD-DMG-05, OD-REACT-02 `lethal`). */

import type { Source } from '../entries';
import type { Cause, FrameOf } from '../frames';
import type { ODPlay } from '../play';
import { afterDamage } from './bite';
import { endGame } from './end';
import { push } from './stack';
import { survivorOf } from './table';

function sourceOf(cause: Cause): Source {
  return cause.kind === 'infection' ? 'infection' : cause.card;
}

/** Each time HP would fall to 0 is an event of its own, with a window of its own (edge case 9). */
export function resolveHarm(play: ODPlay, { n, cause }: FrameOf<'harm'>): void {
  if (n <= 0) return;
  const lands = { type: 'harmLands', n, cause, surviveAt: null } as const;
  if (n >= survivorOf(play.state).hp) push(play, { type: 'openLethal' }, lands);
  else push(play, lands);
}

export function resolveHarmLands(play: ODPlay, frame: FrameOf<'harmLands'>): void {
  const survivor = survivorOf(play.state);
  const { seat } = survivor;
  const source = sourceOf(frame.cause);
  if (frame.surviveAt === null) {
    survivor.hp = Math.max(0, survivor.hp - frame.n);
    play.tell({ type: 'hurt', seat, by: frame.cause.kind, n: frame.n, hp: survivor.hp, source });
  } else {
    survivor.hp = frame.surviveAt;
    play.tell({ type: 'survived', seat, hp: survivor.hp, source });
  }
  if (survivor.hp === 0) endGame(play, play.state.active, 'hp');
  else afterDamage(play, frame);
}

/** Instead of dying; the damage still counts as dealt (3.11 `surviveAt`). */
export function surviveAt({ state }: ODPlay, hp: number): void {
  const index = state.stack.findLastIndex(({ type }) => type === 'harmLands');
  const frame = state.stack[index];
  if (frame?.type === 'harmLands') state.stack[index] = { ...frame, surviveAt: hp };
}
