/// <reference types="vite/types/importMeta.d.ts" />
/** All German sentences, which the app fetches as one piece when somebody reads German. */
const FILES = import.meta.glob<Readonly<Record<string, string>>>('./*.json', {
  eager: true,
  import: 'default',
});

export const SENTENCES: Readonly<Record<string, string>> = Object.assign({}, ...Object.values(FILES));
