/** What broke in a game, and how to see it again. */
import type { Json } from '../../../models/kernel/types';
import { Broken, type Trial } from './trial';

export interface Fault {
  /** Number of the game, from 1. */
  readonly number: number;
  readonly seed: string;
  readonly message: string;
  /** What the referee is to be told so that it happens again, a line each. */
  readonly lines: readonly string[];
}

function seatLine({ start }: Trial): Json {
  return start.seats.map(({ name, controller }) =>
    controller.kind === 'bot' ? { name, bot: controller.level } : { name },
  );
}

/** Sets the game up, makes the moves that were made and the one that was being made, and shows where that leads. */
function refereeLines(trial: Trial): readonly string[] {
  const { soak, start, session, trying } = trial;
  const { options, seed } = start;
  const moves = session.whole().moves.map(({ move }) => move);
  const made = trying ? [...moves.filter((move) => move !== trying), trying] : moves;
  return [
    { cmd: 'new', game: soak.game.rules.id, seats: seatLine(trial), options, seed },
    ...made.map((move) => ({ cmd: 'move', move })),
    { cmd: 'state' },
  ].map((line) => JSON.stringify(line));
}

/** @param error what was thrown in the game */
export function faultOf(trial: Trial, number: number, error: unknown): Fault {
  const thrown = error instanceof Error ? error : new Error(String(error));
  const message =
    thrown instanceof Broken ? thrown.message : `A rule failed: ${thrown.stack ?? thrown.message}`;
  return { number, seed: trial.start.seed, message, lines: refereeLines(trial) };
}
