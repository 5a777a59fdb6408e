import type { Copies, Side } from '../../../../models/outbreak-duel/decks/deck';
import { FEWEST_WEAPONS, MOST_BOSSES, MOST_SCRS } from '../../../../models/outbreak-duel/decks/problems';
import { composedText, t } from '../../../i18n';
import type { Sort } from './filter';
import { type Column, costCurve, edCurve, type Part, sortCounts } from './tally';

/** "Weapons (6+)": the name of a sort with what the rules ask of it. */
function sortWords(sort: Sort): string {
  const what = composedText(`od.editor.sort.${sort}`);
  if (sort === 'weapon') return t('od.editor.fewest', { what, n: FEWEST_WEAPONS });
  if (sort === 'scr') return t('od.editor.limit', { what, n: MOST_SCRS });
  return sort === 'boss' ? t('od.editor.limit', { what, n: MOST_BOSSES }) : what;
}

/** A bar for each sort, with its number. */
function SortBars({ parts }: { readonly parts: readonly Part[] }) {
  const most = Math.max(1, ...parts.map(({ n }) => n));
  return (
    <dl className="sort-bars">
      {parts.map(({ sort, n }) => (
        <div key={sort} className={`sort-bar sort-${sort}`}>
          <dt>{sortWords(sort)}</dt>
          <dd>
            <span className="bar" style={{ inlineSize: `${(n / most) * 4.5}em` }} />
            <span className="bar-n">{n}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface CurveProps {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly label: (value: number) => string;
}

/** A column for each value, of the colours of its sorts. */
function Curve({ title, columns, label }: CurveProps) {
  const most = Math.max(1, ...columns.map(({ n }) => n));
  return (
    <figure className="curve">
      <figcaption>{title}</figcaption>
      <ol>
        {columns.map(({ value, n, parts }) => (
          <li key={value}>
            <span className="unseen">{t('od.editor.bar', { what: label(value), n })}</span>
            <span className="curve-n" aria-hidden="true">
              {n}
            </span>
            <span className="curve-column" aria-hidden="true">
              {parts.map((part) => (
                <span
                  key={part.sort}
                  className={`curve-part sort-${part.sort}`}
                  style={{ blockSize: `${(part.n / most) * 2.4}em` }}
                />
              ))}
            </span>
            <span className="curve-label" aria-hidden="true">
              {label(value)}
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** What a deck is made of: types, costs, and how hard its zombies are to escape. */
export function DeckCharts({ side, copies }: { readonly side: Side; readonly copies: Copies }) {
  return (
    <div className="deck-charts">
      <h3>{t('od.editor.chart.sort')}</h3>
      <SortBars parts={sortCounts(copies, side)} />
      <Curve title={t(`od.editor.chart.cost.${side}`)} columns={costCurve(copies, side)} label={String} />
      {side === 'zombie' && (
        <Curve
          title={t('od.editor.chart.ed')}
          columns={edCurve(copies)}
          label={(n) => t('od.editor.ed', { n })}
        />
      )}
    </div>
  );
}
