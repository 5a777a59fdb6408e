/** What is written on the button of a move that is one press, and the small print under it. */
import type { Move } from '../../../../models/one-month-in/moves';
import { headcount } from '../../../../models/one-month-in/rules/groups';
import type { State } from '../../../../models/one-month-in/state';
import { t } from '../../../i18n';
import { borderName, teamName } from '../names';
import { attackOn } from './forecast';
import { gearWords } from './gear-words';
import { attackWords } from './odds-words';

/** A move in a few words. */
export function answerLabel(move: Move, state: State): string {
  switch (move.type) {
    case 'PLACE_SETUP_FENCE':
    case 'BUILD_FENCE':
      return borderName(state, move.edge);
    case 'ATTACK':
      return t('om.hud.attack', { team: teamName(state, move.team) });
    default:
      return t(`om.action.${move.type}`);
  }
}

/** Price and odds of an answer; empty for nothing. */
export function answerDetail(move: Move, state: State): string {
  const { arrival } = state;
  switch (move.type) {
    case 'ATTACK':
      if (!arrival) return '';
      return attackWords(
        state,
        attackOn(state, arrival.tile, arrival.zone, move.team, headcount(arrival.ap)),
      );
    case 'HOLD_BACK':
      return t('om.hud.hold-back');
    case 'ARM':
      return gearWords('armed', state);
    default:
      return '';
  }
}
