import { expect, it } from 'vitest';
import type { Entry } from '../../../../models/dying-light/entries';
import { statisticsOf } from '../../../../models/dying-light/statistics';

const ATTACKED: Entry = {
  type: 'enemies-attack',
  runner: 'mara',
  attackers: { biter: 2, viral: 1, volatile: 0, howler: 0 },
  power: 3,
};

function luckIn(...entries: readonly Entry[]) {
  const { luck } = statisticsOf([{ type: 'runner-picked', seat: 'seat-1', runner: 'mara' }, ...entries], 't');
  return Object.fromEntries(luck.map(({ id, expected, got }) => [id, [Number(expected.toFixed(3)), got]]));
}

it('the luck of a game is what dice showed against what such dice show on average, Crits counted as 3', () => {
  const found = luckIn(
    { type: 'damage-rolled', runner: 'mara', faces: ['crit', '5'], bonus: 1, total: 9 },
    { type: 'risk-rolled', runner: 'mara', symbols: ['safe', 'wound', 'spawn'], total: 3 },
  );
  expect(found.damage).toEqual([6, 8]);
  expect(found.risk?.[1]).toBe(2);
});

it('DL-EATK-05: attack dice promise more against many attackers, and more at night', () => {
  const rolled: Entry = { type: 'attack-die-rolled', runner: 'mara', face: '1', plus: 1 };
  const day = luckIn({ type: 'round-started', round: 7, night: false }, ATTACKED, rolled);
  const night = luckIn({ type: 'round-started', round: 8, night: true }, ATTACKED, rolled);
  expect(day['attack-dice']).toEqual([0.5, 1]);
  expect(night['attack-dice']).toEqual([0.833, 1]);
});
