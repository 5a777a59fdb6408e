import { describe, expect, it } from 'vitest';
import words from '../../../../assets/locales/en/one-month-in-statistics.json';
import { createSession } from '../../../../machines/kernel/session';
import { oneMonthIn } from '../../../../machines/one-month-in/game';
import { STATISTIC_ROWS } from '../../../../models/one-month-in/statistics';
import { seatName, summaryOf } from '../../../../renderer/games/one-month-in/summary';
import { acting, BLUE, RED, table, USUAL } from '../../../helpers/one-month-in';
import { people, playToEnd } from '../../../helpers/random-play';

describe('a game in the list of saved games', () => {
  it('is told by its round and the points of its teams', () => {
    const session = acting({ round: 4, salvage: [4, 0] });
    expect(summaryOf(session.seen('table'))).toEqual({
      round: 4,
      line: 'Two Streets, Round 4: Blue 10 and Red 8',
    });
  });

  it('has no round to be named before the first one', () => {
    const session = createSession(oneMonthIn, { options: USUAL, seats: people(2), seed: 'begun' });
    expect(summaryOf(session.seen('table')).line).toMatch(/^\S.+, setting up: \w+ 8 and \w+ 8$/);
  });

  it('is told as over when it is', () => {
    const session = createSession(oneMonthIn, { options: USUAL, seats: people(3), seed: 'over' });
    playToEnd(session, 'over', {});
    expect(summaryOf(session.seen('table')).line).toMatch(
      /^Three Parishes, ended in Round \d+: Blue \d+, Red \d+ and Green \d+$/,
    );
  });
});

it('a seat is named with its colour', () => {
  const state = table();
  const seat = { id: RED, name: 'Ada', controller: { kind: 'human' } } as const;
  expect(seatName(seat, state)).toBe('Ada (Red)');
  expect(seatName({ ...seat, id: BLUE }, state)).toBe('Ada (Blue)');
});

it('every number of the result has a name', () => {
  const needed = STATISTIC_ROWS.flatMap(({ id, group }) => [`om.stat.${id}`, `om.stat.group.${group}`]);
  expect(needed.filter((id) => !Object.hasOwn(words, id))).toEqual([]);
});
