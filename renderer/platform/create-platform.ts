import { browserPlatform } from './browser';
import type { Platform } from './platform';

declare global {
  interface Window {
    /** The bridge of `electron/preload.ts`; missing in a browser. */
    readonly curfew?: Platform;
  }
}

/** The platform of this window: the Electron bridge where there is one, else the browser. */
export function createPlatform(host: Pick<Window, 'curfew' | 'document' | 'navigator'> = window): Platform {
  return host.curfew ?? browserPlatform(host.document, host.navigator);
}
