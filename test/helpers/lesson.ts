/** The lesson without a screen: its game, its cursor, and people who play it in different ways. */
import { dyingLight } from '../../machines/dying-light/game';
import { createSession, resumeSession } from '../../machines/kernel/session';
import { createBot } from '../../models/dying-light/bot';
import type { Move } from '../../models/dying-light/moves';
import {
  advise,
  afterMove,
  LESSON_LUCK,
  LESSON_OPTIONS,
  LESSON_PICKS,
  SCRIPT,
} from '../../models/dying-light/tutorial';
import { type Advice, afterNext, FRESH_LESSON, type LessonCursor } from '../../models/kernel/lesson';
import { isOneOf } from '../../models/kernel/lesson-script';
import { lessonOf } from '../../renderer/coach/lesson';
import type { DLSession } from './random-play';

export interface LessonTable {
  readonly session: DLSession;
  readonly cursor: LessonCursor;
}

function newGame(seed: string) {
  const seats = [{ id: 'seat-1', name: 'Player 1', controller: { kind: 'human' } }] as const;
  return { options: LESSON_OPTIONS, seats, seed, loaded: LESSON_LUCK };
}

/** The lesson at its scenario card. */
export function aLesson(seed: string): LessonTable {
  const session = createSession(dyingLight, newGame(seed));
  const setup: readonly Move[] = [
    { type: 'PICK_RUNNER', seat: 'seat-1', runnerId: LESSON_PICKS.runner },
    { type: 'CONFIRM' },
    { type: 'PICK_GEAR', setId: LESSON_PICKS.gear },
    { type: 'PICK_WEAPON', weaponId: LESSON_PICKS.weapon },
  ];
  for (const move of setup) session.playByAnyone(move);
  return { session, cursor: FRESH_LESSON };
}

export function adviceAt(table: LessonTable): Advice | null {
  return advise(lessonOf(table.session.seen('table')), table.cursor);
}

/** The tables after each of these moves; the one before them stays as it was. */
export function afterEachOf(
  { session, cursor }: LessonTable,
  moves: readonly Move[],
): readonly LessonTable[] {
  const said = adviceAt({ session, cursor });
  const stopover = session.save();
  return moves.map((move) => {
    const next = resumeSession(dyingLight, newGame(''), stopover);
    const result = next.playByAnyone(move);
    if (!result.ok) throw new Error(`${JSON.stringify(move)} is refused: ${result.reason.id}.`);
    return { session: next, cursor: said ? afterMove(cursor, said, move) : cursor };
  });
}

export function afterPlaying(table: LessonTable, move: Move): LessonTable {
  const [after] = afterEachOf(table, [move]);
  if (!after) throw new Error('No move was made.');
  return after;
}

/** The table after all that is only to be read has been read. */
export function afterReading(table: LessonTable): LessonTable {
  const said = adviceAt(table);
  return said?.read ? afterReading({ ...table, cursor: afterNext(table.cursor, said) }) : table;
}

const bot = createBot('hard', 'seat-1');

/** Does what the coach says where that is one move, else what the best bot would do. */
export function obedient(table: LessonTable, legal = table.session.legalMoves()): Move {
  const { position } = table.session.whole();
  const said = adviceAt(table);
  const step = SCRIPT.find(({ n }) => n === said?.step && said.text === `dl.coach.step.${n}`);
  const asked = step ? legal.filter((move) => isOneOf(move, step.by)) : [];
  return bot.choose(position, asked.length > 0 ? asked : legal);
}
