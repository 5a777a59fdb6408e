import { type FormEvent, useState } from 'react';
import { LONGEST_SHELF_NAME } from '../../../../models/dying-light/editor/renaming';
import { t } from '../../../i18n';

/** A name for something new, with a button that makes it. */
export function NewName({
  label,
  onName,
}: {
  readonly label: string;
  readonly onName: (name: string) => void;
}) {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    onName(name.trim());
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
