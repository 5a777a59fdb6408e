import { useState } from 'react';
import { Button } from '../../hud/button';
import { t } from '../../i18n';
import type { TabState } from '../../platform/tabs';
import { Screen } from '../screens/screen';

interface TabScreenProps {
  readonly state: Exclude<TabState, 'here'>;
  readonly onTakeOver: () => Promise<void>;
}

/** Another tab of the browser has the saved games: says so, and offers to have them here. */
export function TabScreen({ state, onTakeOver }: TabScreenProps) {
  const [asked, setAsked] = useState(false);
  const take = () => {
    setAsked(true);
    onTakeOver().catch(() => setAsked(false));
  };
  return (
    <Screen
      title={t('ui.tabs.title')}
      actions={
        <Button
          look="primary"
          label={t('ui.tabs.take')}
          reason={asked ? t('ui.tabs.asked') : null}
          onPress={take}
          first
        />
      }
    >
      <p>{t(`ui.tabs.${state}`)}</p>
    </Screen>
  );
}
