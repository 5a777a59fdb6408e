import { useMemo } from 'react';
import { STATISTIC_ROWS, statisticsOf } from '../../../models/survive-until-daylight/statistics';
import { t } from '../../i18n';
import { LuckReport } from '../../statistics/luck-report';
import { Figure, Figures } from '../../statistics/statistic-figures';
import { StatisticTables } from '../../statistics/statistic-table';
import { characterName } from './names';
import type { Snapshot } from './types';

/** What the game came to in numbers, for each seat and all of them. */
export function Statistics({ snapshot: { log } }: { readonly snapshot: Snapshot }) {
  const statistics = useMemo(() => statisticsOf(log.map(({ entry }) => entry)), [log]);
  const { rounds, came, seats, total, luck } = statistics;
  const columns = [
    ...seats.map(({ seat, character, statistics: of }) => ({ id: seat, name: characterName(character), of })),
    ...(seats.length > 1 ? [{ id: 'total', name: t('sd.stat.total'), of: total }] : []),
  ];
  return (
    <section className="statistics" aria-label={t('stats.title')}>
      <Figures>
        <Figure name={t('sd.stat.rounds')} value={String(rounds)} />
        <Figure name={t('sd.stat.came')} value={String(came)} />
      </Figures>
      <LuckReport words="sd.luck" lines={luck} />
      <StatisticTables words="sd.stat" rows={STATISTIC_ROWS} columns={columns} />
    </section>
  );
}
