/** Zombies attack one by one (OD-ATK-01 to OD-ATK-04). */

import type { Reduction } from '../entries';
import type { AutoFrame, FrameOf } from '../frames';
import type { ODPlay } from '../play';
import type { Bite, State, Uid, Zombie } from '../state';
import { attackDamage, reductionsOf } from './bite-damage';
import { reaches, throwDie } from './dice';
import { passiveItem, wearPassive } from './equipment';
import { bury, takeTop } from './piles';
import { push } from './stack';
import { changeZombie, controllerOf, otherSide, survivorOf, zombieAt, zombieCard } from './table';

/** More Infection is ignored (edge case 35). */
const MOST_INFECTION = 5;

function mustAttack({ hp, zone, stunned, attacked }: Zombie): boolean {
  return hp > 0 && zone === 'threat' && !stunned && !attacked;
}

export function isAttackerLeft(state: State): boolean {
  return survivorOf(state).board.some(mustAttack);
}

/** Those that have to attack still, Fast ones that have just come as well: no zombie may be held back (OD-ATK-01, OD-ATK-02). */
export function attackersLeft(state: State): readonly Zombie[] {
  return survivorOf(state).board.filter(mustAttack);
}

/** Surge is paid now or never; what happens to the attack later gives nothing back. */
export function declareBite(play: ODPlay, uid: Uid, surge: boolean): void {
  const { state } = play;
  const zombie = zombieAt(state, uid);
  if (!zombie) return;
  const controller = controllerOf(state);
  const paid = surge ? (zombieCard(zombie).keywords.surge?.th ?? 0) : 0;
  controller.th -= paid;
  changeZombie(state, uid, { attacked: true });
  state.bite = { zombie: uid, surge, reduce: 0, negated: state.marks.negateRest };
  const damage = attackDamage(state, zombie, surge);
  play.tell({
    type: 'bite-declared',
    seat: controller.seat,
    zombie: uid,
    card: zombie.card,
    surge: paid,
    damage,
  });
}

/** It was negated, or there is nobody left to bite: dead, moved back or stunned (OD-ATK-04, OD-REACT-06). */
export function biteIsOff(state: State): boolean {
  const { bite } = state;
  if (!bite) return true;
  const zombie = zombieAt(state, bite.zombie);
  return bite.negated || !zombie || zombie.hp <= 0 || zombie.zone !== 'threat' || zombie.stunned;
}

/** The attack is over, whether anything came of it or not. */
export function endBite({ state }: ODPlay): void {
  state.bite = null;
}

/** Nothing happens; Surge stays paid. */
function callOff(play: ODPlay, zombie: Zombie | null, negated: boolean): void {
  const { state } = play;
  if (zombie) {
    const named = { zombie: zombie.uid, card: zombie.card };
    play.tell({ type: 'bite-off', seat: controllerOf(state).seat, negated, ...named });
  }
  endBite(play);
}

/** Z rolls for a Clumsy zombie; S has had all replies before (3.10). */
function stumbles(play: ODPlay, zombie: Zombie): boolean {
  const { clumsy } = zombieCard(zombie).keywords;
  if (clumsy === 0) return false;
  const { seat } = controllerOf(play.state);
  const die = throwDie(play.state.luck, seat);
  const success = reaches(die, 0, clumsy);
  play.tell({
    type: 'clumsy-rolled',
    seat,
    zombie: zombie.uid,
    card: zombie.card,
    need: clumsy,
    die,
    success,
  });
  return !success;
}

function wearPassives(play: ODPlay, reductions: readonly Reduction[]): void {
  const { state } = play;
  for (const { by } of reductions) {
    if (by !== 'ward' && by !== 'pad') continue;
    const item = passiveItem(survivorOf(state), by);
    if (item) wearPassive(play, state.active, item);
    if (by === 'ward') state.marks = { ...state.marks, wardUsed: true };
  }
}

/** Damage, reductions, HP, and then what comes after damage (OD-DMG-02 to OD-DMG-05). */
export function resolveBite(play: ODPlay): void {
  const { state } = play;
  const { bite } = state;
  if (!bite) return;
  const zombie = zombieAt(state, bite.zombie);
  if (!zombie || biteIsOff(state)) callOff(play, zombie, bite.negated);
  else if (stumbles(play, zombie)) endBite(play);
  else land(play, zombie, bite);
}

function land(play: ODPlay, zombie: Zombie, { surge }: Bite): void {
  const { state } = play;
  const damage = attackDamage(state, zombie, surge);
  const reductions = reductionsOf(state, survivorOf(state), damage);
  const dealt = damage - reductions.reduce((sum, { n }) => sum + n, 0);
  const { uid, card } = zombie;
  const { seat } = controllerOf(state);
  play.tell({ type: 'bite-landed', seat, zombie: uid, card, damage, reductions, dealt });
  wearPassives(play, reductions);
  push(play, { type: 'harm', n: dealt, cause: { kind: 'bite', zombie: uid, card } }, { type: 'biteEnds' });
}

function infect(play: ODPlay, zombie: Zombie, n: number): void {
  const survivor = survivorOf(play.state);
  const infection = Math.min(MOST_INFECTION, survivor.infection + n);
  if (infection === survivor.infection) return;
  play.tell({
    type: 'infected',
    seat: survivor.seat,
    n: infection - survivor.infection,
    infection,
    source: zombie.card,
  });
  survivor.infection = infection;
}

function grab(play: ODPlay, zombie: Zombie): void {
  const survivor = survivorOf(play.state);
  if (survivor.grabbed) return;
  survivor.grabbed = true;
  play.tell({ type: 'grabbed', seat: survivor.seat, source: zombie.card });
}

/** As many as there are; nobody loses by it (edge case 25). */
function gnaw(play: ODPlay, zombie: Zombie, n: number): void {
  const survivor = survivorOf(play.state);
  const cards = takeTop(survivor, n);
  if (cards.length === 0) return;
  bury(survivor, ...cards);
  play.tell({ type: 'gnawed', seat: survivor.seat, cards, source: zombie.card });
}

/** After-damage text: Infect, Grab, Gnaw, then what the card says (OD-DMG-05). */
export function afterDamage(play: ODPlay, { cause }: FrameOf<'harmLands'>): void {
  const { state } = play;
  const zombie = cause.kind === 'bite' && zombieAt(state, cause.zombie);
  if (!zombie) return;
  const { infect: infection, grab: grabs, gnaw: cards, whenItDealsDamage } = zombieCard(zombie).keywords;
  if (infection > 0) infect(play, zombie, infection);
  if (grabs) grab(play, zombie);
  if (cards > 0) gnaw(play, zombie, cards);
  if (whenItDealsDamage.length === 0) return;
  const frame: AutoFrame = {
    type: 'effects',
    source: zombie.card,
    by: otherSide(state.active),
    list: whenItDealsDamage,
    it: null,
  };
  push(play, frame);
}
