/**
 * `npm run bench:saves`: how long a list of 10,000 saved games takes after a start, with and without its index, and how
 * long a move waits that is saved meanwhile. In a folder for temporary files; `--games` for another number of
 * games, `--letters` for how long each is.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { saveStore } from '../../electron/disk/save-store';
import { createSession } from '../../machines/kernel/session';
import type { SaveMeta } from '../../models/kernel/save-meta';
import { recordText } from '../../models/kernel/save-record';
import { diceRace, racers } from './dice-race';
import { median } from './timing';

const RUNS = 5;
/** Letters of a picture, about as many as that of a table has. */
const LETTERS = 6000;

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '10000' },
    letters: { type: 'string', default: '30000' },
  },
});
const GAMES = Number(values.games);

const picture = `data:image/webp;base64,${'A'.repeat(LETTERS)}`;
/** As heavy as a game of Dying Light in its first rounds. */
const session = createSession(diceRace, { options: {}, seats: racers(2), seed: 'saves' });
const text = JSON.stringify({ ...session.save(), weight: 'x'.repeat(Number(values.letters)) });

function metaOf(id: string): SaveMeta {
  const savedAt = new Date(Date.UTC(2026, 0, 1) + Number(id.slice(5)) * 1000).toISOString();
  return {
    id,
    name: `Game ${id}`,
    game: 'dice-race',
    savedAt,
    round: 3,
    summary: 'Mara, Round 3, Easy',
  };
}

function open(folder: string) {
  return saveStore(folder, (sentence) => console.error(sentence));
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function tell(what: string, runs: readonly number[]): void {
  const all = runs.map((ms) => Math.round(ms)).join(' ');
  console.log(`${what.padEnd(58)} ${Math.round(median(runs)).toString().padStart(6)} ms   (runs: ${all})`);
}

/** Lists and, as soon as that has begun, saves a move. */
async function listAndSave(
  folder: string,
  shown: string | null,
): Promise<{ readonly list: number; readonly save: number }> {
  const store = open(folder);
  const listing = took(store.list);
  const save = await took(() => store.save('slot-0', metaOf('slot-0'), text, shown));
  const list = await listing;
  await store.idle();
  return { list, save };
}

async function measure(shown: string | null): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'curfew-bench-'));
  try {
    for (let n = 1; n <= GAMES; n++) {
      const id = `save-${n}`;
      writeFileSync(join(folder, `save-${id}.json`), recordText(metaOf(id), text, shown));
    }
    console.log(`${GAMES} games, ${shown === null ? 'without' : 'with'} pictures`);
    tell('the first list ever, which looks in front of every game', [await took(open(folder).list)]);
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await listAndSave(folder, shown));
    tell(
      'a list after a start',
      runs.map(({ list }) => list),
    );
    tell(
      'a move that is saved meanwhile',
      runs.map(({ save }) => save),
    );
    const store = open(folder);
    await store.list();
    const alone = [];
    for (let run = 0; run < RUNS; run++)
      alone.push(await took(() => store.save('slot-0', metaOf('slot-0'), text, shown)));
    tell('a move that is saved with nothing else to do', alone);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

await measure(null);
await measure(picture);
