import { type FormEvent, useState } from 'react';
import { LONGEST_SHELF_NAME } from '../../../../models/dying-light/editor/renaming';
import { t } from '../../../i18n';

/** A name for something new, with a button that makes it; without one it gets the usual name. */
export function NewName({
  label,
  usual,
  onName,
}: {
  readonly label: string;
  /** What it is called where nothing was written, as by those who hold a gamepad. */
  readonly usual: string;
  readonly onName: (name: string) => void;
}) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onName(name.trim() || usual);
    setName('');
  };
  return (
    <form className="composer-line words-box-line" onSubmit={submit}>
      <input
        className="pick-box"
        aria-label={label}
        placeholder={t('dl.editor.name')}
        value={name}
        maxLength={LONGEST_SHELF_NAME}
        onChange={({ target }) => setName(target.value)}
      />
      <button type="submit" className="button">
        {label}
      </button>
    </form>
  );
}
