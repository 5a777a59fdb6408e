import { describe, expect, it } from 'vitest';
import { absorb } from '../../../../models/survive-until-daylight/decisions/absorb';
import { enemiesAttack } from '../../../helpers/survive-fighting';
import { lossCards } from '../../../helpers/survive-losses';
import { draws, entriesOf, memberAt, type TablePlan, table } from '../../../helpers/survive-until-daylight';

function night(plan: TablePlan) {
  return table({ characters: ['ch-haggler'], holder: 1, ...plan });
}

function struck(plan: TablePlan, ...allies: number[]) {
  return enemiesAttack(night(plan), ...allies);
}

const BARRED: TablePlan = { members: { 1: { barricades: 1 } } };

describe('SD-CRAFT-04 barricade', () => {
  const left = (plan: TablePlan) => {
    const { state } = struck({ ...BARRED, ...plan });
    const { damage, barricades, cards } = memberAt(state, 1);
    return { damage, barricades, cards: cards.length };
  };

  it('SD-TV-46: takes an attack and breaks', () => {
    const { entries } = struck({ ...BARRED, line: ['wanderer'], luck: draws('combat', 'cc-solid') });
    expect(entriesOf(entries, 'barricade-broke')).toEqual([
      { type: 'barricade-broke', seat: 'seat-1', enemy: 'wanderer-1' },
    ]);
    expect(left({ line: ['wanderer'], luck: draws('combat', 'cc-solid') })).toEqual({
      damage: 0,
      barricades: 0,
      cards: 1,
    });
  });

  it('SD-TV-47: stands where the attack does nothing', () => {
    expect(left({ line: ['wanderer'], luck: draws('combat', 'cc-even') }).barricades).toBe(1);
  });

  it('SD-TV-48: breaks for a theft, which it stops', () => {
    expect(left({ line: ['raider'], luck: draws('combat', 'cc-slip', 'cc-slip') })).toEqual({
      damage: 0,
      barricades: 0,
      cards: 1,
    });
  });

  it('stands where a Raider finds nothing and does nothing', () => {
    expect(
      left({ cards: [[]], line: ['raider'], luck: draws('combat', 'cc-slip', 'cc-slip') }).barricades,
    ).toBe(1);
  });

  it('SD-TV-49, SD-ENEM-09: Brutes walk through it', () => {
    expect(left({ line: ['brute'], luck: draws('combat', 'cc-hit') })).toEqual({
      damage: 2,
      barricades: 1,
      cards: 1,
    });
  });

  it('SD-ENEM-09: their splash too; that of others breaks it', () => {
    const splashed = (enemy: 'brute' | 'wanderer') =>
      memberAt(
        struck({
          characters: ['ch-haggler', 'ch-drifter'],
          members: { 2: { barricades: 1 } },
          line: [enemy],
          luck: draws('combat', 'cc-swing'),
        }).state,
        2,
      );
    expect(splashed('brute')).toMatchObject({ damage: 1, barricades: 1 });
    expect(splashed('wanderer')).toMatchObject({ damage: 0, barricades: 0 });
  });
});

describe('SD-SURV-03 allies', () => {
  const brute: TablePlan = {
    members: { 1: { allies: 1 } },
    line: ['brute'],
    luck: draws('combat', 'cc-solid'),
  };

  it.each([
    [1, { damage: 2, allies: 0 }],
    [0, { damage: 3, allies: 1 }],
  ])('SD-TV-59: %i of them against a hit of 3', (count, after) => {
    expect(memberAt(struck(brute, count).state, 1)).toMatchObject(after);
  });

  it('no more than there are, and no more than the hit does', () => {
    const state = night({ members: { 1: { allies: 5 } } });
    const hit = { seat: 'seat-1', damage: 2, direct: true } as const;
    const asked = {
      ...state,
      strike: { queue: [], attacker: null, target: null, drawn: [], chosen: null, victims: [], hit },
    };
    expect(absorb.options(asked).map(({ count }) => count)).toEqual([0, 1, 2]);
    expect(absorb.why(asked, { type: 'ABSORB', count: 3 })?.id).toBe('PICK_TAKEN');
  });

  it('SD-EDGE-28: two are not enough for somebody with 1 health left', () => {
    const { state } = struck({ ...brute, members: { 1: { allies: 2, remaining: 1 } } }, 2);
    expect(state.outcome).toMatchObject({ winners: [], reason: 'sd.outcome.character-died' });
  });

  it('SD-ENEM-08: do not keep a Raider from robbing', () => {
    const { state, entries } = struck(
      {
        members: { 1: { allies: 1 } },
        line: ['raider'],
        luck: [...draws('combat', 'cc-hit', 'cc-slip'), ...draws('loss', 'sw-haggler')],
      },
      1,
    );
    expect([memberAt(state, 1).damage, lossCards(entries)]).toEqual([0, ['sw-haggler']]);
  });
});

describe('SD-ENEM-08 theft', () => {
  it('SD-EDGE-17: may take any single card, also when the damage was 0', () => {
    const { entries } = struck({
      cards: [['sw-haggler', 'am-arrow']],
      line: ['raider'],
      luck: [...draws('combat', 'cc-slip', 'cc-slip'), ...draws('loss', 'am-arrow')],
    });
    expect(lossCards(entries)).toEqual(['am-arrow']);
    expect(entriesOf(entries, 'hit-missed')).toHaveLength(1);
  });

  it('SD-ITEM-07: takes nothing from an empty inventory', () => {
    const { entries } = struck({ cards: [[]], line: ['raider'] });
    expect(lossCards(entries)).toEqual([]);
  });
});

describe('SD-PERK-01 Load-bearing', () => {
  it('SD-TV-60: hits of 1, 3 and 3 in one round do 1, 2 and 3', () => {
    const { entries } = struck({
      characters: ['ch-pillar'],
      line: ['wanderer', 'brute', 'brute'],
      luck: draws('combat', 'cc-hit', 'cc-solid', 'cc-solid'),
    });
    expect(entriesOf(entries, 'damage-taken').map(({ amount }) => amount)).toEqual([1, 2, 3]);
  });

  it('SD-DMG-03, SD-ENEM-03: comes after the barricade and before the allies', () => {
    const { state, entries } = struck(
      {
        characters: ['ch-pillar'],
        members: { 1: { barricades: 1, allies: 1 } },
        line: ['wanderer', 'wanderer'],
        luck: draws('combat', 'cc-solid', 'cc-solid'),
      },
      1,
    );
    const shields = entries.flatMap(({ type }) =>
      type === 'barricade-broke' || type === 'perk-used' || type === 'allies-absorbed' ? [type] : [],
    );
    expect(shields).toEqual(['barricade-broke', 'perk-used', 'allies-absorbed']);
    expect(memberAt(state, 1).damage).toBe(0);
  });
});

describe('SD-END-03 and SD-END-04 death', () => {
  it('SD-END-03: one death loses the game at once, whatever would have come', () => {
    const { state, entries } = struck({
      members: { 1: { remaining: 1 } },
      line: ['wanderer', 'wanderer'],
      luck: draws('combat', 'cc-solid'),
    });
    expect(state.outcome?.reason).toBe('sd.outcome.character-died');
    expect(entriesOf(entries, 'enemy-attacked')).toHaveLength(1);
  });

  it('SD-END-04, SD-ENEM-07: a neighbour killed by splash is a death like any other', () => {
    const { state } = struck({
      characters: ['ch-haggler', 'ch-drifter'],
      members: { 2: { remaining: 1 } },
      line: ['wanderer'],
      luck: draws('combat', 'cc-swing'),
    });
    expect(state.outcome?.reason).toBe('sd.outcome.character-died');
  });

  it('SD-DMG-02: health reaches 0 when the damage reaches what is printed', () => {
    const { entries } = struck({
      members: { 1: { remaining: 2 } },
      line: ['wanderer'],
      luck: draws('combat', 'cc-solid'),
    });
    const [taken] = entriesOf(entries, 'damage-taken');
    expect(taken?.total).toBe(memberAt(night({}), 1).maxHealth);
  });
});
