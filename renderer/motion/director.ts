/** Plays motions one after another. Pure timing: it knows neither clocks nor what a motion looks like. */
export interface Timed {
  /** Length at single speed, in milliseconds. */
  readonly duration: number;
  /** Milliseconds of it after which it may be told of in words; at once if left out. */
  readonly tells?: number;
}

/** How many times faster than single speed; `instant` shows results only. */
export type Speed = 1 | 2 | 'instant';

export interface Playing<Motion> {
  readonly motion: Motion;
  /** Share of the motion that is over, 0 to 1. */
  readonly progress: number;
}

export interface Director<Motion extends Timed> {
  readonly current: Motion | null;
  /** Milliseconds of single speed that `current` has been played. */
  readonly elapsed: number;
  readonly queue: readonly Motion[];
}

/** What a step of the clock brought about; apply `ended` in order, then show `playing`. */
export interface Step<Motion extends Timed> {
  readonly director: Director<Motion>;
  readonly ended: readonly Motion[];
  readonly playing: Playing<Motion> | null;
}

export function createDirector<Motion extends Timed>(): Director<Motion> {
  return { current: null, elapsed: 0, queue: [] };
}

export function enqueue<Motion extends Timed>(
  director: Director<Motion>,
  motions: readonly Motion[],
): Director<Motion> {
  return { ...director, queue: [...director.queue, ...motions] };
}

export function isIdle<Motion extends Timed>(director: Director<Motion>): boolean {
  return director.current === null && director.queue.length === 0;
}

/** Ends everything at once, in order. */
export function skip<Motion extends Timed>({ current, queue }: Director<Motion>): Step<Motion> {
  const ended = current ? [current, ...queue] : queue;
  return { director: createDirector(), ended, playing: null };
}

/**
 * Lets time pass. Time left over by one motion goes to the next, so that slow frames do not stretch the show.
 * @param passed milliseconds since the last step
 */
export function advance<Motion extends Timed>(
  director: Director<Motion>,
  passed: number,
  speed: Speed,
): Step<Motion> {
  if (speed === 'instant') return skip(director);
  const queue = director.current ? [director.current, ...director.queue] : [...director.queue];
  const ended: Motion[] = [];
  let elapsed = director.elapsed + passed * speed;
  let [current] = queue;
  while (current && elapsed >= current.duration) {
    elapsed -= current.duration;
    ended.push(current);
    queue.shift();
    [current] = queue;
  }
  if (!current) return { director: createDirector(), ended, playing: null };
  const progress = current.duration > 0 ? elapsed / current.duration : 1;
  return {
    director: { current, elapsed, queue: queue.slice(1) },
    ended,
    playing: { motion: current, progress },
  };
}
