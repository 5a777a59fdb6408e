/** Content as it lies open, and its steps there and back. Pure. */
import { tidyName } from '../../models/kernel/tidy-name';
import type { Remembered } from '../games/content-editor';
import type { Made } from './content-shelf';

/** What lies open, with the steps that led there and those that were taken back. */
export type OpenContent<Body> = Remembered<Made<Body>>;

/** Content that comes with the game: it can be looked at, copied and played, and stays as it is. */
export type Shipped<Body> = Pick<OpenContent<Body>, 'id' | 'made'>;

/** What a step changes. */
export type Changed<Body> = Partial<Pick<Made<Body>, 'name' | 'maker' | 'body'>>;

/** Steps that can be taken back. */
const STEPS = 500;

/** It lies open without a step there or back. */
export function fresh<Body>({ id, made }: Shipped<Body>): OpenContent<Body> {
  return { id, made, past: [], future: [] };
}

function tidied<Body>(made: Made<Body>): Made<Body> {
  return { ...made, name: tidyName(made.name), maker: tidyName(made.maker) };
}

export function withStep<Body>(
  { id, made, past }: OpenContent<Body>,
  changed: Changed<Body>,
): OpenContent<Body> {
  return { id, made: tidied({ ...made, ...changed }), past: [...past, made].slice(-STEPS), future: [] };
}

/** Null where there is no step to take back. */
export function stepBack<Body>({ id, made, past, future }: OpenContent<Body>): OpenContent<Body> | null {
  const before = past.at(-1);
  return before ? { id, made: before, past: past.slice(0, -1), future: [made, ...future] } : null;
}

/** Null where no step was taken back. */
export function stepForth<Body>({ id, made, past, future }: OpenContent<Body>): OpenContent<Body> | null {
  const [next, ...rest] = future;
  return next ? { id, made: next, past: [...past, made], future: rest } : null;
}
