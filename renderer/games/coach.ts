import type { Advice } from '../../models/kernel/lesson';

/** The coach of the game on the table, and what the person may ask of it. */
export interface Coach<Spot extends object = object> {
  readonly advice: Advice<Spot>;
  /** How often the person asked to hear these words again. */
  readonly said: number;
  /** How many steps of the lesson were said, this one among them. */
  readonly heard: number;
  /** What the coach talks about is lit: it pulses. */
  readonly lit: boolean;
  next(): void;
  again(): void;
  skip(): void;
}
