import { describe, expect, it } from 'vitest';
import {
  FOOT,
  type Look,
  PLACES,
  type Stand,
  standsIn,
} from '../../../../../renderer/games/outbreak-duel/layout';

const LOOKS: readonly Look[] = ['ends', 'side'];
const COUNTS = Array.from({ length: 20 }, (_, index) => index + 1);

/** How far apart the feet of two are in the direction in which they are farther apart; below 0 they overlap. */
function between(one: Stand, other: Stand, look: Look): number {
  const half = (one.scale + other.scale) / 2;
  const [x, z] = look === 'ends' ? [FOOT.width, FOOT.depth] : [FOOT.depth, FOOT.width];
  return Math.max(Math.abs(one.x - other.x) - x * half, Math.abs(one.z - other.z) - z * half);
}

function nearest(stands: readonly Stand[], look: Look): number {
  const gaps = stands.flatMap((one, index) =>
    stands.slice(index + 1).map((other) => between(one, other, look)),
  );
  return Math.min(...gaps, 1);
}

describe.each(LOOKS)('the dead on a board, looked at from the %s', (look) => {
  it.each(COUNTS)('never overlap: %i in the street', (count) => {
    const stands = standsIn('zombie', count, look);
    expect(stands).toHaveLength(count);
    expect(nearest(stands, look)).toBeGreaterThanOrEqual(0);
  });

  it.each(COUNTS)('never overlap: %i around the Survivor', (count) => {
    const stands = standsIn('threat', count, look);
    expect(stands).toHaveLength(count);
    expect(nearest(stands, look)).toBeGreaterThanOrEqual(0);
  });

  it('never overlap, however fourteen are divided between street and ring', () => {
    for (let ring = 0; ring <= 14; ring++) {
      const all = [...standsIn('threat', ring, look), ...standsIn('zombie', 14 - ring, look)];
      expect(nearest(all, look), `${ring} on the ring`).toBeGreaterThanOrEqual(0);
    }
  });

  it('are as large as they can be while there are few', () => {
    for (const count of [1, 2, 3, 4, 5]) expect(standsIn('zombie', count, look)[0]?.scale).toBe(1);
    for (const count of [1, 2, 3, 4]) expect(standsIn('threat', count, look)[0]?.scale).toBe(1);
  });

  it('stay large enough to be read when fourteen stand on one board', () => {
    expect(standsIn('threat', 8, look)[0]?.scale).toBeGreaterThan(0.6);
    expect(standsIn('zombie', 6, look)[0]?.scale).toBeGreaterThan(0.6);
  });
});

describe('the dead in a Zombie Phase', () => {
  it('leave the place free to which the attacker steps', () => {
    const attacker = { ...PLACES.attacker, scale: 1 };
    for (const count of COUNTS.slice(0, 8))
      expect(nearest([attacker, ...standsIn('threat', count, 'side')], 'side')).toBeGreaterThanOrEqual(0);
  });
});
