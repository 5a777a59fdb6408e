import { isFaceDown } from '../../../../models/kernel/hidden';
import { pointsOf } from '../../../../models/one-month-in/rules/points';
import { activeSeat } from '../../../../models/one-month-in/rules/table';
import type { State, Tile } from '../../../../models/one-month-in/state';
import { NOTHING_PASSING, type SceneModel, type TileModel } from './scene-model';

function tileModel({ id, status, owner, zombies, loot, worked, counting, groups }: Tile): TileModel {
  const shown = status === 'fog' || isFaceDown(id) ? null : id;
  return { id: shown, status, owner, zombies, loot: loot.length, worked, counting, groups };
}

function fightOf({ fight, attack }: State): SceneModel['fight'] {
  if (attack) return { tile: attack.tile, zone: attack.zone };
  return fight && { tile: fight.tile, zone: 'inner' };
}

/** What the table shows of a position. */
export function sceneModel(state: State): SceneModel {
  const { teams, tiles, fences, outcome, options } = state;
  return {
    round: state.round,
    rounds: options.maxRounds,
    over: outcome !== null,
    winners: outcome?.winners ?? [],
    teams: teams.map(({ seat, colour, home }) => ({ seat, colour, home, points: pointsOf(state, seat) })),
    active: outcome ? null : activeSeat(state),
    tiles: Object.fromEntries(Object.entries(tiles).map(([place, tile]) => [place, tileModel(tile)])),
    fences,
    fight: fightOf(state),
    thrown: null,
    ...NOTHING_PASSING,
  };
}
