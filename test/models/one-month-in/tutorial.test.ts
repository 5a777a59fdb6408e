import { describe, expect, it } from 'vitest';
import texts from '../../../assets/locales/en/one-month-in-coach.json';
import { skipped } from '../../../models/kernel/lesson';
import { createLuck, randomInt } from '../../../models/kernel/luck';
import type { Move } from '../../../models/one-month-in/moves';
import { LAST_STEP, PUPIL, SCRIPT } from '../../../models/one-month-in/tutorial';
import { LessonTable } from '../../helpers/month-lesson';
import { entriesOf } from '../../helpers/one-month-in';

const TEXTS: Readonly<Record<string, string>> = texts;
const step = (n: number) => `om.coach.step.${n}`;
const END: Move = { type: 'END_TURN' };

/** The lesson as far as round 5, played as told. */
function asTold(seed: string): LessonTable {
  const table = new LessonTable(seed);
  while (!table.isOver && table.state.round < 5) table.step();
  return table;
}

describe('the script of the lesson', () => {
  it('has 16 steps in order, each said in 25 words at most', () => {
    expect(SCRIPT.map(({ n }) => n)).toEqual(Array.from({ length: LAST_STEP }, (_, index) => index + 1));
    expect(LAST_STEP).toBe(16);
    const lengths = SCRIPT.map(({ n }) => TEXTS[step(n)]?.split(' ').length ?? Number.NaN);
    expect(lengths.filter((length) => !(length > 0 && length <= 25))).toEqual([]);
  });
});

describe('a pupil who does as told', () => {
  const table = asTold('as told');
  const rolled = entriesOf(table.log, 'survivors-rolled').filter(({ seat }) => seat === PUPIL);
  const answered = entriesOf(table.log, 'zombies-rolled').filter(({ seat }) => seat === PUPIL);

  it('hears what is to be done in the first four rounds, in order', () => {
    const toDo = Array.from({ length: 11 }, (_, index) => step(index + 1));
    expect(table.said.filter((text) => toDo.includes(text))).toEqual(toDo);
  });

  it.each(['paces', 'as told', 'one', 'two', 'three', 'four', 'five', 'six'])(
    'is led to the first flag by steps that count upwards, wherever Red walks ("%s")',
    (seed) => {
      const { said } = asTold(seed);
      const spoken = said.filter((text) => text.startsWith('om.coach.step.'));
      const led = Array.from({ length: 8 }, (_, index) => step(index + 1));
      expect(spoken.slice(0, spoken.indexOf(step(8)) + 1)).toEqual(led);
    },
  );

  it('throws the dice of the specification', () => {
    expect(rolled.slice(0, 4).map(({ dice }) => dice)).toEqual([[4, 3], [5], [5], [5, 4, 1]]);
    expect(answered.slice(0, 2).map(({ dice }) => dice)).toEqual([[1, 5], [4]]);
  });

  it('finds the cards of the specification', () => {
    const found = entriesOf(table.log, 'scavenged').filter(({ seat }) => seat === PUPIL);
    expect(found.map(({ card }) => card).slice(0, 3)).toEqual(['sal-02', 'sur-01', 'zom-02']);
  });

  it('holds both tiles after the third round, and has fed and farmed in the fourth', () => {
    const reclaimed = entriesOf(table.log, 'reclaimed').filter(({ seat }) => seat === PUPIL);
    expect(
      reclaimed
        .map(({ tile }) => tile)
        .slice(0, 2)
        .toSorted(),
    ).toEqual(['-1,-1', '-1,0']);
    const done = table.log.map(({ type }) => type);
    expect(done.indexOf('farm-worked')).toBeGreaterThan(done.indexOf('fed'));
    expect(done.indexOf('fed')).toBeGreaterThan(0);
  });

  it('is told to end a turn that is spent', () => {
    expect(table.said.filter((text) => text === 'om.coach.end-turn').length).toBeGreaterThanOrEqual(2);
  });

  it.each(['to the end 1', 'to the end 2'])(
    'plays on to the end of the game (%s)',
    (seed) => {
      const whole = new LessonTable(seed);
      for (let moves = 0; moves < 4000 && !whole.isOver; moves++) whole.step();
      expect(whole.isOver).toBe(true);
      expect(whole.advice()).toBeNull();
      expect(whole.said).toContain(step(12));
    },
    60_000,
  );
});

describe('a pupil who wants it otherwise', () => {
  it('is not told to send three where no three are left', () => {
    const table = new LessonTable('otherwise').upTo(2);
    table.play({ type: 'MOVE', from: '-2,0', zone: 'whole', to: '-2,1', k1: 3, k2: 0 });
    expect(table.advice()).toBeNull();
    table.play({ type: 'MOVE', from: '-2,0', zone: 'whole', to: '-1,0', k1: 1, k2: 0 });
    expect(table.advice()).toBeNull();
  });

  it('is told to send the one who is still missing', () => {
    const table = new LessonTable('otherwise').upTo(2);
    table.play({ type: 'MOVE', from: '-2,0', zone: 'whole', to: '-1,0', k1: 2, k2: 0 });
    expect(table.advice()?.text).toBe(step(2));
    table.play({ type: 'MOVE', from: '-2,0', zone: 'whole', to: '-1,0', k1: 1, k2: 0 });
    expect(table.advice()?.text).toBe(step(3));
  });

  it('may go into the houses first, and is then led to the farm', () => {
    const table = new LessonTable('otherwise').upTo(4);
    table.play({ type: 'ENTER', tile: '-1,0', k1: 3, k2: 0 });
    expect(table.advice()?.text).toBe(step(7));
    table.play({ type: 'FIGHT_ROUND' });
    expect(table.advice()?.text).toBe(step(4));
  });

  it('may wait a turn, and is told again as long as it can be done', () => {
    const table = new LessonTable('otherwise').upTo(4);
    table.play(END);
    for (let moves = 0; moves < 100 && table.isBots(); moves++) table.step();
    table.step(() => {});
    expect(table.advice()?.text).toBe(step(4));
  });

  it('is left alone once the lesson is left, and plays on', () => {
    const table = new LessonTable('otherwise').upTo(4);
    table.cursor = skipped(table.cursor);
    expect(table.advice()).toBeNull();
    for (let moves = 0; moves < 60; moves++) table.step();
    expect(table.said.at(-1)).toBe(step(4));
    expect(table.state.round).toBeGreaterThan(2);
  });
});

describe('words that are said once', () => {
  it('end with the turn: salvage and rivals', () => {
    const table = new LessonTable('once').upTo(13);
    table.play(END);
    expect(table.cursor.read).toContain(13);
  });

  it('are closed by the pupil: unique tiles and fifty points', () => {
    const table = new LessonTable('once').upTo(15);
    expect(table.advice()?.read).toBe(true);
    table.step();
    expect(table.cursor.read).toContain(15);
    expect(table.advice()?.step).not.toBe(15);
  });
});

/** What the coach asks for, and moves of which one must be there to do it. */
const ASKS_FOR: Readonly<Record<string, readonly string[]>> = {
  [step(1)]: ['PLACE_SETUP_FENCE'],
  [step(2)]: ['MOVE'],
  [step(3)]: ['MOVE'],
  [step(4)]: ['ENTER'],
  [step(5)]: ['FIGHT_ROUND'],
  [step(6)]: ['ENTER'],
  [step(7)]: ['FIGHT_ROUND'],
  [step(8)]: ['RECLAIM'],
  [step(9)]: ['SCAVENGE'],
  [step(10)]: ['FEED'],
  [step(11)]: ['FARM'],
  [step(12)]: ['ARM', 'BUILD_FENCE', 'SUIT'],
  [step(13)]: ['MOVE'],
  [step(14)]: ['RUN'],
  'om.coach.end-turn': ['END_TURN'],
};

/** What is wrong with what the coach says; null when all is well. */
function faultAt(table: LessonTable): string | null {
  const advice = table.advice();
  if (!advice) return null;
  if (table.isBots()) return `${advice.text} is said while the rival decides.`;
  if (advice.shows.length === 0) return `${advice.text} points at nothing.`;
  const asked = ASKS_FOR[advice.text];
  const can = !asked || table.session.legalMoves().some(({ type }) => asked.includes(type));
  return can ? null : `${advice.text} can't be done at ${table.session.whole().prompt.id}.`;
}

describe('the coach of somebody who does anything at all', () => {
  it.each(['r-1', 'r-2', 'r-3'])(
    'says only what can be done at once, to the end (%s)',
    (seed) => {
      const luck = createLuck(seed);
      const table = new LessonTable(seed);
      const faults = new Set<string | null>();
      for (let moves = 0; moves < 4000 && !table.isOver; moves++) {
        faults.add(faultAt(table));
        table.step(() => {
          const { legal } = table.session.seen('table');
          const move = legal[randomInt(luck, 0, legal.length - 1)];
          if (move) table.play(move);
        });
      }
      expect(table.isOver).toBe(true);
      expect([...faults]).toEqual([null]);
    },
    60_000,
  );
});
