/** What the story of a night says where the log leans on the lines before: who felled what. */
import type { Entry } from '../../../models/survive-until-daylight/entries';
import { t } from '../../i18n';
import { type Cast, hordeWords, memberName } from './names';

type Blow = Extract<Entry, { type: 'attack-resolved' | 'enemy-attacked' | 'enemies-began' }>;

const isBlow = (entry: Entry): entry is Blow =>
  entry.type === 'attack-resolved' || entry.type === 'enemy-attacked' || entry.type === 'enemies-began';

/** An entry as whoever reads it alone understands it; null for what the log says as well. */
export function episodeOf(entry: Entry, cast: Cast, before: readonly Entry[]): string | null {
  if (entry.type !== 'line-died') return null;
  const blow = before.findLast(isBlow);
  if (blow?.type !== 'attack-resolved') return null;
  return t('sd.episode.line-died', { seat: memberName(cast, blow.seat), cards: hordeWords(entry.cards) });
}
