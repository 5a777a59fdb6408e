import {
  type RunnerStatistics,
  STATISTIC_ROWS,
  type StatisticGroup,
  type StatisticRow,
} from '../../../models/dying-light/statistics';
import { t } from '../../i18n';

export const STATISTIC_GROUPS: readonly StatisticGroup[] = [
  ...new Set(STATISTIC_ROWS.map((row) => row.group)),
];

export interface StatisticColumn {
  readonly id: string;
  readonly name: string;
  readonly of: RunnerStatistics;
}

/** "12", "3.08" or "+1.5"; a dash where there is nothing to take an average of. */
export function statisticText({ decimals, signed, of }: StatisticRow, statistics: RunnerStatistics): string {
  const value = of(statistics);
  if (value === null) return t('stats.none');
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const signDisplay = signed ? 'exceptZero' : 'auto';
  return new Intl.NumberFormat('en-GB', { ...digits, signDisplay }).format(value);
}

function happened(row: StatisticRow, columns: readonly StatisticColumn[]): boolean {
  return columns.some((column) => (row.of(column.of) ?? 0) !== 0);
}

interface StatisticTableProps {
  readonly group: StatisticGroup;
  readonly columns: readonly StatisticColumn[];
}

/** The rows of one group, without those of things that never happened; it can be folded away. */
export function StatisticTable({ group, columns }: StatisticTableProps) {
  const rows = STATISTIC_ROWS.filter((row) => row.group === group && happened(row, columns));
  if (rows.length === 0) return null;
  return (
    <details className="statistic-group" open>
      <summary>{t(`stat.group.${group}`)}</summary>
      <table className="statistic-table" aria-label={t(`stat.group.${group}`)}>
        <thead className={columns.length > 1 ? '' : 'unseen'}>
          <tr>
            <th scope="col">{t('stats.counted')}</th>
            {columns.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">{t(`stat.${row.id}`)}</th>
              {columns.map((column) => (
                <td key={column.id}>{statisticText(row, column.of)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
