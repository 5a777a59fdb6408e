import { contentInFile } from '../../../models/kernel/content-kind';
import { SaveError } from '../../../models/kernel/save-fault';
import { LARGEST_SAVE } from '../../../models/kernel/save-meta';
import { textOfBytes } from '../../../models/kernel/text-of-bytes';
import { errorText, listOf, shownText, t } from '../../i18n';
import type { OpenedFile, OpenedFiles } from '../../platform/platform';
import type { Shelf } from './shelf';

type ChosenFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/** Saved games that come from outside: chosen, dropped on the window, or opened by the system. */
export interface Arrivals {
  /** Puts files among the saved games and says which, and of the others why not. Never rejects. */
  receive(files: readonly ChosenFile[]): Promise<void>;
  /** Does the same with everything that the system has waiting. */
  receiveOpened(opened: OpenedFiles): Promise<void>;
}

/**
 * What other programs write before a text, or with two bytes a letter, is no fault of a game.
 * @throws Error with a sentence when the file can't be one
 */
async function opened(file: ChosenFile, name: string): Promise<OpenedFile> {
  if (file.size > LARGEST_SAVE) throw new SaveError('too-large');
  const bytes = await file.arrayBuffer().catch(() => new ArrayBuffer(0));
  return { name, text: textOfBytes(new Uint8Array(bytes)) };
}

/** What people made is no saved game, and has a place of its own. */
function whyNot(text: string, error: unknown): string {
  return contentInFile(text) ? t('ui.saves.is-made', { make: t('ui.make') }) : errorText(error);
}

/** A file that is asked for when its turn comes. */
interface Arrival {
  readonly name: string;
  readonly read: () => Promise<OpenedFile>;
}

/** One after the other, and one message for all that came together: a message takes the place of the one before. */
export function createArrivals(shelf: Pick<Shelf, 'bring'>, notify: (sentence: string) => void): Arrivals {
  const inbox: Arrival[] = [];
  let working: Promise<void> | null = null;

  async function takeIn(): Promise<void> {
    const names: string[] = [];
    const refusals: string[] = [];
    for (let next = inbox.shift(); next; next = inbox.shift()) {
      const { name, read } = next;
      const shown = shownText(name);
      let text = '';
      try {
        ({ text } = await read());
        await shelf.bring(name, text);
        names.push(t('ui.saves.quoted', { name: shown }));
      } catch (error) {
        refusals.push(t('ui.saves.not-imported', { name: shown, message: whyNot(text, error) }));
      }
    }
    working = null;
    const taken = names.length > 0 ? [t('ui.saves.imported', { n: names.length, names: listOf(names) })] : [];
    notify([...taken, ...refusals].join(' '));
  }

  async function receive(arrivals: readonly Arrival[]): Promise<void> {
    if (arrivals.length === 0) return;
    inbox.push(...arrivals);
    working ??= takeIn();
    await working;
  }

  return {
    receive: (files) =>
      receive(
        files.map((file) => {
          const name = file.name.replace(/\.\w+$/, '');
          return { name, read: () => opened(file, name) };
        }),
      ),
    async receiveOpened({ take }) {
      const files: OpenedFile[] = [];
      try {
        for (let file = await take(); file !== null; file = await take()) files.push(file);
      } finally {
        await receive(files.map((file) => ({ name: file.name, read: async () => file })));
      }
    },
  };
}
