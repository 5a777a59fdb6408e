/** The line of horde cards (6.5). */
import { HORDE, hordeCards } from '../content/horde';
import type { HordeCardId, HordeType } from '../ids';
import type { DraftLineCard, DraftState, SDPlay } from '../play';
import type { LineCard, State } from '../state';

export function onLine(state: State, id: HordeCardId): LineCard | null {
  return state.line.find((card) => card.id === id) ?? null;
}

/** @throws RangeError when the card is not on the line */
export function draftOnLine(state: DraftState, id: HordeCardId): DraftLineCard {
  const card = onLine(state, id);
  if (!card) throw new RangeError(`${id} is not on the line.`);
  return card as DraftLineCard;
}

/** The cards directly left and right, whatever their type (SD-ASLT-04). */
export function neighbours(
  state: State,
  id: HordeCardId,
): { readonly left: HordeCardId | null; readonly right: HordeCardId | null } {
  const at = state.line.findIndex((card) => card.id === id);
  return { left: state.line[at - 1]?.id ?? null, right: state.line[at + 1]?.id ?? null };
}

export function isEnemy(card: LineCard): boolean {
  return card.type !== 'survivor';
}

export function healthLeft(card: LineCard): number {
  return HORDE[card.type].health - card.damage;
}

/** Horde cards of a type that are not on the line, the first one first (SD-ASLT-03, SD-EDGE-29). */
export function hordeSupply(state: State, type: HordeType): readonly HordeCardId[] {
  return hordeCards(type).filter((id) => !onLine(state, id));
}

export function freshCard(id: HordeCardId, type: HordeType): LineCard {
  return { id, type, damage: 0, spears: 0, stunned: false };
}

/**
 * Puts damage on a line card; whoever is dead leaves with `removeDead`.
 * @param target whom the attack was meant for, where that may be another card
 */
export function damageLine(play: SDPlay, id: HordeCardId, amount: number, target = id): void {
  if (amount <= 0) return;
  const card = draftOnLine(play.state, id);
  card.damage += amount;
  const beside = id === target ? {} : ({ beside: true } as const);
  play.tell({ type: 'line-damaged', card: id, amount, total: card.damage, ...beside });
}

/**
 * Cards with damage up to their health leave together; spears and grenade tokens on them return (SD-ATK-10, SD-CRAFT-06, SD-EDGE-10).
 * @param target whom the attack was meant for
 */
export function removeDead(play: SDPlay, target?: HordeCardId): void {
  const dead = play.state.line.filter((card) => healthLeft(card) <= 0).map(({ id }) => id);
  if (dead.length === 0) return;
  play.state.line = play.state.line.filter(({ id }) => !dead.includes(id));
  const beside = target === undefined || dead.includes(target) ? {} : ({ beside: true } as const);
  play.tell({ type: 'line-died', cards: dead, ...beside });
}
