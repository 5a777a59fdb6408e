/** What is true of every state that the rules can reach: nothing gets lost, nothing is in two places (TV66, TV67). */
import { LOOT_DECK } from './content/loot';
import { CITY_IDS } from './ids';
import { endsOf } from './rules/fences';
import { headcount, pointsIn } from './rules/groups';
import { fencesLeft, flagsLeft, foodLeft, survivorsLeft, zombiesLeft } from './rules/supplies';
import { activeSeat } from './rules/table';
import type { State, Tile } from './state';

const sorted = (list: readonly string[]) => list.toSorted().join();

/** Every loot card and every tile of the city is somewhere, once. */
function cardFaults({ deck, spent, teams, tiles, box }: State): readonly string[] {
  const all = Object.values(tiles);
  const loot = [
    ...deck,
    ...spent,
    ...teams.flatMap(({ salvage }) => salvage),
    ...all.flatMap((tile) => tile.loot),
  ];
  const city = [...box, ...all.map(({ id }) => id).filter((id) => !id.startsWith('base-'))];
  return [
    ...(sorted(loot) === sorted(LOOT_DECK) ? [] : [`there are ${loot.length} loot cards, or wrong ones`]),
    ...(sorted(city) === sorted(CITY_IDS) ? [] : ['tiles are missing or there twice']),
  ];
}

function supplyFaults(state: State): readonly string[] {
  const supplies = state.teams.map(({ seat, food, armed, suited }) => ({
    survivors: survivorsLeft(state, seat),
    flags: flagsLeft(state, seat),
    fences: fencesLeft(state, seat),
    food,
    armed,
    suited,
  }));
  const shared = { zombies: zombiesLeft(state), food: foodLeft(state) };
  return [shared, ...supplies].flatMap((supply) =>
    Object.entries(supply).flatMap(([name, count]) => (count < 0 ? [`there are ${count} ${name}`] : [])),
  );
}

/** Where nobody may stand, outside of a fight on the very tile. */
function zoneFaults(place: string, tile: Tile): readonly string[] {
  const { status, zombies, groups } = tile;
  const zones = groups.map(({ zone }) => zone);
  const wrong = status === 'held' ? zones.some((zone) => zone !== 'whole') : zones.includes('whole');
  const faults: string[] = [];
  if (wrong) faults.push(`somebody stands in a zone that ${place} has not`);
  if (zombies > 0 && status === 'held') faults.push(`zombies are on land that is held at ${place}`);
  if (zombies > 0 && zones.includes('inner')) faults.push(`somebody is with zombies at ${place}`);
  return faults;
}

function tileFaults(place: string, tile: Tile): readonly string[] {
  const { status, owner, worked, counting, groups, zombies } = tile;
  const faults: string[] = [];
  if ((status === 'held') !== (owner !== null)) faults.push(`the flag of ${place} is wrong`);
  if ((worked || counting) && owner === null) faults.push(`a token lies at ${place} without a flag`);
  if (status === 'fog' && (groups.length > 0 || zombies > 0))
    faults.push(`somebody is in the fog at ${place}`);
  if (groups.some(({ ap }) => headcount(ap) <= 0 || Math.min(...ap) < 0))
    faults.push(`nobody stands at ${place}`);
  return faults;
}

/** Nobody has action points in another team's turn (OM-TURN-02). */
function pointFaults(state: State): readonly string[] {
  const groups = Object.values(state.tiles).flatMap((tile) => tile.groups);
  const wrong = groups.filter(({ seat, ap }) => seat !== activeSeat(state) && pointsIn(ap) > 0);
  return wrong.map(({ seat }) => `${seat} has action points in another turn`);
}

function fenceFaults(state: State): readonly string[] {
  const edges = state.fences.map(({ edge }) => edge);
  return edges
    .filter((edge, index) => edges.indexOf(edge) !== index || endsOf(state, edge) === null)
    .map((edge) => `the fence on ${edge} is wrong`);
}

/** Everything that is wrong with a state; empty for every state of a real game. */
export function invariantFaults(state: State): readonly string[] {
  const tiles = Object.entries(state.tiles);
  return [
    ...cardFaults(state),
    ...supplyFaults(state),
    ...tiles.flatMap(([place, tile]) => tileFaults(place, tile)),
    ...tiles.flatMap(([place, tile]) => (state.fight?.tile === place ? [] : zoneFaults(place, tile))),
    ...pointFaults(state),
    ...fenceFaults(state),
  ];
}
