import { describe, expect, it } from 'vitest';
import { attackValue, expectedBest } from '../../../../models/survive-until-daylight/bot/attack-value';
import { TEMPERS } from '../../../../models/survive-until-daylight/bot/level';
import { expectedIncoming, hitValue } from '../../../../models/survive-until-daylight/bot/line-value';
import { alliesToUse, chooseLucky } from '../../../../models/survive-until-daylight/bot/strike';
import { giftValue, scoreTrade } from '../../../../models/survive-until-daylight/bot/trade';
import { chooseTurn, isWorthCheering } from '../../../../models/survive-until-daylight/bot/turn';
import { COMBAT_CARDS } from '../../../../models/survive-until-daylight/content/combat-cards';
import { combatTurn } from '../../../../models/survive-until-daylight/decisions/combatTurn';
import { lucky } from '../../../../models/survive-until-daylight/decisions/lucky';
import type { CombatId } from '../../../../models/survive-until-daylight/ids';
import type { MoveOf } from '../../../../models/survive-until-daylight/moves';
import type { State } from '../../../../models/survive-until-daylight/state';
import { aLine, memberAt, type TablePlan, table } from '../../../helpers/survive-until-daylight';

const STEADY = TEMPERS.normal;

function turn(plan: TablePlan): State {
  return table({ characters: ['ch-haggler', 'ch-drifter'], actor: 1, holder: 1, ...plan });
}

function chosen(state: State) {
  const member = memberAt(state, 1);
  return chooseTurn({ temper: STEADY, state, member, legal: combatTurn.options(state) });
}

describe('expected values over the combat deck (specification section 10)', () => {
  const damage = (base: number) => (card: CombatId) => {
    const { fixed, value } = COMBAT_CARDS[card];
    return fixed ?? Math.max(0, base + value);
  };

  it.each([
    [2, 2, 3.08],
    [3, 1, 3.37],
    [3, 2, 4.05],
    [2, 3, 3.4],
    [3, 3, 4.37],
  ])('X=%i, best of %i: %f', (base, n, average) => {
    expect(expectedBest(n, damage(base))).toBeCloseTo(average, 2);
  });
});

describe('what the line is worth (11.1)', () => {
  const [raider, survivor] = aLine(['raider', 'survivor']);

  it('a kill is the threat, half of it goes with the damage, a dead Survivor costs', () => {
    if (!raider || !survivor) throw new Error('There are two cards on the line.');
    expect(hitValue(STEADY, raider, 3)).toBeCloseTo(1.65);
    expect(hitValue(STEADY, raider, 1)).toBeCloseTo(0.8 / 3);
    expect(hitValue(STEADY, survivor, 1)).toBe(-1);
    expect(hitValue(STEADY, { ...raider, stunned: true }, 3)).toBeCloseTo(1.33);
  });

  it('Survivors use up the first attackers, Monsters add to all', () => {
    expect(expectedIncoming(turn({ line: ['wanderer', 'raider'] }))).toBeCloseTo(1.95);
    expect(expectedIncoming(turn({ line: ['wanderer', 'survivor', 'raider'] }))).toBeCloseTo(1.2);
    expect(expectedIncoming(turn({ line: ['monster', 'raider stunned', 'brute'] }))).toBeCloseTo(5.9);
  });

  it('ammo and one-use weapons have their price, less of it from round 6 on', () => {
    const value = (round: number) => {
      const state = turn({ round, cards: [['wp-dynamite']], line: ['raider'] });
      const attack: MoveOf<'ATTACK'> = {
        type: 'ATTACK',
        weaponId: 'wp-dynamite',
        targetId: 'raider-1',
        ammo: 0,
        vitaly: 0,
      };
      return attackValue(STEADY, state, memberAt(state, 1), attack);
    };
    expect(value(1)).toBeCloseTo(1.65 - 0.6);
    // It also is the blow that ends the night (SD-END-02).
    expect(value(6)).toBeCloseTo(1.65 - 0.24 + 12);
  });
});

describe('a combat turn (11.2)', () => {
  it('heals when nothing is wasted, then attacks where it counts most', () => {
    const state = turn({
      cards: [['hl-can', 'wp-pipe']],
      members: { 1: { damage: 2 } },
      line: ['brute', 'wanderer'],
    });
    expect(chosen(state)).toEqual({ type: 'HEAL', seat: 'seat-1', cardId: 'hl-can' });
    const healthy = turn({ cards: [['hl-can', 'wp-pipe']], line: ['brute', 'wanderer'] });
    expect(chosen(healthy)).toMatchObject({ type: 'ATTACK', weaponId: 'wp-pipe', targetId: 'wanderer-1' });
  });

  it('builds a barricade before itself when a Monster comes', () => {
    const state = turn({ cards: [['wp-pipe', 'in-planks', 'in-nails']], line: ['monster'] });
    expect(chosen(state)).toMatchObject({ type: 'CRAFT', recipeId: 'rc-barricade' });
  });

  it('takes Blood Lust where it clears the neighbours', () => {
    const plan: TablePlan = {
      cards: [['wp-pipe', 'sp-bloodlust']],
      line: ['wanderer 1/2', 'wanderer', 'wanderer 1/2'],
    };
    expect(chosen(turn(plan))).toEqual({ type: 'PLAY', cardId: 'sp-bloodlust' });
    expect(chosen(turn({ ...plan, members: { 1: { remaining: 2 } } })).type).toBe('ATTACK');
  });

  it('SD-SPEC-02: pays no health for another go when a splash could be the end', () => {
    const plan: TablePlan = {
      cards: [['wp-pipe', 'sp-energy']],
      actions: 0,
      holder: 2,
      line: ['raider 2/3', 'brute'],
    };
    const left = (remaining: number) => chosen(turn({ ...plan, members: { 1: { remaining } } })).type;
    expect([left(4), left(2)]).toEqual(['PLAY', 'END_TURN']);
  });

  it('SD-ITEM-06: keeps the Medkit while only 1 of its 4 would heal', () => {
    const plan: TablePlan = {
      cards: [['hl-kit', 'wp-pipe']],
      members: { 1: { damage: 1 } },
      line: ['wanderer'],
    };
    expect(chosen(turn(plan)).type).toBe('ATTACK');
  });

  it('SD-END-02: strikes the blow that ends the night rather than a harder one', () => {
    const plan: TablePlan = {
      round: 6,
      cards: [['wp-pipe', 'wp-shovel']],
      line: ['wanderer 1/2', 'wanderer 1/2'],
    };
    expect(chosen(turn(plan))).toMatchObject({ type: 'ATTACK', weaponId: 'wp-shovel' });
  });

  it('ends its turn when there is nothing to do', () => {
    expect(chosen(turn({ line: [] }))).toEqual({ type: 'END_TURN' });
  });

  it('cheers for an attack that is worth it', () => {
    const cheers = (line: TablePlan['line']) =>
      isWorthCheering({
        temper: STEADY,
        state: turn({ line: line ?? [], cards: [['wp-pipe']], actions: 0 }),
        member: memberAt(turn({}), 2),
        legal: [],
      });
    expect(cheers(['raider 2/3'])).toBe(true);
    expect(cheers(['wanderer'])).toBe(false);
  });
});

describe('gifts, Lucky and allies (11.2)', () => {
  const gift = (state: State, cardId: MoveOf<'OFFER'>['cardId'], count = 1, temper = STEADY) =>
    giftValue(temper, state, { type: 'OFFER', from: 'seat-1', to: 'seat-2', cardId, count });

  it('gives healing to the clearly more hurt, ammo to whoever shoots it, the missing ingredient', () => {
    const state = table({
      characters: ['ch-haggler', 'ch-trigger'],
      cards: [
        ['hl-can', 'am-bullet', 'am-bullet', 'in-nails', 'sp-focus'],
        ['sw-trigger', 'in-planks'],
      ],
      members: { 2: { damage: 5 } },
    });
    expect(gift(state, 'hl-can')).toBeGreaterThan(0);
    expect(gift(state, 'am-bullet', 2)).toBeGreaterThan(0);
    expect(gift(state, 'am-bullet', 1)).toBe(0);
    expect(gift(state, 'in-nails')).toBeGreaterThan(0);
    expect(gift(state, 'in-nails', 1, TEMPERS.easy)).toBe(0);
    expect(gift(state, 'sp-focus')).toBe(0);
  });

  it('plays Lucky against a hit that would kill, not against one that is borne', () => {
    const struck = (remaining: number) => {
      const state = table({
        characters: ['ch-haggler'],
        cards: [['sp-lucky']],
        holder: 1,
        line: ['wanderer'],
        members: { 1: { remaining } },
        more: {
          luckyQueue: ['seat-1'],
          strike: {
            queue: [],
            attacker: 'wanderer-1',
            target: 'seat-1',
            drawn: ['cc-hit'],
            chosen: null,
            victims: [],
            hit: null,
          },
        },
      });
      return chooseLucky(STEADY, state, lucky.options(state));
    };
    expect(struck(1)).toEqual({ type: 'LUCKY', seat: 'seat-1', cardIndex: 0 });
    expect(struck(2)).toBeNull();
  });

  it('uses all allies when health is low or the end is near, else one for a heavy hit', () => {
    const used = (damage: number, remaining: number, round = 1) =>
      alliesToUse(
        table({
          characters: ['ch-haggler'],
          round,
          members: { 1: { remaining, allies: 3 } },
          more: {
            strike: {
              queue: [],
              attacker: null,
              target: null,
              drawn: [],
              chosen: null,
              victims: [],
              hit: { seat: 'seat-1', damage, direct: true },
            },
          },
        }),
      );
    expect([used(1, 9), used(3, 9), used(3, 6), used(2, 9, 6)]).toEqual([0, 1, 3, 2]);
  });
});

describe('Junk traded in (SD-PERK-10)', () => {
  const trades = (remaining: number) => {
    const state = table({ characters: ['ch-haggler'], members: { 1: { remaining } } });
    return (
      scoreTrade(STEADY, state, memberAt(state, 1), { type: 'JUNK_MARKET', seat: 'seat-1', count: 1 }) > 0
    );
  };

  it('is worth a look while no rodent can be the end', () => {
    expect([trades(3), trades(2)]).toEqual([true, false]);
  });
});
