import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { modelIO, squeeze } from '../../../../tools/lib/assets/library.mjs';
import { measure } from '../../../../tools/lib/assets/measure.mjs';
import { tempFolder } from '../../../helpers/temp-folder';
import { aModel } from './models';

describe('squeezing a model', () => {
  it('keeps its size, its place, its triangles and what its script says of it', async () => {
    const [folder, io] = [tempFolder(), await modelIO()];
    const [raw, small] = [join(folder, 'raw.glb'), join(folder, 'small.glb')];
    writeFileSync(raw, await io.writeBinary(aModel({ layers: 20 })));
    await squeeze(io, raw, small);
    const { primitives, ...rest } = measure(await io.read(small));
    expect(rest).toEqual({
      kind: 'miniature',
      anchors: null,
      front: [0, -0.2, 1],
      triangles: 252,
      low: [expect.closeTo(-0.3, 5), expect.closeTo(-0.062, 5), expect.closeTo(-0.3, 5)],
      high: [expect.closeTo(0.3, 5), 1, expect.closeTo(0.3, 5)],
      moved: [],
      inverted: 0,
    });
    expect(primitives.map(({ material, attributes }) => [material, [...attributes].sort()])).toEqual([
      ['paint', ['COLOR_0', 'NORMAL', 'POSITION']],
      ['rim', ['COLOR_0', 'NORMAL', 'POSITION']],
    ]);
  });

  it('gives the same bytes every time', async () => {
    const [folder, io] = [tempFolder(), await modelIO()];
    const raw = join(folder, 'raw.glb');
    writeFileSync(raw, await io.writeBinary(aModel()));
    for (const name of ['a.glb', 'b.glb']) await squeeze(io, raw, join(folder, name));
    expect(readFileSync(join(folder, 'a.glb'))).toEqual(readFileSync(join(folder, 'b.glb')));
  });
});
