/** How an enemy's attack meets a seat: barricade, Pillar's perk, allies, damage, theft (SD-ENEM-03, SD-DMG-03). */
import type { HordeCardId } from '../ids';
import type { DraftMember, SDPlay } from '../play';
import type { State, Victim } from '../state';
import { takeDamage } from './damage';
import { loseRandomCard } from './inventory';
import { onLine } from './line';
import { draftMember, is, memberOf, spendPerk } from './members';

/** Damage from which Load-bearing takes 1 away (SD-PERK-01). */
const HEAVY_HIT = 2;

function attackerType(state: State) {
  const id = state.strike?.attacker;
  return id ? (onLine(state, id)?.type ?? null) : null;
}

/** Whether the attack would rob the seat: Raiders rob whom they attack, if there is anything (SD-ENEM-08). */
function robs(state: State, { seat, direct }: Victim): boolean {
  return direct && attackerType(state) === 'raider' && memberOf(state, seat).cards.length > 0;
}

/** A barricade takes the whole attack that affects its seat; Brutes walk through (SD-CRAFT-04, SD-ENEM-09). */
function isBarred(state: State, victim: Victim): boolean {
  if (memberOf(state, victim.seat).barricades === 0 || attackerType(state) === 'brute') return false;
  return victim.damage > 0 || robs(state, victim);
}

function breakBarricade(play: SDPlay, member: DraftMember, enemy: HordeCardId): void {
  member.barricades -= 1;
  play.tell({ type: 'barricade-broke', seat: member.seat, enemy });
}

/** SD-PERK-01. */
function borne(play: SDPlay, member: DraftMember, damage: number): number {
  if (!is(member, 'ch-pillar') || damage < HEAVY_HIT || member.used.includes('load-bearing')) return damage;
  spendPerk(play, member, 'load-bearing');
  return damage - 1;
}

/** The next seat that the attack reaches; what gets past barricade and perk waits in `strike.hit`. */
export function nextVictim(play: SDPlay): void {
  const { strike } = play.state;
  const victim = strike?.victims.shift();
  if (!strike?.attacker || !victim) return;
  const member = draftMember(play.state, victim.seat);
  if (isBarred(play.state, victim)) breakBarricade(play, member, strike.attacker);
  else strike.hit = { ...victim, damage: borne(play, member, victim.damage) };
}

export function victimsLeft({ strike }: State): boolean {
  return (strike?.victims.length ?? 0) > 0;
}

/** Whether allies may take some of the hit (SD-SURV-03). */
export function mustAbsorb(state: State): boolean {
  const hit = state.strike?.hit;
  return hit ? hit.damage > 0 && memberOf(state, hit.seat).allies > 0 : false;
}

export function absorb(play: SDPlay, count: number): void {
  const hit = play.state.strike?.hit;
  if (!hit || count === 0) return;
  draftMember(play.state, hit.seat).allies -= count;
  hit.damage -= count;
  play.tell({ type: 'allies-absorbed', seat: hit.seat, count });
}

/** What is left reaches the tracker; a Raider then robs its target, whatever became of the damage (SD-ENEM-08). */
export function landHit(play: SDPlay): void {
  const { strike } = play.state;
  const { hit, attacker } = strike ?? {};
  if (!strike || !hit || !attacker) return;
  strike.hit = null;
  const member = draftMember(play.state, hit.seat);
  const stolen = robs(play.state, hit);
  if (hit.damage === 0) play.tell({ type: 'hit-missed', seat: hit.seat, enemy: attacker });
  takeDamage(play, member, hit.damage, attacker, !hit.direct);
  if (stolen && !play.state.outcome) loseRandomCard(play, member, attacker);
}
