import { type ContentMeta, storedContent } from '../../models/kernel/content-kind';
import type { Sample } from './texts-contract';

/** What a list shows of own content, with what the test cares about put in. */
export function aContentMeta(changes: Partial<ContentMeta> = {}): ContentMeta {
  return {
    id: 'a-layout',
    kind: 'layout',
    game: 'one-month-in',
    name: 'Long bridge',
    maker: 'Ada',
    savedAt: '2026-11-28T18:00:00.000Z',
    summary: 'For 2 teams, 25 tiles',
    ready: true,
    ...changes,
  };
}

/** The text of stored content that can be told from others by its name. */
export function aStoredContent(name = 'Long bridge'): string {
  return storedContent({ kind: 'layout', game: 'one-month-in', name, maker: 'Ada', body: { farms: 8 } });
}

export const CONTENT_SAMPLE: Sample<ContentMeta> = {
  what: 'own content',
  meta: aContentMeta,
  text: aStoredContent,
  misprinted: (text) => text.replace('"farms":8', '"farms":7'),
  recovered: (name) => ({
    id: 'a-layout',
    kind: 'layout',
    game: 'one-month-in',
    name,
    maker: 'Ada',
    summary: '',
  }),
};
