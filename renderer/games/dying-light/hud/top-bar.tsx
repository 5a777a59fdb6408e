import type { State } from '../../../../models/dying-light/state';
import { Button } from '../../../hud/button';
import { t } from '../../../i18n';
import { Icon } from '../../../icons';
import { RoundTracker } from './round-tracker';
import './top-bar.css';

interface TopBarProps {
  readonly state: State;
  readonly onHelp: () => void;
  readonly onMenu: () => void;
}

/** What the newest main card asks for; side jobs and events never replace it. */
export function goalCard(state: State): string | null {
  return state.scenario.revealed.filter((card) => GOALS.includes(card)).at(-1) ?? null;
}

/** Cards that set the next goal of the scenario. */
const GOALS: readonly string[] = ['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S11'];

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
