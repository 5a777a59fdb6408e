import { SaveError } from '../../../models/kernel/save-fault';
import { LARGEST_SAVE } from '../../../models/kernel/save-meta';
import { textOfBytes } from '../../../models/kernel/text-of-bytes';
import { t } from '../../i18n';
import type { OpenedFile, OpenedFiles } from '../../platform/platform';
import type { Shelf } from './shelf';

/** Saved games that come from outside: chosen, dropped on the window, or opened by the system. */
export interface Arrivals {
  /** Puts a file among the saved games and says so, or says why not. Never rejects. */
  receive(file: Pick<File, 'name' | 'size' | 'arrayBuffer'>): Promise<void>;
  /** Does the same with everything that the system has waiting. */
  receiveOpened(opened: OpenedFiles): Promise<void>;
}

/** What other programs write before a text, or with two bytes a letter, is no fault of a game. */
async function textOf(file: Pick<File, 'arrayBuffer'>): Promise<string> {
  return textOfBytes(new Uint8Array(await file.arrayBuffer()));
}

export function createArrivals(shelf: Pick<Shelf, 'bring'>, notify: (sentence: string) => void): Arrivals {
  async function bring({ name, text }: OpenedFile): Promise<void> {
    try {
      await shelf.bring(name, text);
      notify(t('ui.saves.imported', { name }));
    } catch (error) {
      notify(t('ui.saves.not-imported', { name, message: error instanceof Error ? error.message : '' }));
    }
  }
  return {
    async receive(file) {
      const name = file.name.replace(/\.\w+$/, '');
      if (file.size > LARGEST_SAVE)
        notify(t('ui.saves.not-imported', { name, message: new SaveError('too-large').message }));
      else await bring({ name, text: await textOf(file).catch(() => '') });
    },
    async receiveOpened(opened) {
      for (let file = await opened.take(); file !== null; file = await opened.take()) await bring(file);
    },
  };
}
