import { FEATS, gameRecord } from '../../../models/one-month-in/statistics/record';
import { knownName } from '../game-words';
import type { RecordsFace } from '../records-face';
import type { OneMonthIn } from './types';

export const RECORDS: RecordsFace<OneMonthIn> = {
  words: 'om',
  feats: FEATS.map(({ id }) => id),
  of: gameRecord,
  characterName: (id) => knownName([`om.team.${id}`], id),
  weaponName: (id) => id,
};
