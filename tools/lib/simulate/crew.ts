/** Shares the games out among processes, so that all cores play. */
import { shareOut } from '../crew';
import type { Simulation } from './arguments';
import type { GameRecord } from './play-game';

const WORKER = new URL('./worker.ts', import.meta.url);

/**
 * Plays all games of a simulation.
 * @param progress hears how many games are over
 * @returns the records in the order of the games, whoever played them
 * @throws Error when a game breaks; the other processes are stopped
 */
export async function playAll(
  simulation: Simulation,
  workers: number,
  progress?: (done: number) => void,
): Promise<readonly GameRecord[]> {
  const shift = { worker: WORKER, order: simulation, count: simulation.games };
  const records = await shareOut<Simulation, GameRecord>(shift, workers, progress);
  return records.toSorted((one, other) => one.number - other.number);
}
