/** Survive Until Daylight under test: all numbers of seats and difficulties, its invariants and its content. */
import { surviveUntilDaylight } from '../../../machines/survive-until-daylight/game';
import { createLuck } from '../../../models/kernel/luck';
import type { Entry } from '../../../models/survive-until-daylight/entries';
import { DIFFICULTIES, type PileCardId } from '../../../models/survive-until-daylight/ids';
import { invariantFaults } from '../../../models/survive-until-daylight/invariants';
import type { Move } from '../../../models/survive-until-daylight/moves';
import type { Options, State } from '../../../models/survive-until-daylight/state';
import { CATALOGUE, usedIn } from '../simulate/survive-until-daylight-usage';
import type { SoakGame, Variation } from './soak-game';

const SEATS = [1, 2, 3, 4, 5, 6];
const FIRST = ['random', 'choose'] as const;

function variations(): readonly Variation<Options>[] {
  return SEATS.flatMap((seats) =>
    DIFFICULTIES.flatMap((difficulty) =>
      FIRST.map((firstPlayer) => ({ seats, options: { difficulty, firstPlayer } })),
    ),
  );
}

/** Deals the cards that nobody has seen out anew over both piles; WAVE! stays in the active one. */
function pilesOtherwise({
  activePile,
  rubblePile,
  scouted,
}: State): Pick<State, 'activePile' | 'rubblePile'> {
  const known = activePile.slice(0, scouted.length);
  const unseen = activePile.slice(scouted.length);
  const isRubble = (card: PileCardId) => card !== 'wave';
  const cards = [...unseen.filter(isRubble), ...rubblePile].toReversed();
  const dealt: PileCardId[] = cards.splice(0, unseen.filter(isRubble).length);
  const wave: readonly PileCardId[] = unseen.includes('wave') ? ['wave'] : [];
  return { activePile: [...known, ...dealt, ...wave], rubblePile: cards as State['rubblePile'] };
}

function hiddenOtherwise(state: State): State {
  return {
    ...state,
    luck: createLuck('another seed'),
    ...pilesOtherwise(state),
    assaultDeck: state.assaultDeck.toReversed(),
    combat: { draw: state.combat.draw.toReversed(), discard: [...state.combat.discard] },
  };
}

export const surviveUntilDaylightSoak: SoakGame<State, Move, Entry, Options> = {
  game: surviveUntilDaylight,
  variations: variations(),
  faultsOf: invariantFaults,
  hiddenOtherwise,
  catalogue: CATALOGUE,
  usedIn: (_, entries) => usedIn(entries),
};
