/**
 * `npx tsx tools/bench/same-games.ts <folder of another checkout> [games]`: whether bots play the very same games here and
 * there, move by move and entry by entry. For changes that must not touch a rule. How an outcome and a recorded move are
 * written down may differ; what they say may not.
 */
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { AnyGame } from '../../machines/kernel/game';
import type { createSession } from '../../machines/kernel/session';
import { hashOf } from '../../models/kernel/hash';
import type { Seat } from '../../models/kernel/types';

interface Checkout {
  readonly GAMES: readonly AnyGame[];
  readonly createSession: typeof createSession;
}

type Loose = Readonly<Record<string, unknown>>;

async function checkoutAt(root: string): Promise<Checkout> {
  const load = (path: string) => import(pathToFileURL(resolve(root, path)).href);
  const [games, sessions] = [await load('machines/games.ts'), await load('machines/kernel/session.ts')];
  return { GAMES: games.GAMES, createSession: sessions.createSession };
}

/** An outcome in the words that old and new saves share. */
function plainOutcome(outcome: Loose): Loose {
  const { winners, reason, rank } = outcome;
  const won = Array.isArray(winners) ? winners.length > 0 : outcome.result === 'win';
  const [score = outcome.score ?? null] = Object.values(outcome.scores ?? {});
  return { won, reason, score, rank };
}

function plainEntry(entry: Loose): Loose {
  return entry.type === 'game-over' ? { ...entry, outcome: plainOutcome(entry.outcome as Loose) } : entry;
}

function bots(count: number): readonly Seat[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `seat-${n + 1}` as const,
    name: `Bot ${n + 1}`,
    controller: { kind: 'bot', level: n % 2 === 0 ? 'normal' : 'hard' },
  }));
}

/** One game of bots from its seed, as a fingerprint of everything that happened. */
function playedAt({ GAMES, createSession: create }: Checkout, id: string, number: number): string {
  const game = GAMES.find(({ rules }) => rules.id === id);
  if (!game) throw new RangeError(`There is no game "${id}" in that checkout.`);
  const { min, max } = game.rules.seats;
  const options = v.parse(game.rules.options, {});
  const seats = bots(min + (number % (max - min + 1)));
  const session = create(game, { options, seats, seed: `same-${number}` });
  while (session.playBot());
  const { log, moves } = session.save();
  return hashOf({
    log: log.map(({ move, entry }) => ({ move, entry: plainEntry(entry as unknown as Loose) })),
    moves: moves.map((made) => ('by' in made ? (made as unknown as Loose).move : made)),
  });
}

const [folder, count = '20'] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder of the other checkout.');
const [here, there] = [await checkoutAt(resolve(import.meta.dirname, '../..')), await checkoutAt(folder)];
for (const { rules } of there.GAMES) {
  const numbers = Array.from({ length: Number(count) }, (_, n) => n);
  const others = numbers.filter((n) => playedAt(here, rules.id, n) !== playedAt(there, rules.id, n));
  if (others.length > 0) process.exitCode = 1;
  console.log(
    `${rules.id}: ${numbers.length - others.length} of ${numbers.length} games the same`,
    ...others,
  );
}
