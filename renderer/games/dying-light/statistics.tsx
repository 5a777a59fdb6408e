import { useMemo } from 'react';
import { scenarioFor } from '../../../models/dying-light/scenario/lookup';
import { type GameStatistics, STATISTIC_ROWS, statisticsOf } from '../../../models/dying-light/statistics';
import { t } from '../../i18n';
import { LuckReport } from '../../statistics/luck-report';
import { Figure, Figures } from '../../statistics/statistic-figures';
import { StatisticTables } from '../../statistics/statistic-table';
import { areaName, runnerName } from './names';
import type { Snapshot } from './types';

function dangerousPlace({ mostDangerousArea, woundsIn }: GameStatistics): string {
  if (!mostDangerousArea) return t('dl.stat.most-dangerous-area.none');
  return t('stats.dangerous', { place: areaName(mostDangerousArea), n: woundsIn[mostDangerousArea] });
}

function useStatistics({ log, position }: Snapshot): GameStatistics {
  return useMemo(() => {
    const { startZone } = scenarioFor(position.state.options.scenario);
    return statisticsOf(
      log.map(({ entry }) => entry),
      startZone,
    );
  }, [log, position]);
}

/** What the game came to in numbers, for each Runner and all of them. */
export function Statistics({ snapshot }: { readonly snapshot: Snapshot }) {
  const statistics = useStatistics(snapshot);
  const columns = [
    ...statistics.runners.map((runner) => ({
      id: runner.id,
      name: runnerName(runner.id),
      of: runner.statistics,
    })),
    ...(statistics.runners.length > 1
      ? [{ id: 'total', name: t('dl.stat.total'), of: statistics.total }]
      : []),
  ];
  return (
    <section className="statistics" aria-label={t('stats.title')}>
      <Figures>
        <Figure name={t('dl.stat.rounds')} value={String(statistics.rounds)} />
        <Figure name={t('dl.stat.most-dangerous-area')} value={dangerousPlace(statistics)} />
      </Figures>
      <LuckReport words="dl.luck" lines={statistics.luck} />
      <StatisticTables words="dl.stat" rows={STATISTIC_ROWS} columns={columns} />
    </section>
  );
}
