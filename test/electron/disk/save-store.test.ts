import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { saveStore } from '../../../electron/disk/save-store';
import { aSaveMeta } from '../../helpers/save-meta';
import { aSaveText } from '../../helpers/save-text';
import { describeSaves } from '../../helpers/saves-contract';
import { tempFolder } from '../../helpers/temp-folder';

function aStore() {
  const folder = join(tempFolder(), 'saves');
  const reports: string[] = [];
  return { folder, reports, store: saveStore(folder, (sentence) => reports.push(sentence)) };
}

function spoil(path: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, 40));
}

function change(path: string, changed: (text: string) => string): void {
  const record = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...record, text: changed(record.text) }));
}

describeSaves('on disk', async () => {
  const { folder, reports, store } = aStore();
  const fileOf = (id: string) => join(folder, `save-${id}.json`);
  return {
    saves: store,
    reports,
    spoil: async (id) => spoil(fileOf(id)),
    change: async (id, changed) => change(fileOf(id), changed),
  };
});

describe('the folder of saved games', () => {
  it('holds the three versions before beside each file', async () => {
    const { store, folder } = aStore();
    for (const text of ['1', '2', '3', '4', '5']) await store.save('autosave', aSaveMeta(), text);
    const texts = readdirSync(folder)
      .sort()
      .map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')).text]);
    expect(texts).toEqual([
      ['save-autosave.json', '5'],
      ['save-autosave.json.bak1', '4'],
      ['save-autosave.json.bak2', '3'],
      ['save-autosave.json.bak3', '2'],
    ]);
  });

  it('keeps damaged files aside and is empty of a game that was removed', async () => {
    const { store, folder } = aStore();
    for (const seed of ['1', '2', '3']) await store.save('autosave', aSaveMeta(), aSaveText(seed));
    spoil(join(folder, 'save-autosave.json'));
    await store.load('autosave');
    await store.remove('autosave');
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^save-autosave\.json\.damaged-\d+$/)]);
  });

  it('may hold other files', async () => {
    const { store, folder } = aStore();
    await store.save('autosave', aSaveMeta(), '1');
    for (const name of ['notes.txt', 'save-Upper.json', 'save-a.json.fresh'])
      writeFileSync(join(folder, name), '?');
    expect(await store.list()).toEqual([aSaveMeta()]);
  });
});

describe('the store', () => {
  it('does what it is asked in the order in which it is asked', async () => {
    const { store } = aStore();
    const texts = ['1', '2', '3'].map((seed) => aSaveText(seed));
    const saves = texts.map((text) => store.save('autosave', aSaveMeta(), text));
    expect(await store.load('autosave')).toBe(texts[2]);
    await Promise.all(saves);
  });

  it('is idle when everything that was asked for is on the disk', async () => {
    const { store, folder } = aStore();
    void store.save('autosave', aSaveMeta(), '1');
    await store.idle();
    expect(readdirSync(folder)).toEqual(['save-autosave.json']);
  });
});
