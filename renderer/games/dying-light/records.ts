import { FEATS, gameRecord } from '../../../models/dying-light/statistics/record';
import { knownName } from '../game-words';
import type { RecordsFace } from '../records-face';
import type { DyingLight } from './types';

export const RECORDS: RecordsFace<DyingLight> = {
  words: 'dl',
  feats: FEATS.map(({ id }) => id),
  of: gameRecord,
  characterName: (id) => knownName([`dl.runner.${id}.short`], id),
  weaponName: (id) => knownName([`dl.weapon.${id}.name`, `dl.item.${id}.name`, `dl.token.${id}`], id),
};
