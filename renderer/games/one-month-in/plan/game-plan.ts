/** What people choose on the new-game screen (OM-SETUP-01). */
import type { LoadedLuck } from '../../../../models/kernel/luck';
import type { Controller, Seat } from '../../../../models/kernel/types';
import { LAYOUTS, layoutFor } from '../../../../models/one-month-in/content/layouts';
import { LAYOUT_IDS, type LayoutId, TEAM_IDS, type TeamId } from '../../../../models/one-month-in/ids';
import type { OwnLayout } from '../../../../models/one-month-in/layouts/draft';
import type { Options } from '../../../../models/one-month-in/state';
import { swapped } from '../../../seats/swapped';

export interface PlannedSeat {
  readonly name: string;
  readonly controller: Controller;
  readonly colour: TeamId;
  /** Food that it has more at the start. */
  readonly handicap: number;
}

export interface GamePlan {
  readonly seats: readonly PlannedSeat[];
  /** One of the built maps, or a copy of somebody's own. */
  readonly layout: LayoutId | OwnLayout;
  /** Seat that begins, counted from 0; null for the lot. */
  readonly first: number | null;
  readonly maxRounds: Options['maxRounds'];
  /** The fixed city of the lesson. */
  readonly guided: boolean;
  readonly seed: string;
  readonly loaded: LoadedLuck | null;
}

export const FEWEST_SEATS = 2;
export const MAX_SEATS = TEAM_IDS.length;
export const ROUNDS = [15, 20, 25] as const satisfies readonly Options['maxRounds'][];
/** Food that may be added at the start. */
export const HANDICAPS = [0, 1, 2] as const;

/** The seats of the lesson: a person plays Blue against a recruit. */
const GUIDED_LAYOUT: LayoutId = '2-two-streets';
const RECRUIT: Controller = { kind: 'bot', level: 'easy' };
const BOT: Controller = { kind: 'bot', level: 'normal' };

/** Three teams, one of them a person's: a game that can be started with one click. */
export function usualPlan(seed: string, nameOf: (index: number) => string): GamePlan {
  const bare = { seats: [], first: null, maxRounds: 25, guided: false, seed, loaded: null } as const;
  return withSeats({ ...bare, layout: layoutFor(null, 3) }, 3, nameOf);
}

/** The maps for so many teams, the recommended one first. */
export function layoutsFor(count: number): readonly LayoutId[] {
  return LAYOUT_IDS.filter((id) => LAYOUTS[id].bases.length === count);
}

function freeColour(seats: readonly PlannedSeat[]): TeamId {
  return TEAM_IDS.find((id) => seats.every(({ colour }) => colour !== id)) ?? TEAM_IDS[0];
}

/** The plan with so many teams; those that stay are as they were, new ones are bots, but for the first of all. */
export function withSeats(plan: GamePlan, count: number, nameOf: (index: number) => string): GamePlan {
  const seats = plan.seats.slice(0, count);
  for (let index = seats.length; index < count; index++) {
    const controller: Controller = index === 0 ? { kind: 'human' } : BOT;
    seats.push({ name: nameOf(index), controller, colour: freeColour(seats), handicap: 0 });
  }
  const { bases } = typeof plan.layout === 'string' ? LAYOUTS[plan.layout] : plan.layout;
  const fits = bases.length === count;
  return {
    ...plan,
    seats,
    layout: fits ? plan.layout : layoutFor(null, count),
    first: plan.first !== null && plan.first < count ? plan.first : null,
    guided: plan.guided && count === 2,
  };
}

/** Another map; the fixed city is for one of them only. */
export function withLayout(plan: GamePlan, layout: GamePlan['layout']): GamePlan {
  return { ...plan, layout, guided: plan.guided && layout === GUIDED_LAYOUT };
}

/** The plan with one seat changed. The fixed city is for a person who plays Blue against a recruit. */
export function withSeat(plan: GamePlan, index: number, change: Partial<PlannedSeat>): GamePlan {
  const seats = plan.seats.map((seat, at) => (at === index ? { ...seat, ...change } : seat));
  return { ...plan, seats, guided: false };
}

/** Gives a colour to one seat; whoever had it gets the one that is given up for it (OM-SETUP-01). */
export function withColour(plan: GamePlan, index: number, colour: TeamId): GamePlan {
  return { ...plan, seats: swapped(plan.seats, index, 'colour', colour), guided: false };
}

/** The fixed city with all that belongs to it (section 4), or a city that is drawn. */
export function withGuided(plan: GamePlan, guided: boolean, nameOf: (index: number) => string): GamePlan {
  if (!guided) return { ...plan, guided };
  const two = withSeats(plan, 2, nameOf);
  const [pupil, rival] = two.seats;
  const seats: readonly PlannedSeat[] = [
    { name: pupil?.name ?? nameOf(0), controller: { kind: 'human' }, colour: 'blue', handicap: 0 },
    { name: rival?.name ?? nameOf(1), controller: RECRUIT, colour: 'red', handicap: 0 },
  ];
  return { ...two, seats, layout: GUIDED_LAYOUT, first: 0, guided };
}

export function seatsOf({ seats }: GamePlan): readonly Seat[] {
  return seats.map(({ name, controller }, index) => ({ id: `seat-${index + 1}`, name, controller }));
}

export function optionsOf({ seats, layout, first, maxRounds, guided }: GamePlan): Options {
  return {
    layout,
    teams: seats.map(({ colour }) => colour),
    startPlayer: first ?? 'random',
    maxRounds,
    handicap: seats.map(({ handicap }) => handicap),
    guidedCity: guided,
  };
}
