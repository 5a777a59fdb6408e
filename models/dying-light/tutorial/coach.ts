/**
 * The coach of the lesson (specification 12): what to say at a position. It looks at what happened and at what may be
 * done, never changes a rule and never turns a move back. Nothing but the cursor has to be kept.
 */
import {
  type Advice,
  afterReading,
  isAsked,
  type LessonCursor,
  type Lesson as LessonOf,
} from '../../kernel/lesson';
import { isOneOf, ScriptReader } from '../../kernel/lesson-script';
import type { SeatId } from '../../kernel/types';
import type { Entry } from '../entries';
import type { Move } from '../moves';
import { goalCard } from '../scenario/goal';
import type { State } from '../state';
import type { LessonStep, Spot } from './format';
import { SCRIPT } from './script';

/** The table as the coach sees it. */
export type Lesson = LessonOf<State, Move, Entry>;

export const LAST_STEP = SCRIPT.length;

/** The one person of the lesson. */
const PUPIL: SeatId = 'seat-1';

function stepNumbered(n: number): LessonStep | undefined {
  return SCRIPT.find((step) => step.n === n);
}

/** Whether what the step asks for can be done now. */
function fits({ kind, during, by, at }: LessonStep, { state, decision, legal }: Lesson): boolean {
  if (kind === 'word') return true;
  if (!during.some((id) => id === decision)) return false;
  if (at && !state.runners.some(({ zone }) => at.includes(zone))) return false;
  return by.length === 0 || legal.some((move) => isOneOf(move, by));
}

/** The words of a step that can be followed now: what is to be read, then what will pass, then what will stay. */
function stepToSay(open: readonly LessonStep[], lesson: Lesson): LessonStep | null {
  const fitting = open.filter((step) => fits(step, lesson));
  const first = (kind: LessonStep['kind']) => fitting.find((step) => step.kind === kind);
  return first('word') ?? first('moment') ?? first('aim') ?? null;
}

function advice(text: string, more: Partial<Advice<Spot>> = {}): Advice<Spot> {
  return { step: null, text, params: {}, shows: [], read: false, explains: null, aside: null, ...more };
}

function words({ n, kind, shows, explains }: LessonStep): Advice<Spot> {
  const word = explains ? `dl.coach.word.${explains}` : null;
  return advice(`dl.coach.step.${n}`, { step: n, shows, read: kind === 'word', explains: word });
}

/** The tokens that the card on the table is about; the side job is not part of it. */
function goalSpots({ tokens }: State): readonly Spot[] {
  const goals = new Set(['objective', 'npc', 'electricity', 'inhibitor']);
  return tokens
    .filter(({ id, kind }) => goals.has(kind) && id !== 'obj-g')
    .map(({ id }): Spot => ({ token: id }));
}

/** Between two steps: the scenario card leads. */
function followTheCard(state: State): Advice<Spot> {
  const rule = `dl.card.${goalCard(state) ?? 'S01'}.rule`;
  return advice('dl.coach.goal', { params: { rule }, shows: goalSpots(state) });
}

/** On a turn on which no step can be followed with one move: where to go, or how to end the turn. */
function guidance(open: readonly LessonStep[], { state }: Lesson): Advice<Spot> {
  const aim = open.find(({ kind }) => kind === 'aim');
  const rest = open.find(({ kind }) => kind === 'rest');
  const hasDice = state.runners.some(({ id, pool }) => id === state.active && pool.length > 0);
  if (aim && hasDice) return advice(`dl.coach.aim.${aim.n}`, { step: aim.n, shows: aim.shows });
  if (rest) return words(rest);
  return hasDice ? followTheCard(state) : advice('dl.coach.no-dice', { shows: [{ hud: 'pass' }] });
}

/** What to say while something other than a turn is to be decided. */
function waiting({ decision }: Lesson): Advice<Spot> {
  return advice(decision === 'defending' ? 'dl.coach.defending' : 'dl.coach.answer');
}

/** What is only to be read is said at any time, all else when it can be done. */
function say(open: readonly LessonStep[], lesson: Lesson): Advice<Spot> | null {
  if (!isAsked(lesson, PUPIL)) {
    const word = open.find(({ kind }) => kind === 'word');
    return word ? words(word) : null;
  }
  if (lesson.legal.some(({ type }) => type === 'ACK')) return advice('dl.coach.card', { silent: true });
  const step = stepToSay(open, lesson);
  if (step) return words(step);
  return lesson.decision === 'acting' ? guidance(open, lesson) : waiting(lesson);
}

/** What the coach says now; null when the lesson is over, or somebody else is to decide. */
export function advise(lesson: Lesson, cursor: LessonCursor): Advice<Spot> | null {
  if (cursor.ended || lesson.state.outcome) return null;
  const script = new ScriptReader(SCRIPT, lesson.log, cursor);
  const said = say(script.open(), lesson);
  return said && { ...said, aside: script.aside(lesson.news) };
}

/**
 * The person made a move while the coach was saying this. Playing on is as good as "Next"; a card that lies over
 * everything hides the coach, so that reading it ends nothing.
 */
export function afterMove(cursor: LessonCursor, { step, read, text }: Advice, move: Move): LessonCursor {
  const own = step === null ? undefined : stepNumbered(step);
  if (!own || move.type === 'ACK' || text !== words(own).text) return cursor;
  return read || isOneOf<Move>(move, own.leaves) ? afterReading(cursor, own.n) : cursor;
}
