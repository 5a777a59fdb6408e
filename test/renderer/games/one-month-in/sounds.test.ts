import { describe, expect, it } from 'vitest';
import { createSession } from '../../../../machines/kernel/session';
import { oneMonthIn } from '../../../../machines/one-month-in/game';
import type { Entry } from '../../../../models/one-month-in/entries';
import { motionsOf } from '../../../../renderer/games/one-month-in/motions';
import { soundsOf, timeOf } from '../../../../renderer/games/one-month-in/sounds';
import { BLUE, RED, table, USUAL } from '../../../helpers/one-month-in';
import { people, playToEnd } from '../../../helpers/random-play';

const at = { seat: BLUE, tile: '-1,0' } as const;

function named(entry: Entry): readonly string[] {
  return soundsOf(entry).map(({ sound }) => sound);
}

function scavenged(card: 'sal-02' | 'sur-14' | 'zom-08', count: number): Entry {
  return { type: 'scavenged', ...at, card, count };
}

describe('the sounds of One Month In', () => {
  it('begin while their motion lasts, in a whole game', () => {
    const session = createSession(oneMonthIn, { options: USUAL, seats: people(3), seed: 'sounds' });
    playToEnd(session, 'sounds', {});
    const late = session.whole().log.filter(({ entry }) => {
      const length = motionsOf([entry]).reduce((sum, { duration }) => sum + duration, 0);
      return soundsOf(entry).some(({ after }) => after >= Math.max(length, 1));
    });
    expect(late.map(({ entry }) => entry.type)).toEqual([]);
  });

  it('let a door burst before zombies, and open before nobody', () => {
    const inside = (zombies: number): Entry => ({ type: 'went-inside', ...at, count: 2, zombies });
    expect([inside(3), inside(0)].map(named)).toEqual([['door-burst'], ['door']]);
  });

  it('tell a hit from a miss', () => {
    const rolled = (kills: number): Entry => ({
      type: 'survivors-rolled',
      ...at,
      dice: [5],
      armed: 0,
      kills,
      zombies: 1,
    });
    expect(named(rolled(1))).toEqual(['dice-throw', 'dice-settle', 'hit', 'fall']);
    expect(named(rolled(0))).toEqual(['dice-throw', 'dice-settle', 'miss']);
  });

  it('tell what a loot card brings', () => {
    expect(named(scavenged('sal-02', 1))).toEqual(['card-flip', 'token-up']);
    expect(named(scavenged('zom-08', 3))).toEqual(['card-flip', 'growl']);
    expect(named(scavenged('sur-14', 3))).toEqual(['card-flip', 'step', 'step', 'step', 'step']);
    expect(named(scavenged('zom-08', 0))).toEqual(['card-flip']);
  });

  it('hammer boards and unroll a flag when land is won, and lower it when it is lost', () => {
    expect(named({ type: 'reclaimed', ...at, from: RED, value: 3 })).toEqual(['boards', 'flag']);
    expect(named({ type: 'overrun', ...at })).toEqual(['flag-down', 'roar']);
  });

  it('count at most five feet of a crowd', () => {
    expect(named({ type: 'ran', ...at, count: 12 })).toHaveLength(5);
  });

  it('tick while the Research Centre is held, and stop', () => {
    expect(named({ type: 'hold-started', ...at })).toEqual(['clock']);
    expect(named({ type: 'hold-broken', ...at })).toEqual(['clock-stops']);
  });
});

it('lie over the ambience of the day for two thirds of the rounds, and again at the end', () => {
  const state = table();
  const short = { ...state.options, maxRounds: 15 } as const;
  expect([1, 16, 17, 25].map((round) => timeOf({ ...state, round }))).toEqual([
    'day',
    'day',
    'night',
    'night',
  ]);
  expect([10, 11].map((round) => timeOf({ ...state, options: short, round }))).toEqual(['day', 'night']);
  const outcome = { winners: [BLUE] as const, reason: 'om.outcome.max', scores: {}, rank: null };
  expect(timeOf({ ...state, round: 25, outcome })).toBe('day');
});
