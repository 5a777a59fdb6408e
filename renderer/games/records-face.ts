/** What a game brings to the records of finished games: what it counts, and the words for what was kept. */
import type { GameRecord } from '../../models/kernel/finished-kind';
import type { GameTypes } from './face';

export interface RecordsFace<G extends GameTypes> {
  /**
   * Begins the message ids of its words: of achievements, `<words>.feat.<id>` and `<words>.feat.<id>.how`, of luck,
   * `<words>.luck.<id>`, and of how hard it was, `<words>.difficulty.<id>`.
   */
  readonly words: string;
  /** Ids of its achievements, in the order in which they are shown. */
  readonly feats: readonly string[];
  /** What is kept of a game that is over, beside what every saved game tells. @param log of the whole game, as everyone may know it once it is over */
  of(state: G['State'], log: readonly G['Entry'][]): GameRecord;
  /** The name of a character that was kept; a version of the app may not know it any more. */
  characterName(id: string): string;
  weaponName(id: string): string;
}
