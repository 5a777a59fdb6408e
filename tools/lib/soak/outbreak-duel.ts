/** Outbreak Duel under test: all pairings of the built pairs, its invariants and its content. */
import { outbreakDuel } from '../../../machines/outbreak-duel/game';
import { createLuck, shuffle } from '../../../models/kernel/luck';
import type { Entry } from '../../../models/outbreak-duel/entries';
import { PRECON_IDS } from '../../../models/outbreak-duel/ids';
import { invariantFaults } from '../../../models/outbreak-duel/invariants';
import type { Move } from '../../../models/outbreak-duel/moves';
import type { Options, Player, State } from '../../../models/outbreak-duel/state';
import { CATALOGUE, usedIn } from '../simulate/outbreak-duel-usage';
import type { SoakGame, Variation } from './soak-game';

function variations(): readonly Variation<Options>[] {
  return PRECON_IDS.flatMap((first) =>
    PRECON_IDS.map((second) => ({
      seats: 2,
      options: {
        decks: [first, second],
        firstPlayer: first === second ? 'random' : 0,
        headStartTh: 2,
        handicapHp: first === second ? [4, -4] : [0, 0],
      } as const,
    })),
  );
}

/** Decks lie in another order; a card that an effect lets its owner see stays where it is. */
function otherwise(player: Player, seen: number): Player {
  const luck = createLuck('another order');
  const deck = player.deck.slice(seen);
  const zombieDeck = [...player.zombieDeck];
  shuffle(luck, deck);
  shuffle(luck, zombieDeck);
  return { ...player, deck: [...player.deck.slice(0, seen), ...deck], zombieDeck };
}

function hiddenOtherwise(state: State): State {
  const top = state.stack.at(-1);
  const effect = top?.type === 'needCard' ? top.list[0] : undefined;
  const seen = effect?.kind === 'look' ? effect.n : 0;
  const [one, other] = state.players;
  return {
    ...state,
    luck: createLuck('another seed'),
    players: [otherwise(one, seen), otherwise(other, seen)],
  };
}

export const outbreakDuelSoak: SoakGame<State, Move, Entry, Options> = {
  game: outbreakDuel,
  variations: variations(),
  faultsOf: invariantFaults,
  hiddenOtherwise,
  catalogue: CATALOGUE,
  usedIn: (_, entries) => usedIn(entries),
};
