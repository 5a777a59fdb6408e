import { useState } from 'react';
import { GameSelect } from '../../games/game-select';
import { Button } from '../../hud/button';
import { composedText, t } from '../../i18n';
import { useRulebook } from '../../rulebook/use-rulebook';
import { useApp } from '../app-context';
import { Screen } from './screen';
import './text-screens.css';

/** Texts under their titles: the messages `<id>.title` and `<id>.text`. */
function Chapters({ ids }: { readonly ids: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <div className="chapters" tabIndex={0}>
      {ids.map((id) => (
        <section key={id}>
          <h2>{composedText(`${id}.title`)}</h2>
          <p>{composedText(`${id}.text`)}</p>
        </section>
      ))}
    </div>
  );
}

/** A game in a few minutes. */
export function HowToPlayScreen() {
  const { faces, host, send } = useApp();
  const [face, setFace] = useState(host.face);
  const rulebook = useRulebook();
  return (
    <Screen
      title={t('ui.how-to-play')}
      onBack={() => send('BACK')}
      actions={<Button label={t('rules.title')} onPress={() => rulebook.open(null)} />}
    >
      <GameSelect faces={faces} chosen={face} onChoose={setFace} />
      <Chapters ids={face.chapters} />
    </Screen>
  );
}

const CREDITS = ['adaptation', 'icons', 'fonts', 'libraries'].map((credit) => `ui.about.${credit}`);

/** Where the build lays the text, see `tools/lib/notices.mjs`. */
const NOTICES = './NOTICES.txt';

async function readNotices(): Promise<string> {
  const response = await fetch(NOTICES).catch(() => null);
  return response?.ok ? response.text() : t('ui.about.no-notices');
}

/** The licences of everything that is shipped; long, so they are fetched when somebody unfolds them. */
function Notices() {
  const [text, setText] = useState('');
  const unfold = () => {
    if (text === '') void readNotices().then(setText);
  };
  return (
    <details className="notices" onToggle={unfold}>
      <summary>{t('ui.about.notices')}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard */}
      <pre tabIndex={0}>{text}</pre>
    </details>
  );
}

/** What the app is, and whose work it stands on. */
export function AboutScreen() {
  const { send } = useApp();
  return (
    <Screen title={t('ui.about')} onBack={() => send('BACK')}>
      <Chapters ids={CREDITS} />
      <Notices />
    </Screen>
  );
}
