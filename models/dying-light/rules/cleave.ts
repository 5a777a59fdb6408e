/** What an attack does to others once its target's fate is known: Cleave (DL-ATK-06) and the Shock Baton (DL-ATK-07). */
import { INFECTED } from '../content/infected';
import type { FrameOf } from '../frames';
import { type AreaId, INFECTED_TYPES, type InfectedType } from '../ids';
import { areaOf } from '../map';
import { type DLPlay, pushFrames } from '../play';
import type { State } from '../state';
import { downOf, knockDown, standingOf, toughnessAt } from './infected';
import { killEnemy } from './kill';
import { runnerOf } from './runners';

/** An enemy that spare damage may go on to. */
export interface CleaveTarget {
  readonly infected: InfectedType;
  readonly down: boolean;
}

/** Enemies of an Area whose full Toughness the spare damage reaches (DL-ATK-06). */
export function cleaveTargets(state: State, area: AreaId, spare: number): readonly CleaveTarget[] {
  return INFECTED_TYPES.filter((type) => toughnessAt(state, area, type) <= spare).flatMap((infected) => [
    ...(standingOf(state, area, infected) > 0 ? [{ infected, down: false }] : []),
    ...(downOf(state, area, infected) > 0 ? [{ infected, down: true }] : []),
  ]);
}

/** Asks where the spare damage goes as long as it is enough for somebody (DL-ATK-06). */
export function resolveCleaveOn(play: DLPlay, { runner, area, spare }: FrameOf<'cleaveOn'>): void {
  if (cleaveTargets(play.state, area, spare).length === 0) return;
  pushFrames(play, { type: 'cleave', runner, area, spare });
}

/** Removes one more enemy; each needs its full Toughness (DL-ATK-06). */
export function cleaveInto(
  play: DLPlay,
  { runner, area, spare }: FrameOf<'cleave'>,
  { infected, down }: CleaveTarget,
): void {
  const left = spare - toughnessAt(play.state, area, infected);
  killEnemy(play, runner, { areaId: area, type: infected, down }, 'cleave');
  pushFrames(play, { type: 'cleaveOn', runner, area, spare: left });
}

/** Common Infected standing in an Area, which the Shock Baton may lay down. */
export function knockTargets(state: State, area: AreaId): readonly InfectedType[] {
  return INFECTED_TYPES.filter(
    (type) => INFECTED[type].class === 'common' && standingOf(state, area, type) > 0,
  );
}

/** Asks for the next common Infected of the Runner's Area to knock down, as long as there is one. */
export function resolveKnockOn(play: DLPlay, { runner, count }: FrameOf<'knockOn'>): void {
  const area = areaOf(runnerOf(play.state, runner).zone);
  if (count < 1 || knockTargets(play.state, area).length === 0) return;
  pushFrames(play, { type: 'knock', runner, count });
}

/** Lays one down (DL-ATK-07). */
export function knockOver(play: DLPlay, { runner, count }: FrameOf<'knock'>, infected: InfectedType): void {
  const area = areaOf(runnerOf(play.state, runner).zone);
  knockDown(play, area, infected);
  play.tell({ type: 'enemy-knocked-down', runner, infected, area });
  pushFrames(play, { type: 'knockOn', runner, count: count - 1 });
}
