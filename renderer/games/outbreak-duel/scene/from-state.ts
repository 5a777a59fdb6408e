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

/**
 * Whether a hand is held up to be read. With two people at one screen only in the mulligan, which shows nothing but the hand of whoever
 * looks, in the own Survivor Phase (OD-PRIV-03), and for a glance (OD-PRIV-04).
 */
function isHandUp(state: State, side: Side, peek: SeatId | null): boolean {
  const { seat, mulliganed } = state.players[side];
  if (state.outcome || soloOf(state) !== null || peek === seat) return true;
  if (state.round === 0) return !mulliganed;
  return state.phase === 'survivor' && state.active === side;
}

/** What the desk does with hands: whose is looked at for a moment, and whose lies in its dock. */
export interface Hands {
  readonly peek: SeatId | null;
  readonly docked: SeatId | null;
  /** For a picture that leaves the table: until the duel is over it shows no card of a hand, whoever takes it. */
  readonly pictured?: boolean;
}

const LYING: Hands = { peek: null, docked: null };

function boardModel(state: State, side: Side, { peek, docked, pictured = false }: Hands): BoardModel {
  const player: Player = state.players[side];
  const isUp = isHandUp(state, side, peek) && !(pictured && state.outcome === null);
  return {
    seat: player.seat,
    survivor: player.survivor,
    hp: player.hp,
    maxHp: player.maxHp,
    hand: player.hand.map((card) => (isUp && !isFaceDown(card) ? card : null)),
    isUp,
    docked: docked === player.seat,
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
 */
export function sceneModel(state: State, hands: Hands = LYING): SceneModel {
  const { phase, active, outcome, bite } = state;
  return {
    phase,
    active,
    over: outcome !== null,
    winners: outcome?.winners ?? [],
    solo: soloOf(state),
    boards: [boardModel(state, 0, hands), boardModel(state, 1, hands)],
    bite: bite && { zombie: bite.zombie, damage: bite.negated ? 0 : dealtBy(state) },
    standoff: false,
    die: null,
    shown: null,
    strike: null,
    splash: null,
  };
}
