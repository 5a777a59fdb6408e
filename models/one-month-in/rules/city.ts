/** Building the city (section 4). */
import type { HexKey } from '../../kernel/hex';
import { type Luck, randomInt, shuffle } from '../../kernel/luck';
import type { Layout } from '../content/layouts';
import { LOOT_DECK } from '../content/loot';
import { FIRST_SURVIVORS } from '../content/supplies';
import { type CityId, FARM_IDS, PLAIN_IDS, type TileId, UNIQUE_IDS } from '../ids';
import { mapOf } from '../layouts/map-of';
import type { DraftState, DraftTeam, OMPlay } from '../play';
import type { State, Tile } from '../state';
import { addGroup } from './groups';
import { guideCards } from './guided-luck';
import { activeSeat, changeTile } from './table';

/** What lies where in the city of the lesson (section 4); everything else is drawn. */
export const GUIDED: Readonly<Record<HexKey, CityId>> = {
  '-1,0': 'terraced-houses',
  '-1,-1': 'farm-05',
  '-2,1': 'zoo',
  '-3,1': 'farm-12',
};

function newTile(id: TileId): Tile {
  return {
    id,
    status: 'fog',
    owner: null,
    zombies: 0,
    loot: [],
    dealt: false,
    worked: false,
    counting: false,
    groups: [],
  };
}

/** The start player becomes the first team, the others follow clockwise with all that is theirs (OM-SETUP-02). */
function seatTeams({ options, teams, luck, ...state }: State): { teams: State['teams']; byLot: boolean } {
  const byLot = options.startPlayer === 'random' && !options.guidedCity;
  const asked = options.startPlayer === 'random' ? 0 : options.startPlayer;
  const first = byLot ? randomInt(luck as Luck, 0, state.seats.length - 1) : asked;
  return { teams: [...teams.slice(first), ...teams.slice(0, first)], byLot };
}

/** Draws so many tiles of some; those that lie fixed count, and are not drawn (OM-SETUP-03). */
function drawTiles<Id extends CityId>(
  luck: Luck,
  ids: readonly Id[],
  count: number,
  fixed: readonly CityId[],
): Id[] {
  const left = ids.filter((id) => !fixed.includes(id));
  shuffle(luck, left);
  return left.slice(0, count - (ids.length - left.length));
}

/** What lies on each place but the bases: the unique tiles in the core, all else shuffled (OM-SETUP-03, OM-SETUP-04). */
function cityTiles(
  luck: Luck,
  layout: Layout,
  guided: Readonly<Record<HexKey, CityId>>,
): Record<HexKey, CityId> {
  const fixed = Object.values(guided);
  const core = [...layout.core];
  shuffle(luck, core);
  const city: Record<HexKey, CityId> = { ...guided };
  for (const [index, id] of UNIQUE_IDS.entries()) city[core[index] as HexKey] = id;
  const others: CityId[] = [
    ...(['zoo'] as const).filter((id) => !fixed.includes(id)),
    ...drawTiles(luck, FARM_IDS, layout.farms, fixed),
    ...drawTiles(luck, PLAIN_IDS, layout.plain, fixed),
  ];
  shuffle(luck, others);
  const free = layout.tiles.filter((place) => !Object.hasOwn(city, place) && !layout.bases.includes(place));
  for (const [index, place] of free.entries()) city[place] = others[index] as CityId;
  return city;
}

/** A base is held from the start, with five survivors on it (OM-SETUP-06). Everybody but the start player has a food more. */
function settle(state: DraftState, team: DraftTeam, place: HexKey): void {
  team.home = place;
  changeTile(state, place, { status: 'held', owner: team.seat, dealt: true });
  addGroup(state, place, { seat: team.seat, zone: 'whole', ap: [FIRST_SURVIVORS, 0, 0] });
}

/** Lays out all tiles row by row, and settles the teams on theirs (OM-SETUP-06, OM-SETUP-07). */
function layOut(state: DraftState, { tiles, bases }: Layout, city: Readonly<Record<HexKey, CityId>>): void {
  const baseAt = (place: HexKey): TileId => `base-${state.teams[bases.indexOf(place)]?.colour ?? 'blue'}`;
  state.tiles = {};
  for (const place of tiles) state.tiles[place] = newTile(city[place] ?? baseAt(place));
  for (const [index, team] of state.teams.entries()) {
    settle(state, team, bases[index] as HexKey);
    team.food += index === 0 ? 0 : 1;
  }
}

/** From start player to loot deck (OM-SETUP-02..07). */
export function buildCity(play: OMPlay): void {
  const { state } = play;
  const { teams, byLot } = seatTeams(state);
  state.teams = teams as DraftState['teams'];
  const { id, layout } = mapOf(state.options.layout, state.teams.length);
  const city = cityTiles(state.luck, layout, state.options.guidedCity ? GUIDED : {});
  layOut(state, layout, city);
  const used = Object.values(city);
  state.box = [...FARM_IDS, ...PLAIN_IDS].filter((id) => !used.includes(id));
  const deck = [...LOOT_DECK];
  shuffle(state.luck, deck);
  state.deck = deck;
  guideCards(state);
  play.tell({ type: 'city-built', layout: id, first: activeSeat(state), byLot });
}
