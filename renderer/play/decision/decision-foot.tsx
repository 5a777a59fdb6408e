import type { ReactNode } from 'react';
import type { TakeBack } from '../../../machines/kernel/contract';
import { type Taker, UndoButton } from '../take-back';

interface DecisionFootProps {
  readonly game: Taker;
  readonly undo: TakeBack;
  /** What else can be done at any time, before it. */
  readonly children: ReactNode;
}

/** What can be done whatever is to be decided. */
export function DecisionFoot({ game, undo, children }: DecisionFootProps) {
  return (
    <div className="decision-foot">
      {children}
      <UndoButton game={game} undo={undo} />
    </div>
  );
}
