import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { saveStore } from '../../electron/save-store';
import { aSaveMeta } from '../helpers/save-meta';
import { tempFolder } from '../helpers/temp-folder';

function aStore() {
  const folder = join(tempFolder(), 'saves');
  const reports: string[] = [];
  return { folder, reports, store: saveStore(folder, (sentence) => reports.push(sentence)) };
}

function spoil(path: string): void {
  writeFileSync(path, readFileSync(path, 'utf8').slice(0, 40));
}

describe('saved games on disk', () => {
  it('gives back the text and the meta that were saved', async () => {
    const { store } = aStore();
    await store.save('autosave', aSaveMeta(), '{"format":1}');
    expect(await store.load('autosave')).toBe('{"format":1}');
    expect(await store.list()).toEqual([aSaveMeta()]);
  });

  it('has nothing before anything was saved', async () => {
    const { store } = aStore();
    expect(await store.list()).toEqual([]);
    expect(await store.load('autosave')).toBeNull();
  });

  it('lists the newest first', async () => {
    const { store } = aStore();
    const older = aSaveMeta({ id: 'older', savedAt: '2026-11-26T18:00:00.000Z' });
    const newer = aSaveMeta({ id: 'newer', savedAt: '2026-11-27T18:00:00.000Z' });
    await store.save('older', older, '1');
    await store.save('newer', newer, '2');
    expect(await store.list()).toEqual([newer, older]);
  });

  it('keeps the version before beside each file', async () => {
    const { store, folder } = aStore();
    await store.save('autosave', aSaveMeta({ round: 1 }), '1');
    await store.save('autosave', aSaveMeta({ round: 2 }), '2');
    expect(readdirSync(folder).sort()).toEqual(['save-autosave.json', 'save-autosave.json.bak']);
  });

  it('falls back on the version before when a file is damaged, and puts the damaged one aside', async () => {
    const { store, folder, reports } = aStore();
    await store.save('autosave', aSaveMeta({ round: 1 }), '1');
    await store.save('autosave', aSaveMeta({ round: 2 }), '2');
    spoil(join(folder, 'save-autosave.json'));
    expect(await store.load('autosave')).toBe('1');
    expect(reports).toEqual([
      expect.stringMatching(
        /^save-autosave\.json can't be read and was put aside as save-autosave\.json\.damaged-/,
      ),
    ]);
    expect(readdirSync(folder).filter((name) => name.includes('damaged'))).toHaveLength(1);
    expect(await store.list()).toEqual([aSaveMeta({ round: 1 })]);
  });

  it('says in a sentence that a game is damaged when there is no version before', async () => {
    const { store, folder } = aStore();
    await store.save('autosave', aSaveMeta(), '1');
    spoil(join(folder, 'save-autosave.json'));
    await expect(store.load('autosave')).rejects.toThrow(
      /^The file is damaged and was put aside as save-autosave\.json\.damaged-\d+\.$/,
    );
    expect(await store.load('autosave')).toBeNull();
  });

  it('lists the other games when one is damaged', async () => {
    const { store, folder } = aStore();
    await store.save('sound', aSaveMeta({ id: 'sound' }), '1');
    writeFileSync(join(folder, 'save-broken.json'), '{"meta":{}}');
    writeFileSync(join(folder, 'notes.txt'), 'not a saved game');
    expect(await store.list()).toEqual([aSaveMeta({ id: 'sound' })]);
  });

  it('never puts a damaged file in place of a sound backup', async () => {
    const { store, folder } = aStore();
    await store.save('autosave', aSaveMeta(), '1');
    await store.save('autosave', aSaveMeta(), '2');
    spoil(join(folder, 'save-autosave.json'));
    await store.save('autosave', aSaveMeta(), '3');
    spoil(join(folder, 'save-autosave.json'));
    expect(await store.load('autosave')).toBe('1');
  });

  it('removes a game with its backup', async () => {
    const { store, folder } = aStore();
    await store.save('autosave', aSaveMeta(), '1');
    await store.save('autosave', aSaveMeta(), '2');
    await store.remove('autosave');
    expect(readdirSync(folder)).toEqual([]);
    expect(await store.load('autosave')).toBeNull();
  });

  it.each(['../escape', 'a/b', '', 'UPPER', 'x'.repeat(65)])('refuses %o as a name', async (id) => {
    const { store } = aStore();
    await expect(store.save(id, aSaveMeta(), '1')).rejects.toThrow();
  });
});
