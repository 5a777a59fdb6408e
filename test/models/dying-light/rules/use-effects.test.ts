import { describe, expect, it } from 'vitest';
import { acting } from '../../../../models/dying-light/decisions/acting';
import { bottleArea } from '../../../../models/dying-light/decisions/bottleArea';
import { bottleKill } from '../../../../models/dying-light/decisions/bottleKill';
import { firecrackers } from '../../../../models/dying-light/decisions/firecrackers';
import { syrup } from '../../../../models/dying-light/decisions/syrup';
import { upgrade } from '../../../../models/dying-light/decisions/upgrade';
import type { ItemId } from '../../../../models/dying-light/ids';
import type { Target, UseItem } from '../../../../models/dying-light/moves';
import type { State } from '../../../../models/dying-light/state';
import {
  answer,
  aRunner,
  aToken,
  type BoardPlan,
  board,
  entriesOf,
  rolls,
  standing,
} from '../../../helpers/dying-light';

function turnOf(plan: BoardPlan): State {
  return { ...board(plan), active: 'mara' };
}

function using(itemId: ItemId, target: Target | null = null): UseItem {
  return { type: 'USE', itemId, target };
}

function mara(state: State) {
  return state.runners[0];
}

describe('DL-USE-01: using Items', () => {
  const hurt = turnOf({
    runners: [aRunner('mara').on('I').carrying('c-painkillers').light('wd-rib')],
    infected: { bI: { viral: 3 } },
  });

  it('discards a Consumable after use; a Quick one brings no Risk (DL-RISK-09)', () => {
    const { state, entries } = answer(hurt, acting, using('c-painkillers'));
    expect(mara(state)).toMatchObject({ items: [], lightWound: null });
    expect(state.common.discard).toEqual(['c-painkillers']);
    expect(entriesOf(entries, 'risk-rolled')).toEqual([]);
  });

  it('refuses what would change nothing, what is not carried and what works by itself', () => {
    const well = turnOf({ runners: [aRunner('mara').carrying('c-painkillers', 'e-vest', 'e-blade')] });
    for (const item of ['c-painkillers', 'e-vest', 'e-blade', 'c-smoke'] as const) {
      expect(acting.why(well, using(item))).toEqual({ id: 'noEffect', params: {} });
    }
    expect(acting.options(well).filter((move) => move.type === 'USE')).toEqual([]);
  });

  it('takes a target only for an attack', () => {
    const target: Target = { areaId: 'bI', type: 'viral', down: false };
    expect(acting.why(hurt, using('c-painkillers', target))).toEqual({ id: 'noEffect', params: {} });
  });

  it('Smoke Tin discards the Exposure token and the Chase card', () => {
    const before = turnOf({ runners: [aRunner('mara').carrying('c-smoke').exposed().chased()] });
    const { state } = answer(before, acting, using('c-smoke'));
    expect(mara(state)).toMatchObject({ exposureToken: false, chase: null });
  });
});

describe('Throwing Knives', () => {
  const target: Target = { areaId: 'printCourt', type: 'biter', down: false };

  it('hit with 2D +1 in Range 1, without Risk', () => {
    const before = turnOf({
      runners: [aRunner('mara').on('n').carrying('c-knives')],
      infected: { printCourt: { biter: 1 }, crossroads: { biter: 2 } },
      luck: { dice: rolls('damage', '1', '2') },
    });
    const { state, entries } = answer(before, acting, using('c-knives', target));
    expect(entriesOf(entries, 'damage-rolled')).toMatchObject([{ bonus: 1, total: 4 }]);
    expect(standing(state)).toEqual({ crossroads: { biter: 2 } });
    expect(state.stack).toEqual([]);
  });

  it('do not reach 2 Areas', () => {
    const before = turnOf({
      runners: [aRunner('mara').on('i').carrying('c-knives')],
      infected: { printCourt: { biter: 1 } },
    });
    expect(acting.why(before, using('c-knives', target))).toEqual({
      id: 'outOfRange',
      params: { n: 1, m: 2 },
    });
    expect(acting.why(before, using('c-knives'))).toEqual({ id: 'noTarget', params: {} });
  });
});

describe('Syrup Shot', () => {
  const before = turnOf({
    runners: [
      aRunner('mara').carrying('c-syrup').fatigue('basic[blank]').cooldown('basic[blank]', 'combat[push]'),
    ],
    luck: { dice: rolls('combat', 'block') },
  });

  it('rolls a die of a Fatigue or Cooldown slot and adds it to the pool', () => {
    const used = answer(before, acting, using('c-syrup'));
    expect(syrup.options(used.state).map((move) => move.dieId)).toEqual([
      'die-basic-1',
      'die-basic-2',
      'die-combat-1',
    ]);
    const { state, entries } = answer(used.state, syrup, { type: 'CHOOSE_DIE', dieId: 'die-combat-1' });
    const die = { id: 'die-combat-1', type: 'combat', face: 2 };
    expect(mara(state)).toMatchObject({ pool: [die], cooldown: [{ id: 'die-basic-2' }, null] });
    expect(entries).toEqual([{ type: 'die-returned', runner: 'mara', die, from: 'cooldown' }]);
  });

  it('refuses a die that does not rest', () => {
    const used = answer(before, acting, using('c-syrup'));
    expect(syrup.why(used.state, { type: 'CHOOSE_DIE', dieId: 'die-basic-9' })?.id).toBe('noEffect');
  });
});

describe('String of Firecrackers', () => {
  const before = turnOf({
    runners: [aRunner('mara').on('n').carrying('c-firecrackers')],
    infected: { crossroads: { biter: 2, viral: 2, howler: 1 } },
  });
  const scare = (infected: 'biter' | 'viral', toArea: 'wellYard' | 'bJ') =>
    ({ type: 'MOVE_ENEMY', infected, toArea }) as const;

  it('DL-GOLD-01: moves up to 3 common Infected although Infected never leave a Runner', () => {
    let { state } = answer(before, acting, using('c-firecrackers'));
    state = answer(state, firecrackers, scare('biter', 'wellYard')).state;
    state = answer(state, firecrackers, scare('viral', 'bJ')).state;
    state = answer(state, firecrackers, scare('viral', 'bJ')).state;
    expect(standing(state)).toEqual({
      wellYard: { biter: 1 },
      bJ: { viral: 2 },
      crossroads: { biter: 1, howler: 1 },
    });
    expect(state.stack).toEqual([]);
  });

  it('stops earlier when the player is done', () => {
    let { state } = answer(before, acting, using('c-firecrackers'));
    state = answer(state, firecrackers, { type: 'DONE' }).state;
    expect(standing(state)).toEqual(standing(before));
  });

  it('sends nobody where the type cannot go', () => {
    const { state } = answer(before, acting, using('c-firecrackers'));
    expect(firecrackers.why(state, scare('biter', 'bJ'))).toEqual({
      id: 'cannotEnter',
      params: { type: 'biter', cause: 'tooHigh' },
    });
  });

  it('is illegal without a legal destination (edge case 35)', () => {
    const fenced = turnOf({
      runners: [aRunner('mara').on('v').carrying('c-firecrackers')],
      infected: { coalYard: { biter: 2 } },
    });
    expect(acting.why(fenced, using('c-firecrackers'))).toEqual({ id: 'noEffect', params: {} });
  });
});

describe('Bottled Fire', () => {
  const plan: BoardPlan = {
    runners: [aRunner('mara').on('L').carrying('e-bottle')],
    infected: { printCourt: { biter: 2, volatile: 1 } },
    down: { printCourt: { viral: 1 } },
  };
  const here = { type: 'AREA', areaId: 'printCourt' } as const;

  it('removes up to 2 Biters or Virals of an Area in Range 1, then sets it on fire', () => {
    let { state } = answer(turnOf(plan), acting, using('e-bottle'));
    state = answer(state, bottleArea, here).state;
    expect(bottleKill.options(state)).toEqual([
      { type: 'KILL', infected: 'biter', down: false },
      { type: 'KILL', infected: 'viral', down: true },
      { type: 'DONE' },
    ]);
    state = answer(state, bottleKill, { type: 'KILL', infected: 'biter', down: false }).state;
    state = answer(state, bottleKill, { type: 'KILL', infected: 'viral', down: true }).state;
    expect(standing(state)).toEqual({ printCourt: { biter: 1, volatile: 1 } });
    expect(state.areas.printCourt.down.viral).toBe(0);
    expect(state.tokens.at(-1)).toEqual(aToken('fire-3', 'fire', 'r'));
    expect(state.epic.discard).toEqual(['e-bottle']);
  });

  it('kills even where a Fire token lies, and places none there (edge case 34)', () => {
    const burning = turnOf({ ...plan, tokens: [aToken('fire-3', 'fire', 'r')] });
    let { state } = answer(burning, acting, using('e-bottle'));
    state = answer(state, bottleArea, here).state;
    state = answer(state, bottleKill, { type: 'KILL', infected: 'biter', down: false }).state;
    state = answer(state, bottleKill, { type: 'DONE' }).state;
    expect(state.tokens).toEqual(burning.tokens);
    expect(standing(state)).toEqual({ printCourt: { biter: 1, volatile: 1 } });
  });

  it('starts a fire where there is nobody to kill', () => {
    let { state } = answer(turnOf(plan), acting, using('e-bottle'));
    state = answer(state, bottleArea, { type: 'AREA', areaId: 'coalYard' }).state;
    expect(state.tokens.at(-1)).toEqual(aToken('fire-3', 'fire', 'v'));
    expect(state.stack).toEqual([]);
  });
});

describe('UV Lantern', () => {
  it('makes the own Area a UV Area and drives the Infected out (DL-ENV-06, edge case 27)', () => {
    const before = turnOf({
      runners: [aRunner('mara').on('v').carrying('e-lantern').chased()],
      infected: { coalYard: { biter: 1 } },
    });
    const { state } = answer(before, acting, using('e-lantern'));
    expect(state.lanterns).toEqual(['coalYard']);
    expect(standing(state)).toEqual({});
    expect(mara(state)?.chase).toBeNull();
  });

  it('is of no use in a UV Area', () => {
    const lit = turnOf({ runners: [aRunner('mara').on('b').carrying('e-lantern')], uvSpot: true });
    expect(acting.why(lit, using('e-lantern'))).toEqual({ id: 'noEffect', params: {} });
  });
});

describe('the Inhibitor', () => {
  const before = turnOf({
    runners: [aRunner('mara').carrying('e-inhibitor').pool('basic[jump]')],
    luck: { dice: rolls('combat', 'push') },
  });

  it('upgrades a Basic die once a game and is kept (DL-UPG-01)', () => {
    let { state } = answer(before, acting, using('e-inhibitor'));
    state = answer(state, upgrade, { type: 'UPGRADE', dieId: 'die-basic-1', to: 'combat' }).state;
    expect(mara(state)).toMatchObject({
      items: ['e-inhibitor'],
      pool: [{ id: 'die-combat-1', type: 'combat', face: 3 }],
    });
    expect(acting.why(state, using('e-inhibitor'))).toEqual({
      id: 'alreadyUsed',
      params: { period: 'dl.period.game' },
    });
  });

  it('is of no use without a Basic die in the pool', () => {
    const none = turnOf({ runners: [aRunner('mara').carrying('e-inhibitor').pool('combat[push]')] });
    expect(acting.why(none, using('e-inhibitor'))).toEqual({ id: 'noEffect', params: {} });
  });
});

describe('DL-USE-02, DL-USE-04: switching Weapons', () => {
  const before = turnOf({
    runners: [aRunner('mara').pool('basic[jump]').weapon('w-bow').carrying('c-smoke', 'e-blade').exposed()],
  });
  const toBlade = { type: 'SWITCH_WEAPON', itemId: 'e-blade' } as const;
  const toBow = { type: 'SWITCH_WEAPON', itemId: 'w-bow' } as const;

  it('puts a carried Weapon into the slot; only that one works', () => {
    const { state } = answer(before, acting, toBlade);
    expect(mara(state)).toMatchObject({ weapon: 'e-blade', items: ['c-smoke', 'w-bow'] });
  });

  it('refuses a second switch in a row', () => {
    const { state } = answer(before, acting, toBlade);
    expect(acting.why(state, toBow)).toEqual({ id: 'switchTwice', params: {} });
    expect(acting.options(state)).not.toContainEqual(toBow);
  });

  it('allows it again after another action', () => {
    let { state } = answer(before, acting, toBlade);
    state = answer(state, acting, using('c-smoke')).state;
    expect(acting.why(state, toBow)).toBeNull();
  });

  it('refuses what is no Weapon', () => {
    expect(acting.why(before, { type: 'SWITCH_WEAPON', itemId: 'c-smoke' })?.id).toBe('noEffect');
  });
});
