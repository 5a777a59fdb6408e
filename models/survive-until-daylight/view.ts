/** What people and bots may see: everything but how unseen cards lie (SD-SETUP-01, specification 10, "Hidden"). */
import { dealtAnew, inTableOrder, withoutLuck } from '../kernel/hidden';
import type { Viewer } from '../kernel/types';
import { ASSAULT_IDS, COMBAT_IDS, type PileCardId, RUBBLE_IDS, type RubbleId } from './ids';
import type { State } from './state';

const isRubble = (card: PileCardId): card is RubbleId => card !== 'wave';

/**
 * Unseen rubble is dealt out anew in the order of the table, first to the active pile, then to the rubble pile: nobody
 * knows which of them lies where. WAVE! is known to be in the active pile, and is put last.
 */
function hideRubble({ activePile, rubblePile }: State): Pick<State, 'activePile' | 'rubblePile'> {
  const active = activePile.filter(isRubble);
  const [upper = [], lower = []] = dealtAnew<RubbleId>(RUBBLE_IDS, [active, rubblePile]);
  const wave = activePile.filter((card) => !isRubble(card));
  return { activePile: [...upper, ...wave], rubblePile: lower };
}

/**
 * The state without seed and the orders of piles and decks. Cards that the Drifter looks at stay to be seen: the game is
 * cooperative, and everybody sees the same.
 */
export function view(state: State, _viewer: Viewer): State {
  return {
    ...state,
    luck: withoutLuck(),
    ...hideRubble(state),
    assaultDeck: inTableOrder(ASSAULT_IDS, state.assaultDeck),
    combat: {
      draw: [...inTableOrder(COMBAT_IDS, state.combat.draw)],
      discard: [...state.combat.discard],
    },
  };
}
