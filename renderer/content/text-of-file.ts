/** Texts that come as files: chosen, or dropped on a screen. */
import type { DragEvent } from 'react';
import { textOfBytes } from '../../models/kernel/text-of-bytes';
import { t } from '../i18n';

export type ChosenFile = Pick<File, 'name' | 'size' | 'arrayBuffer'>;

/**
 * Rejects with a sentence where it is too large, or can't be read.
 * @param largest letters that it may have
 */
export async function textOfFile(file: ChosenFile, largest: number): Promise<string> {
  const { name } = file;
  // Each letter may take several bytes.
  if (file.size > 4 * largest) throw new Error(t('content.too-large', { name }));
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new Error(t('content.unread', { name }), { cause });
  });
  return textOfBytes(new Uint8Array(bytes));
}

/** What makes an element take in the files that are dropped on it, unless a dialog is open. */
export function takesFiles(take: (files: readonly File[]) => void) {
  return {
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop(event: DragEvent) {
      event.preventDefault();
      // Elsewhere in the app what is dropped is a saved game.
      event.stopPropagation();
      // A dialog is about what lies open, which must not change under it.
      if (document.querySelector('dialog[open]') !== null) return;
      take([...event.dataTransfer.files]);
    },
  };
}
