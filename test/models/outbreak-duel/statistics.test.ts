import { describe, expect, it } from 'vitest';
import { statisticsOf } from '../../../models/outbreak-duel/statistics';
import { newDuel, seats } from '../../helpers/outbreak-duel';

const session = newDuel({}, seats('bot', 'bot'), 'counted');
while (session.playBot());
const whole = session.whole();
const log = whole.log.map(({ entry }) => entry);
const { rounds, curve, biters, deeds } = statisticsOf(log);

describe('the statistics of a duel', () => {
  it('follow the HP of both from the start to the end, one point a round', () => {
    const [one, other] = whole.position.state.players;
    expect(curve[0]).toEqual({ round: 0, hp: [one.maxHp, other.maxHp] });
    expect(curve.at(-1)?.hp).toEqual([one.hp, other.hp]);
    expect(curve.map(({ round }) => round)).toEqual(Array.from({ length: rounds + 1 }, (_, n) => n));
  });

  it('name what bit hardest first, and count all of it', () => {
    const dealt = log.flatMap((entry) =>
      entry.type === 'hurt' && entry.source.startsWith('Z') ? [entry.n] : [],
    );
    const sum = (numbers: readonly number[]) => numbers.reduce((total, n) => total + n, 0);
    expect(sum(biters.map(({ damage }) => damage))).toBe(sum(dealt));
    expect(biters.map(({ damage }) => damage)).toEqual(
      biters.map(({ damage }) => damage).toSorted((a, b) => b - a),
    );
  });

  it('count what each player did', () => {
    const of = (type: string, seat: string) =>
      log.filter((entry) => entry.type === type && 'seat' in entry && entry.seat === seat).length;
    for (const seat of ['seat-1', 'seat-2'] as const) {
      expect(deeds[seat]?.attacks).toBe(of('attacked', seat));
      expect(deeds[seat]?.spawned).toBe(of('spawned', seat));
      expect(deeds[seat]?.reacts).toBe(of('reacted', seat));
    }
  });
});
