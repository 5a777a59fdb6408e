import { chmodSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Disk, patiently, realDisk } from '../../../electron/disk/disk';
import { DiskError } from '../../../electron/disk/faults';
import { keptFile } from '../../../electron/disk/kept-file';
import { saveStore } from '../../../electron/disk/save-store';
import { settingsStore } from '../../../electron/disk/settings-store';
import { aDiskThatFails, fileError } from '../../helpers/disks';
import { aSaveMeta } from '../../helpers/save-meta';
import { aSaveText } from '../../helpers/save-text';
import { tempFolder } from '../../helpers/temp-folder';

const isRoot = process.getuid?.() === 0;
const ignore = () => {};
const OLD = aSaveText('old');
const FULL = 'There is no room left on the disk. Nothing was overwritten; make some room and try again.';

/** A folder with one saved game, and a store over it on another disk. */
async function aStoreOn(disk: Disk) {
  const folder = join(tempFolder(), 'saves');
  await saveStore(folder, ignore).save('autosave', aSaveMeta(), OLD);
  return { folder, store: saveStore(folder, ignore, disk) };
}

describe('a disk that refuses', () => {
  it.each(['ENOSPC', 'EDQUOT', 'EFBIG'])('for want of room (%s) leaves the old game', async (code) => {
    const { store } = await aStoreOn(aDiskThatFails('write', code));
    await expect(store.save('autosave', aSaveMeta(), 'new')).rejects.toThrow(FULL);
    expect(await store.load('autosave')).toBe(OLD);
  });

  it.each(['EROFS', 'EACCES', 'EPERM'])('because it may not be written to (%s) is named', async (code) => {
    const { store, folder } = await aStoreOn(aDiskThatFails('write', code));
    await expect(store.save('autosave', aSaveMeta(), 'new')).rejects.toThrow(
      new DiskError(`Curfew may not write to ${folder}. Nothing was overwritten.`),
    );
    expect(await store.load('autosave')).toBe(OLD);
  });

  it('for another reason says which', async () => {
    const { store } = await aStoreOn(aDiskThatFails('write', 'EIO'));
    await expect(store.save('autosave', aSaveMeta(), 'new')).rejects.toThrow(
      'The disk failed: EIO: it failed',
    );
  });

  it('takes settings again once there is room', async () => {
    const path = join(tempFolder(), 'settings.json');
    let isFull = true;
    const disk: Disk = {
      ...realDisk,
      write: (...args) => (isFull ? Promise.reject(fileError('ENOSPC')) : realDisk.write(...args)),
    };
    const store = settingsStore(path, ignore, disk);
    await expect(store.store('{}')).rejects.toThrow(FULL);
    isFull = false;
    await store.store('{"volume":1}');
    expect(await store.load()).toBe('{"volume":1}');
  });

  it.skipIf(isRoot || process.platform === 'win32')(
    'is told from a folder that is write-protected',
    async () => {
      const folder = tempFolder();
      chmodSync(folder, 0o555);
      await expect(saveStore(folder, ignore).save('autosave', aSaveMeta(), '1')).rejects.toThrow(
        `Curfew may not write to ${folder}.`,
      );
    },
  );

  it('is told when a file stands where the folder should be', async () => {
    const folder = join(tempFolder(), 'saves');
    writeFileSync(folder, '');
    await expect(saveStore(folder, ignore).list()).rejects.toThrow('The disk failed: ENOTDIR');
  });
});

/** Where a file was put that could not be used. */
function asideIn(path: string): string {
  const name = readdirSync(dirname(path)).find((one) => one.includes('.damaged-')) ?? 'none';
  return join(dirname(path), name);
}

describe('a kept file', () => {
  const isSound = (text: string) => text !== 'junk';

  it('is read from the version before where nothing can be put aside', async () => {
    const path = join(tempFolder(), 'file');
    writeFileSync(path, 'junk');
    writeFileSync(`${path}.bak1`, 'older');
    const file = keptFile(path, isSound, ignore, aDiskThatFails('rename', 'EROFS'));
    expect(await file.read()).toBe('older');
    expect(readFileSync(path, 'utf8')).toBe('junk');
  });

  it('is never overwritten where it is unsound and can not be put aside', async () => {
    const path = join(tempFolder(), 'file');
    writeFileSync(path, 'junk');
    const file = keptFile(path, isSound, ignore, aDiskThatFails('rename', 'EROFS'));
    await expect(file.write('new')).rejects.toThrow('EROFS');
    expect(readFileSync(path, 'utf8')).toBe('junk');
  });

  it.each(['EACCES', 'EIO', 'EBUSY'])(
    'is read from the version before where the newest is refused (%s), which stays in its place',
    async (code) => {
      const path = join(tempFolder(), 'file');
      writeFileSync(path, 'new');
      writeFileSync(`${path}.bak1`, 'older');
      const reports: string[] = [];
      const read = (asked: string) =>
        asked === path ? Promise.reject(fileError(code)) : realDisk.read(asked);
      const file = keptFile(path, isSound, (sentence) => reports.push(sentence), { ...realDisk, read });
      expect(await file.read()).toBe('older');
      expect(reports).toEqual(['The newest version of file is lost; the one before it was opened.']);
      expect(await keptFile(path, isSound, ignore).read()).toBe('new');
      await file.write('newer');
      expect(await keptFile(path, isSound, ignore).read()).toBe('newer');
      expect(readFileSync(asideIn(path), 'utf8')).toBe('new');
    },
  );

  it('that is refused and has no version before says why', async () => {
    const path = join(tempFolder(), 'file');
    writeFileSync(path, 'new');
    const file = keptFile(path, isSound, ignore, aDiskThatFails('read', 'EACCES'));
    await expect(file.read()).rejects.toThrow('EACCES');
  });

  it('is written where folders lie in every place that it needs', async () => {
    const path = join(tempFolder(), 'file');
    const places = [path, `${path}.bak1`, `${path}.bak2`, `${path}.bak3`, `${path}.fresh`];
    for (const place of places) mkdirSync(join(place, 'deep'), { recursive: true });
    const file = keptFile(path, isSound, ignore);
    for (const text of ['1', '2', '3', '4', '5']) await file.write(text);
    expect(places.slice(0, 4).map((place) => readFileSync(place, 'utf8'))).toEqual(['5', '4', '3', '2']);
    await file.remove();
    expect(await file.read()).toBeNull();
  });

  it('has ten damaged versions beside it at most, the oldest of which go first', async () => {
    const folder = tempFolder();
    const path = join(folder, 'file');
    const file = keptFile(path, (text) => text === 'sound', ignore);
    for (let n = 0; n < 13; n++) {
      writeFileSync(path, String(n));
      await file.read().catch(ignore);
    }
    const kept = readdirSync(folder).map((name) => Number(readFileSync(join(folder, name), 'utf8')));
    expect(kept.sort((one, other) => one - other)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('is whole again after a crash between the old version and the new one', async () => {
    const folder = tempFolder();
    const path = join(folder, 'file');
    writeFileSync(`${path}.fresh`, 'half of the n');
    writeFileSync(`${path}.bak1`, 'old');
    const reports: string[] = [];
    const file = keptFile(path, isSound, (sentence) => reports.push(sentence));
    expect(await file.read()).toBe('old');
    expect(await file.read()).toBe('old');
    expect(reports).toEqual(['The newest version of file is lost; the one before it was opened.']);
    await file.write('new');
    expect(readdirSync(folder).sort()).toEqual(['file', 'file.bak1']);
  });
});

describe('patience with a file that another program holds', () => {
  it.each(['EPERM', 'EBUSY', 'EACCES'])('tries again after %s', async (code) => {
    let attempts = 0;
    await patiently(async () => {
      attempts++;
      if (attempts < 3) throw fileError(code);
    }, [1, 1]);
    expect(attempts).toBe(3);
  });

  it('ends', async () => {
    await expect(patiently(() => Promise.reject(fileError('EBUSY')), [1, 1])).rejects.toThrow('EBUSY');
  });

  it('is not shown to other errors', async () => {
    let attempts = 0;
    const work = () => {
      attempts++;
      return Promise.reject(fileError('ENOSPC'));
    };
    await expect(patiently(work, [1])).rejects.toThrow('ENOSPC');
    expect(attempts).toBe(1);
  });
});

describe('the real disk', () => {
  it('reads null where there is no file, and nothing else for null', async () => {
    const folder = tempFolder();
    expect(await realDisk.read(join(folder, 'none'))).toBeNull();
    mkdirSync(join(folder, 'a-folder'));
    await expect(realDisk.read(join(folder, 'a-folder'))).rejects.toThrow('It is not an ordinary file.');
  });
});
