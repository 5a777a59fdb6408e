import { type ReactNode, useId } from 'react';
import './panel.css';

interface PanelProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
  /** The heading is only there for screen readers. */
  readonly bare?: boolean;
}

/** A named region on a dark translucent plate with a stencilled label. */
export function Panel({ title, className = '', children, bare }: PanelProps) {
  const id = useId();
  return (
    <section className={`panel ${className}`} aria-labelledby={id}>
      <h2 id={id} className={bare ? 'unseen' : 'panel-title'}>
        {title}
      </h2>
      {children}
    </section>
  );
}
