/** The summary of a soak as people read it. */
import { neverUsedText, playedText } from '../own/words';
import type { Fault } from './fault';
import type { SoakSummary } from './summary';

/** The way to so many faults is written out; the others are likely the same. */
const SHOWN = 3;

function lines({ order, variations, counts, games, won, neverUsed, faults }: SoakSummary) {
  return [
    ['ways to set it up', `${variations.played} of ${variations.all}`],
    ['moves', `${counts.moves}, ${counts.botMoves} of them by bots; the position was checked after each`],
    ['taken back, redone', String(counts.undone)],
    ['saved and loaded', String(counts.loaded)],
    ['views compared', String(counts.views)],
    ['won', `${won} of ${games}`],
    ['never used', neverUsedText(neverUsed, order.content)],
    ['broken', faults.length === 0 ? 'nothing' : `${faults.length} of ${games}`],
  ] as const;
}

function faultText({ number, seed, message, lines: way }: Fault): string {
  return [`\nGame ${number} (seed ${seed}): ${message}`, 'For npm run --silent referee:', ...way].join('\n');
}

/** Several lines, the last one without an end. */
export function reportOf(summary: SoakSummary): string {
  const { order, games, faults } = summary;
  const rows = lines(summary);
  const width = Math.max(...rows.map(([name]) => name.length));
  const more = faults.slice(SHOWN).map(({ number, message }) => `\nGame ${number}: ${message}`);
  return [
    `${playedText(order)}, ${games} games, seed ${order.seed}`,
    ...rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`),
    ...faults.slice(0, SHOWN).map(faultText),
    ...more,
  ].join('\n');
}
