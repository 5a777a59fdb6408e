import { describe, expect, it } from 'vitest';
import { acting } from '../../../../../models/dying-light/decisions/acting';
import {
  placeWords,
  priceWords,
  whyNotThere,
} from '../../../../../renderer/games/dying-light/compose/place-words';
import { aRunner, board } from '../../../../helpers/dying-light';

const state = {
  ...board({
    runners: [aRunner('mara').on('u').pool('basic[climb]', 'basic[block]')],
    infected: { printCourt: { biter: 2 } },
  }),
  active: 'mara' as const,
};
const legal = acting.options(state);

describe('the board in words', () => {
  it('tells level, pieces and enemies of a Zone', () => {
    expect(placeWords('u', state)).toBe('street: Mara');
    expect(placeWords('r', state)).toBe('street: Rough Terrain and 2 Biters in Print Court');
    expect(placeWords('L', state)).toBe('level 1: Common loot');
  });

  it('tells the fewest dice of a Move', () => {
    expect(priceWords(legal, 'I', state)).toBe('1 die');
    expect(priceWords(legal, 'r', state)).toBe('2 dice');
    expect(priceWords(legal, 'C', state)).toBeNull();
  });

  it('tells why a Zone is out of reach', () => {
    expect(whyNotThere('C', state)).toMatch(/Zones away; a Jump covers exactly 2\.$/);
    expect(whyNotThere('I', state)).toBeNull();
  });
});
