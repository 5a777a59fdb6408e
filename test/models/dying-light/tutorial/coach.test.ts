import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../models/dying-light/moves';
import { afterMove, type MovePattern } from '../../../../models/dying-light/tutorial';
import { afterNext, FRESH_LESSON, skipped } from '../../../../models/kernel/lesson';
import { isOneOf } from '../../../../models/kernel/lesson-script';
import {
  adviceAt,
  afterPlaying,
  afterReading,
  aLesson,
  type LessonTable,
  obedient,
} from '../../../helpers/lesson';

const READ_CARD: Move = { type: 'ACK', seat: 'seat-1', cardId: 'S01' };

function firstTurn(seed = 'coach'): LessonTable {
  return afterPlaying(aLesson(seed), READ_CARD);
}

/** The table after the first legal move with these fields. */
function doing(table: LessonTable, wanted: MovePattern): LessonTable {
  const move = table.session.legalMoves().find((legal) => isOneOf(legal, [wanted]));
  if (!move) throw new Error(`${JSON.stringify(wanted)} is not legal.`);
  return afterPlaying(table, move);
}

/** Answers what the game asks until the turn goes on. */
function answered(table: LessonTable): LessonTable {
  if (table.session.whole().prompt.id === 'acting') return table;
  return answered(afterPlaying(table, obedient(table)));
}

/** What an obedient person hears, word by word, until the lesson has said `last`. */
function heardUntil(last: number, start: LessonTable): readonly (number | null)[] {
  const heard: (number | null)[] = [];
  for (let table = start; ; ) {
    const said = adviceAt(table);
    heard.push(said?.step ?? null);
    if (!said || said.step === last) return heard;
    table = said.read
      ? { ...table, cursor: afterNext(table.cursor, said) }
      : afterPlaying(table, obedient(table));
  }
}

describe('the coach', () => {
  it('is silent but for the card as long as one has to be read', () => {
    expect(adviceAt(aLesson('x'))).toMatchObject({ step: null, text: 'dl.coach.card', read: false });
  });

  it('leads the obedient through the first turn in the order of the script', () => {
    const heard = heardUntil(10, firstTurn()).filter((step) => step !== null);
    expect(heard.filter((step) => step !== 7 && step !== 8)).toEqual([1, 2, 3, 4, 5, 6, 9, 10]);
    expect(heard).toContain(7);
  });

  it('shows what it talks about', () => {
    const table = afterReading(firstTurn());
    expect(adviceAt(table)).toEqual({
      step: 2,
      text: 'dl.coach.step.2',
      params: {},
      shows: [{ zone: 'u' }, { hud: 'pool' }, { hud: 'run' }],
      read: false,
      explains: 'dl.coach.word.zone',
      aside: null,
    });
  });

  it('takes playing on for "Next"', () => {
    const table = doing(firstTurn(), { type: 'MOVE', to: 'u' });
    expect(table.cursor.read).toEqual([1]);
    expect(adviceAt(table)).toMatchObject({ step: 3 });
  });

  it('does not take the reading of a card for "Next"', () => {
    const said = {
      step: 14,
      text: 'dl.coach.step.14',
      params: {},
      shows: [],
      read: true,
      explains: null,
      aside: null,
    };
    expect(afterMove(FRESH_LESSON, said, READ_CARD)).toEqual(FRESH_LESSON);
  });

  it('ends when it is skipped', () => {
    const table = firstTurn();
    expect(adviceAt({ ...table, cursor: skipped(table.cursor) })).toBeNull();
  });
});

describe('the coach of somebody who goes another way', () => {
  it('finds Garage Row as good as Pump Alley, and goes on from there', () => {
    const table = doing(afterReading(firstTurn()), { type: 'MOVE', to: 'q' });
    expect(adviceAt(table)).toMatchObject({ step: 3, aside: 'dl.coach.instead.2' });
    expect(adviceAt(afterReading(table))).toMatchObject({ step: 4, text: 'dl.coach.step.4' });
  });

  it('points at the keys again when the Runner walks off', () => {
    const inAlley = doing(afterReading(firstTurn()), { type: 'MOVE', to: 'u' });
    const walkedOff = afterReading(doing(afterReading(inAlley), { type: 'MOVE', to: 'L' }));
    const climbable = walkedOff.session.legalMoves().some((move) => move.type === 'MOVE' && move.to === 'I');
    expect(climbable).toBe(true);
    expect(adviceAt(walkedOff)).toMatchObject({
      step: 4,
      text: 'dl.coach.aim.4',
      shows: [{ zone: 'I' }, {}],
    });
    const jumped = doing(walkedOff, { type: 'MOVE', kind: 'jump', to: 'I' });
    expect(adviceAt(jumped)).toMatchObject({ aside: 'dl.coach.instead.4' });
    expect(adviceAt(afterReading(answered(jumped)))).toMatchObject({ step: 5, text: 'dl.coach.step.5' });
  });

  it('goes on with the same aim next Round when the turn is ended at once', () => {
    let table = afterReading(doing(afterReading(firstTurn()), { type: 'PASS' }));
    while (adviceAt(table)?.text !== 'dl.coach.step.2')
      table = afterReading(afterPlaying(table, obedient(table)));
    expect(table.session.whole().position.state.round).toBe(8);
  });

  it('takes back nothing that was said when a move is undone', () => {
    const { session, cursor } = afterReading(firstTurn());
    const run = session.legalMoves().find((move) => isOneOf(move, [{ type: 'MOVE', to: 'u' }]));
    if (run) session.playByAnyone(run);
    expect(adviceAt({ session, cursor })).toMatchObject({ step: 3 });
    expect(session.undo('seat-1')).toBeNull();
    expect(adviceAt({ session, cursor })).toMatchObject({ step: 2, text: 'dl.coach.step.2' });
  });
});
