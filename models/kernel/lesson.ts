/** A lesson: a coach who looks at a running game and says what to do next. It never changes a rule. */
import type { AnyEntry, AnyMove, Params, SeatId } from './types';

/** What the log can't tell: which words have been read, and whether the person has had enough. */
export interface LessonCursor {
  /** Numbers of steps that ended by being read or left. */
  readonly read: readonly number[];
  /** Numbers of all steps that were said so far, in their order; left out by games of earlier versions. */
  readonly heard?: readonly number[];
  readonly ended: boolean;
}

export const FRESH_LESSON: LessonCursor = { read: [], ended: false };

/** The table as the coach sees it. */
export interface Lesson<State, Move extends AnyMove, Entry extends AnyEntry> {
  readonly state: State;
  /** The open decision. */
  readonly decision: string;
  /** The seat that is waited for; null when the game is over. */
  readonly seat: SeatId | null;
  /** Moves of the open decision; none while nobody at the screen is asked. */
  readonly legal: readonly Move[];
  readonly log: readonly Entry[];
  /** The part of the log that answers the last move. */
  readonly news: readonly Entry[];
}

/** A part of the interface around the table that can be pointed at. */
export interface HudSpot {
  readonly hud: string;
}

/** The ids of what one game's lesson talks about. */
interface LessonIds {
  readonly decision: string;
  readonly move: string;
  /** Words that the lesson explains where it says them. */
  readonly word: string;
}

/** One step of a lesson that looks at the table to tell whether its time has come; its words are `<words>.step.<n>`. */
export interface TableStep<Table, Spot extends object, Ids extends LessonIds> {
  readonly n: number;
  /** Decisions to which its words fit. */
  readonly during: readonly Ids['decision'][];
  /** Its time has come, it is not done yet, and what it asks for can be done now. */
  fits(lesson: Table): boolean;
  shows(lesson: Table): readonly Spot[];
  /** Moves after which it has been said often enough; without any it is said as long as it fits. */
  readonly ends?: readonly Ids['move'][] | 'any';
  /** A word that it says for the first time; `<words>.word.<explains>` tells what it means. */
  readonly explains?: Ids['word'];
  /** It is read and closed, and asks for nothing. */
  readonly read?: true;
}

export interface Advice<Spot extends object = object> {
  /** Number of the step; null between two steps. */
  readonly step: number | null;
  /** Message id of what the coach says. */
  readonly text: string;
  readonly params: Params;
  /** What the words are about: places of the table, or a `HudSpot`. */
  readonly shows: readonly Spot[];
  /** Ends with "Next". */
  readonly read: boolean;
  /** Message id of what one word of it means; null where it says none that is new. */
  readonly explains: string | null;
  /** Message id of a remark on the move before; null when there is nothing to remark. */
  readonly aside: string | null;
  /** Bots wait until it is read. */
  readonly holds?: true;
  /** Something lies over everything that speaks for itself: the coach waits. */
  readonly silent?: true;
}

/**
 * Whether the pupil is asked now. Until then a coach says nothing that is to be done: the screen would say what can't be
 * pressed yet.
 */
export function isAsked(
  { seat, legal }: Pick<Lesson<unknown, AnyMove, AnyEntry>, 'seat' | 'legal'>,
  pupil: SeatId,
): boolean {
  return seat === pupil && legal.length > 0;
}

/** The parts of the interface among what the coach shows. */
export function hudParts(shows: readonly object[]): readonly string[] {
  return shows.filter((spot): spot is HudSpot => 'hud' in spot).map(({ hud }) => hud);
}

/** A step was read or left. */
export function afterReading(cursor: LessonCursor, step: number): LessonCursor {
  return { ...cursor, read: [...cursor.read, step] };
}

/** "Next" was pressed. */
export function afterNext(cursor: LessonCursor, { step, read }: Advice): LessonCursor {
  return step !== null && read ? afterReading(cursor, step) : cursor;
}

/** These words are said: the same cursor where they were before, or are no step. */
export function afterHearing(cursor: LessonCursor, { step }: Pick<Advice, 'step'>): LessonCursor {
  const { heard = [] } = cursor;
  return step === null || heard.includes(step) ? cursor : { ...cursor, heard: [...heard, step] };
}

/** How many steps were said so far. It never falls, in whatever order the game brings them. */
export function stepsHeard({ heard = [] }: LessonCursor): number {
  return heard.length;
}

export function skipped(cursor: LessonCursor): LessonCursor {
  return { ...cursor, ended: true };
}
