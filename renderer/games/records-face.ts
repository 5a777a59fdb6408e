/** What a game brings to the records of finished games: what it counts, and the words for what was kept. */
import type { GameRecord } from '../../models/kernel/finished-kind';
import type { GameTypes, SnapshotOf } from './face';

export interface RecordsFace<G extends GameTypes> {
  /**
   * Begins the message ids of its words: of achievements, `<words>.feat.<id>` and `<words>.feat.<id>.how`, of luck,
   * `<words>.luck.<id>`, and of how hard it was, `<words>.difficulty.<id>`.
   */
  readonly words: string;
  /** Ids of its achievements, in the order in which they are shown. */
  readonly feats: readonly string[];
  /** What is kept of a game that is over, beside what every saved game tells. */
  of(snapshot: SnapshotOf<G>): GameRecord;
  /** The name of a character that was kept; a version of the app may not know it any more. */
  characterName(id: string): string;
  weaponName(id: string): string;
}
