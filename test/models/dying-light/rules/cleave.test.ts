import { describe, expect, it } from 'vitest';
import { cleave } from '../../../../models/dying-light/decisions/cleave';
import { knock } from '../../../../models/dying-light/decisions/knock';
import { spendCrits } from '../../../../models/dying-light/decisions/spendCrits';
import { answer, aRunner, type BoardPlan, board, rolls, standing } from '../../../helpers/dying-light';
import { attackWith } from '../../../helpers/fighting';

const special = { mode: 'special', boosts: [{ dieId: 'die-combat-1', icon: 'power' }] } as const;

function arena(weapon: 'w-hammer' | 'w-baton', faces: readonly string[], plan: BoardPlan) {
  const runner = aRunner('mara').on('r').weapon(weapon).pool('combat[power]');
  return board({ runners: [runner], luck: { dice: rolls('damage', ...faces) }, ...plan });
}

describe('Cleave (DL-ATK-06)', () => {
  it('TV-31: [5,4,1] on three Biters kills the target and one more; 2 damage are lost', () => {
    const state = arena('w-hammer', ['5', '4', '1'], { infected: { printCourt: { biter: 3 } } });
    const asked = attackWith(state, special).state;
    expect(cleave.options(asked)).toEqual([
      { type: 'CLEAVE', infected: 'biter', down: false },
      { type: 'DONE' },
    ]);
    const after = answer(asked, cleave, { type: 'CLEAVE', infected: 'biter', down: false }).state;
    expect({ left: standing(after), stack: after.stack }).toEqual({
      left: { printCourt: { biter: 1 } },
      stack: [],
    });
  });

  it('each further enemy needs its full Toughness, and the knocked-down can be hit too (edge case 36)', () => {
    const state = arena('w-hammer', ['5', '4', '1'], {
      infected: { printCourt: { biter: 1, volatile: 1 } },
      down: { printCourt: { viral: 1 } },
    });
    const asked = attackWith(state, special).state;
    expect(cleave.options(asked)).toEqual([
      { type: 'CLEAVE', infected: 'viral', down: true },
      { type: 'DONE' },
    ]);
    expect(cleave.why(asked, { type: 'CLEAVE', infected: 'volatile', down: false })).toEqual({
      id: 'noTarget',
      params: {},
    });
  });

  it('may be let go', () => {
    const state = arena('w-hammer', ['5', '4', '1'], { infected: { printCourt: { biter: 3 } } });
    const after = answer(attackWith(state, special).state, cleave, { type: 'DONE' }).state;
    expect(standing(after)).toEqual({ printCourt: { biter: 2 } });
  });

  it('does not follow from a target that survives', () => {
    const state = arena('w-hammer', ['2', '2', '4'], { infected: { printCourt: { biter: 1, volatile: 1 } } });
    expect(attackWith(state, { ...special, targetType: 'volatile' }).state.stack).toEqual([]);
  });

  it('has the whole total when a Crit removed the target', () => {
    const state = arena('w-hammer', ['crit', '3', '2'], { infected: { printCourt: { biter: 1, viral: 1 } } });
    const crit = { type: 'SPEND_CRIT', areaId: 'printCourt', infected: 'biter', down: false } as const;
    const asked = answer(attackWith(state, special).state, spendCrits, crit).state;
    expect(asked.stack).toEqual([{ type: 'cleave', runner: 'mara', area: 'printCourt', spare: 5 }]);
    const after = answer(asked, cleave, { type: 'CLEAVE', infected: 'viral', down: false }).state;
    expect(standing(after)).toEqual({});
  });
});

describe('the Shock Baton Special', () => {
  it('edge case 38: a killed target still lets up to 2 others be knocked down (DL-ATK-07)', () => {
    const state = arena('w-baton', ['2', '2', '1'], {
      infected: { printCourt: { biter: 3, volatile: 1, howler: 1 } },
    });
    const asked = attackWith(state, special).state;
    expect(knock.options(asked)).toEqual([
      { type: 'KNOCK', infected: 'biter' },
      { type: 'KNOCK', infected: 'volatile' },
      { type: 'DONE' },
    ]);
    const once = answer(asked, knock, { type: 'KNOCK', infected: 'volatile' }).state;
    const twice = answer(once, knock, { type: 'KNOCK', infected: 'biter' }).state;
    expect(twice.stack).toEqual([]);
    expect(twice.areas.printCourt).toEqual({
      standing: { biter: 1, viral: 0, volatile: 0, howler: 1 },
      down: { biter: 1, viral: 0, volatile: 1, howler: 0 },
    });
  });

  it('lays the survivor down first and may stop at any time', () => {
    const state = arena('w-baton', ['1', '1', '1'], { infected: { printCourt: { biter: 2 } } });
    const asked = attackWith(state, special).state;
    expect(knock.why(asked, { type: 'KNOCK', infected: 'viral' })).toEqual({ id: 'noTarget', params: {} });
    const after = answer(asked, knock, { type: 'DONE' }).state;
    expect([after.areas.printCourt.standing.biter, after.areas.printCourt.down.biter]).toEqual([1, 1]);
  });
});
