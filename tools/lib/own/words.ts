import type { GameId } from '../../../models/kernel/types';
import type { ContentRef } from './content';

/** Which content it is, for people: its name, and what tells it from another one of that name. */
export function contentText({ name, fingerprint }: ContentRef): string {
  return `"${name}" (${fingerprint})`;
}

interface Played {
  readonly game: GameId;
  /** Empty for a game that has none. */
  readonly scenario?: string;
  readonly content?: ContentRef;
}

/** What was played, for the first line of a report. */
export function playedText({ game, scenario, content }: Played): string {
  const what = content ? contentText(content) : scenario;
  return what ? `${game} ${what}` : game;
}

/** What of the content of a run never came up, for a report. */
export function neverUsedText(neverUsed: readonly string[], own: ContentRef | undefined): string {
  if (own) return "not told of people's own content";
  return neverUsed.join(', ') || 'nothing: all content came up';
}
