/** Hold-to-peek: S looks at the own cards while the other looks away (OD-PRIV-04). */
import { useEffect } from 'react';
import type { SeatId } from '../../../../models/kernel/types';
import { sideOf } from '../../../../models/outbreak-duel/rules/table';
import type { State } from '../../../../models/outbreak-duel/state';
import type { Command } from '../../../input/commands';
import { isKeyOf } from '../../../input/mapping';
import { listenToReleases } from '../../../input/pad/pressed';
import { useCommands } from '../../../input/shortcuts';
import { useLatest } from '../../../input/use-latest';
import { PEEK } from '../commands';
import { useSnapshot } from '../table-game';
import { peekerOf } from '../together';

function peekCommand(state: State, seat: SeatId): Command {
  return PEEK[sideOf(state, seat)];
}

export interface Peek {
  /** Who may look; null for nobody. */
  readonly seat: SeatId | null;
  /** They look now. */
  readonly isUp: boolean;
  /** Done while its key is held. */
  readonly command: Command;
  look(): void;
  layDown(): void;
}

/** What a finger lies on that is let go over a card: that card is meant. */
function cardUnder({ clientX, clientY }: PointerEvent): HTMLElement | null {
  return document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-hand]') ?? null;
}

/** Cards lie face down again as soon as key, button or finger is let go, or the window is left. */
function useLettingGo(isUp: boolean, command: Command, layDown: () => void): void {
  const latest = useLatest(layDown);
  useEffect(() => {
    if (!isUp) return;
    const done = new AbortController();
    const { signal } = done;
    window.addEventListener(
      'keyup',
      (event) => {
        if (isKeyOf(command, event)) latest.current();
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
    const stop = listenToReleases((button) => {
      if (button !== command.pad) return false;
      latest.current();
      return true;
    });
    return () => {
      stop();
      done.abort();
    };
  }, [isUp, command, latest]);
}

export function usePeek(onPeek: (seat: SeatId | null) => void): Peek {
  const snapshot = useSnapshot();
  const seat = peekerOf(snapshot);
  const command = seat ? peekCommand(snapshot.position.state, seat) : PEEK[0];
  const isUp = seat !== null && snapshot.viewer === seat;
  const look = () => {
    if (seat && !isUp) onPeek(seat);
  };
  const layDown = () => onPeek(null);
  useCommands(seat && !isUp ? [[command, look]] : []);
  useLettingGo(isUp, command, layDown);
  return { seat, isUp, command, look, layDown };
}
