import type { Entry } from '../../../models/dying-light/entries';
import { t } from '../../i18n';
import { areaName, infectedName, runnerName } from './names';

/** Who felled whom where, for whoever has not read the lines before; null for what the log says as well. */
export function episodeOf(entry: Entry): string | null {
  if (entry.type !== 'enemy-killed' || entry.runner === null) return null;
  return t('dl.episode.enemy-killed', {
    runner: runnerName(entry.runner),
    infected: infectedName(entry.infected),
    area: areaName(entry.area),
  });
}
