import type { Entry } from '../../../models/one-month-in/entries';
import type { State } from '../../../models/one-month-in/state';
import { t } from '../../i18n';
import { placeName, teamName } from './narrate/names';

/** How a fight ended, for whoever has not read the lines before; null for what the log says as well. */
export function episodeOf(entry: Entry, state: State): string | null {
  switch (entry.type) {
    case 'fight-won':
    case 'fight-lost':
    case 'sacrificed':
    case 'ran':
      return t(`om.episode.${entry.type}`, {
        team: teamName(state, entry.seat),
        tile: placeName(state, entry.tile),
      });
    default:
      return null;
  }
}
