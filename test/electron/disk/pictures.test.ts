import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pictureFolder } from '../../../electron/disk/pictures';

const NAME = 'Curfew Dying Light 2026-11-29 14.30.05.png';

describe('the folder of pictures', () => {
  it('is made with the first picture', async () => {
    const folder = join(mkdtempSync(join(tmpdir(), 'curfew-')), 'pictures', 'Curfew');
    const path = await pictureFolder(() => folder)(NAME, new Uint8Array([1]));
    expect(path).toBe(join(folder, NAME));
    expect([...readFileSync(path)]).toEqual([1]);
  });

  it('writes over nothing that is there already', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'curfew-'));
    const keep = pictureFolder(() => folder);
    await keep(NAME, new Uint8Array([1]));
    await keep(NAME, new Uint8Array([2]));
    const third = await keep(NAME, new Uint8Array([3]));
    expect(third).toBe(join(folder, NAME.replace('.png', ' (3).png')));
    expect(readdirSync(folder)).toHaveLength(3);
    expect([...readFileSync(join(folder, NAME))]).toEqual([1]);
  });

  it('says so where the system gives it no place', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'curfew-')), 'a-file');
    writeFileSync(file, '');
    await expect(pictureFolder(() => file)(NAME, new Uint8Array([1]))).rejects.toThrow();
  });
});
