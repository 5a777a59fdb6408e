/** The words in which the script of the lesson is written: plain data, judged by `coach.ts`. */
import type { Pattern, ScriptStep } from '../../kernel/lesson-script';
import type { DecisionId } from '../decisions';
import type { Entry } from '../entries';
import type { AreaId, TokenId, ZoneId } from '../ids';
import type { Move } from '../moves';

/** A kind of log entry: `{ type: 'runner-moved', to: 'u' }`. */
export type EntryPattern = Pattern<Entry>;
/** A kind of move: `{ type: 'MOVE', to: 'I', kind: 'climb' }`. */
export type MovePattern = Pattern<Move>;

/** Parts of the interface around the table that can be pointed at. */
export type HudPart =
  | 'pool'
  | 'climb-dice'
  | 'track'
  | 'momentum'
  | 'pass'
  | 'run'
  | 'attack'
  | 'log'
  | 'defence'
  | 'wounds'
  | 'rounds'
  | 'weapon'
  | 'burdens'
  | 'items';

/** Something that a step talks about. */
export type Spot =
  | { readonly zone: ZoneId }
  | { readonly area: AreaId }
  | { readonly token: TokenId }
  | { readonly hud: HudPart };

/** Words that the lesson explains where it says them. */
export type Word =
  | 'zone'
  | 'exposure'
  | 'icon'
  | 'interact'
  | 'biter'
  | 'risk'
  | 'tempo'
  | 'relay'
  | 'spawn'
  | 'fatigue'
  | 'wound'
  | 'viral'
  | 'howler'
  | 'special'
  | 'upgrade'
  | 'token'
  | 'pad'
  | 'uv'
  | 'inhibitor';

/** When a step has its turn: after another one, or once something has happened. */
export type Opening = { readonly after: number } | { readonly once: EntryPattern };

/**
 * One step of the lesson; its words are `dl.coach.step.<n>`.
 * - `word` is read; it ends with "Next" or when the person plays on.
 * - `moment` belongs to a passing situation and goes before every aim.
 * - `aim` stays until it is reached. While it can't be reached with one move, `dl.coach.aim.<n>` says where to go.
 * - `rest` is said when no aim can be followed.
 */
export interface LessonStep extends ScriptStep {
  readonly kind: 'word' | 'moment' | 'aim' | 'rest';
  readonly opens: Opening;
  readonly closes: readonly EntryPattern[];
  /** Moves that do what the words ask for; they are said only while one of these is legal. Empty asks for none. */
  readonly by: readonly MovePattern[];
  /** Moves that end the step when they are made while its words are shown. */
  readonly leaves: readonly MovePattern[];
  /** Decisions to which the words fit. Words that are only read fit to all. */
  readonly during: readonly DecisionId[];
  /** Zones in one of which the Runner must stand for the words to fit; everywhere if left out. */
  readonly at?: readonly ZoneId[];
  /** A word that it says for the first time; `dl.coach.word.<explains>` tells what it means. */
  readonly explains?: Word;
  readonly instead?: { readonly entry: EntryPattern; readonly text: string };
  readonly shows: readonly Spot[];
}
