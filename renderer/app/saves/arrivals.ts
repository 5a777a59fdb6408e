import { LARGEST_SAVE } from '../../../models/kernel/save-meta';
import { t } from '../../i18n';
import type { OpenedFile, OpenedFiles } from '../../platform/platform';
import type { Shelf } from './shelf';

/** Saved games that come from outside: chosen, dropped on the window, or opened by the system. */
export interface Arrivals {
  /** Puts a file among the saved games and says so, or says why not. Never rejects. */
  receive(file: Pick<File, 'name' | 'size' | 'text'>): Promise<void>;
  /** Does the same with everything that the system has waiting. */
  receiveOpened(opened: OpenedFiles): Promise<void>;
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
        notify(t('ui.saves.not-imported', { name, message: t('ui.saves.too-large') }));
      else await bring({ name, text: await file.text().catch(() => '') });
    },
    async receiveOpened(opened) {
      for (let file = await opened.take(); file !== null; file = await opened.take()) await bring(file);
    },
  };
}
