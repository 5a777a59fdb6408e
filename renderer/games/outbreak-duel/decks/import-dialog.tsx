import { useId, useMemo, useState } from 'react';
import { countOf, type DeckPair } from '../../../../models/outbreak-duel/decks/deck';
import { type ReadDeck, readDeckText } from '../../../../models/outbreak-duel/decks/read-text';
import { LARGEST_DECK_TEXT } from '../../../../models/outbreak-duel/decks/text';
import { textOfFile } from '../../../content/text-of-file';
import { Button } from '../../../hud/button';
import { Dialog } from '../../../hud/dialog';
import { FilesButton } from '../../../hud/files-button';
import { errorText, messageText, t } from '../../../i18n';
import { nameOf } from '../card-words';

interface ImportProps {
  /** What stands there at the beginning: the text of a file that has to be mended. */
  readonly given: string;
  readonly onImport: (pair: DeckPair) => void;
  readonly notify: (sentence: string) => void;
  readonly onClose: () => void;
}

/** What became of the text: each line that is wrong, or how many cards there are. */
function Outcome({ empty, read }: { readonly empty: boolean; readonly read: ReadDeck }) {
  const { pair, faults } = read;
  const counts = { n: countOf(pair.cards.survivor), k: countOf(pair.cards.zombie) };
  return (
    <div className="import-outcome" role="status">
      <ul>
        {!empty && faults.length === 0 && <li>{t('od.editor.import-fine', counts)}</li>}
        {faults.map((fault) => (
          <li key={fault.line ?? 0} className="import-fault">
            {messageText(fault)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Takes the text of a deck, pasted or of a file, and says of each line that is wrong what is wrong with it. */
export function ImportDialog({ given, onImport, notify, onClose }: ImportProps) {
  const id = useId();
  const [text, setText] = useState(given);
  const read = useMemo(() => readDeckText(text, nameOf), [text]);
  const empty = text.trim() === '';
  const refusal = read.faults.length > 0 ? t('od.editor.import-fix') : null;
  const takeFile = (file: File) => {
    textOfFile(file, LARGEST_DECK_TEXT).then(setText, (error: unknown) => notify(errorText(error)));
  };
  return (
    <Dialog title={t('od.editor.import-title')} onClose={onClose} wide>
      <p>{t('od.editor.import-hint')}</p>
      <label htmlFor={id}>{t('od.editor.import-text')}</label>
      <textarea
        id={id}
        className="deck-text"
        data-first
        rows={12}
        spellCheck={false}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Outcome empty={empty} read={read} />
      <div className="dialog-buttons">
        <Button label={t('content.cancel')} onPress={onClose} />
        <FilesButton
          label={t('od.editor.import-file')}
          accept=".txt,text/plain"
          single
          onFiles={([file]) => file && takeFile(file)}
        />
        <Button
          look="primary"
          label={t('od.editor.import-yes')}
          reason={empty ? t('od.editor.import-empty') : refusal}
          onPress={() => onImport(read.pair)}
        />
      </div>
    </Dialog>
  );
}
