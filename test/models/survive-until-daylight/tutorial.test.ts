import { describe, expect, it } from 'vitest';
import texts from '../../../assets/locales/en/survive-until-daylight-coach.json';
import { skipped } from '../../../models/kernel/lesson';
import { createLuck, randomInt } from '../../../models/kernel/luck';
import {
  HINTS,
  LAST_STEP,
  partnersMove,
  SCRIPT,
  turnedBack,
} from '../../../models/survive-until-daylight/tutorial';
import { lessonOf } from '../../../renderer/coach/lesson';
import { LessonTable, obedient } from '../../helpers/survive-lesson';

const TEXTS: Readonly<Record<string, string>> = texts;
const step = (n: number) => `sd.coach.step.${n}`;

/** Plays as told until the second round has begun and the pupil is asked in it. */
function firstRound(): LessonTable {
  const table = new LessonTable('lesson');
  for (let moves = 0; moves < 60; moves++) {
    table.settle();
    if (table.session.whole().position.state.round > 1) return table;
    table.play(obedient(table));
  }
  throw new Error('The first round does not end.');
}

/** Plays as told until the coach says a step. */
function upTo(n: number): LessonTable {
  const table = new LessonTable('lesson');
  for (let moves = 0; moves < 60; moves++) {
    const advice = table.advice();
    if (advice?.step === n) return table;
    if (advice?.read) table.next(advice);
    else if (table.isBots()) table.playPartner();
    else table.play(obedient(table));
  }
  throw new Error(`The coach never says step ${n}.`);
}

describe('the script of the lesson', () => {
  it('has 16 steps in order, each said in 25 words at most', () => {
    expect(SCRIPT.map(({ n }) => n)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    expect(LAST_STEP).toBe(16);
    const lengths = SCRIPT.map(({ n }) => TEXTS[step(n)]?.split(' ').length ?? Number.NaN);
    expect(lengths.filter((length) => !(length > 0 && length <= 25))).toEqual([]);
  });

  it('points at something in every step and every hint', () => {
    expect([...SCRIPT, ...HINTS].filter(({ shows }) => shows.length === 0)).toEqual([]);
    expect(HINTS.filter(({ id }) => !TEXTS[`sd.coach.hint.${id}`])).toEqual([]);
  });
});

describe('a pupil who does as told', () => {
  const table = firstRound();
  const log = table.session.whole().log.map(({ entry }) => entry);

  it('hears all steps in order', () => {
    const steps = table.said.filter((text) => text.startsWith('sd.coach.step.'));
    expect(steps).toEqual(SCRIPT.map(({ n }) => step(n)));
  });

  it('finds the cards of the specification in their order', () => {
    const found = log.flatMap((entry) => (entry.type === 'card-found' ? [entry.card] : []));
    expect(found.slice(0, 8)).toEqual([
      'in-planks',
      'am-arrow',
      'in-nails',
      'rd-rodent1',
      'hl-kit',
      'wave',
      'jk-junk',
      'wave',
    ]);
  });

  it('meets the line of the specification', () => {
    const joined = log.find((entry) => entry.type === 'line-joined');
    expect(joined?.type === 'line-joined' && joined.cards.map(({ type }) => type)).toEqual([
      'wanderer',
      'raider',
      'survivor',
      'brute',
      'wanderer',
    ]);
  });

  it('comes out of the first round unhurt: the Brute takes the Survivor, the barricade the Wanderer', () => {
    const { members, line } = table.session.whole().position.state;
    expect(members.map(({ damage }) => damage)).toEqual([0, 2]);
    expect(line.map(({ id }) => id)).toEqual(['brute-1', 'wanderer-2']);
    expect(log).toContainEqual({ type: 'barricade-broke', seat: 'seat-1', enemy: 'wanderer-2' });
  });
});

describe('a pupil who wants it otherwise', () => {
  it('is turned back from what would spoil the next steps', () => {
    const { state } = upTo(2).session.whole().position;
    expect(turnedBack({ state }, { type: 'LEAVE' })).toBe('keep');
    expect(turnedBack({ state }, { type: 'KEEP', discard: null })).toBeNull();
    const wave = upTo(8).session.whole().position.state;
    expect(turnedBack({ state: wave }, { type: 'DELAY' })).toBe('accept');
  });

  it('builds first, then strikes the Raider with the Sledge', () => {
    const build = upTo(11).session.whole().position.state;
    expect(turnedBack({ state: build }, { type: 'END_TURN' })).toBe('craft');
    const strike = upTo(12).session.whole().position.state;
    const attack = { type: 'ATTACK', targetId: 'raider-1', ammo: 0, vitaly: 0 } as const;
    expect(turnedBack({ state: strike }, { ...attack, weaponId: 'wp-machete' })).toBe('raider');
    expect(turnedBack({ state: strike }, { ...attack, weaponId: 'sw-pillar' })).toBeNull();
  });

  it('may refuse the gift and be given something else to think about', () => {
    const table = upTo(10);
    table.play({ type: 'REFUSE' });
    expect(table.advice()?.text).not.toBe(step(10));
    expect(table.welcome().map(({ type }) => type)).toContain('READY');
  });

  it('hears nothing that is to be done while the partner decides', () => {
    const table = upTo(10);
    table.play({ type: 'REFUSE' });
    const partners = new Set<string>();
    while (table.isBots()) {
      const advice = table.advice();
      if (advice && !advice.read) partners.add(advice.text);
      table.playPartner();
    }
    expect([...partners]).toEqual([]);
    expect(table.advice()?.text).toBe('sd.coach.ready');
  });

  it('is free from the second round on', () => {
    const { state } = firstRound().session.whole().position;
    expect(turnedBack({ state }, { type: 'DELAY' })).toBeNull();
  });

  it('is left alone once the lesson is skipped', () => {
    const table = upTo(3);
    table.cursor = skipped(table.cursor);
    expect(table.advice()).toBeNull();
  });
});

/** What the coach says that is to be done, and a move that does it. */
const ASKS_FOR: Readonly<Record<string, readonly string[]>> = {
  'sd.coach.draw': ['DRAW'],
  'sd.coach.keep': ['KEEP'],
  'sd.coach.ready': ['READY'],
  'sd.coach.choose': ['CHOOSE'],
  'sd.coach.spread': ['SPREAD'],
  'sd.coach.end-turn': ['END_TURN'],
  [step(1)]: ['DRAW'],
  [step(2)]: ['KEEP'],
  [step(8)]: ['ACCEPT'],
  [step(10)]: ['TAKE', 'REFUSE'],
  [step(11)]: ['CRAFT'],
  [step(12)]: ['ATTACK'],
};

/** What the coach says that can't be followed here; null when all is well. */
function faultAt(table: LessonTable): string | null {
  const advice = table.advice();
  if (!advice || advice.read) return null;
  const { prompt } = table.session.whole();
  if (table.isBots()) return `${advice.text} is said while the partner decides ${prompt.id}.`;
  const asked = ASKS_FOR[advice.text];
  const can = !asked || table.session.legalMoves().some(({ type }) => asked.includes(type));
  return can ? null : `${advice.text} can't be done at ${prompt.id}.`;
}

describe('the coach of somebody who does anything at all', () => {
  it.each(['r-1', 'r-2', 'r-3', 'r-4'])('says only what can be done at once, to the end (%s)', (seed) => {
    const luck = createLuck(seed);
    const table = new LessonTable(seed);
    const faults = new Set<string | null>();
    while (!table.session.whole().outcome) {
      faults.add(faultAt(table));
      const advice = table.advice();
      if (advice?.read) table.next(advice);
      else if (table.isBots()) table.playPartner();
      else {
        const moves = table.welcome();
        const move = moves[randomInt(luck, 0, moves.length - 1)];
        if (move) table.play(move);
      }
    }
    expect([...faults]).toEqual([null]);
    expect(table.said).toContain('sd.coach.ready');
  });
});

describe('the partner', () => {
  it('waits for words that are to be read, and then keeps to the script', () => {
    const table = upTo(7);
    expect(table.advice()?.holds).toBe(true);
    expect(partnersMove(lessonOf(table.session.seen('table')))).toEqual({ type: 'DELAY' });
  });

  it('decides for itself from the second round on', () => {
    expect(partnersMove(lessonOf(firstRound().session.seen('table')))).toBeNull();
  });
});
