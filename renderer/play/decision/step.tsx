import type { ReactNode } from 'react';

interface StepProps {
  readonly children: ReactNode;
  /** Why the last try came to nothing. */
  readonly notice: ReactNode;
  /** The ways to go on, which stay in reach. */
  readonly finish?: ReactNode;
}

/** What is asked scrolls where it is long; the ways to go on stand below it. */
export function Step({ children, notice, finish }: StepProps) {
  return (
    <>
      <div className="decision-body">
        {children}
        <div>{notice}</div>
      </div>
      {finish && <div className="decision-finish">{finish}</div>}
    </>
  );
}

/** What was chosen so far, in words. */
export function Answered({ labels }: { readonly labels: readonly string[] }) {
  return labels.length === 0 ? null : <p className="answered">{labels.join(' · ')}</p>;
}
