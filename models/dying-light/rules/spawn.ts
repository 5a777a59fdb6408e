/** Spawn (DL-SPAWN-01..07) and the Nests it comes out of (DL-ENV-07). */
import { AREA_LIMIT } from '../content/infected';
import type { EntryOf } from '../entries';
import type { FrameOf } from '../frames';
import type { AreaId, InfectedType } from '../ids';
import { areaDistance, areaOf } from '../map';
import { type DLPlay, pushFrames } from '../play';
import type { State, Token } from '../state';
import { inSupply, placeInfected, totalIn } from './infected';
import { isNight } from './runners';
import { isUv } from './uv';

/** What a card's symbol brings: Biters by day, Virals by night (DL-SPAWN-01). */
function spawningType(state: State): InfectedType {
  return isNight(state) ? 'viral' : 'biter';
}

/** The type that is really placed: a Volatile for want of Virals; null when nothing is left (DL-SPAWN-03). */
function availableType(state: State, type: InfectedType): InfectedType | null {
  if (inSupply(state, type) > 0) return type;
  return type === 'viral' ? availableType(state, 'volatile') : null;
}

type LossReason = EntryOf<'spawn-lost'>['reason'];

function lose(play: DLPlay, area: AreaId, count: number, reason: LossReason): void {
  play.tell({ type: 'spawn-lost', area, count, reason });
}

/** What keeps the next miniature from being placed; null for nothing. */
function obstacle(state: State, area: AreaId, type: InfectedType | null): LossReason | null {
  if (isUv(state, area)) return 'uv';
  if (!type) return 'supply';
  return totalIn(state, area) >= AREA_LIMIT ? 'full' : null;
}

/** Places one miniature after the other; before the seventh the Area spreads, once in a spawn (DL-SPAWN-04..06). */
export function resolveSpawn(play: DLPlay, frame: FrameOf<'spawn'>): void {
  const { area, infected, count } = frame;
  if (count === 0) return;
  const asked = infected ?? spawningType(play.state);
  const type = availableType(play.state, asked);
  const reason = obstacle(play.state, area, type);
  if (type && !reason) {
    placeInfected(play, area, type, asked);
    pushFrames(play, { ...frame, count: count - 1 });
  } else if (reason === 'full' && !frame.spread) {
    pushFrames(play, { type: 'spread', area, everybody: false }, { ...frame, spread: true });
  } else if (reason) lose(play, area, count, reason);
}

/**
 * The Nests that a spawn for an Area may come from: fewest Areas away, heights and walls regardless, never in UV
 * (DL-SPAWN-02). Of several Nests in one Area the first stands for all. Empty when there is none (DL-SPAWN-07).
 */
export function nearestNests(state: State, from: AreaId): readonly Token[] {
  const nests = state.tokens.filter((token) => token.kind === 'nest' && !isUv(state, areaOf(token.zone)));
  const steps = (nest: Token) => areaDistance(from, areaOf(nest.zone));
  const fewest = Math.min(...nests.map(steps));
  const nearest = nests.filter((nest) => steps(nest) === fewest);
  const areas = nearest.map((nest) => areaOf(nest.zone));
  return nearest.filter((_, index) => areas.indexOf(areas[index] as AreaId) === index);
}

/** Spawns in the Nest nearest to an Area; the group chooses once among tied ones (DL-SPAWN-02). */
export function resolveSpawnNearest(play: DLPlay, frame: FrameOf<'spawnNearest'>): void {
  const { infected, count, from } = frame;
  if (count === 0) return;
  const available = availableType(play.state, infected ?? spawningType(play.state));
  const nests = available ? nearestNests(play.state, from) : [];
  const [nest] = nests;
  if (!nest) lose(play, from, count, available ? 'no-nest' : 'supply');
  else if (nests.length === 1) spawnAtNest(play, frame, nest);
  else pushFrames(play, { type: 'chooseNest', nests: nests.map((token) => token.id), infected, count, from });
}

/** Lets a whole spawn come out of one Nest. */
export function spawnAtNest(
  play: DLPlay,
  { infected, count }: Pick<FrameOf<'spawnNearest'>, 'infected' | 'count'>,
  nest: Token,
): void {
  pushFrames(play, { type: 'spawn', infected, count, area: areaOf(nest.zone), spread: false });
}
