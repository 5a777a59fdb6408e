/** Texts of decks that come as files: chosen, or dropped on the screen. */
import { textOfBytes } from '../../../../models/kernel/text-of-bytes';
import { LARGEST_DECK_TEXT } from '../../../../models/outbreak-duel/decks/text';
import { composedText, t } from '../../../i18n';

/** A file that is no text of a deck. The message is a sentence for the person. */
export class FileError extends Error {
  override readonly name = 'FileError';
}

/** Bytes of a text as large as may be, should each letter take several. */
const LARGEST_FILE = 4 * LARGEST_DECK_TEXT;

/** @throws FileError when it is too large, or can't be read */
export async function textOfFile(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<string> {
  if (file.size > LARGEST_FILE) throw new FileError(composedText('od.decks.tooLarge'));
  try {
    return textOfBytes(new Uint8Array(await file.arrayBuffer()));
  } catch {
    throw new FileError(t('od.editor.unread', { name: file.name }));
  }
}
