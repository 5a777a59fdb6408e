/** An attack of a character from its declaration to its damage (6.8). */
import { WEAPONS } from '../content/weapons';
import type { CombatId, WeaponId } from '../ids';
import type { ItemRef, MoveOf } from '../moves';
import type { DraftMember, SDPlay } from '../play';
import type { Attack, Member, State } from '../state';
import { baseOf, cardsFor, carrySides, hasDoubleTap, resultWith, SIDES, spreadSides } from './attack-damage';
import { discardCombat, drawCombat } from './combat-deck';
import { winCheck } from './end';
import { discardCards } from './inventory';
import { damageLine, neighbours, onLine, removeDead } from './line';
import { openLucky } from './lucky';
import { is, spendPerk } from './members';
import { actorOf, draftActor } from './turn';

/** Arrows that Hipster keeps of those shot (SD-PERK-11). */
const ARROWS_KEPT = 2;

function attackOf(state: State): Attack {
  if (!state.attack) throw new Error('Nobody is attacking.');
  return state.attack;
}

export function declareAttack(play: SDPlay, member: DraftMember, move: MoveOf<'ATTACK'>): void {
  const { weaponId: weapon, targetId: target, ammo, vitaly } = move;
  const price = priceOf(member, move);
  play.state.attack = {
    weapon,
    target,
    ...neighbours(play.state, target),
    ammo,
    vitaly,
    focus: play.state.focus,
    base: baseOf(play.state, member, weapon),
    drawn: [],
    chosen: null,
    result: null,
  };
  play.tell({ type: 'attack-declared', seat: member.seat, weapon, target, ammo, vitaly, price });
}

/** Everything that an attack costs leaves at its declaration (SD-ATK-03, SD-ATK-12, SD-SPEC-03, SD-SPEC-06). */
export function payAttack(play: SDPlay): void {
  const { weapon: weaponId, ammo, vitaly } = attackOf(play.state);
  const member = draftActor(play.state);
  play.state.actions -= 1;
  play.state.focus = false;
  for (const { cardId, count } of priceOf(member, { weaponId, ammo, vitaly }))
    discardCards(play, member, cardId, count);
  if (hasDoubleTap(play.state, member, weaponId)) spendPerk(play, member, 'double-tap');
}

/** The cards that an attack costs. */
function priceOf(
  member: Member,
  { weaponId, ammo, vitaly }: Pick<MoveOf<'ATTACK'>, 'weaponId' | 'ammo' | 'vitaly'>,
): readonly ItemRef[] {
  const price: ItemRef[] = [];
  const shot = shotOf(member, weaponId, ammo);
  if (shot) price.push(shot);
  if (vitaly > 0) price.push({ cardId: 'sp-vitaly', count: vitaly });
  if (weaponId !== 'bare-hands' && !WEAPONS[weaponId].durable) price.push({ cardId: weaponId, count: 1 });
  return price;
}

function shotOf(member: Member, weapon: WeaponId, ammo: number): ItemRef | null {
  const uses = WEAPONS[weapon].ammo;
  if (!uses) return null;
  const kept = uses.id === 'am-arrow' && is(member, 'ch-hipster') ? Math.min(ammo, ARROWS_KEPT) : 0;
  return ammo > kept ? { cardId: uses.id, count: ammo - kept } : null;
}

export function drawForAttack(play: SDPlay): void {
  const { weapon, ammo, vitaly } = attackOf(play.state);
  const member = actorOf(play.state);
  const cards = drawCombat(play, cardsFor(member, weapon, ammo, vitaly));
  setDrawn(play, cards);
  if (cards.length === 0) return;
  play.tell({ type: 'combat-drawn', by: member.seat, cards });
  openLucky(play);
}

function setDrawn(play: SDPlay, cards: readonly CombatId[]): void {
  if (play.state.attack) play.state.attack.drawn = [...cards];
}

/** Whether the actor has to say which of the drawn cards is used (SD-ATK-05); copies of a kind are alike. */
export function needsChoice({ attack }: State): boolean {
  return attack !== null && attack.chosen === null && new Set(attack.drawn).size > 1;
}

/** Works out what the attack does with the card that is used. */
export function settleAttack(play: SDPlay): void {
  const member = actorOf(play.state);
  const { attack } = play.state;
  if (!attack) return;
  const card = attack.drawn[attack.chosen ?? 0] ?? null;
  if (card) play.tell({ type: 'card-used', by: member.seat, card, of: attack.drawn.length });
  attack.result = resultWith(member, attack, card);
}

export function spreadOpen(state: State): boolean {
  return state.attack !== null && spreadSides(state, state.attack).length > 0;
}

export function carryOpen(state: State): boolean {
  return carrySides(state, actorOf(state)).length > 0;
}

/**
 * All damage lands together; the dead leave at once and the gap closes (SD-ATK-07, SD-ATK-10). Spears count even where the
 * card made the damage 0 (SD-ATK-09, SD-EDGE-09).
 */
export function applyAttack(play: SDPlay): void {
  const attack = attackOf(play.state);
  const { result, target } = attack;
  if (!result) throw new Error('The attack has no result yet.');
  const spears = onLine(play.state, target)?.spears ?? 0;
  const { shares, splash, carried } = result;
  const seat = actorOf(play.state).seat;
  play.tell({ type: 'attack-resolved', seat, target, shares, spears, splash, carried });
  damageLine(play, target, shares.target + spears);
  for (const side of SIDES) {
    const id = attack[side];
    const more = carried?.side === side ? carried.damage : 0;
    if (id !== null) damageLine(play, id, splash + shares[side] + more, target);
  }
  removeDead(play, target);
  discardCombat(play, attack.drawn);
  play.state.attack = null;
  winCheck(play);
}
