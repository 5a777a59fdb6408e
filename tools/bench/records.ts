/**
 * `npm run bench:records`: how long the list of 5,000 finished games takes after a start, and what all of them come to. In a folder
 * for temporary files; `--games` for another number.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { finishedStore } from '../../electron/disk/finished-store';
import type { FinishedMeta } from '../../models/kernel/finished-kind';
import { lifetimeOf } from '../../models/kernel/lifetime';
import { sealed } from '../../models/kernel/save-record';
import { median } from './timing';

const RUNS = 9;

const { values } = parseArgs({ options: { games: { type: 'string', default: '5000' } } });
const GAMES = Number(values.games);

/** A duel of a person with a bot as it is kept. */
function metaOf(n: number): FinishedMeta {
  const seats = ['seat-1', 'seat-2'].map((id) => ({
    id,
    name: `Player ${id}`,
    bot: id === 'seat-1' ? null : ('hard' as const),
    won: (n % 2 === 0) === (id === 'seat-1'),
    score: null,
    plays: ['V01'],
    weapons: id === 'seat-1' ? { W01: 4, W11: 2 } : {},
  }));
  const luck = ['hits', 'escapes', 'clumsy'].map((id) => ({
    id,
    seat: 'seat-1',
    expected: 4.1667,
    got: n % 9,
    wish: 'more' as const,
  }));
  return {
    id: `end-${n}`,
    name: '',
    game: 'outbreak-duel',
    savedAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
    round: 7,
    summary: 'Ended in Round 7: Wren 14 HP, Mara 0 HP',
    seed: `seed-${n}`,
    difficulty: null,
    rivals: true,
    seats,
    luck,
    feats: ['slippery'],
  };
}

/** Milliseconds of the processor: on the clock others count as well. */
async function took(work: () => Promise<unknown>): Promise<number> {
  const used = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(used);
  return (user + system) / 1000;
}

function tell(what: string, runs: readonly number[]): void {
  const all = runs.map((ms) => ms.toFixed(0)).join(' ');
  console.log(`${what.padEnd(60)} ${median(runs).toFixed(0).padStart(6)} ms   (runs: ${all})`);
}

const folder = mkdtempSync(join(tmpdir(), 'curfew-bench-'));
try {
  const metas = Array.from({ length: GAMES }, (_, n) => metaOf(n));
  for (const { id } of metas) writeFileSync(join(folder, `finished-${id}.json`), 'never read');
  const lines = metas.map((meta) => `\n${sealed(JSON.stringify({ id: meta.id, meta }))}`);
  writeFileSync(join(folder, 'list.txt'), lines.join(''));
  const [lists, sums]: [number[], number[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    lists.push(await took(() => finishedStore(folder, (sentence) => console.error(sentence)).list()));
    sums.push(await took(async () => lifetimeOf(metas)));
  }
  console.log(`${GAMES} finished games, milliseconds of the processor`);
  tell('a list after a start', lists);
  tell('what they come to', sums);
} finally {
  rmSync(folder, { recursive: true });
}
