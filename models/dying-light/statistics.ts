/** Statistics of a game, worked out from its log. */
import { recordOf } from '../kernel/records';
import type { LuckLine } from '../kernel/statistics';
import type { Entry } from './entries';
import { AREA_IDS, type AreaId, INFECTED_TYPES, type InfectedType, type RunnerId, type ZoneId } from './ids';
import { countEntry } from './statistics/counters';
import { luckOf } from './statistics/luck';
import { Scene } from './statistics/scene';
import { emptyTally, type RunnerStatistics, type Tally } from './statistics/tally';

export { STATISTIC_ROWS, type StatisticRow } from './statistics/rows';
export type { RunnerStatistics } from './statistics/tally';

export interface GameStatistics {
  /** Rounds begun. */
  readonly rounds: number;
  /** Runner by Runner, in the order in which they joined. */
  readonly runners: readonly { readonly id: RunnerId; readonly statistics: RunnerStatistics }[];
  /** All Runners together; the longest chain is that of the best of them. */
  readonly total: RunnerStatistics;
  /** Infected that appeared after the set-up. */
  readonly spawned: Readonly<Record<InfectedType, number>>;
  /** Wounds taken in each Area. */
  readonly woundsIn: Readonly<Record<AreaId, number>>;
  /** Where most Wounds were taken, the first in the order of the map if there are several; null without a Wound. */
  readonly mostDangerousArea: AreaId | null;
  readonly luck: readonly LuckLine[];
}

function isWound(entry: Entry): entry is Extract<Entry, { type: 'wound-light' | 'wound-heavy' }> {
  return entry.type === 'wound-light' || entry.type === 'wound-heavy';
}

/**
 * Counts a game.
 * @param entries its log from the beginning
 * @param startZone where the scenario puts the Runners
 */
export function statisticsOf(entries: readonly Entry[], startZone: ZoneId): GameStatistics {
  const scene = new Scene(startZone);
  const total = emptyTally();
  const runners = new Map<RunnerId, Tally>();
  const woundsIn: Record<AreaId, number> = { ...recordOf(AREA_IDS, () => 0) };
  for (const entry of entries) {
    scene.follow(entry);
    if (entry.type === 'runner-picked') runners.set(entry.runner, emptyTally());
    const own = 'runner' in entry && entry.runner ? runners.get(entry.runner) : undefined;
    for (const tally of own ? [own, total] : [total]) countEntry(tally, entry, scene);
    if (isWound(entry)) woundsIn[scene.areaOf(entry.runner)]++;
  }
  return {
    rounds: entries.filter((entry) => entry.type === 'round-started').length,
    runners: [...runners].map(([id, statistics]) => ({ id, statistics })),
    total,
    spawned: spawnedIn(entries),
    woundsIn,
    mostDangerousArea: mostDangerous(woundsIn),
    luck: luckOf(entries, total),
  };
}

function spawnedIn(entries: readonly Entry[]): GameStatistics['spawned'] {
  const spawned = entries.filter((entry) => entry.type === 'infected-spawned');
  return recordOf(INFECTED_TYPES, (type) => spawned.filter((entry) => entry.infected === type).length);
}

function mostDangerous(woundsIn: GameStatistics['woundsIn']): AreaId | null {
  const most = Math.max(...Object.values(woundsIn));
  return most > 0 ? (AREA_IDS.find((area) => woundsIn[area] === most) ?? null) : null;
}
