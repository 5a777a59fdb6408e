import { describe, expect, it } from 'vitest';
import { houseChoicesOf } from '../../../models/kernel/house-rules';
import { FACES } from '../../../renderer/games';
import { startMatch } from '../../../renderer/games/face-of';

describe.each(FACES.map((face) => [face.game.rules.id, face] as const))('a new game of %s', (_id, face) => {
  const plan = () => face.plan.usual('house', null);

  it('is played by the book where nobody says otherwise', () => {
    const { house, asides } = startMatch(face, plan()).session.seen('table');
    expect([house, asides.length]).toEqual([{ undo: 'learned', bots: 'settings', replies: 'asked' }, 0]);
  });

  it('begins with every rule of the house that it offers, and says each of them', () => {
    const agreed = houseChoicesOf(face.game.rules).filter(
      ({ value }) => value === 'none' || value === 'instant' || value === 'open',
    );
    const { house, asides } = startMatch(face, plan(), agreed).session.seen('table');
    expect(agreed.map(({ rule, value }) => house[rule] === value)).toEqual(agreed.map(() => true));
    expect(asides.map(({ kind }) => kind)).toEqual(agreed.map(() => 'house-rule'));
    expect(agreed.length).toBeGreaterThan(1);
  });
});
