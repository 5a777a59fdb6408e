/** What a match comes to, and as people read it. */
import { playedText } from '../own/words';
import { shareText } from '../share-text';
import { quantile } from '../simulate/summary';
import { type Contender, type Match, SIDES, type Side } from './arguments';
import type { MatchGame } from './play-match';
import type { Forfeit } from './player';

export interface SideSummary {
  /** Games that the side took part in, and that it won. */
  readonly games: number;
  readonly wins: number;
  /** Answers that were no legal move. */
  readonly illegal: number;
  /** Games that it lost before their end, by why. */
  readonly forfeits: Readonly<Record<Forfeit, number>>;
  /** What it said when it first failed; empty when it never did or said nothing. */
  readonly words: string;
  readonly answers: number;
  /** Milliseconds that an answer took: the mean, 99 of 100 at most, and the slowest. */
  readonly mean: number;
  readonly usual: number;
  readonly slowest: number;
}

export interface MatchSummary {
  readonly match: Match;
  readonly sides: Readonly<Record<Side, SideSummary>>;
}

function sideSummary(games: readonly MatchGame[], side: Side): SideSummary {
  const own = games.filter(({ won }) => won[side] !== undefined);
  const times = own.flatMap((game) => game.times[side]).toSorted((one, other) => one - other);
  const lost = own.flatMap(({ forfeit }) => (forfeit?.side === side ? forfeit : []));
  const count = (why: Forfeit) => lost.filter((forfeit) => forfeit.why === why).length;
  return {
    games: own.length,
    wins: own.filter(({ won }) => won[side]).length,
    illegal: own.reduce((sum, { illegal }) => sum + illegal[side], 0),
    forfeits: { hung: count('hung'), died: count('died'), junk: count('junk'), illegal: count('illegal') },
    words: lost[0]?.words ?? '',
    answers: times.length,
    mean: times.length > 0 ? times.reduce((sum, time) => sum + time, 0) / times.length : 0,
    usual: quantile(times, 0.99),
    slowest: times.at(-1) ?? 0,
  };
}

export function summaryOf(match: Match, games: readonly MatchGame[]): MatchSummary {
  return { match, sides: { a: sideSummary(games, 'a'), b: sideSummary(games, 'b') } };
}

function nameOf(contender: Contender): string {
  if (contender.kind === 'program') return contender.command;
  return contender.player === 'random' ? 'random moves' : `${contender.player} bots`;
}

function lostText({ hung, died, junk, illegal }: SideSummary['forfeits']): string {
  if (hung + died + junk + illegal === 0) return 'none';
  return `${hung + died + junk + illegal} games: hung ${hung}, died ${died}, junk ${junk}, no legal move ${illegal}`;
}

function sideLines(name: string, side: SideSummary): readonly string[] {
  return [
    name,
    `  won                      ${shareText(side.wins, side.games)} of ${side.games}`,
    `  illegal moves            ${side.illegal} of ${side.answers} answers`,
    `  lost before the end      ${lostText(side.forfeits)}`,
    ...(side.words ? [`  its words the first time ${side.words.replaceAll(/\s+/g, ' ')}`] : []),
    `  time per move            ${side.mean.toFixed(1)} ms; 99 of 100 at most ${side.usual.toFixed(1)}, the slowest ${side.slowest.toFixed(1)}`,
  ];
}

/** Several lines, the last one without an end. */
export function reportOf({ match, sides }: MatchSummary): string {
  const { difficulty, seats, seed, games } = match;
  return [
    `${playedText(match)}, ${difficulty}, ${seats} ${seats === 1 ? 'seat' : 'seats'}, seed ${seed}, ${games} games; 95 % intervals`,
    ...SIDES.flatMap((side) => sideLines(`${side}: ${nameOf(match.sides[side])}`, sides[side])),
  ].join('\n');
}
