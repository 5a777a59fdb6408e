import { appendFileSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Disk, realDisk } from '../../../electron/disk/disk';
import { saveIndex } from '../../../electron/disk/save-index';
import { saveStore } from '../../../electron/disk/save-store';
import { SAVED_GAMES } from '../../../models/kernel/save-kind';
import { aDiskThatFails } from '../../helpers/disks';
import { aSaveMeta } from '../../helpers/save-meta';
import { aSaveText } from '../../helpers/save-text';
import { tempFolder } from '../../helpers/temp-folder';

const ignore = () => {};

/** A folder with an index of some games. */
async function aFolderOf(...ids: readonly string[]): Promise<string> {
  const folder = tempFolder();
  const index = saveIndex(folder, realDisk, SAVED_GAMES);
  for (const id of ids) index.put(id, aSaveMeta({ id }));
  await index.flush();
  return folder;
}

async function idsKnownIn(folder: string): Promise<readonly string[]> {
  return [...(await saveIndex(folder, realDisk, SAVED_GAMES).known()).keys()];
}

describe('the index of saved games', () => {
  it('knows after a start what was put into it', async () => {
    const folder = await aFolderOf('a', 'b');
    expect([...(await saveIndex(folder, realDisk, SAVED_GAMES).known()).values()]).toEqual([
      aSaveMeta({ id: 'a' }),
      aSaveMeta({ id: 'b' }),
    ]);
  });

  it('knows nothing of a game that was being changed when the app ended', async () => {
    const folder = await aFolderOf('a', 'b');
    await saveIndex(folder, realDisk, SAVED_GAMES).doubt('a');
    expect(await idsKnownIn(folder)).toEqual(['b']);
  });

  it('is on the disk about a doubt before the game is touched, once for all changes until it is settled', async () => {
    const folder = await aFolderOf('a');
    const index = saveIndex(folder, realDisk, SAVED_GAMES);
    await index.doubt('a');
    index.put('a', aSaveMeta({ id: 'a' }));
    const { size } = statSync(join(folder, 'list.txt'));
    await index.doubt('a');
    expect(statSync(join(folder, 'list.txt')).size).toBe(size);
    index.put('a', aSaveMeta({ id: 'a', round: 9 }));
    await index.flush();
    expect((await saveIndex(folder, realDisk, SAVED_GAMES).known()).get('a')?.round).toBe(9);
  });

  it('is settled about one game when the next is played', async () => {
    const folder = await aFolderOf();
    const index = saveIndex(folder, realDisk, SAVED_GAMES);
    await index.doubt('a');
    index.put('a', aSaveMeta({ id: 'a' }));
    await index.doubt('b');
    expect(await idsKnownIn(folder)).toEqual(['a']);
  });

  it('passes over lines that are damaged or were cut off', async () => {
    const folder = await aFolderOf('a', 'b', 'c');
    const path = join(folder, 'list.txt');
    writeFileSync(path, readFileSync(path, 'utf8').replace('"id":"b"', '"id":"x"').slice(0, -9));
    expect(await idsKnownIn(folder)).toEqual(['a']);
    const index = saveIndex(folder, realDisk, SAVED_GAMES);
    index.put('d', aSaveMeta({ id: 'd' }));
    await index.flush();
    expect(await idsKnownIn(folder)).toEqual(['a', 'd']);
  });

  it('is written anew when most of it is out of date', async () => {
    const folder = await aFolderOf('a', 'b');
    const path = join(folder, 'list.txt');
    const lines = readFileSync(path, 'utf8');
    for (let n = 0; n < 600; n++) appendFileSync(path, lines);
    await saveIndex(folder, realDisk, SAVED_GAMES).known();
    expect(readFileSync(path, 'utf8')).toBe(lines);
  });

  it.each<[string, Disk]>([
    ['can not be read', aDiskThatFails('read', 'EIO')],
    ['can not be written', aDiskThatFails('append', 'EIO')],
  ])('fails nobody where it %s', async (_what, failing) => {
    const folder = tempFolder();
    // Games themselves are read and written as ever.
    const disk: Disk = {
      ...failing,
      read: (path) => (path.endsWith('list.txt') ? failing.read(path) : realDisk.read(path)),
    };
    const store = saveStore(folder, ignore, disk);
    await store.save('a', aSaveMeta({ id: 'a' }), aSaveText('1'));
    expect(await store.list()).toEqual([aSaveMeta({ id: 'a' })]);
    expect(await saveStore(folder, ignore, disk).list()).toEqual([aSaveMeta({ id: 'a' })]);
  });

  it('fails nobody where a folder lies in its place', async () => {
    const folder = tempFolder();
    mkdirSync(join(folder, 'list.txt'));
    const store = saveStore(folder, ignore);
    await store.save('a', aSaveMeta({ id: 'a' }), aSaveText('1'));
    await store.idle();
    expect(await saveStore(folder, ignore).list()).toEqual([aSaveMeta({ id: 'a' })]);
  });
});

describe('a list of saved games on disk', () => {
  it('takes one file and the names in the folder, however many games there are', async () => {
    const folder = tempFolder();
    const store = saveStore(folder, ignore);
    for (let n = 0; n < 40; n++) await store.save(`a-${n}`, aSaveMeta({ id: `a-${n}` }), aSaveText('1'));
    await store.idle();
    const calls: string[] = [];
    const disk = new Proxy(realDisk, {
      get: (real, call: keyof Disk) => {
        calls.push(call);
        return real[call];
      },
    });
    expect(await saveStore(folder, ignore, disk).list()).toHaveLength(40);
    expect(calls).toEqual(['names', 'read']);
  });

  it('reads no more of a game without an index than what stands before it', async () => {
    const folder = tempFolder();
    const text = aSaveText('1', { weight: 'x'.repeat(1_000_000) });
    await saveStore(folder, ignore).save('a', aSaveMeta({ id: 'a' }), text);
    const bytes: number[] = [];
    const disk: Disk = {
      ...realDisk,
      head(path, most) {
        bytes.push(most);
        return realDisk.head(path, most);
      },
      read: (path) =>
        path.endsWith('list.txt') ? realDisk.read(path) : Promise.reject(new Error('Too much.')),
    };
    expect(await saveStore(folder, ignore, disk).list()).toEqual([aSaveMeta({ id: 'a' })]);
    expect(bytes).toEqual([2 ** 14]);
  });

  it.each<[string, 'read' | 'head']>([
    ['the index', 'read'],
    ['a game', 'head'],
  ])('that hangs at %s holds up no move', async (_what, call) => {
    const folder = tempFolder();
    const before = saveStore(folder, ignore);
    for (const id of ['a', 'b']) await before.save(id, aSaveMeta({ id }), aSaveText('1'));
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const hangs = (path: string) => path.endsWith(call === 'read' ? 'list.txt' : 'save-b.json');
    const disk: Disk = {
      ...realDisk,
      async [call](path: string, bytes = 0) {
        if (hangs(path)) await gate;
        return call === 'read' ? realDisk.read(path) : realDisk.head(path, bytes);
      },
    };
    const store = saveStore(folder, ignore, disk);
    const listing = store.list();
    await store.save('new', aSaveMeta({ id: 'new' }), aSaveText('2'));
    await store.save('a', aSaveMeta({ id: 'a', round: 8 }), aSaveText('3'));
    release();
    expect((await listing).find(({ id }) => id === 'a')?.round).toBe(8);
    expect((await store.list()).map(({ id }) => id).sort()).toEqual(['a', 'b', 'new']);
  });
});
