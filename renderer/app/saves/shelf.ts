import { gameText, openGameText } from '../../../models/kernel/game-text';
import { parseSave } from '../../../models/kernel/save';
import type { GameFace } from '../../games/face';
import { loadMatch } from '../../games/face-of';
import { t } from '../../i18n';
import type { SaveMeta, Saves } from '../../platform/platform';
import { metaOf } from '../save-meta';
import { newSaveId } from './slots';

/** The saved games as a list that stays up to date, and what can be done with each of them. */
export interface Shelf {
  /** Newest first; `null` until they were read once. */
  list(): readonly SaveMeta[] | null;
  subscribe(listener: () => void): () => void;
  refresh(): Promise<void>;
  remove(id: string): Promise<void>;
  /**
   * Puts a game that came as text among the others.
   * @throws SaveError with a sentence when it can't be used here
   */
  bring(name: string, text: string): Promise<void>;
  /** The file that a game is handed on as: its envelope as JSON text. */
  asFile(id: string): Promise<string>;
  /** One line of text that the referee takes. */
  asText(id: string): Promise<string>;
}

const LONGEST_NAME = 60;

export function createShelf(saves: Saves, faces: readonly GameFace[]): Shelf {
  let metas: readonly SaveMeta[] | null = null;
  const listeners = new Set<() => void>();

  async function refresh(): Promise<void> {
    metas = await saves.list();
    for (const listener of listeners) listener();
  }

  async function textOf(id: string): Promise<string> {
    const text = await saves.load(id);
    if (text === null) throw new Error(t('ui.saves.gone'));
    return text;
  }

  return {
    list: () => metas,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    async remove(id) {
      await saves.remove(id);
      await refresh();
    },
    async bring(name, text) {
      const save = openGameText(text);
      const id = newSaveId('named');
      const meta = metaOf(loadMatch(faces, save), id, name.slice(0, LONGEST_NAME), new Date());
      await saves.save(id, meta, JSON.stringify(save));
      await refresh();
    },
    asFile: textOf,
    asText: async (id) => gameText(parseSave(await textOf(id))),
  };
}
