import { createContext, useContext } from 'react';
import type { AudioDesk } from './desk';

export const AudioContextOfApp = createContext<AudioDesk | null>(null);

/** The desk of the app; null where nothing can be heard, as in a component on its own. */
export function useAudioDesk(): AudioDesk | null {
  return useContext(AudioContextOfApp);
}
