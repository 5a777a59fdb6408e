/** Duels that differ only in what a hidden hand holds. */
import { createSession, resumeSession } from '../../machines/kernel/session';
import { outbreakDuel } from '../../machines/outbreak-duel/game';
import { createLuck, shuffle } from '../../models/kernel/luck';
import type { Position, SeatId } from '../../models/kernel/types';
import { PRECON_IDS, type SurvivorCardId } from '../../models/outbreak-duel/ids';
import type { Move } from '../../models/outbreak-duel/moves';
import type { Options, Player, Side, State } from '../../models/outbreak-duel/state';
import { type ODSession, seats } from './outbreak-duel';
import { moveChooser } from './random-play';

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

/** Two branches of a game that differ only in what one side holds, and the seat that may not know it. */
export interface Hidden {
  readonly one: ODSession;
  readonly other: ODSession;
  readonly watcher: SeatId;
  /** Where in which game, for the message of a comparison that fails. */
  readonly about: string;
}

/** What shows a card of the hand or deck to everybody: then the games differ for a reason. */
const SHOWING: readonly Move['type'][] = ['PLAY', 'EVENT', 'LOOT', 'REACT', 'PICK_CARD'];

/** In the own Survivor Phase a person may be asked in a window that others know nothing of (OD-PRIV-01): it is let go. */
function letGo(session: ODSession): void {
  const open = () =>
    session.whole().prompt.id.endsWith('Window') && session.whole().position.state.phase === 'survivor';
  while (open()) session.playByAnyone({ type: 'PASS' });
}

/** Cards that come off the deck before everybody's eyes make the games differ. */
function gnaws(session: ODSession): boolean {
  return session.whole().log.some(({ entry }) => entry.type === 'gnawed');
}

type Compare = (hidden: Hidden) => void;

/** Before a move that both branches can make, and after it. @returns whether one was made that hides as much */
function comparedAround(hidden: Hidden, choose: (legal: readonly Move[]) => Move, compare: Compare): boolean {
  const { one, other, about } = hidden;
  compare(hidden);
  const both = one
    .legalMoves()
    .filter((move) => !SHOWING.includes(move.type) && other.whyIllegal(move) === null);
  if (both.length === 0) return false;
  const move = choose(both);
  for (const branch of [one, other]) {
    branch.playByAnyone(move);
    letGo(branch);
  }
  if (gnaws(one)) return false;
  compare({ ...hidden, about: `${about} ${JSON.stringify(move)}` });
  return true;
}

/**
 * Plays games of two people at one screen by luck, and at every step compares two branches that differ only in a hidden hand.
 * @param games how many
 * @returns how many moves were compared
 */
export function compareHidden(games: number, compare: Compare): number {
  let compared = 0;
  for (let game = 0; game < games; game++) {
    const options = pairingOf(game);
    const session: ODSession = createSession(outbreakDuel, {
      options,
      seats: PEOPLE,
      seed: `hidden ${game}`,
    });
    const [choose, tryOut] = [moveChooser<Move>(`hidden ${game}`), moveChooser<Move>(`tried ${game}`)];
    for (let step = 0; !session.whole().outcome; step++) {
      for (const side of [0, 1] as const) {
        const { prompt, position } = session.whole();
        const branches = fork(session, side, `${game} ${step}`);
        const watcher = position.state.players[side === 0 ? 1 : 0].seat;
        const about = JSON.stringify({ game, step, side, decision: prompt.id });
        if (comparedAround({ ...branches, watcher, about }, tryOut, compare)) compared++;
      }
      session.playByAnyone(choose(session.legalMoves()));
    }
  }
  return compared;
}
