/** What the one 3D table shows at the moment: the running game, a replay, or a quiet table behind the title. */
import { type ReactElement, useSyncExternalStore } from 'react';
import type { Speed } from '../motion/director';
import type { View } from '../table/camera/view';

export interface StageView {
  /** A game's scene for the one canvas. One of the same game takes it over; one of another game clears the table. */
  readonly scene: ReactElement;
  /** Panels lie around the table. */
  readonly playing: boolean;
  /** The camera stays where people put it, whatever happens. */
  readonly still?: boolean;
  /** A lesson: the coach's panel lies under the top bar now and then. */
  readonly coached?: boolean;
  /** Not to be kept in a picture: it shows what only one person may know. */
  readonly unpictured?: boolean;
  /** Another speed than the one of the settings. */
  readonly speed?: Speed;
  /** From where it is looked at, which nobody can change; as the table's own camera says if left out. */
  readonly vantage?: View;
}

export interface Stage {
  show(view: StageView): void;
  subscribe(listener: () => void): () => void;
  getSnapshot(): StageView | null;
}

export function createStage(): Stage {
  let view: StageView | null = null;
  const listeners = new Set<() => void>();
  return {
    show(next) {
      view = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => view,
  };
}

export function useStageView(stage: Stage): StageView | null {
  return useSyncExternalStore(stage.subscribe, stage.getSnapshot);
}
