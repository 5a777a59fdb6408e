import { describe, expect, it } from 'vitest';
import { createSession } from '../../../../machines/kernel/session';
import { resultTitle, rivalScores } from '../../../../renderer/app/screens/result-words';
import type { AnySnapshot, Match } from '../../../../renderer/games/face';
import { diceRaceFace } from '../../../helpers/dice-race-face';
import { parryDuel, rivals } from '../../../helpers/parry-duel';

const DUEL = { face: { game: parryDuel } } as unknown as Pick<Match, 'face'>;

function ended(winners: readonly string[]): AnySnapshot {
  const session = createSession(parryDuel, { options: {}, seats: rivals(), seed: 'result' });
  const { viewer, position } = session.seen('table');
  return {
    viewer,
    position,
    outcome: { winners, reason: '', scores: {}, rank: null },
  } as unknown as AnySnapshot;
}

describe('the result of rivals', () => {
  it('names who has won, also where nobody or several have', () => {
    const titles = [['seat-2'], ['seat-1', 'seat-2'], []].map((winners) => resultTitle(DUEL, ended(winners)));
    expect(titles).toEqual(['Bo won', 'Ada and Bo won', 'Nobody won']);
  });

  it('lists what all have scored, the best first, and none without a score', () => {
    expect(rivalScores({ scores: { 'seat-1': 1, 'seat-2': 3 } }, rivals())).toEqual([
      { id: 'seat-2', name: 'Bo', n: 3 },
      { id: 'seat-1', name: 'Ada', n: 1 },
    ]);
    expect(rivalScores({ scores: {} }, rivals())).toEqual([]);
  });
});

it('tells a team that it made it or lost, without names', () => {
  const team = { face: diceRaceFace } as unknown as Pick<Match, 'face'>;
  expect([['seat-1', 'seat-2'], []].map((winners) => resultTitle(team, ended(winners)))).toEqual([
    'You made it',
    'Lost',
  ]);
});
