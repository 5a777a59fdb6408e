import { describe, expect, it } from 'vitest';
import { LAYOUT_IDS } from '../../../../models/one-month-in/ids';
import { draftOf, EMPTY_DRAFT, type LayoutDraft } from '../../../../models/one-month-in/layouts/draft';
import { plainOf, problemsOf, warningsOf } from '../../../../models/one-month-in/layouts/problems';
import { lift, move, put, withFarms } from '../../../../models/one-month-in/layouts/steps';

const STREETS = draftOf('2-two-streets');

/** What is wrong, each with its places. */
function wrongs(draft: LayoutDraft) {
  return problemsOf(draft).map(({ id, places }) => [id.replace('om.make.', ''), ...places]);
}

describe('what makes a layout valid', () => {
  it.each(LAYOUT_IDS)('%s is, and fair', (id) => {
    expect(problemsOf(draftOf(id))).toEqual([]);
    expect(warningsOf(draftOf(id))).toEqual([]);
  });

  it.each<[string, LayoutDraft, readonly (readonly string[])[]]>([
    ['one base is gone', put(STREETS, '2,0', 'street'), [['few-bases']]],
    ['one place of the core is left', { ...STREETS, core: ['0,0'] }, [['few-core']]],
    ['four farms are left', withFarms(STREETS, 4), [['few-farms']]],
    ['there are more tiles than in the box', { ...draftOf('4-crossroads'), farms: 11 }, [['many-tiles']]],
    ['a tile lies apart', put(STREETS, '6,0', 'street'), [['islands', '6,0']]],
    ['a base has three ways out', lift(lift(STREETS, '-3,0'), '-2,-1'), []],
    ['a base lies on the rim', move(STREETS, '-2,0', '-3,0'), [['few-borders', '-3,0']]],
    ['the core comes next to a base', put(STREETS, '1,0', 'core'), [['core-near', '1,0']]],
    ['a base comes next to another', move(STREETS, '-2,0', '1,0'), [['bases-touch', '1,0', '2,0']]],
  ])('names it and the place when %s', (_what, draft, named) => {
    const found = wrongs(draft);
    for (const one of named) expect(found).toContainEqual(one);
    expect(found.length > 0).toBe(named.length > 0 || problemsOf(draft).length > 0);
  });

  it('names what is missing in the beginning of a layout', () => {
    expect(wrongs(EMPTY_DRAFT).map(([id]) => id)).toEqual(['few-bases', 'few-core', 'few-tiles']);
    expect(wrongs({ ...EMPTY_DRAFT, tiles: [], core: [] }).map(([id]) => id)).toContain('nothing');
  });

  it('counts as plain what is neither base, prize, Zoo nor farm (3.7)', () => {
    expect(plainOf(STREETS)).toBe(12);
    expect(plainOf(withFarms(STREETS, 9))).toBe(11);
  });
});

describe('what seems unfair', () => {
  it('is a base with less room than the other', () => {
    const lopsided = (['4,-1', '4,0', '3,1'] as const).reduce<LayoutDraft>(
      (draft, place) => put(draft, place, 'street'),
      lift(STREETS, '-3,1'),
    );
    expect(problemsOf(lopsided)).toEqual([]);
    expect(warningsOf(lopsided)).toMatchObject([
      { id: 'om.make.uneven-room', params: { base: 1, other: 2 }, places: ['-2,0'] },
    ]);
  });

  it('is a longer way to the prizes', () => {
    const tilted: LayoutDraft = { ...STREETS, core: ['-1,2', '-2,2'] };
    expect(problemsOf(tilted)).toEqual([]);
    expect(warningsOf(tilted)).toMatchObject([
      { id: 'om.make.uneven-core', params: { base: 2, other: 1 }, places: ['2,0'] },
    ]);
  });
});
