import { featsEarned } from '../../../models/kernel/lifetime';
import { gameName } from '../../games/game-words';
import { composedText, t } from '../../i18n';
import type { RecordsView } from './records-screen';
import { dayOf } from './words';

/** Achievements game by game, and when each was earned. */
export function FeatsPage({ games, faces }: RecordsView) {
  return faces.map(({ game: { rules }, records }) => {
    if (!records) return null;
    const earned = featsEarned(games.filter(({ game }) => game === rules.id));
    return (
      <section key={rules.id} className="records-part" aria-label={gameName(rules.id)}>
        <h2>
          {gameName(rules.id)}{' '}
          <span className="records-hint">
            {t('ui.records.feats-of', { n: earned.size, of: records.feats.length })}
          </span>
        </h2>
        <ul className="records-feats">
          {records.feats.map((id) => {
            const when = earned.get(id);
            return (
              <li key={id} className={when ? 'records-feat records-earned' : 'records-feat'}>
                <h3>{composedText(`${records.words}.feat.${id}`)}</h3>
                <p>{composedText(`${records.words}.feat.${id}.how`)}</p>
                <p className="records-hint">
                  {when ? t('ui.records.earned', { when: dayOf(when) }) : t('ui.records.not-yet')}
                </p>
              </li>
            );
          })}
        </ul>
      </section>
    );
  });
}
