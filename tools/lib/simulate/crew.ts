/** Shares the games out among processes, so that all cores play. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Simulation } from './arguments';
import type { GameRecord } from './play-game';

/** What a worker is told: one game to play. */
export interface Task {
  readonly simulation: Simulation;
  readonly number: number;
}

/** What it answers. */
export type Report =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly error: string };

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));

function hire(): ChildProcess {
  return fork(WORKER, { execArgv: ['--import', 'tsx'] });
}

/** Gives a worker its next game, or lets it go. */
function assignTo(worker: ChildProcess, simulation: Simulation, number: number | null): void {
  if (number === null) worker.disconnect();
  else worker.send({ simulation, number } satisfies Task);
}

/** Lets one process play numbers from `next` until there are none left. */
function work(
  simulation: Simulation,
  next: () => number | null,
  tell: (record: GameRecord) => void,
): { readonly done: Promise<void>; readonly stop: () => void } {
  const worker = hire();
  const done = new Promise<void>((resolve, reject) => {
    const assign = () => assignTo(worker, simulation, next());
    worker.on('message', (report: Report) => {
      if (!report.ok) return reject(new Error(report.error));
      tell(report.record);
      assign();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A worker ended with ${code}.`))));
    assign();
  });
  return { done, stop: () => worker.kill() };
}

/**
 * Plays all games of a simulation.
 * @param progress hears how many games are over
 * @returns the records in the order of the games, whoever played them
 * @throws Error when a game breaks; the other processes are stopped
 */
export async function playAll(
  simulation: Simulation,
  workers: number,
  progress: (done: number) => void = () => {},
): Promise<readonly GameRecord[]> {
  const records: GameRecord[] = [];
  let last = 0;
  const next = () => (last < simulation.games ? ++last : null);
  const tell = (record: GameRecord) => progress(records.push(record));
  const crew = Array.from({ length: Math.min(workers, simulation.games) }, () =>
    work(simulation, next, tell),
  );
  try {
    await Promise.all(crew.map(({ done }) => done));
  } finally {
    for (const { stop } of crew) stop();
  }
  return records.toSorted((one, other) => one.number - other.number);
}
