import { describe, expect, it } from 'vitest';
import { dyingLight } from '../../../machines/dying-light/game';
import { createSession } from '../../../machines/kernel/session';
import { hashOf } from '../../../models/kernel/hash';
import type { BotLevel, Seat } from '../../../models/kernel/types';

const MOVE_CAP = 2000;

function botGame(count: number, level: BotLevel) {
  const seats = Array.from(
    { length: count },
    (_, index): Seat => ({
      id: `seat-${index + 1}`,
      name: `Bot ${index + 1}`,
      controller: { kind: 'bot', level },
    }),
  );
  const options = { scenario: 'sc-errand', difficulty: 'normal', soloRunners: 1 } as const;
  const session = createSession(dyingLight, { options, seats, seed: 'bots' });
  while (!session.whole().outcome) {
    expect(session.playBot()).toMatchObject({ ok: true });
    expect(session.whole().moves.length).toBeLessThan(MOVE_CAP);
  }
  return session;
}

describe('games that only bots play', () => {
  it.each([
    [1, 'hard'],
    [2, 'normal'],
    [3, 'easy'],
    [4, 'hard'],
  ] as const)(
    'end with %i %s bots',
    (count, level) => {
      expect(botGame(count, level).whole().outcome).not.toBeNull();
    },
    120_000,
  );

  it('are the same again from the same seed', () => {
    expect(hashOf(botGame(1, 'normal').save())).toBe(hashOf(botGame(1, 'normal').save()));
  }, 120_000);
});
