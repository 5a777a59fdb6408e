import type { ContentTools } from '../games/content-editor';
import { useApp } from './app-context';
import { randomId, randomSeed } from './random-id';
import { copyText, fileNameOf, offerFile } from './saves/hand-out';

const now = (): Date => new Date();

function offerText(name: string, text: string, ending: string): void {
  offerFile(fileNameOf(name, ending), text);
}

/** What every editor may use of the app. */
export function useContentTools(): Omit<ContentTools, 'content' | 'memory' | 'play' | 'onBack'> {
  const { notify, tellFiles } = useApp();
  return { newId: randomId, newSeed: randomSeed, now, notify, tellFiles, offerText, copyText };
}
