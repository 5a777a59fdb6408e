import type { Entry } from '../../../models/one-month-in/entries';
import type { Move, MoveType } from '../../../models/one-month-in/moves';
import type { State } from '../../../models/one-month-in/state';
import type { Spot } from '../../../models/one-month-in/tutorial';
import type { PlayedGame } from '../../play/played-game';
import type { SessionOf, SnapshotOf } from '../face';
import type { Motion } from './motions';
import type { GamePlan } from './plan/game-plan';
import type { Spot as TableSpot } from './spot';

/** The types of One Month In as its face closes them in. */
export interface OneMonthIn extends PlayedGame {
  readonly State: State;
  readonly Move: Move;
  readonly Entry: Entry;
  readonly Motion: Motion;
  readonly Plan: GamePlan;
  readonly Spot: Spot;
  readonly Pick: TableSpot;
  readonly Category: MoveType;
}

export type MonthSession = SessionOf<OneMonthIn>;
export type Snapshot = SnapshotOf<OneMonthIn>;
