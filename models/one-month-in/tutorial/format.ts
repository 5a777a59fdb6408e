/** The words in which the script of the lesson is written; `coach.ts` judges them. */
import type { BorderKey, HexKey } from '../../kernel/hex';
import type { Lesson as LessonOf, TableStep } from '../../kernel/lesson';
import type { SeatId } from '../../kernel/types';
import type { DecisionId } from '../decisions';
import type { Entry } from '../entries';
import type { Zone } from '../ids';
import type { Move, MoveType } from '../moves';
import type { State } from '../state';

export type Lesson = LessonOf<State, Move, Entry>;

/** As much of it as a hint needs: what is asked of whom, and what has happened. */
export type Asked = Pick<Lesson, 'state' | 'decision' | 'seat' | 'legal' | 'log'>;

/** Parts of the interface around the table that can be pointed at. */
export type HudPart =
  | 'odds'
  | 'dice'
  | 'fight'
  | 'run'
  | 'sacrifice'
  | 'reclaim'
  | 'scavenge'
  | 'feed'
  | 'food'
  | 'farm'
  | 'gear'
  | 'points'
  | 'end-turn';

/** Words that the lesson explains where it says them. */
export type Word =
  | 'fence'
  | 'fog'
  | 'inside'
  | 'odds'
  | 'dice'
  | 'reclaim'
  | 'loot'
  | 'food'
  | 'work'
  | 'salvage'
  | 'rival'
  | 'run'
  | 'hold'
  | 'points';

/** Something that a step talks about: on the table as its scene names it, or a part of the interface. */
export type Spot =
  | { readonly hud: HudPart }
  | { readonly kind: 'ground'; readonly tile: HexKey; readonly ground: 'fog' | Zone }
  | { readonly kind: 'group'; readonly tile: HexKey; readonly zone: Zone; readonly seat: SeatId }
  | { readonly kind: 'border'; readonly edge: BorderKey }
  | { readonly kind: 'loot'; readonly tile: HexKey }
  | { readonly kind: 'number'; readonly tile: HexKey; readonly number: 'claim' };

/** One step of the lesson; its words are `om.coach.step.<n>`. */
export type LessonStep = TableStep<
  Lesson,
  Spot,
  { readonly decision: DecisionId; readonly move: MoveType; readonly word: Word }
>;
