import { isFaceDown } from '../../../../models/kernel/hidden';
import type { SeatId } from '../../../../models/kernel/types';
import { ITEMS } from '../../../../models/outbreak-duel/content/items';
import { dealtBy } from '../../../../models/outbreak-duel/rules/bite-damage';
import type { Player, Side, State } from '../../../../models/outbreak-duel/state';
import type { BoardModel, SceneModel } from './scene-model';

function isPerson({ seats }: State, seat: SeatId): boolean {
  return seats.some(({ id, controller }) => id === seat && controller.kind === 'human');
}

/** The only person, if there is but one. */
function soloOf(state: State): Side | null {
  const [first, second] = state.players.map(({ seat }) => isPerson(state, seat));
  if (first === second) return null;
  return first ? 0 : 1;
}

/** Who sits alone with a bot has the own board near; of two, whoever's turn it is (specification 10, hidden information). */
export function nearSide(state: State): Side {
  return soloOf(state) ?? state.active;
}

/**
 * Whether a hand is held up to be read. With two people at one screen only in the mulligan, which shows nothing but the hand of whoever
 * looks, in the own Survivor Phase (OD-PRIV-03), and for a glance (OD-PRIV-04).
 */
function isHandUp(state: State, side: Side, peek: SeatId | null): boolean {
  if (state.outcome || soloOf(state) !== null || state.phase === 'setup') return true;
  if (peek === state.players[side].seat) return true;
  return state.phase === 'survivor' && state.active === side;
}

function boardModel(state: State, side: Side, peek: SeatId | null): BoardModel {
  const player: Player = state.players[side];
  const up = isHandUp(state, side, peek);
  return {
    seat: player.seat,
    survivor: player.survivor,
    hp: player.hp,
    maxHp: player.maxHp,
    hand: player.hand.map((card) => (up && !isFaceDown(card) ? card : null)),
    deck: player.deck.length,
    zombieDeck: player.zombieDeck.length,
    row: player.hordeRow,
    zombies: player.board.map(({ uid, card, hp, zone, sick, stunned }) => ({
      uid,
      card,
      hp,
      zone,
      sick,
      stunned,
    })),
    weapon: player.weapon,
    items: player.items.map((item) => ({ ...item, durMax: ITEMS[item.card].dur })),
    attachments: player.attachments,
    graveyard: player.graveyard,
    exile: player.exile,
    ap: player.ap,
    tp: player.tp,
    reserve: player.tpReserve,
    th: player.th,
    infection: player.infection,
    cover: player.cover,
    grabbed: player.grabbed,
  };
}

/**
 * What the table shows of a position.
 * @param state as its viewer may see it
 * @param peek whose hand is looked at for a moment
 */
export function sceneModel(state: State, peek: SeatId | null = null): SceneModel {
  const { round, phase, active, outcome, bite } = state;
  return {
    round,
    phase,
    active,
    over: outcome !== null,
    winners: outcome?.winners ?? [],
    near: nearSide(state),
    boards: [boardModel(state, 0, peek), boardModel(state, 1, peek)],
    bite: bite && { zombie: bite.zombie, damage: bite.negated ? 0 : dealtBy(state) },
    die: null,
    shown: null,
    strike: null,
    standoff: false,
  };
}
