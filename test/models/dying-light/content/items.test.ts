import { describe, expect, it } from 'vitest';
import { ITEMS, type Item } from '../../../../models/dying-light/content/items';
import { attack } from '../../../../models/dying-light/content/weapons';
import { COMMON_ITEM_IDS, EPIC_DECK_IDS, type ItemId } from '../../../../models/dying-light/ids';

const ALL: readonly Item[] = Object.values(ITEMS);

describe('Items', () => {
  it('are filed under their own ids', () => {
    expect(ALL.map((item) => item.id)).toEqual(Object.keys(ITEMS));
  });

  it('DL-ENV-03 form the Common deck of six and the Epic deck of six, the Inhibitor set aside', () => {
    const inDeck = (deck: Item['deck']): readonly ItemId[] =>
      ALL.filter((item) => item.deck === deck).map((item) => item.id);
    expect(inDeck('common')).toEqual(COMMON_ITEM_IDS);
    expect(inDeck('epic').toSorted()).toEqual(EPIC_DECK_IDS.toSorted());
    expect(inDeck('set-aside')).toEqual(['e-inhibitor']);
  });

  it('DL-USE-01 DL-RISK-09 know of one Focus only: the Field Dressing', () => {
    const focus = ALL.filter((item) => 'pace' in item && item.pace === 'focus');
    expect(focus.map((item) => item.id)).toEqual(['c-dressing']);
  });

  it('DL-USE-01 are all discarded after use but the Inhibitor', () => {
    expect(ALL.filter((item) => item.type === 'reusable').map((item) => item.id)).toEqual(['e-inhibitor']);
  });

  it('do what their cards say', () => {
    const effects = ALL.flatMap((item) => ('effect' in item ? [[item.id, item.effect]] : []));
    expect(Object.fromEntries(effects)).toEqual({
      'c-dressing': { kind: 'heal', amount: 2 },
      'c-painkillers': { kind: 'discard-light-wound' },
      'c-firecrackers': { kind: 'move-enemies', count: 3 },
      'c-syrup': { kind: 'recover-die' },
      'c-knives': { kind: 'attack', attack: attack(2, { plus: 1, range: 1 }) },
      'c-smoke': { kind: 'shake-off' },
      'e-inhibitor': { kind: 'upgrade' },
      'e-vest': { kind: 'defence', defence: 1 },
      'e-grapnel': { kind: 'climb-discount', dice: 1 },
      'e-bottle': { kind: 'bottled-fire', range: 1, kills: 2 },
      'e-lantern': { kind: 'uv-light' },
    });
  });
});
