/** The scheme under which the window loads the app. Standard and secure, never one that goes round the policy. */
export const APP_SCHEME = {
  scheme: 'app',
  privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true, codeCache: true },
};

export const APP_ORIGIN = 'app://curfew';

/** The page that the window shows. */
export const APP_PAGE = `${APP_ORIGIN}/index.html`;

/** Whether an address belongs to the app itself. */
export function isAppUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const url = new URL(address);
  return url.protocol === 'app:' && url.host === 'curfew';
}

/** Whether an address is that of the page itself, whatever it was opened with. */
export function isOwnPage(address: string): boolean {
  if (!isAppUrl(address)) return false;
  return new URL(address).pathname === new URL(APP_PAGE).pathname;
}
