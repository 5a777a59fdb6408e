import type { ContentRef } from './content';

/** What of the content of a run never came up, for a report. */
export function neverUsedText(neverUsed: readonly string[], own: ContentRef | undefined): string {
  if (own) return "not told of people's own content";
  return neverUsed.join(', ') || 'nothing: all content came up';
}
