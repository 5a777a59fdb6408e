/** The action phase (11.1, point 3): the best of all candidates, again and again, until none is left. */
import type { HexKey } from '../../kernel/hex';
import type { SeatId } from '../../kernel/types';
import type { Move, MoveOf } from '../moves';
import { fightOdds } from '../odds/fight';
import { FARMS_TO_END, farmsOf, workedFarms } from '../rules/farms';
import { endsOf } from '../rules/fences';
import { groupAt, headcount, pointsIn, rivalsIn } from '../rules/groups';
import { leadOf } from '../rules/points';
import { cardOf, teamOf, tileOf } from '../rules/table';
import type { Tile } from '../state';
import { NOISE } from './level';
import { needsFood, priceOf, turnsLeft } from './means';
import { chanceInside, rivalsNear } from './targets';
import { bestOf, type Candidate, ofType, type Thought } from './thought';
import { walks } from './walk';
import {
  attackWorth,
  cardWorth,
  endingWorth,
  landWorth,
  printedValue,
  SAFE_LEAD,
  survivorWorth,
  WORTH_ATTACKING,
} from './worth';

const off = ({ noise }: Thought, { type }: Move, place: HexKey) => noise(`${type} ${place}`, NOISE.works);

function reclaimScore(thought: Thought, move: MoveOf<'RECLAIM'>): number {
  const { state, seat, temper } = thought;
  const tile = tileOf(state, move.tile);
  const lifted = move.liftFlag === undefined ? 0 : printedValue(tileOf(state, move.liftFlag));
  const gain = printedValue(tile) - lifted;
  if (gain <= 0) return 0;
  const safe = temper.seeksEnd ? SAFE_LEAD : 0;
  if (cardOf(tile)?.kind === 'unique' && leadOf(state, seat) + gain <= safe) return 0;
  return 100 + gain + off(thought, move, move.tile);
}

/** How many farms could be worked by the end of this turn. */
function workable({ state, seat }: Thought): number {
  return farmsOf(state, seat).filter((place) => {
    const tile = tileOf(state, place);
    const isFree = rivalsIn(tile, seat, 'whole').length === 0;
    return tile.worked || (isFree && pointsIn(groupAt(tile, seat, 'whole')) > 0);
  }).length;
}

function farmScore(thought: Thought, move: MoveOf<'FARM'>): number {
  const { state, seat } = thought;
  const leads = leadOf(state, seat) > 0;
  const worked = workedFarms(state, seat).length;
  if (workable(thought) >= FARMS_TO_END && leads) return 200;
  if (worked === FARMS_TO_END - 1 || turnsLeft(state) === 0) return 0;
  return needsFood(state, seat) ? 60 + off(thought, move, move.tile) : 0;
}

function scavengeScore(thought: Thought, move: MoveOf<'SCAVENGE'>): number {
  const worth = cardWorth(thought.state, thought.seat, tileOf(thought.state, move.tile));
  const felt = worth + thought.noise(`loot ${move.tile}`, NOISE.thresholds);
  return felt > 0.1 ? 50 + 4 * felt + off(thought, move, move.tile) : 0;
}

/** With everybody who has a point. */
function attackScore({ state, seat }: Thought, move: MoveOf<'ATTACK_HERE'>): number {
  const [, one, two] = groupAt(tileOf(state, move.tile), seat, move.zone);
  if (move.k1 !== one || move.k2 !== two) return 0;
  const worth = attackWorth(state, seat, { ...move, attackers: one + two });
  return worth > WORTH_ATTACKING ? 75 + worth : 0;
}

/** Into an empty building go just enough for the claim. */
function enterEmptyScore({ state, seat }: Thought, { tile: place, k1, k2 }: MoveOf<'ENTER'>): number {
  const tile = tileOf(state, place);
  const [, one, two] = groupAt(tile, seat, 'outer');
  const missing = (cardOf(tile)?.claim ?? 1) - headcount(groupAt(tile, seat, 'inner'));
  const going = k1 + k2;
  return going === Math.min(missing, one + two) && k2 === Math.min(two, going) ? 65 : 0;
}

/** Into a building with nobody but rivals go those who will attack them there. */
function stormScore({ state, seat }: Thought, move: MoveOf<'ENTER'>, rivals: readonly SeatId[]): number {
  const attackers = move.k1 + move.k2;
  const worths = rivals.map((team) =>
    attackWorth(state, seat, { tile: move.tile, zone: 'inner', team, attackers }),
  );
  const worth = Math.max(...worths);
  return worth > WORTH_ATTACKING ? 70 + worth : 0;
}

/** Whether those who come through a fight can still pay for the flag before the game is over. */
function canStillClaim({ state }: Thought, { k2 }: MoveOf<'ENTER'>, tile: Tile, losses: number): boolean {
  return turnsLeft(state) > 0 || k2 - losses >= priceOf(tile);
}

/** Against zombies, or rivals inside, goes everybody who has a point. */
function enterScore(thought: Thought, move: MoveOf<'ENTER'>): number {
  const { state, seat, temper, noise } = thought;
  const tile = tileOf(state, move.tile);
  const [, one, two] = groupAt(tile, seat, 'outer');
  const [going, inside] = [move.k1 + move.k2, headcount(groupAt(tile, seat, 'inner'))];
  if (chanceInside(state, seat, tile, going + inside) === 0) return 0;
  const rivals = rivalsIn(tile, seat, 'inner');
  const { win, losses } = fightOdds(going, tile.zombies, teamOf(state, seat));
  if (!canStillClaim(thought, move, tile, losses)) return 0;
  if (tile.zombies === 0 && rivals.length === 0) return enterEmptyScore(thought, move);
  if (move.k1 !== one || move.k2 !== two) return 0;
  if (tile.zombies === 0) return stormScore(thought, move, rivals);
  const land = landWorth(tile);
  const ending = temper.seeksEnd ? endingWorth(leadOf(state, seat), tile, losses, land) : 0;
  const worth = win * (land + ending) - 1.1 * survivorWorth(state) * losses;
  const error = noise(`enter ${move.tile}`, NOISE.thresholds);
  return win > 0.75 + error / 10 && worth > 0.5 + error ? 70 + worth : 0;
}

/** Around what the team holds to the end, while it leads; else only for who swims in salvage. */
function fenceScore({ state, seat, temper }: Thought, { edge }: MoveOf<'BUILD_FENCE'>): number {
  const ends = endsOf(state, edge);
  if (!temper.buildsFences || !ends) return 0;
  const own = ends.filter((place) => tileOf(state, place).owner === seat);
  const other = ends.find((place) => !own.includes(place));
  if (own.length !== 1 || !other) return 0;
  const [mine = other] = own;
  const standsBeyond = tileOf(state, other).groups.some((group) => group.seat !== seat);
  if (tileOf(state, mine).counting && leadOf(state, seat) > 0 && rivalsNear(state, seat, mine))
    return standsBeyond ? 31 : 30;
  return standsBeyond && teamOf(state, seat).salvage.length >= 6 ? 45 : 0;
}

/** What comes of the legal moves; walking is thought about on its own. */
function scoreOf(thought: Thought, move: Move): number {
  switch (move.type) {
    case 'RECLAIM':
      return reclaimScore(thought, move);
    case 'FARM':
      return farmScore(thought, move);
    case 'SCAVENGE':
      return scavengeScore(thought, move);
    case 'ATTACK_HERE':
      return attackScore(thought, move);
    case 'ENTER':
      return enterScore(thought, move);
    case 'BUILD_FENCE':
      return fenceScore(thought, move);
    default:
      return 0;
  }
}

export function chooseAction(thought: Thought): Move {
  const done: readonly Candidate[] = thought.legal.map((move) => ({ move, score: scoreOf(thought, move) }));
  const best = bestOf([...done, ...walks(thought)]);
  return best?.move ?? ofType(thought.legal, 'END_TURN')[0] ?? { type: 'END_TURN' };
}
