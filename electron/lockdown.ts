import type { Session, WebContents } from 'electron';
import { APP_ORIGIN, isAppUrl, isOwnPage } from './origin';

const LOCAL_SCHEMES = new Set(['data:', 'blob:', 'devtools:']);
const OWN_BLOBS = `blob:${APP_ORIGIN}/`;

type Page = Pick<WebContents, 'on' | 'setWindowOpenHandler'>;
type Permissions = Pick<Session, 'setPermissionRequestHandler' | 'setPermissionCheckHandler'>;
type Downloads = Pick<Session, 'on'>;
type Requests = { readonly webRequest: Pick<Session['webRequest'], 'onBeforeRequest'> };

interface Navigation {
  readonly url: string;
  readonly isMainFrame: boolean;
  preventDefault(): void;
}

/** The page may load itself again, which the last-resort page does; it goes nowhere else, and holds no frame. */
function stay(navigation: Navigation): void {
  if (!navigation.isMainFrame || !isOwnPage(navigation.url)) navigation.preventDefault();
}

/** Keeps a page where it is: it opens no window, holds no other page and leaves its own for nothing. */
export function keepPage(page: Page): void {
  page.setWindowOpenHandler(() => ({ action: 'deny' }));
  page.on('will-attach-webview', (event) => event.preventDefault());
  page.on('will-navigate', stay);
  page.on('will-frame-navigate', stay);
}

/** For "Copy report". What others copied the page can't read. */
const GRANTED = 'clipboard-sanitized-write';

/** The app needs none of the other permissions that a page can ask for: no camera, no location, no notifications. */
export function denyPermissions(session: Permissions): void {
  session.setPermissionRequestHandler((_contents, permission, answer) => answer(permission === GRANTED));
  session.setPermissionCheckHandler((_contents, permission) => permission === GRANTED);
}

/** The page may offer what it made itself, such as a saved game; where it goes the person is asked. */
export function limitDownloads(session: Downloads): void {
  session.on('will-download', (event, item) => {
    if (!item.getURL().startsWith(OWN_BLOBS)) event.preventDefault();
  });
}

/** Nothing is loaded from anywhere but the app itself. */
export function blockRemote(session: Requests): void {
  session.webRequest.onBeforeRequest((request, answer) => answer({ cancel: !isLocal(request.url) }));
}

function isLocal(address: string): boolean {
  return isAppUrl(address) || (URL.canParse(address) && LOCAL_SCHEMES.has(new URL(address).protocol));
}
