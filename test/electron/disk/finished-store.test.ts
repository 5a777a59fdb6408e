import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Disk, realDisk } from '../../../electron/disk/disk';
import { finishedStore } from '../../../electron/disk/finished-store';
import { sealed } from '../../../models/kernel/save-record';
import { aDiskThatFails } from '../../helpers/disks';
import { describeFinished } from '../../helpers/finished-contract';
import { aFinishedMeta, aFinishedText } from '../../helpers/finished-meta';
import { tempFolder } from '../../helpers/temp-folder';

function makeMany(folder: string, count: number): void {
  mkdirSync(folder, { recursive: true });
  const ids = Array.from({ length: count }, (_, n) => `many-${n}`);
  for (const id of ids) writeFileSync(join(folder, `finished-${id}.json`), 'never read');
  const lines = ids.map((id) => sealed(JSON.stringify({ id, meta: aFinishedMeta({ id }) })));
  writeFileSync(join(folder, 'list.txt'), `\n${lines.join('\n')}`);
}

/** The real disk, and what it was asked for. */
function aNotingDisk() {
  const calls: [call: keyof Disk, path: string][] = [];
  const disk = new Proxy(realDisk, {
    get:
      (real, call: keyof Disk) =>
      (...args: [path: string, ...rest: never[]]) => {
        calls.push([call, args[0]]);
        return (real[call] as (...all: unknown[]) => unknown)(...args);
      },
  });
  return { disk, calls };
}

describeFinished('on disk', async () => {
  const folder = join(tempFolder(), 'finished');
  const reports: string[] = [];
  const { disk, calls } = aNotingDisk();
  const again = () => finishedStore(folder, (sentence) => reports.push(sentence), disk);
  const fileOf = (id: string) => join(folder, `finished-${id}.json`);
  const finished = again();
  return {
    finished,
    reports,
    again,
    looks: () =>
      calls.filter(
        ([call, path]) => ['read', 'head'].includes(call) && /finished-[^/\\]*$/.test(String(path)),
      ).length,
    quit: finished.idle,
    spoil: async (id) => writeFileSync(fileOf(id), readFileSync(fileOf(id), 'utf8').slice(0, 40)),
    async loseMetas() {
      await finished.idle();
      rmSync(join(folder, 'list.txt'));
      const record: object = JSON.parse(readFileSync(fileOf('a-game'), 'utf8'));
      writeFileSync(fileOf('a-game'), JSON.stringify({ ...record, meta: null }));
    },
    makeMany: async (count) => makeMany(folder, count),
  };
});

it('a list of 5,000 finished games on disk takes one file and the names in the folder', async () => {
  const folder = tempFolder();
  makeMany(folder, 5000);
  const { disk, calls } = aNotingDisk();
  expect(await finishedStore(folder, () => {}, disk).list()).toHaveLength(5000);
  expect(calls.map(([call]) => call)).toEqual(['names', 'read']);
});

it('a full disk leaves the finished games as they were', async () => {
  const folder = join(tempFolder(), 'finished');
  await finishedStore(folder, () => {}).save('a-game', aFinishedMeta(), aFinishedText('old'));
  const store = finishedStore(folder, () => {}, aDiskThatFails('write', 'ENOSPC'));
  await expect(store.save('other', aFinishedMeta(), aFinishedText('new'))).rejects.toThrow(
    'There is no room left on the disk. Nothing was overwritten; make some room and try again.',
  );
  expect(await store.load('a-game')).toBe(aFinishedText('old'));
});
