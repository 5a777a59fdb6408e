/** What a piece does on its spot, as an expressive hand would move it: key poses in time, and nothing of a skeleton. */
import { smooth } from './easing';

/** Where a piece is on its way to its aim, and how it is held, at a moment. All is 0 at rest. */
export interface Bearing {
  /** Share of the way to the aim; negative is drawn back from it. */
  readonly out: number;
  /** Radians that it bows to the aim; negative leans back. */
  readonly nod: number;
  /** Radians that it is turned away from the aim. */
  readonly twist: number;
  /** Cells that it is lifted. */
  readonly up: number;
  /** Share that it lies on its side. */
  readonly tip: number;
  /** How bright it flashes, 0 to 1. */
  readonly flash: number;
}

/** What a piece has come to at a moment; what is left out is at rest. */
export interface Key extends Partial<Bearing> {
  /** Milliseconds at single speed. */
  readonly at: number;
  /** It gets there faster and faster, and is stopped. */
  readonly hits?: boolean;
}

/** Keys in the order of time; it sets off from where the piece is held, and the last one is at rest. */
export type Act = readonly Key[];

export const REST: Bearing = { out: 0, nod: 0, twist: 0, up: 0, tip: 0, flash: 0 };

/** Milliseconds at single speed. */
export function lengthOfAct(act: Act): number {
  return act.at(-1)?.at ?? 0;
}

function between(from: Bearing, to: Bearing, share: number): Bearing {
  const mix = (what: keyof Bearing) => from[what] + (to[what] - from[what]) * share;
  return {
    out: mix('out'),
    nod: mix('nod'),
    twist: mix('twist'),
    up: mix('up'),
    tip: mix('tip'),
    flash: mix('flash'),
  };
}

/** @param time milliseconds at single speed since the act began */
export function bearingAt(act: Act, time: number): Bearing {
  const next = act.findIndex(({ at }) => time < at);
  const to = act[next];
  if (!to) return REST;
  const from = act[next - 1] ?? { at: 0 };
  const share = Math.max(0, (time - from.at) / (to.at - from.at));
  return between({ ...REST, ...from }, { ...REST, ...to }, to.hits ? share ** 2 : smooth(share));
}

/** The same act some time later; until then the piece is at rest. */
export function later(act: Act, milliseconds: number): Act {
  return [{ at: milliseconds }, ...act.map((key) => ({ ...key, at: key.at + milliseconds }))];
}
