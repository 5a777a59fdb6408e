import { describe, expect, it } from 'vitest';
import { sceneModel } from '../../../../../renderer/games/one-month-in/scene/from-state';
import { pickAreas } from '../../../../../renderer/games/one-month-in/scene/overlay/picks';
import { shapeOf } from '../../../../../renderer/games/one-month-in/scene/overlay/spot-shapes';
import { shownNumber } from '../../../../../renderer/games/one-month-in/scene/tiles/numbers';
import { type Spot, spotKey } from '../../../../../renderer/games/one-month-in/spot';
import { BLUE, BLUE_BASE, RED, RED_BASE, table } from '../../../../helpers/one-month-in';

const state = table({
  at: {
    '-1,0': { id: 'church', zombies: 2, people: [[BLUE, 'outer', [0, 2, 0]]] },
    '0,0': { id: 'research-centre', owner: RED, counting: true, loot: ['sal-01', 'zom-01'], people: [] },
  },
  fences: [{ edge: '1,0|2,0', seat: RED }],
});
const scene = sceneModel(state);

const SEEN: readonly Spot[] = [
  { kind: 'ground', tile: '-1,0', ground: 'outer' },
  { kind: 'ground', tile: '-1,0', ground: 'inner' },
  { kind: 'ground', tile: BLUE_BASE, ground: 'whole' },
  { kind: 'ground', tile: '1,-2', ground: 'fog' },
  { kind: 'group', tile: '-1,0', zone: 'outer', seat: BLUE },
  { kind: 'zombies', tile: '-1,0' },
  { kind: 'loot', tile: '0,0' },
  { kind: 'clock', tile: '0,0' },
  { kind: 'border', edge: '1,0|2,0' },
  { kind: 'number', tile: '-1,0', number: 'claim' },
];

describe('what can be seen on the table', () => {
  const areas = pickAreas(scene);

  it.each(SEEN)('can be pressed: $kind', (spot) => {
    expect(areas.map((area) => spotKey(area.spot))).toContain(spotKey(spot));
  });

  it.each(SEEN)('can be marked: $kind', (spot) => {
    expect(shapeOf(scene, spot)?.outline.length).toBeGreaterThan(3);
  });

  it('has one area of a form each', () => {
    const keys = areas.map(({ spot, form }) => `${spotKey(spot)} ${form}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('is no longer marked once it has gone', () => {
    expect(shapeOf(scene, { kind: 'loot', tile: '-1,0' })).toBeNull();
    expect(shapeOf(scene, { kind: 'zombies', tile: '0,0' })).toBeNull();
    expect(shapeOf(scene, { kind: 'group', tile: '0,0', zone: 'whole', seat: BLUE })).toBeNull();
  });

  it('acts on its tile where only a number is pressed', () => {
    const number = areas.find(({ spot }) => spotKey(spot) === 'number -1,0 claim');
    expect(number?.acts).toEqual({ kind: 'ground', tile: '-1,0', ground: 'outer' });
  });
});

describe('the blue number', () => {
  it('shows what the tile costs its viewer: a point more where a rival holds it (OM-CLAIM-05)', () => {
    expect(shownNumber(scene, '0,0', 'claim', BLUE)).toBe(5);
    expect(shownNumber(scene, '0,0', 'claim', RED)).toBe(4);
  });

  it('asks no more for the own base (OM-CLAIM-06)', () => {
    const taken = sceneModel(table({ at: { [BLUE_BASE]: { owner: RED } } }));
    expect(shownNumber(taken, BLUE_BASE, 'claim', BLUE)).toBe(2);
    expect(shownNumber(taken, RED_BASE, 'claim', BLUE)).toBe(3);
  });

  it('is not there in the fog', () => {
    expect(shownNumber(scene, '1,-2', 'claim', BLUE)).toBeNull();
  });
});
