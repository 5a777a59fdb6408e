import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { INFECTED } from '../../../../../models/dying-light/content/infected';
import { INFECTED_TYPES } from '../../../../../models/dying-light/ids';
import {
  FIGURE_IDS,
  INFECTED_COLOURS,
  INFECTED_MODELS,
  modelOf,
  RUNNER_COLOURS,
  rimOf,
} from '../../../../../renderer/games/dying-light/scene/figures/figure-kinds';
import { crowdSize, sizesIn } from '../../../../../renderer/games/dying-light/scene/figures/figure-sizes';

const FOLDER = resolve(import.meta.dirname, '../../../../../assets/models/dying-light/figures');

describe('the miniatures of the box', () => {
  it('all have a model', () => {
    expect(FIGURE_IDS.filter((id) => !existsSync(resolve(FOLDER, `${id}.glb`)))).toEqual([]);
  });

  it.each(INFECTED_TYPES)('find room for every %s of the box among those of its model', (type) => {
    const keys = Array.from({ length: INFECTED[type].miniatures }, (_, index) => `${type}-${index + 1}`);
    const used = keys.map((key) => modelOf(type, key));
    const full = INFECTED_MODELS.filter(
      ({ model, capacity }) => used.filter((id) => id === model).length > capacity,
    );
    expect(full).toEqual([]);
    expect(new Set(used).size).toBe(INFECTED_MODELS.filter((model) => model.type === type).length);
  });

  it('look the same whenever the same one comes out of the box, and unlike their neighbours', () => {
    expect(modelOf('biter', 'biter-7')).toBe('biter-c');
    expect(modelOf('biter', 'biter-8')).toBe('biter-d');
    expect(modelOf('viral', 'viral-4')).toBe('viral-a');
  });

  it('are as large as their neighbours leave room for, and never smaller than life', () => {
    const sizes = [1, 5, 6, 8, 9, 19].map(crowdSize);
    expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
    expect(sizes[0]).toBeGreaterThanOrEqual(1.4);
    expect(Math.min(...sizes)).toBeGreaterThan(1);
    const figure = (key: string, area: 'bA' | 'bB') =>
      ({ key, type: 'biter', area, down: false, slot: 0 }) as const;
    const crowd = Array.from({ length: 9 }, (_, index) => figure(`biter-${index + 1}`, 'bA'));
    const alone = figure('biter-10', 'bB');
    const sizeOf = sizesIn([...crowd, alone]);
    expect(crowd.map(sizeOf)).toEqual(crowd.map(() => crowdSize(9)));
    expect(sizeOf(alone)).toBe(crowdSize(1));
  });

  it('have a rim in the colour of their seat or type', () => {
    expect([rimOf('mara'), rimOf('biter-d'), rimOf('howler')]).toEqual([
      RUNNER_COLOURS.mara,
      INFECTED_COLOURS.biter,
      INFECTED_COLOURS.howler,
    ]);
  });
});
