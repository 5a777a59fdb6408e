/** A turn from its Refresh to its end (OD-TURN-01 to OD-TURN-08). */
import type { DraftPlayer, ODPlay } from '../play';
import { NO_MARKS, type State } from '../state';
import { endGame } from './end';
import { drawCards } from './piles';
import { controllerOf, otherSide, survivorOf } from './table';

/** AP of a Refresh, and of one after a Grab (OD-RES-01). */
const AP = 3;
const AP_GRABBED = 2;
/** TP of a Refresh before the banked one (OD-RES-02). */
const TP = 2;
const MOST_RESERVE = 1;

function hpOf({ players }: State): readonly [number, number] {
  return [players[0].hp, players[1].hp];
}

/** Everything of S is ready again, and at no other time (OD-CARD-02). */
function ready(player: DraftPlayer): void {
  if (player.weapon) player.weapon = { ...player.weapon, spent: false };
  player.items = player.items.map((item) => ({ ...item, spent: false }));
  player.abilitySpent = false;
}

/** Not added to what was left (OD-TURN-02). A Grab counts here (OD-KW-05). */
export function refresh(play: ODPlay): void {
  const { state } = play;
  state.phase = 'survivor';
  const player = survivorOf(state);
  play.tell({ type: 'turn-started', seat: player.seat, round: state.round, hp: hpOf(state) });
  ready(player);
  player.ap = player.grabbed ? AP_GRABBED : AP;
  player.grabbed = false;
  const reserve = player.tpReserve;
  player.tp = TP + reserve;
  player.tpReserve = 0;
  play.tell({ type: 'refreshed', seat: player.seat, ap: player.ap, tp: TP, reserve });
}

/** The first player draws nothing in the first turn (OD-SETUP-05). */
function drawsNothing({ round, active }: State): boolean {
  return round === 1 && active === 0;
}

/** An empty deck loses here and nowhere else (OD-WIN-02, OD-TURN-03). */
export function drawStep(play: ODPlay): void {
  const { state } = play;
  if (drawsNothing(state)) return;
  if (survivorOf(state).deck.length === 0) endGame(play, state.active, 'deck-out');
  else drawCards(play, state.active, 1, 'turn');
}

function letPassRestLapse(player: DraftPlayer): void {
  if (player.autoPass.passRest) player.autoPass = { ...player.autoPass, passRest: false };
}

/** AP that are left stay, for Snap Attacks (OD-RES-01). */
export function endSurvivorPhase(play: ODPlay): void {
  const player = survivorOf(play.state);
  play.tell({ type: 'survivor-phase-ended', seat: player.seat, ap: player.ap });
  letPassRestLapse(player);
}

/** What lasts for a turn ends, `sick` on both boards (OD-ADV-03); one TP at most is banked, and the roles swap (OD-TURN-08). */
export function endTurn(play: ODPlay): void {
  const { state } = play;
  const survivor = survivorOf(state);
  const controller = controllerOf(state);
  const { seat, ap, tp } = survivor;
  survivor.tpReserve = Math.min(MOST_RESERVE, tp);
  play.tell({ type: 'turn-ended', seat, ap, tp, reserve: survivor.tpReserve, hp: hpOf(state) });
  survivor.ap = 0;
  survivor.tp = 0;
  survivor.cover = false;
  letPassRestLapse(survivor);
  survivor.board = survivor.board.map((zombie) => ({
    ...zombie,
    sick: false,
    stunned: false,
    attacked: false,
    acted: false,
  }));
  controller.board = controller.board.map((zombie) => ({ ...zombie, sick: false }));
  state.marks = NO_MARKS;
  swap(play);
}

function swap({ state }: ODPlay): void {
  state.active = otherSide(state.active);
  if (state.active === 0) state.round += 1;
  state.phase = 'setup';
}
