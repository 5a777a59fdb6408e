import { type FormEvent, useId, useState } from 'react';
import { LONGEST_NAME } from '../../../../models/kernel/tidy-name';
import type { DeckPair } from '../../../../models/outbreak-duel/decks/deck';
import { deckText } from '../../../../models/outbreak-duel/decks/text';
import { Button } from '../../../hud/button';
import { Dialog } from '../../../hud/dialog';
import { TextField } from '../../../hud/text-field';
import { isBlank, t } from '../../../i18n';
import type { DeckTools } from '../../deck-editor';
import { nameOf } from '../card-words';
import { titleOf } from './title-of';

interface RenameProps {
  readonly pair: DeckPair;
  readonly onName: (name: string) => void;
  readonly onClose: () => void;
}

export function RenameDialog({ pair, onName, onClose }: RenameProps) {
  const [name, setName] = useState(pair.name);
  const reason = isBlank(name) ? t('od.editor.rename-empty') : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason === null) onName(name);
  };
  return (
    <Dialog title={t('od.editor.rename-title')} onClose={onClose}>
      <form onSubmit={submit}>
        <TextField label={t('od.editor.name')} value={name} longest={LONGEST_NAME} onChange={setName} />
      </form>
      <div className="dialog-buttons">
        <Button label={t('od.editor.cancel')} onPress={onClose} />
        <Button look="primary" label={t('od.editor.rename')} reason={reason} onPress={() => onName(name)} />
      </div>
    </Dialog>
  );
}

interface DeleteProps {
  readonly pair: DeckPair;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

export function DeleteDialog({ pair, onDelete, onClose }: DeleteProps) {
  return (
    <Dialog title={t('od.editor.delete-title')} onClose={onClose}>
      <p>{t('od.editor.delete-question', { name: titleOf(pair.name) })}</p>
      <div className="dialog-buttons">
        <Button label={t('od.editor.keep')} onPress={onClose} first />
        <Button look="danger" label={t('od.editor.delete-yes')} onPress={onDelete} />
      </div>
    </Dialog>
  );
}

interface ExportProps extends Pick<DeckTools, 'copyText' | 'offerText' | 'notify'> {
  readonly pair: DeckPair;
  readonly onClose: () => void;
}

export function ExportDialog({ pair, copyText, offerText, notify, onClose }: ExportProps) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const text = deckText(pair, nameOf);
  const copy = () => {
    copyText(text).then(
      () => setCopied(true),
      (error: unknown) => notify(error instanceof Error ? error.message : String(error)),
    );
  };
  return (
    <Dialog title={t('od.editor.export-title')} onClose={onClose} wide>
      <label htmlFor={id}>{t('od.editor.import-text')}</label>
      <textarea id={id} className="deck-text" readOnly value={text} rows={16} spellCheck={false} />
      <p role="status">{copied ? t('od.editor.export-copied') : ''}</p>
      <div className="dialog-buttons">
        <Button label={t('od.editor.close')} onPress={onClose} />
        <Button label={t('od.editor.export-file')} onPress={() => offerText(titleOf(pair.name), text)} />
        <Button look="primary" label={t('od.editor.export-copy')} onPress={copy} first />
      </div>
    </Dialog>
  );
}
