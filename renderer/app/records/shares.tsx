import type { Won } from '../../../models/kernel/lifetime';
import { t } from '../../i18n';
import { shareText } from './words';

interface SharesProps {
  readonly title: string;
  readonly rows: readonly Won[];
  readonly nameOf: (id: string) => string;
}

/** Games won of those played, as a bar and in numbers; nothing where nothing was played. */
export function Shares({ title, rows, nameOf }: SharesProps) {
  if (rows.length === 0) return null;
  return (
    <section className="records-part">
      <h2>{title}</h2>
      <table className="records-shares" aria-label={title}>
        <thead className="unseen">
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{t('ui.records.won-of')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, won, games }) => (
            <tr key={id}>
              <th scope="row">{nameOf(id)}</th>
              <td>
                <span className="records-bar" aria-hidden="true">
                  <span style={{ width: `${(100 * won) / games}%` }} />
                </span>
                <span className="records-share">{shareText(won, games)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
