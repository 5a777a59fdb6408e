import { createReplay, type Replay } from '../../machines/kernel/replay';
import type { SaveEnvelope } from '../../models/kernel/save';
import type { AnyEntry, AnyMove } from '../../models/kernel/types';
import type { GameFace } from '../games/face';
import { faceOf } from '../games/face-of';

export type AnyReplay = Replay<unknown, AnyMove, AnyEntry>;

/** A replay, and the face that understands it. */
export interface Watched {
  readonly face: GameFace;
  readonly replay: AnyReplay;
}

/** Holds the replay that is being watched. */
export interface ReplayDesk {
  /** Null before the first one. */
  current(): Watched | null;
  /**
   * Plays a saved game through, so that any moment of it can be looked at.
   * @throws SaveError with a sentence when it can't even be set up
   */
  open(save: SaveEnvelope): void;
}

/** @param faces the games that can be watched */
export function createReplayDesk(faces: readonly GameFace[]): ReplayDesk {
  let watched: Watched | null = null;
  return {
    current: () => watched,
    open(save) {
      const face = faceOf(faces, save.game);
      watched = { face, replay: createReplay(face.game, save as SaveEnvelope<unknown, AnyMove, AnyEntry>) };
    },
  };
}
