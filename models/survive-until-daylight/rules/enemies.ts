/** The enemies' attacks, one after the other from left to right (SD-ENEM-01 to SD-ENEM-06). */
import { HORDE } from '../content/horde';
import type { HordeCardId } from '../ids';
import type { SDPlay } from '../play';
import type { State, Strike } from '../state';
import { discardCombat, drawCombat } from './combat-deck';
import { SPIKE_DAMAGE } from './crafting';
import { winCheck } from './end';
import { bolster, isSeat, strikeResult, victimsOf } from './enemy-damage';
import { damageLine, isEnemy, onLine, removeDead } from './line';
import { openLucky } from './lucky';
import { draftMember } from './members';

const NO_ATTACK: Omit<Strike, 'queue'> = {
  attacker: null,
  target: null,
  drawn: [],
  chosen: null,
  victims: [],
  hit: null,
};

function startAttack(play: SDPlay, queue: readonly HordeCardId[], attacker: HordeCardId | null): void {
  play.state.strike = { ...NO_ATTACK, drawn: [], victims: [], queue: [...queue], attacker };
}

/** The order of the line at this moment counts for the whole phase (SD-ENEM-01). */
export function beginEnemies(play: SDPlay): void {
  const enemies = play.state.line.filter(isEnemy);
  const queue = enemies.map(({ id }) => id);
  const attackers = enemies.filter(({ stunned }) => !stunned).length;
  play.tell({ type: 'enemies-began', holder: play.state.waveHolder, attackers });
  startAttack(play, queue, null);
}

/** The next enemy takes aim, and a trap before its target goes off; nobody attacks when it was dead, stunned or dies of it. */
export function nextEnemy(play: SDPlay): void {
  const [next, ...queue] = play.state.strike?.queue ?? [];
  startAttack(play, queue, null);
  const card = next && onLine(play.state, next);
  if (!card) return;
  if (card.stunned) play.tell({ type: 'enemy-skipped', enemy: card.id });
  else aim(play, card.id);
}

/** The leftmost Survivor, else whoever holds WAVE! (SD-ENEM-02). */
function targetOf(state: State): Strike['target'] {
  return state.line.find(({ type }) => type === 'survivor')?.id ?? state.waveHolder;
}

function aim(play: SDPlay, enemy: HordeCardId): void {
  const target = targetOf(play.state);
  springTrap(play, enemy, target);
  const { strike, outcome } = play.state;
  if (!strike || outcome || !onLine(play.state, enemy)) return;
  strike.attacker = enemy;
  strike.target = target;
}

/**
 * One trap an attack, never for a Survivor or by splash (SD-CRAFT-05). It may win the night (SD-EDGE-13) or end the bolster
 * of a Monster (SD-EDGE-14).
 */
function springTrap(play: SDPlay, enemy: HordeCardId, target: Strike['target']): void {
  if (target === null || !isSeat(target)) return;
  const member = draftMember(play.state, target);
  if (member.traps === 0) return;
  member.traps -= 1;
  play.tell({ type: 'trap-sprung', seat: target, enemy });
  damageLine(play, enemy, SPIKE_DAMAGE);
  removeDead(play);
  winCheck(play);
}

export function drawForEnemy(play: SDPlay): void {
  const { strike } = play.state;
  const card = strike?.attacker && onLine(play.state, strike.attacker);
  if (!strike || !card) return;
  strike.drawn = drawCombat(play, HORDE[card.type].cards);
  play.tell({ type: 'combat-drawn', by: card.id, cards: strike.drawn });
  openLucky(play);
}

/** The worst card is used, and it is settled whom the attack reaches (SD-ENEM-04, SD-ENEM-05, SD-ENEM-07). */
export function playEnemyCard(play: SDPlay): void {
  const { strike } = play.state;
  if (!strike?.attacker || strike.target === null) return;
  const { attacker: enemy, target } = strike;
  const { chosen, damage, splash } = strikeResult(play.state);
  const card = chosen === null ? null : strike.drawn[chosen];
  if (card) play.tell({ type: 'card-used', by: enemy, card, of: strike.drawn.length });
  play.tell({ type: 'enemy-attacked', enemy, target, damage, splash, bolster: bolster(play.state) });
  discardCombat(play, strike.drawn);
  strike.drawn = [];
  strike.chosen = chosen;
  if (isSeat(target)) strike.victims = [...victimsOf(play.state, { damage, splash })];
  else hitSurvivor(play, target, damage);
}

/** What exceeds a Survivor's life is lost, splash and theft too (SD-ENEM-06, SD-EDGE-16). */
function hitSurvivor(play: SDPlay, survivor: HordeCardId, damage: number): void {
  if (damage === 0) play.tell({ type: 'survivor-spared', survivor });
  damageLine(play, survivor, damage);
  removeDead(play);
}

export function enemiesQueued({ strike }: State): boolean {
  return (strike?.queue.length ?? 0) > 0;
}

export function attackerReady({ strike }: State): boolean {
  return strike !== null && strike.attacker !== null;
}

export function endEnemies(play: SDPlay): void {
  play.state.strike = null;
}
