/** The table before the city is built: nothing is drawn or shuffled yet, `buildCity` does that. */
import { createLuck, type LoadedLuck } from '../kernel/luck';
import type { Seat } from '../kernel/types';
import { TEAM_IDS, type TeamId } from './ids';
import { mapOf } from './layouts/map-of';
import type { Options, State, Team } from './state';

/** The colours asked for, and for seats beyond them what is left, in the order of the table. */
function coloursOf({ teams }: Options, count: number): readonly TeamId[] {
  const left = TEAM_IDS.filter((team) => !teams.includes(team));
  return [...teams, ...left].slice(0, count);
}

function newTeam({ id }: Seat, colour: TeamId, handicap: number): Team {
  return { seat: id, colour, home: null, food: handicap, salvage: [], armed: 0, suited: 0 };
}

/** @throws RangeError when the options do not fit so many seats */
function check({ layout, startPlayer, guidedCity }: Options, seats: number): void {
  const { id } = mapOf(layout, seats);
  if (startPlayer !== 'random' && startPlayer >= seats)
    throw new RangeError(`There is no seat ${startPlayer + 1} to begin.`);
  if (guidedCity && id !== '2-two-streets')
    throw new RangeError('The city of the lesson is for two teams, on the map "2-two-streets".');
}

/** Nobody is busy with anything. */
const AT_REST = { arrival: null, fight: null, attack: null, outcome: null } as const;

/**
 * The state with which the chart starts; its first step builds the city.
 * @param seed any text; the same seed, options, seats and moves give the same game
 * @param loaded results to hand out before luck is asked
 * @throws RangeError when the options do not fit so many seats
 */
export function setup(options: Options, seats: readonly Seat[], seed: string, loaded?: LoadedLuck): State {
  check(options, seats.length);
  const colours = coloursOf(options, seats.length);
  return {
    options,
    seats,
    luck: createLuck(seed, loaded),
    teams: seats.map((seat, index) => newTeam(seat, colours[index] ?? 'blue', options.handicap[index] ?? 0)),
    turn: 0,
    round: 0,
    fencesAsked: 0,
    tiles: {},
    box: [],
    deck: [],
    spent: [],
    fences: [],
    ...AT_REST,
  };
}
