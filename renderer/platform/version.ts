/** Put in by the build from `package.json`. */
declare const CURFEW_VERSION: string | undefined;

/** The version of the app; that of a page that was never built is "development". */
export const VERSION = typeof CURFEW_VERSION === 'string' ? CURFEW_VERSION : 'development';
