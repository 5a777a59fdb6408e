import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deckStore } from '../../../electron/disk/deck-store';
import { type Disk, realDisk } from '../../../electron/disk/disk';
import { sealed } from '../../../models/kernel/save-record';
import { aDeckMeta, aStoredDeck } from '../../helpers/deck-meta';
import { describeDecks } from '../../helpers/decks-contract';
import { aDiskThatFails } from '../../helpers/disks';
import { tempFolder } from '../../helpers/temp-folder';

/** The real disk, and how often it read anything of a deck. */
function aCountingDisk() {
  let looks = 0;
  const counted = (path: string) => {
    if (/deck-[^/\\]*$/.test(path)) looks++;
  };
  const disk: Disk = {
    ...realDisk,
    read(path) {
      counted(path);
      return realDisk.read(path);
    },
    head(path, bytes) {
      counted(path);
      return realDisk.head(path, bytes);
    },
  };
  return { disk, looks: () => looks };
}

describeDecks('on disk', async () => {
  const folder = join(tempFolder(), 'decks');
  const reports: string[] = [];
  const { disk, looks } = aCountingDisk();
  const again = () => deckStore(folder, (sentence) => reports.push(sentence), disk);
  const fileOf = (id: string) => join(folder, `deck-${id}.json`);
  const changeRecord = (id: string, changed: (record: { text: string }) => object) =>
    writeFileSync(fileOf(id), JSON.stringify(changed(JSON.parse(readFileSync(fileOf(id), 'utf8')))));
  const decks = again();
  return {
    decks,
    reports,
    again,
    looks,
    quit: decks.idle,
    spoil: async (id) => writeFileSync(fileOf(id), readFileSync(fileOf(id), 'utf8').slice(0, 40)),
    change: async (id, changed) => changeRecord(id, (record) => ({ ...record, text: changed(record.text) })),
    async loseMetas() {
      await decks.idle();
      rmSync(join(folder, 'list.txt'));
      changeRecord('a-deck', (record) => ({ ...record, meta: null }));
    },
    async makeMany(count) {
      mkdirSync(folder, { recursive: true });
      const ids = Array.from({ length: count }, (_, n) => `many-${n}`);
      for (const id of ids) writeFileSync(fileOf(id), 'never read');
      const lines = ids.map((id) => sealed(JSON.stringify({ id, meta: aDeckMeta({ id }) })));
      writeFileSync(join(folder, 'list.txt'), `\n${lines.join('\n')}`);
    },
  };
});

it('a list of 2,000 decks on disk takes one file and the names in the folder', async () => {
  const folder = tempFolder();
  const ids = Array.from({ length: 2000 }, (_, n) => `many-${n}`);
  for (const id of ids) writeFileSync(join(folder, `deck-${id}.json`), 'never read');
  writeFileSync(
    join(folder, 'list.txt'),
    ids.map((id) => `\n${sealed(JSON.stringify({ id, meta: aDeckMeta({ id }) }))}`).join(''),
  );
  const calls: string[] = [];
  const disk = new Proxy(realDisk, {
    get: (real, call: keyof Disk) => {
      calls.push(call);
      return real[call];
    },
  });
  expect(await deckStore(folder, () => {}, disk).list()).toHaveLength(2000);
  expect(calls).toEqual(['names', 'read']);
});

it('a full disk leaves the deck as it was', async () => {
  const folder = join(tempFolder(), 'decks');
  await deckStore(folder, () => {}).save('a-deck', aDeckMeta(), aStoredDeck('old'));
  const store = deckStore(folder, () => {}, aDiskThatFails('write', 'ENOSPC'));
  await expect(store.save('a-deck', aDeckMeta(), aStoredDeck('new'))).rejects.toThrow(
    'There is no room left on the disk. Nothing was overwritten; make some room and try again.',
  );
  expect(await store.load('a-deck')).toBe(aStoredDeck('old'));
});

it('decks and saved games lie in folders of their own, and a saved game among decks is none of them', async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'save-autosave.json'), '{}');
  expect(await deckStore(folder, () => {}).list()).toEqual([]);
});
