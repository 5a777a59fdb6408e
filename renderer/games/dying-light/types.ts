import type { Entry } from '../../../models/dying-light/entries';
import type { Move } from '../../../models/dying-light/moves';
import type { State } from '../../../models/dying-light/state';
import type { Spot } from '../../../models/dying-light/tutorial';
import type { GameTypes, SessionOf, SnapshotOf } from '../face';
import type { Motion } from './motions';
import type { GamePlan } from './plan/game-plan';

/** The types of Dying Light as its face closes them in. */
export interface DyingLight extends GameTypes {
  readonly State: State;
  readonly Move: Move;
  readonly Entry: Entry;
  readonly Motion: Motion;
  readonly Plan: GamePlan;
  readonly Spot: Spot;
}

export type DyingLightSession = SessionOf<DyingLight>;
export type Snapshot = SnapshotOf<DyingLight>;
