/**
 * What rules change: a copy of the state. It shares with the state before what rules only ever replace as a whole, since
 * most of it is the same after a move (`docs/measurements.md`); `draft.test.ts` plays games in which that is frozen.
 */
import { copy, type Draft } from '../kernel/change';
import type { FaceDown } from '../kernel/hidden';
import { copyOfLuck } from '../kernel/luck';
import type { Seat } from '../kernel/types';
import type { CityId, LootId } from './ids';
import type { Arrival, Attack, Fence, Fight, Options, State, Team, Tile } from './state';

type Lists = readonly (LootId | FaceDown)[] | readonly (CityId | FaceDown)[];
type Replaced = Arrival | Attack | Fence | Fight | Lists | Options | Seat | Tile;
export type DraftState = Draft<State, Replaced>;
export type DraftTeam = Draft<Team, Replaced>;

function teamOf(team: Team): DraftTeam {
  return {
    seat: team.seat,
    colour: team.colour,
    home: team.home,
    food: team.food,
    salvage: team.salvage,
    armed: team.armed,
    suited: team.suited,
  };
}

/** A copy that rules may change. Named field by field, as engines make such objects fastest. */
export function copyOf(state: State): DraftState {
  return {
    options: state.options,
    seats: state.seats.slice(),
    luck: copyOfLuck(state.luck),
    teams: state.teams.map(teamOf),
    turn: state.turn,
    round: state.round,
    fencesAsked: state.fencesAsked,
    tiles: { ...state.tiles },
    box: state.box,
    deck: state.deck,
    spent: state.spent,
    fences: state.fences.slice(),
    arrival: state.arrival,
    fight: state.fight,
    attack: state.attack,
    outcome: copy(state.outcome) as DraftState['outcome'],
  };
}
