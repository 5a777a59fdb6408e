/** The words in which the script of the lesson is written: plain data, judged by `coach.ts`. */

import type { Pattern, ScriptStep } from '../../kernel/lesson-script';
import type { SeatId } from '../../kernel/types';
import type { DecisionId } from '../decisions';
import type { Entry } from '../entries';
import type { HordeCardId } from '../ids';
import type { Move } from '../moves';

export type EntryPattern = Pattern<Entry>;
export type MovePattern = Pattern<Move>;

/** Parts of the interface around the table that can be pointed at. */
export type HudPart =
  | 'draw'
  | 'keep'
  | 'bag'
  | 'seat-1'
  | 'seat-2'
  | 'medkit'
  | 'ingredients'
  | 'pile'
  | 'accept'
  | 'line'
  | 'offer'
  | 'craft'
  | 'attack'
  | 'end-turn'
  | 'barricades'
  | 'token';

/** Words that the lesson explains where it says them. */
export type Word =
  | 'rubble'
  | 'slot'
  | 'bag'
  | 'barricade'
  | 'red'
  | 'heal'
  | 'wave'
  | 'line'
  | 'survivor'
  | 'give'
  | 'craft'
  | 'best-of-two'
  | 'splash'
  | 'brute'
  | 'first';

/** Something that a step talks about. */
export type Spot =
  | { readonly hud: HudPart }
  | { readonly pile: 'active' }
  | { readonly enemy: HordeCardId }
  | { readonly seat: SeatId };

/**
 * One step of the lesson; its words are `sd.coach.step.<n>`.
 * - `word` is read. It ends with "Next", or when the person plays on; bots wait for it.
 * - `aim` stays until it is reached.
 */
export interface LessonStep extends ScriptStep {
  readonly kind: 'word' | 'aim';
  readonly opens: { readonly after: number } | { readonly once: EntryPattern };
  readonly closes: readonly EntryPattern[];
  /** Decisions to which the words of an aim fit. */
  readonly during: readonly DecisionId[];
  /** Moves that do what the words ask for; they are said only while one of these is legal. Empty asks for none. */
  readonly by: readonly MovePattern[];
  readonly shows: readonly Spot[];
  /** A word that it says for the first time; `sd.coach.word.<explains>` tells what it means. */
  readonly explains?: Word;
}
