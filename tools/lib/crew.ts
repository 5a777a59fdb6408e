/** Shares numbered jobs out among processes, so that all cores work. */
import { type ChildProcess, fork } from 'node:child_process';
import { setImmediate } from 'node:timers/promises';

/** What is to be done, once for each number. */
export interface Shift<Order, Result> {
  /** A module that calls `workFor` with `perform`. */
  readonly worker: URL;
  readonly perform: (order: Order, number: number) => Result;
  /** What every worker is told with the number of its job; plain data. */
  readonly order: Order;
  readonly numbers: readonly number[];
}

/** What a worker is told. */
interface Task<Order> {
  readonly order: Order;
  readonly number: number;
}

/** What it answers. */
type Report<Result> =
  | { readonly ok: true; readonly result: Result }
  | { readonly ok: false; readonly error: string };

/** The numbers of so many jobs, from 1. */
export function firstNumbers(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** Called by a worker's module: does the jobs that it is told, one after the other. */
export function workFor<Order, Result>(perform: (order: Order, number: number) => Result): void {
  const reportOn = ({ order, number }: Task<Order>): Report<Result> => {
    try {
      return { ok: true, result: perform(order, number) };
    } catch (error) {
      return { ok: false, error: (error as Error).message };
    }
  };
  process.on('message', (task: Task<Order>) => {
    process.send?.(reportOn(task));
  });
}

/** Gives a worker its next job, or lets it go. */
function assignTo<Order>(worker: ChildProcess, order: Order, number: number | null): void {
  if (number === null) worker.disconnect();
  else worker.send({ order, number } satisfies Task<Order>);
}

/** Lets one process do jobs from `next` until there are none left. */
function work<Order, Result>(
  { worker: module, order }: Shift<Order, Result>,
  next: () => number | null,
  tell: (result: Result) => void,
): { readonly done: Promise<void>; readonly stop: () => void } {
  const worker = fork(module, { execArgv: ['--import', 'tsx'] });
  const done = new Promise<void>((resolve, reject) => {
    const assign = () => assignTo(worker, order, next());
    worker.on('message', (report: Report<Result>) => {
      if (!report.ok) return reject(new Error(report.error));
      tell(report.result);
      assign();
    });
    worker.on('error', reject);
    worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`A worker ended with ${code}.`))));
    assign();
  });
  return { done, stop: () => worker.kill() };
}

/** One process is this one: starting another takes seconds. */
async function workHere<Order, Result>(
  { perform, order, numbers }: Shift<Order, Result>,
  tell: (result: Result) => void,
): Promise<void> {
  for (const number of numbers) {
    tell(perform(order, number));
    // What was told is written before the next job takes this process.
    await setImmediate();
  }
}

/**
 * Has all jobs of a shift done.
 * @param workers processes that work at the same time; one is this process
 * @param progress hears how many jobs are done
 * @returns the results in the order in which they came in
 * @throws Error when a job fails; the other processes are stopped
 */
export async function shareOut<Order, Result>(
  shift: Shift<Order, Result>,
  workers: number,
  progress: (done: number) => void = () => {},
): Promise<readonly Result[]> {
  const results: Result[] = [];
  let last = 0;
  const next = () => shift.numbers[last++] ?? null;
  const tell = (result: Result) => progress(results.push(result));
  if (workers === 1) {
    await workHere(shift, tell);
    return results;
  }
  const crew = Array.from({ length: Math.min(workers, shift.numbers.length) }, () => work(shift, next, tell));
  try {
    await Promise.all(crew.map(({ done }) => done));
  } finally {
    for (const { stop } of crew) stop();
  }
  return results;
}
