/** What all games of a soak come to. */
import { LONG_PROOF, type Order } from './arguments';
import type { Fault } from './fault';
import { soakOf } from './games';
import type { SoakRecord } from './play-game';
import type { Counts } from './trial';

export interface SoakSummary {
  readonly order: Order;
  readonly games: number;
  /** Ways to set the game up, and how many of them were played. */
  readonly variations: { readonly all: number; readonly played: number };
  readonly counts: Counts;
  readonly won: number;
  /** Content that never came up. */
  readonly neverUsed: readonly string[];
  /** In the order of their games. */
  readonly faults: readonly Fault[];
  /** Nothing broke, and so many games that they should use all content did. */
  readonly proven: boolean;
}

function sum(records: readonly SoakRecord[], count: keyof Counts): number {
  return records.reduce((total, { counts }) => total + counts[count], 0);
}

export function summaryOf(order: Order, records: readonly SoakRecord[]): SoakSummary {
  const { catalogue, variations } = soakOf(order);
  const used = new Set(records.flatMap((record) => record.used));
  const neverUsed = catalogue.filter((content) => !used.has(content));
  const faults = records
    .flatMap(({ fault }) => fault ?? [])
    .toSorted((one, other) => one.number - other.number);
  return {
    order,
    games: records.length,
    variations: {
      all: variations.length,
      played: new Set(records.map(({ number }) => (number - 1) % variations.length)).size,
    },
    counts: {
      moves: sum(records, 'moves'),
      botMoves: sum(records, 'botMoves'),
      undone: sum(records, 'undone'),
      loaded: sum(records, 'loaded'),
      views: sum(records, 'views'),
    },
    won: records.filter(({ result }) => result === 'win').length,
    neverUsed,
    faults,
    proven: faults.length === 0 && (neverUsed.length === 0 || records.length < LONG_PROOF),
  };
}
