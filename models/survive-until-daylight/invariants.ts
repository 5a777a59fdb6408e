/** What is true of every state that the rules can reach: nothing gets lost, nothing is in two places. */
import { CHARACTERS } from './content/characters';
import { COMBAT_DECK } from './content/combat-cards';
import { decksFor } from './content/rubble';
import { ASSAULT_IDS, RECIPE_IDS } from './ids';
import { tokensLeft } from './rules/crafting';
import { slotsUsed } from './rules/inventory';
import { slotsOf } from './rules/members';
import type { Member, State } from './state';

function counted(cards: readonly string[]): ReadonlyMap<string, number> {
  const count = new Map<string, number>();
  for (const card of cards) count.set(card, (count.get(card) ?? 0) + 1);
  return count;
}

/** Names each kind of card of which there are not as many as in the box. */
function miscounted(box: readonly string[], found: readonly string[]): readonly string[] {
  const [expected, there] = [counted(box), counted(found)];
  return [...new Set([...box, ...found])]
    .filter((card) => expected.get(card) !== there.get(card))
    .map((card) => `of ${card} there are ${there.get(card) ?? 0} instead of ${expected.get(card) ?? 0}`);
}

/** WAVE! lies in the pile or open before the searcher during the search, else beside the holder or set aside. */
function rubbleFaults(state: State): readonly string[] {
  const { members, rack, rubblePile, activePile, rubbleDiscard, drawn, scouted } = state;
  const unique = members.flatMap(({ character }) => (character ? [CHARACTERS[character].weapon] : []));
  const carried = members.flatMap(({ cards }) => cards);
  const found = [rack, rubblePile, activePile, rubbleDiscard, scouted, carried, drawn ?? []].flat();
  const wave = state.searcher && !state.outcome ? ['wave'] : [];
  const box = [...decksFor(members.length), ...unique, ...wave];
  return miscounted(box, state.outcome ? found.filter((card) => card !== 'wave') : found);
}

function combatFaults({ combat, attack, strike }: State): readonly string[] {
  const open = [...(attack?.drawn ?? []), ...(strike?.drawn ?? [])];
  return miscounted(COMBAT_DECK, [...combat.draw, ...combat.discard, ...open]);
}

function lineFaults({ line }: State): readonly string[] {
  const doubled = line.filter((card, index) => line.findIndex(({ id }) => id === card.id) !== index);
  return doubled.map(({ id }) => `${id} is on the line twice`);
}

/** Skulls are no limit: the table shows numbers (SD-EDGE-01). */
function tokenFaults(state: State): readonly string[] {
  return RECIPE_IDS.filter((id) => tokensLeft(state, id) < 0).map((id) => `there are too many of ${id}`);
}

function memberFaults(member: Member, isOver: boolean): readonly string[] {
  const { seat, character, damage, maxHealth, allies, barricades, traps } = member;
  const faults: string[] = [];
  if (slotsUsed(member) > slotsOf(member)) faults.push(`${seat} carries more than its slots hold`);
  if (damage < 0 || (character && !isOver && damage >= maxHealth))
    faults.push(`${seat} has ${damage} damage`);
  if (Math.min(allies, barricades, traps) < 0) faults.push(`${seat} has less than nothing`);
  return faults;
}

/** Everything that is wrong with a state; empty for every state of a real game. */
export function invariantFaults(state: State): readonly string[] {
  return [
    ...rubbleFaults(state),
    ...miscounted(ASSAULT_IDS, [...state.assaultDeck, ...state.assaults]),
    ...combatFaults(state),
    ...lineFaults(state),
    ...tokenFaults(state),
    ...state.members.flatMap((member) => memberFaults(member, state.outcome !== null)),
  ];
}
