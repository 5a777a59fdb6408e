/** Duels that differ only in what a hidden hand holds. */
import { resumeSession } from '../../machines/kernel/session';
import { outbreakDuel } from '../../machines/outbreak-duel/game';
import { createLuck, shuffle } from '../../models/kernel/luck';
import type { Position } from '../../models/kernel/types';
import { PRECON_IDS, type SurvivorCardId } from '../../models/outbreak-duel/ids';
import type { Options, Player, Side, State } from '../../models/outbreak-duel/state';
import { type ODSession, seats } from './outbreak-duel';

export const PEOPLE = seats('person', 'person');

/** A game of one of the pairings after another. */
export function pairingOf(game: number): Options {
  const pair = (n: number) => PRECON_IDS[n % PRECON_IDS.length] ?? 'hold';
  return { decks: [pair(game), pair(game >> 2)], firstPlayer: 0, headStartTh: 2, handicapHp: [0, 0] };
}

/** The same cards, otherwise shared out between hand and deck. */
function otherHand(player: Player, seed: string): Player {
  const cards = [...player.hand, ...player.deck] as SurvivorCardId[];
  shuffle(createLuck(seed), cards);
  const held = player.hand.length;
  return { ...player, hand: cards.slice(0, held), deck: cards.slice(held) };
}

/** The same game of two people twice; in the other one a side holds other cards. */
export function fork(
  session: ODSession,
  side: Side,
  seed: string,
): { readonly one: ODSession; readonly other: ODSession } {
  const { position } = session.whole();
  const [first, second] = position.state.players;
  const players = [
    side === 0 ? otherHand(first, seed) : first,
    side === 1 ? otherHand(second, seed) : second,
  ] as const;
  const at = ({ value, state }: Position<State>) =>
    resumeSession(
      outbreakDuel,
      { options: state.options, seats: PEOPLE, seed: 'fork' },
      { value, state, log: [], moves: [], asides: [] },
    );
  return { one: at(position), other: at({ ...position, state: { ...position.state, players } }) };
}
