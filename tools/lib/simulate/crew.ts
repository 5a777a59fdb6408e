/** Shares the games out among processes, so that all cores play. */
import { shareOut } from '../crew';
import type { Simulation } from './arguments';
import { type GameRecord, playGame } from './play-game';

const WORKER = new URL('./worker.ts', import.meta.url);

/**
 * Plays games of a simulation.
 * @param numbers which ones
 * @param progress hears how many games are over
 * @returns the records in the order of the games, whoever played them
 * @throws Error when a game breaks; the other processes are stopped
 */
export async function playAll(
  simulation: Simulation,
  numbers: readonly number[],
  workers: number,
  progress?: (done: number) => void,
): Promise<readonly GameRecord[]> {
  const shift = { worker: WORKER, perform: playGame, order: simulation, numbers };
  const records = await shareOut<Simulation, GameRecord>(shift, workers, progress);
  return records.toSorted((one, other) => one.number - other.number);
}
