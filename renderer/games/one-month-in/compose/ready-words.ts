import type { HexKey } from '../../../../models/kernel/hex';
import { ownAt } from '../../../../models/one-month-in/actions/parties';
import type { Zone } from '../../../../models/one-month-in/ids';
import { headcount } from '../../../../models/one-month-in/rules/groups';
import type { State } from '../../../../models/one-month-in/state';
import { t } from '../../../i18n';

/** "3 of 5 can act"; with fed ones among them "3 of 5 can act, 2 of them twice". */
export function readyWords(state: State, place: HexKey, zone: Zone): string {
  const ap = ownAt(state, place, zone);
  const params = { n: ap[1] + ap[2], of: headcount(ap), twice: ap[2] };
  return t(ap[2] > 0 ? 'om.hud.ready-twice' : 'om.hud.ready', params);
}
