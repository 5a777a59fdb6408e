/** The coach of the lesson (specification 12): what to say at a position. Nothing but the cursor has to be kept. */
import { type Advice, afterReading, isAsked, type LessonCursor } from '../../kernel/lesson';
import type { Move } from '../moves';
import { controllerOf, inZone, survivorOf } from '../rules/table';
import type { State } from '../state';
import { PUPIL, RIVAL } from './cast';
import type { Lesson, LessonStep, Spot } from './format';
import { objection } from './objections';
import { SCRIPT } from './script';

export const LAST_STEP = SCRIPT.length;

type Says = Advice<Spot>;

function words({ n, read, shows, explains }: LessonStep, lesson: Lesson): Says {
  return {
    step: n,
    text: `od.coach.step.${n}`,
    params: {},
    shows: shows(lesson),
    read: read === true,
    explains: explains ? `od.coach.word.${explains}` : null,
    aside: objection(lesson),
  };
}

/** Only what is to be said of the last move. */
function remark(lesson: Lesson): Says | null {
  const text = objection(lesson);
  return text === null
    ? null
    : { step: null, text, params: {}, shows: [], read: false, explains: null, aside: null };
}

/** What the coach says now; null when there is nothing to say. It only speaks when the pupil is asked. */
export function advise(lesson: Lesson, cursor: LessonCursor): Says | null {
  if (cursor.ended || lesson.state.outcome || !isAsked(lesson, PUPIL)) return null;
  const step = SCRIPT.find(
    ({ n, during, fits }) =>
      !cursor.read.includes(n) && during.some((id) => id === lesson.decision) && fits(lesson),
  );
  return step ? words(step, lesson) : remark(lesson);
}

function isEnded({ ends = [], read }: LessonStep, move: Move): boolean {
  return read === true || ends === 'any' || ends.includes(move.type);
}

/** Playing on is as good as "Next"; some steps end with the move that they wait for. */
export function afterMove(cursor: LessonCursor, { step }: Says, move: Move): LessonCursor {
  const said = SCRIPT.find(({ n }) => n === step);
  return said && isEnded(said, move) ? afterReading(cursor, said.n) : cursor;
}

/** What the rival buys in the first Zombie Phase: the Sprinter, then the Track Captain. */
function purchase(state: State): Move {
  const { hordeRow, th } = controllerOf(state);
  const index = (['ZR1', 'ZR2'] as const).map((card) => hordeRow.indexOf(card)).find((at) => at >= 0);
  const isBought = (card: string) => survivorOf(state).board.some((zombie) => zombie.card === card);
  const open = index !== undefined && th >= 2 && !(isBought('ZR1') && isBought('ZR2'));
  return open ? { type: 'SPAWN', index } : { type: 'END_SPAWN' };
}

/** The Track Captain attacks before the Sprinter, so that the escape is kept for the bigger bite. */
function attack(state: State): Move | null {
  const captain = inZone(state, 'threat').find(({ card, attacked }) => card === 'ZR2' && !attacked);
  return captain ? { type: 'DECLARE', zombie: captain.uid, surge: false } : null;
}

/** The rival's moves of the first Zombie Phase; null where it chooses for itself. */
export function botMove({ state, decision, seat }: Lesson): Move | null {
  if (state.round !== 1 || seat !== RIVAL || survivorOf(state).seat !== PUPIL) return null;
  if (decision === 'spawn') return purchase(state);
  return decision === 'chooseAttacker' ? attack(state) : null;
}
