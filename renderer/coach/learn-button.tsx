import { FRESH_LESSON } from '../../models/dying-light/tutorial';
import { useApp } from '../app/app-context';
import { randomSeed } from '../app/random-seed';
import { Button } from '../hud/button';
import { t } from '../i18n';
import { lessonPlan } from './lesson-plan';

/** Starts the lesson from its beginning. */
export function LearnButton({ look }: { readonly look: 'primary' | 'plain' }) {
  const { host, send, url } = useApp();
  const start = () => {
    host.start(lessonPlan(url.seed ?? randomSeed()), FRESH_LESSON);
    send('GAME_READY');
  };
  return <Button look={look} label={t('coach.learn')} detail={t('coach.learn-detail')} onPress={start} />;
}
