import { useMemo } from 'react';
import type { StatisticRow } from '../../../models/kernel/statistics';
import type { SeatId } from '../../../models/kernel/types';
import { placeOf } from '../../../models/one-month-in/rules/end';
import { type Points, pointsOf } from '../../../models/one-month-in/rules/points';
import { landOf } from '../../../models/one-month-in/rules/table';
import type { State } from '../../../models/one-month-in/state';
import { STATISTIC_ROWS, statisticsOf } from '../../../models/one-month-in/statistics';
import { t } from '../../i18n';
import { LuckReport } from '../../statistics/luck-report';
import { Figure, Figures } from '../../statistics/statistic-figures';
import { StatisticTables } from '../../statistics/statistic-table';
import { teamName } from './narrate/names';
import type { Snapshot } from './types';

interface Standing extends Points {
  readonly place: number;
  readonly tiles: number;
}

function pointsRow(id: string, of: (standing: Standing) => number): StatisticRow<Standing> {
  return { id, group: 'points', decimals: 0, signed: false, of };
}

/** Who is where, and the three parts of everybody's points (OM-SCORE-01..03). */
const POINTS: readonly StatisticRow<Standing>[] = [
  pointsRow('place', ({ place }) => place),
  pointsRow('points', ({ total }) => total),
  pointsRow('points-people', ({ survivors }) => survivors),
  pointsRow('points-land', ({ land }) => land),
  pointsRow('points-salvage', ({ salvage }) => salvage),
  pointsRow('tiles-held', ({ tiles }) => tiles),
];

function standingOf(state: State, seat: SeatId): Standing {
  return { ...pointsOf(state, seat), place: placeOf(state, seat), tiles: landOf(state, seat).length };
}

/** The teams with their names, the first one first. */
function standings(state: State) {
  return state.teams
    .map(({ seat }) => ({ id: seat, name: teamName(state, seat), of: standingOf(state, seat) }))
    .toSorted((one, other) => one.of.place - other.of.place);
}

/** What the game came to: points part by part, and in numbers for each team and all of them. */
export function Statistics({ snapshot: { log, position } }: { readonly snapshot: Snapshot }) {
  const { rounds, seats, total, luck } = useMemo(() => statisticsOf(log.map(({ entry }) => entry)), [log]);
  const points = standings(position.state);
  const counted = points.flatMap(({ id, name }) => {
    const found = seats.find(({ seat }) => seat === id);
    return found ? [{ id, name, of: found.statistics }] : [];
  });
  const columns = [...counted, { id: 'total', name: t('om.stat.total'), of: total }];
  return (
    <section className="statistics" aria-label={t('stats.title')}>
      <Figures>
        <Figure name={t('om.stat.rounds')} value={String(rounds)} />
      </Figures>
      <StatisticTables words="om.stat" rows={POINTS} columns={points} />
      <LuckReport words="om.luck" lines={luck} nameOf={(seat) => teamName(position.state, seat)} />
      <StatisticTables words="om.stat" rows={STATISTIC_ROWS} columns={columns} />
    </section>
  );
}
