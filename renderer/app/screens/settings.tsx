import { useId, useState } from 'react';
import { Button } from '../../hud/button';
import { Tabs } from '../../hud/tabs';
import { t } from '../../i18n';
import { useApp } from '../app-context';
import { DEFAULT_SETTINGS, type Settings } from '../settings';
import { Screen } from './screen';
import { PAGES } from './settings-pages';
import './settings.css';

/** Those settings as they usually are. */
function usual(names: readonly (keyof Settings)[]): Partial<Settings> {
  return Object.fromEntries(names.map((name) => [name, DEFAULT_SETTINGS[name]]));
}

/** What holds for every game on this machine, page by page. Everything takes hold at once. */
export function SettingsScreen() {
  const { changeSettings, send } = useApp();
  const [at, setAt] = useState(0);
  const panel = useId();
  const page = PAGES[at] ?? PAGES[0];
  return (
    <Screen
      title={t('ui.settings')}
      onBack={() => send('BACK')}
      actions={<Button label={t('ui.settings.reset')} onPress={() => changeSettings(usual(page.settings))} />}
    >
      <Tabs
        label={t('ui.settings.pages')}
        tabs={PAGES.map(({ id }) => ({ id, label: t(`ui.settings.page.${id}`) }))}
        at={at}
        onChoose={setAt}
        panel={panel}
      />
      <div id={panel} className="settings" role="tabpanel" aria-label={t(`ui.settings.page.${page.id}`)}>
        <page.Body />
      </div>
    </Screen>
  );
}
