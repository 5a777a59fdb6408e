import { dyingLight } from '../../machines/dying-light/game';
import { createReplay, type Replay } from '../../machines/kernel/replay';
import type { Entry } from '../../models/dying-light/entries';
import type { Move } from '../../models/dying-light/moves';
import type { State } from '../../models/dying-light/state';
import type { SaveEnvelope } from '../../models/kernel/save';

export type DyingLightReplay = Replay<State, Move, Entry>;

/** Holds the replay that is being watched. */
export interface ReplayDesk {
  /** Null before the first one. */
  current(): DyingLightReplay | null;
  /**
   * Plays a saved game through, so that any moment of it can be looked at.
   * @throws SaveError with a sentence when it can't even be set up
   */
  open(save: SaveEnvelope): void;
}

export function createReplayDesk(): ReplayDesk {
  let replay: DyingLightReplay | null = null;
  return {
    current: () => replay,
    open(save) {
      replay = createReplay(dyingLight, save as SaveEnvelope<State, Move, Entry>);
    },
  };
}
