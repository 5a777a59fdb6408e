import { expect, it } from 'vitest';
import { viewerOf } from '../../../renderer/app/viewpoint';
import type { GameFace, Match } from '../../../renderer/games/face';
import { startMatch } from '../../../renderer/games/face-of';
import { diceRaceFace } from '../../helpers/dice-race-face';

function aMatch(secrets: boolean): Match {
  const { game } = diceRaceFace;
  const face = { ...diceRaceFace, game: { ...game, rules: { ...game.rules, secrets } } } as GameFace;
  return startMatch(face, { seed: 'viewpoint' });
}

it('is the table where there are no secrets, whoever has picked something up', () => {
  expect([viewerOf(aMatch(false), null), viewerOf(aMatch(false), 'seat-1')]).toEqual(['table', 'table']);
});

it('is with secrets the person who decides and has picked up their cards, else the table', () => {
  const match = aMatch(true);
  expect([null, 'seat-1', 'seat-2'].map((seat) => viewerOf(match, seat as 'seat-1' | null))).toEqual([
    'table',
    'seat-1',
    'table',
  ]);
});

it('is the table again once somebody else is to decide, and everyone when the game is over', () => {
  const match = aMatch(true);
  match.session.play({ type: 'RUN' }, 'seat-1');
  expect(viewerOf(match, 'seat-1')).toBe('table');
  for (let by = match.session.makerOf({ type: 'RUN' }); by; by = match.session.makerOf({ type: 'RUN' }))
    if (!match.session.play({ type: 'RUN' }, by).ok) break;
  expect(viewerOf(match, 'seat-1')).toBe('everyone');
});
