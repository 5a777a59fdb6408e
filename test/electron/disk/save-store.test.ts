import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Disk, realDisk } from '../../../electron/disk/disk';
import { saveStore } from '../../../electron/disk/save-store';
import { recordText, sealed } from '../../../models/kernel/save-record';
import { NO_FILES } from '../../helpers/no-files';
import { nested } from '../../helpers/odd-texts';
import { aSaveMeta } from '../../helpers/save-meta';
import { aSaveText, garbled } from '../../helpers/save-text';
import { describeSaves, type SavesUnderTest } from '../../helpers/saves-contract';
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

/** Counts how often a stored game was looked into. */
function aCountingDisk() {
  let looks = 0;
  const counted = (path: string) => {
    if (/save-[^/\\]*$/.test(path)) looks++;
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

/** What may lie in place of a file; what the system does not have is left out. */
function obstructionsOf(fileOf: (id: string) => string): SavesUnderTest['obstructions'] {
  const instead = (put: (path: string) => void) => async (id: string) => {
    rmSync(fileOf(id));
    put(fileOf(id));
  };
  const within = (changed: (text: string) => string) => async (id: string) => change(fileOf(id), changed);
  return {
    'a folder with something in it': instead((path) => mkdirSync(join(path, 'deep'), { recursive: true })),
    'what is no JSON': instead((path) => writeFileSync(path, '{"meta":')),
    'JSON of another kind': instead((path) => writeFileSync(path, '{"meta":{},"text":7}')),
    'a game that is nested too deeply': within((text) => text.replace('"running"', nested(20_000))),
    'nothing but nesting': instead((path) => writeFileSync(path, nested(20_000))),
    'a game whose checksum does not fit': within(garbled),
    'a game of another shape': within(() => '{"format":3}'),
    ...Object.fromEntries(Object.entries(NO_FILES).map(([what, put]) => [what, instead(put)])),
    ...(process.platform !== 'win32' &&
      process.getuid?.() !== 0 && {
        'a file that may not be read': async (id: string) => chmodSync(fileOf(id), 0),
      }),
  };
}

describeSaves('on disk', async () => {
  const folder = join(tempFolder(), 'saves');
  const reports: string[] = [];
  const { disk, looks } = aCountingDisk();
  const again = () => saveStore(folder, (sentence) => reports.push(sentence), disk);
  const fileOf = (id: string) => join(folder, `save-${id}.json`);
  const saves = again();
  return {
    saves,
    reports,
    again,
    quit: saves.idle,
    looks,
    spoil: async (id) => spoil(fileOf(id)),
    change: async (id, changed) => change(fileOf(id), changed),
    async changeList(changed) {
      await saves.idle();
      const path = join(folder, 'list.txt');
      if (changed) writeFileSync(path, changed(readFileSync(path, 'utf8')));
      else rmSync(path);
    },
    async makeOld(meta) {
      await saves.save(meta.id, meta, aSaveText('old'));
      await saves.idle();
      writeFileSync(fileOf(meta.id), recordText(meta, aSaveText('old')));
      const line = sealed(JSON.stringify({ id: meta.id, meta }));
      writeFileSync(join(folder, 'list.txt'), `\n${line}`);
    },
    async spoilMeta(id) {
      const stored = readFileSync(fileOf(id), 'utf8');
      writeFileSync(fileOf(id), stored.replace('Last light', 'Last night'));
    },
    obstructions: obstructionsOf(fileOf),
  };
});

describe('the folder of saved games', () => {
  it('holds the three versions before beside each file', async () => {
    const { store, folder } = aStore();
    for (const text of ['1', '2', '3', '4', '5']) await store.save('autosave', aSaveMeta(), text);
    const texts = readdirSync(folder)
      .filter((name) => name !== 'list.txt')
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
    expect(readdirSync(folder).sort()).toEqual([
      'list.txt',
      expect.stringMatching(/^save-autosave\.json\.damaged-\d+$/),
    ]);
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
    expect(readdirSync(folder).sort()).toEqual(['list.txt', 'save-autosave.json']);
  });
});
