import type { GameTypes } from '../games/face';

/** The types of a game as its own desk uses them, on top of what the app knows of it. */
export interface PlayedGame extends GameTypes {
  /** Something on the table, or in a hand, that can be pointed at. */
  readonly Pick: object;
  /** The kinds of moves that people choose from. */
  readonly Category: string;
}
