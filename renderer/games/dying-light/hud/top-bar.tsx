import { goalCard } from '../../../../models/dying-light/scenario/goal';
import type { State } from '../../../../models/dying-light/state';
import { Button } from '../../../hud/button';
import { t } from '../../../i18n';
import { Icon } from '../../../icons';
import { RoundTracker } from './round-tracker';
import '../../../hud/top-bar.css';
import './goal.css';

interface TopBarProps {
  readonly state: State;
  readonly onHelp: () => void;
  readonly onMenu: () => void;
}

export function TopBar({ state, onHelp, onMenu }: TopBarProps) {
  const goal = goalCard(state);
  return (
    <header className="top-bar">
      <RoundTracker state={state} />
      {goal && (
        <p className="goal">
          <Icon name="goal" title={t('hud.goal')} /> {t(`card.${goal}.title`)}
        </p>
      )}
      <span className="top-buttons">
        <Button label={t('hud.help')} icon="help" shortcut="?" look="quiet" onPress={onHelp} />
        <Button label={t('hud.menu')} icon="menu" shortcut="Esc" look="quiet" onPress={onMenu} />
      </span>
    </header>
  );
}
