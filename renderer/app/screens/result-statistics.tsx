import { useMemo } from 'react';
import { scenarioById } from '../../../models/dying-light/scenario/lookup';
import { type GameStatistics, statisticsOf } from '../../../models/dying-light/statistics';
import { areaName, runnerName } from '../../games/dying-light/names';
import { t } from '../../i18n';
import type { DyingLightSession } from '../game-host';
import { Figure, Figures } from './statistic-figures';
import { STATISTIC_GROUPS, StatisticTable } from './statistic-table';
import './result-statistics.css';

function dangerousPlace({ mostDangerousArea, woundsIn }: GameStatistics): string {
  if (!mostDangerousArea) return t('stat.most-dangerous-area.none');
  return t('stats.dangerous', { place: areaName(mostDangerousArea), n: woundsIn[mostDangerousArea] });
}

/** What the game came to in numbers, for each Runner and all of them. */
export function ResultStatistics({ session }: { readonly session: DyingLightSession }) {
  const { log, position } = session.getSnapshot();
  const statistics = useMemo(() => {
    const { startZone } = scenarioById(position.state.options.scenario);
    return statisticsOf(
      log.map(({ entry }) => entry),
      startZone,
    );
  }, [log, position]);
  const columns = [
    ...statistics.runners.map((runner) => ({
      id: runner.id,
      name: runnerName(runner.id),
      of: runner.statistics,
    })),
    ...(statistics.runners.length > 1 ? [{ id: 'total', name: t('stat.total'), of: statistics.total }] : []),
  ];
  return (
    <section className="statistics" aria-label={t('stats.title')}>
      <Figures>
        <Figure name={t('stat.rounds')} value={String(statistics.rounds)} />
        <Figure name={t('stat.most-dangerous-area')} value={dangerousPlace(statistics)} />
      </Figures>
      <div className={columns.length > 2 ? 'statistic-tables' : 'statistic-tables statistic-pairs'}>
        {STATISTIC_GROUPS.map((group) => (
          <StatisticTable key={group} group={group} columns={columns} />
        ))}
      </div>
    </section>
  );
}
