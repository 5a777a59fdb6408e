/** The coach of the lesson (specification 12): what to say at a position. Nothing but the cursor has to be kept. */
import { type Advice, afterReading, type LessonCursor } from '../../kernel/lesson';
import { isOneOf, ScriptReader } from '../../kernel/lesson-script';
import { PUPIL } from './cast';
import type { LessonStep, Spot } from './format';
import type { Lesson } from './partner';
import { HINTS, type Hint, SCRIPT } from './script';

export const LAST_STEP = SCRIPT.length;

type Says = Advice<Spot>;

function advice(text: string, more: Partial<Says> = {}): Says {
  return { step: null, text, params: {}, shows: [], read: false, aside: null, ...more };
}

function words({ n, kind, shows }: LessonStep): Says {
  const step = { step: n, shows };
  return advice(`sd.coach.step.${n}`, kind === 'word' ? { ...step, read: true, holds: true } : step);
}

/** What is to be read goes before what is to be done. */
function stepToSay(open: readonly LessonStep[], { decision }: Lesson): LessonStep | null {
  const word = open.find(({ kind }) => kind === 'word');
  return word ?? open.find(({ during }) => during.some((id) => id === decision)) ?? null;
}

/** What helps on between two steps of the first round. */
function between({ state, decision }: Lesson): Says | null {
  if (state.round > 1) return null;
  switch (decision) {
    case 'searchTurn':
      return state.searcher === PUPIL ? advice('sd.coach.draw', { shows: [{ hud: 'draw' }] }) : null;
    case 'keep':
      return state.searcher === PUPIL ? advice('sd.coach.keep', { shows: [{ hud: 'keep' }] }) : null;
    case 'tradeOpen':
      return advice('sd.coach.ready');
    case 'choose':
      return advice('sd.coach.choose');
    case 'spread':
      return advice('sd.coach.spread', { shows: [{ enemy: 'raider-1' }] });
    case 'combatTurn':
      return state.actor === PUPIL ? advice('sd.coach.end-turn', { shows: [{ hud: 'end-turn' }] }) : null;
    default:
      return null;
  }
}

function isOpen({ opens, closes }: Hint, { log }: Lesson): boolean {
  const start = log.findLastIndex((entry) => isOneOf(entry, [opens]));
  return start >= 0 && !log.slice(start).some((entry) => isOneOf(entry, [closes]));
}

function hint(lesson: Lesson): Says | null {
  const found = HINTS.find((one) => isOpen(one, lesson));
  return found ? advice(`sd.coach.hint.${found.id}`, { shows: found.shows }) : null;
}

/** What the coach says now; null when there is nothing to say. */
export function advise(lesson: Lesson, cursor: LessonCursor): Says | null {
  if (cursor.ended || lesson.state.outcome) return null;
  const step = stepToSay(new ScriptReader(SCRIPT, lesson.log, cursor).open(), lesson);
  return step ? words(step) : (between(lesson) ?? hint(lesson));
}

/** Playing on is as good as "Next". */
export function afterMove(cursor: LessonCursor, { step, read }: Says): LessonCursor {
  return step !== null && read ? afterReading(cursor, step) : cursor;
}
