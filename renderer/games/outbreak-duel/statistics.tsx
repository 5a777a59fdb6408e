import { useMemo } from 'react';
import type { StatisticRow } from '../../../models/kernel/statistics';
import { type Biter, type Deeds, type HpAt, statisticsOf } from '../../../models/outbreak-duel/statistics';
import { t } from '../../i18n';
import { LuckReport } from '../../statistics/luck-report';
import { Figure, Figures } from '../../statistics/statistic-figures';
import { StatisticTables } from '../../statistics/statistic-table';
import { HpCurves } from './hp-curves';
import { cardName, survivorName } from './names';
import type { Snapshot } from './types';
import { WinnerCard } from './winner-card';

function row(id: keyof Deeds): StatisticRow<Deeds> {
  return { id, group: 'deeds', decimals: 0, signed: false, of: (deeds) => deeds[id] };
}

const ROWS: readonly StatisticRow<Deeds>[] = [
  row('attacks'),
  row('hits'),
  row('kills'),
  row('reacts'),
  row('escapes'),
  row('escaped'),
  row('spawned'),
  row('bitten'),
];

/** "Butcher, 12 damage"; nothing where nobody was bitten. */
function Worst({ biters: [worst] }: { readonly biters: readonly Biter[] }) {
  if (!worst) return null;
  const value = t('od.stat.worst.value', { zombie: cardName(worst.card), n: worst.damage });
  return <Figure name={t('od.stat.worst')} value={value} />;
}

/** What the game came to: HP round by round, what bit hardest, and what each player did. */
export function Statistics({ snapshot: { log, position, outcome } }: { readonly snapshot: Snapshot }) {
  const { state } = position;
  const { rounds, curve, biters, deeds, luck } = useMemo(
    () => statisticsOf(log.map(({ entry }) => entry)),
    [log],
  );
  const names = state.players.map(({ seat }) => survivorName(state, seat));
  const columns = state.players.flatMap(({ seat }, side) => {
    const of = deeds[seat];
    return of ? [{ id: seat, name: names[side] ?? '', of }] : [];
  });
  return (
    <section className="statistics" aria-label={t('stats.title')}>
      <Figures>
        <Figure name={t('od.stat.rounds')} value={String(rounds)} />
        <Worst biters={biters} />
      </Figures>
      <div className="od-end">
        <HpCurves curve={curve satisfies readonly HpAt[]} names={names} />
        <WinnerCard state={state} outcome={outcome} />
      </div>
      <LuckReport words="od.luck" lines={luck} nameOf={(seat) => survivorName(state, seat)} />
      <StatisticTables words="od.stat" rows={ROWS} columns={columns} />
    </section>
  );
}
