import type { Move } from '../../../../models/survive-until-daylight/moves';
import { pilePreview } from '../../../../models/survive-until-daylight/preview';
import { memberOf, remaining } from '../../../../models/survive-until-daylight/rules/members';
import type { State } from '../../../../models/survive-until-daylight/state';
import { t } from '../../../i18n';
import type { PreviewLine } from '../../../play/decision/preview';
import { attackLines } from '../compose/attack-words';
import { craftWords } from '../compose/craft-words';
import { cardName, cardText } from '../names';

/** What a move costs, risks and brings, a line each; people see it before they confirm. */
export function previewLines(move: Move, state: State): readonly (string | PreviewLine)[] {
  switch (move.type) {
    case 'ATTACK':
      return attackLines(move, state);
    case 'CRAFT':
      return [craftWords(move, state)];
    case 'PLAY':
      return [cardText(move.cardId)];
    case 'DISCARD':
      return [t('sd.hud.discard', { n: move.count, card: cardName(move.cardId) })];
    case 'JUNK_MARKET': {
      const params = { n: pilePreview(state).red, left: remaining(memberOf(state, move.seat)) };
      return [t('sd.hud.market-risk', params)];
    }
    case 'END_TURN':
      return state.actions > 0 ? [t('sd.hud.action-left', { n: state.actions })] : [];
    default:
      return [];
  }
}
