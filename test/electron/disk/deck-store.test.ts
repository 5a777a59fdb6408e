import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deckStore } from '../../../electron/disk/deck-store';
import { type Disk, realDisk } from '../../../electron/disk/disk';
import { DECKS } from '../../../models/kernel/deck-kind';
import { sealed } from '../../../models/kernel/save-record';
import { aDeckMeta, aStoredDeck, DECK_SAMPLE } from '../../helpers/deck-meta';
import { aDiskThatFails } from '../../helpers/disks';
import { tempFolder } from '../../helpers/temp-folder';
import { describeTexts } from '../../helpers/texts-contract';
import { textsOnDisk } from '../../helpers/texts-on-disk';

describeTexts(DECK_SAMPLE, 'on disk', async () => textsOnDisk(DECKS, DECK_SAMPLE));

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
