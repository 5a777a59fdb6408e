import { type ReactNode, useEffect, useState } from 'react';
import { INSPECT } from '../../input/commands';
import { useKeys } from '../../input/keys';
import { isKeyOf } from '../../input/mapping';
import { listenToPads } from '../../input/pad/pressed';
import { isTaken } from '../../input/shortcuts';
import { useLatest } from '../../input/use-latest';
import { entryPointedAt } from '../../rulebook/pointed-at';
import { useRulebook } from '../../rulebook/use-rulebook';
import { type Closeup, closeupOfEntry, subjectOf, subjectPointedAt } from './closeup';
import { CloseupDialog } from './closeup-dialog';
import { useLongPress } from './use-long-press';

interface Looks<Subject> {
  /** What is pointed at on the 3D table. */
  readonly hovered: Subject | null;
  /** What is seen of it; null for what the viewer may not know. */
  readonly closeupOf: (subject: Subject) => Closeup | null;
}

/**
 * `I`, or a finger that rests, shows large whatever is pointed at, among the panels, in dialogs or on the table; `I` or Escape
 * puts it back, and the focus with it.
 * @returns what is to be shown over the table
 */
export function useCloseup<Subject extends object>({ hovered, closeupOf }: Looks<Subject>): ReactNode {
  const { book, isOpen, open } = useRulebook();
  const [shown, setShown] = useState<Closeup | null>(null);
  const look = (closeup: Closeup | null) => {
    if (closeup) setShown(closeup);
    return closeup !== null;
  };
  const pointedAt = () => {
    const subject = subjectPointedAt<Subject>(document) ?? hovered;
    return (subject && closeupOf(subject)) ?? closeupOfEntry(book, entryPointedAt(document));
  };
  const toggle = () => {
    if (isOpen) return false;
    if (!shown) return look(pointedAt());
    setShown(null);
    return true;
  };
  useKeys((event) => {
    if (!isKeyOf(INSPECT, event) || event.repeat) return false;
    if (event.target instanceof HTMLElement && isTaken(event.target, event.key)) return false;
    return toggle();
  });
  const pressed = useLatest(toggle);
  useEffect(() => listenToPads((button) => button === INSPECT.pad && pressed.current()), [pressed]);
  useLongPress((under) => {
    const mark = under.closest('[data-closeup]')?.getAttribute('data-closeup');
    if (mark) return look(closeupOf(subjectOf<Subject>(mark)));
    return under.tagName === 'CANVAS' && hovered !== null && look(closeupOf(hovered));
  });
  return shown && <CloseupDialog closeup={shown} book={book} onRule={open} onClose={() => setShown(null)} />;
}
