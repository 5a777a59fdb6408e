import { describe, expect, it } from 'vitest';
import { draftOf } from '../../../../../models/one-month-in/layouts/draft';
import { LAYOUT_FORMAT, ownLayoutOf } from '../../../../../renderer/games/one-month-in/make/layout-format';
import { cellName } from '../../../../../renderer/games/one-month-in/make/words';
import { optionsOf, withSeats } from '../../../../../renderer/games/one-month-in/plan/game-plan';
import { trialPlan } from '../../../../../renderer/games/one-month-in/plan/trial-plan';
import { isSameLayout } from '../../../../../renderer/games/one-month-in/plan/use-own-layouts';
import { nameOf } from '../../../../../renderer/seats/start';

const STREETS = draftOf('2-two-streets');
const MADE = { kind: 'layout', game: 'one-month-in', name: 'Mine', maker: 'Ada', body: STREETS } as const;

describe('layouts in lists', () => {
  it('are read as they were written, wherever on the plane they were built', () => {
    expect(LAYOUT_FORMAT.read(JSON.parse(JSON.stringify(STREETS)))).toEqual(STREETS);
    const far = (place: string) => `${Number(place.split(',')[0]) + 30},${place.split(',')[1]}`;
    const shifted = {
      ...STREETS,
      tiles: STREETS.tiles.map(far),
      bases: STREETS.bases.map(far),
      core: STREETS.core.map(far),
    };
    expect(LAYOUT_FORMAT.read(shifted)).toEqual(STREETS);
  });

  it.each([
    ['text', 'a layout'],
    ['a base beside the map', { ...STREETS, bases: ['6,0'] }],
    ['a place twice', { ...STREETS, tiles: ['0,0', '0,0'] }],
    ['half a farm', { ...STREETS, farms: 0.5 }],
    ['a map wider than the grid', { tiles: ['-9,0', '9,0'], bases: [], core: [], farms: 5 }],
  ])('are none as %s', (_what, data) => {
    expect(LAYOUT_FORMAT.read(data)).toBeNull();
  });

  it("say what they are, or the first reason why they can't be played", () => {
    expect(LAYOUT_FORMAT.about(STREETS)).toBe('2 teams, 25 tiles');
    expect(LAYOUT_FORMAT.whyNot(STREETS)).toBeNull();
    expect(LAYOUT_FORMAT.whyNot({ ...STREETS, farms: 3 })).toMatch(/^There must be 5 farms or more/);
  });

  it('name every place and what lies there', () => {
    expect(cellName(STREETS, '-2,0')).toBe('Row 6, place 5: base 1');
    expect(cellName(STREETS, '6,0')).toBe('Row 6, place 13: nothing');
  });
});

describe('a game that tries a layout out', () => {
  const layout = ownLayoutOf(MADE);

  it('has as many teams as bases, the first of them a person, and the layout whole', () => {
    const plan = trialPlan(ownLayoutOf({ ...MADE, body: draftOf('4-crossroads') }), 'seed');
    expect(plan.seats.map(({ controller }) => controller.kind)).toEqual(['human', 'bot', 'bot', 'bot']);
    expect(optionsOf(trialPlan(layout, 'seed')).layout).toEqual({ name: 'Mine', maker: 'Ada', ...STREETS });
  });

  it('falls back to the usual map for another number of teams', () => {
    expect(withSeats(trialPlan(layout, 'seed'), 3, nameOf).layout).toBe('3-three-parishes');
  });

  it('is known again in a list by what it is, not by which copy', () => {
    expect(isSameLayout(layout, ownLayoutOf({ ...MADE }))).toBe(true);
    expect(isSameLayout(layout, ownLayoutOf({ ...MADE, name: 'Other' }))).toBe(false);
  });
});
