import { describe, expect, it } from 'vitest';
import { createSession } from '../../../machines/kernel/session';
import type { AnyMove, Controller, SeatId } from '../../../models/kernel/types';
import { handOverTo, viewerOf } from '../../../renderer/app/viewpoint';
import type { GameFace, Match } from '../../../renderer/games/face';
import { startMatch } from '../../../renderer/games/face-of';
import { diceRaceFace } from '../../helpers/dice-race-face';
import { parryDuel, rivals } from '../../helpers/parry-duel';

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

describe('a game of rivals with hidden hands', () => {
  function duel(...controllers: readonly Controller[]): Match {
    const seats = rivals().map((seat, at) => ({ ...seat, controller: controllers[at] ?? seat.controller }));
    const session = createSession(parryDuel, { options: {}, seats, seed: 'viewpoint' });
    return { face: { game: parryDuel }, session } as unknown as Match;
  }
  const handed = (match: Match, holder: SeatId | null) =>
    handOverTo(match, match.session.seen(viewerOf(match, holder))).map(({ id }) => id);
  const BOT: Controller = { kind: 'bot', level: 'easy' };

  it('hands the screen to whoever is asked, until they have picked up their cards', () => {
    const match = duel();
    expect([handed(match, null), handed(match, 'seat-2'), handed(match, 'seat-1')]).toEqual([
      ['seat-1'],
      ['seat-1'],
      [],
    ]);
    match.session.play({ type: 'DRAW' }, 'seat-1');
    expect(handed(match, 'seat-1')).toEqual(['seat-2']);
    expect(viewerOf(match, 'seat-1')).toBe('table');
  });

  it('shows a person who plays alone against bots their own cards all the time, and asks nobody to hand anything over', () => {
    const match = duel({ kind: 'human' }, BOT);
    expect([viewerOf(match, null), handed(match, null)]).toEqual(['seat-1', []]);
    match.session.play({ type: 'DRAW' }, 'seat-1');
    expect([viewerOf(match, null), handed(match, null)]).toEqual(['seat-1', []]);
  });

  it('shows nobody the cards of a bot, also where a person held them before', () => {
    const match = duel(BOT, BOT);
    expect([viewerOf(match, 'seat-1'), handed(match, 'seat-1')]).toEqual(['table', []]);
  });

  it('hands nothing over once it is over, nor where there are no secrets', () => {
    const match = duel();
    match.session.play({ type: 'CONCEDE', seat: 'seat-1' } as AnyMove, 'seat-1');
    expect([viewerOf(match, null), handed(match, null)]).toEqual(['everyone', []]);
    expect(handed(aMatch(false), null)).toEqual([]);
  });
});
