/** What people and bots may see: everything but how unseen cards lie (SD-SETUP-01, specification 10, "Hidden"). */
import type { SeatId } from '../kernel/types';
import { ASSAULT_IDS, COMBAT_IDS, type PileCardId, RUBBLE_IDS, type RubbleId } from './ids';
import type { State } from './state';

/** Cards in the order of their table: which ones they are is known by elimination, how they lie is not. */
function sorted<Card>(table: readonly Card[], hidden: readonly Card[]): readonly Card[] {
  return hidden.toSorted((one, other) => table.indexOf(one) - table.indexOf(other));
}

const isRubble = (card: PileCardId): card is RubbleId => card !== 'wave';

/**
 * Unseen rubble is dealt out anew in the order of the table, first to the active pile, then to the rubble pile: nobody
 * knows which of them lies where. WAVE! is known to be in the active pile, and is put last.
 */
function hideRubble({ activePile, rubblePile }: State): Pick<State, 'activePile' | 'rubblePile'> {
  const active = activePile.filter(isRubble);
  const hidden = sorted<RubbleId>(RUBBLE_IDS, [...active, ...rubblePile]);
  const wave = activePile.filter((card) => !isRubble(card));
  return {
    activePile: [...hidden.slice(0, active.length), ...wave],
    rubblePile: hidden.slice(active.length),
  };
}

/**
 * The state without seed and the orders of piles and decks. Cards that the Drifter looks at stay to be seen: the game is
 * cooperative, and everybody sees the same.
 */
export function view(state: State, _viewer: SeatId | 'table'): State {
  return {
    ...state,
    luck: { rng: [], dice: [], draws: [] },
    ...hideRubble(state),
    assaultDeck: sorted(ASSAULT_IDS, state.assaultDeck),
    combat: {
      draw: [...sorted(COMBAT_IDS, state.combat.draw)],
      discard: [...state.combat.discard],
    },
  };
}
