/** Where a replay stands and how it goes on. Pure: the clock belongs to whoever ticks. */
import type { Speed } from '../motion/director';

export interface Player {
  /** The table is shown as it was after this move. */
  readonly at: number;
  /** Number of the last move. */
  readonly last: number;
  readonly isPlaying: boolean;
  readonly speed: ReplaySpeed;
  /** Counts what was shown, so that the same moment looked at twice is shown twice. */
  readonly turn: number;
  /** Whether the last change was one move on, whose motions the table then plays. */
  readonly isForward: boolean;
}

export const REPLAY_SPEEDS = ['normal', 'fast', 'instant'] as const;
export type ReplaySpeed = (typeof REPLAY_SPEEDS)[number];

/** How fast the table moves. */
export const TABLE_SPEED = { normal: 1, fast: 2, instant: 'instant' } as const satisfies Readonly<
  Record<ReplaySpeed, Speed>
>;

export type PlayerEvent =
  | { readonly type: 'forward' | 'back' | 'toggle' }
  | { readonly type: 'jump'; readonly to: number }
  | { readonly type: 'speed'; readonly speed: ReplaySpeed };

/** Milliseconds at single speed from one move to the next, on top of what the table plays. */
const PAUSE = 900;
/** Milliseconds from move to move where nothing moves, so that one can still follow. */
const INSTANT_PAUSE = 350;

/** @param start the moment it begins with */
export function createPlayer(start: number, last: number, speed: ReplaySpeed): Player {
  return { at: start, last, isPlaying: false, speed, turn: 0, isForward: false };
}

function goTo(player: Player, to: number): Player {
  const at = Math.min(Math.max(to, 0), player.last);
  if (at === player.at) return { ...player, isPlaying: false };
  return {
    ...player,
    at,
    turn: player.turn + 1,
    isForward: at === player.at + 1,
    isPlaying: player.isPlaying && at < player.last,
  };
}

export function nextPlayer(player: Player, event: PlayerEvent): Player {
  switch (event.type) {
    case 'forward':
      return goTo(player, player.at + 1);
    case 'back':
      return goTo({ ...player, isPlaying: false }, player.at - 1);
    case 'jump':
      return { ...goTo(player, event.to), isForward: false };
    case 'toggle':
      return { ...player, isPlaying: !player.isPlaying && player.at < player.last };
    case 'speed':
      return { ...player, speed: event.speed };
    default:
      return event satisfies never;
  }
}

/**
 * Milliseconds until a playing replay goes on.
 * @param shown length at single speed of what the table plays for the move it stands at
 */
export function waitOf({ speed }: Player, shown: number): number {
  const times = TABLE_SPEED[speed];
  return times === 'instant' ? INSTANT_PAUSE : (PAUSE + shown) / times;
}
