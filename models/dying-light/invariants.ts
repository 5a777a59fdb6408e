/** What is true of every state that the rules can reach: nothing gets lost, nothing is in two places. */
import { ACTION_DICE } from './content/dice';
import { EXPOSURE_DECKS } from './content/exposure-cards';
import { INFECTED } from './content/infected';
import { RUNNERS } from './content/runners';
import {
  AREA_IDS,
  CHASE_IDS,
  COMMON_ITEM_IDS,
  DIE_TYPES,
  EPIC_DECK_IDS,
  INFECTED_TYPES,
  type InfectedType,
  STARTING_WEAPON_IDS,
  WOUND_IDS,
} from './ids';
import type { Die, Runner, State } from './state';

function diceOf(runner: Runner): readonly Die[] {
  const { pool, track, momentumSpot, fatigue, cooldown } = runner;
  return [...pool, ...track, momentumSpot, ...fatigue, ...cooldown].filter((die) => die !== null);
}

function carried(state: State): readonly string[] {
  return state.runners.flatMap((runner) => [...runner.items, ...(runner.weapon ? [runner.weapon] : [])]);
}

/** Names what is not there exactly once. */
function lostOrDoubled(
  what: string,
  expected: readonly string[],
  found: readonly string[],
): readonly string[] {
  const count = new Map<string, number>();
  for (const id of found) count.set(id, (count.get(id) ?? 0) + 1);
  const faults = expected
    .filter((id) => count.get(id) !== 1)
    .map((id) => `${what} ${id} is there ${count.get(id) ?? 0} times`);
  const strange = [...count.keys()]
    .filter((id) => !expected.includes(id))
    .map((id) => `${what} ${id} does not belong`);
  return [...faults, ...strange];
}

function doubled(what: string, found: readonly string[]): readonly string[] {
  return found.filter((id, index) => found.indexOf(id) !== index).map((id) => `${what} ${id} is there twice`);
}

function diceFaults({ runners, supply }: State): readonly string[] {
  const box = DIE_TYPES.flatMap((type) =>
    Array.from({ length: ACTION_DICE[type].count }, (_, index) => `die-${type}-${index + 1}`),
  );
  const held = runners.flatMap(diceOf);
  const found = [...DIE_TYPES.flatMap((type) => supply[type]), ...held.map((die) => die.id)];
  const odd = held.filter(({ id, type, face }) => !id.startsWith(`die-${type}-`) || face < 1 || face > 6);
  const greedy = runners.filter((one) => diceOf(one).filter((die) => die.type === 'momentum').length > 1);
  return [
    ...lostOrDoubled('die', box, found),
    ...odd.map((die) => `die ${die.id} shows face ${die.face} as ${die.type}`),
    ...greedy.map((runner) => `${runner.id} holds two Momentum dice`),
  ];
}

function miniatureFaults({ areas }: State): readonly string[] {
  const onMap = (type: InfectedType) =>
    AREA_IDS.reduce((sum, area) => sum + areas[area].standing[type] + areas[area].down[type], 0);
  const negative = AREA_IDS.filter((area) =>
    INFECTED_TYPES.some((type) => areas[area].standing[type] < 0 || areas[area].down[type] < 0),
  );
  return [
    ...negative.map((area) => `${area} holds less than nobody`),
    ...INFECTED_TYPES.filter((type) => onMap(type) > INFECTED[type].miniatures).map(
      (type) => `there are ${onMap(type)} ${type} miniatures on the map`,
    ),
  ];
}

function cardFaults(state: State): readonly string[] {
  const { runners, wounds, common, epic, chase } = state;
  const items = carried(state);
  const isIn = (ids: readonly string[]) => (id: string) => ids.includes(id);
  const woundsHeld = runners.flatMap(({ lightWound, heavyWounds }) =>
    [lightWound ?? [], ...heavyWounds].flat(),
  );
  const chasing = runners.flatMap((runner) => runner.chase ?? []);
  const commonHeld = items.filter(isIn(COMMON_ITEM_IDS));
  const epicHeld = items.filter(isIn(EPIC_DECK_IDS));
  return [
    ...lostOrDoubled('wound', WOUND_IDS, [...wounds.draw, ...wounds.discard, ...woundsHeld]),
    ...lostOrDoubled('item', COMMON_ITEM_IDS, [...common.draw, ...common.discard, ...commonHeld]),
    ...lostOrDoubled('item', EPIC_DECK_IDS, [...epic.draw, ...epic.discard, ...epicHeld]),
    ...lostOrDoubled('chase card', CHASE_IDS, [...chase, ...chasing]),
    ...doubled('item', items.filter(isIn([...STARTING_WEAPON_IDS, 'e-inhibitor']))),
  ];
}

function deckFaults(state: State): readonly string[] {
  const drawn = state.exposurePhase?.step?.drawn ?? [];
  return state.runners.flatMap(({ id, exposure }) => {
    const out = drawn.filter((one) => one.runner === id).flatMap((one) => one.cards);
    const found = [...exposure.draw, ...exposure.discard, ...out];
    return lostOrDoubled('Exposure card', EXPOSURE_DECKS[RUNNERS[id].colour], found);
  });
}

/** Everything that is wrong with a state; empty for every state of a real game. */
export function invariantFaults(state: State): readonly string[] {
  return [
    ...diceFaults(state),
    ...miniatureFaults(state),
    ...cardFaults(state),
    ...deckFaults(state),
    ...doubled(
      'Runner',
      state.runners.map((runner) => runner.id),
    ),
    ...doubled(
      'token',
      state.tokens.map((token) => token.id),
    ),
  ];
}
