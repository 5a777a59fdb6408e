import { describe, expect, it } from 'vitest';
import type { State } from '../../../../../models/one-month-in/state';
import { COMPOSING } from '../../../../../renderer/games/one-month-in/compose/composing';
import { tableMarks } from '../../../../../renderer/games/one-month-in/hud/marks';
import { type Spot, spotKey } from '../../../../../renderer/games/one-month-in/spot';
import type { OneMonthIn } from '../../../../../renderer/games/one-month-in/types';
import { begunOf, freshDraft, workOut } from '../../../../../renderer/play/composer/draft';
import { BLUE, RED, sessionAt, table } from '../../../../helpers/one-month-in';

const OUTSIDE: Spot = { kind: 'group', tile: '-1,0', zone: 'outer', seat: BLUE };

/** What a table marks once somebody has pointed at these things. */
function marksAt(state: State, ...spots: readonly Spot[]) {
  const snapshot = sessionAt(state).seen('table');
  const fresh = freshDraft<OneMonthIn>(snapshot);
  const offered = COMPOSING.offered(snapshot.legal, snapshot);
  const draft = spots.reduce((now, spot) => COMPOSING.picked(now, spot, offered), fresh);
  const composer = {
    ...workOut(COMPOSING, draft, offered),
    composed: true,
    picks: draft.picks,
    begun: begunOf(COMPOSING, draft),
  };
  return tableMarks(composer, state);
}

const beside = (zombies: number) =>
  table({ at: { '-1,0': { id: 'zoo', zombies, people: [[BLUE, 'outer', [0, 3, 0]]] } } });

describe('the table marks', () => {
  it('everybody who can act, until something is begun', () => {
    const marks = marksAt(beside(3));
    expect(marks.map(({ tone }) => tone)).toEqual(marks.map(() => 'choice'));
    expect(marks.map(({ spot }) => spotKey(spot)).toSorted()).toEqual([
      'group -1,0 outer seat-1',
      'group -2,0 whole seat-1',
    ]);
  });

  it('who is chosen, with how many, and the odds inside before anybody clicks (10.3)', () => {
    const marks = marksAt(beside(3), OUTSIDE);
    expect(marks[0]).toMatchObject({ spot: OUTSIDE, tone: 'chosen', count: 3 });
    const inside = marks.find(({ spot }) => spot.kind === 'ground' && spot.ground === 'inner');
    expect(inside).toMatchObject({ tone: 'choice', label: '87%, lose 0.8' });
  });

  it('a fight that is likely lost in another tone, as the number of those who go changes', () => {
    const one = marksAt(beside(3), OUTSIDE, OUTSIDE);
    expect(one[0]).toMatchObject({ tone: 'chosen', count: 1 });
    expect(one.find(({ label }) => label !== undefined)).toMatchObject({
      tone: 'warned',
      label: '8%, lose 0.9',
    });
  });

  it('the rivals where one would arrive, with the odds of an attack', () => {
    const state = table({
      at: {
        '-1,0': { id: 'garage', people: [[BLUE, 'outer', [0, 3, 0]]] },
        '0,0': { id: 'zoo', people: [[RED, 'outer', [2, 0, 0]]] },
      },
    });
    const there = marksAt(state, OUTSIDE).find(({ spot }) => spot.kind === 'ground' && spot.tile === '0,0');
    expect(there?.label).toBe('66%, lose 1.4');
  });
});
