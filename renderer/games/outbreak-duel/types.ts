import type { Entry } from '../../../models/outbreak-duel/entries';
import type { Move, MoveType } from '../../../models/outbreak-duel/moves';
import type { State } from '../../../models/outbreak-duel/state';
import type { Spot as LessonSpot } from '../../../models/outbreak-duel/tutorial';
import type { PlayedGame } from '../../play/played-game';
import type { SessionOf, SnapshotOf } from '../face';
import type { Motion } from './motions';
import type { GamePlan } from './plan/game-plan';
import type { Spot as TableSpot } from './spot';

/** The types of Outbreak Duel as its face closes them in. */
export interface OutbreakDuel extends PlayedGame {
  readonly State: State;
  readonly Move: Move;
  readonly Entry: Entry;
  readonly Motion: Motion;
  readonly Plan: GamePlan;
  readonly Spot: LessonSpot;
  readonly Pick: TableSpot;
  /** Equipment and Events are one kind to whoever plays a card. */
  readonly Category: Exclude<MoveType, 'EVENT'>;
}

export type DuelSession = SessionOf<OutbreakDuel>;
export type Snapshot = SnapshotOf<OutbreakDuel>;
