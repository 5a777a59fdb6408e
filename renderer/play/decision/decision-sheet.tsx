import type { ReactNode } from 'react';
import { Panel } from '../../hud/panel';
import { useWorkFocus } from '../../hud/use-work-focus';
import { t } from '../../i18n';

interface DecisionSheetProps {
  /** What is being put together; null while nothing is. */
  readonly begun: string | null;
  /** How many moves were made: another number asks something else. */
  readonly moves: number;
  /** Who decides, and what. */
  readonly head: ReactNode;
  /** How: the focus follows what is asked in there. */
  readonly children: ReactNode;
  /** What can be done whatever is to be decided. */
  readonly foot: ReactNode;
}

/** What is to be decided, by whom, and how. */
export function DecisionSheet({ begun, moves, head, children, foot }: DecisionSheetProps) {
  const work = useWorkFocus(begun, moves);
  return (
    <Panel title={t('ui.desk.decision')} className="decision-panel" bare>
      {head}
      <div ref={work} className="decision-work">
        {children}
      </div>
      {foot}
    </Panel>
  );
}
