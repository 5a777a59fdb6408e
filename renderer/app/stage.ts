/** What the one 3D table shows at the moment: the running game, or a quiet city behind the title. */
import { useSyncExternalStore } from 'react';
import type { DieId } from '../../models/dying-light/ids';
import type { State } from '../../models/dying-light/state';
import type { DyingLightTableProps, Highlight, Pick, Story } from '../games/dying-light/scene';
import type { Speed } from '../motion/director';

export interface StageView {
  readonly state: State;
  /** What happened on the way here; null for a mere backdrop. */
  readonly story: Story | null;
  /** Any change ends the story at once. */
  readonly skip: number;
  readonly marks: readonly Highlight[];
  readonly selected: readonly DieId[];
  /** Panels lie around the table, and it can be played on. */
  readonly playing: boolean;
  /** The coach's panel lies under the top bar. */
  readonly coached?: boolean;
  /** Where the camera looks if something else matters than the active Runner. */
  readonly focus?: NonNullable<DyingLightTableProps['focus']>;
  /** Another speed than the one of the settings. */
  readonly speed?: Speed;
  readonly onPick: (pick: Pick) => void;
  readonly onHover: (pick: Pick | null) => void;
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
