import type { ReactNode } from 'react';
import { Button } from '../../hud/button';
import { t } from '../../i18n';
import { BACK, HELP, MENU, THREATS } from '../../input/commands';
import { useCommands } from '../../input/shortcuts';
import { useTelling } from '../telling';
import type { Threats } from '../threats/use-threats';
import '../../hud/layout.css';
import '../../hud/top-bar.css';

interface FrameProps {
  readonly onHelp: () => void;
  readonly onMenu: () => void;
  /** Left out by a game whose enemies have no plans. */
  readonly threats?: Threats;
  /** A class of the game's own style sheet. */
  readonly className?: string;
  /** In the top bar: where the game stands, such as its Round. */
  readonly top: ReactNode;
  /** The seats, and what lies before the one that is looked at. */
  readonly seats: ReactNode;
  /** What the position is about as a whole: a goal, a line of enemies. */
  readonly situation: ReactNode;
  /** What is to be decided. */
  readonly decision: ReactNode;
  readonly log: ReactNode;
  /** At the bottom: the hand, the bag, or the actions that are always there. */
  readonly dock: ReactNode;
  /** What lies over the table for a while: dialogs, banners. */
  readonly children?: ReactNode;
}

/** Everything around the table that is read and pressed; the table itself lies behind it. */
export function Frame({ className = '', onHelp, onMenu, threats, top, children, ...slots }: FrameProps) {
  useCommands([[MENU, onMenu]]);
  const { asks } = useTelling();
  return (
    <main className={`hud ${className}`} aria-label={t('ui.desk.table')} data-telling={!asks || undefined}>
      <header className="top-bar">
        {top}
        <span className="top-buttons">
          {threats && (
            <Button
              label={t('ui.desk.threats')}
              shortcut={THREATS}
              look="quiet"
              pressed={threats.shown}
              onPress={threats.toggle}
            />
          )}
          <Button label={t('ui.desk.help')} icon="help" shortcut={HELP} look="quiet" onPress={onHelp} />
          <Button label={t('ui.desk.menu')} icon="menu" shortcut={BACK} look="quiet" onPress={onMenu} />
        </span>
      </header>
      <div className="hud-left">{slots.seats}</div>
      <div className="hud-right">
        {slots.situation}
        {slots.decision}
        {slots.log}
      </div>
      <div className="hud-bottom">{slots.dock}</div>
      {children}
    </main>
  );
}
