/** The words in which the script of the lesson is written; `coach.ts` judges them. */
import type { Lesson as LessonOf, TableStep } from '../../kernel/lesson';
import type { SeatId } from '../../kernel/types';
import type { DecisionId } from '../decisions';
import type { Entry } from '../entries';
import type { Move, MoveType } from '../moves';
import type { State, Uid, Zone } from '../state';

export type Lesson = LessonOf<State, Move, Entry>;

/** Parts of the interface around the table that can be pointed at. */
export type HudPart =
  | 'hammer'
  | 'wire'
  | 'bomb'
  | 'loot'
  | 'end'
  | 'pass'
  | 'escape'
  | 'own-row'
  | 'rival-row'
  | 'reserve'
  | 'held'
  | 'incoming'
  | 'deck'
  | 'survivors';

/** Words that the lesson explains where it says them. */
export type Word =
  | 'hp'
  | 'ap'
  | 'wire'
  | 'loot'
  | 'phase'
  | 'row'
  | 'threat-zone'
  | 'escape'
  | 'tp'
  | 'th'
  | 'melee'
  | 'reserve'
  | 'held'
  | 'react'
  | 'deck';

/** Something that a step talks about: on the table as its scene names it, or a part of the interface. */
export type Spot =
  | { readonly hud: HudPart }
  | { readonly kind: 'zombie'; readonly zombie: Uid }
  | { readonly kind: 'zone'; readonly seat: SeatId; readonly zone: Zone }
  | { readonly kind: 'survivor'; readonly seat: SeatId }
  | { readonly kind: 'horde'; readonly seat: SeatId };

/** One step of the lesson; its words are `od.coach.step.<n>`. */
export type LessonStep = TableStep<
  Lesson,
  Spot,
  { readonly decision: DecisionId; readonly move: MoveType; readonly word: Word }
>;
