/**
 * What rules change: a copy of the state. It shares with the state before what rules only ever replace as a whole;
 * `draft.test.ts` plays games in which that is frozen.
 */
import { copy, type Draft } from '../kernel/change';
import { copyOfLuck } from '../kernel/luck';
import type { Seat } from '../kernel/types';
import type { AutoPass, Bite, Item, Marks, Options, Piles, Player, State, Weapon, Zombie } from './state';

type Lists = Player['hand'] | Player['zombieDeck'] | Player['hordeRow'] | Player['attachments'];
type Replaced = AutoPass | Bite | Item | Lists | Marks | Options | Piles | Seat | Weapon | Zombie;
export type DraftState = Draft<State, Replaced>;
export type DraftPlayer = Draft<Player, Replaced>;

function playerOf(player: Player): DraftPlayer {
  return {
    seat: player.seat,
    survivor: player.survivor,
    hp: player.hp,
    maxHp: player.maxHp,
    hand: player.hand,
    deck: player.deck,
    zombieDeck: player.zombieDeck,
    hordeRow: player.hordeRow,
    board: player.board.slice(),
    weapon: player.weapon,
    items: player.items.slice(),
    attachments: player.attachments,
    abilitySpent: player.abilitySpent,
    graveyard: player.graveyard,
    exile: player.exile,
    ap: player.ap,
    tp: player.tp,
    tpReserve: player.tpReserve,
    th: player.th,
    infection: player.infection,
    cover: player.cover,
    grabbed: player.grabbed,
    mulliganed: player.mulliganed,
    zombiePhases: player.zombiePhases,
    autoPass: player.autoPass,
  };
}

/** A copy that rules may change. Named field by field, as engines make such objects fastest. */
export function copyOf(state: State): DraftState {
  const { luck, players } = state;
  return {
    options: state.options,
    seats: state.seats.slice(),
    luck: copyOfLuck(luck),
    players: [playerOf(players[0]), playerOf(players[1])],
    active: state.active,
    round: state.round,
    phase: state.phase,
    marks: state.marks,
    bite: state.bite,
    nextUid: state.nextUid,
    stack: copy(state.stack) as DraftState['stack'],
    outcome: copy(state.outcome) as DraftState['outcome'],
  };
}
