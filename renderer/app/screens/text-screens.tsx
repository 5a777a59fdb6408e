import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { useRulebook } from '../../rulebook/use-rulebook';
import { useApp } from '../app-context';
import { Screen } from './screen';
import './text-screens.css';

/** Chapters of "How to play", each a title and a text in the locale. */
const CHAPTERS = ['goal', 'turn', 'track', 'moves', 'risk', 'fight', 'exposure', 'wounds', 'keys'] as const;

/** The game in a few minutes. */
export function HowToPlayScreen() {
  const { send } = useApp();
  const rulebook = useRulebook();
  return (
    <Screen
      title={t('ui.how-to-play')}
      onBack={() => send('BACK')}
      actions={<Button label={t('rules.title')} onPress={() => rulebook.open(null)} />}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <div className="chapters" tabIndex={0}>
        {CHAPTERS.map((chapter) => (
          <section key={chapter}>
            <h2>{t(`ui.how.${chapter}.title`)}</h2>
            <p>{t(`ui.how.${chapter}.text`)}</p>
          </section>
        ))}
      </div>
    </Screen>
  );
}

const CREDITS = ['adaptation', 'icons', 'fonts', 'libraries'] as const;

/** What the app is, and whose work it stands on. */
export function AboutScreen() {
  const { send } = useApp();
  return (
    <Screen title={t('ui.about')} onBack={() => send('BACK')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <div className="chapters" tabIndex={0}>
        {CREDITS.map((credit) => (
          <section key={credit}>
            <h2>{t(`ui.about.${credit}.title`)}</h2>
            <p>{t(`ui.about.${credit}.text`)}</p>
          </section>
        ))}
      </div>
    </Screen>
  );
}
