import { between, type Random } from '../../random/random';
import type { Play } from '../player';
import type { Visitor } from './ambience';

/** How far to the left and right visitors come by. */
const WIDTH = 0.8;

function oneOf(random: Random, values: readonly number[]): number {
  return values[Math.floor(random() * values.length)] ?? 1;
}

/**
 * Lets a visitor come by again and again, after another time each time.
 * @returns keeps it away from now on
 */
export function startVisits(
  { sound, every, pitches, gain }: Visitor,
  play: Play,
  random: Random,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (share: number) => {
    timer = setTimeout(visit, between(random, ...every) * 1000 * share);
  };
  const visit = () => {
    play(sound, {
      pitch: oneOf(random, pitches),
      gain: between(random, ...gain),
      pan: between(random, -WIDTH, WIDTH),
    });
    wait(1);
  };
  // One need not sit through the longest wait before the first visit.
  wait(random());
  return () => clearTimeout(timer);
}
