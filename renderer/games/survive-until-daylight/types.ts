import type { Entry } from '../../../models/survive-until-daylight/entries';
import type { Move, MoveType } from '../../../models/survive-until-daylight/moves';
import type { State } from '../../../models/survive-until-daylight/state';
import type { Spot } from '../../../models/survive-until-daylight/tutorial';
import type { PlayedGame } from '../../play/played-game';
import type { SessionOf, SnapshotOf } from '../face';
import type { Pick } from './compose/picks';
import type { Motion } from './motions';
import type { GamePlan } from './plan/game-plan';

/** The types of Survive Until Daylight as its face closes them in. */
export interface SurviveUntilDaylight extends PlayedGame {
  readonly State: State;
  readonly Move: Move;
  readonly Entry: Entry;
  readonly Motion: Motion;
  readonly Plan: GamePlan;
  readonly Spot: Spot;
  readonly Pick: Pick;
  readonly Category: MoveType;
}

export type SurviveSession = SessionOf<SurviveUntilDaylight>;
export type Snapshot = SnapshotOf<SurviveUntilDaylight>;
