/** The view of what a decision is about: near enough to tell pieces apart, on a picture that the board fills. Pure. */
import { type Lens, type Place, type Stage, seenFrom, type View, wholeView } from './view';

/** What a decision is about. */
export interface Subject {
  /** The piece that decides: it is always in sight. */
  readonly piece: Place;
  /** Where it may go and what threatens it: in sight as far as it fits. */
  readonly places: readonly Place[];
  /** What fills the picture; beyond it lies the bare table. */
  readonly ground: Stage;
  /** Angle in radians: 0 is flat over the table. */
  readonly pitch: number;
  /** Always the same, however much there is to show: pieces stay large, and nothing makes the table zoom. */
  readonly distance: number;
}

/** What a moment shows, from near by. */
export interface Moment {
  /** All of them are in sight. */
  readonly places: readonly Place[];
  /** Angle in radians: 0 is flat over the table. */
  readonly pitch: number;
}

/** What a game that is over came to: the winners, or what the others fell to. */
export interface Ending extends Moment {
  /** From which side of the table, in radians; as at home if left out. */
  readonly yaw?: number;
}

/** Share of the free part of the window that is left around what is in sight, both sides together. */
const MARGIN = 0.08;
/** The same around the piece that decides, so that it never stands under a panel's edge. */
const PIECE_MARGIN = 0.16;

/** Steps in which the bounds of the ground give way to a piece that stands high at its edge. */
const STEPS = 20;

/** How far what lies between the panels reaches over the ground from the place looked at, at distance 1. */
interface Reach {
  readonly aside: number;
  readonly north: number;
  readonly south: number;
}

function reachOf({ angle, width, height, safe }: Lens, pitch: number): Reach {
  const half = Math.tan(angle / 2) / height;
  const up = (height - safe.top - safe.bottom) * half;
  const away = (tangent: number) =>
    Math.cos(pitch) - Math.sin(pitch) / Math.tan(Math.max(0.05, pitch + Math.atan(tangent)));
  return { aside: (width - safe.left - safe.right) * half, north: -away(-up), south: away(up) };
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** A number between two; the middle of both where they have passed each other. */
function between(value: number, least: number, most: number): number {
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, value));
}

/** Moves a view so that as little as possible beyond the ground lies between the panels. */
function onGround({ aside, north, south }: Reach, ground: Stage, view: View): View {
  const far = view.distance;
  return {
    ...view,
    x: between(view.x, ground.west + aside * far, ground.east - aside * far),
    z: between(view.z, ground.north + north * far, ground.south - south * far),
  };
}

/** Whether all of the places lie between the panels. */
export function inSight(lens: Lens, view: View, places: readonly Place[]): boolean {
  const { width, height, safe } = lens;
  return places.every((place) => {
    const { x, y } = seenFrom(lens, view, place);
    return x >= safe.left && x <= width - safe.right && y >= safe.top && y <= height - safe.bottom;
  });
}

/** The lens with a margin between the panels and what is looked at. */
function roomy(lens: Lens, margin = MARGIN): Lens {
  const { width, height, safe } = lens;
  const aside = ((width - safe.left - safe.right) * margin) / 2;
  const up = ((height - safe.top - safe.bottom) * margin) / 2;
  const { left, right, top, bottom } = safe;
  return { ...lens, safe: { left: left + aside, right: right + aside, top: top + up, bottom: bottom + up } };
}

/** The farthest places are left out until the others are in sight from near enough. */
function viewOfNearest(lens: Lens, { piece, places, pitch }: Subject, farthest: number): View {
  const away = ([x, , z]: Place) => Math.hypot(x - piece[0], z - piece[2]);
  const sorted = places.toSorted((one, other) => away(one) - away(other));
  for (let many = sorted.length; many > 0; many--) {
    const view = wholeView(lens, [piece, ...sorted.slice(0, many)], pitch);
    if (view.distance <= farthest) return view;
  }
  return wholeView(lens, [piece], pitch);
}

/** The view of a subject from the south. */
export function closeView(lens: Lens, subject: Subject): View {
  const { ground, pitch } = subject;
  const reach = reachOf(lens, pitch);
  const distance = Math.min(subject.distance, (ground.east - ground.west) / (2 * reach.aside));
  const free = { ...viewOfNearest(roomy(lens), subject, distance), distance };
  const bound = onGround(reach, ground, free);
  const views = Array.from({ length: STEPS + 1 }, (_, step) => {
    const share = step / STEPS;
    return { ...free, x: mix(bound.x, free.x, share), z: mix(bound.z, free.z, share) };
  });
  const first = (within: Lens) => views.find((view) => inSight(within, view, [subject.piece]));
  return first(roomy(lens, PIECE_MARGIN)) ?? first(lens) ?? free;
}

/** The view of a moment, from the side of the table that `yaw` says. */
export function momentView(lens: Lens, { places, pitch }: Moment, yaw: number): View {
  return wholeView(roomy(lens), places, pitch, yaw);
}
