import { describe, expect, it } from 'vitest';
import type { AreaId, InfectedType } from '../../../../../models/dying-light/ids';
import { type Figure, trackCrowd } from '../../../../../renderer/games/dying-light/scene/crowd';
import type { CrowdModel } from '../../../../../renderer/games/dying-light/scene/scene-model';

const NONE = { biter: 0, viral: 0, volatile: 0, howler: 0 };

function standing(
  counts: Partial<Record<InfectedType, number>>,
  down: Partial<Record<InfectedType, number>> = {},
): CrowdModel {
  return { standing: { ...NONE, ...counts }, down: { ...NONE, ...down } };
}

function biter(number: number, area: AreaId, slot: number, down = false): Figure {
  return { key: `biter-${number}`, type: 'biter', area, down, slot };
}

describe('the crowd on the table', () => {
  it('takes miniatures out of the box onto spots of their own', () => {
    expect(trackCrowd([], { market: standing({ biter: 2 }) })).toEqual([
      biter(1, 'market', 0),
      biter(2, 'market', 1),
    ]);
  });

  it('leaves everybody else where they stand when one walks', () => {
    const before = [biter(1, 'market', 0), biter(2, 'market', 1), biter(3, 'busLoop', 0)];
    const after = trackCrowd(
      before,
      { market: standing({ biter: 1 }), busLoop: standing({ biter: 2 }) },
      { infected: 'biter', from: 'market', to: 'busLoop' },
    );
    expect(after).toContainEqual(biter(2, 'market', 1));
    expect(after).toContainEqual(biter(3, 'busLoop', 0));
    expect(after).toContainEqual(biter(1, 'busLoop', 1));
    expect(after).toHaveLength(3);
  });

  it('lays a knocked-down miniature on the spot on which it stood', () => {
    const before = [biter(1, 'market', 0), biter(2, 'market', 1)];
    const after = trackCrowd(before, { market: standing({ biter: 1 }, { biter: 1 }) });
    expect(after).toEqual([biter(1, 'market', 0), biter(2, 'market', 1, true)]);
  });

  it('puts the dead back into the box and keeps the rest', () => {
    const before = [biter(1, 'market', 0), biter(2, 'market', 1)];
    expect(trackCrowd(before, { market: standing({ biter: 1 }) })).toEqual([biter(1, 'market', 0)]);
  });

  it('fills a spot that became free', () => {
    const after = trackCrowd([biter(2, 'market', 1)], { market: standing({ biter: 2 }) });
    expect(after.map((figure) => figure.slot)).toEqual([1, 0]);
  });

  it('copes with a walk of which the model knows nothing', () => {
    const before = [biter(1, 'market', 0)];
    const walk = { infected: 'viral', from: 'market', to: 'busLoop' } as const;
    expect(trackCrowd(before, { market: standing({ biter: 1 }) }, walk)).toEqual(before);
  });
});
