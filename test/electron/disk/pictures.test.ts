import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DiskError } from '../../../electron/disk/faults';
import { pictureFolder } from '../../../electron/disk/pictures';
import { fileError } from '../../helpers/disks';
import { aPng } from '../../helpers/png';
import { tempFolder } from '../../helpers/temp-folder';
import { aMainProcess, OWN_PAGE } from '../main-process';

const NAME = 'Curfew Dying Light 2026-11-29 14.30.05.png';
const isRoot = process.getuid?.() === 0;

describe('the folder of pictures', () => {
  it('is made with the first picture, which comes from the page whole', async () => {
    const folder = join(tempFolder(), 'pictures', 'Curfew');
    const { send } = aMainProcess({ 'pictures:keep': pictureFolder(() => folder) });
    const path = await send('pictures:keep', OWN_PAGE, NAME, aPng());
    expect(path).toBe(join(folder, NAME));
    expect([...readFileSync(join(folder, NAME))]).toEqual([...aPng()]);
  });

  it('writes over nothing that is there already', async () => {
    const folder = tempFolder();
    const keep = pictureFolder(() => folder);
    await keep(NAME, new Uint8Array([1]));
    await keep(NAME, new Uint8Array([2]));
    const third = await keep(NAME, new Uint8Array([3]));
    expect(third).toBe(join(folder, NAME.replace('.png', ' (3).png')));
    expect(readdirSync(folder)).toHaveLength(3);
    expect([...readFileSync(join(folder, NAME))]).toEqual([1]);
  });

  it('says so when so many are called alike that something must be wrong', async () => {
    const folder = tempFolder();
    const keep = pictureFolder(() => folder);
    for (let n = 0; n < 100; n++) await keep(NAME, new Uint8Array([n]));
    await expect(keep(NAME, new Uint8Array([100]))).rejects.toThrow('100 pictures of that name');
    expect(readdirSync(folder)).toHaveLength(100);
  });

  it('says so where a file stands in its place', async () => {
    const file = join(tempFolder(), 'a-file');
    writeFileSync(file, 'mine');
    await expect(pictureFolder(() => file)(NAME, new Uint8Array([1]))).rejects.toThrow(DiskError);
    expect(readFileSync(file, 'utf8')).toBe('mine');
  });

  it.skipIf(isRoot || process.platform === 'win32')(
    'says so where it may not be written to, and where it may not be made',
    async () => {
      const parent = tempFolder();
      const folder = join(parent, 'Curfew');
      mkdirSync(folder);
      chmodSync(folder, 0o555);
      const told = (place: string) =>
        new DiskError(`Curfew may not write to ${place}. Nothing was overwritten.`);
      await expect(pictureFolder(() => folder)(NAME, aPng())).rejects.toThrow(told(folder));
      const inside = join(folder, 'deeper');
      await expect(pictureFolder(() => inside)(NAME, aPng())).rejects.toThrow(told(inside));
    },
  );

  it.each([
    ['EACCES', (folder: string) => `Curfew may not write to ${folder}. Nothing was overwritten.`],
    [
      'ENOSPC',
      () => 'There is no room left on the disk. Nothing was overwritten; make some room and try again.',
    ],
    ['EIO', () => 'The disk failed: EIO: it failed'],
  ])(
    'says in a sentence what the disk refuses (%s), and leaves no half of a picture',
    async (code, sentence) => {
      const folder = tempFolder();
      writeFileSync(join(folder, NAME), 'an older picture');
      let isRefused = true;
      const keep = pictureFolder(
        () => folder,
        async (path, bytes) => {
          writeFileSync(path, isRefused ? bytes.slice(0, 2) : bytes, { flag: 'wx' });
          if (isRefused) throw fileError(code);
        },
      );
      await expect(keep(NAME, aPng())).rejects.toThrow(new DiskError(sentence(folder)));
      expect(readdirSync(folder)).toEqual([NAME]);
      expect(readFileSync(join(folder, NAME), 'utf8')).toBe('an older picture');
      isRefused = false;
      expect([...readFileSync(await keep(NAME, aPng()))]).toEqual([...aPng()]);
    },
  );
});
