import { describe, expect, it } from 'vitest';
import { FACES } from '../../../renderer/games';
import { decisionsOf } from '../../helpers/every-game';

/** It greets whoever has the next turn itself (specification 10.5). */
const GREETS = 'one-month-in';

describe.each(FACES.map((face) => [face.game.rules.id, face] as const))('in %s', (id, face) => {
  it('whoever comes back is told what happened where a turn begins', async () => {
    if (id === GREETS) {
      expect(face.awayAt).toBeUndefined();
      return;
    }
    const decisions = await decisionsOf(id);
    expect(face.awayAt?.length).toBeGreaterThan(0);
    expect(face.awayAt?.filter((at) => !decisions.includes(at))).toEqual([]);
  });
});
