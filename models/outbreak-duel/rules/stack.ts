import { pushFrames } from '../../kernel/effects';
import type { Frame } from '../frames';
import type { ODPlay } from '../play';

/** Puts effects on the stack so that the first one named happens first. */
export function push(play: ODPlay, ...frames: readonly Frame[]): void {
  pushFrames<Frame>(play, ...frames);
}
