import { describe, expect, it } from 'vitest';
import texts from '../../../assets/locales/en/outbreak-duel-coach.json';
import { LAST_STEP, SCRIPT } from '../../../models/outbreak-duel/tutorial';
import { LessonTable } from '../../helpers/duel-lesson';

const TEXTS: Readonly<Record<string, string>> = texts;
const step = (n: number) => `od.coach.step.${n}`;
const steps = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => step(from + at));

/** As far as the first blow of the second round has been struck. */
function asTold(seed: string): LessonTable {
  const table = new LessonTable(seed);
  while (!table.isOver && !table.said.includes(step(12))) table.step();
  return table;
}

/** As far as a step is about to be done. */
function asFarAs(n: number): LessonTable {
  const table = new LessonTable('another way');
  while (table.advice()?.step !== n) table.step();
  return table;
}

describe('the script of the lesson', () => {
  it('has 15 steps in order, each said in 25 words at most', () => {
    expect(SCRIPT.map(({ n }) => n)).toEqual(Array.from({ length: LAST_STEP }, (_, index) => index + 1));
    expect(LAST_STEP).toBe(15);
    const lengths = SCRIPT.map(({ n }) => TEXTS[step(n)]?.split(' ').length ?? Number.NaN);
    expect(lengths.filter((length) => !(length > 0 && length <= 25))).toEqual([]);
  });
});

describe.each(['one', 'two', 'three'])('a pupil who does as told (%s)', (seed) => {
  const table = asTold(seed);

  it('hears the first twelve steps in order, whatever the rival holds', () => {
    expect(table.said.filter((text) => steps(1, 12).includes(text))).toEqual(steps(1, 12));
  });

  it('has the hand and the draws of the specification', () => {
    const drawn = table.log.flatMap((entry) =>
      entry.type === 'drew' && entry.seat === 'seat-1' ? entry.cards : [],
    );
    expect(drawn.slice(0, 7)).toEqual(['W01', 'I06', 'R01', 'E16', 'E03', 'R05', 'W02']);
  });

  it('meets the Sprinter and the Track Captain, escapes the Sprinter with a 5 and kills it with a 4', () => {
    const spawned = table.log.flatMap((entry) => (entry.type === 'spawned' ? [entry.card] : []));
    expect(spawned.slice(0, 2)).toEqual(['ZR1', 'ZR2']);
    expect(table.log.find(({ type }) => type === 'escape-rolled')).toMatchObject({
      source: 'quick-escape',
      card: 'ZR1',
      die: 5,
      success: true,
    });
    const blow = table.log.find((entry) => entry.type === 'attack-rolled' && entry.seat === 'seat-1');
    expect(blow).toMatchObject({ card: 'ZR1', die: 4, success: true });
  });

  it('has 6 TH for the own dead, and the Row of the specification', () => {
    const phase = table.log.find((entry) => entry.type === 'zombie-phase-started' && entry.seat === 'seat-1');
    expect(phase).toMatchObject({ th: 6 });
    const dealt = table.log.find((entry) => entry.type === 'dealt' && entry.seat === 'seat-1');
    expect(dealt).toMatchObject({ row: ['ZB1', 'ZW1', 'ZW4', 'ZB2'] });
  });
});

describe('a pupil who goes another way', () => {
  const aside = (what: string) => `od.coach.aside.${what}`;
  const END = { type: 'END_SURVIVOR_PHASE' } as const;

  it('hears that a Weapon comes first', () => {
    const table = asFarAs(2);
    table.pupilPlays({ type: 'PLAY', card: 'I06' });
    expect(table.advice()).toMatchObject({ step: 2, aside: aside('arm-first') });
    table.pupilPlays({ type: 'PLAY', card: 'W01' });
    expect(table.advice()).toMatchObject({ step: 4, aside: null });
  });

  it('hears that another card was to be looted', () => {
    const table = asFarAs(4);
    table.pupilPlays({ type: 'LOOT', card: 'R01' });
    expect(table.advice()).toMatchObject({ step: 5, aside: aside('loot-less') });
  });

  it('hears that AP were kept for nothing', () => {
    const table = asFarAs(4);
    table.pupilPlays(END);
    table.rivalPlaysOn();
    expect(table.advice()).toMatchObject({ aside: aside('ended-early') });
  });

  it('hears that the escape was for the bigger bite, with no step to go with it', () => {
    const table = asFarAs(8);
    table.pupilPlays({ type: 'QUICK_ESCAPE' });
    while (table.biter !== 'ZR1') table.onward();
    expect(table.advice()).toMatchObject({ step: null, text: aside('escaped-early'), aside: null });
  });

  it('hears that the bigger bite need not have landed', () => {
    const table = asFarAs(9);
    table.pupilPlays({ type: 'PASS' });
    while (table.advice()?.step !== 10) table.onward();
    expect(table.advice()).toMatchObject({ aside: aside('never-escaped') });
  });
});

it('is played to the end, and then says nothing', () => {
  const table = new LessonTable('to the end');
  for (let moves = 0; moves < 2000 && !table.isOver; moves++) table.step();
  expect(table.isOver).toBe(true);
  expect(table.advice()).toBeNull();
});
