import { expect, it } from 'vitest';
import type { Move } from '../../../../../models/survive-until-daylight/moves';
import type { State } from '../../../../../models/survive-until-daylight/state';
import { withAdvised } from '../../../../../renderer/games/survive-until-daylight/hud/advised-marks';
import type { Highlight } from '../../../../../renderer/games/survive-until-daylight/scene/marks';

/** Nothing of it is looked at. */
const state = {} as State;
const wanderer = { kind: 'enemy', card: 'wanderer-1' } as const;
const marks: readonly Highlight[] = [{ spot: wanderer, tone: 'choice', label: '72% dead' }];

it('the enemy that advice is about stands out in the form of the coach, with its odds', () => {
  const attack = { type: 'ATTACK', targetId: 'wanderer-1', weaponId: 'wp-pipe', ammo: 0, vitaly: 0 } as const;
  expect(withAdvised(marks, attack, state)).toEqual([
    { spot: wanderer, tone: 'focus', label: 'Advice: 72% dead' },
  ]);
});

it.each<[Move, object]>([
  [{ type: 'DRAW' }, { kind: 'pile', pile: 'active' }],
  [
    { type: 'OFFER', from: 'seat-1', to: 'seat-2', cardId: 'am-arrow', count: 1 },
    { kind: 'seat', seat: 'seat-2' },
  ],
])('advice to %o is marked where it is done', (move, spot) => {
  expect(withAdvised([], move, state)).toEqual([{ spot, tone: 'focus', label: 'Advice' }]);
});

it('without advice, and with advice about no place, the table stays as it is', () => {
  expect(withAdvised(marks, null, state)).toBe(marks);
  expect(withAdvised(marks, { type: 'PASS' } as never, state)).toEqual(marks);
});
