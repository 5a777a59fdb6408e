/** The coach of the lesson (specification 12): what to say at a position. Nothing but the cursor has to be kept. */
import { type Advice, afterReading, isAsked, type LessonCursor } from '../../kernel/lesson';
import type { Move } from '../moves';
import { PUPIL } from './cast';
import type { Lesson, LessonStep, Spot } from './format';
import { SCRIPT } from './script';

export const LAST_STEP = SCRIPT.length;

/** Until then the coach says when a turn is spent. */
const LAST_HELPED_ROUND = 4;

type Says = Advice<Spot>;

function advice(text: string, more: Partial<Says> = {}): Says {
  return { step: null, text, params: {}, shows: [], read: false, explains: null, aside: null, ...more };
}

function words({ n, read, shows, explains }: LessonStep, lesson: Lesson): Says {
  const word = explains ? `om.coach.word.${explains}` : null;
  return advice(`om.coach.step.${n}`, {
    step: n,
    shows: shows(lesson),
    read: read === true,
    explains: word,
  });
}

/** Steps up to it lead by the hand, one after the other. */
const LAST_LED_STEP = 8;

/**
 * A fight that goes badly goes before how to fight it, and what is only to be read before what can wait: but not between
 * steps that lead on, wherever the rival of this game may walk.
 */
function rank({ n, read }: LessonStep): number {
  if (n === 14) return 0;
  if (n <= LAST_LED_STEP) return 1;
  return read ? 2 : 3;
}

const BY_RANK = SCRIPT.toSorted((one, other) => rank(one) - rank(other));

/** Steps cost action points; fences and gear don't, and may wait. */
const FREE: readonly Move['type'][] = ['END_TURN', 'BUILD_FENCE', 'ARM', 'SUIT'];

/** What helps on between two steps: nobody can do anything any more. */
function between({ state, decision, legal }: Lesson): Says | null {
  const isSpent = decision === 'acting' && legal.every(({ type }) => FREE.includes(type));
  if (!isSpent || state.round > LAST_HELPED_ROUND) return null;
  return advice('om.coach.end-turn', { shows: [{ hud: 'end-turn' }] });
}

/** What the coach says now; null when there is nothing to say. It only speaks when the pupil is asked. */
export function advise(lesson: Lesson, cursor: LessonCursor): Says | null {
  if (cursor.ended || lesson.state.outcome || !isAsked(lesson, PUPIL)) return null;
  const step = BY_RANK.find(
    ({ n, during, fits }) =>
      !cursor.read.includes(n) && during.some((id) => id === lesson.decision) && fits(lesson),
  );
  return step ? words(step, lesson) : between(lesson);
}

function isEnded({ ends = [], read }: LessonStep, move: Move): boolean {
  return read === true || ends === 'any' || ends.includes(move.type);
}

/** Playing on is as good as "Next"; some steps end with the turn or the decision in which they are said. */
export function afterMove(cursor: LessonCursor, { step }: Says, move: Move): LessonCursor {
  const said = SCRIPT.find(({ n }) => n === step);
  return said && isEnded(said, move) ? afterReading(cursor, said.n) : cursor;
}
