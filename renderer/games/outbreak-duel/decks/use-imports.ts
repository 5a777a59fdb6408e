import { useState } from 'react';
import type { DeckPair, PairBody } from '../../../../models/outbreak-duel/decks/deck';
import { readDeckText } from '../../../../models/outbreak-duel/decks/read-text';
import { LARGEST_DECK_TEXT } from '../../../../models/outbreak-duel/decks/text';
import { type Made, titleOf } from '../../../content/content-shelf';
import { textOfFile } from '../../../content/text-of-file';
import type { ContentDesk } from '../../../content/use-content';
import { messageText, t } from '../../../i18n';
import { nameOf } from '../card-words';
import { madeOf } from './deck-format';

/** A pair that was read, which may have had no name. */
function named(pair: DeckPair): Made<PairBody> {
  return madeOf({ ...pair, name: pair.name || t('od.editor.import-name') });
}

/** Pairs that come as texts. */
export function useImports(desk: ContentDesk<PairBody>, notify: (sentence: string) => void) {
  /** What stands in the dialog that takes a text; null while it is closed. */
  const [text, setText] = useState<string | null>(null);
  const read = async (file: File, isAlone: boolean): Promise<Made<PairBody> | null> => {
    const given = await textOfFile(file, LARGEST_DECK_TEXT);
    const { pair, faults } = readDeckText(given, nameOf);
    const [fault] = faults;
    if (!fault) return named(pair);
    if (!isAlone) throw new Error(t('od.editor.not-imported', { name: file.name, why: messageText(fault) }));
    // Its lines are shown, to be mended.
    setText(given);
    return null;
  };
  return {
    text,
    ask: () => setText(''),
    close: () => setText(null),
    /** Makes a pair that was read one's own. */
    take(pair: DeckPair) {
      setText(null);
      const { name, body } = named(pair);
      desk.add(name, '', body);
      notify(t('content.imported', { name: titleOf(name) }));
    },
    takeFiles: (files: readonly File[]) => desk.takeFiles(files, (file) => read(file, files.length === 1)),
  };
}
