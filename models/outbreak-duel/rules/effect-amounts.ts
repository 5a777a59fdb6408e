/** Primitives without a target (3.11). */

import type { Amount, Effect, Plain } from '../content/effects';
import type { Effects } from '../frames';
import type { SurvivorId, ZombieId } from '../ids';
import type { DraftPlayer, ODPlay } from '../play';
import type { Side } from '../state';
import { breakWeapon, wearWeapon } from './equipment';
import { escaped } from './escape';
import { surviveAt } from './harm';
import { drawCards, exileZombie, unearth } from './piles';
import { reroll, succeed } from './rolls';
import { push } from './stack';
import { controllerOf, otherSide, survivorOf } from './table';
import { changeTh } from './threat';

/** TP never go above this (OD-RES-02). */
const MOST_TP = 4;

/** Of the active Survivor, whoever caused it. */
export function heal(play: ODPlay, side: Side, n: number, source: Effects['source'] | SurvivorId): void {
  const player = play.state.players[side];
  const hp = Math.min(player.maxHp, player.hp + n);
  if (hp === player.hp) return;
  play.tell({ type: 'healed', seat: player.seat, n: hp - player.hp, hp, source });
  player.hp = hp;
}

function gainTp(play: ODPlay, player: DraftPlayer, n: number): void {
  const tp = Math.min(MOST_TP, player.tp + n);
  play.tell({ type: 'gained', seat: player.seat, what: 'tp', n: tp - player.tp, now: tp });
  player.tp = tp;
}

function gainAp(play: ODPlay, player: DraftPlayer, n: number): void {
  player.ap += n;
  play.tell({ type: 'gained', seat: player.seat, what: 'ap', n, now: player.ap });
}

/** Never the last HP: that would not have been legal (edge case 27). */
function loseHp(play: ODPlay, player: DraftPlayer, { source }: Effects, n: number): void {
  if (player.hp <= n) return;
  player.hp -= n;
  play.tell({ type: 'hurt', seat: player.seat, by: 'card', n, hp: player.hp, source });
}

function repair(play: ODPlay, player: DraftPlayer, n: number): void {
  const { weapon } = player;
  if (!weapon) return;
  const dur = Math.min(weapon.durMax, weapon.dur + n);
  player.weapon = { ...weapon, dur };
  play.tell({ type: 'repaired', seat: player.seat, card: weapon.card, n: dur - weapon.dur, dur });
}

function cure(play: ODPlay, player: DraftPlayer): void {
  if (player.infection === 0) return;
  play.tell({ type: 'cured', seat: player.seat, n: player.infection });
  player.infection = 0;
}

/** Until the end of the turn; it does not stack (OD-KW-03). */
function cover(play: ODPlay, player: DraftPlayer): void {
  player.cover = true;
  play.tell({ type: 'covered', seat: player.seat });
}

function reduce(play: ODPlay, n: number): void {
  const { state } = play;
  const { bite } = state;
  if (!bite) return;
  state.bite = { ...bite, reduce: bite.reduce + n };
  const card = survivorOf(state).board.find(({ uid }) => uid === bite.zombie)?.card;
  if (card) play.tell({ type: 'bite-reduced', seat: controllerOf(state).seat, zombie: bite.zombie, card, n });
}

/** The zombie just killed leaves the graveyard; it is not counted among the recycled any more. */
function exileKilled(play: ODPlay): void {
  const { state } = play;
  const index = state.stack.findLastIndex(({ type }) => type === 'openKill');
  const frame = state.stack[index];
  if (frame?.type !== 'openKill' || !frame.inGraveyard) return;
  const owner = controllerOf(state);
  const card: ZombieId = frame.zombie;
  unearth(owner, card);
  exileZombie(owner, card);
  state.stack[index] = { ...frame, inGraveyard: false };
  play.tell({ type: 'body-burned', seat: owner.seat, card });
}

function mark(play: ODPlay, what: 'attack' | 'roll', n: number): void {
  const { state } = play;
  const { marks } = state;
  state.marks =
    what === 'attack'
      ? { ...marks, attackBonus: marks.attackBonus + n }
      : { ...marks, rollBonus: marks.rollBonus + n };
  play.tell({ type: 'bonus', seat: survivorOf(state).seat, what, n });
}

/** Wrecker: the Weapon of S loses durability, and leaves at 0 (TV-61). */
function wreck(play: ODPlay, n: number): void {
  wearWeapon(play, play.state.active, n);
  breakWeapon(play, play.state.active);
}

type Plainly = (play: ODPlay, effects: Effects) => void;
type Amounting = (play: ODPlay, effects: Effects, n: number) => void;
/** Those that look for a card are asked about (`card-search.ts`). */
type Counted = Exclude<Amount, 'look' | 'raise' | 'exileGrave'>;

const playerOf = ({ state }: ODPlay, { by }: Effects) => state.players[by];

const PLAIN: Readonly<Record<Plain, Plainly>> = {
  negate: (play) => escaped(play),
  negateRest: ({ state }) => {
    state.marks = { ...state.marks, negateRest: true };
  },
  succeed: (play) => succeed(play),
  exileKilled: (play) => exileKilled(play),
  cure: (play, effects) => cure(play, playerOf(play, effects)),
  cover: (play, effects) => cover(play, playerOf(play, effects)),
};

const AMOUNTS: Readonly<Record<Counted, Amounting>> = {
  reduce: (play, _, n) => reduce(play, n),
  reroll: (play, _, n) => reroll(play, n),
  surviveAt: (play, _, n) => surviveAt(play, n),
  heal: (play, { by, source }, n) => heal(play, by, n, source),
  loseHp: (play, effects, n) => loseHp(play, playerOf(play, effects), effects, n),
  draw: (play, { by, source }, n) => drawCards(play, by, n, source),
  gainAp: (play, effects, n) => gainAp(play, playerOf(play, effects), n),
  gainTp: (play, effects, n) => gainTp(play, playerOf(play, effects), n),
  attackBonus: (play, _, n) => mark(play, 'attack', n),
  rollBonus: (play, _, n) => mark(play, 'roll', n),
  damageSurvivor: (play, { source }, n) =>
    push(play, { type: 'harm', n, cause: { kind: 'act', card: source as ZombieId } }),
  wreck: (play, _, n) => wreck(play, n),
};

function isPlain(effect: Effect): effect is { readonly kind: Plain } {
  return Object.hasOwn(PLAIN, effect.kind);
}

function isCounted(effect: Effect): effect is { readonly kind: Counted; readonly n: number } {
  return Object.hasOwn(AMOUNTS, effect.kind);
}

/** @param effect the first of the list; one that needs a target or a card is none of these */
export function applyPlain(play: ODPlay, effects: Effects, effect: Effect): void {
  const { by, source } = effects;
  if (isPlain(effect)) PLAIN[effect.kind](play, effects);
  else if (isCounted(effect)) AMOUNTS[effect.kind](play, effects, effect.n);
  else if (effect.kind === 'repair') repair(play, playerOf(play, effects), effect.n);
  else if (effect.kind === 'changeTh')
    changeTh(play, effect.who === 'opponent' ? otherSide(by) : by, effect.n, source);
}
