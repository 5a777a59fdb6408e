import type { Seat } from '../../../models/kernel/types';
import type { SnapshotOf } from '../../../renderer/games/face';
import type { Timed } from '../../../renderer/motion/director';
import type { PlayedGame } from '../../../renderer/play/played-game';
import type { DuelEntry, DuelMove, DuelState } from '../../helpers/parry-duel';

export interface DuelPlan {
  readonly seed: string;
  readonly seats: readonly Seat[];
}

/** The types of the test game of rivals as its face closes them in. */
export interface ParryDuel extends PlayedGame {
  readonly State: DuelState;
  readonly Move: DuelMove;
  readonly Entry: DuelEntry;
  readonly Motion: Timed;
  readonly Plan: DuelPlan;
  readonly Pick: { readonly card: string };
  readonly Category: DuelMove['type'];
}

export type Snapshot = SnapshotOf<ParryDuel>;
