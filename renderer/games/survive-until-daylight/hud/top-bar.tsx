import type { State } from '../../../../models/survive-until-daylight/state';
import { Button } from '../../../hud/button';
import { t } from '../../../i18n';
import { RoundTracker } from './round-tracker';
import '../../../hud/top-bar.css';

interface TopBarProps {
  readonly state: State;
  readonly onHelp: () => void;
  readonly onMenu: () => void;
}

export function TopBar({ state, onHelp, onMenu }: TopBarProps) {
  return (
    <header className="top-bar">
      <RoundTracker state={state} />
      <span className="top-buttons">
        <Button label={t('hud.help')} icon="help" shortcut="?" look="quiet" onPress={onHelp} />
        <Button label={t('hud.menu')} icon="menu" shortcut="Esc" look="quiet" onPress={onMenu} />
      </span>
    </header>
  );
}
