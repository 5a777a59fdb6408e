import { lazy, Suspense } from 'react';
import type { LuckOver } from '../../../models/kernel/lifetime';
import { composedText, t } from '../../i18n';
import { signedText } from './words';

const LuckChart = lazy(async () => ({ default: (await import('./luck-chart')).LuckChart }));

/** Games from which on a line says something. */
const FEWEST_GAMES = 3;

interface LuckPartProps {
  readonly luck: readonly LuckOver[];
  /** Begins the message ids of the lines. */
  readonly words: string;
}

/** Luck against expectation, as it went and on average. */
export function LuckPart({ luck, words }: LuckPartProps) {
  if (luck.length === 0) return null;
  const named = luck.map((line) => ({ ...line, name: composedText(`${words}.${line.id}`) }));
  const charted = named.filter(({ sums }) => sums.length >= FEWEST_GAMES);
  return (
    <section className="records-part records-luck">
      <h2>{t('ui.records.luck')}</h2>
      <p className="records-hint">{t('ui.records.luck-hint')}</p>
      {charted.length > 0 && (
        <Suspense fallback={<div className="records-chart" />}>
          <LuckChart lines={charted} />
        </Suspense>
      )}
      <table className="statistic-table" aria-label={t('ui.records.luck')}>
        <thead>
          <tr>
            <th scope="col">{t('stats.counted')}</th>
            <th scope="col">{t('ui.records.luck-games')}</th>
            <th scope="col">{t('ui.records.luck-mean')}</th>
            <th scope="col">{t('ui.records.luck-error')}</th>
          </tr>
        </thead>
        <tbody>
          {named.map(({ id, name, sums, mean, error }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>{sums.length}</td>
              <td>{signedText(mean)}</td>
              <td>{error === null ? t('stats.none') : `± ${signedText(error).replace('+', '')}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
