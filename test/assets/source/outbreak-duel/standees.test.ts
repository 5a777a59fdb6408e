import { readdirSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { CELL, laySheet, SHEET } from '../../../../assets/source/outbreak-duel/board/sheet';
import { ZOMBIE_IDS } from '../../../../models/outbreak-duel/ids';

const CUTOUTS = resolve(import.meta.dirname, '../../../../assets/source/outbreak-duel/standees');

/** Those that are cut out; `art.test.ts` says which are still to come. */
const CUT = readdirSync(CUTOUTS)
  .filter((file) => file.endsWith('.webp'))
  .map((file) => basename(file, '.webp'));

/** How solid each pixel of a cut-out is, row by row, 0 to 255. */
async function alphaOf(id: string): Promise<{ alpha: Uint8Array; width: number; height: number }> {
  const { data, info } = await sharp(resolve(CUTOUTS, `${id}.webp`))
    .ensureAlpha()
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { alpha: new Uint8Array(data), width: info.width, height: info.height };
}

const solid = (values: Iterable<number>) => [...values].filter((value) => value > 127).length;

describe('the cut-out dead of Outbreak Duel', () => {
  it.each(CUT)('%s fills its cell, stands on a foot and is nowhere cropped', async (id) => {
    const { alpha, width, height } = await alphaOf(id);
    expect({ width, height }).toEqual(CELL);
    const row = (y: number) => alpha.subarray(y * width, (y + 1) * width);
    const column = (x: number) => Array.from({ length: height }, (_, y) => alpha[y * width + x] ?? 0);
    expect(solid(row(height - 1))).toBeGreaterThan(width * 0.15);
    // A rim may touch the edge of its cell; a figure that ran into it would lie along it.
    expect(solid(row(0)) + solid(column(0)) + solid(column(width - 1))).toBeLessThanOrEqual(12);
    const share = solid(alpha) / alpha.length;
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.85);
  });

  it('are no more than one sheet has cells for', async () => {
    const room = Math.floor(SHEET / CELL.width) * Math.floor(SHEET / CELL.height);
    expect(ZOMBIE_IDS.length).toBeLessThanOrEqual(room);
    const many = Array.from({ length: room + 1 }, (_, index) => `${index}.webp`);
    await expect(laySheet(many, '/dev/null')).rejects.toThrow('do not fit');
  });
});
