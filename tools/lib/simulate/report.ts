/** The summary as people read it. */
import { neverUsedText, playedText } from '../own/words';
import type { Player, Simulation } from './arguments';
import type { Summary } from './summary';

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

const named = (player: Player) => (player === 'random' ? 'random moves' : `${player} bots`);

function title({ seats, player, against, difficulty, seed, ...setting }: Simulation): string {
  const players = against === null ? named(player) : `one of ${named(player)} against ${named(against)}`;
  return `${playedText(setting)}, ${difficulty}, ${seats} ${seats === 1 ? 'seat' : 'seats'}, ${players}, seed ${seed}`;
}

function lines(summary: Summary): readonly (readonly [string, string])[] {
  const endings = Object.entries(summary.endings).map(
    ([ending, count]) => [`  ${ending}`, percent(count / summary.games)] as const,
  );
  return [
    ['games', String(summary.games)],
    ['won', `${percent(summary.winRate)} (standard error ${percent(summary.standardError)})`],
    ...endings,
    ['rounds a game', `${summary.meanRounds.toFixed(1)} (${summary.roundsWithin.join(' / ')})`],
    ['decisions a game', summary.meanDecisions.toFixed(0)],
    ...Object.entries(summary.meanCounts).map(([name, mean]) => [name, mean.toFixed(1)] as const),
    ...Object.entries(summary.cast).map(
      ([name, { games, winRate }]) => [`won with ${name}`, `${percent(winRate)} of ${games}`] as const,
    ),
    ['score of a win', summary.meanScore?.toFixed(1) ?? '-'],
    ['never used', neverUsedText(summary.neverUsed, summary.simulation.content)],
  ];
}

/** Several lines, the last one without an end. */
export function reportOf(summary: Summary): string {
  const rows = lines(summary);
  const width = Math.max(...rows.map(([name]) => name.length));
  return [title(summary.simulation), ...rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`)].join(
    '\n',
  );
}
