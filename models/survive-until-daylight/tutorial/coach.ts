/** The coach of the lesson (specification 12): what to say at a position. Nothing but the cursor has to be kept. */
import { type Advice, afterReading, isAsked, type LessonCursor } from '../../kernel/lesson';
import { isOneOf, ScriptReader } from '../../kernel/lesson-script';
import type { DecisionId } from '../decisions';
import type { Move } from '../moves';
import { PUPIL } from './cast';
import type { LessonStep, MovePattern, Spot } from './format';
import type { Lesson } from './partner';
import { HINTS, type Hint, SCRIPT } from './script';

export const LAST_STEP = SCRIPT.length;

type Says = Advice<Spot>;

function advice(text: string, more: Partial<Says> = {}): Says {
  return { step: null, text, params: {}, shows: [], read: false, explains: null, aside: null, ...more };
}

function words({ n, kind, shows, explains }: LessonStep): Says {
  const step = { step: n, shows, explains: explains ? `sd.coach.word.${explains}` : null };
  return advice(`sd.coach.step.${n}`, kind === 'word' ? { ...step, read: true, holds: true } : step);
}

/** Whether one of these moves can be made now; always where none is asked for. */
function canDo(by: readonly MovePattern[], { legal }: Lesson): boolean {
  return by.length === 0 || legal.some((move) => isOneOf<Move>(move, by));
}

/** The step that can be followed now. */
function aimToSay(open: readonly LessonStep[], lesson: Lesson): LessonStep | null {
  const fits = ({ during, by }: LessonStep) =>
    during.some((id) => id === lesson.decision) && canDo(by, lesson);
  return open.find(fits) ?? null;
}

/** What helps on between two steps, and the move that it asks for. */
interface Help {
  readonly during: DecisionId;
  readonly by: MovePattern;
  readonly text: string;
  readonly shows: readonly Spot[];
}

const BETWEEN: readonly Help[] = [
  { during: 'searchTurn', by: { type: 'DRAW' }, text: 'draw', shows: [{ hud: 'draw' }] },
  { during: 'keep', by: { type: 'KEEP' }, text: 'keep', shows: [{ hud: 'keep' }] },
  { during: 'tradeOpen', by: { type: 'READY', seat: PUPIL }, text: 'ready', shows: [] },
  { during: 'choose', by: { type: 'CHOOSE' }, text: 'choose', shows: [] },
  { during: 'spread', by: { type: 'SPREAD' }, text: 'spread', shows: [{ enemy: 'raider-1' }] },
  { during: 'combatTurn', by: { type: 'END_TURN' }, text: 'end-turn', shows: [{ hud: 'end-turn' }] },
];

/** What helps on between two steps of the first round. */
function between(lesson: Lesson): Says | null {
  if (lesson.state.round > 1) return null;
  const help = BETWEEN.find(({ during, by }) => during === lesson.decision && canDo([by], lesson));
  return help ? advice(`sd.coach.${help.text}`, { shows: help.shows }) : null;
}

function isOpen({ opens, closes }: Hint, { log }: Lesson): boolean {
  const start = log.findLastIndex((entry) => isOneOf(entry, [opens]));
  return start >= 0 && !log.slice(start).some((entry) => isOneOf(entry, [closes]));
}

function hint(lesson: Lesson): Says | null {
  const found = HINTS.find((one) => isOpen(one, lesson));
  return found ? advice(`sd.coach.hint.${found.id}`, { shows: found.shows }) : null;
}

/** What the coach says now; null when there is nothing to say. What is only to be read goes before what is to be done. */
export function advise(lesson: Lesson, cursor: LessonCursor): Says | null {
  if (cursor.ended || lesson.state.outcome) return null;
  const open = new ScriptReader(SCRIPT, lesson.log, cursor).open();
  const word = open.find(({ kind }) => kind === 'word');
  if (word) return words(word);
  if (!isAsked(lesson, PUPIL)) return null;
  const step = aimToSay(open, lesson);
  return step ? words(step) : (between(lesson) ?? hint(lesson));
}

/** Playing on is as good as "Next". */
export function afterMove(cursor: LessonCursor, { step, read }: Says): LessonCursor {
  return step !== null && read ? afterReading(cursor, step) : cursor;
}
