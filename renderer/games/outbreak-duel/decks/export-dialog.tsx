import { useId, useState } from 'react';
import type { DeckPair } from '../../../../models/outbreak-duel/decks/deck';
import { deckText } from '../../../../models/outbreak-duel/decks/text';
import { titleOf } from '../../../content/content-shelf';
import { Button } from '../../../hud/button';
import { Dialog } from '../../../hud/dialog';
import { errorText, t } from '../../../i18n';
import type { ContentTools } from '../../content-editor';
import { nameOf } from '../card-words';

interface ExportProps extends Pick<ContentTools, 'copyText' | 'offerText' | 'notify'> {
  readonly pair: DeckPair;
  readonly onClose: () => void;
}

/** The text of a deck, to be copied or kept as a file. */
export function ExportDialog({ pair, copyText, offerText, notify, onClose }: ExportProps) {
  const id = useId();
  const [copied, setCopied] = useState(false);
  const text = deckText(pair, nameOf);
  const copy = () => {
    copyText(text).then(
      () => setCopied(true),
      (error: unknown) => notify(errorText(error)),
    );
  };
  return (
    <Dialog title={t('od.editor.export-title')} onClose={onClose} wide>
      <label htmlFor={id}>{t('od.editor.import-text')}</label>
      <textarea id={id} className="deck-text" readOnly value={text} rows={16} spellCheck={false} />
      <p role="status">{copied ? t('od.editor.export-copied') : ''}</p>
      <div className="dialog-buttons">
        <Button label={t('od.editor.close')} onPress={onClose} />
        <Button
          label={t('od.editor.export-file')}
          onPress={() => offerText(titleOf(pair.name), text, 'txt')}
        />
        <Button look="primary" label={t('od.editor.export-copy')} onPress={copy} first />
      </div>
    </Dialog>
  );
}
