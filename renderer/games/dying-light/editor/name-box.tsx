import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import {
  LONGEST_SHELF_NAME,
  type Nameable,
  whyNotCalled,
  withRenamed,
} from '../../../../models/dying-light/editor/renaming';
import { shownName, t } from '../../../i18n';
import { useWorkbench } from './composing';

interface NameBoxProps {
  readonly what: Nameable;
  readonly name: string;
}

/** What something is called, to be written over. A name that can't be stays there with the reason, and the thing keeps the one it had. */
export function NameBox({ what, name }: NameBoxProps) {
  const { body, change } = useWorkbench();
  const [draft, setDraft] = useState(name);
  useEffect(() => setDraft(name), [name]);
  const why = useId();
  const fault = whyNotCalled(body, what, name, draft);
  const finish = () => {
    if (fault !== null) return;
    setDraft(draft.trim());
    change(withRenamed(body, what, name, draft));
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') finish();
  };
  return (
    <span className="name-box">
      <input
        className="pick-box"
        dir="auto"
        aria-label={t('dl.editor.name-of', { name: shownName(name) })}
        aria-invalid={fault !== null}
        aria-describedby={fault === null ? undefined : why}
        value={draft}
        maxLength={LONGEST_SHELF_NAME}
        onChange={({ target }) => setDraft(target.value)}
        onKeyDown={onKeyDown}
        onBlur={finish}
      />
      {fault !== null && (
        <span id={why} role="alert" className="name-box-why">
          {t(`dl.editor.name-${fault}`, { name: shownName(draft.trim()), before: shownName(name) })}
        </span>
      )}
    </span>
  );
}
