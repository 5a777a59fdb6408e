import { describe, expect, it } from 'vitest';
import { sceneModel } from '../../../../../renderer/games/outbreak-duel/scene/from-state';
import type { Tone } from '../../../../../renderer/games/outbreak-duel/scene/marks';
import { outlinesGeometry } from '../../../../../renderer/games/outbreak-duel/scene/overlay/outlines';
import { pickGeometry } from '../../../../../renderer/games/outbreak-duel/scene/overlay/pick-geometry';
import { pickAreas } from '../../../../../renderer/games/outbreak-duel/scene/overlay/picks';
import { shapeOf } from '../../../../../renderer/games/outbreak-duel/scene/overlay/spot-shapes';
import { type Spot, spotKey } from '../../../../../renderer/games/outbreak-duel/spot';
import { armed, items, S, seats, table, Z } from '../../../../helpers/outbreak-duel';

const state = table({
  s: {
    hand: ['E16', 'R05'],
    weapon: armed('W01', 'A04'),
    items: items('I06', 'I04'),
    attachments: ['A07'],
    hordeRow: ['ZB1', 'ZW1', 'ZW4', 'ZX1'],
  },
  threat: ['ZW1'],
  street: ['ZR1'],
  seats: seats('person', 'person'),
});
const scene = sceneModel(state);

const THERE: readonly Spot[] = [
  { kind: 'zombie', zombie: 1 },
  { kind: 'zombie', zombie: 2 },
  { kind: 'survivor', seat: S },
  { kind: 'weapon', seat: S },
  { kind: 'attachment', seat: S, on: 'weapon', index: 0 },
  { kind: 'attachment', seat: S, on: 'survivor', index: 0 },
  { kind: 'item', seat: S, item: 901 },
  { kind: 'card', seat: S, index: 1 },
  { kind: 'row', seat: S, index: 3 },
  { kind: 'deck', seat: S, of: 'zombie' },
  { kind: 'graveyard', seat: Z, of: 'survivor' },
  { kind: 'exile', seat: Z },
  { kind: 'points', seat: S, points: 'ap' },
  { kind: 'points', seat: S, points: 'tp' },
  { kind: 'points', seat: Z, points: 'th' },
  { kind: 'zone', seat: S, zone: 'threat' },
  { kind: 'zone', seat: S, zone: 'zombie' },
];

describe('what lies on the table', () => {
  const keys = pickAreas(scene).map(({ spot }) => spotKey(spot));

  it.each(THERE)('can be pressed: $kind', (spot) => {
    expect(keys).toContain(spotKey(spot));
  });

  it.each(THERE)('can be marked: $kind', (spot) => {
    expect(shapeOf(scene, spot)?.outline.length).toBeGreaterThanOrEqual(4);
  });

  it('is named once', () => {
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each([
    { kind: 'zombie', zombie: 77 },
    { kind: 'item', seat: S, item: 7 },
    { kind: 'card', seat: S, index: 2 },
    { kind: 'attachment', seat: Z, on: 'weapon', index: 0 },
  ] as const)('is not marked where nothing is: $kind', (spot) => {
    expect(shapeOf(scene, spot)).toBeNull();
  });

  it('has a body that the pointer meets, however many corners it has', () => {
    for (const { shape } of pickAreas(scene)) {
      const geometry = pickGeometry(shape);
      expect(geometry.index?.count).toBeGreaterThanOrEqual(36);
      expect(geometry.boundingSphere?.radius).toBeGreaterThan(0.2);
    }
  });
});

describe('a fan', () => {
  it('is one thing while it lies face down, so that nothing tells its cards apart', () => {
    const hidden = sceneModel({ ...state, phase: 'zombie' });
    const kinds = pickAreas(hidden).filter(({ spot }) => spot.kind === 'card');
    expect(kinds).toEqual([]);
    expect(shapeOf(hidden, { kind: 'hand', seat: S })).not.toBeNull();
  });

  it('is not on the table while the desk has it in its dock', () => {
    const docked = sceneModel(state, { peek: null, docked: S });
    expect(shapeOf(docked, { kind: 'card', seat: S, index: 0 })).toBeNull();
  });
});

describe('marks', () => {
  it('differ in shape from tone to tone, not in colour alone', () => {
    const shape = shapeOf(scene, { kind: 'zombie', zombie: 1 });
    const tones: readonly Tone[] = ['choice', 'chosen', 'warned', 'threat', 'focus'];
    const shapes = tones.map((tone) => {
      const position = outlinesGeometry(shape ? [{ shape, tone }] : []).getAttribute('position');
      return [...position.array].map((value) => value.toFixed(3)).join();
    });
    expect(new Set(shapes).size).toBe(tones.length);
  });
});
