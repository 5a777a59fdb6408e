/** What an action costs and promises, in the small print of its button. */
import type { Move } from '../../../../models/one-month-in/moves';
import { claimPoints } from '../../../../models/one-month-in/odds/claim';
import { isFarm } from '../../../../models/one-month-in/rules/farms';
import { activeSeat, tileOf } from '../../../../models/one-month-in/rules/table';
import type { State } from '../../../../models/one-month-in/state';
import { t } from '../../../i18n';
import type { Moves } from '../../../play/composer/composition';
import { fightIn } from './forecast';
import { gearWords } from './gear-words';
import { fightWords, lootWords } from './odds-words';

/** The one tile that all of some moves are about; null while there are several. */
function onlyTile(moves: readonly Move[]): Extract<Move, { readonly tile: unknown }>['tile'] | null {
  const places = new Set(moves.flatMap((move) => ('tile' in move ? [move.tile] : [])));
  const [place] = places;
  return places.size === 1 && place !== undefined ? place : null;
}

/** @param moves those of one kind; what is the same for all of them is said */
export function actionDetail(moves: Moves<Move>, state: State): string {
  const [first] = moves;
  const place = onlyTile(moves);
  switch (first.type) {
    case 'ENTER': {
      const odds = place && fightIn(state, place, first.k1 + first.k2);
      return odds ? fightWords(odds) : '';
    }
    case 'RECLAIM':
      return place ? t('om.hud.points', { ...claimPoints(state, activeSeat(state), first) }) : '';
    case 'SCAVENGE':
      return place ? lootWords(state) : '';
    case 'FARM':
      return place && isFarm(tileOf(state, place)) ? t('om.hud.farm') : '';
    case 'ARM':
      return gearWords('armed', state);
    case 'SUIT':
      return gearWords('suited', state);
    default:
      return '';
  }
}
