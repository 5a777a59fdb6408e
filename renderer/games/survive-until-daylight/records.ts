import { FEATS, gameRecord } from '../../../models/survive-until-daylight/statistics/record';
import { knownName } from '../game-words';
import type { RecordsFace } from '../records-face';
import type { SurviveUntilDaylight } from './types';

export const RECORDS: RecordsFace<SurviveUntilDaylight> = {
  words: 'sd',
  feats: FEATS.map(({ id }) => id),
  of: gameRecord,
  characterName: (id) => knownName([`sd.character.${id}`], id),
  weaponName: (id) => knownName([`sd.card.${id}`], id),
};
