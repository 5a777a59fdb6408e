import { describe, expect, it } from 'vitest';
import { pileCount } from '../../../../models/survive-until-daylight/content/piles';
import {
  copiesFor,
  decksFor,
  isStarter,
  RUBBLE_DECKS,
} from '../../../../models/survive-until-daylight/content/rubble';
import { RUBBLE_IDS } from '../../../../models/survive-until-daylight/ids';

/** The table of 3.4: copies in the decks 1 to 6. */
const TABLE = `
jk-junk 4 2 2 3 4 0
hl-bar 2 1 1 1 2 0
hl-can 2 1 1 1 1 1
hl-kit 1 0 0 1 0 0
sp-energy 2 1 0 1 1 0
sp-focus 1 0 1 0 1 0
sp-cheer 0 1 1 1 1 1
sp-bloodlust 1 0 0 1 0 1
sp-vitaly 1 1 0 1 1 0
sp-lucky 1 1 0 1 1 0
wp-pipe 1 0 0 0 0 0
wp-bat 0 1 0 1 0 0
wp-machete 1 0 0 0 1 0
wp-shovel 1 0 0 0 0 0
wp-fireaxe 0 0 0 1 0 0
wp-trimmer 0 0 0 0 1 0
wp-pistol 1 0 1 0 0 0
wp-smg 0 0 0 1 0 0
wp-huntrifle 0 0 0 0 1 0
wp-shotgun 1 0 0 0 0 0
wp-sawnoff 0 1 0 0 0 0
wp-crossbow 1 0 0 0 0 1
wp-molotov 1 0 0 1 0 0
wp-dynamite 0 0 0 0 1 1
wp-knives 0 0 1 0 0 0
am-bullet 4 1 1 2 2 0
am-shell 2 1 0 1 1 0
am-arrow 4 1 1 1 1 1
in-planks 2 1 1 1 1 0
in-nails 2 1 0 1 1 0
in-shards 1 1 0 1 0 0
in-wires 1 0 1 0 1 0
in-explosives 2 0 1 1 0 0
rd-rodent1 2 1 0 1 1 0
rd-rodent2 0 1 0 1 0 0
rd-crow 1 1 0 0 1 0`;

describe('the numbered rubble decks (3.4)', () => {
  it('hold what the table says', () => {
    const lines = RUBBLE_IDS.map((id) => [id, ...RUBBLE_DECKS[id]].join(' '));
    expect(lines).toEqual(TABLE.trim().split('\n'));
  });

  it('hold 43, 19, 13, 25, 25 and 6 cards, 131 together', () => {
    const sizes = [0, 1, 2, 3, 4, 5].map((deck) =>
      RUBBLE_IDS.reduce((sum, id) => sum + (RUBBLE_DECKS[id][deck] ?? 0), 0),
    );
    expect(sizes).toEqual([43, 19, 13, 25, 25, 6]);
    expect(decksFor(6)).toHaveLength(131);
  });

  it.each([
    [1, 43, 42, 0],
    [2, 62, 60, 0],
    [3, 75, 72, 0],
    [4, 100, 96, 0],
    [5, 125, 120, 0],
    [6, 131, 125, 5],
  ])('supply six rounds of %i seats (SD-SETUP-07)', (seats, cards, afterStarters, left) => {
    expect(decksFor(seats)).toHaveLength(cards);
    expect(cards - seats).toBe(afterStarters);
    expect(afterStarters - 6 * pileCount(seats)).toBe(left);
  });

  it('have 16 durable weapons of 12 kinds among them, at least one for each seat (SD-SETUP-05)', () => {
    expect([...new Set(decksFor(1).filter(isStarter))]).toEqual([
      'wp-pipe',
      'wp-machete',
      'wp-shovel',
      'wp-pistol',
      'wp-shotgun',
      'wp-crossbow',
    ]);
    expect(decksFor(6).filter(isStarter)).toHaveLength(16);
    expect(decksFor(6).some((card) => ['wp-molotov', 'wp-dynamite', 'wp-knives'].includes(card))).toBe(true);
    expect(isStarter('wp-knives')).toBe(false);
  });

  it('count copies deck by deck', () => {
    expect([1, 2, 3, 4, 5, 6].map((seats) => copiesFor(seats, 'am-bullet'))).toEqual([4, 5, 6, 8, 10, 10]);
  });

  it('know no seventh seat', () => {
    expect(() => pileCount(7)).toThrow(RangeError);
  });
});
