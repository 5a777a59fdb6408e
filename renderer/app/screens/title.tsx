import { useEffect, useState } from 'react';
import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { AUTOSAVE_ID, type SaveMeta } from '../../platform/platform';
import { useRulebook } from '../../rulebook/use-rulebook';
import { useApp } from '../app-context';
import { useLoading } from '../use-loading';
import { LearnButton } from './learn-button';
import './title.css';

function useAutosave(): SaveMeta | null {
  const { platform } = useApp();
  const [meta, setMeta] = useState<SaveMeta | null>(null);
  useEffect(() => {
    let shown = true;
    platform.saves
      .list()
      .then((saves) => shown && setMeta(saves.find(({ id }) => id === AUTOSAVE_ID) ?? null))
      .catch(() => shown && setMeta(null));
    return () => {
      shown = false;
    };
  }, [platform]);
  return meta;
}

/** The first screen, over the live table. */
export function TitleScreen() {
  const { faces, platform, send } = useApp();
  const autosave = useAutosave();
  const load = useLoading();
  const rulebook = useRulebook();
  const { quit } = platform;
  return (
    <main className="title" aria-labelledby="title-name">
      <div className="title-head">
        <h1 id="title-name">{t('ui.title')}</h1>
        <p>{t('ui.subtitle')}</p>
      </div>
      <nav className="title-menu" aria-label={t('ui.menu')}>
        {autosave && (
          <Button
            look="primary"
            label={t('ui.continue')}
            detail={autosave.summary}
            onPress={() => load(AUTOSAVE_ID)}
          />
        )}
        {faces.map((face, index) => (
          <LearnButton
            key={face.game.rules.id}
            face={face}
            look={autosave || index > 0 ? 'plain' : 'primary'}
          />
        ))}
        <Button label={t('ui.new-game')} onPress={() => send('NEW_GAME')} />
        <Button label={t('ui.saves')} onPress={() => send('SAVED_GAMES')} />
        <Button label={t('ui.how-to-play')} onPress={() => send('HOW_TO_PLAY')} />
        <Button label={t('rules.title')} onPress={() => rulebook.open(null)} />
        <Button label={t('ui.settings')} onPress={() => send('SETTINGS')} />
        <Button label={t('ui.about')} onPress={() => send('ABOUT')} />
        {quit && <Button label={t('ui.quit')} onPress={() => void quit()} />}
      </nav>
      <p className="title-notice">{t('ui.unofficial')}</p>
    </main>
  );
}
