import type { ReactNode } from 'react';
import type { TakeBack } from '../../../machines/kernel/contract';
import { AdviceButton, AdviceLine } from '../advice/advice';
import type { AdviceAtHand } from '../advice/use-advice';
import { type Taker, UndoButton } from '../take-back';

interface DecisionFootProps {
  readonly game: Taker;
  readonly undo: TakeBack;
  /** Null where none is to be had. */
  readonly advice: AdviceAtHand | null;
  /** What else can be done at any time, before it. */
  readonly children: ReactNode;
}

/** What can be done whatever is to be decided. */
export function DecisionFoot({ game, undo, advice, children }: DecisionFootProps) {
  return (
    <>
      {advice && <AdviceLine advice={advice} />}
      <div className="decision-foot">
        {children}
        {advice && <AdviceButton advice={advice} />}
        <UndoButton game={game} undo={undo} />
      </div>
    </>
  );
}
