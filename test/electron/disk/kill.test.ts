import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { saveStore } from '../../../electron/disk/save-store';
import { tempFolder } from '../../helpers/temp-folder';

/** Stores that one process saves into side by side, each at a moment of its own when it is killed. */
const STORES = 4;
/** Most of the time goes into starting processes; `CURFEW_KILLS=200` kills more of them. */
const KILLS = Number(process.env.CURFEW_KILLS ?? 50);
/** Milliseconds; the four saves take about as long, here. */
const LONGEST_WAIT = 30;
/** How many saves a kill must meet half-way for the test to mean something; where saves are quick, more processes are killed. */
const HALF_WAY = 20;
const MOST_KILLS = 10 * KILLS;

/** Bundled once: a process that had to read TypeScript would take longer to start than to kill. */
async function bundleSaver(outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: true },
    build: { ssr: join(import.meta.dirname, 'saver.ts'), outDir, target: 'node20' },
  });
  const [file = ''] = readdirSync(outDir);
  return join(outDir, file);
}

/** What one killed process had told. */
interface Killed {
  /** The last game that was saved for sure in each folder; the one after it may have been. */
  readonly last: ReadonlyMap<string, number>;
  readonly complaints: string;
}

/** Lets the process save once into every folder and kills it at some moment after that. */
function saveUntilKilled(saver: string, folders: readonly string[], first: number): Promise<Killed> {
  const child = spawn(process.execPath, [saver, String(first), ...folders]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const last = new Map<string, number>();
  let complaints = '';
  let rest = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  child.stdout.on('data', (chunk: Buffer) => {
    const wasReady = last.size === folders.length;
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const { folder, game } of lines.map((line) => JSON.parse(line))) last.set(folder, game);
    if (!wasReady && last.size === folders.length)
      void pause(Math.random() * LONGEST_WAIT).then(() => child.kill('SIGKILL'));
  });
  return new Promise((resolve) => child.once('close', () => resolve({ last, complaints })));
}

/** The game that is found in a folder after a kill. */
async function foundIn(
  folder: string,
): Promise<{ readonly listed: number | undefined; readonly game: number }> {
  const store = saveStore(folder, () => {});
  const [meta] = await store.list();
  const { seed } = JSON.parse((await store.load('autosave')) ?? 'null');
  return { listed: meta?.round, game: Number(seed) };
}

describe('a process that is killed while it saves', () => {
  it(`leaves the old game or the new one, ${KILLS * STORES} times or more`, {
    timeout: 400_000,
  }, async () => {
    const saver = await bundleSaver(join(tempFolder(), 'saver'));
    const folders = Array.from({ length: STORES }, tempFolder);
    let interrupted = 0;
    let first = 1;
    for (let kill = 0; kill < KILLS || (interrupted < HALF_WAY && kill < MOST_KILLS); kill++) {
      const { last, complaints } = await saveUntilKilled(saver, folders, first);
      expect(complaints).toBe('');
      for (const folder of folders) {
        if (readdirSync(folder).includes('save-autosave.json.fresh')) interrupted++;
        const sure = last.get(folder) ?? 0;
        const { listed, game } = await foundIn(folder);
        expect([sure, sure + 1]).toContain(game);
        expect(listed).toBe(game);
        first = Math.max(first, game + 1);
      }
    }
    expect(interrupted, 'saves that a kill met half-way').toBeGreaterThan(0);
    const left = folders.flatMap((folder) => readdirSync(folder));
    expect(left.filter((name) => name.includes('damaged'))).toEqual([]);
  });
});
