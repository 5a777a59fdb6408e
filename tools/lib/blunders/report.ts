/** What was found, as people read it. */
import type { BotLevel } from '../../../models/kernel/types';
import type { WatchRecord } from './watch-game';
import { BLUNDER_KINDS } from './watched-game';

/** Kinds that the rate of a level counts: decisions that were wrong, as against sentences that were. */
const WRONG = BLUNDER_KINDS.filter((kind) => kind !== 'untrue comment');

/** Several lines, the last one without an end. */
export function reportOf(level: BotLevel, records: readonly WatchRecord[], examples: number): string {
  const decisions = records.reduce((sum, record) => sum + record.decisions, 0);
  const found = records.flatMap((record) => record.found);
  const ofKind = (kind: string) => found.filter((one) => one.kind === kind);
  const wrong = WRONG.reduce((sum, kind) => sum + ofKind(kind).length, 0);
  const slowest = Math.max(...records.map((record) => record.slowest));
  const lines = [
    `${level} bots: ${records.length} games (${records.filter(({ won }) => won).length} won), ${decisions} decisions, ` +
      `${((100 * wrong) / decisions).toFixed(2)} wrong in 100, the slowest took ${slowest.toFixed(0)} ms`,
  ];
  for (const kind of BLUNDER_KINDS) {
    lines.push(`  ${kind}: ${ofKind(kind).length}`);
    for (const { what, seed, moves, move } of ofKind(kind).slice(0, examples))
      lines.push(`    seed ${seed} after ${moves} moves: ${what}; ${JSON.stringify(move)}`);
  }
  return lines.join('\n');
}
