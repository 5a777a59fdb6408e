import { describe, expect, it } from 'vitest';
import type { State } from '../../../models/survive-until-daylight/state';
import { view } from '../../../models/survive-until-daylight/view';
import { draws, table } from '../../helpers/survive-until-daylight';

const before: State = table({
  seats: 3,
  pile: ['jk-junk', 'wave', 'hl-bar', 'rd-crow'],
  line: ['brute 2/4', 'wanderer'],
  more: {
    scouted: ['hl-kit', 'am-arrow'],
    combat: { draw: ['cc-hit', 'cc-even', 'cc-whiff'], discard: ['cc-through', 'cc-clean'] },
  },
});

/** The same table to look at; everything that nobody can see lies differently. */
const hiddenOtherwise: State = {
  ...before,
  luck: { rng: [1, 2, 3, 4], dice: [], draws: [...draws('rubble', 'hl-bar')] },
  activePile: ['wave', 'am-bullet', 'hl-bar', 'rd-crow'],
  rubblePile: [
    'jk-junk',
    ...before.rubblePile.filter((_, at) => at !== before.rubblePile.indexOf('am-bullet')),
  ],
  assaultDeck: before.assaultDeck.toReversed(),
  combat: { ...before.combat, draw: ['cc-whiff', 'cc-hit', 'cc-even'] },
};

describe('what a seat sees (SD-SETUP-01)', () => {
  it('does not depend on how unseen cards lie, nor on which pile they lie in', () => {
    expect(view(hiddenOtherwise, 'seat-1')).toEqual(view(before, 'seat-1'));
  });

  it('holds neither the seed nor loaded results', () => {
    expect(view(hiddenOtherwise, 'table').luck).toEqual({ rng: [], dice: [], draws: [] });
  });

  it('holds the size of every pile, and that WAVE! is in the active one', () => {
    const seen = view(before, 'seat-2');
    expect([seen.activePile.length, seen.rubblePile.length]).toEqual([4, before.rubblePile.length]);
    expect(seen.activePile.includes('wave')).toBe(true);
    expect([seen.assaultDeck.length, seen.combat.draw.length]).toEqual([6, 3]);
  });

  it('holds all that lies open, and what the Drifter looks at', () => {
    const seen = view(before, 'seat-3');
    expect(seen).toMatchObject({
      members: before.members,
      line: before.line,
      rubbleDiscard: before.rubbleDiscard,
      scouted: ['hl-kit', 'am-arrow'],
      combat: { discard: ['cc-through', 'cc-clean'] },
    });
  });

  it('is the same for everybody', () => {
    expect(view(before, 'seat-2')).toEqual(view(before, 'table'));
  });
});
