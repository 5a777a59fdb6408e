/** The fullest table that One Month In can have: 45 tiles face up, all 80 survivors, all 60 zombies, every flag and fence. */
import { type BorderKey, borderOf, type HexKey, hexOf, keyOf, neighbours } from '../../../models/kernel/hex';
import { FENCES, FLAGS, SURVIVORS, ZOMBIES } from '../../../models/one-month-in/content/supplies';
import type { Group, State, Tile } from '../../../models/one-month-in/state';
import { city, type OMSession, sessionAt } from '../../helpers/one-month-in';

/** An evening round. */
const EVENING = 12;
/** As many as are drawn one by one. */
const TOGETHER = 5;
const MOST_ZOMBIES = 7;

function bordersOf(tiles: readonly HexKey[]): readonly BorderKey[] {
  const all = tiles.flatMap((tile) =>
    neighbours(hexOf(tile))
      .filter((other) => tiles.includes(keyOf(other)))
      .map((other) => borderOf(hexOf(tile), other)),
  );
  return [...new Set(all)];
}

/** Who stands on a tile: each team on as many tiles as it takes to stand all its people there. */
function groupsOn(state: State, index: number, zone: Group['zone']): readonly Group[] {
  const team = state.teams[index % state.teams.length];
  if (!team || index >= (state.teams.length * SURVIVORS) / TOGETHER) return [];
  const active = team.seat === state.teams[state.turn]?.seat;
  return [{ seat: team.seat, zone, ap: active ? [0, 0, TOGETHER] : [TOGETHER, 0, 0] }];
}

/** Flags on the first tiles, zombies in all others. */
function filled(state: State): Readonly<Record<HexKey, Tile>> {
  let zombies = ZOMBIES;
  const flags = state.teams.length * FLAGS;
  const entries = Object.entries(state.tiles).map(([place, tile], index) => {
    const held = tile.owner !== null || index < flags * 0.8;
    const owner = tile.owner ?? state.teams[index % state.teams.length]?.seat ?? null;
    const inside = held ? 0 : Math.min(MOST_ZOMBIES, zombies);
    zombies -= inside;
    const groups = groupsOn(state, index, held ? 'whole' : 'outer');
    const loot = state.deck.slice(0, held ? 3 : 0);
    return [
      place,
      held
        ? { ...tile, status: 'held', owner, loot, worked: true, counting: index % 20 === 0, groups }
        : { ...tile, status: 'wild', owner: null, zombies: inside, groups },
    ] as const;
  });
  return Object.fromEntries(entries) as Readonly<Record<HexKey, Tile>>;
}

/** A game with the fullest table, in which the first team is to act. */
export function fullMonth(): OMSession {
  const state = city({ layout: '4-crossroads' }, 4, 'full');
  const places = Object.keys(state.tiles) as HexKey[];
  const fences = bordersOf(places)
    .slice(0, state.teams.length * FENCES)
    .map((edge, index) => ({ edge, seat: state.teams[index % state.teams.length]?.seat ?? 'seat-1' }));
  return sessionAt({ ...state, round: EVENING, turn: 0, fencesAsked: 12, tiles: filled(state), fences });
}
