import { expect, it } from 'vitest';
import { summaryOf } from '../../../../renderer/games/outbreak-duel/summary';
import { newDuel } from '../../../helpers/outbreak-duel';
import { people, playToEnd } from '../../../helpers/random-play';

it('a duel in the list of saved games has no round to be named before its first turn', () => {
  const session = newDuel({}, people(2));
  expect(summaryOf(session.seen('table')).line).toMatch(/^Before the first turn: \w+ \d+ HP, \w+ \d+ HP$/);
  playToEnd(session, 'begun', {});
  expect(summaryOf(session.seen('table')).line).toMatch(/^Ended in Round \d+: \w+ -?\d+ HP, \w+ -?\d+ HP$/);
});
