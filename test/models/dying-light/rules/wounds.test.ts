import { describe, expect, it } from 'vitest';
import { woundChoice } from '../../../../models/dying-light/decisions/woundChoice';
import type { WoundId } from '../../../../models/dying-light/ids';
import { type DLPlay, pushFrames } from '../../../../models/dying-light/play';
import type { State } from '../../../../models/dying-light/state';
import {
  answer,
  aRunner,
  board,
  entriesOf,
  type Performed,
  perform,
  rolls,
  standing,
} from '../../../helpers/dying-light';

function wound(count: number) {
  return (play: DLPlay) => pushFrames(play, { type: 'wounds', runner: 'mara', count, first: true });
}

function draws(...cards: readonly WoundId[]) {
  return { draws: cards.map((card) => ({ deck: 'wound', card })) };
}

/** Mara's Light Wound, which is this card, becomes Heavy. */
function turned(
  card: WoundId,
  plan = aRunner('mara').on('J'),
  more: Parameters<typeof board>[0] = {},
): Performed {
  return perform(board({ ...more, runners: [plan.light(card)] }), wound(1));
}

function mara(state: State) {
  return state.runners[0];
}

describe('taking Wounds', () => {
  it('DL-WND-01: draws the first Wound face down', () => {
    const { state, entries } = perform(board({ luck: draws('wd-rib') }), wound(1));
    expect(mara(state)).toMatchObject({ lightWound: 'wd-rib', heavyWounds: [] });
    expect(entries).toEqual([{ type: 'wound-light', runner: 'mara' }]);
  });

  it('DL-WND-04: does not tell which card a Light Wound is', () => {
    const { entries } = perform(board({ luck: draws('wd-fever') }), wound(1));
    expect(JSON.stringify(entries)).not.toContain('wd-');
  });

  it('DL-WND-02: turns the Light Wound up instead of taking a second one', () => {
    const { state } = perform(board({ luck: draws('wd-rib', 'wd-fever') }), wound(2));
    expect(mara(state)).toMatchObject({ lightWound: null, heavyWounds: ['wd-rib'] });
    expect(state.wounds.draw).toHaveLength(15);
  });

  it('TV-35, DL-MOM-04: three at once flip, draw and flip, and cost the Momentum die', () => {
    const before = board({
      runners: [aRunner('mara').light('wd-graze').momentum()],
      luck: draws('wd-sprain'),
    });
    const { state, entries } = perform(before, wound(3));
    expect(mara(state)).toMatchObject({
      lightWound: null,
      heavyWounds: ['wd-graze', 'wd-sprain'],
      momentumSpot: null,
    });
    expect(entries.map((entry) => entry.type)).toEqual([
      'momentum-lost',
      'wound-heavy',
      'wound-light',
      'wound-heavy',
    ]);
  });

  it('DL-MOM-04: one Wound leaves the Momentum die alone', () => {
    const { state } = perform(board({ runners: [aRunner('mara').momentum()] }), wound(1));
    expect(mara(state)?.momentumSpot).not.toBeNull();
  });

  it('TV-36, DL-WND-03, DL-WIN-02: the fourth Heavy Wound ends the game before its effect', () => {
    const before = board({
      runners: [aRunner('mara').light('wd-scream').heavy('wd-graze', 'wd-rib', 'wd-limp')],
    });
    const { state, entries } = perform(before, wound(3));
    expect(state.outcome).toEqual({ winners: [], reason: 'dl.outcome.eliminated', scores: {}, rank: null });
    expect(state.stack).toEqual([]);
    expect(entries.map((entry) => entry.type)).toEqual(['wound-heavy', 'eliminated', 'game-over']);
  });

  it('DL-WND-05: shuffles the discarded Wounds when the deck is empty', () => {
    const before = board();
    const empty: State = { ...before, wounds: { draw: [], discard: ['wd-numb'] } };
    const { state } = perform(empty, wound(1));
    expect(mara(state)?.lightWound).toBe('wd-numb');
    expect(state.wounds).toEqual({ draw: [], discard: [] });
  });

  it('DL-WND-07: a Wound that a Wound causes comes before the remaining ones', () => {
    const before = board({
      runners: [
        aRunner('mara')
          .light('wd-winded')
          .track('basic[jump]', 'basic[jump]')
          .fatigue('basic[evade]', 'combat[push]'),
      ],
      luck: draws('wd-graze', 'wd-rib'),
    });
    const { state } = perform(before, wound(2));
    expect(mara(state)).toMatchObject({ heavyWounds: ['wd-winded', 'wd-graze'], lightWound: null });
  });
});

describe('what Wounds do when they become Heavy', () => {
  it('wd-winded fatigues a die', () => {
    const { state } = turned('wd-winded', aRunner('mara').pool('basic[jump]'));
    expect(state.stack).toEqual([{ type: 'fatigueDie', runner: 'mara' }]);
  });

  it('wd-bleeding gives an Exposure token, or a Chase to who has one', () => {
    expect(mara(turned('wd-bleeding').state)?.exposureToken).toBe(true);
    const chased = turned('wd-bleeding', aRunner('mara').exposed());
    expect(mara(chased.state)).toMatchObject({ exposureToken: true, chase: 'ch-sprinter' });
  });

  it('wd-concussion removes the Momentum die, even as Tempo Die (DL-TEMPO-02)', () => {
    const { state } = turned('wd-concussion', aRunner('mara').track('basic[jump]', 'momentum[jump+evade]'));
    expect(
      mara(state)
        ?.track.slice(0, 2)
        .map((die) => die?.type ?? null),
    ).toEqual(['basic', null]);
    expect(state.supply.momentum).toHaveLength(4);
  });

  it('wd-torn lets the Runner choose a Gear token to damage', () => {
    const asked = turned('wd-torn', aRunner('mara').gear('courier', { 'g-cour-g': 'off' }));
    expect(woundChoice.options(asked.state)).toEqual([
      { type: 'CHOOSE_GEAR', gearId: 'g-cour-j' },
      { type: 'CHOOSE_GEAR', gearId: 'g-cour-s' },
    ]);
    const { entries } = answer(asked.state, woundChoice, { type: 'CHOOSE_GEAR', gearId: 'g-cour-s' });
    expect(entries).toEqual([
      { type: 'gear-damaged', runner: 'mara', gear: 'g-cour-s', condition: 'damaged' },
    ]);
  });

  it('wd-torn does nothing to who wears nothing', () => {
    expect(turned('wd-torn').state.stack).toEqual([]);
  });

  it("wd-numb takes an Item of the Runner's choice, never the Inhibitor", () => {
    const asked = turned('wd-numb', aRunner('mara').carrying('c-smoke', 'e-inhibitor', 'e-blade'));
    expect(woundChoice.options(asked.state)).toEqual([
      { type: 'ITEM', itemId: 'c-smoke' },
      { type: 'ITEM', itemId: 'e-blade' },
    ]);
    expect(woundChoice.why(asked.state, { type: 'ITEM', itemId: 'e-inhibitor' })).toEqual({
      id: 'noEffect',
      params: {},
    });
    const { state } = answer(asked.state, woundChoice, { type: 'ITEM', itemId: 'c-smoke' });
    expect(mara(state)?.items).toEqual(['e-inhibitor', 'e-blade']);
    expect(state.common.discard).toEqual(['c-smoke']);
  });

  it('wd-numb takes nothing from who has only the Weapon in the slot (edge case 32)', () => {
    expect(turned('wd-numb').state.stack).toEqual([]);
  });

  it('wd-scream spawns a Biter by day and a Viral by night in the own Area', () => {
    expect(standing(turned('wd-scream').state)).toEqual({ bJ: { biter: 1 } });
    expect(standing(turned('wd-scream', aRunner('mara').on('J'), { round: 8 }).state)).toEqual({
      bJ: { viral: 1 },
    });
  });

  it('wd-panic moves one Infected into the own Area', () => {
    const { state } = turned('wd-panic', aRunner('mara').on('n'), { infected: { wellYard: { biter: 2 } } });
    expect(standing(state)).toEqual({ crossroads: { biter: 1 }, wellYard: { biter: 1 } });
  });

  it('wd-panic does nothing in a UV Area (edge case 33)', () => {
    const { state } = turned('wd-panic', aRunner('mara').on('n'), {
      infected: { wellYard: { biter: 2 } },
      lanterns: ['crossroads'],
    });
    expect(standing(state)).toEqual({ wellYard: { biter: 2 } });
  });

  it('wd-stunned rolls the whole pool again', () => {
    const { state } = turned('wd-stunned', aRunner('mara').pool('basic[jump]', 'combat[push]'), {
      luck: { dice: [...rolls('basic', 'power'), ...rolls('combat', 'block')] },
    });
    expect(mara(state)?.pool.map(({ type, face }) => [type, face])).toEqual([
      ['basic', 5],
      ['combat', 2],
    ]);
  });

  it('wd-adrenaline puts the Momentum die on the spot of who does not hold it', () => {
    expect(mara(turned('wd-adrenaline').state)?.momentumSpot?.type).toBe('momentum');
    const held = turned('wd-adrenaline', aRunner('mara').fatigue('momentum[jump+evade]'));
    expect(mara(held.state)?.momentumSpot).toBeNull();
  });

  it('wd-graze does nothing but counts', () => {
    const { state, entries } = turned('wd-graze');
    expect(mara(state)?.heavyWounds).toEqual(['wd-graze']);
    expect(entriesOf(entries, 'wound-heavy')).toEqual(entries);
  });
});
