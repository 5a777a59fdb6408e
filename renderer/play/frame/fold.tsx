import { type ReactNode, useId } from 'react';
import { Panel } from '../../hud/panel';
import { useOpened } from '../../hud/use-opened';
import './fold.css';

interface FoldProps {
  /** Name of the region, and what the line is called. */
  readonly title: string;
  /** What the line says, closed or open. */
  readonly line: ReactNode;
  readonly className?: string;
  /** What it says besides, closed or open. */
  readonly always?: ReactNode;
  /** What it opens to. */
  readonly children: ReactNode;
}

/** A panel that is one line until somebody opens it, and then stays open behind menus. */
export function Fold({ title, line, className = '', always, children }: FoldProps) {
  const [open, setOpen] = useOpened(`fold ${title}`);
  const id = useId();
  return (
    <Panel title={title} className={`fold ${className}`} bare>
      <button
        type="button"
        className="fold-line"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span className="fold-words">{line}</span>
        <span className="fold-arrow" aria-hidden="true" />
      </button>
      <div id={id} className="fold-body" hidden={!open}>
        {open && children}
      </div>
      {always}
    </Panel>
  );
}
