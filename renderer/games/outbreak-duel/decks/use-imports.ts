import { type DragEvent, useState } from 'react';
import type { DeckPair } from '../../../../models/outbreak-duel/decks/deck';
import { readDeckText } from '../../../../models/outbreak-duel/decks/read-text';
import { t } from '../../../i18n';
import { nameOf } from '../card-words';
import { FileError, textOfFile } from './deck-files';
import { titleOf } from './title-of';
import { type DeckDesk, renamed } from './use-decks';

interface Imports {
  /** Makes a pair that was read one's own. */
  readonly take: (pair: DeckPair) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/**
 * Pairs that come as texts.
 * @param mend shows a text of which some line is wrong
 */
export function useImports(
  desk: DeckDesk,
  notify: (sentence: string) => void,
  mend: (text: string) => void,
): Imports {
  const take = (read: DeckPair) => {
    const pair = read.name === '' ? renamed(read, t('od.editor.import-name')) : read;
    desk.add(pair);
    notify(t('od.editor.imported', { name: titleOf(pair.name) }));
  };

  const takeFiles = async (files: readonly File[]) => {
    for (const file of files) {
      const text = await textOfFile(file);
      const { pair, faults } = readDeckText(text, nameOf);
      if (faults.length === 0) take(pair);
      else mend(text);
    }
  };

  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    // Elsewhere in the app what is dropped is a saved game.
    event.stopPropagation();
    takeFiles([...event.dataTransfer.files]).catch((error: unknown) => {
      if (error instanceof FileError) notify(error.message);
    });
  };

  return { take, onDrop };
}

/** A dialog that is open, and what stands in it at the beginning. */
export function useAsking<Asking extends string>() {
  const [asked, setAsked] = useState<{ readonly asking: Asking; readonly given: string } | null>(null);
  return {
    asked,
    ask: (asking: Asking, given = '') => setAsked({ asking, given }),
    close: () => setAsked(null),
  };
}
