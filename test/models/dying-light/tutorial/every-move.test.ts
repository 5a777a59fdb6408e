import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../models/dying-light/moves';
import type { State } from '../../../../models/dying-light/state';
import { advise, type Lesson } from '../../../../models/dying-light/tutorial';
import { type Advice, afterNext } from '../../../../models/kernel/lesson';
import { createLuck, randomInt } from '../../../../models/kernel/luck';
import { lessonOf } from '../../../../renderer/coach/lesson';
import { hasMessage } from '../../../../renderer/i18n';
import {
  adviceAt,
  afterEachOf,
  afterPlaying,
  afterReading,
  aLesson,
  type LessonTable,
  obedient,
} from '../../../helpers/lesson';

type Judge = (legal: readonly Move[], state: State) => boolean;

const goes =
  (to: string, kind: string): Judge =>
  (legal) =>
    legal.some((move) => move.type === 'MOVE' && move.to === to && move.kind === kind);
const takes =
  (token: string): Judge =>
  (legal) =>
    legal.some((move) => move.type === 'INTERACT' && move.tokenId === token);
const can =
  (type: Move['type']): Judge =>
  (legal) =>
    legal.some((move) => move.type === type);
const stands =
  (...zones: readonly string[]): Judge =>
  (_, { runners }) =>
    runners.every(({ zone }) => zones.includes(zone));

/** What must be possible while the coach says these words. */
const POSSIBLE: Readonly<Record<string, Judge>> = {
  'dl.coach.step.2': goes('u', 'run'),
  'dl.coach.step.4': goes('I', 'climb'),
  'dl.coach.step.5': takes('obj-a'),
  'dl.coach.step.6': goes('J', 'jump'),
  'dl.coach.step.9': takes('obj-b'),
  'dl.coach.step.10': can('PASS'),
  'dl.coach.step.12': can('COMMIT'),
  'dl.coach.step.16': can('ATTACK'),
  'dl.coach.step.19': goes('D', 'pad'),
  'dl.coach.step.21': (legal) => legal.some((move) => move.type === 'USE' && move.itemId === 'e-inhibitor'),
  'dl.coach.step.22': stands('C', 'b', 'c'),
  'dl.coach.no-dice': can('PASS'),
  'dl.coach.card': can('ACK'),
};

/** What is wrong with what the coach says; null when nothing is. */
function faultIn(said: Advice | null, { legal, state }: Lesson): string | null {
  if (state.outcome) return said ? 'The game is over and the coach goes on.' : null;
  if (!said) return 'The coach is lost for words.';
  if (!hasMessage(said.text)) return `There are no words for ${said.text}.`;
  return (POSSIBLE[said.text]?.(legal, state) ?? true) ? null : `${said.text} asks for what can't be done.`;
}

/** What is wrong with what the coach says here, and after each "Next". */
function faultsAt(
  { session, cursor }: LessonTable,
  lesson = lessonOf(session.seen('table')),
): readonly string[] {
  const said = advise(lesson, cursor);
  const fault = faultIn(said, lesson);
  const later = said?.read ? faultsAt({ session, cursor: afterNext(cursor, said) }, lesson) : [];
  return fault ? [fault, ...later] : later;
}

/** Moves that do the same and are paid with as many dice count as one. */
function deedOf(move: Move): string {
  if (move.type === 'MOVE') return `${move.kind} ${move.to} ${move.dice.length}`;
  return JSON.stringify({ ...move, die: null, dice: null, boosts: null, gearBoosts: null, push: null });
}

function everyDeed(moves: readonly Move[]): readonly Move[] {
  return [...new Map(moves.map((move) => [deedOf(move), move])).values()];
}

function isFirstRound({ session }: LessonTable): boolean {
  return session.whole().position.state.round === 7;
}

/** Tries every move of this position: all payments in the first Round, every deed later. */
function faultsAround(table: LessonTable): readonly string[] {
  const legal = table.session.legalMoves();
  const tried = afterEachOf(table, isFirstRound(table) ? legal : everyDeed(legal));
  return tried.flatMap((after) => faultsAt(after));
}

describe('the coach at every step of an obedient game', () => {
  it('has something possible to say after every move that is legal there', { timeout: 60_000 }, () => {
    const faults = new Set<string>();
    const steps = new Set<number>();
    let table = aLesson('b');
    while (!table.session.whole().outcome) {
      for (const fault of faultsAround(table)) faults.add(fault);
      table = afterReading(afterPlaying(table, obedient(table)));
      const step = adviceAt(table)?.step;
      if (step) steps.add(step);
    }
    expect([...faults]).toEqual([]);
    expect(steps.size).toBeGreaterThan(9);
  });
});

describe('the coach of somebody who does anything at all', () => {
  it.each(['r-1', 'r-2', 'r-3', 'r-4'])('always has something possible to say, to the end (%s)', (seed) => {
    const luck = createLuck(seed);
    const faults: string[] = [];
    let positions = 0;
    let table = aLesson(seed);
    while (!table.session.whole().outcome) {
      positions++;
      faults.push(...faultsAt(table));
      const deeds = everyDeed(table.session.legalMoves());
      const move = deeds[randomInt(luck, 0, deeds.length - 1)];
      if (move) table = afterPlaying(table, move);
    }
    expect(positions).toBeGreaterThan(5);
    expect([...faults, ...faultsAt(table)]).toEqual([]);
  });
});
