import type { ReactNode } from 'react';
import { HelpMark } from '../../rulebook/help-mark';
import './decision.css';

interface DecisionHeadProps {
  /** Whose decision it is, in words; null where nobody is asked. */
  readonly decides: string | null;
  /** The mark of who decides. */
  readonly mark: ReactNode;
  /** What is to be decided, in one sentence. */
  readonly prompt: string;
  /** Entry of the rulebook about the decision. */
  readonly rule: string | null;
  /** What it is about besides. */
  readonly children?: ReactNode;
}

/** What is to be decided, and by whom. */
export function DecisionHead({ decides, mark, prompt, rule, children }: DecisionHeadProps) {
  return (
    <div className="decision-head">
      {decides !== null && (
        <p className="decides">
          {mark}
          <span>{decides}</span>
        </p>
      )}
      <p className="prompt" aria-live="polite">
        {prompt}
      </p>
      {children}
      {rule && <HelpMark entry={rule} />}
    </div>
  );
}
