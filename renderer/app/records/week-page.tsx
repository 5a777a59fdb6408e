import { bestOf } from '../../../models/kernel/lifetime';
import { gameName } from '../../games/game-words';
import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { useStart } from '../use-start';
import type { RecordsView } from './records-screen';
import { isoWeek, weeklySeed } from './week';
import { dayOf, endOf } from './words';

/** The same game for everybody this week, and one's own best in it. */
export function WeekPage({ games, faces }: RecordsView) {
  const start = useStart();
  const week = isoWeek(new Date());
  const seed = weeklySeed(week);
  return (
    <section className="records-part">
      <h2>{t('ui.records.week', { week: week.week, year: String(week.year) })}</h2>
      <p className="records-hint records-week-hint">{t('ui.records.week-hint')}</p>
      <ul>
        {faces.map((face) => {
          const { id } = face.game.rules;
          const own = games.filter((one) => one.game === id && one.seed === seed);
          const best = bestOf(own);
          const words = best && { end: endOf(best), summary: best.summary, when: dayOf(best), n: own.length };
          return (
            <li key={id} className="records-game">
              <div className="records-words">
                <h3>{gameName(id)}</h3>
                <p>{words ? t('ui.records.best', words) : t('ui.records.not-played')}</p>
              </div>
              <Button
                look="primary"
                label={t('ui.records.play')}
                spoken={t('ui.records.play-game', { game: gameName(id) })}
                onPress={() => start(face, face.plan.usual(seed, null))}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
