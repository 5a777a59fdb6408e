import { once } from './once';

/**
 * Loads everything that a game's table is made of. Fetched together: whoever waits for one thing after the other prints
 * all boards and cards anew each time.
 */
export function boxOf(...loads: readonly (() => Promise<unknown>)[]): () => Promise<unknown> {
  return once(() => Promise.all(loads.map((load) => load())));
}
