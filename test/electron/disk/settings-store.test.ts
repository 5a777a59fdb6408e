import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settingsStore } from '../../../electron/disk/settings-store';
import { markedBytes } from '../../helpers/odd-texts';
import { tempFolder } from '../../helpers/temp-folder';

describe('settings on disk', () => {
  it('are nothing until something is stored, and then what was stored last', async () => {
    const store = settingsStore(join(tempFolder(), 'deep', 'settings.json'), () => {});
    expect(await store.load()).toBeNull();
    await store.store('{"volume":1}');
    await store.store('{"volume":2}');
    expect(await store.load()).toBe('{"volume":2}');
  });

  it('are nothing when the file is damaged, which is put aside with a sentence', async () => {
    const folder = tempFolder();
    const reports: string[] = [];
    writeFileSync(join(folder, 'settings.json'), '{"volume":');
    const store = settingsStore(join(folder, 'settings.json'), (sentence) => reports.push(sentence));
    expect(await store.load()).toBeNull();
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^settings\.json\.damaged-\d+$/)]);
    expect(reports).toHaveLength(1);
  });

  it('may have been written by a program that puts a byte order mark before them', async () => {
    for (const [what, bytes] of markedBytes('{"volume":1}')) {
      const path = join(tempFolder(), 'settings.json');
      writeFileSync(path, bytes);
      expect(JSON.parse((await settingsStore(path, () => {}).load()) ?? ''), what).toEqual({ volume: 1 });
    }
  });

  it('are never read through a link, nor written through one', async () => {
    const folder = tempFolder();
    const other = join(tempFolder(), 'other.json');
    writeFileSync(other, '{"mine":1}');
    symlinkSync(other, join(folder, 'settings.json'));
    symlinkSync(other, join(folder, 'settings.json.fresh'));
    const store = settingsStore(join(folder, 'settings.json'), () => {});
    expect(await store.load()).toBeNull();
    await store.store('{"volume":1}');
    expect(await store.load()).toBe('{"volume":1}');
    expect(readFileSync(other, 'utf8')).toBe('{"mine":1}');
  });
});
