import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../../../tools/lib/assets/check.mjs';
import { stockFaults } from '../../../../tools/lib/assets/faults.mjs';
import { type Draft, modelFolder } from './models';

const FILE = 'dying-light/figures/x.glb';

async function faultsOf(draft: Draft): Promise<string[]> {
  const { faults } = await check(await modelFolder({ [FILE]: draft }));
  return faults.map((fault) => fault.replace(`${FILE}: `, ''));
}

describe('the check of models', () => {
  it('finds nothing wrong with a good miniature and says what a game weighs', async () => {
    const { lines, faults } = await check(await modelFolder({ [FILE]: {} }));
    expect(faults).toEqual([]);
    expect(lines).toEqual([expect.stringMatching(/^dying-light: 1 models, 24 triangles, \d+ KB$/)]);
  });

  it.each<[string, Draft, string[]]>([
    ['too many triangles', { layers: 250 }, ['3012 triangles, 3000 at most']],
    [
      'too many bytes',
      { layers: 1800 },
      ['21612 triangles, 3000 at most', expect.stringMatching(/bytes, 122880 at most/)],
    ],
    [
      'no vertex colours',
      { colours: false },
      ['material "paint" has no COLOR_0', 'material "rim" has no COLOR_0'],
    ],
    [
      'a scale outside the vertices',
      { scale: 2 },
      ['node "figure" is moved, turned or scaled; put that into the vertices'],
    ],
    ['a giant', { height: 10 }, ['its height is 10.00, not between 0.55 and 1.75']],
    ['feet in the air', { floor: -0.3 }, ['its lowest point is at -0.300, not -0.062']],
    ['its back to us', { front: [0, 0, -1] }, ['it does not face +z']],
    ['its face to the side', { front: [1, 0, 0.2] }, ['it does not face +z']],
    ['no rim of its own', { rim: 'paint' }, ['its base has no material "rim"']],
    [
      'a base as wide as two',
      { rimRadius: 0.6 },
      ['radius of its rim is 0.60, not between 0.28 and 0.46'].map((s) => `its ${s}`),
    ],
    [
      'normals that look inwards',
      { insideOut: true },
      ['100.0 % of its surface has normals that look inwards'],
    ],
    [
      'an unknown kind',
      { kind: 'dragon' },
      [expect.stringContaining('its kind is "dragon", which is none of miniature')],
    ],
    [
      'a building without a print',
      { kind: 'building' },
      ['material "paint" has no TEXCOORD_0', 'material "rim" has no TEXCOORD_0'],
    ],
    [
      'a print without a place on the sheet',
      { kind: 'token', rim: 'print' },
      ['material "print" has no TEXCOORD_0'],
    ],
  ])('fails on %s', async (_, draft, expected) => {
    expect(await faultsOf(draft)).toEqual(expected);
  });

  it('finds nothing wrong with a good pawn, which stands on the plate of another model', async () => {
    expect(await faultsOf({ kind: 'pawn', floor: 0 })).toEqual([]);
  });

  it.each<[string, Draft, string[]]>([
    ['as many triangles as a miniature', { layers: 100 }, ['1212 triangles, 1000 at most']],
    ['feet in the ground', { floor: -0.062 }, ['its feet are at -0.062, not 0']],
    ['a giant', { height: 10 }, ['its height is 10.00, not between 0.55 and 1.75']],
    ['arms as long as itself', { rimRadius: 1 }, ['it reaches farther than 0.75 from its middle']],
    ['its back to us', { front: [0, 0, -1] }, ['it does not face +z']],
  ])('fails on a pawn with %s', async (_, draft, expected) => {
    expect(await faultsOf({ kind: 'pawn', floor: 0, ...draft })).toEqual(expected);
  });

  it('fails on a plate that costs more than what stands on it is worth', async () => {
    expect(await faultsOf({ kind: 'foot', layers: 12 })).toEqual(['156 triangles, 150 at most']);
  });

  it('fails on a manifest that is out of date, and on one that is missing', async () => {
    const folder = await modelFolder({ [FILE]: {} });
    appendFileSync(join(folder, FILE), '\0\0\0\0');
    expect((await check(folder)).faults).toEqual(['manifest.json is out of date: npm run assets']);
    writeFileSync(join(folder, 'manifest.json'), 'no list');
    expect((await check(folder)).faults).toEqual(['manifest.json is out of date: npm run assets']);
  });

  it('holds a tile and what lies on it to one budget', async () => {
    const part = (layers: number): Draft => ({ kind: 'tile', layers });
    const tiles = { 'city/tiles/zoo.glb': part(100), 'city/tiles/zoo-held.glb': part(47) };
    expect((await check(await modelFolder({ ...tiles, 'city/tiles/church.glb': part(100) }))).faults).toEqual(
      [],
    );
    expect(
      (await check(await modelFolder({ ...tiles, 'city/tiles/zoo-wild.glb': part(10) }))).faults,
    ).toEqual(['1920 triangles of city/tiles/zoo with what lies on it, 1800 at most']);
  });

  it('fails where the anchors beside the models are not what the models say', async () => {
    const anchors = { flag: [0, 1, 0] };
    const tiles = {
      'city/tiles/zoo.glb': { kind: 'tile', anchors },
      'city/tiles/zoo-lid.glb': { kind: 'tile' },
    };
    const folder = await modelFolder(tiles);
    const file = join(folder, 'city/tiles/anchors.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ zoo: { ...anchors, parts: ['lid'] } });
    expect((await check(folder)).faults).toEqual([]);
    writeFileSync(file, '{}');
    expect((await check(folder)).faults).toEqual(['city/tiles/anchors.json is out of date: npm run assets']);
  });

  it('fails where there is nothing to look at', async () => {
    expect((await check(await modelFolder({}))).faults).toEqual(['there are no models']);
  });

  it('fails on two models of one name and on a game that is too heavy', () => {
    const entry = {
      id: 'x',
      kind: 'token',
      game: 'a',
      file: 'a/x.glb',
      triangles: 1,
      bytes: 3 * 1024 * 1024,
    };
    const both = [entry, { ...entry, file: 'a/b/x.glb' }];
    expect(stockFaults(both, both)).toEqual([
      '6291456 bytes of a, 4194304 at most',
      'two models are called a x',
    ]);
  });
});
