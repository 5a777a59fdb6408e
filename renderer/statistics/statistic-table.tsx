import type { StatisticRow } from '../../models/kernel/statistics';
import { composedText, numberText, t } from '../i18n';
import './statistics.css';

export interface StatisticColumn<Of> {
  readonly id: string;
  readonly name: string;
  readonly of: Of;
}

/** "12", "3.08" or "+1.5"; a dash where there is nothing to take an average of. */
export function statisticText<Of>({ decimals, signed, of }: StatisticRow<Of>, statistics: Of): string {
  const value = of(statistics);
  if (value === null) return t('stats.none');
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const signDisplay = signed ? 'exceptZero' : 'auto';
  return numberText(value, { ...digits, signDisplay });
}

function happened<Of>(row: StatisticRow<Of>, columns: readonly StatisticColumn<Of>[]): boolean {
  return columns.some((column) => (row.of(column.of) ?? 0) !== 0);
}

interface StatisticsProps<Of> {
  /** What the message ids of rows and groups begin with: `<words>.<row>` and `<words>.group.<group>`. */
  readonly words: string;
  readonly rows: readonly StatisticRow<Of>[];
  readonly columns: readonly StatisticColumn<Of>[];
}

/** The rows of one group, without those of things that never happened; it can be folded away. */
function StatisticTable<Of>({
  words,
  group,
  rows,
  columns,
}: StatisticsProps<Of> & { readonly group: string }) {
  const told = rows.filter((row) => row.group === group && happened(row, columns));
  if (told.length === 0) return null;
  return (
    <details className="statistic-group" open>
      <summary>{composedText(`${words}.group.${group}`)}</summary>
      <table className="statistic-table" aria-label={composedText(`${words}.group.${group}`)}>
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
          {told.map((row) => (
            <tr key={row.id}>
              <th scope="row">{composedText(`${words}.${row.id}`)}</th>
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

/** All groups of rows, with a column for each of those who are counted. */
export function StatisticTables<Of>({ words, rows, columns }: StatisticsProps<Of>) {
  const groups = [...new Set(rows.map((row) => row.group))];
  return (
    <div className={columns.length > 2 ? 'statistic-tables' : 'statistic-tables statistic-pairs'}>
      {groups.map((group) => (
        <StatisticTable key={group} words={words} group={group} rows={rows} columns={columns} />
      ))}
    </div>
  );
}
