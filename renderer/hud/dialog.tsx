import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import './dialog.css';

interface DialogProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Esc and the like; left out where the question must be answered. */
  readonly onClose?: () => void;
  readonly wide?: boolean;
  /** Lies over the whole window. */
  readonly full?: boolean;
  /** Id of an element inside whose words are read out as it opens. */
  readonly describedBy?: string;
}

function classOf({ wide, full }: Pick<DialogProps, 'wide' | 'full'>): string {
  if (full) return 'dialog dialog-full';
  return wide ? 'dialog dialog-wide' : 'dialog';
}

/** A modal dialog: the browser keeps the focus inside and gives it back to where it was. */
export function Dialog({ title, children, onClose, describedBy, ...shape }: DialogProps) {
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);
  // Before the dialog leaves the page: a closed dialog gives the focus back, a removed one does not.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-first]')?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={classOf(shape)}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
    </dialog>
  );
}
