import { describe, expect, it } from 'vitest';
import { TEMPERS } from '../../../../models/survive-until-daylight/bot/level';
import {
  delays,
  scoreKeep,
  scoreScout,
  scoreTake,
} from '../../../../models/survive-until-daylight/bot/search';
import type { CardId, PileCardId } from '../../../../models/survive-until-daylight/ids';
import type { ItemRef } from '../../../../models/survive-until-daylight/moves';
import { roomFor } from '../../../../models/survive-until-daylight/rules/inventory';
import { memberAt, type TablePlan, table } from '../../../helpers/survive-until-daylight';

const STEADY = TEMPERS.normal;
const JUNK: readonly PileCardId[] = ['jk-junk', 'jk-junk', 'jk-junk', 'jk-junk'];

function searching(plan: TablePlan) {
  return table({ ...plan, more: { searcher: 'seat-1', ...plan.more } });
}

describe('when a bot delays the WAVE! (11.2)', () => {
  const deep: readonly PileCardId[] = [...JUNK, 'hl-bar', 'hl-can', 'am-arrow'];

  it('alone it accepts', () => {
    expect(delays(STEADY, searching({ pile: deep }))).toBe(false);
  });

  it('with three seats it digs on while it is healthy and enough is left', () => {
    expect(delays(STEADY, searching({ seats: 3, pile: deep }))).toBe(true);
    expect(delays(STEADY, searching({ seats: 3, pile: deep.slice(0, 5) }))).toBe(false);
    expect(delays(STEADY, searching({ seats: 3, pile: deep, members: { 1: { remaining: 5 } } }))).toBe(true);
    expect(
      delays(
        STEADY,
        searching({
          seats: 3,
          pile: deep,
          members: { 1: { remaining: 5 }, 2: { remaining: 6 }, 3: { remaining: 6 } },
        }),
      ),
    ).toBe(false);
  });

  it('SD-WAVE-03: nobody gives a wound away at 2 health', () => {
    const hurt = (health: number) =>
      delays(STEADY, searching({ seats: 3, pile: deep, members: { 1: { remaining: health } } }));
    expect([hurt(3), hurt(2)]).toEqual([true, false]);
  });

  it('a veteran wants more to be left, a rookie more health', () => {
    expect(delays(TEMPERS.hard, searching({ seats: 3, pile: deep }))).toBe(false);
    expect(delays(TEMPERS.easy, searching({ seats: 3, pile: deep, members: { 1: { remaining: 6 } } }))).toBe(
      false,
    );
    expect(delays(TEMPERS.easy, searching({ seats: 3, pile: deep, members: { 1: { remaining: 7 } } }))).toBe(
      true,
    );
  });
});

describe('what a bot keeps', () => {
  const full: readonly CardId[] = [
    'sw-trigger',
    'wp-pipe',
    'jk-junk',
    'hl-kit',
    'hl-kit',
    'sp-lucky',
    'sp-lucky',
    'sp-focus',
  ];
  const swap = (drawn: PileCardId, discard: CardId) => {
    const state = searching({ cards: [full], more: { drawn } });
    return scoreKeep(STEADY, state, memberAt(state, 1), {
      type: 'KEEP',
      discard: { cardId: discard, count: 1 },
    });
  };

  it('swaps the least of what it has for something better, never something better for the least', () => {
    expect(swap('hl-can', 'jk-junk')).toBeGreaterThan(0);
    expect(swap('hl-can', 'hl-kit')).toBeLessThan(0);
    // The only weapon that needs no ammo.
    expect(swap('wp-pistol', 'wp-pipe')).toBeLessThan(0);
  });

  it('keeps its best weapon and its own ones rather than a card that is used once', () => {
    const bag: readonly CardId[] = ['sw-hipster', 'wp-bat', 'wp-pipe', ...full.slice(3)];
    const value = (discard: CardId, temper = STEADY) => {
      const state = searching({ cards: [bag], more: { drawn: 'hl-can' } });
      return scoreKeep(temper, state, memberAt(state, 1), {
        type: 'KEEP',
        discard: { cardId: discard, count: 1 },
      });
    };
    expect(value('wp-bat')).toBeLessThan(0);
    expect(value('sw-hipster')).toBeLessThan(0);
    expect(value('wp-pipe')).toBeGreaterThan(0);
    // A rookie does not hoard what it never plays.
    expect(value('sp-focus')).toBeLessThan(value('sp-focus', TEMPERS.easy));
  });

  describe('when the bag is full', () => {
    /** What it throws away for the card; null when it leaves it. */
    const thrown = (drawn: PileCardId, bag: readonly CardId[], plan: TablePlan = {}) => {
      const state = searching({ ...plan, cards: [bag, ...(plan.cards ?? [])], more: { drawn } });
      const member = memberAt(state, 1);
      const score = (discard: ItemRef) => scoreKeep(STEADY, state, member, { type: 'KEEP', discard });
      const best = roomFor(member).toSorted((one, other) => score(other) - score(one))[0];
      return best && score(best) > 0 ? best.cardId : null;
    };
    const kept: readonly CardId[] = ['sw-drifter', 'hl-kit', 'hl-can', 'sp-energy', 'sp-vitaly'];

    it('it holds both halves of a recipe together', () => {
      expect(thrown('in-nails', [...kept, 'hl-bar', 'in-wires', 'in-planks'])).toBe('in-wires');
      expect(thrown('hl-bar', [...kept, 'in-nails', 'in-wires', 'in-explosives'])).not.toBe('in-wires');
    });

    it('it swaps nothing for another card of the same worth', () => {
      expect(thrown('hl-bar', [...kept, 'hl-bar', 'hl-bar', 'hl-can'])).toBeNull();
    });

    it('a second weapon that is weaker in everything goes first', () => {
      const bag: readonly CardId[] = [
        'sw-haggler',
        'wp-shovel',
        'in-planks',
        'in-nails',
        'sp-lucky',
        'hl-can',
      ];
      expect(thrown('hl-bar', [...bag, 'sp-vitaly', 'sp-energy'])).toBe('wp-shovel');
    });

    it('of two guns for the same shells it holds the one that hits harder', () => {
      const bag: readonly CardId[] = ['sw-hipster', 'wp-machete', 'am-shell', 'am-arrow', 'hl-can', 'hl-can'];
      expect(thrown('sp-energy', [...bag, 'wp-shotgun', 'wp-sawnoff'])).toBe('wp-shotgun');
    });

    it('one that is used once is worth what it hits', () => {
      expect(thrown('wp-dynamite', [...kept, 'wp-molotov', 'wp-molotov', 'hl-kit'])).toBe('sp-vitaly');
      expect(thrown('wp-molotov', [...kept, 'sp-focus', 'wp-dynamite', 'hl-kit'])).toBe('sp-focus');
    });

    it('whoever is hurt keeps what heals', () => {
      const bag: readonly CardId[] = [
        ...kept.slice(0, 3),
        'sp-energy',
        'sp-energy',
        'wp-dynamite',
        'hl-kit',
        'hl-kit',
      ];
      expect(thrown('sp-energy', bag)).toBe('hl-can');
      expect(thrown('sp-energy', bag, { members: { 1: { damage: 3 } } })).toBeNull();
    });

    it('a better special card does not go for a poorer one', () => {
      expect(thrown('sp-lucky', [...kept, 'sp-energy', 'sp-focus', 'hl-kit'])).toBe('sp-focus');
      expect(thrown('sp-focus', [...kept, 'sp-lucky', 'sp-lucky', 'hl-kit'])).toBeNull();
    });

    it('ammo that somebody else has a weapon for is no rubbish', () => {
      const bag: readonly CardId[] = [...kept, 'in-wires', 'hl-kit', 'hl-kit'];
      expect(thrown('am-shell', bag, { seats: 2, cards: [['wp-shotgun']] })).toBe('in-wires');
      expect(thrown('am-shell', bag, { seats: 2, cards: [['wp-pistol']] })).toBeNull();
    });
  });

  it('SD-EDGE-20: takes a gift unless what it would have to drop is worth more', () => {
    const offered = (card: CardId) => {
      const offer = { from: 'seat-2', to: 'seat-1', card, count: 1 } as const;
      const state = table({ seats: 2, cards: [full], more: { offer } });
      const take = (discard: CardId) =>
        scoreTake(STEADY, state, memberAt(state, 1), {
          type: 'TAKE',
          discard: { cardId: discard, count: 1 },
        });
      return [take('jk-junk') > 0, take('hl-kit') > 0];
    };
    expect(offered('hl-can')).toEqual([true, false]);
    expect(offered('jk-junk')).toEqual([false, false]);
  });

  it('SD-PERK-08: the Scout takes the best card and puts WAVE! back deepest', () => {
    const state = searching({
      more: { scouted: ['wave', 'jk-junk', 'hl-kit'] },
      members: { 1: { remaining: 4 } },
    });
    const score = (takeIndex: number, restOrder: readonly number[]) =>
      scoreScout(STEADY, state, { type: 'SCOUT_TAKE', takeIndex, restOrder });
    expect(score(2, [1, 0])).toBeGreaterThan(score(2, [0, 1]));
    expect(score(2, [0, 1])).toBeGreaterThan(score(1, [2, 0]));
    expect(score(1, [2, 0])).toBeGreaterThan(score(0, [1, 2]));
  });

  it('SD-PERK-08: the Scout takes no WAVE! that it would delay', () => {
    const score = (seats: number, takeIndex: number) => {
      const more = { scouted: ['wave', 'jk-junk', 'jk-junk'] } as const;
      const state = searching({ seats, pile: [...JUNK, ...JUNK], more });
      const restOrder = [0, 1, 2].filter((index) => index !== takeIndex);
      return scoreScout(STEADY, state, { type: 'SCOUT_TAKE', takeIndex, restOrder });
    };
    expect(score(1, 0)).toBeGreaterThan(score(1, 1));
    expect(score(3, 0)).toBeLessThan(score(3, 1));
  });
});
