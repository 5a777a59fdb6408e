import type { ReactNode } from 'react';
import type { TakeBack } from '../../../machines/kernel/contract';
import { Button } from '../../hud/button';
import { t } from '../../i18n';
import type { Command } from '../../input/commands';
import { AdviceButton, AdviceLine } from '../advice/advice';
import type { AdviceAtHand } from '../advice/use-advice';
import { type Taker, UndoButton } from '../take-back';

interface DecisionFootProps {
  readonly game: Taker;
  readonly undo: TakeBack;
  /** Null where none is to be had. */
  readonly advice: AdviceAtHand | null;
  /** Opens the board as a list, by a key that is its own in every game; left out where there is none. */
  readonly places?: { readonly shortcut: Command; readonly onPress: () => void };
  /** What else can be done at any time. */
  readonly children?: ReactNode;
}

/** What can be done whatever is to be decided. */
export function DecisionFoot({ game, undo, advice, places, children }: DecisionFootProps) {
  return (
    <>
      {advice && <AdviceLine advice={advice} />}
      <div className="decision-foot">
        {places && <Button label={t('ui.desk.places')} icon="place" look="quiet" {...places} />}
        {children}
        {advice && <AdviceButton advice={advice} />}
        <UndoButton game={game} undo={undo} />
      </div>
    </>
  );
}
