import type { Entry } from '../../../models/survive-until-daylight/entries';
import type { Move } from '../../../models/survive-until-daylight/moves';
import type { State } from '../../../models/survive-until-daylight/state';
import type { Spot } from '../../../models/survive-until-daylight/tutorial';
import type { GameTypes, SessionOf, SnapshotOf } from '../face';
import type { Motion } from './motions';
import type { GamePlan } from './plan/game-plan';

/** The types of Survive Until Daylight as its face closes them in. */
export interface SurviveUntilDaylight extends GameTypes {
  readonly State: State;
  readonly Move: Move;
  readonly Entry: Entry;
  readonly Motion: Motion;
  readonly Plan: GamePlan;
  readonly Spot: Spot;
}

export type SurviveSession = SessionOf<SurviveUntilDaylight>;
export type Snapshot = SnapshotOf<SurviveUntilDaylight>;
