/**
 * `npm run bench:decks`: how long a list of 2,000 decks takes after a start, with and without its index. In a folder for
 * temporary files; `--decks` for another number of decks.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { deckStore } from '../../electron/disk/deck-store';
import { type DeckMeta, storedDeck } from '../../models/kernel/deck-kind';
import { recordText } from '../../models/kernel/save-record';
import { PRECONS } from '../../models/outbreak-duel/content/precons';
import { median } from './timing';

const RUNS = 9;

const { values } = parseArgs({ options: { decks: { type: 'string', default: '2000' } } });
const DECKS = Number(values.decks);
const text = storedDeck('outbreak-duel', PRECONS.bleed);

function metaOf(id: string, n: number): DeckMeta {
  const savedAt = new Date(Date.UTC(2026, 0, 1) + n * 1000).toISOString();
  return {
    id,
    name: `Deck ${n}`,
    game: 'outbreak-duel',
    savedAt,
    summary: 'Mara Voss, 40 + 20 cards',
    ready: true,
  };
}

interface Took {
  /** Milliseconds on the clock, and of the processor: where others work meanwhile these differ. */
  readonly clock: number;
  readonly processor: number;
}

/** What a list after a start takes; all of it is on the disk then. */
async function listed(folder: string): Promise<Took> {
  const store = deckStore(folder, (sentence) => console.error(sentence));
  const [began, used] = [performance.now(), process.cpuUsage()];
  const decks = await store.list();
  const { user, system } = process.cpuUsage(used);
  const took = { clock: performance.now() - began, processor: (user + system) / 1000 };
  if (decks.length !== DECKS) throw new Error(`${decks.length} decks are listed.`);
  await store.idle();
  return took;
}

function tell(what: string, runs: readonly Took[]): void {
  for (const kind of ['clock', 'processor'] as const) {
    const times = runs.map((took) => took[kind]);
    const all = times.map((ms) => ms.toFixed(0)).join(' ');
    console.log(
      `${`${what}, by the ${kind}`.padEnd(76)} ${median(times).toFixed(0).padStart(6)} ms   (runs: ${all})`,
    );
  }
}

const folder = mkdtempSync(join(tmpdir(), 'curfew-bench-'));
try {
  for (let n = 0; n < DECKS; n++)
    writeFileSync(join(folder, `deck-deck-${n}.json`), recordText(metaOf(`deck-${n}`, n), text));
  console.log(`${DECKS} decks`);
  tell('the first list ever, which looks in front of every deck', [await listed(folder)]);
  const runs: Took[] = [];
  for (let run = 0; run < RUNS; run++) runs.push(await listed(folder));
  tell('a list after a start', runs);
} finally {
  rmSync(folder, { recursive: true });
}
