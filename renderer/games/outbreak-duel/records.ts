import { FEATS, gameRecord } from '../../../models/outbreak-duel/statistics/record';
import { knownName } from '../game-words';
import type { RecordsFace } from '../records-face';
import type { OutbreakDuel } from './types';

export const RECORDS: RecordsFace<OutbreakDuel> = {
  words: 'od',
  feats: FEATS.map(({ id }) => id),
  of: gameRecord,
  characterName: (id) => knownName([`od.card.${id}.name`], id),
  weaponName: (id) => knownName([`od.card.${id}.name`, `od.record.${id}`], id),
};
