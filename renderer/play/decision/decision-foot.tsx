import type { ReactNode } from 'react';
import { Button } from '../../hud/button';
import { t } from '../../i18n';

interface DecisionFootProps {
  readonly canUndo: boolean;
  readonly onUndo: () => void;
  /** What else can be done at any time, before it. */
  readonly children: ReactNode;
}

/** What can be done whatever is to be decided. */
export function DecisionFoot({ canUndo, onUndo, children }: DecisionFootProps) {
  return (
    <div className="decision-foot">
      {children}
      <Button
        label={t('hud.undo')}
        icon="undo"
        shortcut="Ctrl+Z"
        look="quiet"
        reason={canUndo ? null : t('hud.undo-none')}
        onPress={onUndo}
      />
    </div>
  );
}
