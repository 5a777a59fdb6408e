import { describe, expect, it } from 'vitest';
import { ackCard } from '../../../../models/dying-light/decisions/ackCard';
import { acting } from '../../../../models/dying-light/decisions/acting';
import type { TokenId } from '../../../../models/dying-light/ids';
import type { Interact, Target } from '../../../../models/dying-light/moves';
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

function interact(tokenId: TokenId, target: Target | null = null): Interact {
  return { type: 'INTERACT', tokenId, target };
}

function types(entries: readonly { readonly type: string }[]): readonly string[] {
  return entries.map((entry) => entry.type);
}

describe('DL-INT-01: Interact', () => {
  it('reaches only what lies in the own Zone', () => {
    const before = turnOf({ runners: [aRunner('mara').on('I')] });
    expect(acting.why(before, interact('loot-common-1'))).toEqual({ id: 'notInZone', params: {} });
    expect(acting.options(before)).toContainEqual(interact('obj-a'));
  });

  it('takes a target only for a Spear', () => {
    const before = turnOf({ runners: [aRunner('mara').on('I')], infected: { bI: { biter: 1 } } });
    const target: Target = { areaId: 'bI', type: 'biter', down: false };
    expect(acting.why(before, interact('obj-a', target))).toEqual({ id: 'noTarget', params: {} });
  });

  it('has nothing to do with tokens that only lie there', () => {
    const onFire = turnOf({ runners: [aRunner('mara').on('n')] });
    expect(acting.why(onFire, interact('fire-1'))).toEqual({ id: 'noEffect', params: {} });
  });

  it('costs no die; each one is an action with its own Risk roll', () => {
    const before = turnOf({
      runners: [aRunner('mara').on('n')],
      tokens: [aToken('loot-common-6', 'loot-common', 'n'), aToken('loot-epic-3', 'loot-epic', 'n')],
      luck: { dice: rolls('risk', 'safe', 'safe') },
    });
    const first = answer(
      { ...before, scenario: { ...before.scenario, fired: ['map-in-the-bag'] } },
      acting,
      interact('loot-common-6'),
    );
    const second = answer(first.state, acting, interact('loot-epic-3'));
    for (const { entries } of [first, second]) {
      expect(entriesOf(entries, 'risk-rolled')).toMatchObject([{ total: 1 }]);
    }
  });
});

describe('DL-ENV-03: loot', () => {
  const before = turnOf({
    runners: [aRunner('mara').on('L')],
    infected: { bL: { viral: 1 } },
    luck: { draws: [{ deck: 'common', card: 'c-smoke' }], dice: rolls('risk', 'safe') },
  });
  const known: State = { ...before, scenario: { ...before.scenario, fired: ['map-in-the-bag'] } };

  it('TV-63: draws the card, keeps the token as Salvage, then rolls 1 Risk die', () => {
    const { state, entries } = answer(known, acting, interact('loot-common-1'));
    expect(state.runners[0]).toMatchObject({ items: ['c-smoke'], salvage: 1 });
    expect(state.tokens.some((token) => token.id === 'loot-common-1')).toBe(false);
    expect(types(entries)).toEqual([
      'interacted',
      'token-removed',
      'salvage-gained',
      'item-gained',
      'risk-rolled',
    ]);
  });

  it('shuffles the discard of an empty deck', () => {
    const worn: State = {
      ...known,
      luck: { ...known.luck, draws: [] },
      common: { draw: [], discard: ['c-knives'] },
    };
    const { state } = answer(worn, acting, interact('loot-common-1'));
    expect(state.runners[0]?.items).toEqual(['c-knives']);
  });

  it('gives only Salvage when no card is left (edge case 30)', () => {
    const bare: State = { ...known, luck: { ...known.luck, draws: [] }, common: { draw: [], discard: [] } };
    const { state } = answer(bare, acting, interact('loot-common-1'));
    expect(state.runners[0]).toMatchObject({ items: [], salvage: 1 });
  });

  it('reveals #S10 with the first Common loot bag only', () => {
    const first = answer(before, acting, interact('loot-common-1'));
    expect(first.state.stack.at(-1)).toEqual({ type: 'ackCard', card: 'S10' });
    const { state } = answer(first.state, ackCard, { type: 'ACK', seat: 'seat-1', cardId: 'S10' });
    expect(state.tokens.at(-1)).toEqual(aToken('obj-g', 'objective', 'B'));
    expect(state.scenario.fired).toEqual(['map-in-the-bag']);
  });
});

describe('DL-ENV-04: Spear', () => {
  const target: Target = { areaId: 'printCourt', type: 'biter', down: false };
  const before = turnOf({
    runners: [aRunner('oskar').on('F')],
    infected: { printCourt: { biter: 1 }, bF: { viral: 1 } },
    luck: { dice: [...rolls('damage', '1', '3'), ...rolls('risk', 'safe')] },
  });
  const oskars: State = { ...before, active: 'oskar' };

  it('attacks with 2D in Range 2 without Skill, and is gone; the Risk roll follows', () => {
    const { state, entries } = answer(oskars, acting, interact('spear-1', target));
    expect(entriesOf(entries, 'damage-rolled')).toMatchObject([{ bonus: 0, total: 4 }]);
    expect(standing(state)).toEqual({ bF: { viral: 1 } });
    expect(state.tokens.some((token) => token.id === 'spear-1')).toBe(false);
    expect(types(entries).at(-1)).toBe('risk-rolled');
  });

  it('needs a target within reach', () => {
    expect(acting.why(oskars, interact('spear-1'))).toEqual({ id: 'noTarget', params: {} });
    const far: Target = { areaId: 'coalYard', type: 'biter', down: false };
    expect(acting.why(oskars, interact('spear-1', far))).toEqual({
      id: 'outOfRange',
      params: { n: 2, m: 3 },
    });
    expect(acting.options(oskars)).toContainEqual(interact('spear-1', target));
  });
});

describe('DL-ENV-02, DL-ENV-01: pads and fire are no features to Interact with', () => {
  it('offers a Runner on a pad only the Jump', () => {
    const before = turnOf({ runners: [aRunner('mara').on('G').pool('basic[jump]')] });
    expect(acting.why(before, interact('jump-pad-2'))).toEqual({ id: 'noEffect', params: {} });
    expect(acting.options(before).some((move) => move.type === 'MOVE' && move.kind === 'pad')).toBe(true);
  });

  it('adds the Fire of the Area to the Risk', () => {
    const before = turnOf({
      runners: [aRunner('mara').on('s')],
      tokens: [aToken('loot-epic-3', 'loot-epic', 's')],
      luck: { dice: rolls('risk', 'safe') },
    });
    const { entries } = answer(before, acting, interact('loot-epic-3'));
    expect(entriesOf(entries, 'risk-rolled')).toMatchObject([{ total: 1 }]);
  });
});

describe('what the scenario says about a token', () => {
  const atFlare = (plan: BoardPlan = {}): State =>
    turnOf({
      runners: [aRunner('mara').on('C').carrying('e-inhibitor')],
      tokens: [aToken('obj-h', 'objective', 'C')],
      ...plan,
    });

  it('DL-ENV-09: Electricity does what its card says', () => {
    const before = turnOf({
      runners: [aRunner('mara').on('D')],
      tokens: [aToken('electricity-1', 'electricity', 'D')],
    });
    const { state, entries } = answer(before, acting, interact('electricity-1'));
    expect(state.tokens.find((token) => token.id === 'uv-1')?.on).toBe(true);
    expect(entriesOf(entries, 'uv-on')).toEqual([{ type: 'uv-on', area: 'tramBend' }]);
    expect(state.stack.at(-1)).toEqual({ type: 'ackCard', card: 'S05' });
  });

  it('refuses with the sentence of the card while its condition does not hold', () => {
    const without = atFlare({ runners: [aRunner('mara').on('C')] });
    expect(acting.why(without, interact('obj-h'))).toEqual({
      id: 'conditionUnmet',
      params: { condition: 'dl.card.S06.refusal' },
    });
  });

  it('lights the flare in the hands of the Inhibitor carrier', () => {
    const { state } = answer(atFlare(), acting, interact('obj-h'));
    expect(state.scenario.vars.flareLit).toBe(1);
  });

  it('reveals the next card before the Risk roll (edge case 45)', () => {
    const before = turnOf({
      runners: [aRunner('mara').on('J')],
      tokens: [aToken('obj-b', 'objective', 'J')],
      infected: { bJ: { biter: 1 } },
      bots: [1],
      luck: { dice: rolls('risk', 'safe') },
    });
    const noKeys: State = { ...before, tokens: before.tokens.filter((token) => token.id !== 'obj-a') };
    const { entries } = answer(noKeys, acting, interact('obj-b'));
    expect(types(entries)).toEqual([
      'interacted',
      'token-removed',
      'card-revealed',
      'token-placed',
      'risk-rolled',
    ]);
  });
});
