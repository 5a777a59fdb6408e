import { describe, expect, it } from 'vitest';
import type { State } from '../../../models/dying-light/state';
import { view } from '../../../models/dying-light/view';
import { aRunner, board } from '../../helpers/dying-light';

function turned<T>(cards: readonly T[]): T[] {
  return cards.toReversed();
}

const plain = board({
  runners: [aRunner('mara').light('wd-rib'), aRunner('oskar').light('wd-numb').heavy('wd-limp')],
  round: 9,
});
const before: State = {
  ...plain,
  wounds: { draw: plain.wounds.draw.slice(2), discard: plain.wounds.draw.slice(0, 2) },
  common: {
    draw: ['c-dressing', 'c-smoke', 'c-knives'],
    discard: ['c-syrup', 'c-painkillers', 'c-firecrackers'],
  },
  scenario: { ...plain.scenario, lists: { roofs: { zones: ['B', 'E', 'G', 'J'], next: 1 } } },
};

/** The same table to look at; everything that nobody can see lies differently. */
const hiddenOtherwise: State = {
  ...before,
  luck: {
    rng: [1, 2, 3, 4],
    dice: [{ die: 'risk', face: 'wound' }],
    draws: [{ deck: 'wound', card: 'wd-rib' }],
  },
  runners: before.runners.map((runner) => ({
    ...runner,
    lightWound: runner.id === 'mara' ? 'wd-numb' : 'wd-winded',
    exposure: { ...runner.exposure, draw: turned(runner.exposure.draw) },
  })),
  wounds: { draw: turned(before.wounds.draw), discard: ['wd-rib', 'wd-sprain'] },
  common: { ...before.common, draw: ['c-knives', 'c-smoke', 'c-dressing'] },
  epic: { ...before.epic, draw: turned(before.epic.draw) },
  chase: ['ch-sprinter', 'ch-scent', 'ch-hunter', 'ch-pack'],
  activationDeck: { draw: turned(before.activationDeck.draw), discard: [] },
  scenario: { ...before.scenario, lists: { roofs: { zones: ['B', 'J', 'G', 'E'], next: 1 } } },
};

describe('what a seat sees', () => {
  it('does not depend on anything hidden (DL-WND-04)', () => {
    expect(view(hiddenOtherwise, 'seat-1')).toEqual(view(before, 'seat-1'));
  });

  it('holds neither the seed nor loaded results', () => {
    expect(view(hiddenOtherwise, 'table').luck).toEqual({ rng: [], dice: [], draws: [] });
  });

  it('holds the size of every deck, and who has a Light Wound', () => {
    const seen = view(before, 'seat-1');
    expect(
      [seen.wounds.draw, seen.wounds.discard, seen.common.draw, seen.epic.draw].map((deck) => deck.length),
    ).toEqual([11, 2, 3, 6]);
    expect(seen.runners.map((runner) => runner.lightWound !== null)).toEqual([true, true]);
    expect(new Set([...seen.wounds.draw, ...seen.wounds.discard]).size).toBe(13);
  });

  it('shows what lies open: Heavy Wounds, discarded Items, the top Chase card, used sites', () => {
    const seen = view(before, 'seat-2');
    expect(seen.runners[1]?.heavyWounds).toEqual(['wd-limp']);
    expect(seen.common.discard).toEqual(['c-syrup', 'c-painkillers', 'c-firecrackers']);
    expect(seen.chase[0]).toBe('ch-sprinter');
    expect(seen.scenario.lists.roofs?.zones[0]).toBe('B');
  });

  it('shows a healed Heavy Wound that lies face down: everybody knows it (DL-WND-04)', () => {
    const [mara, oskar] = before.runners;
    if (!mara || !oskar) throw new Error('Two Runners were set up.');
    const healed = { ...before, runners: [mara, { ...oskar, lightWoundKnown: true }] };
    expect(view(healed, 'seat-1').runners[1]?.lightWound).toBe('wd-numb');
  });

  it('is the same for everybody', () => {
    expect(view(before, 'seat-2')).toEqual(view(before, 'table'));
  });
});
