import { useId, useState } from 'react';
import { Button } from '../../hud/button';
import { useRoving } from '../../hud/use-roving';
import { t } from '../../i18n';
import { NEXT_TAB, PREVIOUS_TAB } from '../../input/commands';
import { useCommands } from '../../input/shortcuts';
import { useApp } from '../app-context';
import { DEFAULT_SETTINGS, type Settings } from '../settings';
import { Screen } from './screen';
import { PAGES } from './settings-pages';
import './settings.css';

/** Those settings as they usually are. */
function usual(names: readonly (keyof Settings)[]): Partial<Settings> {
  return Object.fromEntries(names.map((name) => [name, DEFAULT_SETTINGS[name]]));
}

interface TabsProps {
  /** Place of the page that is shown. */
  readonly at: number;
  readonly onChoose: (at: number) => void;
  /** Id of the page's element. */
  readonly panel: string;
}

function Tabs({ at, onChoose, panel }: TabsProps) {
  const { list, onFocus, onKeyDown } = useRoving<HTMLDivElement>(PAGES.map(({ id }) => id));
  return (
    <div
      ref={list}
      className="tabs"
      role="tablist"
      aria-label={t('ui.settings.pages')}
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {PAGES.map(({ id }, index) => (
        <button
          key={id}
          type="button"
          role="tab"
          className="button button-quiet"
          data-key={id}
          aria-selected={index === at}
          aria-controls={panel}
          tabIndex={index === at ? 0 : -1}
          onFocus={() => onFocus(id)}
          onClick={() => onChoose(index)}
        >
          {t(`ui.settings.page.${id}`)}
        </button>
      ))}
    </div>
  );
}

/** What holds for every game on this machine, page by page. Everything takes hold at once. */
export function SettingsScreen() {
  const { changeSettings, send } = useApp();
  const [at, setAt] = useState(0);
  const panel = useId();
  const page = PAGES[at] ?? PAGES[0];
  const step = (by: number) => () => setAt((at + by + PAGES.length) % PAGES.length);
  useCommands([
    [NEXT_TAB, step(1)],
    [PREVIOUS_TAB, step(-1)],
  ]);
  return (
    <Screen
      title={t('ui.settings')}
      onBack={() => send('BACK')}
      actions={<Button label={t('ui.settings.reset')} onPress={() => changeSettings(usual(page.settings))} />}
    >
      <Tabs at={at} onChoose={setAt} panel={panel} />
      <div id={panel} className="settings" role="tabpanel" aria-label={t(`ui.settings.page.${page.id}`)}>
        <page.Body />
      </div>
    </Screen>
  );
}
