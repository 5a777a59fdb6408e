import type { Entry } from '../../../models/dying-light/entries';
import type { Move } from '../../../models/dying-light/moves';
import type { State } from '../../../models/dying-light/state';
import type { Spot } from '../../../models/dying-light/tutorial';
import type { PlayedGame } from '../../play/played-game';
import type { SessionOf, SnapshotOf } from '../face';
import type { Category } from './compose/category';
import type { Motion } from './motions';
import type { GamePlan } from './plan/game-plan';
import type { Pick } from './scene/marks';

/** The types of Dying Light as its face closes them in. */
export interface DyingLight extends PlayedGame {
  readonly State: State;
  readonly Move: Move;
  readonly Entry: Entry;
  readonly Motion: Motion;
  readonly Plan: GamePlan;
  readonly Spot: Spot;
  readonly Pick: Pick;
  readonly Category: Category;
}

export type DyingLightSession = SessionOf<DyingLight>;
export type Snapshot = SnapshotOf<DyingLight>;
