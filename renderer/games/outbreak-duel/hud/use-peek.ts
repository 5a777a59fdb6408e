/** Hold-to-peek: S looks at the own cards while the other looks away (OD-PRIV-04). */
import { useEffect } from 'react';
import type { SeatId } from '../../../../models/kernel/types';
import { sideOf } from '../../../../models/outbreak-duel/rules/table';
import type { State } from '../../../../models/outbreak-duel/state';
import { useShortcuts } from '../../../input/shortcuts';
import { useLatest } from '../../../input/use-latest';
import { useSnapshot } from '../table-game';
import { peekerOf } from '../together';

/** Of the first and of the second player. */
const KEYS = ['Q', 'P'] as const;

function peekKey(state: State, seat: SeatId): string {
  return KEYS[sideOf(state, seat)];
}

export interface Peek {
  /** Who may look; null for nobody. */
  readonly seat: SeatId | null;
  /** They look now. */
  readonly isUp: boolean;
  readonly key: string;
  look(): void;
  layDown(): void;
}

/** What a finger lies on that is let go over a card: that card is meant. */
function cardUnder({ clientX, clientY }: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-hand]') ?? null;
}

/** Cards lie face down again as soon as key or finger is let go, or the window is left. */
function useLettingGo(isUp: boolean, key: string, layDown: () => void): void {
  const latest = useLatest(layDown);
  useEffect(() => {
    if (!isUp) return;
    const done = new AbortController();
    const { signal } = done;
    window.addEventListener(
      'keyup',
      (event) => {
        if (event.key.toUpperCase() === key) latest.current();
      },
      { signal },
    );
    window.addEventListener(
      'pointerup',
      (event) => {
        cardUnder(event)?.click();
        latest.current();
      },
      { signal },
    );
    window.addEventListener('blur', () => latest.current(), { signal });
    return () => done.abort();
  }, [isUp, key, latest]);
}

export function usePeek(onPeek: (seat: SeatId | null) => void): Peek {
  const snapshot = useSnapshot();
  const seat = peekerOf(snapshot);
  const key = seat ? peekKey(snapshot.position.state, seat) : '';
  const isUp = seat !== null && snapshot.viewer === seat;
  const look = () => {
    if (seat && !isUp) onPeek(seat);
  };
  const layDown = () => onPeek(null);
  useShortcuts(seat && !isUp ? { [key.toLowerCase()]: look } : {});
  useLettingGo(isUp, key, layDown);
  return { seat, isUp, key, look, layDown };
}
