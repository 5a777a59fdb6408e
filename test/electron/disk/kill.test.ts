import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { saveStore } from '../../../electron/disk/save-store';
import { tempFolder } from '../../helpers/temp-folder';

/** Folders that processes save into side by side, for most of the time goes into starting them. */
const FOLDERS = 4;
const KILLS_EACH = 50;
/** Milliseconds; a save takes about five. */
const LONGEST_WAIT = 16;

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
  /** The last game that was saved for sure; the one after it may have been. */
  readonly last: number;
  readonly complaints: string;
}

/** Lets the process save once and kills it at some moment after that. */
function saveUntilKilled(saver: string, folder: string, first: number): Promise<Killed> {
  const child = spawn(process.execPath, [saver, folder, String(first)]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let told = '';
  let complaints = '';
  child.stderr.on('data', (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  child.stdout.on('data', (chunk: Buffer) => {
    told += chunk.toString();
  });
  child.stdout.once('data', () => void pause(Math.random() * LONGEST_WAIT).then(() => child.kill('SIGKILL')));
  return new Promise((resolve) => {
    child.once('close', () => resolve({ last: Number(told.trim().split('\n').at(-1)), complaints }));
  });
}

/** Kills one process after the other that saves into a folder, and looks at what each left. */
async function killMany(saver: string, folder: string): Promise<{ readonly interrupted: number }> {
  const store = saveStore(folder, () => {});
  let interrupted = 0;
  let first = 1;
  for (let kill = 0; kill < KILLS_EACH; kill++) {
    const { last, complaints } = await saveUntilKilled(saver, folder, first);
    if (readdirSync(folder).includes('save-autosave.json.fresh')) interrupted++;
    const [meta] = await store.list();
    const { game } = JSON.parse((await store.load('autosave')) ?? 'null');
    expect([last, last + 1]).toContain(game);
    expect({ round: meta?.round, complaints }).toEqual({ round: game, complaints: '' });
    first = game + 1;
  }
  return { interrupted };
}

describe('a process that is killed while it saves', () => {
  it('leaves the old game or the new one, 200 times out of 200', { timeout: 300_000 }, async () => {
    const saver = await bundleSaver(join(tempFolder(), 'saver'));
    const folders = Array.from({ length: FOLDERS }, tempFolder);
    const results = await Promise.all(folders.map((folder) => killMany(saver, folder)));
    const interrupted = results.reduce((sum, result) => sum + result.interrupted, 0);
    expect(interrupted, 'kills that met a save half-way').toBeGreaterThan(10);
    const left = folders.flatMap((folder) => readdirSync(folder));
    expect(left.filter((name) => name.includes('damaged'))).toEqual([]);
  });
});
