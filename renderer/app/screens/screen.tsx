import { type ReactNode, useId } from 'react';
import { Button } from '../../hud/button';
import { useScreenFocus } from '../../hud/use-screen-focus';
import { t } from '../../i18n';
import { BACK } from '../../input/commands';
import { useCommands } from '../../input/shortcuts';
import './screen.css';

interface ScreenProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Leaves the screen; also with Esc. */
  readonly onBack?: () => void;
  /** Buttons beside "Back". */
  readonly actions?: ReactNode;
  /** For much that is to be seen side by side. */
  readonly wide?: boolean;
}

/** A full screen over the table. The focus starts at its first control. */
export function Screen({ title, children, onBack, actions, wide }: ScreenProps) {
  const id = useId();
  const ref = useScreenFocus();
  useCommands(onBack ? [[BACK, onBack]] : []);
  return (
    <main ref={ref} className="screen" aria-labelledby={id}>
      <div className={wide ? 'screen-sheet screen-sheet-wide' : 'screen-sheet'}>
        <h1 id={id}>{title}</h1>
        <div className="screen-body">{children}</div>
        {(onBack || actions) && (
          <footer className="screen-foot">
            {onBack && <Button label={t('ui.back')} shortcut={BACK} onPress={onBack} />}
            {actions}
          </footer>
        )}
      </div>
    </main>
  );
}
