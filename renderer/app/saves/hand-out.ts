/** Ways for a text or a picture to leave the app. */
import { t } from '../../i18n';

/** Milliseconds after which nobody reads what was offered any more. */
const LONGEST_DOWNLOAD = 60_000;

/** Offers a text as a file; where it goes the browser asks the person. */
export function offerFile(name: string, text: string): void {
  offerBlob(name, new Blob([text], { type: 'application/x-curfew' }));
}

/** The same for what is no text. */
export function offerBlob(name: string, blob: Blob): void {
  const link = document.createElement('a');
  const address = URL.createObjectURL(blob);
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), LONGEST_DOWNLOAD);
}

/** The name of a file after that of a game or deck, without what some system doesn't allow in one. */
export function fileNameOf(name: string, ending = 'curfew'): string {
  const plain = name
    .replaceAll(/[^\p{Letter}\p{Number} _-]/gu, '')
    .trim()
    .slice(0, 60);
  return `${plain || 'game'}.${ending}`;
}

/** @throws Error with a sentence where there is no clipboard to write to */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
  } catch (error) {
    const message = error instanceof Error ? error.message : '';
    throw new Error(t('ui.clipboard', { message }), { cause: error });
  }
}
